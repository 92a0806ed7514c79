from __future__ import annotations

import pytest

from transpile.ir.types import f16, f32
from transpile.ops.capabilities import ATOMIC_USE, CPU, CUDA, METAL, PROFILES, WGSL, Capabilities
from transpile.ops.row import TARGETS, Polyfill, Unsupported
from transpile.ops.table import TABLE


@pytest.mark.parametrize("target", TARGETS)
def test_every_atomic_of_a_profile_has_a_spelling(target: str) -> None:
    profile: Capabilities = PROFILES[target]  # type: ignore[index]
    for _, element, use in profile.atomics:
        for row in (name for name, needs in ATOMIC_USE.items() if needs == use):
            if element.name not in TABLE[row].sig.operands[0]:
                continue
            operands = [element] * len(TABLE[row].sig.operands)
            spelling = TABLE[row].spelling(target, operands)  # type: ignore[arg-type]
            assert not isinstance(spelling, (Polyfill, Unsupported)), (row, element, spelling)


def test_atomic_uses_are_those_of_the_table() -> None:
    assert set(ATOMIC_USE) == {name for name, row in TABLE.items() if row.effect == "atomic"}


def test_widest_vectors() -> None:
    assert [p.max_vector_width[f32] for p in (CUDA, METAL, WGSL, CPU)] == [4, 4, 4, 8]
    assert [p.max_vector_width[f16] for p in (CUDA, METAL, WGSL, CPU)] == [8, 4, 4, 16]


def test_profiles_can_be_keys() -> None:
    assert len({hash(profile) for profile in PROFILES.values()}) == len(PROFILES)

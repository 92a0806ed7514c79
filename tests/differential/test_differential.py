"""Random kernels give everywhere what they give on the reference: a small fixed share.

``TRANSPILE_FUZZ=1000 pytest tests/differential`` runs more; ``python tests/differential/run.py`` runs any number, and
shows what differs.
"""

from __future__ import annotations

import os

import pytest

from tests.differential.compare import differences
from tests.differential.execute import WHERE, Runner, reference
from tests.differential.generate import generate
from tests.differential.parts import CUBES

KERNELS = int(os.environ.get("TRANSPILE_FUZZ") or 36)
BATCH = 18
"""Kernels of one C++ program."""


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, KERNELS, BATCH))
def test_random_kernels_agree(first: int, runner: Runner) -> None:
    cases = [generate(seed) for seed in range(first, min(first + BATCH, KERNELS))]
    before = runner.result.ran.copy()
    faults = runner.run(cases)
    assert not faults, "\n".join(map(str, faults))
    ran = runner.result.ran - before
    assert all(ran[where] > len(cases) // 3 for where in WHERE), ran


def test_what_differs_is_seen() -> None:
    """A wrong number in any log or counter is reported."""
    case = next(case for case in map(generate, range(2, 100)) if case.has_counts)
    wanted = reference(case, 32)
    assert not differences(case, [m.copy() for m in wanted], wanted)
    for place in range(len(case.types), 2 * len(case.types) + 1):
        found = [m.copy() for m in wanted]
        found[place][-1] = 3 if found[place][-1] == 77 else 77
        assert differences(case, found, wanted)


def test_inputs_of_cubes_differ() -> None:
    case = generate(2)
    first = case.arguments()[0][: case.units].reshape(CUBES, -1)
    assert len({row.tobytes() for row in first}) == CUBES

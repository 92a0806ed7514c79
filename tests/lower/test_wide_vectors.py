"""Vectors of 8 and 16 narrow lanes in CUDA, HIP and Metal, run by the host: numbers, and all bits of a copy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.lower import emulated
from tests.ops.execute import Missing
from tests.runtime.conformance.test_wide_vectors import KINDS, copied, every_bit, few, mixed, wanted
from transpile.ops.capabilities import PROFILES

CASES = {"cuda": [("f16", 16), ("i8", 8)], "hip": [("bf16", 16)]}
CASES["metal"] = [("f16", 8), ("bf16", 8), ("i8", 16), ("u16", 16), ("u8", 8)]


def vectors(array: Any, width: int) -> Any:
    """Return an array that has as many elements as vectors."""
    return array.view(f"V{array.itemsize * width}")


@pytest.mark.parametrize("target", CASES)
def test_numbers_and_bits(target: str, tmp_path: Path, missing: Missing) -> None:
    if emulated.compiler() is None:
        missing("no g++")
    runs: dict[str, tuple[Any, list[Any], Any]] = {}
    for kind, width in CASES[target]:
        dtype = KINDS[kind]
        x, y = few(dtype, 45 * width, 1), few(dtype, 45 * width, 2)
        options = {"dim": 8, "grid_rank": 1, "vectorize": width}
        artifact = mixed.artifact(PROFILES[target], x, y, width - 1, **options)
        runs[f"mixed_{kind}"] = (
            artifact,
            [vectors(x, width), vectors(y, width), width - 1],
            wanted(x, y, width),
        )
        bits = every_bit(dtype, 65536)[-48 * width :].copy()
        artifact = copied.artifact(PROFILES[target], bits, bits, **options)
        runs[f"copied_{kind}"] = (
            artifact,
            [vectors(bits, width), vectors(np.zeros_like(bits), width)],
            bits,
        )
    program = emulated.build({name: run[0] for name, run in runs.items()}, target, tmp_path)
    for name, (artifact, arguments, expected) in runs.items():
        found = emulated.execute(program, name, artifact, arguments, 6)
        assert found[1].tobytes() == expected.tobytes(), name

"""Kernels on the CPU do what the reference interpreter does: barriers, masks, edges, atomics, narrow types."""

from __future__ import annotations

import numpy as np
import pytest

from runtime.protocols import Array
from tests.runtime.cpu.agreement import CASES, assert_agreement, prepared
from tests.runtime.cpu.random_cubes import GRID, Generator
from transpile.ir.host import numpy_dtype
from transpile.ir.types import Memory, element_of

LAUNCHES = {
    "reverse": ((3, 1, 1), 192, [150]),
    "tree": ((3, 1, 1), 600, [150]),
    "tiles": ((3, 3, 1), 1600, [40]),
    "divergent": ((3, 1, 1), 192, [150]),
    "histogram": ((3, 1, 1), 192, [150]),
    "atomics": ((3, 1, 1), 256, [150]),
    "strided": ((2, 2, 1), 1024, [300, 3]),
}
"""Grid, elements of each memory, scalars."""


def contents(type: Memory, length: int, random: np.random.Generator) -> Array:
    element = element_of(type.element)
    if element.is_float:
        return random.normal(0, 2, length).astype("f4").astype(numpy_dtype(element))
    if element.is_bool:
        return random.integers(0, 2, length).astype(bool)
    return random.integers(0, 100, length).astype(numpy_dtype(element))


@pytest.mark.parametrize("case", CASES)
def test_agrees_with_reference(case: str) -> None:
    count, length, scalars = LAUNCHES[case]
    kernel = prepared(CASES[case].read_text())
    random = np.random.default_rng(3)
    memories = [contents(p.type, length, random) for p in kernel.memories]  # type: ignore[arg-type]
    assert_agreement(kernel, count, memories, scalars)


@pytest.mark.parametrize("seed", range(16))
def test_random_cubes_agree_with_reference(seed: int) -> None:
    generator = Generator(seed)
    kernel = prepared(generator.text())
    random = np.random.default_rng(seed)
    total = generator.units * GRID[0]
    memories = [
        random.integers(-50, 50, total + 1).astype("i4"),
        random.normal(size=total + 1).astype("f4"),
        np.zeros(total, "i4"),
        np.zeros(total, "f4"),
    ]
    used = total - int(random.integers(0, generator.units))
    assert_agreement(kernel, GRID, memories, [used, int(random.integers(0, 5))], widths=(1, 16))

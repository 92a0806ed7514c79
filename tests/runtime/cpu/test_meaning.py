"""Kernels on the CPU do what the reference interpreter does: barriers, masks, edges, atomics, narrow types."""

from __future__ import annotations

import numpy as np
import pytest

from runtime.protocols import Array
from tests.runtime.cpu.agreement import CASES, assert_agreement, prepared
from tests.runtime.cpu.random_cubes import GRID, Generator
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS, Memory, element_of, integer_range

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


@pytest.mark.parametrize("case", LAUNCHES)
def test_agrees_with_reference(case: str) -> None:
    count, length, scalars = LAUNCHES[case]
    kernel = prepared(CASES[case].read_text())
    random = np.random.default_rng(3)
    memories = [contents(p.type, length, random) for p in kernel.memories]  # type: ignore[arg-type]
    assert_agreement(kernel, count, memories, scalars)


LOOPS = CASES["loops"].read_text()


@pytest.mark.parametrize("type", ["i8", "u8", "i32", "u32", "i64", "u64"])
@pytest.mark.parametrize("uniform", ["upward", "to the greatest", "to the least", "no step"])
def test_ranges_of_every_type_end(type: str, uniform: str) -> None:
    """Steps that would wrap beyond the last number of the type end the loop as in Python."""
    dtype = numpy_dtype(SCALARS[type])
    low, high = integer_range(SCALARS[type])
    random = np.random.default_rng(5)
    start = random.integers(max(low, -50), 60, 64).astype(dtype)
    stop = random.integers(0, 100, 64).astype(dtype)
    step = random.integers(max(low, -6), 6, 64).astype(dtype)
    start[5:8], stop[5:8], step[5:8] = (high - 5, high - 1, low), (high, high, low), (3, 2, 1)
    start[1], stop[1], step[1] = {
        "upward": (3, 40, 7),
        "to the greatest": (high - 7, high, 2),
        "to the least": (low + 7, low, -2 if low else 2),
        "no step": (0, 9, 0),
    }[uniform]
    kernel = prepared(LOOPS.replace("i32", type))
    memories = [start, stop, step, np.zeros_like(start), np.zeros_like(start)]
    assert_agreement(kernel, (1, 1, 1), memories, [], widths=(1, 16))


def test_every_case_is_launched() -> None:
    assert set(CASES) == {*LAUNCHES, "loops"}


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

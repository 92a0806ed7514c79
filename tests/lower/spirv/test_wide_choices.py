"""Choices of 64-bit integers go by halves: NVIDIA's driver mixes up what one OpSelect chooses (``x % 5`` was wrong)."""

from __future__ import annotations

import re

import numpy as np
import pytest

from runtime import device
from tests.ops import execute
from transpile import ABSOLUTE_POS, Array, Mut, cube, i64, select, u64

WIDE = re.compile(r"OpSelect %(vec\d_)?[iu]64\b")


@cube(launch=True)
def chosen(x: Array[i64], y: Array[u64], rest: Mut[Array[i64]], least: Mut[Array[u64]]) -> None:
    i = ABSOLUTE_POS
    if i < rest.len():
        rest[i] = select(x[i] > 3, x[i] % 5, x[i])
        least[i] = select(y[i] > 7, y[i] // 3, y[i])


@pytest.mark.parametrize("width", [1, 2, 4, 8])
def test_no_instruction_chooses_a_64_bit_integer(width: int, missing: execute.Missing) -> None:
    execute.plane_of("vulkan", missing)
    x = np.random.default_rng(1).integers(-(2**63), 2**63 - 1, 64, dtype=np.int64)
    x[:8] = [0, 3, 4, -1, -5, -(2**63), 2**63 - 1, 2**32]
    y = x.view(np.uint64).copy()
    arrays = x, y, np.zeros_like(x), np.zeros_like(y)
    text = chosen.inspect("spirv", *arrays, vectorize=width)
    assert "OpSelect %u32" in text
    assert not WIDE.search(text)
    chosen.launch(device("vulkan").client, 1, 64, *arrays, vectorize=width)
    assert np.array_equal(arrays[2], np.where(x > 3, x % 5, x))
    assert np.array_equal(arrays[3], np.where(y > 7, y // np.uint64(3), y))


def test_the_pattern_finds_them() -> None:
    assert WIDE.search("%3 = OpSelect %i64 %1 %2 %2")
    assert WIDE.search("%3 = OpSelect %vec4_u64 %1 %2 %2")

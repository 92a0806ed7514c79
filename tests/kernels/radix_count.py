"""Count the digits of keys for a radix sort: signed and floating keys become unsigned ones of the same order."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    UNIT_POS_X,
    Array,
    Atomic,
    Comptime,
    Mut,
    Numeric,
    SharedMemory,
    Tensor,
    bitcast,
    comptime,
    cube,
    f32,
    spec,
    sync_cube,
    u32,
)

N = TypeVar("N", bound=Numeric)


@cube
def ordered(key: N) -> u32:
    """Return bits that compare as the keys do."""
    pattern = bitcast(key, u32)
    if key.dtype.is_float:
        return ~pattern if pattern >> 31 else pattern | 0x80000000
    return pattern ^ 0x80000000 if key.dtype.is_signed else pattern


@cube(launch=True)
def radix_count(
    keys: Array[N],
    counts: Mut[Tensor[u32]],
    shift: u32,
    digit_bits: Comptime[int],
    items: Comptime[int],
) -> None:
    digits = comptime(1 << digit_bits)
    found = SharedMemory[Atomic[u32]].zeros(digits)
    first = CUBE_POS_X * CUBE_DIM_X * items + UNIT_POS_X
    for step in range(items):
        place = first + u32(step) * CUBE_DIM_X
        if place < keys.len():
            digit = ordered(keys[place]) >> shift & (digits - 1)
            found[digit].add(1)
    sync_cube()
    for digit in range(UNIT_POS_X, digits, CUBE_DIM_X):
        counts[digit, CUBE_POS_X] = found[digit].load()


ARGS = {"radix_count": (spec(f32, 10000), spec(u32, (16, 10)), 28, 4, 4)}
DTYPES = ("f32", "i32", "u32")
SIZES = ((5, 28), (130, 20), (0, 0))


def case(random, dtype, size):
    length, shift = size
    keys = random.array(dtype, length) - random.array(dtype, length)
    bits = keys.view(np.uint32)
    if dtype == "f32":
        bits = np.where(bits >> 31 == 1, ~bits, bits | 0x80000000)
    elif dtype == "i32":
        bits = bits ^ 0x80000000
    digits = bits >> np.uint32(shift) & 7
    cubes = -(-length // 16) or 1
    expected = np.zeros((8, cubes))
    np.add.at(expected, (digits, np.arange(length) // 16), 1)
    return dict(
        args=(keys, random.zeros("u32", (8, cubes)), shift, 3, 2),
        count=cubes,
        dim=8,
        expected={1: expected},
    )

"""FNV-1a hashes of records, of 32 or 64 bits: the constants of a width from a comptime dictionary."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import ABSOLUTE_POS, Array, Int, Mut, Tensor, bits, cube, spec, u32

W = TypeVar("W", bound=Int)
FNV = {32: (0x811C9DC5, 0x01000193), 64: (0xCBF29CE484222325, 0x100000001B3)}
"""Offset and prime of each width."""


@cube(launch=True)
def fnv(records: Tensor[u32], out: Mut[Array[W]]) -> None:
    row = ABSOLUTE_POS
    if row < records.shape(0):
        offset, prime = FNV[bits(W)]
        result = W(offset)
        for k in range(records.shape(1)):
            word = records[row, k]
            for shift in (0, 8, 16, 24):
                result = (result ^ W(word >> shift & 255)) * W(prime)
        out[row] = result


ARGS = {"fnv": (spec(u32, (1000, 4)), spec(u32, 1000))}
DTYPES = ("u32", "u64")
SIZES = ((1, 1), (19, 3))


def case(random, dtype, size):
    records = random.integers(0, 2**32, size, "u32")
    offset, prime = FNV[int(dtype[1:])]
    found = np.full(size[0], offset, dtype.replace("u", "uint"))
    for byte in records.view("u1").reshape(size[0], -1).T:
        found = (found ^ byte) * found.dtype.type(prime)
    return dict(
        args=(records, random.zeros(dtype, size[0])),
        count=-(-size[0] // 16),
        dim=16,
        expected={1: found},
    )

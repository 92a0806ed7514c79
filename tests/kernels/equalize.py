"""Histogram equalization: running counts of gray values become a table in shared memory, which maps all pixels."""

from __future__ import annotations

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    CUBE_DIM,
    UNIT_POS,
    Array,
    Comptime,
    Mut,
    SharedMemory,
    cube,
    f32,
    spec,
    sync_cube,
    u32,
)


@cube(launch=True)
def equalize(
    pixels: Array[u32], counts: Array[u32], out: Mut[Array[u32]], levels: Comptime[int]
) -> None:
    table = SharedMemory[u32](levels)
    for level in range(UNIT_POS, levels, CUBE_DIM):
        below = u32(0)
        for k in range(level + 1):
            below += counts[k]
        table[level] = u32(f32(below) * (levels - 1) / f32(pixels.len()) + 0.5)
    sync_cube()
    i = ABSOLUTE_POS
    if i < pixels.len():
        out[i] = table[min(pixels[i], levels - 1)]


ARGS = {"equalize": (spec(u32, 2000), spec(u32, 256), spec(u32, 2000), 256)}
DTYPES = ("u32",)
SIZES = (1, 40)


def case(random, dtype, size):
    pixels = random.integers(0, 14, size, dtype)  # one below 16 quarters exactly
    counts = np.bincount(pixels, minlength=17).astype("u4")
    table = np.floor(np.cumsum(counts) * 16 / size + 0.5)
    return dict(
        args=(pixels, counts, random.zeros(dtype, size), 17),
        count=-(-size // 8),
        dim=8,
        expected={2: table[pixels]},
    )

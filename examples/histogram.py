"""Counting with atomics: first in shared memory, where they are fast, then one atomic a bin and cube in global memory.

python examples/histogram.py
"""

from __future__ import annotations

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    CUBE_COUNT,
    CUBE_DIM,
    UNIT_POS,
    Array,
    Atomic,
    Comptime,
    Mut,
    SharedMemory,
    cube,
    spec,
    sync_cube,
    u32,
)


@cube(launch=True)
def histogram(x: Array[u32], counts: Mut[Array[Atomic[u32]]], bins: Comptime[int]) -> None:
    # Shared memory holds anything until it is written; `zeros` writes it with all units and waits.
    local = SharedMemory[Atomic[u32]].zeros(bins)
    for i in range(ABSOLUTE_POS, x.len(), CUBE_COUNT * CUBE_DIM):
        local[x[i] % bins].add(1)
    sync_cube()
    for b in range(UNIT_POS, bins, CUBE_DIM):
        count = local[b].load()
        if count > 0:
            counts[b].add(count)


BINS = 64
ARGS = {"histogram": (spec(u32, 10_000), spec(u32, BINS), BINS)}


def main() -> None:
    x = np.random.default_rng(5).integers(0, 1000, 10_000).astype("u4")
    counts = np.zeros(BINS, "u4")

    histogram[8, 256](x, counts, BINS)

    np.testing.assert_array_equal(counts, np.bincount(x % BINS, minlength=BINS))
    print(f"histogram agrees with NumPy: {counts.sum()} values in {BINS} bins")


if __name__ == "__main__":
    main()

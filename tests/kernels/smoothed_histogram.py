"""A smoothed histogram over the range of each row: phases whose shared memory is not in use at the same time."""

from __future__ import annotations

import numpy as np

from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    UNIT_POS_X,
    Atomic,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    f32,
    max_value,
    min_value,
    spec,
    sync_cube,
    u32,
)


@cube
def cube_range(low: f32, high: f32):
    """Return the least and the greatest of what the units of the cube have."""
    lowest = SharedMemory[f32](CUBE_DIM_X)
    highest = SharedMemory[f32](CUBE_DIM_X)
    lowest[UNIT_POS_X] = low
    highest[UNIT_POS_X] = high
    sync_cube()
    half = u32(CUBE_DIM_X // 2)
    while half > 0:
        if UNIT_POS_X < half:
            lowest[UNIT_POS_X] = min(lowest[UNIT_POS_X], lowest[UNIT_POS_X + half])
            highest[UNIT_POS_X] = max(highest[UNIT_POS_X], highest[UNIT_POS_X + half])
        sync_cube()
        half //= 2
    return lowest[0], highest[0]


@cube(launch=True)
def smoothed_histogram(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    row = CUBE_POS_X
    low, high = max_value(f32), min_value(f32)
    for k in range(UNIT_POS_X, x.shape(1), CUBE_DIM_X):
        low = min(low, x[row, k])
        high = max(high, x[row, k])
    low, high = cube_range(low, high)
    sync_cube()
    bins = comptime(CUBE_DIM_X // 2)
    found = SharedMemory[Atomic[u32]].zeros(bins)
    scale = f32(bins) / max(high - low, 1e-30)
    for k in range(UNIT_POS_X, x.shape(1), CUBE_DIM_X):
        found[min(u32((x[row, k] - low) * scale), bins - 1)].add(1)
    sync_cube()
    counts = SharedMemory[f32](bins)
    if UNIT_POS_X < bins:
        counts[UNIT_POS_X] = f32(found[UNIT_POS_X].load())
    sync_cube()
    if UNIT_POS_X < bins:
        left = counts[max(UNIT_POS_X, 1) - 1]
        right = counts[min(UNIT_POS_X + 1, bins - 1)]
        out[row, UNIT_POS_X] = left / 4.0 + counts[UNIT_POS_X] / 2.0 + right / 4.0


ARGS = {"smoothed_histogram": (spec(f32, (64, 3000)), spec(f32, (64, 32)))}
OPTIONS = {"smoothed_histogram": {"cube_dim": 64}}
DTYPES = ("f32",)
SIZES = ((3, 5), (2, 131))


def case(random, dtype, size):
    # Sixteenths from 0 to 8, both of which are there: bins have whole numbers of them.
    x = random.integers(0, 129, size, "i32").astype(np.float32) / 16
    x[:, 0], x[:, 1] = 0, 8
    place = np.minimum(x * 4, 31).astype(np.int64)
    counts = np.zeros((size[0], 32))
    np.add.at(counts, (np.arange(size[0])[:, None], place), 1)
    wide = np.pad(counts, ((0, 0), (1, 1)), "edge")
    return dict(
        args=(x, random.zeros("f32", (size[0], 32))),
        count=size[0],
        dim=64,
        expected={1: wide[:, :-2] / 4 + counts / 2 + wide[:, 2:] / 4},
    )

"""Stream compaction in order, by one cube: a ballot gives each unit its place in its plane."""

from __future__ import annotations

import numpy as np

from transpile import (
    CUBE_DIM,
    PLANE_DIM,
    PLANE_POS,
    UNIT_POS,
    UNIT_POS_PLANE,
    Array,
    Mut,
    SharedMemory,
    comptime,
    cube,
    f32,
    plane_ballot,
    popcount,
    spec,
    sync_cube,
    u32,
    unroll,
)


@cube
def plane_place(wanted):
    """Return how many units below this one are wanted, and how many of the whole plane."""
    votes = plane_ballot(wanted)
    below, total = u32(0), u32(0)
    for word in unroll(range((PLANE_DIM + 31) // 32)):
        start = comptime(32 * word)
        if UNIT_POS_PLANE >= start + 32:
            below += popcount(votes[word])
        elif UNIT_POS_PLANE >= start:
            mask = (u32(1) << (UNIT_POS_PLANE - start)) - 1
            below += popcount(votes[word] & mask)
        total += popcount(votes[word])
    return below, total


@cube(launch=True)
def compact(x: Array[f32], threshold: f32, out: Mut[Array[f32]], length: Mut[Array[u32]]) -> None:
    planes = comptime((CUBE_DIM + PLANE_DIM - 1) // PLANE_DIM)
    totals = SharedMemory[u32](planes)
    written = u32(0)
    for start in range(0, u32(x.len()), CUBE_DIM):
        place = start + UNIT_POS
        value = x[place]
        wanted = place < x.len() and value > threshold
        below, total = plane_place(wanted)
        if UNIT_POS_PLANE == 0:
            totals[PLANE_POS] = total
        sync_cube()
        for plane in range(planes):
            if plane < PLANE_POS:
                below += totals[plane]
        if wanted:
            out[written + below] = value
        for plane in range(planes):
            written += totals[plane]
        sync_cube()
    if UNIT_POS == 0:
        length[0] = written


ARGS = {"compact": (spec(f32, 1000), 0.5, spec(f32, 1000), spec(u32, 1))}
OPTIONS = {"compact": {"cube_dim": 128}}
DTYPES = ("f32",)
SIZES = (0, 7, 100)


def case(random, dtype, size):
    x = random.array(dtype, size)
    kept = random.wide(x)[x > 0.25]
    expected = np.zeros(size)
    expected[: kept.size] = kept
    return dict(
        args=(x, 0.25, random.zeros(dtype, size), random.zeros("u32", 1)),
        count=1,
        dim=64,
        expected={2: expected, 3: [kept.size]},
    )

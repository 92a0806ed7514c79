"""Votes of edge points for the lines through them: trigonometric tables built at comptime, atomics for the votes."""

from __future__ import annotations

import math

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    Atomic,
    Comptime,
    Mut,
    Tensor,
    cube,
    f32,
    floor,
    i32,
    spec,
    u32,
    unroll,
)


@cube(launch=True)
def hough(edges: Tensor[i32], votes: Mut[Tensor[Atomic[u32]]], angles: Comptime[int]) -> None:
    row, column = ABSOLUTE_POS_Y, ABSOLUTE_POS_X
    if row >= edges.shape(0) or column >= edges.shape(1) or edges[row, column] == 0:
        return
    middle = i32(votes.shape(1)) // 2
    for step in unroll(range(angles)):
        angle = math.pi * step / angles
        distance = f32(column) * math.cos(angle) + f32(row) * math.sin(angle)
        votes[step, middle + i32(floor(distance + 0.5))].add(1)


ARGS = {"hough": (spec(i32, (40, 50)), spec(u32, (4, 160)), 4)}
OPTIONS = {"hough": {"cube_dim": (16, 8), "grid_rank": 2}}
DTYPES = ("i32",)
SIZES = ((5, 9), (8, 3))


def case(random, dtype, size):
    edges = random.integers(0, 2, size, dtype)
    rows, columns = np.nonzero(edges)
    votes = np.zeros((4, 41))
    for step in range(4):
        angle = np.pi * step / 4
        distance = columns * np.cos(angle) + rows * np.sin(angle)
        np.add.at(votes[step], 20 + np.floor(distance + 0.5).astype(int), 1)
    return dict(
        args=(edges, random.zeros("u32", (4, 41)), 4),
        count=(-(-size[1] // 4), -(-size[0] // 4)),
        dim=(4, 4),
        expected={1: votes},
    )

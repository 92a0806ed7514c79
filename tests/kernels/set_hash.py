"""A hash of each row that doesn't depend on the order: sums and products of mixed 64-bit words, over planes first."""

from __future__ import annotations

import numpy as np

from transpile import (
    CUBE_DIM,
    CUBE_POS_X,
    PLANE_DIM,
    PLANE_POS,
    UNIT_POS,
    UNIT_POS_PLANE,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    plane_max,
    plane_prod,
    plane_sum,
    spec,
    sync_cube,
    u64,
)

STEP, MIX = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9
"""Of splitmix64."""


@cube
def mixed(x: u64) -> u64:
    x = (x + STEP) * MIX
    return x ^ (x >> 31)


@cube(launch=True)
def set_hash(x: Tensor[u64], out: Mut[Tensor[u64]]) -> None:
    planes = comptime((CUBE_DIM + PLANE_DIM - 1) // PLANE_DIM)
    sums, products, greatest = (
        SharedMemory[u64](planes),
        SharedMemory[u64](planes),
        SharedMemory[u64](planes),
    )
    total, product, most = u64(0), u64(1), u64(0)
    for column in range(UNIT_POS, x.shape(1), CUBE_DIM):
        word = mixed(x[CUBE_POS_X, column])
        total += word
        product *= word | 1
        most = max(most, word)
    total, product, most = plane_sum(total), plane_prod(product), plane_max(most)
    if UNIT_POS_PLANE == 0:
        sums[PLANE_POS] = total
        products[PLANE_POS] = product
        greatest[PLANE_POS] = most
    sync_cube()
    if UNIT_POS == 0:
        for plane in range(1, planes):
            total += sums[plane]
            product *= products[plane]
            most = max(most, greatest[plane])
        out[CUBE_POS_X, 0] = total
        out[CUBE_POS_X, 1] = product
        out[CUBE_POS_X, 2] = most


ARGS = {"set_hash": (spec(u64, (8, 1000)), spec(u64, (8, 3)))}
OPTIONS = {"set_hash": {"cube_dim": 128}}
DTYPES = ("u64",)
SIZES = (1, 200)


def case(random, dtype, size):
    x = random.integers(0, 2**63, (3, size), dtype)
    word = (x + np.uint64(STEP)) * np.uint64(MIX)
    word ^= word >> np.uint64(31)
    expected = np.stack(
        [word.sum(1), np.multiply.reduce(word | np.uint64(1), axis=1), word.max(1)], axis=1
    )
    return dict(args=(x, random.zeros(dtype, (3, 3))), count=3, dim=64, expected={1: expected})

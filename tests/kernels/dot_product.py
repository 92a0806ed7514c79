"""Dot product: a grid-stride loop, a sum over the plane, one atomic add for each plane."""

from __future__ import annotations

from transpile import (
    ABSOLUTE_POS,
    CUBE_COUNT,
    CUBE_DIM,
    UNIT_POS_PLANE,
    Array,
    Atomic,
    Mut,
    cube,
    f32,
    plane_sum,
    spec,
)


@cube(launch=True)
def dot_product(x: Array[f32], y: Array[f32], out: Mut[Array[Atomic[f32]]]) -> None:
    total = f32(0.0)
    for i in range(ABSOLUTE_POS, x.len(), CUBE_COUNT * CUBE_DIM):
        total += x[i] * y[i]
    total = plane_sum(total)
    if UNIT_POS_PLANE == 0:
        out[0].add(total)


ARGS = {"dot_product": (spec(f32, 5000), spec(f32, 5000), spec(f32, 1))}
DTYPES = ("f32",)
SIZES = (0, 1, 231)


def case(random, dtype, size):
    x, y = random.array(dtype, size), random.array(dtype, size)
    return dict(
        args=(x, y, random.zeros(dtype, 1)),
        count=2,
        dim=64,
        expected={2: random.wide(x) @ random.wide(y)},
        scale=size,
    )

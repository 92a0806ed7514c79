"""A copy whose elements become vectors at launch, by ``vectorize=4``, and a scaled one that names its vectors."""

from __future__ import annotations

from typing import TypeVar

from transpile import ABSOLUTE_POS, Array, CubePrimitive, Mut, Tensor, Vector, cube, f32, spec

E = TypeVar("E", bound=CubePrimitive)


@cube(launch=True)
def vectorized_copy(x: Tensor[E], out: Mut[Tensor[E]]) -> None:
    if ABSOLUTE_POS < out.len():
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS]


@cube(launch=True)
def vectorized_scale(x: Array[Vector[f32, 4]], out: Mut[Array[Vector[f32, 4]]], by: f32) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        v = x[i] * by
        v[3] = v[0] + v[3]
        out[i] = v


ARGS = {
    "vectorized_copy": (spec(f32, 4000), spec(f32, 4000)),
    "vectorized_scale": (spec(f32, 4000), spec(f32, 4000), 2.0),
}
OPTIONS = {"vectorized_copy": {"vectorize": 4}}
DTYPES = ("f32",)
SIZES = (4, 1000)


def case(random, dtype, size, kernel="vectorized_copy"):
    x = random.array(dtype, size)
    expected = random.wide(x).copy()
    if kernel == "vectorized_scale":
        expected *= 0.5
        expected[3::4] += expected[0::4]
    extra = (0.5,) if kernel == "vectorized_scale" else ()
    return dict(
        args=(x, random.zeros(dtype, size), *extra),
        count=-(-size // 4 // 16) or 1,
        dim=16,
        vectorize=4 if kernel == "vectorized_copy" else 1,
        expected={1: expected},
    )

"""A number is a vector of one lane: kernels of any width mean the same for width one."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
import pytest
from expand.compared import WHERE, run

from transpile import (
    Array,
    CubeError,
    Float,
    Mut,
    Vector,
    cube,
    dot,
    f32,
    magnitude,
    normalize,
    spec,
)

F = TypeVar("F", bound=Float)
N = TypeVar("N")
TARGETS = ("cuda", "hip", "metal", "wgsl", "spirv", "mlir")


@cube
def weighted(v: Vector[F, N]) -> F:
    return dot(v, Vector[F, N](2.0)) + magnitude(v)


@cube(launch=True)
def of_any_width(x: Array[f32], out: Mut[Array[f32]]) -> None:
    out[0] = weighted(x[0])


@cube(launch=True)
def of_numbers(x: Array[f32], out: Mut[Array[f32]], one: Vector[f32, 1]) -> None:
    lane = Vector[f32, 1](x[1])
    out[0] = dot(x[0], lane)
    out[1] = magnitude(x[0])
    out[2] = normalize(x[0])
    out[3] = one


@pytest.mark.parametrize("where", WHERE)
def test_rows_across_lanes_take_numbers(where: str) -> None:
    out = np.zeros(4, "f4")
    run(of_numbers, where, np.array([-2, 3, 0, 0], "f4"), out, 5.0)
    assert out.tolist() == [-6.0, 2.0, -1.0, 5.0]
    run(of_any_width, where, np.array([-2, 3, 0, 0], "f4"), out)
    assert out[0] == -2.0


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_takes_numbers(target: str) -> None:
    array = spec(f32, (4,))
    for width in (1, 2):
        assert of_any_width.inspect(target, array, array, vectorize=width)
    assert of_numbers.inspect(target, array, array, 1.0)


@cube(launch=True)
def endless(out: Mut[Array[f32]]) -> None:
    out[0] = Vector[f32, 2**40](1.0)[0]


@cube(launch=True)
def three(x: Array[Vector[f32, 3]], out: Mut[Array[f32]]) -> None:
    out[0] = x[0][2]


def test_vectors_in_memory_have_lanes_that_vectors_have() -> None:
    with pytest.raises(CubeError, match=r"a vector of 3 lanes[\s\S]*x: Array\[Vector\[f32, 3\]\]"):
        three.inspect("ir", spec(f32, (6,)), spec(f32, (4,)))


def test_vectors_have_an_end() -> None:
    with pytest.raises(CubeError, match="power of two up to 256"):
        endless.inspect("ir", spec(f32, (4,)))

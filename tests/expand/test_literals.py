"""Literals that their type cannot hold, and loops that surely run."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

from runtime import device
from transpile import Array, CubeError, Mut, bitcast, cube, f16, f32, i32, i64, u32


@cube(launch=True)
def large_half(x: Mut[Array[f16]]) -> None:
    x[0] = x[0] * 100000.0


@cube(launch=True)
def large_single(x: Mut[Array[f32]]) -> None:
    x[0] = 1e40


@cube(launch=True)
def infinite(x: Mut[Array[f32]]) -> None:
    x[0] = x[0] * float("inf")


@pytest.mark.parametrize(("kernel", "dtype"), [(large_half, "f2"), (large_single, "f4")])
def test_a_float_literal_must_fit(kernel, dtype: str) -> None:
    with pytest.raises(CubeError, match="does not fit"):
        kernel.launch(device("reference").client, 1, 1, np.ones(1, dtype))


def test_infinity_is_a_number() -> None:
    x = np.ones(1, "f4")
    infinite.launch(device("reference").client, 1, 1, x)
    assert np.isinf(x[0])


@cube(launch=True)
def after_loops(out: Mut[Array[i32]]) -> None:
    for i in range(3):
        for j in range(4):
            last = i * 10 + j
            if last == 12:
                break
            if last == 21:
                continue
    out[0] = last
    out[1] = i
    out[2] = j


@cube(launch=True)
def perhaps_empty(n: i32, out: Mut[Array[i32]]) -> None:
    for i in range(n):
        last = i
    out[0] = last


@pytest.mark.parametrize("where", ["reference", "cpu"])
def test_names_are_bound_after_a_loop_that_surely_runs(where: str) -> None:
    out = np.zeros(3, "i4")
    after_loops.launch(device(where).client, 1, 1, out)
    assert out.tolist() == [23, 2, 3]


def test_names_may_be_unbound_after_a_loop_that_may_not_run() -> None:
    with pytest.raises(CubeError, match="`last` may be unbound"):
        perhaps_empty.launch(device("reference").client, 1, 1, 3, np.zeros(3, "i4"))


@cube(launch=True)
def bits_of_literals(x: Array[i32], out: Mut[Array[i32]], floats: Mut[Array[f32]]) -> None:
    k, one = 0, 1.0
    for v in x:
        if v > 0:
            k += 1
            one *= 2.0
    out[0] = bitcast(k, i32)
    out[1] = i32(bitcast(k, u32) + u32(1))
    out[2] = bitcast(one, i32)
    out[3] = bitcast(-1.0, i32)
    floats[0] = bitcast(0x3F800000, f32)
    floats[1] = bitcast(k, f32)


@cube(launch=True)
def bits_of_another_width(out: Mut[Array[i64]]) -> None:
    out[0] = bitcast(1, i64)


@cube(launch=True)
def bits_of_too_many(out: Mut[Array[u32]]) -> None:
    out[0] = bitcast(1 << 31, u32)


def test_bits_of_open_literals_are_those_of_i32_and_f32() -> None:
    x = np.array([1, -1, 2], "i4")
    wanted = [2, 3, np.float32(4).view("i4"), np.float32(-1).view("i4")]
    for run in (bits_of_literals.eager, partial(bits_of_literals.launch, device("cpu").client)):
        out, floats = np.zeros(4, "i4"), np.zeros(2, "f4")
        run(1, 1, x, out, floats)
        assert out.tolist() == wanted
        assert floats.view("i4").tolist() == [0x3F800000, 2]


def test_literals_have_the_bits_of_no_other_width() -> None:
    with pytest.raises(CubeError, match="`bitcast`"):
        bits_of_another_width.eager(1, 1, np.zeros(1, "i8"))
    with pytest.raises(CubeError, match="does not fit"):
        bits_of_too_many.eager(1, 1, np.zeros(1, "u4"))

"""Literals that their type cannot hold, and loops that surely run."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import device
from transpile import Array, CubeError, Mut, cube, f16, f32, i32


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

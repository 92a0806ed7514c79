"""Arithmetic with `CUBE_DIM_X` and comptime numbers is Python's where its result is comptime."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import (
    CUBE_DIM,
    CUBE_DIM_X,
    CUBE_DIM_Y,
    UNIT_POS_X,
    Array,
    Comptime,
    Mut,
    SharedMemory,
    comptime,
    cube,
    f32,
    i32,
    spec,
    static_assert,
    u32,
    unroll,
)


@comptime
def ceil_div(a: int, b: int) -> int:
    return -(-a // b)


def plain_ceil_div(a: Any, b: Any) -> Any:
    return -(-a // b)


@cube
def room(n: Comptime[int]) -> Any:
    return SharedMemory[f32](n)


@cube(launch=True)
def sizes(out: Mut[Array[i32]], n: Comptime[int]) -> None:
    assert -(-n // CUBE_DIM_X) == 4
    out[0] = comptime(-(-n // CUBE_DIM_X))
    out[1] = SharedMemory[f32](-(-n // CUBE_DIM_X) * 2).len()
    out[2] = room(-(-n // CUBE_DIM_X)).len() + room(CUBE_DIM_X).len()
    out[3] = ceil_div(n, CUBE_DIM_X) * 10 + plain_ceil_div(n, CUBE_DIM_X)
    count = 0
    for _ in unroll(range(-(-n // CUBE_DIM_X))):
        count += 1
    out[4] = count
    out[5] = comptime(n - CUBE_DIM * 2)
    out[6] = comptime(max(CUBE_DIM_X, n) + min(CUBE_DIM_X, n) + abs(n - CUBE_DIM_X * 9))
    out[7] = comptime(math.ceil(n / CUBE_DIM_X) + math.gcd(n, CUBE_DIM_X) + int(n / CUBE_DIM_X))
    quotient, rest = comptime(divmod(-n, CUBE_DIM_X))
    out[8] = comptime(quotient * 100 + rest)
    out[9] = (5, 6, 7)[CUBE_DIM_X // 32]
    out[10] = comptime(1 if CUBE_DIM_X > 64 else -1)
    out[11] = len([k for k in range(CUBE_DIM_X // 8)])
    out[12] = comptime(~CUBE_DIM_X + (CUBE_DIM_X << 2) + CUBE_DIM_X**2 - (CUBE_DIM_X ^ 3))
    out[13] = comptime(not CUBE_DIM_Y > 1)
    static_assert(n - CUBE_DIM_X * 4 < 0, "signed")
    if n - CUBE_DIM_X * 4 < 0:
        out[14] = 1
    half = CUBE_DIM_X / 3
    out[15] = i32(half)


EXPECTED = [
    4, 8, 36, 44, 4, 36, 100 + 32 + 188, 4 + 4 + 3, -400 + 28, 6, -1, 4,
    ~32 + 128 + 1024 - 35, 1, 1, 10,
]  # fmt: skip


@pytest.mark.parametrize("name", ["reference", "cpu"])
def test_numbers_on_devices(name: str) -> None:
    out = np.zeros(16, "i4")
    sizes.launch(device(name).client, 1, 32, out, 100)
    assert out.tolist() == EXPECTED


def test_numbers_under_eager() -> None:
    out = np.zeros(16, "i4")
    sizes.eager(1, 32, out, 100)
    assert out.tolist() == EXPECTED


def test_numbers_of_the_run_time_stay_u32() -> None:
    @cube(launch=True)
    def kernel(x: Array[u32], out: Mut[Array[u32]]) -> None:
        out[0] = x[0] & -CUBE_DIM_X
        out[1] = CUBE_DIM_X - 33 - x[0]
        total = CUBE_DIM_X
        total += x[0]
        out[2] = total * 3000000000

    x, out = np.full(1, 70, "u4"), np.zeros(3, "u4")
    kernel.launch(device("reference").client, 1, 32, x, out)
    wrapped = 2**32
    assert out.tolist() == [64, -71 % wrapped, 102 * 3000000000 % wrapped]


def test_what_has_no_place_is_refused_where_it_meets_one() -> None:
    @cube(launch=True)
    def kernel(x: Array[u32], out: Mut[Array[u32]]) -> None:
        out[0] = x[0] + (-5 // CUBE_DIM_X)

    with pytest.raises(Exception, match="-1 does not fit `u32`"):
        kernel.inspect("ir", spec(u32, 4), spec(u32, 4), cube_dim=32)


@cube(launch=True)
def halos(out: Mut[Array[u32]]) -> None:
    if UNIT_POS_X > 0:
        return
    for _k in range(CUBE_DIM_X - 6):
        out[0] += 1
        if out[0] == 9:
            break
    for k in range(1, CUBE_DIM_X - 6, 2):
        out[1] += k
        if out[1] > 9:
            break
    for n, k in enumerate(range(CUBE_DIM_X - 6)):
        out[2] += u32(n) + k
        if out[2] > 9:
            break
    for k in unroll(range(-3, CUBE_DIM_X - 6)):
        out[3] += k + 4


@pytest.mark.parametrize(
    ("units", "trips"), [(1, [0, 0, 0, 0]), (6, [0, 0, 0, 6]), (9, [3, 1, 6, 21])]
)
@pytest.mark.parametrize("name", ["reference", "eager", "cpu"])
def test_loops_up_to_less_than_nothing_make_no_trips(
    name: str, units: int, trips: list[int]
) -> None:
    out = np.zeros(4, "u4")
    if name == "eager":
        halos.eager(1, units, out)
    else:
        halos.launch(device(name).client, 1, units, out)
    assert out.tolist() == trips

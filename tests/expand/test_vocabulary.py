"""Plain Python functions that name words of the language are expanded, whatever they are called with."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from expand.compared import WHERE, kernel_of, run

from transpile import UNIT_POS_X, cube, f32, max_value, min_value, target, u32
from transpile.expand.vocabulary import speaks_kernel


class Least:
    @staticmethod
    def start():
        return max_value(f32)

    @classmethod
    def limits(cls):
        return min_value(u32), cls.start()


def place(offset):
    return UNIT_POS_X + offset


def widest():
    return target.max_cube_units


def plain(width):
    return sum(range(width))


@pytest.mark.parametrize("where", WHERE)
def test_they_need_no_run_time_argument(where: str) -> None:
    def read(x, out):
        greatest = Least.start()
        for k in range(3):
            greatest = min(greatest, x[k])
        least, start = Least.limits()
        out[0] = greatest
        out[1] = f32(least)
        out[2] = 1.0 if start > 3.0e38 else 0.0
        out[3] = f32(place(2))
        out[4] = plain(5)
        out[5] = 1.0 if widest() >= 64 else 0.0

    out = np.zeros(6, "f4")
    run(kernel_of(read), where, np.array([5, -2, 3], "f4"), out)
    assert out.tolist() == [-2, 0, 1, 2, 10, 1]


def test_what_speaks() -> None:
    inner: Any = cube(lambda: 1)

    def closure():
        def nested():
            return max_value(f32)

        return nested()

    def other():
        return inner()

    assert [speaks_kernel(f) for f in (Least.start, place, widest, closure)] == [True] * 4
    assert [speaks_kernel(f) for f in (plain, other)] == [False] * 2

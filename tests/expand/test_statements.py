"""Powers, ``divmod``, ``del``, starred unpacking and prints, against the same functions under Python."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from expand.compared import WHERE, check, kernel_of, run

from transpile import Array, Mut, comptime, cube, f32, i8, i32, u32, unroll


def powers(x, out):
    out[0] = x[0] ** x[1]
    out[1] = 3 ** x[1]
    out[2] = x[2] ** 3
    y = x[0]
    y **= x[1]
    out[3] = y
    out[4] = pow(x[2], x[1])
    n = 0
    for k in range(3):
        n += 2**k
    out[5] = n


def divided(x, out):
    q, r = divmod(x[2], x[1] + 1)
    out[0], out[1] = q, r
    out[2], out[3] = divmod(17, x[1] + 1)
    out[4], out[5] = divmod(x[2], -3)


def deleted(x, out):
    v = x[0]
    out[0] = v
    del v
    v = x[1]
    out[1] = v
    table = {"a": x[0], "b": x[1]}
    del table["a"]
    out[2] = len(table)
    items = [x[0], x[1], x[2]]
    del items[0]
    out[3] = items[0]
    a, b = x[0], x[1]
    del a, b


def starred(x, out):
    first, *rest = x[0], x[1], x[2]
    out[0] = first + rest[1]
    *start, last = [x[0], x[1], x[2], 5]
    out[1] = last + len(start)
    (a, *b), c = (x[0], 1, 2), x[1]
    out[2] = a + b[0] + b[1] + c
    for d, *e in unroll([(x[0], 1, 2), (x[1], 3, 4)]):
        out[3] += d * e[1]
    out[4] = add(*rest, *(1,))
    more = (*rest, *start)
    out[5] = len(more)


def add(a, b, c):
    return a + b * c


FUNCTIONS = [powers, divided, deleted, starred]
INPUTS = [[2, 5, -7], [-3, 3, 4], [7, 0, 1], [0, 0, 0]]
KERNELS = {function.__name__: kernel_of(function, "i32") for function in FUNCTIONS}


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_statement(function: Any, where: str) -> None:
    check(function, KERNELS[function.__name__], where, INPUTS, "i4")


@cube(launch=True)
def wrapping(x: Array[i8], y: Array[u32], out: Mut[Array[i32]]) -> None:
    out[0] = i32(x[0] ** x[1])
    out[1] = i32(y[0] ** y[1])
    out[2] = i32(x[0] ** x[2])


@pytest.mark.parametrize("where", WHERE)
def test_power_of_integers(where: str) -> None:
    """The product wraps; a negative exponent gives 0."""
    x, y, out = np.array([3, 6, -1], "i1"), np.array([5, 13], "u4"), np.zeros(3, "i4")
    run(wrapping, where, x, y, out)
    assert list(out) == [int(np.array(3**6).astype("i1")), 5**13 % 2**32, 0]


@cube(launch=True)
def printing(x: Array[i32]) -> None:
    v = x[0]
    print(f"v is {v}, twice {v * 2}, half {f32(v) / 2.0:.2f} {'text'} {comptime(3):>4}", x[1])
    print(f"{v=} {v!r:>5} {{braces}} {v:04d} {x[1] > 0}")
    p = Pair(v, x[1])
    print(p, f"{p}", (v, "a"), f"{v}b" + "c")


@cube
@dataclass
class Pair:
    first: i32
    second: i32


PRINTED = [
    "v is 7, twice 14, half 3.50 text    3 -1",
    "v=7     7 {braces} 0007 False",
    "Pair(first=7, second=-1) Pair(first=7, second=-1) (7, 'a') 7bc",
]


@pytest.mark.parametrize("where", WHERE)
def test_print_formats(where: str, capsys: pytest.CaptureFixture[str]) -> None:
    run(printing, where, np.array([7, -1], "i4"))
    assert capsys.readouterr().out.splitlines() == PRINTED

"""`reversed`, `enumerate` and `zip` over ranges of any step, and the extremes of what a generator gives."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import device
from transpile import Array, Mut, cube, i32, u32


@cube(launch=True)
def stepped(x: Array[i32], u: Array[u32], o: Mut[Array[i32]], p: Mut[Array[u32]]) -> None:
    for k in reversed(range(x[0], x[1], x[2])):
        o[0] = o[0] * 3 + k
    for j, k in enumerate(range(x[0], x[1], x[2]), 5):
        o[1] += j * k
    for a, b in zip(range(x[0], x[1], x[2]), range(9, 0, -2)):  # noqa: B905
        o[2] = o[2] * 3 + a * b
    for k in reversed(range(x[0], x[1], 3)):
        o[3] = o[3] * 3 + k
    for k in reversed(range(x[0], x[1], -2)):
        o[4] = o[4] * 3 + k
    for j, k in enumerate(range(x[0], 20, 7)):
        o[5] += j * 100 + k
    for k in reversed(range(u[0], u[1], u[2])):
        p[0] = p[0] * 3 + k
    for k in reversed(range(u[0], u[1], 2)):
        p[1] = p[1] * 3 + k


def expected(x: list[int], u: list[int]) -> tuple[list[int], list[int]]:
    o, p = [0] * 6, [0] * 2
    for k in reversed(range(*x)):
        o[0] = o[0] * 3 + k
    for j, k in enumerate(range(*x), 5):
        o[1] += j * k
    for a, b in zip(range(*x), range(9, 0, -2)):  # noqa: B905
        o[2] = o[2] * 3 + a * b
    for k in reversed(range(x[0], x[1], 3)):
        o[3] = o[3] * 3 + k
    for k in reversed(range(x[0], x[1], -2)):
        o[4] = o[4] * 3 + k
    for j, k in enumerate(range(x[0], 20, 7)):
        o[5] += j * 100 + k
    for k in reversed(range(*u)):
        p[0] = p[0] * 3 + k
    for k in reversed(range(u[0], u[1], 2)):
        p[1] = p[1] * 3 + k
    return o, p


@pytest.mark.parametrize("name", ["reference", "cpu", "eager"])
def test_ranges_with_a_step(name: str) -> None:
    bounds = [([2, 17, 3], [1, 5, 1]), ([10, -7, -4], [3, 12, 4]), ([-3, 5, 1], [5, 2, 2])]
    for x, u in bounds:
        out, unsigned = np.zeros(6, "i4"), np.zeros(2, "u4")
        args = np.array(x, "i4"), np.array(u, "u4"), out, unsigned
        if name == "eager":
            stepped.eager(1, 1, *args)
        else:
            stepped.launch(device(name).client, 1, 1, *args)
        assert (out.tolist(), unsigned.tolist()) == expected(x, u)


@cube(launch=True)
def extremes(x: Array[i32], o: Mut[Array[i32]]) -> None:
    o[0] = max(x[k] * x[k] for k in range(4)) + min([x[k] for k in range(4)])
    o[1] = max({"a": x[0], "b": x[3]}.values()) + min(k for k in (3, 1, 2))
    o[2] = max((k for k in ()), default=x[1]) + max(map(lambda k: k + x[0], (1, 2)))


@pytest.mark.parametrize("name", ["reference", "cpu", "eager"])
def test_extremes_of_collections(name: str) -> None:
    x, out = np.array([3, -5, 4, 2], "i4"), np.zeros(3, "i4")
    if name == "eager":
        extremes.eager(1, 1, x, out)
    else:
        extremes.launch(device(name).client, 1, 1, x, out)
    assert out.tolist() == [25 - 5, 3 + 1, -5 + 5]

"""A name keeps its vector when another name that had the same one is bound again, as in Python."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import Mut, Tensor, Vector, cube, f32
from transpile.diagnose.diagnostic import CubeError


@cube
@dataclass
class Pair:
    v: Vector[f32, 4]
    n: f32


@cube
def more(p, q):
    p = p + q
    return p


@cube
def same(p):
    return p


@cube
def marked(p):
    p[0] = 5.0
    return p[0] + p[1]


@cube
def size(p):
    if p[0] > 1.0:
        p = p * 0.5
    return p[0] + p[1]


@cube(launch=True)
def loop(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    b = a
    for _ in range(3):
        a = a + 1.0
    o[0], o[1] = b[0], a[0]


@cube(launch=True)
def swapped(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    b = a * 10.0
    for _ in range(3):
        a, b = b, a
    a[0] = a[0] + 1.0
    o[0], o[1] = a[0], b[0]


@cube(launch=True)
def in_tuples(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    t, items = (a, 2.0), [a, a * 2.0]
    if x[0] > 0.0:
        a = a + 1.0
    o[0], o[1], o[2] = t[0][0], items[0][0], a[0]


@cube(launch=True)
def in_fields(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    s = Pair(a, 2.0)
    old = s.v
    if x[0] > 0.0:
        a = a + 1.0
        s.v = a * 10.0
    o[0], o[1], o[2] = old[0], s.v[0], a[0]


@cube(launch=True)
def in_functions(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    b, c = more(a, 1.0), same(a)
    total = marked(a)
    for _ in range(2):
        a = more(a, 1.0)
    o[0], o[1], o[2], o[3] = b[0], c[1], a[0], total


@cube(launch=True)
def before(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    total = Vector[f32, 4](0.0)
    for _ in range(3):
        old = a
        a = a + 1.0
        a[1] = 7.0
        total = total + old
    o[0], o[1], o[2] = total[0], total[1], a[0]


@cube(launch=True)
def one_object(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    b = a
    a[0] = 9.0
    o[0], o[1] = b[0], a[0]


@cube(launch=True)
def after_a_function(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    o[0] = size(a)
    a[0] = 9.0
    o[1] = size(a)


@cube(launch=True)
def of_its_own(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    b = Vector[f32, 4](a)
    for _ in range(2):
        a = a + 1.0
    b[0] = 9.0
    o[0], o[1], o[2] = b[0], b[1], a[0]


CASES: list[tuple[Any, tuple[float, ...]]] = [
    (loop, (1, 4)),
    (swapped, (11, 1)),
    (in_tuples, (1, 1, 2)),
    (in_fields, (1, 20, 2)),
    (before, (6, 16, 4)),
    (one_object, (9, 9)),
    (after_a_function, (3, 5.5)),
    (of_its_own, (9, 2, 3)),
]


@pytest.mark.parametrize(("kernel", "wanted"), CASES, ids=[k.__name__ for k, _ in CASES])
@pytest.mark.parametrize("where", ["reference", "cpu", "eager"])
def test_a_name_keeps_its_vector(kernel: Any, wanted: tuple[float, ...], where: str) -> None:
    x, out = np.arange(1, 9, dtype="f4"), np.zeros(4, "f4")
    if where == "eager":
        kernel.eager(1, 1, x, out)
    else:
        kernel.launch(device(where).client, 1, 1, x, out)
    assert out[: len(wanted)].tolist() == list(wanted)


@cube(launch=True)
def lane_of_a_shared_one(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    b = a
    b[0] = 9.0
    for _ in range(2):
        a = a + 1.0
    o[0] = a[0]


@cube(launch=True)
def lane_after_a_branch(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    b = a
    if x[0] > 0.0:
        a = a + 1.0
    a[0] = 9.0
    o[0], o[1] = a[0], b[0]


@pytest.mark.parametrize("kernel", [in_functions, lane_of_a_shared_one, lane_after_a_branch])
def test_a_lane_that_two_names_may_share_is_refused(kernel: Any) -> None:
    x, out = np.arange(1, 9, dtype="f4"), np.zeros(4, "f4")
    with pytest.raises(CubeError, match="CUBE245"):
        kernel.launch(device("reference").client, 1, 1, x, out)

"""A struct that parameters hold, or an expression has, may be the one that is written under another name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import Array, Mut, cube, f32
from transpile.diagnose.diagnostic import CubeError


@cube
@dataclass
class Pair:
    a: f32
    b: f32

    def taken(self):
        self.a = self.b
        return self


@cube
def renamed(s, x):
    t = s
    t.a = t.a + x
    found = s.a
    if x > 100.0:
        t = Pair(x, x)
    t.b = 0.0
    return found


@cube
def changed(s, x):
    found = s.a
    for _ in range(2):
        s.a = s.a + x
    return found + s.a


@cube
def perhaps_another(s, x):
    if x > 3.0:
        s = Pair(x, s.b)
    return s


@cube
def one_of(s, q, x):
    if x > 3.0:
        return s
    return q


@cube(launch=True)
def of_an_expression(p: Pair, x: Array[f32], o: Mut[Array[f32]]) -> None:
    o[0] = renamed(Pair(x[0], x[1]), 5.0)


@cube(launch=True)
def of_a_kernel(p: Pair, x: Array[f32], o: Mut[Array[f32]]) -> None:
    t = p
    t.a = t.a + 5.0
    o[0] = p.a
    if x[0] > 100.0:
        t = Pair(x[0], x[0])
    t.b = 0.0


@cube(launch=True)
def in_a_list(p: Pair, x: Array[f32], o: Mut[Array[f32]]) -> None:
    s = Pair(x[0], x[1])
    items = [perhaps_another(s, x[0]), s.taken()]
    o[0] = items[0].a


@cube(launch=True)
def in_an_expression(p: Pair, x: Array[f32], o: Mut[Array[f32]]) -> None:
    s = Pair(x[0], x[1])
    o[0] = one_of(perhaps_another(s, x[0]), s.taken(), 5.0).a


@cube(launch=True)
def apart(p: Pair, x: Array[f32], o: Mut[Array[f32]]) -> None:
    s = Pair(x[0], x[1])
    o[0] = changed(s, 5.0) + changed(Pair(x[2], 0.0), 1.0)
    first = perhaps_another(s, x[0]).b
    o[1] = first + s.taken().a
    p.a = p.a + s.a
    o[2] = p.a


ARGUMENTS = (Pair(1.0, 2.0), np.arange(1, 5, dtype="f4"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "kernel",
    [of_an_expression, of_a_kernel, in_a_list, in_an_expression],
    ids=lambda kernel: kernel.__name__,
)
def test_what_python_would_show_is_refused(kernel: Any) -> None:
    with pytest.raises(CubeError, match="CUBE216"):
        kernel.launch(device("reference").client, 1, 1, *ARGUMENTS, np.zeros(4, "f4"))


@pytest.mark.parametrize("where", ["reference", "cpu", "eager"])
def test_what_is_apart_is_not(where: str) -> None:
    out = np.zeros(4, "f4")
    if where == "eager":
        apart.eager(1, 1, *ARGUMENTS, out)
    else:
        apart.launch(device(where).client, 1, 1, *ARGUMENTS, out)
    assert out[:3].tolist() == [1 + 11 + 3 + 5, 4, 3]

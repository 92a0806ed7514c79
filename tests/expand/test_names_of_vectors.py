"""A name keeps its vector when another name that had the same one is bound again, as in Python."""

from __future__ import annotations

import copy
from dataclasses import astuple, dataclass
from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import LocalArray, Mut, Tensor, Vector, cube, f32, i32, spec, u32
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


@cube
def first_lane(p: Vector[f32, 4], x: f32) -> f32:
    p[0] = x
    return p[0] + p[1]


@cube
def changed(p: Vector[f32, 4], x: f32) -> Vector[f32, 4]:
    p[0] += x
    return p


@cube(launch=True)
def above_the_share(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    for k in range(3):
        a[0] += 1.0
        old = a
        o[k] = old[0]
        a = old if x[0] > 5.0 else a
    o[3] = a[0]


@cube(launch=True)
def swapped_and_written(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    b = a * 10.0
    n = 0
    while n < 3:
        a[0] += 1.0
        a, b = b, a
        n += 1
    o[0], o[1] = a[0], b[0]


@cube(launch=True)
def chosen_and_dropped(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    b = Vector[f32, 4](5.0)
    c = a if x[0] > 0.0 else b
    c[0] = 9.0
    a, b = c * 2.0, c
    b[1] = 3.0
    o[0], o[1], o[2] = a[0], a[1], b[1]


@cube(launch=True)
def of_typed_parameters(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    o[0] = first_lane(a, 7.0)
    o[1] = first_lane(a + 1.0, 0.5)
    a = changed(changed(a, 1.0), 1.0)
    o[2], o[3] = a[0], a[1]


@cube(launch=True)
def in_holders(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    items, t = [a + 0.0, a], (a * 2.0, a * 3.0)
    if x[0] > 0.0:
        a = a + 1.0
    items[0][0] = 8.0
    items[1] = a
    items[1][1] = 6.0
    t[0][0] = 5.0
    t = (t[1], t[0])
    o[0], o[1], o[2], o[3] = items[0][0], items[1][1], t[1][0], t[0][0]


@cube(launch=True)
def while_it_is_used(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    for _ in range(1):
        a = a + 0.0
    b = a + first_lane(a, 7.0)
    a[1] += first_lane(a, 3.0)
    o[0], o[1], o[2] = b[0], a[0], a[1]


@cube(launch=True)
def elements(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    m = LocalArray[Vector[f32, 4]](2)
    m[0] = Vector[f32, 4](x[0], x[1], x[2], x[3])
    o[0] = first_lane(m[0], 7.0)
    items = [m[0], m[0]]
    items[0][0] = 9.0
    m[1] = items[0]
    m[1][1] = 4.0
    o[1], o[2], o[3] = m[0][0], m[1][0] + m[1][1], items[1][0]


@cube
@dataclass
class Mover:
    at: Vector[f32, 4]

    def go(self, start):
        self.at = start + 1.0
        start[1] = 8.0
        return start[0] + start[1]


@cube(launch=True)
def of_a_field_bound_meanwhile(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    s = Mover(Vector[f32, 4](x[0], x[1], x[2], x[3]))
    o[0] = s.go(s.at)
    o[1], o[2] = s.at[0], s.at[1]


@cube(launch=True)
def starred(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    for _ in range(2):
        a = a + 1.0
    first, *rest = (a * 2.0, a, a - 1.0)
    rest[1][0] = 7.0
    if x[0] > 0.0:
        a = a + 1.0
    found = list((a, first))
    a = a * 0.0
    found[1][1] = 6.0
    o[0], o[1], o[2], o[3] = rest[0][0], rest[1][0], found[0][0], first[1]


@cube(launch=True)
def parts_of_elements(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    m = LocalArray[Pair](2)
    m[0] = Pair(Vector[f32, 4](x[0], x[1], x[2], x[3]), 2.0)
    o[0] = first_lane(Vector[f32, 4](m[0].v), 9.0) + m[0].v[0]
    o[1] = marked(m[0].v)
    m[1].v = m[0].v
    m[1].v[i32(x[1])] = 8.0
    w = m[0].v + 0.0
    for k in range(2):
        w[k] += 1.0
        w = w + m[1].v
    o[2], o[3] = w[0], m[0].v[2] + m[1].v[2]


@cube(launch=True)
def results_of_their_own(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[u32, 4](u32(x[0]), 2, 3, 4)
    many = [+a, abs(a), round(a), u32(a), a.dtype(a), a**1, sum([a]), Vector[u32, 4](a)]
    same = [a, max([a]), tuple([a])[0], a if len(many) > 2 else many[0]]
    a[0] = 7
    for one in many:
        o[0] += f32(one[0])
    for one in same:
        o[1] += f32(one[0])


@cube(launch=True)
def copied(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    s = Pair(a, 2.0)
    b, (c, _), items = copy.copy(a), astuple(s), copy.copy([a, a])
    t = copy.copy(s)
    items[0] = b
    t.v, t.n = b, 3.0
    o[0], o[1], o[2], o[3] = s.v[0] + s.n, items[1][0], c[0], t.v[0] + t.n
    a[0] = 7.0
    o[1] += b[0] + c[0]


@cube(launch=True)
def copied_deeply(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = copy.deepcopy(Pair(Vector[f32, 4](x[0]), 2.0))
    o[0] = a.n


def test_deep_copies_are_refused() -> None:
    with pytest.raises(CubeError, match="`deepcopy` of what has run-time values"):
        copied_deeply.inspect("ir", spec(f32, 8), spec(f32, 8))


CASES: list[tuple[Any, tuple[float, ...]]] = [
    (loop, (1, 4)),
    (swapped, (11, 1)),
    (in_tuples, (1, 1, 2)),
    (in_fields, (1, 20, 2)),
    (before, (6, 16, 4)),
    (one_object, (9, 9)),
    (after_a_function, (3, 5.5)),
    (of_its_own, (9, 2, 3)),
    (above_the_share, (2, 3, 4, 4)),
    (swapped_and_written, (11, 3)),
    (chosen_and_dropped, (18, 4, 3)),
    (of_typed_parameters, (9, 3.5, 9, 2)),
    (in_holders, (8, 6, 5, 3)),
    (while_it_is_used, (16, 3, 7)),
    (elements, (9, 1, 13, 1)),
    (of_a_field_bound_meanwhile, (9, 2, 3)),
    (results_of_their_own, (8, 28)),
    (copied, (3, 3, 1, 4)),
    (starred, (3, 7, 4, 6)),
    (parts_of_elements, (12, 7, 16, 11)),
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


@cube(launch=True)
def written_in_the_next_turn(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    old = a * 0.0
    for k in range(3):
        a[0] += 1.0
        o[k] = old[0]
        old = a


@cube(launch=True)
def lane_of_a_field(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    s = Pair(a, 2.0)
    a[0] = 9.0
    o[0] = s.v[0]


@cube(launch=True)
def lane_of_a_choice(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    c = a if x[0] > 0.0 else a * 2.0
    c[0] = 9.0
    o[0] = a[0]


@cube(launch=True)
def lane_by_a_third_name(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    b = a
    c = b
    b = b + 1.0
    a[0] = 9.0
    o[0] = c[0]
    for _ in range(2):
        a, c = a + b, c + b


@cube(launch=True)
def lane_after_a_turn_that_ended_early(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    old = a * 0.0
    for k in range(3):
        if x[k] > 1.0:
            old = a
            continue
        a = a + 1.0
    a[0] = 9.0
    o[0] = old[0]


@cube(launch=True)
def lane_of_a_tuple(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0], x[1], x[2], x[3])
    t = (a, a)
    for _ in range(2):
        a = a + 1.0
    t[0][0] = 9.0
    o[0] = t[1][0]


@cube(launch=True)
def lane_of_a_part_of_an_element(x: Tensor[f32], o: Mut[Tensor[f32]]) -> None:
    m = LocalArray[Pair](2)
    w = Vector[f32, 4](x[0], x[1], x[2], x[3])
    for k in range(3):
        w[1] = 8.0
        w = m[0].v
        o[k] = w[0]


REFUSED = [
    lane_of_a_part_of_an_element,
    in_functions,
    lane_of_a_shared_one,
    lane_after_a_branch,
    written_in_the_next_turn,
    lane_of_a_field,
    lane_of_a_choice,
    lane_by_a_third_name,
    lane_after_a_turn_that_ended_early,
    lane_of_a_tuple,
]


@pytest.mark.parametrize("kernel", REFUSED, ids=lambda kernel: kernel.__name__)
def test_a_lane_that_two_names_may_share_is_refused(kernel: Any) -> None:
    x, out = np.arange(1, 9, dtype="f4"), np.zeros(4, "f4")
    with pytest.raises(CubeError, match="CUBE245"):
        kernel.launch(device("reference").client, 1, 1, x, out)

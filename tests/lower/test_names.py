"""Names in generated code are legal, unique and as near to the user's as can be."""

from __future__ import annotations

import re

import pytest

from transpile import (
    ABSOLUTE_POS,
    CUBE_POS_X,
    UNIT_POS_X,
    Array,
    Mut,
    cube,
    f32,
    i32,
    plane_inclusive_sum,
    spec,
    tanh,
    u32,
)
from transpile.ir.values import Coined
from transpile.lower.names import Namer

TARGETS = ("cuda", "hip", "metal", "wgsl", "mlir")

RESERVED = frozenset({"for", "int"})


@cube(launch=True)
def many_names(x: Array[i32], out: Mut[Array[f32]]) -> None:
    first = ABSOLUTE_POS
    cube_pos = CUBE_POS_X
    i = x[first // 3 + 2] * x[first // 3 + 3]
    v = f32((i // x[first]) % (i + 5))
    lane = plane_inclusive_sum(v)
    q = tanh(lane) + f32(cube_pos)
    f32_to_i32 = i32(q * 7.0)
    ok = f32_to_i32 < 7 and q < lane
    for count in range(UNIT_POS_X, u32(i)):
        if ok and x[first] > 0:
            out[count] = v * q + f32(f32_to_i32)


@pytest.mark.parametrize(
    ("hint", "name"),
    [
        ("row", "row"),
        ("for", "for_"),
        ("_", "v_"),
        ("__x", "v_x"),
        ("2d", "v2d"),
        ("α", "u3b1"),
        ("a.b", "a_b"),
    ],
)
def test_a_hint_becomes_legal(hint: str, name: str) -> None:
    assert Namer(RESERVED).unique(hint) == name


def test_what_has_no_name_gets_one() -> None:
    assert Namer(RESERVED).unique("") == "v"


def test_a_second_use_is_numbered() -> None:
    namer = Namer(RESERVED)
    assert [namer.unique("k") for _ in range(3)] == ["k", "k_1", "k_2"]


def test_a_number_is_counted_on() -> None:
    namer = Namer(RESERVED)
    assert [namer.unique(n) for n in ("k_1", "k_1", "k", "k_1", "_1", "_1")] == [
        "k_1",
        "k_2",
        "k",
        "k_3",
        "_1",
        "_1_1",
    ]
    assert [namer.unique("for") for _ in range(2)] == ["for_", "for_1"]


def test_siblings_share_a_name_and_nested_scopes_do_not() -> None:
    namer = Namer(RESERVED)
    namer.enter()
    assert namer.unique("k") == "k"
    namer.enter()
    assert namer.unique("k") == "k_1"
    namer.leave()
    namer.leave()
    namer.enter()
    assert namer.unique("k") == "k"


def test_an_outermost_name_outlives_its_scope() -> None:
    namer = Namer(RESERVED)
    namer.enter()
    assert namer.coined("lane", outermost=True) == "lane"
    namer.leave()
    assert namer.coined("lane") == "lane_1"


def test_generated_names_leave_the_users_alone() -> None:
    namer = Namer(RESERVED, {"v", "k_1", "lane", "lane_value", "for", "t_2"})
    generated = [namer.unique(hint) for hint in ("", "", Coined("k"), Coined("lane"))]
    assert generated == ["value", "value_1", "k_value", "lane_value_value"]
    assert namer.coined("for") == "for__value"
    assert namer.coined("cube_pos", "cube_pos_xyz") == "cube_pos"
    assert namer.coined("lane", "unit") == "lane_value_value_1"
    assert [namer.unique(hint) for hint in ("v", "v", "k_1", "lane")] == ["v", "v_1", "k_1", "lane"]


def test_a_helper_does_not_hide_behind_a_name_of_the_user() -> None:
    namer = Namer(RESERVED, {"f32_to_i32"})
    assert [namer.apart(name) for name in ("f32_to_i32", "f32_to_u32")] == [
        "f32_to_i32_value",
        "f32_to_u32",
    ]


@pytest.mark.parametrize("target", TARGETS)
def test_names_of_the_user_stay_whatever_is_generated(target: str) -> None:
    """Temporaries, inputs, what a function is computed by, and helpers: each would take one of these names."""
    text = many_names.inspect(target, spec(i32, 99), spec(f32, 99), dim=64)
    text = text[text.index("many_names") :]
    names = "v i ok lane first cube_pos count q f32_to_i32".split()
    if target == "mlir":  # where planes are of one unit, and positions have names of their own
        names = "v i first count q".split()
    assert [n for n in names if not re.search(rf"(?<![\w.]){n}\b(?! ?\()", text)] == []
    assert [n for n in names if re.search(rf"(?<![\w.]){n}_\d", text)] == []

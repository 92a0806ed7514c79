"""Names in generated code are legal, unique and as near to the user's as can be."""

from __future__ import annotations

import pytest

from transpile.lower.names import Namer

RESERVED = frozenset({"for", "int"})


@pytest.mark.parametrize(
    ("hint", "name"),
    [
        ("row", "row"),
        ("for", "for_"),
        ("_", "v_"),
        ("__x", "v_x"),
        ("", "v"),
        ("2d", "v2d"),
        ("α", "u3b1"),
        ("a.b", "a_b"),
    ],
)
def test_a_hint_becomes_legal(hint: str, name: str) -> None:
    assert Namer(RESERVED).unique(hint) == name


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
    assert namer.unique("lane", outermost=True) == "lane"
    namer.leave()
    assert namer.unique("lane") == "lane_1"

"""What `help`, `repr` and `from transpile import *` show."""

from __future__ import annotations

import pydoc

import pytest

import transpile
from transpile import (
    Array,
    Atomic,
    Comptime,
    Define,
    LocalArray,
    Mut,
    SharedMemory,
    Slice,
    Tensor,
    Vector,
)


@pytest.mark.parametrize(
    ("thing", "members"),
    [
        (
            Tensor,
            [
                "shape(dimension): Size of one dimension",
                "stride(dimension)",
                "len(): Number of",
                "rank: Number of",
            ],
        ),
        (Array, ["len(): Number of elements", "slice(start, stop)"]),
        (Slice, ["len(): Number of elements", "dtype: The scalar type"]),
        (SharedMemory, ["shape(dimension)"]),
        (LocalArray, ["len()"]),
        (Atomic, ["add(value): ", "compare_exchange(expected, value): Write"]),
    ],
    ids=str,
)
def test_help_lists_members(thing: object, members: list[str]) -> None:
    text = pydoc.plain(pydoc.render_doc(thing))
    for member in members:
        assert f".{member}" in text
    assert ".named" not in text
    assert all(
        len(line.split(": ", 1)) == 2 for line in text.splitlines() if line.strip().startswith(".")
    )


def test_containers_are_shown_by_their_names() -> None:
    for name in (
        "Tensor",
        "Array",
        "Slice",
        "SharedMemory",
        "LocalArray",
        "Mut",
        "Comptime",
        "Define",
        "Atomic",
        "Vector",
    ):
        assert repr(getattr(transpile, name)) == name
    assert {repr(x) for x in (Mut, Comptime, Define, Vector)} == {
        "Mut",
        "Comptime",
        "Define",
        "Vector",
    }


def test_all_names_what_the_package_has() -> None:
    names: dict[str, object] = {}
    exec("from transpile import *", names)
    del names["__builtins__"]
    assert sorted(names) == sorted(transpile.__all__)
    assert {
        "cube",
        "Tensor",
        "f32",
        "ABSOLUTE_POS",
        "plane_sum",
        "CubeError",
        "CubeWarning",
    } <= set(names)
    assert not {"annotations", "config", "lang", "expand"} & set(names)

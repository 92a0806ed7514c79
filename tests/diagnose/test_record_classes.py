"""The classes of records: plain ones, and none that forgets its own fields."""

from __future__ import annotations

import pytest

from transpile.diagnose.record import Record, RecordType
from transpile.ir import core, types


class Point(Record):
    x: int
    y: int = 0


class Solid(Point, metaclass=RecordType):
    z: int = 0


@pytest.mark.parametrize("made", [Point, Solid, core.Op, core.Load, types.Scalar, types.Vector])
def test_classes_have_no_metaclass(made: type) -> None:
    """``isinstance`` of a class with one takes three times as long."""
    assert type(made) is type


def test_fields_are_inherited() -> None:
    assert Solid.FIELDS == ("x", "y", "z")
    assert Solid(1, z=3) == Solid(1, 0, 3) != Solid(1, 0, 4)
    assert Solid(1) != Point(1)


def test_a_record_that_inherits_names_the_metaclass() -> None:
    with pytest.raises(TypeError, match="needs metaclass=RecordType"):
        type("Forgetful", (Point,), {"__annotations__": {"w": "int"}})

"""What a kernel's value has become while a cube is written.

A unit loop takes `width` units at a time (1 when the kernel is written for one unit a trip). So a
value of one unit is

- ``UNIFORM``: one scalar for all units of the group, or the plain scalar when `width` is 1;
- ``AFFINE``: an integer that grows by 1 from unit to unit, kept as the scalar of the first unit;
- ``WIDE``: a vector with one lane for each unit.
"""

from __future__ import annotations

from enum import Enum

from transpile.diagnose.record import Record
from transpile.ir.types import Memory, Scalar, Vector
from transpile.ir.values import Value


class Kind(Enum):
    UNIFORM = "uniform"
    AFFINE = "affine"
    WIDE = "wide"


class Form(Record, frozen=True):
    """A number: the name that holds it, and what one lane of the name means."""

    name: str
    type: Scalar | Vector
    kind: Kind = Kind.UNIFORM

    @property
    def element(self) -> Scalar:
        return self.type.element if isinstance(self.type, Vector) else self.type


class Storage(Record, frozen=True):
    """Memory: a pointer and the type of its elements. `lanes` > 1 interleaves the units of a group
    (local arrays).
    """

    pointer: str
    memory: Memory
    lanes: int = 1


class Place(Record, frozen=True):
    """One element of memory for each unit."""

    storage: Storage
    index: Form


class Slot(Record, frozen=True):
    """A variable: of the whole cube, of the group of units (wide or not), or an array with one
    element for each unit.
    """

    pointer: str
    type: Scalar | Vector
    wide: bool = False
    per_unit: bool = False
    mask: str | None = None
    """The mask under which it was declared: stores under the same mask need no blend."""


Meaning = Form | Storage | Place | Slot


class Environment:
    """Meanings of values, in nested scopes that end with their block."""

    def __init__(self, outer: Environment | None = None) -> None:
        self._outer = outer
        self._own: dict[Value, Meaning] = {}
        self.widened: dict[str, str] = {}
        """Names of vectors made from scalars, and of addresses, by what they are made from, while
        they are in scope.
        """

    def get(self, value: Value) -> Meaning | None:
        found = self._own.get(value)
        if found is not None:
            return found
        scope = self._outer
        while scope is not None:
            found = scope._own.get(value)
            if found is not None:
                self._own[value] = found
                return found
            scope = scope._outer
        return None

    def set(self, value: Value, meaning: Meaning) -> None:
        self._own[value] = meaning

    def wide_of(self, name: str) -> str | None:
        scope: Environment | None = self
        while scope is not None:
            if name in scope.widened:
                return scope.widened[name]
            scope = scope._outer
        return None

"""Arrays, slices and vectors for CPython: lists of numbers of one type that behave as a kernel's memory does.

Array("i32", [1, 2])     bad reads give zero, bad writes nothing
array[1:]                a window of the same numbers, clamped as Python clamps
Vector[i32, 4](1)        four lanes; operators work lane by lane, one number goes to all
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from typing import Any

from tests.oracle.scalars import (
    FLOATS,
    INTEGERS,
    Number,
    OracleError,
    Type,
    arithmetic,
    convert,
    is_signed,
    true_divide,
    weak,
)


class Array:
    """A list-backed array of one type, checked as kernels check."""

    def __init__(self, name: str, values: list[int | float]) -> None:
        self.name = name
        self.values = list(values)

    def len(self) -> Number:
        return Number("u32", self.size())

    def size(self) -> int:
        return len(self.values)

    def __iter__(self) -> Iterator[Number]:
        for place in range(self.size()):
            yield self.read(place)

    def read(self, place: int) -> Number:
        return Number(self.name, self.values[place])

    def write(self, place: int, value: Number) -> None:
        self.values[place] = value.value

    def _place(self, index: object) -> int | None:
        if isinstance(index, Number):
            if index.is_float:
                raise OracleError("a float is no index")
            place = int(index.value)
        elif isinstance(index, int):
            place = index if index >= 0 else index + self.size()  # a literal counts from the end
        else:
            raise OracleError(f"{index!r} is no index")
        return place if 0 <= place < self.size() else None

    def __getitem__(self, index: object) -> Any:
        if isinstance(index, slice):
            if index.step is not None:
                raise OracleError("a slice has no step")
            bounds = slice(bound_of(index.start), bound_of(index.stop))
            first, last, _ = bounds.indices(self.size())
            return Slice(self, first, max(first, last))
        place = self._place(index)
        if place is None:
            return Number(self.name, 0.0 if self.name in FLOATS else 0)
        return self.read(place)

    def __setitem__(self, index: object, value: object) -> None:
        place = self._place(index)
        stored = stored_as(self.name, value)
        if place is not None:
            self.write(place, stored)


class Slice(Array):
    """A window of an array."""

    def __init__(self, whole: Array, first: int, last: int) -> None:
        self.name = whole.name
        self.whole, self.first, self.last = whole, first, last

    def size(self) -> int:
        return self.last - self.first

    def read(self, place: int) -> Number:
        return self.whole.read(self.first + place)

    def write(self, place: int, value: Number) -> None:
        self.whole.write(self.first + place, value)


def bound_of(value: object) -> int | None:
    if isinstance(value, Number):
        if value.is_float or value.value < 0:
            raise OracleError(f"{value!r} is no bound of a slice")
        return int(value.value)
    if value is None or isinstance(value, int):
        return value
    raise OracleError(f"{value!r} is no bound of a slice")


def stored_as(name: str, value: object) -> Number:
    """Convert by the rules of stores."""
    if not isinstance(value, Number):
        return weak(name, value)
    if value.name in FLOATS and name in INTEGERS:
        raise OracleError(f"storing {value.name} into {name} needs a cast")
    if value.name in INTEGERS and name in INTEGERS and is_signed(value.name) != is_signed(name):
        if INTEGERS[value.name] >= INTEGERS[name] or is_signed(value.name):
            raise OracleError(f"storing {value.name} into {name} needs a cast")
    return convert(name, value)


class LocalArray:
    """``LocalArray[T](n)``: an array of the unit, zero at first."""

    def __class_getitem__(cls, type: Type) -> object:
        start: int | float = 0.0 if type.name in FLOATS else 0
        return lambda length: Array(type.name, [start] * length)


class Lanes:
    """The numbers of a vector, or the truths of a comparison of two."""

    def __init__(self, lanes: list[Any]) -> None:
        self.lanes = lanes

    def __len__(self) -> int:
        return len(self.lanes)

    def _place(self, index: object) -> int:
        place = int(index.value) if isinstance(index, Number) else index
        if not isinstance(place, int) or not -len(self.lanes) <= place < len(self.lanes):
            raise OracleError(f"{index!r} is no lane")
        return place

    def __getitem__(self, index: object) -> Any:
        return self.lanes[self._place(index)]

    def __setitem__(self, index: object, value: object) -> None:
        place = self._place(index)
        self.lanes[place] = stored_as(self.lanes[place].name, value)

    def both(self, other: object, function: Callable[[Any, Any], Any]) -> Lanes:
        if isinstance(other, Lanes):
            if len(other) != len(self):
                raise OracleError("widths differ")
            return Lanes([function(a, b) for a, b in zip(self.lanes, other.lanes, strict=True)])
        return Lanes([function(a, other) for a in self.lanes])

    def __neg__(self) -> Lanes:
        return Lanes([-a for a in self.lanes])

    def __invert__(self) -> Lanes:
        return Lanes([~a for a in self.lanes])

    def __abs__(self) -> Lanes:
        return Lanes([abs(a) for a in self.lanes])

    def __bool__(self) -> bool:
        raise OracleError("a vector has no truth")


def _lane_operators() -> None:
    def define(name: str, function: Callable[[Any, Any], Any]) -> None:
        def forward(self: Lanes, other: object) -> Lanes:
            return self.both(other, function)

        def backward(self: Lanes, other: object) -> Lanes:
            return self.both(other, lambda a, b: function(b, a))

        setattr(Lanes, f"__{name}__", forward)
        setattr(Lanes, f"__r{name}__", backward)

    operators = {"add": "+", "sub": "-", "mul": "*", "floordiv": "//", "mod": "%", "and": "&"}
    operators |= {"or": "|", "xor": "^", "lshift": "<<", "rshift": ">>"}
    for name, sign in operators.items():
        define(name, lambda a, b, sign=sign: arithmetic(sign, a, b))  # type: ignore[misc]
    define("truediv", true_divide)
    for name in ("lt", "le", "gt", "ge", "eq", "ne"):
        compared = getattr(operator, name)
        setattr(
            Lanes, f"__{name}__", lambda self, other, compared=compared: self.both(other, compared)
        )
    Lanes.__hash__ = object.__hash__  # type: ignore[method-assign]


_lane_operators()


class Vector:
    """``Vector[T, n](...)``: of n numbers, or of one for all lanes."""

    def __class_getitem__(cls, key: tuple[Type, int]) -> object:
        type, width = key

        def make(*values: Any) -> Lanes:
            if len(values) == 1 and isinstance(values[0], Lanes):
                return Lanes([convert(type.name, lane) for lane in values[0].lanes])
            if len(values) not in (1, width):
                raise OracleError(f"{len(values)} numbers for {width} lanes")
            lanes = [convert(type.name, value) for value in values]
            return Lanes(lanes * width if len(values) == 1 else lanes)

        return make

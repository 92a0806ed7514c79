"""Memory while a kernel is interpreted: plain lists of Python numbers, with the metadata that a kernel may ask for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import prod
from typing import Any

import numpy

from runtime.reference.numbers import poison, zero
from transpile.ir.host import ML_DTYPES, numpy_dtype
from transpile.ir.types import Memory, Scalar, Vector, element_of, width_of

Array = numpy.ndarray[Any, numpy.dtype[Any]]


class Window:
    """A part of a list that other arrays see too."""

    __slots__ = ("_count", "_numbers", "_start")

    def __init__(self, numbers: list[Any], start: int, count: int) -> None:
        self._numbers = numbers
        self._start = start
        self._count = count

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Any]:
        return iter(self._numbers[self._start : self._start + self._count])

    def __getitem__(self, place: int) -> Any:
        return self._numbers[self._start + place]

    def __setitem__(self, place: int, number: Any) -> None:
        self._numbers[self._start + place] = number


Numbers = list[Any] | Window


@dataclass(slots=True, eq=False)
class Buffer:
    """One memory: its elements in physical order. A vector element is a tuple of lanes."""

    data: Numbers
    zero: Any
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    name: str = ""
    length: int = field(init=False)
    """Product of the shape."""
    extent: int = field(init=False)
    """How far the view reaches, in elements."""

    def __post_init__(self) -> None:
        self.length = 1
        self.extent = 1
        for size, stride in zip(self.shape, self.strides, strict=True):
            self.length *= size
            self.extent += (size - 1) * stride
        if self.length == 0:
            self.extent = 0


def filled(element: Scalar | Vector, number: Any) -> Any:
    """Return an element whose lanes are all `number`."""
    return (number,) * element.width if isinstance(element, Vector) else number


def zero_of(element: Scalar | Vector) -> Any:
    return filled(element, zero(element_of(element)))


def poison_of(element: Scalar | Vector) -> Any:
    return filled(element, poison(element_of(element)))


def own_memory(type: Memory, name: str, *, poisoned: bool) -> Buffer:
    """Return new shared or local memory, row major."""
    length = (type.length or 0) // type.units
    shape = type.shape or (length,)
    strides = tuple(prod(shape[after:]) for after in range(1, len(shape) + 1))
    start = poison_of(type.element) if poisoned else zero_of(type.element)
    return Buffer([start] * length * type.units, zero_of(type.element), shape, strides, name)


def numbers_of(array: Array, element: Scalar | Vector) -> list[Any]:
    """Read the elements of a flat array into Python numbers, or tuples of them."""
    scalar = element_of(element)
    if scalar.name in ML_DTYPES:
        array = array.astype(numpy.float32)
    if scalar.is_bool:
        array = array.astype(bool)
    width = width_of(element)
    if isinstance(element, Vector):
        return [tuple(lanes) for lanes in array.reshape(-1, width).tolist()]
    found: list[Any] = array.tolist()
    return found


def write_back(numbers: list[Any], array: Array, element: Scalar | Vector) -> None:
    """Store Python numbers into a flat array of the memory's own type."""
    scalar = element_of(element)
    if not numbers:
        return
    # Through f64 the narrow floats are exact; integers must not go through it.
    via = numpy.dtype(numpy.float64) if scalar.is_float else numpy_dtype(scalar)
    with numpy.errstate(all="ignore"):
        array[...] = numpy.asarray(numbers, via).reshape(array.shape).astype(array.dtype)

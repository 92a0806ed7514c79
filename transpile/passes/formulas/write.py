"""What a formula writes with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from transpile.ir.types import Scalar
from transpile.ir.values import Constant, Value


class Write(Protocol):
    """Writes ops of the target where the row stood; rows that it lacks are replaced in turn."""

    @property
    def forgets_nan(self) -> bool:
        """Whether a comparison with NaN may come out as either."""

    def __call__(self, row: str, *args: Value) -> Value:
        """Apply a row; its signature gives the result's type."""

    def to(self, value: Value, type: Scalar) -> Value:
        """Cast, or nothing if it has the type."""

    def bits(self, value: Value, type: Scalar) -> Value:
        """Bitcast, or nothing if it has the type."""

    def words(self, value: Value) -> tuple[Value, Value]:
        """Return the low and the high half of a 64-bit integer."""

    def pair(self, low: Value, high: Value, type: Scalar) -> Value:
        """Return the 64-bit integer of two halves."""

    def function(self, name: str, args: Sequence[Value], type: Scalar) -> Value:
        """Apply a polyfill to the halves of 64-bit integers."""

    def is_nonnegative(self, value: Value) -> bool:
        """Tell whether an integer is known not to be negative."""

    def is_positive(self, value: Value) -> bool:
        """Tell whether an integer is known to be above 0."""


Formula = Callable[[Write, Sequence[Value]], Value | None]


def scalar_type(value: Value) -> Scalar:
    assert isinstance(value.type, Scalar)
    return value.type


def known(value: Value) -> int | None:
    """Return the number of an integer constant."""
    if isinstance(value, Constant) and value.type.is_integer:
        return int(value.value)
    return None


def is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0

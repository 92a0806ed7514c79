"""Weak literals: types that are still open, as variables that unify as they meet operands, stores
and arguments.

While a kernel is being expanded, an ``ir.Value`` may have a `Weak` in the place of its type;
`resolve` settles all of them
when the kernel is complete.
"""

from __future__ import annotations

import math
from typing import Literal

from transpile.diagnose.errors.types import LiteralDoesNotFit, WeakConflict
from transpile.diagnose.numerals import shown
from transpile.diagnose.places import Place
from transpile.diagnose.span import Span
from transpile.ir.host import greatest, round_to
from transpile.ir.types import Kind, Scalar, f32, i32, integer_range
from transpile.ir.values import Constant, Value


class Weak:
    """The open type of a literal: an integer or a float type that is not chosen yet."""

    __slots__ = ("kind", "parent", "scalar", "span")

    def __init__(self, kind: Literal["int", "float"], span: Span | None) -> None:
        self.kind: Literal["int", "float"] = kind
        self.parent: Weak | None = None
        self.scalar: Scalar | None = None
        self.span = span

    def root(self) -> Weak:
        """Return the representative of the variables that were unified with this one."""
        found = self
        while found.parent is not None:
            found = found.parent
        if found is not self:
            self.parent = found
        return found

    def current(self) -> Weak | Scalar:
        """Return the chosen type if there is one, else the representative."""
        root = self.root()
        return root.scalar if root.scalar is not None else root

    def demand(self, scalar: Scalar, span: Span | None) -> None:
        """Choose `scalar`; a second, different choice is an error that labels both places."""
        root = self.root()
        if root.scalar is None:
            root.scalar = scalar
            root.kind = "float" if scalar.is_float else "int"
            root.span = span
        elif root.scalar != scalar:
            raise WeakConflict(
                span, first=root.scalar.name, second=scalar.name, other=root.span
            ).error()

    def unify(self, other: Weak) -> None:
        """Make two variables one; a float kind wins."""
        mine, theirs = self.root(), other.root()
        if mine is theirs:
            return
        if theirs.kind == "float" and mine.kind == "int":
            mine, theirs = theirs, mine
        theirs.parent = mine

    def settle(self) -> Scalar:
        """Return the chosen type, or the default of its kind: ``i32``, ``f32``."""
        root = self.root()
        if root.scalar is None:
            root.scalar = f32 if root.kind == "float" else i32
        return root.scalar

    def __str__(self) -> str:
        now = self.current()
        return now.name if isinstance(now, Scalar) else f"{now.kind} literal"


def resolve(values: list[tuple[Value, Weak, Span | None]]) -> None:
    """Give every value that was made with an open type its final one, and round weak constants to
    it.
    """
    for value, weak, span in values:
        scalar = weak.settle()
        value.type = scalar
        if isinstance(value, Constant):
            check_fits(value.value, scalar, span)
            value.value = round_to(scalar, value.value)


def check_fits(number: bool | int | float, scalar: Scalar, place: Place) -> None:
    """Refuse a literal that its type cannot hold."""
    if scalar.kind is Kind.BOOL or isinstance(number, bool):
        return
    if scalar.is_float:
        is_finite = isinstance(number, int) or math.isfinite(number)
        if not is_finite or math.isfinite(round_to(scalar, number)):
            return
        high: int | float = greatest(scalar)
        low: int | float = -high
    else:
        low, high = integer_range(scalar)
        if low <= number <= high:
            return
    span = place() if callable(place) else place
    raise LiteralDoesNotFit(
        span, value=shown(number), dtype=scalar.name, low=low, high=high
    ).error()

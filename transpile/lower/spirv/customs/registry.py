"""Where custom rows are registered, and what all of them start with."""

from __future__ import annotations

from collections.abc import Callable

from transpile.ir.core import Apply
from transpile.ir.types import Scalar, element_of
from transpile.lower.spirv.emitter import Element, Emitter, value_type

CUSTOMS: dict[str, Callable[[Emitter, Apply], int]] = {}
"""Name in a spelling -> what writes it."""


def custom(write: Callable[[Emitter, Apply], int]) -> Callable[[Emitter, Apply], int]:
    """Register a function under its own name, without the underscore that keeps it from shadowing."""
    CUSTOMS[write.__name__.removesuffix("_")] = write
    return write


def operands(cx: Emitter, op: Apply) -> tuple[Element, list[int]]:
    """Return the type of the first operand and the ids of all."""
    return value_type(op.args[0]), [cx.id(arg) for arg in op.args]


def scalar_of(cx: Emitter, type: Element) -> Scalar:
    return cx.plain(element_of(type))

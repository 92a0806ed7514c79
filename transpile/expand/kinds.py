"""What ``type(x)`` is in a kernel, and how types are compared there.

type(x[i])          ->  f32, or Vector[f32, 4]: the dtype, at comptime
type(p), type(3)    ->  the user's class, int: as in Python
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.calls import NotSupportedYet
from transpile.expand import displays, variants
from transpile.expand.annotations import VectorAnnotation
from transpile.expand.atomics import AtomicElement
from transpile.expand.ranges import Mapped, Range, WrittenRange
from transpile.expand.value import Value
from transpile.ir.foreign import PYTHON, equals, refuse
from transpile.ir.types import Scalar

if TYPE_CHECKING:
    from transpile.expand.context import Context

PLAIN: dict[type, type] = {
    displays.ComptimeInt: int,
    displays.ComptimeFloat: float,
    displays.RegionList: list,
    displays.RegionDict: dict,
    displays.RegionSet: set,
    WrittenRange: range,
    Range: range,
    **{seen: base for base, seen in displays.OUTSIDE.items()},
}
"""Our classes for Python's objects."""


def type_of(cx: Context, value: Any) -> object:
    """Return what ``type(value)`` is.

    Raises:
        CubeTypeError: it is memory, or of a union, whose class is known at run time only.
    """
    if isinstance(value, Value):
        return value.dtype if value.width == 1 else VectorAnnotation(value.dtype, value.width)
    if cx.is_memory(value) or isinstance(value, (AtomicElement, Mapped)):
        way_out = "ask `.dtype` for the type of its elements"
        raise _unknown(cx, cx.describe(value), way_out)
    variant = variants.variant_of(value)
    if variants.is_union(variant):
        what = f"a value of `{variants.named(variant)}`"
        raise _unknown(cx, what, "ask with `isinstance` or `match`")
    if variant is not None:
        return variant
    found = getattr(value, "__class__", type(value))
    return PLAIN.get(found, found)


def _unknown(cx: Context, what: str, way_out: str) -> Exception:
    return NotSupportedYet(cx.span(), what=f"`type` of {what}", way_out=way_out).error()


def is_kind(value: object) -> bool:
    """Whether it is a type of numbers on the device."""
    return isinstance(value, (Scalar, VectorAnnotation))


def same(left: Any, right: Any) -> bool:
    """``left is right`` or ``left == right`` of two objects, one of them a type of numbers on the device.

    Raises:
        CubeTypeError: the other is Python's `int`, `float`, `bool` or `complex`.
    """
    if not is_kind(left):
        left, right = right, left
    if any(right is one for one in PYTHON):
        refuse(left, right)
    if isinstance(left, Scalar) and not isinstance(right, VectorAnnotation):
        return left is right or equals(left, right)
    return bool(left == right)


def is_instance(cx: Context, value: Any, classes: Any) -> object:
    """``isinstance(value, classes)``, where a class may be a dtype; of a union known at run time."""
    if variants.is_union(variants.variant_of(value)):
        return variants.is_instance(cx, value, classes)
    wanted = classes if isinstance(classes, tuple) else (classes,)
    dtypes = [one for one in wanted if is_kind(one)]
    if dtypes and isinstance(value, Value):
        kind = type_of(cx, value)
        if any(same(kind, one) for one in dtypes):
            return True
    return isinstance(value, tuple([one for one in wanted if not is_kind(one)]))

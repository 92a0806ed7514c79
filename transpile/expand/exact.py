"""Numbers that are comptime though they have a type of the device: ``CUBE_DIM_X``, and what is computed from it.

    n // CUBE_DIM_X, n: Comptime[int]   ->   a `Value` of u32, whose `exact` is what Python makes of both numbers

``comptime(...)``, sizes, indices of lists and functions of Python take the exact number, which does not wrap. Where a
comptime operand has no place in the type, as in ``-n // CUBE_DIM_X``, the result is that number and no `Value` at all.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any

from transpile.expand.value import Value
from transpile.ir.types import Scalar, integer_range

Number = bool | int | float
_BINARY: dict[str, Callable[[Any, Any], Number]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "div": operator.truediv,
    "div_floor": operator.floordiv, "rem_floor": operator.mod, "pow": operator.pow,
    "bit_and": operator.and_, "bit_or": operator.or_, "bit_xor": operator.xor,
    "shift_left": operator.lshift, "shift_right": operator.rshift,
    "eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge,
    "min": min, "max": max,
}  # fmt: skip
_UNARY: dict[str, Callable[[Any], Number]] = {
    "neg": operator.neg, "pos": operator.pos, "abs": abs, "bit_not": operator.invert, "round": round,
    "logical_not": operator.not_, "ceil": math.ceil, "floor": math.floor, "trunc": math.trunc,
}  # fmt: skip
_LARGE = 1 << 128
"""Exact integers stay below it; nothing larger is a size or an index."""


def exact_of(value: object) -> Number | None:
    """Return a comptime number as it is, what is known of a `Value`, or ``None``."""
    if isinstance(value, Value):
        return value.exact
    return value if isinstance(value, (bool, int, float)) else None


def computed(name: str, *operands: object) -> Number | None:
    """Return what Python makes of operands that are known, one of them a `Value`; ``None`` where there is no result."""
    for operand in operands:
        if isinstance(operand, Value) and operand.exact is not None:
            break
    else:
        return None
    numbers = [exact_of(operand) for operand in operands]
    rows: dict[str, Callable[..., Number]] = _UNARY if len(operands) == 1 else _BINARY
    function = rows.get(name)
    if function is None or None in numbers:
        return None
    if name in ("pow", "shift_left") and abs(numbers[1] or 0) > 128:
        return None
    try:
        result = function(*numbers)
    except (ArithmeticError, TypeError, ValueError):
        return None
    is_number = isinstance(result, (int, float))  # (-8) ** 0.5 is complex
    return result if is_number and abs(result) < _LARGE else None


def marked(result: object, number: Number | None) -> object:
    """Return a result with its exact number, if it has one."""
    if number is not None and isinstance(result, Value):
        result.exact = number
    return result


def has_no_place(*operands: object) -> bool:
    """Whether a comptime integer among the operands does not fit the integer type of the others."""
    types = [o.element for o in operands if isinstance(o, Value)]
    numbers = [o for o in operands if isinstance(o, int)]
    for type in types:
        if isinstance(type, Scalar) and type.is_integer and not type.is_bool:
            low, high = integer_range(type)
            if any(not low <= number <= high for number in numbers):
                return True
    return False


def plain(value: Any) -> Any:
    """Return `value` with Python's numbers for the values in it that are known."""
    if isinstance(value, Value):
        return value if value.exact is None else value.exact
    if isinstance(value, (tuple, list)) and type(value) in (tuple, list):
        return type(value)([plain(item) for item in value])
    return value

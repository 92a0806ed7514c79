"""What a program's text finds when CPython runs it: the words of the language, as they are meant."""

from __future__ import annotations

import enum
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tests.oracle.memory import Array, Lanes, LocalArray, Vector
from tests.oracle.scalars import (
    INTEGERS,
    TYPES,
    Number,
    OracleError,
    bounds,
    common,
    is_signed,
    unified,
    wrap,
)


class Terminated(Exception):
    """``terminate()`` in CPython."""


def terminate() -> None:
    raise Terminated


def minimum(*values: Any) -> Any:
    """Return the smallest; NaN if any is."""
    left, right = _two(minimum, values)
    if isinstance(left, Lanes) or isinstance(right, Lanes):
        return _lanewise(minimum, left, right)
    a, b = unified(left, right)
    if a.value != a.value:
        return a
    return b if b.value != b.value or b.value < a.value else a


def maximum(*values: Any) -> Any:
    """Return the largest; NaN if any is."""
    left, right = _two(maximum, values)
    if isinstance(left, Lanes) or isinstance(right, Lanes):
        return _lanewise(maximum, left, right)
    a, b = unified(left, right)
    if a.value != a.value:
        return a
    return b if b.value != b.value or b.value > a.value else a


def _two(function: Any, values: tuple[Any, ...]) -> tuple[Any, Any]:
    """Bring what `min` and `max` get to two operands."""
    items = list(values[0]) if len(values) == 1 else list(values)
    if len(items) == 1:
        items *= 2
    return (items[0], items[1]) if len(items) == 2 else (function(*items[:-1]), items[-1])


def _lanewise(function: Any, left: Any, right: Any) -> Lanes:
    if isinstance(left, Lanes):
        return left.both(right, function)
    return right.both(left, lambda a, b: function(b, a))


def select(test: Any, first: Any, second: Any) -> Any:
    """Choose without a branch: both are computed."""
    if isinstance(test, Lanes):
        pairs = zip(test.lanes, first.lanes, second.lanes, strict=True)
        return Lanes([a if t else b for t, a, b in pairs])
    return first if test else second


def loop_range(*limits: object) -> list[object]:
    """Python's ``range`` on typed numbers; the loop variable has their type. A step of 0 makes no trips."""
    names = [limit.name for limit in limits if isinstance(limit, Number)]
    values = [int(limit.value) if isinstance(limit, Number) else int(limit) for limit in limits]  # type: ignore[call-overload]
    if len(values) == 3 and values[2] == 0:
        return []
    name = names[0] if names else None
    for other in names[1:]:
        name = common(name or other, other)
    return [value if name is None else Number(name, value) for value in range(*values)]


def backwards(items: Any) -> list[object]:
    return list(items)[::-1]


def length(items: Any) -> Any:
    return items.len() if isinstance(items, Array) else len(items)


def numbered(items: Any, start: int = 0) -> Iterator[tuple[object, object]]:
    for place, item in enumerate(items, start):
        yield (place if isinstance(items, (tuple, list)) else Number("u32", place)), item


def _whole(value: Number, function: Any) -> Number:
    """Bring a float to a whole number of its type; zeros keep their sign."""
    if not value.is_float:
        raise OracleError(f"{value!r} is whole")
    x = float(value.value)
    if not math.isfinite(x):
        return value
    return Number(value.name, math.copysign(float(function(x)), x))


def floor(value: Number) -> Number:
    return _whole(value, math.floor)


def ceil(value: Number) -> Number:
    return _whole(value, math.ceil)


def trunc(value: Number) -> Number:
    return _whole(value, math.trunc)


def to_even(value: Number) -> Number:
    return _whole(value, round)


def is_nan(value: Number) -> bool:
    return value.value != value.value


def _bits(value: Number) -> tuple[int, int]:
    width = INTEGERS[value.name]
    return int(value.value) & ((1 << width) - 1), width


def popcount(value: Number) -> Number:
    return Number(value.name, _bits(value)[0].bit_count())


def clz(value: Number) -> Number:
    bits, width = _bits(value)
    return Number(value.name, width - bits.bit_length())


def ctz(value: Number) -> Number:
    bits, width = _bits(value)
    return Number(value.name, (bits & -bits).bit_length() - 1 if bits else width)


def reverse_bits(value: Number) -> Number:
    bits, width = _bits(value)
    return Number(value.name, wrap(value.name, int(f"{bits:0{width}b}"[::-1], 2)))


def _saturated(name: str, value: int) -> Number:
    low, high = bounds(name)
    return Number(name, min(max(value, low), high))


def saturating_add(left: object, right: object) -> Number:
    a, b = unified(left, right)
    return _saturated(a.name, int(a.value) + int(b.value))


def saturating_sub(left: object, right: object) -> Number:
    a, b = unified(left, right)
    return _saturated(a.name, int(a.value) - int(b.value))


def mul_hi(left: object, right: object) -> Number:
    a, b = unified(left, right)
    return Number(a.name, wrap(a.name, int(a.value) * int(b.value) >> INTEGERS[a.name]))


def divmod_of(left: Any, right: Any) -> tuple[Any, Any]:
    return left // right, left % right


def bitcast(value: Number, type: Any) -> Number:
    """Keep the bits, between integers of one width."""
    if INTEGERS[value.name] != INTEGERS[type.name] or is_signed(value.name) == is_signed(type.name):
        raise OracleError("bits of another width")
    return Number(type.name, wrap(type.name, int(value.value)))


NAMES: dict[str, object] = {
    **TYPES,
    "IntEnum": enum.IntEnum,
    "LocalArray": LocalArray,
    "Vector": Vector,
    "abs": abs,
    "bitcast": bitcast,
    "ceil": ceil,
    "clz": clz,
    "cube": lambda function=None, launch=False: function or (lambda inner: inner),
    "ctz": ctz,
    "dataclass": dataclass,
    "divmod": divmod_of,
    "enumerate": numbered,
    "floor": floor,
    "is_nan": is_nan,
    "len": length,
    "max": maximum,
    "min": minimum,
    "mul_hi": mul_hi,
    "popcount": popcount,
    "range": loop_range,
    "replace": replace,
    "reverse_bits": reverse_bits,
    "reversed": backwards,
    "round": to_even,
    "saturating_add": saturating_add,
    "saturating_sub": saturating_sub,
    "select": select,
    "terminate": terminate,
    "trunc": trunc,
    "unroll": lambda items: items,
}

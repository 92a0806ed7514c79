"""Python's built-ins and ``math`` in kernels: with comptime arguments they run as they are, else
they map to the language.
"""

from __future__ import annotations

import builtins
import copy
import dataclasses
import functools
import math
from collections.abc import Callable, Iterator, KeysView, Mapping, Set, ValuesView
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.calls import NotSupportedYet, WrongArguments
from transpile.diagnose.errors.types import ComptimeNeeded, NotIterable
from transpile.expand import construct, exact, kinds, logic, operators
from transpile.expand.displays import host_number, iterate
from transpile.expand.known import has_runtime
from transpile.expand.ranges import Mapped, Range, Unrolled, WrittenRange, not_iterable
from transpile.expand.structs import holds_struct
from transpile.expand.texts import Part, Text, parts_of, taken_apart, text_of
from transpile.expand.value import Value
from transpile.expand.vectors import renewed
from transpile.expand.weak import Weak
from transpile.ir.core import Print
from transpile.ops.row import Row
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from transpile.expand.context import Context

Builtin = Callable[..., object]


def _is_bound(cx: Context, bound: object) -> bool:
    """Whether a range can start or stop there: an integer, known or not."""
    if not isinstance(bound, Value):
        return cx.is_number(bound) and not isinstance(bound, float)
    element = bound.element
    is_float = element.kind == "float" if isinstance(element, Weak) else element.is_float
    return bound.width == 1 and not is_float


def _range(cx: Context, *bounds: object) -> object:
    bounds = tuple(host_number(bound) for bound in bounds)
    if not 1 <= len(bounds) <= 3 or not all(_is_bound(cx, bound) for bound in bounds):
        raise WrongArguments(
            cx.span(), function="range", signature="range([start,] stop[, step])",
            problem=", ".join(cx.describe(b) for b in bounds) or "none given",
        ).error()  # fmt: skip
    if len(bounds) == 1:
        return WrittenRange.of(cx, 0, bounds[0], 1)
    step = bounds[2] if len(bounds) == 3 else 1
    if isinstance(step, int) and step == 0:
        raise WrongArguments(
            cx.span(),
            function="range",
            signature="range(start, stop, step)",
            problem="the step is 0",
        ).error()
    return WrittenRange.of(cx, bounds[0], bounds[1], step)


def _len(cx: Context, value: Any) -> object:
    if isinstance(value, Value) and value.width == 1:
        raise NotIterable(cx.span(), what=cx.describe(value)).error()
    if isinstance(value, Value):
        return value.width
    length = getattr(value, "len", None)
    if callable(length) and not isinstance(value, (list, dict, set, tuple, str, range)):
        return length()
    return len(value)


_COLLECTIONS = (tuple, list, Set, Mapping, KeysView, ValuesView, Iterator, WrittenRange)
"""What the smallest item is asked of; memory is refused with a way out."""


def _items(cx: Context, items: Any) -> Any:
    """Return what a function of many goes through, at comptime; numbers, vectors and memory are for a loop."""
    if not isinstance(items, Value) and getattr(type(items), "__iter__", None) is not None:
        return items
    raise not_iterable(cx, items).error()


def _extreme(name: str) -> Builtin:
    plain = getattr(builtins, name)

    def run(cx: Context, *args: Any, **kwargs: Any) -> object:
        is_one = len(args) == 1 and isinstance(args[0], _COLLECTIONS)
        if len(args) == 1 and not is_one:
            _items(cx, args[0])
        items = list(args[0]) if is_one else list(args)  # a generator gives its items once
        if not any(isinstance(item, Value) for item in items):
            return plain(items, **kwargs) if is_one else plain(*args, **kwargs)
        if kwargs:
            raise NotSupportedYet(
                cx.span(),
                what=f"`{name}` of run-time values with `{min(kwargs)}`",
                way_out=f"compare in a loop, or give `{name}` the values themselves",
            ).error()
        result = items[0]
        for item in items[1:]:
            if isinstance(result, Value) or isinstance(item, Value):
                result = operators.call_row(cx, TABLE[name], (result, item))
            else:
                result = plain(result, item)
        return result

    return run


def _abs(cx: Context, value: Any) -> object:
    return abs(value)


def _round(cx: Context, value: Any, digits: Any = None) -> object:
    if isinstance(value, Value):
        if digits is not None:
            raise NotSupportedYet(
                cx.span(), what="`round` to digits", way_out="scale, round, and scale back"
            ).error()
        return operators.unary(cx, "round", value)
    return round(value, digits) if digits is not None else round(value)


def _divmod(cx: Context, left: Any, right: Any) -> object:
    return left // right, left % right


def _pow(cx: Context, base: Any, exponent: Any) -> object:
    return base**exponent


def _sum(cx: Context, items: Any, start: Any = 0) -> object:
    total = start
    for item in _items(cx, items):
        total = renewed(cx, item) if isinstance(total, int) and total == 0 else total + item
    return total


def _copy(cx: Context, value: Any) -> object:
    if isinstance(value, Value):
        return renewed(cx, value)
    if isinstance(value, list):
        return cx.list(list(value))
    if isinstance(value, dict):
        return cx.dict(dict(value))
    if cx.is_memory(value):
        raise NotSupportedYet(
            cx.span(), what="`copy` of memory", way_out="copy its elements in a loop"
        ).error()
    is_struct = holds_struct(value) and not isinstance(value, tuple)
    return construct.replace(cx, value) if is_struct else copy.copy(value)


def _deepcopy(cx: Context, value: Any) -> object:
    if not has_runtime(value) and not holds_struct(value):
        return copy.deepcopy(value)
    raise NotSupportedYet(
        cx.span(),
        what="`deepcopy` of what has run-time values",
        way_out="write what is new: `dataclasses.replace(s, v=Vector[f32, 4](s.v))`",
    ).error()


def _truth(cx: Context, items: Any, *, conjunction: bool) -> object:
    items = _items(cx, items)
    join = cx.and_ if conjunction else cx.or_
    if isinstance(items, Iterator):
        # As in Python, a generator is not asked for more once an item decides.
        for item in items:
            return join(item, lambda: _truth(cx, items, conjunction=conjunction), True)
        return conjunction
    result: object = conjunction
    for item in items:
        result = join(result, lambda item=item: item, True)  # type: ignore[misc]
    return result


def _all(cx: Context, items: Any) -> object:
    return _truth(cx, items, conjunction=True)


def _any(cx: Context, items: Any) -> object:
    return _truth(cx, items, conjunction=False)


def _bool(cx: Context, value: Any = False) -> object:
    value = logic.tested(cx, value)
    return logic.truth(cx, value) if isinstance(value, Value) else bool(value)


def _number(name: str, dtype: str) -> Builtin:
    plain = getattr(builtins, name)

    def run(cx: Context, *args: Any) -> object:
        args = tuple([exact.plain(a) for a in args])
        if any(isinstance(a, Value) for a in args):
            raise NotSupportedYet(
                cx.span(),
                what=f"`{name}()` of a run-time value",
                way_out=f"say the width: `{dtype}(x)`",
            ).error()
        return plain(*args)

    return run


def _print(cx: Context, *args: Any, sep: str | None = " ", end: str | None = "\n") -> object:
    parts: list[Part] = []
    for number, item in enumerate(args):
        parts += [" " if sep is None else sep] if number else []
        parts += parts_of(text_of(cx, item))
    message, values = taken_apart([*parts, "" if end in (None, "\n") else end])
    cx.emit(Print(message, values, span=cx.span()))
    return None


def _texts(plain: Callable[..., str]) -> Builtin:
    """``str``, ``repr`` and ``format``: what shows run-time numbers is a text of the device."""

    def run(cx: Context, *args: Any, **kwargs: Any) -> object:
        if len(args) == 1 and isinstance(args[0], Text) and plain is str:
            return args[0]  # it is one already; what has a format is refused by it
        return cx.text(cx.mark, plain(*args, **kwargs))

    return run


def _breakpoint(cx: Context, *args: Any, **kwargs: Any) -> None:
    cx.breakpoint()


def _type(cx: Context, *args: Any) -> object:
    return type(*args) if len(args) != 1 else kinds.type_of(cx, args[0])


def _isinstance(cx: Context, value: Any, classes: Any) -> object:
    return kinds.is_instance(cx, value, classes)


def _enumerate(cx: Context, items: Any, start: int = 0) -> object:
    mapped = Mapped.of(cx, items)
    if mapped is None:
        return enumerate(_comptime(cx, items), start)
    trips, item = mapped.counted(cx)
    return Mapped(Range(0, trips, 1), lambda number: (number + start, item(number)))  # type: ignore[operator]


def _map(cx: Context, function: Any, *items: Any) -> object:
    columns = [iterate(cx, one) for one in items]
    return cx.list([cx.call(function, *row) for row in zip(*columns, strict=False)])


def _filter(cx: Context, function: Any, items: Any) -> object:
    found = []
    for item in iterate(cx, items):
        kept = item if function is None else cx.call(function, item)
        if cx.is_runtime(kept):
            raise ComptimeNeeded(cx.span(), what="what a function gives to `filter`").error()
        if kept:
            found.append(item)
    return cx.list(found)


def _reduce(cx: Context, function: Any, items: Any, *start: Any) -> object:
    values = [*start, *iterate(cx, items)]
    if not values:
        raise WrongArguments(
            cx.span(), function="reduce", signature="reduce(function, items[, start])",
            problem="no items and no start",
        ).error()  # fmt: skip
    total = values[0]
    for value in values[1:]:
        total = cx.call(function, total, value)
    return total


def _zip(cx: Context, *items: Any, strict: bool = False) -> object:
    mapped = [Mapped.of(cx, i) for i in items]
    if not any(mapped):
        return zip(*(_comptime(cx, i) for i in items), strict=strict)
    if strict or not all(mapped):
        raise NotSupportedYet(
            cx.span(),
            what="`zip` of run-time with comptime items, or with `strict`",
            way_out="loop over the range and index the rest",
        ).error()
    counted = [m.counted(cx) for m in mapped if m is not None]
    trips = _extreme("min")(cx, *(t for t, _ in counted)) if len(counted) > 1 else counted[0][0]
    return Mapped(Range(0, trips, 1), lambda number: tuple(item(number) for _, item in counted))


def _comptime(cx: Context, items: Any) -> Any:
    from transpile.expand.control import comptime_items

    found = comptime_items(cx, items)
    if found is None:
        raise not_iterable(cx, items).error()
    return found


def _reversed(cx: Context, items: Any) -> object:
    mapped = Mapped.of(cx, items)
    if mapped is not None:
        trips, item = mapped.counted(cx)
        return Mapped(Range(0, trips, 1), lambda number: item(trips - 1 - number))  # type: ignore[operator]
    if isinstance(items, Unrolled):
        return list(items.items(cx))[::-1]
    return reversed(items)


def _row(row: Row, plain: Callable[..., object] | None) -> Builtin:
    def run(cx: Context, *args: Any) -> object:
        known = exact.plain(args)
        if plain is not None and not any(isinstance(a, Value) for a in known):
            return plain(*known)
        return operators.call_row(cx, row, args)

    return run


MATH = {
    "sqrt": "sqrt", "exp": "exp", "exp2": "exp2", "log2": "log2", "log10": "log10", "log1p": "log1p", "expm1": "expm1",
    "sin": "sin", "cos": "cos", "tan": "tan", "asin": "asin", "acos": "acos", "atan": "atan", "atan2": "atan2",
    "sinh": "sinh", "cosh": "cosh", "tanh": "tanh", "asinh": "asinh", "acosh": "acosh", "atanh": "atanh", "erf": "erf",
    "floor": "floor", "ceil": "ceil", "trunc": "trunc", "fabs": "abs", "pow": "pow", "log": "log", "fma": "fma",
    "isnan": "is_nan", "isinf": "is_inf", "isfinite": "is_finite", "cbrt": "cbrt",
    "hypot": "hypot", "degrees": "degrees", "radians": "radians",
}  # fmt: skip

BUILTINS: dict[object, Builtin] = {
    range: _range, len: _len, min: _extreme("min"), max: _extreme("max"), abs: _abs, round: _round, divmod: _divmod,
    pow: _pow, sum: _sum, all: _all, any: _any, bool: _bool, int: _number("int", "i32"), float: _number("float", "f32"),
    map: _map, filter: _filter, functools.reduce: _reduce,
    str: _texts(str), repr: _texts(repr), format: _texts(format),
    print: _print, breakpoint: _breakpoint, enumerate: _enumerate, zip: _zip, reversed: _reversed, type: _type,
    isinstance: _isinstance,
    dataclasses.replace: construct.replace, dataclasses.astuple: construct.astuple, copy.copy: _copy,
    copy.deepcopy: _deepcopy,
}  # fmt: skip
for _name, _row_name in MATH.items():
    _plain = getattr(math, _name, None)
    if _plain is not None and _row_name in TABLE:
        BUILTINS[_plain] = _row(TABLE[_row_name], _plain)

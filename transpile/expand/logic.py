"""Short circuits: ``and``, ``or``, ``not``, the ternary and chained comparison.

An arm whose ops are free of effects and cheap runs unconditionally and is selected from; any
other arm gets an ``If``.
"""

from __future__ import annotations

import operator as operators
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.binding import NoneAtRunTime, NotChosen
from transpile.diagnose.errors.structs import UnknownIdentity
from transpile.diagnose.errors.types import ComptimeNeeded, NoTruth, VectorTruth
from transpile.expand import arithmetic, copies, exact, kinds, structs, variants
from transpile.expand.displays import unwrap
from transpile.expand.ranges import Mapped, Range, Unrolled, not_iterable
from transpile.expand.regions import join
from transpile.expand.slots import Slot
from transpile.expand.value import NOTHING, Value
from transpile.expand.weak import Weak
from transpile.ir.core import (
    Apply,
    Bitcast,
    Cast,
    Construct,
    Extent,
    Extract,
    If,
    Index,
    Insert,
    Load,
    Op,
    Store,
)
from transpile.ir.types import Reference, Scalar, Space, Vector, bool_
from transpile.ir.values import Constant
from transpile.ir.values import Value as IRValue
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from transpile.expand.context import Context

FREE = (Cast, Bitcast, Construct, Extract, Insert, Extent, Index)
WORK = (Apply, Cast, Extent)
"""Ops that cost an instruction; places and reads of registers don't."""
MAX_SPECULATED = 8
PARTIAL = frozenset({"div_floor", "div_ceil", "rem_floor", "div_trunc", "rem_trunc", "pow"})
"""Rows that have no result for some integers, which a launch with ``validate=True`` reports."""


def truth(cx: Context, value: Value) -> Value:
    """Return a run-time value as a bool: numbers are true when they differ from zero, NaN is
    true.
    """
    if value.width > 1:
        raise VectorTruth(cx.span(), width=value.width).error()
    if value.element == bool_:
        return value
    zero = 0.0 if _is_float(value) else 0
    result = cx.binary("ne", value, zero)
    assert isinstance(result, Value)
    return result


def tested(cx: Context, value: object) -> object:
    """Return what a test looks at: of a struct its ``__bool__`` or ``__len__``, known or not."""
    value = unwrap(value)
    return variants.truth_of(cx, value) if isinstance(value, structs.Struct) else value


def decide(cx: Context, value: object) -> bool:
    """Return the truth of a comptime object; memory and ranges have none in kernels."""
    if isinstance(value, (bool, int, float, str, tuple)) or value is None:
        return bool(value)
    if cx.is_memory(value) or isinstance(value, (Range, Mapped, Unrolled)):
        way_out = "compare a number: `x.len() > 0`, `start < stop`"
        raise NoTruth(cx.span(), what=cx.describe(value), way_out=way_out).error()
    return bool(value)


def _is_float(value: Value) -> bool:
    element = value.element
    return element.kind == "float" if isinstance(element, Weak) else element.is_float


def _speculable(cx: Context, ops: list[Op]) -> bool:
    """Tell whether ops may run in units that did not ask for them, so that nobody can tell."""
    if sum(isinstance(op, WORK) for op in ops) > MAX_SPECULATED:
        return False
    for op in ops:
        if cx.validate and _reported(op):
            return False
        if isinstance(op, Apply):
            if TABLE[op.op].effect not in ("pure", "topology"):
                return False
        elif isinstance(op, Load):
            type: object = op.place.type
            if isinstance(type, Reference) and type.space is not None:
                # Without checks the condition may be what keeps the index inside.
                if type.space is not Space.LOCAL or not cx.checked or cx.validate:
                    return False
        elif not isinstance(op, FREE):
            return False
    return True


def _reported(op: Op) -> bool:
    """Tell whether ``validate=True`` may report this op."""
    if isinstance(op, (Extract, Insert)):
        return not isinstance(op.lane, Constant)
    return isinstance(op, Apply) and op.op in PARTIAL


def evaluate(
    cx: Context, arm: Callable[[], object], names: frozenset[Slot]
) -> tuple[object, list[Op], set[Slot] | None]:
    """Run a deferred operand in a region of its own; return its value, its ops and the assigned
    set after it.
    """
    regions = cx.regions
    before = regions.assigned
    opened = regions.push(runtime=True)
    if before is not None:
        regions.assigned = before | names
    value = unwrap(arm())
    after = regions.assigned
    regions.pop(opened)
    regions.assigned = before
    return value, opened.ops, after


def and_(cx: Context, left: object, right: Callable[[], object], test: bool) -> object:
    return _short_circuit(cx, left, right, test, conjunction=True)


def or_(cx: Context, left: object, right: Callable[[], object], test: bool) -> object:
    return _short_circuit(cx, left, right, test, conjunction=False)


def _short_circuit(
    cx: Context, left: object, right: Callable[[], object], test: bool, *, conjunction: bool
) -> object:
    left = unwrap(left)
    asked = tested(cx, left)
    if not isinstance(asked, Value):
        return right() if decide(cx, asked) == conjunction else left
    condition = truth(cx, asked)
    operand = partial(_asked, cx, right) if test else right
    value, ops, after = evaluate(cx, operand, asked.when_true if conjunction else asked.when_false)
    if test and not isinstance(value, Value):
        known = decide(cx, value)
        if known != conjunction and _speculable(cx, ops):
            return known
        if not ops and known == conjunction:
            return asked
        value = known
    mine = cx.regions.assigned or set()
    gained = frozenset((after or set()) - mine)
    right_true = value.when_true if isinstance(value, Value) else NOTHING
    right_false = value.when_false if isinstance(value, Value) else NOTHING
    result: object
    if test:
        result = _join_tests(cx, condition, value, ops, conjunction)
    elif conjunction:
        result = choose(cx, condition, value, ops, left, [])
    else:
        result = choose(cx, condition, left, [], value, ops)
    if not isinstance(result, Value):
        return result
    if conjunction:
        sure = gained | right_true | asked.when_true
        return Value(cx, result.ir, when_true=sure, when_false=NOTHING)
    return Value(
        cx, result.ir, when_true=NOTHING, when_false=gained | right_false | asked.when_false
    )


def _join_tests(
    cx: Context, condition: Value, value: object, ops: list[Op], conjunction: bool
) -> Value:
    name = "logical_and" if conjunction else "logical_or"
    if _speculable(cx, ops):
        cx.regions.ops.extend(ops)
        other = truth(cx, value).ir if isinstance(value, Value) else cx.constant(bool_, bool(value))
        result = IRValue(bool_)
        cx.emit(Apply(name, (condition.ir, other), result, span=cx.span()))
        return Value(cx, result)
    opened = cx.regions.push(runtime=True)
    opened.ops.extend(ops)
    other = truth(cx, value).ir if isinstance(value, Value) else cx.constant(bool_, bool(value))
    cx.regions.pop(opened)
    place = cx.declare(bool_, condition.ir, "")
    opened.ops.append(Store(place, other, span=cx.span()))
    arm = tuple(opened.ops)
    then, otherwise = (arm, ()) if conjunction else ((), arm)
    cx.emit(If(condition.ir, then, otherwise, span=cx.span()))
    result = IRValue(bool_)
    cx.emit(Load(place, result, span=cx.span()))
    return Value(cx, result)


def _asked(cx: Context, operand: Callable[[], object]) -> object:
    return tested(cx, operand())


def not_(cx: Context, value: object) -> object:
    value = tested(cx, value)
    if not isinstance(value, Value):
        return not decide(cx, value)
    condition = truth(cx, value)
    result = IRValue(bool_)
    cx.emit(Apply("logical_not", (condition.ir,), result, span=cx.span()))
    made = Value(cx, result, when_true=value.when_false, when_false=value.when_true)
    return exact.marked(made, exact.computed("logical_not", value))


def cond(
    cx: Context,
    then: Callable[[], object],
    condition: object,
    otherwise: Callable[[], object],
    test: bool = False,
) -> object:
    """``then if condition else otherwise``; as a test, only the truth of the arms is taken."""
    chosen = tested(cx, condition)
    if not isinstance(chosen, Value):
        return then() if decide(cx, chosen) else otherwise()
    condition = truth(cx, chosen)
    arms = [partial(_truth_of, cx, arm) if test else arm for arm in (then, otherwise)]
    first, first_ops, first_after = evaluate(cx, arms[0], chosen.when_true)
    second, second_ops, second_after = evaluate(cx, arms[1], chosen.when_false)
    cx.regions.assigned = join([first_after, second_after])
    return choose(cx, condition, first, first_ops, second, second_ops)


def _truth_of(cx: Context, arm: Callable[[], object]) -> object:
    value = tested(cx, arm())
    return truth(cx, value) if isinstance(value, Value) else decide(cx, value)


def choose(
    cx: Context,
    condition: Value,
    first: object,
    first_ops: list[Op],
    second: object,
    second_ops: list[Op],
) -> object:
    """Give `first` where the condition holds, else `second`; their ops were made apart."""
    first, second = variants.alike(cx, first, first_ops, second, second_ops)
    if structs.holds_struct(first) or structs.holds_struct(second):
        arms = [cx.lift(arm) for arm in (first, second)]
        return copies.choose(cx, condition, arms[0], first_ops, arms[1], second_ops, choose)
    simple = _speculable(cx, first_ops) and _speculable(cx, second_ops)
    if simple:
        cx.regions.ops.extend(first_ops)
        cx.regions.ops.extend(second_ops)
        return _select(cx, condition, first, second)
    if first is second and not isinstance(first, Value):
        _branch(cx, condition, first_ops, second_ops)
        return first
    return _branch_value(cx, condition, first, first_ops, second, second_ops)


def _select(cx: Context, condition: Value, first: object, second: object) -> object:
    if isinstance(first, tuple) and isinstance(second, tuple) and len(first) == len(second):
        return tuple(_select(cx, condition, a, b) for a, b in zip(first, second, strict=True))
    if first is second:
        return first
    _need_numbers(cx, first, second)
    values, element, width = arithmetic.promote(cx, (first, second), "if else")
    from transpile.expand.operators import apply

    result = apply(cx, "select", [condition.ir, *values], element, width)
    cx.notes["choice", cx.span()] = result.ir
    if width > 1:
        cx.choices.add(result.ir)
    if condition.exact is not None:
        result.exact = exact.exact_of(first if condition.exact else second)
    return result


def _need_numbers(cx: Context, first: object, second: object) -> None:
    for value in (first, second):
        if not cx.is_number(value):
            if value is None:
                raise NoneAtRunTime(cx.span(), name="the value").error()
            raise NotChosen(cx.span(), what=cx.describe(value)).error()


def _branch(cx: Context, condition: Value, first: list[Op], second: list[Op]) -> None:
    cx.emit(If(condition.ir, tuple(first), tuple(second), span=cx.span()))


def _branch_value(
    cx: Context,
    condition: Value,
    first: object,
    first_ops: list[Op],
    second: object,
    second_ops: list[Op],
) -> object:
    if isinstance(first, tuple) and isinstance(second, tuple) and len(first) == len(second):
        pairs = list(zip(first, second, strict=True))
    else:
        _need_numbers(cx, first, second)
        pairs = [(first, second)]
    span = cx.span()
    slots = []
    types = []
    for a, b in pairs:
        _need_numbers(cx, a, b)
        element = arithmetic.common_element(cx, (a, b), "if else")
        width = arithmetic.common_width(cx, (a, b), "if else")
        type = Vector(element, width) if width > 1 and isinstance(element, Scalar) else element
        types.append(type)
        slots.append(cx.declare(type, None, ""))
    arms = []
    for ops, chosen in ((first_ops, [a for a, _ in pairs]), (second_ops, [b for _, b in pairs])):
        opened = cx.regions.push(runtime=True)
        opened.ops.extend(ops)
        for place, type, value in zip(slots, types, chosen, strict=True):
            cx.emit(Store(place, arithmetic.convert(cx, value, type), span=span))
        cx.regions.pop(opened)
        arms.append(tuple(opened.ops))
    cx.emit(If(condition.ir, arms[0], arms[1], span=span))
    loaded = []
    for place, type in zip(slots, types, strict=True):
        result = cx.fresh(type)
        cx.emit(Load(place, result, span=span))
        cx.notes["choice", span] = result
        loaded.append(Value(cx, result))
    return tuple(loaded) if isinstance(first, tuple) else loaded[0]


PYTHON_COMPARISONS: dict[str, Callable[[Any, Any], object]] = {
    "<": operators.lt,
    "<=": operators.le,
    ">": operators.gt,
    ">=": operators.ge,
    "==": operators.eq,
    "!=": operators.ne,
}  # fmt: skip


def compare(cx: Context, left: object, rest: tuple[object, ...]) -> object:
    """A chain: each middle operand is evaluated once, later ones only while the chain holds."""
    operator, right = rest[0], rest[1]
    first = _one(cx, left, operator, right)
    if len(rest) == 2:
        return first

    def later() -> object:
        following = rest[3]
        assert callable(following)
        return compare(cx, right, (rest[2], following(), *rest[4:]))

    return cx.and_(first, later, test=True)


def _one(cx: Context, left: object, operator: object, right: object) -> object:
    if operator in ("is", "is not", "==", "!=") and (kinds.is_kind(left) or kinds.is_kind(right)):
        return kinds.same(left, right) == (operator in ("is", "=="))
    if operator in ("is", "is not"):
        if _are_truths(left, right):
            same = cx.binary("eq", left, right)
            return same if operator == "is" else not_(cx, same)
        if left is not right and _are_numbers(cx, left, right):
            raise UnknownIdentity(
                cx.span(), what="numbers", way_out="compare them with `==`"
            ).error()
        if variants.common_variant(left, right) is None:
            return copies.is_same(cx, left, right) == (operator == "is")
        operator = "==" if operator == "is" else "!="
    if operator in ("in", "not in"):
        found = _contains(cx, left, right)
        return found if operator == "in" else not_(cx, found)
    return PYTHON_COMPARISONS[str(operator)](left, right)


def _are_truths(left: object, right: object) -> bool:
    """Whether both are bools, one of them of run time: Python has one object for each truth."""
    pair = (left, right)
    return any(isinstance(one, Value) for one in pair) and all(
        isinstance(one, bool)
        or (isinstance(one, Value) and one.width == 1 and one.element == bool_)
        for one in pair
    )


def _are_numbers(cx: Context, left: object, right: object) -> bool:
    """Whether both are numbers, one of them of run time; a bool and a number are two objects for certain."""
    pair = (left, right)
    return any(isinstance(one, Value) for one in pair) and all(
        cx.is_number(one)
        and not isinstance(one, bool)
        and not (isinstance(one, Value) and one.element == bool_)
        for one in pair
    )


def _contains(cx: Context, item: object, items: object) -> object:
    """``item in items`` over a comptime container: by identity and equality, at run time where an
    element needs it.
    """
    if cx.is_struct(items) and hasattr(items, "__contains__"):
        return items.__contains__(item)
    if (
        isinstance(item, Value)
        or variants.variant_of(item) is not None
        or (
            isinstance(items, (tuple, list))
            and any(isinstance(x, Value) or variants.variant_of(x) is not None for x in items)
        )
    ):
        found: object = False
        if isinstance(items, Range):
            return _in_range(cx, item, items)
        if cx.is_memory(items) or not hasattr(type(items), "__iter__"):
            raise not_iterable(cx, items).error()
        for other in items:  # type: ignore[attr-defined]
            if cx.is_number(item) and cx.is_number(other):
                same = cx.binary("eq", item, other)
            elif variants.common_variant(item, other) is not None:
                same = item == other
            else:
                same = item is other
            found = or_(cx, found, lambda same=same: same, True)  # type: ignore[misc]
        return found
    if isinstance(items, (tuple, list, set, frozenset)) and (
        kinds.is_kind(item) or any(map(kinds.is_kind, items))
    ):
        return any(item is other or _one(cx, item, "==", other) for other in items)
    return item in items  # type: ignore[operator]


def _in_range(cx: Context, item: object, items: Range) -> object:
    """``item in range(...)``: between the bounds, and a whole number of steps from the start."""
    start, stop, step = items.start, items.stop, items.step
    if not isinstance(step, int):
        raise ComptimeNeeded(cx.span(), what="the step of a range that `in` tests").error()
    low, high = (start, item) if step > 0 else (item, start)
    inside = and_(cx, cx.binary("le", low, high), lambda: _before(cx, item, stop, step), True)
    if abs(step) == 1:
        return inside
    first = low if step > 0 else item
    last = item if step > 0 else start

    def whole() -> object:
        return cx.binary("eq", cx.binary("rem_floor", cx.binary("sub", last, first), abs(step)), 0)

    return and_(cx, inside, whole, True)


def _before(cx: Context, item: object, stop: object, step: int) -> object:
    return cx.binary("lt", item, stop) if step > 0 else cx.binary("gt", item, stop)

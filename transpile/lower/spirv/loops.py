"""``for`` as a structured loop with its variable in a phi, so that drivers see an induction variable at once.

Python's ranges end; a loop that adds a step until it passes the end would not when the addition wraps. Three shapes:

- nothing can wrap (a step of 1, or bounds known well inside the type): test ``i < stop`` at the top;
- a step of known sign: test at the bottom that ``i`` lies before ``stop - step``, computed once before the loop;
- a step of unknown sign: count down what is left between ``i`` and ``stop``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.core import For
from transpile.ir.types import SCALARS, Scalar, bool_, integer_range
from transpile.lower.spirv.emitter import Number

if TYPE_CHECKING:
    from transpile.lower.spirv.writer import Writer


def write_for(cx: Writer, op: For) -> None:
    """Write a loop and continue after it."""
    assert isinstance(op.variable.type, Scalar)
    type = cx.plain(op.variable.type)
    start, stop, step = (cx.number(value) for value in (op.start, op.stop, op.step))
    if step == 0:
        return
    if step is None and type.is_signed:
        _count_down(cx, op, type)
    elif step is not None and never_wraps(type, start, stop, int(step)):
        _test_first(cx, op, type, up=step > 0)
    else:
        _test_last(cx, op, type, up=step is None or step > 0)


def never_wraps(type: Scalar, start: Number | None, stop: Number | None, step: int) -> bool:
    """Whether no addition of the step, the one that ends the loop included, leaves the type."""
    low, high = integer_range(type)
    if step in (1, -1):
        return True
    if stop is None:
        return False
    if start is not None and (start >= stop if step > 0 else start <= stop):
        return True
    return int(stop) - 1 + step <= high if step > 0 else int(stop) + 1 + step >= low


def _order(type: Scalar, *, up: bool) -> str:
    return f"Op{'S' if type.is_signed else 'U'}{'LessThan' if up else 'GreaterThan'}"


def _test_first(cx: Writer, op: For, type: Scalar, *, up: bool) -> None:
    loop = cx.begin_loop()
    item = cx.type(type)
    variable, following = cx.builder.fresh(), cx.builder.fresh()
    cx.phi(variable, item, (cx.id(op.start), loop.before), (following, loop.again))
    more = cx.truth(_order(type, up=up), type, variable, cx.id(op.stop))
    cx.loop_body(loop, more, op.body, (op.variable, variable))
    cx.open(loop.again)
    cx.builder.define(following, "OpIAdd", item, variable, cx.id(op.step))
    cx.end_loop(loop)


def _test_last(cx: Writer, op: For, type: Scalar, *, up: bool) -> None:
    """The step's sign is known, so that ``stop - step`` can be kept from wrapping before the loop."""
    low, high = integer_range(type)
    stop, step, order = cx.id(op.stop), cx.id(op.step), _order(type, up=up)
    first = cx.truth(order, type, cx.id(op.start), stop)
    edge = low if up else high
    known = cx.number(op.step)
    if known is None:
        # An unsigned step that is only known at run time: 0 makes no trips.
        steps = cx.truth("OpINotEqual", type, step, cx.constant(type, 0))
        first = cx.op("OpLogicalAnd", bool_, first, steps)
        nearest = step
    else:
        nearest = cx.constant(type, edge + int(known))
    last = cx.op("OpISub", type, stop, step)
    inside = cx.truth(order, type, nearest, stop)
    limit = cx.select(type, inside, last, cx.constant(type, edge))
    loop = cx.begin_loop()
    item = cx.type(type)
    variable, more, following, again = (cx.builder.fresh() for _ in range(4))
    cx.phi(variable, item, (cx.id(op.start), loop.before), (following, loop.again))
    cx.phi(more, cx.bool, (first, loop.before), (again, loop.again))
    cx.loop_body(loop, more, op.body, (op.variable, variable))
    cx.open(loop.again)
    cx.builder.define(again, order, cx.bool, variable, limit)
    cx.builder.define(following, "OpIAdd", item, variable, step)
    cx.end_loop(loop)


def _count_down(cx: Writer, op: For, type: Scalar) -> None:
    """Keep the distance to the stop as an unsigned number, which holds any difference of the signed type."""
    distance = SCALARS[f"u{type.bits}"]
    item, span = cx.type(type), cx.type(distance)
    start, stop, step = cx.id(op.start), cx.id(op.stop), cx.id(op.step)
    zero = cx.constant(type, 0)
    upward = cx.truth("OpSGreaterThan", type, step, zero)
    downward = cx.truth("OpSLessThan", type, step, zero)
    before = cx.truth("OpSLessThan", type, start, stop)
    behind = cx.truth("OpSGreaterThan", type, start, stop)
    first = cx.op(
        "OpLogicalOr",
        bool_,
        cx.op("OpLogicalAnd", bool_, upward, before),
        cx.op("OpLogicalAnd", bool_, downward, behind),
    )
    forth = cx.builder.emit("OpISub", span, stop, start)
    back = cx.builder.emit("OpISub", span, start, stop)
    left = cx.builder.emit("OpSelect", span, upward, forth, back)
    length = cx.builder.emit("OpSelect", span, upward, *_magnitudes(cx, distance, step))
    loop = cx.begin_loop()
    variable, more, rest, following, again, less = (cx.builder.fresh() for _ in range(6))
    cx.phi(variable, item, (start, loop.before), (following, loop.again))
    cx.phi(rest, span, (left, loop.before), (less, loop.again))
    cx.phi(more, cx.bool, (first, loop.before), (again, loop.again))
    cx.loop_body(loop, more, op.body, (op.variable, variable))
    cx.open(loop.again)
    cx.builder.define(again, "OpUGreaterThan", cx.bool, rest, length)
    cx.builder.define(less, "OpISub", span, rest, length)
    cx.builder.define(following, "OpIAdd", item, variable, step)
    cx.end_loop(loop)


def _magnitudes(cx: Writer, distance: Scalar, step: int) -> tuple[int, int]:
    """Return the step and its negation as unsigned numbers."""
    span = cx.type(distance)
    return cx.builder.emit("OpBitcast", span, step), cx.builder.emit(
        "OpISub", span, cx.constant(distance, 0), step
    )

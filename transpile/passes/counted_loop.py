"""A ``for`` in other words: as a ``while`` that can end early, for targets without ``break``, or over its trips.

    for %i in 0:u32, %n, 1:u32 {         %next: slot<u32> = declare 0:u32
        ...                              while {
    }                                        %i = load %next
                                     ->      %more: bool_ = lt %i, %n
                                             ... goes_on
                                         } test %both {
                                             ...
                                             store %next, %i + 1
                                         }

The last trip may reach the greatest number of the type, so that adding the step would wrap; steps other than 1 and -1
therefore count the trips, whose number always fits the unsigned type of the same width.
"""

from __future__ import annotations

from transpile.ir import core
from transpile.ir.types import Reference, Scalar, Type, bool_, scalar
from transpile.ir.values import Coined, Constant, Value


def as_while(loop: core.For, goes_on: tuple[core.Region, Value]) -> tuple[core.Op, ...]:
    """Return `loop` as a ``while`` that also ends when `goes_on` (ops and their result) is false."""
    kind = loop.start.type
    assert isinstance(kind, Scalar)
    step = loop.step.value if isinstance(loop.step, Constant) else None
    if step in (1, -1):
        return _stepping(loop, kind, "lt" if step == 1 else "gt", goes_on)
    return _counting(loop, kind, goes_on)


def as_trips(loop: core.For, *, is_positive: bool) -> tuple[core.Op, ...]:
    """Return `loop` as one over the numbers of its trips, behind the ops that find how many there are.

    `is_positive` tells that the step is known to be.
    """
    kind = loop.start.type
    assert isinstance(kind, Scalar)
    before, unsigned = _Ops(loop), unsigned_of(kind)
    count = _trips(before, loop, kind, unsigned, "trips", is_positive=is_positive)
    trip = Value(unsigned, Coined("trip"))
    body = _Ops(loop)
    _position(body, loop, kind, trip)
    zero, one = Constant(unsigned, 0), Constant(unsigned, 1)
    counted = core.For(trip, zero, count, one, (*body.ops, *loop.body), loop.span)
    return (*before.ops, counted)


class _Ops:
    """A list of ops that grows by applying rows."""

    def __init__(self, loop: core.For) -> None:
        self.span = loop.span
        self.ops: list[core.Op] = []

    def apply(self, row: str, *args: Value, type: Type, result: Value | None = None) -> Value:
        value = result or Value(type)
        self.ops.append(core.Apply(row, args, value, {}, self.span))
        return value

    def cast(self, value: Value, type: Scalar) -> Value:
        if value.type == type:
            return value
        if isinstance(value, Constant):
            return Constant(type, int(value.value) % (1 << type.bits))
        result = Value(type)
        self.ops.append(core.Cast(value, result, self.span))
        return result


def _stepping(
    loop: core.For, kind: Scalar, row: str, goes_on: tuple[core.Region, Value]
) -> tuple[core.Op, ...]:
    """Step the variable itself: below `stop`, one more can't wrap."""
    slot = Value(Reference(kind), loop.variable.name)
    test = _Ops(loop)
    test.ops.append(core.Load(slot, loop.variable, None, loop.span))
    more = test.apply(row, loop.variable, loop.stop, type=bool_)
    test.ops += goes_on[0]
    both = test.apply("logical_and", more, goes_on[1], type=bool_)
    body = _Ops(loop)
    body.ops += loop.body
    following = body.apply("add", loop.variable, loop.step, type=kind)
    body.ops.append(core.Store(slot, following, None, loop.span))
    return (
        core.Declare(slot, loop.start, loop.span),
        core.While(tuple(test.ops), both, tuple(body.ops), loop.span),
    )


def _counting(
    loop: core.For, kind: Scalar, goes_on: tuple[core.Region, Value]
) -> tuple[core.Op, ...]:
    """Count the trips, and compute the variable from their number."""
    before = _Ops(loop)
    unsigned = unsigned_of(kind)
    trips = _trips(before, loop, kind, unsigned)
    slot = Value(Reference(unsigned), "trip")
    trip = Value(unsigned, Coined("trip"))
    test = _Ops(loop)
    test.ops.append(core.Load(slot, trip, None, loop.span))
    more = test.apply("lt", trip, trips, type=bool_)
    test.ops += goes_on[0]
    both = test.apply("logical_and", more, goes_on[1], type=bool_)
    body = _Ops(loop)
    _position(body, loop, kind, trip)
    body.ops += loop.body
    following = body.apply("add", trip, Constant(unsigned, 1), type=unsigned)
    body.ops.append(core.Store(slot, following, None, loop.span))
    return (
        *before.ops,
        core.Declare(slot, Constant(unsigned, 0), loop.span),
        core.While(tuple(test.ops), both, tuple(body.ops), loop.span),
    )


def unsigned_of(kind: Scalar) -> Scalar:
    """Return the type that holds every number of trips."""
    return scalar(f"u{kind.bits}") if kind.is_signed else kind


def _position(ops: _Ops, loop: core.For, kind: Scalar, trip: Value) -> None:
    """Compute the variable from the number of a trip."""
    distance = ops.apply("mul", ops.cast(trip, kind), loop.step, type=kind)
    ops.apply("add", loop.start, distance, type=kind, result=loop.variable)


def _trips(
    ops: _Ops,
    loop: core.For,
    kind: Scalar,
    unsigned: Scalar,
    name: str = "",
    *,
    is_positive: bool = False,
) -> Value:
    """Return ``ceil((stop - start) / step)``, 0 when there is nothing to do."""
    zero, one = Constant(unsigned, 0), Constant(unsigned, 1)
    start, stop = ops.cast(loop.start, unsigned), ops.cast(loop.stop, unsigned)
    stride: Value
    if isinstance(loop.step, Constant):
        step = int(loop.step.value)
        if step == 0:
            return zero
        runs = ops.apply("lt" if step > 0 else "gt", loop.start, loop.stop, type=bool_)
        ends = (stop, start) if step > 0 else (start, stop)
        distance = ops.apply("sub", *ends, type=unsigned)
        stride = Constant(unsigned, abs(step))
    elif is_positive:
        runs = ops.apply("lt", loop.start, loop.stop, type=bool_)
        distance = ops.apply("sub", stop, start, type=unsigned)
        stride = ops.cast(loop.step, unsigned)
    else:
        none = Constant(kind, 0)
        rises = ops.apply("gt", loop.step, none, type=bool_)
        below = ops.apply("lt", loop.start, loop.stop, type=bool_)
        runs = ops.apply("logical_and", rises, below, type=bool_)
        distance = ops.apply("sub", stop, start, type=unsigned)
        stride = loop.step
        if kind.is_signed:
            falls = ops.apply("lt", loop.step, none, type=bool_)
            above = ops.apply("gt", loop.start, loop.stop, type=bool_)
            back = ops.apply("logical_and", falls, above, type=bool_)
            backwards = ops.apply("sub", start, stop, type=unsigned)
            distance = ops.apply("select", rises, distance, backwards, type=unsigned)
            runs = ops.apply("logical_or", runs, back, type=bool_)
            stride = ops.cast(ops.apply("abs", loop.step, type=kind), unsigned)
        stride = ops.apply("max", stride, one, type=unsigned)
    last = ops.apply("sub", distance, one, type=unsigned)
    last = ops.apply("div_trunc", last, stride, type=unsigned)
    count = ops.apply("add", last, one, type=unsigned)
    return ops.apply("select", runs, count, zero, type=unsigned, result=Value(unsigned, name))

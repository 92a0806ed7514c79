"""Write vectors: built of their lanes, taken apart, and with one lane set."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from transpile.ir import core
from transpile.ir.types import Vector
from transpile.ir.values import Constant, Value
from transpile.lower.expression import Expression, merge_reads

if TYPE_CHECKING:
    from transpile.lower.text import Body


def write_construct(body: Body, op: core.Op) -> None:
    assert isinstance(op, core.Construct)
    type = op.result.type
    assert isinstance(type, Vector)
    parts = [body.use(part) for part in op.parts]
    expression = body.writer.construct(body, parts, type)
    expression.reads = merge_reads(parts)
    body.finish(op.result, expression, op)


def _lane(body: Body, lane: Value) -> Constant | Expression:
    return lane if isinstance(lane, Constant) else body.use(lane)


def write_extract(body: Body, op: core.Op) -> None:
    assert isinstance(op, core.Extract)
    type = op.value.type
    assert isinstance(type, Vector)
    value, lane, kind = body.use(op.value), _lane(body, op.lane), op.result.type
    if isinstance(kind, Vector) and isinstance(lane, Constant):
        some = body.writer.lanes(value, int(lane.value), kind.width)
        body.finish(op.result, some, op)
        return
    body.finish(op.result, body.writer.extract(body, value, type, lane), op)


def write_insert(body: Body, op: core.Op) -> None:
    """Set a lane: in place where the vector goes back to the place it came from, else of a copy."""
    assert isinstance(op, core.Insert)
    type = op.value.type
    assert isinstance(type, Vector)
    value, lane, part = body.use(op.value), _lane(body, op.lane), body.use(op.part)
    store = body.uses.last.get(op.result)
    if (
        isinstance(store, core.Store)
        and store.place is value.place
        and store.guard is value.guard
        and body.uses.count[op.result] == 1
        and body.uses.loop[op.result] == body.loop
    ):
        reads = merge_reads([value, part, *([lane] if isinstance(lane, Expression) else [])])
        setter = partial(body.writer.set_lane, body, type=type, lane=lane, part=part)
        body.values[op.result] = Expression(value.text, value.level, reads, setter=setter)
        body.pending[op.result] = op
        return
    name = body.declare_variable(type, value.text, op.result.name)
    body.line(body.writer.set_lane(body, name, type, lane, part))
    body.values[op.result] = Expression(name)

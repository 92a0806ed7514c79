"""Write atomic operations: a statement, an expression, or what declares the old number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir import core
from transpile.ir.types import Scalar
from transpile.lower.expression import ATOM, PREFIX, Expression
from transpile.lower.guarded import NOT_GUARDED, Guarded
from transpile.lower.names import given_name
from transpile.lower.uses import FENCED, changes
from transpile.lower.wrap import MOST_LINES, wrap

if TYPE_CHECKING:
    from transpile.lower.text import Body


def write_atomic(body: Body, op: core.Op) -> None:
    assert isinstance(op, core.Atomic)
    if op.guard is not None:
        body.settle((*op.args, op.place))
    args = [body.use(arg) for arg in op.args]
    guard = None if op.guard is None else body.use(op.guard)
    place = body.use(op.place)
    body.flush(changes(op.place) | FENCED)
    type = op.result.type
    assert isinstance(type, Scalar)
    used = body.uses.count.get(op.result, 0) > 0
    hint = given_name(op.result) or "old"
    start = len(body.lines)
    if guard is not None:
        if used:
            name = body.names.unique(hint)
            body.line(body.writer.variable(type, name, body.writer.zero(type)))
            body.values[op.result] = Expression(name)
        body.open(f"if ({guard.text}) {{")
    pointer = Expression(f"&{place.text}", PREFIX, place.reads)
    call = body.spelled(op, [pointer, *args], (type, *(arg.type for arg in op.args)))
    if op.op == "atomic_store":
        # The result is the value stored, which later ops may use in its place.
        body.line(f"{call.text};")
        if used:
            body.values[op.result] = body.atom(args[0], type)
    elif guard is not None and used:
        body.line(f"{body.values[op.result].text} = {call.text};")
    elif used and call.level == ATOM:
        body.values[op.result] = call
    elif used:
        body.values[op.result] = body.declare(call, type, hint)
    elif call.level < ATOM:
        body.line(f"{call.text};")
    if guard is None:
        return
    body.close()
    if not used:
        body.guarded = Guarded(None, guard, start, len(body.lines))
        return
    body.guarded = NOT_GUARDED
    if op.op != "atomic_store" and len(body.lines) == start + 4:
        _declare_at_once(body, op, guard, call, start)


def _declare_at_once(
    body: Body, op: core.Atomic, guard: Expression, call: Expression, start: int
) -> None:
    """Write ``const unsigned int old = i < n ? atomicAdd(&x[i], 1u) : 0u;`` where the language allows it."""
    type = op.result.type
    if not body.writer.is_lazy or not isinstance(type, Scalar):
        return
    chosen = body.writer.choose(guard, call, Expression(body.writer.zero(type)))
    name = body.values[op.result].text
    lines = wrap(body.indent + body.writer.constant(type, name, chosen.text))
    if len(lines) <= MOST_LINES:
        body.lines[start:] = lines
        body.spans[start:] = [op.span] * len(lines)

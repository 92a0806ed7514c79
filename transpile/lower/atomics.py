"""Write atomic operations: a statement, an expression, or what declares the old number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir import core
from transpile.ir.types import Reference, Scalar
from transpile.lower.expression import ATOM, PREFIX, Expression, Key, merge_reads
from transpile.lower.guarded import NOT_GUARDED, Guarded
from transpile.lower.names import given_name, name_of
from transpile.lower.places import declare_slot
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
    hint = name_of(op.result, "old")
    kept = _kept(body, op)
    start = len(body.lines)
    if guard is not None:
        if kept is not None and _takes_zero(body, kept, merge_reads([guard, place, *args])):
            body.values[op.result] = _store_zero(body, kept, type)
            kept = None
        elif used:
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
    elif kept is not None:
        _wait(body, op, call)
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
        _declare_at_once(body, op, guard, call, start, is_kept=kept is not None)


def _declare_at_once(
    body: Body, op: core.Atomic, guard: Expression, call: Expression, start: int, *, is_kept: bool
) -> None:
    """Write ``const unsigned int old = i < n ? atomicAdd(&x[i], 1u) : 0u;`` where the language allows it."""
    type = op.result.type
    if not body.writer.is_lazy or not isinstance(type, Scalar):
        return
    chosen = body.writer.choose(guard, call, Expression(body.writer.zero(type)))
    name = body.values[op.result].text
    lines = wrap(body.indent + body.writer.constant(type, name, chosen.text))
    if len(lines) > MOST_LINES:
        return
    if is_kept:
        body.names.release(name)
        _wait(body, op, chosen)
        lines = []
    body.lines[start:] = lines
    body.spans[start:] = [op.span] * len(lines)


def _kept(body: Body, op: core.Atomic) -> core.Store | core.Declare | None:
    """Return what stores the old number right after, and is all that wants it: then that needs no name."""
    kept = body.uses.stored.get(op)
    is_all = op.op != "atomic_store" and body.uses.count.get(op.result) == 1
    return kept if is_all and not given_name(op.result) and kept not in body.gone else None


def _wait(body: Body, op: core.Atomic, call: Expression) -> None:
    """Leave the operation to the store that is next."""
    call.reads = call.reads | changes(op.place) | FENCED
    body.values[op.result] = call
    body.pending[op.result] = op


def _takes_zero(body: Body, kept: core.Store | core.Declare, reads: frozenset[Key]) -> bool:
    """Whether a variable may have 0 before the guarded operation, where a language chooses by statements alone."""
    slot = kept.place if isinstance(kept, core.Store) else kept.result
    type = slot.type
    is_slot = isinstance(type, Reference) and type.space is None
    return is_slot and slot not in reads and not body.writer.is_lazy


def _store_zero(body: Body, kept: core.Store | core.Declare, type: Scalar) -> Expression:
    """Give a variable 0, and return it; its store is done with that."""
    zero = body.writer.zero(type)
    body.gone |= {kept}
    if isinstance(kept, core.Declare):
        return declare_slot(body, kept, zero)
    place = body.use(kept.place)
    body.flush(changes(kept.place))
    body.line(f"{place.text} = {zero};")
    return place

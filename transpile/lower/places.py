"""Write slots, memory, and what is loaded from them and stored.

    store %x[%i], (add %x[%i], 1)    ->    x[i] += 1;

What is loaded is an expression that waits until something could change it; stores under one guard share its block.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir import core
from transpile.ir.types import Memory, Reference, Scalar, u32
from transpile.ir.values import Coined, Constant
from transpile.lower.expression import ATOM, POSTFIX, Expression, is_offset
from transpile.lower.guarded import Guarded
from transpile.lower.uses import changes

if TYPE_CHECKING:
    from transpile.lower.text import Body


def write_slot(body: Body, op: core.Op) -> None:
    assert isinstance(op, core.Declare)
    if op not in body.gone:
        declare_slot(body, op, None if op.initial is None else body.use(op.initial).text)


def declare_slot(body: Body, op: core.Declare, value: str | None) -> Expression:
    """Declare the variable of a slot, and return it."""
    assert isinstance(op.result.type, Reference)
    name = body.names.unique(op.result.name)
    body.writer.declared(body, op.result.type.element)
    body.line(body.writer.variable(op.result.type.element, name, value))
    slot = body.values[op.result] = Expression(name, ATOM, frozenset((op.result,)), place=op.result)
    return slot


def write_store(body: Body, op: core.Op) -> None:
    assert isinstance(op, core.Store)
    if op in body.gone:
        return
    if op.guard is not None:
        body.settle((op.value, op.place))
    value = body.use(op.value)
    update = value.update
    guard = None if op.guard is None else body.use(op.guard)
    place = body.use(op.place).text
    body.flush(changes(op.place))
    if value.setter is not None:
        text = value.setter(place)
    elif update is not None and update.place is op.place and update.guard is op.guard:
        text = f"{place} {update.operator}= {update.operand.text};"
    else:
        text = f"{place} = {value.text};"
    if guard is None:
        body.line(text)
        return
    if body.guarded.value is op.guard and body.guarded.end == len(body.lines):
        # The statement before has the same guard: join its block.
        body.lines.pop()
        body.spans.pop()
        body.indent += "    "
        body.names.enter()
    else:
        body.guarded = Guarded(op.guard, guard, len(body.lines))
        body.open(f"if ({guard.text}) {{")
    body.line(text)
    body.close()
    body.guarded.end = len(body.lines)
    body.chain = body.guarded.start, body.guarded.end


def write_shared(body: Body, op: core.Op) -> None:
    assert isinstance(op, core.SharedAlloc)
    assert isinstance(op.result.type, Memory)
    name = body.names.unique(op.result.name or Coined("shared_memory"))
    body.writer.declared(body, op.result.type.element)
    if op.offset is None:
        body.shared.append((name, op.result.type))
    else:
        body.common.append((name, op.result.type, op.offset))
    body.values[op.result] = Expression(name)


def write_local(body: Body, op: core.Op) -> None:
    assert isinstance(op, core.LocalArray)
    assert isinstance(op.result.type, Memory)
    name = body.names.unique(op.result.name or Coined("array"))
    body.writer.declared(body, op.result.type.element)
    numbers = [body.writer.literal(number).text for number in body.filled.get(op, ())]
    body.line(body.writer.local_array(op.result.type, name, numbers))
    body.values[op.result] = Expression(name)


def write_index(body: Body, op: core.Op) -> None:
    assert isinstance(op, core.Index)
    (position,) = op.indices
    if isinstance(position, Constant):
        index = body.writer.fixed_index(position)
    else:
        index = body.use(position)
    count = body.uses.count.get(op.result, 0)
    shared = count > 1 and not body.uses.is_update(op.result)
    far = count and body.uses.loop[op.result] != body.loop
    is_plain = index.level >= POSTFIX or isinstance(position, Constant) or is_offset(index)
    if not is_plain and (shared or far):
        assert isinstance(position.type, Scalar)
        index = body.declare(index, position.type, op.result.name or Coined("i"))
    body.values[op.result] = element(body, op, index)
    if index.reads:
        body.pending[op.result] = op
        body.places[op.result] = index


def write_load(body: Body, op: core.Op) -> None:
    assert isinstance(op, core.Load)
    if op.guard is not None:
        body.settle((op.place,))
    guard = None if op.guard is None else body.use(op.guard)
    place = body.use(op.place)
    type = op.place.type
    assert isinstance(type, Reference)
    # The place of a slot reads the slot itself.
    reads = place.reads if type.space is None else place.reads | changes(op.place)
    if guard is None and place.place is op.place:
        expression = place
    elif guard is None:
        expression = Expression(place.text, place.level, reads, place=op.place)
    else:
        zero = Expression(body.writer.zero(type.element))
        loaded = Expression(place.near or place.text, place.level, reads)
        expression = body.writer.choose(guard, loaded, zero)
        expression.place, expression.guard = op.place, op.guard
    result = op.result
    if type.space is None and (not result.name or result.name == op.place.name):
        # A slot can be read again wherever it has not changed, so it needs no name of its own.
        if body.uses.count.get(result, 0):
            body.values[result] = expression
            body.pending[result] = op
        return
    body.finish(result, expression, op)


def element(body: Body, op: core.Index, index: Expression) -> Expression:
    """Return a place in memory.

    Behind the end of memory of a unit or a cube lies what a driver wants; that of buffers is for the runtime to see to.
    """
    memory, kind = body.values[op.memory].text, op.memory.type
    near = ""
    if not body.writer.is_lazy and op.indices[0].__class__ is not Constant:
        assert isinstance(kind, Memory)
        if kind.length is not None:
            last = body.writer.literal(Constant(u32, kind.length - 1)).text
            near = f"{memory}[min({index.text}, {last})]"
    return Expression(f"{memory}[{index.text}]", POSTFIX, index.reads, near=near)

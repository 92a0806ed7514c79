"""Write structured control flow: ``if`` chains, counted loops, loops with a test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir import core
from transpile.ir.types import Scalar, bool_
from transpile.ir.values import Coined, Constant, Value
from transpile.lower.c_family import join
from transpile.lower.choices import join_choice
from transpile.lower.expression import Expression, Key
from transpile.lower.guarded import NOT_GUARDED, Guarded
from transpile.lower.names import name_of

if TYPE_CHECKING:
    from transpile.lower.text import Body


def write_if(body: Body, op: core.Op) -> None:
    assert isinstance(op, core.If)
    condition = body.use(op.condition)
    body.flush(body.uses.effects[op])
    start = len(body.lines)
    then, otherwise = op.then, op.otherwise
    body.nested(f"if ({condition.text}) {{", then, body.loop)
    middle = len(body.lines)
    if otherwise:
        body.span = op.span
        body.nested("} else {", otherwise, body.loop)
    if body.writer.is_lazy and join_choice(body, op, condition, start):
        body.chain, body.guarded = (-1, -1), NOT_GUARDED
        return
    if otherwise:
        if body.chain == (middle + 1, len(body.lines)):
            _merge_else(body, middle)
        else:
            body.span = None
            body.line("}")
    else:
        condition = _merge_guard(body, start, condition)
        body.span = None
        body.line("}")
    body.chain = (start, len(body.lines))
    body.guarded = NOT_GUARDED
    if not otherwise:
        # It stands for a guard that no statement after it has.
        body.guarded = Guarded(None, condition, start, len(body.lines))


def _merge_else(body: Body, at: int) -> None:
    """Turn the line ``} else {`` and the ``if`` statement after it, which is all there is, into ``} else if``."""
    inner = [line[4:] for line in body.lines[at + 1 :]]
    body.lines[at:] = [body.indent + "} else " + inner[0].lstrip(), *inner[1:]]
    del body.spans[at]


def _merge_guard(body: Body, start: int, condition: Expression) -> Expression:
    """Join a test and the one in it, or the guard of the one store: ``if (a) { if (b) {`` becomes ``if (a && b) {``."""
    inner = body.guarded
    alone = inner.start == start + 1 and inner.end == len(body.lines)
    if not alone or not body.lines[inner.start].endswith("{"):
        return condition
    both = join("&&", condition, inner.test, bool_)
    body.lines[start:] = [
        f"{body.indent}if ({both.text}) {{",
        *(line[4:] for line in body.lines[inner.start + 1 : -1]),
    ]
    body.spans[start:] = [body.spans[start], *body.spans[inner.start + 1 : -1]]
    return both


def write_for(body: Body, op: core.Op) -> None:
    assert isinstance(op, core.For)
    effects = body.uses.effects[op]
    start = body.use(op.start)
    stop, step = (_loop_operand(body, v, effects) for v in (op.stop, op.step))
    body.flush(effects)
    if not isinstance(op.step, Constant) and not _counts_up(body, op):  # it is read twice
        assert isinstance(op.step.type, Scalar)
        step = body.atom(step, op.step.type, Coined("step"))
    body.names.enter()
    name = body.names.unique(name_of(op.variable, "i"))
    body.values[op.variable] = Expression(name)
    condition, increment = _for_condition(body, op, name, stop, step)
    header = body.writer.for_header(op, name, start.text, condition, increment)
    _loop(body, header, op.body)
    body.names.leave()


def _loop_operand(body: Body, value: Value, effects: frozenset[Key]) -> Expression:
    """Return an operand that each trip reads again: a name if it could change or costs a memory access."""
    expression = body.use(value)
    reads = expression.reads
    if reads and (reads & effects or any(not isinstance(key, Value) for key in reads)):
        assert isinstance(value.type, Scalar)
        return body.declare(expression, value.type, value.name)
    return expression


def _for_condition(
    body: Body, op: core.For, name: str, stop: Expression, step: Expression
) -> tuple[str, str]:
    upward, downward = f"{name} < {stop.tight(10)}", f"{name} > {stop.tight(10)}"
    if isinstance(op.step, Constant):
        size = op.step.value
        if size > 0:
            return upward, f"{name} += {step.text}"
        if size < 0:
            return downward, f"{name} -= {step.text.removeprefix('-')}"
        return "false", f"{name} += {step.text}"
    assert isinstance(op.step.type, Scalar)
    increment = f"{name} += {step.text}"
    if _counts_up(body, op):
        return upward, increment
    if not op.step.type.is_signed:
        zero = body.writer.literal(Constant(op.step.type, 0)).text
        return f"{step.text} != {zero} && {upward}", increment
    return f"({step.text} > 0 && {upward}) || ({step.text} < 0 && {downward})", increment


def _counts_up(body: Body, op: core.For) -> bool:
    kind = op.step.type
    return isinstance(kind, Scalar) and not kind.is_signed and body.is_positive(op.step)


def _loop(body: Body, header: str, region: core.Region) -> None:
    body.loops += 1
    body.nested(header, region, body.loops)
    body.span = None
    body.line("}")


def _negated(condition: Expression) -> str:
    """Return the opposite; of ``a != b`` it is ``a == b`` for NaN too."""
    if condition.operator == "!=" and condition.text.count(" != ") == 1:
        return condition.text.replace(" != ", " == ")
    return f"!{condition.tight(12)}"


def write_while(body: Body, op: core.Op) -> None:
    assert isinstance(op, core.While)
    body.flush(body.uses.effects[op])
    outer, start, span = body.loop, len(body.lines), body.span
    body.loops += 1
    body.loop = body.loops
    body.open("")
    body.region(op.test)
    condition = body.use(op.condition)
    body.span = span
    if len(body.lines) == start + 1:
        body.lines[start] = f"{body.indent[:-4]}while ({condition.text}) {{"
    else:
        body.lines[start] = body.indent[:-4] + body.writer.forever
        body.line(f"if ({_negated(condition)}) {{")
        body.indent += "    "
        body.line("break;")
        body.indent = body.indent[:-4]
        body.line("}")
    body.region(op.body)
    body.loop = outer
    body.span = None
    body.close()

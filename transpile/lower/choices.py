"""Write a choice between two values as one, where a variable was declared for it just before.

    float v;                                  const float v = ok ? x[i] : 1.0f;
    if (ok) {
        v = x[i];                      ->
    } else {
        v = 1.0f;
    }

    bool v = i >= n;                          const bool v = i >= n || x[i] == 0;
    if (!(i >= n)) {                   ->
        v = x[i] == 0;
    }

Only in languages that evaluate no more than the operand that is chosen.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from transpile.ir import core
from transpile.ir.types import Reference, Scalar
from transpile.ir.values import Value
from transpile.lower.expression import Expression
from transpile.lower.wrap import MOST_LINES, wrap

if TYPE_CHECKING:
    from transpile.lower.text import Body

ASSIGNED = re.compile(r"\s+(\w+) = (.*);")
LOOSE = ("?", "&&", "||")


def join_choice(body: Body, op: core.If, condition: Expression, start: int) -> bool:
    """Replace the lines from the one before `start`, without the last brace, by a declaration if they are a choice."""
    slot = _slot(op)
    if slot is None or start == 0:
        return False
    lines = body.lines[start - 1 :]
    stores = [ASSIGNED.fullmatch(line) for line in lines[2::2]]
    if len(lines) != (5 if op.otherwise else 3) or not all(stores):
        return False
    name = body.values[slot].text
    values = [match[2] for match in stores if match is not None and match[1] == name]
    type = slot.type.element  # type: ignore[union-attr]
    assert isinstance(type, Scalar)
    if op.otherwise:
        chosen = _ternary(condition, values) if lines[0] == _declared(body, type, name) else None
    else:
        chosen = _either(body, condition, values, lines[0], name)
    if chosen is None:
        return False
    write = body.writer.variable if body.uses.stores[slot] > 2 else body.writer.constant
    written = wrap(body.indent + write(type, name, chosen))
    if len(written) > MOST_LINES:
        return False
    body.lines[start - 1 :] = written
    body.spans[start - 1 :] = [body.spans[start - 1]] * len(written)
    return True


def _slot(op: core.If) -> Value | None:
    """Return the slot that is stored to at the end of all branches."""
    ends = [region[-1] if region else None for region in (op.then, op.otherwise or op.then)]
    slots = {end.place if isinstance(end, core.Store) else None for end in ends}
    slot = slots.pop()
    if slots or slot is None or not isinstance(slot.type, Reference) or slot.type.space is not None:
        return None
    return slot if isinstance(slot.type.element, Scalar) else None


def _declared(body: Body, type: Scalar, name: str) -> str:
    return body.indent + body.writer.variable(type, name, None)


def _ternary(condition: Expression, values: list[str]) -> str | None:
    if len(values) != 2 or any("?" in text for text in (condition.text, *values)):
        return None
    return f"{condition.text} ? {values[0]} : {values[1]}"


def _either(
    body: Body, condition: Expression, values: list[str], declared: str, name: str
) -> str | None:
    """Return ``first || second`` where the second is only looked at when the first is false; with ``&&`` when true."""
    found = re.fullmatch(rf"\s+bool {name} = (.*);", declared)
    if found is None or len(values) != 1:
        return None
    first, second = (f"({t})" if any(w in t for w in LOOSE) else t for t in (found[1], values[0]))
    if condition.text in (f"!{found[1]}", f"!({found[1]})"):
        return f"{first} || {second}"
    return f"{first} && {second}" if condition.text == found[1] else None

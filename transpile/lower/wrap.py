"""Break long lines of generated code where a person would: at the outermost, loosest operator that fits."""

from __future__ import annotations

import re

WIDTH = 100
MOST_LINES = 2
"""Lines up to which a choice reads better as an expression than as an `if`."""
_BEFORE = {
    " ? ": 0,
    " : ": 0,
    " && ": 1,
    " || ": 1,
    " | ": 2,
    " & ": 2,
    " ^ ": 2,
    " + ": 3,
    " - ": 3,
    " * ": 4,
}
"""Operators that begin a line, and how loosely they bind."""
_ASSIGNED = re.compile(r"(?P<place>[^=]*\]) (?:[-+*/%&|^]|<<|>>)?= ")
"""An assignment to an element, whose index stays in one piece."""
_AFTER = {", ": 0, "; ": 0, " = ": 50}
"""What ends a line. An assignment is the last resort: what stands before it is short."""


def wrap(line: str) -> list[str]:
    """Return `line` as lines of at most `WIDTH` columns, as far as it has places to break."""
    if len(line) <= WIDTH:
        return [line]
    indent = line[: len(line) - len(line.lstrip())]
    found, rest = [], line
    while len(rest) > WIDTH:
        at = _place(rest, len(indent) + 4)
        if at is None:
            break
        found.append(rest[:at].rstrip())
        rest = f"{indent}    {rest[at:].lstrip()}"
    return [*found, rest]


def _place(line: str, least: int) -> int | None:
    """Return where to break: the last place that fits among those at the lowest nesting."""
    best: tuple[int, int] | None = None
    depth = 0
    assigned = _ASSIGNED.match(line)
    if assigned is not None:
        least = max(least, assigned.end("place"))
    for at, character in enumerate(line[:WIDTH]):
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character == " " and at > least and line[:at].strip():
            cost = _cost(line, at)
            if cost is not None and (best is None or depth * 8 + cost <= best[0]):
                best = (depth * 8 + cost, at)
    return None if best is None else best[1]


def _cost(line: str, at: int) -> int | None:
    for operator, cost in _BEFORE.items():
        if line.startswith(operator, at):
            return cost
    for operator, cost in _AFTER.items():
        if line.endswith(operator, 0, at + 1):
            return cost
    return None

"""Pieces of generated expressions: text with the strength that it binds with, and templates made ready to fill."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise

from transpile.diagnose.record import Record
from transpile.ir.types import Space
from transpile.ir.values import Value

ARGUMENT = 0
"""Needs nothing: between commas or parentheses."""
PREFIX = 12
POSTFIX = 13
ATOM = 14

Key = Value | Space | str
"""What an expression reads and a statement changes: a slot, all memory of one space, or `ORDER`."""
ORDER: Key = "order"
"""Read by what must not move across control flow: plane operations."""
NOTHING: frozenset[Key] = frozenset()


class Update(Record, eq=False):
    """The expression reads a place and combines it with `operand`: storing it there again is ``place op= operand``."""

    place: Value
    operator: str
    operand: Expression
    guard: Value | None


class Expression(Record, eq=False):
    """Text of one value; `level` is how tightly its outermost operator binds."""

    text: str
    level: int = ATOM
    reads: frozenset[Key] = NOTHING
    operator: str = ""
    """The outermost operator, if it is a binary one."""
    raw: Expression | None = None
    """The same value as an unsigned expression, where `text` only converts that back to signed."""
    place: Value | None = None
    """The place that this loads, and nothing more."""
    guard: Value | None = None
    """Guard of that load."""
    near: str = ""
    """The place with an index that is in bounds whatever its guard says, for languages that read before they choose."""
    update: Update | None = None
    setter: Callable[[str], str] | None = None
    """Writes the statement that sets one lane of a place: this value is what the place then holds."""
    lanes: tuple[Expression, ...] = ()
    """The lanes of a vector that is put together in place."""
    splat: Expression | None = None
    """What all lanes of a vector are, where operators take that in its place."""

    def tight(self, least: int) -> str:
        """Return the text, in parentheses when it binds less tightly than `least`."""
        return self.text if self.level >= least else f"({self.text})"


OFFSET = re.compile(r"[A-Za-z_][\w.]* [+-] \d+u?")
MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
"""What says the same of the operands the other way round: numbers are written on the right."""


def is_number(value: Expression) -> bool:
    """Whether the expression is a literal."""
    return value.text[0 if value.text[0] != "-" else 1].isdigit() and value.level >= PREFIX


def is_offset(value: Expression) -> bool:
    """Whether this is a name and a number: a position beside another, which may be written more than once."""
    return (
        not value.reads
        and value.operator in ("+", "-")
        and OFFSET.fullmatch(value.text) is not None
    )


def broadcast(left: Expression, right: Expression) -> tuple[Expression, Expression]:
    """Return operands of which one may be a scalar, for an operator that takes it for all lanes of the other."""
    if left.splat is None:
        return left, right.splat or right
    return (left, right) if right.splat is not None else (left.splat, right)


def merge_reads(parts: list[Expression]) -> frozenset[Key]:
    """Return what any of `parts` reads."""
    reads = NOTHING
    for part in parts:
        if part.reads:
            reads = reads | part.reads if reads else part.reads
    return reads


class Template(Record, frozen=True):
    """A `Text` spelling taken apart: literal pieces, the placeholders between them, how tight each must be."""

    pieces: tuple[str, ...]
    fields: tuple[str, ...]
    levels: tuple[int, ...]
    level: int

    def fill(
        self, arguments: list[Expression], types: dict[str, str], level: int | None
    ) -> Expression:
        """Return the expression with the operands and type names put in; `level` is for what isn't a call."""
        parts = [self.pieces[0]]
        for name, least, after in zip(self.fields, self.levels, self.pieces[1:]):
            parts.append(types[name] if name in types else arguments[int(name)].tight(least))
            parts.append(after)
        text = "".join(parts)
        return Expression(text, self.level if level is None else level, merge_reads(arguments))


@lru_cache(maxsize=2048)
def compile_template(text: str, least: int = POSTFIX) -> Template:
    """Take the template of a row apart; operands that stand free in it must bind as tightly as `least`."""
    level = _level(text)
    if level == POSTFIX and text[0] == "(" and text[-1] == ")":
        # The user of the expression adds the parentheses where they are needed.
        text, level = text[1:-1], ARGUMENT
    parts = re.split(r"\{(\w+)\}", text)
    pieces, fields = tuple(parts[0::2]), tuple(parts[1::2])
    levels = []
    for before, after in pairwise(pieces):
        opens = before.rstrip().endswith(("(", ",", "["))
        closes = after.lstrip().startswith((")", ",", "]"))
        levels.append(ARGUMENT if opens and closes else least)
    return Template(pieces, fields, tuple(levels), level)


def _level(text: str) -> int:
    """Return how tightly a whole template binds: a name, call or bracket, a member of one, or anything else."""
    if re.fullmatch(r"[\w.:]+", text):
        return ATOM if "." not in text else POSTFIX
    if re.fullmatch(r"\{0\}(\.\w+)+", text):
        return POSTFIX
    opening = re.match(r"(?:[\w.:]|\{t\d?\}|<[\w, {}]*>)*\(", text)
    if opening is None:
        return ARGUMENT
    depth = 0
    for at in range(opening.end() - 1, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if depth == 0:
            return POSTFIX if re.fullmatch(r"(\.\w+)*", text[at + 1 :]) else ARGUMENT
    return ARGUMENT

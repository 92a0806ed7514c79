"""f-strings and strings side by side: the expressions in them are rewritten like any other.

Before Python 3.12 the quotes around an f-string can't stand inside it, so our own strings take the other kind.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, cast

import libcst as cst

from transpile.diagnose.errors import syntax
from transpile.rewrite.fill import CX

if TYPE_CHECKING:
    from transpile.rewrite.expressions import Expressions

_EQUAL = re.compile(r"\s*=\s*")


def literal(text: str) -> str:
    """Spell a text as a string of a twin."""
    found = repr(text)
    return f'"{found[1:-1]}"' if found[0] == "'" and '"' not in text else found


def format_string(walk: Expressions, node: cst.FormattedString) -> None:
    start, end = walk.inner[node]
    if _has_values(node):
        walk.open(start, f"{CX}.text({CX}.mark, ")
    _format(walk, node)
    if _has_values(node):
        walk.edits.insert(end, ")")


def _has_values(node: cst.BaseExpression) -> bool:
    if isinstance(node, cst.ConcatenatedString):
        return _has_values(node.left) or _has_values(node.right)
    if not isinstance(node, cst.FormattedString):
        return False
    return any(isinstance(part, cst.FormattedStringExpression) for part in node.parts)


def _format(walk: Expressions, node: cst.FormattedString) -> None:
    saved = walk.quote, walk.taken
    if sys.version_info < (3, 12) and len(node.end) == 1:
        walk.taken += node.end
        walk.quote = next((quote for quote in "\"'" if quote not in walk.taken), "\0")
    _format_parts(walk, node.parts)
    walk.quote, walk.taken = saved


def _format_parts(walk: Expressions, parts: object) -> None:
    for part in cast("list[cst.BaseFormattedStringContent]", parts):
        if not isinstance(part, cst.FormattedStringExpression):
            continue
        before = len(walk.edits.items)
        start, expression_end = walk.inner[part][0], walk.outer[part.expression][1]
        equal = None if part.equal is None else _EQUAL.match(walk.source, expression_end)
        if equal is not None:
            text = walk.source[start + 1 : equal.end()].replace("{", "{{").replace("}", "}}")
            walk.edits.insert(start, text)
        walk.visit(part.expression)
        if equal is not None:
            has_suffix = part.conversion is not None or part.format_spec is not None
            walk.edits.replace(expression_end, equal.end(), "" if has_suffix else "!r")
        if walk.quote == "\0" and len(walk.edits.items) > before:
            walk.refuse(syntax.NestedFormat, part.expression)
        if part.format_spec is not None:
            _format_parts(walk, part.format_spec)


def concatenated(walk: Expressions, node: cst.ConcatenatedString) -> None:
    start, end = walk.inner[node]
    if _has_values(node):
        walk.open(start, f"{CX}.text({CX}.mark, ")
    _pieces(walk, node)
    if _has_values(node):
        walk.edits.insert(end, ")")


def _pieces(walk: Expressions, node: cst.BaseExpression) -> None:
    if isinstance(node, cst.ConcatenatedString):
        _pieces(walk, node.left)
        _pieces(walk, node.right)
    elif isinstance(node, cst.FormattedString):
        _format(walk, node)

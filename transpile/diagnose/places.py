"""Finer places than bytecode gives, found by reading the text: a parameter in its ``def``, the operands of an operator.

They are looked up only for a message, so parsing is no cost of a kernel that works.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import FunctionType

from transpile.diagnose.sources import source_line
from transpile.diagnose.span import Span

Place = Span | Callable[[], Span] | None
"""A place, or how to find it when a message needs it."""

LONGEST_HEAD = 200
"""Lines that the decorators and the signature of a function may take."""


def parameter_span(function: FunctionType, name: str) -> Span:
    """Return the place of ``name: annotation`` in a function's signature, or of its first line.

    ``return`` names the result: the place of its annotation.
    """
    code = function.__code__
    first = code.co_firstlineno
    whole = Span(code.co_filename, first, 0, first, 1, function.__name__)
    depth = 0
    is_head = False
    start: tuple[int, int] | None = None
    end = (0, 0)
    before = ""
    for token in _tokens(code.co_filename, first):
        text = token.string
        is_head = is_head or (text == "def" and token.type == tokenize.NAME)
        if not is_head:
            continue
        ends = (":",) if name == "return" else (",", "=", ")")
        if start is not None and depth == (name != "return") and text in ends:
            return replace(
                whole,
                line=start[0] + first - 1,
                column=start[1],
                end_line=end[0] + first - 1,
                end_column=end[1],
            )
        if depth == 0 and before == "->" and name == "return":
            start = token.start
        if depth == 1 and text == name and before in ("(", ",", "*", "**"):
            start = token.start
        depth += (text in "([{") - (text in ")]}") if text and len(text) == 1 else 0
        if depth == 0 and text == ":":
            break
        if token.type not in (tokenize.NL, tokenize.COMMENT):
            before, end = text, token.end
    return whole


def _tokens(file: str, first: int) -> Iterator[tokenize.TokenInfo]:
    lines = []
    for number in range(first, first + LONGEST_HEAD):
        text = source_line(file, number)
        if text is None:
            break
        lines.append(text + "\n")
    try:
        yield from tokenize.generate_tokens(io.StringIO("".join(lines)).readline)
    except (tokenize.TokenError, SyntaxError):
        return


def operand_spans(span: Span) -> tuple[Span, Span] | None:
    """Return the places of the two operands of the operator, comparison or ``op=`` at `span`, if it is one."""
    text = span_text(span)
    if text is None or span.end_line != span.line:
        return None
    try:
        node: ast.AST = ast.parse(text).body[0]
    except (SyntaxError, IndexError, ValueError):
        return None
    if isinstance(node, ast.Expr):
        node = node.value
    if isinstance(node, ast.BinOp):
        pair = (node.left, node.right)
    elif isinstance(node, ast.AugAssign):
        pair = (node.target, node.value)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        pair = (node.left, node.comparators[0])
    else:
        return None
    return _inside(span, text, pair[0]), _inside(span, text, pair[1])


def row_index(span: Span) -> tuple[str, str] | None:
    """Read ``x[i][j]`` at a place: what its first half is, and both indices together, ``x[i, j]``."""
    node = _expression(span)
    if not isinstance(node, ast.Subscript) or not isinstance(node.value, ast.Subscript):
        return None
    first, second = node.value, node.slice
    return ast.unparse(first), f"{ast.unparse(first)[:-1]}, {ast.unparse(second).strip('()')}]"


def is_percent_format(span: Span) -> bool:
    """Whether the expression at a place is ``"%d" % v``."""
    node = _expression(span)
    return (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Mod)
        and isinstance(node.left, ast.Constant)
        and isinstance(node.left.value, str)
    )


def _expression(span: Span) -> ast.AST | None:
    """Return the expression at a place of one line; of an assignment, its target."""
    text = span_text(span)
    if text is None:
        return None
    try:
        node: ast.AST = ast.parse(text.strip()).body[0]
    except (SyntaxError, IndexError, ValueError):
        return None
    if isinstance(node, ast.Assign):
        return node.targets[0]
    return node.value if isinstance(node, ast.Expr) else None


def span_text(span: Span) -> str | None:
    """Return the source that a span of one line covers."""
    line = source_line(span.file, span.line)
    if line is None or span.end_line != span.line:
        return None
    return line[span.column : span.end_column]


def _inside(span: Span, text: str, node: ast.expr) -> Span:
    encoded = text.encode()
    start = len(encoded[: node.col_offset].decode(errors="ignore"))
    end = len(encoded[: node.end_col_offset].decode(errors="ignore"))
    return replace(span, column=span.column + start, end_column=span.column + end)

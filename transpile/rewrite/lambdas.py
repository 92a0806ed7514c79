"""Find the text of a lambda: Python says on which line it begins, and where its parts stand.

    code object, lines of the file  ->  the lines of the expression

What stands before it on its first line becomes blanks, so that columns keep their meaning.
"""

from __future__ import annotations

import ast
from types import CodeType

LAMBDA = "<lambda>"
_Place = tuple[int | None, int | None, int | None, int | None]
_LAST: list[tuple[list[str], dict[int, list[ast.Lambda]]]] = []
"""The lambdas of the file that was asked for last, by line, and its lines: parsing takes time, and trees memory."""


def find_lambda(code: CodeType, whole: list[str]) -> tuple[str, ...] | None:
    """Return the lines of the lambda that was compiled to `code`, or ``None``."""
    same = [
        node
        for node in _lambdas(whole).get(code.co_firstlineno, ())
        if _parameters(node) == code.co_varnames[: len(_parameters(node))]
    ]
    places = set(code.co_positions())
    exact = [node for node in same if _place(node.body) in places]
    if not exact:  # No instruction stands for a whole ternary that is returned: its arms are.
        exact = [node for node in same if all(_holds(node.body, place) for place in places)]
    # One inside another has its own parameters' names or its own place; what runs later is compared anyway.
    found = min(exact or same, key=_size, default=None)
    return None if found is None else _lines(found, whole)


def _lambdas(whole: list[str]) -> dict[int, list[ast.Lambda]]:
    for lines, known in _LAST:
        if lines is whole:
            return known
    found: dict[int, list[ast.Lambda]] = {}
    try:
        tree = ast.parse("".join(whole))
    except (SyntaxError, ValueError):
        tree = ast.Module([], [])
    for node in ast.walk(tree):
        if isinstance(node, ast.Lambda):
            found.setdefault(node.lineno, []).append(node)
    _LAST[:] = [(whole, found)]
    return found


def _parameters(node: ast.Lambda) -> tuple[str, ...]:
    """Return the names in the order in which code objects have them."""
    args = node.args
    stars = [star for star in (args.vararg, args.kwarg) if star is not None]
    return tuple(each.arg for each in (*args.posonlyargs, *args.args, *args.kwonlyargs, *stars))


def _place(node: ast.expr) -> _Place:
    return node.lineno, node.end_lineno, node.col_offset, node.end_col_offset


def _holds(node: ast.expr, place: _Place) -> bool:
    """Tell whether an instruction stands inside an expression; those that stand nowhere do."""
    line, last, column, end = place
    if (
        line is None
        or last is None
        or column is None
        or end is None
        or (line, column) == (last, end)
    ):
        return True
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return (node.lineno, node.col_offset) <= (line, column) and (last, end) <= (
        node.end_lineno,
        node.end_col_offset,
    )


def _size(node: ast.Lambda) -> int:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return (node.end_lineno - node.lineno) * 10_000 + node.end_col_offset - node.col_offset


def _lines(node: ast.Lambda, whole: list[str]) -> tuple[str, ...]:
    assert node.end_lineno is not None
    lines = whole[node.lineno - 1 : node.end_lineno]
    last = lines[-1].encode()[: node.end_col_offset].decode()
    before = lines[0].encode()[: node.col_offset].decode()
    lines = [*lines[:-1], last + "\n"]
    return (" " * len(before) + lines[0][len(before) :], *lines[1:])

"""Give the nodes of the twin's tree the places of the user's text.

    ast of the filled text, Filled  ->  the same tree, every position that of the original

Columns of ``ast`` are UTF-8 bytes, offsets of the edits are characters; both sides are converted here, once a node, and
not at all for lines of ASCII.
"""

from __future__ import annotations

import ast
import sys
from bisect import bisect_right

from transpile.rewrite.fill import Filled


class Lines:
    """Line starts of a text, for going between offsets in characters and (line, column in bytes)."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = [0]
        at = text.find("\n")
        while at >= 0:
            self.starts.append(at + 1)
            at = text.find("\n", at + 1)
        self.is_ascii = text.isascii()

    def offset(self, line: int, column: int) -> int:
        """Return the offset in characters; lines count from 1."""
        start = self.starts[line - 1]
        if self.is_ascii:
            return start + column
        end = self.starts[line] if line < len(self.starts) else len(self.text)
        return start + len(self.text[start:end].encode()[:column].decode(errors="ignore"))

    def place(self, offset: int) -> tuple[int, int]:
        """Return line and column in bytes."""
        line = bisect_right(self.starts, offset)
        start = self.starts[line - 1]
        if self.is_ascii:
            return line, offset - start
        return line, len(self.text[start:offset].encode())


_Place = tuple[tuple[int, int], tuple[int, int]]
_Entry = tuple[ast.AST, _Place, bool]
_PLACED = (ast.expr, ast.stmt, ast.arg, ast.keyword)
_WORTH = (ast.expr, ast.stmt, ast.arguments, ast.arg)
_PLACELESS = frozenset({"attr", "conversion", "ctx", "id", "kind", "op", "ops", "type_comment"})
"""Fields that hold texts, numbers and operators."""
_CHILDREN = {
    kind: tuple(name for name in kind._fields if name not in _PLACELESS)
    for kind in vars(ast).values()
    if isinstance(kind, type) and issubclass(kind, ast.AST)
}
"""The fields of a node that may hold nodes with a place."""


def relocate(node: ast.FunctionDef, filled: Filled, source: str, shift: int) -> None:
    """Move the nodes of `node` to their places in `source`; `shift` is added to every line."""
    made, original = Lines(filled.text), Lines(source)
    starts: dict[tuple[int, int], tuple[int, int]] = {}
    ends: dict[tuple[int, int], tuple[int, int]] = {}

    def start_of(key: tuple[int, int]) -> tuple[int, int]:
        found = starts[key] = original.place(filled.origin_of_start(made.offset(*key)))
        return found

    def end_of(key: tuple[int, int]) -> tuple[int, int]:
        found = ends[key] = original.place(filled.origin_of_end(made.offset(*key)))
        return found

    # Before 3.12 the places of nodes in an f-string are those of a text that the parser made up.
    opaque = ast.JoinedStr if sys.version_info < (3, 12) else ()
    # Entries: a node, the place of its parent (for nodes that stand for nothing in the source), whether to inherit it.
    last = (node.end_lineno or node.lineno, node.end_col_offset or 0)
    root = (start_of((node.lineno, node.col_offset)), end_of(last))
    todo: list[_Entry] = [(node, root, False)]
    while todo:
        current, parent, inherits = todo.pop()
        place = parent
        if isinstance(current, _PLACED):
            if not inherits:
                key = (current.lineno, current.col_offset)
                start = starts.get(key) or start_of(key)
                key = (current.end_lineno or 0, current.end_col_offset or 0)
                end = ends.get(key) or end_of(key)
                if start < end:
                    place = (start, end)
                elif parent[0][0] != parent[1][0] and isinstance(current, ast.Attribute):
                    # The compiler moves a call to the line where the attribute of its callee ends.
                    place = (parent[0], (parent[0][0], parent[0][1] + 1))
                inherits = isinstance(current, opaque)
            start, end = place
            current.lineno, current.col_offset = start[0] + shift, start[1]
            current.end_lineno, current.end_col_offset = end[0] + shift, end[1]
        for name in _CHILDREN[type(current)]:
            value = getattr(current, name)
            if isinstance(value, list):
                outside = place
                for item in value:
                    if isinstance(item, ast.AST):
                        todo.append((item, outside, inherits))
                    if isinstance(item, ast.Assign):  # what was written behind it belongs to it
                        start = start_of((item.lineno, item.col_offset))
                        end = end_of((item.end_lineno or 0, item.end_col_offset or 0))
                        outside = (start, end) if start < end else outside
                    elif isinstance(item, ast.stmt):
                        outside = place
            elif isinstance(value, _WORTH):
                todo.append((value, place, inherits))

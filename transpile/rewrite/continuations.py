"""Backslashes in lines of their own before a statement: LibCST drops them, and all places behind would be wrong.

text -> text of the same length, in which they are blanks
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable

_LONE = re.compile(r"^[ \t\f]*\\$", re.MULTILINE)


def without_lone_backslashes(text: str, parse: Callable[[str], ast.AST]) -> str:
    """Blank those that nothing depends on: those in texts and within statements stay, LibCST keeps them."""
    places = [found.end() - 1 for found in _LONE.finditer(text)]
    if not places:
        return text
    meant = ast.dump(parse(text), include_attributes=True)
    for place in places:
        other = f"{text[:place]} {text[place + 1 :]}"
        try:
            is_same = ast.dump(parse(other), include_attributes=True) == meant
        except SyntaxError:
            continue
        if is_same:
            text = other
    return text

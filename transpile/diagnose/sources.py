"""Source lines for messages: registered text first, then ``linecache``.

Whoever reads a kernel's source registers it, so that a message shows the text that was compiled even when the file has
changed since, or was never a file (a notebook cell, generated code of a target). The text is remembered while somebody
holds it: a kernel does, and an error that points into it.
"""

from __future__ import annotations

import linecache
from weakref import WeakValueDictionary


class Text:
    """The lines of one file, without their ends."""

    __slots__ = ("__weakref__", "given", "lines")

    def __init__(self, given: list[str]) -> None:
        self.given = given
        self.lines = tuple(line.rstrip("\r\n") for line in given)


_REGISTERED: WeakValueDictionary[str, Text] = WeakValueDictionary()


def register(file: str, lines: list[str]) -> Text:
    """Remember the text of `file` as long as the result lives; `lines` may keep their ends, the first is line 1."""
    known = _REGISTERED.get(file)
    if known is None or known.given is not lines:  # linecache gives the same list again
        known = _REGISTERED[file] = Text(lines)
    return known


def registered(file: str) -> Text | None:
    """Return the text of `file` if somebody holds it."""
    return _REGISTERED.get(file)


def source_line(file: str, line: int) -> str | None:
    """Return one line without its end, or ``None`` where the text is not to be had."""
    text = _REGISTERED.get(file)
    if text is not None:
        return text.lines[line - 1] if 1 <= line <= len(text.lines) else None
    if line < 1:
        return None
    try:
        found = linecache.getline(file, line)
    except ValueError:  # a name that no file can have
        return None
    return found.rstrip("\r\n") if found else None

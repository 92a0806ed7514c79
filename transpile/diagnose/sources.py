"""Source lines for messages: registered text first, then ``linecache``.

Whoever reads a kernel's source registers it, so that a message shows the text that was compiled even when the file has
changed since, or was never a file (a notebook cell, generated code of a target).
"""

from __future__ import annotations

import linecache
from collections.abc import Sequence

_REGISTERED: dict[str, tuple[str, ...]] = {}


def register(file: str, lines: Sequence[str]) -> None:
    """Remember the text of `file`; `lines` may keep their line ends, the first is line 1."""
    _REGISTERED[file] = tuple(line.rstrip("\r\n") for line in lines)


def source_line(file: str, line: int) -> str | None:
    """Return one line without its end, or ``None`` where the text is not to be had."""
    registered = _REGISTERED.get(file)
    if registered is not None:
        return registered[line - 1] if 1 <= line <= len(registered) else None
    if line < 1:
        return None
    try:
        text = linecache.getline(file, line)
    except ValueError:  # a name that no file can have
        return None
    return text.rstrip("\r\n") if text else None

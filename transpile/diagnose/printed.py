"""Print what a kernel prints: long after its line ran, maybe at the end of the program, so nothing may go wrong."""

from __future__ import annotations

import sys


def say(line: str) -> None:
    """Print a line; characters that the stream has no bytes for are written as in a literal."""
    try:
        print(line, end="")
    except UnicodeEncodeError:
        encoding = getattr(sys.stdout, "encoding", None) or "ascii"
        print(line.encode(encoding, "backslashreplace").decode(encoding), end="")

"""Room for stages that recurse as deep as a kernel is nested.

    with deep(span, "softmax"):
        ...        # recursion up to `ROOM` frames; beyond it the kernel is refused, at `span`

A sum of two thousand terms is a tree of that depth, and each level takes several frames, while Python allows a
thousand. Only stages whose recursion is bounded by the size of the kernel run so: the code of users runs under the
limit that they have set.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from transpile.diagnose.errors.syntax import TooDeep
from transpile.diagnose.span import Span

ROOM = 30_000
"""Frames; a level takes up to nine, and CPython compiles up to about three thousand levels."""


class _Limit:
    """The limit belongs to the whole interpreter: the first thread that needs room raises it, the last restores it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.users = 0
        self.before = 0

    def enter(self) -> None:
        with self.lock:
            if not self.users:
                self.before = sys.getrecursionlimit()
                sys.setrecursionlimit(max(self.before, ROOM))
            self.users += 1

    def leave(self) -> None:
        with self.lock:
            self.users -= 1
            # A limit that was set by others in the meantime stays.
            if not self.users and sys.getrecursionlimit() == max(self.before, ROOM):
                try:
                    sys.setrecursionlimit(self.before)
                except RecursionError:  # a thread that came later stands deeper than that
                    return


_LIMIT = _Limit()


@contextmanager
def deep(span: Span | None, name: str) -> Iterator[None]:
    """Allow deep recursion; what is too deep even so is an error at `span`.

    Raises:
        CubeSyntaxError: for a RecursionError in the body.
    """
    _LIMIT.enter()
    try:
        yield
    except RecursionError:
        raise TooDeep(span, name).error() from None
    finally:
        _LIMIT.leave()

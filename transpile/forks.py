"""Locks and forks: a child has none of the threads that held its parent's locks, and their work lies half done.

ForkLock        in a child it is free: for what a child makes anew
UnbrokenLock    a fork waits until no other thread holds it: for what can't be left half done, such as
                imports and what compilers do behind locks of their own
"""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def in_child(held: T, renew: Callable[[T], None]) -> None:
    """Let a forked child renew an object, if that still exists."""
    found = weakref.ref(held)

    def forked() -> None:
        there = found()
        if there is not None:
            renew(there)

    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=forked)


class ForkLock:
    """A re-entrant lock; in a child it is free."""

    def __init__(self) -> None:
        self._renew()
        in_child(self, ForkLock._renew)

    def _renew(self) -> None:
        self._lock = threading.RLock()

    def __enter__(self) -> None:
        self._lock.acquire()

    def __exit__(self, *error: object) -> None:
        self._lock.release()


class UnbrokenLock:
    """A re-entrant lock that forks take as well. It lives as long as the process."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        if hasattr(os, "register_at_fork"):
            release = self._lock.release
            os.register_at_fork(
                before=self._lock.acquire, after_in_parent=release, after_in_child=release
            )

    def __enter__(self) -> None:
        self._lock.acquire()

    def __exit__(self, *error: object) -> None:
        self._lock.release()


BUILDING = UnbrokenLock()
"""Held while a function is rewritten, a kernel is built or a device is opened.

Re-entrant, as a kernel's comptime code may launch another kernel.
"""

"""Locks and forks: a child has none of the threads that held its parent's locks, and their work lies half done.

ForkLock        in a child it is free: for what a child makes anew
UnbrokenLock    a fork waits until no other thread holds it: for what can't be left half done, such as
                imports and what compilers do behind locks of their own
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:  # typeshed says that it has no subclasses, which it may have

    class RLock:
        def acquire(self) -> bool: ...
        def release(self) -> None: ...
        def _at_fork_reinit(self) -> None: ...
        def __enter__(self) -> bool: ...
        def __exit__(self, *error: object) -> None: ...
else:
    from _thread import RLock

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


class ForkLock(RLock):
    """A re-entrant lock; in a child it is free.

    It takes and gives back as the interpreter's own do: in methods of Python an interruption, Ctrl-C for one, could
    come after the lock was taken and before the block knows of it, or before it was given back.
    """

    def __init__(self) -> None:
        in_child(self, ForkLock._at_fork_reinit)


class UnbrokenLock(RLock):
    """A re-entrant lock that forks take as well. It lives as long as the process."""

    def __init__(self) -> None:
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(
                before=self.acquire, after_in_parent=self.release, after_in_child=self.release
            )


BUILDING = UnbrokenLock()
"""Held while a function is rewritten, a kernel is built or a device is opened.

Re-entrant, as a kernel's comptime code may launch another kernel.
"""

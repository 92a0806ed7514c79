"""Locks that a forked child can take, whoever held them in the parent when it forked."""

from __future__ import annotations

import os
import threading
import weakref


class ForkLock:
    """A re-entrant lock; in a child it is free."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        if hasattr(os, "register_at_fork"):
            found = weakref.ref(self)
            os.register_at_fork(after_in_child=lambda: _renew(found))

    def __enter__(self) -> None:
        self._lock.acquire()

    def __exit__(self, *error: object) -> None:
        self._lock.release()


def _renew(found: weakref.ref[ForkLock]) -> None:
    lock = found()
    if lock is not None:
        lock._lock = threading.RLock()

"""Turns: launches and copies of several threads on a device that computes in the host's memory, one after the other.

    turn = turns.take(reads, writes)    # keys of memory
    try:
        turn.begin()                    # waits for who writes what is read, or uses what is written
        ...                             # compute, or copy
    finally:
        turns.active.pop(turn, None)    # no method of Python, which an interruption could leave at its first line
        turns.tell()

Most programs use the CPU from one thread. As long as no other came, that thread's shortest launches take no turn:

    turns.is_alone = True
    if not turns.is_shared: ...         # compute
    turns.is_alone = False

Another thread sets `is_shared` before it looks at `is_alone`, so that one of the two sees the other; it waits for the
launch that is under way.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from threading import get_ident
from typing import Any

from transpile.forks import in_child

Keys = frozenset[int]
NOTHING: Keys = frozenset()
GLANCE = 50e-6
"""Seconds between two looks for the end of a launch that takes no turn."""
PATIENCE = 0.1
"""Seconds after which one who waits looks again: an interrupted thread may have told nobody."""


class Turns:
    """Who uses which memory of a device."""

    def __init__(self) -> None:
        self._start()
        in_child(self, Turns._start)

    def _start(self) -> None:
        self.lock = threading.Lock()
        self.active: dict[Turn, None] = {}
        self.waiting: dict[Turn, threading.Lock] = {}
        """In the order in which they came, with what opens for them when a turn ends."""
        self.first: int | None = None
        """The thread that came first."""
        self.is_shared = False
        """Whether others came."""
        self.is_alone = False
        """Whether the first thread computes without a turn."""

    def take(self, reads: Keys, writes: Keys) -> Turn:
        return Turn(self, reads, writes)

    def tell(self) -> None:
        """Tell those who wait that a turn ended."""
        with self.lock:
            for gate in list(self.waiting.values()):
                if gate.locked():
                    gate.release()

    def join(self) -> None:
        """Come to the device: if this is another thread than the first, that one takes turns from now on."""
        here = get_ident()
        if self.first is None:
            self.first = here
        if here != self.first:
            self.is_shared = True
            while self.is_alone:
                time.sleep(GLANCE)


class Turn:
    """A use of memory. An interruption, at any point, leaves no trace of it."""

    __slots__ = ("_reads", "_thread", "_turns", "_writes")

    def __init__(self, turns: Turns, reads: Keys, writes: Keys) -> None:
        self._turns = turns
        self._reads = reads
        self._writes = writes
        self._thread = 0

    def begin(self) -> None:
        turns = self._turns
        self._thread = get_ident()
        try:
            turns.join()
            while True:
                with turns.lock:
                    if not (turns.active or turns.waiting) or not self._has_to_wait():
                        turns.active[self] = None
                        turns.waiting.pop(self, None)
                        return
                    gate = threading.Lock()
                    gate.acquire()
                    turns.waiting[self] = gate
                gate.acquire(timeout=PATIENCE)
        finally:
            turns.waiting.pop(self, None)

    def _has_to_wait(self) -> bool:
        active = list(self._turns.active)
        if any(self._clashes(other) for other in active):
            return True
        if any(other._thread == self._thread for other in active):
            return False  # who waits may wait for this thread
        for other in list(self._turns.waiting):
            if other is self:
                return False
            if self._clashes(other):
                return True
        return False

    def _clashes(self, other: Turn) -> bool:
        """Tell whether one of the two writes what the other one uses; a thread does not wait for itself."""
        return other._thread != self._thread and not (
            self._writes.isdisjoint(other._writes)
            and self._writes.isdisjoint(other._reads)
            and self._reads.isdisjoint(other._writes)
        )


def keys_of(memories: Iterable[Any]) -> Keys:
    """Return what tells memory of NumPy arrays apart: the objects that own it."""
    return frozenset([id(array if array.base is None else array.base) for array in memories])

"""Memory that is kept for reuse by size class; the device says how it is made and given back.

    pool = Pool(make, drop, total)
    one = pool.take(1000)       # a piece of 1024 bytes
    pool.give(one)              # from any thread, a finalizer too: no lock, no call of the driver

All work of such a device is on one queue: what is launched on a piece that came back runs after what used it before.
"""

from __future__ import annotations

import itertools
import threading
from collections import defaultdict, deque
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

SMALLEST = 256
KEPT_SHARE = 8
"""One part in so many of the device's memory is kept for reuse."""
NUMBERS = itertools.count(1)
"""Numbers of pieces: unlike ids they are never used again."""


class Piece(Protocol):
    """Memory in the hands of a pool."""

    size: int
    length: int
    pins: int
    is_returned: bool


P = TypeVar("P", bound=Piece)


def size_class(size: int) -> int:
    """Return the bytes that are taken for `size`: 256, then four steps for each doubling."""
    if size <= SMALLEST:
        return SMALLEST
    step = max(SMALLEST, 1 << ((size - 1).bit_length() - 3))
    return -(-size // step) * step


class Pool(Generic[P]):
    """The memory of one kind of one device."""

    def __init__(self, make: Callable[[int], P], drop: Callable[[P], None], total: int) -> None:
        self._make = make
        self._drop = drop
        self._limit = total // KEPT_SHARE
        self._kept: dict[int, list[P]] = defaultdict(list)
        self._returned: deque[P] = deque()
        self._lock = threading.RLock()
        self.total = total
        self.kept_bytes = 0
        self.used_bytes = 0
        """Bytes in the hands of the program, size classes included."""

    def take(self, size: int) -> P:
        """Return at least `size` bytes; what the device raises when there is no room comes through."""
        wanted = size_class(size)
        with self._lock:
            if self._returned:
                self._sort_in()
            kept = self._kept.get(wanted)
            if kept:
                self.kept_bytes -= wanted
                found = kept.pop()
                found.is_returned = False
            else:
                found = self._make(wanted)
            self.used_bytes += wanted
            found.length = size
            return found

    def give(self, piece: P) -> None:
        """Take memory back; it may still be in use by work that was launched before."""
        piece.is_returned = True
        if not piece.pins:
            self._returned.append(piece)

    def pin(self, piece: P) -> None:
        """Keep a piece from being reused, though its owner may give it back."""
        piece.pins += 1

    def unpin(self, piece: P) -> None:
        piece.pins -= 1
        if piece.is_returned and not piece.pins:
            self._returned.append(piece)

    def _sort_in(self) -> None:
        while self._returned:
            one = self._returned.popleft()
            self.used_bytes -= one.size
            if self.kept_bytes + one.size > self._limit:
                self._drop(one)
            else:
                self.kept_bytes += one.size
                self._kept[one.size].append(one)

    def trim(self) -> None:
        """Give all memory that nobody uses back; the device must be idle."""
        with self._lock:
            self._sort_in()
            for kept in self._kept.values():
                while kept:  # an interruption must not leave here what was dropped
                    one = kept.pop()
                    self.kept_bytes -= one.size
                    self._drop(one)
            self._kept.clear()

    def report(self) -> str:
        """Return in words what the memory is used for."""
        with self._lock:
            self._sort_in()
            return (
                f"{shown(self.total)} in all, {shown(self.used_bytes)} in handles, "
                f"{shown(self.kept_bytes)} kept for reuse"
            )


def shown(size: int) -> str:
    """Return a number of bytes for people."""
    amount = float(size)
    for unit in ("B", "KiB", "MiB", "GiB"):
        if amount < 1024:
            return f"{amount:.0f} {unit}" if unit == "B" else f"{amount:.1f} {unit}"
        amount /= 1024
    return f"{amount:.1f} TiB"

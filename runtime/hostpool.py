"""Memory of devices that compute in the host's own: large pieces are kept for reuse, so that the system need not clear
pages for each array anew.

    pool = HostPool("cpu")
    memory = pool.take(1 << 20)     # a NumPy array of bytes, aligned
    pool.give(memory)               # from any thread, a finalizer too: no lock

    class CpuServer(HostMemory): ...    # a device with such memory: all of a server but `compile` and `launch`

Launches there are done when they return, so what comes back is free at once. Memory that somebody still holds a view of
is left to NumPy.
"""

from __future__ import annotations

import gc
import os
import sys
from collections import defaultdict, deque
from typing import Any

import numpy

from runtime.dlpack import HOST, lent
from runtime.memory import ALIGNMENT, Handle, aligned
from runtime.pool import shown, size_class
from runtime.protocols import Array
from runtime.turns import NOTHING, Turns, keys_of
from transpile.diagnose.errors.device import OutOfDeviceMemory
from transpile.forks import ForkLock

SMALL = 64 << 10
"""Bytes up to which the allocator of the C library is as fast."""
KEPT_SHARE = 16
"""One part in so many of the machine's memory is kept for reuse."""


class HostPool:
    """The memory of one device."""

    def __init__(self, device: str, total: int | None = None) -> None:
        self._device = device
        self.total = physical_memory() if total is None else total
        self._limit = self.total // KEPT_SHARE
        self._kept: dict[int, list[Array]] = defaultdict(list)
        self._returned: deque[Array] = deque()
        self._lock = ForkLock()
        self.kept_bytes = 0
        self.used_bytes = 0

    def take(self, size: int) -> Array:
        """Return `size` undefined bytes.

        Raises:
            CubeLaunchError: there is no room, though what was kept was given back.
        """
        wanted = size if size <= SMALL else size_class(size)
        with self._lock:
            if self._returned:
                self._sort_in()
            kept = self._kept.get(wanted) if size > SMALL else None
            if kept:
                self.kept_bytes -= wanted
                whole = kept.pop()
            else:
                whole = self._make(wanted)
            self.used_bytes += wanted
        return whole[:size] if wanted != size else whole

    def _make(self, size: int) -> Array:
        try:
            return aligned(size)
        except (MemoryError, ValueError):  # too much for this machine, or for a size at all
            gc.collect()  # handles in reference cycles
            self.trim()
        try:
            return aligned(size)
        except (MemoryError, ValueError) as error:
            wanted = shown(size)
            raise OutOfDeviceMemory(None, self._device, wanted, self.report()).error() from error

    def give(self, memory: Array) -> None:
        """Take memory back."""
        self._returned.append(memory)

    def _sort_in(self) -> None:
        while self._returned:
            memory = self._returned.popleft()
            size = memory.nbytes
            wanted = size if size <= SMALL else size_class(size)
            self.used_bytes -= wanted
            if size <= SMALL or self.kept_bytes + wanted > self._limit:
                continue
            raw = memory.base
            del memory
            if raw is None or _references(raw) != ALONE:  # somebody looks at it still
                continue
            start = -raw.ctypes.data % ALIGNMENT
            self.kept_bytes += wanted
            self._kept[wanted].append(raw[start : start + wanted])

    def trim(self) -> None:
        """Give back all that nobody uses."""
        with self._lock:
            self._sort_in()
            self._kept.clear()
            self.kept_bytes = 0

    def report(self) -> str:
        """Return in words what the memory is used for."""
        with self._lock:
            self._sort_in()
            return (
                f"{shown(self.total)} in all, {shown(self.used_bytes)} in handles, "
                f"{shown(self.kept_bytes)} kept for reuse"
            )


class HostMemory:
    """The memory's part of a server (`runtime.protocols.Server`) whose arrays are the host's."""

    is_host = True
    dlpack_device = HOST
    ordinal = 0

    def __init__(self, name: str) -> None:
        self.name = name
        self._memory = HostPool(name)
        self.turns = Turns()
        """Launches and copies of different threads, by the memory that they use."""

    def allocate(self, size: int) -> Array:
        return self._memory.take(size)

    def free(self, memory: Array) -> None:
        self._memory.give(memory)

    def memory_report(self) -> str:
        """Return in words what the device's memory is used for."""
        return self._memory.report()

    def memory_cleanup(self) -> None:
        """Give back all memory that no handle holds."""
        self._memory.trim()

    def write(self, memory: Array, offset: int, data: Array) -> None:
        turn = self.turns.take(NOTHING, keys_of([memory]))
        try:
            turn.begin()
            memory[offset : offset + data.nbytes] = data.reshape(-1).view("u1")
        finally:
            self.turns.active.pop(turn, None)
            self.turns.tell()

    def read(self, memory: Array, offset: int, data: Array) -> None:
        turn = self.turns.take(keys_of([memory]), NOTHING)
        try:
            turn.begin()
            data.reshape(-1).view("u1")[...] = memory[offset : offset + data.nbytes]
        finally:
            self.turns.active.pop(turn, None)
            self.turns.tell()

    def sync(self) -> None:
        """Launches return when they are done."""

    def dlpack(self, handle: Handle, stream: object, versioned: bool) -> Any:
        """Return what ``__dlpack__`` gives: launches of other threads that write the handle are done by then.

        What is launched later is done when the launch returns.
        """
        if stream is not None:
            raise BufferError(
                f"`{self.name}` has no streams: `stream` must be None, not {stream!r}"
            )
        memory: Array = handle.block.memory
        turn = self.turns.take(keys_of([memory]), NOTHING)
        try:
            turn.begin()
            handle.check()  # who was waited for may have failed
        finally:
            self.turns.active.pop(turn, None)
            self.turns.tell()
        address: int = memory.__array_interface__["data"][0]
        return lent(handle, address, self.dlpack_device, self.ordinal, versioned=versioned)


def _references(array: Array) -> int:
    return sys.getrefcount(array)


def _alone() -> int:
    array = numpy.empty(1, numpy.uint8)
    return _references(array)


ALONE = _alone()
"""References that this way of asking sees to an array that nobody else holds."""


def physical_memory() -> int:
    """Return the bytes of memory of this machine."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):  # Windows
        return 4 << 30

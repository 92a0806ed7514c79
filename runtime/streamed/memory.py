"""Device memory: allocations in stream order, kept for reuse by size class.

    pool = Pool(driver, device)
    one = pool.take(1000, stream)      # 1024 bytes, usable by work on `stream` at once
    pool.give(one)                     # from any thread, a finalizer too: no driver call, no lock

What comes back is offered again to its own stream: work that is launched later on it runs after what used the memory
before. Other streams get it when the driver's pool does, which knows the order.
"""

from __future__ import annotations

from collections import defaultdict, deque
from typing import Any

from runtime.pool import shown
from runtime.streamed.driver import OUT_OF_MEMORY, Driver, DriverError

SMALLEST = 512
KEPT_SHARE = 8
"""One part in so many of the device's memory is kept for reuse; the rest goes back to the driver's pool."""


class Allocation:
    """Memory of the device, and the stream whose work used it last."""

    __slots__ = ("address", "is_returned", "pins", "size", "stream")

    def __init__(self, address: int, size: int, stream: int) -> None:
        self.address = address
        self.size = size
        self.stream = stream
        self.pins = 0
        """Graphs that use it: it is not reused before they are dropped."""
        self.is_returned = False

    def __repr__(self) -> str:
        return f"Allocation({self.address:#x}, {self.size})"


def size_class(size: int) -> int:
    """Return the bytes that are taken for `size`: 512, then four steps for each doubling."""
    if size <= SMALLEST:
        return SMALLEST
    step = max(SMALLEST, 1 << ((size - 1).bit_length() - 3))
    return -(-size // step) * step


class Pool:
    """The memory of one device."""

    def __init__(self, driver: Driver, device: Any) -> None:
        self._driver = driver
        self._native = driver.open_pool(device)
        self._total = int(driver.call("cuDeviceTotalMem", device))
        self._kept: dict[tuple[int, int], list[Allocation]] = defaultdict(list)
        self._returned: deque[Allocation] = deque()
        self.kept_bytes = 0
        self.used_bytes = 0
        """Bytes in the hands of the program, size classes included."""

    def take(self, size: int, stream: int) -> Allocation:
        """Return at least `size` bytes.

        Raises:
            DriverError: there is no room.
        """
        if self._returned:
            self._sort_in()
        wanted = size_class(size)
        kept = self._kept.get((wanted, stream))
        if kept:
            try:
                found = kept.pop()
            except IndexError:  # another thread was faster
                pass
            else:
                self.kept_bytes -= wanted
                self.used_bytes += wanted
                found.is_returned = False
                return found
        address = self._driver.call("cuMemAllocFromPoolAsync", wanted, self._native, stream)
        self.used_bytes += wanted
        return Allocation(int(address), wanted, stream)

    def give(self, allocation: Allocation) -> None:
        """Take memory back; it may still be in use by work that was launched before."""
        allocation.is_returned = True
        if not allocation.pins:
            self._returned.append(allocation)

    def unpin(self, allocation: Allocation) -> None:
        """Let a graph's hold on memory go."""
        allocation.pins -= 1
        if allocation.is_returned and not allocation.pins:
            self._returned.append(allocation)

    def _sort_in(self) -> None:
        limit = self._total // KEPT_SHARE
        while True:
            try:
                one = self._returned.popleft()
            except IndexError:
                return
            self.used_bytes -= one.size
            if self.kept_bytes + one.size > limit:
                self._driver.call("cuMemFreeAsync", one.address, one.stream)
            else:
                self.kept_bytes += one.size
                self._kept[one.size, one.stream].append(one)

    def trim(self) -> None:
        """Give all memory that nobody uses back to the system; the device must be idle for all of it to go."""
        self._sort_in()
        for kept in list(self._kept.values()):
            while True:
                try:
                    one = kept.pop()
                except IndexError:
                    break
                self.kept_bytes -= one.size
                self._driver.call("cuMemFreeAsync", one.address, one.stream)
        self._driver.call("cuCtxSynchronize")
        self._driver.call("cuMemPoolTrimTo", self._native, 0)

    def report(self) -> str:
        """Return in words what the memory is used for."""
        self._sort_in()
        free, total = (int(size) for size in self._driver.call("cuMemGetInfo"))
        others = max(0, total - free - self.used_bytes - self.kept_bytes)
        return (
            f"{shown(total)} in all, {shown(free)} free, {shown(self.used_bytes)} in handles, "
            f"{shown(self.kept_bytes)} kept for reuse, {shown(others)} in other hands"
        )


def is_full(error: DriverError) -> bool:
    return error.code == OUT_OF_MEMORY

"""A compiled kernel of the CPU: its entry, its packet, and how long a cube takes."""

from __future__ import annotations

import ctypes
import struct
import time
from collections.abc import Sequence
from typing import Any

from runtime.cpu.entry import REPORT, PacketLayout
from runtime.cpu.reports import Reporter
from runtime.cpu.workers import Workers
from runtime.protocols import Report
from transpile.ir.core import Kernel
from transpile.ir.prints import reports_of
from transpile.ir.types import Memory

WORK = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
ALONE = 20e-6
"""Seconds of work below which waking another thread costs more than it saves."""
GUESS = 2e-9
"""Seconds for each unit of a kernel that never ran."""
WAKING = 50e-6
"""Seconds that waking the other threads and waiting for them takes, for each, at the most."""
SHARE = 0.01
"""The part of the time that may go into trials."""
PORTIONS = 16
"""Ranges of cubes for each thread: enough to even out cubes that take longer than others."""


class CpuModule:
    """One kernel in machine code."""

    def __init__(self, kernel: Kernel, address: int, code: object) -> None:
        self.kernel = kernel
        self._code = code
        """Keeps the machine code alive."""
        self.work = WORK(address)
        self.layout = PacketLayout(kernel)
        self.reports = bool(reports_of(kernel))
        self._is_memory = [isinstance(p.type, Memory) for p in kernel.parameters]
        self.cube_seconds = GUESS * kernel.units
        """What a cube took, on average of the last launches."""
        self._tried = 0.0

    def is_tried_alone(self, total: int, threads: int, now: float) -> bool:
        """Tell whether a launch that seems long is made by one thread for once, and measured anew.

        What several threads take includes waking them: a short kernel that was held up once would seem long for ever.
        """
        expected = total * self.cube_seconds
        if expected > threads * WAKING or (now - self._tried) * SHARE < expected:
            return False
        self._tried, self.cube_seconds = now, 0.0
        return True

    def run(
        self,
        count: tuple[int, int, int],
        memories: Sequence[Any],
        scalars: Sequence[bool | int | float],
        workers: Workers,
    ) -> Report | None:
        """Run all cubes and return when they are done; what they said, if they can say anything."""
        total = count[0] * count[1] * count[2]
        if total <= 0:
            return None
        expected = total * self.cube_seconds
        threads = workers.size if expected > ALONE and total > 1 else 1
        if threads > 1 and self.is_tried_alone(total, threads, time.perf_counter()):
            threads = 1
        grain = total if threads == 1 else max(1, total // (threads * PORTIONS))
        packet = self.packed(count, grain, memories, scalars)
        reporter = Reporter(self.kernel) if self.reports else None
        if reporter is not None:
            struct.pack_into("<Q", packet, REPORT, reporter.address)
        address = ctypes.addressof(ctypes.c_char.from_buffer(packet))
        start = time.perf_counter()
        workers.run(self.work, address, threads)
        took = (time.perf_counter() - start) * threads / total
        self.cube_seconds += (took - self.cube_seconds) / 4
        return reporter.report() if reporter is not None else None

    def packed(
        self,
        count: tuple[int, int, int],
        grain: int,
        memories: Sequence[Any],
        scalars: Sequence[bool | int | float],
    ) -> bytearray:
        """Return a packet for all cubes, of which threads take `grain` at a time."""
        arrays, numbers = iter(memories), iter(scalars)
        values = [
            _address(next(arrays)) if is_memory else next(numbers) for is_memory in self._is_memory
        ]
        packet = bytearray(self.layout.size)
        self.layout.pack(packet, count[0] * count[1] * count[2], grain, count, values)
        return packet


def _address(memory: Any) -> int:
    """Return the address of a NumPy array's first element.

    The short way is for arrays that can be written, are not empty and whose type the buffer
    protocol knows.
    """
    try:
        return ctypes.addressof(ctypes.c_char.from_buffer(memory))
    except (TypeError, ValueError, BufferError):
        address: int = memory.__array_interface__["data"][0]
        return address

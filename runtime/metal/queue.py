"""The queue of one device: launches in command buffers, in order; waiting, and what went wrong.

queue.run(launches)          # encoded and committed: one command buffer
queue.wait(serial)           # until that command buffer and all before it are done, or CommandFailed
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import get_ident
from typing import Any

from runtime.metal.device import MetalDevice
from runtime.metal.memory import Piece
from runtime.metal.module import MetalModule
from runtime.protocols import Indirect, Triple

IN_FLIGHT = 48
"""Command buffers that may be under way; the queue makes 64, and then waits for one."""
MOST_BYTES = 4096
"""Scalars that an encoder takes as they are (``setBytes:length:atIndex:``)."""


class CommandFailed(Exception):
    """A command buffer that did not complete, and why."""


@dataclass(slots=True)
class Launch:
    """One launch with everything in place."""

    module: MetalModule
    count: Triple | Indirect
    memories: Sequence[tuple[Piece, int]]
    data: bytes | bytearray
    """The packed scalars."""
    sizes: tuple[Any, Any] | None = None
    """Cubes, ``None`` where the device knows them, and units, in Metal's own form; made at the first launch."""


class Queue:
    """Work of one device, from any thread; the lock is taken around every use."""

    def __init__(self, device: MetalDevice) -> None:
        self._device = device
        self._native = device.native.newCommandQueue()
        self._waiting: deque[tuple[int, Any]] = deque()
        self._watched: list[tuple[int, list[Any]]] = []
        self._serial = 0
        self.lock = threading.RLock()

    def run(self, launches: Sequence[Launch]) -> None:
        """Commit launches as one command buffer.

        Raises:
            CommandFailed: one that was committed before did not complete.
        """
        if len(self._waiting) >= IN_FLIGHT:
            self.wait(self._waiting[IN_FLIGHT // 2][0])
        # Objects that Metal makes live until the pool ends, in threads that have none forever.
        with self._device.objc.autorelease_pool():
            commands = self._native.commandBuffer()
            encoder = commands.computeCommandEncoder()
            for one in launches:
                self._encode(encoder, one)
            encoder.endEncoding()
            commands.commit()
        self._serial += 1
        self._waiting.append((self._serial, commands))
        for thread, found in self._watched:
            if thread == get_ident():
                found.append(commands)
        for one in launches:
            for piece, _ in one.memories:
                piece.serial = self._serial
            if isinstance(one.count, Indirect):
                one.count.memory.serial = self._serial

    def _encode(self, encoder: Any, one: Launch) -> None:
        if one.sizes is None:
            one.sizes = self._sizes(one)
        cubes, units = one.sizes
        module = one.module
        encoder.setComputePipelineState_(module.pipeline.native)
        for number, (piece, offset) in enumerate(one.memories):
            encoder.setBuffer_offset_atIndex_(piece.native, offset, number)
        if one.data:
            # What they are now: the next launch may overwrite them.
            data = bytes(one.data)
            encoder.setBytes_length_atIndex_(data, len(data), len(one.memories))
        if isinstance(one.count, Indirect):
            piece, offset = one.count.memory, one.count.offset
            encoder.dispatchThreadgroupsWithIndirectBuffer_indirectBufferOffset_threadsPerThreadgroup_(
                piece.native, offset, units
            )
        else:
            encoder.dispatchThreadgroups_threadsPerThreadgroup_(cubes, units)

    def _sizes(self, one: Launch) -> tuple[Any, Any]:
        size = self._device.metal.MTLSizeMake
        cubes = None if isinstance(one.count, Indirect) else size(*one.count)
        return cubes, size(*one.module.dim)

    def wait(self, serial: int) -> None:
        """Wait for a command buffer and all before it.

        Raises:
            CommandFailed: one of them did not complete; those after it are not looked at.
        """
        completed = self._device.metal.MTLCommandBufferStatusCompleted
        while self._waiting and self._waiting[0][0] <= serial:
            commands = self._waiting[0][1]
            commands.waitUntilCompleted()
            self._waiting.popleft()
            if commands.status() != completed:
                error = commands.error()
                raise CommandFailed(
                    "the command buffer failed" if error is None else error.localizedDescription()
                )

    def drain(self) -> None:
        """Wait for everything."""
        self.wait(self._serial)

    @contextmanager
    def watched(self) -> Iterator[list[Any]]:
        """Collect the command buffers that this thread commits in the block."""
        found: list[Any] = []
        self._watched.append((get_ident(), found))
        try:
            yield found
        finally:
            self._watched = [one for one in self._watched if one[1] is not found]

"""The queue: launches are collected in one compute pass and submitted together.

A batch is submitted when somebody waits for it, when it is large, or a moment after it was begun (`flusher`). wgpu
orders the launches of a pass by the buffers that they use. The scalars of a batch go to the device as one write,
which wgpu puts before the batch.

A mistake that wgpu finds when a batch is submitted ends the process, so everything is checked before; one that it
finds earlier is an error, and what the batch should have written is poisoned.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

from runtime.flusher import Flusher
from runtime.protocols import Indirect, Triple
from runtime.webgpu.commands import Commands
from runtime.webgpu.device import WebGpuDevice
from runtime.webgpu.memory import Piece
from runtime.webgpu.module import Bindings
from transpile.diagnose.diagnostic import CubeError, Diagnostic
from transpile.diagnose.errors.device import DriverRefused

SLOT = 256
"""Bytes between the scalars of two launches; no device wants dynamic offsets aligned to more."""
SLOTS = 512
LIMIT = 256
"""Launches in a batch."""
IN_FLIGHT = 16
"""Batches after which the host waits once for the device, so that no work piles up."""


class Queue:
    """Every method is to be called with `lock` held."""

    def __init__(self, device: WebGpuDevice, name: str) -> None:
        self.lock = threading.RLock()
        self.serial = 0
        """The number of the batch that is open, or of the last one."""
        self._device = device
        self._name = name
        self._native = device.native
        usage = device.wgpu.BufferUsage
        self.uniform = device.native.create_buffer(
            size=SLOT * SLOTS, usage=usage.UNIFORM | usage.COPY_DST | usage.COPY_SRC
        )
        self._scalars = bytearray(SLOT * SLOTS)
        """What the uniform buffer holds, but for what the open batch changed."""
        self._first, self._last = 0, len(self._scalars)
        """The bytes that it changed."""
        self._end = 0
        self._commands = Commands(device)
        self._is_open = False
        self._pipeline: Any = None
        self._count = 0
        self._written: dict[int, Piece] = {}
        self._used: dict[int, Piece] = {}
        self._is_overdue = False
        self._flusher = Flusher(self.flush_overdue)

    def is_pending(self, piece: Piece) -> bool:
        """Tell whether a batch that is not submitted yet uses a piece."""
        return self._is_open and piece.serial == self.serial

    def dispatch(
        self, bindings: Bindings, count: Triple | Indirect, scalars: bytes | bytearray
    ) -> None:
        """Record a launch."""
        size = len(scalars)
        if size and self._end + size > len(self._scalars):
            self.flush()
        commands = self._commands
        if not self._is_open:
            self._open()
        if self._pipeline is not bindings.pipeline:
            commands.set_pipeline(bindings.pipeline)
            self._pipeline = bindings.pipeline
        if size:
            start = self._end
            self._end = end = start + -(-size // SLOT) * SLOT
            if self._scalars[start : start + size] != scalars:
                self._scalars[start : start + size] = scalars
                self._first = min(self._first, start)
                self._last = end
            commands.set_group(bindings.group, start)
        else:
            commands.set_group(bindings.group, None)
        serial = self.serial
        pieces: Sequence[Piece] = bindings.pieces
        if isinstance(count, Indirect):
            commands.dispatch_indirect(count.memory.native, count.offset)
            pieces = (*pieces, count.memory)
        else:
            commands.dispatch(count)
        for piece in pieces:
            if piece.serial != serial:
                piece.serial = serial
                self._used[piece.number] = piece
        for piece in bindings.written:
            self._written[piece.number] = piece
        self._count += 1
        if self._count >= LIMIT:
            self.flush()

    def timestamp(self, queries: Any, number: int) -> None:
        """Write the device's clock: between what was launched and what will be."""
        if not self._is_open:
            self._open()
        self._commands.timestamp(queries, number)
        self._pipeline = None

    def encode(self, record: Callable[[Any], object]) -> None:
        """Submit what `record` writes to an encoder of wgpu, after all that was launched before."""
        self.flush()
        encoder = self._native.create_command_encoder()
        record(encoder)
        self._device.queue.submit([encoder.finish()])

    def _open(self) -> None:
        self._commands.begin()
        self._is_open = True
        self.serial += 1
        self._is_overdue = False
        self._pipeline = None
        self._flusher.begin()

    def flush(self) -> None:
        """Submit what was collected."""
        if not self._is_open:
            return
        self._is_open = False
        wgpu, commands = self._device.wgpu, self._commands
        try:
            done = commands.finish()
            try:
                self._check()
                self._write_scalars()
            except BaseException:
                commands.drop(done)
                raise
        except CubeError as error:
            self._poison(error.diagnostic)
            raise
        except wgpu.GPUError as error:
            self._poison(DriverRefused(None, self._name, "submit", str(error).strip()))
            raise
        finally:
            self._end = self._count = 0
            self._used.clear()
            self._written.clear()
        commands.submit(done)
        if self.serial % IN_FLIGHT == 0:
            self.wait()

    def _write_scalars(self) -> None:
        first, last = self._first, self._last
        if first < last:
            changed = memoryview(self._scalars)[first:last]
            self._device.queue.write_buffer(self.uniform, first, changed)
            self._first, self._last = len(self._scalars), 0

    def wait(self) -> None:
        """Wait for what was submitted."""
        # wgpu's own way, `on_submitted_work_done`, fails in 0.32; a buffer is mapped after all that came before.
        self._device.queue.read_buffer(self.uniform, 0, 4)

    def _check(self) -> None:
        """Raise for what would end the process in `submit`: these buffers can't be mapped, but destroyed."""
        for piece in self._used.values():
            if piece.is_destroyed:
                reason = f"{piece} was destroyed before what uses it was submitted"
                raise DriverRefused(None, self._name, "submit", reason).error()

    def _poison(self, reason: Diagnostic) -> None:
        for piece in self._written.values():
            piece.failure = reason

    def flush_overdue(self) -> bool:
        """Submit a batch that was there at the last look already; tell whether there is one."""
        if not self.lock.acquire(blocking=False):
            return True
        try:
            if not self._is_open:
                return False
            if self._is_overdue:
                try:
                    self.flush()
                except (self._device.wgpu.GPUError, CubeError):
                    return False  # what it should have written says so
            self._is_overdue = True
            return True
        finally:
            self.lock.release()

    def stop(self) -> None:
        self._flusher.stop()

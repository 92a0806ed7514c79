"""Device memory: one buffer of wgpu for each piece, as wgpu orders commands by whole buffers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.pool import NUMBERS, Pool
from runtime.webgpu.device import WebGpuDevice
from transpile.diagnose.diagnostic import Diagnostic

ASSUMED = 4 << 30
"""Bytes of a device's memory; wgpu does not tell."""


class Piece:
    """A buffer."""

    __slots__ = (
        "failure",
        "is_destroyed",
        "is_returned",
        "length",
        "native",
        "number",
        "pins",
        "serial",
        "size",
    )

    def __init__(self, native: Any, size: int) -> None:
        self.native = native
        self.size = size
        self.length = size
        self.number = next(NUMBERS)
        self.serial = 0
        """The batch that used it last."""
        self.pins = 0
        self.is_returned = False
        self.is_destroyed = False
        self.failure: Diagnostic | None = None
        """Why the content is not to be trusted: the batch that should have written it was refused."""

    def __repr__(self) -> str:
        return f"Piece({self.number}, {self.size})"


class Memory:
    """The buffers that kernels use."""

    def __init__(self, device: WebGpuDevice, is_pending: Callable[[Piece], bool]) -> None:
        self._device = device
        self._is_pending = is_pending
        self._late: list[Piece] = []
        usage = device.wgpu.BufferUsage
        self._usage = usage.STORAGE | usage.COPY_SRC | usage.COPY_DST | usage.INDIRECT
        self.pool: Pool[Piece] = Pool(self._make, self._drop, ASSUMED)

    def _make(self, size: int) -> Piece:
        most = self._device.limits["max-buffer-size"]
        if size > most:
            raise MemoryError(f"a buffer has at most {most} bytes")
        return Piece(self._device.native.create_buffer(size=size, usage=self._usage), size)

    def _drop(self, piece: Piece) -> None:
        """Destroy a buffer, once no batch that is still open uses it: submitting that would end the process."""
        if self._is_pending(piece):
            self._late.append(piece)
            return
        piece.is_destroyed = True
        piece.native.destroy()

    def sweep(self) -> None:
        """Destroy what had to wait for a batch."""
        late, self._late = self._late, []
        for piece in late:
            self._drop(piece)

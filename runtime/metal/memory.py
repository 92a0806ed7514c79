"""Memory that the host and the GPU share: one buffer of Metal for each piece."""

from __future__ import annotations

from typing import Any

import numpy

from runtime.metal.device import MetalDevice
from runtime.pool import NUMBERS, Pool
from runtime.protocols import Array


class NoRoom(Exception):
    """Metal gave no buffer."""


class Piece:
    """A buffer, and the host's view of it."""

    __slots__ = ("is_returned", "length", "native", "number", "pins", "serial", "size", "view")

    def __init__(self, native: Any, size: int) -> None:
        self.native = native
        self.size = size
        self.length = size
        self.number = next(NUMBERS)
        self.serial = 0
        """The command buffer that used it last."""
        self.pins = 0
        self.is_returned = False
        self.view: Array = numpy.frombuffer(native.contents().as_buffer(size), numpy.uint8)

    def __repr__(self) -> str:
        return f"Piece({self.number}, {self.size})"


class Memory:
    """The buffers of one device."""

    def __init__(self, device: MetalDevice) -> None:
        self._device = device
        self._longest = int(device.native.maxBufferLength())
        total = int(device.native.recommendedMaxWorkingSetSize())
        self.pool: Pool[Piece] = Pool(self._make, _drop, total)

    def _make(self, size: int) -> Piece:
        device = self._device
        if size > self._longest:
            raise NoRoom
        # Hazards are tracked, by default: launches that use the same buffer run in their order.
        native = device.native.newBufferWithLength_options_(
            size, device.metal.MTLResourceStorageModeShared
        )
        if native is None:
            raise NoRoom
        return Piece(native, size)


def _drop(piece: Piece) -> None:
    """Let go of the buffer; a command buffer that still uses it keeps it."""
    del piece.view
    piece.native = None

"""Device memory: buffers of size classes, small ones side by side in a larger buffer.

A piece remembers which batch of commands used it last, so that the host touches it only when that is done, and in which
interval between two barriers it was read and written, so that commands that depend on each other get one in between.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy

from runtime.pool import NUMBERS, Pool
from runtime.protocols import Array
from runtime.vulkan.device import VulkanDevice

SHARED_PIECE = 64 * 1024
"""Bytes up to which pieces share a buffer: drivers allow few allocations, 4096 on some."""
SHARED_BUFFER = 1 << 20
DEVICE, UPLOAD, DOWNLOAD = "device", "upload", "download"
KINDS: dict[str, tuple[tuple[str, ...], ...]] = {
    DEVICE: (("DEVICE_LOCAL",), ()),
    UPLOAD: (("HOST_VISIBLE", "HOST_COHERENT"),),
    DOWNLOAD: (
        ("HOST_VISIBLE", "HOST_COHERENT", "HOST_CACHED"),
        ("HOST_VISIBLE", "HOST_COHERENT"),
    ),
}
"""Properties of memory, the best first."""
UNIFIED = ("DEVICE_LOCAL", "HOST_VISIBLE", "HOST_COHERENT")
"""What device memory is where host and device share it: no copies on the way."""


Retire = Callable[[int, Callable[[], None]], None]
"""Does something when the batch of a number is done."""


class Buffer:
    """A buffer of the driver with memory of its own."""

    __slots__ = ("free", "memory", "native", "size", "view")

    def __init__(self, native: Any, memory: Any, size: int, view: Array | None) -> None:
        self.native = native
        self.memory = memory
        self.size = size
        self.view = view
        self.free: list[int] = []
        """Offsets of the pieces that nobody has, where the buffer is shared."""


class Piece:
    """A part of a buffer, and when it was used last."""

    __slots__ = (
        "buffer",
        "is_returned",
        "length",
        "native",
        "number",
        "offset",
        "pins",
        "read_in",
        "serial",
        "size",
        "view",
        "written_in",
    )

    def __init__(self, buffer: Buffer, offset: int, size: int) -> None:
        self.buffer = buffer
        self.native = buffer.native
        self.offset = offset
        self.size = size
        self.length = size
        self.number = next(NUMBERS)
        self.view = None if buffer.view is None else buffer.view[offset : offset + size]
        """Its bytes, where the host sees them."""
        self.serial = 0
        """The batch that used it last."""
        self.read_in = self.written_in = -1
        """The interval between barriers in which it was used last."""
        self.pins = 0
        self.is_returned = False

    def __repr__(self) -> str:
        return f"Piece({self.number}, {self.size})"


class Memory:
    """The buffers of one kind: of the device, or for copies to it and back."""

    def __init__(self, device: VulkanDevice, kind: str, retire: Retire) -> None:
        self._device = device
        self._retire = retire
        self._kind = kind
        vk = device.driver.vk
        self._usage = (
            vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT
            | vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT
            | vk.VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT
            | vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT
            | vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT
        )
        probe = device.driver.call(
            "vkCreateBuffer",
            device.native,
            vk.VkBufferCreateInfo(size=SHARED_BUFFER, usage=self._usage),
            None,
        )
        allowed = vk.vkGetBufferMemoryRequirements(device.native, probe).memoryTypeBits
        vk.vkDestroyBuffer(device.native, probe, None)
        choices = KINDS[kind]
        if kind == DEVICE and device.is_unified:
            choices = (UNIFIED, *choices)
        found = [device.memory_type(wanted, allowed) for wanted in choices]
        self._type = next(number for number in found if number is not None)
        best = choices[found.index(self._type)]
        self.is_visible = "HOST_VISIBLE" in best
        self._shared: dict[int, list[Buffer]] = {}
        self._all: set[Buffer] = set()
        self._lock = threading.RLock()
        self.pool: Pool[Piece] = Pool(self._make, self._drop, device.heap_size(self._type))

    def _make(self, size: int) -> Piece:
        if size > SHARED_PIECE:
            return Piece(self._create(size), 0, size)
        with self._lock:
            buffers = self._shared.setdefault(size, [])
            for buffer in buffers:
                if buffer.free:
                    return Piece(buffer, buffer.free.pop(), size)
            step = -(-size // 256) * 256  # no device wants descriptors aligned to more
            buffer = self._create(SHARED_BUFFER)
            buffer.free = list(range(0, SHARED_BUFFER - step + 1, step))
            buffers.append(buffer)
            return Piece(buffer, buffer.free.pop(), size)

    def _create(self, size: int) -> Buffer:
        device, driver = self._device, self._device.driver
        vk = driver.vk
        native = driver.call(
            "vkCreateBuffer",
            device.native,
            vk.VkBufferCreateInfo(size=size, usage=self._usage),
            None,
        )
        try:
            needs = vk.vkGetBufferMemoryRequirements(device.native, native)
            memory = driver.call(
                "vkAllocateMemory",
                device.native,
                vk.VkMemoryAllocateInfo(allocationSize=needs.size, memoryTypeIndex=self._type),
                None,
            )
        except Exception:
            vk.vkDestroyBuffer(device.native, native, None)
            raise
        driver.call("vkBindBufferMemory", device.native, native, memory, 0)
        view: Array | None = None
        if self.is_visible:
            mapped = driver.call("vkMapMemory", device.native, memory, 0, size, 0)
            view = numpy.frombuffer(mapped, numpy.uint8)
        buffer = Buffer(native, memory, size, view)
        self._all.add(buffer)
        return buffer

    def _drop(self, piece: Piece) -> None:
        """Give a piece back as soon as the device is done with it."""
        buffer = piece.buffer
        if piece.size <= SHARED_PIECE:
            self._retire(piece.serial, lambda: buffer.free.append(piece.offset))
        else:
            self._retire(piece.serial, lambda: self._destroy(buffer))

    def close(self) -> None:
        """Destroy every buffer; the device must be idle, and nobody uses them any more."""
        for buffer in list(self._all):
            self._destroy(buffer)

    def _destroy(self, buffer: Buffer) -> None:
        self._all.discard(buffer)
        vk, device = self._device.driver.vk, self._device.native
        vk.vkDestroyBuffer(device, buffer.native, None)
        vk.vkFreeMemory(device, buffer.memory, None)

    def trim(self) -> None:
        """Give back what nobody uses; the device must be idle."""
        self.pool.trim()
        with self._lock:
            for size, buffers in self._shared.items():
                step = -(-size // 256) * 256
                whole = SHARED_BUFFER // step
                for buffer in [one for one in buffers if len(one.free) == whole]:
                    buffers.remove(buffer)
                    self._destroy(buffer)

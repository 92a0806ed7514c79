"""A compiled kernel: its pipeline, what it binds, and the layout of its scalars.

Memories are storage buffers of set 0, in the order of the kernel's parameters; scalars are push constants laid out as C
does, or a uniform buffer at the next binding beyond 128 bytes (``transpile.lower.spirv.memory``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.packing import Block, where, writes
from runtime.protocols import Triple
from runtime.vulkan.device import VulkanDevice
from runtime.vulkan.memory import Piece
from transpile.ir import core
from transpile.lower.spirv.memory import PUSH_CONSTANTS

LEAST = 16
"""Bytes that are bound at least: a whole element of any type."""
REMEMBERED = 32
"""Sets of bindings that a module keeps."""


class Pipeline:
    """What the driver made of a module; kernels with the same code share it."""

    __slots__ = ("__weakref__", "last", "native", "set_layout")

    def __init__(self, native: Any, set_layout: Any) -> None:
        self.native = native
        self.set_layout = set_layout
        self.last = [0]
        """The batch that launched it last."""


class Bindings:
    """The memory of one launch, in the driver's form."""

    __slots__ = ("_infos", "count", "native", "read", "uniform", "written")

    def __init__(
        self, device: VulkanDevice, module: VulkanModule, memories: Sequence[tuple[Piece, int]]
    ) -> None:
        ffi, vk = device.driver.ffi, device.driver.vk
        self.count = len(memories) + module.has_uniform
        self._infos = ffi.new("VkDescriptorBufferInfo[]", max(self.count, 1))
        self.native = ffi.new("VkWriteDescriptorSet[]", max(self.count, 1))
        for number in range(self.count):
            one = self.native[number]
            one.sType = vk.VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET
            one.dstBinding = number
            one.descriptorCount = 1
            one.descriptorType = vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER
            one.pBufferInfo = self._infos + number
        self.uniform = self._infos + len(memories)
        if module.has_uniform:
            self.native[len(memories)].descriptorType = vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER
        for number, (piece, offset) in enumerate(memories):
            info = self._infos[number]
            info.buffer = piece.native
            info.offset = piece.offset + offset
            # A view is no larger than that, whatever follows it.
            info.range = min(bound_size(piece, offset), device.limits.maxStorageBufferRange)
        self.read = [piece for (piece, _), writes in zip(memories, module.writes) if not writes]
        self.written = [piece for (piece, _), writes in zip(memories, module.writes) if writes]

    def set_uniform(self, piece: Piece) -> None:
        """Bind the scalars."""
        self.uniform.buffer = piece.native
        self.uniform.offset = piece.offset
        self.uniform.range = piece.length


def bound_size(piece: Piece, offset: int) -> int:
    """Return how many bytes are bound: what was asked for, in whole elements of any type."""
    end = min(-(-piece.length // LEAST) * LEAST, piece.size)
    return max(end - offset, LEAST)


class VulkanModule:
    """What a launch needs to know of a kernel."""

    __slots__ = (
        "__weakref__",
        "_bindings",
        "_device",
        "block",
        "dim",
        "has_uniform",
        "kernel",
        "layout",
        "name",
        "pipeline",
        "push_size",
        "pushes_descriptors",
        "release",
        "writes",
    )

    def __init__(
        self,
        device: VulkanDevice,
        kernel: core.Kernel,
        pipeline: Pipeline,
        layout: Any,
        release: Callable[[Piece], None],
    ) -> None:
        self._device = device
        self.kernel = kernel
        self.name = kernel.name
        self.dim: Triple = kernel.cube_dim
        self.pipeline = pipeline
        self.layout = layout
        self.release = release
        """Takes the memory of scalars back."""
        self.writes = writes(kernel)
        self.block = Block(kernel)
        self.has_uniform = self.block.size > PUSH_CONSTANTS
        self.push_size = 0 if self.has_uniform else self.block.size
        self.pushes_descriptors = pushes(device, len(self.writes) + self.has_uniform)
        self._bindings: dict[tuple[int, ...], Bindings] = {}

    def bindings(self, memories: Sequence[tuple[Piece, int]]) -> Bindings:
        """Return memory in the form that is bound, from the last ones if it is there."""
        key = tuple([n for piece, offset in memories for n in (piece.number, piece.length, offset)])
        found = self._bindings.get(key)
        if found is None:
            found = Bindings(self._device, self, memories)
            if len(self._bindings) >= REMEMBERED:
                self._bindings.clear()
            self._bindings[key] = found
        return found

    @property
    def where(self) -> str:
        """The kernel's name and line, for messages."""
        return where(self.kernel)


def pushes(device: VulkanDevice, count: int) -> bool:
    """Tell whether so many buffers can be bound without a descriptor set."""
    return device.has_push_descriptors and count <= device.max_push_descriptors

"""Descriptor sets, for what can't be pushed: drivers without push descriptors, and kernels with more memories.

Each batch has pools of its own; they are emptied as a whole when it is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from runtime.vulkan.device import VulkanDevice

if TYPE_CHECKING:
    from runtime.vulkan.module import Bindings, VulkanModule

SETS = 64
BUFFERS = 16 * SETS


class DescriptorSets:
    """The pools of one batch."""

    def __init__(self, device: VulkanDevice) -> None:
        self._device = device
        self._pools: list[Any] = []
        self._used = 0
        """Pools before this one are full."""
        self._sets = self._buffers = 0
        """What the last of them has given."""

    def bind(self, commands: Any, module: VulkanModule, bindings: Bindings) -> None:
        """Write a new set, and bind it."""
        device = self._device
        driver, functions = device.driver, device.functions
        ffi, vk = driver.ffi, driver.vk
        found = ffi.new("VkDescriptorSet[1]")
        info = vk.VkDescriptorSetAllocateInfo(
            descriptorPool=self._pool(bindings.count), pSetLayouts=[module.pipeline.set_layout]
        )
        status = functions.vkAllocateDescriptorSets(device.native, ffi.addressof(info), found)
        driver.check("vkAllocateDescriptorSets", status)
        for number in range(bindings.count):
            bindings.native[number].dstSet = found[0]
        functions.vkUpdateDescriptorSets(
            device.native, bindings.count, bindings.native, 0, ffi.NULL
        )
        compute = vk.VK_PIPELINE_BIND_POINT_COMPUTE
        functions.vkCmdBindDescriptorSets(
            commands, compute, module.layout, 0, 1, found, 0, ffi.NULL
        )

    def _pool(self, buffers: int) -> Any:
        """Return a pool with room for a set of so many buffers."""
        if self._pools and (self._sets >= SETS or self._buffers + buffers > BUFFERS):
            self._used += 1
            self._sets = self._buffers = 0
        if self._used == len(self._pools):
            vk = self._device.driver.vk
            sizes = [
                vk.VkDescriptorPoolSize(
                    type=vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, descriptorCount=BUFFERS
                ),
                vk.VkDescriptorPoolSize(
                    type=vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, descriptorCount=SETS
                ),
            ]
            self._pools.append(
                self._device.driver.call(
                    "vkCreateDescriptorPool",
                    self._device.native,
                    vk.VkDescriptorPoolCreateInfo(maxSets=SETS, pPoolSizes=sizes),
                    None,
                )
            )
        self._sets += 1
        self._buffers += buffers
        return self._pools[self._used]

    def close(self) -> None:
        vk = self._device.driver.vk
        for pool in self._pools:
            vk.vkDestroyDescriptorPool(self._device.native, pool, None)

    def reset(self) -> None:
        """Empty the pools: the commands that used their sets are done."""
        for pool in self._pools[: self._used + 1]:
            self._device.functions.vkResetDescriptorPool(self._device.native, pool, 0)
        self._used = self._sets = self._buffers = 0

"""Runs SPIR-V modules on a Vulkan device: lavapipe where there is one, else the first that there is.

``execute(artifact, args, count)`` binds the arrays as the kernel's parameters say and returns copies of all of them as
the kernel left them. Everything that the device supports is enabled, so a module only has to be valid. The work is done
in a process of its own (`worker`).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np

from runtime.vulkan.compiler import with_float_controls
from tests.devices.arguments import Argument, Dispatch, dispatch
from tests.devices.worker import DeviceUnavailable, Worker, serve
from transpile.protocols import Artifact

PUSH_CONSTANTS = 128
_WORKER = Worker("tests.devices.vulkan_device")


@dataclass(frozen=True)
class Properties:
    """What tests must know about the device."""

    name: str
    plane_size: int
    float_atomics: bool


def properties() -> Properties:
    """Return what the device is; `DeviceUnavailable` if there is none."""
    found = _WORKER.ask("properties")
    assert isinstance(found, Properties)
    return found


def require(missing: Callable[[str], NoReturn]) -> Properties:
    """Return the device's properties, or report that it is missing."""
    try:
        return properties()
    except DeviceUnavailable as error:
        missing(f"no Vulkan device: {error}")


def execute(
    artifact: Artifact,
    args: Sequence[Argument],
    count: tuple[int, int, int] | int = 1,
    timeout: float = 60.0,
) -> list[np.ndarray]:
    """Launch once; return the contents of the kernel's memories, in the order of its parameters."""
    request = dispatch(artifact.text, artifact.entry, artifact.kernel, args, count)
    found = _WORKER.ask(request, timeout)
    assert isinstance(found, list)
    return found


class _Device:
    """One device with a queue; runs in the worker's process."""

    def __init__(self) -> None:
        # The other drivers of Mesa print about hardware that is not there.
        os.environ.setdefault("NODEVICE_SELECT", "1")
        try:
            import vulkan as vk
        except (ImportError, OSError) as error:
            raise DeviceUnavailable(f"the Vulkan loader: {error}") from error
        self.vk: Any = vk
        application = vk.VkApplicationInfo(
            pApplicationName="tests", apiVersion=vk.VK_MAKE_VERSION(1, 2, 0)
        )
        try:
            self.instance = vk.vkCreateInstance(
                vk.VkInstanceCreateInfo(pApplicationInfo=application), None
            )
            devices = vk.vkEnumeratePhysicalDevices(self.instance)
        except Exception as error:
            raise DeviceUnavailable(repr(error)) from error
        if not devices:
            raise DeviceUnavailable("the loader found no driver")

        def rank(device: Any) -> bool:
            return "llvmpipe" not in vk.vkGetPhysicalDeviceProperties(device).deviceName

        self.physical = min(devices, key=rank)
        self.extensions = {
            e.extensionName for e in vk.vkEnumerateDeviceExtensionProperties(self.physical, None)
        }
        self.float_atomics = "VK_EXT_shader_atomic_float" in self.extensions
        self.device = self._create()
        self.queue = vk.vkGetDeviceQueue(self.device, 0, 0)
        self.pool = vk.vkCreateCommandPool(
            self.device, vk.VkCommandPoolCreateInfo(queueFamilyIndex=0), None
        )
        memory = vk.vkGetPhysicalDeviceMemoryProperties(self.physical)
        wanted = vk.VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | vk.VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
        self.memory_type = next(
            i
            for i in range(memory.memoryTypeCount)
            if memory.memoryTypes[i].propertyFlags & wanted == wanted
        )

    def _create(self) -> Any:
        """Create the device with every feature that it has."""
        vk = self.vk
        chain: list[Any] = []
        if self.float_atomics:
            chain.append(vk.VkPhysicalDeviceShaderAtomicFloatFeaturesEXT())
        chain.append(vk.VkPhysicalDeviceVulkan12Features(pNext=chain[-1] if chain else None))
        chain.append(vk.VkPhysicalDeviceVulkan11Features(pNext=chain[-1]))
        features = vk.VkPhysicalDeviceFeatures2(pNext=chain[-1])
        vk.vkGetPhysicalDeviceFeatures2(self.physical, features)
        queue = vk.VkDeviceQueueCreateInfo(queueFamilyIndex=0, queueCount=1, pQueuePriorities=[1.0])
        names = ["VK_EXT_shader_atomic_float"] if self.float_atomics else []
        return vk.vkCreateDevice(
            self.physical,
            vk.VkDeviceCreateInfo(
                pNext=features,
                queueCreateInfoCount=1,
                pQueueCreateInfos=[queue],
                enabledExtensionCount=len(names),
                ppEnabledExtensionNames=names,
            ),
            None,
        )

    def properties(self) -> Properties:
        vk = self.vk
        subgroup = vk.VkPhysicalDeviceSubgroupProperties()
        vk.vkGetPhysicalDeviceProperties2(
            self.physical, vk.VkPhysicalDeviceProperties2(pNext=subgroup)
        )
        name = vk.vkGetPhysicalDeviceProperties(self.physical).deviceName
        return Properties(name, subgroup.subgroupSize, self.float_atomics)

    def _nan_widths(self) -> set[int]:
        """Return the widths of floats of which the driver keeps NaN: it is asked to, as by the runtime."""
        vk = self.vk
        floats = vk.VkPhysicalDeviceFloatControlsProperties()
        vk.vkGetPhysicalDeviceProperties2(
            self.physical, vk.VkPhysicalDeviceProperties2(pNext=floats)
        )
        keeps = "shaderSignedZeroInfNanPreserveFloat"
        return {width for width in (16, 32, 64) if getattr(floats, f"{keeps}{width}")}

    def run(self, request: Dispatch) -> list[np.ndarray]:
        vk = self.vk
        assert isinstance(request.code, bytes)
        uniform = len(request.scalars) > PUSH_CONSTANTS
        contents = [np.ascontiguousarray(array).tobytes() for array in request.buffers]
        kinds = [vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER] * len(contents)
        if uniform:
            contents.append(request.scalars)
            kinds.append(vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER)
        made: list[tuple[Any, Any]] = []
        release = [(vk.vkDestroyBuffer, vk.vkFreeMemory)]
        buffers = [self._buffer(data) for data in contents]
        layout = vk.vkCreateDescriptorSetLayout(
            self.device,
            vk.VkDescriptorSetLayoutCreateInfo(
                pBindings=[
                    vk.VkDescriptorSetLayoutBinding(
                        binding=i,
                        descriptorType=kind,
                        descriptorCount=1,
                        stageFlags=vk.VK_SHADER_STAGE_COMPUTE_BIT,
                    )
                    for i, kind in enumerate(kinds)
                ]
            ),
            None,
        )
        made.append((vk.vkDestroyDescriptorSetLayout, layout))
        ranges = []
        if request.scalars and not uniform:
            ranges = [
                vk.VkPushConstantRange(
                    stageFlags=vk.VK_SHADER_STAGE_COMPUTE_BIT, offset=0, size=len(request.scalars)
                )
            ]
        pipeline_layout = vk.vkCreatePipelineLayout(
            self.device,
            vk.VkPipelineLayoutCreateInfo(pSetLayouts=[layout], pPushConstantRanges=ranges),
            None,
        )
        made.append((vk.vkDestroyPipelineLayout, pipeline_layout))
        code = with_float_controls(request.code, self._nan_widths(), ())
        module = vk.vkCreateShaderModule(
            self.device, vk.VkShaderModuleCreateInfo(codeSize=len(code), pCode=code), None
        )
        made.append((vk.vkDestroyShaderModule, module))
        stage = vk.VkPipelineShaderStageCreateInfo(
            stage=vk.VK_SHADER_STAGE_COMPUTE_BIT, module=module, pName=request.entry
        )
        (pipeline,) = vk.vkCreateComputePipelines(
            self.device,
            None,
            1,
            [vk.VkComputePipelineCreateInfo(stage=stage, layout=pipeline_layout)],
            None,
        )
        made.append((vk.vkDestroyPipeline, pipeline))
        pool = vk.vkCreateDescriptorPool(
            self.device,
            vk.VkDescriptorPoolCreateInfo(
                maxSets=1,
                pPoolSizes=[
                    vk.VkDescriptorPoolSize(type=kind, descriptorCount=max(1, kinds.count(kind)))
                    for kind in sorted({vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, *kinds})
                ],
            ),
            None,
        )
        made.append((vk.vkDestroyDescriptorPool, pool))
        (descriptors,) = vk.vkAllocateDescriptorSets(
            self.device,
            vk.VkDescriptorSetAllocateInfo(descriptorPool=pool, pSetLayouts=[layout]),
        )
        writes = [
            vk.VkWriteDescriptorSet(
                dstSet=descriptors,
                dstBinding=i,
                descriptorCount=1,
                descriptorType=kind,
                pBufferInfo=[
                    vk.VkDescriptorBufferInfo(buffer=buffer, offset=0, range=max(4, len(data)))
                ],
            )
            for i, ((buffer, _, _), kind, data) in enumerate(
                zip(buffers, kinds, contents, strict=True)
            )
        ]
        if writes:
            vk.vkUpdateDescriptorSets(self.device, len(writes), writes, 0, None)
        self._submit(pipeline, pipeline_layout, descriptors, request, push=bool(ranges))
        found = [
            np.frombuffer(bytes(view[: array.nbytes]), array.dtype).reshape(array.shape)
            for array, (_, _, view) in zip(request.buffers, buffers, strict=False)
        ]
        for destroy, handle in reversed(made):
            destroy(self.device, handle, None)
        for buffer, memory, _ in buffers:
            for destroy, handle in zip(release[0], (buffer, memory), strict=True):
                destroy(self.device, handle, None)
        return found

    def _buffer(self, data: bytes) -> tuple[Any, Any, Any]:
        """Return a buffer with `data` in it, its memory, and a view of that."""
        vk = self.vk
        size = max(4, len(data))
        usage = vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT
        buffer = vk.vkCreateBuffer(self.device, vk.VkBufferCreateInfo(size=size, usage=usage), None)
        needs = vk.vkGetBufferMemoryRequirements(self.device, buffer)
        memory = vk.vkAllocateMemory(
            self.device,
            vk.VkMemoryAllocateInfo(allocationSize=needs.size, memoryTypeIndex=self.memory_type),
            None,
        )
        vk.vkBindBufferMemory(self.device, buffer, memory, 0)
        view = vk.vkMapMemory(self.device, memory, 0, size, 0)
        view[: len(data)] = data
        return buffer, memory, view

    def _submit(
        self, pipeline: Any, layout: Any, descriptors: Any, request: Dispatch, *, push: bool
    ) -> None:
        vk = self.vk
        (commands,) = vk.vkAllocateCommandBuffers(
            self.device,
            vk.VkCommandBufferAllocateInfo(
                commandPool=self.pool,
                level=vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                commandBufferCount=1,
            ),
        )
        vk.vkBeginCommandBuffer(commands, vk.VkCommandBufferBeginInfo())
        compute = vk.VK_PIPELINE_BIND_POINT_COMPUTE
        vk.vkCmdBindPipeline(commands, compute, pipeline)
        vk.vkCmdBindDescriptorSets(commands, compute, layout, 0, 1, [descriptors], 0, None)
        if push:
            vk.vkCmdPushConstants(
                commands,
                layout,
                vk.VK_SHADER_STAGE_COMPUTE_BIT,
                0,
                len(request.scalars),
                vk.ffi.from_buffer(request.scalars),
            )
        vk.vkCmdDispatch(commands, *request.count)
        vk.vkEndCommandBuffer(commands)
        fence = vk.vkCreateFence(self.device, vk.VkFenceCreateInfo(), None)
        vk.vkQueueSubmit(self.queue, 1, [vk.VkSubmitInfo(pCommandBuffers=[commands])], fence)
        vk.vkWaitForFences(self.device, 1, [fence], True, 2**63)
        vk.vkDestroyFence(self.device, fence, None)
        vk.vkFreeCommandBuffers(self.device, self.pool, 1, [commands])


def _main() -> None:
    device: _Device | None = None

    def handle(request: object) -> object:
        nonlocal device
        if device is None:
            device = _Device()
        if isinstance(request, Dispatch):
            return device.run(request)
        return device.properties()

    serve(handle)


if __name__ == "__main__":
    # Answers are unpickled by whoever imported this module by its name, not by this process's `__main__`.
    from tests.devices import vulkan_device

    vulkan_device._main()

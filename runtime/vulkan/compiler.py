"""SPIR-V -> pipelines; what the driver compiled once is on disk.

The disk cache holds the driver's own pipeline cache of each module, under the SPIR-V, the driver's identity and the
options; a driver that doesn't know the data ignores it.
"""

from __future__ import annotations

import struct
import threading
import weakref
from collections.abc import Callable, Collection
from typing import Any

from runtime.cache import DiskCache, key_of
from runtime.vulkan.device import VulkanDevice
from runtime.vulkan.driver import DriverError
from runtime.vulkan.memory import Piece, Retire
from runtime.vulkan.module import Pipeline, VulkanModule, pushes
from transpile.cache_folder import About
from transpile.diagnose.errors.compile import CompilerRefused
from transpile.lower.spirv.memory import PUSH_CONSTANTS, offsets
from transpile.protocols import Artifact

_CACHE = DiskCache("vulkan")
MAGIC, HEADER_WORDS = 0x07230203, 5
_CAPABILITY, _EXECUTION_MODE, _FUNCTION = 17, 16, 54
_GROUPS = range(61, 69)
"""Capabilities of planes: GroupNonUniform and its relatives."""
_KEEPS_NAN_CAPABILITY, _KEEPS_NAN_MODE = 4466, 4461
_KEEPS_DENORMALS_CAPABILITY, _KEEPS_DENORMALS_MODE = 4464, 4459
_WIDTHS = {9: 16, 10: 64}
"""Capability of computing with floats of a width -> the width."""
_PUSH_DESCRIPTORS = 1  # VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR


class Compiler:
    """Makes modules for one device."""

    def __init__(
        self, device: VulkanDevice, retire: Retire, release: Callable[[Piece], None]
    ) -> None:
        self._device = device
        self._retire = retire
        self._release = release
        self._layouts: dict[tuple[int, bool, int], tuple[Any, Any]] = {}
        self._pipelines: weakref.WeakValueDictionary[tuple[bytes, str, bool], Pipeline] = (
            weakref.WeakValueDictionary()
        )
        self._lock = threading.Lock()

    def module(self, artifact: Artifact) -> VulkanModule:
        """Return the kernel, compiled.

        Raises:
            CubeCompileError: the driver refused the module.
        """
        kernel = artifact.kernel
        code = artifact.text
        assert isinstance(code, bytes)
        if not self._device.keeps_nan:
            code = without_float_controls(code)
        else:
            code = with_float_controls(code, self._device.nan_widths, self._device.denormal_widths)
        size = offsets(kernel.scalars)[1]
        has_uniform = size > PUSH_CONSTANTS
        shape = (len(kernel.memories), has_uniform, 0 if has_uniform else size)
        with self._lock:
            set_layout, layout = self._layout(shape)
            uses_planes = self._device.pins_plane and has_planes(code)
            key = (code, artifact.entry, uses_planes)
            pipeline = self._pipelines.get(key)
            if pipeline is None:
                try:
                    about = About(kernel.name, artifact.target, self._device.title)
                    pipeline = self._pipeline(*key, set_layout, layout, about)
                except DriverError as error:
                    if error.is_fatal or error.is_full:
                        raise
                    reason = f"{error.call}: {error.name}"
                    refused = CompilerRefused(
                        kernel.span, artifact.entry, self._device.title, reason
                    )
                    raise refused.error() from error
                self._pipelines[key] = pipeline
        return VulkanModule(self._device, kernel, pipeline, layout, self._release)

    def close(self) -> None:
        """Destroy all that was made here; the device must be idle."""
        vk, native = self._device.driver.vk, self._device.native
        for pipeline in list(self._pipelines.values()):
            vk.vkDestroyPipeline(native, pipeline.native, None)
        for set_layout, layout in self._layouts.values():
            vk.vkDestroyPipelineLayout(native, layout, None)
            vk.vkDestroyDescriptorSetLayout(native, set_layout, None)

    def _layout(self, shape: tuple[int, bool, int]) -> tuple[Any, Any]:
        """Return the layouts of a set and of a pipeline, one for all kernels of a shape."""
        found = self._layouts.get(shape)
        if found is not None:
            return found
        memories, has_uniform, push = shape
        driver, vk = self._device.driver, self._device.driver.vk
        kinds = [vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER] * memories
        if has_uniform:
            kinds.append(vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER)
        stage = vk.VK_SHADER_STAGE_COMPUTE_BIT
        set_layout = driver.call(
            "vkCreateDescriptorSetLayout",
            self._device.native,
            vk.VkDescriptorSetLayoutCreateInfo(
                flags=_PUSH_DESCRIPTORS if pushes(self._device, len(kinds)) else 0,
                pBindings=[
                    vk.VkDescriptorSetLayoutBinding(
                        binding=number, descriptorType=kind, descriptorCount=1, stageFlags=stage
                    )
                    for number, kind in enumerate(kinds)
                ],
            ),
            None,
        )
        ranges = [vk.VkPushConstantRange(stageFlags=stage, offset=0, size=push)] if push else []
        layout = driver.call(
            "vkCreatePipelineLayout",
            self._device.native,
            vk.VkPipelineLayoutCreateInfo(pSetLayouts=[set_layout], pPushConstantRanges=ranges),
            None,
        )
        self._layouts[shape] = (set_layout, layout)
        return set_layout, layout

    def _pipeline(
        self,
        code: bytes,
        entry: str,
        uses_planes: bool,
        set_layout: Any,
        layout: Any,
        about: About,
    ) -> Pipeline:
        device = self._device
        driver, vk = device.driver, device.driver.vk
        key = key_of(code, entry, device.identity, str(uses_planes))
        known = (_CACHE.load(key) or {}).get("pipeline", b"")
        cache = self._driver_cache(known)
        module = driver.call(
            "vkCreateShaderModule",
            device.native,
            vk.VkShaderModuleCreateInfo(codeSize=len(code), pCode=code),
            None,
        )
        try:
            pinned = None
            if uses_planes:
                pinned = vk.VkPipelineShaderStageRequiredSubgroupSizeCreateInfo(
                    requiredSubgroupSize=device.plane_size
                )
            stage = vk.VkPipelineShaderStageCreateInfo(
                pNext=pinned, stage=vk.VK_SHADER_STAGE_COMPUTE_BIT, module=module, pName=entry
            )
            info = vk.VkComputePipelineCreateInfo(stage=stage, layout=layout)
            (native,) = driver.call(
                "vkCreateComputePipelines", device.native, cache, 1, [info], None
            )
            data = self._cache_data(cache)
        finally:
            vk.vkDestroyShaderModule(device.native, module, None)
            vk.vkDestroyPipelineCache(device.native, cache, None)
        if data and data != known:
            _CACHE.store(key, {"pipeline": data}, about)
        pipeline = Pipeline(native, set_layout)
        last, retire = pipeline.last, self._retire

        def destroy() -> None:
            retire(last[0], lambda: vk.vkDestroyPipeline(device.native, native, None))

        weakref.finalize(pipeline, destroy).atexit = False
        return pipeline

    def _driver_cache(self, known: bytes) -> Any:
        """Return a pipeline cache of the driver with what is known of a pipeline."""
        driver, vk = self._device.driver, self._device.driver.vk
        held = driver.ffi.from_buffer(known) if known else None
        info = vk.VkPipelineCacheCreateInfo(initialDataSize=len(known), pInitialData=held)
        try:
            return driver.call("vkCreatePipelineCache", self._device.native, info, None)
        except DriverError:
            if not known:
                raise
            return self._driver_cache(b"")

    def _cache_data(self, cache: Any) -> bytes:
        driver = self._device.driver
        ffi, lib = driver.ffi, driver.vk.lib
        size = ffi.new("size_t*")
        if lib.vkGetPipelineCacheData(self._device.native, cache, size, ffi.NULL) or not size[0]:
            return b""
        data = ffi.new("char[]", size[0])
        if lib.vkGetPipelineCacheData(self._device.native, cache, size, data):
            return b""
        return bytes(ffi.buffer(data, size[0]))


def instructions(code: bytes) -> list[tuple[int, int, int]]:
    """Return opcode, first word and number of words of each instruction before the first function."""
    words = struct.unpack(f"<{len(code) // 4}I", code)
    found, place = [], HEADER_WORDS
    while place < len(words):
        opcode, length = words[place] & 0xFFFF, words[place] >> 16
        if opcode == _FUNCTION:
            break
        found.append((opcode, place, length))
        place += length
    return found


def has_planes(code: bytes) -> bool:
    """Tell whether a module uses planes."""
    return not _capabilities(code).isdisjoint(_GROUPS)


def without_float_controls(code: bytes) -> bytes:
    """Return a module that leaves NaN and infinities to the driver, for those that promise nothing."""
    for start, end, _ in reversed(_controls(code)):
        code = code[:start] + code[end:]
    return code


def with_float_controls(
    code: bytes, nan_widths: Collection[int], denormal_widths: Collection[int]
) -> bytes:
    """Return a module that keeps NaN, infinities and denormal numbers of all widths that the driver promises them for.

    The text asks for the NaN of f32, which every driver has. NVIDIA's takes zeros for denormal numbers, and f16 to have
    no NaN, unless it is asked.
    """
    found = _controls(code)
    if len(found) != 2:
        return code
    (_, capability_end, _), (start, end, _) = found
    used = {32, *(_WIDTHS[number] for number in _WIDTHS.keys() & _capabilities(code))}
    entry = struct.unpack_from("<I", code, start + 4)[0]
    nan, denormal = used & set(nan_widths) - {32}, used & set(denormal_widths)
    modes = [(_KEEPS_NAN_MODE, width) for width in sorted(nan)]
    modes += [(_KEEPS_DENORMALS_MODE, width) for width in sorted(denormal)]
    words = [word for mode in modes for word in (4 << 16 | _EXECUTION_MODE, entry, *mode)]
    asked = [2 << 16 | _CAPABILITY, _KEEPS_DENORMALS_CAPABILITY] if denormal else []
    return b"".join(
        (
            code[:capability_end],
            struct.pack(f"<{len(asked)}I", *asked),
            code[capability_end:end],
            struct.pack(f"<{len(words)}I", *words),
            code[end:],
        )
    )


def _capabilities(code: bytes) -> set[int]:
    return {
        struct.unpack_from("<I", code, 4 * (place + 1))[0]
        for opcode, place, _ in instructions(code)
        if opcode == _CAPABILITY
    }


def _controls(code: bytes) -> list[tuple[int, int, int]]:
    """Return where the capability and the mode for NaN stand: start, end, and which operand says so."""
    found = []
    for opcode, place, length in instructions(code):
        operand = {_CAPABILITY: 1, _EXECUTION_MODE: 2}.get(opcode)
        if operand is None:
            continue
        (value,) = struct.unpack_from("<I", code, 4 * (place + operand))
        if value == {1: _KEEPS_NAN_CAPABILITY, 2: _KEEPS_NAN_MODE}[operand]:
            found.append((4 * place, 4 * (place + length), operand))
    return found

"""Shader modules that naga adds no tests to.

A kernel with checks has its own, and one without asked for none. naga would limit each index of local and shared
memory, and count the trips of each loop in 64 bits, lest a driver take a loop without an end for one that is never
entered. That is for texts of strangers. The Python package has no such option, but the library underneath does.
"""

from __future__ import annotations

from typing import Any


def shader_module(device: Any, text: str) -> Any:
    """Return the module of a WGSL text, on a ``wgpu.GPUDevice``; raise what ``create_shader_module`` raises."""
    from wgpu.backends.wgpu_native import ffi, lib
    from wgpu.backends.wgpu_native._api import GPUShaderModule, libf

    # What is chosen between was read before. Vulkan answers for what lies outside of a buffer, others may not.
    is_robust = device.adapter_info["backend_type"] == "Vulkan"
    checks = (
        lib.WGPUShaderRuntimeChecks_None if is_robust else lib.WGPUShaderRuntimeChecks_BoundsChecks
    )
    characters = text.encode()
    source = ffi.new("WGPUShaderSourceWGSL *")
    source.chain.sType = lib.WGPUSType_ShaderSourceWGSL
    source.code.data = ffi.from_buffer(characters)
    source.code.length = len(characters)
    description = ffi.new("WGPUShaderModuleDescriptor *")
    description.nextInChain = ffi.cast("WGPUChainedStruct *", source)
    made = libf.wgpuDeviceCreateShaderModuleTrusted(device._internal, description, checks)
    if made == ffi.NULL:
        raise RuntimeError("wgpu made no shader module")
    return GPUShaderModule("", made, device)

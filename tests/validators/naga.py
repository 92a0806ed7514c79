"""WGSL through naga and the Vulkan driver, by wgpu. Needs a Vulkan adapter; a software one such as lavapipe will do."""

from __future__ import annotations

import re
from collections.abc import Mapping

from validators.batch import Invalid, MissingTool, each, serve

WANTED = {"shader-f16", "subgroup", "subgroup-barrier", "shader-int64", "shader-float32-atomic"}


def dialect(text: str) -> str:
    """Drop the one line that Tint requires and naga refuses."""
    return re.sub(r"(?m)^enable subgroups;$", "", text)


def entries(text: str) -> list[str]:
    """Return the names of the compute entry points."""
    return re.findall(r"@compute\b[^{;]*?\bfn\s+(\w+)", text)


def check(texts: Mapping[str, str]) -> dict[str, str]:
    try:
        import wgpu
        from wgpu.backends.wgpu_native.extras import set_instance_extras
    except (ImportError, OSError) as error:
        raise MissingTool(f"wgpu can't be loaded: {error}") from error
    try:
        set_instance_extras(backends=["Vulkan"])
        adapter = wgpu.gpu.request_adapter_sync()
    except RuntimeError as error:
        reason = "no Vulkan adapter for naga (install mesa-vulkan-drivers and libvulkan1)"
        raise MissingTool(reason) from error
    device = adapter.request_device_sync(required_features=sorted(WANTED & set(adapter.features)))

    def one(text: str) -> None:
        try:
            module = device.create_shader_module(code=dialect(text))
            for entry in entries(text):
                compute = {"module": module, "entry_point": entry}
                device.create_compute_pipeline(layout="auto", compute=compute)
        except wgpu.GPUError as error:
            raise Invalid(str(error)) from error
        if not entries(text):
            raise Invalid("there is no compute entry point")

    return each(texts, one)


if __name__ == "__main__":
    serve(check)

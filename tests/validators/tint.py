"""WGSL through Tint, by Dawn's Null backend, which needs no driver: types, uniformity, limits."""

from __future__ import annotations

import os
from collections.abc import Mapping

from validators.batch import Invalid, MissingTool, each, serve
from validators.naga import entries

WANTED = {"shader-f16", "subgroups"}


def check(texts: Mapping[str, str]) -> dict[str, str]:
    os.environ["WGPU_BACKEND_TYPE"] = "Null"
    try:
        import wgpudawn
    except (ImportError, OSError) as error:
        raise MissingTool(f"wgpudawn can't be loaded: {error}") from error
    adapter = wgpudawn.gpu.request_adapter_sync()
    device = adapter.request_device_sync(required_features=sorted(WANTED & set(adapter.features)))

    def one(text: str) -> None:
        try:
            module = device.create_shader_module(code=text)
            for entry in entries(text):
                compute = {"module": module, "entry_point": entry}
                device.create_compute_pipeline(layout="auto", compute=compute)
        except wgpudawn.GPUError as error:
            raise Invalid(str(error)) from error
        if not entries(text):
            raise Invalid("there is no compute entry point")

    return each(texts, one)


if __name__ == "__main__":
    serve(check)

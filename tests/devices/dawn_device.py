"""Runs WGSL through Dawn: Tint and a Vulkan driver, the engine of Chromium.

The interface is that of `webgpu_device`; `client()` makes a device of it that kernels are launched on. Dawn refuses
old drivers: Debian 12's own lavapipe is one, that of its backports is not.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NoReturn

import numpy as np

from runtime.client import ComputeClient
from runtime.devices import Device as RuntimeDevice
from tests.devices import webgpu_device
from tests.devices.arguments import Argument, Dispatch, dispatch
from tests.devices.copying_server import CopyingServer
from tests.devices.webgpu_device import Device, Properties
from tests.devices.worker import DeviceUnavailable, Worker
from transpile.ir.parser import parse_kernel
from transpile.ops.capabilities import WGSL
from transpile.protocols import Artifact

FEATURES = ("shader-f16", "subgroups")
_WORKER = Worker("tests.devices.dawn_device")
_PROBE = """
enable subgroups;
@group(0) @binding(0) var<storage, read_write> size: array<u32>;
@compute @workgroup_size(64)
fn probe(@builtin(subgroup_size) found: u32) { size[0] = found; }
"""


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
        missing(f"no device of Dawn: {error}")


def run(request: Dispatch, timeout: float = 60.0) -> list[np.ndarray]:
    """Launch once; return the contents of all buffers."""
    found = _WORKER.ask(request, timeout)
    assert isinstance(found, list)
    return found


def execute(
    artifact: Artifact, args: Sequence[Argument], count: tuple[int, int, int] | int = 1
) -> list[np.ndarray]:
    """Launch once; return the contents of the kernel's memories, in the order of its parameters."""
    return run(dispatch(artifact.text, artifact.entry, artifact.kernel, args, count))


@cache
def plane_size() -> int:
    """Return the units in a plane."""
    kernel = parse_kernel("kernel probe(%size: mut array<u32>) cube(64, 1, 1) {\n}\n")
    artifact = Artifact("wgsl", _PROBE, "probe", kernel)
    return int(execute(artifact, (np.zeros(4, np.uint32),))[0][0])


@cache
def client() -> ComputeClient:
    """Return a client whose kernels run through Dawn."""
    server = CopyingServer("dawn", run, replace(WGSL, plane_size=plane_size()))
    return RuntimeDevice("dawn", server).client


def _open() -> Device:
    os.environ["WGPU_BACKEND_TYPE"] = "Vulkan"
    os.environ.setdefault("NODEVICE_SELECT", "1")
    try:
        import wgpudawn
    except (ImportError, OSError) as error:
        raise DeviceUnavailable(f"wgpudawn: {error}") from error
    wgpu: Any = wgpudawn
    try:
        adapter = wgpu.gpu.request_adapter_sync()
    except RuntimeError as error:
        raise DeviceUnavailable(str(error).splitlines()[0]) from error
    return Device(
        wgpu, adapter, FEATURES, lambda device, text: device.create_shader_module(code=text)
    )


if __name__ == "__main__":
    webgpu_device.answer(_open)

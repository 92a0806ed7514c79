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
from runtime.hostpool import HostPool
from runtime.protocols import Array, Number, Triple
from tests.devices import webgpu_device
from tests.devices.arguments import Argument, Dispatch, dispatch, pack
from tests.devices.webgpu_device import Device, Properties
from tests.devices.worker import DeviceUnavailable, Worker
from transpile.ir.parser import parse_kernel
from transpile.ops.capabilities import WGSL, Capabilities
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


class DawnServer:
    """Memory of the host, and a device that gets a copy of what each launch binds."""

    name = "dawn"
    is_host = True

    def __init__(self) -> None:
        self._memory = HostPool(self.name)
        self.capabilities: Capabilities = replace(WGSL, plane_size=plane_size())

    def compile(self, artifact: Artifact, *, validate: bool) -> Artifact:
        return artifact

    def launch(
        self, module: Artifact, count: Triple, memories: Sequence[Array], scalars: Sequence[Number]
    ) -> None:
        kernel = module.kernel
        written = [parameter.type.mutable for parameter in kernel.memories]
        data = pack(kernel, scalars)
        read_only = tuple(not writes for writes in written)
        request = Dispatch(module.text, module.entry, tuple(memories), read_only, data, count)
        for memory, found, writes in zip(memories, run(request), written, strict=True):
            if writes:
                memory[...] = found

    def allocate(self, size: int) -> Array:
        return self._memory.take(size)

    def free(self, memory: Array) -> None:
        self._memory.give(memory)

    def memory_report(self) -> str:
        return self._memory.report()

    def memory_cleanup(self) -> None:
        self._memory.trim()

    def write(self, memory: Array, offset: int, data: Array) -> None:
        memory[offset : offset + data.nbytes] = data.reshape(-1).view("u1")

    def read(self, memory: Array, offset: int, data: Array) -> None:
        data.reshape(-1).view("u1")[...] = memory[offset : offset + data.nbytes]

    def sync(self) -> None:
        """Launches return when they are done."""


@cache
def client() -> ComputeClient:
    """Return a client whose kernels run through Dawn."""
    return RuntimeDevice("dawn", DawnServer()).client


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
    return Device(wgpu, adapter, FEATURES, lambda text: text)


if __name__ == "__main__":
    webgpu_device.answer(_open)

"""Run a kernel on a device: ``kernel, arguments, geometry -> its arrays as it left them``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NoReturn

import numpy as np

from runtime import device
from runtime.memory import aligned
from runtime.reference.server import ReferenceServer
from tests.devices import browser_device, dawn_device, vulkan_device, webgpu_device
from tests.devices.arguments import scalar_value
from transpile import Kernel
from transpile.ir.types import f16
from transpile.ops.capabilities import CPU, REFERENCE, SPIRV, WGSL, Capabilities

Array = np.ndarray
Triple = tuple[int, int, int]
Missing = Callable[[str], NoReturn]
DEVICES: dict[str, Capabilities] = {"cpu": CPU, "vulkan": SPIRV, "webgpu": WGSL}
"""What is run besides the reference, and what it can do."""
ENGINES: dict[str, Capabilities] = {**DEVICES, "dawn": WGSL}
"""The same, and the second engine of WGSL."""
SWIFTSHADER = replace(WGSL, arithmetic=WGSL.arithmetic - {f16}, storage=WGSL.storage - {f16})
"""What WGSL can do in a browser without a GPU."""
MODULES = {
    "vulkan": vulkan_device,
    "webgpu": webgpu_device,
    "dawn": dawn_device,
    "browser": browser_device,
}


def plane_of(where: str, missing: Missing) -> int:
    """Return the units in a plane of the device."""
    if where == "cpu":
        return 1
    if where == "dawn":
        dawn_device.require(missing)
        return dawn_device.plane_size()
    if where == "browser":
        browser_device.require(missing)
        return browser_device.plane_size()
    found = vulkan_device.require(missing).plane_size
    if where == "webgpu":
        webgpu_device.require(missing)  # on the same driver
    return found


def reference(
    kernel: Kernel, arguments: Sequence[Any], count: Triple, dim: Triple, plane: int
) -> list[Array]:
    """Interpret the kernel with planes of this size; the arguments stay as they are."""
    server = ReferenceServer(plane)
    artifact = kernel.artifact(
        replace(REFERENCE, plane_size=plane), *arguments, cube_dim=dim, grid_rank=3, checked=False
    )
    copies = [a.copy() if isinstance(a, np.ndarray) else a for a in arguments]
    memories = [copies[p.source.argument] for p in artifact.kernel.memories]
    scalars = [scalar_value(p.source, copies) for p in artifact.kernel.scalars]
    server.launch(server.compile(artifact, validate=False), count, memories, scalars)
    return memories


def execute(
    where: str, kernel: Kernel, arguments: Sequence[Any], count: Triple, dim: Triple
) -> list[Array]:
    """Build the kernel for the device and run it on copies of the arguments."""
    if where == "cpu":
        copies = [aligned_copy(a) if isinstance(a, np.ndarray) else a for a in arguments]
        kernel.launch_unchecked(device("cpu").client, count, dim, *copies)
        return [a for a in copies if isinstance(a, np.ndarray)]
    capabilities = SWIFTSHADER if where == "browser" else ENGINES[where]
    artifact = kernel.artifact(capabilities, *arguments, cube_dim=dim, grid_rank=3, checked=False)
    return MODULES[where].execute(artifact, arguments, count)


def aligned_copy(array: Array) -> Array:
    """Copy to where vectors of any width may begin."""
    copy = aligned(array.nbytes).view(array.dtype)
    copy[:] = array
    return copy

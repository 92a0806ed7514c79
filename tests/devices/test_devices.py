"""The executors themselves: results come back, a lost process is replaced, errors have a text."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import NoReturn

import numpy as np
import pytest

from tests.devices import dawn_device, vulkan_device, webgpu_device
from tests.devices.worker import DeviceLost
from transpile.ir.parser import parse_kernel
from transpile.lower.spirv import lower
from transpile.protocols import Artifact

KERNEL = """
kernel triple(%x: array<u32>, %y: mut array<u32>, %k: u32, %n: u32 from length(0)) cube(4, 1, 1) {
    %i: u32 = absolute_pos_x
    %p = index %x[%i] unchecked
    %v = load %p
    %w: u32 = mul %v, %k
    %s: u32 = add %w, %n
    %q = index %y[%i] unchecked
    store %q, %s
}
"""

WGSL = """
struct Scalars { k: u32, n: u32 }
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> y: array<u32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
@compute @workgroup_size(4)
fn triple(@builtin(global_invocation_id) id: vec3<u32>) { y[id.x] = x[id.x] * scalars.k + scalars.n; }
"""

ENDLESS = """
kernel endless(%y: mut array<u32>) cube(1, 1, 1) {
    %s: slot<u32> = declare 1:u32
    while {
        %p = index %y[0:u32] unchecked
        %v = load %p
        %more: bool_ = ne %v, 7:u32
    } test %more {
        %w: u32 = bit_or %v, 8:u32
        store %p, %w
    }
}
"""


def args() -> tuple[np.ndarray, np.ndarray, np.uint32]:
    return np.arange(8, dtype=np.uint32), np.zeros(8, np.uint32), np.uint32(3)


def test_vulkan(missing: Callable[[str], NoReturn]) -> None:
    assert vulkan_device.require(missing).plane_size > 0
    _, found = vulkan_device.execute(lower(parse_kernel(KERNEL)), args(), 2)
    assert found.tolist() == [3 * i + 8 for i in range(8)]


def test_webgpu(missing: Callable[[str], NoReturn]) -> None:
    assert webgpu_device.require(missing).backend == "Vulkan"
    artifact = Artifact("wgsl", "enable subgroups;\n" + WGSL, "triple", parse_kernel(KERNEL))
    _, found = webgpu_device.execute(artifact, args(), 2)
    assert found.tolist() == [3 * i + 8 for i in range(8)]


def test_errors_come_back(missing: Callable[[str], NoReturn]) -> None:
    webgpu_device.require(missing)
    artifact = Artifact("wgsl", WGSL.replace("id.x", "id.q", 1), "triple", parse_kernel(KERNEL))
    with pytest.raises(RuntimeError, match="invalid field accessor"):
        webgpu_device.execute(artifact, args(), 2)
    _, found = webgpu_device.execute(dataclasses.replace(artifact, text=WGSL), args(), 2)
    assert found[1] == 11


def test_a_loop_without_end_is_left(missing: Callable[[str], NoReturn]) -> None:
    vulkan_device.require(missing)
    with pytest.raises(DeviceLost, match="did not answer"):
        vulkan_device.execute(lower(parse_kernel(ENDLESS)), (np.zeros(1, np.uint32),), timeout=2)
    assert vulkan_device.properties().plane_size > 0


def test_dawn(missing: Callable[[str], NoReturn]) -> None:
    assert dawn_device.require(missing).backend == "Vulkan"
    artifact = Artifact("wgsl", "enable subgroups;\n" + WGSL, "triple", parse_kernel(KERNEL))
    _, found = dawn_device.execute(artifact, args(), 2)
    assert found.tolist() == [3 * i + 8 for i in range(8)]
    assert dawn_device.plane_size() > 1
    wrong = dataclasses.replace(artifact, text=WGSL.replace("id.x", "id.q", 1))
    with pytest.raises(RuntimeError, match="invalid vector swizzle character"):
        dawn_device.execute(wrong, args(), 2)

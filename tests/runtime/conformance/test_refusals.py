"""What a device can't do is told in the user's word for it: who launches on ``vulkan`` never wrote ``spirv``."""

from __future__ import annotations

import re

import numpy as np
import pytest

from runtime import ComputeClient
from transpile import (
    ABSOLUTE_POS,
    Array,
    Atomic,
    Comptime,
    CubeError,
    CubeTargetError,
    Mut,
    SharedMemory,
    Tensor,
    cube,
    f32,
    f64,
    spec,
)
from transpile.diagnose.errors.target import UnsupportedType

TARGETS = {"cpu": "mlir", "vulkan": "spirv", "webgpu": "wgsl"}
"""Words for targets that are not the device's."""


@cube(launch=True)
def too_much(x: Mut[Tensor[f32]], length: Comptime[int]) -> None:
    tile = SharedMemory[f32](length)
    tile[ABSOLUTE_POS] = x[0]
    x[0] = tile[ABSOLUTE_POS]


@cube(launch=True)
def in_f64(x: Mut[Tensor[f32]]) -> None:
    x[0] = f32(f64(x[0]) * 3.0)


@cube(launch=True)
def with_atomics(x: Mut[Array[Atomic[f64]]]) -> None:
    x[0].max(2.0)


def test_messages_name_the_device(client: ComputeClient, where: str) -> None:
    x, length = client.zeros(1, f32), client.properties.max_shared_memory // 4 + 1
    for _ in range(2):
        with pytest.raises(CubeTargetError) as caught:
            too_much.launch(client, 1, 1, x, length)
        title, *rest = str(caught.value).splitlines()
        assert re.fullmatch(
            rf"error\[CUBE345\]: \d+ bytes .* are too many for {where}( \(.*\))?", title
        )
        assert any("SharedMemory[f32](length)" in line for line in rest)
        assert TARGETS.get(where, "!") not in str(caught.value)
        assert caught.traceback[0].path.name == "test_refusals.py"
    with pytest.raises(CubeError, match=f"are too many for {where}"):  # what it should have written
        client.read(x)


@pytest.mark.parametrize("where", ["metal", "webgpu"], indirect=True)
def test_types_that_a_device_lacks(client: ComputeClient, where: str) -> None:
    for kernel, data in (in_f64, np.zeros(1, "f4")), (with_atomics, np.zeros(1, "f8")):
        handle = client.create(data)
        with pytest.raises(CubeTargetError) as caught:
            kernel.launch(client, 1, 1, handle)
        title = str(caught.value).splitlines()[0]
        assert re.fullmatch(rf"error\[CUBE34\d\]: {where} (has no|can't hold) f64.*", title)


def test_texts_name_the_target() -> None:
    for target in TARGETS.values():
        with pytest.raises(CubeTargetError, match=f"are too many for {target}"):
            too_much.inspect(target, spec(f32, 1), 1 << 20)


def test_a_second_device_is_named_with_its_number() -> None:
    said = UnsupportedType(None, "wgsl (llvmpipe)", "f64")
    assert said.on("webgpu:1", "wgsl") == UnsupportedType(None, "webgpu:1 (llvmpipe)", "f64")
    assert said.on("webgpu:1", "spirv") == said

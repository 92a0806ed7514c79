"""WGSL text, run by naga on a software device, gives what the reference interpreter gives for the same IR."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
import pytest

from runtime.reference.interpret import interpret
from tests.devices import vulkan_device, webgpu_device
from transpile.ir.parser import parse_kernel
from transpile.ir.types import Memory, Vector
from transpile.lower import lower

CASES = Path(__file__).parent / "cases"
RANDOM = np.random.default_rng(7)


def floats(count: int) -> np.ndarray:
    return RANDOM.standard_normal(count).astype(np.float32)


def integers(count: int, low: int = -1000, high: int = 1000) -> np.ndarray:
    return RANDOM.integers(low, high, count, dtype=np.int32)


def zeros(count: int, dtype: Any = np.float32) -> np.ndarray:
    return np.zeros(count, dtype)


EXTREME = np.array(
    [np.nan, np.inf, -np.inf, 3e9, -3e9, 2147483648.0, 4294967296.0, -0.5, 0.0, -0.0, 1e-40, 7.9],
    np.float32,
)

KERNELS: dict[str, tuple[list[Any], int]] = {
    "saxpy": ([floats(700), floats(700), 2.5, 700], 3),
    "row_sum": ([floats(3 * 600), zeros(3), 0.25, 600, 3], 3),
    "loops": ([integers(92), zeros(64, np.int32), 70, -3, -4, 9], 1),
    "guards": ([floats(50), floats(100), zeros(128, np.uint32), 50, 100, 90], 1),
    "vectors": ([floats(4 * 100), zeros(4 * 100), 1.5, 2, 100], 1),
    "places": ([floats(64 * 5), floats(64 * 5), zeros(64 * 5), 4], 1),
    "numbers": (
        [
            np.resize(EXTREME, 64),
            zeros(64),
            integers(64, -(2**31), 2**31 - 1),
            zeros(64, np.int32),
            zeros(64, np.uint32),
        ],
        1,
    ),
}


@pytest.fixture(scope="module")
def plane_size(missing: Callable[[str], NoReturn]) -> int:
    """Size of the device's planes, which the same driver tells through Vulkan."""
    webgpu_device.require(missing)
    return vulkan_device.require(missing).plane_size


def check(name: str, args: list[Any], count: int, plane_dim: int) -> None:
    kernel = parse_kernel((CASES / f"{name}.ir").read_text())
    found = webgpu_device.execute(lower("wgsl", kernel), args, count)
    expected = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
    given = [
        (argument, (argument.size // parameter.type.element.width,), (1,))
        if isinstance(parameter.type, Memory) and isinstance(parameter.type.element, Vector)
        else argument
        for parameter, argument in zip(kernel.parameters, expected, strict=True)
    ]
    interpret(kernel, (count, 1, 1), given, plane_dim=plane_dim)
    for parameter, got, wanted in zip(kernel.memories, found, expected, strict=False):
        np.testing.assert_allclose(got, wanted, rtol=1e-5, atol=1e-5, err_msg=parameter.name)


@pytest.mark.parametrize("name", KERNELS)
def test_it_runs_like_the_reference(name: str, plane_size: int) -> None:
    args, count = KERNELS[name]
    check(name, args, count, plane_size)


def test_planes(plane_size: int) -> None:
    args = [
        floats(64),
        integers(64, -3, 4),
        zeros(64),
        zeros(64, np.int32),
        zeros(64, np.uint32),
    ]
    check("planes", args, 1, plane_size)


def test_atomics(plane_size: int) -> None:
    """The order of units is free, so only what does not depend on it is compared."""
    kernel = parse_kernel((CASES / "atomics.ir").read_text())
    args = [zeros(65, np.uint32), zeros(1, np.int32), zeros(64, np.uint32), 64]
    count, least, _ = webgpu_device.execute(lower("wgsl", kernel), args)
    bins = np.bincount(np.arange(64) % 7, minlength=64)
    assert count[:64].tolist() == bins.tolist()
    assert -63 - 2 * 64 <= least[0] <= -63
    assert count[64] & 9 == 9

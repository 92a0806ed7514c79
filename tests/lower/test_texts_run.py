"""Texts run: WGSL by naga on a software device, the others by g++, give what the reference interpreter gives."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import ml_dtypes
import numpy as np
import pytest

from runtime.reference.interpret import interpret
from tests.devices import vulkan_device, webgpu_device
from tests.lower import emulated
from transpile.ir.core import Kernel
from transpile.ir.parser import parse_kernel
from transpile.ir.types import Memory, Vector
from transpile.lower import lower
from transpile.protocols import Artifact

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


KERNELS["joined"] = ([floats(64), zeros(64), zeros(64), 50, 20], 1)
KERNELS["names"] = ([abs(floats(64)) / 8, zeros(64), 0.5, 2], 1)
KERNELS["lanes"] = ([floats(256), floats(256), 1], 1)
KERNELS["vector_arithmetic"] = ([floats(256), floats(256), zeros(256, np.int32), 50.0], 1)
WITHOUT: dict[str, set[str]] = {
    "cuda": {"vector_arithmetic"},
    "hip": {"vector_arithmetic"},
    "metal": {"wide"},
}
"""CUDA and HIP have no arithmetic on vectors (legalization takes it apart), Metal no f64."""
PLANES: dict[str, tuple[list[Any], int]] = {
    name: (
        [
            floats(units),
            integers(units, -3, 4),
            zeros(units),
            zeros(units, np.int32),
            zeros(units, np.uint32),
        ],
        1,
    )
    for name, units in (("planes", 64), ("partial_planes", 96))
}
WIDE: dict[str, tuple[list[Any], int]] = {
    "wide": (
        [
            floats(64).astype(np.float16),
            floats(64).astype(ml_dtypes.bfloat16),
            RANDOM.standard_normal(64) * 1e19,
            integers(64).astype(np.int64),
            integers(64, -128, 128).astype(np.int8),
            integers(64, 0, 65536).astype(np.uint16),
            zeros(64, np.bool_),
            floats(64 * 8).astype(np.float16),
            integers(64 * 16, -128, 128).astype(np.int8),
            2**62,
            11,
        ],
        1,
    ),
}


@pytest.fixture(scope="module")
def plane_size(missing: Callable[[str], NoReturn]) -> int:
    """Size of the device's planes, which the same driver tells through Vulkan."""
    webgpu_device.require(missing)
    return vulkan_device.require(missing).plane_size


def reference(kernel: Kernel, args: list[Any], count: int, plane_dim: int) -> list[Any]:
    """Return the kernel's memories after the interpreter ran it."""
    expected = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
    given = [
        (argument, (argument.size // parameter.type.element.width,), (1,))
        if isinstance(parameter.type, Memory) and isinstance(parameter.type.element, Vector)
        else argument
        for parameter, argument in zip(kernel.parameters, expected, strict=True)
    ]
    interpret(kernel, (count, 1, 1), given, plane_dim=plane_dim)
    return expected


def compare(kernel: Kernel, found: list[np.ndarray], expected: list[Any]) -> None:
    for parameter, got, wanted in zip(kernel.memories, found, expected, strict=False):
        np.testing.assert_allclose(
            got.astype(np.float64),
            wanted.astype(np.float64),
            rtol=1e-5,
            atol=1e-5,
            err_msg=parameter.name,
        )


def read(name: str) -> Kernel:
    return parse_kernel((CASES / f"{name}.ir").read_text())


@pytest.mark.parametrize("name", [*KERNELS, *PLANES])
def test_wgsl(name: str, plane_size: int) -> None:
    kernel = read(name)
    args, count = (KERNELS | PLANES)[name]
    found = webgpu_device.execute(lower("wgsl", kernel), args, count)
    compare(kernel, found, reference(kernel, args, count, plane_size))


Emulated = tuple[Path, dict[str, Artifact]]


C_FAMILY = ("cuda", "hip", "metal")


@pytest.fixture(scope="module")
def emulation(
    tmp_path_factory: pytest.TempPathFactory, missing: Callable[[str], NoReturn]
) -> Callable[[str], Emulated]:
    """Build the program of a target, which holds all its cases, once."""
    if emulated.compiler() is None:
        missing("no g++")

    @cache
    def build(target: str) -> Emulated:
        names = {*KERNELS, *PLANES, *WIDE, "atomics"} - WITHOUT[target]
        artifacts = {name: lower(target, read(name)) for name in sorted(names)}
        return emulated.build(artifacts, target, tmp_path_factory.mktemp(target)), artifacts

    return build


@pytest.mark.parametrize(
    ("target", "name"),
    [
        (target, name)
        for target in C_FAMILY
        for name in [*KERNELS, *PLANES, *WIDE]
        if name not in WITHOUT[target]
    ],
)
def test_c_family(target: str, name: str, emulation: Callable[[str], Emulated]) -> None:
    program, artifacts = emulation(target)
    artifact = artifacts[name]
    args, count = (KERNELS | PLANES | WIDE)[name]
    found = emulated.execute(program, name, artifact, args, count)
    plane = emulated.PLANES[artifact.target]
    compare(artifact.kernel, found, reference(artifact.kernel, args, count, plane))


def check_atomics(count: np.ndarray, least: np.ndarray) -> None:
    """The order of units is free, so only what does not depend on it is compared."""
    bins = np.bincount(np.arange(64) % 7, minlength=64)
    assert count[:64].tolist() == bins.tolist()
    assert -63 - 2 * 64 <= least[0] <= -63
    assert count[64] & 9 == 9


ATOMICS = [zeros(65, np.uint32), zeros(1, np.int32), zeros(64, np.uint32), 64]


def test_atomics_of_wgsl(plane_size: int) -> None:
    count, least, _ = webgpu_device.execute(lower("wgsl", read("atomics")), ATOMICS)
    check_atomics(count, least)


@pytest.mark.parametrize("target", C_FAMILY)
def test_atomics(target: str, emulation: Callable[[str], Emulated]) -> None:
    program, artifacts = emulation(target)
    count, least, _ = emulated.execute(program, "atomics", artifacts["atomics"], ATOMICS, 1)
    check_atomics(count, least)

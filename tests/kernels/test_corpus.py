"""Every kernel of the corpus on every device that is here, against NumPy in float64, on several shapes and types.

WGSL is run by three engines: naga's, as the device ``webgpu``, and on one shape of each kernel and type Dawn, and
Chromium without a window, on its own driver, SwiftShader.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import numpy as np
import pytest

from runtime import ComputeClient, device
from runtime.devices import probe
from runtime.protocols import Absent
from tests.devices import browser_device, dawn_device
from transpile import CubeTargetError, as_dtype
from transpile.ir.host import numpy_dtype

FOLDER = Path(__file__).parent
EPSILON = {"f32": 2.0**-23, "f16": 2.0**-10, "bf16": 2.0**-7, "f64": 2.0**-52}
DEVICES = ("reference", "eager", "cpu", "cuda", "vulkan", "webgpu")


def load(stem: str) -> ModuleType:
    """Import one module of the corpus."""
    name = f"corpus_{stem}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, FOLDER / f"{stem}.py")
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules[name]


MODULES = sorted(p.stem for p in FOLDER.glob("*.py") if not p.stem.startswith("test_"))


class Random:
    """Arrays of moderate numbers of any type, from a fixed seed."""

    def __init__(self, seed: int) -> None:
        self.generator = np.random.default_rng(seed)

    def array(self, dtype: str, shape: Any) -> Any:
        if as_dtype(dtype).is_float:
            return self.generator.standard_normal(shape).astype(numpy_dtype(as_dtype(dtype)))
        return self.generator.integers(0, 40, shape).astype(numpy_dtype(as_dtype(dtype)))

    def integers(self, low: int, high: int, shape: Any, dtype: str) -> Any:
        return self.generator.integers(low, high, shape).astype(numpy_dtype(as_dtype(dtype)))

    def zeros(self, dtype: str, shape: Any) -> Any:
        return np.zeros(shape, numpy_dtype(as_dtype(dtype)))

    def wide(self, array: Any) -> Any:
        return array.astype(np.float64)

    def rounded(self, array: Any, dtype: str) -> Any:
        return array.astype(numpy_dtype(as_dtype(dtype)))


def cases(*, only_one_size: bool = False) -> list[Any]:
    found = []
    for stem in MODULES:
        module = load(stem)
        for kernel in module.ARGS:
            for dtype in module.DTYPES:
                for number, size in enumerate(module.SIZES):
                    if only_one_size and number != len(module.SIZES) // 2:
                        continue
                    name = f"{kernel}-{dtype}-{number}"
                    found.append(pytest.param(stem, kernel, dtype, size, id=name))
    return found


def client_of(where: str, missing: Callable[[str], NoReturn]) -> ComputeClient:
    """Return the device's client; continuous integration has a driver for all but CUDA."""
    if where == "dawn":
        dawn_device.require(missing)
        return dawn_device.client()
    if where == "browser":
        browser_device.require(missing)
        return browser_device.client()
    found = probe(where)
    if isinstance(found, Absent) and where == "cuda":
        pytest.skip(f"no device `{where}`: {found.reason}")
    if isinstance(found, Absent) and where in ("vulkan", "webgpu"):
        missing(f"no device `{where}`: {found.reason}")
    return device(where).client


def assert_agrees(found: Any, expected: Any, scale: float) -> None:
    """Integers and structs are equal; floats differ by at most `scale` units in the last place of 1."""
    if found.dtype.fields is not None:
        np.testing.assert_array_equal(found, expected)
        return
    name = as_dtype(found.dtype).name
    if not as_dtype(name).is_float:
        np.testing.assert_array_equal(found, np.asarray(expected).astype(found.dtype))
        return
    magnitude = np.maximum(np.abs(expected), 1)
    assert np.all(np.abs(found.astype(np.float64) - expected) <= EPSILON[name] * scale * magnitude)


@pytest.mark.parametrize("where", DEVICES)
@pytest.mark.parametrize(("stem", "kernel", "dtype", "size"), cases())
def test_agrees_with_numpy(
    stem: str, kernel: str, dtype: str, size: Any, where: str, missing: Callable[[str], NoReturn]
) -> None:
    check(stem, kernel, dtype, size, where, missing)


@pytest.mark.parametrize(("stem", "kernel", "dtype", "size"), cases(only_one_size=True))
def test_agrees_with_numpy_through_dawn(
    stem: str, kernel: str, dtype: str, size: Any, missing: Callable[[str], NoReturn]
) -> None:
    check(stem, kernel, dtype, size, "dawn", missing)


@pytest.mark.parametrize(("stem", "kernel", "dtype", "size"), cases(only_one_size=True))
def test_agrees_with_numpy_in_the_browser(
    stem: str, kernel: str, dtype: str, size: Any, missing: Callable[[str], NoReturn]
) -> None:
    try:
        check(stem, kernel, dtype, size, "browser", missing)
    except browser_device.FeatureMissing as reason:
        pytest.skip(str(reason))


def check(
    stem: str, kernel: str, dtype: str, size: Any, where: str, missing: Callable[[str], NoReturn]
) -> None:
    """Launch on a device and compare."""
    module = load(stem)
    several = {"kernel": kernel} if len(module.ARGS) > 1 else {}
    case = module.case(Random(7), dtype, size, **several)
    args = list(case["args"])
    options = {"vectorize": case["vectorize"]} if case.get("vectorize", 1) > 1 else {}
    function = getattr(module, kernel)
    if where == "eager":
        dim = 32 if case["dim"] == "plane" else case["dim"]
        function.eager(case["count"], dim, *args, **options)
    else:
        client = client_of(where, missing)
        dim = client.properties.plane_size if case["dim"] == "plane" else case["dim"]
        if as_dtype(dtype) not in client.properties.storage:
            with pytest.raises(CubeTargetError, match=f"can't hold {dtype} in memory"):
                function.launch(client, case["count"], dim, *args, **options)
            return
        function.launch(client, case["count"], dim, *args, **options)
    for position, expected in case["expected"].items():
        assert_agrees(args[position], expected, 4 * case.get("scale", 1))

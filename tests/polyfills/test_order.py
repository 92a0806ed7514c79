"""Polyfills keep their promises where a compiler contracts, and puts sums and products in another order.

WGSL lets drivers do so, and NVIDIA's does; lavapipe does it here and there. g++ takes the texts with flags that allow
it as much: without `rounded` and integer exponents, nine of the twenty functions of f32 were wrong.
"""

from __future__ import annotations

import platform
import subprocess
from pathlib import Path

import numpy as np
import pytest

import transpile
from tests.lower import emulated
from tests.ops import execute
from tests.ops.accuracy import error, operands
from tests.ops.exact import HAS_WIDER, exact, widened
from tests.ops.test_execution import is_subnormal
from transpile import Kernel, cube
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS, Scalar
from transpile.ops.capabilities import CUDA
from transpile.ops.table import TABLE
from transpile.polyfills import FAMILIES, find

Array = np.ndarray
EVERY = 32
"""One in so many of the numbers of the page of errors is tried."""
NAMES = {
    "f32": [
        name
        for family, names in FAMILIES.items()
        if not family.startswith(("double", "half", "words"))
        for name in names
        if not name.endswith("_double")
    ],
    "f64": [name for names in FAMILIES.values() for name in names if name.endswith("_double")],
}
"""The polyfills of each type."""
ONCE_WRONG = {"cos": 2540.0}
"""What a driver made wrong by another order, as f16."""


def row_of(name: str) -> str:
    return name.removesuffix("_double")


def given(name: str, type: Scalar) -> list[Array]:
    found = [a[::EVERY].copy() for a in operands(TABLE[row_of(name)], type)]
    found[0][0] = ONCE_WRONG.get(name, found[0][0])
    return found


def kernel(type: Scalar, count: int) -> Kernel:
    """Return a kernel that calls each polyfill itself, whatever the target has."""
    lines = [f"def polyfills(x: Array[{type}], y: Array[{type}], out: Mut[Array[{type}]]) -> None:"]
    called = {}
    for number, name in enumerate(NAMES[type.name]):
        at = f"{number * count} + ABSOLUTE_POS"
        called[f"own_{name}"] = find(name)
        second = f", y[{at}]" if len(TABLE[row_of(name)].sig.operands) == 2 else ""
        lines.append(f"    out[{at}] = own_{name}(x[{at}]{second})")
    return cube.from_source("\n".join(lines) + "\n", {**vars(transpile), **called}, launch=True)


@pytest.mark.parametrize("type_name", NAMES)
def test_any_order_keeps_the_promise(
    type_name: str, tmp_path: Path, missing: execute.Missing
) -> None:
    if type_name == "f64" and not HAS_WIDER:
        missing("no type wider than f64 for the exact results")
    broken = broken_promises(type_name, tmp_path, missing, emulated.FREELY)
    assert not broken, "\n".join(broken)


@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="its flags are x86's")
def test_zeros_for_subnormal_numbers_keep_the_promise(
    tmp_path: Path, missing: execute.Missing
) -> None:
    """Vulkan and WebGPU let drivers have no subnormal f32, on the way too: as x86 with these flags.

    `hypot` that scaled numbers below 1e-18 only, not below 1e-12, was 4,142 ulp off.
    """
    if emulated.compiler() is None:
        missing("no g++")
    flushing = subprocess.check_output(
        ["g++", "-print-file-name=crtfastmath.o"], text=True, timeout=60
    ).strip()
    broken = broken_promises("f32", tmp_path, missing, (*emulated.FREELY, flushing), normal=True)
    assert not broken, "\n".join(broken)


def broken_promises(
    type_name: str,
    folder: Path,
    missing: execute.Missing,
    options: tuple[str, ...],
    *,
    normal: bool = False,
) -> list[str]:
    """Return which polyfills are further off than they promise, for `normal` numbers only or for all."""
    if emulated.compiler() is None:
        missing("no g++")
    type = SCALARS[type_name]
    numbers = [given(name, type) for name in NAMES[type_name]]
    count = len(numbers[0][0])
    x = np.concatenate([pair[0] for pair in numbers])
    y = np.concatenate([pair[-1] for pair in numbers])
    arguments = [x, y, np.zeros(len(x), numpy_dtype(type))]
    artifact = kernel(type, count).artifact(
        CUDA, *arguments, cube_dim=256, grid_rank=3, checked=False
    )
    program = emulated.build({"polyfills": artifact}, "cuda", folder, options=options)
    out = emulated.execute(program, "polyfills", artifact, arguments, (count // 256, 1, 1))[-1]
    broken = []
    for name, inputs, got in zip(
        NAMES[type_name], numbers, np.split(out, len(numbers)), strict=True
    ):
        row = TABLE[row_of(name)]
        with np.errstate(all="ignore"):
            wide = [widened(a, type) for a in inputs]
            found, wanted = widened(got, type), exact(row)(*wide)
            if normal:
                keep = ~np.logical_or.reduce([is_subnormal(a[:, None]) for a in (*wide, wanted)])
                if row.name.startswith(("rem", "div_floor")):
                    keep &= ~is_subnormal(np.fmod(*wide)[:, None])
                found, wanted = found[keep], wanted[keep]
                assert len(found) > count // 8, name
            far = error(found, wanted, type)
        print(f"{name}: {far:.2f} of {row.ulp[type_name]:g}")
        if far > row.ulp[type_name]:
            broken.append(f"{name}: {far:.2f} ulp, promised {row.ulp[type_name]:g}")
    return broken

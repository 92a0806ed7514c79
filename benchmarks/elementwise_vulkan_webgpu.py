"""Bandwidth of saxpy and gelu on Vulkan and WebGPU beside CUDA, in one process.

    PYTHONPATH=. python benchmarks/elementwise_vulkan_webgpu.py [--log2 26] [--json FILE] [--devices cuda vulkan webgpu]

Figures are GB/s, each byte that is read or written counted once, from the device's own timestamps around ten launches;
medians of seven. Every array is far larger than any cache at the default size.
"""

from __future__ import annotations

import argparse
import json
from typing import Any, TypeVar

import numpy as np

from runtime.devices import probe
from runtime.protocols import Absent
from tests.kernels.test_corpus import load
from transpile import ABSOLUTE_POS, Float, Mut, Tensor, as_dtype, cube, f32
from transpile.ir.host import numpy_dtype

N = TypeVar("N", bound=Float)
LAUNCHES = 10
DIM = 256


@cube(launch=True)
def saxpy(a: f32, x: Tensor[N], y: Mut[Tensor[N]]) -> None:
    if ABSOLUTE_POS < y.len():  # noqa: SIM300 (as users write it)
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


def geometry(units: int) -> tuple[int, int]:
    """Return a count of cubes in two dimensions, neither beyond 65,535."""
    cubes = -(-units // DIM)
    x = min(cubes, 32768)
    return x, -(-cubes // x)


def rates(client: Any, size: int, dtype: str) -> dict[str, float]:
    """Return GB/s by kernel."""
    kind = numpy_dtype(as_dtype(dtype))
    x, y = client.create(np.ones(size, kind)), client.create(np.zeros(size, kind))
    gelu = load("gelu").gelu
    found = {}
    for name, kernel, args, moved in (
        ("saxpy", saxpy, (0.5, x, y), 3),
        ("gelu", gelu, (x, y), 2),
    ):
        for width in (1, 4):

            def launches(kernel: Any = kernel, args: Any = args, width: int = width) -> None:
                for _ in range(LAUNCHES):
                    kernel.launch(client, geometry(size // width), DIM, *args, vectorize=width)

            seconds = client.profile(launches, repeat=7) / LAUNCHES
            label = f"{name} {dtype}" + (f" x{width}" if width > 1 else "")
            found[label] = round(moved * size * kind.itemsize / seconds / 1e9, 1)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--log2", type=int, default=26)
    parser.add_argument("--json")
    parser.add_argument("--devices", nargs="+", default=["cuda", "vulkan", "webgpu"])
    options = parser.parse_args()
    table: dict[str, dict[str, float]] = {}
    for name in options.devices:
        device = probe(name)
        if isinstance(device, Absent):
            print(f"{name}: absent, {device.reason}")
            continue
        print(f"{name}: {device.properties.profile}")
        for dtype in ("f32", "f16"):
            for label, rate in rates(device.client, 1 << options.log2, dtype).items():
                table.setdefault(label, {})[name] = rate
    for label, row in table.items():
        first = next(iter(row.values()))
        shown = "  ".join(f"{name} {rate:8.1f} ({rate / first:.2f})" for name, rate in row.items())
        print(f"{label:<12} {shown}")
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(table, file, indent=1)


if __name__ == "__main__":
    main()

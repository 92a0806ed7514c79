"""Bandwidth of saxpy and gelu on Vulkan and WebGPU beside CUDA, in one process.

    PYTHONPATH=. python benchmarks/elementwise_vulkan_webgpu.py [--log2 26] [--json FILE] [--devices cuda vulkan webgpu]
        [--dtypes f32 f16 bf16] [--rounds 15]

Figures are GB/s, each byte that is read or written counted once, from the device's own timestamps around ten launches;
in brackets the share of the first device's figure for the same width. The devices take turns kernel by kernel, round
after round, so that none has a warmer chip; medians of the rounds. Every array is far larger than any cache at the
default size. Widths go up to what CUDA moves in one access, 16 bytes: four f32, eight f16 or bf16; those are launched
without checks of bounds, too. The first device that is here stands for CUDA where there is none.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import median
from typing import Any, TypeVar

import numpy as np

from benchmarks.gpu.devices import Table, add_options, clients_of, show
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


def kernels(client: Any, size: int, dtype: str) -> dict[str, tuple[Callable[[], None], int]]:
    """Return ten launches of each kernel at each width, and the bytes that one of them moves."""
    kind = numpy_dtype(as_dtype(dtype))
    x, y = client.create(np.ones(size, kind)), client.create(np.zeros(size, kind))
    gelu = load("gelu").gelu
    found = {}
    for name, kernel, args, moved in (
        ("saxpy", saxpy, (0.5, x, y), 3),
        ("gelu", gelu, (x, y), 2),
    ):
        widest = 16 // kind.itemsize
        for width in (1, 4, widest)[: 3 if widest > 4 else 2]:
            ways = {"": kernel.launch}
            if width == widest:
                ways[" unchecked"] = kernel.launch_unchecked
            for way, launch in ways.items():

                def launches(launch: Any = launch, args: Any = args, width: int = width) -> None:
                    for _ in range(LAUNCHES):
                        launch(client, geometry(size // width), DIM, *args, vectorize=width)

                label = f"{name} {dtype}" + (f" x{width}" if width > 1 else "") + way
                found[label] = launches, moved * size * kind.itemsize
    return found


def rates(clients: dict[str, Any], size: int, dtype: str, rounds: int) -> Table:
    """Return GB/s by kernel and device."""
    made = {name: kernels(client, size, dtype) for name, client in clients.items()}
    table: Table = {}
    for label in next(iter(made.values())):
        times: dict[str, list[float]] = {name: [] for name in clients}
        for number in range(rounds + 1):
            for name, client in clients.items():
                seconds = client.timed(made[name][label][0])
                if number:  # the first one compiles, and warms up
                    times[name].append(seconds / LAUNCHES)
        table[label] = {
            name: round(made[name][label][1] / median(taken) / 1e9, 1)
            for name, taken in times.items()
        }
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--log2", type=int, default=26)
    parser.add_argument("--dtypes", nargs="+", default=["f32", "f16", "bf16"])
    add_options(parser, rounds=15)
    options = parser.parse_args()
    clients = clients_of(options.devices)
    table: Table = {}
    for dtype in options.dtypes:
        table |= rates(clients, 1 << options.log2, dtype, options.rounds)
    show(table, lambda rate, first: f"{rate:8.1f} ({rate / first:.2f})", options.json)


if __name__ == "__main__":
    main()

"""Kernels with loops on Vulkan and WebGPU beside CUDA, in one process.

    PYTHONPATH=. python benchmarks/loops_vulkan_webgpu.py [--json FILE] [--devices cuda vulkan webgpu] [--rounds 9]

Figures are milliseconds of a launch, from the device's own timestamps around ten launches; in brackets the share of the
first device's speed. The devices take turns kernel by kernel, round after round; medians of the rounds.

- fused: ``stdlib``'s naive product of 3 matrices of 1023 x 511 @ 511 x 769, in cubes of three shapes.
- columns: the product of a vector of 2000 and a matrix of 2000 x 65,536, a unit for each column.
- rows: ``x * scale + shift`` along 4096 rows of 4099, a cube for each row.
- window: sums of 3 and of 25 neighbours with weights, almost 2^24 of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

from benchmarks.gpu.devices import Table, add_options, clients_of, show
from stdlib.kernels.fused_matmul import fused_matmul_add_relu
from transpile import ABSOLUTE_POS, CUBE_POS, UNIT_POS, Mut, Tensor, cube, f32

LAUNCHES = 10


@cube(launch=True)
def columns(x: Tensor[f32], y: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        total = f32(0.0)
        for k in range(y.len()):
            total += x[k, ABSOLUTE_POS] * y[k]
        out[ABSOLUTE_POS] = total


@cube(launch=True)
def rows(x: Tensor[f32], scale: Tensor[f32], shift: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    for k in range(UNIT_POS, x.shape(1), 128):
        out[CUBE_POS, k] = x[CUBE_POS, k] * scale[k] + shift[k]


@cube(launch=True)
def window(x: Tensor[f32], weights: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        total = f32(0.0)
        for k in range(weights.len()):
            total += x[ABSOLUTE_POS + k] * weights[k]
        out[ABSOLUTE_POS] = total


def kernels(client: Any) -> dict[str, Callable[[], None]]:
    """Return one launch of each kernel, with checks and without."""
    random = np.random.default_rng(1)

    def array(*shape: int) -> Any:
        return client.create(random.random(shape, "f4"))

    found: dict[str, Callable[[], None]] = {}

    def add(label: str, kernel: Any, count: Any, dim: Any, *arguments: Any) -> None:
        found[label] = lambda: kernel.launch(client, count, dim, *arguments)
        found[f"{label} unchecked"] = lambda: kernel.launch_unchecked(
            client, count, dim, *arguments
        )

    product = array(3, 1023, 511), array(3, 511, 769), array(3, 1023, 769), array(3, 1023, 769)
    for x, y in ((16, 16), (32, 8), (8, 32)):
        count = -(-1023 // x), -(-769 // y), 3
        add(f"fused {x} x {y}", fused_matmul_add_relu, count, (x, y, 1), *product, f32)
    add("columns", columns, 256, 256, array(2000, 65536), array(2000), array(65536))
    add("rows", rows, 4096, 128, array(4096, 4099), array(4099), array(4099), array(4096, 4099))
    long, out = array(1 << 24), array((1 << 24) - 32)
    for width in (3, 25):
        add(f"window of {width}", window, (1 << 15, 2), 256, long, array(width), out)
    return found


def measured(clients: dict[str, Any], rounds: int) -> Table:
    """Return milliseconds by kernel and device."""
    made = {name: kernels(client) for name, client in clients.items()}
    table: Table = {}
    for label in next(iter(made.values())):
        times: dict[str, list[float]] = {name: [] for name in clients}
        for number in range(rounds + 1):
            for name, client in clients.items():
                launch = made[name][label]
                seconds = client.timed(lambda: [launch() for _ in range(LAUNCHES)])  # noqa: B023
                if number:  # the first one compiles, and warms up
                    times[name].append(seconds / LAUNCHES)
        table[label] = {name: round(median(taken) * 1e3, 4) for name, taken in times.items()}
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_options(parser, rounds=9)
    options = parser.parse_args()
    table = measured(clients_of(options.devices), options.rounds)
    show(table, lambda time, first: f"{time:7.4f} ({first / time:.2f})", options.json)


if __name__ == "__main__":
    main()

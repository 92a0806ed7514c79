"""Kernels on the CPU against numba and NumPy: ``python benchmarks/cpu_kernels.py [saxpy gelu
softmax matmul]``.

Every line names the median and the best wall clock and the processor time, and in the last column
how many times longer than ours it takes, by the clock and (in brackets) by processor time, which
tells more on a busy machine.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable

import numba
import numpy as np

from benchmarks.interleaved import interleaved, table
from runtime import device
from runtime.cpu.workers import available_cpus
from transpile import (
    ABSOLUTE_POS,
    CUBE_DIM_X,
    CUBE_POS_X,
    CUBE_POS_Y,
    UNIT_POS_X,
    UNIT_POS_Y,
    Comptime,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    erf,
    exp,
    f32,
    fma,
    min_value,
    sync_cube,
)

SIZE = 1 << 24
ROWS = 4096
MATRIX = 1024


@cube(launch=True)
def saxpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


@cube(launch=True)
def gelu(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        v = x[ABSOLUTE_POS]
        out[ABSOLUTE_POS] = 0.5 * v * (1.0 + erf(v * 0.70710678))


@cube
def combined(value, partial, combine):
    """Combine one value of each unit of the cube; every unit gets the result."""
    sync_cube()
    partial[UNIT_POS_X] = value
    sync_cube()
    half = comptime(CUBE_DIM_X // 2)
    while comptime(half > 0):
        if half > UNIT_POS_X:
            partial[UNIT_POS_X] = combine(partial[UNIT_POS_X], partial[UNIT_POS_X + half])
        sync_cube()
        half = half // 2
    return partial[0]


@cube(launch=True)
def softmax(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    partial = SharedMemory[f32](CUBE_DIM_X)
    row = CUBE_POS_X
    columns = x.shape(1)
    greatest = min_value(f32)
    for k in range(UNIT_POS_X, columns, CUBE_DIM_X):
        greatest = max(greatest, x[row, k])
    greatest = combined(greatest, partial, max)
    total = f32(0.0)
    for k in range(UNIT_POS_X, columns, CUBE_DIM_X):
        power = exp(x[row, k] - greatest)
        out[row, k] = power
        total += power
    scale = 1.0 / combined(total, partial, lambda a, b: a + b)
    for k in range(UNIT_POS_X, columns, CUBE_DIM_X):
        out[row, k] = out[row, k] * scale


@cube(launch=True)
def matmul(a: Tensor[f32], b: Tensor[f32], c: Mut[Tensor[f32]], tile: Comptime[int]) -> None:
    a_tile = SharedMemory[f32]((tile, tile))
    b_tile = SharedMemory[f32]((tile, tile))
    x, y = UNIT_POS_X, UNIT_POS_Y
    row = CUBE_POS_Y * tile + y
    column = CUBE_POS_X * tile + x
    total = f32(0.0)
    for start in range(0, a.shape(1), tile):
        a_tile[y, x] = a[row, start + x]
        b_tile[y, x] = b[start + y, column]
        sync_cube()
        for k in range(tile):
            total = fma(a_tile[y, k], b_tile[k, x], total)
        sync_cube()
    c[row, column] = total


@numba.njit(parallel=True)
def numba_saxpy(a, x, y):
    for i in numba.prange(x.size):
        y[i] = a * x[i] + y[i]


@numba.njit(parallel=True)
def numba_gelu(x, y):
    for i in numba.prange(x.size):
        v = x[i]
        y[i] = np.float32(0.5) * v * (np.float32(1) + math.erf(v * np.float32(0.70710678)))


def numpy_softmax(x, out):
    np.subtract(x, x.max(1, keepdims=True), out)
    np.exp(out, out)
    out /= out.sum(1, keepdims=True)


def bench_saxpy() -> None:
    client = device("cpu").client
    x = np.random.default_rng(0).random(SIZE, dtype="f4")
    y = np.zeros_like(x)
    xs, ys = client.create(x), client.create(y)
    found = interleaved(
        {
            "saxpy": lambda: saxpy.launch(client, SIZE // 256, 256, 2.0, xs, ys),
            "numba prange": lambda: numba_saxpy(np.float32(2), x, y),
        }
    )
    traffic = 12 * SIZE / found["saxpy"].median / 1e9
    print(table("saxpy, 2^24 f32", found, "saxpy", f"{traffic:.0f} GB/s"))


def bench_gelu() -> None:
    client = device("cpu").client
    x = 2 * np.random.default_rng(0).standard_normal(SIZE, dtype="f4")
    y = np.zeros_like(x)
    xs, ys = client.create(x), client.create(y)
    found = interleaved(
        {
            "gelu": lambda: gelu.launch(client, SIZE // 256, 256, xs, ys),
            "numba prange, math.erf": lambda: numba_gelu(x, y),
        },
        rounds=7,
    )
    some = x[:100_000].astype("f8")
    exact = 0.5 * some * (1 + np.array([math.erf(v / math.sqrt(2)) for v in some]))
    error = np.abs(client.read(ys)[: some.size] - exact).max()
    print(table("gelu, 2^24 f32", found, "gelu", f"greatest error {error:.1e}"))


def bench_softmax() -> None:
    client = device("cpu").client
    x = np.random.default_rng(0).standard_normal((ROWS, ROWS), dtype="f4")
    y = np.zeros_like(x)
    xs, ys = client.create(x), client.create(y)
    found = interleaved(
        {
            "softmax": lambda: softmax.launch(client, ROWS, 256, xs, ys),
            "NumPy, in place": lambda: numpy_softmax(x, y),
        },
        rounds=7,
    )
    error = np.abs(client.read(ys) - y).max()
    print(table(f"softmax of rows, {ROWS}^2 f32", found, "softmax", f"differs by {error:.1e}"))


def bench_matmul() -> None:
    client = device("cpu").client
    random = np.random.default_rng(0)
    a, b = (random.standard_normal((MATRIX, MATRIX), dtype="f4") for _ in range(2))
    out = client.create(np.zeros_like(a))
    arrays = (client.create(a), client.create(b), out)
    error = 0.0

    def ours(tile: int) -> None:
        cubes = (MATRIX // tile, MATRIX // tile)
        matmul.launch(client, cubes, (tile, tile), *arrays, tile)

    for tile in (16, 32):
        client.write(out, np.zeros_like(a))
        ours(tile)
        error = max(error, float(np.abs(client.read(out) - a @ b).max()))
    best = "matmul, 32 x 32 tiles"
    found = interleaved(
        {
            best: lambda: ours(32),
            "matmul, 16 x 16 tiles": lambda: ours(16),
            "NumPy (BLAS)": lambda: a @ b,
        },
        rounds=9,
    )
    work = 2 * MATRIX**3 / 1e9
    rates = ", ".join(f"{work / own.median:.0f}" for own in found.values())
    title = f"tiled matmul with two barriers, {MATRIX}^3"
    print(table(title, found, best, f"{rates} GF/s in this order, differs by {error:.1e}"))


BENCHES: dict[str, Callable[[], None]] = {
    "saxpy": bench_saxpy,
    "gelu": bench_gelu,
    "softmax": bench_softmax,
    "matmul": bench_matmul,
}


def main(names: list[str]) -> None:
    print(f"{available_cpus()} CPUs")
    for name in names or BENCHES:
        BENCHES[name]()


if __name__ == "__main__":
    main(sys.argv[1:])

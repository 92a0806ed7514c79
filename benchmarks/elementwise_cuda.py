"""Bandwidth of saxpy and gelu on CUDA, against a copy of as many bytes, torch and Triton in the same process.

    python benchmarks/elementwise_cuda.py [--json FILE] [--log2 28]

Figures are GB/s, each byte that is read or written counted once; medians of `do_bench`, which flushes the L2 cache.
They are launched on torch's tensors: scalar and vectorized, checked and not. gelu is that of ``tests/kernels``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, TypeVar

import torch
from triton.testing import do_bench

from benchmarks.gpu.machine import save
from benchmarks.gpu.triton_kernels import axpy_kernel
from runtime import device
from tests.kernels.test_corpus import load
from transpile import ABSOLUTE_POS, Float, Mut, Tensor, cube, f32

N = TypeVar("N", bound=Float)


@cube(launch=True)
def saxpy(a: f32, x: Tensor[N], y: Mut[Tensor[N]]) -> None:
    if ABSOLUTE_POS < y.len():  # noqa: SIM300 (as users write it)
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


DTYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}
DIM = 256


def rate(moved: int, work: Callable[[], object]) -> float:
    """Return GB/s."""
    return round(moved / do_bench(work, warmup=25, rep=150, return_mode="median") / 1e6, 1)


def launches(kernel: Any, client: Any, count: int, width: int, *args: Any) -> dict[str, Any]:
    """Return our ways to launch a kernel over `count` elements."""
    cubes = -(-count // DIM)
    wide = -(-count // (DIM * width))
    options = {"vectorize": width}
    return {
        "scalar, checked": lambda: kernel.launch(client, cubes, DIM, *args),
        "scalar, unchecked": lambda: kernel.launch_unchecked(client, cubes, DIM, *args),
        f"vectorize={width}, checked": lambda: kernel.launch(client, wide, DIM, *args, **options),
        f"vectorize={width}, unchecked": lambda: kernel.launch_unchecked(
            client, wide, DIM, *args, **options
        ),
    }


def measure(client: Any, name: str, dtype: torch.dtype, count: int) -> dict[str, Any]:
    """Compare all ways on one type."""
    gelu = load("gelu").gelu
    size = dtype.itemsize
    x = torch.randn(count, device="cuda").to(dtype)
    y = torch.randn(count, device="cuda").to(dtype)
    copy = rate(2 * count * size, lambda: y.copy_(x))
    found: dict[str, Any] = {"copy": copy}
    wrong: list[str] = []
    expected = torch.nn.functional.gelu(x[:100_000].double())
    for way, work in launches(gelu, client, count, 16 // size, x, y).items():
        y.zero_()
        work()
        tolerance = {4: 1e-6, 2: 2e-2}[size]
        check(wrong, f"gelu, {way}", y[:100_000].double(), expected, tolerance)
        found[f"gelu, {way}"] = rate(2 * count * size, work)
    found["gelu, torch"] = rate(2 * count * size, lambda: torch.nn.functional.gelu(x))
    y.zero_()
    for way, work in launches(saxpy, client, count, 16 // size, 2.0, x, y).items():
        y.fill_(1)
        work()
        expected = (1 + 2 * x[:100_000].double()).to(dtype).double()
        check(wrong, f"saxpy, {way}", y[:100_000].double(), expected, {4: 2e-6, 2: 1e-2}[size])
        found[f"saxpy, {way}"] = rate(3 * count * size, work)
    found["saxpy, torch"] = rate(3 * count * size, lambda: y.add_(x, alpha=2.0))
    if name == "f32":
        grid = (-(-count // 1024),)
        found["saxpy, Triton"] = rate(
            3 * count * size, lambda: axpy_kernel[grid](2.0, x, y, count, BLOCK=1024)
        )
    found["copy, again"] = rate(2 * count * size, lambda: y.copy_(x))
    ceiling = max(copy, found["copy, again"])
    found["share of copy"] = {
        way: round(value / ceiling, 3) for way, value in found.items() if "," in way
    }
    found["wrong"] = wrong
    return found


def check(wrong: list[str], way: str, found: Any, expected: Any, tolerance: float) -> None:
    """Note a way whose numbers are off."""
    if not torch.allclose(found, expected, rtol=tolerance, atol=tolerance):
        wrong.append(f"{way}: {float((found - expected).abs().max())}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json")
    parser.add_argument("--log2", type=int, default=28)
    given = parser.parse_args()
    client = device("cuda").client
    results = {}
    for name, dtype in DTYPES.items():
        results[name] = measure(client, name, dtype, 1 << given.log2)
        print(name, flush=True)
        for way, value in results[name].items():
            if isinstance(value, float):
                share = results[name]["share of copy"].get(way, "")
                print(f"  {way:32s} {value:8.1f} GB/s  {share}", flush=True)
        torch.cuda.empty_cache()
    save(given.json, "elementwise", results)
    wrong = {name: found["wrong"] for name, found in results.items() if found["wrong"]}
    if wrong:
        raise SystemExit(f"wrong numbers: {wrong}")


if __name__ == "__main__":
    main()

"""Bandwidth of saxpy and gelu on CUDA, against a copy of as many bytes, torch and Triton in the same process.

    python benchmarks/elementwise_cuda.py [--json FILE] [--log2 28]

Figures are GB/s, each byte that is read or written counted once; medians of `do_bench`, which flushes the L2 cache.
The kernels are those of ``tests/kernels``, launched on torch's tensors: scalar and vectorized, checked and not.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import torch
from triton.testing import do_bench

from benchmarks.gpu.machine import save
from benchmarks.gpu.triton_kernels import axpy_kernel
from runtime import device
from tests.kernels.test_corpus import load

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
    saxpy, gelu = load("saxpy").saxpy, load("gelu").gelu
    size = dtype.itemsize
    x = torch.randn(count, device="cuda").to(dtype)
    y = torch.randn(count, device="cuda").to(dtype)
    copy = rate(2 * count * size, lambda: y.copy_(x))
    found: dict[str, Any] = {"copy": copy}
    expected = torch.nn.functional.gelu(x[:100_000].double())
    for way, work in launches(gelu, client, count, 16 // size, x, y).items():
        y.zero_()
        work()
        torch.testing.assert_close(
            y[:100_000].double(), expected, atol=1e-6 if size == 4 else 2e-2, rtol=1e-5
        ) if size == 4 else None
        found[f"gelu, {way}"] = rate(2 * count * size, work)
    found["gelu, torch"] = rate(2 * count * size, lambda: torch.nn.functional.gelu(x))
    y.zero_()
    for way, work in launches(saxpy, client, count, 16 // size, 2.0, x, y).items():
        y.fill_(1)
        work()
        torch.testing.assert_close(
            y[:1000], torch.add(torch.ones_like(x[:1000]), x[:1000], alpha=2)
        )
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
    return found


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
            if not isinstance(value, dict):
                share = results[name]["share of copy"].get(way, "")
                print(f"  {way:32s} {value:8.1f} GB/s  {share}", flush=True)
        torch.cuda.empty_cache()
    save(given.json, "elementwise", results)


if __name__ == "__main__":
    main()

"""Host time of one warm launch on CUDA, against the raw driver call and peers in the same process.

    python benchmarks/launch_cuda.py [--json FILE]

All launch a kernel of four arguments (a float, two arrays, a length) on 4 cubes of 256 units. A figure is the time of
512 launches in a row, the device idle before; the best of several rounds, in microseconds a launch.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from cuda.bindings import driver

from benchmarks.gpu.machine import save
from runtime import device
from runtime.launcher import LAUNCHER
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32, u32

SIZE = 1024
IN_A_ROW = 512
ROUNDS = 24


@cube(launch=True)
def axpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]], n: u32) -> None:
    if ABSOLUTE_POS < n:  # noqa: SIM300 (as users write it)
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


def timed(ways: dict[str, Callable[[], object]]) -> dict[str, float]:
    """Time all ways in turns, so that none has the machine at a better moment."""
    for way in ways.values():
        for _ in range(200):
            way()
    torch.cuda.synchronize()
    best = dict.fromkeys(ways, float("inf"))
    gc.disable()
    for _ in range(ROUNDS):
        for name, way in ways.items():
            start = time.perf_counter()
            for _ in range(IN_A_ROW):
                way()
            taken = time.perf_counter() - start
            torch.cuda.synchronize()
            best[name] = min(best[name], taken / IN_A_ROW * 1e6)
    gc.enable()
    return {name: round(value, 3) for name, value in best.items()}


def raw_call(module: Any, client: Any, x: Any, y: Any) -> tuple[Callable[[], object], Any]:
    """Return the driver's call for the same machine code with packed arguments, rewritten each time."""
    layout = module.layout
    buffer = ctypes.create_string_buffer(64)
    start = ctypes.addressof(buffer)
    pointers = (ctypes.c_void_p * len(module.offsets))(*(start + o for o in module.offsets))
    address = ctypes.addressof(pointers)
    config = driver.CUlaunchConfig()
    config.gridDimX, config.gridDimY, config.gridDimZ = 4, 1, 1
    config.blockDimX, config.blockDimY, config.blockDimZ = 256, 1, 1
    config.sharedMemBytes, config.numAttrs = 0, 0
    config.hStream = client.server.streams.native(client.server.streams.current())
    first, second = x.block.memory.address, y.block.memory.address
    numbers = [2.0 if letter == "f" else SIZE for letter in module.formats[2:]]
    pack, call, function = layout.pack_into, driver.cuLaunchKernelEx, module.function

    def launch() -> None:
        pack(buffer, 0, first, second, *numbers)
        call(config, function, address, 0)

    return launch, (pointers, buffer)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json")
    given = parser.parse_args()
    client = device("cuda").client
    data = np.random.default_rng(0).standard_normal(SIZE).astype("f4")
    x, y = client.create(data), client.create(data)
    tx, ty = torch.randn(SIZE, device="cuda"), torch.randn(SIZE, device="cuda")
    axpy[4, 256](2.0, x, y, SIZE)
    np.testing.assert_allclose(client.read(y), 3 * data, rtol=1e-6)
    client.write(y, np.zeros(SIZE, "f4"))
    client.write(x, np.zeros(SIZE, "f4"))
    (plan,) = LAUNCHER.plans_of(axpy)
    raw, kept = raw_call(plan.module, client, x, y)
    bound = axpy.prepare(client, 4, 256, 2.0, x, y, SIZE)
    site = axpy[4, 256]
    ways: dict[str, Callable[[], object]] = {
        "raw driver call": raw,
        "kernel[count, dim](...) on handles": lambda: axpy[4, 256](2.0, x, y, SIZE),
        "the same, kernel[count, dim] kept": lambda: site(2.0, x, y, SIZE),
        "prepared": bound,
        "kernel.launch(client, ...)": lambda: axpy.launch(client, 4, 256, 2.0, x, y, SIZE),
        "torch.add(out=)": lambda: torch.add(tx, ty, alpha=2.0, out=ty),
    }
    add_cupy(ways, tx, ty)
    add_triton(ways, tx, ty)
    results: dict[str, Any] = {"us": timed(ways)}
    torch_site: dict[str, Callable[[], object]] = {
        "raw driver call": raw,
        "kernel[count, dim](...) on torch tensors": lambda: axpy[4, 256](2.0, tx, ty, SIZE),
    }
    results["us with torch"] = timed(torch_site)
    base = results["us"]["raw driver call"]
    results["times raw"] = {n: round(t / base, 3) for n, t in results["us"].items()}
    results["times raw"]["on torch tensors"] = round(
        results["us with torch"]["kernel[count, dim](...) on torch tensors"]
        / results["us with torch"]["raw driver call"],
        3,
    )
    results["graph of 100"] = graphs(client, raw, x, y)
    results["first launch, ms"] = first_launches()
    for part, found in results.items():
        print(part)
        for name, value in found.items():
            print(f"  {name:44s} {value}")
    save(given.json, "launch", results)
    assert kept


def graphs(client: Any, raw: Callable[[], object], x: Any, y: Any) -> dict[str, float]:
    """Compare a graph of 100 launches with one of raw launches in torch's hands."""
    with client.graph() as ours:
        for _ in range(100):
            axpy[4, 256](2.0, x, y, SIZE)
    stream = torch.cuda.Stream()
    theirs = torch.cuda.CUDAGraph()
    (plan,) = LAUNCHER.plans_of(axpy)
    with torch.cuda.graph(theirs, stream=stream):
        config = driver.CUlaunchConfig()
        config.gridDimX, config.gridDimY, config.gridDimZ = 4, 1, 1
        config.blockDimX, config.blockDimY, config.blockDimZ = 256, 1, 1
        config.hStream = driver.CUstream(stream.cuda_stream)
        module = plan.module
        buffer = ctypes.create_string_buffer(64)
        start = ctypes.addressof(buffer)
        pointers = (ctypes.c_void_p * len(module.offsets))(*(start + o for o in module.offsets))
        numbers = [2.0 if letter == "f" else SIZE for letter in module.formats[2:]]
        module.layout.pack_into(buffer, 0, x.block.memory.address, y.block.memory.address, *numbers)
        for _ in range(100):
            (status,) = driver.cuLaunchKernelEx(
                config, module.function, ctypes.addressof(pointers), 0
            )
            assert not status
    ways = {"ours": ours.replay, "raw": theirs.replay}
    host = dict.fromkeys(ways, float("inf"))
    sustained = dict.fromkeys(ways, float("inf"))
    for replay in ways.values():
        replay()
    torch.cuda.synchronize()
    for _ in range(8):
        for name, replay in ways.items():
            start_time = time.perf_counter()
            for _ in range(100):
                replay()
            host[name] = min(host[name], (time.perf_counter() - start_time) / 100 * 1e6)
            torch.cuda.synchronize()
            sustained[name] = min(
                sustained[name], (time.perf_counter() - start_time) / 10_000 * 1e6
            )
    found = {f"us a replay on the host, {n}": round(v, 3) for n, v in host.items()}
    found |= {f"us a launch sustained, {n}": round(v, 4) for n, v in sustained.items()}
    found["times raw, sustained"] = round(sustained["ours"] / sustained["raw"], 3)
    return found


def add_cupy(ways: dict[str, Callable[[], object]], tx: Any, ty: Any) -> None:
    import cupy

    text = r"""extern "C" __global__ void axpy(float a, const float* x, float* y, unsigned n) {
        unsigned i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] = a * x[i] + y[i]; }"""
    kernel = cupy.RawKernel(text, "axpy")
    cx, cy, two = cupy.asarray(tx), cupy.asarray(ty), np.float32(2)
    ways["CuPy RawKernel"] = lambda: kernel((4,), (256,), (two, cx, cy, SIZE))


def add_triton(ways: dict[str, Callable[[], object]], tx: Any, ty: Any) -> None:
    from benchmarks.gpu.triton_kernels import axpy_kernel

    ways["Triton"] = lambda: axpy_kernel[(4,)](2.0, tx, ty, SIZE, BLOCK=256)


FIRST = """
import sys, time
import numpy as np, transpile, runtime
client = runtime.device("cuda").client
x, y = client.create(np.ones(1024, "f4")), client.create(np.ones(1024, "f4"))
client.sync()
start = time.perf_counter()
from first_kernel import kernel
kernel[4, 256](2.0, x, y)
client.sync()
print((time.perf_counter() - start) * 1000, "libcst" in sys.modules)
"""
KERNEL = """
from __future__ import annotations
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32, exp

@cube(launch=True)
def kernel(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < y.len():
        y[ABSOLUTE_POS] = a * exp(x[ABSOLUTE_POS]) + y[ABSOLUTE_POS]
"""


def first_launches() -> dict[str, float]:
    """Return the milliseconds of a new kernel's first launch, each in a new process, by what was cached before."""
    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "first_kernel.py").write_text(KERNEL)
        root = str(Path(__file__).resolve().parents[1])
        path = os.pathsep.join([folder, root, os.environ.get("PYTHONPATH", "")])

        def run(name: str, cache: str) -> None:
            environment = {
                **os.environ, "PYTHONPATH": path, "TRANSPILE_CACHE_DIR": cache,
                # As after an installation by pip: modules have their bytecode.
                "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(Path(folder, "bytecode")),
            }  # fmt: skip
            done = subprocess.run(
                [sys.executable, "-c", FIRST],
                capture_output=True, text=True, check=True, env=environment, cwd=folder,
            )  # fmt: skip
            found.setdefault(name, []).append(float(done.stdout.split()[0]))

        run("warm up", str(Path(folder, "cache")))  # leaves bytecode of all modules behind
        found.clear()
        for number in range(3):
            cache = str(Path(folder, f"cache{number}"))
            run("nothing cached", cache)
            for _ in range(2):
                for entry in Path(cache, "cuda").glob("*"):
                    entry.unlink()
                run("the rewrite cached", cache)
                run("all cached", cache)
    return {name: round(sorted(times)[len(times) // 2], 1) for name, times in found.items()}


if __name__ == "__main__":
    main()

"""Host time of one warm launch on CUDA's path without a GPU: on a driver that does nothing.

    PYTHONPATH=. python benchmarks/launch_host.py [--rounds 60] [--json FILE]

What `launch_cuda.py` measures less the driver's own time: Python's, and that of the bindings. A figure is the median
and the best of several rounds of 512 launches, all ways in turns, in nanoseconds a launch. It takes a C compiler.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import json
import platform
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32, u32

SIZE = 1024
IN_A_ROW = 512
NOTHING = Path(__file__).with_name("gpu") / "nothing.c"


@cube(launch=True)
def axpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]], n: u32) -> None:
    if ABSOLUTE_POS < n:  # noqa: SIM300 (as users write it)
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


def load_nothing() -> None:
    """Make the driver that does nothing the one that everybody finds from now on."""
    with tempfile.TemporaryDirectory() as folder:
        library = str(Path(folder, "libcuda.so.1"))
        options = ["-std=c11", "-O2", "-w", "-shared", "-fPIC", "-Wl,-soname,libcuda.so.1"]
        subprocess.run(["cc", *options, str(NOTHING), "-o", library, "-ldl"], check=True)
        ctypes.CDLL(library)


def raw_calls(
    module: Any, client: Any, x: Any, y: Any
) -> tuple[Callable[[], object], Callable[[], object]]:
    """Return the driver's call by itself, and after its four arguments were packed."""
    from cuda.bindings import driver

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

    def bare() -> None:
        call(config, function, address, 0)

    def packed(kept: object = pointers) -> None:
        pack(buffer, 0, first, second, *numbers)
        call(config, function, address, 0)

    return bare, packed


def ways() -> dict[str, Callable[[], object]]:
    from runtime import device
    from runtime.cuda.server import CudaServer
    from runtime.launcher import LAUNCHER

    CudaServer.machine_code = lambda self, artifact: b"nothing"  # type: ignore[method-assign]
    client = device("cuda").client
    x, y = (client.create(np.ones(SIZE, "f4")) for _ in range(2))
    n = SIZE
    axpy[4, 256](2.0, x, y, n)
    (plan,) = LAUNCHER.plans_of(axpy)
    bare, packed = raw_calls(plan.module, client, x, y)
    site = axpy[4, 256]
    return {
        "an empty call": lambda: None,
        "the driver's call": bare,
        "raw: packing, the driver's call": packed,
        "kernel[count, dim](...)": lambda: axpy[4, 256](2.0, x, y, n),
        "the same, count computed": lambda: axpy[(n + 255) // 256, 256](2.0, x, y, n),
        "the same, count and dim in tuples": lambda: axpy[((n + 255) // 256, 1), (256, 1)](
            2.0, x, y, n
        ),
        "the same, kernel[count, dim] kept": lambda: site(2.0, x, y, n),
        "kernel.launch(client, ...)": lambda: axpy.launch(client, 4, 256, 2.0, x, y, n),
        "kernel.launch(client, ...), tuples": lambda: axpy.launch(
            client, ((n + 255) // 256, 1), (256, 1), 2.0, x, y, n
        ),
        "prepared": axpy.prepare(client, 4, 256, 2.0, x, y, n),
    }


def timed(ways: dict[str, Callable[[], object]], rounds: int) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {name: [] for name in ways}
    for way in ways.values():
        for _ in range(200):
            way()
    gc.disable()
    for _ in range(rounds):
        for name, way in ways.items():
            start = time.perf_counter_ns()
            for _ in range(IN_A_ROW):
                way()
            times[name].append((time.perf_counter_ns() - start) / IN_A_ROW)
    gc.enable()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--json")
    options = parser.parse_args()
    load_nothing()
    times = timed(ways(), options.rounds)
    raw = times["raw: packing, the driver's call"]
    found = {
        name: {
            "median": round(statistics.median(values)),
            "best": round(min(values)),
            "over raw": round(statistics.median(v - r for v, r in zip(values, raw, strict=True))),
        }
        for name, values in times.items()
    }
    print(
        f"CPython {platform.python_version()}, ns a launch{'median':>22}{'best':>8}{'over raw':>10}"
    )
    for name, row in found.items():
        print(f"  {name:44s}{row['median']:8d}{row['best']:8d}{row['over raw']:10d}")
    if options.json:
        Path(options.json).write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()

"""The fused matmul of ``stdlib`` on CUDA against the same algorithm in CUDA C++, compiled with ``nvcc -O3``.

    python benchmarks/fused_cuda.py [--json FILE]

3 matrices of 1023 x 511 @ 511 x 769, f32; milliseconds, medians of `do_bench`, interleaved over several rounds. Both
have one unit for each element of the output, x along the rows.
"""

from __future__ import annotations

import argparse
import ctypes
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import torch
from cuda.bindings import driver
from triton.testing import do_bench

from benchmarks.gpu.machine import save
from runtime import device
from stdlib.kernels.fused_matmul import fused_matmul_add_relu
from transpile import f32

BATCH, ROWS, INNER, COLUMNS = 3, 1023, 511, 769
SOURCE = """
extern "C" __global__ void __launch_bounds__(256) fused(
    const float* __restrict__ lhs, const float* __restrict__ rhs, const float* __restrict__ bias,
    float* __restrict__ output, int rows, int inner, int columns) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    const int column = blockIdx.y * blockDim.y + threadIdx.y;
    const int batch = blockIdx.z;
    if (row >= rows || column >= columns) return;
    const float* a = lhs + (batch * rows + row) * inner;
    const float* b = rhs + batch * inner * columns + column;
    float total = 0.0f;
    for (int k = 0; k < inner; ++k) total += a[k] * b[k * columns];
    const int place = (batch * rows + row) * columns + column;
    output[place] = fmaxf(total + bias[place], 0.0f);
}
"""


def check(result: tuple[Any, ...]) -> Any:
    """Return what a driver call gave."""
    if result[0] != driver.CUresult.CUDA_SUCCESS:
        raise RuntimeError(str(result[0]))
    return result[1] if len(result) > 1 else None


def by_hand(dim: tuple[int, int]) -> Any:
    """Return a function that launches the kernel of nvcc."""
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        raise SystemExit("there is no nvcc here")
    major, minor = torch.cuda.get_device_capability()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "fused.cu")
        source.write_text(SOURCE)
        cubin = source.with_suffix(".cubin")
        target = f"-arch=sm_{major}{minor}"
        subprocess.run([nvcc, "-O3", target, "-cubin", "-o", cubin, source], check=True)
        code = cubin.read_bytes()
    module = check(driver.cuModuleLoadData(code))
    function = check(driver.cuModuleGetFunction(module, b"fused"))

    def launch(*tensors: torch.Tensor) -> None:
        values = (*(t.data_ptr() for t in tensors), ROWS, INNER, COLUMNS)
        types = (ctypes.c_void_p,) * 4 + (ctypes.c_int,) * 3
        count = (-(-ROWS // dim[0]), -(-COLUMNS // dim[1]), BATCH)
        stream = torch.cuda.current_stream().cuda_stream
        check(driver.cuLaunchKernel(function, *count, *dim, 1, 0, stream, (values, types), 0))

    return launch


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json")
    options = parser.parse_args()
    torch.backends.cuda.matmul.allow_tf32 = False
    random = torch.Generator(device="cuda").manual_seed(7)
    shapes = ((BATCH, ROWS, INNER), (BATCH, INNER, COLUMNS), (BATCH, ROWS, COLUMNS))
    lhs, rhs, bias = (torch.randn(s, device="cuda", generator=random) for s in shapes)
    expected = torch.relu(torch.matmul(lhs.double(), rhs.double()) + bias.double())
    client = device("cuda").client
    results: dict[str, Any] = {}
    for dim in ((16, 16), (32, 8), (8, 32)):
        count = (-(-ROWS // dim[0]), -(-COLUMNS // dim[1]), BATCH)
        ours, theirs = torch.zeros_like(bias), torch.zeros_like(bias)
        hand = by_hand(dim)
        works = {
            "ours": lambda c=count, d=dim, o=ours: fused_matmul_add_relu.launch(
                client, c, (*d, 1), lhs, rhs, bias, o, f32
            ),
            "ours, unchecked": lambda c=count, d=dim, o=ours: (
                fused_matmul_add_relu.launch_unchecked(client, c, (*d, 1), lhs, rhs, bias, o, f32)
            ),
            "nvcc -O3": lambda h=hand, o=theirs: h(lhs, rhs, bias, o),
        }
        times: dict[str, list[float]] = {name: [] for name in works}
        for _round in range(5):
            for name, work in works.items():
                times[name].append(do_bench(work, warmup=10, rep=60, return_mode="median"))
        for found in (ours, theirs):
            worst = ((found.double() - expected).abs() / expected.abs().clamp(min=1)).max().item()
            assert worst < 1e-4, worst
        medians = {name: round(statistics.median(found), 4) for name, found in times.items()}
        medians["ours / nvcc"] = round(medians["ours"] / medians["nvcc -O3"], 3)
        results[f"{dim[0]} x {dim[1]}"] = medians
        print(dim, medians, flush=True)
    save(options.json, "fused matmul, ms", results)


if __name__ == "__main__":
    main()

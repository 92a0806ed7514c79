"""``python -m transpile demo``: the fused kernel ``max(lhs @ rhs + bias, 0)``, run here and checked against NumPy.

Every case has batches, a batch dimension that is broadcast, and dimensions that all differ, so that a mix-up of two
of them can't go unseen. The exit status is 1 if a number is wrong.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy

from runtime import Device, device
from runtime.protocols import Array
from stdlib.kernels.fused_matmul import fused_matmul_add_relu
from transpile.ir.host import numpy_dtype
from transpile.ir.types import Scalar, bf16, f16, f32

EPSILON = {"f32": 2.0**-23, "f16": 2.0**-10, "bf16": 2.0**-7}
NEXT = """\
What to look at next:
  python3 -m transpile devices                        what else can run it here
  python3 -m transpile show stdlib.kernels.fused_matmul:fused_matmul_add_relu --stage cuda
                                                      the same kernel as wgsl, cuda, hip, metal, spirv, mlir, ir, expand
  examples/                                           kernels to start from"""


@dataclass(frozen=True)
class Case:
    """Shapes of one run: the output's batch, the batch of `rhs`, rows, inner, columns."""

    dtype: Scalar
    batch: tuple[int, ...]
    rhs_batch: tuple[int, ...]
    rows: int
    inner: int
    columns: int
    transposed: bool = False
    """Whether `rhs` lies in memory by columns: the kernel reads it through its strides."""

    @property
    def title(self) -> str:
        batch = "x".join(map(str, self.batch))
        layout = ", rhs by columns" if self.transposed else ""
        return f"{batch} of {self.rows}x{self.inner} @ {self.inner}x{self.columns}, {self.dtype}{layout}"

    @property
    def operations(self) -> int:
        return 2 * prod(self.batch) * self.rows * self.inner * self.columns


SMALL: tuple[Case, ...] = (
    Case(f32, (2, 3), (1, 3), 29, 13, 7),
    Case(f32, (4,), (1,), 31, 17, 10, transposed=True),
    Case(f16, (3,), (1,), 23, 11, 6),
    Case(bf16, (3,), (3,), 19, 9, 5),
)
LARGE = Case(f32, (2, 3), (1, 3), 320, 192, 256)


def demo(arguments: list[str]) -> int:
    """Run the demo; 0 if every number is right."""
    options = _parser().parse_args(arguments)
    chosen = device(options.device)
    print(f"fused matmul + bias + ReLU on `{chosen.name}` ({chosen.properties.profile})")
    cases = SMALL if chosen.name == "reference" else (*SMALL, LARGE)
    cases = tuple(case for case in cases if chosen.properties.stores(case.dtype))
    wrong = 0
    for number, case in enumerate(cases, 1):
        head = f"[{number}/{len(cases)}] {case.title}"
        if sys.stdout.isatty():
            print(f"{head} ...", end="\r", flush=True)
        error, allowed, first, again = run(chosen, case)
        is_right = error <= allowed
        wrong += not is_right
        verdict = "ok" if is_right else "WRONG"
        print(f"{head}: {verdict}, error {error:.1e} of {allowed:.1e} allowed")
        rate = case.operations / again * 1e-9
        print(
            f"      first launch {first * 1e3:.1f} ms, then {again * 1e3:.3f} ms ({rate:.2f} GFLOP/s)"
        )
    print(
        f"{wrong} of {len(cases)} cases are wrong"
        if wrong
        else f"{len(cases)} cases agree with NumPy in float64"
    )
    if not wrong:
        print(NEXT)
    return 1 if wrong else 0


def run(chosen: Device, case: Case) -> tuple[float, float, float, float]:
    """Run one case: the greatest error, what is allowed, seconds of the first launch and of a later one."""
    random = numpy.random.default_rng(case.rows)
    lhs = _random(random, (*case.batch, case.rows, case.inner), case.dtype)
    rhs = _random(random, (*case.rhs_batch, case.inner, case.columns), case.dtype)
    bias = _random(random, (*case.batch, case.rows, case.columns), case.dtype)
    exact = numpy.maximum(_wide(lhs) @ _wide(rhs) + _wide(bias), 0.0)

    client = chosen.client
    left, offset, output = (
        client.create(lhs),
        client.create(bias),
        client.zeros(bias.shape, case.dtype),
    )
    if case.transposed:
        by_columns = client.create(numpy.swapaxes(rhs, -1, -2))
        *outer, column_step, row_step = by_columns.strides
        right = by_columns.view(rhs.shape, (*outer, row_step, column_step))
    else:
        right = client.create(rhs)
    # The CPU runs neighbours along x as lanes of one vector.
    dim = (64, 1, 1) if chosen.name in ("cpu", "reference") else (16, 16, 1)
    count = (-(-case.rows // dim[0]), -(-case.columns // dim[1]), prod(case.batch))

    def launch() -> None:
        fused_matmul_add_relu.launch(client, count, dim, left, right, offset, output, case.dtype)

    start = time.perf_counter()
    launch()
    client.sync()
    first = time.perf_counter() - start
    again = client.profile(launch, repeat=3)

    found = client.read(output)
    scale = float(numpy.abs(exact).max()) + case.inner
    allowed = scale * EPSILON[case.dtype.name] * case.inner**0.5
    finite = bool(numpy.isfinite(_wide(found)).all())
    error = float(numpy.abs(_wide(found) - exact).max()) if finite else float("inf")
    return error, allowed, first, again


def _random(random: numpy.random.Generator, shape: tuple[int, ...], dtype: Scalar) -> Array:
    found: Array = random.standard_normal(shape).astype(numpy_dtype(dtype))
    return found


def _wide(array: Any) -> Array:
    found: Array = array.astype(numpy.float64)
    return found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m transpile demo",
        description="Run max(lhs @ rhs + bias, 0) as one kernel and check it against NumPy in float64.",
    )
    parser.add_argument("--device", help="cpu, cuda, vulkan ...; default: the best that is here")
    return parser

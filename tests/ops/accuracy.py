"""Measures the error of every float function on every device here, for ``docs/accuracy.md``.

    python -m tests.ops.accuracy

`test_accuracy` holds what is taken for exact against mpmath. Types of 16 bits have so few numbers that all are tried.
"""

from __future__ import annotations

import importlib.metadata
import math
import os
import platform
import sys
import time
from pathlib import Path

import ml_dtypes
import numpy as np

from tests.devices import vulkan_device, webgpu_device
from tests.ops import execute
from tests.ops.exact import exact, widened
from tests.ops.kernels import LANES, is_across, source
from tests.ops.oracle import PRECISION, spread
from tests.ops.samples import edge_numbers, spread_numbers
from transpile import Kernel
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS, Scalar
from transpile.lang.pages import spelled
from transpile.ops.row import Range, Row
from transpile.ops.support import support
from transpile.ops.table import TABLE

Array = np.ndarray
Triple = tuple[int, int, int]
COUNT = 1 << 17
"""Places tried for each function of a type with more than 16 bits, and of several operands."""
TYPES = {
    "f32": "",
    "f64": "WGSL has no f64.",
    "f16": "All 65,536 numbers were tried where the function takes one.",
    "bf16": "Again all of them. SPIR-V and the CPU compute in f32, WGSL keeps bf16 in words and does so too.",
}
"""What the page says of each type."""
DOUBLES = {
    "exp": (Range(-750.0, 712.0, special=True),),
    "exp2": (Range(-1080.0, 1030.0, special=True),),
    "expm1": (Range(-60.0, 712.0, special=True),),
    "sinh": (Range(-712.0, 712.0, special=True),),
    "cosh": (Range(-712.0, 712.0, special=True),),
    "pow": (Range(0.0, 1e3), Range(-100.0, 100.0)),
    "rsqrt": (Range(1e-300, 1.7e308, special=True),),
    "log1p": (Range(-1.0, 1.7e308, special=True),),
    **dict.fromkeys(("log", "log2", "log10", "sqrt"), (Range(0.0, 1.7e308, special=True),)),
}
"""Domains of f64 that are wider than those of the rows, which are for f32."""
PAGE = Path(__file__).parents[2] / "docs" / "accuracy.md"
INTRODUCTION = """\
# Accuracy

The largest error found, in units in the last place (ulp) of the exact result, next to what the op table promises: a
table for each type. Made by `python -m tests.ops.accuracy`. {count:,} numbers (pairs, or lanes of vectors of {lanes})
were tried for each cell: edge values, numbers spread evenly over the domain, and evenly over its orders of magnitude.
NaN and infinities must come out where they belong, or the table says *wrong*. NumPy's validation vectors, some of them
outside these domains, are within the promises too (`tests/ops/test_umath.py`).

Measured on {when} on {machine}; Python {python}, NumPy {numpy}.

{devices}
CUDA, HIP and Metal are not in the tables, which are made where there is no GPU. Most of their functions are the
platform's own with fast math off, and its documentation gives their errors; what `targets.md` calls a polyfill there
has the formulas measured here. `tests/ops/test_hardware.py` measures the same on a GPU and prints it. A driver of
WebGPU may put sums and products in another order: `tests/polyfills/test_order.py` lets a compiler do that to every
formula, and holds the promises against what comes out.

What other operations give for floats is right to the last bit, and compared so: comparisons, `abs`, `min`, `floor`,
`rem_trunc` and their like in `tests/ops/test_execution.py`, conversions in `tests/ops/test_conversions.py`. `x // y`
is compared with NumPy's `floor_divide` there, whose algorithm is Python's, and in `test_accuracy.py` with the exact
quotients up to `2**20` (f32) and `2**49` (f64).
"""


def rows() -> list[Row]:
    """Return the rows whose results are rounded, once; those of ``//`` are so twice, as Python's are."""
    found = [row for row in TABLE.values() if row.ulp.get("f32", 0.0) > 0.0]
    return [row for row in found if row.name != "div_floor"]


def devices_of(type: Scalar) -> list[str]:
    """Return the devices that compute with the type."""
    return [
        where
        for where, capabilities in execute.DEVICES.items()
        if any(support(row, capabilities, type).is_there for row in rows())
    ]


def is_exhaustive(row: Row, type: Scalar) -> bool:
    """Tell whether all numbers are tried."""
    return type.bits == 16 and len(row.sig.operands) == 1 and not is_across(row)


def domains(row: Row, type: Scalar) -> tuple[Range | None, ...]:
    """Return the numbers tried for each operand."""
    if is_exhaustive(row, type):
        return (None,)
    if type.name == "f64" and row.name in DOUBLES:
        return DOUBLES[row.name]
    return spread(row)


def operands(row: Row, type: Scalar) -> list[Array]:
    """Return the numbers that a row is tried on: as many for each operand, a multiple of 256."""
    dtype = numpy_dtype(type)
    if is_exhaustive(row, type):
        return [np.arange(1 << 16, dtype=np.uint16).view(dtype)]
    random = np.random.default_rng(1)
    found = []
    for domain in domains(row, type):
        edges = random.choice(np.array(edge_numbers(type, domain), dtype), COUNT // 32)
        rest = spread_numbers(random, type, domain, COUNT - len(edges))
        found.append(np.concatenate([edges, random.permutation(rest)]))
    return found


def error(got: Array, wanted: Array, type: Scalar) -> float:
    """Return the greatest distance in ulp; infinite if one is NaN or infinite and the other is not."""
    precision, least = PRECISION[type.name]
    largest = float(ml_dtypes.finfo(numpy_dtype(type)).max)
    ulp = math.ldexp(1.0, math.frexp(largest)[1] - precision)
    over = np.abs(wanted) > largest
    # What rounds to an infinity may also be one unit less.
    fine = over & (np.abs(got) >= largest) & (np.sign(got) == np.sign(wanted))
    fine |= (np.abs(wanted) > largest - 4 * ulp) & np.isinf(got) & (np.sign(got) == np.sign(wanted))
    fine |= np.isnan(got) & np.isnan(wanted)
    left, right = got[~fine], wanted[~fine]
    if not len(left):
        return 0.0
    if not np.isfinite(left).all() or not np.isfinite(right).all():
        return math.inf
    exponent = np.where(right == 0.0, least, np.maximum(np.frexp(right)[1] - precision, least))
    return float(np.max(np.abs(left - right) / np.ldexp(1.0, exponent)))


def launch(row: Row, type: Scalar) -> tuple[Kernel, list[Array], Triple, Triple]:
    """Return the row's kernel, its operands with an array for the results, and a grid for them."""
    made = source(row, type)
    inputs = operands(row, type)
    count = len(inputs[0]) // (LANES if is_across(row) else 1)
    out = np.zeros(count * made.parameters[-1].width, numpy_dtype(type))
    return made.build(), [*inputs, out], (count // 256, 1, 1), (256, 1, 1)


def measure(row: Row, type: Scalar, where: str) -> float:
    """Return a row's largest error on a device."""
    kernel, arguments, *grid = launch(row, type)
    got = execute.execute(where, kernel, arguments, *grid)[-1]
    with np.errstate(all="ignore"):
        wanted = exact(row)(*[widened(a, type) for a in arguments[:-1]])
        return error(widened(got, type), wanted, type)


def table(type: Scalar) -> str:
    """Return the table of a type."""
    where = devices_of(type)
    lines = [
        f"| function | domain | promised | {' | '.join(where)} |",
        "| --- " * (len(where) + 3) + "|",
    ]
    for row in rows():
        found = [measure(row, type, device) for device in where]
        cells = ["wrong" if math.isinf(most) else f"{most:.2f}" for most in found]
        print(type, row.name, *cells, file=sys.stderr)
        shown = f"{domain(row, type)} | {row.ulp[type.name]:g} | {' | '.join(cells)}"
        lines.append(f"| `{spelled(row)}` | {shown} |")
    return "\n".join(lines) + "\n"


def tables() -> str:
    parts = []
    for name, remark in TYPES.items():
        said = f"{remark}\n\n" if remark else ""
        parts.append(f"\n## {name}\n\n{said}{table(SCALARS[name])}")
    return "".join(parts)


def domain(row: Row, type: Scalar) -> str:
    samples = [sample for sample in domains(row, type)[: max(len(row.samples), 1)] if sample]
    return "; ".join(f"{sample.low:g} to {sample.high:g}" for sample in samples) or "all"


def machine() -> str:
    """Name the processor."""
    cpuinfo = Path("/proc/cpuinfo")
    text = cpuinfo.read_text(encoding="utf-8") if cpuinfo.is_file() else ""
    models = [line.partition(":")[2].strip() for line in text.splitlines() if "model name" in line]
    name = models[0] if models else platform.processor() or platform.machine()
    return f"{os.cpu_count()} cores of {name}"


def devices() -> str:
    vulkan, webgpu = vulkan_device.properties(), webgpu_device.properties()
    versions = {name: importlib.metadata.version(name) for name in ("llvmlite", "wgpu")}
    return (
        f"- cpu: LLVM of llvmlite {versions['llvmlite']}; f64 by the C library\n"
        f"- vulkan: {vulkan.name}\n"
        f"- webgpu: wgpu {versions['wgpu']} on {webgpu.name}\n"
    )


def main() -> None:
    text = INTRODUCTION.format(
        count=COUNT,
        lanes=LANES,
        when=time.strftime("%Y-%m-%d"),
        machine=machine(),
        python=platform.python_version(),
        numpy=np.__version__,
        devices=devices(),
    )
    PAGE.write_text(text + tables(), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Measures the error of every float function on every device here, for ``docs/accuracy.md``.

    python -m tests.ops.accuracy

Exact results are the functions in f64 (NumPy and the C library), whose own error is below a millionth of an ulp of f32;
`test_accuracy` holds them against mpmath. f16 has so few numbers that all are tried.
"""

from __future__ import annotations

import importlib.metadata
import math
import os
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path

import ml_dtypes
import numpy as np

from tests.devices import vulkan_device, webgpu_device
from tests.ops import execute
from tests.ops.kernels import operand_types, source
from tests.ops.oracle import PRECISION, spread
from tests.ops.samples import edge_numbers, spread_numbers
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS, Scalar
from transpile.lang.pages import spelled
from transpile.ops.row import Row
from transpile.ops.support import support
from transpile.ops.table import TABLE

Array = np.ndarray
COUNT = 1 << 17
"""Places tried for each function of f32, and of two operands."""
TYPES = ("f32", "f16")
PAGE = Path(__file__).parents[2] / "docs" / "accuracy.md"
INTRODUCTION = """\
# Accuracy

The largest error found, in units in the last place (ulp) of the exact result, next to what the op table promises. Made
by `python -m tests.ops.accuracy`. Functions of one f16 are tried on every number of the row's domain; the others on
{count:,} numbers (or pairs): edge values, numbers spread evenly over the domain, and evenly over its orders of
magnitude. NaN and infinities must come out where they belong, or the table says *wrong*. NumPy's validation vectors,
some of them outside these domains, are within the promises too (`tests/ops/test_umath.py`).

Measured on {when} on {machine}; Python {python}, NumPy {numpy}.

{devices}
CUDA, HIP and Metal are not in the table: it is made where there is no GPU. Their functions are the platform's own with
fast math off, and its documentation gives their errors.

"""


def rows() -> list[Row]:
    """Return the rows whose results are rounded."""
    return [
        row
        for row in TABLE.values()
        if row.effect == "pure"
        and row.sig.result == "same"
        and row.ulp.get("f32", 0.0) > 0.0
        and row.name not in ("normalize", "div_floor", "rem_floor")
    ]


def exact(row: Row) -> Callable[..., Array]:
    """Return the function on arrays of f64."""
    own: dict[str, Callable[..., Array]] = {
        "erf": np.vectorize(math.erf, otypes=[np.float64]),
        "fma": lambda a, b, c: (a.astype(np.longdouble) * b + c).astype(np.float64),
        "pow": np.power,
        "rsqrt": lambda x: 1.0 / np.sqrt(x),
        "cbrt": np.cbrt,
    }
    if row.name in own:
        return own[row.name]
    library, _, name = (row.reference or "").partition(":")
    assert library == "numpy", row.name
    function: Callable[..., Array] = getattr(np, name)
    return function


def operands(row: Row, type: Scalar) -> list[Array]:
    """Return the numbers that a row is tried on: as many for each operand, a multiple of 256."""
    types, domains = operand_types(row, type), spread(row)
    dtype = numpy_dtype(type)
    if len(types) == 1 and type.bits == 16:
        every = np.arange(1 << 16, dtype=np.uint16).view(dtype)
        domain = domains[0]
        if domain is None:
            return [every]
        wide = every.astype(np.float64)
        inside = (wide >= domain.low) & (wide <= domain.high)
        return [np.where(inside | ~np.isfinite(wide) & domain.special, every, dtype.type(1))]
    random = np.random.default_rng(1)
    found = []
    for domain in domains:
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


def measure(row: Row, type: Scalar, where: str) -> float:
    """Return a row's largest error on a device."""
    made = source(row, type)
    inputs = operands(row, type)
    count = len(inputs[0])
    arguments = [*inputs, np.zeros(count, numpy_dtype(type))]
    got = execute.execute(where, made.build(), arguments, (count // 256, 1, 1), (256, 1, 1))[-1]
    with np.errstate(all="ignore"):
        wanted = exact(row)(*[a.astype(np.float64) for a in inputs])
    return error(got.astype(np.float64), wanted, type)


def table() -> str:
    heads = [f"{where} {name}" for where in execute.DEVICES for name in TYPES]
    lines = [
        f"| function | domain | promised {' / '.join(TYPES)} | {' | '.join(heads)} |",
        "| --- " * (len(heads) + 3) + "|",
    ]
    for row in rows():
        cells = []
        for where, capabilities in execute.DEVICES.items():
            for name in TYPES:
                type = SCALARS[name]
                if not support(row, capabilities, type).is_there:
                    cells.append("no")
                    continue
                found = measure(row, type, where)
                cells.append("wrong" if math.isinf(found) else f"{found:.2f}")
        promised = " / ".join(f"{row.ulp[name]:g}" for name in TYPES)
        print(row.name, *cells, file=sys.stderr)
        lines.append(f"| `{spelled(row)}` | {domain(row)} | {promised} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def domain(row: Row) -> str:
    if not row.samples:
        return "all"
    return "; ".join(f"{sample.low:g} to {sample.high:g}" for sample in row.samples)


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
        f"- cpu: LLVM of llvmlite {versions['llvmlite']}\n"
        f"- vulkan: {vulkan.name}\n"
        f"- webgpu: wgpu {versions['wgpu']} on {webgpu.name}\n"
    )


def main() -> None:
    text = INTRODUCTION.format(
        count=COUNT,
        when=time.strftime("%Y-%m-%d"),
        machine=machine(),
        python=platform.python_version(),
        numpy=np.__version__,
        devices=devices(),
    )
    PAGE.write_text(text + table(), encoding="utf-8")


if __name__ == "__main__":
    main()

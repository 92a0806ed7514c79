"""Errors of the math functions on f32: below the limits of OpenCL's full profile, edges as in IEEE 754."""

from __future__ import annotations

import math
from collections.abc import Callable

import mpmath
import numpy as np
import pytest

from runtime.cpu.server import open_server
from runtime.protocols import Array
from transpile.ir.parser import parse_kernel
from transpile.ir.types import f64
from transpile.lower.mlir import lower
from transpile.ops.numbers import cube_root

ONE = """
kernel one(%x: array<f32>, %z: array<f32>, %y: mut array<f32>, %n: u32) cube(256, 1, 1) {
  %c: u32 = cube_pos_x
  %u: u32 = unit_pos_x
  %b: u32 = mul %c, 256:u32
  %i: u32 = add %b, %u
  %ok: bool_ = lt %i, %n
  if %ok {
    %0 = index %x[%i] unchecked
    %1 = load %0
    %2 = index %z[%i] unchecked
    %3 = load %2
    %4: f32 = ROW
    %5 = index %y[%i] unchecked
    store %5, %4
  }
}
"""
EDGES = np.array(
    """0 -0 inf -inf nan 1e-45 -1e-45 1.17549435e-38 3.4e38 -3.4e38 1 -1 0.5 -0.5 2 -2 3 -3 1.5
    88.72 88.73 -87.3 -103.9 -104.5 127.99 128 -149 -150.5 16777216 0.999 1.001 -0.999 100000
    1e10""".split(),
    "f4",
)
RANDOM = np.random.default_rng(11)
COUNT = 20_000


def uniform(low: float, high: float) -> Array:
    return RANDOM.uniform(low, high, COUNT).astype("f4")


def bits() -> Array:
    return RANDOM.integers(0, 2**32, COUNT, np.uint64).astype("u4").view("f4")


def scalar(function: Callable[[float], float]) -> Callable[[Array], Array]:
    return lambda x: np.array([function(float(v)) for v in x])


ROWS: dict[str, tuple[Callable[[Array], Array], float, Array]] = {
    "exp": (np.exp, 3, uniform(-105, 90)),
    "exp2": (np.exp2, 3, uniform(-151, 129)),
    "expm1": (np.expm1, 3, np.concatenate([uniform(-2, 2), uniform(-20, 90)])),
    "log": (np.log, 3, np.concatenate([uniform(0.5, 2), np.abs(bits())])),
    "log2": (np.log2, 3, np.concatenate([uniform(0.5, 2), np.abs(bits())])),
    "log10": (np.log10, 3, np.concatenate([uniform(0.5, 2), np.abs(bits())])),
    "log1p": (np.log1p, 2, np.concatenate([uniform(-1, 2), np.abs(bits())])),
    "tanh": (np.tanh, 5, uniform(-12, 12)),
    "sinh": (np.sinh, 4, uniform(-91, 91)),
    "cosh": (np.cosh, 4, uniform(-91, 91)),
    "sin": (np.sin, 4, np.concatenate([uniform(-7, 7), uniform(-1e5, 1e5)])),
    "cos": (np.cos, 4, np.concatenate([uniform(-7, 7), uniform(-1e5, 1e5)])),
    "tan": (np.tan, 5, np.concatenate([uniform(-7, 7), uniform(-1e5, 1e5)])),
    "asin": (np.arcsin, 4, uniform(-1, 1)),
    "acos": (np.arccos, 4, uniform(-1, 1)),
    "atan": (np.arctan, 5, np.concatenate([uniform(-5, 5), bits()])),
    "erf": (scalar(math.erf), 16, uniform(-5, 5)),
}
"""The exact function, the limit in units in the last place, and a domain."""


def computed(row: str, x: Array, z: Array, width: int) -> Array:
    """Run one row on arrays, written for vectors of `width`."""
    server = open_server(0)
    kernel = parse_kernel(ONE.replace("ROW", row))
    if width == 1:
        kernel = parse_kernel(ONE.replace("ROW", row).replace("256", "1"))
    y = np.zeros_like(x)
    module = server.compile(lower(kernel), validate=False)
    units = kernel.units
    server.launch(module, (-(-x.size // units), 1, 1), [x, z, y], [x.size])
    return y


def errors(found: Array, exact: Array) -> Array:
    """Return distances in units in the last place; 0 where both are NaN or equal once rounded."""
    with np.errstate(all="ignore"):
        size = np.maximum(np.abs(exact), 2.0**-126)
        unit = 2.0 ** (np.maximum(np.floor(np.log2(size)), -126) - 23)
        distance = np.abs(found.astype("f8") - exact) / unit
        distance[(found == exact.astype("f4")) | (np.isnan(found) & np.isnan(exact))] = 0
    distance[np.isnan(distance)] = np.inf
    return distance


def check(row: str, found: Array, exact: Array, limit: float, *inputs: Array) -> None:
    distance = errors(found, exact)
    worst = int(distance.argmax())
    where = [float(values[worst]) for values in inputs]
    assert distance[worst] <= limit, f"{row}{where}: {found[worst]}, not {exact[worst]}"
    zeros = (exact == 0) & (found == 0)
    assert (np.signbit(found) == np.signbit(exact))[zeros].all(), f"{row}: signs of zeros"


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("width", [16, 1])
def test_one_operand(row: str, width: int) -> None:
    function, limit, domain = ROWS[row]
    x = np.concatenate([EDGES, domain, bits()[:4000]])
    x = x if width > 1 else x[:3000]
    with np.errstate(all="ignore"):
        exact = function(x.astype("f8"))
    check(row, computed(f"{row} %1", x, x, width), exact, limit, x)


@pytest.mark.parametrize(
    ("row", "function", "limit"), [("pow", np.power, 16.0), ("atan2", np.arctan2, 6.0)]
)
def test_two_operands(row: str, function: Callable[[Array, Array], Array], limit: float) -> None:
    grid_x, grid_z = (np.ascontiguousarray(a.ravel()) for a in np.meshgrid(EDGES, EDGES))
    near = uniform(0.99, 1.01)
    x = np.concatenate([grid_x, uniform(0, 10), near, bits()])
    z = np.concatenate([grid_z, uniform(-20, 20), uniform(-9000, 9000), bits()])
    with np.errstate(all="ignore"):
        exact = function(x.astype("f8"), z.astype("f8"))
    check(row, computed(f"{row} %1, %3", x, z, 16), exact, limit, x, z)


def test_gelu_is_within_one_millionth() -> None:
    x = uniform(-8, 8)
    z = (x * np.float32(math.sqrt(0.5))).astype("f4")
    erf = computed("erf %1", z, z, 16)
    gelu = np.float32(0.5) * x * (np.float32(1) + erf)
    exact = 0.5 * x.astype("f8") * (1 + scalar(math.erf)(x.astype("f8") / math.sqrt(2)))
    assert np.abs(gelu - exact).max() < 1e-6


def doubles() -> Array:
    """Return numbers of f64 of every size, subnormal ones too, and near cubes and powers of two."""
    words = RANDOM.integers(0, 2**64, COUNT // 8, np.uint64)
    subnormal = words[:200] & np.uint64(0x800FFFFFFFFFFFFF)
    cubes = np.arange(-40.0, 41.0) ** 3
    powers = 2.0 ** np.arange(-1074.0, 1024.0, 7.0)
    near = [v for v in (*cubes, *powers) for v in (v, np.nextafter(v, 0), np.nextafter(v, np.inf))]
    edges = [0.0, -0.0, np.inf, -np.inf, np.nan, 5e-324, -5e-324, 1.7976931348623157e308]
    return np.concatenate([edges, near, words.view("f8"), subnormal.view("f8")])


@pytest.mark.parametrize("width", [16, 1])
def test_cube_root_of_f64(width: int) -> None:
    x = doubles()
    if width == 1:
        x = x[:2000]
    y = np.zeros_like(x)
    text = ONE.replace("ROW", "cbrt %1").replace("f32", "f64")
    kernel = parse_kernel(text if width > 1 else text.replace("256", "1"))
    module = open_server(0).compile(lower(kernel), validate=False)
    units = kernel.units
    open_server(0).launch(module, (-(-x.size // units), 1, 1), [x, x.copy(), y], [x.size])
    folded = np.array([cube_root(f64, float(v)) for v in x])
    for found, limit in ((y, 0.67), (folded, 0.5)):
        for value, root in zip(x.tolist(), found.tolist(), strict=True):
            if value == 0 or not math.isfinite(value):
                assert repr(root) == repr(value)
                continue
            with mpmath.workprec(200):
                exact = mpmath.sign(value) * mpmath.cbrt(abs(mpmath.mpf(value)))
                error = abs(mpmath.mpf(root) - exact) / math.ulp(root)
            assert error <= limit, f"cbrt({value!r}) = {root!r}, off by {float(error):.3f} ulp"

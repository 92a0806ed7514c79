"""Each polyfill against mpmath: its IR is evaluated on NumPy arrays, one element a unit."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field

import ml_dtypes
import mpmath
import numpy as np
import pytest

from transpile.ir import core
from transpile.ir.types import Scalar, bf16, f16, f32, i32, u32
from transpile.ir.values import Constant, Value
from transpile.lang.services import SERVICES
from transpile.ops.capabilities import METAL, SPIRV, WGSL, Capabilities
from transpile.ops.table import TABLE
from transpile.passes.legalize import legalize
from transpile.passes.structure import structure
from transpile.polyfills import FAMILIES

Array = np.ndarray
DTYPES = {
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "f32": np.float32,
    "i32": np.int32,
    "u32": np.uint32,
    "bool_": np.bool_,
}


def call(name: str, *args: Array, target: Capabilities = WGSL) -> Array:
    """Evaluate a row, or a polyfill by name, legalized for a target that has none of these functions."""
    types: dict[object, Scalar] = {
        np.float32: f32,
        np.int32: i32,
        np.float16: f16,
        ml_dtypes.bfloat16: bf16,
    }
    kinds = tuple(types[a.dtype.type] for a in args)
    if name in TABLE:
        parameters, result = tuple(Value(kind) for kind in kinds), Value(kinds[0])
        # The last op shows what stands for the result in the end.
        region: core.Region = (
            core.Apply(name, parameters, result, {}, None),
            core.Bitcast(result, Value(u32), None),
        )
    else:
        body = SERVICES.polyfills(name, kinds, target)
        parameters, result, region = body.parameters, body.result, body.region
    kernel = core.Kernel(name, (), region)
    kernel = structure(legalize(kernel, target, SERVICES.polyfills), has_break=False)
    machine = Machine(len(args[0]))
    machine.values.update(zip(parameters, args, strict=True))
    with np.errstate(all="ignore"):
        machine.region(kernel.body, np.ones(len(args[0]), bool))
        last = kernel.body[-1]
        return machine.get(
            last.value if isinstance(last, core.Bitcast) and name in TABLE else result
        )


@dataclass
class Machine:
    """Evaluates ops for all units at once; units that are not `active` keep their slots."""

    count: int
    values: dict[Value, Array] = field(default_factory=dict)

    def get(self, value: Value) -> Array:
        if isinstance(value, Constant):
            return np.full(self.count, value.value, DTYPES[value.type.name])
        return self.values[value]

    def region(self, region: core.Region, active: Array) -> None:
        for op in region:
            self.op(op, active)

    def op(self, op: core.Op, active: Array) -> None:
        match op:
            case core.Apply():
                self.values[op.result] = self.apply(op.op, [self.get(a) for a in op.args])
            case core.Cast():
                self.values[op.result] = convert(self.get(op.value), DTYPES[str(op.result.type)])
            case core.Bitcast():
                self.values[op.result] = self.get(op.value).view(DTYPES[str(op.result.type)])
            case core.Declare():
                initial = Constant(op.result.type.element, 0) if op.initial is None else op.initial  # type: ignore[union-attr]
                self.values[op.result] = self.get(initial).copy()
            case core.Load():
                self.values[op.result] = self.values[op.place].copy()
            case core.Store():
                self.values[op.place] = np.where(active, self.get(op.value), self.values[op.place])
            case core.If():
                condition = self.get(op.condition)
                self.region(op.then, active & condition)
                self.region(op.otherwise, active & ~condition)
            case core.While():
                while True:
                    self.region(op.test, active)
                    active = active & self.get(op.condition)
                    if not active.any():
                        return
                    self.region(op.body, active)
            case _:
                raise AssertionError(op)

    def apply(self, row: str, args: list[Array]) -> Array:
        if row == "select":
            return np.where(*args)
        if row in ("shl_masked", "shr_masked"):
            count = args[1] & 31
            return args[0] << count if row == "shl_masked" else args[0] >> count
        if row in ("div_trunc", "rem_trunc"):
            assert args[0].dtype.kind == "u"
            return args[0] // args[1] if row == "div_trunc" else args[0] % args[1]
        return getattr(np, UFUNCS.get(row, row))(*args)


UFUNCS = {
    "sub": "subtract", "mul": "multiply", "div": "divide", "neg": "negative", "round": "rint",
    "eq": "equal", "ne": "not_equal", "lt": "less", "le": "less_equal", "gt": "greater",
    "ge": "greater_equal", "bit_and": "bitwise_and", "bit_or": "bitwise_or", "bit_not": "invert",
    "bit_xor": "bitwise_xor", "min": "minimum", "max": "maximum",
}  # fmt: skip


def convert(value: Array, dtype: type) -> Array:
    if value.dtype.kind == "f" and dtype in (np.int32, np.uint32):
        info = np.iinfo(dtype)
        wide = np.where(np.isnan(value), 0.0, value.astype(np.float64))
        return np.clip(np.trunc(wide), info.min, info.max).astype(np.int64).astype(dtype)
    return value.astype(dtype)


def ulp(got: Array, exact: list[mpmath.mpf]) -> float:
    """Return the greatest error in units in the last place; subnormal numbers count as the least normal one."""
    worst = 0.0
    for number, true in zip(got, exact, strict=True):
        if mpmath.isnan(true):
            assert np.isnan(number)
            continue
        magnitude = abs(true)
        if mpmath.isinf(true) or magnitude > mpmath.mpf(2) ** 128 * (1 - mpmath.mpf(2) ** -25):
            assert np.isinf(number) or abs(number) == np.finfo(np.float32).max, (number, true)
            assert (number > 0) == (true > 0)
            continue
        assert np.isfinite(number), (number, true)
        exponent = max(mpmath.floor(mpmath.log(magnitude, 2)) if magnitude else -126, -126)
        error = abs(mpmath.mpf(float(number)) - true) / mpmath.mpf(2) ** (exponent - 23)
        worst = max(worst, float(error))
    return worst


def spread(low: float, high: float, count: int, seed: int = 0) -> Array:
    """Return numbers evenly over an interval and evenly over the exponents in it."""
    random = np.random.default_rng(seed)
    even = random.uniform(low, high, count)
    least = 1e-30 if low <= 0.0 <= high else min(abs(low), abs(high))
    sizes = np.exp(random.uniform(np.log(least), np.log(max(abs(low), abs(high))), count))
    signs = np.where(random.random(count) < 0.5, 1.0, -1.0) if low < 0.0 else 1.0
    both = np.concatenate([even, sizes * signs]).astype(np.float32)
    return both[(both >= low) & (both <= high)]


# The bars are those of the rows: the OpenCL full profile's.
CASES = {
    "exp": (mpmath.exp, -87.0, 88.7),
    "exp2": (lambda x: mpmath.mpf(2) ** x, -126.0, 128.0),
    "expm1": (mpmath.expm1, -30.0, 88.7),
    "sinh": (mpmath.sinh, -89.0, 89.0),
    "cosh": (mpmath.cosh, -89.0, 89.0),
    "tanh": (mpmath.tanh, -12.0, 12.0),
    "log": (mpmath.log, 1.2e-38, 3.4e38),
    "log2": (lambda x: mpmath.log(x, 2), 1.2e-38, 3.4e38),
    "log10": (mpmath.log10, 1.2e-38, 3.4e38),
    "log1p": (mpmath.log1p, -0.99999, 3.4e38),
    "sin": (mpmath.sin, -3.4e38, 3.4e38),
    "cos": (mpmath.cos, -3.4e38, 3.4e38),
    "tan": (mpmath.tan, -3.4e38, 3.4e38),
    "asin": (mpmath.asin, -1.0, 1.0),
    "acos": (mpmath.acos, -1.0, 1.0),
    "atan": (mpmath.atan, -1e30, 1e30),
    "erf": (mpmath.erf, -5.0, 5.0),
}


@pytest.fixture(autouse=True)
def _precise() -> object:
    with mpmath.workdps(60):
        yield


def close_to_special(name: str) -> Array:
    """Return numbers where a function is hard: around 1, the halves of pi, and the seams between formulas."""
    seams = [
        0.41421357,
        0.5,
        0.625,
        0.9,
        1.0,
        1.1,
        1.5707964,
        3.1415927,
        2.0,
        4.0,
        6.2831855,
        355.0,
        4096.0,
    ]
    base = np.array(seams + [-s for s in seams], np.float32)
    steps = np.arange(-20, 21, dtype=np.int32)
    return (base.view(np.int32)[:, None] + steps[None, :]).ravel().view(np.float32)


@pytest.mark.parametrize("name", CASES)
def test_error_in_ulp(name: str) -> None:
    function, low, high = CASES[name]
    special = close_to_special(name)
    x = np.concatenate([spread(low, high, 800), special[(special >= low) & (special <= high)]])
    if name in ("log", "log2", "log10", "log1p", "sin", "cos", "tan", "atan"):
        x = np.concatenate([x, spread(max(low, -100.0), 100.0, 800, 1)])
    exact = [function(mpmath.mpf(float(v))) for v in x]
    assert ulp(call(name, x), exact) <= TABLE[name].ulp["f32"]


SPECIAL = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0, 2.0, -2.0], np.float32)


@pytest.mark.parametrize("name", CASES)
def test_special_numbers(name: str) -> None:
    arcs = {"asin": np.arcsin, "acos": np.arccos, "atan": np.arctan, "erf": np.vectorize(math.erf)}
    with np.errstate(all="ignore"):
        want = np.asarray(arcs.get(name, getattr(np, name, None))(SPECIAL))
    got = call(name, SPECIAL)
    np.testing.assert_allclose(got, want.astype(np.float32), rtol=1e-6, atol=2e-7)
    zeros = want == 0
    assert (np.signbit(got) == np.signbit(want))[zeros & (SPECIAL == 0)].all()


def test_atan2() -> None:
    y, x = spread(-1e30, 1e30, 700, 2), spread(-1e30, 1e30, 700, 3)
    count = min(len(x), len(y))
    y, x = y[:count], x[:count]
    nearby = np.random.default_rng(4).normal(size=(2, 1500)).astype(np.float32)
    y, x = np.concatenate([y, nearby[0]]), np.concatenate([x, nearby[1]])
    exact = [
        mpmath.atan2(mpmath.mpf(float(b)), mpmath.mpf(float(a))) for a, b in zip(x, y, strict=True)
    ]
    assert ulp(call("atan2", y, x), exact) <= TABLE["atan2"].ulp["f32"]
    a, b = (v.ravel() for v in np.meshgrid(SPECIAL, SPECIAL))
    with np.errstate(all="ignore"):
        want = np.arctan2(a, b)
    got = call("atan2", a, b)
    np.testing.assert_allclose(got, want, rtol=1e-6)
    assert (np.signbit(got) == np.signbit(want))[~np.isnan(want)].all()


def test_pow() -> None:
    random = np.random.default_rng(5)
    x = np.exp(random.uniform(-80, 80, 1500)).astype(np.float32)
    y = (random.uniform(-85, 85, 1500) / np.log(x.astype(np.float64))).astype(np.float32)
    x = np.concatenate(
        [x, np.float32(1.0) + random.normal(size=500).astype(np.float32) * np.float32(1e-4)]
    )
    y = np.concatenate([y, random.uniform(-3e5, 3e5, 500).astype(np.float32)])
    exact = [mpmath.mpf(float(a)) ** mpmath.mpf(float(b)) for a, b in zip(x, y, strict=True)]
    normal = [i for i, e in enumerate(exact) if e > mpmath.mpf(2) ** -126]
    assert ulp(call("pow", x, y)[normal], [exact[i] for i in normal]) <= TABLE["pow"].ulp["f32"]
    more = np.concatenate([SPECIAL, np.array([0.5, -0.5, 3.0, -3.0, 1e20, -1e20], np.float32)])
    a, b = (v.ravel() for v in np.meshgrid(more, more))
    with np.errstate(all="ignore"):
        want = np.power(a, b)
    got = call("pow", a, b)
    np.testing.assert_allclose(got, want, rtol=1e-6)
    assert (np.signbit(got) == np.signbit(want))[~np.isnan(want)].all()


def test_integer_pow() -> None:
    x = np.array([0, 1, 2, 3, -3, 7, 46341, -1, 5, 2, 0], np.int32)
    y = np.array([0, 9, 31, 5, 5, 0, 2, 101, -1, 40, -2], np.int32)
    want = [
        0 if b < 0 else (int(a) ** int(b) + 2**31) % 2**32 - 2**31
        for a, b in zip(x, y, strict=True)
    ]
    assert call("pow", x, y).tolist() == want


def test_rem_trunc_is_exact() -> None:
    x, y = spread(-3e38, 3e38, 1000, 6), spread(-3e38, 3e38, 1000, 7)
    count = min(len(x), len(y))
    a, b = (v.ravel() for v in np.meshgrid(SPECIAL, SPECIAL))
    tiny = np.array([1e-40, 3e-45, 1e-38], np.float32)
    x = np.concatenate([x[:count], a, np.array([1.0, 1e38, 1e-39], np.float32)])
    y = np.concatenate([y[:count], b, tiny])
    with np.errstate(all="ignore"):
        want = np.fmod(x, y)
    got = call("rem_trunc", x, y)
    assert (got.view(np.int32) == want.view(np.int32))[~np.isnan(want)].all()
    assert (np.isnan(got) == np.isnan(want)).all()


def test_every_polyfill_is_a_row() -> None:
    names = {name for family in FAMILIES.values() for name in family}
    # Every row is run on every device by tests/ops; these are held to mpmath too, wherever they run.
    assert names >= {*CASES, "atan2", "pow", "rem_trunc"}
    # Those of pairs are a part of rows: tests/runtime/webgpu/test_pairs.py and test_planes.py; those of f64 are run by
    # test_doubles.py.
    alone = {
        re.sub("(_saturated)?_(f16|bf16|double)$", "", name)
        for name in names
        if not name.endswith("_words")
    }
    assert alone <= set(TABLE)


@pytest.mark.parametrize(
    ("dtype", "name", "target"),
    [
        (np.float16, "erf_f16", METAL),
        (ml_dtypes.bfloat16, "erf_bf16", METAL),
        (ml_dtypes.bfloat16, "erf_saturated_bf16", SPIRV),
    ],
)
def test_halves_have_an_error_function_of_their_own(
    dtype: type, name: str, target: Capabilities
) -> None:
    x = np.arange(1 << 16, dtype=np.uint16).view(dtype)
    with np.errstate(invalid="ignore"):  # signalling NaN
        is_number = ~np.isnan(x.astype(np.float64))
        got = call(name, x, target=target).astype(np.float64)
    assert np.isnan(got[~is_number]).all()
    exact = np.array([math.erf(v) for v in x[is_number].astype(np.float64)])
    information = ml_dtypes.finfo(dtype)
    least = information.minexp
    exponent = np.maximum(np.floor(np.log2(np.maximum(np.abs(exact), 1e-300))), least)
    errors = np.abs(got[is_number] - exact) / 2.0 ** (exponent - information.nmant)
    assert (np.signbit(got) == np.signbit(x))[is_number].all()
    assert errors.max() < (0.8 if dtype is np.float16 else 0.83)

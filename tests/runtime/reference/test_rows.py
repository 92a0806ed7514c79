"""What each row computes, against NumPy where it agrees with the language, else against values worked out by hand."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy
import pytest

from runtime.reference.accesses import ATOMICS
from runtime.reference.numbers import conversion, from_bits, fused, rounding, to_bits
from runtime.reference.planes import PLANES
from runtime.reference.rows import factory
from runtime.reference.units import TOPOLOGY
from transpile.ir.types import (
    SCALARS,
    Scalar,
    bf16,
    bool_,
    f16,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    u8,
    u32,
    u64,
)
from transpile.ops.table import TABLE

inf, nan = math.inf, math.nan
OWN = {
    "select",
    "dot",
    "vector_sum",
    "magnitude",
    "normalize",
    "sync_cube",
    "sync_plane",
    "sync_storage",
}


def compute(name: str, type: Scalar, *numbers: Any) -> Any:
    result = bool_ if TABLE[name].sig.result == "bool" else type
    return rounding(result)(factory(name)(type)(*numbers))


@pytest.mark.parametrize(
    "name", sorted(set(TABLE) - OWN - set(TOPOLOGY) - set(PLANES) - set(ATOMICS))
)
def test_every_row_computes_on_what_it_accepts(name: str) -> None:
    sig = TABLE[name].sig
    for type in SCALARS.values():
        if all(type.name in accepted for accepted in sig.operands):
            result = compute(name, type, *[rounding(type)(1) for _ in sig.operands])
            assert isinstance(result, (bool, int, float))


@pytest.mark.parametrize(
    ("name", "type", "numbers", "expected"),
    [
        ("add", i32, (2**31 - 1, 1), -(2**31)),
        ("add", u8, (255, 1), 0),
        ("sub", u32, (0, 1), 2**32 - 1),
        ("mul", i64, (2**62, 2), -(2**63)),
        ("neg", i8, (-128,), -128),
        ("abs", i8, (-128,), -128),
        ("div_floor", i32, (-7, 2), -4),
        ("rem_floor", i32, (-7, 2), 1),
        ("rem_floor", i32, (7, -2), -1),
        ("div_trunc", i32, (-7, 2), -3),
        ("rem_trunc", i32, (-7, 2), -1),
        ("div_floor", i32, (5, 0), 0),
        ("rem_floor", i32, (5, 0), 0),
        ("div_trunc", i32, (5, 0), 0),
        ("rem_trunc", i32, (5, 0), 0),
        ("div_floor", i32, (-(2**31), -1), -(2**31)),
        ("rem_floor", i32, (-(2**31), -1), 0),
        ("div_floor", f32, (1.0, float(numpy.float32(0.1))), 9.0),
        ("div_floor", f64, (1.0, 0.1), 9.0),
        ("div_floor", f32, (1.0, 0.0), inf),
        ("div_floor", f32, (-1.0, 0.0), -inf),
        ("rem_floor", f32, (1.0, 0.0), nan),
        ("rem_floor", f32, (-1.0, 3.0), 2.0),
        ("div", f32, (1.0, -0.0), -inf),
        ("div", f32, (0.0, 0.0), nan),
        ("min", f32, (nan, 1.0), nan),
        ("max", f32, (1.0, nan), nan),
        ("fmin", f32, (nan, 1.0), 1.0),
        ("fmax", f32, (1.0, nan), 1.0),
        ("shift_left", i32, (1, 32), 0),
        ("shift_left", i32, (1, 31), -(2**31)),
        ("shift_left", i32, (1, -1), 0),
        ("shift_right", i32, (-5, 40), -1),
        ("shift_right", i32, (-5, 1), -3),
        ("shift_right", u32, (5, 40), 0),
        ("shl_masked", i32, (1, 33), 2),
        ("shr_masked", i32, (-4, 33), -2),
        ("popcount", i8, (-1,), 8),
        ("clz", i16, (1,), 15),
        ("clz", u32, (0,), 32),
        ("ctz", i32, (-8,), 3),
        ("ctz", u8, (0,), 8),
        ("reverse_bits", u8, (1,), 128),
        ("reverse_bits", i8, (1,), -128),
        ("bit_not", u8, (1,), 254),
        ("bit_not", bool_, (True,), False),
        ("mul_hi", i32, (-(2**31), 2), -1),
        ("mul_hi", u32, (2**31, 2), 1),
        ("saturating_add", i8, (100, 100), 127),
        ("saturating_sub", u8, (1, 2), 0),
        ("pow", i32, (3, 4), 81),
        ("pow", i32, (3, -1), 0),
        ("pow", i32, (-2, 31), -(2**31)),
        ("pow", f32, (2.0, -1.0), 0.5),
        ("pow", f32, (-8.0, 1 / 3), nan),
        ("pow", f32, (-inf, 0.5), inf),
        ("exp", f32, (100.0,), inf),
        ("log", f32, (0.0,), -inf),
        ("log", f32, (-1.0,), nan),
        ("sqrt", f32, (-1.0,), nan),
        ("rsqrt", f32, (0.0,), inf),
        ("round", f32, (2.5,), 2.0),
        ("round", f32, (-0.25,), -0.0),
        ("floor", f32, (-0.5,), -1.0),
        ("ceil", f32, (-0.5,), -0.0),
        ("trunc", f32, (-inf,), -inf),
        ("sign", f32, (nan,), nan),
        ("sign", i32, (-5,), -1),
        ("ne", f32, (nan, nan), True),
        ("eq", f32, (nan, nan), False),
        ("is_nan", f32, (nan,), True),
        ("is_finite", f32, (inf,), False),
        ("add", f16, (65504.0, 32.0), inf),
        ("add", f16, (2048.0, 1.0), 2048.0),
        ("add", bf16, (256.0, 1.0), 256.0),
        ("mul", f32, (1e30, 1e30), inf),
    ],
)
def test_results(name: str, type: Scalar, numbers: tuple[Any, ...], expected: Any) -> None:
    found = compute(name, type, *numbers)
    if isinstance(expected, float) and math.isnan(expected):
        assert math.isnan(found)
    else:
        assert found == expected
        assert math.copysign(1, found) == math.copysign(1, expected)


@pytest.mark.parametrize(
    ("source", "target", "value", "expected"),
    [
        (f32, i32, 3e9, 2**31 - 1),
        (f32, i32, -inf, -(2**31)),
        (f32, i32, nan, 0),
        (f32, i32, -1.9, -1),
        (f32, u8, -1.0, 0),
        (f32, u8, 300.0, 255),
        (f64, i64, 1e30, 2**63 - 1),
        (i32, i8, 200, -56),
        (i32, u64, -1, 2**64 - 1),
        (i32, bool_, 2, True),
        (f32, bool_, nan, True),
        (f32, bool_, -0.0, False),
        (bool_, f32, True, 1.0),
        (i64, f32, 2**53 + 1, 2.0**53),
        # The nearest f64 lies between two f32; rounding twice would end at the wrong one.
        (i64, f32, 2**60 + 2**36 + 1, 2.0**60 + 2.0**37),
        (u64, f32, 2**64 - 1, 2.0**64),
        (i32, f16, 70000, inf),
        (f64, f32, 1 + 2.0**-24, 1.0),
        (f64, bf16, 1 + 2.0**-8, 1.0),
    ],
)
def test_conversions(source: Scalar, target: Scalar, value: Any, expected: Any) -> None:
    found = conversion(source, target)(value)
    assert found == expected
    assert type(found) is type(expected)


def test_f32_operations_are_those_of_numpy() -> None:
    random = numpy.random.default_rng(5)
    bits = random.integers(0, 2**32, (2, 4000), dtype="u4")
    left, right = bits.view("f4")
    with numpy.errstate(all="ignore"):
        wanted = {
            "add": left + right,
            "sub": left - right,
            "mul": left * right,
            "div": left / right,
            "rem_trunc": numpy.fmod(left, right),
            "min": numpy.minimum(left, right),
            "fmax": numpy.fmax(left, right),
        }
    for name, results in wanted.items():
        for a, b, expected in zip(left.tolist(), right.tolist(), results.tolist(), strict=True):
            found = compute(name, f32, a, b)
            assert found == expected or (found != found and expected != expected), (name, a, b)


@pytest.mark.parametrize("type", [f32, f16, bf16])
def test_fma_gives_the_nearest(type: Scalar) -> None:
    random = numpy.random.default_rng(7)
    rounded = rounding(type)
    for _ in range(2000):
        scales = 2.0 ** random.integers(-4, 4, 3)
        a, b, c = (float(rounded(x)) for x in random.normal(0, 3, 3) * scales)
        exact = Fraction(a) * Fraction(b) + Fraction(c)
        found = float(rounded(fused(type, a, b, c)))
        bits = to_bits(type, found)
        for neighbour in (bits - 1, bits + 1):
            other = Fraction(from_bits(type, neighbour))
            assert abs(Fraction(found) - exact) <= abs(other - exact), (a, b, c)


def test_fma_where_two_roundings_differ() -> None:
    # 1 + 2**-23 squared plus 2**-60: the sum lies just above the middle of two f32.
    a = 1 + 2.0**-12
    product = a * a  # 1 + 2**-11 + 2**-24: the middle between two f32
    assert rounding(f32)(product) == 1 + 2.0**-11
    assert rounding(f32)(fused(f32, a, a, 2.0**-60)) == 1 + 2.0**-11 + 2.0**-23
    assert rounding(f32)(fused(f32, a, a, -(2.0**-60))) == 1 + 2.0**-11


@pytest.mark.parametrize("type", [f16, bf16, f32, f64, i8, u32, i64])
def test_bits_come_back(type: Scalar) -> None:
    for value in (0, 1, -1, 3.5, -0.0):
        number = conversion(f64, type)(value)
        assert from_bits(type, to_bits(type, number)) == number


def test_f16_rounds_as_numpy_does() -> None:
    values = numpy.random.default_rng(3).normal(0, 1, 5000) * 2.0 ** numpy.random.default_rng(
        4
    ).integers(-30, 18, 5000)
    with numpy.errstate(all="ignore"):
        wanted = values.astype("f2").tolist()
    assert [rounding(f16)(value) for value in values.tolist()] == wanted


def test_half_a_power_of_a_negative_zero_is_a_zero() -> None:
    assert math.copysign(1.0, compute("pow", f32, -0.0, 0.5)) == 1.0

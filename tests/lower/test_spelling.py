"""Decimal literals, templates and long lines."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from transpile.ir.host import round_to
from transpile.ir.types import Scalar, bf16, f16, f32, f64
from transpile.lower.expression import ARGUMENT, ATOM, POSTFIX, Expression, compile_template
from transpile.lower.literals import bits, decimal
from transpile.lower.wrap import WIDTH, wrap


@pytest.mark.parametrize(
    ("type", "value", "text"),
    [
        (f32, 0.1, "0.1"),
        (f32, -0.0, "-0.0"),
        (f32, 1e-5, "1e-5"),
        (f32, 0.001, "0.001"),
        (f32, 2147483648.0, "2147483648.0"),
        (f32, 1e20, "1e20"),
        (f32, 3.4028234663852886e38, "3.402823466e38"),
        (f16, 0.1, "0.1"),
        (bf16, 1.0, "1.0"),
        (f64, 0.1, "0.1"),
        (f64, 1 / 3, "0.3333333333333333"),
    ],
)
def test_a_literal_is_short(type: Scalar, value: float, text: str) -> None:
    assert decimal(type, float(round_to(type, value))) == text


@given(st.floats(allow_nan=False, allow_infinity=False, width=32))
def test_a_literal_gives_the_number_back(value: float) -> None:
    assert float(np.float32(decimal(f32, value))) == value


def test_bits_of_what_has_no_literal() -> None:
    assert bits(f32, float("inf")) == 0x7F800000
    assert bits(f32, float("-inf")) == 0xFF800000
    assert bits(f64, float("nan")) == 0x7FF8000000000000
    assert bits(bf16, float("-inf")) == 0xFF80


@pytest.mark.parametrize(
    ("template", "level", "text"),
    [
        ("exp({0})", POSTFIX, "exp(a + b)"),
        ("threadIdx.x", POSTFIX, "threadIdx.x"),
        ("warpSize", ATOM, "warpSize"),
        ("(1.0 / {0})", ARGUMENT, "1.0 / (a + b)"),
        ("half(fabsf(float({0})))", POSTFIX, "half(fabsf(float(a + b)))"),
        ("x[{0}]", ARGUMENT, "x[a + b]"),
    ],
)
def test_templates_put_parentheses_only_where_needed(template: str, level: int, text: str) -> None:
    filled = compile_template(template).fill([Expression("a + b", 10)], {}, None)
    assert (filled.text, filled.level) == (text, level)


def test_a_long_line_breaks_at_the_loosest_operator() -> None:
    terms = [f"first_factor_{i} * second_factor_{i}" for i in range(5)]
    lines = wrap(f"    y[i] = {' + '.join(terms)};")
    assert len(lines) > 1
    assert all(len(line) <= WIDTH for line in lines)
    assert all(line.startswith("        + ") for line in lines[1:])
    assert " ".join(line.strip() for line in lines) == f"y[i] = {' + '.join(terms)};"


def test_a_short_line_stays() -> None:
    assert wrap("    x = 1;") == ["    x = 1;"]

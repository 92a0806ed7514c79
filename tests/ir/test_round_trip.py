"""The printer and the parser are inverse to each other."""

from __future__ import annotations

import textwrap

import pytest
from hypothesis import HealthCheck, given, settings

from tests.ir.random_kernels import kernels
from transpile.ir import core
from transpile.ir.parser import ParseError, parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.types import bf16, f16, f32, f64, i32
from transpile.ir.values import Constant, Parameter, Source, Value
from transpile.ir.verify import verify
from transpile.ops.table import TABLE

EVERYTHING = """\
kernel every(%x: array<f32>, %y: mut tensor<vec<f32, 4>, 2>, %c: mut array<atomic<u32>>, %a: f32, \
%n: u32 from length(0), %s: u32 from shape(1, 0)) cube(256, 1, 1) grid(2) address(u64) plane(32) unchecked {
    %m: shared<f32, 256> = shared
    %l: local<f32, 4> = local
    %pos: index = absolute_pos
    %0: index = length %x
    %1: index = shape %y, 1:u32
    %2: bool_ = lt %pos, %0
    %acc: slot<f32> = declare
    %acc.1: slot<f32> = declare 0.1:f32
    if %2 {
        %p = index %x[%pos] unchecked
        %v = load %p if %2
        if %2 {
            store %acc, %v if true
        } else {
            terminate
        }
    }
    for %i in 0:index, %0, 1:index {
        block @b {
            exit @b
        }
        %3: f32 = fma %a, -0.0:f32, inf:f32 {exact=true, n=3, s="a\\"b", z=1.5}
    }
    while {
        %4: bool_ = lt %pos, %0
    } test %4 {
        break
    }
    block @b.1 {
        continue
    }
    %q = index %c[%pos]
    %old: u32 = atomic atomic_add %q, 1:u32 if %2
    barrier sync_cube
    %vv: vec<f32, 4> = construct %a
    %5 = extract %vv, 1:u32
    %6 = insert %vv, 1:u32, nan:f32
    %7: i32 = cast -3:i64
    %8: f32 = bitcast %7
    assert %2, "no {{}} \\n"
    assert false, "{} is {:.2f}", %7, %8
    print "x {}", %7
    print "if"
    if true {
    }
}
"""


def test_every_form_comes_back() -> None:
    assert print_kernel(parse_kernel(EVERYTHING)) == EVERYTHING


@given(kernels())
@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_random_kernels_come_back_and_are_valid(kernel: core.Kernel) -> None:
    verify(kernel, TABLE)
    text = print_kernel(kernel)
    again = parse_kernel(text)
    verify(again, TABLE)
    assert print_kernel(again) == text


@pytest.mark.parametrize(
    ("type", "value", "text"),
    [
        (f32, 0.10000000149011612, "0.1:f32"),
        (f16, 0.0999755859375, "0.1:f16"),
        (bf16, 0.10009765625, "0.1:bf16"),
        (f64, 0.1, "0.1:f64"),
        (f32, 16777216.0, "16777216.0:f32"),
        (f32, 3.4028234663852886e38, "3.4028235e+38:f32"),
        (f32, -0.0, "-0.0:f32"),
        (f32, float("-inf"), "-inf:f32"),
        (f32, 1e-45, "1e-45:f32"),
        (i32, -(2**31), "-2147483648:i32"),
    ],
)
def test_constants_have_few_digits(type: object, value: float, text: str) -> None:
    assert type in (f16, bf16, f32, f64, i32)
    result = Value(type, "r")  # type: ignore[arg-type]
    op = core.Apply("neg", (Constant(type, value),), result)  # type: ignore[arg-type]
    kernel = core.Kernel("k", (), (op,))
    assert f"neg {text}\n" in print_kernel(kernel)
    assert print_kernel(parse_kernel(print_kernel(kernel))) == print_kernel(kernel)


@pytest.mark.parametrize("hint", ["x.1", "0", "a b", "7up", ".x", "x.0.1", "α"])
def test_odd_hints_become_names_that_come_back(hint: str) -> None:
    body = tuple(core.Apply("unit_pos_x", (), Value(i32, hint)) for _ in range(2))
    kernel = core.Kernel("k", (Parameter(f32, "n", Source(0)),), body)
    text = print_kernel(kernel)
    assert print_kernel(parse_kernel(text)) == text


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("%a: i32 = neg %b", "%b is used before it is defined"),
        ("%a = neg 1:i32", "%a needs a type"),
        ("frobnicate %a", "'frobnicate' begins no op"),
        ("exit @b", "@b is no label"),
        ("%a: i32 = cast 1:i33", "there is no scalar type 'i33'"),
        ("store 1:i32", "expected 2 operands"),
        ("if true {", "expected a word, found 'the end'"),
        ("%a: i32 = neg 1:i32 $", "unexpected '$"),
        ("%a: i32 = neg 1:i32\n%a: i32 = neg 1:i32", "%a is defined twice"),
    ],
)
def test_wrong_text_is_refused(body: str, message: str) -> None:
    text = f"kernel k() cube(1, 1, 1) {{\n{textwrap.indent(body, '    ')}\n}}\n"
    with pytest.raises(ParseError) as caught:
        parse_kernel(text)
    assert message in str(caught.value)

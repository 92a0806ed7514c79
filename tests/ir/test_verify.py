"""The verifier names what is wrong."""

from __future__ import annotations

import textwrap

import pytest

from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.ir.types import bool_, i32
from transpile.ir.values import Constant, Label, Value
from transpile.ir.verify import VerifyError, verify
from transpile.ops.table import TABLE

PARAMETERS = (
    "%x: mut array<f32>, %c: mut array<atomic<u32>>, %t: tensor<f32, 2>, %n: i32, %b: bool_"
)
HEADER = f"kernel k({PARAMETERS}) cube(4, 1, 1)"


def problem(body: str) -> str:
    kernel = parse_kernel(f"{HEADER} {{\n{textwrap.dedent(body)}\n}}\n")
    with pytest.raises(VerifyError) as caught:
        verify(kernel, TABLE)
    return str(caught.value)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("if %b {\n%v: i32 = neg %n\n}\n%w: i32 = neg %v", "is not visible here"),
        ("for %i in %n, %n, %n {\n}\n%w: i32 = neg %i", "is not visible here"),
        (
            "while {\n%c1: bool_ = lt %n, 3:i32\n} test %c1 {\n}\n%w: bool_ = logical_not %c1",
            "is not visible here",
        ),
        ("%v: f32 = neg %n", "'neg' gives i32, not f32"),
        ("%v: i32 = add %n, 1:u32", "'add' takes one type, not i32 and u32"),
        ("%v: i32 = add %n", "'add' takes 2 operands, not 1"),
        ("%v: i32 = sqrt %n", "'sqrt' does not take i32"),
        ("%v: i32 = frob %n", "there is no row 'frob'"),
        ("%v: u32 = atomic_add 1:u32, 1:u32", "'atomic_add' stands in an atomic op"),
        ("barrier neg", "'neg' stands in an apply op"),
        ("%v: bool_ = lt %n, %n\nif %v {\nbreak\n}", "no loop is open"),
        ("if %n {\n}", "a condition is bool_"),
        ("while {\n} test %n {\n}", "a loop's condition is i32"),
        ("for %i in %n, 1:u32, %n {\n}", "a loop counts in one integer type"),
        ("for %i in 1.0:f32, 1.0:f32, 1.0:f32 {\n}", "a loop counts in one integer type"),
        ("%s: slot<i32> = declare 1.0:f32", "a slot of i32 can't start as f32"),
        ("%s: i32 = declare", "a declaration gives a slot"),
        ("%s: slot<i32> = declare\nstore %s, 1.0:f32", "a place of i32 can't hold f32"),
        ("%s: slot<i32> = declare\n%v: f32 = load %s", "the result is i32, not f32"),
        ("store %n, 1:i32", "i32 is no place"),
        ("%p = index %x[1.0:f32]", "an index is an integer"),
        ("%p = index %t[0:index, 0:index, 0:index]", "takes 2 indices"),
        ("%p: ref<f32, global> = index %n[0:index]", "i32 is not memory"),
        ("%p = index %x[0:index]\n%v = load %p if %n", "a guard is bool_, not i32"),
        ("%v: f32 = length %x", "the size of memory is an integer"),
        ("%v: index = shape %x", "shape and stride need a dimension"),
        ("if %b {\n%m: shared<f32, 4> = shared\n}", "shared memory stands at the top of the body"),
        ("%m: local<f32, 4> = shared", "the result is not shared memory"),
        (
            "%p: slot<u32> = declare\n%o: u32 = atomic atomic_add %p, 1:u32",
            "an atomic needs an element of memory",
        ),
        (
            "%p = index %c[0:index]\n%o: u32 = atomic atomic_add %p, 1:i32",
            "'atomic_add' takes one type",
        ),
        ("%p = index %c[0:index]\n%o: u32 = atomic add %p, 1:u32", "'add' stands in an apply op"),
        ("%v: vec<f32, 4> = construct 1.0:f32, 2.0:f32", "2 parts do not make vec<f32, 4>"),
        ("%v: vec<f32, 4> = construct 1:i32", "a lane is f32, not i32"),
        ("%v: vec<f32, 4> = construct 1.0:f32\n%e = extract %v, 4:u32", "has no lane 4"),
        (
            "%v: vec<f32, 4> = construct 1.0:f32\n%e: i32 = cast %v",
            "a cast keeps the number of lanes",
        ),
        ("%v: u8 = bitcast %n", "i32 and u8 differ in size"),
        (
            "%v: vec<f32, 4> = construct 1.0:f32\n%w: vec<f32, 2> = construct 1.0:f32\n%a: vec<f32, 4> = add %v, %w",
            "one type",
        ),
        ("%v: f32 = dot 1.0:f32, 1.0:f32", "'dot' takes vectors"),
        ("%v: bool_ = plane_all %n", "'plane_all' does not take i32"),
    ],
)
def test_wrong_ops_are_named(body: str, message: str) -> None:
    assert message in problem(body)


def test_an_exit_needs_its_block_around() -> None:
    kernel = core.Kernel("k", (), (core.Exit(Label("b")),))
    with pytest.raises(VerifyError, match="no block @b is open"):
        verify(kernel)


def test_a_value_is_defined_once() -> None:
    value = Value(i32, "v")
    op = core.Apply("neg", (Constant(i32, 1),), value)
    again = core.Apply("neg", (Constant(i32, 2),), value)
    with pytest.raises(VerifyError, match="is defined twice"):
        verify(core.Kernel("k", (), (op, again)))


def test_a_use_before_the_definition_is_found() -> None:
    value, other = Value(bool_, "v"), Value(bool_, "w")
    body = (
        core.Apply("logical_not", (value,), other),
        core.Apply("logical_not", (Constant(bool_, True),), value),
    )
    with pytest.raises(VerifyError, match="has no definition"):
        verify(core.Kernel("k", (), body))

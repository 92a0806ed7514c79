"""Negations are marked where an order decides between them and others, and only there."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from runtime import device
from tests.ops import execute
from tests.ops.execute import Missing
from transpile import ABSOLUTE_POS, Array, Mut, Vector, cube, i32, i64, mul_hi
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.verify import verify
from transpile.ops.table import TABLE
from transpile.passes.opaque import opaque

HEAD = """kernel k(%x: array<i32>, %y: mut array<i32>) cube(1, 1, 1) {
  %p = index %x[0:u32] unchecked
  %a = load %p
  %q = index %x[1:u32] unchecked
  %b = load %q
  %n: i32 = neg %a
  %o = index %y[0:u32] unchecked
"""


@pytest.mark.parametrize(
    "text",
    [
        "  %m: i32 = min %n, %b\n  store %o, %m\n",
        "  %m: i32 = max %b, %n\n  store %o, %m\n",
        "  %c: bool_ = lt %n, %b\n  %m: i32 = select %c, %n, %b\n  store %o, %m\n",
        "  %s: slot<i32> = declare %n\n  %m = load %s\n  store %o, %m\n",
        "  %s: slot<i32> = declare %b\n  store %s, %n\n  %m = load %s\n  store %o, %m\n",
        "  %c: bool_ = lt %n, %b\n  %d: bool_ = logical_not %c\n  %m: i32 = select %d, %n, %b\n  store %o, %m\n",
        "  %v: vec<i32, 2> = construct %n, %b\n  %l: i32 = extract %v, 0:u32\n  %m: i32 = min %l, %b\n  store %o, %m\n",
    ],
)
def test_what_meets_an_order_is_marked(text: str) -> None:
    assert "neg %a {opaque" in print_kernel(opaque(parse_kernel(HEAD + text + "}\n")))


@pytest.mark.parametrize(
    "text",
    [
        "  store %o, %n\n",
        "  %m: i32 = add %n, %b\n  store %o, %m\n",
        "  %c: bool_ = eq %a, %b\n  %m: i32 = select %c, %n, %b\n  store %o, %m\n",
    ],
)
def test_what_meets_none_is_left(text: str) -> None:
    kernel = parse_kernel(HEAD + text + "}\n")
    assert opaque(kernel) is kernel


TURNS = (
    HEAD
    + """  %s: slot<i32> = declare 0:i32
  for %k in 0:i32, 4:i32, 1:i32 {
    %t = load %s
    %d: i32 = sub %t, %b
    %e: i32 = mul %k, %a
    %f: i32 = sub %a, %b
    %g: i32 = sub %k, %a
    %m: i32 = min %d, %e
    %h: i32 = min %m, %f
    store %s, %h
    store %o, %g
  }
}
"""
)


def test_what_becomes_a_negation_in_one_turn_of_a_loop_is_marked() -> None:
    """ptxas of CUDA 13.0 made ``min(y, x, z)`` of the first turn of ``min(min(0 - y, x), z)``."""
    printed = print_kernel(opaque(parse_kernel(TURNS)))
    marked = [line.strip() for line in printed.splitlines() if "opaque" in line]
    assert [line.split(" {")[0] for line in marked] == [
        "%d: i32 = sub %t, %b",
        "%e: i32 = mul %k, %a",
    ]
    printed = print_kernel(opaque(parse_kernel(TURNS), by_zero=True))
    assert "%0: i32 = add %t, %zero\n        %d: i32 = sub %0, %b\n" in printed
    assert "%1: i32 = add %k, %zero\n        %e: i32 = mul %1, %a\n" in printed
    assert "%f: i32 = sub %a, %b\n        %g: i32 = sub %k, %a\n" in printed


def test_vectors_subtract_from_zeros() -> None:
    text = """kernel k(%x: mut array<vec<i32, 4>>) cube(1, 1, 1) {
  %p = index %x[0:u32] unchecked
  %a = load %p
  %n: vec<i32, 4> = neg %a
  %s: vec<i32, 4> = abs %a
  %m: vec<i32, 4> = min %n, %s
  store %p, %m
}
"""
    kernel = opaque(parse_kernel(text), by_zero=True)
    verify(kernel, TABLE)
    printed = print_kernel(kernel)
    assert "%n: vec<i32, 4> = sub %0, %a" in printed
    assert "= abs" not in printed
    assert printed.count("construct %zero") == 2


def test_targets_without_a_word_subtract_from_zero() -> None:
    text = "  %m: i32 = min %n, %b\n  store %o, %m\n"
    kernel = opaque(parse_kernel(HEAD + text + "}\n"), by_zero=True)
    printed = print_kernel(kernel)
    assert "%zero: i32 from zero(-1)" in printed
    assert "%n: i32 = sub %zero, %a" in printed
    assert print_kernel(parse_kernel(printed)) == printed


@cube(launch=True)
def sizes(x: Array[i32], y: Array[i64], out: Mut[Array[i32]], far: Mut[Array[i64]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = mul_hi(x[i], abs(x[i]))
        far[i] = abs(y[i])


def test_absolute_values_are_not_taken_for_positive(
    monkeypatch: pytest.MonkeyPatch, missing: Missing
) -> None:
    """NVIDIA's drivers had `mul_hi(x, abs(x))` of the least number wrong."""
    execute.plane_of("vulkan", missing)
    client = device("vulkan").client
    able = dataclasses.replace(client.properties, forgets_negation=True)
    monkeypatch.setattr(client.server, "capabilities", able)
    x = np.array([-(2**31), -7, 0, 7, 2**31 - 1], np.int32)
    y = np.array([-(2**63), -7, 0, 7, 2**63 - 1], np.int64)
    text = sizes.artifact(able, x, y, x, y, cube_dim=8).text
    assert text is not None
    assert b"zero" in bytes(text, "latin-1") if isinstance(text, str) else b"zero" in text
    out, far = np.zeros_like(x), np.zeros_like(y)
    sizes.launch(client, 1, 8, x, y, out, far)
    wide = x.astype(np.int64)
    with np.errstate(over="ignore"):
        assert np.array_equal(out, wide * np.abs(x) >> 32)
        assert np.array_equal(far, np.abs(y))


@cube(launch=True)
def least(x: Array[i32], y: Array[i32], out: Mut[Array[i32]], zero: i32) -> None:
    out[ABSOLUTE_POS] = min(min(x[ABSOLUTE_POS], -y[ABSOLUTE_POS]), zero)


@pytest.mark.parametrize("where", ["vulkan", "webgpu"])
@pytest.mark.parametrize("count", [1, (2, 1, 1)])
def test_a_launch_passes_the_zero(
    where: str, count: int | tuple[int, int, int], monkeypatch: pytest.MonkeyPatch, missing: Missing
) -> None:
    """As on NVIDIA's devices."""
    execute.plane_of(where, missing)
    client = device(where).client
    able = dataclasses.replace(client.properties, forgets_negation=True)
    monkeypatch.setattr(client.server, "capabilities", able)
    random = np.random.default_rng(1)
    x, y = random.integers(-9, 10, (2, 64), dtype=np.int32)
    for _ in range(3):
        out = np.zeros(64, np.int32)
        least.launch(client, count, 32, x, y, out, 4)
        size = 32 if count == 1 else 64
        wanted = np.minimum(np.minimum(x, -y), 4)
        assert np.array_equal(out[:size], wanted[:size])


@cube(launch=True)
def least_of_lanes(x: Array[i32], y: Array[i32], out: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    v = min(-Vector[i32, 2](x[i], y[i]), abs(Vector[i32, 2](y[i], x[i])))
    total = 0
    for k in range(3):
        total = min(min(total - y[i], v[0]), k * x[i])
    out[i] = total + v[1]


@pytest.mark.parametrize("where", ["vulkan", "webgpu"])
def test_vectors_and_loops_with_the_zero(
    where: str, monkeypatch: pytest.MonkeyPatch, missing: Missing
) -> None:
    execute.plane_of(where, missing)
    client = device(where).client
    able = dataclasses.replace(client.properties, forgets_negation=True)
    monkeypatch.setattr(client.server, "capabilities", able)
    x, y = np.random.default_rng(2).integers(-9, 10, (2, 32), dtype=np.int32)
    x[0] = y[1] = -(2**31)
    out, wanted = np.zeros((2, 32), np.int32)
    least_of_lanes.launch(client, 1, 32, x, y, out)
    least_of_lanes.launch(device("reference").client, 1, 32, x, y, wanted)
    assert np.array_equal(out, wanted)

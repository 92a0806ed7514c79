"""Negations are marked where an order decides between them and others, and only there."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from runtime import device
from tests.ops import execute
from tests.ops.execute import Missing
from transpile import ABSOLUTE_POS, Array, Mut, cube, i32, i64, mul_hi
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
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

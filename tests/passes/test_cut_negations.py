"""Narrow differences and products that may be negations are marked where they are widened, and only there."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import device
from tests.ops import execute
from transpile import ABSOLUTE_POS, Array, LocalArray, Mut, cube, i8, i16, i32
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.types import SCALARS
from transpile.passes.cut_negations import cut_negations

NARROW = frozenset({SCALARS["i16"]})
HEAD = """kernel k(%x: array<i16>, %y: mut array<i32>, %z: mut array<i16>, %n: i16) cube(1, 1, 1) {
  %p = index %x[0:u32] unchecked
  %a = load %p
  %s: slot<i16> = declare 0:i16
  %v = load %s
  %o = index %y[0:u32] unchecked
  %r = index %z[0:u32] unchecked
"""
WIDENED = "  %w: i32 = cast %d\n  store %o, %w\n"


def marked(text: str) -> bool:
    return "{cut" in print_kernel(cut_negations(parse_kernel(HEAD + text + "}\n"), NARROW))


@pytest.mark.parametrize(
    "text",
    [
        "  %d: i16 = sub %v, %a\n" + WIDENED,
        "  %d: i16 = sub 0:i16, %a\n" + WIDENED,
        "  %d: i16 = mul %v, %a\n" + WIDENED,
        "  %d: i16 = mul %a, %v\n" + WIDENED,
        "  %d: i16 = sub %v, %a\n  %c: bool_ = lt %d, %a\n  %w: i32 = cast %c\n  store %o, %w\n",
        "  %d: i16 = sub %v, %a\n  store %s, %d\n",
    ],
)
def test_what_may_be_a_negation_is_marked(text: str) -> None:
    assert marked(text)


@pytest.mark.parametrize(
    "text",
    [
        "  %d: i16 = sub %a, %v\n" + WIDENED,
        "  %d: i16 = sub %n, %v\n" + WIDENED,
        "  %d: i16 = sub 5:i16, %a\n" + WIDENED,
        "  %d: i16 = mul %v, 3:i16\n" + WIDENED,
        "  %d: i16 = mul %a, %n\n" + WIDENED,
        "  %d: i16 = add %v, %a\n" + WIDENED,
        "  %d: i16 = sub %v, %a\n  store %r, %d\n",
        "  %d: i16 = sub %v, %a\n  %e: i16 = bit_and %d, %a\n  store %r, %e\n",
    ],
)
def test_the_rest_is_left(text: str) -> None:
    assert not marked(text)


@cube(launch=True)
def negated(
    x: Array[i16], y: Array[i8], wide: Mut[Array[i32]], least: Mut[Array[i32]], n: i32
) -> None:
    i = ABSOLUTE_POS
    if i < wide.len():
        own = LocalArray[i16](2)
        own[1] = 0
        small = LocalArray[i8](2)
        small[0] = 0
        wide[i] = i32(own[1] - x[i]) + i32(x[i] * (x[i] | -1)) * 3 + i32(~x[i] + 1) * 5
        least[i] = i32(abs(x[i])) + i32(abs(y[i])) * 7 + i32(small[0] - y[i]) * 9
        if own[1] - x[i] <= 0:
            least[i] += n


@pytest.mark.parametrize("where", ["cpu", "vulkan"])
def test_the_least_numbers(where: str, missing: execute.Missing) -> None:
    execute.plane_of(where, missing)
    x = np.array([-32768, -32767, 32767, 0, 5, -1] * 4, np.int16)
    y = np.array([-128, -127, 127, 0, 5, -1] * 4, np.int8)
    wide, least = np.zeros(24, np.int32), np.zeros(24, np.int32)
    negated.launch(device(where).client, 1, 32, x, y, wide, least, 100)
    with np.errstate(over="ignore"):
        negatives = (-x).astype(np.int32)
        assert np.array_equal(wide, negatives * (1 + 3 + 5))
        widened = np.abs(x).astype(np.int32) + np.abs(y).astype(np.int32) * 7
        widened += (-y).astype(np.int32) * 9
        assert np.array_equal(least, widened + 100 * (negatives <= 0))


def test_the_texts_cut() -> None:
    x, y, wide = np.zeros(1, np.int16), np.zeros(1, np.int8), np.zeros(1, np.int32)
    cuda = negated.inspect("cuda", x, y, wide, wide.copy(), 1)
    # Two uses of own[1] - x[i], the product, and the negation; an i8 is right on CUDA.
    assert cuda.count("__byte_perm") == 4
    assert negated.inspect("spirv", x, y, wide, wide.copy(), 1).count("OpBitFieldSExtract") == 7
    assert "0x9910u" not in negated.inspect("hip", x, y, wide, wide.copy(), 1)

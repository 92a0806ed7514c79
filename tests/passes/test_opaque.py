"""Negations are marked where an order decides between them and others, and only there."""

from __future__ import annotations

import pytest

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

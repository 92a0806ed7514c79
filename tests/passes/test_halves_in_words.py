"""Halves of bf16 go in and out of words as f32: only where a word's upper half is what was meant."""

from __future__ import annotations

import pytest

from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.passes.halves_in_words import halves_in_words

TEXT = """kernel k(%x: array<vec<u32, 2>>, %y: mut array<u32>) cube(1, 1, 1) {{
  %p = index %x[0:u32] unchecked
  %w = load %p
  %n: vec<u32, 2> = construct {}
  %s: vec<u32, 2> = shr_masked %w, %n
  %h: vec<u16, 2> = cast %s
  %b: vec<bf16, 2> = bitcast %h
  %v: u32 = bitcast %b
  %q = index %y[0:u32] unchecked
  store %q, %v
}}
"""


@pytest.mark.parametrize(
    ("counts", "joins"),
    [
        ("16:u32", True),
        ("16:u32, 16:u32", False),
        ("8:u32", False),
        ("16:u32, 8:u32", False),
    ],
)
def test_only_upper_halves_are_put_together(counts: str, joins: bool) -> None:
    kernel = halves_in_words(parse_kernel(TEXT.format(counts)))
    rows = {op.op for op in kernel.body if isinstance(op, core.Apply)}
    assert ("bit_or" in rows) is joins

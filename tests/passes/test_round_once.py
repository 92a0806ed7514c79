"""Conversions to halves are rounded to odd first, only where a target rounds twice and the number can be large."""

from __future__ import annotations

import pytest

from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ops.capabilities import CPU, CUDA, SPIRV, WGSL, Capabilities
from transpile.passes.round_once import round_once


def text(source: str, target: str, more: str = "%w = load %p") -> str:
    return f"""
kernel k(%x: array<{source}>, %y: mut array<{target}>) cube(64, 1, 1) {{
    %p = index %x[0:u32] unchecked
    {more}
    %v: {target} = cast %w
    %q = index %y[0:u32] unchecked
    store %q, %v
}}
"""


def selects(kernel: str, capabilities: Capabilities) -> tuple[bool, int]:
    """Return whether the kernel was changed, and the numbers that are chosen in it."""
    before = parse_kernel(kernel)
    after = round_once(before, capabilities)
    return after is not before, print_kernel(after).count(" select ")


@pytest.mark.parametrize(
    ("source", "target", "capabilities", "steps"),
    [
        ("i32", "bf16", WGSL, 1),
        ("u32", "bf16", SPIRV, 1),
        ("i64", "bf16", CPU, 3),
        ("u64", "bf16", SPIRV, 3),
        ("f64", "f16", SPIRV, 0),
    ],
)
def test_digits_are_dropped(
    source: str, target: str, capabilities: Capabilities, steps: int
) -> None:
    assert selects(text(source, target), capabilities) == (True, steps)


@pytest.mark.parametrize(
    ("source", "target", "capabilities"),
    [
        ("i32", "bf16", CUDA),
        ("i32", "bf16", CPU),
        ("i32", "f16", SPIRV),
        ("i16", "bf16", WGSL),
        ("f32", "bf16", SPIRV),
        ("f64", "bf16", CPU),
    ],
)
def test_what_is_right_stays(source: str, target: str, capabilities: Capabilities) -> None:
    assert selects(text(source, target), capabilities) == (False, 0)


def test_small_integers_stay() -> None:
    within = "%u = load %p\n    %w: u32 = bit_and %u, {}:u32"
    assert selects(text("u32", "bf16", within.format(2**24 - 1)), SPIRV) == (False, 0)
    assert selects(text("u32", "bf16", within.format(2**25 - 1)), SPIRV) == (True, 1)

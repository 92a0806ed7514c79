"""Sums of f64 whose bits are taken are marked, for NVIDIA's Vulkan driver sees through a minimum of 64 bits.

It made one product of the four parts by which `tan` is reduced: 4e9 ulp near a pole.
"""

from __future__ import annotations

import re

from transpile import Array, Mut, bitcast, cube, f32, f64, spec, tan, u32, u64

MARK = re.compile(r"OpDecorate (%\w+) NoContraction")


@cube(launch=True)
def sums(x: Array[f64], y: Array[f32], out: Mut[Array[f64]], bits: Mut[Array[u64]]) -> None:
    out[0] = x[0] * x[1] + x[2]
    bits[0] = bitcast(x[0] * x[1] + x[2], u64)
    bits[1] = u64(bitcast(y[0] * y[1] + y[2], u32))


@cube(launch=True)
def tangent(x: Array[f64], out: Mut[Array[f64]]) -> None:
    out[0] = tan(x[0])


def marked(text: str) -> list[str]:
    """Return the opcodes of what is marked."""
    return [
        re.search(rf"^ *{name} = (\w+)", text, re.MULTILINE)[1]  # type: ignore[index]
        for name in MARK.findall(text)
    ]


def test_sums_of_f64_whose_bits_are_taken() -> None:
    arrays = spec(f64, 3), spec(f32, 3), spec(f64, 1), spec(u64, 2)
    # One sum serves both uses; sums of f32 may stay parts of fused operations.
    assert marked(sums.inspect("spirv", *arrays)) == ["OpFAdd"]


def test_the_parts_of_a_reduction() -> None:
    text = tangent.inspect("spirv", spec(f64, 1), spec(f64, 1))
    assert marked(text).count("OpFSub") == 3
    # No minimum of 64 bits.
    assert "UMin %" not in text.replace("OpExtInst %u32 %glsl UMin", "")

"""The conversions of floats of 8 bits that CUDA has instructions for, from compute capability 8.9 on.

The instructions convert pairs (PTX ISA, "cvt"), of which one half is used here. They differ from
``transpile.ir.minifloats`` in what is no number: a NaN loses its sign, and what is too great for the type
becomes its greatest number. The functions here put both right; they write PTX because the header with
intrinsics for it, ``cuda_fp8.h``, takes NVRTC longer than a kernel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.types import Scalar
from transpile.lower.expression import POSTFIX, Expression

if TYPE_CHECKING:
    from transpile.lower.text import Body

NAMES = frozenset({"e4m3", "e5m2"})
BEYOND = {"e4m3": ">", "e5m2": ">="}
"""How a size compares with `BORDER` that is not rounded to the greatest number: at the border, to even."""
BORDER = {"e4m3": 464.0, "e5m2": 61440.0}
"""Half way from the greatest number to what would follow it."""
OUTSIDE = {"e4m3": "0x7fu", "e5m2": "size > 0x7f800000u ? 0x7eu : 0x7cu"}
"""The code of what is greater, NaN included."""


def number(body: Body, code: Expression, source: Scalar, result: Scalar) -> Expression:
    """Return the f16 or f32 of a code."""
    name = f"{source.name}_to_{result.name}"
    pair = f"cvt.rn.f16x2.{source.name}x2 pair, %1; mov.b32 {{low, high}}, pair;"
    names = ".reg .b16 low, high; .reg .b32 pair;"
    if result.name == "f32":
        type, out, register, last = "float", "float number", '"=f"(number)', "cvt.f32.f16 %0, low;"
        signed = "__uint_as_float(__float_as_uint(number) | (code & 0x80u) << 24)"
    else:
        type, out, register, last = "half", "unsigned short bits", '"=h"(bits)', "mov.b16 %0, low;"
        signed = "__ushort_as_half(bits | (code & 0x80u) << 8)"
    lines = [
        f"static __device__ __forceinline__ {type} {name}(unsigned short code) {{",
        f"    {out};",
        f'    asm("{{{names}"',
        f'        "{pair} {last}}}"',
        f'        : {register} : "h"(code));',
        f"    return {signed};",
        "}",
    ]
    return Expression(f"{body.helper(name, lines)}({code.text})", POSTFIX, code.reads)


def code(body: Body, value: Expression, result: Scalar) -> Expression:
    """Return the code of an f32."""
    kind = result.name
    name = f"f32_to_{kind}"
    border = f"__float_as_uint({BORDER[kind]:.1f}f)"
    lines = [
        f"static __device__ __forceinline__ unsigned char {name}(float x) {{",
        "    unsigned short pair;",
        f'    asm("cvt.rn.satfinite.{kind}x2.f32 %0, %2, %1;" : "=h"(pair) : "f"(x), "f"(0.0f));',
        "    const unsigned int size = __float_as_uint(x) & 0x7fffffffu;",
        "    const unsigned int sign = (__float_as_uint(x) >> 24) & 0x80u;",
        f"    const unsigned int outside = sign | ({OUTSIDE[kind]});".replace("(0x7fu)", "0x7fu"),
        f"    return size {BEYOND[kind]} {border} ? outside : pair;",
        "}",
    ]
    return Expression(f"{body.helper(name, lines)}({value.text})", POSTFIX, value.reads)

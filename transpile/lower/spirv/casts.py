"""Conversions between scalar types, lane by lane on vectors.

SPIR-V leaves a float that does not fit its integer type undefined; the kernel language saturates and makes NaN 0.
"""

from __future__ import annotations

from transpile.ir.types import (
    SCALARS,
    Scalar,
    bf16,
    element_of,
    f32,
    integer_range,
    u32,
    with_element,
)
from transpile.lower.spirv.emitter import Element, Emitter

_DIGITS = {"f16": 11, "f32": 24, "f64": 53}
"""Significant bits."""


def cast(cx: Emitter, value: int, old: Element, new: Element) -> int:
    """Convert `value` from type `old` to `new`; both have the same number of lanes."""
    source, target = cx.plain(element_of(old)), cx.plain(element_of(new))
    if source == target:
        return value
    if source is bf16:
        return cast(cx, widen_bf16(cx, value, old), with_element(old, f32), new)
    if target is bf16:
        return narrow_to_bf16(
            cx, cast(cx, value, old, with_element(old, f32)), with_element(old, f32)
        )
    if target.is_bool:
        cx.type(old)
        opcode = "OpFUnordNotEqual" if source.is_float else "OpINotEqual"
        return cx.truth(opcode, old, value, cx.constant(old, 0))
    if source.is_bool:
        return cx.select(new, value, cx.constant(new, 1), cx.constant(new, 0))
    if source.is_float:
        if target.is_float:
            return cx.builder.emit("OpFConvert", cx.storage_type(new), value)
        return float_to_integer(cx, value, old, new)
    if target.is_float:
        opcode = "OpConvertSToF" if source.is_signed else "OpConvertUToF"
        cx.type(old)
        return cx.op(opcode, new, value)
    return integer_to_integer(cx, value, old, new)


def integer_to_integer(cx: Emitter, value: int, old: Element, new: Element) -> int:
    """Extend by the source's sign, or keep the low bits."""
    source, target = cx.plain(element_of(old)), cx.plain(element_of(new))
    if source.bits == target.bits:
        return cx.bitcast(new, old, value)
    if not target.is_signed and (not source.is_signed or source.bits > target.bits):
        return cx.builder.emit("OpUConvert", cx.storage_type(new), value)
    if source.is_signed or source.bits > target.bits:
        return cx.builder.emit("OpSConvert", cx.storage_type(new), value)
    # OpUConvert gives unsigned types only.
    middle = with_element(new, SCALARS[f"u{target.bits}"])
    wide = cx.builder.emit("OpUConvert", cx.storage_type(middle), value)
    return cx.bitcast(new, middle, wide)


def float_to_integer(cx: Emitter, value: int, old: Element, new: Element) -> int:
    """Clamp to the floats that fit, convert, then put in the greatest integer and the zero of NaN."""
    source, target = cx.plain(element_of(old)), cx.plain(element_of(new))
    if source.bits == 16:
        # No half reaches the limits of 32 bits but infinity does, and it has to become the greatest integer.
        return float_to_integer(
            cx, cast(cx, value, old, with_element(old, f32)), with_element(old, f32), new
        )
    low, high = integer_range(target)
    greatest = greatest_below(source, high)
    clamped = cx.glsl(
        "NClamp", old, value, cx.constant(old, float(low)), cx.constant(old, greatest)
    )
    opcode = "OpConvertFToS" if target.is_signed else "OpConvertFToU"
    found = cx.op(opcode, new, clamped)
    if greatest != high:
        over = cx.truth("OpFOrdGreaterThan", old, value, cx.constant(old, greatest))
        found = cx.select(new, over, cx.constant(new, high), found)
    if low != 0:
        number = cx.truth("OpFOrdEqual", old, value, value)
        found = cx.select(new, number, found, cx.constant(new, 0))
    return found


def greatest_below(source: Scalar, high: int) -> float:
    """Return the greatest float of `source` that is at most `high`."""
    spare = high.bit_length() - _DIGITS[source.name]
    return float(high >> spare << spare) if spare > 0 else float(high)


def widen_bf16(cx: Emitter, value: int, old: Element) -> int:
    """bf16 is the upper half of an f32."""
    words = with_element(old, u32)
    wide = cx.builder.emit("OpUConvert", cx.storage_type(words), value)
    shifted = cx.op("OpShiftLeftLogical", words, wide, cx.constant(words, 16))
    return cx.bitcast(with_element(old, f32), words, shifted)


def narrow_to_bf16(cx: Emitter, value: int, old: Element) -> int:
    """Round an f32 to the nearest bf16, ties to even, in integers; NaN stays NaN."""
    words = with_element(old, u32)
    bits = cx.bitcast(words, old, value)
    sixteen = cx.constant(words, 16)
    odd = cx.op(
        "OpBitwiseAnd",
        words,
        cx.op("OpShiftRightLogical", words, bits, sixteen),
        cx.constant(words, 1),
    )
    rounding = cx.op("OpIAdd", words, odd, cx.constant(words, 0x7FFF))
    rounded = cx.op("OpIAdd", words, bits, rounding)
    number = cx.truth("OpFOrdEqual", old, value, value)
    kept = cx.select(words, number, rounded, cx.constant(words, 0x7FC00000))
    high = cx.op("OpShiftRightLogical", words, kept, sixteen)
    return cx.builder.emit("OpUConvert", cx.storage_type(with_element(old, bf16)), high)

"""Arithmetic with exact limits, vectors, and classes of floats.

The classes look at the bits, so that no fast-math flag of a driver folds them.
"""

from __future__ import annotations

from transpile.ir.core import Apply
from transpile.ir.types import SCALARS, Vector, element_of, integer_range, with_element
from transpile.lower.spirv.casts import cast
from transpile.lower.spirv.customs.registry import custom, operands, scalar_of
from transpile.lower.spirv.emitter import Element, Emitter, value_type
from transpile.lower.spirv.ordering import extremum, unsigned_min


@custom
def abs_(cx: Emitter, op: Apply) -> int:
    type, (value,) = operands(cx, op)
    scalar = scalar_of(cx, type)
    if scalar.is_float:
        return cx.ext("FAbs", type, value)
    return cx.ext("SAbs", type, value) if scalar.is_signed else value


@custom
def min_(cx: Emitter, op: Apply) -> int:
    return _extremum(cx, op, least=True)


@custom
def max_(cx: Emitter, op: Apply) -> int:
    return _extremum(cx, op, least=False)


def _extremum(cx: Emitter, op: Apply, *, least: bool) -> int:
    type, (left, right) = operands(cx, op)
    numbers = (cx.number(op.args[0]), cx.number(op.args[1]))
    return extremum(
        cx, type, left, right, least=least, left_number=numbers[0], right_number=numbers[1]
    )


@custom
def sign(cx: Emitter, op: Apply) -> int:
    """Return -1, 0 or 1, and NaN for NaN, of which FSign says nothing."""
    type, (value,) = operands(cx, op)
    scalar = scalar_of(cx, type)
    if scalar.is_float:
        number = cx.truth("OpFOrdEqual", type, value, value)
        return cx.select(type, number, cx.ext("FSign", type, value), value)
    if scalar.is_signed:
        return cx.ext("SSign", type, value)
    return unsigned_min(cx, type, value, cx.constant(type, 1))


@custom
def recip(cx: Emitter, op: Apply) -> int:
    type, (value,) = operands(cx, op)
    return cx.op("OpFDiv", type, cx.constant(type, 1.0), value)


@custom
def rsqrt(cx: Emitter, op: Apply) -> int:
    """InverseSqrt may be off by 2 ulp and has no exact form for f64; a division of the root has."""
    type, (value,) = operands(cx, op)
    return cx.op("OpFDiv", type, cx.constant(type, 1.0), cx.ext("Sqrt", type, value))


@custom
def mul_hi(cx: Emitter, op: Apply) -> int:
    """Return the upper half of the product."""
    type, (left, right) = operands(cx, op)
    scalar = scalar_of(cx, type)
    sign = "S" if scalar.is_signed else "U"
    if scalar.bits < 32:
        wide = with_element(type, SCALARS["i32" if scalar.is_signed else "u32"])
        product = cx.op("OpIMul", wide, cast(cx, left, type, wide), cast(cx, right, type, wide))
        opcode = "OpShiftRightArithmetic" if scalar.is_signed else "OpShiftRightLogical"
        return cast(cx, cx.op(opcode, wide, product, cx.constant(wide, scalar.bits)), wide, type)
    item = cx.type(type)
    pair = cx.b.emit(f"Op{sign}MulExtended", cx.b.type("OpTypeStruct", item, item), left, right)
    return cx.b.emit_mixed("OpCompositeExtract", item, pair, 1)


@custom
def saturating_add(cx: Emitter, op: Apply) -> int:
    type, (left, right) = operands(cx, op)
    scalar = scalar_of(cx, type)
    total = cx.op("OpIAdd", type, left, right)
    if scalar.is_signed:
        # Overflow: both operands differ from the result in sign.
        return _saturated(
            cx,
            type,
            left,
            total,
            cx.op("OpBitwiseXor", type, left, total),
            cx.op("OpBitwiseXor", type, right, total),
        )
    _, high = integer_range(scalar)
    wrapped = cx.truth("OpULessThan", type, total, left)
    return cx.select(type, wrapped, cx.constant(type, high), total)


@custom
def saturating_sub(cx: Emitter, op: Apply) -> int:
    type, (left, right) = operands(cx, op)
    difference = cx.op("OpISub", type, left, right)
    if scalar_of(cx, type).is_signed:
        # Overflow: the operands differ in sign, and the result differs from the first.
        return _saturated(
            cx,
            type,
            left,
            difference,
            cx.op("OpBitwiseXor", type, left, right),
            cx.op("OpBitwiseXor", type, left, difference),
        )
    inside = cx.truth("OpUGreaterThan", type, left, right)
    return cx.select(type, inside, difference, cx.constant(type, 0))


def _saturated(cx: Emitter, type: Element, left: int, result: int, first: int, second: int) -> int:
    """Return the limit on the side of `left` where `first` and `second` are both negative, else `result`."""
    scalar = scalar_of(cx, type)
    _, high = integer_range(scalar)
    both = cx.op("OpBitwiseAnd", type, first, second)
    overflows = cx.truth("OpSLessThan", type, both, cx.constant(type, 0))
    sign_bits = cx.op("OpShiftRightArithmetic", type, left, cx.constant(type, scalar.bits - 1))
    limit = cx.op("OpBitwiseXor", type, sign_bits, cx.constant(type, high))
    return cx.select(type, overflows, limit, result)


def _magnitude_bits(cx: Emitter, type: Element, value: int) -> tuple[Element, int, int]:
    """Return the integer type, the bits without the sign, and the bits of infinity."""
    scalar = scalar_of(cx, type)
    bits = with_element(type, SCALARS[f"u{scalar.bits}"])
    infinity = {"f16": 0x7C00, "bf16": 0x7F80, "f32": 0x7F800000, "f64": 0x7FF << 52}[scalar.name]
    raw = value if scalar.name == "bf16" else cx.op("OpBitcast", bits, value)
    magnitude = cx.op("OpBitwiseAnd", bits, raw, cx.constant(bits, (1 << scalar.bits - 1) - 1))
    return bits, magnitude, cx.constant(bits, infinity)


def _classify(cx: Emitter, op: Apply, opcode: str) -> int:
    type, (value,) = operands(cx, op)
    bits, magnitude, infinity = _magnitude_bits(cx, type, value)
    return cx.truth(opcode, bits, magnitude, infinity)


@custom
def is_nan(cx: Emitter, op: Apply) -> int:
    return _classify(cx, op, "OpUGreaterThan")


@custom
def is_inf(cx: Emitter, op: Apply) -> int:
    return _classify(cx, op, "OpIEqual")


@custom
def is_finite(cx: Emitter, op: Apply) -> int:
    return _classify(cx, op, "OpULessThan")


@custom
def dot(cx: Emitter, op: Apply) -> int:
    type, (left, right) = operands(cx, op)
    element = element_of(type)
    if not isinstance(type, Vector) or type.width == 1:
        return cx.op("OpFMul" if element.is_float else "OpIMul", element, left, right)
    if element.is_float:
        return cx.op("OpDot", element, left, right)
    products = cx.op("OpIMul", type, left, right)
    item = cx.type(element)
    total = cx.b.emit_mixed("OpCompositeExtract", item, products, 0)
    for lane in range(1, type.width):
        part = cx.b.emit_mixed("OpCompositeExtract", item, products, lane)
        total = cx.op("OpIAdd", element, total, part)
    return total


@custom
def magnitude(cx: Emitter, op: Apply) -> int:
    return cx.ext("Length", value_type(op.result), cx.id(op.args[0]))


@custom
def normalize(cx: Emitter, op: Apply) -> int:
    return cx.ext("Normalize", value_type(op.result), cx.id(op.args[0]))


@custom
def identity(cx: Emitter, op: Apply) -> int:
    return cx.id(op.args[0])

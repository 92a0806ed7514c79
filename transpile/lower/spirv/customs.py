"""Rows that take more than one instruction; each function is registered under the name in its row's spelling.

They work for scalars and vectors alike: constants are splats of the operand's type.
"""

from __future__ import annotations

from collections.abc import Callable

from transpile.ir.core import Apply
from transpile.ir.types import Vector, element_of, i32, u32, with_element
from transpile.lower.spirv.emitter import Element, Emitter, value_type

CUSTOMS: dict[str, Callable[[Emitter, Apply], int]] = {}
"""Name in a spelling -> what writes it."""


def custom(write: Callable[[Emitter, Apply], int]) -> Callable[[Emitter, Apply], int]:
    """Register a function under its own name."""
    CUSTOMS[write.__name__] = write
    return write


def _operands(cx: Emitter, op: Apply) -> tuple[Element, list[int]]:
    """Return the type of the first operand and the ids of all."""
    return value_type(op.args[0]), [cx.id(arg) for arg in op.args]


def _is_signed(cx: Emitter, type: Element) -> bool:
    return cx.plain(element_of(type)).is_signed


@custom
def identity(cx: Emitter, op: Apply) -> int:
    return cx.id(op.args[0])


@custom
def select(cx: Emitter, op: Apply) -> int:
    condition, chosen = op.args[:2]
    choose = cx.select if isinstance(value_type(condition), Vector) else cx.select_whole
    return choose(value_type(chosen), *map(cx.id, op.args))


@custom
def recip(cx: Emitter, op: Apply) -> int:
    type, (value,) = _operands(cx, op)
    return cx.op("OpFDiv", type, cx.constant(type, 1.0), value)


@custom
def rem_trunc(cx: Emitter, op: Apply) -> int:
    """Return what OpSDiv leaves: Vulkan leaves OpSRem undefined for negative operands (1.2, appendix A)."""
    type, (left, right) = _operands(cx, op)
    quotient = cx.op("OpSDiv", type, left, right)
    return cx.op("OpISub", type, left, cx.op("OpIMul", type, quotient, right))


@custom
def neg_narrow(cx: Emitter, op: Apply) -> int:
    """Negate in 32 bits and cut: NVIDIA's compilers widen -x by negating the widened x, wrong for the least number."""
    return _cut(cx, op, "OpSNegate")


@custom
def abs_narrow(cx: Emitter, op: Apply) -> int:
    """The same of -x as a part of abs(x)."""
    type, (value,) = _operands(cx, op)
    wide = with_element(type, i32)
    return _own_bits(cx, type, cx.glsl("SAbs", wide, cx.op("OpSConvert", wide, value)))


@custom
def cut(cx: Emitter, op: Apply) -> int:
    """Compute what may be a negation in 32 bits (``passes.cut_negations``)."""
    return _cut(cx, op, {"sub": "OpISub", "mul": "OpIMul"}[op.op])


def _cut(cx: Emitter, op: Apply, opcode: str) -> int:
    type, values = _operands(cx, op)
    wide = with_element(type, i32)
    return _own_bits(
        cx, type, cx.op(opcode, wide, *(cx.op("OpSConvert", wide, value) for value in values))
    )


def _own_bits(cx: Emitter, type: Element, value: int) -> int:
    """Return the bits of a narrow type in a value of 32."""
    wide, bits = with_element(type, i32), cx.constant(u32, cx.plain(element_of(type)).bits)
    found = cx.op("OpBitFieldSExtract", wide, value, cx.constant(u32, 0), bits)
    return cx.op("OpSConvert", type, found)


def _masked(cx: Emitter, op: Apply, opcode: str) -> int:
    """Take the count modulo the width; from the width up the instructions are undefined."""
    type, (value, count) = _operands(cx, op)
    known = cx.number(op.args[1])
    bits = cx.plain(element_of(type)).bits
    if known is not None:
        count = cx.constant(type, int(known) & bits - 1)
    else:
        count = cx.op("OpBitwiseAnd", type, count, cx.constant(type, bits - 1))
    return cx.op(opcode, type, value, count)


@custom
def shl_masked(cx: Emitter, op: Apply) -> int:
    return _masked(cx, op, "OpShiftLeftLogical")


@custom
def shr_masked(cx: Emitter, op: Apply) -> int:
    signed = _is_signed(cx, value_type(op.args[0]))
    return _masked(cx, op, "OpShiftRightArithmetic" if signed else "OpShiftRightLogical")


@custom
def clz(cx: Emitter, op: Apply) -> int:
    """FindUMsb numbers the highest 1 from 0 and gives -1 for 0, so that 31 minus it is 32."""
    type, (value,) = _operands(cx, op)
    return cx.op("OpISub", type, cx.constant(type, 31), cx.glsl("FindUMsb", type, value))


@custom
def ctz(cx: Emitter, op: Apply) -> int:
    """FindILsb gives -1 for 0, the greatest unsigned number."""
    type, (value,) = _operands(cx, op)
    return cx.glsl("UMin", type, cx.glsl("FindILsb", type, value), cx.constant(type, 32))


@custom
def mul_hi(cx: Emitter, op: Apply) -> int:
    """Return the upper half of the product."""
    type, (left, right) = _operands(cx, op)
    item = cx.type(type)
    opcode = "OpSMulExtended" if _is_signed(cx, type) else "OpUMulExtended"
    pair = cx.builder.emit(opcode, cx.builder.type("OpTypeStruct", item, item), left, right)
    return cx.builder.emit_mixed("OpCompositeExtract", item, pair, 1)

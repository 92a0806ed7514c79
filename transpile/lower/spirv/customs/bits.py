"""Shifts and bit counts.

The instructions for shifts are undefined from the width up, those for counting exist for 32 bits only (Vulkan 1.2,
appendix A).
"""

from __future__ import annotations

from transpile.ir.core import Apply
from transpile.ir.types import SCALARS, u32, with_element
from transpile.lower.spirv.casts import cast
from transpile.lower.spirv.customs.registry import custom, operands, scalar_of
from transpile.lower.spirv.emitter import Element, Emitter, value_type
from transpile.lower.spirv.ordering import unsigned_min


def _shift(cx: Emitter, op: Apply, opcode: str) -> int:
    """Shift, and give 0 for counts from the width up; a negative count is a large one."""
    type, (value, count) = operands(cx, op)
    bits, known = scalar_of(cx, type).bits, cx.number(op.args[1])
    if known is not None:
        if not 0 <= known < bits:
            return cx.constant(type, 0)
        return cx.op(opcode, type, value, count)
    inside = cx.truth("OpULessThan", type, count, cx.constant(type, bits))
    return cx.select(type, inside, cx.op(opcode, type, value, count), cx.constant(type, 0))


@custom
def shift_left(cx: Emitter, op: Apply) -> int:
    return _shift(cx, op, "OpShiftLeftLogical")


@custom
def shift_right(cx: Emitter, op: Apply) -> int:
    """Shift right by the type's sign; from the width up only the sign is left."""
    type = value_type(op.args[0])
    scalar = scalar_of(cx, type)
    if not scalar.is_signed:
        return _shift(cx, op, "OpShiftRightLogical")
    value, known = cx.id(op.args[0]), cx.number(op.args[1])
    last = cx.constant(type, scalar.bits - 1)
    if known is not None:
        count = cx.id(op.args[1]) if 0 <= known < scalar.bits else last
    else:
        count = unsigned_min(cx, type, cx.id(op.args[1]), last)
    return cx.op("OpShiftRightArithmetic", type, value, count)


def _masked(cx: Emitter, op: Apply, opcode: str) -> int:
    type, (value, count) = operands(cx, op)
    bits, known = scalar_of(cx, type).bits, cx.number(op.args[1])
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
    signed = scalar_of(cx, value_type(op.args[0])).is_signed
    return _masked(cx, op, "OpShiftRightArithmetic" if signed else "OpShiftRightLogical")


def _as_word(cx: Emitter, type: Element, value: int) -> int:
    """Return an integer of at most 32 bits as u32, without its sign."""
    scalar = scalar_of(cx, type)
    unsigned = with_element(type, SCALARS[f"u{scalar.bits}"])
    return cast(cx, cast(cx, value, type, unsigned), unsigned, with_element(type, u32))


def _halves(cx: Emitter, type: Element, value: int) -> tuple[int, int]:
    """Return the low and the high word of a 64-bit integer."""
    long, words = with_element(type, SCALARS["u64"]), with_element(type, u32)
    bits = cast(cx, value, type, long)
    high = cx.op("OpShiftRightLogical", long, bits, cx.constant(long, 32))
    return cast(cx, bits, long, words), cast(cx, high, long, words)


def _counted(cx: Emitter, op: Apply, type: Element, count: int) -> int:
    """Convert a count from u32 to the row's result."""
    return cast(cx, count, with_element(type, u32), value_type(op.result))


@custom
def popcount(cx: Emitter, op: Apply) -> int:
    type, (value,) = operands(cx, op)
    words = with_element(type, u32)
    if scalar_of(cx, type).bits == 64:
        low, high = (cx.op("OpBitCount", words, half) for half in _halves(cx, type, value))
        return _counted(cx, op, type, cx.op("OpIAdd", words, low, high))
    return _counted(cx, op, type, cx.op("OpBitCount", words, _as_word(cx, type, value)))


def _leading_zeros(cx: Emitter, words: Element, value: int) -> int:
    """FindUMsb gives -1 for 0, so that 31 minus it is 32."""
    return cx.op("OpISub", words, cx.constant(words, 31), cx.ext("FindUMsb", words, value))


@custom
def clz(cx: Emitter, op: Apply) -> int:
    type, (value,) = operands(cx, op)
    words, bits = with_element(type, u32), scalar_of(cx, type).bits
    if bits == 64:
        low, high = _halves(cx, type, value)
        below = cx.op("OpIAdd", words, _leading_zeros(cx, words, low), cx.constant(words, 32))
        empty = cx.truth("OpIEqual", words, high, cx.constant(words, 0))
        found = cx.select(words, empty, below, _leading_zeros(cx, words, high))
        return _counted(cx, op, type, found)
    found = _leading_zeros(cx, words, _as_word(cx, type, value))
    if bits < 32:
        found = cx.op("OpISub", words, found, cx.constant(words, 32 - bits))
    return _counted(cx, op, type, found)


def _trailing_zeros(cx: Emitter, words: Element, value: int, bits: int) -> int:
    """FindILsb gives -1 for 0, the greatest unsigned number."""
    return cx.ext("UMin", words, cx.ext("FindILsb", words, value), cx.constant(words, bits))


@custom
def ctz(cx: Emitter, op: Apply) -> int:
    type, (value,) = operands(cx, op)
    words, bits = with_element(type, u32), scalar_of(cx, type).bits
    if bits == 64:
        low, high = _halves(cx, type, value)
        above = cx.op("OpIAdd", words, _trailing_zeros(cx, words, high, 32), cx.constant(words, 32))
        empty = cx.truth("OpIEqual", words, low, cx.constant(words, 0))
        found = cx.select(words, empty, above, _trailing_zeros(cx, words, low, 32))
        return _counted(cx, op, type, found)
    found = _trailing_zeros(cx, words, _as_word(cx, type, value), bits)
    return _counted(cx, op, type, found)


@custom
def reverse_bits(cx: Emitter, op: Apply) -> int:
    type, (value,) = operands(cx, op)
    words, bits = with_element(type, u32), scalar_of(cx, type).bits
    if bits == 32:
        return cx.op("OpBitReverse", type, value)
    if bits == 64:
        long = with_element(type, SCALARS["u64"])
        low, high = (
            cast(cx, cx.op("OpBitReverse", words, half), words, long)
            for half in _halves(cx, type, value)
        )
        top = cx.op("OpShiftLeftLogical", long, low, cx.constant(long, 32))
        return cast(cx, cx.op("OpBitwiseOr", long, top, high), long, type)
    turned = cx.op("OpBitReverse", words, _as_word(cx, type, value))
    low = cx.op("OpShiftRightLogical", words, turned, cx.constant(words, 32 - bits))
    return cast(cx, low, words, type)

"""Integer division and remainder: what is undefined in SPIR-V has an answer in the language."""

from __future__ import annotations

from transpile.ir.core import Apply
from transpile.ir.types import bool_, integer_range, with_element
from transpile.lower.spirv.customs.registry import custom, operands, scalar_of
from transpile.lower.spirv.emitter import Element, Emitter


@custom
def div_floor(cx: Emitter, op: Apply) -> int:
    """Divide towards minus infinity; by zero gives 0, and the least number by -1 itself."""
    type, (left, right) = operands(cx, op)
    scalar = scalar_of(cx, type)
    if scalar.is_float:
        return cx.ext("Floor", type, cx.op("OpFDiv", type, left, right))
    known = cx.number(op.args[1])
    if known == 0:
        return cx.constant(type, 0)
    if not scalar.is_signed:
        if known is not None:
            return cx.op("OpUDiv", type, left, right)
        divides, divisor = _nonzero(cx, type, right)
        quotient = cx.op("OpUDiv", type, left, divisor)
        return cx.select(type, divides, quotient, cx.constant(type, 0))
    if known == -1:
        return cx.op("OpSNegate", type, left)
    quotient, remainder, divisor, nonzero = _truncated(cx, op, type)
    floored = cx.op("OpISub", type, quotient, _borrow(cx, type, remainder, divisor))
    return floored if nonzero is None else cx.select(type, nonzero, floored, cx.constant(type, 0))


@custom
def rem_floor(cx: Emitter, op: Apply) -> int:
    """Return what ``div_floor`` leaves, with the sign of the divisor; 0 where it gives 0 for a division by zero."""
    type, (left, right) = operands(cx, op)
    scalar = scalar_of(cx, type)
    zero = cx.constant(type, 0)
    if scalar.is_float:
        whole = cx.ext("Floor", type, cx.op("OpFDiv", type, left, right))
        return cx.op("OpFSub", type, left, cx.op("OpFMul", type, whole, right))
    known = cx.number(op.args[1])
    if known in (0, -1):
        return zero
    if not scalar.is_signed:
        if known is not None:
            return cx.op("OpUMod", type, left, right)
        divides, divisor = _nonzero(cx, type, right)
        return cx.select(type, divides, cx.op("OpUMod", type, left, divisor), zero)
    # A division by zero was replaced by one by 1, which leaves nothing.
    _, remainder, divisor, _ = _truncated(cx, op, type)
    adjusts = _crosses(cx, type, remainder, divisor)
    return cx.op("OpIAdd", type, remainder, cx.select(type, adjusts, divisor, zero))


@custom
def div_trunc(cx: Emitter, op: Apply) -> int:
    """Divide towards zero, with the same answers as ``div_floor`` where the instruction is undefined."""
    type, (left, right) = operands(cx, op)
    scalar = scalar_of(cx, type)
    if scalar.is_float:
        return cx.ext("Trunc", type, cx.op("OpFDiv", type, left, right))
    if not scalar.is_signed:
        return div_floor(cx, op)
    known = cx.number(op.args[1])
    if known == 0:
        return cx.constant(type, 0)
    if known == -1:
        return cx.op("OpSNegate", type, left)
    if known is not None:
        return cx.op("OpSDiv", type, left, right)
    divides, divisor = _safe_divisor(cx, type, left, right)
    return cx.select(type, divides, cx.op("OpSDiv", type, left, divisor), cx.constant(type, 0))


@custom
def rem_trunc(cx: Emitter, op: Apply) -> int:
    """Return what ``div_trunc`` leaves, with the sign of the dividend.

    OpSRem is undefined in Vulkan for negative operands, hence the multiplication.
    """
    type, (left, right) = operands(cx, op)
    scalar = scalar_of(cx, type)
    if scalar.is_float:
        return cx.op("OpFRem", type, left, right)
    if not scalar.is_signed:
        return rem_floor(cx, op)
    if cx.number(op.args[1]) in (0, -1):
        return cx.constant(type, 0)
    _, remainder, _, _ = _truncated(cx, op, type)
    return remainder


def _nonzero(cx: Emitter, type: Element, right: int) -> tuple[int, int]:
    """Return whether a divisor is not zero, and a divisor that never is."""
    divides = cx.truth("OpINotEqual", type, right, cx.constant(type, 0))
    return divides, cx.select(type, divides, right, cx.constant(type, 1))


def _safe_divisor(cx: Emitter, type: Element, left: int, right: int) -> tuple[int, int]:
    """Replace a divisor of 0, and of -1 where the quotient would not fit, by 1."""
    least, _ = integer_range(scalar_of(cx, type))
    truth = with_element(type, bool_)
    divides = cx.truth("OpINotEqual", type, right, cx.constant(type, 0))
    overflows = cx.op(
        "OpLogicalAnd",
        truth,
        cx.truth("OpIEqual", type, left, cx.constant(type, least)),
        cx.truth("OpIEqual", type, right, cx.constant(type, -1)),
    )
    safe = cx.op("OpLogicalAnd", truth, divides, cx.op("OpLogicalNot", truth, overflows))
    return divides, cx.select(type, safe, right, cx.constant(type, 1))


def _truncated(cx: Emitter, op: Apply, type: Element) -> tuple[int, int, int, int | None]:
    """Return quotient, remainder, the divisor that was used, and whether the given one was not zero."""
    left, right = cx.id(op.args[0]), cx.id(op.args[1])
    divides: int | None = None
    if cx.number(op.args[1]) is None:
        divides, right = _safe_divisor(cx, type, left, right)
    quotient = cx.op("OpSDiv", type, left, right)
    remainder = cx.op("OpISub", type, left, cx.op("OpIMul", type, quotient, right))
    return quotient, remainder, right, divides


def _crosses(cx: Emitter, type: Element, remainder: int, divisor: int) -> int:
    """Whether a division was rounded towards zero from below: a remainder of the other sign."""
    zero = cx.constant(type, 0)
    differs = cx.op("OpBitwiseXor", type, remainder, divisor)
    return cx.op(
        "OpLogicalAnd",
        with_element(type, bool_),
        cx.truth("OpINotEqual", type, remainder, zero),
        cx.truth("OpSLessThan", type, differs, zero),
    )


def _borrow(cx: Emitter, type: Element, remainder: int, divisor: int) -> int:
    crosses = _crosses(cx, type, remainder, divisor)
    return cx.select(type, crosses, cx.constant(type, 1), cx.constant(type, 0))

"""Quotients where a driver multiplies by the reciprocal, which is 0 for a divisor beyond ``2**126``.

Vulkan and WGSL promise a quotient for other divisors alone. Beyond ``2**64`` both operands are scaled, which changes no
quotient: one whose dividend becomes subnormal is below all numbers anyway::

    %q: f32 = div %x, %y      ->      %far = gt (abs %y), 2**64
                                      %s = select %far, 2**-32, 1
                                      %d = mul %y, %s                   rounded: lest a driver cancel the factor
                                      %q = div (mul %x, %s), %d

Halves are divided in f32, which has a normal number for each of their subnormal ones.
"""

from __future__ import annotations

from transpile.ir import core
from transpile.ir.types import Scalar, Vector, bool_, element_of, f16, f32, u32, with_element
from transpile.ir.values import Constant, Value
from transpile.passes.rebuild import Rebuilder

FAR = 2.0**64
FACTOR = 2.0**-32
ROUNDED = 0xFFFFFFFE
"""A minimum that changes no number, as in ``transpile.polyfills.rounded``."""


def near_values(kernel: core.Kernel) -> set[Value]:
    """Return the floats that are known to be at most `FAR`: what was an integer or a half, and square roots."""
    found: set[Value] = set()
    for op in core.walk(kernel.body):
        match op:
            case core.Cast(value=value, result=result) if is_narrow(value):
                found.add(result)
            case core.Apply(op="sqrt", result=result):
                found.add(result)
            case core.Construct(parts=parts, result=result) if all(
                isinstance(part, Constant) and is_near(part, found) for part in parts
            ):
                found.add(result)
            case _:
                pass
    return found


def is_narrow(value: Value) -> bool:
    kind = value.type
    assert isinstance(kind, (Scalar, Vector))
    return element_of(kind) is f16 or not element_of(kind).is_float


def is_near(value: Value, known: set[Value]) -> bool:
    if isinstance(value, Constant):
        return value.type.is_float and abs(value.value) <= FAR
    return value in known


def divide_halves(write: Rebuilder, op: core.Apply) -> None:
    """Divide f16 in f32, and round once."""
    kind = op.result.type
    assert isinstance(kind, (Scalar, Vector))
    wide = with_element(kind, f32)
    args = [
        Constant(f32, a.value) if isinstance(a, Constant) else write.cast(a, wide, span=op.span)
        for a in op.args
    ]
    quotient = write.apply("div", *args, type=wide, span=op.span)
    write.emit(core.Cast(quotient, op.result, op.span))


def divide_scaled(write: Rebuilder, op: core.Apply) -> None:
    x, y = op.args
    kind, span = op.result.type, op.span
    assert isinstance(kind, (Scalar, Vector))
    words = with_element(kind, u32)

    def all_lanes(scalar: Scalar, number: float) -> Value:
        constant = Constant(scalar, number)
        if isinstance(kind, Scalar):
            return constant
        result = Value(with_element(kind, scalar))
        write.emit(core.Construct((constant,), result, span))
        return result

    def bits(value: Value, type: Scalar | Vector) -> Value:
        result = Value(type)
        write.emit(core.Bitcast(value, result, span))
        return result

    size = write.apply("abs", y, type=kind, span=span)
    far_away = all_lanes(f32, FAR)
    far = write.apply("gt", size, far_away, type=with_element(kind, bool_), span=span)
    factors = all_lanes(f32, FACTOR), all_lanes(f32, 1.0)
    factor = write.apply("select", far, *factors, type=kind, span=span)
    divisor = bits(write.apply("mul", y, factor, type=kind, span=span), words)
    divisor = write.apply("min", divisor, all_lanes(u32, ROUNDED), type=words, span=span)
    dividend = write.apply("mul", x, factor, type=kind, span=span)
    write.emit(core.Apply("div", (dividend, bits(divisor, kind)), op.result, {}, span))

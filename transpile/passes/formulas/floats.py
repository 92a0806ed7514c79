"""Floats: NaN tests by bits, minima that propagate or ignore NaN, ``//`` and ``%`` from the exact remainder."""

from __future__ import annotations

import math
from collections.abc import Sequence

from transpile.ir.types import f32, scalar
from transpile.ir.values import Constant, Value
from transpile.passes.formulas.write import Formula, Write, scalar_type


def minimum(write: Write, args: Sequence[Value]) -> Value | None:
    return extreme(write, args, "lt")


def maximum(write: Write, args: Sequence[Value]) -> Value | None:
    return extreme(write, args, "gt")


def extreme(write: Write, args: Sequence[Value], row: str) -> Value | None:
    """Choose by a comparison that is false for NaN, so that one that is NaN stays."""
    x, y = args
    if not scalar_type(x).is_float:
        return write("select", write(row, x, y), x, y)
    if is_number(x):
        x, y = y, x
    takes_y = write("gt" if row == "lt" else "lt", x, y)
    if write.forgets_nan:
        chosen = write("select", takes_y, y, x)
        for value in (x,) if is_number(y) else (y, x):
            chosen = keeping_nan(write, value, chosen)
        return chosen
    if not is_number(y):
        takes_y = write("logical_or", takes_y, write("ne", y, y))
    return write("select", takes_y, y, x)


def fmin(write: Write, args: Sequence[Value]) -> Value | None:
    return number_of(write, args, "lt")


def fmax(write: Write, args: Sequence[Value]) -> Value | None:
    return number_of(write, args, "gt")


def number_of(write: Write, args: Sequence[Value], row: str) -> Value | None:
    x, y = args
    if is_number(x):
        x, y = y, x
    takes_x = write(row, x, y)
    if write.forgets_nan:
        chosen = write("select", write("is_nan", x), y, write("select", takes_x, x, y))
        return chosen if is_number(y) else write("select", write("is_nan", y), x, chosen)
    if not is_number(y):
        takes_x = write("logical_or", takes_x, write("is_nan", y))
    return write("select", takes_x, x, y)


def clamp(write: Write, args: Sequence[Value]) -> Value | None:
    x, low, high = args
    if write.forgets_nan and is_number(low) and is_number(high):
        inside = write("select", write("lt", x, low), low, x)
        inside = write("select", write("gt", inside, high), high, inside)
        return keeping_nan(write, x, inside)
    return write("min", write("max", x, low), high)


def keeping_nan(write: Write, x: Value, result: Value) -> Value:
    """Return a result, but `x` where that is NaN, as its bits tell."""
    return write("select", write("is_nan", x), x, result)


def is_number(value: Value) -> bool:
    return isinstance(value, Constant) and not math.isnan(value.value)


def is_nan(write: Write, args: Sequence[Value]) -> Value | None:
    magnitude, infinity = magnitude_bits(write, args[0])
    return write("gt", magnitude, infinity)


def is_inf(write: Write, args: Sequence[Value]) -> Value | None:
    magnitude, infinity = magnitude_bits(write, args[0])
    return write("eq", magnitude, infinity)


def is_finite(write: Write, args: Sequence[Value]) -> Value | None:
    magnitude, infinity = magnitude_bits(write, args[0])
    return write("lt", magnitude, infinity)


def magnitude_bits(write: Write, x: Value) -> tuple[Value, Constant]:
    """Return the bits without the sign, and those of infinity; all NaNs are above."""
    kind = scalar_type(x)
    if kind.bits == 16:
        x, kind = write.to(x, f32), f32
    unsigned = scalar(f"u{kind.bits}")
    mask = Constant(unsigned, (1 << (kind.bits - 1)) - 1)
    infinity = 0x7F800000 if kind.bits == 32 else 0x7FF0000000000000
    return write("bit_and", write.bits(x, unsigned), mask), Constant(unsigned, infinity)


def rem_floor(write: Write, args: Sequence[Value]) -> Value | None:
    """Give the exact remainder the divisor's sign, as Python and NumPy do."""
    x, y = args
    kind = scalar_type(x)
    zero = Constant(kind, 0.0)
    rest = write("rem_trunc", x, y)
    negative = write("lt", y, zero)
    differs = write("ne", negative, write("lt", rest, zero))
    moved = write("select", differs, write("add", rest, y), rest)
    none = write("select", negative, Constant(kind, -0.0), zero)
    result = write("select", write("eq", rest, zero), none, moved)
    return keeping_nan(write, rest, result) if write.forgets_nan else result


def rsqrt(write: Write, args: Sequence[Value]) -> Value | None:
    return write("div", Constant(scalar_type(args[0]), 1.0), write("sqrt", args[0]))


def degrees(write: Write, args: Sequence[Value]) -> Value | None:
    return write("mul", args[0], Constant(scalar_type(args[0]), 180.0 / math.pi))


def radians(write: Write, args: Sequence[Value]) -> Value | None:
    return write("mul", args[0], Constant(scalar_type(args[0]), math.pi / 180.0))


def div_floor(write: Write, args: Sequence[Value]) -> Value | None:
    """Divide what the remainder leaves, as NumPy's ``floor_divide`` does; by zero as IEEE does."""
    x, y = args
    kind = scalar_type(x)
    if kind.bits == 16:
        # Differences and quotients of halves would be rounded on the way.
        return write.to(write("div_floor", write.to(x, f32), write.to(y, f32)), kind)
    zero, one = Constant(kind, 0.0), Constant(kind, 1.0)
    rest = write("rem_trunc", x, y)
    differs = write("ne", write("lt", y, zero), write("lt", rest, zero))
    moves = write("logical_and", write("ne", rest, zero), differs)
    quotient = write("div", write("sub", x, rest), y)
    quotient = write("select", moves, write("sub", quotient, one), quotient)
    floor = write("floor", quotient)
    above = write("gt", write("sub", quotient, floor), Constant(kind, 0.5))
    floor = write("select", above, write("add", floor, one), floor)
    plain = write("div", x, y)
    # A zero quotient has the sign of the true one; multiplying keeps it.
    signed = write("mul", plain, zero)
    floor = write("select", write("eq", quotient, zero), signed, floor)
    return write("select", write("eq", y, zero), plain, floor)


FORMULAS: dict[str, Formula] = {
    "min": minimum,
    "max": maximum,
    "fmin": fmin,
    "fmax": fmax,
    "rsqrt": rsqrt,
    "degrees": degrees,
    "radians": radians,
    "is_nan": is_nan,
    "is_inf": is_inf,
    "is_finite": is_finite,
}

"""Integer arithmetic: floor division, saturating shifts and sums, the high half of a product, size and sign.

Floor division follows Python, with 0 for a division by zero and wrapping for the least number by -1.
"""

from __future__ import annotations

from collections.abc import Sequence

from transpile.ir.types import Scalar, integer_range, scalar
from transpile.ir.values import Constant, Value
from transpile.passes.formulas import floats
from transpile.passes.formulas.write import (
    Formula,
    Write,
    is_power_of_two,
    known,
    scalar_type,
)


def div_floor(write: Write, args: Sequence[Value]) -> Value | None:
    x, y = args
    kind = scalar_type(x)
    if kind.is_float:
        return floats.div_floor(write, args)
    divisor = known(y)
    zero, one = Constant(kind, 0), Constant(kind, 1)
    if divisor == 0:
        return zero
    if is_one_by(x, y):
        return write.to(write("eq", y, one), kind)
    if not kind.is_signed or (write.is_nonnegative(x) and write.is_nonnegative(y)):
        if divisor is not None or write.is_positive(y):
            return write("div_trunc", x, y)
        quotient = write("div_trunc", x, write("max", y, one))
        return write("select", write("eq", y, zero), zero, quotient)
    if divisor == -1:
        return write("neg", x)
    if divisor is not None and is_power_of_two(divisor):
        return write("shr_masked", x, Constant(kind, divisor.bit_length() - 1))
    safe = y if divisor is not None else safe_divisor(write, y, kind)
    quotient = write("div_trunc", x, safe)
    rest = write("sub", x, write("mul", quotient, safe))
    down = write("select", rounds_wrongly(write, rest, y), write("sub", quotient, one), quotient)
    if divisor is not None or write.is_positive(y):
        return down
    if write.is_nonnegative(y):
        return write("select", write("eq", y, zero), zero, down)
    wrapped = write("select", write("eq", y, Constant(kind, -1)), write("neg", x), down)
    return write("select", write("eq", y, zero), zero, wrapped)


def rem_floor(write: Write, args: Sequence[Value]) -> Value | None:
    x, y = args
    kind = scalar_type(x)
    if kind.is_float:
        return floats.rem_floor(write, args)
    divisor = known(y)
    zero = Constant(kind, 0)
    if divisor in (0, 1, -1):
        return zero
    if is_one_by(x, y):
        return write.to(write("gt", y, Constant(kind, 1)), kind)
    if not kind.is_signed or (write.is_nonnegative(x) and write.is_nonnegative(y)):
        if divisor is not None or write.is_positive(y):
            return write("rem_trunc", x, y)
        return write("rem_trunc", x, write("max", y, Constant(kind, 1)))
    if divisor is not None and is_power_of_two(divisor):
        return write("bit_and", x, Constant(kind, divisor - 1))
    safe = y if divisor is not None else safe_divisor(write, y, kind)
    rest = write("rem_trunc", x, safe)
    return write("select", rounds_wrongly(write, rest, y), write("add", rest, y), rest)


def rem_trunc(write: Write, args: Sequence[Value]) -> Value | None:
    x, y = args
    if scalar_type(x).is_float:
        return None
    return write("sub", x, write("mul", write("div_trunc", x, y), y))


def div_ceil(write: Write, args: Sequence[Value]) -> Value | None:
    x, y = args
    kind = scalar_type(x)
    divisor = known(y)
    zero, one = Constant(kind, 0), Constant(kind, 1)
    if divisor == 0:
        return zero
    if divisor == -1:
        return write("neg", x)
    if is_one_by(x, y):
        return write.to(write("ne", y, zero), kind)
    is_plain = not kind.is_signed or (write.is_nonnegative(x) and write.is_positive(y))
    safe = y
    if divisor is None and not (is_plain and write.is_positive(y)):
        safe = safe_divisor(write, y, kind) if kind.is_signed else write("max", y, one)
    quotient = write("div_trunc", x, safe)
    rest = write("sub", x, write("mul", quotient, safe))
    up = write("ne", rest, zero)
    if not is_plain:
        same = write("ge", write("bit_xor", rest, y), zero)
        up = write("logical_and", up, same)
    above = write("select", up, write("add", quotient, one), quotient)
    if safe is y:
        return above
    if kind.is_signed:
        above = write("select", write("eq", y, Constant(kind, -1)), write("neg", x), above)
    return write("select", write("eq", y, zero), zero, above)


def is_multiple_of(write: Write, args: Sequence[Value]) -> Value | None:
    x, y = args
    kind = scalar_type(x)
    divisor = known(y)
    zero, one = Constant(kind, 0), Constant(kind, 1)
    if divisor == 0:
        return write("eq", x, zero)
    if is_one_by(x, y):
        return write("eq", y, one)
    if divisor is not None and is_power_of_two(divisor):
        return write("eq", write("bit_and", x, Constant(kind, divisor - 1)), zero)
    if divisor is not None or write.is_positive(y):
        # By -1 the least number has a remainder in no target.
        return write("eq", write("rem_trunc", x, one if divisor == -1 else y), zero)
    safe = safe_divisor(write, y, kind) if kind.is_signed else write("max", y, one)
    divides = write("eq", write("rem_trunc", x, safe), zero)
    return write("select", write("eq", y, zero), write("eq", x, zero), divides)


def clamp(write: Write, args: Sequence[Value]) -> Value | None:
    x, low, high = args
    if scalar_type(x).is_float:
        return floats.clamp(write, args)
    return write("min", write("max", x, low), high)


def is_one_by(x: Value, y: Value) -> bool:
    """Tell whether 1 is divided by a number without a sign: NVIDIA's Vulkan driver finds 1 for every u16."""
    return known(x) == 1 and known(y) is None and not scalar_type(x).is_signed


def safe_divisor(write: Write, y: Value, kind: Scalar) -> Value:
    """Return 1 for the divisors 0 and -1, which targets do not define for every dividend."""
    if write.is_positive(y):
        return y
    if write.is_nonnegative(y):
        return write("max", y, Constant(kind, 1))
    # y + 1 is 0 or 1 exactly for these.
    unsigned = scalar(f"u{kind.bits}")
    shifted = write.to(write("add", y, Constant(kind, 1)), unsigned)
    return write("select", write("le", shifted, Constant(unsigned, 1)), Constant(kind, 1), y)


def rounds_wrongly(write: Write, rest: Value, y: Value) -> Value:
    """Tell whether a remainder's sign is not the divisor's."""
    kind = scalar_type(rest)
    zero = Constant(kind, 0)
    divisor = known(y)
    if divisor is not None or write.is_nonnegative(y):
        is_below = divisor is None or divisor > 0
        return write("lt" if is_below else "gt", rest, zero)
    differs = write("lt", write("bit_xor", rest, y), zero)
    return write("logical_and", write("ne", rest, zero), differs)


def shift_left(write: Write, args: Sequence[Value]) -> Value | None:
    x, count = args
    kind = scalar_type(x)
    number = known(count)
    if number is not None:
        inside = 0 <= number < kind.bits
        return write("shl_masked", x, count) if inside else Constant(kind, 0)
    shifted = write("shl_masked", x, count)
    return write("select", is_below_width(write, count), shifted, Constant(kind, 0))


def shift_right(write: Write, args: Sequence[Value]) -> Value | None:
    x, count = args
    kind = scalar_type(x)
    number = known(count)
    last = Constant(kind, kind.bits - 1)
    if number is not None:
        if 0 <= number < kind.bits:
            return write("shr_masked", x, count)
        return write("shr_masked", x, last) if kind.is_signed else Constant(kind, 0)
    if kind.is_signed:
        return write("shr_masked", x, write("select", is_below_width(write, count), count, last))
    shifted = write("shr_masked", x, count)
    return write("select", is_below_width(write, count), shifted, Constant(kind, 0))


def is_below_width(write: Write, count: Value) -> Value:
    """Tell whether a shift's count is less than the width; a negative one is not."""
    kind = scalar_type(count)
    unsigned = scalar(f"u{kind.bits}")
    return write("lt", write.to(count, unsigned), Constant(unsigned, kind.bits))


def absolute(write: Write, args: Sequence[Value]) -> Value | None:
    (x,) = args
    return write("max", x, write("neg", x))


def saturating_add(write: Write, args: Sequence[Value]) -> Value | None:
    x, y = args
    kind = scalar_type(x)
    if not kind.is_signed:
        # Not by a choice: NVIDIA's Vulkan driver mixes up the halves of 64-bit ones.
        return write("add", x, write("min", y, write("bit_not", x)))
    least, greatest = integer_range(kind)
    total = write("add", x, y)
    crossed = write("bit_and", write("bit_xor", x, total), write("bit_xor", y, total))
    return saturated(write, x, crossed, total, least, greatest)


def saturating_sub(write: Write, args: Sequence[Value]) -> Value | None:
    x, y = args
    kind = scalar_type(x)
    if not kind.is_signed:
        return write("sub", x, write("min", x, y))
    least, greatest = integer_range(kind)
    difference = write("sub", x, y)
    crossed = write("bit_and", write("bit_xor", x, y), write("bit_xor", x, difference))
    return saturated(write, x, crossed, difference, least, greatest)


def saturated(
    write: Write, x: Value, crossed: Value, result: Value, least: int, greatest: int
) -> Value:
    """Return the limit on the side of `x` where `crossed` is negative."""
    kind = scalar_type(x)
    zero = Constant(kind, 0)
    limit = write("select", write("lt", x, zero), Constant(kind, least), Constant(kind, greatest))
    return write("select", write("lt", crossed, zero), limit, result)


def mul_hi(write: Write, args: Sequence[Value]) -> Value | None:
    x, y = args
    kind = scalar_type(x)
    if kind.bits < 32:
        wide = scalar("i32" if kind.is_signed else "u32")
        product = write("mul", write.to(x, wide), write.to(y, wide))
        return write.to(write("shr_masked", product, Constant(wide, kind.bits)), kind)
    unsigned = scalar(f"u{kind.bits}")
    a, b = write.to(x, unsigned), write.to(y, unsigned)
    high = high_half(write, a, b, unsigned)
    if not kind.is_signed:
        return high
    # In two's complement a negative operand counts 2**bits too much.
    zero, none = Constant(kind, 0), Constant(unsigned, 0)
    high = write("sub", high, write("select", write("lt", x, zero), b, none))
    high = write("sub", high, write("select", write("lt", y, zero), a, none))
    return write.to(high, kind)


def high_half(write: Write, a: Value, b: Value, kind: Scalar) -> Value:
    """Multiply by halves (Hacker's Delight, 8-2)."""
    half = Constant(kind, kind.bits // 2)
    mask = Constant(kind, (1 << (kind.bits // 2)) - 1)
    a_low, a_high = write("bit_and", a, mask), write("shr_masked", a, half)
    b_low, b_high = write("bit_and", b, mask), write("shr_masked", b, half)
    low = write("mul", a_low, b_low)
    middle = write("add", write("mul", a_high, b_low), write("shr_masked", low, half))
    other = write("add", write("mul", a_low, b_high), write("bit_and", middle, mask))
    high = write("add", write("mul", a_high, b_high), write("shr_masked", middle, half))
    return write("add", high, write("shr_masked", other, half))


def sign(write: Write, args: Sequence[Value]) -> Value | None:
    (x,) = args
    kind = scalar_type(x)
    zero = Constant(kind, 0.0 if kind.is_float else 0)
    one = Constant(kind, 1.0 if kind.is_float else 1)
    if not kind.is_signed and not kind.is_float:
        return write("select", write("eq", x, zero), zero, one)
    minus = Constant(kind, -one.value)
    # What is neither above nor below zero is a zero, or NaN.
    below = write("select", write("lt", x, zero), minus, x)
    result = write("select", write("gt", x, zero), one, below)
    return floats.keeping_nan(write, x, result) if kind.is_float and write.forgets_nan else result


def power(write: Write, args: Sequence[Value]) -> Value | None:
    """Multiply out small constant exponents; the loop for the others is a polyfill."""
    x, y = args
    kind = scalar_type(x)
    exponent = known(y)
    if exponent is None:
        return None
    if exponent < 0:
        return Constant(kind, 0)
    result: Value | None = None
    square = x
    while exponent:
        if exponent & 1:
            result = square if result is None else write("mul", result, square)
        exponent >>= 1
        if exponent:
            square = write("mul", square, square)
    return Constant(kind, 1) if result is None else result


FORMULAS: dict[str, Formula] = {
    "div_floor": div_floor,
    "rem_floor": rem_floor,
    "div_ceil": div_ceil,
    "is_multiple_of": is_multiple_of,
    "clamp": clamp,
    "shift_left": shift_left,
    "shift_right": shift_right,
    "abs": absolute,
    "rem_trunc": rem_trunc,
    "saturating_add": saturating_add,
    "saturating_sub": saturating_sub,
    "mul_hi": mul_hi,
    "sign": sign,
    "pow": power,
}

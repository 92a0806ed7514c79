"""64-bit integers as pairs of words, low and high, where a target has none (``Capabilities.paired``).

Only memory, slots and choices know a pair as one value; arithmetic takes it apart and puts it together again::

    %r: u64 = add %a, %b        ->        low = a.low + b.low
                                          high = a.high + b.high + (1 if low < a.low else 0)

Counts of shifts are taken modulo 64. Division and products over planes are functions of ``transpile.polyfills.words``;
sums over planes are those of three parts of the bits, which can't overflow a word.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from transpile.ir.types import Scalar, f32, i32, u32, u64
from transpile.ir.values import Constant, Value
from transpile.passes.formulas.write import Write, scalar_type

Words = tuple[Value, Value]

ZERO, ONE = Constant(u32, 0), Constant(u32, 1)


def row(write: Write, name: str, args: Sequence[Value]) -> Value:
    """Apply a row that integers have to pairs."""
    return ROWS[name](write, args)


def widened(write: Write, value: Value, kind: Scalar) -> Value:
    """Convert a number to a pair: integers wrap, floats saturate and NaN gives 0."""
    source = scalar_type(value)
    if source.bits == 64:
        return write.bits(value, kind)
    if source.is_float:
        return from_float(write, write.to(value, f32), kind)
    if source.is_signed:
        low = write.to(value, i32)
        high = write("shr_masked", low, Constant(i32, 31))
        return write.pair(write.bits(low, u32), write.bits(high, u32), kind)
    return write.pair(write.to(value, u32), ZERO, kind)


def narrowed(write: Write, value: Value, kind: Scalar) -> Value:
    """Convert a pair to a narrower number."""
    low, high = write.words(value)
    if kind.is_bool:
        return write("ne", write("bit_or", low, high), ZERO)
    if kind.is_float:
        return write.to(to_float(write, value), kind)
    return write.to(low, kind)


def add(write: Write, args: Sequence[Value]) -> Value:
    (al, ah), (bl, bh) = map(write.words, args)
    low = write("add", al, bl)
    carry = write("select", write("lt", low, al), ONE, ZERO)
    return write.pair(low, write("add", write("add", ah, bh), carry), scalar_type(args[0]))


def subtract(write: Write, args: Sequence[Value]) -> Value:
    (al, ah), (bl, bh) = map(write.words, args)
    borrow = write("select", write("lt", al, bl), ONE, ZERO)
    high = write("sub", write("sub", ah, bh), borrow)
    return write.pair(write("sub", al, bl), high, scalar_type(args[0]))


def negate(write: Write, args: Sequence[Value]) -> Value:
    return subtract(write, (Constant(scalar_type(args[0]), 0), args[0]))


def multiply(write: Write, args: Sequence[Value]) -> Value:
    (al, ah), (bl, bh) = map(write.words, args)
    crossed = write("add", write("mul", al, bh), write("mul", ah, bl))
    high = write("add", write("mul_hi", al, bl), crossed)
    return write.pair(write("mul", al, bl), high, scalar_type(args[0]))


def absolute(write: Write, args: Sequence[Value]) -> Value:
    (x,) = args
    if not scalar_type(x).is_signed:
        return x
    return write("select", is_negative(write, x), negate(write, args), x)


def divide(write: Write, args: Sequence[Value]) -> Value:
    x, y = args
    kind = scalar_type(x)
    if not kind.is_signed:
        return write.function("divide_words", args, kind)
    sizes = [write.bits(absolute(write, (value,)), u64) for value in args]
    size = write.bits(write.function("divide_words", sizes, u64), kind)
    differ = write("ne", is_negative(write, x), is_negative(write, y))
    return write("select", differ, negate(write, (size,)), size)


def remainder(write: Write, args: Sequence[Value]) -> Value:
    x, y = args
    return subtract(write, (x, multiply(write, (divide(write, args), y))))


def both(name: str) -> Callable[[Write, Sequence[Value]], Value]:
    """Return the formula of a bitwise row: the row on each word."""

    def formula(write: Write, args: Sequence[Value]) -> Value:
        lows, highs = zip(*map(write.words, args), strict=True)
        return write.pair(write(name, *lows), write(name, *highs), scalar_type(args[0]))

    return formula


def shift_left(write: Write, args: Sequence[Value]) -> Value:
    low, high = write.words(args[0])
    count, rest, is_small = counts(write, args[1])
    # Shifted by 1 first, for a count of 0 would ask for a shift by 32.
    carried = write("shr_masked", write("shr_masked", low, ONE), rest)
    near = write("bit_or", write("shl_masked", high, count), carried)
    moved = write("shl_masked", low, count)
    high = write("select", is_small, near, moved)
    return write.pair(write("select", is_small, moved, ZERO), high, scalar_type(args[0]))


def shift_right(write: Write, args: Sequence[Value]) -> Value:
    kind = scalar_type(args[0])
    low, high = write.words(args[0])
    count, rest, is_small = counts(write, args[1])
    carried = write("shl_masked", write("shl_masked", high, ONE), rest)
    near = write("bit_or", write("shr_masked", low, count), carried)
    if kind.is_signed:
        signed = write.bits(high, i32)
        moved = write.bits(write("shr_masked", signed, write.bits(count, i32)), u32)
        fill = write.bits(write("shr_masked", signed, Constant(i32, 31)), u32)
    else:
        moved, fill = write("shr_masked", high, count), ZERO
    low = write("select", is_small, near, moved)
    return write.pair(low, write("select", is_small, moved, fill), kind)


def counts(write: Write, count: Value) -> tuple[Value, Value, Value]:
    """Return a shift's count modulo 32, 31 less that, and whether it is below 32."""
    low, _ = write.words(count)
    within = write("bit_and", low, Constant(u32, 31))
    is_small = write("eq", write("bit_and", low, Constant(u32, 32)), ZERO)
    return within, write("sub", Constant(u32, 31), within), is_small


def equal(write: Write, args: Sequence[Value]) -> Value:
    (al, ah), (bl, bh) = map(write.words, args)
    return write("logical_and", write("eq", al, bl), write("eq", ah, bh))


def less(write: Write, args: Sequence[Value]) -> Value:
    (al, ah), (bl, bh) = map(write.words, args)
    same = write("logical_and", write("eq", ah, bh), write("lt", al, bl))
    if scalar_type(args[0]).is_signed:
        ah, bh = write.bits(ah, i32), write.bits(bh, i32)
    return write("logical_or", write("lt", ah, bh), same)


def is_negative(write: Write, x: Value) -> Value:
    return write("lt", write.bits(write.words(x)[1], i32), Constant(i32, 0))


def to_float(write: Write, value: Value) -> Value:
    """Round a pair to f32, once: the highest 32 bits, of which the last also stands for all below it."""
    kind = scalar_type(value)
    size = absolute(write, (value,)) if kind.is_signed else value
    zeros = write("clz", write.bits(size, u64))
    low, high = write.words(shift_left(write, (size, zeros)))
    top = write("bit_or", high, write("select", write("eq", low, ZERO), ZERO, ONE))
    below = write("sub", Constant(u32, 32 + 127), write.words(zeros)[0])
    scale = write.bits(write("shl_masked", below, Constant(u32, 23)), f32)
    number = write("mul", write.to(top, f32), scale)
    if not kind.is_signed:
        return number
    return write("select", is_negative(write, value), write("neg", number), number)


def from_float(write: Write, x: Value, kind: Scalar) -> Value:
    size = write("abs", x)
    high = write.to(write("mul", size, Constant(f32, 2.0**-32)), u32)
    rest = write("sub", size, write("mul", write.to(high, f32), Constant(f32, 2.0**32)))
    number = write.pair(write.to(rest, u32), high, kind)
    below = write("lt", x, Constant(f32, 0.0))
    if kind.is_signed:
        limit = write("ge", size, Constant(f32, 2.0**63))
        least, most = Constant(kind, -(1 << 63)), Constant(kind, (1 << 63) - 1)
        number = write("select", below, negate(write, (number,)), number)
        number = write("select", limit, write("select", below, least, most), number)
    else:
        limit = write("ge", x, Constant(f32, 2.0**64))
        number = write("select", limit, Constant(kind, (1 << 64) - 1), number)
        number = write("select", below, Constant(kind, 0), number)
    return write("select", write("eq", x, x), number, Constant(kind, 0))


PART = 22
"""Bits whose sum over a plane fits a word, in planes of up to 1024 units; three parts make 64 bits."""


def plane_sum(name: str) -> Callable[[Write, Sequence[Value]], Value]:
    """Return the formula of a sum or scan over a plane: the row on three parts, put together with the carry."""

    def formula(write: Write, args: Sequence[Value]) -> Value:
        low, high = write.words(args[0])
        mask, above = Constant(u32, (1 << PART) - 1), Constant(u32, 32 - PART)
        first = write(name, write("bit_and", low, mask))
        joint = write("shl_masked", high, above)
        joint = write("bit_or", write("shr_masked", low, Constant(u32, PART)), joint)
        second = write(name, write("bit_and", joint, mask))
        third = write(name, write("shr_masked", high, Constant(u32, 2 * PART - 32)))
        low = write("add", first, write("shl_masked", second, Constant(u32, PART)))
        carry = write("select", write("lt", low, first), ONE, ZERO)
        high = write("shl_masked", third, Constant(u32, 2 * PART - 32))
        high = write("add", write("shr_masked", second, above), high)
        return write.pair(low, write("add", high, carry), scalar_type(args[0]))

    return formula


def plane_extreme(name: str, beaten: int) -> Callable[[Write, Sequence[Value]], Value]:
    """Return the formula of the least or greatest over a plane: of the low words where the high one is the best."""

    def formula(write: Write, args: Sequence[Value]) -> Value:
        kind = scalar_type(args[0])
        low, high = write.words(args[0])
        top = write.bits(high, i32) if kind.is_signed else high
        best = write(name, top)
        low = write("select", write("eq", top, best), low, Constant(u32, beaten))
        return write.pair(write(name, low), write.bits(best, u32), kind)

    return formula


def plane_product(name: str) -> Callable[[Write, Sequence[Value]], Value]:
    return lambda write, args: write.function(f"{name}_words", args, scalar_type(args[0]))


ROWS: dict[str, Callable[[Write, Sequence[Value]], Value]] = {
    "add": add,
    "sub": subtract,
    "neg": negate,
    "mul": multiply,
    "abs": absolute,
    "div_trunc": divide,
    "rem_trunc": remainder,
    **{name: both(name) for name in ("bit_and", "bit_or", "bit_xor", "bit_not")},
    "shl_masked": shift_left,
    "shr_masked": shift_right,
    "eq": equal,
    "ne": lambda write, args: write("logical_not", equal(write, args)),
    "lt": less,
    "gt": lambda write, args: less(write, args[::-1]),
    "le": lambda write, args: write("logical_not", less(write, args[::-1])),
    "ge": lambda write, args: write("logical_not", less(write, args)),
    "min": lambda write, args: write("select", less(write, args), args[0], args[1]),
    "max": lambda write, args: write("select", less(write, args), args[1], args[0]),
    **{
        name: plane_sum(name)
        for name in ("plane_sum", "plane_inclusive_sum", "plane_exclusive_sum")
    },
    **{
        name: plane_product(name)
        for name in ("plane_prod", "plane_inclusive_prod", "plane_exclusive_prod")
    },
    "plane_min": plane_extreme("plane_min", 0xFFFFFFFF),
    "plane_max": plane_extreme("plane_max", 0),
}

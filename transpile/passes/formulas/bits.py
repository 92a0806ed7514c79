"""Bit counts of integers that are not 32 bits wide, by those that are."""

from __future__ import annotations

from collections.abc import Sequence

from transpile.ir.types import Scalar, scalar, u32, u64
from transpile.ir.values import Constant, Value
from transpile.passes.formulas.write import Formula, Write, scalar_type


def popcount(write: Write, args: Sequence[Value]) -> Value | None:
    (x,) = args
    kind = scalar_type(x)
    if kind.bits == 64:
        low, high = halves(write, x)
        total = write("add", write("popcount", low), write("popcount", high))
        return write.to(total, kind)
    # Shifted up, so that no bit above the number counts: NVIDIA's Vulkan driver takes a u16 for an i16 here.
    word = write("shl_masked", plain(write, x, kind), Constant(u32, 32 - kind.bits))
    return write.to(write("popcount", word), kind)


def clz(write: Write, args: Sequence[Value]) -> Value | None:
    (x,) = args
    kind = scalar_type(x)
    if kind.bits == 64:
        low, high = halves(write, x)
        empty = write("eq", high, Constant(u32, 0))
        below = write("add", write("clz", low), Constant(u32, 32))
        return write.to(write("select", empty, below, write("clz", high)), kind)
    zeros = write("clz", plain(write, x, kind))
    return write.to(write("sub", zeros, Constant(u32, 32 - kind.bits)), kind)


def ctz(write: Write, args: Sequence[Value]) -> Value | None:
    (x,) = args
    kind = scalar_type(x)
    if kind.bits == 64:
        low, high = halves(write, x)
        empty = write("eq", low, Constant(u32, 0))
        above = write("add", write("ctz", high), Constant(u32, 32))
        return write.to(write("select", empty, above, write("ctz", low)), kind)
    # A bit just above the type ends the count.
    stop = write("bit_or", plain(write, x, kind), Constant(u32, 1 << kind.bits))
    return write.to(write("ctz", stop), kind)


def find_first_set(write: Write, args: Sequence[Value]) -> Value | None:
    (x,) = args
    kind = scalar_type(x)
    zero, one = Constant(kind, 0), Constant(kind, 1)
    above = write("add", write("ctz", x), one)
    return write("select", write("eq", x, zero), zero, above)


def reverse_bits(write: Write, args: Sequence[Value]) -> Value | None:
    (x,) = args
    kind = scalar_type(x)
    if kind.bits == 64:
        low, high = halves(write, x)
        top = write.to(write("reverse_bits", low), u64)
        bottom = write.to(write("reverse_bits", high), u64)
        joined = write("bit_or", write("shl_masked", top, Constant(u64, 32)), bottom)
        return write.to(joined, kind)
    reverse = write("reverse_bits", plain(write, x, kind))
    return write.to(write("shr_masked", reverse, Constant(u32, 32 - kind.bits)), kind)


def plain(write: Write, x: Value, kind: Scalar) -> Value:
    """Widen a narrow integer with zeros."""
    return write.to(write.to(x, scalar(f"u{kind.bits}")), u32)


def halves(write: Write, x: Value) -> tuple[Value, Value]:
    wide = write.to(x, u64)
    return write.to(wide, u32), write.to(write("shr_masked", wide, Constant(u64, 32)), u32)


FORMULAS: dict[str, Formula] = {
    "popcount": popcount,
    "clz": clz,
    "ctz": ctz,
    "find_first_set": find_first_set,
    "reverse_bits": reverse_bits,
}

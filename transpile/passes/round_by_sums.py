"""Round f32 to bf16 by two sums, where a device has nothing better.

Rounding takes six operations on integers or more, of which GPUs do half as many at a time as of those on f32. Two sums
do it as well (after Veltkamp's splitting: T. J. Dekker, "A floating-point technique for extending the available
precision", 1971)::

    %m = mul %x, 65536                exact
    %d = sub %m, %x                   65535 x, rounded to a multiple of the last place that %x has as a bf16
    %r = sub %m, %d                   %x, rounded so; this difference is exact

It is right for each normal number below 2^112 (``tests/passes/test_round_by_sums.py`` tries them), rounds to even and
keeps the sign of zero. Beyond, the product is infinite and the result no number: where a vector has such a lane, an
infinity or a NaN, the cast does it. It also serves for numbers that no arithmetic made, which may be subnormal.

No compiler may take ``m - (m - x)`` for ``x``. SPIR-V has a word for that; in WGSL the sums are fused ones, which
compilers seem to leave alone, and only devices where that was tried ask for it (``Capabilities.rounds_by_sums``).
"""

from __future__ import annotations

from collections.abc import Callable

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import (
    Reference,
    Scalar,
    Vector,
    f32,
    u16,
    u32,
    with_element,
)
from transpile.ir.values import Constant, Value
from transpile.passes.lanewise import splat
from transpile.passes.rebuild import Rebuilder

Row = Callable[..., Value]
FACTOR = 65536.0


def round_by_sums(
    write: Rebuilder, x: Value, result: Value, span: Span | None, *, is_fused: bool, row: Row
) -> None:
    """Write `result`, the bf16 next to `x`, a number or vector of f32; `row` writes what may have to be replaced."""
    kind, half = x.type, result.type
    assert isinstance(kind, (Scalar, Vector))
    assert isinstance(half, (Scalar, Vector))
    factor = splat(write, FACTOR, kind, span)
    if is_fused:
        rest = write.apply("neg", x, type=kind, span=span)
        rest = write.apply("fma", x, factor, rest, type=kind, span=span)
        rest = write.apply("neg", rest, type=kind, span=span)
        quick = write.apply("fma", x, factor, rest, type=kind, span=span)
    else:
        rounded = {"rounded": True}
        product = write.apply("mul", x, factor, type=kind, span=span)
        rest = write.apply("sub", product, x, type=kind, span=span, attributes=rounded)
        quick = write.apply("sub", product, rest, type=kind, span=span, attributes=rounded)
    slot = Value(Reference(kind), result.name)
    write.emit(core.Declare(slot, quick, span))
    total = _total(write, quick, span)
    if is_fused:
        is_large = row("logical_not", row("is_finite", total))
    else:
        is_large = row("ne", total, total)
    narrow, wide = Value(half), Value(kind)
    slow = (
        core.Cast(x, narrow, span),
        core.Cast(narrow, wide, span),
        core.Store(slot, wide, None, span),
    )
    write.emit(core.If(is_large, slow, (), span))
    found = Value(kind)
    write.emit(core.Load(slot, found, None, span))
    take_half(write, found, result, span)


def take_half(write: Rebuilder, x: Value, result: Value, span: Span | None) -> None:
    """Write `result`, a bf16, as the upper half of an f32 whose lower half is 0."""
    kind = x.type
    assert isinstance(kind, (Scalar, Vector))
    words = with_element(kind, u32)
    bits = Value(words)
    write.emit(core.Bitcast(x, bits, span))
    sixteen = splat(write, 16, words, span)
    high = write.apply("shr_masked", bits, sixteen, type=words, span=span)
    high = write.cast(high, with_element(kind, u16), span=span)
    write.emit(core.Bitcast(high, result, span))


def _total(write: Rebuilder, x: Value, span: Span | None) -> Value:
    """Return the sum of the lanes."""
    if not isinstance(x.type, Vector):
        return x
    total: Value | None = None
    for number in range(x.type.width):
        lane = Value(f32)
        write.emit(core.Extract(x, Constant(u32, number), lane, span))
        total = lane if total is None else write.apply("add", total, lane, type=f32, span=span)
    assert total is not None
    return total

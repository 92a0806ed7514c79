"""Round f32 to bf16 by two sums, where a device has nothing better.

Rounding takes six operations on integers or more, of which GPUs do half as many at a time as of those on f32. Two sums
do it as well (after Veltkamp's splitting: T. J. Dekker, "A floating-point technique for extending the available
precision", 1971)::

    %m = mul %x, 65536                exact
    %d = sub %m, %x                   65535 x, rounded to a multiple of the last place that %x has as a bf16
    %r = sub %m, %d                   %x, rounded so; this difference is exact

It is right for each normal number below 2^112 (``tests/passes/test_round_by_sums.py`` tries them), rounds to even and
keeps the sign of zero. Beyond, the product is infinite and the result no number: where a vector has such a lane, an
infinity or a NaN, the cast does it, after one branch for all the parts that a wide vector has here. It also serves for
numbers that no arithmetic made, which may be subnormal.

No compiler may take ``m - (m - x)`` for ``x``. SPIR-V has a word for that; in WGSL the sums are fused ones, which
compilers seem to leave alone, and only devices where that was tried ask for it (``Capabilities.rounds_by_sums``).
``fma(x, 65536, -65535 * x)`` would be an operation less, but makes 0 of -0.
"""

from __future__ import annotations

from collections.abc import Iterable, Set

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import (
    Reference,
    Scalar,
    Vector,
    bool_,
    f32,
    u16,
    u32,
    with_element,
)
from transpile.ir.values import Constant, Value
from transpile.ops.capabilities import Capabilities
from transpile.passes.lanewise import splat
from transpile.passes.rebuild import Rebuilder

FACTOR = 65536.0
PURE = (core.Apply, core.Construct, core.Extract, core.Bitcast, core.Cast)


def round_by_sums(
    kernel: core.Kernel, casts: Set[Value], capabilities: Capabilities
) -> core.Kernel:
    """Return `kernel` with two sums in place of each cast to bf16 that makes one of `casts`."""
    return _Sums(casts, is_fused=capabilities.name == "wgsl").kernel(kernel) if casts else kernel


class _Sums(Rebuilder):
    def __init__(self, casts: Set[Value], *, is_fused: bool) -> None:
        super().__init__()
        self.casts = casts
        self.is_fused = is_fused
        self.waiting: list[core.Cast] = []
        """Parts of one vector, which share a branch for what the sums can't round."""

    def inline(self, region: Iterable[core.Op]) -> None:
        super().inline(region)
        self.flush()

    def visit(self, op: core.Op) -> None:
        if isinstance(op, core.Cast) and op.result in self.casts:
            if self.waiting and self.waiting[0].span != op.span:
                self.flush()
            self.waiting.append(op)
            return
        made = {cast.result for cast in self.waiting}
        if made and (not isinstance(op, PURE) or not made.isdisjoint(op.uses())):
            self.flush()
        self.keep(op)

    def flush(self) -> None:
        """Round the parts that wait."""
        casts, self.waiting = self.waiting, []
        if not casts:
            return
        span = casts[0].span
        slots: list[Value] = []
        sums: list[Value] = []
        for cast in casts:
            quick = self.rounded(cast.value, span)
            assert isinstance(quick.type, (Scalar, Vector))
            slots.append(Value(Reference(quick.type), cast.result.name))
            self.emit(core.Declare(slots[-1], quick, span))
            sums += self.lanes(quick, span)
        while len(sums) > 1:  # none waits for more than log2 of the others
            pairs = zip(sums[::2], sums[1::2], strict=False)
            added = [self.apply("add", a, b, type=f32, span=span) for a, b in pairs]
            sums = added + sums[len(added) * 2 :]
        slow: list[core.Op] = []
        for cast, slot in zip(casts, slots, strict=True):
            narrow, wide = Value(cast.result.type), Value(cast.value.type)
            slow += core.Cast(cast.value, narrow, span), core.Cast(narrow, wide, span)
            slow.append(core.Store(slot, wide, None, span))
        self.emit(core.If(self.is_large(sums[0], span), tuple(slow), (), span))
        for cast, slot in zip(casts, slots, strict=True):
            found = Value(cast.value.type)
            self.emit(core.Load(slot, found, None, span))
            take_half(self, found, cast.result, span)

    def rounded(self, x: Value, span: Span | None) -> Value:
        """Write the two sums."""
        kind = x.type
        assert isinstance(kind, (Scalar, Vector))
        factor = splat(self, FACTOR, kind, span)
        if self.is_fused:
            rest = self.apply("neg", x, type=kind, span=span)
            rest = self.apply("fma", x, factor, rest, type=kind, span=span)
            rest = self.apply("neg", rest, type=kind, span=span)
            return self.apply("fma", x, factor, rest, type=kind, span=span)
        rounded = {"rounded": True}
        product = self.apply("mul", x, factor, type=kind, span=span)
        rest = self.apply("sub", product, x, type=kind, span=span, attributes=rounded)
        return self.apply("sub", product, rest, type=kind, span=span, attributes=rounded)

    def is_large(self, total: Value, span: Span | None) -> Value:
        """Test whether a sum of results has an infinity or a NaN in it."""
        if not self.is_fused:
            return self.apply("ne", total, total, type=bool_, span=span)
        bits = Value(u32)
        self.emit(core.Bitcast(total, bits, span))
        number = self.apply("bit_and", bits, Constant(u32, 0x7FFFFFFF), type=u32, span=span)
        return self.apply("ge", number, Constant(u32, 0x7F800000), type=bool_, span=span)

    def lanes(self, x: Value, span: Span | None) -> list[Value]:
        if not isinstance(x.type, Vector):
            return [x]
        lanes = [Value(f32) for _ in range(x.type.width)]
        for number, lane in enumerate(lanes):
            self.emit(core.Extract(x, Constant(u32, number), lane, span))
        return lanes


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

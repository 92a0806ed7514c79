"""Round to a half once where the target's own conversion rounds twice: ``Kernel -> Kernel``.

What has more digits than f32 is rounded to f32 first there, and a number just beside the middle of two halves becomes
the middle. So the digits that no half needs are replaced by one that says whether any of them was set (rounding to
odd)::

    %r: bf16 = cast %n                ->    %rest = bit_and %n, 255        the lowest of 32 bits
                                            ...
                                            %odd = bit_and (%n | (%rest + 255)), -256
                                            %near = select %is_large, %odd, %n
                                            %r: bf16 = cast %near
"""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Scalar, Vector, element_of, f32, u64
from transpile.ir.values import Value
from transpile.ops.capabilities import Capabilities
from transpile.passes.lanewise import Lanewise
from transpile.passes.ranges import Ranges, is_integer

DIGITS = 24
"""Of f32."""
KEPT = {"f16": 13, "bf16": 10}
"""Digits that tell how to round: the type's, the next one, and whether there is more."""


def round_once(kernel: core.Kernel, capabilities: Capabilities) -> core.Kernel:
    """Return `kernel` with conversions that round once; the same object if it has none to mend."""
    if not capabilities.rounds_twice:
        return kernel
    return _RoundOnce(kernel, capabilities.rounds_twice).kernel(kernel)


class _RoundOnce(Lanewise):
    VISITS: ClassVar[frozenset[type[core.Op]] | None] = frozenset({core.Cast})

    def __init__(self, kernel: core.Kernel, twice: frozenset[tuple[Scalar, Scalar]]) -> None:
        super().__init__()
        self.source = kernel
        self.twice = twice

    @cached_property
    def ranges(self) -> Ranges:
        """Made for the first integer that becomes a half."""
        return Ranges(self.source)

    def visit(self, op: core.Op) -> None:
        if not isinstance(op, core.Cast):
            self.keep(op)  # its regions
            return
        source, target = op.value.type, op.result.type
        assert isinstance(source, (Scalar, Vector))
        assert isinstance(target, (Scalar, Vector))
        pair = element_of(source), element_of(target)
        if pair not in self.twice or self.is_exact(op.value):
            self.emit(op)
            return
        if pair[0].is_float:
            number = self.of_float(op.value, KEPT[pair[1].name], op.span)
        else:
            number = self.of_integer(op.value, KEPT[pair[1].name], op.span)
        self.emit(core.Cast(number, op.result, op.span))

    def is_exact(self, value: Value) -> bool:
        """Tell whether f32 holds every number that an integer can be."""
        held = self.ranges.of(value) if is_integer(value) else None
        return held is not None and held[0] >= -(1 << DIGITS) and held[1] <= 1 << DIGITS

    def of_float(self, value: Value, kept: int, span: Span | None) -> Value:
        """Return an f64 as an f32 of few digits; a NaN keeps one."""
        bits = self.bits(value, u64, span)
        odd = self.odd(bits, 53 - kept, span)
        back = self.bits(odd, element_of(value.type), span)  # type: ignore[arg-type]
        return self.cast(back, self.like(value.type, f32), span=span)

    def of_integer(self, value: Value, kept: int, span: Span | None) -> Value:
        """Return an integer of at most as many digits as f32 has, in steps that leave enough of them."""
        scalar = element_of(value.type)  # type: ignore[arg-type]
        dropped = 0
        while scalar.bits - dropped > DIGITS:
            least = 1 << (DIGITS + dropped)
            dropped = min(dropped + DIGITS - kept, scalar.bits - DIGITS)
            odd = self.odd(value, dropped, span)
            is_large = self.test("ge", value, least, span)
            if scalar.is_signed:
                low = self.test("le", value, -least, span)
                is_large = self.apply("logical_or", is_large, low, type=low.type, span=span)
            value = self.apply("select", is_large, odd, value, type=value.type, span=span)
        return value

    def odd(self, value: Value, dropped: int, span: Span | None) -> Value:
        """Return an integer with its lowest digits zero, and the next one set if any of them was."""
        mask = (1 << dropped) - 1
        rest = self.word("bit_and", value, mask, span)
        carry = self.word("add", rest, mask, span)
        either = self.apply("bit_or", value, carry, type=value.type, span=span)
        scalar = element_of(value.type)  # type: ignore[arg-type]
        above = -1 - mask if scalar.is_signed else (1 << scalar.bits) - 1 - mask
        return self.word("bit_and", either, above, span)

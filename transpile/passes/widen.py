"""Compute narrow numbers in 32 bits where a target has no narrower ones: ``Kernel -> Kernel``.

Values of ``Capabilities.packed`` types become i32, u32 or f32 that hold the same number, from arithmetic that may leave
their range wrapped or rounded::

    %r: i8 = add %a, %b                   %0: i32 = add %a, %b
                                    ->    %1: i32 = shl_masked %0, 24:i32
                                          %r: i32 = shr_masked %1, 24:i32

Slots, loop variables, vectors, memory of the cube and of the unit follow. bool is left alone, but for its memory.
"""

from __future__ import annotations

from collections.abc import Iterable

from transpile.diagnose.record import replaced
from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import (
    Memory,
    Reference,
    Scalar,
    Type,
    Vector,
    bool_,
    element_of,
    f32,
    i32,
    integer_range,
    u32,
    with_element,
)
from transpile.ir.values import Constant, Value
from transpile.ops.capabilities import Capabilities
from transpile.passes.lanewise import Lanewise
from transpile.passes.rebuild import with_fields

EXACT = frozenset(
    "bit_and bit_or bit_xor min max select rem_trunc shr_masked assume_uniform plane_broadcast plane_shuffle"
    " plane_shuffle_xor plane_shuffle_up plane_shuffle_down plane_min plane_max".split()
)
"""Rows whose results are in range when their operands are."""
SHIFTS = ("shl_masked", "shr_masked")


def widen(kernel: core.Kernel, capabilities: Capabilities) -> core.Kernel:
    """Return `kernel` without values of packed types."""
    narrow = frozenset(capabilities.packed - {bool_})
    if not narrow:
        return kernel
    for op in core.walk(kernel.body):
        for value in (*core.results(op), *core.operands(op)):
            kind = value.type
            if element_of(kind if isinstance(kind, (Scalar, Vector)) else kind.element) in narrow:
                return _Widen(narrow).kernel(kernel)
    return kernel


class _Widen(Lanewise):
    def __init__(self, narrow: frozenset[Scalar]) -> None:
        super().__init__()
        self.narrow = narrow

    def wide(self, kind: Type) -> Type:
        """Return the type that stands for `kind`; the same object where it stands for itself."""
        if isinstance(kind, (Memory, Reference)):
            element = self.wide(kind.element)
            return kind if element is kind.element else replaced(kind, element=element)
        scalar = element_of(kind)
        if scalar not in self.narrow:
            return kind
        return with_element(kind, f32 if scalar.is_float else i32 if scalar.is_signed else u32)

    def inline(self, region: Iterable[core.Op]) -> None:
        for op in region:
            self.visit(self.substituted(op))  # constants are replaced too

    def substituted(self, op: core.Op) -> core.Op:
        op = super().substituted(op)
        changed: dict[str, object] = {}
        for name in op.OPERANDS:
            used = getattr(op, name)
            if isinstance(used, tuple):
                new = tuple([self.constant(value) for value in used])
                if any(a is not b for a, b in zip(used, new, strict=True)):
                    changed[name] = new
            elif used is not None and self.constant(used) is not used:
                changed[name] = self.constant(used)
        return with_fields(op, changed) if changed else op

    def constant(self, value: Value) -> Value:
        kind = self.wide(value.type)
        if isinstance(value, Constant) and kind is not value.type:
            assert isinstance(kind, Scalar)
            return Constant(kind, value.value)
        return value

    def visit(self, op: core.Op) -> None:
        match op:
            case core.Apply():
                self.row(op)
            case core.Cast():
                self.converted(op)
            case core.Bitcast():
                self.reinterpreted(op)
            case _:
                self.retyped(op)

    def retyped(self, op: core.Op) -> None:
        """Keep an op that only moves values, with a result of the wide type."""
        changed: dict[str, object] = {}
        for name in op.RESULTS:
            old = getattr(op, name)
            kind = self.wide(old.type)
            if kind is not old.type:
                changed[name] = new = Value(kind, old.name)
                self.replace(old, new)
        self.keep(with_fields(op, changed) if changed else op)

    def row(self, op: core.Apply) -> None:
        kind = op.result.type
        assert isinstance(kind, (Scalar, Vector))
        wide = self.wide(kind)
        if wide is kind:
            self.keep(op)
            return
        args = op.args
        if op.op in SHIFTS:
            count = self.word("bit_and", args[1], element_of(kind).bits - 1, op.span)
            args = (args[0], count)
        result = self.apply(op.op, *args, type=wide, span=op.span, attributes=op.attributes)
        if op.op not in EXACT:
            result = self.wrapped(result, element_of(kind), op.span)
        self.define(op.result, result)

    def define(self, old: Value, new: Value) -> None:
        if old.name and not new.name and not isinstance(new, Constant):
            new.name = old.name
        self.replace(old, new)

    def converted(self, op: core.Cast) -> None:
        value, kind = op.value, op.result.type
        assert isinstance(kind, (Scalar, Vector))
        assert isinstance(value.type, (Scalar, Vector))
        wide = self.wide(kind)
        if wide is kind:
            if value.type == kind:  # it was bf16
                self.replace(op.result, value)
            else:
                self.emit(op)
            return
        assert isinstance(wide, (Scalar, Vector))
        scalar, source = element_of(kind), element_of(value.type)
        number = self.cast(value, wide, span=op.span)
        if scalar.is_float:
            number = self.rounded(number, op.span)
        elif source.is_float:
            low, high = integer_range(scalar)
            number = self.word("max", self.word("min", number, high, op.span), low, op.span)
        elif not source.is_bool:
            number = self.wrapped(number, scalar, op.span)
        self.define(op.result, number)

    def wrapped(self, value: Value, scalar: Scalar, span: Span | None) -> Value:
        """Return the number in the range of `scalar` that has the same lowest bits."""
        if not scalar.is_signed:
            return self.word("bit_and", value, (1 << scalar.bits) - 1, span)
        above = 32 - scalar.bits
        return self.word("shr_masked", self.word("shl_masked", value, above, span), above, span)

    def rounded(self, value: Value, span: Span | None) -> Value:
        """Return an f32 rounded to bf16, to even; NaN stays one."""
        bits = self.bits(value, u32, span)
        odd = self.word("bit_and", self.word("shr_masked", bits, 16, span), 1, span)
        up = self.apply("add", self.word("add", bits, 0x7FFF, span), odd, type=bits.type, span=span)
        number = self.word("bit_and", up, 0xFFFF0000, span)
        is_nan = self.test("gt", self.word("shl_masked", bits, 1, span), 0xFF000000, span)
        quiet = self.splat(0x7FC00000, bits.type, span)
        chosen = self.apply("select", is_nan, quiet, number, type=bits.type, span=span)
        return self.bits(chosen, f32, span)

    def reinterpreted(self, op: core.Bitcast) -> None:
        value, kind = op.value, op.result.type
        assert isinstance(kind, (Scalar, Vector))
        assert isinstance(value.type, (Scalar, Vector))
        scalar, source = element_of(kind), element_of(value.type)
        if source == f32 and scalar.bits == 16:  # the bits of a bf16
            bits = self.word("shr_masked", self.bits(value, u32, op.span), 16, op.span)
            if scalar.is_signed:
                bits = self.as_integer(bits, scalar, op.span)
            self.define(op.result, bits)
        elif scalar in self.narrow and scalar.is_float:
            word = self.bits(value, u32, op.span)
            self.define(
                op.result, self.bits(self.word("shl_masked", word, 16, op.span), f32, op.span)
            )
        elif scalar in self.narrow:
            self.define(op.result, self.as_integer(value, scalar, op.span))
        else:
            self.emit(op)

    def as_integer(self, value: Value, scalar: Scalar, span: Span | None) -> Value:
        target = i32 if scalar.is_signed else u32
        return self.wrapped(self.bits(value, target, span), scalar, span)

"""Report what has no result, and make the use of undefined memory show: for launches with ``validate=True``.

    %q: i32 = div_floor %a, %b     ->   %0: bool_ = eq %b, 0:i32
                                        if %0 { ... note the first failure }
                                        %q: i32 = div_floor %a, %b
    %m: shared<f32, 64> = shared   ->   %m: shared<f32, 64> = shared
                                        for %i in unit_pos, 64, cube_dim { store %m[%i], nan }
                                        barrier sync_cube

Integers are not divided by zero nor raised to a negative power, and lanes of vectors are in range; ``passes.bounds``
reports accesses of memory. What was never written to shared memory reads as NaN, or as bytes of 0xa5.
"""

from __future__ import annotations

import math
from dataclasses import replace

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import (
    Memory,
    Reference,
    Scalar,
    Space,
    Vector,
    bool_,
    element_of,
    integer_range,
    u32,
)
from transpile.ir.values import Constant, Value
from transpile.passes.grid import after_shared
from transpile.passes.notes import Notes
from transpile.passes.rebuild import Rebuilder

ZERO_DIVISOR = frozenset({"div_floor", "rem_floor", "div_trunc", "rem_trunc"})
"""Rows whose second operand must not be zero on integers."""
PATTERN = 0xA5


def validate(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` with checks of numbers, and with shared memory that is poisoned until it is written."""
    if not kernel.validate:
        return kernel
    rebuilder = _Validate(kernel)
    return rebuilder.notes.finished(rebuilder.poisoned(rebuilder.kernel(kernel)))


class _Validate(Rebuilder):
    def __init__(self, kernel: core.Kernel) -> None:
        super().__init__()
        self.notes = Notes(self, kernel)
        self.notes_reads = kernel.validate is True

    def visit(self, op: core.Op) -> None:
        match op:
            case core.Apply(op=row, args=(_, divisor)) if row in ZERO_DIVISOR:
                self.expect(op, "eq", divisor, f"`{row}` divides by zero")
            case core.Apply(op="pow", args=(_, exponent)):
                self.expect(op, "lt", exponent, "an integer is raised to a negative power")
            case core.Extract(value=vector, lane=lane) if self.notes_reads:
                self.expect_lane("read", vector, lane, op.span)
            case core.Insert(value=vector, lane=lane):
                self.expect_lane("write", vector, lane, op.span)
        self.keep(op)

    def expect(self, op: core.Apply, row: str, operand: Value, text: str) -> None:
        """Note a failure where an operand, or a lane of it, is zero or below."""
        kind = operand.type
        assert isinstance(kind, (Scalar, Vector))
        element = element_of(kind)
        if element.is_float or (row == "lt" and not element.is_signed):
            return
        if isinstance(operand, Constant):
            if operand.value != 0 if row == "eq" else operand.value >= 0:
                return
        bad: Value | None = None
        for lane in self.lanes(operand, op.span):
            one = self.apply(row, lane, Constant(element, 0), type=bool_, span=op.span)
            bad = (
                one if bad is None else self.apply("logical_or", bad, one, type=bool_, span=op.span)
            )
        assert bad is not None
        self.notes.fail(bad, "number", text, op.span)

    def lanes(self, value: Value, span: Span | None) -> list[Value]:
        if not isinstance(value.type, Vector):
            return [value]
        found = []
        for number in range(value.type.width):
            lane = Value(value.type.element)
            self.emit(core.Extract(value, Constant(u32, number), lane, span))
            found.append(lane)
        return found

    def expect_lane(self, action: str, vector: Value, lane: Value, span: Span | None) -> None:
        if isinstance(lane, Constant):
            return
        assert isinstance(vector.type, Vector)
        assert isinstance(lane.type, Scalar)
        width = Constant(lane.type, vector.type.width)
        bad = self.apply("ge", lane, width, type=bool_, span=span)
        if lane.type.is_signed:
            low = self.apply("lt", lane, Constant(lane.type, 0), type=bool_, span=span)
            bad = self.apply("logical_or", bad, low, type=bool_, span=span)
        self.notes.fail(bad, action, vector.name or "vector", span, lane, width)

    # Shared memory

    def poisoned(self, kernel: core.Kernel) -> core.Kernel:
        """Return the kernel with its shared memory filled before anything else happens."""
        head, body = after_shared(kernel.body)
        shared = [op for op in head if isinstance(op, core.SharedAlloc)]
        if not shared:
            return kernel
        self.written = []
        for op in shared:
            self.fill(op.result, kernel)
        self.emit(core.Barrier("sync_cube", kernel.span))
        return replace(kernel, body=(*head, *self.written, *body))

    def fill(self, memory: Value, kernel: core.Kernel) -> None:
        kind, span = memory.type, kernel.span
        assert isinstance(kind, Memory)
        start = self.apply("unit_pos", type=u32, span=span)
        outer, self.written = self.written, []
        position = Value(u32, "poisoned")
        for part in range(kind.units):
            place = Value(Reference(kind.element, Space.SHARED))
            self.emit(core.Index(memory, (position,), place, False, part, span))
            value: Value = poison_of(element_of(kind.element))
            if isinstance(kind.element, Vector):
                splat = Value(kind.element)
                self.emit(core.Construct((value,), splat, span))
                value = splat
            if kind.atomic:
                old = Value(kind.element)
                self.emit(core.Atomic("atomic_store", place, (value,), old, span=span))
            else:
                self.emit(core.Store(place, value, None, span))
        body, self.written = tuple(self.written), outer
        stop, step = Constant(u32, (kind.length or 0) // kind.units), Constant(u32, kernel.units)
        self.emit(core.For(position, start, stop, step, body, span))


def poison_of(type: Scalar) -> Constant:
    """Return what undefined memory holds: a value that nobody takes for a result."""
    if type.is_float:
        return Constant(type, math.nan)
    if type.is_bool:
        return Constant(type, True)
    bits = int.from_bytes(bytes([PATTERN]) * type.bytes, "little")
    low, high = integer_range(type)
    return Constant(type, bits if bits <= high else bits - (high - low + 1))

"""Report what has no result, and make the use of undefined memory show: for launches with ``validate=True``.

    %q: i32 = div_floor %a, %b     ->   %0: bool_ = eq %b, 0:i32
                                        if %0 { ... note the first failure }
                                        %q: i32 = div_floor %a, %b

Integers are not divided by zero nor raised to a negative power, and lanes of vectors are in range; ``passes.bounds``
reports accesses of memory, and ``passes.poison`` fills shared memory that was not written yet.
"""

from __future__ import annotations

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Scalar, Vector, bool_, element_of, u32
from transpile.ir.values import Constant, Value
from transpile.ops.table import TABLE
from transpile.passes.notes import Notes
from transpile.passes.poison import poison
from transpile.passes.rebuild import Rebuilder

ZERO_DIVISOR = frozenset({"div_floor", "div_ceil", "rem_floor", "div_trunc", "rem_trunc"})
"""Rows whose second operand must not be zero on integers."""


def validate(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` with checks of numbers, and with shared memory that is poisoned until it is written."""
    if not kernel.validate:
        return kernel
    rebuilder = _Validate(kernel)
    return rebuilder.notes.finished(poison(rebuilder.kernel(kernel)))


class _Validate(Rebuilder):
    def __init__(self, kernel: core.Kernel) -> None:
        super().__init__()
        self.notes = Notes(self, kernel)
        self.notes_reads = kernel.validate is True

    def visit(self, op: core.Op) -> None:
        match op:
            case core.Apply(op=row, args=(_, divisor)) if row in ZERO_DIVISOR:
                self.expect(op, "eq", divisor, f"`{TABLE[row].written}` divides by zero")
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

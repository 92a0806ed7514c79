"""Arithmetic on values of one or more lanes, as single operations of ``arith``, ``math`` and a few
LLVM intrinsics.

Row functions and math polynomials are written with these; a method adds one line and returns the
name of its result.
"""

from __future__ import annotations

from collections.abc import Callable

from transpile.diagnose.record import Record
from transpile.ir.types import Scalar, u8, u16, u32, u64
from transpile.lower.mlir.text import Text
from transpile.lower.mlir.types import lanes_type, scalar_type, with_lanes

Number = bool | int | float
UNSIGNED = {8: u8, 16: u16, 32: u32, 64: u64}


def mangled(type: Scalar, lanes: int) -> str:
    """Return the suffix of an overloaded LLVM intrinsic."""
    return scalar_type(type) if lanes == 1 else f"v{lanes}{scalar_type(type)}"


class Numbers(Record):
    """Writes operations on `lanes` lanes into a function's text."""

    text: Text
    lanes: int
    call: Callable[[str, Scalar, int, tuple[str, ...]], str]
    """Returns the operation that calls a math function of this module, by name, element type, lanes
    and arguments.
    """
    hint: str = ""
    """Name for intermediate results."""

    def type(self, type: Scalar) -> str:
        return lanes_type(type, self.lanes)

    def constant(self, type: Scalar, value: Number) -> str:
        return self.text.constant(type, value, self.lanes)

    def emit(self, operation: str, hint: str = "") -> str:
        """Name the result of `operation`; a bare name is its own result."""
        if operation.startswith("%"):
            return operation
        return self.text.value(hint or self.hint or "v", operation)

    def unary(self, name: str, value: str, type: Scalar, hint: str = "") -> str:
        return self.emit(f"{name} {value} : {self.type(type)}", hint)

    def binary(self, name: str, left: str, right: str, type: Scalar, hint: str = "") -> str:
        return self.emit(f"{name} {left}, {right} : {self.type(type)}", hint)

    def compare(self, predicate: str, left: str, right: str, type: Scalar, hint: str = "") -> str:
        name = "arith.cmpf" if type.is_float else "arith.cmpi"
        return self.emit(f"{name} {predicate}, {left}, {right} : {self.type(type)}", hint)

    def select_text(self, condition: str, left: str, right: str, type: Scalar) -> str:
        if self.lanes == 1:
            return f"arith.select {condition}, {left}, {right} : {self.type(type)}"
        return f"arith.select {condition}, {left}, {right} : {with_lanes('i1', self.lanes)}, {self.type(type)}"

    def select(self, condition: str, left: str, right: str, type: Scalar, hint: str = "") -> str:
        return self.emit(self.select_text(condition, left, right, type), hint)

    def cast(self, name: str, value: str, source: Scalar, result: Scalar, hint: str = "") -> str:
        return self.emit(f"{name} {value} : {self.type(source)} to {self.type(result)}", hint)

    def fma(self, left: str, right: str, third: str, type: Scalar, hint: str = "") -> str:
        return self.emit(f"math.fma {left}, {right}, {third} : {self.type(type)}", hint)

    def intrinsic(
        self, name: str, args: tuple[str, ...], types: tuple[Scalar, ...], result: Scalar
    ) -> str:
        """Return the call of an LLVM intrinsic by its full name."""
        operands = ", ".join(self.type(t) for t in types)
        return (
            f'llvm.call_intrinsic "{name}"({", ".join(args)}) : ({operands}) -> {self.type(result)}'
        )

"""Arithmetic on f32 lanes for the approximations: each method adds one operation and returns its
name.
"""

from __future__ import annotations

from transpile.ir.types import bool_ as BOOL
from transpile.ir.types import f32, i32
from transpile.lower.mlir.numbers import Numbers


class Floats:
    """Writes f32 (and i32) operations of one function."""

    def __init__(self, numbers: Numbers) -> None:
        self.n = numbers

    def number(self, value: float) -> str:
        return self.n.constant(f32, value)

    def integer(self, value: int) -> str:
        return self.n.constant(i32, value)

    def add(self, left: str, right: str, hint: str = "") -> str:
        return self.n.binary("arith.addf", left, right, f32, hint)

    def sub(self, left: str, right: str, hint: str = "") -> str:
        return self.n.binary("arith.subf", left, right, f32, hint)

    def mul(self, left: str, right: str, hint: str = "") -> str:
        return self.n.binary("arith.mulf", left, right, f32, hint)

    def div(self, left: str, right: str, hint: str = "") -> str:
        return self.n.binary("arith.divf", left, right, f32, hint)

    def fma(self, left: str, right: str, third: str, hint: str = "") -> str:
        return self.n.fma(left, right, third, f32, hint)

    def negate(self, value: str, hint: str = "") -> str:
        return self.n.unary("arith.negf", value, f32, hint)

    def size(self, value: str, hint: str = "size") -> str:
        return self.n.unary("math.absf", value, f32, hint)

    def root(self, value: str, hint: str = "root") -> str:
        return self.n.unary("math.sqrt", value, f32, hint)

    def nearest(self, value: str, hint: str = "") -> str:
        return self.n.unary("math.roundeven", value, f32, hint)

    def at_most(self, value: str, limit: float, hint: str = "") -> str:
        """Clamp from above; NaN stays. In this form it is one instruction."""
        bound = self.number(limit)
        return self.select(self.compare("olt", bound, value), bound, value, hint)

    def at_least(self, value: str, limit: float, hint: str = "") -> str:
        bound = self.number(limit)
        return self.select(self.compare("ogt", bound, value), bound, value, hint)

    def least(self, left: str, right: str, hint: str = "") -> str:
        """The smaller; NaN if one is."""
        return self.n.binary("arith.minimumf", left, right, f32, hint)

    def most(self, left: str, right: str, hint: str = "") -> str:
        return self.n.binary("arith.maximumf", left, right, f32, hint)

    def with_sign(self, value: str, sign: str, hint: str = "") -> str:
        return self.n.binary("math.copysign", value, sign, f32, hint)

    def compare(self, predicate: str, left: str, right: str, hint: str = "") -> str:
        return self.n.compare(predicate, left, right, f32, hint)

    def both(self, left: str, right: str, hint: str = "") -> str:
        return self.n.binary("arith.andi", left, right, BOOL, hint)

    def either(self, left: str, right: str, hint: str = "") -> str:
        return self.n.binary("arith.ori", left, right, BOOL, hint)

    def select(self, condition: str, left: str, right: str, hint: str = "") -> str:
        return self.n.select(condition, left, right, f32, hint)

    def bits(self, value: str, hint: str = "bits") -> str:
        return self.n.cast("arith.bitcast", value, f32, i32, hint)

    def from_bits(self, value: str, hint: str = "") -> str:
        return self.n.cast("arith.bitcast", value, i32, f32, hint)

    def from_integer(self, value: str, hint: str = "") -> str:
        return self.n.cast("arith.sitofp", value, i32, f32, hint)

    def whole(self, name: str, left: str, right: str, hint: str = "") -> str:
        """An integer operation of ``arith``."""
        return self.n.binary(f"arith.{name}", left, right, i32, hint)

    def polynomial(self, x: str, coefficients: tuple[float, ...], hint: str = "p") -> str:
        """Horner's scheme, the highest power first."""
        value = self.number(coefficients[0])
        for coefficient in coefficients[1:]:
            value = self.fma(value, x, self.number(coefficient), hint)
        return value

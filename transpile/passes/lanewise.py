"""What passes write that compute with integers and their bits, on numbers and on vectors alike."""

from __future__ import annotations

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Scalar, Type, Vector, bool_, element_of, with_element
from transpile.ir.values import Constant, Value
from transpile.passes.rebuild import Rebuilder


class Lanewise(Rebuilder):
    """A rebuilder with rows whose second operand is a constant in all lanes."""

    def like(self, kind: Type, scalar: Scalar) -> Scalar | Vector:
        """Return `kind` with lanes of another type."""
        assert isinstance(kind, (Scalar, Vector))
        return with_element(kind, scalar)

    def bits(self, value: Value, scalar: Scalar, span: Span | None) -> Value:
        """Write a bitcast of each lane; nothing if it has the type already."""
        kind = self.like(value.type, scalar)
        if kind == value.type:
            return value
        result = Value(kind)
        self.emit(core.Bitcast(value, result, span))
        return result

    def splat(self, number: float, kind: Type, span: Span | None) -> Value:
        """Return a constant in all lanes."""
        return splat(self, number, kind, span)

    def word(self, row: str, value: Value, number: int, span: Span | None) -> Value:
        """Apply a row to integers and a constant."""
        other = self.splat(number, value.type, span)
        return self.apply(row, value, other, type=value.type, span=span)

    def test(self, row: str, value: Value, number: int, span: Span | None) -> Value:
        """Compare integers with a constant."""
        other = self.splat(number, value.type, span)
        return self.apply(row, value, other, type=self.like(value.type, bool_), span=span)


def splat(write: Rebuilder, number: float, kind: Type, span: Span | None) -> Value:
    """Return a constant in all lanes."""
    assert isinstance(kind, (Scalar, Vector))
    constant = Constant(element_of(kind), number)
    if isinstance(kind, Scalar):
        return constant
    result = Value(kind)
    write.emit(core.Construct((constant,), result, span))
    return result

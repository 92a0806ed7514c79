"""Keep what NaN does in branches of which a driver makes minima and maxima, where it assumes that there is no NaN.

    %0: bool_ = gt %x, 3.0:f32          %0: bool_ = gt %x, 3.0:f32
    if %0 {                             %1: bool_ = (the bits of %x are a number's)
        store %s, 3.0:f32        ->     %2: bool_ = logical_and %0, %1
    }                                   if %2 {
                                            store %s, 3.0:f32
                                        }

A compiler turns such a branch into a choice and that into ``min(x, 3.0)``, whatever a comparison with NaN would have
said. So branches take part that store an operand of the comparison in a variable, or in both arms, and choices by two
conditions at once; `legalize` sees to choices by one.
"""

from __future__ import annotations

from typing import ClassVar

from transpile.ir import core
from transpile.ir.types import Reference, Scalar, Space, bool_, f32, u32
from transpile.ir.values import Constant, Value
from transpile.passes.contents import Contents, contents
from transpile.passes.rebuild import Rebuilder, with_fields

ORDER = frozenset({"lt", "le", "gt", "ge"})
INFINITY = 0x7F800000
"""The bits of the largest f32; NaN's are above, the sign aside."""


def nan_branches(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` with NaN looked for in these conditions; the same object if there are none."""
    held = contents(kernel.body)
    return kernel if held.rows.isdisjoint(ORDER) else _Guard(held).kernel(kernel)


class _Guard(Rebuilder):
    VISITS: ClassVar[frozenset[type[core.Op]] | None] = frozenset({core.Apply, core.If})

    def __init__(self, held: Contents) -> None:
        super().__init__()
        self.made = {value: op for op in held.ops for value in op.makes()}

    def visit(self, op: core.Op) -> None:
        if isinstance(op, core.If) and self.chooses(op):
            op = with_fields(op, {"condition": self.sure(op.condition, op)})
        elif isinstance(op, core.Apply) and op.op == "select" and self.joins(op):
            condition, *arms = op.args
            op = with_fields(op, {"args": (self.sure(condition, op), *arms)})
        self.keep(op)

    def chooses(self, op: core.If) -> bool:
        """Tell whether a branch stores one of the floats whose order decides about it."""
        decisive = {self.origin(value) for value in self.compared(op.condition)}
        if not decisive:
            return False
        stores = [
            [
                inner
                for inner in core.walk(arm)
                if isinstance(inner, core.Store)
                and not decisive.isdisjoint(map(self.origin, self.parts(inner.value)))
            ]
            for arm in core.regions(op)
        ]
        return all(stores) or any(_is_variable(store.place) for arm in stores for store in arm)

    def joins(self, op: core.Apply) -> bool:
        """Tell whether two conditions at once choose one of the floats whose order is among them."""
        made = self.made.get(op.args[0])
        if not isinstance(made, core.Apply) or made.op != "logical_and":
            return False
        decisive = {self.origin(value) for value in self.compared(op.args[0])}
        return not decisive.isdisjoint(map(self.origin, op.args[1:]))

    def compared(self, condition: Value) -> list[Value]:
        """Return the floats whose order must be so for a condition to hold."""
        made = self.made.get(condition)
        if isinstance(made, core.Apply) and made.op == "logical_and":
            return [value for arg in made.args for value in self.compared(arg)]
        while isinstance(made, core.Apply) and made.op == "logical_not":
            made = self.made.get(made.args[0])
        if not isinstance(made, core.Apply) or made.op not in ORDER:
            return []
        return list(made.args) if _is_float(made.args[0]) else []

    def parts(self, value: Value) -> tuple[Value, ...]:
        """Return the lanes that a vector is given, or the value itself."""
        made = self.made.get(value)
        if isinstance(made, core.Insert):
            return (made.part,)
        return made.parts if isinstance(made, core.Construct) else (value,)

    def origin(self, value: Value) -> object:
        """Return what values that are likely the same have in common: a number, or where they are read."""
        if isinstance(value, Constant):
            return value.value
        made = self.made.get(value)
        if isinstance(made, core.Extract):
            return self.origin(made.value), self.origin(made.lane)
        if not isinstance(made, core.Load):
            return value
        place = self.made.get(made.place)
        return (place.memory, place.indices) if isinstance(place, core.Index) else made.place

    def sure(self, condition: Value, op: core.Op) -> Value:
        """Return a condition that is what it is with NaN, though comparisons with it are anything."""
        made = self.made.get(condition)
        if not isinstance(made, core.Apply):
            return condition
        if made.op in ("logical_and", "logical_not"):
            parts = [self.sure(arg, op) for arg in made.args]
            if all(part is arg for part, arg in zip(parts, made.args, strict=True)):
                return condition
            return self.apply(made.op, *parts, type=bool_, span=op.span)
        if made.op not in ORDER or not _is_float(made.args[0]):
            return condition
        for value in made.args:
            if self.may_be_nan(value):
                number = self.is_number(value, op)
                condition = self.apply("logical_and", condition, number, type=bool_, span=op.span)
        return condition

    def is_number(self, value: Value, op: core.Op) -> Value:
        if value.type is not f32:
            nan = self.apply("is_nan", value, type=bool_, span=op.span)
            return self.apply("logical_not", nan, type=bool_, span=op.span)
        bits = Value(u32)
        self.emit(core.Bitcast(value, bits, op.span))
        size = self.apply("bit_and", bits, Constant(u32, 0x7FFFFFFF), type=u32, span=op.span)
        return self.apply("le", size, Constant(u32, INFINITY), type=bool_, span=op.span)

    def may_be_nan(self, value: Value) -> bool:
        made = self.made.get(value)
        is_whole = isinstance(made, core.Cast) and not _is_float(made.value)
        return not isinstance(value, Constant) and not is_whole


def _is_variable(place: Value) -> bool:
    return isinstance(place.type, Reference) and place.type.space in (None, Space.LOCAL)


def _is_float(value: Value) -> bool:
    return isinstance(value.type, Scalar) and value.type.is_float

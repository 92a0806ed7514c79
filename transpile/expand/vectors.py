"""Vectors whose lanes can be written: under a user's name, and where they lie in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.diagnose.errors.types import NotMutable
from transpile.expand.value import Value
from transpile.ir.core import Declare, Insert, Load, Store
from transpile.ir.types import Reference, Vector, u32
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.expand.containers import Container
    from transpile.expand.context import Context


class VectorVariable(Value):
    """Reads load the variable; ``v[lane] = x`` writes one lane."""

    __slots__ = ("place",)

    def __init__(self, cx: Context, place: IRValue) -> None:
        type = place.type
        assert isinstance(type, Reference)
        super().__init__(cx, IRValue(type.element))
        self.place = place

    @classmethod
    def declare(cls, cx: Context, value: Value, name: str) -> VectorVariable:
        """Bind a vector to a name."""
        type = value.ir.type
        assert isinstance(type, Vector)
        place = IRValue(Reference(type), name)
        cx.emit(Declare(place, value.ir, span=cx.span()))
        return cls(cx, place)

    @property
    def ir(self) -> IRValue:
        result = IRValue(self._ir.type)
        self.cx.emit(Load(self.place, result, span=self.cx.span()))
        return result

    def __setitem__(self, lane: object, value: object) -> None:
        from transpile.expand import arithmetic

        cx = self.cx
        type = self._ir.type
        assert isinstance(type, Vector)
        where = self.lane(lane)
        number = (
            cx.constant(u32, where) if isinstance(where, int) else arithmetic.index_value(cx, where)
        )
        part = arithmetic.convert_for_store(cx, value, type.element, cx.span())
        result = IRValue(type)
        cx.emit(Insert(self.ir, number, part, result, span=cx.span()))
        cx.emit(Store(self.place, result, span=cx.span()))


class VectorElement(Value):
    """A vector that was read from memory; under a name it is a copy.

    ``t[i][lane] = x`` reads it again, and writes it with that lane changed.
    """

    __slots__ = ("memory", "place")

    def __init__(self, memory: Container, place: IRValue, ir: IRValue) -> None:
        super().__init__(memory._cx, ir)
        self.memory = memory
        self.place = place

    def __setitem__(self, lane: object, value: object) -> None:
        memory = self.memory
        if not memory._type.mutable:
            raise NotMutable(self.cx.span(), name=memory._name, other=memory._declared).error()
        VectorVariable(self.cx, self.place)[lane] = value

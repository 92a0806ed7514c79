"""Vectors whose lanes can be written: under a user's name, and where they lie in memory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from transpile.diagnose.errors.structs import SharedVector
from transpile.diagnose.errors.types import NotMutable
from transpile.expand.value import Value
from transpile.ir.core import Declare, Insert, Load, Store
from transpile.ir.types import Reference, Vector, u32
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.expand.containers import Container
    from transpile.expand.context import Context
    from transpile.expand.frames import Frame


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
        for share in cx.shares.get(self.place, ()):
            if not share.is_over(cx):
                name = self.place.name.split(".")[0]
                raise SharedVector(cx.span(), name=name, other=share.span).error()
        where = self.lane(lane)
        number = (
            cx.constant(u32, where) if isinstance(where, int) else arithmetic.index_value(cx, where)
        )
        part = arithmetic.convert_for_store(cx, value, type.element, cx.span())
        result = IRValue(type)
        cx.emit(Insert(self.ir, number, part, result, span=cx.span()))
        cx.emit(Store(self.place, result, span=cx.span()))


class VectorRead(VectorVariable):
    """What a name that is bound again, or a field, holds now: later stores to it make no difference."""

    __slots__ = ("_loaded", "_stores")

    def __init__(self, cx: Context, place: IRValue) -> None:
        super().__init__(cx, place)
        self._loaded: IRValue | None = super().ir
        self._stores = cx.vector_stores[place]

    @property
    def is_held(self) -> bool:
        """Whether the name still has this vector."""
        return self._stores == self.cx.vector_stores[self.place]

    @property
    def ir(self) -> IRValue:
        return super().ir if self._loaded is None else self._loaded

    def __setitem__(self, lane: object, value: object) -> None:
        super().__setitem__(lane, value)
        self._loaded = None  # a lane is another one now


class Share:
    """A vector that got a second name, with a copy in its variable: Python has one object there."""

    __slots__ = ("ends", "mark", "span")

    def __init__(self, cx: Context) -> None:
        self.span = cx.span()
        self.mark = cx.regions.certainty()
        self.ends: list[tuple[object, ...]] = []
        """Where one of the names was bound to another vector; everywhere, if it was whenever it had this one."""

    def is_over(self, cx: Context) -> bool:
        """Tell whether one of the names has another vector wherever the code here runs."""
        here = cx.regions.certainty()
        return any(here[: len(end)] == end for end in self.ends)


def note_names(cx: Context, value: object, place: IRValue | None = None) -> None:
    """A name, or a tuple under one, takes `value`; a name's copy is in `place`."""
    if isinstance(value, (tuple, list)):
        for item in value:
            note_names(cx, item)
    elif isinstance(value, VectorVariable) and getattr(value, "place", place) is not place:
        if isinstance(value, VectorRead) and not value.is_held:
            return
        share = Share(cx)
        for one in (value.place, place):
            if one is not None:
                cx.shares.setdefault(one, []).append(share)


def note_other(cx: Context, place: IRValue) -> None:
    """The name whose variable is `place` is bound to another vector."""
    cx.vector_stores[place] += 1
    for share in cx.shares.get(place, ()):
        is_certain = cx.regions.same_certainty(share.mark)
        share.ends.append(() if is_certain else cx.regions.certainty())


def argument(cx: Context, value: object) -> object:
    """Return what a parameter takes: inside the function its lanes are written, and read as they are then."""
    return VectorVariable(cx, value.place) if isinstance(value, VectorRead) else value


def leave(cx: Context, frame: Frame, value: object) -> None:
    """The names of a function are gone; what it gives may still be one of their vectors, unless it is a number."""
    if value is not None and not (cx.is_number(value) and getattr(value, "width", 1) == 1):
        return
    for scope in frame.scopes:
        for slot in scope.slots.values():
            place = getattr(slot.holder, "place", None)
            for share in () if place is None else cx.shares.pop(place, ()):
                share.ends.append(())


def result(cx: Context, value: object, given: set[IRValue]) -> object:
    """Return what a call gives: an argument as it is now, and a vector of the function's own as a value."""
    if type(value) is tuple:
        return tuple(result(cx, item, given) for item in value)
    if type(value) not in (VectorVariable, VectorRead):
        return value
    assert isinstance(value, VectorVariable)
    return VectorRead(cx, value.place) if value.place in given else cx.wrap(value.ir)


def places_of(values: Iterable[object]) -> set[IRValue]:
    """Return the variables of the vectors among some values."""
    return {v.place for v in values if isinstance(v, VectorVariable) and hasattr(v, "place")}


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

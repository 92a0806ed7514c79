"""Vectors whose lanes can be written: under a user's name, and where they lie in memory.

Python has one object under all names of a vector; here each name that is bound again has a copy. `shared_vectors`
refuses what would show it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from transpile.diagnose.errors.structs import LentVector
from transpile.diagnose.errors.types import NotMutable
from transpile.expand.value import Value
from transpile.ir.core import Cast, Declare, Insert, Load, Store
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
        where = self.lane(lane)
        number = (
            cx.constant(u32, where) if isinstance(where, int) else arithmetic.index_value(cx, where)
        )
        part = arithmetic.convert_for_store(cx, value, type.element, cx.span())
        result = IRValue(type)
        cx.emit(Insert(self.ir, number, part, result, span=cx.span()))
        cx.emit(Store(self.place, result, span=cx.span()))
        cx.lane_writes[self.place] += 1


class VectorRead(VectorVariable):
    """What a name that is bound again, or a field, holds now: the name may get another vector while this is used.

    As an argument (`is_kept`) it is read as its lanes are then, in loops too.
    """

    __slots__ = ("_loaded", "_stores", "_writes", "is_kept")

    def __init__(self, cx: Context, place: IRValue, is_kept: bool = False) -> None:
        super().__init__(cx, place)
        self._loaded: IRValue = super().ir
        self._stores = cx.vector_stores[place]
        self._writes = cx.lane_writes[place]
        self.is_kept = is_kept

    @property
    def is_held(self) -> bool:
        """Whether the name still has this vector."""
        return self._stores == self.cx.vector_stores[self.place]

    @property
    def ir(self) -> IRValue:
        is_old = self.is_kept or self._writes != self.cx.lane_writes[self.place]
        return super().ir if is_old and self.is_held else self._loaded

    def __setitem__(self, lane: object, value: object) -> None:
        if not self.is_held:
            own = VectorVariable.declare(self.cx, self, self.place.name)
            self.place, self._stores = own.place, 0
        super().__setitem__(lane, value)


def note_store(cx: Context, place: IRValue) -> None:
    """The name whose variable is `place` is bound to another vector."""
    for depth, frame in enumerate(cx.frames):
        if place in frame.lent and any(
            not loop.unrolled for inner in cx.frames[depth:] for loop in inner.loops
        ):
            raise LentVector(cx.span(), name=named(place), function=frame.name).error()
    cx.vector_stores[place] += 1


def named(place: IRValue) -> str:
    """Return what the user calls a variable."""
    return place.name.split(".")[0]


def kept(cx: Context, value: object) -> object:
    """A list, a dict or a tuple under a name takes `value`: vectors of names that are bound again get a variable."""
    if isinstance(value, VectorRead):
        return _implied(VectorVariable.declare(cx, value, named(value.place)))
    if isinstance(value, Value):
        copy = named_copy(cx, value, "")
        return value if copy is value else _implied(copy)
    if type(value) is list:  # of Python's own: what a starred name or `list(t)` gives
        value[:] = [kept(cx, item) for item in value]
    if isinstance(value, tuple) and any(isinstance(v, (tuple, list, Value)) for v in value):
        items = [kept(cx, item) for item in value]
        make: Any = type(value)
        return tuple(items) if make is tuple else make(*items)
    return value


def argument(cx: Context, frame: Frame, value: object, name: str = "") -> object:
    """Return what a parameter takes: inside the function its lanes are written, and read as they are then."""
    if type(value) is tuple:
        return tuple([argument(cx, frame, item, name) for item in value])
    if isinstance(value, VectorRead):
        if not value.is_held:
            return _implied(VectorVariable.declare(cx, value, name))
        frame.lent.append(value.place)
        return VectorRead(cx, value.place, is_kept=True)
    copy = named_copy(cx, value, name)
    return value if copy is value else _implied(copy)


def _implied(copy: Any) -> object:
    """The variable of a vector that no statement names stays only if a lane is written."""
    copy.cx.field_places[copy.place] = copy.place.name
    return copy


Kind = TypeVar("Kind")


def renewed(cx: Context, value: Kind) -> Kind | Value:
    """Return the result of what leaves a number as it is, ``+v`` or ``f32(v)``: of a vector, a new one."""
    if not isinstance(value, VectorVariable):
        return value
    new = IRValue(value._ir.type)
    cx.emit(Cast(value.ir, new, span=cx.span()))
    return Value(cx, new)


def named_copy(cx: Context, value: object, name: str) -> object:
    """Give a name to a vector that has none, or is an element of memory."""
    if isinstance(value, VectorVariable) or not isinstance(value, Value) or value.width == 1:
        return value
    return VectorVariable.declare(cx, value, name)


def result(cx: Context, value: object, given: set[IRValue]) -> object:
    """Return what a call gives: an argument as it is now, and a vector of the function's own as a value."""
    if type(value) is tuple:
        return tuple(result(cx, item, given) for item in value)
    if type(value) not in (VectorVariable, VectorRead):
        return value
    assert isinstance(value, VectorVariable)
    is_held = not isinstance(value, VectorRead) or value.is_held
    return VectorRead(cx, value.place) if value.place in given and is_held else cx.wrap(value.ir)


def places_of(values: Iterable[object]) -> Iterator[IRValue]:
    """Yield the variables of the vectors among some values."""
    for value in values:
        if type(value) is tuple:
            yield from places_of(value)
        elif type(value) in (VectorVariable, VectorRead):
            assert isinstance(value, VectorVariable)
            yield value.place


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

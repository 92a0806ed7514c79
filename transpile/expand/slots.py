"""What a name that is stored more than once holds: a run-time slot, a comptime cell, or a tuple of those.

The twin's local holds the holder itself; reads go through ``cx.get``. A slot's type is fixed by its first store.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from transpile.diagnose.errors.binding import ComptimeMutation, HolderChanged
from transpile.diagnose.errors.types import SlotNarrows
from transpile.diagnose.record import Record
from transpile.diagnose.span import Span
from transpile.expand.value import Value
from transpile.expand.vectors import VectorRead, note_store
from transpile.expand.weak import Weak
from transpile.ir.core import Load, Store
from transpile.ir.types import Kind, Reference, Scalar, Vector
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.expand.context import Context
    from transpile.expand.copies import Part, StructHolder
    from transpile.expand.elements import Reloaded
    from transpile.expand.regions import Scope


class Slot:
    """One name's place; `holder` is made by the first store that is reached."""

    __slots__ = ("holder", "is_conditional", "mark", "name", "shown", "span")

    def __init__(self, name: str, span: Span | None) -> None:
        self.name = name
        self.is_conditional = False
        """A field that its constructor first stores under run-time control."""
        self.mark: tuple[object, ...] = ()
        """Where a nested function of this name was defined."""
        self.span = span
        self.holder: Holder | None = None
        self.shown: Callable[[], str] | None = None
        """What a debugger shows for it, where numbers are known."""

    def __repr__(self) -> str:
        if self.shown is not None:
            return self.shown()
        if isinstance(self.holder, Tuple):
            return f"({', '.join(map(repr, self.holder.parts))})"
        return repr(self.holder.value) if isinstance(self.holder, Cell) else f"<slot {self.name}>"


class Cell(Record, eq=False):
    """A comptime object under a rebindable name.

    It may be rebound only where the binding happens for certain: no run-time region was entered since (`mark`).
    """

    value: object
    mark: tuple[object, ...]
    span: Span | None

    def store(self, cx: Context, slot: Slot, value: object, span: Span | None) -> None:
        if value is self.value:
            return
        if not cx.regions.same_certainty(self.mark):
            raise ComptimeMutation(span, name=slot.name, other=self.span).error()
        if cx.is_runtime(value):
            raise HolderChanged(
                span,
                name=slot.name,
                was="a comptime value",
                now="a run-time value",
                other=self.span,
            ).error()
        self.value = value
        self.span = span

    def load(self, cx: Context) -> object:
        return self.value


class Variable(Record, eq=False):
    """A run-time number in an IR slot."""

    place: IRValue
    type: Scalar | Vector | Weak
    span: Span | None
    loaded: str = ""

    def store(self, cx: Context, slot: Slot, value: object, span: Span | None) -> None:
        if not cx.is_number(value):
            raise HolderChanged(
                span,
                name=slot.name,
                was="a run-time number",
                now=cx.describe(value),
                other=self.span,
            ).error()
        width = value.width if isinstance(value, Value) else 1
        mine = self.type.width if isinstance(self.type, Vector) else 1
        if width not in (1, mine):
            now = f"a vector of {width} lanes"
            was = "a scalar" if mine == 1 else f"a vector of {mine} lanes"
            raise HolderChanged(span, name=slot.name, was=was, now=now, other=self.span).error()
        cx.emit(Store(self.place, self.convert(cx, slot, value, span), span=span))
        if isinstance(self.type, Vector):
            note_store(cx, self.place)

    def convert(self, cx: Context, slot: Slot, value: object, span: Span | None) -> IRValue:
        """Convert to the slot's type; only widening within the kind happens by itself."""
        target = self.type.current() if isinstance(self.type, Weak) else self.type
        source = cx.element_of(value)
        if isinstance(target, Weak):
            return cx.store_weak(target, value, source, span)
        element = target.element if isinstance(target, Vector) else target
        # A literal's type comes from what the literal met.
        other = self.type.root().span if isinstance(self.type, Weak) else self.span
        if isinstance(source, Scalar) and not _widens(source, element):
            raise SlotNarrows(
                span, name=slot.name, source=source.name, destination=element.name, other=other
            ).error()
        if isinstance(source, Weak) and source.root().kind == "float" and not element.is_float:
            raise SlotNarrows(
                span, name=slot.name, source="float", destination=element.name, other=other
            ).error()
        return cx.convert(value, target, span)

    def load(self, cx: Context) -> object:
        if isinstance(self.type, Vector):
            return VectorRead(cx, self.place)
        result = cx.fresh(self.type)
        cx.emit(Load(self.place, result, span=cx.span()))
        return cx.wrap(result)


def _widens(source: Scalar, target: Scalar) -> bool:
    if source == target or source.kind is Kind.BOOL:
        return True
    if target.kind is Kind.INDEX:
        return source.kind is Kind.UINT and source.bits <= 32
    if source.kind is Kind.INDEX:
        return False
    if source.kind is target.kind:
        return source.bits < target.bits
    return source.kind is Kind.UINT and target.kind is Kind.INT and source.bits < target.bits


class Tuple(Record, eq=False):
    """A tuple of a fixed length whose leaves have slots of their own."""

    parts: tuple[Slot, ...]
    span: Span | None
    make: Any = tuple
    """The class: `tuple`, or a named one."""

    def store(self, cx: Context, slot: Slot, value: object, span: Span | None) -> None:
        if not isinstance(value, tuple) or len(value) != len(self.parts):
            raise HolderChanged(
                span,
                name=slot.name,
                was=f"a tuple of {len(self.parts)}",
                now=cx.describe(value),
                other=self.span,
            ).error()
        for part, item in zip(self.parts, value, strict=True):
            assert part.holder is not None
            part.holder.store(cx, part, item, span)

    def load(self, cx: Context) -> object:
        items = [part.holder.load(cx) for part in self.parts if part.holder is not None]
        return tuple(items) if self.make is tuple else self.make(*items)


Holder: TypeAlias = "Cell | Variable | Tuple | Part | StructHolder | Reloaded"


def make_holder(
    cx: Context,
    slot: Slot,
    value: object,
    scope: Scope,
    span: Span | None,
    declared: Scalar | Vector | None = None,
) -> Holder:
    """Make the holder that a first store of `value` needs, declared in `scope`, and store the value."""
    if (
        isinstance(value, tuple)
        and declared is None
        and any(cx.is_runtime(v) or cx.is_literal(v) or cx.is_struct(v) for v in value)
    ):
        parts = []
        for number, item in enumerate(value):
            part = Slot(f"{slot.name}_{number}", span)
            part.holder = make_holder(cx, part, item, scope, span)
            parts.append(part)
        return Tuple(tuple(parts), span, value.__class__)
    if cx.is_struct(value):
        from transpile.expand.copies import struct_holder

        return struct_holder(cx, slot, value, scope, span)
    if declared is None and not cx.is_number(value):
        return Cell(value, cx.regions.certainty(), span)
    if declared is None and cx.is_explicit_comptime(value):
        return Cell(value, cx.regions.certainty(), span)
    type: Scalar | Vector | Weak
    if declared is not None:
        type = declared
    elif cx.is_literal(value):
        type = cx.literal_type(value, span)
    else:
        type = cx.variable_type(value, span)
    type = cx.slot_type(slot, type)
    place = cx.fresh_place(type, slot.name)
    cx.note_slot(slot, place)
    initial = cx.convert(value, type, span)
    cx.declare_slot(scope, place, initial, span)
    return Variable(place, type, span)


def reference(type: Scalar | Vector) -> Reference:
    """Return the type of a slot for values of `type`."""
    return Reference(type)

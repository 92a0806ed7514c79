"""Memory of structs in kernels: an element is read as a struct, ``p[i].x = v`` writes where it lies.

    p[i].x     ->  a struct whose fields are loaded; loads that nothing uses fall away
    p[i].x = v ->  a store of that field
    p[i] = q   ->  a store of every field

What is read is a copy. One that has a name can't be written: Python would change the element too, and so a write
through a name is an error, never a silent difference.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.calls import NotSupportedYet
from transpile.diagnose.errors.structs import ElementType, FrozenStruct, StructElements
from transpile.diagnose.errors.types import NotMutable
from transpile.diagnose.places import Place
from transpile.diagnose.span import Span
from transpile.expand import arithmetic, construct, displays, operators, variants
from transpile.expand.annotations import AtomicAnnotation
from transpile.expand.containers import Container
from transpile.expand.layouts import Field, Layout, Unfit, is_struct, layout_of
from transpile.expand.slots import Slot
from transpile.expand.structs import Struct, read, state_of
from transpile.expand.value import Value
from transpile.expand.vectors import VectorVariable
from transpile.ir.core import Bitcast, Cast, Construct, Extract, Index, Load, Store
from transpile.ir.types import SCALARS, Reference, Scalar, Vector, u8, u32
from transpile.ir.values import Value as IRValue
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from transpile.expand.context import Context

WHY = "it is a copy of an element of memory, and Python would change the element"


def layout_in(cx: Context, element: object, name: str, place: Any = None) -> Layout | None:
    """Return the layout of a struct as the element of memory; ``None`` for a number.

    Raises:
        CubeSyntaxError: memory can't hold the struct.
    """
    atomic = isinstance(element, AtomicAnnotation)
    if isinstance(element, AtomicAnnotation):
        element = element.element
    if not is_struct(element):
        return None
    span = cx.span() if place is None else place()
    if atomic:
        raise StructElements(span, name=name, reason="atomics are numbers, not structs").error()
    try:
        return layout_of(element)
    except Unfit as error:
        raise StructElements(span, name=name, reason=str(error)).error() from None


class StructContainer(Container):
    """Memory whose elements are structs."""

    def __init__(
        self,
        cx: Context,
        ir: IRValue,
        name: str,
        declared: Place,
        shape_known: tuple[int, ...],
        layout: Layout,
    ) -> None:
        super().__init__(cx, ir, name, declared, shape_known)
        self._layout = layout

    @property
    def dtype(self) -> Any:
        """The class of the elements."""
        return self._layout.struct

    def __getitem__(self, position: object) -> object:
        window = self._window(position)
        if window is not None:
            return window
        return Element(self, self._indices(position), self._layout, 0).read()

    def __setitem__(self, position: object, value: object) -> None:
        cx = self._cx
        if isinstance(position, slice):
            raise NotSupportedYet(
                cx.span(), what="assignment to a slice", way_out="write a loop over the elements"
            ).error()
        value = construct.lift(cx, displays.unwrap(value))
        Element(self, self._indices(position), self._layout, 0).write(value)

    def flattened(self) -> StructContainer:
        """Return the same memory with one dimension."""
        return StructContainer(self._cx, self._ir, self._name, self._declared, (), self._layout)

    def zero(self) -> Any:
        """Return a struct of zeros."""
        return _zero(self._cx, self._layout)


@dataclasses.dataclass(frozen=True, slots=True)
class Element:
    """A struct where it lies in memory, or a struct in its fields: `offset` bytes into the element."""

    memory: StructContainer
    indices: tuple[IRValue, ...]
    layout: Layout
    offset: int

    def read(self) -> object:
        """Return the struct: every field is loaded."""
        cx = self.memory._cx
        values: dict[str, object] = {}
        for field in self.layout.fields:
            if isinstance(field.type, Layout):
                values[field.name] = self.inside(field.type, field.offset).read()
            else:
                values[field.name] = self.load(field.type, field.offset)
        if self.layout.variants:
            values[variants.TAG] = self._known_tag(values[variants.TAG])
        struct = construct.of_fields(cx, self.layout.cls, values, WHY)
        state_of(struct).element = self
        return struct

    def _known_tag(self, tag: Any) -> object:
        """Return a tag that there is: what memory holds else is the first."""
        cx = self.memory._cx
        unsigned = cx.wrap(self._cast(tag.ir, u32))
        inside = cx.binary("lt", unsigned, self.layout.variants)
        return operators.call_row(cx, TABLE["select"], (inside, tag, 0))

    def inside(self, layout: Layout, offset: int) -> Element:
        return Element(self.memory, self.indices, layout, self.offset + offset)

    def write(self, value: object, name: str = "") -> None:
        """Store a struct, in the field `name` of another if that is given."""
        cx = self.memory._cx
        if self.layout.variants:
            value = variants.running(cx, self.layout.struct, value)
        if not isinstance(value, Struct) or not isinstance(value, self.layout.cls):
            raise ElementType(
                cx.span(),
                struct=self.memory._name,
                field=name,
                wanted=self.layout.name,
                given=cx.describe(value),
            ).error()
        values = {field.name: read(value, field.name) for field in self.layout.fields}
        for field in self.layout.fields:
            self._write_field(field, values[field.name])

    def write_field(self, struct: Any, name: str, value: object) -> None:
        """Store a field of `struct`, which was read from here and has no name."""
        field = self._field(name)
        self._write_field(field, value)
        slot = state_of(struct).fields[name]
        if isinstance(field.type, Layout):
            assert slot.holder is not None
            inner = self.inside(field.type, field.offset).read()
            slot.holder.store(self.memory._cx, slot, inner, self.memory._cx.span())
        else:
            slot.holder = Reloaded(self, field.type, field.offset)

    def _field(self, name: str) -> Field:
        return next(field for field in self.layout.fields if field.name == name)

    def _write_field(self, field: Field, value: object) -> None:
        memory = self.memory
        if not memory._type.mutable:
            raise NotMutable(memory._cx.span(), name=memory._name, other=memory._declared).error()
        if isinstance(field.type, Layout):
            self.inside(field.type, field.offset).write(value, field.name)
        else:
            self._store(field.type, field.offset, value)

    # Vectors

    def is_vector(self, name: str) -> bool:
        return isinstance(self._field(name).type, Vector)

    def vector(self, struct: Any, name: str) -> ElementVector:
        return ElementVector(self, struct, self._field(name))

    def write_lane(self, struct: Any, field: Field, lane: object, value: object) -> None:
        """Store one lane of a vector."""
        cx, memory, state = self.memory._cx, self.memory, state_of(struct)
        span, type = cx.span(), field.type
        assert isinstance(type, Vector)
        if state.identity.is_held:
            raise FrozenStruct(
                span, struct=state.type.__name__, field=field.name, why=state.why_frozen
            ).error()
        if not memory._type.mutable:
            raise NotMutable(span, name=memory._name, other=memory._declared).error()
        if isinstance(lane, int):
            part = arithmetic.convert_for_store(cx, value, type.element, span, memory._declared)
            offset = field.offset + lane * type.element.bytes
            self._store_number(type.element, offset, part)
            state.fields[field.name].holder = Reloaded(self, type, field.offset)
            return
        loaded = self.vector(struct, field.name).load()
        whole = VectorVariable.declare(cx, loaded, field.name)
        whole[lane] = value
        self.write_field(struct, field.name, cx.wrap(whole.ir))

    # Numbers

    def load(self, type: Scalar | Vector, offset: int) -> object:
        cx = self.memory._cx
        if not isinstance(type, Vector):
            return cx.wrap(self._load_number(type, offset))
        step = type.element.bytes
        lanes = [self._load_number(type.element, offset + n * step) for n in range(type.width)]
        result = IRValue(type)
        cx.emit(Construct(tuple(lanes), result, span=cx.span()))
        return cx.wrap(result)

    def _store(self, type: Scalar | Vector, offset: int, value: object) -> None:
        cx = self.memory._cx
        ir = arithmetic.convert_for_store(cx, value, type, cx.span(), self.memory._declared)
        if not isinstance(type, Vector):
            self._store_number(type, offset, ir)
            return
        for lane in range(type.width):
            part = IRValue(type.element)
            cx.emit(Extract(ir, cx.constant(u32, lane), part, span=cx.span()))
            self._store_number(type.element, offset + lane * type.element.bytes, part)

    def _place(self, offset: int) -> IRValue:
        cx, memory = self.memory._cx, self.memory
        unit = memory._type.element
        result = IRValue(Reference(unit, memory._type.space))
        part = (self.offset + offset) // memory._layout.unit.bytes
        cx.emit(Index(memory._ir, self.indices, result, cx.checked, part, span=cx.span()))
        return result

    def _load_unit(self, offset: int) -> IRValue:
        cx = self.memory._cx
        result = IRValue(self.memory._layout.unit)
        cx.emit(Load(self._place(offset), result, span=cx.span()))
        return result

    def _load_number(self, type: Scalar, offset: int) -> IRValue:
        """Load a number, put together from the units that it covers, the lowest first."""
        cx, unit = self.memory._cx, self.memory._layout.unit
        found = self._load_unit(offset)
        if type is unit:
            return found
        if type.bytes < unit.bytes:
            return self._part_of_word(found, type, offset)
        if type.is_bool:
            test = cx.binary("ne", cx.wrap(found), 0)
            assert isinstance(test, Value)
            return test.ir
        wide = SCALARS[f"u{8 * type.bytes}"]
        if wide is not unit:
            whole: Any = cx.wrap(self._cast(found, wide))
            for step in range(unit.bytes, type.bytes, unit.bytes):
                more = cx.wrap(self._cast(self._load_unit(offset + step), wide))
                whole = whole | (more << (8 * step))
            found = whole.ir
        return self._bits(found, type)

    def _part_of_word(self, word: IRValue, type: Scalar, offset: int) -> IRValue:
        """Return a number that has a word of its own."""
        cx = self.memory._cx
        whole: Any = cx.wrap(word)
        inside = (self.offset + offset) % self.memory._layout.unit.bytes
        if inside:
            whole = whole >> (8 * inside)
        if type.is_bool:
            test = cx.binary("ne", whole & 0xFF, 0)
            assert isinstance(test, Value)
            return test.ir
        return self._bits(self._cast(whole.ir, SCALARS[f"u{8 * type.bytes}"]), type)

    def _store_number(self, type: Scalar, offset: int, value: IRValue) -> None:
        cx, unit = self.memory._cx, self.memory._layout.unit
        if type is unit:
            cx.emit(Store(self._place(offset), value, span=cx.span()))
            return
        if type.is_bool:
            value, type = self._cast(value, u8), u8
        whole: Any = cx.wrap(self._bits(value, SCALARS[f"u{8 * type.bytes}"]))
        if type.bytes < unit.bytes:
            inside = (self.offset + offset) % unit.bytes
            whole = cx.wrap(self._cast(whole.ir, unit))
            part = (whole << (8 * inside)).ir if inside else whole.ir
            cx.emit(Store(self._place(offset), part, span=cx.span()))
            return
        for step in range(0, type.bytes, unit.bytes):
            part = self._cast((whole >> (8 * step)).ir if step else whole.ir, unit)
            cx.emit(Store(self._place(offset + step), part, span=cx.span()))

    def _cast(self, value: IRValue, type: Scalar) -> IRValue:
        if value.type == type:
            return value
        result = IRValue(type)
        self.memory._cx.emit(Cast(value, result, span=self.memory._cx.span()))
        return result

    def _bits(self, value: IRValue, type: Scalar) -> IRValue:
        if value.type == type:
            return value
        result = IRValue(type)
        self.memory._cx.emit(Bitcast(value, result, span=self.memory._cx.span()))
        return result


@dataclasses.dataclass(eq=False, slots=True)
class Reloaded:
    """The holder of a field that was written where it lies: memory has it."""

    element: Element
    type: Scalar | Vector
    offset: int

    def store(self, cx: Context, slot: Slot, value: object, span: Span | None) -> None:
        """Nothing: what is stored over a struct with such fields is in memory already."""

    def load(self, cx: Context) -> object:
        return self.element.load(self.type, self.offset)


class ElementVector(VectorVariable):
    """A vector in a field of an element: ``p[i].v[lane] = x`` writes where it lies."""

    __slots__ = ("element_of_memory", "field", "struct")

    def __init__(self, element: Element, struct: Any, field: Field) -> None:
        assert isinstance(field.type, Vector)
        Value.__init__(self, element.memory._cx, IRValue(field.type))
        self.element_of_memory = element
        self.struct = struct
        self.field = field

    @property
    def ir(self) -> IRValue:
        loaded = self.load().ir
        self.cx.parts.add(loaded)
        return loaded

    def load(self) -> Value:
        """Return what it has now."""
        holder = state_of(self.struct).fields[self.field.name].holder
        assert holder is not None
        loaded = holder.load(self.cx)
        assert isinstance(loaded, Value)
        return loaded

    def __setitem__(self, lane: object, value: object) -> None:
        self.element_of_memory.write_lane(self.struct, self.field, self.lane(lane), value)


def _zero(cx: Context, layout: Layout) -> Any:
    values: dict[str, object] = {}
    for field in layout.fields:
        if isinstance(field.type, Layout):
            values[field.name] = _zero(cx, field.type)
        else:
            values[field.name] = cx.wrap(cx.convert(0, field.type, None))
    return construct.of_fields(cx, layout.cls, values)

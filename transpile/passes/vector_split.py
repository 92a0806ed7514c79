"""Take vectors apart: ``Kernel -> Kernel`` whose vectors the target has.

Where a target has no arithmetic on vectors (CUDA, HIP), elementwise ops go lane by lane; vectors are only loaded,
stored, built and taken apart::

    %v: vec<f32, 4> = mul %a, %s          %0: f32 = extract %a, 0:u32
                                    ->    %1: f32 = mul %0, %s
                                          ...
                                          %v: vec<f32, 4> = construct %1, %3, %5, %7

A vector wider than the target's widest lives as several of these, or as its lanes alone where they are lanes in memory
too. Lanes of 8 and 16 bits lie in memory as words, up to 16 bytes of them in one access (ADR 29)::

    %x: array<vec<f16, 8>>                %x: array<vec<u32, 4>>
    %p = index %x[%i] unchecked           %p = index %x[%i] unchecked
    %v = load %p                    ->    %w: vec<u32, 4> = load %p
                                          %0: vec<f16, 2> = bitcast %w's lane 0, and so on
                                          %v0: vec<f16, 4> = construct %0, %1
                                          %v1: vec<f16, 4> = construct %2, %3

Of other wide vectors memory has narrower elements, and an access becomes several::

    %p = index %x[%i] unchecked           %0: u32 = mul %i, 2:u32
    %v = load %p                          %p = index %x[%0] unchecked
                                    ->    %v = load %p
                                          %1: u32 = add %0, 1:u32
                                          ...

Rows across lanes (``dot``, ``magnitude``, ``normalize``) are written out everywhere.
"""

from __future__ import annotations

from dataclasses import replace

from transpile.diagnose.record import replaced
from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import (
    Memory,
    Reference,
    Scalar,
    Space,
    Type,
    Vector,
    bool_,
    scalar,
    u32,
)
from transpile.ir.values import Coined, Constant, Parameter, Value
from transpile.ops.capabilities import Capabilities
from transpile.ops.table import TABLE
from transpile.passes.contents import types
from transpile.passes.rebuild import with_fields
from transpile.passes.words import InWords, words_for

ACROSS = ("dot", "vector_sum", "magnitude", "normalize")


def vector_split(kernel: core.Kernel, capabilities: Capabilities) -> core.Kernel:
    """Return `kernel` with the vectors and the vector arithmetic that the target has."""
    if not any(map(_has_vector, types(kernel.body))):
        return kernel
    return _Split(capabilities).split(kernel)


def _has_vector(kind: Type) -> bool:
    if isinstance(kind, (Memory, Reference)):
        kind = kind.element
    return isinstance(kind, Vector)


class _Split(InWords):
    def __init__(self, capabilities: Capabilities) -> None:
        super().__init__()
        self.capabilities = capabilities
        self.lanes: dict[Value, tuple[Value, ...]] = {}
        """Lanes of vectors, where they are known."""
        self.parts: dict[Value, tuple[Value, ...]] = {}
        """Vectors that stand for one too wide; its lanes alone do where the target has no such vectors."""
        self.pieces: dict[Value, list[Value]] = {}
        """Places that stand for one: the parts of an element, or of a slot."""

    def split(self, kernel: core.Kernel) -> core.Kernel:
        parameters: list[Parameter] = []
        for parameter in kernel.parameters:
            kind = self.narrowed(parameter.type)
            if kind == parameter.type:
                parameters.append(parameter)
            else:
                new = Parameter(kind, parameter.name, parameter.source)
                self.replace(parameter, new)
                parameters.append(new)
        return replace(kernel, parameters=tuple(parameters), body=self.region(kernel.body))

    def widest(self, kind: Vector) -> int:
        if self.capabilities.name == "mlir":  # LLVM splits vectors itself
            return kind.width
        if kind.element in self.capabilities.paired:
            return 1
        return self.capabilities.max_vector_width[kind.element]

    def is_wide(self, kind: Type) -> bool:
        return isinstance(kind, Vector) and kind.width > self.widest(kind)

    def narrowed(self, kind: Type) -> Type:
        """Return the type of memory whose elements are too wide."""
        if not isinstance(kind, Memory) or not self.is_wide(kind.element):
            return kind
        assert isinstance(kind.element, Vector)
        element = self.held_as(kind.element, kind.space)
        length = kind.length and kind.length * _count(kind.element, element)
        return replaced(kind, element=element, length=length)

    def held_as(self, kind: Vector, space: Space) -> Scalar | Vector:
        """Return the type of the parts of an element that is too wide."""
        if space is not Space.LOCAL and self.has_words(kind.element):
            return words_for(kind)
        width = self.widest(kind)
        return kind.element if width == 1 else Vector(kind.element, width)

    def has_words(self, lane: Scalar) -> bool:
        """Tell whether memory may hold a lane's bits in words: the target must know how to take them out."""
        if lane.bits not in (8, 16) or lane.is_bool or lane in self.capabilities.packed:
            return False
        bits = scalar("u16") if lane.name == "bf16" else lane
        return self.capabilities.vector_arithmetic and self.capabilities.computes(bits)

    # Ops

    def visit(self, op: core.Op) -> None:
        match op:
            case core.Apply() if op.op in ACROSS:
                self.across(op)
            case core.Apply() | core.Cast() | core.Bitcast() if self.is_apart(op):
                self.lane_by_lane(op)
            case core.Construct(result=result):
                self.construct(op, result)
            case core.Extract(value=vector, lane=Constant(value=lane)) if vector in self.parts:
                self.extract(op, int(lane))
            case core.Extract(value=vector, lane=lane) if self.is_known(vector) or self.picks(lane):
                self.replace(op.result, self.picked(self.lanes_of(vector, op.span), lane, op.span))
            case core.Insert(value=vector) if self.is_known(vector) or self.picks(op.lane):
                self.insert(op)
            case core.SharedAlloc() | core.LocalArray():
                self.allocate(op)
            case core.Index():
                self.index(op)
            case core.Declare():
                self.declare(op)
            case core.Load(place=place) if place in self.pieces:
                self.load(op)
            case core.Store(place=place) if place in self.pieces:
                self.store(op)
            case _:
                self.keep(op)

    def is_apart(self, op: core.Apply | core.Cast | core.Bitcast) -> bool:
        """Tell whether an elementwise op goes lane by lane."""
        kinds = [v.type for v in (*core.operands(op), op.result)]
        vectors = [k for k in kinds if isinstance(k, Vector)]
        if not vectors or not self.is_elementwise(op):
            return False
        return not self.capabilities.vector_arithmetic or any(map(self.is_wide, vectors))

    def is_elementwise(self, op: core.Apply | core.Cast | core.Bitcast) -> bool:
        if not isinstance(op, core.Apply):
            return not isinstance(op.result.type, Scalar)
        return TABLE[op.op].sig.vectors

    def lane_by_lane(self, op: core.Apply | core.Cast | core.Bitcast) -> None:
        kind = op.result.type
        assert isinstance(kind, Vector)
        used = core.operands(op)
        widths = {self.widest(v.type) for v in (*used, op.result) if isinstance(v.type, Vector)}
        if self.capabilities.vector_arithmetic and widths != {1} and len(widths) == 1:
            count = kind.width // widths.pop()
            operands = [self.parts_of(v, op.span) or (v,) * count for v in used]
            parts = [self.one(op, [o[n] for o in operands]) for n in range(count)]
            self.parts[op.result] = tuple(parts)
            return
        operands = [self.lanes_of(v, op.span, kind.width) for v in used]
        lanes = [self.one(op, [o[lane] for o in operands]) for lane in range(kind.width)]
        self.define(op.result, tuple(lanes), op.span)

    def one(self, op: core.Apply | core.Cast | core.Bitcast, operands: list[Value]) -> Value:
        """Write an elementwise op of a lane, or of a part, of its operands."""
        whole = op.result.type
        assert isinstance(whole, Vector)
        widths = [v.type.width for v in operands if isinstance(v.type, Vector)]
        kind = Vector(whole.element, widths[0]) if widths else whole.element
        if isinstance(op, core.Apply):
            attributes = op.attributes
            return self.apply(op.op, *operands, type=kind, span=op.span, attributes=attributes)
        result = Value(kind)
        self.emit(type(op)(operands[0], result, op.span))
        return result

    def construct(self, op: core.Construct, result: Value) -> None:
        kind = result.type
        assert isinstance(kind, Vector)
        parts = op.parts * kind.width if len(op.parts) == 1 else op.parts
        self.lanes[result] = parts
        if not self.is_wide(kind):
            self.emit(op)
        elif self.widest(kind) > 1:
            self.parts[result] = self.joined(op.parts, kind, op.span)

    def define(self, result: Value, lanes: tuple[Value, ...], span: Span | None) -> None:
        """Let lanes stand for a vector, and build it, or its parts."""
        self.lanes[result] = lanes
        kind = result.type
        if not self.is_wide(kind):
            self.emit(core.Construct(lanes, result, span))
        elif isinstance(kind, Vector) and self.widest(kind) > 1:
            self.parts[result] = self.joined(lanes, kind, span)

    def joined(
        self, lanes: tuple[Value, ...], kind: Vector, span: Span | None
    ) -> tuple[Value, ...]:
        """Return the parts of a wide vector with these lanes, or with one in all of them."""
        width = self.widest(kind)
        parts: list[Value] = []
        for start in range(0, kind.width, width):
            if len(lanes) > 1 or not parts:
                own = lanes if len(lanes) == 1 else lanes[start : start + width]
                parts.append(Value(Vector(kind.element, width)))
                self.emit(core.Construct(own, parts[-1], span))
            else:
                parts.append(parts[0])
        return tuple(parts)

    def parts_of(self, value: Value, span: Span | None) -> tuple[Value, ...]:
        """Return the vectors that stand for a wide one; nothing for a number."""
        if value in self.parts or not isinstance(value.type, Vector):
            return self.parts.get(value, ())
        return self.joined(self.lanes_of(value, span), value.type, span)

    def is_known(self, value: Value) -> bool:
        return value in self.lanes or value in self.parts

    def lanes_of(self, value: Value, span: Span | None, width: int = 1) -> tuple[Value, ...]:
        if not isinstance(value.type, Vector):
            return (value,) * width
        if value in self.lanes:
            return self.lanes[value]
        lanes: list[Value] = []
        for part in self.parts.get(value, (value,)):
            assert isinstance(part.type, Vector)
            lanes += [self.lane(part, number, span) for number in range(part.type.width)]
        return tuple(lanes)

    def extract(self, op: core.Extract, lane: int) -> None:
        """Take a lane from the part that has it."""
        if op.value in self.lanes:
            self.replace(op.result, self.lanes[op.value][lane])
            return
        parts = self.parts[op.value]
        part, inside = divmod(lane, op.value.type.width // len(parts))  # type: ignore[union-attr]
        self.emit(core.Extract(parts[part], Constant(u32, inside), op.result, op.span))

    def picks(self, lane: Value) -> bool:
        """Tell whether a lane known at run time only has to be chosen by comparing."""
        return not self.capabilities.vector_arithmetic and not isinstance(lane, Constant)

    def picked(self, lanes: tuple[Value, ...], lane: Value, span: Span | None) -> Value:
        if isinstance(lane, Constant):
            return lanes[int(lane.value)]
        found = lanes[-1]
        for number in reversed(range(len(lanes) - 1)):
            here = self.is_lane(lane, number, span)
            found = self.apply("select", here, lanes[number], found, type=found.type, span=span)
        return found

    def is_lane(self, lane: Value, number: int, span: Span | None) -> Value:
        assert isinstance(lane.type, Scalar)
        return self.apply("eq", lane, Constant(lane.type, number), type=bool_, span=span)

    def insert(self, op: core.Insert) -> None:
        if isinstance(op.lane, Constant) and op.value in self.parts:
            parts = list(self.parts[op.value])
            width = op.value.type.width // len(parts)  # type: ignore[union-attr]
            number, inside = divmod(int(op.lane.value), width)
            changed = Value(parts[number].type, op.result.name)
            lane = Constant(u32, inside)
            self.emit(core.Insert(parts[number], lane, op.part, changed, op.span))
            parts[number] = changed
            self.parts[op.result] = tuple(parts)
            return
        lanes = list(self.lanes_of(op.value, op.span))
        for number, old in enumerate(lanes):
            if isinstance(op.lane, Constant):
                if op.lane.value == number:
                    lanes[number] = op.part
            else:
                here = self.is_lane(op.lane, number, op.span)
                new = self.apply("select", here, op.part, old, type=old.type, span=op.span)
                lanes[number] = new
        self.define(op.result, tuple(lanes), op.span)

    def across(self, op: core.Apply) -> None:
        """Write out a row across lanes, from the first lane on."""
        lanes = [self.lanes_of(a, op.span) for a in op.args]
        a, b = lanes[0], lanes[-1]
        kind = a[0].type
        total: Value | None = None
        for x, y in zip(a, b, strict=True):
            product = x
            if op.op != "vector_sum":
                product = self.apply("mul", x, y, type=kind, span=op.span)
            if total is None:
                total = product
            else:
                total = self.apply("add", total, product, type=kind, span=op.span)
        assert total is not None
        if op.op in ("dot", "vector_sum"):
            self.replace(op.result, total)
            return
        length = self.apply("sqrt", total, type=kind, span=op.span)
        if op.op == "magnitude":
            self.replace(op.result, length)
            return
        scaled = tuple([self.apply("div", x, length, type=kind, span=op.span) for x in a])
        self.define(op.result, scaled, op.span)

    # Memory and slots

    def allocate(self, op: core.SharedAlloc | core.LocalArray) -> None:
        kind = self.narrowed(op.result.type)
        if kind == op.result.type:
            self.emit(op)
            return
        new = Value(kind, op.result.name)
        self.replace(op.result, new)
        self.emit(with_fields(op, {"result": new}))

    def index(self, op: core.Index) -> None:
        wide, memory = op.result.type, op.memory.type
        assert isinstance(wide, Reference)
        assert isinstance(memory, Memory)
        if wide.element == memory.element:
            self.emit(op)
            return
        assert isinstance(wide.element, Vector)
        count = _count(wide.element, memory.element)
        (offset,) = op.indices
        assert isinstance(offset.type, Scalar)
        first = self.scaled(offset, count, op.span)
        places: list[Value] = []
        for part in range(count):
            place = Value(Reference(memory.element, memory.space), op.result.name)
            self.emit(
                core.Index(
                    op.memory, (self.plus(first, part, op.span),), place, False, span=op.span
                )
            )
            places.append(place)
        self.pieces[op.result] = places

    def scaled(self, offset: Value, count: int, span: Span | None) -> Value:
        if count == 1:
            return offset
        if isinstance(offset, Constant):
            return Constant(offset.type, int(offset.value) * count)
        assert isinstance(offset.type, Scalar)
        return self.apply("mul", offset, Constant(offset.type, count), type=offset.type, span=span)

    def plus(self, offset: Value, part: int, span: Span | None) -> Value:
        if part == 0:
            return offset
        if isinstance(offset, Constant):
            return Constant(offset.type, int(offset.value) + part)
        assert isinstance(offset.type, Scalar)
        return self.apply("add", offset, Constant(offset.type, part), type=offset.type, span=span)

    def declare(self, op: core.Declare) -> None:
        kind = op.result.type
        assert isinstance(kind, Reference)
        if not self.is_wide(kind.element):
            self.emit(op)
            return
        assert isinstance(kind.element, Vector)
        kind = kind.element
        initial = () if op.initial is None else self.elements_of(op.initial, op.span)
        width = self.widest(kind)
        element = kind.element if width == 1 else Vector(kind.element, width)
        slots: list[Value] = []
        for number in range(kind.width // width):
            slot = Value(Reference(element), op.result.name)
            self.emit(core.Declare(slot, initial[number] if initial else None, op.span))
            slots.append(slot)
        self.pieces[op.result] = slots

    def elements_of(self, value: Value, span: Span | None) -> tuple[Value, ...]:
        """Return what stands for a wide vector where it is not in words: its parts, or its lanes."""
        kind = value.type
        assert isinstance(kind, Vector)
        return self.parts_of(value, span) if self.widest(kind) > 1 else self.lanes_of(value, span)

    def load(self, op: core.Load) -> None:
        kind = op.result.type
        assert isinstance(kind, Vector)
        found: list[Value] = []
        for place in self.pieces[op.place]:
            assert isinstance(place.type, Reference)
            held = place.type.element
            is_lanes = held in (kind.element, Vector(kind.element, self.widest(kind)))
            part = Value(held, op.result.name if is_lanes else Coined("words"))
            self.emit(core.Load(place, part, op.guard, op.span))
            if is_lanes:
                found.append(part)
            else:
                found += self.out_of_words(part, kind.element, op.result.name, op.span)
        if self.widest(kind) > 1:
            self.parts[op.result] = tuple(found)
        else:
            self.define(op.result, tuple(found), op.span)

    def store(self, op: core.Store) -> None:
        kind = op.value.type
        assert isinstance(kind, Vector)
        parts = self.elements_of(op.value, op.span)
        places = self.pieces[op.place]
        held = places[0].type.element  # type: ignore[union-attr]
        if held != parts[0].type:
            assert isinstance(held, Vector)
            parts = self.into_words(parts, held, op.span)
        for place, part in zip(places, parts, strict=True):
            self.emit(core.Store(place, part, op.guard, op.span))


def _count(kind: Vector, part: Scalar | Vector) -> int:
    """Return how many parts an element has in memory."""
    lanes, width = (part.element, part.width) if isinstance(part, Vector) else (part, 1)
    return kind.width * kind.element.bits // (lanes.bits * width)

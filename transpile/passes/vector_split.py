"""Take vectors apart: ``Kernel -> Kernel`` whose vectors the target has.

Where a target has no arithmetic on vectors (CUDA, HIP), elementwise ops go lane by lane; vectors are only loaded,
stored, built and taken apart::

    %v: vec<f32, 4> = mul %a, %s          %0: f32 = extract %a, 0:u32
                                    ->    %1: f32 = mul %0, %s
                                          ...
                                          %v: vec<f32, 4> = construct %1, %3, %5, %7

A vector wider than the target's widest lives as its lanes alone. Its memory gets narrower elements, and an access
becomes several::

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
    Type,
    Vector,
    bool_,
    u32,
)
from transpile.ir.values import Constant, Parameter, Value
from transpile.ops.capabilities import Capabilities
from transpile.ops.table import TABLE
from transpile.passes.rebuild import Rebuilder, types, with_fields

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


class _Split(Rebuilder):
    def __init__(self, capabilities: Capabilities) -> None:
        super().__init__()
        self.capabilities = capabilities
        self.lanes: dict[Value, tuple[Value, ...]] = {}
        """Lanes of vectors, where they are known."""
        self.pieces: dict[Value, list[Value]] = {}
        """Places that stand for one: the parts of an element, the lanes of a slot."""

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
        width = self.widest(kind.element)
        element = kind.element.element if width == 1 else Vector(kind.element.element, width)
        length = kind.length and kind.length * (kind.element.width // width)
        return replaced(kind, element=element, length=length)

    # Ops

    def visit(self, op: core.Op) -> None:
        match op:
            case core.Apply() if op.op in ACROSS:
                self.across(op)
            case core.Apply() | core.Cast() | core.Bitcast() if self.is_apart(op):
                self.lane_by_lane(op)
            case core.Construct(result=result):
                self.construct(op, result)
            case core.Extract(value=vector, lane=lane) if vector in self.lanes or self.picks(lane):
                self.replace(op.result, self.picked(self.lanes_of(vector, op.span), lane, op.span))
            case core.Insert(value=vector) if vector in self.lanes or self.picks(op.lane):
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
        operands = [self.lanes_of(v, op.span, kind.width) for v in core.operands(op)]
        lanes: list[Value] = []
        for lane in range(kind.width):
            parts = tuple([o[lane] for o in operands])
            if isinstance(op, core.Apply):
                lanes.append(
                    self.apply(
                        op.op, *parts, type=kind.element, span=op.span, attributes=op.attributes
                    )
                )
            else:
                result = Value(kind.element)
                self.emit(type(op)(parts[0], result, op.span))
                lanes.append(result)
        self.define(op.result, tuple(lanes), op.span)

    def construct(self, op: core.Construct, result: Value) -> None:
        kind = result.type
        assert isinstance(kind, Vector)
        parts = op.parts * kind.width if len(op.parts) == 1 else op.parts
        self.lanes[result] = parts
        if not self.is_wide(kind):
            self.emit(op)

    def define(self, result: Value, lanes: tuple[Value, ...], span: Span | None) -> None:
        """Let lanes stand for a vector, and build it where it is not too wide."""
        self.lanes[result] = lanes
        if not self.is_wide(result.type):
            self.emit(core.Construct(lanes, result, span))

    def lanes_of(self, value: Value, span: Span | None, width: int = 1) -> tuple[Value, ...]:
        kind = value.type
        if not isinstance(kind, Vector):
            return (value,) * width
        if value in self.lanes:
            return self.lanes[value]
        lanes: list[Value] = []
        for lane in range(kind.width):
            result = Value(kind.element)
            self.emit(core.Extract(value, Constant(u32, lane), result, span))
            lanes.append(result)
        return tuple(lanes)

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
        count = wide.element.width // self.widest(wide.element)
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
        initial = None if op.initial is None else self.lanes_of(op.initial, op.span)
        slots: list[Value] = []
        for lane in range(kind.element.width):
            slot = Value(Reference(kind.element.element), op.result.name)
            self.emit(core.Declare(slot, None if initial is None else initial[lane], op.span))
            slots.append(slot)
        self.pieces[op.result] = slots

    def load(self, op: core.Load) -> None:
        lanes: list[Value] = []
        for place in self.pieces[op.place]:
            assert isinstance(place.type, Reference)
            part = Value(place.type.element, op.result.name)
            self.emit(core.Load(place, part, op.guard, op.span))
            lanes += self.lanes_of(part, op.span)
        self.define(op.result, tuple(lanes), op.span)

    def store(self, op: core.Store) -> None:
        lanes = self.lanes_of(op.value, op.span)
        places = self.pieces[op.place]
        width = len(lanes) // len(places)
        for number, place in enumerate(places):
            parts = lanes[number * width : (number + 1) * width]
            value = parts[0]
            if width > 1:
                assert isinstance(place.type, Reference)
                value = Value(place.type.element)
                self.emit(core.Construct(parts, value, op.span))
            self.emit(core.Store(place, value, op.guard, op.span))

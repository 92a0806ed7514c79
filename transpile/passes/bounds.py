"""Make accesses explicit: ``Kernel -> Kernel`` in which every Index has one index and is unchecked.

    %p = index %t[%i, %j]                   %n: index = shape %t, 0:index
    %v = load %p                            %a: bool_ = lt %i, %n
                                            %m: index = shape %t, 1:index
                                    ->      %b: bool_ = lt %j, %m
                                            %c: bool_ = logical_and %a, %b
                                            ... %o = %i * stride 0 + %j * stride 1
                                            %p = index %t[%o] unchecked
                                            %v = load %p if %c

- Each coordinate is tested against its dimension, a linear index against the extent (the length, where there are no
  strides). An index is tested in its own width if that is wider than an address; a negative one becomes a large
  unsigned number first. Nothing here can wrap.
- A lane of a vector that is only known at run time is tested too.
- A test that the conditions around or the ranges decide is left out (``passes.facts``); so are the user's own
  comparisons of integers, and what a shift does with a count beyond the width.
- With ``Kernel.validate`` a false guard is noted, with the indices and what they were compared with (``passes.notes``);
  with ``"writes"`` that of a read is not, which may be meant.
- A loop that ranges show to make one trip at most is its body, under a test if it may make none.
- Extents of contiguous and of rank 1 memory are put back to few: one name for one number lets facts meet.
"""

from __future__ import annotations

from math import prod

from transpile.diagnose.errors.memory import IndexOutside
from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Memory, Scalar, Space, Vector, bool_, index, u32, u64
from transpile.ir.values import Constant, Parameter, Value
from transpile.passes.facts import WITHIN, Facts
from transpile.passes.notes import Notes
from transpile.passes.ranges import is_integer
from transpile.passes.rebuild import Rebuilder, with_fields
from transpile.passes.structure import leaves


def bounds(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` with bounds checks as guards, and linear indices."""
    rebuilder = _Bounds(kernel)
    return rebuilder.notes.finished(rebuilder.kernel(kernel))


VISITED = frozenset(
    {
        core.Index,
        core.Load,
        core.Store,
        core.Atomic,
        core.Extent,
        core.Extract,
        core.Insert,
        core.If,
        core.For,
        core.While,
        core.Block,
    }
)
"""What isn't passed on as it is."""
COMPARED = frozenset({"lt", "le", "gt", "ge", "eq", "ne"})
SHIFTS = {
    "shift_left": "shl_masked",
    "shift_right": "shr_masked",
    "shl_masked": "shl_masked",
    "shr_masked": "shr_masked",
}
LIMITS = frozenset({"min", "max"})
JUDGED = COMPARED | LIMITS | SHIFTS.keys()


class _Bounds(Rebuilder):
    def __init__(self, kernel: core.Kernel) -> None:
        super().__init__()
        self.facts = Facts(kernel)
        self.checked = kernel.checked
        self.address = kernel.address
        self.contiguous = kernel.contiguous
        self.guards: dict[Value, Value] = {}
        """Element -> what its loads and stores depend on."""
        self.notes = Notes(self, kernel)
        self.validates = kernel.validate
        self.places: dict[Value, tuple[str, tuple[Value, ...]]] = {}
        """Element -> the name of its memory, its indices, and the sizes: for the report of a false guard."""

    def emit(self, op: core.Op) -> None:
        self.written.append(op)
        for result in op.makes():
            self.facts.ranges.definitions.setdefault(result, op)
        self.facts.define(op)

    def visit(self, op: core.Op) -> None:
        if type(op) is core.Apply:
            assert isinstance(op, core.Apply)
            if op.op in JUDGED and is_integer(op.args[0]):
                self.judge(op)
            else:
                self.written.append(op)
                self.facts.define(op)
            return
        if type(op) not in VISITED or (
            isinstance(op, (core.Load, core.Store)) and op.place not in self.guards
        ):
            # Its results are known already, and it changes no control flow.
            self.written.append(op)
            self.facts.define(op)
            return
        match op:
            case core.Index():
                self.element(op)
            case core.Load(place=place) | core.Store(place=place) | core.Atomic(place=place):
                guard = self.guards.get(place)
                is_told = self.validates is True or not isinstance(op, core.Load)
                if guard is not None and self.validates and is_told:
                    self.report(op, guard)
                self.emit(op if guard is None else with_fields(op, {"guard": self.both(op, guard)}))
            case core.Extent(dimension=None):
                self.known_extent(op, None)
            case core.Extent(dimension=Constant(value=dimension)):
                self.known_extent(op, int(dimension))
            case core.Extract() | core.Insert() if not isinstance(op.lane, Constant):
                self.lane(op)
            case core.If():
                self.branch(op)
            case core.For() if self.is_single(op):
                self.once(op)
            case core.For():
                self.facts.change_all(op)
                mark = self.facts.mark()
                self.facts.enter_loop(op)
                self.written.append(self.rebuilt(op))
                self.facts.back(mark)
                self.facts.change_all(op)
            case core.While():
                self.repeat(op)
            case core.Block():
                mark = self.facts.mark()
                self.written.append(self.rebuilt(op))
                self.facts.back(mark)
                self.facts.change_all(op)
            case _:
                self.emit(op)

    def judge(self, op: core.Apply) -> None:
        """Say what a comparison or a limit gives, or that a shift's count is less than the width, where it is known."""
        a, b = op.args
        if op.op in COMPARED:
            decided = self.facts.decided(op.op, a, b)
            if decided is not None:
                self.replace(op.result, Constant(bool_, decided))
                return
        elif op.op in LIMITS:
            is_less = self.facts.decided("le", a, b)
            if is_less is None and self.facts.decided("ge", a, b):
                is_less = False
            if is_less is not None:
                self.replace(op.result, a if is_less is (op.op == "min") else b)
                return
        elif not isinstance(b, Constant) and self.facts.is_less(b, Constant(u32, self.bits(a))):
            op = core.Apply(SHIFTS[op.op], op.args, op.result, {WITHIN: True}, op.span)
        self.emit(op)

    def bits(self, value: Value) -> int:
        assert isinstance(value.type, Scalar)
        return self.address.bits if value.type == index else value.type.bits

    # Control flow

    def under(self, region: core.Region, condition: Value | None, truth: bool) -> core.Region:
        mark = self.facts.mark()
        if condition is not None:
            self.facts.assume(condition, truth)
        new = self.region(region)
        self.facts.back(mark)
        return new

    def known(self, condition: Value) -> bool | None:
        """Return what a condition is here, where it was not when it was computed: that of a slice in a loop over it."""
        if isinstance(condition, Constant):
            return bool(condition.value)
        test = self.facts.ranges.definitions.get(condition)
        if not isinstance(test, core.Apply) or test.op not in COMPARED:
            return None
        return self.facts.decided(test.op, *test.args) if is_integer(test.args[0]) else None

    def branch(self, op: core.If) -> None:
        known = self.known(op.condition)
        if known is not None:
            self.inline(op.then if known else op.otherwise)
            return
        conjunction = self.facts.conjunction(op)
        versions = dict(self.facts.versions)
        then = self.under(op.then, op.condition, True)
        self.facts.versions = versions
        otherwise = self.under(op.otherwise, op.condition, False)
        if then is op.then and otherwise is op.otherwise:
            self.written.append(op)
        else:
            self.written.append(core.If(op.condition, then, otherwise, op.span))
        self.facts.change_all(op)
        if conjunction is not None:
            self.facts.conclude(op, conjunction)
        if any(map(leaves, then)):
            self.facts.assume(op.condition, False)
        elif any(map(leaves, otherwise)):
            self.facts.assume(op.condition, True)

    def is_single(self, op: core.For) -> bool:
        """Tell whether a loop makes one trip at most: one over a cube's units, in steps of as many."""
        start, stop, step = map(self.facts.ranges.of, (op.start, op.stop, op.step))
        if start is None or stop is None or step is None:
            return False
        return step[0] > 0 and start[0] + step[0] >= stop[1]

    def once(self, op: core.For) -> None:
        """Write the body of a loop that makes one trip at most."""
        self.replace(op.variable, op.start)
        start, stop = self.facts.ranges.of(op.start), self.facts.ranges.of(op.stop)
        assert start is not None
        assert stop is not None
        if start[1] < stop[0]:
            self.inline(op.body)
            return
        is_there = Value(bool_)
        self.visit(core.Apply("lt", (op.start, op.stop), is_there, {}, op.span))
        self.visit(core.If(self.value(is_there), op.body, (), op.span))

    def repeat(self, op: core.While) -> None:
        self.facts.change_all(op)
        mark = self.facts.mark()
        test = self.region(op.test)
        condition = self.value(op.condition)
        body = self.under(op.body, condition, True)
        self.facts.back(mark)
        self.facts.change_all(op)
        if test is op.test and body is op.body and condition is op.condition:
            self.written.append(op)
        else:
            self.written.append(core.While(test, condition, body, op.span))

    # Extents

    def known_extent(self, op: core.Extent, dimension: int | None) -> None:
        found = self.extent(op.what, op.memory, dimension, op.span, op.result)
        if found is not op.result:
            self.replace(op.result, found)

    def extent(
        self,
        what: str,
        memory: Value,
        dimension: int | None,
        span: Span | None,
        result: Value | None = None,
    ) -> Value:
        """Write ``length``, ``extent``, ``shape`` or ``stride`` in the form that all equal ones share."""
        kind = memory.type
        assert isinstance(kind, Memory)
        if kind.length is not None:
            return Constant(index, _own_extent(kind, what, dimension))
        contiguous = isinstance(memory, Parameter) and memory.source.argument in self.contiguous
        if what == "extent" and (contiguous or kind.rank is None):
            what = "length"
        elif what == "shape" and kind.rank == 1:
            what, dimension = "length", None
        elif what == "stride" and contiguous:
            return self.row_major_stride(memory, kind.rank or 1, dimension or 0, span)
        value = result or Value(index)
        where = None if dimension is None else Constant(index, dimension)
        self.emit(core.Extent(what, memory, value, where, span))
        return value

    def row_major_stride(
        self, memory: Value, rank: int, dimension: int, span: Span | None
    ) -> Value:
        stride: Value = Constant(index, 1)
        for inner in reversed(range(dimension + 1, rank)):
            shape = self.extent("shape", memory, inner, span)
            stride = (
                shape if _is(stride, 1) else self.apply("mul", shape, stride, type=index, span=span)
            )
        return stride

    # Accesses

    def element(self, op: core.Index) -> None:
        kind = op.memory.type
        assert isinstance(kind, Memory)
        checks = self.checked and op.checked
        guard: Value | None = None
        linear = len(op.indices) == 1
        offset: Value | None = None
        for dimension, position in enumerate(op.indices):
            if checks:
                what = "extent" if linear else "shape"
                guard = self.conjoined(
                    guard, self.test(op, kind, what, dimension, position), op.span
                )
            address = self.address_of(position, op.span)
            if not linear:
                address = self.scaled(op, address, dimension)
            if offset is None or _is(offset, 0):
                offset = address
            elif not _is(address, 0):
                offset = self.apply("add", offset, address, type=index, span=op.span)
        assert offset is not None
        if guard is not None:
            self.guards[op.result] = guard
            if self.validates:
                self.places[op.result] = (op.memory.name, (*op.indices, *self.sizes(op)))
        if kind.units != 1:
            offset = self.part(offset, kind.units, op)
        self.emit(core.Index(op.memory, (offset,), op.result, False, span=op.span))

    def lane(self, op: core.Extract | core.Insert) -> None:
        """Read 0 where a vector has no such lane, and write nothing; widths are powers of two."""
        vector, lane, span = op.value, op.lane, op.span
        assert isinstance(vector.type, Vector)
        assert isinstance(lane.type, Scalar)
        element, width = vector.type.element, vector.type.width
        if not self.checked or self.facts.is_less(lane, Constant(index, width)):
            near = self.cast(lane, u32, span=span) if lane.type.bits == 64 else lane
            self.emit(op if near is lane else with_fields(op, {"lane": near}))
            return
        is_wide = lane.type.bits > self.address.bits
        position = self.cast(lane, u64, span=span) if is_wide else self.address_of(lane, span)
        bound = Constant(u64 if is_wide else index, width)
        is_there = self.apply("lt", position, bound, type=bool_, span=span)
        last = Constant(lane.type, width - 1)
        inside = self.apply("bit_and", lane, last, type=lane.type, span=span)
        inside = self.cast(inside, u32, span=span)
        found = Value(element)
        self.emit(core.Extract(vector, inside, found, span))
        if isinstance(op, core.Insert):
            part = self.apply("select", is_there, op.part, found, type=element, span=span)
            self.emit(core.Insert(vector, inside, part, op.result, span))
            return
        zero = Constant(element, False if element.is_bool else 0.0 if element.is_float else 0)
        self.emit(core.Apply("select", (is_there, found, zero), op.result, {}, span))

    def part(self, offset: Value, units: int, op: core.Index) -> Value:
        """Return the offset of one part of a struct, in elements."""
        if isinstance(offset, Constant):
            return Constant(index, (int(offset.value) * units + op.part) % (1 << self.address.bits))
        offset = self.apply("mul", offset, Constant(index, units), type=index, span=op.span)
        if op.part == 0:
            return offset
        return self.apply("add", offset, Constant(index, op.part), type=index, span=op.span)

    def sizes(self, op: core.Index) -> list[Value]:
        """Return what the indices are compared with."""
        if len(op.indices) == 1:
            return [self.extent("extent", op.memory, None, op.span)]
        return [
            self.extent("shape", op.memory, dimension, op.span)
            for dimension in range(len(op.indices))
        ]

    def report(self, op: core.Load | core.Store | core.Atomic, guard: Value) -> None:
        """Note an access whose guard is false."""
        name, values = self.places[op.place]
        bad = self.apply("logical_not", guard, type=bool_, span=op.span)
        if op.guard is not None:
            bad = self.apply("logical_and", op.guard, bad, type=bool_, span=op.span)
        kind = {core.Load: "read", core.Store: "write"}.get(type(op), "atomic")
        self.notes.fail(bad, kind, name, op.span, *values)

    def test(
        self, op: core.Index, kind: Memory, what: str, dimension: int, position: Value
    ) -> Value | None:
        """Write the test of one coordinate; ``None`` if it is known to hold."""
        span = op.span
        before = len(self.written)
        bound = self.extent(what, op.memory, None if what == "extent" else dimension, span)
        if self.facts.is_less(position, bound):
            del self.written[before:]
            return None
        if isinstance(position, Constant) and isinstance(bound, Constant):
            name = op.memory.name or (
                "shared memory" if kind.space is Space.SHARED else "the array"
            )
            raise IndexOutside(span, name, int(position.value), int(bound.value)).error()
        assert isinstance(position.type, Scalar)
        width = self.address.bits
        if position.type.bits > width:
            position, bound = self.cast(position, u64, span=span), self.cast(bound, u64, span=span)
        else:
            position = self.address_of(position, span)
        return self.apply("lt", position, bound, type=bool_, span=span)

    def address_of(self, position: Value, span: Span | None) -> Value:
        if isinstance(position, Constant):
            return Constant(index, int(position.value) % (1 << self.address.bits))
        return self.cast(position, index, span=span)

    def scaled(self, op: core.Index, address: Value, dimension: int) -> Value:
        if _is(address, 0):
            return address
        stride = self.extent("stride", op.memory, dimension, op.span)
        if _is(stride, 1):
            return address
        return self.apply("mul", address, stride, type=index, span=op.span)

    def conjoined(self, a: Value | None, b: Value | None, span: Span | None) -> Value | None:
        if a is None or b is None:
            return b if a is None else a
        return self.apply("logical_and", a, b, type=bool_, span=span)

    def both(self, op: core.Load | core.Store | core.Atomic, guard: Value) -> Value | None:
        return self.conjoined(op.guard, guard, op.span)


def _own_extent(kind: Memory, what: str, dimension: int | None) -> int:
    """Return an extent of shared or local memory, which is row major."""
    assert kind.length is not None
    length = kind.length // kind.units
    shape = kind.shape or (length,)
    if dimension is None or what in ("length", "extent"):
        return length
    return shape[dimension] if what == "shape" else prod(shape[dimension + 1 :])


def _is(value: Value, number: int) -> bool:
    return isinstance(value, Constant) and value.value == number

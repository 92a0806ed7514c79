"""Verify that barriers and plane operations are reached by all units that they need: ``Kernel -> None``.

A value or a piece of control flow is uniform over the cube, over each plane, or over nothing. Barriers need
cube-uniform control, plane operations and ``sync_plane`` plane-uniform control::

    %p: u32 = plane_pos
    %c: bool_ = eq %p, 0:u32          # %c: uniform over a plane
    if %c {
        %s: f32 = plane_sum %v        # fine; %s: uniform over a plane
        barrier sync_cube             # error: labels the barrier and `c`
    }

- A slot is as uniform as the values stored to it and the control flow around its stores (a fixpoint, because of loops).
- Loads are uniform at a uniform index of memory that the kernel never writes; of a unit's local array as a slot is.
- An exit under divergent control makes the rest up to its label divergent, and a loop that it leaves from the start.
"""

from __future__ import annotations

from enum import IntEnum

from transpile.diagnose.depth import deep
from transpile.diagnose.errors.uniformity import (
    BarrierAfterExit,
    Divergence,
    DivergentBarrier,
    DivergentPlaneOperation,
    PlaneOperationAfterExit,
)
from transpile.diagnose.record import Record
from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Memory, Reference, Scalar, Space
from transpile.ir.values import Constant, Label, Value
from transpile.ops.table import TABLE
from transpile.passes.contents import contents, kinds
from transpile.passes.rebuild import Rebuilder, with_fields


class Level(IntEnum):
    """What something is the same over; a greater one is the same over less."""

    CUBE = 0
    PLANE = 1
    UNIT = 2


LEVELS = {"cube": Level.CUBE, "plane": Level.PLANE, "unit": Level.UNIT, "operands": Level.CUBE}
PLANE = frozenset(name for name, row in TABLE.items() if row.effect == "plane")
DIVISIONS = ("div_floor", "div_trunc")
COMPARISONS = ("lt", "ge")


class Control(Record, frozen=True):
    """How uniform control flow is at some place, and what made it so."""

    level: Level = Level.CUBE
    cause: Span | None = None
    text: str = ""
    left: bool = False
    """Some units left, rather than took another branch."""

    def join(self, other: Control) -> Control:
        return other if other.level > self.level else self


CONDITION = "this differs between units"
TRIPS = "the number of trips differs between units"
LEAVES = "some units leave here"

_KERNEL = Label("kernel")


def uniformity(kernel: core.Kernel) -> None:
    """Raise the error of the first barrier or plane operation that not all of its units reach together."""
    with deep(kernel.span, kernel.name):
        if _meets(kernel.body):
            _Analysis(kernel).run()


def agreed(kernel: core.Kernel) -> core.Kernel:
    """Mark what a kernel assumes to be uniform where all units of the cube are there to agree on it.

    Compilers that judge barriers themselves take nobody's word for it (`Capabilities.judges_barriers`).
    """
    if core.Barrier not in kinds(kernel.body):
        return kernel
    with deep(kernel.span, kernel.name):
        analysis = _Analysis(kernel)
        analysis.run()
        return _Mark(analysis.assumed).kernel(kernel) if analysis.assumed else kernel


class _Mark(Rebuilder):
    VISITS = frozenset({core.Apply})

    def __init__(self, assumed: set[Value]) -> None:
        super().__init__()
        self.assumed = assumed

    def visit(self, op: core.Op) -> None:
        if isinstance(op, core.Apply) and op.result in self.assumed:
            op = with_fields(op, {"attributes": {**op.attributes, "agreed": 1}})
        self.keep(op)


def _meets(body: core.Region) -> bool:
    """Whether units wait for each other anywhere; most kernels need no analysis."""
    held = contents(body)
    return core.Barrier in held.kinds or not held.rows.isdisjoint(PLANE)


class _Analysis:
    def __init__(self, kernel: core.Kernel) -> None:
        self.kernel = kernel
        self.levels: dict[Value, Level] = {}
        """Of values; of slots and local arrays the level of what they hold."""
        self.definitions: dict[Value, core.Op] = {}
        self.loops: dict[core.Op, Control] = {}
        """What each loop adds to its body: its condition, and exits that leave it."""
        self.entries: dict[Label, Level] = {}
        self.left: dict[Label, Control] = {}
        """Divergent exits to the end of the blocks that are open."""
        self.depth = 0
        self.changed = True
        """Whether something rose that an earlier trip of a loop may have read."""
        self.first: Divergence | None = None
        self.assumed: set[Value] = set()
        """What is assumed to be uniform at places that all units of the cube reach."""

    def run(self) -> None:
        while self.changed:
            self.changed = False
            self.first = None
            self.whole()
        if self.first is not None:
            raise self.first.error()

    def whole(self) -> None:
        self.left = {}
        self.assumed = set()
        self.entries = {_KERNEL: Level.CUBE}
        self.region(self.kernel.body, Control())

    def level(self, *values: Value | None) -> Level:
        found = Level.CUBE
        for value in values:
            level = None if value is None else self.levels.get(value)
            if level is not None and level > found:
                found = level
        return found

    def raise_to(self, value: Value, level: Level) -> None:
        if level > self.levels.get(value, Level.CUBE):
            self.levels[value] = level
            self.changed |= self.depth > 0 and not isinstance(value.type, Scalar)

    def region(self, region: core.Region, control: Control) -> None:
        for op in region:
            here = control
            for left in self.left.values():
                here = here.join(left)
            self.op(op, here)

    def op(self, op: core.Op, control: Control) -> None:
        match op:
            case core.Apply():
                self.definitions[op.result] = op
                self.raise_to(op.result, self.applied(op))
                if op.op == "assume_uniform" and control.level is Level.CUBE < self.level(*op.args):
                    self.assumed.add(op.result)
                if TABLE[op.op].effect == "plane":
                    self.demand(Level.PLANE, op.op, op.span, control)
            case core.Load(place=place):
                self.raise_to(op.result, self.level(place, op.guard))
            case core.Declare(result=slot):
                self.raise_to(slot, self.level(op.initial))
            case core.Store(place=place):
                self.store(place, max(self.level(op.value, op.guard), control.level))
            case core.Index():
                self.definitions[op.result] = op
                self.raise_to(op.result, self.element(op))
            case core.Atomic():
                self.raise_to(op.result, Level.UNIT)
            case core.If():
                inner = control.join(self.because(op.condition, op.span, CONDITION))
                self.region(op.then, inner)
                self.region(op.otherwise, inner)
            case core.For() | core.While():
                self.loop(op, control)
            case core.Block(label=label):
                self.entries[label] = control.level
                self.region(op.body, control)
                self.left.pop(label, None)
            case core.Exit(label=label):
                self.leave(label, op.span, control)
            case core.Terminate():
                self.leave(_KERNEL, op.span, control)
            case core.Barrier(op=row):
                needs = Level.PLANE if row == "sync_plane" else Level.CUBE
                self.demand(needs, row, op.span, control)
            case _:
                for result in core.results(op):
                    self.definitions[result] = op
                    self.raise_to(result, self.level(*core.operands(op)))

    def loop(self, op: core.For | core.While, control: Control) -> None:
        """Walk a loop's body under its condition and under the exits that leave it in earlier trips."""
        inner = control.join(self.loops.get(op, Control()))
        outside = dict(self.left)
        self.depth += 1
        if isinstance(op, core.For):
            inner = inner.join(self.because(op.stop, op.span, TRIPS, op.start, op.step))
            self.raise_to(op.variable, self.level(op.start, op.step))
        else:
            self.region(op.test, inner)
            inner = inner.join(self.because(op.condition, op.span, TRIPS))
        self.region(op.body, inner)
        self.depth -= 1
        again = inner
        for label, left in self.left.items():
            if outside.get(label) != left:
                again = again.join(left)
        if again.level > self.loops.get(op, Control()).level:
            self.loops[op] = again
            self.changed = True

    def leave(self, label: Label, span: Span | None, control: Control) -> None:
        if control.level > self.entries[label]:
            left = Control(control.level, span, LEAVES, left=True)
            self.left[label] = self.left.get(label, left).join(left)

    def because(self, value: Value, span: Span | None, text: str, *others: Value) -> Control:
        """Return the control flow under a condition; the label goes to where it was computed, if that is known."""
        level = self.level(value, *others)
        if level is Level.CUBE:
            return Control()
        worst = max((value, *others), key=self.level)
        definition = self.definitions.get(worst)
        found = definition.span if definition is not None else None
        return Control(level, found or span, text)

    # Values

    def applied(self, op: core.Apply) -> Level:
        if op.op == "assume_uniform" or self.is_single(op.op):
            return Level.CUBE
        if op.op in DIVISIONS and self.counts_units(op.args[0]) and self.is_planes(op.args[1]):
            return Level.PLANE
        if op.op in COMPARISONS and self.counts_units(op.args[0]) and self.is_planes(op.args[1]):
            return Level.PLANE
        own = LEVELS[TABLE[op.op].uniform]
        if TABLE[op.op].effect == "plane":
            return own if TABLE[op.op].uniform != "operands" else self.level(*op.args)
        return max(own, self.level(*op.args))

    def is_single(self, row: str) -> bool:
        """Tell whether a topology row has one value only, since the cube is flat in its dimension."""
        if row == "unit_pos":
            return self.kernel.units == 1
        return row in UNIT_AXES and self.kernel.cube_dim[UNIT_AXES[row]] == 1

    def plain(self, value: Value) -> core.Op | None:
        """Return what computes `value`, casts aside."""
        op = self.definitions.get(value)
        while isinstance(op, core.Cast):
            op = self.definitions.get(op.value)
        return op

    def counts_units(self, value: Value) -> bool:
        """Tell whether `value` is the linear position in the cube, by which planes are cut."""
        match self.plain(value):
            case core.Apply(op="unit_pos"):
                return True
            case core.Apply(op="unit_pos_x"):
                return self.kernel.cube_dim[1:] == (1, 1)
        return False

    def is_planes(self, value: Value) -> bool:
        """Tell whether `value` is a whole number of planes."""
        if isinstance(value, Constant):
            size = self.kernel.plane_dim
            return size is not None and value.value > 0 and value.value % size == 0
        match self.plain(value):
            case core.Apply(op="plane_dim"):
                return True
            case core.Apply(op="mul", args=(a, b)):
                return self.level(a, b) is Level.CUBE and (self.is_planes(a) or self.is_planes(b))
        return False

    def element(self, op: core.Index) -> Level:
        """Return how uniform a load of the element is."""
        memory = op.memory.type
        assert isinstance(memory, Memory)
        if memory.space is Space.LOCAL:
            return self.level(op.memory, *op.indices)
        if memory.space is Space.GLOBAL and not memory.mutable and not memory.atomic:
            return self.level(*op.indices)
        return Level.UNIT

    def store(self, place: Value, level: Level) -> None:
        definition = self.definitions.get(place)
        if not isinstance(definition, core.Index):
            self.raise_to(place, level)
        elif isinstance(place.type, Reference) and place.type.space is Space.LOCAL:
            self.raise_to(definition.memory, max(level, self.level(*definition.indices)))

    # Errors

    def demand(self, needs: Level, name: str, span: Span | None, control: Control) -> None:
        if control.level <= needs or self.first is not None:
            return
        plane = needs is Level.PLANE
        kind: type[Divergence]
        if control.left:
            kind = PlaneOperationAfterExit if plane else BarrierAfterExit
        else:
            kind = DivergentPlaneOperation if plane else DivergentBarrier
        self.first = kind(span, name, control.cause, control.text)


UNIT_AXES = {"unit_pos_x": 0, "unit_pos_y": 1, "unit_pos_z": 2}

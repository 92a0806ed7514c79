"""Split a kernel at its barriers into steps of the cube and loops over its units.

Before::

    tile[unit_pos_x] = load x[i];  barrier;  store y[i], tile[255 - unit_pos_x]

After::

    Segment(tile[unit_pos_x] = load x[i])         for every unit
    Segment(store y[i], tile[255 - unit_pos_x])   for every unit

Control flow with a barrier inside is uniform (a pass verified it), so it stays outside, run once
for the cube, with loops over units inside. Values that are equal in all units are computed once for
the cube. What one segment leaves for another is computed again where that is cheap, else kept in an
array with one element for each unit.
"""

from __future__ import annotations

from transpile.diagnose.record import Record
from transpile.ir.core import (
    Apply,
    Barrier,
    Bitcast,
    Cast,
    Construct,
    Declare,
    Extract,
    For,
    If,
    Index,
    Insert,
    Kernel,
    Load,
    Op,
    Region,
    SharedAlloc,
    Store,
    While,
    operands,
    regions,
    results,
    walk,
)
from transpile.ir.shared import common_bytes
from transpile.ir.types import Memory, Scalar, Space
from transpile.ir.values import Value
from transpile.lower.mlir.levels import Level, Levels


class Segment(Record):
    """Ops that every unit runs, with no barrier among them."""

    ops: tuple[Op, ...]


class CubeStep(Record):
    """One op that is run once for the cube."""

    op: Op


class CubeControl(Record):
    """Uniform control flow around barriers; `parts` are its regions in the op's order."""

    op: If | For | While
    parts: tuple[tuple[Step, ...], ...]


Step = Segment | CubeStep | CubeControl

RECOMPUTED = frozenset(
    "add sub mul eq ne lt le gt ge logical_and logical_or logical_not bit_and bit_or bit_xor select "
    "min max shl_masked shr_masked unit_pos_x unit_pos_y unit_pos_z unit_pos".split()
)
"""Rows so cheap that a second segment computes them again."""


class Plan(Record):
    """Everything that the writer needs to know before it writes."""

    levels: Levels
    steps: tuple[Step, ...]
    cube_slots: set[Value]
    """Slots that live once for the cube."""
    kept: set[Value]
    """Values and slots with one element for each unit."""
    used: set[Value]
    """Values that some op takes."""
    common: int
    """The bytes in which several allocations of shared memory lie."""


def plan(kernel: Kernel, width: int) -> Plan:
    """Decide where each op runs and what must outlive a loop over units."""
    levels = Levels(kernel, width)
    barriers = around_barriers(kernel.body)
    inner = _inner_slots(kernel.body, barriers)
    levels.lowest = dict.fromkeys(inner, Level.GROUP)
    while True:
        levels.solve()
        cube_slots = {s for s, level in levels.slots.items() if level is Level.CUBE}
        steps = _Splitter(levels, cube_slots, barriers).split(kernel.body)
        keeper = _Keeper(levels, cube_slots)
        keeper.visit(steps)
        if keeper.kept <= levels.forced:
            used = {value for op in walk(kernel.body) for value in operands(op)}
            common = common_bytes(kernel)
            return Plan(levels, steps, cube_slots, keeper.kept, used, common)
        levels.forced |= keeper.kept


def around_barriers(region: Region) -> set[Op]:
    """Return the barriers and the ops that have one inside."""
    found: set[Op] = set()
    for op in region:
        if isinstance(op, Barrier):
            found.add(op)
        for part in regions(op):
            inner = around_barriers(part)
            if inner:
                found |= inner
                found.add(op)
    return found


def _inner_slots(region: Region, barriers: set[Op], *, whole: bool = True) -> set[Value]:
    """Return the slots that are declared or stored where the units of a cube run by themselves."""
    found: set[Value] = set()
    for op in region:
        if not whole and isinstance(op, Store):
            found.add(op.place)
        elif not whole and isinstance(op, Declare):
            found.add(op.result)
        for inner in regions(op):
            found |= _inner_slots(inner, barriers, whole=whole and op in barriers)
    return found


_PURE = (Apply, Cast, Bitcast, Construct, Extract, Insert, Index)


def wanted(ops: tuple[Op, ...], kept: set[Value]) -> tuple[Op, ...]:
    """Leave out the pure ops of a segment whose results only other segments use; those compute them
    again.
    """
    needed: set[Value] = set(kept)
    found: list[Op] = []
    for op in reversed(ops):
        if isinstance(op, _PURE) and needed.isdisjoint(results(op)):
            continue
        found.append(op)
        for inner in walk((op,)):
            needed.update(operands(inner))
    return tuple(reversed(found))


class _Splitter:
    def __init__(self, levels: Levels, cube_slots: set[Value], barriers: set[Op]) -> None:
        self.levels = levels
        self.cube_slots = cube_slots
        self.barriers = barriers

    def split(self, region: Region) -> tuple[Step, ...]:
        steps: list[Step] = []
        pending: list[Op] = []

        def flush() -> None:
            if pending:
                steps.append(Segment(tuple(pending)))
                pending.clear()

        for op in region:
            if isinstance(op, Barrier):
                flush()
            elif isinstance(op, (If, For, While)) and op in self.barriers:
                flush()
                steps.append(CubeControl(op, tuple(self.split(inner) for inner in regions(op))))
            elif self._is_for_cube(op):
                if isinstance(op, Store) and _reads(pending, op.place):
                    flush()
                steps.append(CubeStep(op))
            else:
                pending.append(op)
        flush()
        return tuple(steps)

    def _is_for_cube(self, op: Op) -> bool:
        match op:
            case SharedAlloc():
                return True
            case Declare():
                return op.result in self.cube_slots
            case Store():
                return op.place in self.cube_slots
            case Load():
                is_variable = op.place in self.levels.slots
                if is_variable and op.place not in self.cube_slots:
                    return False
                return self.levels.of(op.result) is Level.CUBE
            case Index() if is_of_units(op):
                return False  # each unit has its own
            case Apply() | Cast() | Bitcast() | Construct() | Extract() | Insert() | Index():
                return all(self.levels.of(v) is Level.CUBE for v in (*results(op), *operands(op)))
        return False


def is_of_units(op: Index) -> bool:
    memory = op.memory.type
    return isinstance(memory, Memory) and memory.space is Space.LOCAL


def _reads(ops: list[Op], slot: Value) -> bool:
    return any(isinstance(op, Load) and op.place is slot for op in walk(tuple(ops)))


class _Keeper:
    """Finds values of units that are used in another segment than the one that defines them."""

    def __init__(self, plan_levels: Levels, cube_slots: set[Value]) -> None:
        self.levels = plan_levels
        self.cube_slots = cube_slots
        self.home: dict[Value, int] = {}
        """The number of the segment that defines a value; 0 when the cube does."""
        self.kept: set[Value] = set()
        self.segments = 0

    def visit(self, steps: tuple[Step, ...]) -> None:
        for step in steps:
            match step:
                case Segment():
                    self.segments += 1
                    for op in step.ops:
                        self._note(op, self.segments)
                case CubeStep():
                    self._for_cube(step.op)
                case CubeControl(op=While() as loop):
                    for part in step.parts[:1]:
                        self.visit(part)
                    self._use(loop.condition, -1)
                    self.visit(step.parts[1])
                case CubeControl():
                    self._for_cube(step.op)
                    for part in step.parts:
                        self.visit(part)

    def _for_cube(self, op: Op) -> None:
        for value in results(op):
            self.home[value] = 0
        for value in operands(op):
            self._use(value, -1)

    def _note(self, op: Op, number: int) -> None:
        for value in results(op):
            self.home[value] = number
        for region in regions(op):
            for inner in region:
                self._note(inner, number)
        for value in operands(op):
            self._use(value, number)

    def _use(self, value: Value, number: int) -> None:
        home = self.home.get(value, 0)
        if home in (0, number):
            return
        if not isinstance(self.levels.definition.get(value), Index) and not self._is_recomputed(
            value
        ):
            self.kept.add(value)
            return
        for operand in operands(self.levels.definition[value]):
            self._use(operand, number)

    def _is_recomputed(self, value: Value) -> bool:
        """Whether a segment may compute `value` again instead of reading what another one left."""
        op = self.levels.definition.get(value)
        if not isinstance(op, (Apply, Cast, Index)):
            return False
        if isinstance(op, Index):
            return all(self._is_at_hand(v) for v in op.indices)
        if isinstance(op, Apply) and (op.op not in RECOMPUTED or not _is_integer(value)):
            return False
        return all(self._is_at_hand(v) for v in operands(op))

    def _is_at_hand(self, value: Value) -> bool:
        return self.home.get(value, 0) == 0 or self._is_recomputed(value)


def _is_integer(value: Value) -> bool:
    return isinstance(value.type, Scalar) and not value.type.is_float

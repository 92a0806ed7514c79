"""How much a value varies between the units of a cube, found before anything is written.

``Level.CUBE`` values are equal in every unit of the cube and can be computed once for it.
``Level.GROUP`` values are equal in the units of one group (consecutive in x, `width` of them) but
may differ between groups, or may depend on memory that units write. ``Level.UNIT`` values differ. A
slot has the level of what is stored to it and of the branches around the stores.

`coefficients` holds what an integer grows by from unit to unit, for each dimension of the cube,
when that is a constant; arithmetic is modulo the type's width.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from transpile.ir.core import (
    Apply,
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
    LocalArray,
    Op,
    Region,
    SharedAlloc,
    Store,
    While,
    operands,
    regions,
    results,
)
from transpile.ir.types import Memory, Scalar, Space
from transpile.ir.values import Constant, Value


class Level(IntEnum):
    CUBE = 0
    GROUP = 1
    UNIT = 2


Coefficients = tuple[int, int, int]
ZERO: Coefficients = (0, 0, 0)

GROWING = frozenset(("add", "sub", "mul", "shift_left"))
UNIT_ROWS = {"unit_pos_x": 0, "unit_pos_y": 1, "unit_pos_z": 2}


class Levels:
    """The levels of every value of one kernel, for groups of `width` units in x."""

    def __init__(self, kernel: Kernel, width: int) -> None:
        self.body = kernel.body
        self.cube_dim = kernel.cube_dim
        self.aliased = kernel.aliased
        self.width = width
        self.forced: set[Value] = set()
        """Values and slots that outlive a unit loop, so that nothing is known about them but in
        each unit.
        """
        self.level: dict[Value, Level] = {}
        self.coefficients: dict[Value, Coefficients] = {}
        self.exact: set[Value] = set()
        """Integers that grow without wrapping inside a cube."""
        self.definition: dict[Value, Op] = {}
        self.slots: dict[Value, Level] = {}
        self.lowest: dict[Value, Level] = {}
        """What slots start from when it isn't ``CUBE``."""
        self._control: dict[Value, int] = {}
        self._stack: list[Level] = []
        self._changed = True
        self._read: set[Value] = set()
        """Slots that were loaded in this round."""

    def solve(self) -> None:
        """Raise levels until nothing changes.

        Values are defined before they are used, so another round is needed only where a slot rises
        after it was read, or the condition of a loop after the loop began.
        """
        self.level.clear()
        self.coefficients.clear()
        self.exact.clear()
        self._changed = True
        self._define(self.body)
        while self._changed:
            self._changed = False
            self._stack = []
            self._read.clear()
            self._visit_region(self.body)

    def _define(self, region: Region) -> None:
        for op in region:
            for name in op.RESULTS:
                self.definition[getattr(op, name)] = op
            for name in op.REGIONS:
                self._define(getattr(op, name))

    def of(self, value: Value) -> Level:
        return self.level.get(value, Level.CUBE)

    def growth(self, value: Value) -> Coefficients | None:
        """Return how `value` grows along the cube's dimensions, if that is constant."""
        if self.of(value) is Level.CUBE:
            return ZERO
        return self.coefficients.get(value)

    def is_affine(self, value: Value) -> bool:
        """Whether `value` grows by one from each unit of a group to the next."""
        growth = self.growth(value)
        return growth is not None and growth[0] == 1

    def _set(self, value: Value, level: Level, growth: Coefficients | None = None) -> None:
        if value in self.forced:
            level, growth = Level.UNIT, None
        if growth is not None and growth != ZERO and self.width > 1:
            level = Level.GROUP if growth[0] == 0 else Level.UNIT
        if value in self.level:
            level = max(self.level[value], level)
        self.level[value] = level
        if growth is None or level is Level.CUBE:
            self.coefficients.pop(value, None)
        else:
            self.coefficients[value] = growth

    def _raise_slot(self, slot: Value, level: Level) -> None:
        if slot in self.forced:
            level = Level.UNIT
        if level > self.slots.get(slot, Level.CUBE):
            self.slots[slot] = level
            self._changed |= slot in self._read

    def _visit_region(self, region: Region) -> None:
        for op in region:
            VISITS.get(type(op), Levels._unknown)(self, op)

    def _inside(self, region: Region, level: Level) -> None:
        self._stack.append(level)
        self._visit_region(region)
        self._stack.pop()

    def _control_since(self, slot: Value) -> Level:
        return max(self._stack[self._control.get(slot, 0) :], default=Level.CUBE)

    def _declare(self, op: Declare) -> None:
        self._control[op.result] = len(self._stack)
        self.slots.setdefault(op.result, self.lowest.get(op.result, Level.CUBE))
        self._raise_slot(op.result, self.of(op.initial) if op.initial else Level.CUBE)

    def _store(self, op: Store) -> None:
        if op.place in self._control:
            self._raise_slot(op.place, max(self.of(op.value), self._control_since(op.place)))

    def _load(self, op: Load) -> None:
        self._set(op.result, self._loaded(op))

    def _if(self, op: If) -> None:
        self._inside(op.then, self.of(op.condition))
        self._inside(op.otherwise, self.of(op.condition))

    def _while(self, op: While) -> None:
        before = self.of(op.condition)
        self._inside(op.test, before)
        level = self.of(op.condition)
        self._changed |= level is not before
        self._inside(op.body, level)

    def _cast(self, op: Cast) -> None:
        before, after = op.value.type, op.result.type
        if not isinstance(before, Scalar) or not isinstance(after, Scalar):
            self._plain(op)
            return
        self._set(op.result, self.of(op.value), self._cast_growth(op, before, after))
        if op.value in self.exact:
            self.exact.add(op.result)

    def _plain(self, op: Op) -> None:
        """Results differ as the operands do."""
        level = max([self.of(v) for v in operands(op)], default=Level.CUBE)
        for value in results(op):
            self._set(value, level)

    def _memory(self, op: SharedAlloc | LocalArray) -> None:
        self._set(op.result, Level.CUBE)

    def _unknown(self, op: Op) -> None:
        for value in results(op):
            self._set(value, Level.UNIT)
        for region in regions(op):
            self._inside(region, Level.UNIT)

    def _loop(self, op: For) -> None:
        level = max(self.of(op.start), self.of(op.stop), self.of(op.step))
        growth = self.growth(op.start) if self.of(op.step) is Level.CUBE else None
        self._set(op.variable, level, growth if level is not Level.CUBE else None)
        self._inside(op.body, level)

    def _loaded(self, op: Load) -> Level:
        if op.place in self._control:
            self._read.add(op.place)
            return self.slots.get(op.place, Level.CUBE)
        place = self.definition.get(op.place)
        level = max(self.of(op.place), self.of(op.guard) if op.guard is not None else Level.CUBE)
        if not isinstance(place, Index) or not isinstance(place.memory.type, Memory):
            return level
        memory = place.memory.type
        is_constant = not (memory.mutable or memory.atomic or self.aliased)
        if memory.space is Space.GLOBAL and is_constant:
            return level
        if memory.space is Space.LOCAL:
            return Level.UNIT
        return max(level, Level.GROUP)

    def _cast_growth(self, op: Cast, before: Scalar, after: Scalar) -> Coefficients | None:
        growth = self.growth(op.value)
        if growth is None or not before.is_integer or not after.is_integer:
            return None
        return growth if after.bits <= before.bits or op.value in self.exact else None

    def _apply(self, op: Apply) -> None:
        if op.op in UNIT_ROWS:
            axis = UNIT_ROWS[op.op]
            growth = (int(axis == 0), int(axis == 1), int(axis == 2))
            self.exact.add(op.result)
            self._set(op.result, Level.UNIT, growth)
            return
        if op.op == "unit_pos":
            x, y, _ = self.cube_dim
            self.exact.add(op.result)
            self._set(op.result, Level.UNIT, (1, x, x * y))
            return
        levels = self.level
        level = max([levels.get(v, Level.CUBE) for v in op.args], default=Level.CUBE)
        self._set(op.result, level, None if level is Level.CUBE else self._arithmetic(op))

    def _arithmetic(self, op: Apply) -> Coefficients | None:
        type = op.result.type
        if op.op not in GROWING or not isinstance(type, Scalar) or not type.is_integer:
            return None
        left, right = (self.growth(v) for v in op.args)
        if left is None or right is None:
            return None
        second = op.args[1]
        if op.op in ("add", "sub"):
            sign = 1 if op.op == "add" else -1
            return (left[0] + sign * right[0], left[1] + sign * right[1], left[2] + sign * right[2])
        if op.op == "mul":
            first = op.args[0]
            if isinstance(second, Constant):
                return _scaled(left, int(second.value))
            if isinstance(first, Constant):
                return _scaled(right, int(first.value))
        if (
            op.op == "shift_left"
            and isinstance(second, Constant)
            and 0 <= int(second.value) < type.bits
        ):
            return _scaled(left, 1 << int(second.value))
        return None


def _scaled(growth: Coefficients, factor: int) -> Coefficients:
    return (growth[0] * factor, growth[1] * factor, growth[2] * factor)


VISITS: dict[type[Op], Callable[..., None]] = {
    Apply: Levels._apply,
    Declare: Levels._declare,
    Store: Levels._store,
    Load: Levels._load,
    If: Levels._if,
    While: Levels._while,
    For: Levels._loop,
    Cast: Levels._cast,
    SharedAlloc: Levels._memory,
    LocalArray: Levels._memory,
    **dict.fromkeys((Index, Bitcast, Construct, Extract, Insert), Levels._plain),
}
"""What is done for each class of ops; atomics and what is missing here are ``UNIT``."""

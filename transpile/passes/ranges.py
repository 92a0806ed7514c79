"""Intervals of integer values: ``Value -> (least, greatest)`` or ``None`` where control never comes.

They hold everywhere, whatever the conditions around; ``passes.bounds`` narrows them by what it knows at a place::

    %u: u32 = unit_pos_x              # [0, 255] in a cube of 256 units
    %a: u32 = mul %u, 4:u32           # [0, 1020]
    %b: u32 = rem_floor %n, 16:u32    # [0, 15]

An operation that could wrap has the range of its type. The range of a slot is the least that holds its stores (a
fixpoint over all integer slots; bounds that keep moving go to the type's limit).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from transpile.ir import core
from transpile.ir.types import SCALARS, Reference, Scalar, integer_range, u64
from transpile.ir.values import Constant, Parameter, Value, is_slot
from transpile.passes.contents import contents

Interval = tuple[int, int]
Look = Callable[[Value], Interval | None]
Rule = Callable[[Interval, Sequence[Interval]], Interval]

ROUNDS = 4
"""Rounds of the fixpoint before bounds that still move are given up."""
GREATEST_PLANE = 128
SIZES = frozenset({"length", "extent", "shape"})
"""What is less than half of what an address holds, as launches see to it."""
WIDTHS = {name: integer_range(type) for name, type in SCALARS.items() if not type.is_float}
"""Limits of the types whose values have a range; by name, which is quicker to look up than the type."""


class Ranges:
    """Ranges of the values of one kernel."""

    def __init__(self, kernel: core.Kernel) -> None:
        self.kernel = kernel
        self.widths = WIDTHS | {"index": integer_range(kernel.address)}
        self.most = (1 << (63 if kernel.address == u64 else 31)) - 1
        self.placed = 0, 2**32 - 2 if kernel.address == u64 else self.most - 1
        """Positions of cubes and units in the grid; launches see to these too."""
        self.stores: dict[Value, list[Value]] = {}
        definitions: dict[Value, core.Op] = {}
        self.definitions = definitions
        for op in contents(kernel.body).ops:
            kind = op.__class__
            if kind is core.Apply:
                definitions[op.result] = op  # type: ignore[attr-defined]
            elif isinstance(op, core.Store):
                if is_slot(op.place):
                    self.stores.setdefault(op.place, []).append(op.value)
            else:
                for result in op.makes():
                    definitions[result] = op
                if isinstance(op, core.Declare) and op.initial is not None:
                    self.stores.setdefault(op.result, []).append(op.initial)
        self.known: dict[Value, Interval | None] = {}
        self.slots: dict[Value, Interval | None] | None = None

    def limits(self, type: object) -> Interval:
        """Return the range of an integer type; ``index`` is as wide as the kernel's addresses."""
        assert isinstance(type, Scalar)
        return self.widths[type.name]

    def of(self, value: Value) -> Interval | None:
        if isinstance(value, Constant):
            return int(value.value), int(value.value)
        if value in self.known:
            return self.known[value]
        found = self.computed(value, self.of)
        self.known[value] = found
        return found

    def computed(self, value: Value, look: Look) -> Interval | None:
        """Return the range of an integer or bool from those of the operands of its op, which `look` finds."""
        definition = self.definitions.get(value)
        limits = self.limits(value.type)
        if definition is None:
            is_size = isinstance(value, Parameter) and value.source.what in SIZES
            return (limits[0], min(self.most, limits[1])) if is_size else limits
        match definition:
            case core.Extent(what=what) if what in SIZES:
                return limits[0], min(self.most, limits[1])
            case core.Apply() as op:
                found = self.applied(op, look)
            case core.Cast(value=source):
                if not isinstance(source.type, Scalar) or source.type.is_float:
                    return limits
                found = look(source)
            case core.Load(place=place) if is_slot(place):
                return self.slot(place)
            case core.For() as op:
                found = trips(look(op.start), look(op.stop), look(op.step))
            case _:
                return limits
        if found is None or (limits[0] <= found[0] and found[1] <= limits[1]):
            return found
        return limits

    def applied(self, op: core.Apply, look: Look) -> Interval | None:
        limits = self.limits(op.result.type)
        if not op.args:
            return self.position(op.op) or limits
        if op.op == "select":
            return union(look(op.args[1]), look(op.args[2]))
        rule = RULES.get(op.op)
        if rule is None or any(not is_integer(a) for a in op.args):
            return limits
        if op.op == "add" and self.is_absolute(op):
            return self.placed
        operands = [look(a) for a in op.args]
        if any(o is None for o in operands):
            return None
        return rule(limits, [o for o in operands if o is not None])

    def is_absolute(self, op: core.Apply) -> bool:
        """Tell whether a sum is a unit's position in the grid along an axis: ``cube_pos_x * 256 + unit_pos_x``."""
        first, second = map(self.definitions.get, op.args)
        if not isinstance(first, core.Apply) or first.op != "mul":
            return False
        if not isinstance(second, core.Apply) or not second.op.startswith("unit_pos_"):
            return False
        axis = "xyz".find(second.op[-1])
        if axis < 0 or self.kernel.folded or self.kernel.address == u64:
            return False
        cube, size = first.args
        made = self.definitions.get(cube)
        is_cube = isinstance(made, core.Apply) and made.op == f"cube_pos_{'xyz'[axis]}"
        return is_cube and isinstance(size, Constant) and size.value == self.kernel.cube_dim[axis]

    def position(self, row: str) -> Interval | None:
        """Return the range of a topology row, if it is known."""
        kernel = self.kernel
        plane = kernel.plane_dim
        match row:
            case "unit_pos":
                return 0, kernel.units - 1
            case "unit_pos_x" | "unit_pos_y" | "unit_pos_z":
                return 0, kernel.cube_dim["xyz".index(row[-1])] - 1
            case "cube_pos_x" | "cube_pos_y" | "cube_pos_z":
                return (0, 0) if "xyz".index(row[-1]) >= kernel.grid_rank else self.placed
            case "absolute_pos_x" | "absolute_pos_y" | "absolute_pos_z" | "absolute_pos":
                return None if kernel.address == u64 else self.placed
            case "cube_pos_cluster":
                return 0, prod(kernel.cluster_dim) - 1
            case "cube_pos_cluster_x" | "cube_pos_cluster_y" | "cube_pos_cluster_z":
                return 0, kernel.cluster_dim["xyz".index(row[-1])] - 1
            case "cube_count_x" | "cube_count_y" | "cube_count_z":
                return (1, 1) if "xyz".index(row[-1]) >= kernel.grid_rank else (1, 2**32 - 1)
            case "plane_dim":
                return (1, GREATEST_PLANE) if plane is None else (plane, plane)
            case "plane_pos":
                return 0, (kernel.units - 1) // (plane or 1)
            case "unit_pos_plane":
                return 0, min((plane or GREATEST_PLANE), kernel.units) - 1
        return None

    # Slots

    def slot(self, slot: Value) -> Interval | None:
        if self.slots is None:
            self.slots = {}
            self.settle(self.slots)
        assert isinstance(slot.type, Reference)
        return self.slots[slot] if slot in self.slots else self.limits(slot.type.element)

    def settle(self, slots: dict[Value, Interval | None]) -> None:
        kept, self.known = self.known, {}
        for slot in self.stores:
            if isinstance(slot.type, Reference) and is_integer_type(slot.type.element):
                slots[slot] = None
        moving, rounds = True, 0
        while moving:
            moving = False
            rounds += 1
            self.known = {}
            for slot, old in slots.items():
                new = old
                for stored in self.stores[slot]:
                    new = union(new, self.of(stored))
                if new == old or new is None:
                    continue
                moving = True
                if rounds > ROUNDS and old is not None:
                    assert isinstance(slot.type, Reference)
                    low, high = self.limits(slot.type.element)
                    new = (low if new[0] < old[0] else new[0], high if new[1] > old[1] else new[1])
                slots[slot] = new
        self.known = kept


def is_integer_type(type: object) -> bool:
    return isinstance(type, Scalar) and type.is_integer


def is_integer(value: Value) -> bool:
    kind = value.type
    return isinstance(kind, Scalar) and kind.is_integer


def union(a: Interval | None, b: Interval | None) -> Interval | None:
    if a is None or b is None:
        return b if a is None else a
    return min(a[0], b[0]), max(a[1], b[1])


def trips(start: Interval | None, stop: Interval | None, step: Interval | None) -> Interval | None:
    """Return the range of a loop's variable."""
    if start is None or stop is None or step is None:
        return None
    low, high = start
    if step[1] > 0:
        high = max(high, stop[1] - 1)
    if step[0] < 0:
        low = min(low, stop[0] + 1)
    return low, high


# Rules: from the type's limits and the operands' ranges. One that leaves the limits is replaced by them.


def _corners(operate: Callable[[int, int], int]) -> Rule:
    """Return the rule of an operation that is monotone in each operand."""

    def rule(limits: Interval, operands: Sequence[Interval]) -> Interval:
        a, b = operands
        found = [operate(x, y) for x in a for y in b]
        return min(found), max(found)

    return rule


def _divide(limits: Interval, operands: Sequence[Interval]) -> Interval:
    (low, high), (least, greatest) = operands
    if low < 0 or least <= 0:
        return limits
    return low // greatest, high // least


def _divide_floor(limits: Interval, operands: Sequence[Interval]) -> Interval:
    (low, high), (least, greatest) = operands
    if low < 0 or least < 0 or greatest == 0:
        return limits
    return (low // greatest if least else 0), high // max(least, 1)  # by zero it is 0


def _remainder(limits: Interval, operands: Sequence[Interval]) -> Interval:
    (low, high), (least, greatest) = operands
    if least <= 0:
        return limits
    if low >= 0 and high < least:
        return low, high
    return 0, min(greatest - 1, high) if low >= 0 else greatest - 1


def _remainder_floor(limits: Interval, operands: Sequence[Interval]) -> Interval:
    least, greatest = operands[1]
    if least == 0:  # by zero it is 0
        most = max(greatest - 1, 0)
        return 0, most if operands[0][0] < 0 else min(most, operands[0][1])
    return _remainder(limits, operands)


def _remainder_truncated(limits: Interval, operands: Sequence[Interval]) -> Interval:
    return _remainder(limits, operands) if operands[0][0] >= 0 else limits


def _mask(limits: Interval, operands: Sequence[Interval]) -> Interval:
    for (low, high), (mask, same) in (operands, reversed(operands)):
        if low >= 0 and mask == same > 0 and high < mask & -mask:
            return 0, 0  # all bits of the mask lie above the number's
    highs = [high for low, high in operands if low >= 0]
    return (0, min(highs)) if highs else limits


def _bits(limits: Interval, operands: Sequence[Interval]) -> Interval:
    if any(low < 0 for low, _ in operands):
        return limits
    return 0, (1 << max(high for _, high in operands).bit_length()) - 1


def _shift_left(limits: Interval, operands: Sequence[Interval]) -> Interval:
    (low, high), (least, greatest) = operands
    if low < 0 or least < 0 or greatest >= 64:
        return limits
    return low << least, high << greatest


def _shift_right(limits: Interval, operands: Sequence[Interval]) -> Interval:
    (low, high), (least, greatest) = operands
    if low < 0 or least < 0:
        return limits
    return low >> min(greatest, 64), high >> least


def _masked(rule: Rule) -> Rule:
    """Return the rule of a shift whose count is taken modulo the width."""

    def masked(limits: Interval, operands: Sequence[Interval]) -> Interval:
        width = (limits[1] - limits[0]).bit_length()
        least, greatest = operands[1]
        return rule(limits, operands) if least >= 0 and greatest < width else limits

    return masked


def _absolute(limits: Interval, operands: Sequence[Interval]) -> Interval:
    low, high = operands[0]
    if low >= 0:
        return low, high
    return 0, max(-low, high)


RULES: dict[str, Rule] = {
    "add": _corners(lambda x, y: x + y),
    "sub": _corners(lambda x, y: x - y),
    "mul": _corners(lambda x, y: x * y),
    "min": _corners(min),
    "max": _corners(max),
    "div_floor": _divide_floor,
    "div_trunc": _divide,
    "rem_floor": _remainder_floor,
    "rem_trunc": _remainder_truncated,
    "bit_and": _mask,
    "bit_or": _bits,
    "bit_xor": _bits,
    "shift_left": _shift_left,
    "shift_right": _shift_right,
    "shl_masked": _masked(_shift_left),
    "shr_masked": _masked(_shift_right),
    "abs": _absolute,
    "neg": lambda limits, operands: (-operands[0][1], -operands[0][0]),
}

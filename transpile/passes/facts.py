"""What is known at a place of a kernel: orders of integers from the conditions around it, and narrower ranges.

Values are numbered, so that two that are certainly equal have one number: the same row of the same operands, loads of
one slot with no store in between, casts that keep the value. An order is an edge between numbers::

    if %i < %n { ... }                inside: i < n
    if %i >= %n { terminate }         after: i < n
    for %k in 0, %n, 1 { ... }        inside: k < n
    %m = min %n, 8                    m <= n, m <= 8

`Facts` is fed by a walk in text order: `define` for each op, `assume` for conditions, `mark` and `back` around regions.
"""

from __future__ import annotations

from collections.abc import Hashable

from transpile.ir import core
from transpile.ir.types import Scalar
from transpile.ir.values import Constant, Value, is_slot
from transpile.ops.table import PURE
from transpile.passes.ranges import Interval, Ranges, is_integer

DEPTH = 4
"""How many steps a proof follows."""
EDGES = 6
"""How many orders of one number it looks at, the newest ones."""
SHRINKING = (
    "div_floor",
    "div_trunc",
    "shift_right",
    "shr_masked",
    "rem_floor",
    "rem_trunc",
    "bit_and",
)
"""Rows whose result is at most the first operand, when that is not negative."""

DERIVED = frozenset({"min", "sub", "select", *SHRINKING})
"""Rows whose result is in an order with an operand."""
WITHIN = "within"
"""Attribute of a masked shift whose count is known to be less than the width: writers need no mask."""
STORING = frozenset({core.Store, core.If, core.For, core.While, core.Block})
"""Ops that may store to slots."""
NOTED = frozenset({core.Cast, core.Load, core.Extent, core.Declare, core.Store})


class Facts:
    """Orders known at the present place of a walk."""

    def __init__(self, kernel: core.Kernel) -> None:
        self.ranges = Ranges(kernel)
        self.numbers: dict[Hashable, int] = {}
        self.of_value: dict[Value, int] = {}
        self.members: dict[int, Value] = {}
        """One value of each number."""
        self.above: dict[int, list[tuple[int, bool]]] = {}
        """Number -> numbers that are greater, and whether strictly."""
        self.below: dict[int, list[tuple[int, bool]]] = {}
        self.trail: list[tuple[int, int]] = []
        self.versions: dict[Value, int] = {}
        """Slot -> when it was last stored to, by `clock`."""
        self.clock = 0
        self.stores: dict[core.Op, frozenset[Value]] = {}
        """What `stored` found."""
        self.holds: dict[int, tuple[Value, ...]] = {}
        """Number of a bool -> conditions that are true when it is."""

    # Numbers

    def number(self, value: Value) -> int:
        known = self.of_value.get(value)
        if known is not None:
            return known
        if isinstance(value, Constant):
            return self.of_key(("constant", int(value.value)), value) if is_integer(value) else -1
        return self.of_key(value, value)

    def of_key(self, key: Hashable, value: Value) -> int:
        numbers = self.numbers
        number = numbers.get(key)
        if number is None:
            number = numbers[key] = len(numbers)
            self.members[number] = value
        return number

    def define(self, op: core.Op) -> None:
        """Number the results of an op that stands here, and note what it says about its operands."""
        if isinstance(op, core.Apply):
            kind = op.result.type
            # Of floats there are no orders, and the same one is computed once already.
            if kind.__class__ is Scalar and not kind.is_float and op.op in PURE:
                if not op.attributes or WITHIN in op.attributes:
                    known, result = self.of_value, op.result
                    arguments = [known[a] if a in known else self.identity(a) for a in op.args]
                    known[result] = self.of_key((op.op, kind, *arguments), result)
                    if op.op in DERIVED and kind.is_integer:
                        self.derive(op)
            return
        if type(op) not in NOTED:
            return
        match op:
            case core.Load(place=place, result=result):
                if is_slot(place):
                    version = self.versions.get(place, 0)
                    self.of_value[result] = self.of_key(("load", place, version), result)
            case core.Cast(value=source, result=result) if is_integer(source) and is_integer(
                result
            ):
                self.cast(source, result)
            case core.Extent(dimension=dimension):
                where = None if dimension is None else self.number(dimension)
                key = (op.what, op.memory, where)
                self.of_value[op.result] = self.of_key(key, op.result)
            case core.Declare(result=slot):
                self.change(slot)
                self.remember(slot, op.initial)
            case core.Store(place=slot) if is_slot(slot):
                self.change(slot)
                self.remember(slot, op.value)

    def identity(self, value: Value) -> Hashable:
        if isinstance(value, Constant):
            number = value.value
            return value.type, repr(number) if isinstance(number, float) else number
        return self.number(value)

    def cast(self, source: Value, result: Value) -> None:
        low, high = self.ranges.limits(result.type)
        held = self.range(self.number(source), DEPTH)
        if held is None or (low <= held[0] and held[1] <= high):
            self.of_value[result] = self.number(source)
            return
        self.of_value[result] = number = self.of_key(
            ("cast", self.number(source), result.type), result
        )
        if held[0] >= 0:
            # What does not fit wraps to something smaller.
            self.order(number, self.number(source), False)

    def derive(self, op: core.Apply) -> None:
        result = self.number(op.result)
        if op.op == "min":
            for argument in op.args:
                self.order(result, self.number(argument), False)
        elif op.op == "sub":
            if self.is_small_step(op):
                subtracted = self.range(self.number(op.args[1]), DEPTH)
                strict = subtracted is not None and subtracted[0] > 0
                self.order(result, self.number(op.args[0]), strict)
        elif op.op == "select":
            self.derive_select(op, result)
        elif op.op in SHRINKING:
            first = self.number(op.args[0])
            if self.is_at_least(first, 0):
                if op.op not in ("div_trunc", "rem_trunc") or self.is_at_least(
                    self.number(op.args[1]), 1
                ):
                    self.order(result, first, False)
            if op.op == "rem_floor" and self.is_at_least(self.number(op.args[1]), 1):
                self.order(result, self.number(op.args[1]), True)

    def is_small_step(self, op: core.Apply) -> bool:
        """Tell whether a difference of numbers that are not negative stays so, hence does not wrap."""
        second = self.range(self.number(op.args[1]), DEPTH)
        return second is None or (
            second[0] >= 0 and second[1] <= self.least(self.number(op.args[0]))
        )

    def derive_select(self, op: core.Apply, result: int) -> None:
        """Note what both arms are at most, each under its condition: ``i - 1 if i > 0 else i`` is at most ``i``."""
        condition, first, second = op.args
        for bound in {self.number(first), self.number(second)}:
            if self.is_at_most(first, bound, condition, True) and self.is_at_most(
                second, bound, condition, False
            ):
                self.order(result, bound, False)

    def is_at_most(self, arm: Value, bound: int, condition: Value, truth: bool) -> bool:
        number = self.number(arm)
        if number == bound:
            return True
        mark = self.mark()
        self.assume(condition, truth)
        op = self.ranges.definitions.get(arm)
        if isinstance(op, core.Apply) and op.op == "sub" and self.is_small_step(op):
            number = self.number(op.args[0])
        held = number == bound or self.reaches(number, bound, True, DEPTH)
        self.back(mark)
        return held

    # Slots

    def change(self, slot: Value) -> None:
        self.clock += 1
        self.versions[slot] = self.clock

    def change_all(self, op: core.Op) -> None:
        """Forget the slots that an op's regions store to."""
        for slot in self.stored(op):
            self.change(slot)

    def stored(self, op: core.Op) -> frozenset[Value]:
        """Return the slots that an op stores to, or its regions do."""
        found = self.stores.get(op)
        if found is None:
            places = {op.place} if isinstance(op, core.Store) and is_slot(op.place) else set()
            for region in op.inside():
                for inner in region:
                    if isinstance(inner, core.Store):
                        if is_slot(inner.place):
                            places.add(inner.place)
                    elif inner.REGIONS:
                        places |= self.stored(inner)
            found = self.stores[op] = frozenset(places)
        return found

    def remember(self, slot: Value, value: Value | None) -> None:
        """A load of `slot` now gives `value`."""
        if value is not None and not isinstance(value, Constant):
            self.numbers["load", slot, self.versions[slot]] = self.number(value)

    def conjunction(self, op: core.If) -> core.Store | None:
        """Return the store of ``if a { ...; store s, b }`` where `s` holds `a` now, which makes ``a and b`` of it."""
        if op.otherwise or not op.then or not isinstance(last := op.then[-1], core.Store):
            return None
        slot = last.place
        if not is_slot(slot) or slot not in self.versions:
            return None
        if any(slot in self.stored(inner) for inner in op.then[:-1] if type(inner) in STORING):
            return None
        held = self.numbers.get(("load", slot, self.versions[slot]))
        return last if held is not None and held == self.of_value.get(op.condition, -1) else None

    def conclude(self, op: core.If, store: core.Store) -> None:
        """After such an ``if``: when the slot is true, both are."""
        key = ("load", store.place, self.versions[store.place])
        self.holds[self.of_key(key, store.place)] = (op.condition, store.value)

    # Orders

    def order(self, a: int, b: int, strict: bool) -> None:
        """Note ``a < b`` or ``a <= b``."""
        if a == b:
            return
        self.above.setdefault(a, []).append((b, strict))
        self.below.setdefault(b, []).append((a, strict))
        self.trail.append((a, b))

    def mark(self) -> int:
        return len(self.trail)

    def back(self, mark: int) -> None:
        """Forget the orders noted since `mark`."""
        while len(self.trail) > mark:
            a, b = self.trail.pop()
            self.above[a].pop()
            self.below[b].pop()

    def assume(self, condition: Value, truth: bool) -> None:
        """Note what follows from a condition."""
        op = self.ranges.definitions.get(condition)
        for conjunct in self.holds.get(self.number(condition), ()) if truth else ():
            self.assume(conjunct, True)
        if not isinstance(op, core.Apply):
            return
        match op.op:
            case "logical_and" | "logical_or":
                if truth is (op.op == "logical_and"):
                    for argument in op.args:
                        self.assume(argument, truth)
            case "logical_not":
                self.assume(op.args[0], not truth)
            case "lt" | "le" | "gt" | "ge" | "eq" | "ne" if is_integer(op.args[0]):
                self.compare(op.op, self.number(op.args[0]), self.number(op.args[1]), truth)

    def compare(self, row: str, a: int, b: int, truth: bool) -> None:
        if row in ("eq", "ne"):
            if truth is (row == "eq"):
                self.order(a, b, False)
                self.order(b, a, False)
            return
        if row in ("gt", "ge"):
            row, a, b = ("lt" if row == "gt" else "le"), b, a
        if truth:
            self.order(a, b, row == "lt")
        else:
            self.order(b, a, row == "le")

    def enter_loop(self, loop: core.For) -> None:
        """Note what a loop's variable is between."""
        variable = self.number(loop.variable)
        step = self.ranges.of(loop.step)
        if step is not None and step[0] >= 0:  # a step of 0 makes no trips
            self.order(variable, self.number(loop.stop), True)
            self.order(self.number(loop.start), variable, False)
        elif step is not None and step[1] < 0:
            self.order(variable, self.number(loop.start), False)
            self.order(self.number(loop.stop), variable, True)

    # Questions

    def is_less(self, a: Value, b: Value) -> bool:
        """Tell whether ``0 <= a < b`` as numbers without width."""
        held, bound = self.ranges.of(a), self.ranges.of(b)
        if held is not None and bound is not None and held[0] >= 0 and held[1] < bound[0]:
            return True
        first, second = self.number(a), self.number(b)
        if not self.is_at_least(first, 0):
            return False
        if self.reaches(first, second, False, DEPTH):
            return True
        held, bound = self.range(first, DEPTH), self.range(second, DEPTH)
        return held is None or (bound is not None and held[1] < bound[0])

    def decided(self, row: str, a: Value, b: Value) -> bool | None:
        """Return what a comparison of integers gives here, if that is known."""
        match row:
            case "gt" | "ge":
                return self.decided("lt" if row == "gt" else "le", b, a)
            case "lt" | "le":
                if self.is_below(a, b, row == "lt"):
                    return True
                return False if self.is_below(b, a, row == "le") else None
        if self.is_below(a, b, True) or self.is_below(b, a, True):
            return row == "ne"
        first, second = self.ranges.of(a), self.ranges.of(b)
        is_one = first is not None and first == second and first[0] == first[1]
        return row == "eq" if is_one else None

    def is_below(self, a: Value, b: Value, strict: bool) -> bool:
        """Tell whether ``a < b``, or ``a <= b``, of two values of one type."""
        first, second = self.number(a), self.number(b)
        if self.reaches(first, second, not strict, DEPTH):
            return True
        above = None if strict else self.one_more(b)
        if above is not None and self.reaches(first, self.number(above), False, DEPTH):
            return True
        held, bound = self.range(first, DEPTH), self.range(second, DEPTH)
        return held is not None and bound is not None and held[1] + strict <= bound[0]

    def one_more(self, value: Value) -> Value | None:
        """Return `x` of ``x - 1``, which does not wrap where anything is less than `x`."""
        op = self.ranges.definitions.get(value)
        if not isinstance(op, core.Apply) or op.op not in ("sub", "add"):
            return None
        x, y = op.args
        step = 1 if op.op == "sub" else -1
        return x if isinstance(y, Constant) and y.value == step else None

    def reaches(self, a: int, b: int, strict: bool, depth: int) -> bool:
        """Follow orders up from `a` to `b`, with a strict one among them."""
        if a == b:
            return strict
        if depth == 0:
            return False
        return any(
            self.reaches(c, b, strict or edge, depth - 1) for c, edge in self.above.get(a, ())
        )

    def is_at_least(self, number: int, bound: int) -> bool:
        """Tell whether ``number >= bound``; its type or its op alone often says so."""
        value = self.members[number]
        held = self.ranges.of(value) if is_integer(value) else None
        return (held is not None and held[0] >= bound) or self.least(number) >= bound

    def least(self, number: int) -> int:
        held = self.range(number, DEPTH)
        return 0 if held is None else held[0]

    def range(self, number: int, depth: int) -> Interval | None:
        """Return the range of a number here, from its op, its operands and the orders that hold."""
        value = self.members[number]
        if not is_integer(value):
            return 0, 1
        held = self.ranges.of(value)
        if held is None or depth == 0 or held[0] == held[1]:
            return held
        low, high = held
        if isinstance(self.ranges.definitions.get(value), core.Apply):
            narrow = self.ranges.computed(value, lambda v: self.range(self.number(v), depth - 1))
            if narrow is None:
                return None
            low, high = max(low, narrow[0]), min(high, narrow[1])
        high = self.highest(number, high, depth)
        low = self.lowest(number, low, depth)
        return (low, high) if low <= high else None

    def highest(self, number: int, high: int, depth: int) -> int:
        for other, strict in self.above.get(number, ())[-EDGES:]:
            bound = self.ranges.of(self.members[other])
            if bound is None:
                continue
            limit = bound[1] if depth <= 1 else self.highest(other, bound[1], depth - 1)
            high = min(high, limit - strict)
        return high

    def lowest(self, number: int, low: int, depth: int) -> int:
        for other, strict in self.below.get(number, ())[-EDGES:]:
            bound = self.ranges.of(self.members[other])
            if bound is None:
                continue
            limit = bound[0] if depth <= 1 else self.lowest(other, bound[0], depth - 1)
            low = max(low, limit + strict)
        return low

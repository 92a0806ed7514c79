"""Let a slot that ever holds one value be that value, and a loop count in the type that its variable is used in.

Before::

    %total: slot<f32> = declare %0          for %k in 0:i32, 16:i32, 1:i32 {
    %1 = load %total                            %1: u32 = cast %k
    %2: f32 = mul %1, %1                        %p = index %tile[%1]

After::

    %2: f32 = mul %total, %total            for %k in 0:u32, 16:u32, 1:u32 {
                                                %p = index %tile[%k]

Such slots are left where a variable is stored to only in a branch that turned out to be taken always, or is never
changed after all. The value takes the slot's name, if it has none.
"""

from __future__ import annotations

from transpile.ir import core
from transpile.ir.types import Scalar
from transpile.ir.values import Constant, Value
from transpile.passes.rebuild import WITH_REGIONS, Rebuilder, with_fields


def plain_slots(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` without slots of one value; the same object if there are none."""
    plan = _Plan()
    plan.read(kernel.body)
    values, counters = plan.values(), plan.counters()
    if not values and not counters:
        return kernel
    return _Plain(values, counters, plan).kernel(kernel)


SLOTS: frozenset[type[core.Op]] = frozenset({core.Declare, core.Store, core.Load})


class _Plan:
    """What is stored where, and which way loops' variables go."""

    def __init__(self) -> None:
        self.declared: dict[Value, core.Region] = {}
        self.stored: dict[Value, list[tuple[Value, core.Region]]] = {}
        self.early: set[Value] = set()
        """Slots that are loaded before anything is stored."""
        self.loads: dict[Value, list[core.Load]] = {}
        self.made: dict[Value, core.Op] = {}
        self.loops: list[core.For] = []
        self.uses: dict[Value, list[core.Op]] = {}
        """Of loops' variables."""

    def read(self, region: core.Region) -> None:
        uses, made = self.uses, self.made
        for op in region:
            for value in op.args if type(op) is core.Apply else op.uses():
                if value in uses:
                    uses[value].append(op)
            if type(op) is core.Apply:
                made[op.result] = op
                continue
            match op:
                case core.Declare(result=slot, initial=initial):
                    self.declared[slot] = region
                    self.stored[slot] = [] if initial is None else [(initial, region)]
                    self.loads[slot] = []
                case core.Store(place=slot) if slot in self.declared:
                    where = () if op.guard is not None else region
                    self.stored[slot].append((op.value, where))
                case core.Load(place=slot) if slot in self.declared:
                    self.loads[slot].append(op)
                    if not self.stored[slot]:
                        self.early.add(slot)
                case core.For():
                    self.loops.append(op)
                    self.uses[op.variable] = []
            for result in op.makes() if op.RESULTS else ():
                made[result] = op
            for inner in op.inside() if op.REGIONS else ():
                self.read(inner)

    def values(self) -> dict[Value, Value]:
        """Return the slots to do without, and what they hold."""
        found = {}
        for slot, stores in self.stored.items():
            if len(stores) == 1 and slot not in self.early:
                value, region = stores[0]
                if region is self.declared[slot]:
                    found[slot] = value
        return found

    def counters(self) -> dict[core.Op, Scalar]:
        """Return the loops that only count for a cast of their variable, and its type."""
        return {loop: kind for loop in self.loops if (kind := self.counted(loop)) is not None}

    def counted(self, loop: core.For) -> Scalar | None:
        signed = loop.variable.type
        assert isinstance(signed, Scalar)
        ends = (loop.start, loop.stop, loop.step)
        if not signed.is_signed or not all(isinstance(e, Constant) and e.value >= 0 for e in ends):
            return None
        kinds = set()
        for op in self.uses[loop.variable]:
            kind = op.result.type if isinstance(op, core.Cast) else None
            if not isinstance(kind, Scalar) or not kind.is_integer or kind.bits != signed.bits:
                return None
            kinds.add(kind)
        if len(kinds) != 1 or (kind := kinds.pop()).is_signed:
            return None
        return kind


class _Plain(Rebuilder):
    def __init__(
        self, values: dict[Value, Value], counters: dict[core.Op, Scalar], plan: _Plan
    ) -> None:
        super().__init__()
        self.values = values
        self.counters = counters
        self.names: dict[core.Op, str] = {}
        """Ops whose result takes the name of the slot that it was stored to."""
        for slot, value in values.items():
            made = plan.made.get(value)
            names = [slot.name, *[load.result.name for load in plan.loads[slot]]]
            if not value.name and made is not None and any(names):
                self.names.setdefault(made, next(filter(None, names)))

        self.visits = WITH_REGIONS | SLOTS | set(map(type, self.names))

    def visit(self, op: core.Op) -> None:
        if op in self.counters:
            assert isinstance(op, core.For)
            self.recount(op, self.counters[op])
            return
        match op:
            case core.Declare(result=slot) | core.Store(place=slot) if slot in self.values:
                return
            case core.Load(place=slot) if slot in self.values:
                self.replace(op.result, self.value(self.values[slot]))
                return
        if op in self.names and len(op.RESULTS) == 1:
            old = op.makes()[0]
            new = Value(old.type, self.names[op])
            self.replace(old, new)
            op = with_fields(op, {op.RESULTS[0]: new})
        self.keep(op)

    def recount(self, op: core.For, kind: Scalar) -> None:
        ends = {
            name: Constant(kind, end.value)
            for name in ("start", "stop", "step")
            if isinstance(end := getattr(op, name), Constant)
        }
        variable = Value(kind, op.variable.name)
        self.replace(op.variable, variable)
        self.keep(with_fields(op, {**ends, "variable": variable}))

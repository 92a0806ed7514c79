"""Let a value go at once into the slot that it ends up in, where a slot of its own only carries it there.

Expansion gives the result of a helper with several ``return``, a ternary and a parameter that is updated a slot each. A
person would write to the variable itself.

Before::

    %result: slot<f32> = declare        %copy: slot<f32> = declare %x
    if %better {                        store %copy, %y
        store %result, %other           %last = load %copy
    } else {                            %kept: slot<f32> = declare %last
        %0 = load %best                 store %kept, %z
        store %result, %0
    }
    %1 = load %result
    store %best, %1

After::

    if %better {                        %kept: slot<f32> = declare %x
        store %best, %other             store %kept, %y
    }                                   store %kept, %z

It is the last pass before the writer: what earlier ones know of a slot would get less precise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from transpile.diagnose.record import Record
from transpile.ir import core
from transpile.ir.types import Reference
from transpile.ir.values import Value, is_given
from transpile.passes.rebuild import Rebuilder, with_fields

ROUNDS = 6
"""How often merged slots may be merged again: a chain of helpers has a few links."""


def merge_slots(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` without slots that only carry a value into another."""
    for _ in range(ROUNDS):
        plan = _plan(kernel)
        if not plan.merged and not plan.unnamed and not plan.late:
            break
        kernel = _Merge(plan).kernel(kernel)
        if not plan.merged:
            break
    return kernel


class _Slot(Record, eq=False):
    """What is done with one slot, in text order."""

    declare: core.Declare
    region: core.Region
    loads: list[core.Load] = field(default_factory=list)
    first: tuple[core.Op, core.Region] | None = None
    """The first access, and where it is."""
    last_access: int = 0
    last_store: int = -1


class _Plan(Record, eq=False):
    merged: dict[Value, Value] = field(default_factory=dict)
    """Which slot stands for which."""
    opened: set[core.Op] = field(default_factory=set)
    """Declarations that go: their slot is one from outside, which takes what they start with."""
    dropped: set[core.Op] = field(default_factory=set)
    unnamed: set[core.Op] = field(default_factory=set)
    """Loads that need no name, for the slot has it."""
    names: dict[Value, str] = field(default_factory=dict)
    late: set[core.Op] = field(default_factory=set)
    """Stores that may as well declare their slot."""


class _Scan:
    """All slots, the order of ops, how often values are used."""

    def __init__(self, kernel: core.Kernel) -> None:
        self.slots: dict[Value, _Slot] = {}
        self.order: dict[core.Op, int] = {}
        self.count: dict[Value, int] = {}
        self.regions: list[core.Region] = []
        self.scan(kernel.body)

    def scan(self, region: core.Region) -> None:
        self.regions.append(region)
        count, order = self.count, self.order
        for op in region:
            at = order[op] = len(order)
            if type(op) is core.Apply:
                for value in op.args:
                    count[value] = count.get(value, 0) + 1
                continue
            if isinstance(op, core.Declare):
                self.slots[op.result] = _Slot(op, region, last_access=at)
            elif isinstance(op, core.Load) and op.place in self.slots:
                slot = self.slots[op.place]
                slot.loads.append(op)
                slot.last_access = at
                slot.first = slot.first or (op, region)
            elif isinstance(op, core.Store) and op.place in self.slots:
                slot = self.slots[op.place]
                slot.last_access = slot.last_store = at
                slot.first = slot.first or (op, region)
            for value in op.uses():
                count[value] = count.get(value, 0) + 1
            for inner in op.inside() if op.REGIONS else ():
                self.scan(inner)


def _plan(kernel: core.Kernel) -> _Plan:
    plan, scan = _Plan(), _Scan(kernel)
    busy: dict[Value, int] = {}
    """Up to which op a slot takes part in a merge of this round."""
    for region in scan.regions:
        for carrier, load, target in _carried(region, scan):
            own = carrier.declare.result
            filled = target.place if isinstance(target, core.Store) else target.result
            start, end = scan.order[carrier.declare], scan.order[target]
            if own in busy or busy.get(filled, -1) > start:
                continue
            if isinstance(target, core.Store):
                if not _joins(region, carrier, target):
                    continue
                plan.merged[own] = filled
                plan.opened.add(carrier.declare)
                busy[filled] = end
            else:
                plan.merged[filled] = own
                if _is_made_up(own.name):
                    plan.names[own] = filled.name
                busy[filled] = len(scan.order)
            plan.dropped |= {load, target}
            busy[own] = len(scan.order)
    for slot in scan.slots.values():
        if slot.declare.result not in busy:
            _take_name(slot, scan, plan)
            _declare_late(slot, plan)
    return plan


def _is_made_up(name: str) -> bool:
    """Tell whether a slot's name is the expander's and not the user's."""
    return not is_given(name) or name.endswith("_result") or "_result_" in name


def _carried(
    region: core.Region, scan: _Scan
) -> Iterator[tuple[_Slot, core.Load, core.Store | core.Declare]]:
    """Find slots of a region that are read for the last time to fill another slot, there in the same region."""
    loaded: dict[Value, tuple[_Slot, core.Load]] = {}
    for op in region:
        if isinstance(op, core.Load):
            slot = scan.slots.get(op.place)
            if (
                slot is not None
                and slot.region is region
                and slot.last_access == scan.order[op]
                and scan.count.get(op.result) == 1
            ):
                loaded[op.result] = slot, op
        elif isinstance(op, core.Store) and op.value in loaded and op.place in scan.slots:
            yield *loaded[op.value], op
        elif isinstance(op, core.Declare) and op.initial in loaded:
            yield *loaded[op.initial], op


def _joins(region: core.Region, carrier: _Slot, target: core.Store) -> bool:
    """Tell whether the carrier may be the target from its start on: nothing in between may notice."""
    between = region[region.index(carrier.declare) + 1 : region.index(target)]
    filled = carrier.declare.initial is not None
    found = _quiet(between, carrier.declare.result, target.place, stored=filled, looped=False)
    return found is not None


def _quiet(
    ops: core.Region, carrier: Value, target: Value, *, stored: bool, looped: bool
) -> bool | None:
    """Follow the ops; ``None`` if one declares or stores the target, reads it after the carrier is filled, or leaves.

    Returns whether the carrier may be filled at the end.
    """
    for op in ops:
        match op:
            case core.Load(place=place) if place is target:
                if stored:
                    return None
            case core.Store(place=place) | core.Declare(result=place) if place is target:
                return None
            case core.Store(place=place) if place is carrier:
                stored = True
            case core.If():
                arms = [
                    _quiet(arm, carrier, target, stored=stored, looped=looped)
                    for arm in (op.then, op.otherwise)
                ]
                if None in arms:
                    return None
                stored = any(arms)
            case core.For() | core.While():
                inner = [o for part in core.regions(op) for o in core.walk(part)]
                fills = any(isinstance(o, core.Store) and o.place is carrier for o in inner)
                for part in core.regions(op):
                    if _quiet(part, carrier, target, stored=stored or fills, looped=True) is None:
                        return None
                stored = stored or fills
            case core.Break() | core.Continue():
                if not looped:
                    return None
            case core.Block() | core.Exit():
                return None
    return stored


def _take_name(slot: _Slot, scan: _Scan, plan: _Plan) -> None:
    """Give a slot with a made-up name that of its only read, if no store follows that."""
    reference = slot.declare.result
    if len(slot.loads) != 1 or not _is_made_up(reference.name):
        return
    (load,) = slot.loads
    if load.result.name and scan.order[load] > slot.last_store:
        plan.names[reference] = load.result.name
        plan.unnamed.add(load)


def _declare_late(slot: _Slot, plan: _Plan) -> None:
    """Start a slot with the first value that it gets, if it gets that where it is declared."""
    if slot.declare.initial is not None or slot.first is None:
        return
    first, region = slot.first
    if isinstance(first, core.Store) and region is slot.region:
        plan.dropped.add(slot.declare)
        plan.late.add(first)


class _Merge(Rebuilder):
    def __init__(self, plan: _Plan) -> None:
        super().__init__(plan.merged)
        self.plan = plan
        self.fresh: dict[Value, Value] = {}
        """What was just read from which slot."""

    def region(self, region: core.Region) -> core.Region:
        outer, self.fresh = self.fresh, {}
        found = super().region(region)
        self.fresh = outer
        return found

    def inline(self, region: core.Region) -> None:  # type: ignore[override]
        plan = self.plan
        for old in region:
            op = self.substituted(old)
            if old in plan.opened:
                assert isinstance(op, core.Declare)
                if op.initial is not None:
                    place = self.value(op.result)
                    self.copy(core.Store(place, op.initial, None, op.span))
            elif old in plan.dropped:
                continue
            elif old in plan.late:
                assert isinstance(op, core.Store)
                self.declare(core.Declare(op.place, op.value, op.span))
            elif isinstance(op, core.Declare) and op.result in plan.names:
                self.declare(op)
            elif old in plan.unnamed:
                assert isinstance(op, core.Load)
                new = Value(op.result.type)
                self.replace(op.result, new)
                self.emit(with_fields(op, {"result": new}))
            else:
                self.copy(op)

    def declare(self, op: core.Declare) -> None:
        """Write a declaration, under the name that its slot takes."""
        name = self.plan.names.get(op.result)
        if name is None:
            self.emit(op)
            return
        new = Value(op.result.type, name)
        self.replace(op.result, new)
        self.emit(core.Declare(new, op.initial, op.span))

    def copy(self, op: core.Op) -> None:
        """Keep an op, but for a store that puts back what was just read there."""
        if isinstance(op, core.Load):
            assert isinstance(op.place.type, Reference)
            if op.place.type.space is None:
                self.fresh[op.result] = op.place
        elif isinstance(op, core.Store):
            if self.fresh.get(op.value) is op.place:
                return
            self.fresh = {v: p for v, p in self.fresh.items() if p is not op.place}
        elif op.REGIONS:
            self.fresh = {}
        self.keep(op)

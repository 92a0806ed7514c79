"""What a writer must know first: how often each value is used, in which loop, what regions change."""

from __future__ import annotations

from dataclasses import field

from transpile.diagnose.record import Record
from transpile.ir import core
from transpile.ir.types import Memory, Reference, Space
from transpile.ir.values import Constant, Value
from transpile.lower.expression import ORDER, Key

BARRIER: frozenset[Key] = frozenset((Space.GLOBAL, Space.SHARED, ORDER))
FENCED: frozenset[Key] = frozenset((ORDER,))


class Uses(Record):
    """The result of one scan of a kernel's body."""

    count: dict[Value, int] = field(default_factory=dict)
    loop: dict[Value, int] = field(default_factory=dict)
    """The loop of the last use; 0 is the body itself."""
    first: dict[Value, core.Op] = field(default_factory=dict)
    last: dict[Value, core.Op] = field(default_factory=dict)
    effects: dict[core.Op, frozenset[Key]] = field(default_factory=dict)
    """What an op with regions changes."""
    loops: int = 0
    stores: dict[Value, int] = field(default_factory=dict)
    """How often a slot is stored to, its declaration included if that gives it a value."""
    stored: dict[core.Op, core.Store | core.Declare] = field(default_factory=dict)
    """The store of an atomic's result that comes right after it, and always."""

    def is_update(self, reference: Value) -> bool:
        """Whether the reference is loaded, combined and stored again, and used by nothing else."""
        load, store = self.first.get(reference), self.last.get(reference)
        if (
            self.count.get(reference) != 2
            or not isinstance(load, core.Load)
            or not isinstance(store, core.Store)
        ):
            return False
        apply = self.last.get(load.result)
        return (
            isinstance(apply, core.Apply)
            and apply.result is store.value
            and load.guard is store.guard
            and self.count[load.result] == 1
            and self.count[apply.result] == 1
            and not load.result.name
            and not apply.result.name
        )


def scan(body: core.Region) -> Uses:
    """Count uses and collect effects."""
    uses = Uses()
    _scan(body, 0, uses)
    return uses


def users(body: core.Region) -> dict[Value, list[core.Op]]:
    """Return the ops that use each value."""
    found: dict[Value, list[core.Op]] = {}
    _collect(body, found)
    return found


def _collect(region: core.Region, found: dict[Value, list[core.Op]]) -> None:
    for op in region:
        for value in op.uses():
            found.setdefault(value, []).append(op)
        for inner in core.regions(op):
            _collect(inner, found)


def _scan(region: core.Region, loop: int, uses: Uses) -> set[Key]:
    changed: set[Key] = set()
    counts, first, last, loops = uses.count, uses.first, uses.last, uses.loop
    made: core.Atomic | None = None
    """The atomic op before, but for places."""
    for op in region:
        if made is not None and type(op) not in (core.Index, core.Store, core.Declare):
            made = None
        for value in op.uses():
            if value.__class__ is Constant:
                continue
            if value in counts:
                counts[value] += 1
            else:
                counts[value] = 1
                first[value] = op
            last[value] = op
            loops[value] = loop
        if op.REGIONS:
            inner = loop
            if isinstance(op, (core.For, core.While)):
                uses.loops = inner = uses.loops + 1
            parts = [_scan(part, inner, uses) for part in core.regions(op) if part]
            effects = FENCED.union(*parts)
            if isinstance(op, core.While) and op.condition.__class__ is not Constant:
                # The scan above counted it for the loop's surroundings; it is computed inside.
                uses.loop[op.condition] = inner
            uses.effects[op] = effects
            changed |= effects
        elif type(op) in CHANGING:
            changed |= _changed(op)
            if isinstance(op, core.Atomic):
                made = op
            elif isinstance(op, core.Store):
                uses.stores[op.place] = uses.stores.get(op.place, 0) + 1
                if made is not None and op.value is made.result and op.guard is None:
                    uses.stored[made] = op
                made = None
        elif isinstance(op, core.Declare) and op.initial is not None:
            uses.stores[op.result] = uses.stores.get(op.result, 0) + 1
            if made is not None and op.initial is made.result:
                uses.stored[made] = op
    return changed


CHANGING: frozenset[type[core.Op]] = frozenset({core.Store, core.Atomic, core.Barrier})


def _changed(op: core.Op) -> frozenset[Key]:
    if isinstance(op, core.Store):
        return changes(op.place)
    return changes(op.place) | FENCED if isinstance(op, core.Atomic) else BARRIER


def changes(place: Value) -> frozenset[Key]:
    """Return what a store to `place` changes: the slot, or any memory of its space, since arguments may overlap."""
    type = place.type
    if isinstance(type, Reference) and type.space is None:
        return frozenset((place,))
    assert isinstance(type, (Reference, Memory))
    return _SPACES[type.space]


_SPACES: dict[Space | None, frozenset[Key]] = {space: frozenset((space,)) for space in Space}

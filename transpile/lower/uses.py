"""What a writer must know first: how often each value is used, in which loop, what regions change."""

from __future__ import annotations

from dataclasses import field

from transpile.diagnose.record import Record
from transpile.ir import core
from transpile.ir.types import Memory, Reference, Space
from transpile.ir.values import Constant, Value
from transpile.lower.expression import NOTHING, ORDER, Key

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


def _scan(region: core.Region, loop: int, uses: Uses) -> frozenset[Key]:
    changed = NOTHING
    counts, first, last, loops = uses.count, uses.first, uses.last, uses.loop
    for op in region:
        for value in op.uses():
            if value.__class__ is not Constant:
                count = counts.get(value, 0)
                if not count:
                    first[value] = op
                counts[value] = count + 1
                last[value] = op
                loops[value] = loop
        if op.REGIONS:
            inner = loop
            if isinstance(op, (core.For, core.While)):
                uses.loops = inner = uses.loops + 1
            effects = FENCED
            for name in op.REGIONS:
                effects |= _scan(getattr(op, name), inner, uses)
            if isinstance(op, core.While) and op.condition.__class__ is not Constant:
                # The scan above counted it for the loop's surroundings; it is computed inside.
                uses.loop[op.condition] = inner
            uses.effects[op] = effects
            changed |= effects
        elif isinstance(op, core.Store):
            changed |= changes(op.place)
        elif isinstance(op, core.Atomic):
            changed |= changes(op.place) | FENCED
        elif isinstance(op, core.Barrier):
            changed |= BARRIER
    return changed


def changes(place: Value) -> frozenset[Key]:
    """Return what a store to `place` changes: the slot, or any memory of its space, since arguments may overlap."""
    type = place.type
    if isinstance(type, Reference) and type.space is None:
        return frozenset((place,))
    assert isinstance(type, (Reference, Memory))
    return _SPACES[type.space]


_SPACES: dict[Space | None, frozenset[Key]] = {space: frozenset((space,)) for space in Space}

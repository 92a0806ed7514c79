"""Drop a store to a slot of what the slot holds already.

Before::

    %0 = load %a
    %1: f32 = mul %0, 2.0:f32
    store %a, %0
    store %b, %1
    store %b, %1

After, with loads that nothing uses left to `dead_code`::

    %0 = load %a
    %1: f32 = mul %0, 2.0:f32
    store %b, %1

Such stores come of ``p += 0``, of ``v = v``, and of the parts of a wide vector of which one lane was written. The pass
follows control forward with what each slot is known to hold; a loop begins without the slots that it stores to.
"""

from __future__ import annotations

from transpile.ir import core
from transpile.ir.values import Value, is_slot
from transpile.passes.contents import contents
from transpile.passes.rebuild import without_stores

Held = dict[Value, Value]


def own_stores(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel`, whose control is structured, without stores that change nothing."""
    if core.Store not in contents(kernel.body).kinds:
        return kernel
    find = _Find()
    find.follow(kernel.body, {})
    return without_stores(kernel, find.idle)


class _Find:
    """Which stores change nothing."""

    def __init__(self) -> None:
        self.idle: set[core.Op] = set()
        self.same: dict[Value, Value] = {}
        """What a load gives, where something else had it before."""

    def follow(self, region: core.Region, held: Held) -> Held:
        """Return what slots hold after a region, where they hold `held` before it."""
        same = self.same
        for op in region:
            kind = type(op)
            if kind is core.Apply:
                continue
            match op:
                case core.Load(place=slot, result=result, guard=None) if is_slot(slot):
                    same[result] = held.setdefault(slot, result)
                case core.Store(place=slot, value=value, guard=guard) if is_slot(slot):
                    value = same.get(value, value)
                    if held.get(slot) is value:
                        self.idle.add(op)
                    elif guard is None:
                        held[slot] = value
                    else:
                        held.pop(slot, None)
                case core.Declare(result=slot, initial=initial):
                    held.pop(slot, None)
                    if initial is not None:
                        held[slot] = same.get(initial, initial)
                case core.If():
                    then = self.follow(op.then, held.copy())
                    otherwise = self.follow(op.otherwise, held.copy())
                    held = {s: v for s, v in then.items() if otherwise.get(s) is v}
                case _ if op.REGIONS:
                    for inside in op.inside():
                        _forget_stored(inside, held)
                    for inside in op.inside():
                        self.follow(inside, held.copy())
                case _:
                    for used in op.uses():
                        held.pop(used, None)
        return held


def _forget_stored(region: core.Region, held: Held) -> None:
    for op in core.walk(region):
        if type(op) is core.Store:
            held.pop(op.place, None)
        elif type(op) is core.Declare:
            held.pop(op.result, None)

"""Drop a store to a slot that nothing reads before the next store, or at all.

Before::

    %place: u32 = rem %0, %n
    %1: u32 = div %0, %n
    store %batch, %1
    store %p, %place
    terminate

After, with the quotient left to `dead_code`::

    %place: u32 = rem %0, %n
    %1: u32 = div %0, %n
    store %p, %place
    terminate

Such stores are left by the last turn of an unrolled loop, which prepares a turn that never comes. The pass follows
control backward with the set of slots that will still be read, one bit a slot; a loop is followed until its set no
longer grows.
"""

from __future__ import annotations

from transpile.ir import core
from transpile.ir.values import Label, Value, is_slot
from transpile.passes.contents import contents
from transpile.passes.rebuild import without_stores


def dead_stores(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel`, whose control is structured, without stores to slots that nothing reads any more."""
    find = _Find()
    find.read(kernel.body)
    if not find.bits:
        return kernel
    find.before(kernel.body, 0)
    return without_stores(kernel, find.dead)


class _Find:
    """Which stores nothing reads."""

    def __init__(self) -> None:
        self.bits: dict[Value, int] = {}
        """The bit of each slot that is stored to."""
        self.dead: set[core.Op] = set()
        self.at_break = self.at_continue = 0
        """What is read after the loop around, and in its next turn."""
        self.exits: dict[Label, int] = {}
        """What is read after each block."""
        self.heads: dict[core.Op, int] = {}
        """What is read from each loop on, as far as it is known: where the loop around turns again, it only grows."""

    def read(self, region: core.Region) -> None:
        """Give each slot that is stored to its bit."""
        for op in contents(region).ops:
            if isinstance(op, core.Store) and is_slot(op.place):
                self.bits.setdefault(op.place, 1 << len(self.bits))

    def before(self, region: core.Region, live: int) -> int:
        """Return what is read from the region's start on, where `live` is read after its end."""
        bits = self.bits
        for op in reversed(region):
            if type(op) is core.Apply:
                continue
            match op:
                case core.Store(place=place) if place in bits:
                    if live & bits[place]:
                        self.dead.discard(op)
                        if op.guard is None:
                            live &= ~bits[place]
                    else:
                        self.dead.add(op)
                case core.Declare(result=slot):
                    live &= ~bits.get(slot, 0)
                case core.If():
                    live = self.before(op.then, live) | self.before(op.otherwise, live)
                case core.For() | core.While():
                    live = self.loop(op, live)
                case core.Block():
                    self.exits[op.label] = live
                    live = self.before(op.body, live)
                case core.Exit():
                    live = self.exits[op.label]
                case core.Break():
                    live = self.at_break
                case core.Continue():
                    live = self.at_continue
                case core.Terminate():
                    live = 0
                case _:
                    for value in op.uses():
                        live |= bits.get(value, 0)
        return live

    def loop(self, op: core.For | core.While, live: int) -> int:
        """Return what is read from before a loop on, which may turn any number of times or never."""
        outer = self.at_break, self.at_continue
        self.at_break = live
        head, known = live | self.heads.get(op, 0), -1
        while head != known:
            known = self.at_continue = head
            if isinstance(op, core.While):
                head |= self.before(op.test, live | self.before(op.body, head))
            else:
                head |= self.before(op.body, head)
        self.at_break, self.at_continue = outer
        self.heads[op] = head
        return head

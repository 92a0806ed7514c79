"""Where ops go: the stack of open IR regions, the scopes that own slots, and which paths are alive.

A *scope* is one suite of a twin. A *region* is a list of ops that becomes the body of an ``If``,
a loop or a ``Block``; comptime
suites have a scope and no region of their own.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from transpile.diagnose.record import Record
from transpile.ir.core import Op
from transpile.ir.values import Label

if TYPE_CHECKING:
    from transpile.expand.slots import Slot


class Open(Record, eq=False):
    """One open region. `splits` counts run-time exits that left it early: what follows happens
    only on some paths.
    """

    ops: list[Op]
    runtime: bool
    label: Label | None = None
    used: bool = False
    """Whether an exit to `label` was added."""
    splits: int = 0
    states: list[set[Slot]] = field(default_factory=list)
    """Assigned slots at each exit to `label`."""
    ended: bool = False
    """Whether `terminate()` ran here for certain: what follows is expanded, and never runs."""


class Scope(Record, eq=False):
    """One suite of a twin: slots by their web's name, and the region that declares them."""

    ops: list[Op]
    slots: dict[str, Slot] = field(default_factory=dict)
    chain: Chain | None = None
    """The `if` that an `elif` or `else` in this scope would belong to."""
    loop_else: LoopEnd | None = None
    subject: tuple[object] | None = None
    """What the cases in this scope, the suite of a `match`, look at."""
    covered: set[int] = field(default_factory=set)
    """Tags of an enum or a union that the cases so far take for certain."""


class Chain(Record, eq=False):
    """An `if` whose `elif` or `else` may follow.

    `state` is the assigned set where the next arm starts (``None``: never), `joined` that of the
    arms so far.
    """

    decided: bool
    """A comptime arm was taken, or the whole head was dead: later arms are not expanded."""
    state: set[Slot] | None
    joined: list[set[Slot]]
    finish: object = None


class LoopEnd(Record, eq=False):
    """A loop whose `else` may follow: the assigned set on its normal end, and its break block."""

    state: set[Slot] | None
    block: Open


class Regions:
    """The stack of open regions and the liveness of the current path."""

    def __init__(self) -> None:
        self.stack: list[Open] = [Open([], runtime=False)]
        self.assigned: set[Slot] | None = set()

    @property
    def ops(self) -> list[Op]:
        return self.stack[-1].ops

    @property
    def alive(self) -> bool:
        return self.assigned is not None

    @property
    def ended(self) -> bool:
        return any(entry.ended for entry in self.stack)

    def end(self) -> None:
        """Mark what follows here as never reached, up to where a run-time path may join it."""
        for entry in reversed(self.stack):
            entry.ended = True
            if entry.runtime or entry.used:
                break
        self.assigned = None

    def push(self, *, runtime: bool, label: Label | None = None) -> Open:
        opened = Open([], runtime, label)
        self.stack.append(opened)
        return opened

    def pop(self, opened: Open) -> None:
        while self.stack[-1] is not opened:
            self.stack.pop()
        self.stack.pop()

    def certainty(self) -> tuple[object, ...]:
        """Return a mark of this place for `same_certainty`."""
        return tuple((entry, entry.splits) for entry in self.stack)

    def same_certainty(self, mark: tuple[object, ...]) -> bool:
        """Whether code here runs whenever code at the mark ran, so that comptime state may
        change.
        """
        common = 0
        for item, entry in zip(mark, self.stack, strict=False):
            if item != (entry, entry.splits):
                return False
            common += 1
        if common < len(mark):
            # Regions that were open at the mark have closed since: fine when they were comptime
            # suites' blocks.
            if any(item[0].runtime for item in mark[common:]):  # type: ignore[index]
                return False
        return all(not entry.runtime and entry.splits == 0 for entry in self.stack[common:])

    def exit_to(self, target: Open) -> None:
        """Mark an early exit from here to the end of `target`: later code in the regions between
        is conditional.
        """
        target.used = True
        if self.assigned is not None:
            target.states.append(set(self.assigned))
        position = self.stack.index(target)
        if any(entry.runtime for entry in self.stack[position + 1 :]):
            for entry in self.stack[position:]:
                entry.splits += 1
        self.assigned = None


def join(states: list[set[Slot] | None]) -> set[Slot] | None:
    """Return what is assigned on every live path; ``None`` when no path is alive."""
    live = [state for state in states if state is not None]
    if not live:
        return None
    result = set(live[0])
    for state in live[1:]:
        result &= state
    return result

"""Find which shared memory of a kernel must lie apart: ``Kernel -> {allocation: the others}``.

Two allocations may lie in the same bytes where every access of one comes before every access of the other, and the
units of the cube wait for each other in between, whichever way they take::

    store %tile[%u], %x                 # %tile
    barrier sync_cube
    %a = load %tile[%v]                 # %tile, for the last time
    barrier sync_cube
    store %counts[%u], %n               # %counts may lie where %tile was

``uniformity`` has verified that control flow with a barrier inside is the same for all units. So a kernel becomes a
graph of steps that all units take in the same order, where control flow without a barrier is one step:

- Steps on a way without a barrier are taken at the same time, by different units.
- What is reached from an access, through barriers too, comes after it. In a loop each access comes after each, so
  lifetimes that meet in one extend over all of it.
- Where some units may leave a step for another place than the next, they are anywhere that can be reached from it
  without a barrier, all at the same time.
"""

from __future__ import annotations

from dataclasses import field

from transpile.diagnose.record import Record
from transpile.ir import core
from transpile.ir.values import Constant, Label, Value

WAITS = frozenset({"sync_cube", "sync_storage"})
"""Barriers that every unit of the cube comes to, after which it sees what the others wrote to shared memory."""


def must_lie_apart(kernel: core.Kernel) -> dict[Value, set[Value]]:
    """Return each allocation of shared memory with those that may not lie where it does, in text order."""
    memories = [op.result for op in kernel.body if isinstance(op, core.SharedAlloc)]
    flow = _Flow(kernel, memories)
    together, later = flow.together(), flow.later()
    apart: dict[Value, set[Value]] = {memory: set() for memory in memories}
    for first, one in enumerate(memories):
        for second, other in enumerate(memories[:first]):
            is_cycle = later[first] >> second & later[second] >> first & 1
            if is_cycle or together[first] >> second & 1:
                apart[one].add(other)
                apart[other].add(one)
    return apart


class _Step(Record, eq=False):
    """Ops that units take one after the other, with a barrier at most as the first."""

    waits: bool = False
    uses: int = 0
    """The memory that it accesses, a bit each."""
    following: list[_Step] = field(default_factory=list)
    splits: bool = False
    """Whether some units may leave it for another place than the rest."""


class _Frame(Record, eq=False):
    """A region around the place that is being followed."""

    end: _Step | None = None
    """Where an exit of the region leads, that is the body of a block or of a loop."""
    label: Label | None = None
    leaves_to: _Step | None = None
    """Where ``break`` leads, from the body of a loop."""
    waits_later: bool = False
    """Whether a barrier follows in the region."""


class _Flow:
    def __init__(self, kernel: core.Kernel, memories: list[Value]) -> None:
        self.count = len(memories)
        self.bits = {memory: 1 << number for number, memory in enumerate(memories)}
        """Of allocations, and of the elements that were addressed."""
        for op in core.walk(kernel.body):
            if isinstance(op, core.Index) and op.memory in self.bits:
                self.bits[op.result] = self.bits[op.memory]
        self.waiting: set[core.Op] = set()
        """Barriers, and ops with one inside."""
        _find_waiting(kernel.body, self.waiting)
        self.steps = [_Step()]
        self.frames: list[_Frame] = []
        self.region(kernel.body, self.steps[0], _Frame())

    def step(self, *before: _Step | None, waits: bool = False) -> _Step:
        new = _Step(waits)
        self.steps.append(new)
        for step in before:
            if step is not None:
                step.following.append(new)
        return new

    def region(self, region: core.Region, at: _Step | None, frame: _Frame) -> _Step | None:
        """Follow the ops; return the step at the end, or ``None`` where no way leads there."""
        self.frames.append(frame)
        last = max((n for n, op in enumerate(region) if op in self.waiting), default=-1)
        for number, op in enumerate(region):
            if at is None:
                break
            frame.waits_later = number < last
            at = self.op(op, at)
        self.frames.pop()
        return at

    def op(self, op: core.Op, at: _Step) -> _Step | None:
        match op:
            case core.Barrier(op=row):
                return self.step(at, waits=True) if row in WAITS else at
            case core.Exit() | core.Break() | core.Continue():
                target, _ = self.target(op)
                at.following.append(target)
                return None
            case core.Terminate():
                return None
            case core.If() if op in self.waiting:
                arms = [
                    self.region(arm, self.step(at), _Frame()) for arm in (op.then, op.otherwise)
                ]
                return self.step(*arms) if any(arms) else None
            case core.For() if op in self.waiting:
                return self.counted(op, at)
            case core.While() if op in self.waiting:
                return self.repeated(op, at)
            case core.Block(label=label) if op in self.waiting:
                after = self.step()
                end = self.region(op.body, at, _Frame(after, label))
                if end is not None:
                    end.following.append(after)
                return after
        at.uses |= self.accessed(op)
        return self.left(op, at) if op.REGIONS else at

    def accessed(self, op: core.Op) -> int:
        """Return what an op and those inside of it access; to address an element is none."""
        found = 0
        for one in core.walk((op,)):
            if not isinstance(one, (core.Index, core.Extent)):
                for value in one.uses():
                    found |= self.bits.get(value, 0)
        return found

    # Leaving

    def left(self, op: core.Op, at: _Step) -> _Step:
        """Follow the exits out of an op without barriers."""
        labels = {one.label for one in core.walk((op,)) if isinstance(one, core.Block)}
        for one in _jumps((op,), in_loop=False):
            if isinstance(one, core.Exit) and one.label in labels:
                continue
            target, is_uniform = self.target(one)
            at.following.append(target)
            at.splits |= not is_uniform
        return self.step(at) if at.following else at

    def target(self, op: core.Op) -> tuple[_Step, bool]:
        """Return where a jump leads, and whether all units go there: where a barrier lies in between, they do."""
        is_uniform = False
        for frame in reversed(self.frames):
            is_uniform |= frame.waits_later
            if isinstance(op, core.Break) and frame.leaves_to is not None:
                return frame.leaves_to, True
            if frame.end is not None and (
                frame.label is op.label
                if isinstance(op, core.Exit)
                else frame.leaves_to is not None
            ):
                return frame.end, is_uniform
            is_uniform |= frame.leaves_to is not None
        raise AssertionError("a jump to nowhere")

    # Loops with a barrier inside

    def counted(self, op: core.For, at: _Step) -> _Step:
        trips = _trips(op)
        body, again, after = self.step(at), self.step(), self.step()
        if not trips:
            at.following.append(after)
        end = self.region(op.body, body, _Frame(again, None, after))
        if end is not None:
            end.following.append(again)
        again.following.append(after)
        if trips != 1:
            again.following.append(body)
        return after

    def repeated(self, op: core.While, at: _Step) -> _Step:
        test, after = self.step(at), self.step()
        tested = self.region(op.test, test, _Frame(after, None, after))
        end = self.region(op.body, self.step(tested), _Frame(test, None, after))
        if end is not None:
            end.following.append(test)
        is_endless = isinstance(op.condition, Constant) and bool(op.condition.value)
        if tested is not None and not is_endless:
            tested.following.append(after)
        return after

    # What the graph tells

    def together(self) -> list[int]:
        """Return, for each allocation, what may be accessed at the same time."""
        found = [0] * self.count
        since = self.reached(over_barriers=False)
        for step, before in since.items():
            self.note(found, step.uses, step.uses)
            if not step.waits:
                self.note(found, before, step.uses)
            if step.splits:
                met = self.open_to(step)
                self.note(found, met, met)
        return found

    def later(self) -> list[int]:
        """Return, for each allocation, what may be accessed after an access of it."""
        found = [0] * self.count
        for step, before in self.reached(over_barriers=True).items():
            for number in range(self.count):
                if before >> number & 1:
                    found[number] |= step.uses
        return found

    def note(self, found: list[int], some: int, others: int) -> None:
        for number in range(self.count):
            if some >> number & 1:
                found[number] |= others
            if others >> number & 1:
                found[number] |= some

    def reached(self, *, over_barriers: bool) -> dict[_Step, int]:
        """Return what may have been accessed before each step, from the start or since the last barrier."""
        before: dict[_Step, int] = dict.fromkeys(self.steps, 0)
        waiting = list(reversed(self.steps))
        while waiting:
            step = waiting.pop()
            known = before[step] if over_barriers or not step.waits else 0
            known |= step.uses
            for following in step.following:
                if known | before[following] != before[following]:
                    before[following] |= known
                    waiting.append(following)
        return before

    def open_to(self, start: _Step) -> int:
        """Return what may be accessed from a step on up to the next barriers."""
        met, seen, waiting = 0, {start}, [start]
        while waiting:
            step = waiting.pop()
            met |= step.uses
            for following in step.following:
                if not following.waits and following not in seen:
                    seen.add(following)
                    waiting.append(following)
        return met


def _find_waiting(region: core.Region, found: set[core.Op]) -> bool:
    any_here = False
    for op in region:
        inside = [_find_waiting(part, found) for part in op.inside()]
        if any(inside) or (isinstance(op, core.Barrier) and op.op in WAITS):
            found.add(op)
            any_here = True
    return any_here


def _jumps(region: core.Region, *, in_loop: bool) -> list[core.Op]:
    """Return the exits inside, and what leaves or repeats a loop around the region."""
    found: list[core.Op] = []
    for op in region:
        if isinstance(op, core.Exit) or (
            isinstance(op, (core.Break, core.Continue)) and not in_loop
        ):
            found.append(op)
        for part in op.inside():
            found += _jumps(part, in_loop=in_loop or isinstance(op, (core.For, core.While)))
    return found


def _trips(op: core.For) -> int | None:
    """Return how often a loop's body runs, if that is known."""
    bounds = (op.start, op.stop, op.step)
    known = [int(bound.value) for bound in bounds if isinstance(bound, Constant)]
    if len(known) < len(bounds):
        return None
    return len(range(*known)) if known[2] else 0

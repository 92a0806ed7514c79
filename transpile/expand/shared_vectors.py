"""Refuse kernels that would show that two names of one vector have copies of it: a lane is written under one name, then
the vector is used under the other, where Python has the new lane too.

    b = a; a[0] = 1.0; x = b[0]     CUBE245, if `a` or `b` is bound again somewhere: `b` has a copy without the lane
    b = a; a = a + 1.0; a[0] = 1.0  fine: they have two vectors by then

Reads a finished expansion along its paths, loops until nothing changes. What is known on a path is which variables, and
which vectors that were loaded and are still to be used, may be one object in Python; not which object that is, so that
``a, b = b, a`` in a loop leaves two apart that were.
"""

from __future__ import annotations

from collections.abc import Iterable, Set

from transpile.diagnose.errors.structs import SharedVector
from transpile.diagnose.span import Span
from transpile.expand.vectors import named
from transpile.ir import core
from transpile.ir.core import Op, Region
from transpile.ir.types import Reference, Vector
from transpile.ir.values import Constant, Label, Value

NONE: frozenset[Value] = frozenset()


def check(body: Region, choices: Set[Value], parts: Set[Value]) -> None:
    """Check a kernel; `choices` are vectors that are one of two, not new, `parts` were read from structs in memory.

    Raises:
        CubeError: a vector is used that lacks a lane written under another of its names, or such a part gets a lane
            under a name that has a copy.
    """
    paths = _Paths(choices, parts)
    paths.find_last(body)
    paths.run(body, _State())


class _State:
    """What is known at one place of a path."""

    __slots__ = ("same", "spans", "written")

    def __init__(self) -> None:
        self.same: dict[Value, frozenset[Value]] = {}
        """Variables and loaded vectors, and which others may be the same object."""
        self.written: dict[Value, tuple[Value, Span | None]] = {}
        """Which of them lack a lane: the variable whose lane was written, and where."""
        self.spans: dict[Value, Span | None] = {}
        """Where variables got what they have."""

    def copy(self) -> _State:
        found = _State()
        found.same, found.written = self.same.copy(), self.written.copy()
        found.spans = self.spans.copy()
        return found

    def is_like(self, other: _State) -> bool:
        return self.same == other.same and self.written.keys() == other.written.keys()

    def bind(self, name: Value, values: Iterable[Value], span: Span | None) -> None:
        """`name` has what one of `values` has; a new vector if there are none."""
        found = {other for value in values for other in (value, *self.same.get(value, NONE))}
        written = [self.written[value] for value in values if value in self.written]
        self.forget(name)
        self.same[name] = frozenset(found - {name})
        for other in self.same[name]:
            self.same[other] = self.same.get(other, NONE) | {name}
        if written:
            self.written[name] = written[0]
        self.spans[name] = span

    def hold(self, part: Value, span: Span | None) -> None:
        """`part` is read from memory, which has it on all paths."""
        self.same.setdefault(part, NONE)
        self.spans[part] = span

    def write(self, place: Value, value: Value, span: Span | None) -> None:
        """Store `value`, which is what `place` has but for a lane."""
        for name in self.same[value]:
            if name is not place:
                self.written.setdefault(name, (place, span))

    def forget(self, name: Value) -> None:
        for other in self.same.pop(name, NONE):
            self.same[other] -= {name}
        self.written.pop(name, None)
        self.spans.pop(name, None)


def _join(first: _State | None, second: _State | None) -> _State | None:
    """Return what may be on either of two paths; ``None`` is a path that doesn't come here."""
    if first is None or second is None:
        return first or second
    found = first.copy()
    for name, others in second.same.items():
        found.same[name] = found.same.get(name, NONE) | others
    found.written = {**second.written, **first.written}
    found.spans = {**second.spans, **first.spans}
    return found


class _Paths:
    """Follows the paths of a kernel."""

    def __init__(self, choices: Set[Value], parts: Set[Value]) -> None:
        self.choices = choices
        self.parts = parts
        self.last: dict[Op, list[Value]] = {}
        """What is used for the last time by an op of the region that made it."""
        self.loaded: dict[Value, Value] = {}
        """The variables that values were loaded from."""
        self.inserted: set[Value] = set()
        self.exits: dict[Label, _State | None] = {}

    def find_last(self, region: Region, *, is_test: bool = False) -> set[Value]:
        """Return the vectors, and variables of some, that a region uses and those outside may know too."""
        last: dict[Value, Op] = {}
        made: set[Value] = set()
        for op in region:
            own = [value for value in op.makes() if _is_vector(value)]
            made.update(own)
            last.update({value: op for value in (*own, *op.uses()) if _is_vector(value)})
            for inner in op.inside():
                inside = self.find_last(
                    inner, is_test=isinstance(op, core.While) and inner is op.test
                )
                last.update(dict.fromkeys(inside, op))
        if is_test:  # the body knows what the test made
            return set(last)
        for value in made:
            self.last.setdefault(last[value], []).append(value)
        return set(last) - made

    def run(self, region: Region, state: _State | None) -> _State | None:
        for op in region:
            if state is None:
                return None
            state = self._step(op, state)
            if state is not None and op in self.last:
                for value in self.last[op]:
                    if value not in self.parts:
                        state.forget(value)
        return state

    def _step(self, op: Op, state: _State) -> _State | None:
        match op:
            case core.If():
                return _join(self.run(op.then, state.copy()), self.run(op.otherwise, state))
            case core.For() | core.While():
                return self._loop(op, state)
            case core.Block():
                return _join(self.run(op.body, state), self.exits.pop(op.label, None))
            case core.Exit():
                self.exits[op.label] = _join(self.exits.get(op.label), state)
                return None
            case core.Terminate():
                return None
            case core.Declare() if _is_vector(op.result):
                state.bind(op.result, () if op.initial is None else (op.initial,), op.span)
            case core.Store() if op.place in state.same:
                span = op.span
                if op.value in self.inserted:
                    self._write(op, state)
                    span = state.spans[op.place]
                state.bind(op.place, (op.value,), span)
            case core.Load() if op.result in self.parts:
                state.hold(op.result, op.span)
            case core.Load() if op.place in state.same:
                self.loaded[op.result] = op.place
                state.bind(op.result, (op.place,), state.spans[op.place])
            case core.Insert():
                self._use(op, state, (op.lane, op.part))
                self.inserted.add(op.result)
                state.bind(op.result, (op.value,), op.span)
            case core.Apply() if op.result in self.choices:
                state.bind(op.result, op.args[1:], op.span)
            case _:
                self._use(op, state, op.uses())
                for value in op.makes():
                    if value in self.parts:
                        state.hold(value, op.span)
                    elif isinstance(value.type, Vector):
                        state.bind(value, (), op.span)
        return state

    def _loop(self, op: core.For | core.While, state: _State) -> _State | None:
        while True:
            before = state
            tested: _State | None = before.copy()
            if isinstance(op, core.While):
                tested = self.run(op.test, tested)
            after = None if tested is None else tested.copy()
            end = self.run(op.body, tested)
            joined = _join(before, end)
            assert joined is not None
            if joined.is_like(before):
                break
            state = joined
        if isinstance(op, core.For):
            return end if _runs(op) else joined
        is_endless = isinstance(op.condition, Constant) and bool(op.condition.value)
        return None if is_endless else after

    def _write(self, op: core.Store, state: _State) -> None:
        """A lane of what a variable has is written."""
        for part in self.parts & state.same[op.value]:
            raise SharedVector(
                op.span, name=named(op.place), other=state.spans[part], used=None
            ).error()
        state.write(op.place, op.value, op.span)

    def _use(self, op: Op, state: _State, values: Iterable[Value]) -> None:
        for value in values:
            if value in state.written:
                place, span = state.written[value]
                is_same = self.loaded.get(value) is place
                other = None if is_same else state.spans.get(value)
                raise SharedVector(span, name=named(place), other=other, used=op.span).error()


def _is_vector(value: Value) -> bool:
    """Whether it is a vector, or a variable of one."""
    type = value.type
    return isinstance(type.element if isinstance(type, Reference) else type, Vector)


def _runs(op: core.For) -> bool:
    """Whether a loop makes a turn for certain."""
    bounds = [v.value for v in (op.start, op.stop, op.step) if isinstance(v, Constant)]
    return len(bounds) == 3 and all(bounds[2:]) and len(range(*map(int, bounds))) > 0

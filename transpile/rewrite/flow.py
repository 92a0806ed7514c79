"""Reaching definitions over the events of one function.

    events, names to track  ->  Read.reached_by

Kernels are structured, so one recursive pass does it; a loop is run until the state at its head is stable. A state is
``None`` where control does not come.
"""

from __future__ import annotations

from collections.abc import Iterable

from transpile.rewrite.binding import (
    Bind,
    Branch,
    Events,
    Jump,
    Read,
    Repeat,
    Scope,
    Token,
    Unbind,
)

State = dict[str, frozenset[Token]]


class _Exits:
    """States that leave the innermost loop."""

    __slots__ = ("breaks", "continues")

    def __init__(self) -> None:
        self.breaks: list[State] = []
        self.continues: list[State] = []


def reach(scope: Scope, names: set[str]) -> None:
    """Fill in `Read.reached_by` for the reads of `names` in the body of `scope`."""
    state: State = {
        bind.name: frozenset({(bind, 0)})
        for bind in scope.binds
        if bind.kind == "parameter" and bind.name in names
    }
    _Flow(scope, names).run(scope.events, state, _Exits())


class _Flow:
    def __init__(self, scope: Scope, names: set[str]) -> None:
        self.scope = scope
        self.names = names
        self.heads: dict[int, State] = {}
        """What was found at the heads of loops. A loop in a loop goes on from there when the outer one comes again:
        states only grow, and starting anew would take two to the power of the depth.
        """

    def run(self, events: Events, state: State | None, exits: _Exits) -> State | None:
        """Run `events` from `state`, which is consumed."""
        names = self.names
        for event in events:
            if state is None:
                return None
            if isinstance(event, Read):
                if event.name in names and event.owner is self.scope:
                    event.reached_by |= state.get(event.name, frozenset())
            elif isinstance(event, Bind):
                if event.name in names:
                    token = frozenset({(event, 0)})
                    if event.in_comprehension:  # it may run any number of times, also none
                        token |= state.get(event.name, frozenset())
                    state[event.name] = token
            elif isinstance(event, Branch):
                ends = [self.run(arm, dict(state), exits) for arm in event.arms]
                state = join(ends)
            elif isinstance(event, Repeat):
                state = self.repeat(event, state, exits)
            elif isinstance(event, Jump):
                if event.kind == "break":
                    exits.breaks.append(state)
                elif event.kind == "continue":
                    exits.continues.append(state)
                return None
            elif isinstance(event, Unbind):
                state.pop(event.name, None)
        return state

    def repeat(self, event: Repeat, entry: State, exits: _Exits) -> State | None:
        known = self.heads.get(id(event))
        head: State = join([entry, known]) or {}
        while True:
            inner = _Exits()
            tested = self.run(event.test, dict(head), inner)
            end = self.run(event.body, None if tested is None else dict(tested), inner)
            back = join([end, *inner.continues])
            renewed = head if back is None else join([head, _carried(back, event.loop.depth)])
            assert renewed is not None, "a join with a state is a state"
            if renewed == head:
                break
            head = renewed
        self.heads[id(event)] = head
        finished = self.run(event.orelse, tested, exits)
        return join([finished, *inner.breaks])


def _carried(state: State, depth: int) -> State:
    """Mark what took the back edge of a loop at `depth`; the outermost loop wins."""
    return {
        name: frozenset((bind, min(mark, depth) if mark else depth) for bind, mark in tokens)
        for name, tokens in state.items()
    }


def join(states: Iterable[State | None]) -> State | None:
    """Return the union of the states that are reached."""
    joined: State | None = None
    for state in states:
        if state is None:
            continue
        if joined is None:
            joined = dict(state)
            continue
        for name, tokens in state.items():
            joined[name] = joined.get(name, frozenset()) | tokens
    return joined

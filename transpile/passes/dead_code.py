"""Drop what has no effect: unused results, slots never read, code after a terminator, empty branches and blocks.

Before::

    %0: f32 = mul %x, 2.0:f32           block @done {
    %acc: slot<f32> = declare 0.0:f32       if %c {
    store %acc, %0                          } else {
    if %c {                                     store %p, %v
    }                                       }
    terminate                           }
    store %p, %x

After::

    terminate                           %0: bool_ = logical_not %c
                                        if %0 {
                                            store %p, %v
                                        }

Loops without an effect inside go too, endless ones included. Plane ops whose result nobody uses are dropped in every
unit. An exit of a block from its end leads nowhere and goes as well.
"""

from __future__ import annotations

from transpile.ir import core
from transpile.ir.types import Reference, bool_
from transpile.ir.values import Label, Value
from transpile.passes.rebuild import Rebuilder, with_fields

ENDS = frozenset({core.Exit, core.Break, core.Continue, core.Terminate})
MAY_STOP = ENDS | {core.If}
ROOTS = ENDS | {core.Barrier, core.Atomic, core.Assert, core.Print}


def dead_code(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` without ops that have no effect."""
    use = _Use()
    use.collect(kernel.body, None, frozenset())
    use.mark()
    return _Drop(use).kernel(kernel)


def stops(op: core.Op) -> bool:
    """Tell whether control never gets past `op`, as far as terminators show."""
    kind = type(op)
    if kind is core.If:
        assert isinstance(op, core.If)
        return any(map(stops, op.then)) and any(map(stops, op.otherwise))
    return kind in ENDS


def reachable(region: core.Region) -> core.Region:
    """Return `region` up to the first op that control doesn't pass."""
    for position, op in enumerate(region):
        if type(op) in MAY_STOP and stops(op):
            return region[: position + 1]
    return region


class _Use:
    """Which ops matter: those with an effect, what they need, and the regions around them."""

    def __init__(self) -> None:
        self.parents: dict[core.Op, core.Op | None] = {}
        self.definitions: dict[Value, core.Op] = {}
        self.stores: dict[Value, list[core.Op]] = {}
        self.exits: set[Label] = set()
        self.live: set[core.Op] = set()
        self.pending: list[core.Op] = []

    def collect(self, region: core.Region, parent: core.Op | None, here: frozenset[Label]) -> None:
        """Note the ops of a region; the blocks `here` end where it ends."""
        region = reachable(region)
        for op in region:
            last = op is region[-1]
            if last and isinstance(op, core.Exit) and op.label in here:
                return
            self.parents[op] = parent
            for result in op.makes():
                self.definitions[result] = op
            if isinstance(op, core.Store):
                if isinstance(op.place.type, Reference) and op.place.type.space is None:
                    self.stores.setdefault(op.place, []).append(op)
                else:
                    self.pending.append(op)
            elif type(op) in ROOTS:
                self.pending.append(op)
                if isinstance(op, core.Exit):
                    self.exits.add(op.label)
            elif op.REGIONS:
                within: frozenset[Label] = frozenset()
                if isinstance(op, (core.If, core.Block)) and last:
                    within = here
                if isinstance(op, core.Block):
                    within |= {op.label}
                for inner in core.regions(op):
                    self.collect(inner, op, within)

    def mark(self) -> None:
        live, pending, definitions = self.live, self.pending, self.definitions
        while pending:
            op = pending.pop()
            if op in live:
                continue
            live.add(op)
            parent = self.parents[op]
            if parent is not None and parent not in live:
                pending.append(parent)
            pending += [definitions[value] for value in op.uses() if value in definitions]
            if isinstance(op, core.Load):
                pending += self.stores.get(op.place, ())


class _Drop(Rebuilder):
    VISITS = frozenset({core.If, core.Block})

    def __init__(self, use: _Use) -> None:
        super().__init__()
        self.live = use.live
        self.exits = use.exits

    def inline(self, region: core.Region) -> None:  # type: ignore[override]
        live = self.live
        super().inline([op for op in region if op in live])

    def visit(self, op: core.Op) -> None:
        if isinstance(op, core.If):
            self.branch(op)
        elif isinstance(op, core.Block) and op.label not in self.exits:
            self.inline(op.body)
        else:
            self.keep(op)

    def branch(self, op: core.If) -> None:
        """Turn an ``if`` round whose first region is empty."""
        then, otherwise = self.region(op.then), self.region(op.otherwise)
        if then is op.then and otherwise is op.otherwise and then:
            self.emit(op)
        elif then:
            self.emit(with_fields(op, {"then": then, "otherwise": otherwise}))
        elif otherwise:
            condition = self.apply("logical_not", op.condition, type=bool_, span=op.span)
            self.emit(core.If(condition, otherwise, (), op.span))

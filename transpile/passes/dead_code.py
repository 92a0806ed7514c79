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

from collections.abc import Iterable

from transpile.ir import core
from transpile.ir.types import bool_
from transpile.ir.values import Label, Value, is_slot
from transpile.passes.rebuild import Rebuilder, with_fields

ENDS = frozenset({core.Exit, core.Break, core.Continue, core.Terminate})
MAY_STOP = ENDS | {core.If}
ROOTS = ENDS | {core.Barrier, core.Atomic, core.Assert, core.Print}


def dead_code(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` without ops that have no effect."""
    use = _Use()
    use.collect(kernel.body, None, frozenset())
    use.mark()
    return kernel if use.is_all() else _Drop(use).kernel(kernel)


def stops(op: core.Op) -> bool:
    """Tell whether control never gets past `op`, as far as terminators show."""
    kind = type(op)
    if kind is core.If:
        assert isinstance(op, core.If)
        return any(map(stops, op.then)) and any(map(stops, op.otherwise))
    return kind in ENDS


class _Use:
    """Which ops matter: those with an effect, what they need, and the regions around them."""

    def __init__(self) -> None:
        self.parents: dict[core.Op, core.Op | None] = {}
        self.definitions: dict[Value, core.Op] = {}
        self.stores: dict[Value, list[core.Op]] = {}
        self.exits: set[Label] = set()
        self.blocks: set[Label] = set()
        self.live: set[core.Op] = set()
        self.pending: list[core.Op] = []
        self.is_clean = True
        """Whether nothing stands where control doesn't come, and no branch or block is to be turned round."""

    def collect(self, region: core.Region, parent: core.Op | None, here: frozenset[Label]) -> None:
        """Note the ops of a region; the blocks `here` end where it ends."""
        parents, definitions = self.parents, self.definitions
        for op in region:
            last = op is region[-1]
            if type(op) in MAY_STOP and not last and stops(op):
                self.is_clean = False
                last = True
            if last and isinstance(op, core.Exit) and op.label in here:
                self.is_clean = False
                return
            parents[op] = parent
            if isinstance(op, core.Store):
                if is_slot(op.place):
                    self.stores.setdefault(op.place, []).append(op)
                else:
                    self.pending.append(op)
                continue
            if type(op) is core.Apply:
                definitions[op.result] = op
                if last:
                    return
                continue
            for result in op.makes() if op.RESULTS else ():
                definitions[result] = op
            if type(op) in ROOTS:
                self.pending.append(op)
                if isinstance(op, core.Exit):
                    self.exits.add(op.label)
            elif op.REGIONS:
                self.enter(op, here if last else frozenset())
            if last:
                return

    def enter(self, op: core.Op, here: frozenset[Label]) -> None:
        """Note the ops of an op's regions; the blocks `here` end where it ends."""
        if isinstance(op, core.Block):
            self.blocks.add(op.label)
            here |= {op.label}
        elif not isinstance(op, core.If):
            here = frozenset()
        elif not op.then:
            self.is_clean = False
        for inner in core.regions(op):
            self.collect(inner, op, here)

    def mark(self) -> None:
        live, pending = self.live, self.pending
        definitions, parents = self.definitions, self.parents
        while pending:
            op = pending.pop()
            if op in live:
                continue
            live.add(op)
            parent = parents[op]
            if parent is not None and parent not in live:
                pending.append(parent)
            for value in op.args if type(op) is core.Apply else op.uses():
                if value in definitions:
                    pending.append(definitions.pop(value))
            if isinstance(op, core.Load):
                pending += self.stores.pop(op.place, ())

    def is_all(self) -> bool:
        """Tell whether every op stays as it is."""
        return self.is_clean and len(self.live) == len(self.parents) and self.blocks <= self.exits


class _Drop(Rebuilder):
    def __init__(self, use: _Use) -> None:
        super().__init__()
        self.live = use.live
        self.exits = use.exits

    def inline(self, region: Iterable[core.Op]) -> None:
        live = self.live
        for op in region:
            if op in live:
                if op.REGIONS:
                    self.visit(op)
                else:
                    self.written.append(op)

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

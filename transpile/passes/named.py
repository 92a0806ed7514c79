"""Give values without a name that of what they stand for.

A pass that puts one value in the place of another notes here what the user calls the other::

    %0: index = absolute_pos               %i: index = absolute_pos
    %i: u32 = cast %0               ->     (the cast is gone)
"""

from __future__ import annotations

from typing import ClassVar

from transpile.ir import core
from transpile.ir.values import Value
from transpile.passes.rebuild import Rebuilder, with_fields


def named(kernel: core.Kernel, names: dict[Value, str]) -> core.Kernel:
    """Return `kernel` with the names given to values of pure ops and loads; the same object if there are none."""
    return _Name(names).kernel(kernel) if names else kernel


class _Name(Rebuilder):
    VISITS: ClassVar[frozenset[type[core.Op]] | None] = frozenset(
        {core.Apply, core.Cast, core.Bitcast, core.Construct, core.Extract, core.Insert, core.Load}
    )

    def __init__(self, names: dict[Value, str]) -> None:
        super().__init__()
        self.names = names

    def visit(self, op: core.Op) -> None:
        if op.RESULTS == ("result",):
            (old,) = op.makes()
            name = self.names.get(old)
            if name:
                new = Value(old.type, name)
                self.replace(old, new)
                op = with_fields(op, {"result": new})
        self.keep(op)

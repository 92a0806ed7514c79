"""What a kernel consists of, which most passes ask first: they have nothing to do where it is not there.

One pass after the other asks about the same body, until one changes it. So the last answer is kept, for the time that
passes run (`forget`).
"""

from __future__ import annotations

from functools import cached_property

from transpile.ir import core
from transpile.ir.types import Type


class Contents:
    """The ops of a region and of the regions inside."""

    def __init__(self, region: core.Region) -> None:
        self.region = region
        self.ops = core.walk(region)

    @cached_property
    def kinds(self) -> set[type[core.Op]]:
        """Classes of the ops."""
        return set(map(type, self.ops))

    @cached_property
    def rows(self) -> set[str]:
        """Rows that are applied."""
        return {op.op for op in self.ops if type(op) is core.Apply}

    @cached_property
    def types(self) -> list[Type]:
        """Types of results, few of them twice."""
        found = {}
        for op in self.ops:
            if type(op) is core.Apply:
                kind = op.result.type
                found[id(kind)] = kind
            elif op.RESULTS:
                for value in op.makes():
                    found[id(value.type)] = value.type
        return list(found.values())


_last: Contents | None = None


def contents(region: core.Region) -> Contents:
    """Return what `region` consists of."""
    global _last
    found = _last
    if found is None or found.region is not region:
        found = _last = Contents(region)
    return found


def forget() -> None:
    """Let go of the region that was asked about last."""
    global _last
    _last = None


def kinds(region: core.Region) -> set[type[core.Op]]:
    """Return the classes of the ops of `region` and of the regions inside."""
    return contents(region).kinds


def types(region: core.Region) -> list[Type]:
    """Return the types of the results of `region` and of the regions inside, few of them twice."""
    return contents(region).types

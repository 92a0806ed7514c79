"""Compute the same thing once: an op equal to one that dominates it gives way to that one's result.

Only ops without effects take part: pure rows, topology, casts, lanes, places and sizes of memory, and loads of
arguments that the kernel only reads. Other loads are left alone, for a store or a barrier may stand between; but two of
one slot with no store between are the same to what is computed from them. A value without a name takes that of one
which it stands for.

Before::

    %0: u32 = add %row, 1:u32
    if %c {
        %1: u32 = add 1:u32, %row
        store %p, %1
    }

After::

    %0: u32 = add %row, 1:u32
    if %c {
        store %p, %0
    }
"""

from __future__ import annotations

from collections.abc import Mapping

from transpile.ir import core
from transpile.ir.types import Memory, Type, Vector, bool_
from transpile.ir.values import Constant, Value, is_better, is_slot
from transpile.ops.table import PURE, TABLE
from transpile.passes.named import named
from transpile.passes.rebuild import Rebuilder

MERGED: frozenset[type[core.Op]] = frozenset(
    {
        core.Cast,
        core.Bitcast,
        core.Construct,
        core.Extract,
        core.Insert,
        core.Index,
        core.Extent,
    }
)
COMMUTATIVE = frozenset(name for name, row in TABLE.items() if row.commutative)
Key = tuple[object, ...]


def cse(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` with common subexpressions computed once."""
    merge = _Merge(kernel)
    return named(merge.kernel(kernel), merge.names)


class _Merge(Rebuilder):
    VISITS = MERGED | {core.Apply, core.Load, core.Store}

    def __init__(self, kernel: core.Kernel) -> None:
        super().__init__()
        self.constant = frozenset(
            p for p in kernel.parameters if not kernel.aliased and _is_constant(p.type)
        )
        """Memory that stays as it is."""
        self.places: set[Value] = set()
        """Places in it."""
        self.known: dict[Key, Value] = {}
        self.scopes: list[list[Key]] = []
        self.inside: dict[core.Op, frozenset[Value]] = {}
        """What `stored` found."""
        self.stores: dict[Value, core.Op] = {}
        """What each slot was stored to by last, in text order, or the loop that stores to it somewhere."""
        self.loaded: dict[Value, Key] = {}
        """What loads of slots are the same as."""
        self.names: dict[Value, str] = {}
        """What the user calls a value that was computed before, without a name."""

    def region(self, region: core.Region) -> core.Region:
        """Forget at the region's end what was computed in it."""
        self.scopes.append([])
        result = super().region(region)
        for key in self.scopes.pop():
            del self.known[key]
        return result

    def stored(self, op: core.Op) -> frozenset[Value]:
        """Return the places that are stored to somewhere in an op's regions."""
        found = self.inside.get(op)
        if found is None:
            places = set()
            for region in op.inside():
                for inner in region:
                    if isinstance(inner, core.Store):
                        places.add(inner.place)
                    elif inner.REGIONS:
                        places |= self.stored(inner)
            found = self.inside[op] = frozenset(places)
        return found

    def visit(self, op: core.Op) -> None:
        key: Key | None
        if type(op) is core.Apply:
            assert isinstance(op, core.Apply)
            key = _key_of_row(op, self.loaded)
        elif isinstance(op, core.Store):
            self.stores[op.place] = op
            self.written.append(op)
            return
        elif isinstance(op, core.Load):
            if op.place not in self.places:
                if is_slot(op.place):
                    self.loaded[op.result] = (op.place, self.stores.get(op.place))
                self.written.append(op)
                return
            key = (core.Load, op.place, op.guard)
        elif op.REGIONS:
            if isinstance(op, (core.For, core.While)):
                # Its first turn reads what was stored before it, the next ones what is stored in it.
                for place in self.stored(op):
                    self.stores[place] = op
            self.keep(op)
            return
        else:
            if isinstance(op, core.Index) and op.memory in self.constant:
                self.places.add(op.result)
            key = _key(op, self.loaded)
        if key is None:
            self.written.append(op)
            return
        (result,) = (op.result,) if type(op) is core.Apply else op.makes()
        known = self.known.setdefault(key, result)
        if known is not result and result.type is bool_ and result.name and not known.name:
            # The other test reads better where it guards, and this one by its name.
            self.written.append(op)
            return
        if known is not result:
            self.mapping[result] = known
            if is_better(result.name, known.name):
                self.names.setdefault(known, result.name)
            return
        self.scopes[-1].append(key)
        self.written.append(op)


def _key_of_row(op: core.Apply, loaded: Mapping[Value, Key]) -> Key | None:
    """Return what equal applied rows share; ``None`` for one that must stay."""
    row = op.op
    if row not in PURE:
        return None
    if op.result.type is bool_:
        # A test of a variable reads better where it guards than as a flag.
        loaded = {}
    args = [_number(a) if a.__class__ is Constant else loaded.get(a, a) for a in op.args]
    if row in COMMUTATIVE and len(args) == 2 and hash(args[0]) > hash(args[1]):
        args.reverse()
    if op.attributes:
        return (row, tuple(sorted(op.attributes.items())), *args)
    return (row, *args)


def _key(op: core.Op, loaded: Mapping[Value, Key]) -> Key | None:
    """Return what other equal ops share; ``None`` for an op that must stay.

    A result's type is part of it only where operands don't tell it: types hash slowly.
    """
    if type(op) not in MERGED:
        return None
    operands = [_number(v) if v.__class__ is Constant else loaded.get(v, v) for v in op.uses()]
    if isinstance(op, core.Index):
        return (core.Index, op.checked, op.part, *operands)
    if isinstance(op, core.Extent):
        return (op.what, op.result.type, *operands)
    if isinstance(op, core.Extract) and op.result.type.__class__ is Vector:
        return (core.Extract, op.result.type, *operands)
    if isinstance(op, (core.Extract, core.Insert)):
        return (type(op), *operands)
    return (type(op), *[result.type for result in op.makes()], *operands)


def _is_constant(type: Type) -> bool:
    return isinstance(type, Memory) and not (type.mutable or type.atomic)


def _number(value: Constant) -> object:
    """Return what equal constants share: type and number, of which 0.0 and -0.0 are two."""
    number = value.value
    return value.type.name, number if number and number == number else repr(number)

"""Local arrays that start with known numbers: the stores right after the declaration become its initializer.

    %table: local<u32, 2> = local
    %p = index %table[0:index]                unsigned int table[2] = {7u, 9u};
    store %p, 7:u32                    ->
    %q = index %table[1:index]
    store %q, 9:u32

Only whole arrays of constants, stored in order before anything reads them.
"""

from __future__ import annotations

from transpile.ir import core
from transpile.ir.types import Memory, Vector
from transpile.ir.values import Constant, Value

Filled = dict[core.Op, list[Constant]]


def filled_arrays(kernel: core.Kernel) -> tuple[Filled, frozenset[core.Op]]:
    """Return the declarations with their numbers, and the stores that go."""
    found: Filled = {}
    gone: set[core.Op] = set()
    _search(kernel.body, found, gone)
    return found, frozenset(gone)


def _search(region: core.Region, found: Filled, gone: set[core.Op]) -> None:
    for at, op in enumerate(region):
        if isinstance(op, core.LocalArray):
            stores = _stores(op, region[at + 1 :])
            if stores is not None:
                gone.update(stores)
                found[op] = [s.value for s in stores if isinstance(s.value, Constant)]
        for inner in core.regions(op):
            _search(inner, found, gone)


def _stores(array: core.LocalArray, following: core.Region) -> list[core.Store] | None:
    """Return a store of each element, if they are all there."""
    type = array.result.type
    assert isinstance(type, Memory)
    if isinstance(type.element, Vector):
        return None
    places: dict[Value, int] = {}
    stores: list[core.Store] = []
    for op in following:
        if isinstance(op, core.Index) and op.memory is array.result:
            (position,) = op.indices
            if not isinstance(position, Constant):
                return None
            places[op.result] = int(position.value)
        elif isinstance(op, core.Store) and op.place in places:
            fills = places[op.place] == len(stores) and isinstance(op.value, Constant)
            if not fills or op.guard is not None:
                return None
            stores.append(op)
            if len(stores) == type.length:
                return stores
        elif op.REGIONS or array.result in op.uses() or not places.keys().isdisjoint(op.uses()):
            return None
    return None

"""Fields of structs that are never written again become values: their loads give way to what was stored first.

Runs on a finished expansion, in place, over the slots that structs made; other slots are the user's own variables.
"""

from __future__ import annotations

from collections.abc import Mapping

from transpile.ir.core import Declare, Load, Op, Region, regions
from transpile.ir.values import Constant, Value


def forward(body: Region, places: Mapping[Value, str]) -> Region:
    """Return `body` without the slots among `places` that have one initial value and no store.

    The values take the slots' names, but not those that come with `places`.
    """
    found = set(places)
    if not found:
        return body
    initial: dict[Value, Value] = {}
    _scan(body, found, initial)
    constant = {place: value for place, value in initial.items() if place in found}
    for place, value in constant.items():
        if not value.name and not isinstance(value, Constant) and place.name != places[place]:
            value.name = place.name
    return _rewrite(body, constant, {})


def _scan(body: Region, found: set[Value], initial: dict[Value, Value]) -> None:
    for op in body:
        if isinstance(op, Declare) and op.initial is not None:
            initial[op.result] = op.initial
        elif isinstance(op, Load):
            pass
        else:
            for operand in _operands(op):
                found.discard(operand)
        for region in regions(op):
            _scan(region, found, initial)


def _operands(op: Op) -> list[Value]:
    result: list[Value] = []
    for name in op.OPERANDS:
        value = getattr(op, name)
        result.extend(value if isinstance(value, tuple) else () if value is None else (value,))
    return result


def _rewrite(body: Region, constant: dict[Value, Value], known: dict[Value, Value]) -> Region:
    kept: list[Op] = []
    for op in body:
        if isinstance(op, Declare) and op.result in constant:
            continue
        if isinstance(op, Load) and op.place in constant:
            value = constant[op.place]
            known[op.result] = known.get(value, value)
            continue
        for name in op.REGIONS:  # before the operands: the test of a `while` computes its condition
            setattr(op, name, _rewrite(getattr(op, name), constant, known))
        for name in op.OPERANDS:
            value = getattr(op, name)
            if isinstance(value, tuple):
                setattr(op, name, tuple(known.get(v, v) for v in value))
            elif value is not None and value in known:
                setattr(op, name, known[value])
        kept.append(op)
    return tuple(kept)

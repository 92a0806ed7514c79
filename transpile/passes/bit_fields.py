"""Rules for parts of words, as packing writes them: a shift behind a mask or another shift, for `algebra`.

Numbers are unsigned, counts and masks constants::

    (x >> n) << n             x & mask            the same bits
    ((x >> n) & m) << n       x & (m << n)
    (x & m) << n              x << n              where `m` covers all that stays
    (x & m) >> n              x >> n              where `m` covers all that stays
    (x >> n) & m              x >> n              where `m` covers all that is left
    (x << n) & m              x << n
"""

from __future__ import annotations

from collections.abc import Mapping

from transpile.ir import core
from transpile.ir.types import Kind, Scalar, u32, u64
from transpile.ir.values import Constant, Value

Part = tuple[str, Value, int]
"""A row, its first operand, and its second one, which is a constant."""


def shifted_field(
    op: core.Apply, kind: Scalar, definitions: Mapping[Value, core.Op]
) -> core.Apply | None:
    """Return something simpler for a shift by a constant in range; ``None`` if there is nothing."""
    count, inner = _constant(op.args[1]), _part(op.args[0], definitions)
    if kind not in (u32, u64) or count is None or inner is None:
        return None
    full = (1 << kind.bits) - 1
    row, x, number = inner
    if op.op == "shr_masked":
        covers = row == "bit_and" and number >> count == full >> count
        return _made(op, "shr_masked", x, count) if covers else None
    if row == "shr_masked" and number == count:
        return _made(op, "bit_and", x, full >> count << count)
    if row != "bit_and":
        return None
    if (number << count) & full == (full << count) & full:
        return _made(op, "shl_masked", x, count)
    deeper = _part(x, definitions)
    if deeper is not None and deeper[0] == "shr_masked" and deeper[2] == count:
        return _made(op, "bit_and", deeper[1], (number << count) & full)
    return None


def masked_field(op: core.Apply, definitions: Mapping[Value, core.Op]) -> Value | None:
    """Return the operand of a ``bit_and`` with a constant that changes nothing; ``None`` if it may."""
    value, other = op.args
    if isinstance(value, Constant):
        value, other = other, value
    kind, mask = op.result.type, _constant(other)
    if kind not in (u32, u64) or mask is None:
        return None
    assert isinstance(kind, Scalar)
    inner = _part(value, definitions)
    if inner is None:
        return None
    full = (1 << kind.bits) - 1
    row, _, number = inner
    if row == "bit_and":
        return None
    left = full >> number if row == "shr_masked" else (full << number) & full
    return value if mask & left == left else None


def _constant(value: Value) -> int | None:
    return int(value.value) if isinstance(value, Constant) else None


def _part(value: Value, definitions: Mapping[Value, core.Op]) -> Part | None:
    made = definitions.get(value)
    if not isinstance(made, core.Apply) or made.op not in ("shl_masked", "shr_masked", "bit_and"):
        return None
    x, y = made.args
    if made.op == "bit_and" and isinstance(x, Constant):
        x, y = y, x
    number, kind = _constant(y), value.type
    if number is None or not isinstance(kind, Scalar) or kind.kind is Kind.INDEX:
        return None
    if made.op != "bit_and" and not 0 <= number < kind.bits:
        return None
    return made.op, x, number


def _made(op: core.Apply, row: str, x: Value, number: int) -> core.Apply:
    kind = op.result.type
    assert isinstance(kind, Scalar)
    return core.Apply(row, (x, Constant(kind, number)), op.result, op.attributes, op.span)

"""How each target answers a row for a leading type: ``Row, Capabilities, Scalar -> Support``.

It is read from the table and the capabilities alone; ``tests/ops/test_support.py`` builds a kernel for every answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from transpile.ir.types import Scalar, Space, scalar, u32
from transpile.ops.capabilities import Capabilities
from transpile.ops.row import By, Polyfill, Row, Spelling, Unsupported

Way = Literal["native", "polyfill", "through f32", "loop", "unsupported"]
"""``polyfill``: written in other ops; ``through f32``: computed in f32 and rounded; ``loop``: a compare and exchange
until it hits.
"""
EXCHANGE = "atomic_compare_exchange"


@dataclass(frozen=True, slots=True)
class Support:
    """The answer of one target."""

    way: Way
    reason: str = ""
    """Why it is unsupported; completes "`name` ..."."""

    @property
    def is_there(self) -> bool:
        return self.way != "unsupported"


MOVED = frozenset(
    "select assume_uniform plane_broadcast plane_shuffle plane_shuffle_xor".split()
) | {
    "plane_shuffle_up",
    "plane_shuffle_down",
}
"""Rows that pass on as it is what the target has no arithmetic on: a pair of words."""

MOVES = ("atomic_store", "atomic_exchange", EXCHANGE)
"""Rows that only move bits: those of an integer do for a float."""


def support(row: Row, capabilities: Capabilities, lead: Scalar) -> Support:
    """Say how the target has `row` for operands led by `lead`; without operands `lead` is any type."""
    if capabilities.name == "reference":
        return Support("native")
    if row.sig.operands and not (capabilities.computes(lead) or _is_raised(capabilities, lead)):
        return Support("unsupported", f"is not there for {lead}, which the target doesn't have")
    if row.effect == "atomic":
        return _atomic(row, capabilities, lead)
    passed_on = row.name in ("select", "assume_uniform")
    if lead in capabilities.paired and row.effect == "plane" and row.name not in MOVED:
        return Support("polyfill")
    is_native = capabilities.computes(lead) or (lead, row.name) in capabilities.half_rows
    raised = not is_native and not passed_on
    found = _choose(row.on(capabilities.name), scalar("f32") if raised else lead)
    if row.name.startswith("cube_pos_cluster") and "clusters" not in capabilities.features:
        return Support("polyfill")
    match found:
        case Unsupported(reason=reason):
            return Support("unsupported", reason)
        case _ if raised and row.sig.operands:
            return Support("through f32")
        case Polyfill():
            return Support("polyfill")
    return Support("native")


def _is_raised(capabilities: Capabilities, type: Scalar) -> bool:
    """Tell whether the target holds a float type that it computes in f32."""
    return type.is_float and capabilities.stores(type)


def _choose(spelling: Spelling, lead: Scalar) -> Spelling:
    while isinstance(spelling, By):
        spelling = spelling.choose(lead)
    return spelling


def _atomic(row: Row, capabilities: Capabilities, lead: Scalar) -> Support:
    def has(type: Scalar, name: str) -> bool:
        return capabilities.has_atomic(Space.GLOBAL, type, name)

    if has(lead, row.name):
        return Support("native")
    as_bits = has(scalar(f"u{lead.bits}"), EXCHANGE)
    in_words = lead.bits == 16 and has(u32, EXCHANGE)
    moves = row.name == "atomic_load" or (as_bits and row.name in MOVES)
    if (as_bits or in_words) and not has(lead, EXCHANGE) and moves:
        return Support("native")
    if has(lead, EXCHANGE) or as_bits or in_words:
        return Support("loop")
    return Support("unsupported", f"is not there for {lead}: the target has no such atomic")

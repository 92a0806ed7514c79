"""Positions that Metal and WGSL pass to the entry point: for each topology row a parameter, its type and attribute.

A parameter appears only if the kernel uses it, and is called as the kernel language calls the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.diagnose.record import Record
from transpile.ir import core
from transpile.lower.expression import ATOM, POSTFIX, Expression

if TYPE_CHECKING:
    from transpile.lower.text import Body
    from transpile.lower.writer import Custom


class Input(Record, frozen=True):
    """One parameter of the entry point."""

    name: str
    metal: str
    wgsl: str = ""
    axes: bool = False
    """It has three components."""


_TRIPLES = (
    Input("unit_pos", "thread_position_in_threadgroup", "local_invocation_id", True),
    Input("cube_pos", "threadgroup_position_in_grid", "workgroup_id", True),
    Input("cube_count", "threadgroups_per_grid", "num_workgroups", True),
    Input("absolute_pos", "thread_position_in_grid", "global_invocation_id", True),
)
INPUTS: dict[str, Input] = {f"{i.name}_{axis}": i for i in _TRIPLES for axis in "xyz"}
INPUTS |= {
    "unit_pos": Input("unit_index", "thread_index_in_threadgroup", "local_invocation_index"),
    "plane_dim": Input("plane_dim", "threads_per_simdgroup", "subgroup_size"),
    "plane_pos": Input("plane_pos", "simdgroup_index_in_threadgroup"),
    "unit_pos_plane": Input(
        "unit_pos_plane", "thread_index_in_simdgroup", "subgroup_invocation_id"
    ),
}


def read(body: Body, row: str) -> Expression:
    """Return a position; the entry point then has its parameter."""
    wanted = INPUTS[row]
    name = body.inputs.get(wanted)
    if name is None:
        name = body.inputs[wanted] = body.names.coined(
            wanted.name, f"{wanted.name}_{'xyz' if wanted.axes else 'input'}", outermost=True
        )
    return Expression(f"{name}.{row[-1]}", POSTFIX) if wanted.axes else Expression(name, ATOM)


def _position(
    body: Body, op: core.Apply | core.Atomic | core.Barrier, args: list[Expression]
) -> Expression:
    return read(body, op.op)


POSITIONS: dict[str, Custom] = dict.fromkeys(INPUTS, _position)
"""Customs of the topology rows."""

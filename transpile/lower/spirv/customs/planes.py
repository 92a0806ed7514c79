"""Operations of the plane that need more than their instruction."""

from __future__ import annotations

from transpile.ir.core import Apply
from transpile.ir.types import u32
from transpile.lower.spirv.customs.registry import custom, operands
from transpile.lower.spirv.emitter import Emitter
from transpile.lower.spirv.inputs import built_in


@custom
def plane_broadcast(cx: Emitter, op: Apply) -> int:
    """Take a value from a lane; a lane that is no constant needs a shuffle before the feature of dynamic ids."""
    type, (value, lane) = operands(cx, op)
    known = cx.number(op.args[1]) is not None
    opcode = f"OpGroupNonUniform{'Broadcast' if known else 'Shuffle'}"
    return cx.plane(opcode, type, value, lane)


def _relative(cx: Emitter, op: Apply, *, up: bool) -> int:
    """Shuffle by a distance; where the plane ends a unit keeps its own value, of which SPIR-V says nothing."""
    type, (value, distance) = operands(cx, op)
    moved = cx.plane(f"OpGroupNonUniformShuffle{'Up' if up else 'Down'}", type, value, distance)
    lane = built_in(cx, "unit_pos_plane")
    if up:
        inside = cx.truth("OpUGreaterThanEqual", u32, lane, distance)
    else:
        left = cx.op("OpISub", u32, built_in(cx, "plane_dim"), lane)
        inside = cx.truth("OpULessThan", u32, distance, left)
    return cx.select(type, inside, moved, value)


@custom
def plane_shuffle_up(cx: Emitter, op: Apply) -> int:
    return _relative(cx, op, up=True)


@custom
def plane_shuffle_down(cx: Emitter, op: Apply) -> int:
    return _relative(cx, op, up=False)


@custom
def assume_uniform(cx: Emitter, op: Apply) -> int:
    return cx.id(op.args[0])

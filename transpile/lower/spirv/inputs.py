"""The topology rows: components of input variables, which are declared and loaded when a kernel uses them."""

from __future__ import annotations

from transpile.ir.types import Vector, u32
from transpile.lower.spirv.emitter import Emitter

_AXES = {"x": 0, "y": 1, "z": 2}

BUILT_IN: dict[str, tuple[str, int | None]] = {
    **{f"unit_pos_{axis}": ("LocalInvocationId", lane) for axis, lane in _AXES.items()},
    **{f"cube_pos_{axis}": ("WorkgroupId", lane) for axis, lane in _AXES.items()},
    **{f"cube_count_{axis}": ("NumWorkgroups", lane) for axis, lane in _AXES.items()},
    **{f"absolute_pos_{axis}": ("GlobalInvocationId", lane) for axis, lane in _AXES.items()},
    "unit_pos": ("LocalInvocationIndex", None),
    "plane_dim": ("SubgroupSize", None),
    "plane_pos": ("SubgroupId", None),
    "unit_pos_plane": ("SubgroupLocalInvocationId", None),
}
"""Row -> built-in input and its component; all are u32."""

_VECTORS = {
    "LocalInvocationId": "unit_pos_xyz",
    "WorkgroupId": "cube_pos_xyz",
    "NumWorkgroups": "cube_count_xyz",
    "GlobalInvocationId": "absolute_pos_xyz",
}
"""Names of the vectors that rows are components of."""


def built_in(cx: Emitter, row: str) -> int:
    """Return the value of a topology row, loaded once for the whole kernel."""
    found = cx.inputs.get(row)
    if found is None:
        name, lane = BUILT_IN[row]
        if lane is None:
            found = cx.in_prologue(lambda: _load(cx, name, scalar=True))
        else:
            whole = cx.inputs.get(_VECTORS[name])
            if whole is None:
                whole = cx.in_prologue(lambda: _load(cx, name, scalar=False))
                cx.inputs[_VECTORS[name]] = whole
            vector, component = whole, lane
            found = cx.in_prologue(
                lambda: cx.builder.emit_mixed("OpCompositeExtract", cx.type(u32), vector, component)
            )
        cx.inputs[row] = found
    return found


def _load(cx: Emitter, name: str, *, scalar: bool) -> int:
    type = cx.type(u32 if scalar else Vector(u32, 3))
    variable = cx.builder.global_variable(cx.builder.pointer("Input", type), "Input")
    cx.name(variable, name)
    cx.builder.decorate(variable, "BuiltIn", name)
    if name.startswith("Subgroup"):
        cx.builder.capability("GroupNonUniform")
    return cx.builder.load(type, variable)

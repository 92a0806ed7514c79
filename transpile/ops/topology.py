"""Where a unit is. Those spelled `Polyfill` are put together from the others by legalization itself, which knows the
cube's dimensions; no kernel-language function stands behind them.
"""

from __future__ import annotations

from typing import Literal

from transpile.ops.row import Custom, Polyfill, Row, Spell, Text, op
from transpile.ops.signatures import position
from transpile.ops.spelling import everywhere

Uniform = Literal["operands", "cube", "plane", "unit"]
AXES = ("x", "y", "z")


def _native(name: str, doc: str, c: str, uniform: Uniform) -> Row:
    """Declare a number that every target has: a variable of CUDA and HIP, a built-in input elsewhere."""
    spell = Spell(
        cuda=Text(c),
        hip=Text(c),
        metal=Custom(name),
        wgsl=Custom(name),
        spirv=Custom(name),
        mlir=Custom(name),
    )
    return _row(name, doc, spell, uniform)


def _row(name: str, doc: str, spell: Spell, uniform: Uniform, result: str = "u32") -> Row:
    return op(
        name,
        doc=doc,
        sig=position(result),
        reference=f"reference:{name}",
        spell=spell,
        effect="topology",
        uniform=uniform,
        builtin=name.upper(),
    )


def _composed(name: str, doc: str, uniform: Uniform, result: str = "u32") -> Row:
    return _row(name, doc, everywhere(Polyfill(name)), uniform, result)


def _in_clusters(name: str, cuda: str) -> Spell:
    """Spell a row that only CUDA has, from compute capability 9.0 on; legalization composes it elsewhere."""
    return Spell(
        c=Polyfill(name),
        cuda=Text(cuda),
        wgsl=Polyfill(name),
        spirv=Polyfill(name),
        mlir=Polyfill(name),
    )


for _axis in AXES:
    _native(
        f"unit_pos_{_axis}",
        f"Position of the unit in its cube along {_axis}.",
        f"threadIdx.{_axis}",
        "unit",
    )
    _native(
        f"cube_pos_{_axis}",
        f"Position of the cube in the grid along {_axis}.",
        f"blockIdx.{_axis}",
        "cube",
    )
    _native(f"cube_count_{_axis}", f"Number of cubes along {_axis}.", f"gridDim.{_axis}", "cube")
    _composed(f"absolute_pos_{_axis}", f"Position of the unit in the grid along {_axis}.", "unit")

    _row(
        f"cube_pos_cluster_{_axis}",
        f"Position of the cube in its cluster along {_axis}; 0 without `cluster_dim`.",
        _in_clusters(f"cube_pos_cluster_{_axis}", f"__clusterRelativeBlockIdx().{_axis}"),
        "cube",
    )

_row(
    "cube_pos_cluster",
    "Number of the cube in its cluster, x fastest; 0 without `cluster_dim`.",
    _in_clusters("cube_pos_cluster", "__clusterRelativeBlockRank()"),
    "cube",
)
_composed("unit_pos", "Number of the unit in its cube, x fastest.", "unit")
_composed("cube_pos", "Number of the cube in the grid, x fastest.", "cube", "index")
_composed("cube_count", "Number of cubes.", "cube", "index")
_composed(
    "absolute_pos",
    "Number of the unit in the whole grid, x fastest over all units of a row of cubes.",
    "unit",
    "index",
)

_row(
    "plane_dim",
    "Number of units in a plane.",
    Spell(
        cuda=Text("warpSize"),
        hip=Text("warpSize"),
        metal=Custom("plane_dim"),
        wgsl=Custom("plane_dim"),
        spirv=Custom("plane_dim"),
        mlir=Custom("plane_dim"),
    ),
    "cube",
)
_row(
    "plane_pos",
    "Number of the unit's plane in its cube.",
    Spell(
        c=Polyfill("plane_pos"),
        metal=Custom("plane_pos"),
        # Tint has no subgroup_id.
        wgsl=Polyfill("plane_pos"),
        spirv=Custom("plane_pos"),
        mlir=Polyfill("plane_pos"),
    ),
    "plane",
)
_row(
    "unit_pos_plane",
    "Number of the unit in its plane.",
    Spell(
        c=Polyfill("unit_pos_plane"),
        metal=Custom("unit_pos_plane"),
        wgsl=Custom("unit_pos_plane"),
        spirv=Custom("unit_pos_plane"),
        mlir=Polyfill("unit_pos_plane"),
    ),
    "unit",
)

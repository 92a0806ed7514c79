"""Where a unit is, and how large its plane, cube and grid are. All are u32 but the linear
positions, which are ``index``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.expand import exact
from transpile.expand.symbols import TargetSymbol, Topology
from transpile.ir.core import Apply
from transpile.ir.types import Scalar, index, u32
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.expand.context import Context


def _row(name: str, doc: str, row: str, type: Scalar = u32) -> Topology:
    def read(cx: Context) -> object:
        result = IRValue(type)
        cx.emit(Apply(row, (), result, {}, span=cx.span()))
        value = cx.wrap(result)
        if row == "plane_dim":
            value.exact = cx.capabilities.plane_size
            cx.known[result] = cx.capabilities.plane_size
        return value

    return Topology(name, doc, read)


def _dim(name: str, doc: str, axes: tuple[int, ...]) -> Topology:
    def read(cx: Context) -> object:
        size = 1
        for axis in axes:
            size *= cx.cube_dim[axis]
        return exact.marked(cx.wrap(cx.constant(u32, size)), size)

    return Topology(name, doc, read)


def _cluster(name: str, doc: str, axes: tuple[int, ...]) -> Topology:
    def read(cx: Context) -> object:
        size = 1
        for axis in axes:
            size *= cx.cluster_dim[axis]
        return exact.marked(cx.wrap(cx.constant(u32, size)), size)

    return Topology(name, doc, read)


UNIT_POS = _row("UNIT_POS", "Position of the unit in its cube, x fastest.", "unit_pos")
UNIT_POS_X = _row("UNIT_POS_X", "Position of the unit in its cube along x.", "unit_pos_x")
UNIT_POS_Y = _row("UNIT_POS_Y", "Position of the unit in its cube along y.", "unit_pos_y")
UNIT_POS_Z = _row("UNIT_POS_Z", "Position of the unit in its cube along z.", "unit_pos_z")
CUBE_POS = _row("CUBE_POS", "Position of the cube in the grid, x fastest.", "cube_pos", index)
CUBE_POS_X = _row("CUBE_POS_X", "Position of the cube along x.", "cube_pos_x")
CUBE_POS_Y = _row("CUBE_POS_Y", "Position of the cube along y.", "cube_pos_y")
CUBE_POS_Z = _row("CUBE_POS_Z", "Position of the cube along z.", "cube_pos_z")
CUBE_COUNT = _row("CUBE_COUNT", "Number of cubes in the grid.", "cube_count", index)
CUBE_COUNT_X = _row("CUBE_COUNT_X", "Number of cubes along x.", "cube_count_x")
CUBE_COUNT_Y = _row("CUBE_COUNT_Y", "Number of cubes along y.", "cube_count_y")
CUBE_COUNT_Z = _row("CUBE_COUNT_Z", "Number of cubes along z.", "cube_count_z")
CUBE_DIM = _dim("CUBE_DIM", "Units in a cube.", (0, 1, 2))
CUBE_DIM_X = _dim("CUBE_DIM_X", "Units in a cube along x.", (0,))
CUBE_DIM_Y = _dim("CUBE_DIM_Y", "Units in a cube along y.", (1,))
CUBE_DIM_Z = _dim("CUBE_DIM_Z", "Units in a cube along z.", (2,))
CUBE_POS_CLUSTER = _row(
    "CUBE_POS_CLUSTER", "Position of the cube in its cluster, x fastest.", "cube_pos_cluster"
)
CUBE_POS_CLUSTER_X = _row(
    "CUBE_POS_CLUSTER_X", "Position of the cube in its cluster along x.", "cube_pos_cluster_x"
)
CUBE_POS_CLUSTER_Y = _row(
    "CUBE_POS_CLUSTER_Y", "Position of the cube in its cluster along y.", "cube_pos_cluster_y"
)
CUBE_POS_CLUSTER_Z = _row(
    "CUBE_POS_CLUSTER_Z", "Position of the cube in its cluster along z.", "cube_pos_cluster_z"
)
CUBE_CLUSTER_DIM = _cluster("CUBE_CLUSTER_DIM", "Cubes in a cluster.", (0, 1, 2))
CUBE_CLUSTER_DIM_X = _cluster("CUBE_CLUSTER_DIM_X", "Cubes in a cluster along x.", (0,))
CUBE_CLUSTER_DIM_Y = _cluster("CUBE_CLUSTER_DIM_Y", "Cubes in a cluster along y.", (1,))
CUBE_CLUSTER_DIM_Z = _cluster("CUBE_CLUSTER_DIM_Z", "Cubes in a cluster along z.", (2,))
PLANE_DIM = _row("PLANE_DIM", "Units in a plane.", "plane_dim")
PLANE_POS = _row("PLANE_POS", "Position of the plane in its cube.", "plane_pos")
UNIT_POS_PLANE = _row("UNIT_POS_PLANE", "Position of the unit in its plane.", "unit_pos_plane")
ABSOLUTE_POS = _row(
    "ABSOLUTE_POS", "Position of the unit in the grid, x fastest.", "absolute_pos", index
)
ABSOLUTE_POS_X = _row(
    "ABSOLUTE_POS_X", "Position of the unit in the grid along x.", "absolute_pos_x"
)
ABSOLUTE_POS_Y = _row(
    "ABSOLUTE_POS_Y", "Position of the unit in the grid along y.", "absolute_pos_y"
)
ABSOLUTE_POS_Z = _row(
    "ABSOLUTE_POS_Z", "Position of the unit in the grid along z.", "absolute_pos_z"
)
target = TargetSymbol("target", "The device that the kernel is specialized for, at comptime.")

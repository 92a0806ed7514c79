"""One unit's place in the grid, the topology rows read from it, and what a run reports."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from transpile.diagnose.diagnostic import Diagnostic

Triple = tuple[int, int, int]


@dataclass(slots=True, eq=False)
class Unit:
    """Where a unit stands; ``unit`` is linear in its cube, x fastest."""

    unit: int
    unit_pos: Triple
    cube_pos: Triple
    cube_count: Triple
    cube_dim: Triple
    plane_dim: int
    cluster_dim: Triple = (1, 1, 1)

    def absolute(self, axis: int) -> int:
        return self.cube_pos[axis] * self.cube_dim[axis] + self.unit_pos[axis]

    def span(self, axis: int) -> int:
        """Units along one axis of the whole grid."""
        return self.cube_count[axis] * self.cube_dim[axis]

    def in_cluster(self, axis: int) -> int:
        """Position of the cube in its cluster along one axis."""
        return self.cube_pos[axis] % self.cluster_dim[axis]

    @property
    def position(self) -> Triple:
        """Absolute position, for messages."""
        return self.absolute(0), self.absolute(1), self.absolute(2)


def linear(position: Triple, size: Triple) -> int:
    """Return the number of a position in a box, x fastest."""
    return (position[2] * size[1] + position[1]) * size[0] + position[0]


TOPOLOGY: dict[str, Callable[[Unit], int]] = {
    "unit_pos": lambda u: u.unit,
    "cube_pos": lambda u: linear(u.cube_pos, u.cube_count),
    "cube_count": lambda u: u.cube_count[0] * u.cube_count[1] * u.cube_count[2],
    "absolute_pos": lambda u: linear(u.position, (u.span(0), u.span(1), u.span(2))),
    "plane_dim": lambda u: u.plane_dim,
    "plane_pos": lambda u: u.unit // u.plane_dim,
    "unit_pos_plane": lambda u: u.unit % u.plane_dim,
    "unit_pos_x": lambda u: u.unit_pos[0],
    "unit_pos_y": lambda u: u.unit_pos[1],
    "unit_pos_z": lambda u: u.unit_pos[2],
    "cube_pos_x": lambda u: u.cube_pos[0],
    "cube_pos_y": lambda u: u.cube_pos[1],
    "cube_pos_z": lambda u: u.cube_pos[2],
    "cube_pos_cluster": lambda u: linear(
        (u.in_cluster(0), u.in_cluster(1), u.in_cluster(2)), u.cluster_dim
    ),
    "cube_pos_cluster_x": lambda u: u.in_cluster(0),
    "cube_pos_cluster_y": lambda u: u.in_cluster(1),
    "cube_pos_cluster_z": lambda u: u.in_cluster(2),
    "cube_count_x": lambda u: u.cube_count[0],
    "cube_count_y": lambda u: u.cube_count[1],
    "cube_count_z": lambda u: u.cube_count[2],
    "cube_dim": lambda u: u.cube_dim[0] * u.cube_dim[1] * u.cube_dim[2],
    "cube_dim_x": lambda u: u.cube_dim[0],
    "cube_dim_y": lambda u: u.cube_dim[1],
    "cube_dim_z": lambda u: u.cube_dim[2],
    "absolute_pos_x": lambda u: u.absolute(0),
    "absolute_pos_y": lambda u: u.absolute(1),
    "absolute_pos_z": lambda u: u.absolute(2),
}


@dataclass(slots=True, eq=False)
class Report:
    """What a run has to say besides what it wrote."""

    violation: Diagnostic | None = None
    """The first access out of bounds or undefined operation, when validating."""
    failed_assert: Diagnostic | None = None
    printed: list[str] = field(default_factory=list)

    @property
    def failure(self) -> Diagnostic | None:
        return self.failed_assert or self.violation

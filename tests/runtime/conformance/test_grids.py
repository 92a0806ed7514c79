"""Grids beyond what a device counts, and counts that are no grid."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient
from runtime.geometry import grid_of
from runtime.launcher import LAUNCHER
from transpile import (
    ABSOLUTE_POS,
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    ABSOLUTE_POS_Z,
    CUBE_COUNT,
    CUBE_COUNT_X,
    CUBE_COUNT_Y,
    CUBE_COUNT_Z,
    CUBE_DIM,
    CUBE_POS,
    CUBE_POS_X,
    CUBE_POS_Y,
    CUBE_POS_Z,
    UNIT_POS,
    Array,
    CubeLaunchError,
    Mut,
    SharedMemory,
    config,
    cube,
    sync_cube,
    u32,
)

FIELDS = 12
CASES = [((7,), (4,)), ((5, 3), (2, 2)), ((2, 7, 3), (2, 1, 2)), ((1, 23, 2), (1, 4))]


@cube(launch=True)
def positions(step: u32, out: Mut[Array[u32]]) -> None:
    """Write where each unit is, through shared memory and a barrier; `step` counts visits."""
    mirror = SharedMemory[u32](4)
    mirror[UNIT_POS] = UNIT_POS
    sync_cube()
    at = (CUBE_POS * CUBE_DIM + mirror[UNIT_POS]) * 12
    out[at] = CUBE_POS_X
    out[at + 1] = CUBE_POS_Y
    out[at + 2] = CUBE_POS_Z
    out[at + 3] = u32(CUBE_POS)
    out[at + 4] = CUBE_COUNT_X
    out[at + 5] = CUBE_COUNT_Y
    out[at + 6] = CUBE_COUNT_Z
    out[at + 7] = u32(CUBE_COUNT)
    out[at + 8] = ABSOLUTE_POS_X + ABSOLUTE_POS_Y * 1000
    out[at + 9] = ABSOLUTE_POS_Z
    out[at + 10] = u32(ABSOLUTE_POS)
    out[at + 11] += step


@cube(launch=True)
def numbered(out: Mut[Array[u32]]) -> None:
    out[ABSOLUTE_POS] += ABSOLUTE_POS_X + 1


def expected(count: tuple[int, ...], dim: tuple[int, ...], step: int) -> Any:
    cx, cy, cz = (*count, 1, 1)[:3]
    dx, dy, dz = (*dim, 1, 1)[:3]
    rows = []
    for cube_pos in range(cx * cy * cz):
        x, y, z = cube_pos % cx, cube_pos // cx % cy, cube_pos // (cx * cy)
        for unit in range(dx * dy * dz):
            ax, ay, az = (
                x * dx + unit % dx,
                y * dy + unit // dx % dy,
                z * dz + unit // (dx * dy),
            )
            linear = (az * cy * dy + ay) * cx * dx + ax
            head = [x, y, z, cube_pos, cx, cy, cz, cx * cy * cz]
            rows.append([*head, ax + 1000 * ay, az, linear, step])
    return np.array(rows, "u4").reshape(-1)


@pytest.mark.parametrize(("count", "dim"), CASES)
def test_kernels_do_not_notice_a_folded_grid(client: ComputeClient, count: Any, dim: Any) -> None:
    size = prod(count) * 4 * FIELDS
    for limit in (4, 5, 6):
        out = np.zeros(size, "u4")
        with config.override(max_cube_count=limit):
            positions.launch(client, count, dim, 1, out)
            np.testing.assert_array_equal(out, expected(count, dim, 1))
            # The short ways pass the grid too.
            handle = client.zeros(size, u32)
            bound = positions.prepare(client, count, dim, 1, handle)
            for _ in range(3):
                bound()
            for _ in range(5):
                positions.launch(client, count, dim, 2, handle)
        np.testing.assert_array_equal(client.read(handle), expected(count, dim, 13))
    assert any(plan.unfolded_rank for plan in LAUNCHER.plans_of(positions))


def test_grids_of_one_kind_share_a_kernel(client: ComputeClient, where: str) -> None:
    def known() -> int:
        return sum(plan.server.name == where for plan in LAUNCHER.plans_of(numbered))

    out = client.zeros(64, u32)
    numbered.launch(client, 8, 4, out)
    before = known()
    with config.override(max_cube_count=4):
        for count in (5, 6, 9, 15):
            numbered.launch(client, count, 4, out)
    assert known() == before + 1
    trips = [sum(unit < 4 * count for count in (8, 5, 6, 9, 15)) for unit in range(64)]
    assert client.read(out).tolist() == [n * (unit + 1) for unit, n in enumerate(trips)]


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_more_cubes_than_the_device_counts(client: ComputeClient, axis: int) -> None:
    limit = client.properties.max_cube_count[axis]
    if limit > 1 << 20:  # too many to run; the device's own grid serves
        limit = 300
    count = [1, 1, 1]
    count[axis] = limit + 7
    out = client.zeros(limit + 7, u32)
    visit.launch(client, tuple(count), 1, out)
    assert client.read(out).tolist() == list(range(1, limit + 8))


@cube(launch=True)
def visit(out: Mut[Array[u32]]) -> None:
    out[CUBE_POS] += CUBE_POS_X + CUBE_POS_Y + CUBE_POS_Z + 1


def test_no_grid_holds_so_many(client: ComputeClient) -> None:
    out = client.zeros(4, u32)
    told = r"(?s)CUBE210.* it counts 8 cubes"
    with config.override(max_cube_count=2), pytest.raises(CubeLaunchError, match=told):
        numbered.launch(client, 9, 4, out)
    with pytest.raises(CubeLaunchError, match="CUBE210"):
        numbered.launch(client, 1 << 33, 4, out)
    assert client.read(out).tolist() == [0] * 4


def test_folded_grids_have_few_cubes_too_many(client: ComputeClient) -> None:
    limits = client.properties
    for count in ((3, 1, 1), (1 << 20, 1, 1), (70000, 3, 2), (1, 1, 100000)):
        grid = grid_of("k", "d", limits, count).cubes
        assert all(n <= most for n, most in zip(grid, limits.max_cube_count, strict=True))
        assert 0 <= prod(grid) - prod(count) < grid[1] * grid[2]


def test_over_counts_along_x_alone(client: ComputeClient) -> None:
    out = client.zeros(2000, u32)
    with config.override(max_cube_count=3):
        numbered.over(2000).launch(client, out)
    assert client.read(out).tolist() == list(range(1, 2001))

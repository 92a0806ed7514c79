"""Clusters of cubes: the same numbers on every device, whether its hardware has clusters or not."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient
from runtime.memory import Handle
from transpile import (
    ABSOLUTE_POS,
    CUBE_CLUSTER_DIM,
    CUBE_CLUSTER_DIM_X,
    CUBE_CLUSTER_DIM_Y,
    CUBE_CLUSTER_DIM_Z,
    CUBE_COUNT,
    CUBE_POS,
    CUBE_POS_CLUSTER,
    CUBE_POS_CLUSTER_X,
    CUBE_POS_CLUSTER_Y,
    CUBE_POS_CLUSTER_Z,
    CUBE_POS_X,
    CUBE_POS_Y,
    CUBE_POS_Z,
    Array,
    CubeCount,
    CubeLaunchError,
    Mut,
    config,
    cube,
    u32,
)

FIELDS = 13


def places(step: u32, out: Mut[Array[u32]]) -> None:
    """Write where each cube is; `step` counts visits."""
    at = CUBE_POS * 13
    out[at] = CUBE_POS_CLUSTER
    out[at + 1] = CUBE_POS_CLUSTER_X
    out[at + 2] = CUBE_POS_CLUSTER_Y
    out[at + 3] = CUBE_POS_CLUSTER_Z
    out[at + 4] = CUBE_CLUSTER_DIM
    out[at + 5] = CUBE_CLUSTER_DIM_X
    out[at + 6] = CUBE_CLUSTER_DIM_Y
    out[at + 7] = CUBE_CLUSTER_DIM_Z
    out[at + 8] = CUBE_POS_X
    out[at + 9] = CUBE_POS_Y
    out[at + 10] = CUBE_POS_Z
    out[at + 11] = u32(CUBE_POS)
    out[at + 12] += step


PLAIN: Any = cube(launch=True)(places)
CASES: list[tuple[Any, tuple[int, ...]]] = [
    (2, (6,)),
    (8, (24,)),
    ((1, 2), (3, 4)),
    ((2, 2), (4, 6)),
    ((1, 1, 3), (2, 2, 6)),
    ((2, 1, 2), (6, 3, 2)),
]


def clustered(cluster: Any) -> Any:
    return cube(launch=True, cluster_dim=cluster)(places)


def expected(cluster: Any, count: tuple[int, ...], step: int) -> Any:
    sizes = (*(cluster if isinstance(cluster, tuple) else (cluster,)), 1, 1)[:3]
    counts = (*count, 1, 1)[:3]
    rows = []
    for number, (z, y, x) in enumerate(product(*map(range, reversed(counts)))):
        inner = [x % sizes[0], y % sizes[1], z % sizes[2]]
        rank = inner[0] + sizes[0] * (inner[1] + sizes[1] * inner[2])
        rows.append([rank, *inner, prod(sizes), *sizes, x, y, z, number, step])
    return np.array(rows, "u4").reshape(-1)


COMPILED = ("hip", "metal")
"""Here a kernel takes the time of a C++ compiler: one case stands for all."""


def test_places_in_clusters(client: ComputeClient, where: str) -> None:
    for cluster, count in CASES[-1:] if where in COMPILED else CASES:
        check_places(client, cluster, count)


def check_places(client: ComputeClient, cluster: Any, count: tuple[int, ...]) -> None:
    kernel, size = clustered(cluster), prod(count) * FIELDS
    out = np.zeros(size, "u4")
    kernel.launch(client, count, 1, 1, out)
    np.testing.assert_array_equal(out, expected(cluster, count, 1))
    for limit in (2, 3):
        handle = client.zeros(size, u32)
        with config.override(max_cube_count=limit * int(np.max(cluster))):
            # The short ways pass the grid too.
            bound = kernel.prepare(client, count, 1, 1, handle)
            for _ in range(3):
                bound()
            for _ in range(4):
                kernel.launch(client, count, 1, 2, handle)
        np.testing.assert_array_equal(client.read(handle), expected(cluster, count, 11))


def test_without_clusters(client: ComputeClient) -> None:
    for kernel in (PLAIN, clustered(1), clustered((1, 1, 1))):
        out = np.zeros(6 * FIELDS, "u4")
        kernel.launch(client, (3, 2), 1, 1, out)
        np.testing.assert_array_equal(out, expected(1, (3, 2), 1))


def test_a_count_that_is_no_whole_number_of_clusters(client: ComputeClient) -> None:
    kernel, out = clustered((2, 1, 2)), client.zeros(16 * FIELDS, u32)
    told = r"CUBE249.*\(3, 2, 2\) cubes are no whole number of clusters of \(2, 1, 2\)"
    for _ in range(2):
        with pytest.raises(CubeLaunchError, match=told) as caught:
            kernel.launch(client, (3, 2, 2), 1, 1, out)
    assert "launch `places[(4, 2, 2), dim](...)`" in str(caught.value)
    with pytest.raises(CubeLaunchError, match="CUBE249"):
        kernel.prepare(client, lambda *_: (2, 2, 1), 1, 1, out)
    kernel.launch(client, (0, 2, 2), 1, 1, out)
    assert not client.read(out).any()


@cube(launch=True, cluster_dim=4)
def counted(out: Mut[Array[u32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] = CUBE_POS_CLUSTER + 10 * u32(CUBE_COUNT)


def test_over_rounds_up_to_whole_clusters(client: ComputeClient) -> None:
    out, dim = client.zeros(1100, u32), min(256, client.properties.max_cube_units)
    counted.over(1100).launch(client, out)
    cubes = -(-1100 // (4 * dim)) * 4
    wanted = np.arange(1100, dtype="u4") // dim % 4 + 10 * cubes
    np.testing.assert_array_equal(client.read(out), wanted)
    with pytest.raises(CubeLaunchError, match="CUBE249"):
        clustered((1, 2)).over(64).launch(client, 1, client.zeros(64 * FIELDS, u32))


def test_counts_that_the_device_knows(client: ComputeClient) -> None:
    kernel, out = clustered((2, 2)), client.zeros(8 * FIELDS, u32)
    count = client.create(np.array([4, 2, 1], "u4"))
    kernel.launch(client, CubeCount.dynamic(count), 1, 1, out)
    np.testing.assert_array_equal(client.read(out), expected((2, 2), (4, 2), 1))
    client.write(count, np.array([4, 1, 1], "u4"))
    with pytest.raises(CubeLaunchError, match=r"CUBE249.*\(4, 1, 1\) cubes"):
        launch_and_read(client, kernel, count, out)
    client.write(count, np.array([0, 2, 1], "u4"))
    client.write(out, np.zeros(8 * FIELDS, "u4"))
    launch_and_read(client, kernel, count, out)
    assert not client.read(out).any()
    with client.graph() as graph:
        kernel.launch(client, CubeCount.dynamic(count), 1, 1, out)
    client.write(count, np.array([4, 2, 1], "u4"))
    graph.replay()
    np.testing.assert_array_equal(client.read(out), expected((2, 2), (4, 2), 1))
    client.write(count, np.array([4, 1, 1], "u4"))
    with pytest.raises(CubeLaunchError, match=r"CUBE249.*\(4, 1, 1\) cubes"):
        replay_and_read(client, graph, out)


def replay_and_read(client: ComputeClient, graph: Any, out: Handle) -> None:
    graph.replay()
    client.read(out)


def launch_and_read(client: ComputeClient, kernel: Any, count: Handle, out: Handle) -> None:
    kernel.launch(client, CubeCount.dynamic(count), 1, 1, out)
    client.read(out)

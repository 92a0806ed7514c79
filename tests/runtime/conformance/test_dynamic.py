"""Counts of cubes that the device knows: ``CubeCount.dynamic(handle)``."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient, device
from runtime.memory import Handle
from tests.runtime.conformance.kernels import double
from transpile import (
    ABSOLUTE_POS,
    CUBE_COUNT_X,
    CUBE_COUNT_Y,
    CUBE_COUNT_Z,
    CUBE_POS,
    Array,
    CubeCount,
    CubeDim,
    CubeLaunchError,
    Mut,
    config,
    cube,
    u32,
)


@cube(launch=True)
def decide(x: u32, y: u32, z: u32, out: Mut[Array[u32]]) -> None:
    out[0] = x
    out[1] = y
    out[2] = z


@cube(launch=True)
def counts(out: Mut[Array[u32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] += CUBE_COUNT_X + 10 * CUBE_COUNT_Y + 100 * CUBE_COUNT_Z


@cube(launch=True)
def visits(out: Mut[Array[u32]]) -> None:
    out[CUBE_POS] += 1


def test_the_count_is_read_when_the_launch_runs(client: ComputeClient) -> None:
    count, out = client.zeros(3, u32), client.zeros(40, u32)
    for x in (3, 0, 1):
        decide.launch(client, 1, 1, x, 2, 1, count)
        counts.launch(client, CubeCount.dynamic(count), 4, out)
    expected = [244] * 8 + [123] * 16 + [0] * 16
    assert client.read(out).tolist() == expected
    counts[CubeCount.dynamic(count), CubeDim(4)](out)
    assert client.read(out).tolist()[:8] == [244 + 121] * 8


def test_prepared_and_three_dimensions(client: ComputeClient) -> None:
    count, out = client.create(np.array([2, 3, 4], "u4")), client.zeros(30, u32)
    bound = visits.prepare(client, CubeCount.dynamic(count), 1, out)
    bound()
    client.write(count, np.array([1, 1, 5], "u4"))
    bound()
    assert client.read(out).tolist() == [2] * 5 + [1] * 19 + [0] * 6


def test_a_part_of_a_larger_array(client: ComputeClient) -> None:
    whole = client.create(np.array([9, 9, 9, 9, 9, 9, 2, 1, 1], "u4"))
    out = client.zeros(4, u32)
    visits.launch(client, CubeCount.dynamic(whole.view((3,), None, 6)), 1, out)
    assert client.read(out).tolist() == [1, 1, 0, 0]


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_a_count_over_the_limit_spoils_the_outputs(client: ComputeClient, axis: int) -> None:
    limit = client.properties.max_cube_count[axis]
    asked = [1, 1, 1]
    asked[axis] = limit + 1
    count, out = client.create(np.array(asked, "u4")), client.zeros(4, u32)
    with pytest.raises(CubeLaunchError, match="CUBE238") as caught:
        launch_and_read(client, count, out)
    assert str(tuple(asked)) in str(caught.value)
    client.write(out, np.zeros(4, "u4"))
    client.write(count, np.array([3, 1, 1], "u4"))
    launch_and_read(client, count, out)
    assert client.read(out).tolist() == [1, 1, 1, 0]


def test_more_units_than_addresses_tell_apart(client: ComputeClient, where: str) -> None:
    if not getattr(client.server, "has_indirect", False):
        return  # the host reads the count, and launches with addresses that are wide enough
    count, out = client.create(np.array([60000, 60000, 1], "u4")), client.zeros(4, u32)
    with pytest.raises(CubeLaunchError, match="CUBE238"):
        launch_and_read(client, count, out)


def launch_and_read(client: ComputeClient, count: Handle, out: Handle) -> None:
    visits.launch(client, CubeCount.dynamic(count), 1, out)
    client.read(out)


def test_counts_are_not_folded(client: ComputeClient) -> None:
    count, out = client.create(np.array([5, 1, 1], "u4")), client.zeros(5, u32)
    with config.override(max_cube_count=2):
        visits.launch(client, CubeCount.dynamic(count), 1, out)
    assert client.read(out).tolist() == [1] * 5


def test_what_a_failed_launch_should_have_counted(client: ComputeClient) -> None:
    wrong = client.create(np.array([0xFFFFFFFF, 1, 1], "u4"))
    count, out = client.create(np.array([1, 1, 1], "u4")), client.zeros(4, u32)
    with pytest.raises(CubeLaunchError, match="CUBE238"):
        chain(client, wrong, count, out)


def chain(client: ComputeClient, wrong: Handle, count: Handle, out: Handle) -> None:
    """Launch with a count that a launch with a wrong count wrote."""
    double.launch(client, CubeCount.dynamic(wrong), 3, count, count)
    visits.launch(client, CubeCount.dynamic(count), 1, out)
    client.read(out)


@pytest.mark.parametrize(
    "given", [3, np.ones(3, "u4"), ((3,), "i4"), ((4,), "u4"), ((1, 3), "u4"), "elsewhere"]
)
def test_what_is_no_dynamic_count(client: ComputeClient, where: str, given: Any) -> None:
    if isinstance(given, tuple):
        given = client.zeros(*given)
    if isinstance(given, str):
        other = "cpu" if where == "reference" else "reference"
        given = device(other).client.zeros(3, u32)
    with pytest.raises(CubeLaunchError, match="CUBE239"):
        visits.launch(client, CubeCount.dynamic(given), 1, client.zeros(4, u32))

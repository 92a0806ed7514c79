"""Planes on WebGPU, by way of naga and of Tint: cubes of several dimensions, partial planes, 64-bit integers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

import numpy as np
import pytest

from runtime import device
from runtime.devices import probe
from runtime.protocols import Absent
from tests.devices import dawn_device
from transpile import (
    PLANE_DIM,
    UNIT_POS,
    UNIT_POS_PLANE,
    UNIT_POS_X,
    Array,
    Mut,
    cube,
    plane_elect,
    plane_shuffle,
    u32,
)


@pytest.fixture(params=["webgpu", "dawn"])
def client(request: Any, missing: Callable[[str], NoReturn]) -> Any:
    if request.param == "dawn":
        dawn_device.require(missing)
        return dawn_device.client()
    found = probe("webgpu")
    if isinstance(found, Absent):
        missing(f"no device `webgpu`: {found.reason}")
    return device("webgpu").client


@cube(launch=True)
def lanes(
    lane: Mut[Array[u32]], self: Mut[Array[u32]], first: Mut[Array[u32]], late: Mut[Array[u32]]
) -> None:
    self[UNIT_POS] = plane_shuffle(UNIT_POS, UNIT_POS_PLANE)
    first[UNIT_POS] = u32(plane_elect()) + 2 * PLANE_DIM
    if UNIT_POS_X == 1:
        late[UNIT_POS] = UNIT_POS_PLANE
    lane[UNIT_POS] = UNIT_POS_PLANE


@pytest.mark.parametrize("dim", [(8, 4, 1), (5, 3, 1), (3, 2, 5), (1, 40, 1), (40, 1, 1)], ids=str)
def test_places_in_planes_of_cubes_of_several_dimensions(dim: Any, client: Any) -> None:
    units = dim[0] * dim[1] * dim[2]
    found = [np.full(units, 99, np.uint32) for _ in range(4)]
    lanes.launch(client, 1, dim, *found)
    lane, self, first, late = found
    plane = int(first[0]) // 2
    places = np.arange(units)
    np.testing.assert_array_equal(lane, places % plane)
    np.testing.assert_array_equal(self, places)
    np.testing.assert_array_equal(first % 2, places % plane == 0)
    np.testing.assert_array_equal(
        late, np.where(places % dim[0] == 1, places % plane, 99) if dim[0] > 1 else 99
    )

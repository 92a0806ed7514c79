"""Planes on WebGPU, by way of naga and of Tint: cubes of several dimensions, partial planes, 64-bit integers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

import numpy as np
import pytest

from runtime import device
from runtime.devices import probe
from runtime.protocols import Absent
from tests.devices import dawn_device
from transpile import (
    CUBE_DIM,
    PLANE_DIM,
    UNIT_POS,
    UNIT_POS_PLANE,
    UNIT_POS_X,
    Array,
    Atomic,
    CubeTargetError,
    Int,
    Mut,
    cube,
    plane_broadcast,
    plane_elect,
    plane_exclusive_prod,
    plane_exclusive_sum,
    plane_inclusive_prod,
    plane_inclusive_sum,
    plane_max,
    plane_min,
    plane_prod,
    plane_shuffle,
    plane_shuffle_down,
    plane_shuffle_up,
    plane_shuffle_xor,
    plane_sum,
    spec,
    u32,
    u64,
)

I = TypeVar("I", bound=Int)


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


@cube(launch=True)
def over_planes(x: Array[I], out: Mut[Array[I]]) -> None:
    i, all_ = UNIT_POS, CUBE_DIM
    value = x[i]
    out[i] = plane_sum(value)
    out[i + all_] = plane_inclusive_sum(value)
    out[i + 2 * all_] = plane_exclusive_sum(value)
    out[i + 3 * all_] = plane_prod(value)
    out[i + 4 * all_] = plane_inclusive_prod(value)
    out[i + 5 * all_] = plane_exclusive_prod(value)
    out[i + 6 * all_] = plane_min(value)
    out[i + 7 * all_] = plane_max(value)
    out[i + 8 * all_] = plane_broadcast(value, 1)
    last = plane_max(UNIT_POS_PLANE)
    out[i + 9 * all_] = plane_shuffle(value, last - UNIT_POS_PLANE)
    up, down = plane_shuffle_up(value, 1), plane_shuffle_down(value, 1)
    crossed = plane_shuffle_xor(value, 1)
    out[i + 10 * all_] = up if UNIT_POS_PLANE > 0 else value
    out[i + 11 * all_] = down if last > UNIT_POS_PLANE else value
    out[i + 12 * all_] = crossed if last >= UNIT_POS_PLANE ^ 1 else value


def expected(x: Any) -> Any:
    """Apply what `over_planes` does to one plane; sums and products wrap."""
    least, count = np.iinfo(x.dtype), x.size
    one = np.ones(1, x.dtype)
    sums, products = np.cumsum(x, dtype=x.dtype), np.cumprod(x, dtype=x.dtype)
    places = np.arange(count)
    crossed = np.where((places ^ 1) < count, places ^ 1, places)
    assert least.bits == 64
    return np.stack(
        [
            np.full(count, sums[-1]),
            sums,
            np.concatenate([0 * one, sums[:-1]]),
            np.full(count, products[-1]),
            products,
            np.concatenate([one, products[:-1]]),
            np.full(count, x.min()),
            np.full(count, x.max()),
            np.full(count, x[1]),
            x[::-1],
            x[np.maximum(places - 1, 0)],
            x[np.minimum(places + 1, count - 1)],
            x[crossed],
        ]
    )


@pytest.mark.parametrize("dim", [(64, 1, 1), (29, 1, 1), (9, 5, 1)], ids=str)
@pytest.mark.parametrize("dtype", [np.int64, np.uint64])
def test_integers_of_64_bits(dtype: Any, dim: Any, client: Any) -> None:
    units = dim[0] * dim[1] * dim[2]
    random = np.random.default_rng(units)
    info = np.iinfo(dtype)
    whole = random.integers(info.min, info.max, units, dtype, endpoint=True)
    # Few different high words, and then low ones that decide; all bits set, where sums of parts are the greatest.
    near = (random.integers(0, 2, units).astype(dtype) << dtype(40)) + random.integers(
        0, 9, units
    ).astype(dtype)
    full = np.full(units, info.max, dtype)
    for x in (whole, near, full, full - full - dtype(1) if info.min < 0 else near * near):
        probe_lane = [np.zeros(units, np.uint32) for _ in range(4)]
        lanes.launch(client, 1, dim, *probe_lane)
        plane = int(probe_lane[2][0]) // 2
        out = np.zeros((13, units), dtype)
        over_planes.launch(client, 1, dim, x, out.reshape(-1))
        for first in range(0, units, plane):
            own = slice(first, min(first + plane, units))
            np.testing.assert_array_equal(out[:, own], expected(x[own]))


@cube(launch=True)
def counted(x: Array[u64], out: Mut[Array[Atomic[u64]]]) -> None:
    out[0].add(x[UNIT_POS])


def test_atomics_of_64_bits_are_refused() -> None:
    with pytest.raises(CubeTargetError, match="would show half of a change") as refused:
        counted.inspect("wgsl", spec(u64, 64), spec(u64, 1))
    assert "sum in shared memory" in str(refused.value)


def test_naga_has_nothing_to_say(client: Any, capfd: pytest.CaptureFixture[str]) -> None:
    """It prints a complaint about what it does not know, though it compiles the text."""

    @cube(launch=True)
    def doubled(x: Array[u32], out: Mut[Array[u32]]) -> None:
        out[UNIT_POS] = plane_max(x[UNIT_POS]) * 2

    found = np.zeros(4, "u4")
    doubled.launch(client, 1, 4, np.ones(4, "u4"), found)
    assert found.tolist() == [2] * 4
    assert "diagnostic" not in capfd.readouterr().err

"""Shared memory up to the limit that the properties tell, and no more, on every device."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import ComputeClient
from transpile import (
    UNIT_POS,
    Comptime,
    CubeError,
    Mut,
    SharedMemory,
    Tensor,
    cube,
    f32,
    sync_cube,
)


@cube(launch=True)
def mirrored(x: Mut[Tensor[f32]], length: Comptime[int]) -> None:
    tile = SharedMemory[f32](length)
    tile[UNIT_POS] = x[UNIT_POS]
    sync_cube()
    x[UNIT_POS] = tile[3 - UNIT_POS]


@cube(launch=True)
def twice_mirrored(x: Mut[Tensor[f32]], length: Comptime[int]) -> None:
    first = SharedMemory[f32](length)
    first[UNIT_POS] = x[UNIT_POS]
    sync_cube()
    turned = first[3 - UNIT_POS]
    sync_cube()
    second = SharedMemory[f32](length)
    second[length - 1 - UNIT_POS] = turned
    sync_cube()
    x[UNIT_POS] = second[length - 4 + UNIT_POS] + 1.0


@cube(launch=True)
def both(x: Mut[Tensor[f32]], length: Comptime[int]) -> None:
    first, second = SharedMemory[f32](length), SharedMemory[f32](length)
    first[UNIT_POS] = x[UNIT_POS]
    second[UNIT_POS] = x[UNIT_POS] * 2.0
    sync_cube()
    x[UNIT_POS] = first[3 - UNIT_POS] + second[3 - UNIT_POS]


DATA = np.arange(4, dtype="f4")


def test_all_of_it_can_be_used(client: ComputeClient) -> None:
    x = client.create(DATA)
    mirrored.launch(client, 1, 4, x, client.properties.max_shared_memory // 4)
    assert client.read(x).tolist() == [3, 2, 1, 0]


def test_more_of_it_is_refused(client: ComputeClient) -> None:
    x, limit = client.create(DATA), client.properties.max_shared_memory
    for kernel, length in (mirrored, limit // 4 + 1), (both, limit // 8 + 4):
        with pytest.raises(CubeError, match=rf"CUBE345(.|\n)*its limit is {limit} bytes"):
            kernel.launch(client, 1, 4, x, length)


def test_what_is_not_in_use_at_the_same_time_counts_once(client: ComputeClient) -> None:
    x = client.create(DATA)
    twice_mirrored.launch(client, 1, 4, x, client.properties.max_shared_memory // 4)
    assert client.read(x).tolist() == [1, 2, 3, 4]


def test_eager_runs_have_the_limit_of_the_reference() -> None:
    x, limit = DATA.copy(), 1 << 20
    for kernel in (mirrored, twice_mirrored):
        with pytest.raises(CubeError, match=rf"CUBE345(.|\n)*its limit is {limit} bytes"):
            kernel.eager(1, 4, x, limit // 4 + 1)
    twice_mirrored.eager(1, 4, x, limit // 4)
    assert x.tolist() == [1, 2, 3, 4]

"""Arrays of other libraries: what they say of themselves is bound without a copy, and their streams are waited for."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest

from runtime.client import ComputeClient
from runtime.cuda.driver import Driver
from runtime.cuda.server import CudaServer
from runtime.devices import Device
from tests.runtime.cuda.fake_driver import Fake
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32
from transpile.diagnose.diagnostic import CubeLaunchError


@cube(launch=True)
def add_columns(x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    for column in range(x.shape(1)):
        y[ABSOLUTE_POS] += x[ABSOLUTE_POS, column]


class Array:
    """An array of some library on the device."""

    def __init__(self, shape: tuple[int, ...], typestr: str = "<f4", **more: Any) -> None:
        self.memory = ctypes.create_string_buffer(4096)
        self.address = ctypes.addressof(self.memory)
        self.__cuda_array_interface__ = {
            "shape": shape,
            "typestr": typestr,
            "data": (self.address, more.pop("read_only", False)),
            "version": 3,
            **more,
        }


@pytest.fixture
def fake() -> Fake:
    return Fake()


@pytest.fixture
def client(fake: Fake) -> ComputeClient:
    return ComputeClient(Device("cuda", CudaServer(Driver(fake), 0)))


def test_addresses_shapes_and_strides_are_passed(client: ComputeClient, fake: Fake) -> None:
    x, y = Array((8, 3), strides=(40, 8)), Array((8,))
    add_columns.launch(client, 1, 8, x, y)
    (launch,) = fake.launches
    first, second, *numbers = launch.unpack("QQIIIIII")
    assert (first, second) == (x.address, y.address)
    assert {3, 10, 2} <= set(numbers)
    assert not [call for call in fake.calls if call[0].startswith("cuMemcpy")]


def test_the_librarys_stream_is_waited_for_and_waits(client: ComputeClient, fake: Fake) -> None:
    theirs = fake.number()
    fake.progress[theirs] = 5
    add_columns.launch(client, 1, 8, Array((8, 3), stream=theirs), Array((8,), stream=1))
    (launch,) = fake.launches
    assert (theirs, 5) in launch.after
    assert (launch.stream, fake.progress[launch.stream]) in fake.waits[theirs]


def test_read_only_and_repeating_arrays_are_not_written(client: ComputeClient) -> None:
    for wrong in (Array((8,), read_only=True), Array((8,), strides=(0,))):
        with pytest.raises(CubeLaunchError, match="read-only"):
            add_columns.launch(client, 1, 8, Array((8, 3)), wrong)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (Array((8, 3), "<c8"), "no kernel type"),
        (Array((8, 3), ">f4"), "no kernel type"),
        (Array((8, 3), strides=(-12, 4)), "negative strides"),
        (Array((8, 3), strides=(13, 4)), "no multiples"),
        (Array((8, 3), "<f8"), "must be an array of f32"),
        ([1.0], "needs an array"),
    ],
)
def test_what_does_not_fit_is_refused(client: ComputeClient, wrong: Any, message: str) -> None:
    with pytest.raises(CubeLaunchError, match=message):
        add_columns.launch(client, 1, 8, wrong, Array((8,)))


def test_overlaps_of_different_libraries_are_found(client: ComputeClient) -> None:
    handle = client.create(np.zeros(8, "f4"))
    shared = Array((2, 2))
    shared.__cuda_array_interface__["data"] = (handle.block.memory.address + 4, False)
    with pytest.raises(CubeLaunchError, match="overlap in part"):
        add_columns.launch(client, 1, 2, shared, handle)

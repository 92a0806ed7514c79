"""Clients, handles and devices."""

from __future__ import annotations

import tracemalloc
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from runtime import ComputeClient, device
from runtime.devices import default_device, probe
from runtime.memory import ALIGNMENT, is_contiguous, reach
from runtime.protocols import Absent
from runtime.scalars import scalar_of
from transpile import CubeLaunchError, CubeUsageError, bf16, config, f32, i64


@pytest.fixture
def client() -> ComputeClient:
    return device("reference").client


@pytest.mark.parametrize("dtype", ["f4", "f2", "i8", "u1", "?", "u8", ml_dtypes.bfloat16])
def test_arrays_come_back(client: ComputeClient, dtype: object) -> None:
    array = np.arange(24).reshape(2, 3, 4).astype(dtype)  # type: ignore[call-overload]
    for given in (array, array.T, array[::2, ::-1], array[:, :0]):
        handle = client.create(given)
        found = client.read(handle)
        assert found.dtype == given.dtype
        assert found.shape == given.shape
        assert (found == given).all()


def test_memory_is_aligned(client: ComputeClient) -> None:
    for size in (1, 7, 100):
        assert client.empty(size, f32).block.memory.ctypes.data % ALIGNMENT == 0


def test_views_share_memory(client: ComputeClient) -> None:
    handle = client.create(np.arange(6, dtype="f4"))
    turned = handle.view((3, 2), (1, 3))
    assert client.read(turned).tolist() == [[0, 3], [1, 4], [2, 5]]
    client.write(turned, np.arange(6, dtype="f4").reshape(3, 2))
    assert client.read(handle).tolist() == [0, 2, 4, 1, 3, 5]
    client.write(handle.view((2,), (2,), 1), np.array([8, 9], "f4"))
    assert client.read(handle).tolist() == [0, 8, 4, 9, 3, 5]
    with pytest.raises(CubeUsageError, match="beyond"):
        handle.view((4, 2), (1, 3))
    with pytest.raises(CubeUsageError, match="none below 0"):
        handle.view((3,), (-1,))


def test_writes_must_fit(client: ComputeClient) -> None:
    handle = client.zeros((2, 2), f32)
    for bad in (np.zeros(4, "f4"), np.zeros((2, 2)), 1.0):
        with pytest.raises(CubeLaunchError, match="CUBE225"):
            client.write(handle, bad)


def test_a_handle_is_read_by_its_own_client(client: ComputeClient) -> None:
    cpu = probe("cpu")
    if isinstance(cpu, Absent):
        pytest.skip(f"cpu: {cpu.reason}")
    with pytest.raises(CubeLaunchError, match="CUBE207"):
        cpu.client.read(client.zeros(1, f32))


def test_profile_measures_seconds(client: ComputeClient) -> None:
    assert 0 < client.profile(lambda: sum(range(1000)), repeat=3) < 1


def test_properties_are_those_of_the_device(client: ComputeClient) -> None:
    assert client.properties.plane_size == 32
    assert "f64" in client.features


def test_devices_by_name() -> None:
    assert device("reference") is device("reference")
    assert device(device("reference")) is device("reference")
    default_device()
    for name in ("gpu", "cpu:x", "", "\0", "cpu:-1"):
        with pytest.raises(CubeUsageError, match="CUBE230"):
            device(name)
    with pytest.raises(CubeUsageError, match="CUBE231"):
        device("reference:3")


def test_the_setting_names_the_default() -> None:
    with config.override(device="reference"):
        assert default_device().name == "reference"
    assert default_device().name != "reference"


def test_dtypes_in_every_spelling() -> None:
    assert scalar_of("bf16") is scalar_of(ml_dtypes.bfloat16) is bf16
    assert (
        scalar_of(np.int64)
        is scalar_of("int64")
        is scalar_of(np.dtype("i8"))
        is scalar_of(int)
        is i64
    )
    for bad in ("float31", "c8", np.dtype("O"), np.dtype(">f4"), None.__class__):
        with pytest.raises(TypeError):
            scalar_of(bad)


def test_reach_and_contiguity() -> None:
    assert reach((2, 3), (6, 2)) == 11
    assert reach((2, 0), (6, 2)) == 0
    assert is_contiguous((2, 1, 3), (3, 77, 1))
    assert not is_contiguous((2, 3), (1, 2))


def test_zeros_of_any_size_need_little_memory_of_the_host() -> None:
    client = device("cpu").client
    size = (1 << 25) + 3  # beyond one part
    tracemalloc.start()
    try:
        handle = client.zeros(size, "u1")
        taken = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert taken < 1.5 * size  # a size class is up to a quarter larger
    assert not client.read(handle).any()
    for shape in (0, (), (3, 0), 5):
        assert not client.read(client.zeros(shape, "f4")).any()


def test_a_read_gets_the_memory_that_is_kept_for_reuse(monkeypatch: pytest.MonkeyPatch) -> None:
    client = device("cpu").client
    handle = client.create(np.arange(4, dtype="f4"))
    plain, cleanups = np.empty, []

    def scarce(*given: Any, **options: Any) -> Any:
        if not cleanups:
            raise MemoryError
        return plain(*given, **options)

    monkeypatch.setattr(type(client), "memory_cleanup", lambda self: cleanups.append(self))
    monkeypatch.setattr(np, "empty", scarce)
    assert client.read(handle).tolist() == [0, 1, 2, 3]
    assert cleanups == [client]

"""Memory in and out: what was written is read, whatever type, shape or place it has."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient
from tests.runtime.conformance.kernels import fill, increment, saxpy
from transpile import CubeLaunchError, f32, i32
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS

DTYPES = [name for name in SCALARS if name != "index"]


def numbers(name: str, shape: Any) -> Any:
    count = int(np.prod(shape))
    return (np.arange(count) % 3).astype(numpy_dtype(SCALARS[name])).reshape(shape)


@pytest.mark.parametrize("name", DTYPES)
def test_every_type_is_kept(client: ComputeClient, name: str) -> None:
    data = numbers(name, 37)
    handle = client.create(data)
    assert handle.dtype.name == name
    found = client.read(handle)
    assert found.dtype == data.dtype
    np.testing.assert_array_equal(found, data)


@pytest.mark.parametrize("shape", [(), (1,), (3, 5, 7), (0,), (4, 0, 2), (70_001,)])
def test_shapes(client: ComputeClient, shape: tuple[int, ...]) -> None:
    data = numbers("f32", shape)
    np.testing.assert_array_equal(client.read(client.create(data)), data)
    zeros = client.read(client.zeros(shape, f32))
    assert zeros.shape == shape
    assert not zeros.any()
    assert client.empty(shape, f32).shape == shape


def test_writes_replace_what_was_there(client: ComputeClient) -> None:
    handle = client.zeros(1000, i32)
    for number in range(5):
        client.write(handle, np.full(1000, number, "i4"))
    assert (client.read(handle) == 4).all()
    with pytest.raises(CubeLaunchError, match="shape"):
        client.write(handle, np.zeros(999, "i4"))


@pytest.mark.parametrize("name", ["u8", "f16", "f32", "i64"])
@pytest.mark.parametrize(("offset", "count"), [(0, 5), (1, 1), (3, 6), (5, 8), (12, 1)])
def test_views_touch_only_their_part(
    client: ComputeClient, name: str, offset: int, count: int
) -> None:
    data = numbers(name, 13)
    handle = client.create(data)
    part = handle.view((count,), None, offset)
    np.testing.assert_array_equal(client.read(part), data[offset : offset + count])
    client.write(part, numbers(name, count) + data.dtype.type(4))
    data[offset : offset + count] = numbers(name, count) + data.dtype.type(4)
    np.testing.assert_array_equal(client.read(handle), data)


def test_strided_handles(client: ComputeClient) -> None:
    data = numbers("f32", (6, 8))
    handle = client.create(data)
    columns = handle.view((8, 6), (1, 8))
    np.testing.assert_array_equal(client.read(columns), data.T)
    every_second = handle.view((6, 4), (8, 2))
    client.write(every_second, np.full((6, 4), 9, "f4"))
    data[:, ::2] = 9
    np.testing.assert_array_equal(client.read(handle), data)


@pytest.mark.parametrize("offset", [1, 3, 16, 63])
def test_launches_on_views_that_begin_anywhere(client: ComputeClient, offset: int) -> None:
    x, y = numbers("f32", 100), numbers("f32", 100)
    xs, ys = client.create(x), client.create(y)
    saxpy.launch(client, 1, 32, 2.0, xs.view((20,), None, offset), ys.view((20,), None, 2))
    y[2:22] += 2 * x[offset : offset + 20]
    np.testing.assert_array_equal(client.read(ys), y)


def test_more_than_there_is(client: ComputeClient) -> None:
    with pytest.raises(CubeLaunchError, match=r"no room for 256.0 TiB\n note: .* in handles, "):
        client.empty(1 << 46, f32)
    assert client.read(client.create(np.arange(4.0))).tolist() == [0, 1, 2, 3]


def test_memory_comes_back_and_is_used_again(client: ComputeClient) -> None:
    client.memory_cleanup()
    handles = [client.create(np.full(50_000, n, "i4")) for n in range(50)]
    for number, handle in enumerate(handles):
        assert (client.read(handle) == number).all()
    assert "in handles" in client.memory_report()
    del handles, handle
    gc.collect()
    assert " 0 B kept for reuse" not in client.memory_report()
    gc.collect()
    # What comes back may still be in use by launches: the new content is ordered after them.
    old, new = client.zeros(5000, i32), client.empty(5000, i32)
    for _ in range(20):
        increment.launch(client, 79, 64, old, new)
        del old
        old, new = new, client.create(np.zeros(5000, "i4"))
    assert (client.read(old) == 20).all()
    client.memory_cleanup()
    assert " 0 B kept for reuse" in client.memory_report()


def test_handles_are_read_when_asked(client: ComputeClient) -> None:
    data = np.arange(35, dtype="f4").reshape(5, 7)
    handle = client.create(data)
    np.testing.assert_array_equal(handle.numpy(), data)
    np.testing.assert_array_equal(handle.view((7, 5), (1, 7)).numpy(), data.T)
    with pytest.raises(TypeError, match=r"copied to the host when asked: `handle.numpy\(\)`"):
        np.asarray(handle)


@pytest.mark.parametrize("where", ["vulkan", "webgpu"], indirect=True)
def test_parts_of_an_array_that_is_too_large_to_be_bound(
    client: ComputeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    server: Any = client.server
    size = server.max_range // 4 + 64
    if size > 1 << 26:
        pytest.skip("this device binds more than 256 MiB at once")
    x = client.zeros(size, f32)
    client.write(x.view(4), np.arange(4, dtype="f4"))
    with pytest.raises(CubeLaunchError, match="CUBE256"):
        fill.launch(client, 1, 32, x, 3.0, times=1)
    assert client.read(x.view(4)).tolist() == [0, 1, 2, 3]  # nothing was launched, nothing is lost
    for start in (0, size - 64):
        part = x.view(64, offset=start)
        fill.launch(client, 2, 32, part, 3.0, times=1)
        assert (client.read(part) == 3.0).all()
    assert client.read(x.view(1, offset=64)).tolist() == [0.0]

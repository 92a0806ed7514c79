"""Graphs of the driver: one call for a replay, parts around counts that the host reads, streams of other libraries."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from runtime.client import ComputeClient
from runtime.cuda.driver import Driver
from runtime.cuda.server import CudaServer
from runtime.devices import Device
from tests.runtime.cuda.fake_driver import Fake, Launch
from transpile import ABSOLUTE_POS, CubeCount, CubeLaunchError, Mut, Tensor, cube, f32, u32


@cube(launch=True)
def scale(a: f32, y: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < y.len():  # noqa: SIM300 (as users write it)
        y[ABSOLUTE_POS] = a * y[ABSOLUTE_POS]


@pytest.fixture
def fake() -> Fake:
    return Fake()


@pytest.fixture
def client(fake: Fake) -> ComputeClient:
    return ComputeClient(Device("cuda", CudaServer(Driver(fake), 0)))


class Elsewhere:
    """An array of a library that works on a stream of its own."""

    def __init__(self, stream: int) -> None:
        self.host = np.zeros(64, "f4")
        self.__cuda_array_interface__ = {
            "shape": (64,),
            "typestr": "<f4",
            "data": (self.host.ctypes.data, False),
            "version": 3,
            "stream": stream,
        }


def numbers(*found: int) -> np.ndarray:
    return np.array(found, "u4")


def kinds(fake: Fake) -> list[str]:
    """Return the driver's calls since the last look, without those that make things ready."""
    wanted = ("cuGraphLaunch", "cuMemcpyDtoHAsync", "cuStreamSynchronize", "cuLaunchKernelEx")
    found = [name for name, *_ in fake.calls if name in (*wanted, "cuLaunchKernel")]
    fake.calls.clear()
    return [name.removesuffix("Ex") for name in found]


def factors(launches: list[Launch]) -> list[float]:
    return [launch.unpack("Qf")[1] for launch in launches]


def test_a_replay_is_one_call(client: ComputeClient, fake: Fake) -> None:
    y = client.zeros(64, f32)
    with client.graph() as graph:
        for number in range(5):
            scale.launch(client, 1, 64, float(number), y)
    graph.replay()
    fake.calls.clear()
    graph.replay()
    graph.replay()
    assert [name for name, *_ in fake.calls] == ["cuGraphLaunch"] * 2


def test_a_dynamic_count_parts_the_graph(client: ComputeClient, fake: Fake) -> None:
    y, count = client.zeros(64, f32), client.create(numbers(2, 3, 4))
    with client.graph() as graph:
        scale.launch(client, 1, 64, 1.0, y)
        scale.launch(client, 1, 64, 2.0, y)
        scale.launch(client, CubeCount.dynamic(count), 64, 3.0, y)
        scale.launch(client, CubeCount.dynamic(count), 64, 4.0, y)
        scale.launch(client, 1, 64, 5.0, y)
    assert fake.launches == []
    assert kinds(fake).count("cuGraphLaunch") == 0
    graph.replay()
    step = ["cuMemcpyDtoHAsync", "cuStreamSynchronize", "cuLaunchKernel"]
    assert kinds(fake) == ["cuGraphLaunch", *step, *step, "cuGraphLaunch"]
    assert factors(fake.launches) == [1, 2, 3, 4, 5]
    assert [one.count for one in fake.launches] == [(1, 1, 1)] * 2 + [(2, 3, 4)] * 2 + [(1, 1, 1)]
    client.write(count, numbers(0, 1, 1))
    kinds(fake)
    graph.replay()
    assert kinds(fake) == ["cuGraphLaunch", *step[:2], *step[:2], "cuGraphLaunch"]
    assert factors(fake.launches[5:]) == [1, 2, 5]


def test_parts_wait_for_who_used_their_memory(client: ComputeClient, fake: Fake) -> None:
    y, count = client.zeros(64, f32), client.create(numbers(1, 1, 1))
    with client.graph() as graph:
        scale.launch(client, 1, 64, 1.0, y)
        scale.launch(client, CubeCount.dynamic(count), 64, 2.0, y)
    with client.stream() as stream:
        graph.replay()
        assert fake.launches[-1].stream == stream.handle
    graph.replay()
    launched = [call[2] for call in fake.calls if call[0] == "cuGraphLaunch"]
    assert launched == [stream.handle, fake.launches[-1].stream]
    assert stream.handle in {waited for waited, _ in fake.launches[-1].after}


def test_a_count_that_is_too_large_stops_the_replay(client: ComputeClient, fake: Fake) -> None:
    x, y, z, w = (client.zeros(64, f32) for _ in range(4))
    count = client.create(numbers(1, 65536, 1))
    with client.graph() as graph:
        scale.launch(client, 1, 64, 1.0, x)
        scale.launch(client, CubeCount.dynamic(count), 64, 2.0, y)
        scale.launch(client, 1, 64, 3.0, z)
    with pytest.raises(CubeLaunchError, match=r"CUBE238(.|\n)*\(1, 65536, 1\)"):
        graph.replay()
    assert factors(fake.launches) == [1]
    for well in (x, w):
        assert client.read(well).tolist() == [0] * 64
    for bad in (y, z):
        with pytest.raises(CubeLaunchError, match="CUBE238"):
            client.read(bad)


def test_other_streams_are_waited_for_at_each_replay(client: ComputeClient, fake: Fake) -> None:
    fake.progress[77] = 0
    theirs, count = Elsewhere(77), client.create(numbers(1, 1, 1))
    with client.graph() as graph:
        scale.launch(client, 1, 64, 1.0, theirs)
    with client.graph() as parted:
        scale.launch(client, CubeCount.dynamic(count), 64, 1.0, theirs)
    server: Any = client.server
    ours = server.streams.known()
    for number, one in enumerate((graph, graph, parted, parted, parted), 1):
        fake.progress[77] = 100 * number
        one.replay()
        assert (77, 100 * number) in fake.waits[ours]
        assert fake.waits[77][-1] == (ours, fake.progress[ours])


def test_a_prepared_launch_waits_for_another_stream_each_time(
    client: ComputeClient, fake: Fake
) -> None:
    fake.progress[77] = 0
    bound = scale.prepare(client, 1, 64, 1.0, Elsewhere(77))
    for number in range(1, 4):
        fake.progress[77] = 100 * number
        bound()
        assert (77, 100 * number) in fake.launches[-1].after


class Tensor_:
    """A tensor of torch, as far as it is looked at."""

    dtype, shape, is_cuda, layout = "float32", (64,), True, "strided"
    requires_grad = False

    def __init__(self) -> None:
        self.host = np.zeros(64, "f4")

    def get_device(self) -> int:
        return 0

    def is_neg(self) -> bool:
        return False

    def is_contiguous(self) -> bool:
        return True

    def data_ptr(self) -> int:
        return int(self.host.ctypes.data)

    def numel(self) -> int:
        return 64


Tensor_.__module__ = "torch"


def test_tensors_of_torch_are_replayed_on_its_stream(
    client: ComputeClient, fake: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    current = [0]
    torch: Any = SimpleNamespace(
        version=SimpleNamespace(hip=None),
        strided="strided",
        _C=SimpleNamespace(_cuda_getCurrentRawStream=lambda ordinal: current[0]),
    )
    monkeypatch.setitem(sys.modules, "torch", torch)
    count = client.create(numbers(1, 1, 1))
    tensor: Any = Tensor_()
    with client.graph() as graph:
        scale.launch(client, 1, 64, 1.0, tensor)
        scale.launch(client, CubeCount.dynamic(count), 64, 2.0, tensor)
    for stream in (0, 0, 88, 88, 99, 0):
        fake.progress.setdefault(stream, 0)
        current[0] = stream
        graph.replay()
        launched = [call[2] for call in fake.calls if call[0] == "cuGraphLaunch"]
        assert (launched[-1], fake.launches[-1].stream) == (stream, stream)


def test_dropped_parts_let_go_of_everything(client: ComputeClient, fake: Fake) -> None:
    y, count = client.zeros(64, f32), client.create(numbers(1, 1, 1))
    with client.graph() as graph:
        scale.launch(client, CubeCount.dynamic(count), 64, 2.0, y)
        scale.launch(client, 1, 64, 3.0, y)
        scale.launch(client, CubeCount.dynamic(count), 64, 2.0, y)
    graph.replay()
    assert len(fake.graphs) == 1  # empty parts are none
    del graph
    assert fake.graphs == {}
    assert y.block.memory.pins == 0
    assert client.zeros(3, u32).block.memory.address

"""The back end against PyObjC as `fake` plays it: what Metal is asked for, order, memory, graphs, failures."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.machinery import ModuleSpec
from threading import Thread
from typing import Any

import numpy as np
import pytest

from runtime import devices
from runtime.arguments import Binder
from runtime.bench.identity import identity
from runtime.client import ComputeClient
from runtime.memory import Handle
from runtime.metal import device as apple
from runtime.metal.server import MetalServer, open_server
from runtime.protocols import Absent
from transpile import (
    ABSOLUTE_POS,
    Mut,
    SharedMemory,
    Tensor,
    bf16,
    cube,
    f32,
    i64,
    plane_sum,
)
from transpile.diagnose.diagnostic import (
    CubeCompileError,
    CubeError,
    CubeLaunchError,
    CubeTargetError,
    DeviceLost,
)


@cube(launch=True)
def saxpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < y.len():  # noqa: SIM300 (as users write it)
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


@cube(launch=True)
def mixed(a: f32, b: i64, y: Mut[Tensor[f32]]) -> None:
    y[ABSOLUTE_POS] = a + f32(b)


@cube(launch=True)
def sums(y: Mut[Tensor[f32]]) -> None:
    y[ABSOLUTE_POS] = plane_sum(y[ABSOLUTE_POS])


@cube(launch=True)
def halves(y: Mut[Tensor[bf16]]) -> None:
    y[ABSOLUTE_POS] = bf16(1.0)


@cube(launch=True)
def much_shared(y: Mut[Tensor[f32]]) -> None:
    tile = SharedMemory[f32](10000)
    tile[ABSOLUTE_POS] = y[ABSOLUTE_POS]
    y[ABSOLUTE_POS] = tile[ABSOLUTE_POS]


@cube(launch=True)
def positive(y: Mut[Tensor[f32]]) -> None:
    assert y[ABSOLUTE_POS] > 0.0, "must be positive"
    print("unit", ABSOLUTE_POS)


@pytest.fixture
def metal(fake_device: devices.Device) -> Iterator[Any]:
    """The stand-in for PyObjC's module."""
    server = fake_device.server
    assert isinstance(server, MetalServer)
    found = server.device.metal
    before = {name: getattr(found, name) for name in ("family", "execution_width", "room")}
    release = server.device.objc.release
    found.log.clear()
    yield found
    found.fail.clear()
    server.device.objc.release = release
    for name, value in before.items():
        setattr(found, name, value)


@pytest.fixture
def client(metal: Any, fake_device: devices.Device) -> ComputeClient:
    return opened(metal, fake_device)


def opened(metal: Any, like: devices.Device) -> ComputeClient:
    """Return a client of a device that is opened anew."""
    server: Any = like.server
    native = metal.Device()
    fresh = MetalServer(apple.MetalDevice(metal, server.device.objc, native), 0)
    return ComputeClient(devices.Device("metal", fresh))


def arrays(client: ComputeClient, size: int = 300) -> tuple[Handle, Handle]:
    x = np.arange(size, dtype="f4")
    return client.create(x), client.create(x + 1)


# What the device is


def test_capabilities_are_the_devices(client: ComputeClient) -> None:
    found = client.properties
    assert (found.name, found.profile, found.plane_size) == ("metal", "apple8", 32)
    assert (found.max_cube_units, found.max_shared_memory) == (1024, 32768)
    assert identity(client.server) == "metal / apple8 / Fake M2 / 32"


@pytest.mark.parametrize(
    ("release", "language", "arithmetic"),
    [((13, 1), (3 << 16), ("fast", False)), ((14, 0), (3 << 16) + 1, ("fast", False)),
     ((15, 0), (3 << 16) + 1, ("mode", 0))],
)  # fmt: skip
def test_numbers_are_what_the_language_promises(
    metal: Any,
    fake_device: devices.Device,
    release: tuple[int, int],
    language: int,
    arithmetic: tuple[str, object],
) -> None:
    server: Any = fake_device.server
    server.device.objc.release = release
    client = opened(metal, fake_device)
    options = client.server.device.options.set  # type: ignore[attr-defined]
    assert options == dict([("language", language), arithmetic])
    y = client.empty(8, bf16)
    if release >= (14, 0):
        halves.launch(client, 1, 8, y)
        assert client.read(y).astype("f4").tolist() == [1.0] * 8
    else:  # Metal 3.0 has no bfloat
        assert not client.properties.stores(bf16)
        with pytest.raises(CubeTargetError):
            halves.launch(client, 1, 8, y)


def test_planes_of_a_gpu_that_apple_did_not_build(metal: Any, fake_device: devices.Device) -> None:
    metal.family, metal.execution_width = 0, 64
    client = opened(metal, fake_device)
    assert (client.properties.profile, client.properties.plane_size) == ("mac2", 64)


def test_planes_of_another_size_than_the_device_told_are_refused(
    client: ComputeClient, metal: Any
) -> None:
    metal.execution_width = 16
    with pytest.raises(CubeTargetError, match="needs planes of 32, and Metal gives this kernel 16"):
        sums.launch(client, 1, 32, np.ones(32, "f4"))
    saxpy.launch(client, 1, 32, 1.0, np.ones(32, "f4"), np.ones(32, "f4"))


def test_why_it_is_absent(
    metal: Any, fake_device: devices.Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Absent, match="Metal exists on macOS only"):
        open_server(0)
    monkeypatch.setattr("runtime.metal.sys.platform", "darwin")
    with pytest.raises(Absent, match="`pyobjc-framework-Metal` is not installed"):
        open_server(0)
    server: Any = fake_device.server
    monkeypatch.setitem(sys.modules, "Metal", metal)
    monkeypatch.setitem(sys.modules, "objc", server.device.objc)
    monkeypatch.setattr(metal, "__spec__", ModuleSpec("Metal", None))
    with pytest.raises(Absent, match="there are 1 GPUs here, counted from 0"):
        open_server(1)
    server.device.objc.release = (12, 6)
    with pytest.raises(Absent, match="Metal 3 needs macOS 13 or later"):
        open_server(0)
    server.device.objc.release = (14, 0)
    monkeypatch.setattr(metal, "MTLCreateSystemDefaultDevice", lambda: None)
    with pytest.raises(Absent, match="finds no GPU"):
        open_server(0)


# Compiling


def test_an_error_leads_to_the_python_line(client: ComputeClient, metal: Any) -> None:
    metal.fail["compile"] = "program_source:19:9: error: something is wrong"
    with pytest.raises(CubeCompileError, match="Metal refused") as caught:
        saxpy.launch(client, 2, 256, 1.0, *arrays(client))
    assert "y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]" in str(caught.value)
    assert "something is wrong" in str(caught.value)
    metal.fail.clear()
    metal.fail["pipeline"] = "too many registers"
    with pytest.raises(CubeCompileError, match="too many registers"):
        saxpy.launch(client, 2, 256, 1.0, *arrays(client))


def test_more_shared_memory_than_there_is(client: ComputeClient) -> None:
    with pytest.raises(CubeTargetError, match="shared memory"):
        much_shared.launch(client, 1, 32, np.ones(32, "f4"))


# Launches


def test_a_launch_binds_memories_then_scalars(client: ComputeClient, metal: Any) -> None:
    x, y = arrays(client)
    saxpy.launch(client, 2, 256, 2.5, x, y)
    ((name, count, dim, offsets, data),) = metal.log
    assert (name, count, dim, offsets) == ("saxpy", (2, 1, 1), (256, 1, 1), [0, 0])
    assert np.frombuffer(data, "f4", 1) == [2.5]
    assert np.frombuffer(data, "u4", 2, 4).tolist() == [300, 300]
    np.testing.assert_array_equal(client.read(y), 3.5 * np.arange(300) + 1)


def test_views_are_bound_at_their_offset(client: ComputeClient, metal: Any) -> None:
    x, y = arrays(client)
    saxpy.launch(client, 1, 32, 1.0, x.view((10,), offset=7), y.view((10,)))
    assert metal.log[0][3] == [28, 0]


def test_scalars_of_several_widths_lie_as_in_the_struct(client: ComputeClient) -> None:
    y = np.zeros(8, "f4")
    mixed.launch(client, 1, 8, 0.5, 1 << 20, y)
    assert y.tolist() == [(1 << 20) + 0.5] * 8


def test_a_graph_is_one_command_buffer(client: ComputeClient, metal: Any) -> None:
    x, y = arrays(client, 10)
    with client.graph() as graph:
        for number in range(3):
            saxpy[1, 32](float(number), x, y)
    assert not metal.log
    queue = client.server.queue  # type: ignore[attr-defined]
    with queue.watched() as commands:
        graph.replay()
    assert len(commands) == 1
    np.testing.assert_array_equal(client.read(y), 4 * np.arange(10) + 1)
    with pytest.raises(CubeLaunchError, match="can't record copies"), client.graph():
        client.read(x)


@pytest.fixture
def binds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kernels whose arguments were bound: a remembered launch binds nothing."""
    found: list[str] = []
    real = Binder.bind

    def bind(self: Binder, *given: Any) -> Any:
        found.append(self.kernel)
        return real(self, *given)

    monkeypatch.setattr(Binder, "bind", bind)
    return found


def warm(site: Any, x: Handle, y: Handle, binds: list[str]) -> None:
    for _ in range(4):
        site(1.0, x, y)
    binds.clear()


def test_a_launch_that_comes_again_binds_nothing(
    client: ComputeClient, metal: Any, binds: list[str]
) -> None:
    x, y = arrays(client)
    site: Any = saxpy[2, 256]
    warm(site, x, y, binds)
    before = len(metal.log)
    site(2.5, x, y)
    site(-1.0, x, y)
    assert not binds
    assert len(metal.log) == before + 2
    np.testing.assert_array_equal(client.read(y), 6.5 * np.arange(300, dtype="f4") + 1)
    bound = saxpy.prepare(client, 2, 256, 2.0, x, y)
    bound()
    binds.clear()
    bound()
    assert not binds
    bound.set(a=-4.0)()
    np.testing.assert_array_equal(client.read(y), 6.5 * np.arange(300, dtype="f4") + 1)


def test_what_a_remembered_launch_heeds(
    client: ComputeClient, metal: Any, binds: list[str]
) -> None:
    x, y = arrays(client, 4)
    site: Any = saxpy[1, 4]
    warm(site, x, y, binds)
    with client.graph() as graph:
        site(10.0, x, y)
    assert client.read(y).tolist() == [1, 6, 11, 16]
    graph.replay()
    with pytest.raises(CubeLaunchError):
        site("two", x, y)
    thread = Thread(target=site, args=(10.0, x, y))
    thread.start()
    thread.join()
    assert client.read(y).tolist() == [1, 26, 51, 76]
    warm(site, x, y, binds)
    x.block.free()
    with pytest.raises(CubeLaunchError, match="freed"):
        site(1.0, x, y)
    again = client.create(np.ones(4, "f4"))
    client.write(y, np.zeros(4, "f4"))
    warm(site, again, y, binds)
    del again  # what it used may be another's by now
    others = [client.create(np.full(4, 7, "f4")) for _ in range(3)]
    site(1.0, others[0], y)
    assert binds
    assert client.read(y).tolist() == [11] * 4


def test_a_remembered_launch_tells_of_a_lost_device(
    client: ComputeClient, metal: Any, binds: list[str]
) -> None:
    x, y = arrays(client, 4)
    site: Any = saxpy[1, 4]
    warm(site, x, y, binds)
    client.sync()
    metal.fail["run"] = "an address"
    for _ in range(60):  # the queue notices when it is full
        with suppress(DeviceLost):
            site(1.0, x, y)
    metal.fail.clear()
    for _ in range(2):
        with pytest.raises(DeviceLost, match=r"an address(.|\n)*saxpy"):
            site(1.0, x, y)
    with pytest.raises(DeviceLost):
        client.read(y)


def test_many_launches_do_not_fill_the_queue(client: ComputeClient) -> None:
    x, y = arrays(client, 4)
    for _ in range(150):
        saxpy.launch(client, 1, 4, 1.0, x, y)
        assert len(client.server.queue._waiting) <= 48  # type: ignore[attr-defined]
    assert client.read(y).tolist() == [1, 152, 303, 454]


def test_the_gpus_clock_times(client: ComputeClient) -> None:
    x, y = arrays(client)
    time = client.profile(lambda: [saxpy.launch(client, 2, 256, 1.0, x, y) for _ in range(3)])
    assert time == pytest.approx(0.005)  # six ticks of the stand-in, from the first to the last
    assert client.profile(lambda: None) == 0


def test_other_threads_launch_while_work_is_timed(client: ComputeClient) -> None:
    x, y = arrays(client, 4)
    other = client.zeros(4, f32)

    def work() -> None:
        thread = Thread(target=saxpy.launch, args=(client, 1, 4, 1.0, x, other), daemon=True)
        thread.start()
        thread.join(20)
        assert not thread.is_alive()
        saxpy.launch(client, 1, 4, 1.0, x, y)

    assert client.timed(work) == pytest.approx(0.001)  # that of this thread's one launch
    assert client.read(other).tolist() == [0, 1, 2, 3]


def test_asserts_and_prints_come_through_a_buffer(
    client: ComputeClient, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = client.create(np.ones(4, "f4")), client.create(-np.ones(4, "f4"))
    positive.launch(client, 1, 4, good)
    client.sync()
    assert sorted(capsys.readouterr().out.splitlines()) == [f"unit {n}" for n in range(4)]
    positive.launch(client, 1, 4, bad)
    with pytest.raises(CubeLaunchError, match="must be positive") as caught:
        client.read(bad)
    assert "test_server.py" in str(caught.value)
    assert client.read(good).tolist() == [1] * 4


# Memory and failures


def test_memory_is_used_again_and_given_back(client: ComputeClient) -> None:
    native = client.server.device.native  # type: ignore[attr-defined]
    first = client.create(np.ones(1000, "f4"))
    number = first.block.memory.number
    del first
    again = client.create(np.zeros(1000, "f4"))
    assert again.block.memory.number == number
    del again
    client.memory_cleanup()
    gc.collect()
    assert native.used == 0


def test_out_of_memory_reclaims_then_reports(client: ComputeClient, metal: Any) -> None:
    kept = client.empty(1 << 20, "f4")
    del kept
    with pytest.raises(CubeLaunchError, match=r"no room for 2\.0 GiB\n note: .* in handles"):
        client.empty(1 << 29, "f4")
    metal.fail["allocate"] = "yes"
    with pytest.raises(CubeLaunchError, match="no room for"):
        client.empty(4000, "f4")
    metal.fail.clear()
    assert client.read(client.create(np.ones(4000, "f4"))).sum() == 4000


def test_a_command_buffer_that_fails_takes_every_handle(
    client: ComputeClient, metal: Any, fake_device: devices.Device
) -> None:
    x, y = arrays(client)
    other = client.create(np.zeros(4, "f4"))
    metal.fail["run"] = "Caused GPU Address Fault Error"
    saxpy.launch(client, 2, 256, 1.0, x, y)
    with pytest.raises(DeviceLost, match="is lost: Caused GPU Address Fault Error") as caught:
        client.read(y)
    assert "saxpy (" in str(caught.value)
    metal.fail.clear()
    for use in (
        lambda: client.read(other),
        lambda: client.write(x, np.zeros(300, "f4")),
        lambda: saxpy[2, 256](2.0, x, y),
        lambda: client.empty(3, "f4"),
        client.sync,
    ):
        with pytest.raises(DeviceLost, match="is lost"):
            use()
    assert devices.is_gone(client.device)
    again = opened(metal, fake_device)
    saxpy.launch(again, 2, 256, 1.0, *arrays(again))
    again.sync()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:.*fork.*")
def test_a_forked_child_is_told(client: ComputeClient) -> None:
    handle = client.create(np.arange(4, dtype="f4"))
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        try:
            client.read(handle)
        except CubeError as error:
            os.write(writer, error.diagnostic.code.encode())
        os._exit(0)
    os.close(writer)
    os.waitpid(child, 0)
    assert os.read(reader, 100) == b"CUBE243"
    os.close(reader)
    assert client.read(handle).tolist() == [0, 1, 2, 3]

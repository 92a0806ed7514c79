"""The back end against AMD's libraries as `stub.cpp` plays them: arguments, order, memory, graphs, faults."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from runtime import devices
from runtime.bench.identity import identity
from runtime.client import ComputeClient
from runtime.hip.driver import open_driver
from runtime.hip.server import HipServer, open_server
from runtime.memory import Handle
from runtime.protocols import Absent
from tests.runtime.hip.stub import Stub
from transpile import (
    ABSOLUTE_POS,
    Mut,
    SharedMemory,
    Tensor,
    cube,
    f32,
    plane_sum,
    sync_cube,
)
from transpile.diagnose.diagnostic import CubeError, CubeLaunchError, DeviceLost

LAUNCH_FAILURE = 719
OUT_OF_MEMORY = 2
OTHER = 1


@cube(launch=True)
def saxpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < y.len():  # noqa: SIM300 (as users write it)
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


@cube(launch=True)
def sums(x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    y[ABSOLUTE_POS] = plane_sum(x[ABSOLUTE_POS])


@cube(launch=True)
def much_shared(y: Mut[Tensor[f32]]) -> None:
    tile = SharedMemory[f32](13000)
    tile[ABSOLUTE_POS] = y[ABSOLUTE_POS]
    sync_cube()
    y[ABSOLUTE_POS] = tile[31 - ABSOLUTE_POS]


@pytest.fixture
def stub(rocm: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stub]:
    monkeypatch.setenv("ROCM_PATH", str(rocm))
    found = Stub(rocm)
    found.clear()
    yield found
    found.fault(0)


@pytest.fixture
def client(stub: Stub) -> ComputeClient:
    return opened()


def opened() -> ComputeClient:
    return ComputeClient(devices.Device("hip", HipServer(open_driver(), 0)))


def arrays(client: ComputeClient, size: int = 300) -> tuple[Handle, Handle]:
    x = np.arange(size, dtype="f4")
    return client.create(x), client.create(x + 1)


def address(handle: Handle) -> int:
    found: int = handle.block.memory.address
    return found


# What the device is


def test_capabilities_are_the_devices(client: ComputeClient, stub: Stub) -> None:
    found = client.properties
    assert (found.name, found.profile, found.plane_size) == ("hip", "gfx942", 64)
    assert (found.max_cube_dim, found.max_shared_memory) == ((1024, 1024, 1024), 65536)
    assert identity(client.server) == "hip / gfx942 / Stub MI300X / 64"
    # AMD counts a grid's units in 32 bits: no cube of any size can go beyond that.
    assert found.max_cube_count[0] * found.max_cube_units < 2**32


def test_hiprtc_is_told_the_architecture(client: ComputeClient, stub: Stub, tmp_path: Path) -> None:
    from transpile.config import override

    with override(cache_dir=tmp_path):
        saxpy.launch(client, 2, 256, 1.0, *arrays(client))
        ((options,),) = stub.named("compile")
        assert options == "--offload-arch=gfx942:sramecc+:xnack-,-std=c++17,-O3"
        saxpy.launch(opened(), 2, 256, 1.0, np.ones(4, "f4"), np.ones(4, "f4"))
    assert len(stub.named("compile")) == 1  # the second device found it on the disk


@pytest.mark.parametrize("wave", [32, 64])
def test_planes_are_as_wide_as_the_waves(
    stub: Stub, monkeypatch: pytest.MonkeyPatch, wave: int
) -> None:
    monkeypatch.setenv("STUB_WAVE", str(wave))
    monkeypatch.setenv("STUB_ARCH", {32: "gfx1100", 64: "gfx90a:sramecc+:xnack-"}[wave])
    client = opened()
    assert client.properties.plane_size == wave
    y = np.zeros(128, "f4")
    sums.launch(client, 1, 128, np.arange(128, dtype="f4"), y)
    expected = np.arange(128, dtype="f4").reshape(-1, wave).sum(1).repeat(wave)
    np.testing.assert_array_equal(y, expected)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("STUB_DEVICES", "0", "finds no AMD GPU"),
        ("STUB_ARCH", "Radeon", "does not tell the GPU's architecture: 'Radeon'"),
        ("STUB_VERSION", "50020000", r"ROCm 5\.0 is installed, and 5\.2 is needed"),
    ],
)
def test_why_it_is_absent(
    stub: Stub, monkeypatch: pytest.MonkeyPatch, name: str, value: str, reason: str
) -> None:
    monkeypatch.setattr("runtime.hip.server._driver", [])
    monkeypatch.setenv(name, value)
    with pytest.raises(Absent, match=reason):
        open_server(0)


def test_a_second_gpu(stub: Stub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("runtime.hip.server._driver", [])
    with pytest.raises(Absent, match="there are 1 AMD GPUs here, counted from 0"):
        open_server(1)
    monkeypatch.setenv("STUB_DEVICES", "2")
    client = ComputeClient(devices.Device("hip:1", open_server(1)))
    assert client.server.name == "hip:1"
    y = np.ones(4, "f4")
    saxpy.launch(client, 1, 32, 1.0, np.ones(4, "f4"), y)  # the stub checks the pool's device
    assert y.tolist() == [2] * 4


def test_without_the_libraries_it_is_absent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("runtime.hip.library.NAMES", {"linux": (("libnone.so",), ("libno.so",))})
    monkeypatch.setattr("runtime.hip.library.sys.platform", "linux")
    with pytest.raises(Absent, match=r"there is no HIP runtime: `libnone\.so` is not found"):
        open_driver()
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "libnone.so").write_bytes(b"not a library")
    monkeypatch.setenv("ROCM_PATH", str(tmp_path))
    with pytest.raises(Absent, match=rf"HIP runtime: .*{tmp_path.name}.*(short|header)"):
        open_driver()
    monkeypatch.setattr("runtime.hip.library.sys.platform", "darwin")
    with pytest.raises(Absent, match="does not exist for `darwin`"):
        open_driver()


def test_hiprtc_in_the_library_of_the_runtime(
    stub: Stub, rocm: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "libamdhip64.so").symlink_to(rocm / "lib" / "libamdhip64.so")
    monkeypatch.setattr(
        "runtime.hip.library.NAMES", {"linux": (("libamdhip64.so",), ("libno.so",))}
    )
    monkeypatch.setenv("ROCM_PATH", str(tmp_path))
    driver = open_driver()
    assert driver.compiler.hiprtcCompileProgram


# Launches


def test_a_launch_passes_one_buffer(client: ComputeClient, stub: Stub) -> None:
    x, y = arrays(client)
    saxpy.launch(client, 2, 256, 2.5, x, y)
    (launch,) = stub.launches
    assert (launch.entry, launch.count, launch.dim) == ("saxpy", (2, 1, 1), (256, 1, 1))
    assert launch.shared == 0
    assert (
        len(launch.data) == 28
    )  # two addresses, a float, two lengths: as the kernel lays them out
    assert launch.unpack("QQfII") == (address(x), address(y), 2.5, 300, 300)
    np.testing.assert_array_equal(client.read(y), 3.5 * np.arange(300) + 1)


def test_remembered_launches_rewrite_their_numbers(client: ComputeClient, stub: Stub) -> None:
    x, y = arrays(client, 40)
    site = saxpy[1, 64]
    for number in range(5):
        site(float(number), x, y)
    assert [launch.unpack("QQf")[2] for launch in stub.launches] == [0, 1, 2, 3, 4]
    np.testing.assert_array_equal(client.read(y), 11 * np.arange(40) + 1)


def test_shared_memory_is_declared_by_the_text(client: ComputeClient, stub: Stub) -> None:
    y = np.arange(32, dtype="f4")
    much_shared.launch(client, 1, 32, y)
    assert y.tolist() == list(range(31, -1, -1))
    assert stub.launches[0].shared == 0


def test_threads_work_on_their_own_streams(client: ComputeClient, stub: Stub) -> None:
    x, y = arrays(client)
    saxpy[2, 256](1.0, x, y)
    with ThreadPoolExecutor(1) as pool:
        pool.submit(saxpy[2, 256], 1.0, x, y).result()
    (_, ours), (_, theirs) = stub.named("launch")
    assert ours != theirs
    wait = [words for words in stub.named("wait") if words[0] == theirs]
    assert wait
    assert wait[-1][1] == ours  # their launch waits for ours
    np.testing.assert_array_equal(client.read(y), 3 * np.arange(300) + 1)


def test_a_graph_replays_its_launches(client: ComputeClient, stub: Stub) -> None:
    x, y = arrays(client, 10)
    saxpy[1, 32](1.0, x, y)
    with client.graph() as graph:
        for number in range(3):
            saxpy[1, 32](float(number), x, y)
    assert len(stub.launches) == 1
    graph.replay()
    graph.replay()
    np.testing.assert_array_equal(client.read(y), 8 * np.arange(10) + 1)
    with pytest.raises(CubeLaunchError, match="can't record copies"), client.graph():
        client.read(x)


def test_the_devices_events_time(client: ComputeClient) -> None:
    x, y = arrays(client)
    assert 0 < client.profile(lambda: saxpy.launch(client, 2, 256, 1.0, x, y)) < 10


# Memory


@pytest.mark.parametrize("pools", ["0", "1"])
def test_memory_comes_from_a_pool_where_there_is_one(
    stub: Stub, monkeypatch: pytest.MonkeyPatch, pools: str
) -> None:
    monkeypatch.setenv("STUB_POOLS", pools)
    before = stub.used
    client = opened()
    x, y = arrays(client)
    saxpy.launch(client, 2, 256, 2.0, x, y)
    np.testing.assert_array_equal(client.read(y), 3 * np.arange(300) + 1)
    assert bool(stub.named("hipMalloc")) == (pools == "0")
    del x, y
    client.memory_cleanup()
    assert stub.used == before
    assert bool(stub.named("hipFree")) == (pools == "0")
    assert bool(stub.named("trim")) == (pools == "1")


def test_out_of_memory_reclaims_then_reports(client: ComputeClient, stub: Stub) -> None:
    half = (1 << 30) // 16
    found = [client.empty(half, "f4") for _ in range(3)]
    found.pop()
    last = client.empty(half * 2 - (1 << 24), "f4")  # fits once what is kept is given back
    with pytest.raises(CubeLaunchError, match=r"no room for 512\.0 MiB\n note: 1\.0 GiB in all"):
        client.empty(1 << 27, "f4")
    assert last.size
    stub.fail("hipMallocFromPoolAsync", OUT_OF_MEMORY)
    with pytest.raises(CubeLaunchError, match="no room for"):
        client.empty(4000, "f4")
    stub.fail("hipMallocFromPoolAsync", 0)
    assert client.read(client.create(np.ones(4000, "f4"))).sum() == 4000


def test_dropped_kernels_are_unloaded(client: ComputeClient, stub: Stub) -> None:
    y = client.create(np.arange(64, dtype="f4"))
    made = cube.from_source(  # type: ignore[attr-defined]
        "def made(y: Mut[Tensor[f32]]) -> None:\n    y[ABSOLUTE_POS] = f32(1.0)\n",
        {"Mut": Mut, "Tensor": Tensor, "f32": f32, "ABSOLUTE_POS": ABSOLUTE_POS},
        launch=True,
    )
    made.launch(client, 1, 64, y)
    client.sync()
    del made
    gc.collect()
    assert len(stub.named("unload")) == 1


# Failures


def test_a_fault_takes_every_handle(client: ComputeClient, stub: Stub) -> None:
    x, y = arrays(client)
    other = client.create(np.zeros(4, "f4"))
    saxpy.launch(client, 2, 256, 1.0, x, y)
    stub.fault(LAUNCH_FAILURE)
    with pytest.raises(DeviceLost, match="is lost: hipErrorLaunchFailure") as caught:
        client.read(y)
    assert "saxpy (" in str(caught.value)
    stub.fault(0)
    uses: list[Callable[[], object]] = [
        lambda: client.read(other),
        lambda: client.write(x, np.zeros(300, "f4")),
        lambda: saxpy[2, 256](2.0, x, y),
        lambda: client.empty(3, "f4"),
        client.sync,
    ]
    for use in uses:
        with pytest.raises(DeviceLost, match="is lost"):
            use()


def test_a_refused_launch_poisons_what_it_writes(client: ComputeClient, stub: Stub) -> None:
    x, y = arrays(client)
    stub.fail("hipModuleLaunchKernel", OTHER)
    with pytest.raises(CubeLaunchError, match="refused `hipModuleLaunchKernel`: hipErrorOther"):
        saxpy[2, 256](2.0, x, y)
    stub.fail("hipModuleLaunchKernel", 0)
    with pytest.raises(CubeLaunchError, match="refused `hipModuleLaunchKernel`"):
        client.read(y)
    np.testing.assert_array_equal(client.read(x), np.arange(300))


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


def test_another_gpu_of_the_thread_is_left_as_it_was(
    stub: Stub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STUB_DEVICES", "2")
    client = opened()
    driver = client.server.driver  # type: ignore[attr-defined]
    driver.call("setDevice", 1)
    try:
        client.create(np.zeros(3, "f4"))
        assert driver.call("getDevice") == 1
    finally:
        driver.call("setDevice", 0)

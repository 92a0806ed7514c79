"""The back end against a recording driver: packing, order of streams, memory, graphs, faults. NVRTC is real."""

from __future__ import annotations

import ctypes
import gc
import os
import struct
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import numpy as np
import pytest

from runtime.bench.identity import identity
from runtime.client import ComputeClient
from runtime.cuda import compiler
from runtime.cuda.driver import Driver
from runtime.cuda.server import CudaServer
from runtime.devices import Device
from runtime.memory import Handle
from tests.runtime.cuda.fake_driver import ILLEGAL_ADDRESS, Fake
from transpile import ABSOLUTE_POS, Mut, Numeric, SharedMemory, Tensor, cube, f32
from transpile.config import override
from transpile.diagnose.diagnostic import CubeError, CubeLaunchError

from typing import TypeVar  # isort: skip

N = TypeVar("N", bound=Numeric)


@cube(launch=True)
def saxpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < y.len():  # noqa: SIM300 (as users write it)
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


@cube(launch=True)
def scale(a: N, y: Mut[Tensor[N]]) -> None:
    if ABSOLUTE_POS < y.len():  # noqa: SIM300 (as users write it)
        y[ABSOLUTE_POS] = a * y[ABSOLUTE_POS]


@cube(launch=True)
def big_shared(y: Mut[Tensor[f32]]) -> None:
    tile = SharedMemory[f32](16384)
    tile[ABSOLUTE_POS] = y[ABSOLUTE_POS]
    y[ABSOLUTE_POS] = tile[ABSOLUTE_POS]


@pytest.fixture(autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with override(cache_dir=str(tmp_path_factory.getbasetemp() / "cuda-cache")):
        yield


@pytest.fixture
def fake() -> Fake:
    return Fake()


@pytest.fixture
def client(fake: Fake) -> ComputeClient:
    return ComputeClient(Device("cuda", CudaServer(Driver(fake), 0)))


def arrays(client: ComputeClient, size: int = 300) -> tuple[Handle, Handle]:
    x = np.arange(size, dtype="f4")
    return client.create(x), client.create(x + 1)


def address(handle: Handle) -> int:
    found: int = handle.block.memory.address
    return found


# Binding and packing


def test_capabilities_are_the_devices(client: ComputeClient) -> None:
    assert client.properties.profile == "sm_90"
    assert client.properties.max_shared_memory == 232448
    assert client.server.target == "sm_90a"  # type: ignore[attr-defined]


def test_models_are_told_apart(client: ComputeClient) -> None:
    assert identity(client.server) == "cuda / sm_90 / Fake H200 / 32"


def test_a_launch_packs_addresses_then_scalars(client: ComputeClient, fake: Fake) -> None:
    x, y = arrays(client)
    saxpy.launch(client, 2, 256, 2.5, x, y)
    (launch,) = fake.launches
    assert launch.entry == "saxpy"
    assert (launch.count, launch.dim, launch.shared) == ((2, 1, 1), (256, 1, 1), 0)
    first, second, *numbers = launch.unpack("QQfII")
    assert (first, second) == (address(x), address(y))
    assert numbers[0] == 2.5
    assert set(numbers[1:]) == {300}


def test_a_float_beyond_f32_is_refused_and_infinity_passed(
    client: ComputeClient, fake: Fake
) -> None:
    x, y = arrays(client)
    with pytest.raises(CubeLaunchError, match="outside its range"):
        saxpy.launch(client, 2, 256, -1e300, x, y)
    saxpy.launch(client, 2, 256, -np.inf, x, y)
    assert fake.launches[0].unpack("QQf")[2] == -np.inf


def test_views_are_passed_at_their_offset(client: ComputeClient, fake: Fake) -> None:
    x, y = arrays(client)
    saxpy.launch(client, 2, 256, 1.0, x.view((10,), offset=7), y.view((10,)))
    assert fake.launches[0].unpack("QQ") == (address(x) + 28, address(y))


def test_overlap_of_views_is_found(client: ComputeClient) -> None:
    x, _ = arrays(client)
    with pytest.raises(CubeLaunchError, match="overlap in part"):
        saxpy.launch(client, 1, 32, 1.0, x.view((10,)), x.view((10,), offset=5))


def test_more_shared_memory_than_the_static_limit_is_asked_for(
    client: ComputeClient, fake: Fake
) -> None:
    _, y = arrays(client, 16384)
    big_shared.launch(client, 1, 32, y)
    assert fake.launches[0].shared == 65536
    assert any(call[0] == "cuFuncSetAttribute" and call[-1] == 65536 for call in fake.calls)


def test_host_arrays_travel_there_and_back(client: ComputeClient, fake: Fake) -> None:
    x, y = np.arange(300, dtype="f4"), np.ones(300, "f4")
    saxpy.launch(client, 2, 256, 2.0, x, y)
    assert len(fake.launches) == 1
    assert [call[0] for call in fake.calls].count("cuMemcpyDtoHAsync") == 1  # only what is written


@pytest.mark.parametrize("size", [0, 1, 100, 1 << 20, (3 << 20) + 5])
def test_what_is_written_is_read(client: ComputeClient, size: int) -> None:
    data = np.random.default_rng(1).standard_normal(size).astype("f4")
    np.testing.assert_array_equal(client.read(client.create(data)), data)


# Remembered launches


def launched(fake: Fake) -> list[str]:
    return [call[0] for call in fake.calls if call[0].startswith("cuLaunchKernel")]


def test_the_third_equal_launch_is_one_driver_call(client: ComputeClient, fake: Fake) -> None:
    x, y = arrays(client)
    for _ in range(2):
        saxpy[2, 256](2.0, x, y)
    fake.calls.clear()
    saxpy[2, 256](3.0, x, y)
    assert [call[0] for call in fake.calls] == ["cuLaunchKernelEx"]
    assert fake.launches[-1].unpack("QQf") == (address(x), address(y), 3.0)
    assert fake.launches[-1].unpack("QQfII")[3:] == fake.launches[0].unpack("QQfII")[3:]


def remembered(client: ComputeClient, fake: Fake) -> tuple[Handle, Handle]:
    x, y = arrays(client)
    for _ in range(3):
        saxpy[2, 256](2.0, x, y)
    assert launched(fake)[-1] == "cuLaunchKernelEx"
    return x, y


def test_another_handle_is_bound_anew(client: ComputeClient, fake: Fake) -> None:
    x, y = remembered(client, fake)
    other = client.create(np.zeros(40, "f4"))
    saxpy[2, 256](2.0, x, other)
    assert fake.launches[-1].unpack("QQf")[1] == address(other)
    assert 40 in fake.launches[-1].unpack("QQfII")[3:]
    saxpy[2, 256](2.0, y, x)
    assert fake.launches[-1].unpack("QQ") == (address(y), address(x))


def test_memory_is_not_kept_for_a_site(client: ComputeClient, fake: Fake) -> None:
    x, y = remembered(client, fake)
    pool = client.server.pool  # type: ignore[attr-defined]
    before = pool.used_bytes
    del x, y
    third = client.empty(4, "f4")  # sorts in what came back
    assert pool.used_bytes < before
    with pytest.raises(CubeLaunchError):
        saxpy[2, 256](2.0, None, third)


@pytest.mark.parametrize("wrong", ["2", None, 1j])
def test_a_wrong_number_is_refused_by_remembered_launches(
    client: ComputeClient, fake: Fake, wrong: object
) -> None:
    x, y = remembered(client, fake)
    count = len(fake.launches)
    with pytest.raises(CubeLaunchError, match="`a` must be"):
        saxpy[2, 256](wrong, x, y)
    assert len(fake.launches) == count


def test_arity_and_keywords_of_remembered_launches(client: ComputeClient, fake: Fake) -> None:
    x, y = remembered(client, fake)
    with pytest.raises(CubeLaunchError, match="lacks"):
        saxpy[2, 256](2.0, x)
    saxpy[2, 256](4.0, y=y, x=x)
    assert fake.launches[-1].unpack("QQf") == (address(x), address(y), 4.0)


def test_a_freed_or_poisoned_handle_is_refused_by_remembered_launches(
    client: ComputeClient, fake: Fake
) -> None:
    x, y = remembered(client, fake)
    x.block.free()
    with pytest.raises(CubeLaunchError, match="freed"):
        saxpy[2, 256](2.0, x, y)


def test_numbers_of_an_open_type_keep_their_kind(client: ComputeClient, fake: Fake) -> None:
    y = client.create(np.arange(64, dtype="i4"))
    for _ in range(3):
        scale[1, 64](3, y)
    assert fake.launches[-1].unpack("Qi") == (address(y), 3)
    with pytest.raises(CubeError):
        scale[1, 64](2.5, y)


def test_a_changed_global_is_seen_by_remembered_launches(
    client: ComputeClient, fake: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    y = client.create(np.arange(64, dtype="f4"))
    for _ in range(3):
        add_factor[1, 64](y)
    before = len(fake.functions)
    monkeypatch.setitem(globals(), "FACTOR", 7.0)
    add_factor[1, 64](y)
    assert len(fake.functions) == before + 1


FACTOR = 3.0


@cube(launch=True)
def add_factor(y: Mut[Tensor[f32]]) -> None:
    y[ABSOLUTE_POS] = y[ABSOLUTE_POS] + FACTOR


def test_threads_share_a_site(client: ComputeClient, fake: Fake) -> None:
    x, y = remembered(client, fake)
    with ThreadPoolExecutor(1) as pool:
        pool.submit(saxpy[2, 256], 9.0, x, y).result()
    theirs, ours = fake.launches[-1], fake.launches[-2]
    assert theirs.stream != ours.stream
    assert theirs.unpack("QQf")[2] == 9.0
    assert (ours.stream, fake.progress[ours.stream]) in theirs.after
    saxpy[2, 256](2.0, x, y)
    assert fake.launches[-1].stream == ours.stream
    assert (theirs.stream, fake.progress[theirs.stream]) in fake.launches[-1].after


def test_many_threads_hammer_one_site(client: ComputeClient, fake: Fake) -> None:
    pairs = [arrays(client) for _ in range(4)]
    wrong: list[bytes] = []
    expected = {(address(x), address(y)): float(n) for n, (x, y) in enumerate(pairs)}

    def look(data: bytes) -> None:
        first, second, number = struct.unpack_from("=QQf", data)
        if expected.get((first, second)) != number:
            wrong.append(data)

    fake.kernel = look

    def work(number: int) -> None:
        for _ in range(200):
            saxpy[2, 256](float(number), *pairs[number])

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            for done in [pool.submit(work, number) for number in range(4)]:
                done.result()
    finally:
        sys.setswitchinterval(interval)
    assert not wrong


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:.*fork.*")  # threads of other tests, JAX
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_forked_child_is_told(client: ComputeClient) -> None:
    handle = client.create(np.arange(4, dtype="f4"))
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        try:
            client.read(handle)
        except CubeLaunchError as error:
            os.write(writer, error.diagnostic.code.encode())
        os._exit(0)
    os.close(writer)
    os.waitpid(child, 0)
    assert os.read(reader, 100) == b"CUBE243"
    os.close(reader)
    assert client.read(handle).tolist() == [0, 1, 2, 3]


def test_a_thread_may_launch_first_of_all(client: ComputeClient, fake: Fake) -> None:
    x, y = arrays(client)
    with ThreadPoolExecutor(1) as pool:
        pool.submit(saxpy.launch, client, 2, 256, 1.0, x, y).result()
        pool.submit(client.read, x).result()
    assert len(fake.launches) == 1


def test_prepared_launches(client: ComputeClient, fake: Fake) -> None:
    x, y = arrays(client)
    bound = saxpy.prepare(client, 2, 256, 2.0, x, y)
    bound()
    bound()
    fake.calls.clear()
    bound()
    assert [call[0] for call in fake.calls] == ["cuLaunchKernelEx"]
    bound.set(a=5.0)()
    assert fake.launches[-1].unpack("QQf") == (address(x), address(y), 5.0)
    y.block.free()
    with pytest.raises(CubeLaunchError, match="freed"):
        bound()


# Streams and graphs


def test_explicit_streams_wait_for_each_other(client: ComputeClient, fake: Fake) -> None:
    x, y = arrays(client)
    saxpy[2, 256](1.0, x, y)
    before = fake.launches[-1].stream
    with client.stream() as stream:
        saxpy[2, 256](2.0, x, y)
    inside = fake.launches[-1]
    assert inside.stream == stream.handle
    assert any(waited == before for waited, _ in inside.after)
    saxpy[2, 256](3.0, x, y)
    assert fake.launches[-1].stream == before
    stream.sync()


def test_a_stream_gives_each_thread_its_own_back(client: ComputeClient, fake: Fake) -> None:
    x, y = arrays(client)
    saxpy[2, 256](1.0, x, y)
    mine = fake.launches[-1].stream
    stream = client.stream()
    inside, outside = threading.Event(), threading.Event()

    def work() -> None:
        with stream:
            inside.set()
            outside.wait(60)

    thread = threading.Thread(target=work)
    with stream:
        thread.start()
        inside.wait(60)
    saxpy[2, 256](2.0, x, y)
    outside.set()
    thread.join()
    assert fake.launches[-1].stream == mine


def test_a_measurement_waits_for_the_streams_of_the_work(client: ComputeClient, fake: Fake) -> None:
    x, y = arrays(client)
    saxpy[2, 256](1.0, x, y)
    mine = fake.launches[-1].stream

    def work() -> None:
        for _ in range(2):
            with client.stream() as stream:
                saxpy[2, 256](1.0, x, y)
                used.append(stream)

    used: list[Any] = []
    fake.calls.clear()
    client.timed(work)
    recorded = [call[2] for call in fake.calls if call[0] == "cuEventRecord"]
    waiting = [call[1] for call in fake.calls if call[0] == "cuStreamWaitEvent"]
    first, second = (stream.handle for stream in used)
    assert recorded == [mine, mine, first, *sorted((first, second)), mine]
    assert waiting == [first, second, mine, mine]
    fake.calls.clear()
    client.timed(lambda: client.timed(work))
    waiting = [call[1] for call in fake.calls if call[0] == "cuStreamWaitEvent"]
    assert waiting[-4:] == [mine] * 4


def test_streams_are_used_again(client: ComputeClient, fake: Fake) -> None:
    x, y = arrays(client)
    saxpy[2, 256](1.0, x, y)
    fake.calls.clear()
    for _ in range(10):
        with client.stream(), client.stream():
            saxpy[2, 256](1.0, x, y)
        gc.collect()
    assert sum(call[0] == "cuStreamCreate" for call in fake.calls) == 2
    with client.stream() as one, client.stream() as other:
        assert one.handle != other.handle


def test_a_graph_replays_its_launches(client: ComputeClient, fake: Fake) -> None:
    x, y = arrays(client)
    saxpy[2, 256](1.0, x, y)
    with client.graph() as graph:
        for number in range(3):
            saxpy[2, 256](float(number), x, y)
    assert len(fake.launches) == 1
    graph.replay()
    graph.replay()
    assert [launch.unpack("QQf")[2] for launch in fake.launches[1:]] == [0.0, 1.0, 2.0] * 2


def test_a_graph_keeps_its_memory(client: ComputeClient, fake: Fake) -> None:
    x, y = arrays(client)
    kept = address(x)
    with client.graph() as graph:
        saxpy[2, 256](1.0, x, y)
    del x, y
    assert address(client.empty(300, "f4")) != kept
    del graph
    gc.collect()
    assert kept in {address(client.empty(300, "f4")) for _ in [0] for _ in [0]} | {
        one.address
        for found in client.server.pool._kept.values()
        for one in found  # type: ignore[attr-defined]
    }


def test_a_graph_refuses_copies_and_ends_cleanly(client: ComputeClient, fake: Fake) -> None:
    x, y = arrays(client)
    with pytest.raises(CubeLaunchError, match="can't record copies"), client.graph():
        client.read(x)
    with pytest.raises(CubeLaunchError, match="can't record"), client.graph():
        client.sync()
    saxpy[2, 256](1.0, x, y)
    assert len(fake.launches) == 1


def test_the_device_times(client: ComputeClient) -> None:
    assert client.profile(lambda: None) == pytest.approx(0.0015)


# Memory


def test_memory_is_reused_by_class_and_stream(client: ComputeClient, fake: Fake) -> None:
    first = client.empty(1000, "f4")
    place = address(first)
    del first
    assert address(client.empty(1010, "f4")) == place


def test_out_of_memory_reclaims_then_reports(client: ComputeClient, fake: Fake) -> None:
    half = (1 << 30) // 16
    found = [client.empty(half, "f4") for _ in range(3)]
    found.pop()
    last = client.empty(half * 2 - (1 << 20), "f4")  # fits once what is kept is given back
    with pytest.raises(CubeLaunchError, match=r"no room for 512\.0 MiB") as caught:
        client.empty(1 << 27, "f4")
    assert "in handles" in str(caught.value)
    assert last.size
    assert "GiB in all" in client.memory_report()
    del found, last
    client.memory_cleanup()
    assert not fake.sizes


def test_dropped_kernels_are_unloaded(client: ComputeClient, fake: Fake) -> None:
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
    assert len(fake.unloaded) == 1


# Failures


def test_a_fault_takes_every_handle(client: ComputeClient, fake: Fake) -> None:
    x, y = remembered(client, fake)
    other = client.create(np.zeros(4, "f4"))
    fake.fault = ILLEGAL_ADDRESS
    with pytest.raises(CubeLaunchError, match="is lost: CUDA_ERROR_ILLEGAL_ADDRESS") as caught:
        saxpy[2, 256](2.0, x, y)
    assert "saxpy (" in str(caught.value)
    fake.fault = 0
    for use in (
        lambda: client.read(other),
        lambda: client.write(x, np.zeros(300, "f4")),
        lambda: saxpy[2, 256](2.0, x, y),
        lambda: client.empty(3, "f4"),
        client.sync,
    ):
        with pytest.raises(CubeLaunchError, match="is lost"):
            use()


@cube(launch=True)
def positive(y: Mut[Tensor[f32]]) -> None:
    assert y[ABSOLUTE_POS] > 0.0, "must be positive"
    y[ABSOLUTE_POS] = 1.0


def test_a_device_assert_takes_the_outputs_only(client: ComputeClient, fake: Fake) -> None:
    y, other = client.create(np.zeros(64, "f4")), client.create(np.zeros(64, "f4"))
    for _ in range(3):
        positive[1, 64](other)
    fake.kernel = lambda data: ctypes.memmove(
        struct.unpack_from("QQ", data)[1], struct.pack("4I", 1, 7, 0, 0), 16
    )
    with suppress(CubeLaunchError):  # here, or at the first use
        positive[1, 64](y)
    fake.kernel = None
    with pytest.raises(CubeLaunchError, match="must be positive") as caught:
        client.read(y)
    assert "(7, 0, 0)" in str(caught.value)
    assert "test_server.py:" in str(caught.value)
    assert client.read(other).size == 64


def test_a_refusal_is_no_fault(client: ComputeClient, fake: Fake) -> None:
    x, y = arrays(client)
    fake.fail["cuLaunchKernel"] = 1
    with pytest.raises(CubeLaunchError, match="refused `cuLaunchKernel`"):
        saxpy[2, 256](2.0, x, y)
    fake.fail.clear()
    with pytest.raises(CubeLaunchError, match="refused `cuLaunchKernel`"):
        client.read(y)  # it was to be written
    saxpy[2, 256](2.0, x, client.create(np.zeros(300, "f4")))
    np.testing.assert_array_equal(client.read(x), np.arange(300, dtype="f4"))


def test_another_context_is_left_as_it_was(client: ComputeClient, fake: Fake) -> None:
    fake.context = 0xEE
    client.create(np.zeros(3, "f4"))
    assert fake.context == 0xEE


def test_a_damaged_cache_entry_is_compiled_again(
    client: ComputeClient, fake: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    x, y = arrays(client)
    load = compiler._CACHE.load
    monkeypatch.setattr(compiler._CACHE, "load", lambda key: {"cubin": b"damaged"})
    store = compiler._CACHE.store

    def stored(key: str, files: dict[str, bytes], about: Any) -> bool:
        monkeypatch.setattr(compiler._CACHE, "load", load)
        return store(key, files, about)

    monkeypatch.setattr(compiler._CACHE, "store", stored)
    saxpy.launch(client, 2, 64, 2.0, x, y)
    assert len(fake.launches) == 1


def test_the_interface_describes_a_handle(client: ComputeClient) -> None:
    x, _ = arrays(client, 12)
    found = x.view((3, 2), strides=(4, 1), offset=2).__cuda_array_interface__
    assert found["data"] == (address(x) + 8, False)
    assert (found["shape"], found["strides"], found["typestr"]) == ((3, 2), (16, 4), "<f4")
    assert found["stream"] == x.block.memory.stream

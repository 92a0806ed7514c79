"""What is special about Vulkan: barriers, batches, descriptor sets, staging, lost devices, absent ones."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
import pytest

from runtime import ComputeClient
from runtime.devices import Device
from runtime.protocols import Absent
from tests.runtime.conformance.kernels import increment, many_numbers, saxpy
from transpile import CubeLaunchError, f32, i32
from transpile.config import override

ROOT = Path(__file__).parents[3]
Change = Callable[[Any], None]


@pytest.fixture
def make(missing: Callable[[str], NoReturn]) -> Iterator[Callable[..., ComputeClient]]:
    """Return a function that opens a device of its own, after `change` took something away from it."""
    from runtime.vulkan import server

    made: list[Any] = []

    def build(change: Change | None = None) -> ComputeClient:
        try:
            server.open_server(0)
        except Absent as absent:
            missing(f"no Vulkan device: {absent.reason}")
        driver = server._driver[0]
        device = server.VulkanDevice(driver, driver.physical_devices()[0])
        if change is not None:
            change(device)
        opened = server.VulkanServer(device, 0)
        made.append(opened)
        return ComputeClient(Device("vulkan", opened))

    yield build
    for opened in made:
        opened.close()


def exercise(client: ComputeClient) -> None:
    """Launch, with few and many numbers, in order, and read."""
    x = np.arange(1000, dtype="f4")
    xs, ys = client.create(x), client.zeros(1000, f32)
    for _ in range(300):
        saxpy.launch(client, 16, 64, 1.0, xs, ys)
    np.testing.assert_array_equal(client.read(ys), 300 * x)
    z = client.zeros(2, f32)
    for turn in range(3):
        many_numbers.launch(client, 1, 1, *[float(turn)] * 34, z)
        assert client.read(z).tolist() == [25.0 * turn, 12.0 * turn]


def without_push(device: Any) -> None:
    device.has_push_descriptors = False


def few_pushed(device: Any) -> None:
    device.max_push_descriptors = 1


def discrete(device: Any) -> None:
    device.is_unified = False


def careless(device: Any) -> None:
    device.keeps_nan = False


@pytest.mark.parametrize("change", [None, without_push, few_pushed, discrete, careless])
def test_whatever_the_driver_has(make: Callable[..., ComputeClient], change: Change | None) -> None:
    exercise(make(change))


def test_large_copies_go_in_parts(make: Callable[..., ComputeClient]) -> None:
    client = make(discrete)
    data = np.random.default_rng(1).integers(0, 9, 11 << 20).astype("i4")
    handle = client.create(data)
    np.testing.assert_array_equal(client.read(handle), data)


def test_writes_that_wait_take_little_memory(
    make: Callable[..., ComputeClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("runtime.vulkan.server.CHUNK", 1 << 16)
    client = make(discrete)
    most = 0
    handles = [client.empty(10_000, f32) for _ in range(3)]
    for number in range(120):  # 4.8 MB, by far fewer launches than a batch takes
        client.write(handles[number % 3], np.full(10_000, number, "f4"))
        upload = client.server.upload.pool  # type: ignore[attr-defined]
        most = max(most, upload.used_bytes + upload.kept_bytes)
    assert most < 10 * (2 << 16)
    assert client.read(handles[2]).tolist() == [119] * 10_000
    found = client.memory_report()
    assert found.endswith("for copies")
    assert " 0 B for copies" not in found
    client.memory_cleanup()
    assert client.memory_report().endswith(" 0 B for copies")


def test_work_that_fails_while_it_is_timed_leaves_nothing(
    make: Callable[..., ComputeClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = make()
    vk = client.server.device.driver.vk  # type: ignore[attr-defined]
    destroyed: list[Any] = []
    real = vk.vkDestroyQueryPool
    monkeypatch.setattr(vk, "vkDestroyQueryPool", lambda *all: (destroyed.append(1), real(*all))[1])
    with pytest.raises(ZeroDivisionError):
        client.timed(lambda: 1 // 0)
    assert client.timed(lambda: client.zeros(4, f32)) >= 0
    assert len(destroyed) == 2


def test_barriers_stand_where_launches_depend(
    make: Callable[..., ComputeClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = make()
    server: Any = client.server
    handles = [client.zeros(64, i32) for _ in range(4)]
    increment.launch(client, 1, 64, handles[0], handles[1])
    client.sync()
    barriers: list[int] = []
    order = server.queue.order
    monkeypatch.setattr(server.queue, "order", lambda: (barriers.append(1), order())[1])

    def launched(one: int, two: int) -> int:
        before = len(barriers)
        increment.launch(client, 1, 64, handles[one], handles[two])
        return len(barriers) - before

    with server.queue.lock:  # so that nobody submits in between
        assert launched(0, 1) == 1  # the first of a batch comes after all batches before
        assert launched(0, 2) == 0  # two that read one array
        assert launched(1, 3) == 1  # read after write
        assert launched(2, 0) == 0  # known to be done since that barrier
        assert launched(3, 2) == 1  # read after write, and write after read
        assert launched(3, 1) == 0
        assert launched(0, 1) == 1  # write after write


def test_a_batch_is_submitted_though_nobody_waits(make: Callable[..., ComputeClient]) -> None:
    client = make()
    server: Any = client.server
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    saxpy.launch(client, 1, 64, 1.0, x, y)
    serial = y.block.memory.serial
    end = time.monotonic() + 10
    while not server.queue.is_idle(y.block.memory) and time.monotonic() < end:
        time.sleep(0.005)
    assert server.queue.completed >= serial


def test_a_lost_device_gives_no_data_and_can_be_opened_again(
    make: Callable[..., ComputeClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = make()
    server: Any = client.server
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    client.sync()
    monkeypatch.setattr(server.device.functions, "vkQueueSubmit", lambda *_: -4)
    with server.queue.lock:
        saxpy.launch(client, 1, 64, 1.0, x, y)
        with pytest.raises(CubeLaunchError, match="lost"):
            client.read(y)
    for handle in (x, y):
        with pytest.raises(CubeLaunchError, match=r"saxpy \(.*kernels\.py"):
            client.read(handle)
    with pytest.raises(CubeLaunchError, match="lost"):
        saxpy.launch(client, 1, 64, 1.0, x, y)
    exercise(make())


def test_a_device_that_refuses_in_the_background_is_lost_too(
    make: Callable[..., ComputeClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = make()
    server: Any = client.server
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    client.sync()
    monkeypatch.setattr(server.device.functions, "vkQueueSubmit", lambda *_: -4)
    with server.queue.lock:
        saxpy.launch(client, 1, 64, 1.0, x, y)
        assert server.queue.flush_overdue()
        assert not server.queue.flush_overdue()
    with pytest.raises(CubeLaunchError, match="lost"):
        client.read(y)


def test_pipelines_go_with_the_last_kernel(
    make: Callable[..., ComputeClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    from transpile.ir.parser import parse_kernel
    from transpile.lower.spirv import lower

    client = make()
    server: Any = client.server
    destroyed: list[Any] = []
    vk = server.device.driver.vk
    real = vk.vkDestroyPipeline
    monkeypatch.setattr(vk, "vkDestroyPipeline", lambda *a: (destroyed.append(a[1]), real(*a))[1])
    text = "kernel k(%y: mut array<u32>) cube(1, 1, 1) {\n  %p = index %y[0:u32] unchecked\n  store %p, 5:u32\n}\n"
    artifact = lower(parse_kernel(text))
    one, two = (server.compile(artifact, validate=False) for _ in range(2))
    assert one.pipeline is two.pipeline
    y = client.zeros(1, "u4")
    server.launch(one, (1, 1, 1), [(y.block.memory, 0)], [])
    del one, two
    server.queue._pipeline = None
    gc.collect()
    assert not destroyed  # a launch of it is on its way
    assert client.read(y).tolist() == [5]
    client.memory_cleanup()
    server.recent.clear()
    gc.collect()
    client.memory_cleanup()
    assert len(destroyed) == 1


def test_a_damaged_pipeline_cache_is_written_again(
    make: Callable[..., ComputeClient], tmp_path: Path
) -> None:
    from runtime.cache import DiskCache

    with override(cache_dir=tmp_path):
        exercise(make())
        found = list(tmp_path.rglob("vulkan/*.entry"))
        assert found
        for path in found:
            DiskCache("vulkan").store(path.stem, {"pipeline": b"not what a driver wrote"})
        exercise(make())


def test_float_controls_can_be_left_out() -> None:
    from runtime.vulkan.compiler import (
        has_planes,
        instructions,
        with_float_controls,
        without_float_controls,
    )
    from transpile.ir.parser import parse_kernel
    from transpile.lower.spirv import lower
    from transpile.lower.spirv.disassemble import disassemble

    text = (
        "kernel k(%y: mut array<f32>) cube(1, 1, 1) {\n  %p = index %y[0:u32] unchecked\n"
        "  %v = load %p\n  %s: f32 = plane_sum %v\n  store %p, %s\n}\n"
    )
    code = lower(parse_kernel(text)).text
    assert isinstance(code, bytes)
    assert has_planes(code)
    plain = without_float_controls(code)
    assert len(instructions(code)) - len(instructions(plain)) == 2
    assert without_float_controls(plain) == plain
    assert with_float_controls(plain, {16, 32, 64}, {32}) == plain
    assert with_float_controls(code, {32}, ()) == code
    more = with_float_controls(code, {16, 32, 64}, {16, 32, 64})
    assert len(instructions(more)) - len(instructions(code)) == 2
    shown = disassemble(more)
    assert shown.index("DenormPreserve") < shown.index("OpMemoryModel")
    assert shown.count(" DenormPreserve") == shown.count(" SignedZeroInfNanPreserve") == 2


def test_absent_devices_say_why(make: Callable[..., ComputeClient], tmp_path: Path) -> None:
    make()
    from runtime.vulkan.server import open_server

    with pytest.raises(Absent, match="counted from 0"):
        open_server(99)
    (tmp_path / "vulkan").mkdir()
    (tmp_path / "vulkan" / "__init__.py").write_text("raise OSError('Cannot find Vulkan SDK')\n")
    text = "from runtime.devices import probe; a = probe('vulkan'); print(a.reason, '|', a.way_out)"
    found = subprocess.run(
        [sys.executable, "-c", text],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.startswith("there is no Vulkan loader: Cannot find")
    assert "libvulkan1" in found.stdout
    drivers = {"VK_DRIVER_FILES": "/none", "VK_ICD_FILENAMES": "/none"}
    found = subprocess.run(
        [sys.executable, "-c", text],
        env={**os.environ, **drivers},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "found no driver" in found.stdout


def test_a_closed_device_is_gone_and_says_so(make: Callable[..., ComputeClient]) -> None:
    client = make()
    server: Any = client.server
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    for _ in range(3):
        saxpy.launch(client, 1, 64, 1.0, x, y)
    server.close()
    server.close()
    with pytest.raises(CubeLaunchError, match="closed"):
        client.read(y)
    del x, y
    gc.collect()


def test_software_is_no_default(make: Callable[..., ComputeClient]) -> None:
    client = make()
    server: Any = client.server
    if not server.is_software:
        pytest.skip("a real GPU may be the default")
    from runtime.devices import default_device

    assert default_device().name == "cpu"

"""The back end on a real GPU, with the libraries that share its memory; skips where there is none."""

from __future__ import annotations

import gc
import importlib
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from runtime.client import ComputeClient
from runtime.devices import probe
from runtime.protocols import Absent
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32, u32
from transpile.diagnose.diagnostic import CubeLaunchError

pytestmark = pytest.mark.device
ROOT = Path(__file__).parents[3]


@cube(launch=True)
def saxpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < y.len():  # noqa: SIM300 (as users write it)
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


@cube(launch=True)
def spin(y: Mut[Tensor[f32]], rounds: u32) -> None:
    value = y[ABSOLUTE_POS]
    for _ in range(rounds):
        value = value * f32(1.0) + f32(1.0)
    y[ABSOLUTE_POS] = value


@cube(launch=True)
def add_rows(x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < y.shape(0):  # noqa: SIM300
        total = f32(0.0)
        for column in range(x.shape(1)):
            total += x[ABSOLUTE_POS, column]
        y[ABSOLUTE_POS] = total


@pytest.fixture(scope="module")
def client() -> ComputeClient:
    found = probe("cuda")
    if isinstance(found, Absent):
        pytest.skip(f"no CUDA device: {found.reason}")
    return found.client


def library(name: str) -> Any:
    return pytest.importorskip(name)


def test_many_launches_leave_nothing_behind(client: ComputeClient) -> None:
    x, y = client.create(np.ones(1000, "f4")), client.create(np.zeros(1000, "f4"))
    for _ in range(10_000):
        saxpy[4, 256](0.5, x, y)
    np.testing.assert_array_equal(client.read(y), np.full(1000, 5000, "f4"))
    pool = client.server.pool  # type: ignore[attr-defined]
    before = pool.used_bytes
    for _ in range(1000):
        client.create(np.ones(1000, "f4"))
    gc.collect()
    client.empty(1, "f4")
    assert pool.used_bytes <= before + 4096


def test_beyond_four_gibibytes(client: ComputeClient) -> None:
    size = (1 << 30) + (1 << 20)
    x, y = client.empty(size, "f4"), client.empty(size, "f4")
    tail = slice(size - 1000, size)
    part_x, part_y = x.view((1000,), offset=tail.start), y.view((1000,), offset=tail.start)
    client.write(part_x, np.arange(1000, dtype="f4"))
    client.write(part_y, np.ones(1000, "f4"))
    saxpy[(size + 255) // 256, 256](2.0, x, y)
    np.testing.assert_array_equal(client.read(part_y), 2 * np.arange(1000, dtype="f4") + 1)


def test_out_of_memory_is_an_error_and_no_more(client: ComputeClient) -> None:
    with pytest.raises(CubeLaunchError, match="has no room"):
        client.empty(1 << 42, "u1")
    test_streams_of_threads_are_ordered(client)


def test_streams_of_threads_are_ordered(client: ComputeClient) -> None:
    y = client.create(np.zeros(256, "f4"))
    one = client.create(np.ones(256, "f4"))

    def work() -> None:
        for _ in range(20):
            with lock:
                spin[1, 256](y, 20_000)
                saxpy[1, 256](1.0, one, y)

    lock = threading.Lock()
    with ThreadPoolExecutor(4) as pool:
        for done in [pool.submit(work) for _ in range(4)]:
            done.result()
    np.testing.assert_array_equal(client.read(y), np.full(256, 80 * 20_001, "f4"))


def test_explicit_streams(client: ComputeClient) -> None:
    y = client.create(np.zeros(256, "f4"))
    for _ in range(5):
        with client.stream():
            spin[1, 256](y, 100_000)
        spin[1, 256](y, 1)
    np.testing.assert_array_equal(client.read(y), np.full(256, 500_005, "f4"))


def test_graphs(client: ComputeClient) -> None:
    x, y = client.create(np.ones(1000, "f4")), client.create(np.zeros(1000, "f4"))
    with client.graph() as graph:
        for _ in range(100):
            saxpy[4, 256](1.0, x, y)
    np.testing.assert_array_equal(client.read(y), np.zeros(1000, "f4"))
    for _ in range(3):
        graph.replay()
    np.testing.assert_array_equal(client.read(y), np.full(1000, 300, "f4"))


def test_the_device_times_itself(client: ComputeClient) -> None:
    y = client.create(np.zeros(256, "f4"))
    short = client.profile(lambda: spin[1, 256](y, 10_000))
    long = client.profile(lambda: spin[1, 256](y, 1_000_000))
    assert 1e-6 < short < long < 1


def test_torch(client: ComputeClient) -> None:
    torch = library("torch")
    x = torch.arange(1000, dtype=torch.float32, device="cuda")
    y = torch.ones(1000, device="cuda")
    for number in range(5):
        saxpy[4, 256](2.0, x, y)
        assert torch.equal(y, 2 * (number + 1) * x + 1)
    with torch.cuda.stream(torch.cuda.Stream()):
        for number in range(5, 10):
            y += 0  # on the side stream, before
            saxpy[4, 256](2.0, x, y)
            assert torch.equal(y, 2 * (number + 1) * x + 1)
    torch.cuda.synchronize()
    y.resize_(500)
    saxpy[4, 256](1.0, x, y)
    assert torch.equal(y, 21 * x[:500] + 1)
    rows = torch.randn(64, 48, device="cuda")
    sums = torch.zeros(64, device="cuda")
    add_rows[1, 64](rows[:, ::2], sums)
    torch.testing.assert_close(sums, rows[:, ::2].sum(1), rtol=1e-5, atol=1e-5)
    with pytest.raises(CubeLaunchError, match="read-only"):
        saxpy[4, 256](1.0, x, torch.ones(1, device="cuda").expand(1000))


def test_torch_and_handles_together(client: ComputeClient) -> None:
    torch = library("torch")
    handle = client.create(np.zeros(256, "f4"))
    ones = torch.ones(256, device="cuda")
    for _ in range(3):
        spin[1, 256](handle, 100_000)
        saxpy[1, 256](1.0, ones, handle)
    np.testing.assert_array_equal(client.read(handle), np.full(256, 300_003, "f4"))
    shared = torch.as_tensor(handle, device="cuda")
    assert shared.data_ptr() == handle.block.memory.address
    assert float(shared[3]) == 300_003


def test_torch_takes_handles_through_dlpack(client: ComputeClient) -> None:
    torch = library("torch")
    handle = client.create(np.arange(256, dtype="f4"))
    for _ in range(3):
        spin[1, 256](handle, 100_000)
    shared = torch.from_dlpack(handle)
    assert shared.data_ptr() == handle.block.memory.address
    assert torch.equal(shared.cpu(), torch.arange(256.0) + 300_000)
    half = torch.from_dlpack(client.zeros((4, 4), "bf16"))
    assert half.dtype == torch.bfloat16
    gc.collect()
    assert float(half.sum()) == 0


def test_torch_bfloat16(client: ComputeClient) -> None:
    torch = library("torch")
    from tests.kernels.test_corpus import load

    y = torch.ones(100, dtype=torch.bfloat16, device="cuda")
    load("saxpy").saxpy.launch(client, 1, 128, 2.0, y.clone(), y)
    assert torch.equal(y, torch.full_like(y, 3))


def test_cupy(client: ComputeClient) -> None:
    cupy = library("cupy")
    x, y = cupy.arange(1000, dtype="f4"), cupy.ones(1000, "f4")
    for number in range(3):
        saxpy[4, 256](2.0, x, y)
        assert bool((y == 2 * (number + 1) * x + 1).all())
    handle = client.create(np.arange(10, dtype="f4"))
    assert cupy.asarray(handle).sum() == 45
    with cupy.cuda.Stream(non_blocking=True):
        y += 1
        saxpy[4, 256](2.0, x, y)
        y += 1
        assert bool((y == 8 * x + 3).all())


def test_numba(client: ComputeClient) -> None:
    library("numba.cuda")
    numba_cuda = importlib.import_module("numba.cuda")
    x = numba_cuda.to_device(np.arange(1000, dtype="f4"))
    y = numba_cuda.to_device(np.ones(1000, "f4"))
    saxpy[4, 256](2.0, x, y)
    np.testing.assert_array_equal(y.copy_to_host(), 2 * np.arange(1000, dtype="f4") + 1)


def test_jax(client: ComputeClient) -> None:
    jax = library("jax")
    x = jax.numpy.arange(1000, dtype="float32")
    y = client.create(np.ones(1000, "f4"))
    saxpy[4, 256](2.0, x, y)
    np.testing.assert_array_equal(client.read(y), 2 * np.arange(1000, dtype="f4") + 1)
    with pytest.raises(CubeLaunchError, match="read-only"):
        saxpy[4, 256](2.0, y, x)


def test_pycuda(client: ComputeClient) -> None:
    library("pycuda")
    script = """
import numpy as np, pycuda.driver as driver
driver.init(); context = driver.Device(0).retain_primary_context(); context.push()
from pycuda import gpuarray
from tests.runtime.cuda.test_gpu import saxpy
x, y = gpuarray.to_gpu(np.arange(1000, dtype="f4")), gpuarray.to_gpu(np.ones(1000, "f4"))
saxpy[4, 256](2.0, x, y)
np.testing.assert_array_equal(y.get(), 2 * np.arange(1000, dtype="f4") + 1)
x.gpudata.free(); y.gpudata.free(); context.pop()
print("right")
"""
    done = in_child(script)
    assert done.stdout.endswith("right\n"), done.stderr


def in_child(script: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "ignore", "-c", script]
    return subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, timeout=300, check=False
    )


FAULT = """
import numpy as np
from runtime import device
from tests.runtime.cuda.test_gpu import saxpy
client = device("cuda").client
x, y = client.create(np.ones(256, "f4")), client.create(np.zeros(256, "f4"))
other = client.create(np.arange(4, dtype="f4"))
saxpy[1, 256](1.0, x, y)
address, y.block.memory.address = y.block.memory.address, 1 << 46
saxpy.launch_unchecked(client, 1, 256, 1.0, x, y)
y.block.memory.address = address
for use in (lambda: client.read(y), lambda: client.read(other), lambda: client.create(np.zeros(3)), client.sync):
    try:
        print("data", use())
    except Exception as error:
        print(type(error).__name__, str(error).splitlines()[0], "saxpy (" in str(error))
"""


def test_a_fault_never_gives_data(client: ComputeClient) -> None:
    done = in_child(FAULT)
    lines = done.stdout.splitlines()
    assert len(lines) == 4, done.stderr
    for line in lines:
        assert line.startswith("DeviceLost error[CUBE240]: `cuda` is lost"), line
        assert line.endswith("True")


FORK = """
import os, numpy as np
from runtime import device
client = device("cuda").client
handle = client.create(np.arange(4, dtype="f4"))
child = os.fork()
if not child:
    try:
        client.read(handle)
    except Exception as error:
        print(str(error).splitlines()[0], flush=True)
    os._exit(0)
os.waitpid(child, 0)
print(client.read(handle).tolist())
"""


def test_a_forked_child_is_told(client: ComputeClient) -> None:
    first, second = in_child(FORK).stdout.splitlines()
    assert first.startswith("error[CUBE243]")
    assert second == "[0.0, 1.0, 2.0, 3.0]"

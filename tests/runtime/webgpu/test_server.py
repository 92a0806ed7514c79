"""What is special about WebGPU: naga's dialect, guards before submits, scalars of a batch, absent adapters."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import numpy as np
import pytest

from runtime import ComputeClient
from runtime.devices import Device
from runtime.protocols import Absent
from tests.runtime.conformance.kernels import many_numbers, reverse, saxpy
from transpile import CubeCompileError, CubeLaunchError, CubeTargetError, f32
from transpile.ir.parser import parse_kernel
from transpile.lower.wgsl import lower
from transpile.protocols import Artifact

ROOT = Path(__file__).parents[3]
PLANES = """
kernel planes(%y: mut array<f32>) cube(8, 1, 1) {
  %i: u32 = unit_pos_x
  %p = index %y[%i] unchecked
  %v = load %p
  %s: f32 = plane_sum %v
  store %p, %s
}
"""


@pytest.fixture
def client(missing: Callable[[str], NoReturn]) -> Iterator[ComputeClient]:
    """A device of its own."""
    from runtime.webgpu.server import open_server

    try:
        server = open_server(0)
    except Absent as absent:
        missing(f"no WebGPU adapter: {absent.reason}")
    yield ComputeClient(Device("webgpu", server))
    server.queue.stop()


def test_lines_keep_their_numbers_for_naga() -> None:
    from runtime.webgpu.module import all_written, for_naga

    text = "enable f16;\nenable subgroups;\nvar<storage, read> x: array<f32>;\n"
    assert for_naga(text) == "enable f16;\n\nvar<storage, read> x: array<f32>;\n"
    assert "var<storage, read_write> x" in all_written(text)


def test_planes(client: ComputeClient) -> None:
    server: Any = client.server
    size = client.properties.plane_size
    assert size == 8 or not server.is_software
    y = client.create(np.arange(8, dtype="f4"))
    module = server.compile(lower(parse_kernel(PLANES)), validate=False)
    server.launch(module, (1, 1, 1), [(y.block.memory, 0)], [])
    groups = np.arange(8, dtype="f4").reshape(-1, min(size, 8))
    expected = np.repeat(groups.sum(1), min(size, 8))
    np.testing.assert_array_equal(client.read(y), expected)
    server.device.has_planes = False
    with pytest.raises(CubeTargetError, match="planes"):
        server.compile(lower(parse_kernel(PLANES)), validate=False)


def test_a_batch_has_scalars_of_its_own(client: ComputeClient) -> None:
    x, y = client.create(np.ones(16, "f4")), client.zeros(16, f32)
    z = client.zeros(2, f32)
    for number in range(700):  # more than a batch takes
        saxpy.launch(client, 1, 16, float(number), x, y)
        many_numbers.launch(client, 1, 1, *[float(number)] * 34, z)
    assert client.read(y).tolist() == [float(sum(range(700)))] * 16
    assert client.read(z).tolist() == [25.0 * 699, 12.0 * 699]


def test_a_destroyed_buffer_is_an_error_and_not_the_end(client: ComputeClient) -> None:
    server: Any = client.server
    x, y = client.create(np.ones(16, "f4")), client.zeros(16, f32)
    untouched = client.create(np.ones(3, "f4"))
    saxpy.launch(client, 1, 16, 1.0, x, y)
    with server.queue.lock:
        saxpy.launch(client, 1, 16, 1.0, x, y)
        x.block.memory.is_destroyed = True
        with pytest.raises(CubeLaunchError, match="destroyed"):
            server.queue.flush()
    x.block.memory.is_destroyed = False
    for _ in range(2):
        with pytest.raises(CubeLaunchError, match="destroyed"):
            client.read(y)
    with pytest.raises(CubeLaunchError, match="destroyed"):
        saxpy.launch(client, 1, 16, 1.0, y, client.zeros(16, f32))
    assert client.read(untouched).tolist() == [1.0] * 3
    client.write(y, np.zeros(16, "f4"))
    saxpy.launch(client, 1, 16, 3.0, x, y)
    assert client.read(y).tolist() == [3.0] * 16


def test_memory_is_not_destroyed_under_a_batch(client: ComputeClient) -> None:
    server: Any = client.server
    server.memory.pool._limit = 0  # nothing is kept: what comes back is destroyed
    x = client.create(np.ones(100, "f4"))
    with server.queue.lock:
        for _ in range(5):
            saxpy.launch(client, 2, 64, 1.0, x, client.zeros(100, f32))
    y = client.zeros(100, f32)
    saxpy.launch(client, 2, 64, 1.0, x, y)
    assert client.read(y).tolist() == [1.0] * 100
    client.memory_cleanup()


def test_naga_s_message_names_the_python_line(client: ComputeClient) -> None:
    server: Any = client.server
    artifact = lower(parse_kernel(PLANES))
    text = str(artifact.text).replace("y[", "y.q[")
    damaged = Artifact(artifact.target, text, artifact.entry, artifact.kernel, artifact.lines)
    with pytest.raises(CubeCompileError, match="invalid field accessor"):
        server.compile(damaged, validate=False)
    reverse.launch(client, 1, 16, np.arange(16, dtype="i4"))


def test_shared_memory_is_checked_here_as_wgpu_does_not(client: ComputeClient) -> None:
    server: Any = client.server
    limits = dataclasses.replace(client.properties, max_shared_memory=32)
    server.device.capabilities = limits
    with pytest.raises(CubeTargetError, match="shared memory"):
        reverse.launch(client, 1, 16, np.arange(16, dtype="i4"))


def test_a_lost_device_gives_no_data() -> None:
    text = """
import numpy as np
from runtime import device
from tests.runtime.conformance.kernels import saxpy
client = device("webgpu").client
x, y = client.create(np.ones(16, "f4")), client.create(np.ones(16, "f4"))
saxpy.launch(client, 1, 16, 1.0, x, y)
client.sync()
client.server.device.native.destroy()
for _ in range(2):
    try:
        saxpy.launch(client, 1, 16, 1.0, x, y)
        client.read(y)
    except Exception as error:
        print(type(error).__name__, "lost" in str(error))
"""
    found = run(text)
    assert found.stdout.split() == ["DeviceLost", "True"] * 2, found.stderr


def run(text: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", text],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_adapters_are_chosen_by_kind(
    client: ComputeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    import wgpu

    from runtime.webgpu.device import open_adapters

    def adapter(backend: str, kind: str) -> Any:
        return SimpleNamespace(info={"backend_type": backend, "adapter_type": kind})

    found = [adapter("OpenGL", "DiscreteGPU"), adapter("Vulkan", "CPU"), adapter("Metal", "IntegratedGPU")]  # fmt: skip
    monkeypatch.setattr(wgpu.gpu, "enumerate_adapters_sync", lambda: found)
    assert open_adapters()[1] == [found[2], found[1]]
    monkeypatch.setenv("WGPU_BACKEND_TYPE", "OpenGL")
    assert open_adapters()[1] == [found[0]]
    monkeypatch.delenv("WGPU_BACKEND_TYPE")
    del found[1:]
    with pytest.raises(Absent, match="OpenGL only"):
        open_adapters()
    found.clear()
    with pytest.raises(Absent, match="no adapter"):
        open_adapters()


def test_without_a_driver_it_is_absent() -> None:
    text = "from runtime.devices import probe; a = probe('webgpu'); print(a.reason, '|', a.way_out)"
    found = run(text, VK_DRIVER_FILES="/none", VK_ICD_FILENAMES="/none")
    assert "no adapter" in found.stdout, found.stderr
    assert "mesa-vulkan-drivers" in found.stdout

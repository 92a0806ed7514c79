"""What is only seen in a process of its own: memory that stays, the end, a second process, hung kernels, forks."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.runtime.conformance.devices import ASYNCHRONOUS, SLOW

ROOT = Path(__file__).parents[3]

ENDLESS = [name for name in ASYNCHRONOUS if name not in ("hip", "metal")]
"""The stand-ins for AMD's driver and Metal run a kernel to its end before the launch returns."""
START = """
import gc, os, sys, time
import numpy as np
from runtime import device
from tests.runtime.conformance.kernels import *
from transpile import f32
where = sys.argv[1]
client = device(where).client
x = client.create(np.ones(1000, "f4"))
y = client.zeros(1000, f32)
saxpy.launch(client, 16, 64, 1.0, x, y)
assert client.read(y).tolist() == [1.0] * 1000
"""

FLAT = """
def resident():
    client.sync()
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

def turn(count):
    for number in range(count):
        out = client.empty(4000, f32)
        site(1.0, x, y)
        fill.launch(client, 63, 64, out, 2.0)
        if number % 200 == 0:
            assert client.read(out)[-1] == 2.0
            host = np.zeros(1000, "f4")
            saxpy.launch(client, 16, 64, 1.0, host, host.copy())

site = saxpy[16, 64]
turn(500)
before = resident()
turn(COUNT)
grown = resident() - before
assert grown < 6 << 20, grown
print("grown", grown)
"""


def run(
    where: str, text: str, timeout: float = 120, **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", START + text, where],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )


@pytest.mark.slow
def test_memory_stays_flat(where: str) -> None:
    count = 100 if where in SLOW else 5000  # two launches each, and some more
    found = run(
        where,
        FLAT.replace("COUNT", str(count)).replace("turn(500)", f"turn({min(count // 4, 500)})"),
    )
    assert found.returncode == 0, found.stderr


def test_the_end_with_work_in_flight_is_quiet(where: str) -> None:
    found = run(where, "\nfor _ in range(10): saxpy[16, 64](1.0, x, y)\nprint('done')\n")
    assert (found.returncode, found.stdout, found.stderr) == (0, "done\n", "")


@pytest.mark.parametrize("where", ["cpu", "vulkan", "cuda", "hip"], indirect=True)
def test_a_second_process_finds_what_the_first_compiled(where: str, tmp_path: Path) -> None:
    cache = {"TRANSPILE_CACHE_DIR": str(tmp_path)}
    assert run(where, "", **cache).returncode == 0
    entries = {path: path.stat().st_mtime_ns for path in tmp_path.rglob(f"{where}/*.entry")}
    assert entries
    second = run(where, "", **cache)
    assert second.returncode == 0, second.stderr
    assert set(tmp_path.rglob(f"{where}/*.entry")) == set(entries)
    for path in entries:
        path.write_bytes(path.read_bytes()[:-3])
    third = run(where, "", **cache)
    assert third.returncode == 0, third.stderr


@pytest.mark.slow
@pytest.mark.parametrize("where", ENDLESS, indirect=True)
def test_a_hung_kernel_can_be_killed(where: str) -> None:
    text = """
from transpile import u32
out = client.zeros(1, u32)
endless.launch(client, 1, 1, out)
print("launched", flush=True)
client.read(out)
"""
    start, hung, ended = time.monotonic(), None, None
    try:
        ended = run(where, text, timeout=8)
    except subprocess.TimeoutExpired as error:
        hung = error
    assert time.monotonic() - start < 20
    if hung is not None:
        assert hung.stdout == b"launched\n"
    if (
        ended is not None
    ):  # a driver may give up a hung kernel where other processes wait for the GPU
        assert ended.stdout == "launched\n"
        assert ended.returncode != 0
        assert "error[CUBE" in ended.stderr


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this platform does not fork")
def test_a_device_in_a_forked_child(where: str) -> None:
    text = """
sys.stdout.flush()
pid = os.fork()
if pid == 0:
    try:
        saxpy.launch(client, 16, 64, 1.0, x, y)
        found = client.read(y)[0]
    except Exception as error:
        found = type(error).__name__
        assert "forked" in str(error), error
    print(found, flush=True)
    os._exit(0)
os.waitpid(pid, 0)
saxpy.launch(client, 16, 64, 1.0, x, y)
print(client.read(y)[0], flush=True)
"""
    found = run(where, text)
    assert found.returncode == 0, found.stderr
    child = "2.0" if where in ("reference", "cpu") else "CubeLaunchError"
    assert found.stdout.split() == [child, "2.0"]

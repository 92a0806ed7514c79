"""The disk cache in trouble, on every device: kernels give the right numbers, at worst they are built again."""

from __future__ import annotations

import errno
import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient, cache
from tests.runtime.conformance.kernels import increment
from transpile import ABSOLUTE_POS, Mut, Tensor, config, cube, f32, i32

ROOT = Path(__file__).parents[3]
HERD = int(os.environ.get("TRANSPILE_TEST_HERD", "2"))
"""Processes at once on a cold cache: as many as one likes by hand; 32 on the CPU are in `test_cache_trouble`."""
MORE = () if HERD == 2 else ("webgpu", "hip", "metal")
"""Devices that take seconds to open in each process."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        yield tmp_path / "cache"


def launched(client: ComputeClient) -> None:
    """Launch a kernel that this process did not build, but for its text; nothing of the last one is left in memory."""
    with config.override(cache=False):  # queues remember the kernel before
        increment.launch(client, 1, 1, client.zeros(1, i32), client.zeros(1, i32))
        client.sync()
    gc.collect()

    @cube(launch=True)
    def tripled(x: Mut[Tensor[f32]]) -> None:
        if x.len() > ABSOLUTE_POS:
            x[ABSOLUTE_POS] *= 3.0

    x = np.arange(8, dtype="f4")
    tripled.over(8).launch(client, x)
    assert x.tolist() == [3.0 * n for n in range(8)]


def files(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*.entry")}


def test_damaged_and_foreign_entries_are_replaced(
    client: ComputeClient, where: str, folder: Path
) -> None:
    launched(client)
    right = files(folder)
    areas = {path.parent.name for path in right}
    compiled = {where} if where in ("cpu", "vulkan", "cuda", "hip") else set()
    assert areas == ({*compiled, "lowered"} if where != "reference" else set())
    for path, data in right.items():  # cut short, empty, of another version
        path.write_bytes(
            {"lowered": data[:-3], "cpu": b""}.get(path.parent.name, b"TRNSPLC0" + data[8:])
        )
    launched(client)
    assert files(folder).keys() == right.keys()
    assert all(cache.is_sound(data, path.stem) for path, data in files(folder).items())
    for path in right:  # sound, but what is in them is no code
        cache.DiskCache(path.parent.name).store(
            path.stem,
            dict.fromkeys(("artifact", "object", "cubin", "code", "pipeline"), b"junk"),
        )
    launched(client)


def test_a_full_disk_and_a_place_that_takes_nothing(
    client: ComputeClient, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", full)
        launched(client)
    assert files(folder) == {}
    with config.override(cache_dir="/dev/null/cache"):
        launched(client)
    assert files(folder) == {}


def test_a_cache_that_is_read_only_is_read(
    client: ComputeClient, where: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    launched(client)
    right = files(folder)

    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(cache, "open", refuse, raising=False)
    monkeypatch.setattr(os, "utime", refuse)
    if where != "reference":
        monkeypatch.setattr("transpile.pipeline.specialize", None)  # nothing is lowered again
    launched(client)
    assert files(folder) == right


PROGRAM = """
import os, sys
import numpy as np
from runtime import device
from tests.runtime.conformance.kernels import saxpy
client = device(sys.argv[1]).client
if sys.argv[2] == "killed":
    import runtime.cache
    real = os.replace
    def replace(source, target):
        if str(target).endswith(".entry"):
            print("half", flush=True)
            sys.stdin.read()
        real(source, target)
    runtime.cache.os.replace = replace
else:
    print("ready", flush=True)
    sys.stdin.readline()
x, y = client.create(np.ones(64, "f4")), client.zeros(64, "f4")
saxpy.launch(client, 1, 64, 2.0, x, y)
assert client.read(y).tolist() == [2.0] * 64
"""


def started(where: str, what: str, folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, where, what],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "TRANSPILE_CACHE_DIR": str(folder),
        },
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.slow
@pytest.mark.parametrize("where", ["cpu", "vulkan", "cuda", *MORE], indirect=True)
def test_processes_at_once_where_one_was_killed(where: str, folder: Path) -> None:
    with started(where, "killed", folder) as killed:
        assert killed.stdout is not None
        assert killed.stdout.readline() == "half\n"
        killed.kill()
    assert files(folder) == {}
    [half] = [path for path in folder.rglob(".*") if path.suffix == ".tmp"]
    herd = [started(where, "whole", folder) for _ in range(HERD)]
    try:
        for each in herd:
            assert each.stdout is not None
            assert each.stdout.readline() == "ready\n"
        for each in herd:
            each.communicate("go\n", timeout=60 * HERD)
        assert [each.returncode for each in herd] == [0] * HERD
    finally:
        for each in herd:
            each.kill()
            each.wait()
    assert half.exists()  # until it is old
    assert files(folder)
    assert all(cache.is_sound(data, path.stem) for path, data in files(folder).items())

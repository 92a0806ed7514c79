"""The disk cache in trouble: many processes, killed ones, full and read-only disks, no home, other versions.

Whatever happens to the cache, kernels give the right numbers; at worst they are compiled again.
"""

from __future__ import annotations

import errno
import hashlib
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from runtime import cache
from runtime.cache import MAGIC, DiskCache, key_of
from transpile import cache_folder, config
from transpile.cache_folder import SEEN
from transpile.config import settings

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        yield tmp_path / "cache"


KERNEL = """
import os, sys
import numpy as np
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32

@cube(launch=True)
def triple(x: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < x.len():
        x[ABSOLUTE_POS] = x[ABSOLUTE_POS] * 3.0

def check():
    x = np.arange(100, dtype="f4")
    triple.over(100)(x)
    assert (x == np.arange(100) * 3).all(), x
"""


def program(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "program.py"
    path.write_text(KERNEL + text)
    return [sys.executable, str(path)]


def environment(folder: Path | None, **more: str) -> dict[str, str]:
    found = {**os.environ, "PYTHONPATH": str(ROOT), "TRANSPILE_DEVICE": "cpu", **more}
    if folder is not None:
        found["TRANSPILE_CACHE_DIR"] = str(folder)
    return found


def run(command: list[str], env: dict[str, str], **options: Any) -> str:
    done = subprocess.run(
        command, env=env, capture_output=True, text=True, timeout=120, check=False, **options
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


HERD = """
import mlir.ir, llvmlite.binding, libcst  # what takes long is loaded once, nothing is compiled yet
import runtime.cpu.server, transpile.pipeline
ready, start = os.pipe()
children = []
for _ in range(32):
    pid = os.fork()
    if pid == 0:
        os.close(start)
        os.read(ready, 1)
        try:
            check()
        except BaseException as error:
            print(error, file=sys.stderr, flush=True)
            os._exit(1)
        os._exit(0)
    children.append(pid)
os.close(start)  # all of them start now
print(sum(os.waitpid(pid, 0)[1] == 0 for pid in children))
"""


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this platform does not fork")
def test_32_processes_on_a_cold_cache(folder: Path, tmp_path: Path) -> None:
    assert run(program(tmp_path, HERD), environment(folder)) == "32\n"
    assert [entry.area for entry in cache.entries() if entry.area == "cpu"] == ["cpu"]
    assert not [path for path in folder.rglob(".*") if path.name != SEEN]


KILLED = """
import runtime.cache
publish = os.replace
def replace(source, target):
    if target.suffix == ".entry" and target.parent.name == "cpu":
        print("half", flush=True)
        import time; time.sleep(60)
    publish(source, target)
runtime.cache.os.replace = replace
check()
"""


def test_a_process_killed_while_it_stores(folder: Path, tmp_path: Path) -> None:
    with subprocess.Popen(
        program(tmp_path, KILLED), env=environment(folder), stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "half\n"
        child.kill()
    [half] = (folder / "cpu").glob(".*.tmp")
    assert not list((folder / "cpu").glob("*.entry"))
    run(program(tmp_path, "check()\n"), environment(folder))
    assert len(list((folder / "cpu").glob("*.entry"))) == 1
    assert half.exists()  # another process may still be at it
    os.utime(half, (0, 0))
    cache.entries()
    assert not half.exists()


WRITER = """
import os
from runtime.cache import DiskCache, key_of
area = DiskCache("cpu")
print("go", flush=True)
number = 0
while True:
    area.store(key_of(str(number % 20)), {"a": bytes([number % 20]) * 200_000})
    number += 1
"""


def test_processes_killed_at_any_moment(folder: Path) -> None:
    for delay in (0.0, 0.005, 0.02):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER], env=environment(folder), stdout=subprocess.PIPE
        ) as child:
            assert child.stdout is not None
            child.stdout.readline()
            time.sleep(delay)
            child.send_signal(signal.SIGKILL)
    area = DiskCache("cpu")
    for entry in cache.entries():
        assert area.load(entry.key) is not None
    assert area.store(key_of("0"), {"a": b"new"})
    assert area.load(key_of("0")) == {"a": b"new"}


# Disks that do not take it


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO])
@pytest.mark.parametrize("call", ["open", "replace"])
def test_a_write_that_fails_leaves_nothing(
    number: int, call: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    area, key = DiskCache("cpu"), key_of("x")
    assert area.store(key, {"a": b"old"})

    def fail(*args: Any, **options: Any) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(*((cache, "open", fail, False) if call == "open" else (os, "replace", fail)))
        assert not area.store(key, {"a": b"new"})
        assert area.load(key) == {"a": b"old"}
    assert not list((folder / "cpu").glob(".*"))


FULL = """
import resource, signal
check()  # all that is not the cache's own is loaded
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
from transpile import i32

@cube(launch=True)
def double(x: Mut[Tensor[i32]]) -> None:
    if ABSOLUTE_POS < x.len():
        x[ABSOLUTE_POS] = x[ABSOLUTE_POS] * 2

x = np.arange(100, dtype="i4")
double.over(100)(x)
assert (x == np.arange(100) * 2).all()
"""


def test_a_disk_that_takes_no_more(folder: Path, tmp_path: Path) -> None:
    """No file may grow beyond 100 bytes: each write fails in the middle, as on a full disk."""
    run(program(tmp_path, FULL), environment(folder))
    assert len(list((folder / "cpu").glob("*.entry"))) == 1
    assert not list((folder / "cpu").glob(".*"))
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] != 100


@pytest.mark.parametrize("home", ["/sys", "/dev/null"])
def test_a_home_that_takes_nothing(home: str, tmp_path: Path) -> None:
    """Nobody, root included, can make folders there."""
    found = environment(None, HOME=home)
    for name in ("TRANSPILE_CACHE_DIR", "XDG_CACHE_HOME"):
        found.pop(name, None)
    text = """
check()
from runtime.cache import cache_root, entries
assert cache_root() is None and entries() == []
"""
    run(program(tmp_path, text), found)


HOMELESS = """
import pwd
def getpwuid(number):
    raise KeyError(number)
pwd.getpwuid = getpwuid  # the user is in no list, as in many containers
check()
from runtime.cache import cache_root, entries
assert cache_root() is None and entries() == []
"""


def test_no_home_at_all(tmp_path: Path) -> None:
    found = environment(None)
    for name in ("TRANSPILE_CACHE_DIR", "XDG_CACHE_HOME", "HOME"):
        found.pop(name, None)
    run(program(tmp_path, HOMELESS), found)


def test_without_a_home_the_setting_names_a_place_that_cannot_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(self: Path) -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("TRANSPILE_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "expanduser", fail)
    monkeypatch.setattr(config, "_overrides", config.ContextVar("none", default={}))
    assert settings.cache_dir == Path(os.devnull) / "transpile"
    assert cache.cache_root() is None


def test_a_full_cache_that_is_read_only_is_read(folder: Path, tmp_path: Path) -> None:
    run(program(tmp_path, "check()\n"), environment(folder))
    stored = {path: path.read_bytes() for path in folder.rglob("*.entry")}
    for path in [folder, *(path for path in folder.rglob("*") if path.is_dir())]:
        path.chmod(0o500)
    text = """
import runtime.cpu.server
def refuse(self, text):
    raise AssertionError("nothing is to be compiled")
runtime.cpu.server.CpuServer._target = property(refuse)
check()
"""
    run(program(tmp_path, text.replace("(self, text)", "(self)")), environment(folder))
    assert {path: path.read_bytes() for path in folder.rglob("*.entry")} == stored


# Other versions, other files


def signed(body: bytes, magic: bytes = MAGIC) -> bytes:
    return magic + hashlib.sha256(body).digest() + body


@pytest.mark.parametrize(
    "data",
    [
        signed(b""),
        signed(b"\xff\xff\xff\xff"),
        signed(b"\x02\0\0\0{}"),
        signed(b"\x02\0\0\0[]"),
        signed(b"\x03\0\0\0{}{"),
        signed(b'\x2e\0\0\0{"key": "KEY", "files": [["a", 1000]]}      '),
        signed(b"\x02\0\0\0{}", b"TRNSPLC0"),
        b"\0" * 5000,
    ],
)
def test_entries_of_other_versions_are_ignored_and_replaced(folder: Path, data: bytes) -> None:
    area, key = DiskCache("cpu"), key_of("x")
    assert area.store(key, {"a": b"right"})
    (folder / "cpu" / f"{key}.entry").write_bytes(data.replace(b"KEY", key.encode()))
    assert area.load(key) is None
    assert area.store(key, {"a": b"right"})
    assert area.load(key) == {"a": b"right"}


def test_what_is_no_entry_is_left_alone(folder: Path) -> None:
    area, key = DiskCache("cpu"), key_of("x")
    area.store(key, {"a": b"1"})
    (folder / "cpu" / "notes.txt").write_text("mine")
    (folder / "cpu" / "short.entry").write_text("mine")
    (folder / "cpu" / f"{key_of('folder')}.entry").mkdir()
    assert area.load(key_of("folder")) is None
    assert not area.store(key_of("folder"), {"a": b"1"})
    cache.clear()
    left = sorted(path.name for path in (folder / "cpu").iterdir())
    assert left == sorted(["notes.txt", "short.entry", f"{key_of('folder')}.entry"])


def test_two_versions_of_the_compilers_take_turns(folder: Path, tmp_path: Path) -> None:
    text = """
import runtime.cpu.server
runtime.cpu.server.toolchain_identity = lambda: sys.argv[1]
check()
"""
    command = program(tmp_path, text)
    for version in ("one", "two", "one"):
        run([*command, version], environment(folder))
    assert len(list((folder / "cpu").glob("*.entry"))) == 2


# The cap


def test_the_cap_goes_over_all_areas_and_rewritten_sources(folder: Path) -> None:
    old = folder / "rewrite" / key_of("a source")
    DiskCache("cpu").store(key_of("x"), {"a": b"1"})
    old.parent.mkdir(mode=0o700)
    old.write_bytes(bytes(5000))
    os.utime(old, (1, 1))
    assert {entry.area for entry in cache.entries()} == {"cpu", "rewrite"}
    with config.override(cache_size=4000):
        assert DiskCache("gpu").store(key_of("y"), {"a": bytes(500)})
    assert not old.exists()
    assert DiskCache("cpu").load(key_of("x")) is not None
    assert DiskCache("gpu").load(key_of("y")) is not None


def test_the_whole_cache_is_looked_at_now_and_then(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[Path] = []
    monkeypatch.setattr(cache_folder, "evict", lambda root, limit: looks.append(root))
    for number in range(5):
        DiskCache("cpu").store(key_of(str(number)), {"a": b"1"})
    assert len(looks) == 1
    os.utime(folder / SEEN, (0, 0))
    DiskCache("cpu").store(key_of("6"), {"a": b"1"})
    assert len(looks) == 2
    with config.override(cache_size=10_000):
        area = DiskCache("cpu")
        for number in range(10):
            area.store(key_of(f"large {number}"), {"a": bytes(900)})
    assert len(looks) > 5

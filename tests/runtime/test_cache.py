"""The disk cache: atomic, capped, and deaf to what isn't its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from runtime import cache
from runtime.cache import DiskCache, key_of
from transpile import config


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        yield tmp_path / "cache"


def test_a_group_of_files_comes_back() -> None:
    area = DiskCache("cpu")
    key = key_of("text", b"flags")
    assert area.load(key) is None
    assert area.store(key, {"object": b"\0\1", "symbols": b""})
    assert DiskCache("cpu").load(key) == {"object": b"\0\1", "symbols": b""}
    assert DiskCache("other").load(key) is None


def test_keys_tell_parts_apart() -> None:
    assert key_of("ab", "c") != key_of("a", "bc")
    assert key_of("ab") == key_of(b"ab")


def test_folders_are_private(folder: Path) -> None:
    DiskCache("cpu").store(key_of("x"), {"a": b"b"})
    assert (folder / "cpu").stat().st_mode & 0o777 == 0o700
    assert (folder / "CACHEDIR.TAG").exists()


@pytest.mark.parametrize("damage", [b"", b"junk", b"TRNSPLC1" + b"\0" * 40, None])
def test_damaged_entries_are_ignored_and_replaced(folder: Path, damage: bytes | None) -> None:
    area, key = DiskCache("cpu"), key_of("x")
    area.store(key, {"a": b"right"})
    path = folder / "cpu" / f"{key}.entry"
    path.write_bytes(path.read_bytes()[:-1] if damage is None else damage)
    assert area.load(key) is None
    area.store(key, {"a": b"right"})
    assert area.load(key) == {"a": b"right"}


def test_an_entry_under_another_key_is_foreign(folder: Path) -> None:
    area = DiskCache("cpu")
    area.store(key_of("x"), {"a": b"right"})
    os.rename(folder / "cpu" / f"{key_of('x')}.entry", folder / "cpu" / f"{key_of('y')}.entry")
    assert area.load(key_of("y")) is None


def test_the_least_recently_used_go_first(folder: Path) -> None:
    area = DiskCache("cpu")
    keys = [key_of(str(number)) for number in range(10)]
    with config.override(cache_size=6000):
        for age, key in enumerate(keys):
            area.store(key, {"a": bytes(1000)})
            path = folder / "cpu" / f"{key}.entry"
            if path.exists():
                os.utime(path, (age, age))
            if age == 3:
                assert area.load(keys[0]) is not None
    kept = [number for number, key in enumerate(keys) if area.load(key) is not None]
    assert 0 in kept
    assert 9 in kept
    assert 1 not in kept
    assert sum(entry.size for entry in cache.entries()) <= 6000


def test_entries_larger_than_the_cap_are_not_kept() -> None:
    with config.override(cache_size=100):
        assert not DiskCache("cpu").store(key_of("x"), {"a": bytes(1000)})


def test_clear_and_list() -> None:
    DiskCache("cpu").store(key_of("x"), {"a": b"1"})
    DiskCache("gpu").store(key_of("y"), {"a": b"2"})
    assert {entry.area for entry in cache.entries()} == {"cpu", "gpu"}
    assert cache.clear() > 0
    assert cache.entries() == []


def test_a_folder_that_cannot_be_made_is_no_cache(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with config.override(cache_dir=tmp_path / "file" / "cache"):
        assert cache.cache_root() is None
        assert not DiskCache("cpu").store(key_of("x"), {"a": b"b"})
        assert DiskCache("cpu").load(key_of("x")) is None


def test_a_folder_that_others_write_to_is_no_cache(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o777)
    assert not DiskCache("cpu").store(key_of("x"), {"a": b"b"})


def test_switched_off() -> None:
    with config.override(cache=False):
        assert not DiskCache("cpu").store(key_of("x"), {"a": b"b"})


WRITER = """
import sys
from runtime.cache import DiskCache, key_of
area = DiskCache("cpu")
for round in range(20):
    for number in range(5):
        key = key_of(str(number))
        found = area.load(key)
        assert found is None or found == {"a": bytes([number]) * 5000}, found
        assert area.store(key, {"a": bytes([number]) * 5000})
"""


def test_processes_share_a_cold_cache(folder: Path) -> None:
    environment = {**os.environ, "TRANSPILE_CACHE_DIR": str(folder), "PYTHONPATH": os.getcwd()}
    writers = [subprocess.Popen([sys.executable, "-c", WRITER], env=environment) for _ in range(6)]
    assert [writer.wait(60) for writer in writers] == [0] * 6
    assert len(cache.entries()) == 5
    assert not list((folder / "cpu").glob("*.tmp"))

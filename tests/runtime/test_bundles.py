"""Bundles: entries go from one cache to another, and nothing else does."""

from __future__ import annotations

import json
import os
import sys
import threading
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest

from runtime import bundles, cache
from runtime.autotune import Tunables
from runtime.cache import DiskCache, key_of
from transpile import CubeUsageError, config
from transpile.rewrite import rewrite


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        yield tmp_path / "cache"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """Two areas in a file."""
    path = tmp_path / "shipped.bundle"
    with config.override(cache_dir=tmp_path / "origin"):
        DiskCache("cpu").store(key_of("x"), {"object": b"\1" * 500})
        DiskCache("autotune").store(key_of("y"), {"outcome": b"{}"})
        damaged = tmp_path / "origin" / "rewrite" / key_of("source")
        damaged.parent.mkdir(mode=0o700)
        damaged.write_bytes(b"a twin")
        assert bundles.export(path) == 2
    return path


def test_entries_arrive_as_they_were(bundle: Path) -> None:
    assert bundles.take_in(bundle)[:3] == (2, 0, 0)
    assert DiskCache("cpu").load(key_of("x")) == {"object": b"\1" * 500}
    assert DiskCache("autotune").load(key_of("y")) == {"outcome": b"{}"}
    assert {entry.area for entry in cache.entries()} == {"cpu", "autotune"}
    assert bundles.take_in(bundle)[:3] == (0, 2, 0)


def test_the_same_entries_are_the_same_file(bundle: Path, tmp_path: Path) -> None:
    bundles.take_in(bundle)
    assert bundles.export(tmp_path / "again") == 2
    assert (tmp_path / "again").read_bytes() == bundle.read_bytes()


def test_one_area_alone(bundle: Path, tmp_path: Path) -> None:
    bundles.take_in(bundle)
    assert bundles.export(tmp_path / "choices", ["autotune"]) == 1
    cache.clear()
    assert bundles.take_in(tmp_path / "choices")[:3] == (1, 0, 0)
    assert [entry.area for entry in cache.entries()] == ["autotune"]


def test_a_damaged_entry_of_the_cache_is_not_shipped(bundle: Path, tmp_path: Path) -> None:
    bundles.take_in(bundle)
    [entry] = (config.settings.cache_dir / "cpu").glob("*.entry")
    entry.write_bytes(entry.read_bytes()[:-1])
    assert bundles.export(tmp_path / "rest") == 1
    assert bundles.take_in(bundle)[:3] == (1, 1, 0)  # and is mended by one that is sound


def test_a_bundle_with_any_byte_changed(bundle: Path, tmp_path: Path) -> None:
    sound = bundle.read_bytes()
    for at in range(len(sound)):
        bundle.write_bytes(sound[:at] + bytes([sound[at] ^ 0xFF]) + sound[at + 1 :])
        with config.override(cache_dir=tmp_path / "each"):
            with suppress(CubeUsageError):
                bundles.take_in(bundle)
            for entry in cache.entries():  # what got in is sound
                assert cache.packed(entry.area, entry.key) is not None
            cache.clear()


def pack(path: Path, members: dict[str, bytes], manifest: object = None) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(
            "bundle.json",
            json.dumps(manifest or {"transpile cache": 1, "made by": bundles.makers()}),
        )
        for name, data in members.items():
            archive.writestr(name, data)
    return path


def test_what_is_no_entry_is_refused(bundle: Path, tmp_path: Path, folder: Path) -> None:
    with zipfile.ZipFile(bundle) as archive:
        names = [name for name in archive.namelist() if name.startswith("cpu/")]
        data = archive.read(names[0])
    key = key_of("x")
    wrong = {
        f"../{key}.entry": data,
        f"cpu/../../{key}.entry": data,
        f"/tmp/{key}.entry": data,
        f"CPU/{key}.entry": data,
        f"cpu/{key[:-1]}.entry": data,
        f"cpu/{key_of('z')}.entry": data,  # under another key
        f"hip/{key}.entry": data[:-1],
        f"rewrite/{key}.entry": data,
        "cpu/notes.txt": b"mine",
    }
    path = pack(tmp_path / "wrong", {**wrong, f"cuda/{key}.entry": data})
    assert bundles.take_in(path)[:3] == (1, 0, len(wrong))
    assert [(entry.area, entry.key) for entry in cache.entries()] == [("cuda", key)]
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_dir()) == ["cache", "origin"]


@pytest.mark.parametrize("data", [b"", b"no archive", b"PK\3\4 and so on"])
def test_a_file_that_is_no_bundle(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    with pytest.raises(CubeUsageError, match="it is no bundle"):
        bundles.take_in(path)


def test_another_archive_another_version_no_file(tmp_path: Path, bundle: Path) -> None:
    with zipfile.ZipFile(tmp_path / "zip", "w") as archive:
        archive.writestr("x", b"")
    with pytest.raises(CubeUsageError, match="it is no bundle"):
        bundles.take_in(tmp_path / "zip")
    with pytest.raises(CubeUsageError, match="it has version 3, not 2"):
        bundles.take_in(pack(tmp_path / "next", {}, {"transpile cache": 3}))
    with pytest.raises(CubeUsageError, match="No such file"):
        bundles.take_in(tmp_path / "nothing")
    with pytest.raises(CubeUsageError, match=r"No such file|Not a directory"):
        bundles.export(bundle / "below" / "file")
    with config.override(cache=False), pytest.raises(CubeUsageError, match="no disk cache"):
        bundles.take_in(bundle)


def test_what_others_made_is_left_out_and_said_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def twice(x: int) -> int:
        return x if x > 2 else x * 2

    with config.override(cache_dir=tmp_path / "origin"):
        rewrite(twice)
        DiskCache("lowered").store(key_of("x"), {"artifact": b""})
        DiskCache("cuda").store(key_of("y"), {"cubin": b""})
        assert bundles.export(tmp_path / "all") == 3
    monkeypatch.setattr(bundles.lowered, "version", lambda: "another")
    monkeypatch.setattr(bundles.lowered, "python", lambda: "cpython 3.99.0")
    python = bundles.makers()["lowered"]["Python"]
    taken = bundles.take_in(tmp_path / "all")
    assert taken[:3] == (1, 0, 0)
    assert python == "cpython 3.99.0"
    own = f"cpython {'.'.join(map(str, sys.version_info))}"
    assert taken.unfit == (
        f"1 of `lowered`, made by {own} of Python and other files of transpile",
        f"1 of `rewrite`, made by {own} of Python",
    )
    monkeypatch.undo()
    assert bundles.take_in(tmp_path / "all") == (2, 1, 0, ())
    old = pack(tmp_path / "old", {f"lowered/{key_of('x')}.entry": b""}, {"transpile cache": 1})
    assert bundles.take_in(old) == (0, 0, 0, ("1 of `lowered`, made by nobody knows what",))


def tuned() -> Tunables:
    tunables = Tunables("shipped", names=["x"])
    for name in ("one", "two"):
        tunables.add(lambda x: None, name=name)
    return tunables


def test_choices_are_shipped(tmp_path: Path) -> None:
    """Where nothing is timed, the choices of a bundle are taken."""
    with config.override(device="reference", autotune="minimal"):
        with config.override(cache_dir=tmp_path / "origin"):
            winner = tuned().tune(np.zeros(4)).winner
            bundles.export(tmp_path / "choices", ["autotune"])
        with config.override(autotune="off"):
            with pytest.raises(CubeUsageError, match="was not tuned"):
                tuned().tune(np.zeros(4))
            bundles.take_in(tmp_path / "choices")
            assert tuned().tune(np.zeros(4)).winner == winner


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_and_a_link_stay_what_they_are(bundle: Path, tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to("elsewhere")
    found: list[bytes] = []
    reader = threading.Thread(target=lambda: found.append(pipe.read_bytes()), daemon=True)
    with config.override(cache_dir=tmp_path / "origin"):
        reader.start()
        assert bundles.export(pipe) == 2
        assert bundles.export(link) == 2
    reader.join(30)
    assert pipe.is_fifo()
    assert link.is_symlink()
    assert (tmp_path / "elsewhere").read_bytes() == bundle.read_bytes()
    (tmp_path / "piped").write_bytes(found[0])
    assert bundles.take_in(tmp_path / "piped")[:3] == (2, 0, 0)


def test_an_interrupted_export_leaves_nothing(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt() -> Iterator[object]:
        raise KeyboardInterrupt
        yield

    before = sorted(tmp_path.iterdir()), bundle.read_bytes()
    monkeypatch.setattr(cache, "entries", interrupt)
    with pytest.raises(KeyboardInterrupt):
        bundles.export(bundle)
    assert before == (sorted(tmp_path.iterdir()), bundle.read_bytes())

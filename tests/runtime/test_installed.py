"""What is installed, by content: the same wherever files lie, another one after any change, read once."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import numpy
import pytest

from transpile import config
from transpile.installed import Fact, content_of, files_under, sums_of


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        yield tmp_path / "cache"


def facts(root: Path) -> list[Fact]:
    found = [(path, path.stat()) for path in root.rglob("*.py")]
    return [(str(path), status.st_size, status.st_mtime_ns) for path, status in found]


def made(root: Path, **files: str) -> str:
    for name, text in files.items():
        root.mkdir(exist_ok=True)
        (root / f"{name}.py").write_text(text)
    return files_under(str(root), facts(root))


def test_content_decides_and_nothing_else(tmp_path: Path) -> None:
    first = made(tmp_path / "one", a="1", b="2")
    assert made(tmp_path / "two", b="2", a="1") == first
    for path in (tmp_path / "two").iterdir():
        os.utime(path, (1, 1))
    assert made(tmp_path / "two") == first
    others = [made(tmp_path / "two", a="3"), made(tmp_path / "three", a="1", c="2")]
    assert len({first, *others}) == 3
    assert made(tmp_path / "two", a="1") == first


def test_files_are_read_once_for_each_look(folder: Path) -> None:
    calls: list[int] = []

    def make() -> str:
        calls.append(1)
        return "content"

    first = content_of("place", 1, make)
    assert [content_of("place", 1, make) for _ in range(2)] == [first] * 2
    assert len(calls) == 1
    assert content_of("place", 2, make) == first  # it looks different, and is the same
    assert len(calls) == 2
    assert len(list(folder.iterdir())) == 1
    [kept] = folder.iterdir()
    sound = kept.read_bytes()
    for damage in (
        b"",
        b"junk",
        b"\xff",
        sound[:-1],
        b"0" + sound[1:] if sound[:1] != b"0" else b"1",
    ):
        kept.write_bytes(damage)
        assert content_of("place", 2, make) == first
        assert kept.read_bytes() == sound
    with config.override(cache=False):
        assert content_of("place", 2, make) == first
    kept.unlink()
    kept.mkdir()
    assert content_of("place", 2, make) == first
    assert [path.name for path in folder.iterdir()] == [kept.name]


def test_packages_are_told_by_the_sums_of_their_files() -> None:
    home = Path(numpy.__file__).parent
    found = sums_of([home])
    assert "numpy/__init__.py,sha256=" in found
    assert ".pyc" not in found
    assert ".dist-info/" not in found
    assert sums_of([home, home.parent / "no_such_package"]) == ""

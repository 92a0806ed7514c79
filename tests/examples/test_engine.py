"""``examples/engine``: a text and its interface, run by wgpu without this package."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from examples.loaded import FOLDER, load

from runtime import device
from transpile import CubeError
from transpile.__main__ import main as command

KERNEL = f"{FOLDER / 'engine' / 'dispatch_wgsl.py'}:gather"


@pytest.fixture(autouse=True)
def _paths(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))


def test_the_text_runs_by_its_interface(
    missing: Callable[[str], NoReturn], capfd: pytest.CaptureFixture[str]
) -> None:
    try:
        device("webgpu")
    except CubeError as error:
        missing(str(error))
    load("engine/dispatch_wgsl").main()
    assert "agree with NumPy" in capfd.readouterr().out


def test_the_command_writes_the_files_of_an_engine(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    module = load("engine/dispatch_wgsl")
    example = module.ARGS["gather"]

    def written(name: str, *options: str) -> bytes:
        path = tmp_path / name
        assert command(["show", KERNEL, *options, "--output", str(path)]) == 0
        return path.read_bytes()

    text = module.gather.inspect("wgsl", *example, dim=64)
    assert written("gather.wgsl", "--stage", "wgsl").decode().rstrip("\n") == text.rstrip("\n")
    binary = written("gather.spv", "--stage", "spirv_binary")
    assert binary == module.gather.inspect("spirv_binary", *example, dim=64)
    assert binary[:4] == b"\x03\x02\x23\x07"
    interface = module.gather.interface("wgsl", *example, dim=64)
    assert (
        written("gather.json", "--stage", "wgsl", "--interface").decode()
        == f"{interface.as_json()}\n"
    )
    wide = json.loads(written("wide.json", "--stage", "metal", "--interface", "--set", "dim=(8,8)"))
    assert wide["dim"] == [8, 8, 1]
    assert capfd.readouterr() == ("", "")


def test_the_command_says_where_it_cannot_write(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    nowhere = str(tmp_path / "nowhere" / "gather.wgsl")
    assert command(["show", KERNEL, "--stage", "wgsl", "--output", nowhere]) == 2
    assert "a file in a folder that is there" in capfd.readouterr().err

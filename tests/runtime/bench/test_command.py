"""``python -m transpile bench``."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from runtime.launcher import LAUNCHER
from transpile.__main__ import main

EXAMPLE = str(Path(__file__).parents[3] / "examples" / "saxpy.py")


def test_a_device(own_cache: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "copy.csv"
    assert main(["bench", "--device", "reference", "--budget", "0.02", "--csv", str(file)]) == 0
    text = capsys.readouterr().out
    assert re.search(r"copy of f32: \S+ GB/s", text)
    assert "a launch of one unit: " in text
    assert "copy on reference, GB/s" in text
    assert file.read_text().startswith("way,elements,median")


@pytest.mark.parametrize(
    "more", [[], ["--set", "count=4", "dim=256"], ["--set", "vectorize=4"], ["--set", "dim=64"]]
)
def test_a_kernel_with_the_arguments_of_its_module(
    more: list[str], own_cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--device", "cpu", "--budget", "0.01", "--warm", *more]
    assert main(["bench", f"{EXAMPLE}:saxpy", *options]) == 0
    text = capsys.readouterr().out
    assert re.search(r"saxpy on cpu: [\d.]+ .s \(80 % within .*; \d+ samples, host clock\)", text)
    assert "7.8 KiB of arguments, each counted once: " in text


def test_a_dim_alone_is_the_dim(own_cache: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--device", "cpu", "--budget", "0.01", "--set", "dim=99999"]
    assert main(["bench", f"{EXAMPLE}:saxpy", *options]) == 1
    assert "a cube of (99999, 1, 1) units is too large" in capsys.readouterr().err


def test_options_of_a_launch_are_heeded(
    own_cache: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ["bench", f"{EXAMPLE}:saxpy", "--device", "reference", "--budget", "0", "--set"]
    plans = []
    plain = LAUNCHER.launch_openly

    def seen(*given: Any) -> Any:
        plans.append(given[-1].checked)
        return plain(*given)

    monkeypatch.setattr(LAUNCHER, "launch_openly", seen)
    for geometry in ([], ["count=4"]):
        plans.clear()
        assert main([*options, "checked=False", *geometry]) == 0
        assert set(plans) == {False}
        for wrong in ("checked=4", "checked=1", "aliasing=True", "vectorize=4.0", "validate=2"):
            assert main([*options, wrong, *geometry]) == 1
            assert "the launch option" in capsys.readouterr().err


def test_a_kernel_with_arguments_of_the_command_line(
    own_cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arrays = ["f32[64]", "f32[64]"]
    options = ["--device", "reference", "--budget", "0.01", "--warm"]
    assert main(["bench", f"{EXAMPLE}:saxpy", "--args", "-2.0", *arrays, *options]) == 0
    assert "512 B of arguments" in capsys.readouterr().out
    assert main(["bench", *options, "--args", "-2.0", *arrays, f"{EXAMPLE}:saxpy"]) == 0
    assert "512 B of arguments" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["bench", *options, "--args", "-2.0", *arrays])
    assert "are for a kernel" in capsys.readouterr().err
    assert main(["bench", f"{EXAMPLE}:saxpi", *options]) == 2
    assert "did you mean `saxpy`?" in capsys.readouterr().err


def test_a_plot_needs_matplotlib(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert main(["bench", "--device", "reference", "--plot", "copy.png"]) == 2
    assert "`matplotlib`, which is not installed" in capsys.readouterr().err

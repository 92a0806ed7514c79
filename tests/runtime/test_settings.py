"""What the settings `dump`, `debug` and `log` do to launches; and that no setting is without an effect."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from runtime import device, devices
from runtime.devices import Device
from runtime.reference.server import open_server
from transpile import (
    ABSOLUTE_POS,
    UNIT_POS_X,
    UNIT_POS_Y,
    CubeLaunchError,
    CubeUsageError,
    Mut,
    SharedMemory,
    Tensor,
    config,
    cube,
    f32,
    f64,
    spec,
    sync_cube,
)
from transpile.config import STAGE_FILES
from transpile.ir.verify import VerifyError
from transpile.passes import sequence

ROOT = Path(__file__).parents[2]
DEVICES = ("reference", "cpu", "vulkan", "webgpu")


def test_every_setting_is_read_somewhere() -> None:
    sources = [
        path.read_text(encoding="utf-8")
        for package in ("transpile", "runtime")
        for path in (ROOT / package).rglob("*.py")
        if path.name != "config.py"
    ]
    unread = [
        name
        for name in config.NAMES
        if not any(re.search(rf'settings\.{name}\b|quick\("{name}"', text) for text in sources)
    ]
    assert unread == []


# dump


def made(scale: float):
    """Return a new kernel; one that was launched before is not written again."""

    @cube(launch=True)
    def scaled(x: Mut[Tensor[f32]]) -> None:
        if x.len() > ABSOLUTE_POS:
            x[ABSOLUTE_POS] *= scale

    return scaled


@pytest.mark.parametrize("where", ["reference", "vulkan"])
def test_a_dump_has_every_stage_of_a_new_kernel(where: str, tmp_path: Path) -> None:
    client = device(where).client
    kernel, x = made(2.0), np.ones(8, "f4")
    with config.override(dump="all", dump_dir=tmp_path):
        kernel.over(8).launch(client, x)
        kernel.over(8).launch(client, x)
    assert x.tolist() == [4.0] * 8
    [folder] = (tmp_path / "scaled").iterdir()
    assert sorted(path.name for path in folder.iterdir()) == sorted(STAGE_FILES.values())
    texts = {path.name: path.read_text() for path in folder.iterdir()}
    assert "def scaled__expand(" in texts["expand.py"]
    assert texts["kernel.ir"].startswith("kernel scaled(")
    assert "OpEntryPoint" in texts["spirv.spvasm"]
    assert "__global__" in texts["cuda.cu"]


def test_a_dump_of_some_stages_of_two_specializations(tmp_path: Path) -> None:
    client = device("reference").client
    kernel = made(3.0)
    with config.override(dump=["ir"], dump_dir=tmp_path):
        kernel.launch(client, 1, 8, np.ones(8, "f4"))
        kernel.launch(client, 1, 16, np.ones(8, "f4"))
    found = sorted(path.name for path in tmp_path.rglob("*.*"))
    assert found == ["kernel.ir", "kernel.ir"]


@cube(launch=True)
def double(x: Mut[Tensor[f64]]) -> None:
    if x.len() > ABSOLUTE_POS:
        x[ABSOLUTE_POS] = x[ABSOLUTE_POS] * 2.0


def test_a_target_that_refuses_the_kernel_says_why_in_the_dump(tmp_path: Path) -> None:
    x = np.ones(8, "f8")
    with config.override(dump="metal,cuda", dump_dir=tmp_path):
        double.over(8).launch(device("reference").client, x)
    assert x.tolist() == [2.0] * 8
    [folder] = (tmp_path / "double").iterdir()
    assert sorted(path.name for path in folder.iterdir()) == ["cuda.cu", "metal.error.txt"]
    assert (folder / "metal.error.txt").read_text().startswith("error[CUBE3")


def test_a_dump_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with config.override(dump="ir", dump_dir=file):
        with pytest.raises(CubeUsageError, match=r"CUBE900.*`dump_dir`"):
            made(4.0).over(8).launch(device("reference").client, np.ones(8, "f4"))


# debug


@cube(launch=True)
def positive(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        assert x[ABSOLUTE_POS] > 0.0, "positive"
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS]


@pytest.mark.parametrize("where", DEVICES)
def test_with_debug_the_launch_itself_raises(where: str) -> None:
    client = device(where).client
    good, bad = client.create(np.ones(4, "f4")), client.create(-np.ones(4, "f4"))
    out, site = client.zeros(4, f32), positive[1, 4]
    prepared = positive.prepare(client, 1, 4, bad, out)
    for _ in range(4):
        site(good, out)
    with config.override(debug=True):
        for launch in (lambda: site(bad, out), prepared, lambda: site(bad, out)):
            site(good, out)
            with pytest.raises(CubeLaunchError, match="positive"):
                launch()
            client.write(out, np.zeros(4, "f4"))
    site(bad, out)
    with pytest.raises(CubeLaunchError, match="positive"):
        client.read(out)
    client.sync()


def test_with_debug_remembered_launches_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    client = device("cpu").client
    x, kernel = client.create(np.ones(8, "f4")), made(2.0)
    site, waits = kernel[1, 8], []
    for _ in range(5):
        site(x)
    monkeypatch.setattr(client.server, "sync", lambda: waits.append(1), raising=False)
    for _ in range(3):
        site(x)
    assert waits == []
    monkeypatch.setenv("TRANSPILE_DEBUG", "1")
    for _ in range(5):
        site(x)
    assert len(waits) == 5
    monkeypatch.delenv("TRANSPILE_DEBUG")
    site(x)
    assert len(waits) == 5


@cube(launch=True)
def transposed(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    tile = SharedMemory[f32](8, 9)
    tile[UNIT_POS_Y, UNIT_POS_X] = x[UNIT_POS_Y, UNIT_POS_X]
    sync_cube()
    out[UNIT_POS_X, UNIT_POS_Y] = tile[UNIT_POS_Y, UNIT_POS_X]


@pytest.mark.parametrize("stage", ["cuda", "mlir"])
def test_with_debug_what_each_pass_makes_is_verified(
    stage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    matrix = spec(f32, (8, 8))
    with config.override(debug=True):
        assert transposed.inspect(stage, matrix, matrix, cube_dim=(8, 8))
        real = sequence.plain_slots

        def damaging(kernel):
            found = real(kernel)
            return replace(found, body=found.body[1:])

        monkeypatch.setattr(sequence, "plain_slots", damaging)
        with pytest.raises(VerifyError, match="the pass `plain_slots` made IR of `transposed`"):
            transposed.inspect(stage, matrix, matrix, cube_dim=(8, 8))


# log


def test_the_log_tells_what_is_opened_built_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: dict[str, Device] = {}
    monkeypatch.setattr(devices, "_open", opened)
    with config.override(cache_dir=tmp_path, cache=True, log="debug"):
        made(5.0).over(8).launch(device("cpu").client, np.ones(8, "f4"))
        made(5.0).over(8).launch(device("cpu").client, np.ones(8, "f4"))
    lines = capsys.readouterr().err.splitlines()
    assert all(re.match(r"transpile (info|debug): ", line) for line in lines)
    text = "\n".join(lines)
    for pattern in (
        r"info: opened the device `cpu`: \S",
        r"info: built `scaled` for cpu \(.*\) in \d+\.\d ms",
        r"debug: cache: no cpu/[0-9a-f]{16}\n",
        r"debug: cache: kept cpu/[0-9a-f]{16}, \d+ bytes\n",
        r"debug: cache: read cpu/[0-9a-f]{16}",
    ):
        assert re.search(pattern, text), (pattern, text)


@pytest.mark.parametrize(("level", "lines"), [("warning", 0), ("off", 0), ("info", 1)])
def test_the_log_is_quiet_unless_it_is_asked(
    level: str, lines: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with config.override(log=level):
        made(6.0).over(8).launch(Device("reference", open_server(0)).client, np.ones(8, "f4"))
    assert len(capsys.readouterr().err.splitlines()) == lines


def test_a_process_without_standard_error_logs_nothing() -> None:
    program = "import sys; sys.stderr = None\nfrom runtime import device\ndevice('reference')\n"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": str(ROOT), "TRANSPILE_LOG": "debug", "PATH": ""},
        check=False,
        timeout=60,
    )
    assert done.returncode == 0

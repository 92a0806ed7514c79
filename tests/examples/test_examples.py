"""Every example runs on the CPU and checks itself; ``show`` and the golden files agree on what its kernel becomes."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest
from examples.loaded import FOLDER, NAMES, load

from transpile import config
from transpile.__main__ import main as command
from transpile.testing import Golden
from transpile.testing.golden import FILES

ROOT = FOLDER.parent
COMPTIME_USES = {
    "instruction_specialization",
    "adaptive_parallelism",
    "loop_unrolling",
    "shape_specialization",
    "compile_time_calculation",
}


@pytest.fixture
def cpu(missing: Callable[[str], NoReturn]) -> Iterator[None]:
    for library in ("llvmlite", "mlir", "cffi"):
        if importlib.util.find_spec(library) is None:
            missing(f"the extra `cpu` is not installed: no {library}")
    with config.override(device="cpu"):
        yield


@pytest.mark.parametrize("example", NAMES)
@pytest.mark.usefixtures("cpu")
def test_the_example_runs(example: str, capfd: pytest.CaptureFixture[str]) -> None:
    load(example).main()
    assert capfd.readouterr().out.strip()


@pytest.mark.usefixtures("cpu")
def test_a_wrong_kernel_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples check themselves: with another kernel in its place, saxpy's numbers are refused."""
    module = load("saxpy")

    class Idle:
        def __getitem__(self, _: object) -> Callable[..., None]:
            return lambda *_: None

    monkeypatch.setattr(module, "saxpy", Idle())
    with pytest.raises(AssertionError):
        module.main()


@pytest.mark.usefixtures("cpu")
def test_an_example_is_a_program(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", FOLDER / "saxpy.py"],
        capture_output=True, text=True, check=False, cwd=ROOT,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout == "saxpy agrees with NumPy\n"


def test_debugging_prints_what_each_unit_has(capsys: pytest.CaptureFixture[str]) -> None:
    load("debugging").main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[:4] == [
        f"unit {i}: total is {t} after k = 1" for i, t in enumerate((9.0, 18.0, 27.0, 21.0))
    ]
    assert lines[4] == "wrong at [0 3]: [3. 7.] instead of [ 4.5 10.5]"
    assert lines[5:] == ["unit 3 alone:", "unit 3: total is 21.0 after k = 1"]


@pytest.mark.parametrize("example", NAMES)
def test_every_kernel_has_arguments_to_show(example: str) -> None:
    module = load(example)
    assert module.ARGS
    for kernel, arguments in module.ARGS.items():
        options = getattr(module, "OPTIONS", {}).get(kernel, {})
        assert getattr(module, kernel).inspect("cuda", *arguments, **options)


@pytest.mark.parametrize("stage", ["cuda", "hip", "metal", "wgsl", "spirv"])
def test_print_has_a_buffer_where_it_can_not_call_the_host(stage: str) -> None:
    module = load("debugging")
    assert "notes" in module.wrong_means.inspect(stage, *module.ARGS["wrong_means"])


def test_the_five_uses_are_there() -> None:
    assert {path.stem for path in (FOLDER / "comptime").glob("*.py")} == COMPTIME_USES


@pytest.mark.parametrize("use", sorted(COMPTIME_USES))
def test_golden_comptime(use: str, golden: Golden) -> None:
    module = load(f"comptime/{use}")
    for kernel, arguments in module.ARGS.items():
        options = getattr(module, "OPTIONS", {}).get(kernel, {})
        golden(getattr(module, kernel), arguments, area="examples", **options)


@pytest.mark.parametrize("stage", FILES)
@pytest.mark.parametrize(
    ("example", "kernel", "area"),
    [("saxpy", "saxpy", None), ("comptime/loop_unrolling", "window_sum", "examples")],
)  # fmt: skip
def test_show(
    example: str, kernel: str, area: str | None, stage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(["show", f"examples/{example}.py:{kernel}", "--stage", stage]) == 0
    shown = capsys.readouterr().out
    module = load(example)
    assert (
        shown.strip() == str(getattr(module, kernel).inspect(stage, *module.ARGS[kernel])).strip()
    )
    if area is not None:
        assert shown == (ROOT / "golden" / area / kernel / FILES[stage]).read_text(encoding="utf-8")


def test_numbers_of_the_filter() -> None:
    """The taps are a filter: they add up to 1 and are symmetric."""
    taps = load("comptime/compile_time_calculation").taps(5, 0.1)
    np.testing.assert_allclose([sum(taps), taps[0]], [1.0, taps[4]], rtol=1e-12)

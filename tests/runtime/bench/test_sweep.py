"""Sweeps: the table, the CSV, the plot, and what fails in them."""

from __future__ import annotations

import csv
import re
import sys
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest

from runtime import ComputeClient, device
from runtime.bench import Ceiling, Interrupted, Sweep, Timing, ceiling, ceilings, report
from tests.runtime.conformance.kernels import saxpy
from transpile import CubeUsageError, Mut, Tensor, cube, f32
from transpile.__main__ import main


def sweep() -> Sweep:
    fast, slow = Timing((1e-6, 1e-6), "device"), Timing((4e-6, 4e-6, 4e-6), "host")
    return Sweep(
        "copy",
        "cpu",
        "n",
        (1000, 2000),
        {"ours": (fast, slow), "theirs": (slow, None)},
        {("theirs", 2000): "no room"},
        (8000.0, 16000.0),
        "GB/s",
        10.0,
    )


TABLE = """\
copy on cpu, GB/s (share of the measured copy, 10 GB/s)
           n            ours          theirs
        1000         8   80%         2   20%
        2000         4   40%          failed
theirs failed at n = 2000: no room"""

CSV = """\
way,n,median,low,high,samples,clock,GB/s,share
ours,1000,1e-06,1e-06,1e-06,2,device,8,0.8000
ours,2000,4e-06,4e-06,4e-06,3,host,4,0.4000
theirs,1000,4e-06,4e-06,4e-06,3,host,2,0.2000
theirs,2000,,,,0,,,
"""


def test_the_table() -> None:
    assert sweep().table() == TABLE


def test_the_csv() -> None:
    assert sweep().csv() == CSV


class Figure:
    """What of matplotlib is used."""

    drawn: ClassVar[list[Any]] = []

    def __init__(self, **options: Any) -> None:
        self.drawn.clear()
        self.canvas = self

    def get_supported_filetypes(self) -> dict[str, str]:
        return {"png": "pictures", "svg": "drawings"}

    def subplots(self) -> Figure:
        return self

    def plot(self, x: list[int], y: list[float], **options: Any) -> None:
        self.drawn.append((options["label"], x, y))

    def axhline(self, y: float, **options: Any) -> None:
        self.drawn.append((options["label"], y))

    def set_xscale(self, kind: str, base: int) -> None:
        assert (kind, base) == ("log", 2)

    def set_title(self, text: str) -> None:
        self.drawn.append(text)

    set_xlabel = set_ylabel = set_title

    def legend(self) -> None: ...

    def savefig(self, path: str) -> None:
        Path(path).write_text("drawn")


@pytest.fixture
def matplotlib(monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType("matplotlib.figure")
    module.Figure = Figure  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "matplotlib", types.ModuleType("matplotlib"))
    monkeypatch.setitem(sys.modules, "matplotlib.figure", module)


@pytest.mark.usefixtures("matplotlib")
def test_a_plot_of_an_unknown_kind_is_refused_before_measuring(tmp_path: Path) -> None:
    def maker(value: int) -> Callable[[], object]:
        raise AssertionError("nothing is to be measured")

    with pytest.raises(CubeUsageError, match="an ending that matplotlib knows: png, svg"):
        report("x", {"x": maker}, x="n", values=[1], plot=tmp_path / "x.doc")
    assert main(["bench", "--device", "reference", "--plot", str(tmp_path / "x.doc")]) == 2


@pytest.mark.usefixtures("matplotlib")
def test_a_plot_where_nothing_worked(
    tmp_path: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(count: int) -> Callable[[], object]:
        raise MemoryError("no room")

    def set_xscale(self: Figure, kind: str, base: int) -> None:
        raise ValueError("Data cannot be log-scaled")  # as matplotlib's own does without points

    monkeypatch.setattr(Figure, "set_xscale", set_xscale)
    client = device("reference").client
    plot = tmp_path / "x.png"
    report("x", {"x": fails}, x="n", values=[1], client=client, plot=plot, quiet=True)
    assert plot.read_text() == "drawn"
    assert Figure.drawn[0] == ("x", [], [])


@pytest.mark.usefixtures("matplotlib")
def test_the_plot_has_a_line_for_each_way(tmp_path: Path) -> None:
    sweep().plot(tmp_path / "copy.png")
    assert (tmp_path / "copy.png").read_text() == "drawn"
    assert Figure.drawn == [
        ("ours", [1000, 2000], [8.0, 4.0]),
        ("theirs", [1000], [2.0]),
        ("measured ceiling", 10.0),
        "copy on cpu",
        "n",
        "GB/s",
    ]


def test_without_matplotlib_a_plot_is_refused_before_measuring(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)

    def maker(value: int) -> Callable[[], object]:
        raise AssertionError("nothing is to be measured")

    with pytest.raises(CubeUsageError, match=r"transpile\[bench\]"):
        report("x", {"x": maker}, x="n", values=[1], plot="x.png")


def test_a_report_measures_prints_and_writes(
    own_cache: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    client = device("reference").client

    def ours(count: int) -> Callable[[], object]:
        x, y = client.create(np.ones(count, "f4")), client.create(np.zeros(count, "f4"))
        return lambda: saxpy.launch(client, 1, count, 1.0, x, y)

    def failing(count: int) -> Callable[[], object]:
        raise MemoryError("no room")

    found = report(
        "saxpy",
        {"ours": ours, "failing": failing},
        x="n",
        values=[16, 32],
        bytes_moved=lambda n: 12 * n,
        client=client,
        budget=0.0,
        flush=False,
        csv=tmp_path / "saxpy.csv",
    )
    text = capsys.readouterr().out
    assert text.startswith("saxpy on reference, GB/s (share of the measured copy, ")
    assert "failing failed at n = 16, 32: MemoryError: no room (test_sweep.py:" in text
    rows = list(csv.DictReader((tmp_path / "saxpy.csv").read_text().splitlines()))
    assert [(row["way"], row["n"], row["samples"]) for row in rows] == [
        ("ours", "16", "5"), ("ours", "32", "5"), ("failing", "16", "0"), ("failing", "32", "0"),
    ]  # fmt: skip
    assert found.figure("ours", 0) == pytest.approx(float(rows[0]["GB/s"]), rel=1e-4)
    assert found.figure("failing", 0) is None


def work_that(ends: Mapping[int, BaseException]) -> Callable[[int], Callable[[], object]]:
    """Return a maker whose work raises at some sizes."""

    def maker(count: int) -> Callable[[], object]:
        def work() -> None:
            if count in ends:
                raise ends[count]

        return work

    return maker


def test_errors_of_the_user_are_told_and_the_sweep_goes_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    client = device("reference").client
    x, y = client.zeros(4, f32), client.zeros(4, f32)

    def refused(count: int) -> Callable[[], object]:
        return lambda: saxpy.launch(client, 1, count, "one", x, y)

    found = report(
        "x",
        {
            "empty": work_that({1: ValueError(), 2: ValueError()}),
            "right": work_that({}),
            "odd": work_that({2: KeyError("two\nlines")}),
            "none": work_that({1: MemoryError(), 4: StopIteration("late")}),
            "refused": refused,
        },
        x="n",
        values=[1, 2, 4],
        client=client,
        budget=0.0,
        flush=False,
    )
    told = [line for line in capsys.readouterr().out.splitlines() if " failed at " in line]
    place = rf"\(test_sweep.py:{work_that.__code__.co_firstlineno + 6}\)"
    for line, wanted in zip(
        told,
        [
            rf"empty failed at n = 1, 2: ValueError {place}",
            rf"none failed at n = 1: MemoryError {place}",
            r"refused failed at n = 1, 2, 4: error\[CUBE\d+\]: .*`a`.*",
            rf"odd failed at n = 2: KeyError: 'two\\nlines' {place}",
            rf"none failed at n = 4: StopIteration: late {place}",
        ],
        strict=True,
    ):
        assert re.fullmatch(wanted, line), (line, wanted)
    assert {way: [bool(t) for t in times] for way, times in found.timings.items()} == {
        "empty": [False, False, True],
        "right": [True, True, True],
        "odd": [True, False, True],
        "none": [False, True, False],
        "refused": [False, False, False],
    }


@cube(launch=True)
def asserted(x: Mut[Tensor[f32]]) -> None:
    assert x[0] > 0.0, "not above zero"


def test_what_a_failed_way_launched_fails_no_other(
    where_it_is: Callable[[str], ComputeClient],
) -> None:
    client = where_it_is("vulkan")

    def failing(count: int) -> Callable[[], object]:
        asserted.launch(client, 1, 1, client.zeros(1, f32))
        raise RuntimeError("before anybody looked at the assert")

    ways = {"failing": failing, "right": work_that({})}
    found = report("x", ways, x="n", values=[1], client=client, budget=0.0, quiet=True)
    assert found.timings["right"][0] is not None


def test_what_was_measured_is_kept_when_a_sweep_is_interrupted(
    own_cache: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ways = {
        "a": work_that({1: ValueError("no")}),
        "b": work_that({2: KeyboardInterrupt()}),
        "c": work_that({}),
    }
    options: dict[str, Any] = {
        "x": "n",
        "values": [1, 2, 4],
        "bytes_moved": float,
        "client": "reference",
        "budget": 0.0,
        "flush": False,
        "csv": tmp_path / "x.csv",
    }
    with pytest.raises(Interrupted) as caught:
        report("x", ways, **options)
    sweep = caught.value.sweep
    assert isinstance(caught.value, KeyboardInterrupt)
    assert caught.traceback[-1].name == "work"
    assert (sweep.values, sweep.amounts) == ((1, 2), (1.0, 2.0))
    lines = sweep.table().splitlines()
    assert capsys.readouterr().out.splitlines() == lines
    assert lines[1].split() == ["n", "a", "b", "c"]
    assert lines[2].split()[1] == "failed"
    assert "-" not in lines[2].split()
    assert lines[3].split()[-2:] == ["-", "-"]
    assert lines[4].startswith("a failed at n = 1: ValueError: no ")
    rows = list(csv.DictReader((tmp_path / "x.csv").read_text().splitlines()))
    assert [(row["way"], row["n"], row["samples"]) for row in rows] == [
        ("a", "1", "0"), ("a", "2", "5"), ("b", "1", "5"), ("b", "2", "0"), ("c", "1", "5"), ("c", "2", "0"),
    ]  # fmt: skip


def test_a_way_that_is_no_maker_ends_a_sweep_and_keeps_what_was_measured(
    capsys: pytest.CaptureFixture[str],
) -> None:
    maker: Any = lambda count: (lambda: None) if count < 2 else None
    with pytest.raises(CubeUsageError, match="a maker that returns the work"):
        report("x", {"x": maker}, x="n", values=[1, 2, 4], client="reference", budget=0.0)
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in printed[1:]] == ["n", "1"]
    with pytest.raises(CubeUsageError, match="a maker that returns the work"):
        report("x", {"x": maker}, x="n", values=[2], client="reference", budget=0.0)
    assert not capsys.readouterr().out


def test_a_lost_device_ends_a_sweep_and_keeps_what_was_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = device("reference").client

    def maker(count: int) -> Callable[[], object]:
        if count == 2:
            monkeypatch.setattr(client.server, "lost", "a fault", raising=False)
            raise RuntimeError("the device is gone")
        return lambda: None

    with pytest.raises(RuntimeError, match="the device is gone"):
        report("x", {"x": maker}, x="n", values=[1, 2, 4], client=client, budget=0.0, flush=False)
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in printed[1:]] == ["n", "1"]


def test_amounts_of_two_kinds_are_refused() -> None:
    with pytest.raises(CubeUsageError, match="one unit"):
        report("x", {"x": lambda n: print}, x="n", values=[1], bytes_moved=float, operations=float)
    with pytest.raises(CubeUsageError, match="at least one way"):
        report("x", {}, x="n", values=[1])


def test_the_ceiling_is_measured_once_and_kept(
    own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = device("reference").client
    monkeypatch.setattr(ceilings, "_known", {})
    found = ceiling(client)
    assert found.bandwidth > 0 < found.rate
    assert found.least_time(found.bandwidth, 2 * found.rate) == pytest.approx(2.0)
    monkeypatch.setattr(ceilings, "_known", {})
    monkeypatch.setattr(ceilings, "_bandwidth", lambda client: 1 / 0)
    assert ceiling(client) == found  # from the disk
    [entry] = (own_cache / "measured").glob("*.entry")
    entry.write_bytes(entry.read_bytes()[:-1])
    monkeypatch.setattr(ceilings, "_known", {})
    monkeypatch.setattr(ceilings, "_bandwidth", lambda client: 7.0)
    assert ceiling(client).bandwidth == 7.0
    assert isinstance(ceiling(client), Ceiling)

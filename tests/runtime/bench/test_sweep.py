"""Sweeps: the table, the CSV, the plot, and what fails in them."""

from __future__ import annotations

import csv
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest

from runtime import device
from runtime.bench import Ceiling, Sweep, Timing, ceiling, ceilings, report
from tests.runtime.conformance.kernels import saxpy
from transpile import CubeUsageError
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
    assert "failing failed at n = 16: no room" in text
    rows = list(csv.DictReader((tmp_path / "saxpy.csv").read_text().splitlines()))
    assert [(row["way"], row["n"], row["samples"]) for row in rows] == [
        ("ours", "16", "5"), ("ours", "32", "5"), ("failing", "16", "0"), ("failing", "32", "0"),
    ]  # fmt: skip
    assert found.figure("ours", 0) == pytest.approx(float(rows[0]["GB/s"]), rel=1e-4)
    assert found.figure("failing", 0) is None


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

"""Structs on the command line: ``show --args`` and ``bench --args``."""

from __future__ import annotations

from pathlib import Path

import pytest

from transpile.__main__ import main

MODULE = """
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

from transpile import ABSOLUTE_POS, Array, Comptime, Mut, cube, f16, f32, i32

F = TypeVar("F")

@cube
@dataclass
class Point:
    x: f32 = 1.0
    y: f32 = 2.0

@cube
@dataclass
class View:
    data: Array[f32]
    origin: Point

@cube
@dataclass
class Pair(Generic[F]):
    a: F
    b: F

class Color(IntEnum):
    RED = 1
    GREEN = 5

class Broken:
    def __init__(self):
        raise RuntimeError("not today")

@cube(launch=True)
def moved(points: Mut[Array[Point]], by: Point, scale: Comptime[int]) -> None:
    i = ABSOLUTE_POS
    if i < points.len():
        points[i] = Point(points[i].x + by.x, points[i].y + by.y * scale)

@cube(launch=True)
def viewed(out: Mut[Array[f32]], view: View, both: tuple[Point, i32]) -> None:
    if ABSOLUTE_POS < out.len():
        out[ABSOLUTE_POS] = view.data[ABSOLUTE_POS] + view.origin.x + both[0].y + f32(both[1])

@cube(launch=True)
def paired(out: Mut[Array[F]], pair: Pair[F]) -> None:
    out[0] = pair.a + pair.b
"""


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.syspath_prepend(str(tmp_path))
    file = tmp_path / "kernels_with_structs.py"
    file.write_text(MODULE)
    return str(file)


POINTS = "%points: mut array<f32 by 2>, %by_x: f32"


@pytest.mark.parametrize(
    ("kernel", "arguments", "shown"),
    [
        ("moved", ["Point[64]", "Point(3.0, y=4.0)", "3"], POINTS),
        ("moved", ["Point[64]", "Point", "Color.GREEN"], POINTS),
        ("moved", ["Point[8, 2]", "scale=2", "by=Point(f32(1.5), -inf)"], POINTS),
        ("viewed", ["f32[64]", "View(f32[64], Point(0.0, 1.0))", "(Point, 3)"], "%view_data: array<f32>"),
        ("viewed", ["f32[64]", "View(data=f32[64]@(1,), origin=Point())", "(Point(), 3)"], "%view_origin_x: f32"),
        ("paired", ["f16[4]", "Pair[f16](1.0, 2.0)"], "%pair_a: f16"),
    ],
)  # fmt: skip
def test_structs_are_shown(
    path: str, kernel: str, arguments: list[str], shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["show", f"{path}:{kernel}", "--args", *arguments])
    out, err = capsys.readouterr()
    assert (status, err) == (0, "")
    assert shown in out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["Poin[64]", "Point", "3"], "`Poin[64]`: there is no dtype and no class `Poin[64]`"),
        (["Point[64]", "Point(z=3)", "3"], "TypeError: Point.__init__() got an unexpected keyword"),
        (["Point[64]", "Point", "Color.BLUE"], "there are `Color.RED`, `Color.GREEN`"),
        (["Point[64]", "Broken", "3"], "RuntimeError: not today"),
        (["Point[64]", "__import__('os').getcwd()", "3"], "no class `__import__('os').getcwd`"),
        (["Point[64]", "(Point, Pt)", "3"], "no class `Pt`"),
    ],
)
def test_what_can_not_be_read_is_named(
    path: str, arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", f"{path}:moved", "--args", *arguments]) == 2
    err = capsys.readouterr().err
    assert says in err
    assert "CUBE906" in err


def test_structs_are_timed(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["Point[64]", "Point(3.0)", "3", "--device", "reference", "--budget", "0.001"]
    assert main(["bench", f"{path}:moved", "--args", *arguments]) == 0
    assert "moved on reference: " in capsys.readouterr().out

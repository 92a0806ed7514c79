"""What a person sees of memory at ``breakpoint()``: its numbers."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass

import ml_dtypes
import numpy as np
import pytest

from transpile import (
    UNIT_POS,
    Array,
    Atomic,
    LocalArray,
    Mut,
    SharedMemory,
    Tensor,
    Vector,
    bf16,
    cube,
    e4m3,
    f32,
    i32,
    numpy_dtype,
    sync_cube,
    u32,
)


@cube
@dataclass
class Point:
    x: f32
    y: i32


@cube(launch=True)
def looked_at(
    x: Tensor[f32],
    y: Mut[Tensor[f32]],
    points: Mut[Array[Point]],
    bins: Mut[Array[Atomic[u32]]],
    halves: Array[bf16],
    small: Array[e4m3],
    long: Array[i32],
    wide: Array[Vector[f32, 4]],
    none: Array[f32],
) -> None:
    tile, mine = SharedMemory[i32](2), LocalArray[i32](3)
    tile[UNIT_POS], tile[UNIT_POS + 1] = 1, 2
    sync_cube()
    part, row = y[1:3], x[0, 1:]
    y[0] = 7.5
    breakpoint()  # noqa: T100
    y[0] = part[0] + row[0] + f32(mine[0])


SEEN = {
    "x": "f32[3, 2]([[0. 3.]\n [1. 4.]\n [2. 5.]])",
    "y": "f32[4]([7.5 1.  2.  3. ])",
    "points": "Point[2]([(0., 0) (0., 0)])",
    "points[0]": "Point(x=f32(0.0), y=i32(0))",
    "bins": "u32[2]([1 1])",
    "bins[0]": "<atomic element of u32[2]([1 1])>",
    "halves": "bf16[3]([1 1 1])",
    "small": "e4m3[2]([1 1])",
    "long": "i32[100]([ 0  1  2 ... 97 98 99])",
    "wide": "vec<f32, 4>[2]([[0. 1. 2. 3.]\n [4. 5. 6. 7.]])",
    "none": "f32[0]([])",
    "tile": "shared i32[2]([1 2])",
    "mine": "local i32[3]([0 0 0])",
    "part": "f32[2]([1. 2.])",
    "row": "<slice of <tensor<f32, 2> x>>",
}


def test_names_show_their_numbers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = "".join(f"p {name}\n" for name in SEEN)
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{asked}continue\n"))
    y = np.arange(4, dtype="f4")
    looked_at.debug(
        1, 1, np.arange(6, dtype="f4").reshape(2, 3).T, y, np.zeros(2, numpy_dtype(Point)),
        np.ones(2, "u4"), np.ones(3, ml_dtypes.bfloat16), np.ones(2, ml_dtypes.float8_e4m3fn),
        np.arange(100, dtype="i4"), np.arange(8, dtype="f4"), np.zeros(0, "f4"),
    )  # fmt: skip
    shown = [part.strip() for part in capsys.readouterr().out.split("(Pdb) ")]
    assert dict(zip(SEEN, shown[1:-1], strict=True)) == SEEN
    assert y.tolist() == [4, 1, 2, 3]

"""Slices of one dimension: reference, eager and CPU against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from expand.compared import WHERE

from runtime import device
from transpile import (
    ABSOLUTE_POS,
    Array,
    CubeError,
    LocalArray,
    Mut,
    Slice,
    Tensor,
    cube,
    f32,
    i32,
    spec,
)


@cube
def total(values: Slice[f32]) -> f32:
    result = f32(0.0)
    for value in values:
        result += value
    return result


@cube
def fill(values: Mut[Slice[f32]], by: f32) -> None:
    for k in range(values.len()):
        values[k] = by


@cube(launch=True)
def rows(x: Tensor[f32], out: Mut[Tensor[f32]], sums: Mut[Array[f32]], near: Array[i32]) -> None:
    i = ABSOLUTE_POS
    if i < x.shape(0):
        row = x[i, :]
        sums[i] = total(row) + 1000.0 * total(row[1:]) + row[-1] * 0.5 + row[99]
        fill(out[1:, i][:1], f32(i))
        column = out[:, i]
        column[0] = total(x[i, near[0] :])
        column[9] = 7.0
    tile = LocalArray[f32]((2, 3))
    tile[1, :][2] = 4.0
    if i == 0:
        sums[3] = tile[1, 2] + total(tile[1, 1:])
        sums[4] = total(x[5, :]) + f32(x[-1, 1:100].len())
        sums[5] = x[1:, -1][1]


@pytest.mark.parametrize("where", WHERE)
def test_rows_and_columns(where: str) -> None:
    wide = np.arange(24, dtype="f4").reshape(3, 8)
    x, memory, sums = wide[:, ::2], np.zeros((3, 6), "f4"), np.zeros(6, "f4")
    args: tuple[Any, ...] = (x, memory[:, ::2], sums, np.array([-2], "i4"))
    if where == "eager":
        rows.eager(1, 4, *args)
    else:
        rows.launch(device(where).client, 1, 4, *args)
    wanted = x.sum(1) + 1000 * x[:, 1:].sum(1) + x[:, -1] * 0.5
    assert sums.tolist() == [*wanted.tolist(), 8.0, 3.0, x[2, -1]]
    assert memory[:, ::2].tolist() == [x[:, -2:].sum(1).tolist(), [0.0, 1.0, 2.0], [0.0, 0.0, 0.0]]
    assert not memory[:, 1::2].any()


@pytest.mark.parametrize("target", ["cuda", "hip", "metal", "wgsl", "spirv", "mlir"])
def test_every_target(target: str) -> None:
    rows.inspect(target, spec(f32, (3, 4)), spec(f32, (3, 3)), spec(f32, 6), spec(i32, 1))


REFUSED = {
    "out[0] = t[:, :][0]": "CUBE126",
    "out[0] = t[1, ::2][0]": "a slice with a step",
    "t[1, :] = 2.0": "assignment to a slice",
    "out[0] = t[1, :, 0][0]": "3 indices for rank 2",
}


@pytest.mark.parametrize("statement", REFUSED)
def test_what_is_refused(statement: str) -> None:
    text = f"@cube(launch=True)\ndef kernel(t: Mut[Tensor[f32]], out: Mut[Array[f32]]) -> None:\n    {statement}\n"
    with pytest.raises(CubeError, match=REFUSED[statement]):
        cube.from_source(text, dict(globals())).inspect("ir", spec(f32, (3, 4)), spec(f32, 3))

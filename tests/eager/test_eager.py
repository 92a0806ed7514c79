"""The eager context where it differs in mechanism from an expansion: types noted ahead, rows across lanes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import (
    ABSOLUTE_POS,
    UNIT_POS_X,
    Array,
    Mut,
    SharedMemory,
    Vector,
    cube,
    div_trunc,
    dot,
    f16,
    f32,
    i32,
    i64,
    magnitude,
    normalize,
    rem_trunc,
    sync_cube,
    unroll,
)


@cube(launch=True)
def shifted_sums(x: Array[f32], out: Mut[Array[f32]]) -> None:
    """`k` starts weak and becomes an `index` by what it is added to."""
    i = ABSOLUTE_POS
    for k in range(1, 3):
        if i >= k:
            out[i] += x[i - k]
        out[i] += x[i + k]


@cube(launch=True)
def across_lanes(x: Array[f32], out: Mut[Array[f32]]) -> None:
    v = Vector[f32, 4](x[0], x[1], x[2], x[3])
    w = v * 2.0 + x[0]
    out[0] = dot(v, w)
    out[1] = magnitude(v)
    unit = normalize(v)
    out[2] = unit[0] + unit[3]
    n = Vector[i32, 2](i32(x[0]), i32(x[1]))
    out[3] = f32(dot(n, n))


@pytest.mark.parametrize("kernel", [shifted_sums, across_lanes], ids=lambda k: k.__name__)
def test_eager_is_the_reference(kernel: Any) -> None:
    x = np.array([1, 2, 3, 5], "f4")
    eager, reference = np.zeros(4, "f4"), np.zeros(4, "f4")
    dim = 4 if kernel is shifted_sums else 1
    kernel.eager(1, dim, x, eager)
    kernel.launch(device("reference").client, 1, dim, x, reference)
    assert eager.any()
    np.testing.assert_array_equal(eager, reference)


@cube(launch=True)
def undefined(x: Array[i32], out: Mut[Array[i32]]) -> None:
    out[0], out[1] = div_trunc(x[0], x[1]), rem_trunc(x[0], x[1])
    pair = div_trunc(Vector[i32, 2](x[0], 9), Vector[i32, 2](x[1], 2))
    out[2], out[3] = pair[0], pair[1]


def test_what_has_no_result_is_zero() -> None:
    out = np.ones(4, "i4")
    undefined.eager(1, 1, np.array([7, 0], "i4"), out)
    assert out.tolist() == [0, 0, 0, 4]


@cube(launch=True)
def narrowed(x: Array[i64], out: Mut[Array[f32]]) -> None:
    out[ABSOLUTE_POS] = f32(x[ABSOLUTE_POS])


def test_wide_integers_are_rounded_once() -> None:
    """A double between them would make a tie of what is a little more."""
    x = np.array([(1 << 61) + (1 << 37) + 1, -(1 << 62) - (1 << 38) - 1, 1 << 62], "i8")
    out = np.zeros(3, "f4")
    narrowed.eager(1, 3, x, out)
    np.testing.assert_array_equal(out, x.astype("f4"))


@cube(launch=True)
def printing(x: Array[f16], out: Mut[Array[f32]]) -> None:
    tile = SharedMemory[f32](4)
    tile[ABSOLUTE_POS] = f32(x[ABSOLUTE_POS])
    sync_cube()
    v = x[ABSOLUTE_POS]
    print(v, tile[3 - ABSOLUTE_POS] * 1e-8, Vector[f32, 2](0.1), f"{v:.6f}")


def test_prints_are_those_of_devices(capsys: pytest.CaptureFixture[str]) -> None:
    x, out = np.array([0.1, 2, np.nan, 3], "f2"), np.zeros(4, "f4")
    printing.eager(1, 4, x, out)
    eager = capsys.readouterr().out.splitlines()
    printing.launch(device("cpu").client, 1, 4, x, out)
    launched = capsys.readouterr().out.splitlines()
    assert sorted(eager) == sorted(launched)
    assert "0.1 3e-08 (0.1, 0.1) 0.099976" in eager


@cube
def tile_of(value):
    tile = SharedMemory[f32](1)
    if UNIT_POS_X == 2:
        tile[0] = value
    return tile


@cube(launch=True)
def met_in_any_order(out: Mut[Array[f32]]) -> None:
    """Each unit touches another memory first, and two of them lie at one place in the source."""
    first, second = SharedMemory[f32](4), SharedMemory[f32](4)
    rows = [SharedMemory[f32](1) for _ in range(2)]
    i = UNIT_POS_X
    if i == 0:
        second[0] = 2.0
        rows[1][0] = 4.0
    elif i == 1:
        first[0] = 1.0
        rows[0][0] = 3.0
    fifth, sixth = tile_of(5.0), tile_of(6.0)
    sync_cube()
    for k in unroll(range(2)):
        out[6 * i + 2 + k] = rows[k][0]
    out[6 * i] = first[0]
    out[6 * i + 1] = second[0]
    out[6 * i + 4] = fifth[0]
    out[6 * i + 5] = sixth[0]


@pytest.mark.parametrize("device_name", [None, "reference"])
def test_units_touch_shared_memory_in_any_order(device_name: str | None) -> None:
    out = np.zeros(18, "f4")
    if device_name is None:
        met_in_any_order.eager(1, 3, out)
    else:
        met_in_any_order.launch(device(device_name).client, 1, 3, out)
    assert out.tolist() == [1, 2, 3, 4, 5, 6] * 3

"""``validate=True``: the first access out of bounds, or operation without a result, is reported on every device."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient
from tests.runtime.conformance.kernels import saxpy, transpose
from transpile import (
    ABSOLUTE_POS,
    CUBE_DIM,
    UNIT_POS,
    UNIT_POS_X,
    UNIT_POS_Y,
    Array,
    Atomic,
    CubeLaunchError,
    LocalArray,
    Mut,
    SharedMemory,
    Tensor,
    Vector,
    config,
    cube,
    f32,
    i32,
    i64,
    numpy_dtype,
    sync_cube,
    u8,
    u32,
)

HERE = Path(__file__).name


@cube(launch=True)
def shifted(x: Array[f32], y: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    y[i] = x[i + 1]


@cube(launch=True)
def written(x: Array[f32], y: Mut[Array[f32]]) -> None:
    y[ABSOLUTE_POS * 2] = x[ABSOLUTE_POS]


@cube(launch=True)
def before(x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    y[UNIT_POS_Y, UNIT_POS_X] = x[UNIT_POS_X, i32(UNIT_POS_Y) - 1]


@cube(launch=True)
def far(x: Array[f32], y: Mut[Array[f32]]) -> None:
    y[0] = x[i64(1) << 40]


@cube(launch=True)
def counted(x: Array[i32], bins: Mut[Array[Atomic[u32]]]) -> None:
    bins[x[ABSOLUTE_POS]].add(1)


@cube(launch=True)
def quotients(x: Array[i32], y: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    y[i] = 7 // x[i] if i < x.len() else 5


@cube(launch=True)
def powers(x: Array[i32], y: Mut[Array[i32]]) -> None:
    y[ABSOLUTE_POS] = 2 ** x[ABSOLUTE_POS]


@cube(launch=True)
def local(x: Array[i32], y: Mut[Array[i32]]) -> None:
    mine = LocalArray[i32](3)
    mine[x[ABSOLUTE_POS]] = 2
    y[ABSOLUTE_POS] = mine[0]


@cube(launch=True)
def neighbour(y: Mut[Array[u32]]) -> None:
    tile = SharedMemory[u32](4)
    tile[UNIT_POS] = UNIT_POS
    sync_cube()
    y[ABSOLUTE_POS] = tile[UNIT_POS + 1]


@cube(launch=True)
def lanes(x: Array[i32], y: Mut[Array[f32]]) -> None:
    v = Vector[f32, 4](y[ABSOLUTE_POS])
    y[ABSOLUTE_POS] = v[x[ABSOLUTE_POS]]


@cube(launch=True)
def half_written(y: Mut[Array[f32]], z: Mut[Array[i32]]) -> None:
    numbers, words = SharedMemory[f32](8), SharedMemory[i32](8)
    numbers[UNIT_POS] = 1.0
    words[UNIT_POS] = 1
    sync_cube()
    for k in range(UNIT_POS, 8, CUBE_DIM):
        y[k] = numbers[k]
        z[k] = words[k]


@cube(launch=True)
def cleared(y: Mut[Array[i32]]) -> None:
    words = SharedMemory[i32].zeros(8)
    sync_cube()
    y[UNIT_POS] = words[UNIT_POS + 4]


@cube(launch=True)
def guarded(x: Array[i32], y: Mut[Array[i32]]) -> None:
    k = x[ABSOLUTE_POS]
    mine, v = LocalArray[i32](3), Vector[i32, 4](k)
    mine[0] = k
    quotient = 1 if k == 2 else 7 // (k - 2)
    power = 2**k if k >= 0 else 0
    element = mine[k] if k >= 0 and k < 3 else 5
    lane = v[k] if k >= 0 and k < 4 else 6
    test = 1 if k != 2 and 7 % (k - 2) == 0 else 2
    y[ABSOLUTE_POS] = (((quotient * 10 + power) * 10 + element) * 10 + lane) * 10 + test


@cube(launch=True)
def far_away(x: Array[i32], y: Mut[Array[i32]]) -> None:
    k = x[ABSOLUTE_POS]
    mine = LocalArray[i32](3)
    for j in range(3):
        mine[j] = k
    y[ABSOLUTE_POS] = mine[k] if k >= 0 and k < 3 else 5


@cube
@dataclass
class Reading:
    wide: i64
    small: u8


@cube(launch=True)
def of_structs(words: Mut[Array[i64]], unwritten: Mut[Array[Reading]]) -> None:
    tile, near = SharedMemory[Reading](8), SharedMemory[Reading].zeros(3)
    tile[UNIT_POS].wide = i64(UNIT_POS)
    sync_cube()
    words[UNIT_POS] = tile[3 - UNIT_POS].wide + near[UNIT_POS % 3].wide
    unwritten[UNIT_POS] = tile[UNIT_POS + 4]


@cube(launch=True)
def sliced(x: Array[f32], y: Mut[Array[f32]]) -> None:
    window = x[1:4]
    for v in window:
        y[0] += v
    y[1 + UNIT_POS] = window[UNIT_POS]


@cube(launch=True)
def sliced_write(x: Array[f32], y: Mut[Array[f32]]) -> None:
    window = y[1:4]
    window[UNIT_POS] = x[UNIT_POS]


def floats(*shape: int) -> Any:
    return np.arange(np.prod(shape), dtype="f4").reshape(shape)


def ints(*values: int) -> Any:
    return np.array(values, "i4")


CASES = [
    (shifted, 2, 3, (floats(6), floats(6)), r"a read of `x` at [6], outside its 6 elements", (5, 0, 0)),
    (written, 1, 4, (floats(4), floats(6)), r"a write of `y` at [6], outside its 6 elements", (3, 0, 0)),
    (
        before, 1, (3, 4), (floats(3, 4), floats(4, 3)),
        "a read of `x` at [?, -1], outside its shape (3, 4)", None,
    ),
    (far, 1, 1, (floats(6), floats(6)), "a read of `x` at [1099511627776], outside its 6 elements", (0, 0, 0)),
    (
        counted, 1, 4, (ints(0, 1, -7, 1), np.zeros(2, "u4")),
        "an atomic of `bins` at [-7], outside its 2 elements", (2, 0, 0),
    ),
    (quotients, 1, 6, (ints(1, 2, 0, 4), np.zeros(6, "i4")), "`//` divides by zero", (2, 0, 0)),
    (powers, 1, 4, (ints(1, 2, 3, -1), np.zeros(4, "i4")), "raised to a negative power", (3, 0, 0)),
    (local, 2, 2, (ints(0, 1, 2, 3), np.zeros(4, "i4")), "a write of `mine` at [3], outside its 3", (3, 0, 0)),
    (neighbour, 1, 4, (np.zeros(4, "u4"),), "a read of `tile` at [4], outside its 4 elements", (3, 0, 0)),
    (lanes, 1, 4, (ints(0, 3, 4, 1), floats(4)), "a read of `vector` at [4], outside its 4 elements", (2, 0, 0)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("kernel", "count", "dim", "args", "message", "unit"),
    CASES,
    ids=lambda x: getattr(x, "__name__", ""),
)
def test_the_first_violation_is_reported(
    client: ComputeClient,
    where: str,
    kernel: Any,
    count: Any,
    dim: Any,
    args: Any,
    message: str,
    unit: Any,
) -> None:
    if kernel is far and where == "webgpu":
        return  # it has no numbers of 64 bits
    with pytest.raises(CubeLaunchError) as caught:
        kernel.launch(client, count, dim, *[a.copy() for a in args], validate=True)
    text = str(caught.value)
    assert re.search(re.escape(message).replace(r"\?", r"\d"), text)
    assert HERE in text
    assert unit is None or f"in the unit {unit}" in text
    # Without it, what is out of bounds is passed over.
    kernel.launch(client, count, dim, *[a.copy() for a in args])


@pytest.mark.parametrize(
    "case", [0, 1, 4, 5, 8, 9], ids=lambda number: str(CASES[number][0].__name__)
)
def test_reads_beyond_an_edge_may_be_meant(client: ComputeClient, case: int) -> None:
    kernel, count, dim, args, message, _ = CASES[case]
    plain, told = [a.copy() for a in args], [a.copy() for a in args]
    if message.startswith("a read"):
        kernel.launch(client, count, dim, *plain)
        kernel.launch(client, count, dim, *told, validate="writes")
        for expected, found in zip(plain, told, strict=True):
            np.testing.assert_array_equal(found, expected)
        return
    with pytest.raises(CubeLaunchError, match=re.escape(message)):
        kernel.launch(client, count, dim, *told, validate="writes")


def test_slices_tell_of_writes_alone(client: ComputeClient) -> None:
    x, y = floats(6), np.zeros(6, "f4")
    sliced.launch(client, 1, 4, x, y, validate="writes")
    assert y[1:].tolist() == [1, 2, 3, 0, 0]
    with pytest.raises(CubeLaunchError, match="outside of the slice"):
        sliced_write.launch(client, 1, 4, x, y, validate="writes")


def test_the_setting_takes_writes_too(
    client: ComputeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    y = np.zeros(6, "f4")
    monkeypatch.setenv("TRANSPILE_VALIDATE", "writes")
    shifted.launch(client, 2, 3, floats(6), y)
    assert y.tolist() == [1, 2, 3, 4, 5, 0]
    with pytest.raises(CubeLaunchError, match="a write of `y`"):
        written.launch(client, 1, 4, floats(4), floats(6))
    monkeypatch.setenv("TRANSPILE_VALIDATE", "1")  # the same kernel again, which now tells
    with pytest.raises(CubeLaunchError, match="a read of `x`"):
        shifted.launch(client, 2, 3, floats(6), y)


def test_handles_are_poisoned(client: ComputeClient) -> None:
    x, y = client.create(floats(6)), client.create(floats(6))
    shifted.launch(client, 2, 3, x, y, validate=True)
    with pytest.raises(CubeLaunchError, match="CUBE221"):
        client.read(y)
    assert client.read(x).tolist() == list(range(6))


def test_the_setting_selects_it(client: ComputeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    x, y = client.create(floats(6)), client.create(floats(6))
    site = shifted[2, 3]
    for _ in range(3):
        site(x, y)
    monkeypatch.setenv("TRANSPILE_VALIDATE", "1")
    site(x, y)
    with pytest.raises(CubeLaunchError, match="CUBE221"):
        client.read(y)
    monkeypatch.delenv("TRANSPILE_VALIDATE")
    client.write(y, floats(6))
    site(x, y)
    assert client.read(y).tolist() == [1, 2, 3, 4, 5, 0]
    with config.override(validate=True), pytest.raises(CubeLaunchError, match="CUBE221"):
        shifted.launch(client, 2, 3, floats(6), floats(6))
    shifted.launch(client, 2, 3, floats(6), floats(6))


def test_right_kernels_are_right(client: ComputeClient) -> None:
    x, y = floats(40), floats(40)
    saxpy.launch(client, 2, 32, 2.0, x, y, validate=True)
    np.testing.assert_array_equal(y, 3 * x)
    out = np.zeros((6, 4), "f4")
    transpose.launch(client, 1, 24, floats(4, 6), out, validate=True)
    np.testing.assert_array_equal(out, floats(4, 6).T)
    powered = np.zeros(3, "i4")
    powers.launch(client, 1, 3, ints(0, 5, 30), powered, validate=True)
    assert powered.tolist() == [1, 32, 1 << 30]


def test_an_arm_that_is_not_taken_is_not_reported(client: ComputeClient) -> None:
    y = np.zeros(4, "i4")
    guarded.launch(client, 1, 4, ints(-1, 1, 2, 9), y, validate=True)
    expected = [(-3, 0, 5, 6, 2), (-7, 2, 0, 1, 1), (1, 4, 0, 2, 2), (1, 512, 5, 6, 1)]
    assert y.tolist() == [(((a * 10 + b) * 10 + c) * 10 + d) * 10 + e for a, b, c, d, e in expected]


def test_an_unchecked_arm_that_is_not_taken_is_not_run(client: ComputeClient) -> None:
    y = np.zeros(4, "i4")
    far_away.launch_unchecked(client, 1, 4, ints(1, -600_000_000, 500_000_000, 2), y)
    assert y.tolist() == [1, 5, 5, 2]


@pytest.mark.parametrize("kernel", [sliced, sliced_write], ids=lambda kernel: kernel.__name__)
def test_an_index_outside_of_a_slice_is_reported(client: ComputeClient, kernel: Any) -> None:
    kernel.launch(client, 1, 3, floats(6), floats(6), validate=True)
    with pytest.raises(CubeLaunchError, match="an index is outside of the slice") as caught:
        kernel.launch(client, 1, 4, floats(6), floats(6), validate=True)
    assert "in the unit (3, 0, 0)" in str(caught.value)
    kernel.launch(client, 1, 4, floats(6), floats(6))


def test_shared_memory_is_poisoned_until_it_is_written(client: ComputeClient) -> None:
    y, z = np.zeros(8, "f4"), np.zeros(8, "i4")
    half_written.launch(client, 1, 4, y, z, validate=True)
    assert y[:4].tolist() == [1.0] * 4
    assert np.isnan(y[4:]).all()
    assert z.tolist() == [1] * 4 + [-0x5A5A5A5B] * 4
    words = np.ones(4, "i4")
    cleared.launch(client, 1, 4, words, validate=True)
    assert words.tolist() == [0] * 4


def test_shared_memory_of_structs_is_poisoned(client: ComputeClient) -> None:
    """Every part of each struct, and nothing behind the last."""
    words, unwritten = np.zeros(4, "i8"), np.zeros(4, numpy_dtype(Reading))
    of_structs.launch(client, 1, 4, words, unwritten, validate=True)
    assert words.tolist() == [3, 2, 1, 0]
    assert unwritten["wide"].copy().view("u1").tolist() == [0xA5] * 32
    assert unwritten["small"].tolist() == [0xA5] * 4


def test_unchecked_launches_can_be_validated(client: ComputeClient) -> None:
    with pytest.raises(CubeLaunchError, match="CUBE221"):
        shifted.launch_unchecked(client, 2, 3, floats(6), floats(6), validate=True)


def test_folded_grids_are_validated(client: ComputeClient, where: str) -> None:
    with config.override(max_cube_count=2), pytest.raises(CubeLaunchError) as caught:
        shifted.launch(client, 3, 2, floats(6), floats(6), validate=True)
    if where != "reference":  # which tells the unit of the grid that it runs
        assert "in the unit (5, 0, 0)" in str(caught.value)

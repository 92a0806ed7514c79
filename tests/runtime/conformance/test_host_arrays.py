"""NumPy arrays that share memory with each other, in one launch and in prepared ones."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import ComputeClient
from transpile import ABSOLUTE_POS, CubeLaunchError, Mut, Tensor, cube, f32


@cube(launch=True)
def joined(a: Tensor[f32], b: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = a[i] * 100.0 + b[i]


@cube(launch=True)
def joined_rows(a: Tensor[f32], b: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    for i in range(out.shape(0)):
        for j in range(out.shape(1)):
            out[i, j] = a[i, j] * 100.0 + b[i, j]


@cube(launch=True)
def raised(a: Mut[Tensor[f32]], b: Mut[Tensor[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < a.len():
        a[i] += 1.0
    if i < b.len():
        b[i] += 10.0


def test_an_array_and_its_transpose(client: ComputeClient) -> None:
    x, out = np.arange(9, dtype="f4").reshape(3, 3), np.zeros((3, 3), "f4")
    joined_rows.launch(client, 1, 1, x.T, x, out)
    np.testing.assert_array_equal(out, x.T * 100 + x)
    joined_rows.launch(client, 1, 1, x, x.T, out)
    np.testing.assert_array_equal(out, x * 100 + x.T)


def test_an_array_and_parts_of_it(client: ComputeClient) -> None:
    x = np.arange(1, 9, dtype="f4")
    for a, b in ((x[:4], x), (x[::2], x[:4]), (x[:0], x), (x[3:], x), (x, x)):
        out = np.zeros(len(b), "f4")
        joined.launch(client, 1, 8, a, b, out)
        whole = np.zeros(len(b), "f4")  # a read beyond the end gives zero
        whole[: len(a)] = a[: len(b)]
        np.testing.assert_array_equal(out, whole * 100 + b)


def test_what_is_written_twice_is_one_memory(client: ComputeClient) -> None:
    x = np.zeros(8, "f4")
    raised.launch(client, 1, 8, x, x)
    assert x.tolist() == 8 * [11]
    x[:] = 0
    raised.launch(client, 1, 8, x[::2], x[::2])
    assert x.tolist() == 4 * [11, 0]


def test_parts_that_are_written_and_overlap(client: ComputeClient) -> None:
    x = np.zeros(8, "f4")
    raised.launch(client, 1, 8, x, x[:4], aliasing="allow")
    assert x.tolist() == 4 * [11] + 4 * [1]
    with pytest.raises(CubeLaunchError, match="overlap in part") as caught:
        raised.launch(client, 1, 8, x[::2], x, aliasing="allow")
    assert "aliasing" not in str(caught.value)  # it would not help
    assert x.tolist() == 4 * [11] + 4 * [1]


def test_a_prepared_launch_reads_what_arrays_hold_now(client: ComputeClient) -> None:
    x, out = np.arange(8, dtype="f4"), np.zeros(8, "f4")
    for a, b in ((x[:4], out[:4]), (x[::2], out[::2])):
        x[:], out[:] = np.arange(8), 0
        prepared = raised.prepare(client, 1, 4, a, b)
        prepared()
        x[:], out[:] = 5, 7
        prepared()
        assert a.tolist() == 4 * [6]
        assert b.tolist() == 4 * [17]

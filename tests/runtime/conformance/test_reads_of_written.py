"""Reads of an array that the kernel writes see what was written, beside reads of one that it doesn't."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import ComputeClient
from transpile import ABSOLUTE_POS, Array, Mut, bool_, cube, f32, u32


@cube(launch=True)
def chosen(x: Array[f32], out: Mut[Array[f32]], odd: Array[u32]) -> None:
    """Each unit walks along its own part of `out`."""
    start = ABSOLUTE_POS * 16
    if start < out.len():
        last = x[start]
        for k in range(16):
            out[start + k] = last * 0.5
            last = out[start + k] if odd[k] == 1 else x[start + k]
            out[start + k] = last + 1.0
            last = out[start + k] if odd[k] < 2 else x[start + k] + x[start]


@cube(launch=True)
def truths(x: Array[bool_], out: Mut[Array[bool_]], n: u32) -> None:
    start = ABSOLUTE_POS * 16
    if start < out.len():
        found = x[start]
        for k in range(n):
            out[start + k] = found
            if found:
                found = out[start + k]
            else:
                found = x[start + k]


def walked(x: np.ndarray, odd: np.ndarray) -> np.ndarray:
    out = np.zeros_like(x)
    for start in range(0, len(x), 16):
        last = x[start]
        for k in range(16):
            out[start + k] = last * 0.5
            last = out[start + k] if odd[k] == 1 else x[start + k]
            out[start + k] = last + 1
            last = out[start + k] if odd[k] < 2 else x[start + k] + x[start]
    return out


def test_a_choice_of_what_is_read(client: ComputeClient) -> None:
    random = np.random.default_rng(8)
    x = random.integers(0, 64, 16 * 200).astype("f4")
    odd = random.integers(0, 3, 16).astype("u4")
    out = np.zeros_like(x)
    chosen.launch(client, 4, 64, x, out, odd)
    np.testing.assert_array_equal(out, walked(x, odd))


@pytest.mark.parametrize("n", [0, 1, 7, 16])
def test_truths(client: ComputeClient, n: int) -> None:
    x = np.random.default_rng(n).random(16 * 200) < 0.2
    out, expected = np.zeros_like(x), np.zeros_like(x)
    truths.launch(client, 4, 64, x, out, n)
    for start in range(0, len(x), 16):
        found = x[start]
        for k in range(n):
            expected[start + k] = found
            found = found or x[start + k]
    np.testing.assert_array_equal(out, expected)

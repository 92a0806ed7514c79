"""`compare_exchange` of floats goes by bits, and says truly whether it wrote."""

from __future__ import annotations

from typing import Any, TypeVar

import ml_dtypes
import numpy as np
import pytest

from runtime.client import ComputeClient
from transpile import UNIT_POS, Array, Atomic, Float, Mut, SharedMemory, cube, u32

F = TypeVar("F", bound=Float)


@cube(launch=True)
def exchanged(x: Array[F], expected: Array[F], out: Mut[Array[F]]) -> None:
    shared = SharedMemory[Atomic[F]].zeros(7)
    shared[UNIT_POS].store(x[UNIT_POS])
    old, was_written = shared[UNIT_POS].compare_exchange(expected[UNIT_POS], 7.0)
    out[UNIT_POS * 3] = old
    out[UNIT_POS * 3 + 1] = 1.0 if was_written else 0.0
    out[UNIT_POS * 3 + 2] = shared[UNIT_POS].load()


@pytest.mark.parametrize("dtype", [np.float32, np.float16])
def test_exchanges_of_floats(where: str, client: ComputeClient, dtype: Any) -> None:
    bits = np.dtype(f"u{np.dtype(dtype).itemsize}")
    nan = np.array([np.nan], dtype).view(bits)
    other = (nan | 5).view(dtype)[0]
    nan = nan.view(dtype)[0]
    x = np.array([0.0, -0.0, nan, 1.0, 1.0, nan, other], dtype)
    expected = np.array([-0.0, 0.0, nan, 1.0, 2.0, other, other], dtype)
    out = np.zeros((7, 3), dtype)
    exchanged.launch(client, 1, 7, x, expected, out.reshape(-1))
    assert np.array_equal(out[:, 0], x, equal_nan=True)
    is_number = ~np.isnan(x)  # of NaN, the bits may change where it goes through registers
    assert np.array_equal(np.signbit(out[:, 0])[is_number], np.signbit(x)[is_number])
    one_nan = where == "webgpu" and dtype is np.float16  # WGSL takes halves to words by f32
    assert out[:, 1].tolist() == [0, 0, 1, 1, 0, int(one_nan), 1]
    assert np.array_equal(out[:, 2], [0, 0, 7, 7, 1, 7 if one_nan else nan, 7], equal_nan=True)
    assert np.signbit(out[1, 2])
    if one_nan:
        return
    eager = np.zeros(21, dtype)
    exchanged.eager(1, 7, x, expected, eager)
    assert np.array_equal(eager, out.reshape(-1), equal_nan=True)


@cube(launch=True)
def doubled(out: Mut[Array[Atomic[F]]], tries: Mut[Array[u32]]) -> None:
    seen = out[UNIT_POS].load()
    done = False
    while not done and tries[UNIT_POS] < 9:
        tries[UNIT_POS] += 1
        seen, done = out[UNIT_POS].compare_exchange(seen, seen + seen)


@pytest.mark.parametrize("dtype", [np.float32, np.float16, ml_dtypes.bfloat16])
def test_a_loop_of_exchanges_ends_where_it_finds_nan(client: ComputeClient, dtype: Any) -> None:
    bits = np.dtype(f"u{np.dtype(dtype).itemsize}")
    x = np.array([1.0, np.nan, -np.inf, -np.nan, np.nan], dtype)
    x.view(bits)[4] |= 5
    tries = np.zeros(5, np.uint32)
    expected = x + x
    doubled.launch(client, 1, 5, x, tries)
    assert np.array_equal(x, expected, equal_nan=True)
    assert tries.tolist() == [1, 1, 1, 1, 1]

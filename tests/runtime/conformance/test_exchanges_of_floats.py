"""`compare_exchange` of floats goes by bits, and says truly whether it wrote."""

from __future__ import annotations

import numpy as np

from runtime.client import ComputeClient
from transpile import UNIT_POS, Array, Atomic, Mut, SharedMemory, cube, f32


@cube(launch=True)
def exchanged(x: Array[f32], expected: Array[f32], out: Mut[Array[f32]]) -> None:
    shared = SharedMemory[Atomic[f32]].zeros(5)
    shared[UNIT_POS].store(x[UNIT_POS])
    old, was_written = shared[UNIT_POS].compare_exchange(expected[UNIT_POS], 7.0)
    out[UNIT_POS * 3] = old
    out[UNIT_POS * 3 + 1] = 1.0 if was_written else 0.0
    out[UNIT_POS * 3 + 2] = shared[UNIT_POS].load()


def test_exchanges_of_floats(client: ComputeClient) -> None:
    nan = np.float32(np.nan)
    x = np.array([0.0, -0.0, nan, 1.0, 1.0], np.float32)
    expected = np.array([-0.0, 0.0, nan, 1.0, 2.0], np.float32)
    out = np.zeros((5, 3), np.float32)
    exchanged.launch(client, 1, 5, x, expected, out.reshape(-1))
    assert np.array_equal(out[:, 0], x, equal_nan=True)
    assert out[:, 1].tolist() == [0, 0, 1, 1, 0]
    assert out[:, 2].tolist() == [0, 0, 7, 7, 1]
    assert np.signbit(out[1, 2])
    eager = np.zeros(15, np.float32)
    exchanged.eager(1, 5, x, expected, eager)
    assert np.array_equal(eager, out.reshape(-1), equal_nan=True)

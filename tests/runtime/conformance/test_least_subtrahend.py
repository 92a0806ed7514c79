"""Atomics subtract the least number too, whose opposite it is itself."""

from __future__ import annotations

import numpy as np

from runtime import ComputeClient
from transpile import ABSOLUTE_POS, CUBE_POS, Array, Atomic, Mut, cube, i32, u32


@cube(launch=True)
def subtract(
    x: Array[u32], words: Mut[Array[Atomic[u32]]], signed: Mut[Array[Atomic[i32]]]
) -> None:
    if x[ABSOLUTE_POS] % 4 == 0:
        words[0].sub(u32(CUBE_POS) << 31)
        words[1].sub(x[ABSOLUTE_POS] << 31)
        signed[0].sub(i32(u32(CUBE_POS) << 31))
        signed[1].sub(i32(x[ABSOLUTE_POS]) - 100)


def test_the_least_subtrahend(client: ComputeClient) -> None:
    x = (np.arange(128, dtype=np.uint32) * 4)[::-1].copy()
    x[:5] = 1
    x[100:104] += 1
    words, signed = np.zeros(2, np.uint32), np.zeros(2, np.int32)
    subtract.launch(client, 2, 64, x, words, signed)
    taken = x % 4 == 0
    odd = int(taken[64:].sum()) % 2
    assert words.tolist() == [odd << 31, 0]
    assert signed.tolist() == [-(odd << 31), -int((x[taken].astype(int) - 100).sum())]
    x[64] = 1
    words[:], signed[:] = 0, 0
    subtract.launch(client, 2, 64, x, words, signed)
    assert words.tolist() == [(1 - odd) << 31, 0]
    assert signed[0] == -((1 - odd) << 31)

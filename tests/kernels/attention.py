"""Attention of one head with an online softmax (Milakov, Gimelshein 2018): keys and values by tiles, causal or not."""

from __future__ import annotations

import math
from typing import TypeVar

import numpy as np

from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    UNIT_POS_X,
    Comptime,
    Float,
    LocalArray,
    Mut,
    SharedMemory,
    Tensor,
    cube,
    exp,
    f32,
    max_value,
    spec,
    sync_cube,
    u32,
    unroll,
)

F = TypeVar("F", bound=Float)


@cube
def load_tile(source: Tensor[F], tile, start, width: Comptime[int]):
    """Load one row of the tile for each unit."""
    for d in unroll(range(width)):
        tile[UNIT_POS_X, d] = f32(source[start + UNIT_POS_X, d])


@cube(launch=True)
def attention(
    query: Tensor[F],
    key: Tensor[F],
    value: Tensor[F],
    out: Mut[Tensor[F]],
    width: Comptime[int],
    causal: Comptime[bool],
) -> None:
    keys = SharedMemory[f32]((CUBE_DIM_X, width))
    values = SharedMemory[f32]((CUBE_DIM_X, width))
    row = CUBE_POS_X * CUBE_DIM_X + UNIT_POS_X
    own = LocalArray[f32](width)
    mixed = LocalArray[f32](width)
    for d in unroll(range(width)):
        own[d] = f32(query[row, d]) * (1.0 / math.sqrt(width))
    greatest, total = -max_value(f32), f32(0.0)
    count = u32(key.shape(0))
    end = min(count, (CUBE_POS_X + 1) * CUBE_DIM_X) if causal else count
    for start in range(0, end, CUBE_DIM_X):
        load_tile(key, keys, start, width)
        load_tile(value, values, start, width)
        sync_cube()
        for k in range(min(CUBE_DIM_X, count - start)):
            if causal and start + k > row:
                break
            score = f32(0.0)
            for d in unroll(range(width)):
                score += own[d] * keys[k, d]
            higher = max(greatest, score)
            shrink, weight = exp(greatest - higher), exp(score - higher)
            total = total * shrink + weight
            for d in unroll(range(width)):
                mixed[d] = mixed[d] * shrink + values[k, d] * weight
            greatest = higher
        sync_cube()
    for d in unroll(range(width)):
        out[row, d] = mixed[d] / total


_HEAD = spec(f32, (100, 4))
ARGS = {"attention": (_HEAD, _HEAD, _HEAD, _HEAD, 4, True)}
OPTIONS = {"attention": {"cube_dim": 32}}
DTYPES = ("f32", "f16")
SIZES = ((5, 7, 3, False), (11, 11, 4, True))


def case(random, dtype, size):
    rows, count, width, causal = size
    query = random.array(dtype, (rows, width))
    key, value = random.array(dtype, (count, width)), random.array(dtype, (count, width))
    scores = random.wide(query) @ random.wide(key).T / np.sqrt(width)
    if causal:
        scores = np.where(np.tri(rows, count, dtype=bool), scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    weights /= weights.sum(axis=1, keepdims=True)
    return dict(
        args=(query, key, value, random.zeros(dtype, (rows, width)), width, causal),
        count=-(-rows // 4),
        dim=4,
        expected={3: weights @ random.wide(value)},
        scale=16,
    )

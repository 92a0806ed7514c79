"""Rows of a table by token, with an optional padding token whose row is zero: an optional comptime argument."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    Array,
    Comptime,
    Float,
    Mut,
    Tensor,
    cube,
    f32,
    i32,
    spec,
    u32,
)

F = TypeVar("F", bound=Float)


@cube(launch=True)
def embedding(
    table: Tensor[F],
    tokens: Array[i32],
    out: Mut[Tensor[F]],
    padding: Comptime[int | None] = None,
) -> None:
    place, feature = ABSOLUTE_POS_Y, ABSOLUTE_POS_X
    if place >= tokens.len() or feature >= table.shape(1):
        return
    token = tokens[place]
    if padding is not None:
        if token == padding:
            out[place, feature] = 0.0
            return
    if token < 0:
        token += i32(table.shape(0))
    out[place, feature] = table[u32(token), feature]


ARGS = {"embedding": (spec(f32, (1000, 64)), spec(i32, 50), spec(f32, (50, 64)), 3)}
OPTIONS = {"embedding": {"cube_dim": (64, 4), "grid_rank": 2}}
DTYPES = ("f32", "f16")
SIZES = ((11, 5, 7, None), (6, 9, 3, 2), (5, 0, 4, None))


def case(random, dtype, size):
    rows, count, features, padding = size
    table = random.array(dtype, (rows, features))
    tokens = random.integers(-rows, rows, count, "i32")
    expected = random.wide(table)[tokens]
    if padding is not None:
        tokens[::4] = padding
        expected = np.where(tokens[:, None] == padding, 0, random.wide(table)[tokens])
    return dict(
        args=(table, tokens, random.zeros(dtype, (count, features)), padding),
        count=(-(-features // 4), -(-count // 4) or 1),
        dim=(4, 4),
        expected={2: expected},
    )

"""Weights of few bits back to floats: words of any number of signed fields, with a scale and a zero point a group."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    Array,
    Comptime,
    Float,
    Mut,
    bitcast,
    cube,
    f32,
    i32,
    spec,
    static_assert,
    u32,
    unroll,
)

F = TypeVar("F", bound=Float)


@cube
def field_of(word: u32, start: Comptime[int], width: Comptime[int]) -> i32:
    """Return a signed field: shifted up to the sign, then down with the sign."""
    return bitcast(word << (32 - width - start), i32) >> (32 - width)


@cube(launch=True)
def dequantize(
    words: Array[u32],
    scales: Array[F],
    zeros: Array[i32],
    out: Mut[Array[F]],
    width: Comptime[int],
    group: Comptime[int],
) -> None:
    static_assert(32 % width == 0, "fields must not cross words")
    fields = 32 // width
    static_assert(group % fields == 0, "a word belongs to one group")
    i = u32(ABSOLUTE_POS)
    if i >= words.len():
        return
    word, owner = words[i], i * fields // group
    scale, zero = scales[owner], zeros[owner]
    for k in unroll(range(fields)):
        out[i * fields + k] = F(field_of(word, k * width, width) - zero) * scale


ARGS = {"dequantize": (spec(u32, 1000), spec(f32, 250), spec(i32, 250), spec(f32, 8000), 4, 32)}
DTYPES = ("f32", "f16")
SIZES = ((6, 4, 16), (5, 8, 4))


def case(random, dtype, size):
    count, width, group = size
    words = random.integers(0, 2**32, count, "u32")
    fields = 32 // width
    groups = -(-count * fields // group)
    scales, zeros = random.array(dtype, groups), random.integers(-3, 4, groups, "i32")
    raw = words[:, None] >> (np.arange(fields, dtype=np.uint32) * np.uint32(width)) & (2**width - 1)
    signed = raw.astype(int) - (raw >> (width - 1)).astype(int) * 2**width
    owner = np.arange(count * fields) // group
    expected = (signed.reshape(-1) - zeros[owner]) * random.wide(scales)[owner]
    return dict(
        args=(words, scales, zeros, random.zeros(dtype, count * fields), width, group),
        count=-(-count // 8),
        dim=8,
        expected={3: expected},
    )

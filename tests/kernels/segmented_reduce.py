"""Reduce the segments of an array, given by offsets, with any monoid: an object that the kernel gets at comptime."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    Array,
    Comptime,
    Mut,
    Numeric,
    Slice,
    cube,
    f32,
    max_value,
    min_value,
    spec,
    u32,
)

N = TypeVar("N", bound=Numeric)


class Monoid(ABC):
    """An associative operation with a neutral element."""

    @abstractmethod
    def neutral(self, dtype): ...

    @abstractmethod
    def combine(self, a, b): ...


class Sum(Monoid):
    def neutral(self, dtype):
        return dtype(0)

    def combine(self, a, b):
        return a + b


class Greatest(Monoid):
    def neutral(self, dtype):
        return min_value(dtype)

    def combine(self, a, b):
        return max(a, b)


class LeastDistance(Monoid):
    """The least distance from a center, which is part of the monoid."""

    def __init__(self, center: float) -> None:
        self.center = center

    def neutral(self, dtype):
        return max_value(dtype)

    def combine(self, a, b):
        return min(a, abs(b - self.center))


@cube
def reduce(values: Slice[N], monoid: Comptime[Monoid]) -> N:
    result = monoid.neutral(values.dtype)
    for value in values:
        result = monoid.combine(result, value)
    return result


@cube(launch=True)
def segmented_reduce(
    x: Array[N], offsets: Array[u32], out: Mut[Array[N]], monoid: Comptime[Monoid]
) -> None:
    segment = ABSOLUTE_POS
    if segment < out.len():
        out[segment] = reduce(x[offsets[segment] : offsets[segment + 1]], monoid)


SUM, GREATEST, NEAR = Sum(), Greatest(), LeastDistance(1.0)
ARGS = {"segmented_reduce": (spec(f32, 1000), spec(u32, 51), spec(f32, 50), NEAR)}
DTYPES = ("f32", "i32")
SIZES = ((9, (0, 4, 4, 9), SUM), (30, (0, 1, 7, 30), GREATEST))


def case(random, dtype, size):
    length, offsets, monoid = size
    x = random.array(dtype, length)
    parts = [random.wide(x)[a:b] for a, b in zip(offsets, offsets[1:])]
    expected = [part.max() if monoid is GREATEST else part.sum() for part in parts]
    return dict(
        args=(x, np.array(offsets, "u4"), random.zeros(dtype, len(parts)), monoid),
        count=1,
        dim=8,
        expected={2: np.array(expected)},
        scale=length,
    )

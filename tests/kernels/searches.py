"""Places in sorted data: binary search on either side, and the merge of two sorted arrays by each element's rank."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import ABSOLUTE_POS, Array, Comptime, Mut, Numeric, cube, f32, spec, u32

N = TypeVar("N", bound=Numeric)


@cube
def place_of(values: Array[N], wanted: N, right: Comptime[bool]) -> u32:
    """Return how many values are less than `wanted`, or, with `right`, not greater."""
    low, high = u32(0), u32(values.len())
    while low < high:
        middle = low + (high - low) // 2
        goes_right = values[middle] <= wanted if right else values[middle] < wanted
        low, high = (middle + 1, high) if goes_right else (low, middle)
    return low


@cube(launch=True)
def search_sorted(
    values: Array[N], wanted: Array[N], places: Mut[Array[u32]], right: Comptime[bool]
) -> None:
    i = ABSOLUTE_POS
    if i < wanted.len():
        places[i] = place_of(values, wanted[i], right)


@cube(launch=True)
def merge_sorted(a: Array[N], b: Array[N], out: Mut[Array[N]]) -> None:
    i = u32(ABSOLUTE_POS)
    if i < a.len():
        out[i + place_of(b, a[i], False)] = a[i]
    elif i - u32(a.len()) < b.len():
        place = i - u32(a.len())
        out[place + place_of(a, b[place], True)] = b[place]


ARGS = {
    "search_sorted": (spec(f32, 1000), spec(f32, 300), spec(u32, 300), True),
    "merge_sorted": (spec(f32, 1000), spec(f32, 300), spec(f32, 1300)),
}
DTYPES = ("f32", "i32", "i64")
SIZES = ((0, 3, False), (9, 20, True))


def case(random, dtype, size, kernel="search_sorted"):
    count, others, right = size
    values = np.sort(random.integers(-9, 9, count, dtype))
    wanted = random.integers(-10, 11, others, dtype)
    if kernel == "merge_sorted":
        args = (values, np.sort(wanted), random.zeros(dtype, count + others))
        expected = np.sort(np.concatenate([values, wanted]))
    else:
        args = (values, wanted, random.zeros("u32", others), right)
        expected = np.searchsorted(values, wanted, "right" if right else "left")
    return dict(args=args, count=-(-(count + others) // 8), dim=8, expected={2: expected})

"""Loops that end in the text of a target, up to the limits of their type."""

from __future__ import annotations

import pytest

from tests.passes.texts import after, body_of
from transpile import (
    ABSOLUTE_POS,
    CUBE_COUNT,
    CUBE_COUNT_X,
    CUBE_DIM,
    CUBE_DIM_X,
    Array,
    Mut,
    cube,
    spec,
    u8,
    u32,
)
from transpile.passes.trips import trips

STAY = {
    "a step of 1": "for %k in 0:u32, %u, 1:u32 {",
    "a step of -1": "for %k in %i, -2147483648:i32, -1:i32 {",
    "bounds inside": "for %k in 0:i32, 1000:i32, 16:i32 {",
    "no trips": "for %k in 8:u32, 4:u32, 4294967295:u32 {",
    "down to 0": "for %k in %i, 0:i32, -1000:i32 {",
}


@pytest.mark.parametrize("head", STAY.values(), ids=STAY)
def test_loops_that_cannot_wrap_stay(head: str) -> None:
    body = f"""
    {head}
        %p = index %x[0:index]
        store %p, %f
    }}
    """
    assert after(trips, body) == body_of(body)


def test_trips_are_counted() -> None:
    before = """
    for %k in 0:u32, %u, 16:u32 {
        %p = index %x[%k]
        store %p, %f
    }
    """
    result = """
    %0: bool_ = lt 0:u32, %u
    %1: u32 = sub %u, 0:u32
    %2: u32 = sub %1, 1:u32
    %3: u32 = div_trunc %2, 16:u32
    %4: u32 = add %3, 1:u32
    %trips: u32 = select %0, %4, 0:u32
    for %trip in 0:u32, %trips, 1:u32 {
        %5: u32 = mul %trip, 16:u32
        %k: u32 = add 0:u32, %5
        %p = index %x[%k]
        store %p, %f
    }
    """
    assert after(trips, before) == body_of(result)


WRAP = {
    "above an unknown number": "for %k in 0:u32, %u, 2:u32 {",
    "a step beyond the last": "for %k in 0:u32, 4294967295:u32, 2:u32 {",
    "below an unknown number": "for %k in 0:i32, %i, -2:i32 {",
    "an unknown step": "for %k in 0:i32, 10:i32, %i {",
    "the least step": "for %k in 0:i32, -4:i32, -2147483648:i32 {",
}


@pytest.mark.parametrize("head", WRAP.values(), ids=WRAP)
def test_loops_that_may_wrap_count(head: str) -> None:
    text = after(trips, f"{head}\n    %p = index %x[0:index]\n    store %p, %f\n}}")
    assert "for %trip in 0:u32, " in text


@cube(launch=True)
def over_all(x: Mut[Array[u8]]) -> None:
    for i in range(ABSOLUTE_POS, x.len(), CUBE_COUNT * CUBE_DIM):
        x[i] = 1
    for i in range(u32(ABSOLUTE_POS), u32(x.len()), CUBE_COUNT_X * CUBE_DIM_X):
        x[i] += 1


@cube(launch=True)
def over_twice_as_many(x: Mut[Array[u8]]) -> None:
    for i in range(ABSOLUTE_POS, x.len(), CUBE_COUNT * CUBE_DIM * 2):
        x[i] = 1


def test_launches_keep_grids_and_sizes_small() -> None:
    assert "trip" not in over_all.inspect("cuda", spec(u8, 4))
    assert "trip" in over_twice_as_many.inspect("cuda", spec(u8, 4))

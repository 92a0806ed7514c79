from __future__ import annotations

import pytest

from tests.passes.texts import after, body_of
from transpile.passes.fold import fold
from transpile.passes.plain_slots import plain_slots


def check(before: str, result: str) -> None:
    assert after(lambda kernel: fold(plain_slots(kernel)), before) == body_of(result)


@pytest.mark.parametrize(
    ("before", "result"),
    [
        pytest.param(
            """
            %0: f32 = mul %f, %f
            %total: slot<f32> = declare %0
            if %b {
                %p = index %x[0:index]
                %1 = load %total
                store %p, %1
            }
            """,
            """
            %total: f32 = mul %f, %f
            if %b {
                %p = index %x[0:index]
                store %p, %total
            }
            """,
            id="never changed",
        ),
        pytest.param(
            """
            %s: slot<f32> = declare
            store %s, %f
            for %k in 0:u32, %u, 1:u32 {
                %p = index %x[%k]
                %1 = load %s
                store %p, %1
            }
            """,
            """
            for %k in 0:u32, %u, 1:u32 {
                %p = index %x[%k]
                store %p, %f
            }
            """,
            id="stored once, where it is declared",
        ),
        pytest.param(
            """
            for %k in 0:i32, 16:i32, 2:i32 {
                %0: u32 = cast %k
                %p = index %x[%0]
                store %p, %f
            }
            """,
            """
            for %k in 0:u32, 16:u32, 2:u32 {
                %p = index %x[%k]
                store %p, %f
            }
            """,
            id="a counter that is cast",
        ),
    ],
)
def test_a_value_takes_the_place_of_its_slot(before: str, result: str) -> None:
    check(before, result)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(
            """
            %s: slot<f32> = declare
            if %b {
                store %s, %f
            }
            %0 = load %s
            %p = index %x[0:index]
            store %p, %0
            """,
            id="stored in a branch",
        ),
        pytest.param(
            """
            %s: slot<f32> = declare
            %0 = load %s
            %p = index %x[0:index]
            store %p, %0
            store %s, %f
            """,
            id="loaded before",
        ),
        pytest.param(
            """
            %s: slot<f32> = declare 0.0:f32
            for %k in 0:u32, %u, 1:u32 {
                %0 = load %s
                %1: f32 = add %0, %f
                store %s, %1
            }
            """,
            id="stored twice",
        ),
        pytest.param(
            """
            for %k in 0:i32, 16:i32, 1:i32 {
                %0: u32 = cast %k
                %p = index %x[%0]
                %1: f32 = cast %k
                store %p, %1
            }
            """,
            id="a counter that is a number too",
        ),
        pytest.param(
            """
            for %k in 0:i32, %i, 1:i32 {
                %0: u32 = cast %k
                %p = index %x[%0]
                store %p, %f
            }
            """,
            id="an end that may be negative",
        ),
        pytest.param(
            """
            for %k in 15:i32, 0:i32, -1:i32 {
                %0: u32 = cast %k
                %p = index %x[%0]
                store %p, %f
            }
            """,
            id="downward",
        ),
    ],
)
def test_what_stays(body: str) -> None:
    check(body, body)

from __future__ import annotations

import pytest

from tests.passes.texts import after, body_of
from transpile.passes.dead_stores import dead_stores


@pytest.mark.parametrize(
    ("before", "result"),
    [
        pytest.param(
            """
            %s: slot<f32> = declare %f
            %0 = load %s
            %1: f32 = mul %0, 2.0:f32
            store %s, %1
            %2 = load %s
            %p = index %x[%n]
            store %p, %2
            %3: f32 = mul %2, 3.0:f32
            store %s, %3
            """,
            """
            %s: slot<f32> = declare %f
            %0 = load %s
            %1: f32 = mul %0, 2.0:f32
            store %s, %1
            %2 = load %s
            %p = index %x[%n]
            store %p, %2
            %3: f32 = mul %2, 3.0:f32
            """,
            id="the last one",
        ),
        pytest.param(
            """
            %s: slot<f32> = declare %f
            store %s, 1.0:f32
            if %b {
                store %s, 2.0:f32
                terminate
            } else {
                store %s, 3.0:f32
            }
            %0 = load %s
            %p = index %x[%n]
            store %p, %0
            """,
            """
            %s: slot<f32> = declare %f
            if %b {
                terminate
            } else {
                store %s, 3.0:f32
            }
            %0 = load %s
            %p = index %x[%n]
            store %p, %0
            """,
            id="stored to again on every way, or left for good",
        ),
        pytest.param(
            """
            %s: slot<f32> = declare %f
            for %k in 0:i32, %i, 1:i32 {
                %0 = load %s
                %p = index %x[%n]
                store %p, %0
                if %b {
                    store %s, 1.0:f32
                    break
                }
                store %s, 2.0:f32
            }
            """,
            """
            %s: slot<f32> = declare %f
            for %k in 0:i32, %i, 1:i32 {
                %0 = load %s
                %p = index %x[%n]
                store %p, %0
                if %b {
                    break
                }
                store %s, 2.0:f32
            }
            """,
            id="the next turn reads, what breaks out has none",
        ),
        pytest.param(
            """
            %s: slot<f32> = declare %f
            for %j in 0:i32, %i, 1:i32 {
                for %k in 0:i32, %i, 1:i32 {
                    if %b {
                        %0 = load %s
                        %p = index %x[%n]
                        store %p, %0
                        continue
                    }
                }
                store %s, 2.0:f32
            }
            """,
            """
            %s: slot<f32> = declare %f
            for %j in 0:i32, %i, 1:i32 {
                for %k in 0:i32, %i, 1:i32 {
                    if %b {
                        %0 = load %s
                        %p = index %x[%n]
                        store %p, %0
                        continue
                    }
                }
                store %s, 2.0:f32
            }
            """,
            id="the loop within reads in the next turn of the one around",
        ),
        pytest.param(
            """
            %s: slot<i32> = declare %i
            while {
                %0 = load %s
                %1: bool_ = gt %0, 0:i32
            } test %1 {
                %2: i32 = sub %0, 1:i32
                store %s, %2
            }
            store %s, 7:i32
            """,
            """
            %s: slot<i32> = declare %i
            while {
                %0 = load %s
                %1: bool_ = gt %0, 0:i32
            } test %1 {
                %2: i32 = sub %0, 1:i32
                store %s, %2
            }
            """,
            id="a test reads",
        ),
        pytest.param(
            """
            %s: slot<f32> = declare %f
            store %s, 1.0:f32
            block @done {
                if %b {
                    exit @done
                }
                store %s, 2.0:f32
            }
            %0 = load %s
            %p = index %x[%n]
            store %p, %0
            """,
            """
            %s: slot<f32> = declare %f
            store %s, 1.0:f32
            block @done {
                if %b {
                    exit @done
                }
                store %s, 2.0:f32
            }
            %0 = load %s
            %p = index %x[%n]
            store %p, %0
            """,
            id="an exit goes past a store",
        ),
    ],
)
def test_stores_go_that_nothing_reads(before: str, result: str) -> None:
    assert after(dead_stores, before) == body_of(result)

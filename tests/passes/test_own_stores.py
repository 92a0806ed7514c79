from __future__ import annotations

import pytest

from tests.passes.texts import after, body_of
from transpile.passes.own_stores import own_stores


@pytest.mark.parametrize(
    ("before", "result"),
    [
        pytest.param(
            """
            %s: slot<f32> = declare %f
            %0 = load %s
            store %s, %0
            %p = index %x[%n]
            store %p, %0
            """,
            """
            %s: slot<f32> = declare %f
            %0 = load %s
            %p = index %x[%n]
            store %p, %0
            """,
            id="what was loaded",
        ),
        pytest.param(
            """
            %s: slot<f32> = declare %f
            %t: slot<f32> = declare %f
            %0: f32 = mul %f, 2.0:f32
            store %s, %0
            %1 = load %s
            store %t, %1
            store %t, %0
            store %s, %f
            store %s, %0
            """,
            """
            %s: slot<f32> = declare %f
            %t: slot<f32> = declare %f
            %0: f32 = mul %f, 2.0:f32
            store %s, %0
            %1 = load %s
            store %t, %1
            store %s, %f
            store %s, %0
            """,
            id="what was stored, also by way of another slot",
        ),
        pytest.param(
            """
            %s: slot<f32> = declare %f
            %0 = load %s
            if %b {
                store %s, 2.0:f32
            } else {
                store %s, %0
            }
            store %s, %0
            """,
            """
            %s: slot<f32> = declare %f
            %0 = load %s
            if %b {
                store %s, 2.0:f32
            }
            store %s, %0
            """,
            id="not what only one branch left",
        ),
        pytest.param(
            """
            %s: slot<f32> = declare %f
            %0 = load %s
            for %k in 0:i32, 4:i32, 1:i32 {
                store %s, %0
                %1 = load %s
                %2: f32 = mul %1, 2.0:f32
                store %s, %1
                store %s, %2
            }
            store %s, %0
            """,
            """
            %s: slot<f32> = declare %f
            %0 = load %s
            for %k in 0:i32, 4:i32, 1:i32 {
                store %s, %0
                %1 = load %s
                %2: f32 = mul %1, 2.0:f32
                store %s, %2
            }
            store %s, %0
            """,
            id="not what a turn before left",
        ),
    ],
)
def test_stores(before: str, result: str) -> None:
    assert after(own_stores, before) == body_of(result)

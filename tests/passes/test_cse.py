from __future__ import annotations

import pytest

from tests.passes.texts import after, body_of
from transpile.passes.cse import cse


@pytest.mark.parametrize(
    ("before", "result"),
    [
        pytest.param(
            """
            %0: i32 = add %i, 1:i32
            if %b {
                %1: i32 = add 1:i32, %i
                %p = index %y[%n]
                store %p, %1
            }
            """,
            """
            %0: i32 = add %i, 1:i32
            if %b {
                %p = index %y[%n]
                store %p, %0
            }
            """,
            id="a dominating sum, operands swapped",
        ),
        pytest.param(
            """
            %s: slot<i32> = declare %i
            %0 = load %s
            %1: i32 = add %0, 1:i32
            %p = index %y[%n]
            store %p, %1
            %2 = load %s
            %3: i32 = add %2, 1:i32
            store %p, %3
            store %s, 5:i32
            %4 = load %s
            %5: i32 = add %4, 1:i32
            store %p, %5
            """,
            """
            %s: slot<i32> = declare %i
            %0 = load %s
            %1: i32 = add %0, 1:i32
            %p = index %y[%n]
            store %p, %1
            %2 = load %s
            store %p, %1
            store %s, 5:i32
            %3 = load %s
            %4: i32 = add %3, 1:i32
            store %p, %4
            """,
            id="a variable until it is stored to",
        ),
        pytest.param(
            """
            %s: slot<i32> = declare %i
            %0 = load %s
            %1: i32 = add %0, 1:i32
            %p = index %y[%n]
            store %p, %1
            for %k in 0:i32, %i, 1:i32 {
                %2 = load %s
                %3: i32 = add %2, 1:i32
                store %p, %3
                if %b {
                    store %s, %3
                }
                %4 = load %s
                %5: i32 = add %4, 1:i32
                store %p, %5
            }
            """,
            """
            %s: slot<i32> = declare %i
            %0 = load %s
            %1: i32 = add %0, 1:i32
            %p = index %y[%n]
            store %p, %1
            for %k in 0:i32, %i, 1:i32 {
                %2 = load %s
                %3: i32 = add %2, 1:i32
                store %p, %3
                if %b {
                    store %s, %3
                }
                %4 = load %s
                %5: i32 = add %4, 1:i32
                store %p, %5
            }
            """,
            id="a variable that a loop may have stored to before",
        ),
        pytest.param(
            """
            %0: i32 = add %i, 1:i32
            %p = index %y[%n]
            store %p, %0
            %next: i32 = add %i, 1:i32
            store %p, %next
            """,
            """
            %next: i32 = add %i, 1:i32
            %p = index %y[%n]
            store %p, %next
            store %p, %next
            """,
            id="the name of the later one",
        ),
        pytest.param(
            """
            %p = index %z[%n]
            %0 = load %p
            %q = index %x[%n]
            store %q, %0
            %1 = load %p
            %2 = load %q
            store %q, %1
            %3 = load %q
            """,
            """
            %p = index %z[%n]
            %0 = load %p
            %q = index %x[%n]
            store %q, %0
            %1 = load %q
            store %q, %0
            %2 = load %q
            """,
            id="loads of what is only read",
        ),
        pytest.param(
            """
            if %b {
                %0: i32 = sub %i, 1:i32
                %p = index %y[%n]
                store %p, %0
            } else {
                %1: i32 = sub %i, 1:i32
                %q = index %y[%n]
                store %q, %1
            }
            """,
            """
            if %b {
                %0: i32 = sub %i, 1:i32
                %p = index %y[%n]
                store %p, %0
            } else {
                %1: i32 = sub %i, 1:i32
                %q = index %y[%n]
                store %q, %1
            }
            """,
            id="neither arm dominates the other",
        ),
        pytest.param(
            """
            %0: f32 = div %f, 0.0:f32
            %1: f32 = div %f, -0.0:f32
            %2: i32 = sub %i, 1:i32
            %3: i32 = sub 1:i32, %i
            %4: f32 = cast %i
            %5: i64 = cast %i
            """,
            """
            %0: f32 = div %f, 0.0:f32
            %1: f32 = div %f, -0.0:f32
            %2: i32 = sub %i, 1:i32
            %3: i32 = sub 1:i32, %i
            %4: f32 = cast %i
            %5: i64 = cast %i
            """,
            id="what only looks alike",
        ),
        pytest.param(
            """
            %p = index %x[%n]
            %v = load %p
            store %p, 1.0:f32
            %q = index %x[%n]
            %w = load %q
            %s: f32 = plane_sum %v
            %t: f32 = plane_sum %v
            store %q, %w
            """,
            """
            %p = index %x[%n]
            %v = load %p
            store %p, 1.0:f32
            %w = load %p
            %s: f32 = plane_sum %v
            %t: f32 = plane_sum %v
            store %p, %w
            """,
            id="places merge, loads and plane ops don't",
        ),
        pytest.param(
            """
            %a: u32 = unit_pos_x
            %c: u32 = unit_pos_x
            %d: index = length %x
            %e: index = length %x
            %g: index = length %y
            %h: u32 = add %a, %c
            """,
            """
            %a: u32 = unit_pos_x
            %d: index = length %x
            %g: index = length %y
            %h: u32 = add %a, %a
            """,
            id="topology and sizes",
        ),
        pytest.param(
            """
            while {
                %c: bool_ = lt %i, 3:i32
            } test %c {
                %d: bool_ = lt %i, 3:i32
                if %d {
                    %p = index %x[%n]
                    store %p, 1.0:f32
                }
            }
            """,
            """
            while {
                %c: bool_ = lt %i, 3:i32
            } test %c {
                %d: bool_ = lt %i, 3:i32
                if %d {
                    %p = index %x[%n]
                    store %p, 1.0:f32
                }
            }
            """,
            id="the test of a loop is its own scope",
        ),
    ],
)
def test_text(before: str, result: str) -> None:
    assert after(cse, before) == body_of(result)

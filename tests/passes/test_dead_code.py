from __future__ import annotations

import pytest

from tests.passes.texts import after, body_of
from transpile.passes.dead_code import dead_code


@pytest.mark.parametrize(
    ("before", "result"),
    [
        pytest.param(
            """
            %0: f32 = mul %f, 2.0:f32
            %1: f32 = sqrt %0
            %p = index %x[%n]
            %v = load %p
            %s: f32 = plane_sum %v
            %m: local<f32, 4> = local
            """,
            "",
            id="unused results",
        ),
        pytest.param(
            """
            %acc: slot<f32> = declare 0.0:f32
            store %acc, %f
            %used: slot<f32> = declare 0.0:f32
            %v = load %used
            %w: f32 = add %v, %f
            store %used, %w
            %p = index %x[%n]
            %last = load %used
            store %p, %last
            """,
            """
            %used: slot<f32> = declare 0.0:f32
            %v = load %used
            %w: f32 = add %v, %f
            store %used, %w
            %p = index %x[%n]
            %last = load %used
            store %p, %last
            """,
            id="a slot nobody reads",
        ),
        pytest.param(
            """
            %a: slot<i32> = declare 0:i32
            for %k in 0:i32, %i, 1:i32 {
                %v = load %a
                %w: i32 = add %v, %k
                store %a, %w
            }
            """,
            "",
            id="a slot that feeds itself alone",
        ),
        pytest.param(
            """
            if %b {
                terminate
                barrier sync_cube
            } else {
                terminate
            }
            barrier sync_cube
            """,
            """
            if %b {
                terminate
            } else {
                terminate
            }
            """,
            id="behind a terminator",
        ),
        pytest.param(
            """
            for %k in 0:i32, %i, 1:i32 {
                if %b {
                    break
                }
                barrier sync_cube
                continue
                barrier sync_cube
            }
            """,
            """
            for %k in 0:i32, %i, 1:i32 {
                if %b {
                    break
                }
                barrier sync_cube
                continue
            }
            """,
            id="behind a continue",
        ),
        pytest.param(
            """
            if %b {
                %0: f32 = mul %f, 2.0:f32
            }
            for %k in 0:i32, %i, 1:i32 {
            }
            while {
                %c: bool_ = lt %i, 3:i32
            } test %c {
            }
            block @b {
            }
            """,
            "",
            id="empty control flow",
        ),
        pytest.param(
            """
            if %b {
                %0: f32 = mul %f, 2.0:f32
            } else {
                barrier sync_cube
            }
            """,
            """
            %0: bool_ = logical_not %b
            if %0 {
                barrier sync_cube
            }
            """,
            id="only the other arm",
        ),
        pytest.param(
            """
            block @out {
                block @done {
                    if %b {
                        barrier sync_cube
                        exit @done
                    } else {
                        exit @out
                    }
                }
            }
            barrier sync_plane
            """,
            """
            if %b {
                barrier sync_cube
            }
            barrier sync_plane
            """,
            id="exits to where control goes anyway",
        ),
        pytest.param(
            """
            block @out {
                if %b {
                    exit @out
                }
                barrier sync_cube
            }
            """,
            """
            block @out {
                if %b {
                    exit @out
                }
                barrier sync_cube
            }
            """,
            id="an exit that skips something",
        ),
        pytest.param(
            """
            block @out {
                for %k in 0:i32, %i, 1:i32 {
                    barrier sync_cube
                    exit @out
                }
            }
            """,
            """
            block @out {
                for %k in 0:i32, %i, 1:i32 {
                    barrier sync_cube
                    exit @out
                }
            }
            """,
            id="the end of a loop's body is not the end of the block",
        ),
    ],
)
def test_text(before: str, result: str) -> None:
    assert after(dead_code, before) == body_of(result)

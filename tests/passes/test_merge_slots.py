from __future__ import annotations

import pytest

from tests.passes.texts import after, body_of
from transpile.ir import core
from transpile.passes.dead_code import dead_code
from transpile.passes.merge_slots import merge_slots


def merged(kernel: core.Kernel) -> core.Kernel:
    return dead_code(merge_slots(kernel))


@pytest.mark.parametrize(
    ("before", "result"),
    [
        pytest.param(
            """
            %best: slot<f32> = declare 0.0:f32
            for %k in 0:i32, %i, 1:i32 {
                %result: slot<f32> = declare
                %0 = load %best
                %1: bool_ = gt %f, %0
                if %1 {
                    store %result, %f
                } else {
                    %2 = load %best
                    store %result, %2
                }
                %3 = load %result
                store %best, %3
            }
            %4 = load %best
            %p = index %x[%n]
            store %p, %4
            """,
            """
            %best: slot<f32> = declare 0.0:f32
            for %k in 0:i32, %i, 1:i32 {
                %0 = load %best
                %1: bool_ = gt %f, %0
                if %1 {
                    store %best, %f
                }
            }
            %2 = load %best
            %p = index %x[%n]
            store %p, %2
            """,
            id="the result of a helper goes into a variable",
        ),
        pytest.param(
            """
            %own: slot<f32> = declare %f
            %0 = load %own
            %1: f32 = add %0, 1.0:f32
            store %own, %1
            %2 = load %own
            %copy: slot<f32> = declare %2
            if %b {
                store %copy, 3.0:f32
            }
            %3 = load %copy
            %p = index %x[%n]
            store %p, %3
            """,
            """
            %own: slot<f32> = declare %f
            %0 = load %own
            %1: f32 = add %0, 1.0:f32
            store %own, %1
            if %b {
                store %own, 3.0:f32
            }
            %2 = load %own
            %p = index %x[%n]
            store %p, %2
            """,
            id="a copy of a variable that is not read again",
        ),
        pytest.param(
            """
            %0: slot<f32> = declare
            if %b {
                store %0, %f
            } else {
                store %0, 1.0:f32
            }
            %point = load %0
            %p = index %x[%n]
            store %p, %point
            """,
            """
            %point: slot<f32> = declare
            if %b {
                store %point, %f
            } else {
                store %point, 1.0:f32
            }
            %0 = load %point
            %p = index %x[%n]
            store %p, %0
            """,
            id="a ternary takes the name of its variable",
        ),
        pytest.param(
            """
            %total: slot<f32> = declare %f
            %sum: slot<f32> = declare 0.0:f32
            for %k in 0:i32, %i, 1:i32 {
                %0 = load %sum
                %1: f32 = add %0, %f
                store %sum, %1
            }
            %2 = load %sum
            store %total, %2
            %3 = load %total
            %p = index %x[%n]
            store %p, %3
            """,
            """
            %total: slot<f32> = declare %f
            store %total, 0.0:f32
            for %k in 0:i32, %i, 1:i32 {
                %0 = load %total
                %1: f32 = add %0, %f
                store %total, %1
            }
            %2 = load %total
            %p = index %x[%n]
            store %p, %2
            """,
            id="a sum of a helper",
        ),
        pytest.param(
            """
            %0: slot<f32> = declare
            if %b {
                store %0, 1.0:f32
            }
            %s: slot<f32> = declare
            %1: f32 = add %f, 1.0:f32
            store %s, %1
            if %b {
                store %s, 2.0:f32
            }
            %2 = load %0
            %3 = load %s
            %4: f32 = add %2, %3
            %p = index %x[%n]
            store %p, %4
            """,
            """
            %0: slot<f32> = declare
            if %b {
                store %0, 1.0:f32
            }
            %1: f32 = add %f, 1.0:f32
            %s: slot<f32> = declare %1
            if %b {
                store %s, 2.0:f32
            }
            %2 = load %0
            %3 = load %s
            %4: f32 = add %2, %3
            %p = index %x[%n]
            store %p, %4
            """,
            id="a slot starts with its first value",
        ),
        pytest.param(
            """
            %a: slot<f32> = declare %f
            %0 = load %a
            %node: slot<f32> = declare %0
            for %k in 0:i32, %i, 1:i32 {
                %1 = load %node
                %2: f32 = mul %1, 2.0:f32
                store %node, %2
            }
            %3 = load %node
            store %a, %3
            %4 = load %a
            %p = index %x[%n]
            store %p, %4
            """,
            """
            %a: slot<f32> = declare %f
            for %k in 0:i32, %i, 1:i32 {
                %0 = load %a
                %1: f32 = mul %0, 2.0:f32
                store %a, %1
            }
            %2 = load %a
            %p = index %x[%n]
            store %p, %2
            """,
            id="a helper moves a variable on",
        ),
    ],
)
def test_a_carrier_goes(before: str, result: str) -> None:
    assert after(merged, before) == body_of(result)


@pytest.mark.parametrize(
    "kept",
    [
        pytest.param(
            """
            %a: slot<f32> = declare %f
            %result: slot<f32> = declare 1.0:f32
            %0 = load %a
            %1: f32 = add %0, 1.0:f32
            store %result, %1
            %2 = load %result
            store %a, %2
            %3 = load %a
            %p = index %x[%n]
            store %p, %3
            """,
            id="the variable is read after the carrier is filled",
        ),
        pytest.param(
            """
            %a: slot<f32> = declare %f
            for %k in 0:i32, %i, 1:i32 {
                %result: slot<f32> = declare 2.0:f32
                if %b {
                    break
                }
                %0 = load %result
                store %a, %0
            }
            %1 = load %a
            %p = index %x[%n]
            store %p, %1
            """,
            id="a loop may be left between",
        ),
        pytest.param(
            """
            %result: slot<f32> = declare %f
            %a: slot<f32> = declare 0.0:f32
            for %k in 0:i32, %i, 1:i32 {
                %0 = load %result
                store %a, %0
                store %result, 3.0:f32
            }
            %1 = load %a
            %p = index %x[%n]
            store %p, %1
            """,
            id="the carrier lives on around the loop",
        ),
        pytest.param(
            """
            %result: slot<f32> = declare %f
            %0 = load %result
            %a: slot<f32> = declare %0
            store %a, 2.0:f32
            %1 = load %result
            %2 = load %a
            %3: f32 = add %1, %2
            %p = index %x[%n]
            store %p, %3
            """,
            id="the first variable is read later",
        ),
        pytest.param(
            """
            %a: slot<f32> = declare %f
            %result: slot<f32> = declare
            for %k in 0:i32, %i, 1:i32 {
                %0 = load %a
                %1: f32 = mul %0, 2.0:f32
                store %result, %1
            }
            %2 = load %result
            store %a, %2
            %3 = load %a
            %p = index %x[%n]
            store %p, %3
            """,
            id="a later trip of a loop reads the variable",
        ),
        pytest.param(
            """
            %a: slot<f32> = declare %f
            %result: slot<f32> = declare 0.0:f32
            store %a, 5.0:f32
            store %result, 1.0:f32
            %0 = load %a
            %p = index %x[%n]
            store %p, %0
            %1 = load %result
            store %a, %1
            %2 = load %a
            %3: index = add %n, 1:index
            %q = index %x[%3]
            store %q, %2
            """,
            id="the variable is written between",
        ),
    ],
)
def test_a_carrier_stays(kept: str) -> None:
    assert after(merged, kept) == body_of(kept)


def test_a_store_to_memory_of_what_was_read_there_stays() -> None:
    body = """
    %p = index %x[%n]
    %0 = load %p
    store %p, %0
    """
    assert after(merged, body) == body_of(body)

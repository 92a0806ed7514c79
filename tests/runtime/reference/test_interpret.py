"""The interpreter on IR text: control flow, accesses, barriers, planes, atomics, reports."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from runtime.reference.interpret import interpret
from runtime.reference.units import Report
from transpile.diagnose.diagnostic import CubeLaunchError
from transpile.ir.parser import parse_kernel


def run(
    text: str, *arguments: Any, count: tuple[int, int, int] = (1, 1, 1), **options: Any
) -> Report:
    return interpret(parse_kernel(text), count, arguments, **options)


def test_saxpy_skips_what_is_out_of_bounds() -> None:
    x = numpy.arange(10, dtype="f4")
    y = numpy.ones(10, "f4")
    run(
        """kernel saxpy(%a: f32, %x: array<f32>, %y: mut array<f32>) cube(4, 1, 1) {
            %i: index = absolute_pos
            %px = index %x[%i]
            %v = load %px
            %py = index %y[%i]
            %w = load %py
            %m: f32 = mul %a, %v
            %s: f32 = add %m, %w
            store %py, %s
        }""",
        2.0,
        x,
        y,
        count=(3, 1, 1),
    )
    assert y.tolist() == (2 * x + 1).tolist()


def test_bad_read_gives_zero_and_is_the_first_violation() -> None:
    out = numpy.full(2, 7, "i4")
    text = """kernel k(%x: array<i32>, %out: mut array<i32>) cube(2, 1, 1) {
        %u: u32 = unit_pos_x
        %i: i32 = cast %u
        %j: i32 = sub %i, 1:i32
        %p = index %x[%j]
        %v = load %p
        %o = index %out[%i]
        store %o, %v
    }"""
    report = run(text, numpy.array([5], "i4"), out, validate=True)
    assert out.tolist() == [0, 5]
    assert report.violation is not None
    assert "a read of `x` at [-1], outside its 1 elements" in str(report.violation.error())
    assert run(text, numpy.array([5], "i4"), out).violation is None


def test_coordinates_are_checked_one_by_one() -> None:
    x = numpy.arange(6, dtype="i4").reshape(2, 3)
    out = numpy.zeros(2, "i4")
    run(
        """kernel k(%x: tensor<i32, 2>, %out: mut array<i32>) cube(1, 1, 1) {
            %p = index %x[0:u32, 3:u32]
            %v = load %p
            %o = index %out[0:u32]
            store %o, %v
            %q = index %x[1:u32, 2:u32]
            %w = load %q
            %r = index %out[1:u32]
            store %r, %w
        }""",
        x,
        out,
    )
    assert out.tolist() == [0, 5]


def test_strides_lead_through_physical_memory() -> None:
    memory = numpy.arange(12, dtype="i4")
    out = numpy.zeros(6, "i4")
    run(
        """kernel k(%x: tensor<i32, 2>, %out: mut array<i32>) cube(1, 1, 1) {
            %n: index = length %x
            %e: index = extent %x
            %s: index = stride %x, 1:u32
            %o0 = index %out[0:u32]
            %c0: i32 = cast %n
            store %o0, %c0
            %o1 = index %out[1:u32]
            %c1: i32 = cast %e
            store %o1, %c1
            %o2 = index %out[2:u32]
            %c2: i32 = cast %s
            store %o2, %c2
            %p = index %x[1:u32, 2:u32]
            %v = load %p
            %o3 = index %out[3:u32]
            store %o3, %v
        }""",
        (memory[:11], (2, 3), (6, 2)),
        out,
    )
    assert out.tolist() == [6, 11, 2, 10, 0, 0]


def test_unchecked_out_of_bounds_is_an_error() -> None:
    text = """kernel k(%out: mut array<i32>) cube(1, 1, 1) unchecked {
        %o = index %out[4:u32] unchecked
        store %o, 1:i32
    }"""
    with pytest.raises(CubeLaunchError, match="CUBE221"):
        run(text, numpy.zeros(4, "i4"))


def test_guards_decide_before_the_access() -> None:
    out = numpy.zeros(2, "i4")
    run(
        """kernel k(%out: mut array<i32>) cube(1, 1, 1) {
            %far = index %out[9:u32] unchecked
            %v = load %far if false
            store %far, 3:i32 if false
            %o = index %out[0:u32] unchecked
            %w: i32 = add %v, 5:i32
            store %o, %w if true
        }""",
        out,
    )
    assert out.tolist() == [5, 0]


LOOPS = """kernel k(%out: mut array<i32>, %n: i32) cube(1, 1, 1) {
    %s: slot<i32> = declare 0:i32
    block @done {
        for %i in 0:i32, %n, 1:i32 {
            block @next {
                %odd: i32 = rem_floor %i, 2:i32
                %is: bool_ = eq %odd, 1:i32
                if %is {
                    exit @next
                }
                %big: bool_ = gt %i, 6:i32
                if %big {
                    exit @done
                }
                %a = load %s
                %b: i32 = add %a, %i
                store %s, %b
            }
        }
        %c = load %s
        %d: i32 = add %c, 100:i32
        store %s, %d
    }
    %e = load %s
    %o = index %out[0:u32]
    store %o, %e
}"""


@pytest.mark.parametrize(("n", "expected"), [(5, 106), (20, 12), (0, 100), (-3, 100)])
def test_exits_leave_their_block_from_within_loops(n: int, expected: int) -> None:
    out = numpy.zeros(1, "i4")
    run(LOOPS, out, n)
    assert out.tolist() == [expected]


def test_break_continue_and_while() -> None:
    out = numpy.zeros(2, "i4")
    run(
        """kernel k(%out: mut array<i32>) cube(1, 1, 1) {
            %s: slot<i32> = declare 0:i32
            %t: slot<i32> = declare 0:i32
            while {
                %a = load %s
                %c: bool_ = lt %a, 100:i32
            } test %c {
                %b: i32 = add %a, 1:i32
                store %s, %b
                %even: i32 = bit_and %b, 1:i32
                %is: bool_ = eq %even, 0:i32
                if %is {
                    continue
                }
                %stop: bool_ = gt %b, 8:i32
                if %stop {
                    break
                }
                %x = load %t
                %y: i32 = add %x, %b
                store %t, %y
            }
            %p = index %out[0:u32]
            %e = load %s
            store %p, %e
            %q = index %out[1:u32]
            %f = load %t
            store %q, %f
        }""",
        out,
    )
    assert out.tolist() == [9, 1 + 3 + 5 + 7]


def test_negative_and_zero_steps() -> None:
    out = numpy.zeros(1, "i4")
    text = """kernel k(%out: mut array<i32>, %step: i32) cube(1, 1, 1) {{
        %s: slot<i32> = declare 0:i32
        for %i in {start}:i32, {stop}:i32, %step {{
            %a = load %s
            %b: i32 = mul %a, 10:i32
            %c: i32 = add %b, %i
            store %s, %c
        }}
        %o = index %out[0:u32]
        %v = load %s
        store %o, %v
    }}"""
    run(text.format(start=5, stop=0), out, -2)
    assert out.tolist() == [531]
    run(text.format(start=0, stop=5), out, 0)
    assert out.tolist() == [0]
    run(text.format(start=2147483640, stop=2147483647), out, 5)
    assert out.tolist() == [(2147483640 * 10 + 2147483645 + 2**31) % 2**32 - 2**31]


def test_terminate_ends_the_unit_from_within() -> None:
    out = numpy.zeros(4, "i4")
    run(
        """kernel k(%out: mut array<i32>) cube(4, 1, 1) {
            %u: u32 = unit_pos_x
            for %i in 0:u32, 10:u32, 1:u32 {
                %c: bool_ = eq %i, %u
                if %c {
                    terminate
                }
                %o = index %out[%u]
                %a = load %o
                %b: i32 = add %a, 1:i32
                store %o, %b
            }
        }""",
        out,
    )
    assert out.tolist() == [0, 1, 2, 3]


REVERSE = """kernel k(%x: mut array<f32>) cube(8, 1, 1) {
    %tile: shared<f32, 8> = shared
    %u: u32 = unit_pos
    %base: u32 = cube_pos_x
    %b: u32 = mul %base, 8:u32
    %i: u32 = add %b, %u
    %p = index %x[%i]
    %v = load %p
    %t = index %tile[%u]
    store %t, %v
    barrier sync_cube
    %r: u32 = sub 7:u32, %u
    %s = index %tile[%r]
    %w = load %s
    store %p, %w
}"""


def test_units_meet_at_barriers() -> None:
    x = numpy.arange(16, dtype="f4")
    run(REVERSE, x, count=(2, 1, 1))
    assert x.tolist() == [*range(7, -1, -1), *range(15, 7, -1)]


def test_shared_memory_starts_poisoned() -> None:
    x = numpy.zeros(8, "f4")
    run(REVERSE.replace("store %t, %v", ""), x)
    assert numpy.isnan(x).all()


def test_a_barrier_within_a_loop_and_slots_across_it() -> None:
    x = numpy.arange(8, dtype="i4")
    run(
        """kernel k(%x: mut array<i32>) cube(8, 1, 1) {
            %tile: shared<i32, 8> = shared
            %u: u32 = unit_pos
            %p = index %x[%u]
            %v = load %p
            %t = index %tile[%u]
            store %t, %v
            %step: slot<u32> = declare 4:u32
            while {
                %d = load %step
                %c: bool_ = gt %d, 0:u32
            } test %c {
                barrier sync_cube
                %active: bool_ = lt %u, %d
                if %active {
                    %j: u32 = add %u, %d
                    %q = index %tile[%j]
                    %a = load %q
                    %b = load %t
                    %s: i32 = add %a, %b
                    store %t, %s
                }
                %h: u32 = shift_right %d, 1:u32
                store %step, %h
            }
            barrier sync_cube
            %z = index %tile[0:u32]
            %total = load %z
            store %p, %total
        }""",
        x,
    )
    assert x.tolist() == [28] * 8


def test_divergent_barriers_are_an_error() -> None:
    text = """kernel k(%x: mut array<i32>) cube(4, 1, 1) {
        %u: u32 = unit_pos
        %c: bool_ = lt %u, 2:u32
        if %c {
            barrier sync_cube
        }
    }"""
    with pytest.raises(CubeLaunchError, match="reached by 2 units and missed by 2"):
        run(text, numpy.zeros(1, "i4"))


PLANE = """kernel k(%out: mut array<u32>) cube(10, 1, 1) {{
    %u: u32 = unit_pos
    %o = index %out[%u]
    %v: u32 = add %u, 1:u32
    %r: u32 = {op}
    store %o, %r
}}"""


def of_planes(size: int, function: Any) -> list[int]:
    units = list(range(10))
    found: list[int] = []
    for first in range(0, 10, size):
        found += [int(v) for v in function([u + 1 for u in units[first : first + size]])]
    return found


@pytest.mark.parametrize("size", [1, 4, 32, 64])
@pytest.mark.parametrize(
    ("op", "function"),
    [
        ("plane_sum %v", lambda v: [sum(v)] * len(v)),
        ("plane_prod %v", lambda v: [numpy.prod(v)] * len(v)),
        ("plane_max %v", lambda v: [max(v)] * len(v)),
        ("plane_min %v", lambda v: [min(v)] * len(v)),
        ("plane_inclusive_sum %v", numpy.cumsum),
        ("plane_exclusive_sum %v", lambda v: numpy.cumsum(v) - v),
        ("plane_exclusive_prod %v", lambda v: numpy.cumprod([1, *v[:-1]])),
        ("plane_broadcast %v, 0:u32", lambda v: [v[0]] * len(v)),
        ("plane_shuffle_down %v, 1:u32", lambda v: [*v[1:], v[-1]]),
        ("plane_shuffle_up %v, 1:u32", lambda v: [v[0], *v[:-1]]),
        (
            "plane_shuffle_xor %v, 1:u32",
            lambda v: [v[i ^ 1] if i ^ 1 < len(v) else v[i] for i in range(len(v))],
        ),
        ("unit_pos_plane", lambda v: range(len(v))),
    ],
)
def test_plane_ops_with_partial_planes(size: int, op: str, function: Any) -> None:
    out = numpy.zeros(10, "u4")
    run(PLANE.format(op=op), out, plane_dim=size)
    assert out.tolist() == of_planes(size, function)


def test_votes() -> None:
    out = numpy.zeros(8, "u4")
    run(
        """kernel k(%out: mut array<u32>) cube(6, 1, 1) {
            %u: u32 = unit_pos
            %c: bool_ = gt %u, 3:u32
            %mask: vec<u32, 4> = plane_ballot %c
            %any: bool_ = plane_any %c
            %all: bool_ = plane_all %c
            %first: bool_ = plane_elect
            %m = extract %mask, 0:u32
            %a: u32 = cast %any
            %b: u32 = cast %all
            %f: u32 = cast %first
            %o = index %out[%u]
            %a8: u32 = shift_left %a, 8:u32
            %b9: u32 = shift_left %b, 9:u32
            %f10: u32 = shift_left %f, 10:u32
            %x: u32 = bit_or %m, %a8
            %y: u32 = bit_or %x, %b9
            %z: u32 = bit_or %y, %f10
            store %o, %z
        }""",
        out,
        plane_dim=4,
    )
    assert out.tolist() == [1 << 10, 0, 0, 0, 0x703, 0x303, 0, 0]


def test_atomics_on_global_and_shared_memory() -> None:
    total = numpy.array([0, 5], "i4")
    old = numpy.zeros(4, "i4")
    run(
        """kernel k(%total: mut array<atomic<i32>>, %old: mut array<i32>) cube(4, 1, 1) {
            %u: u32 = unit_pos
            %i: i32 = cast %u
            %p = index %total[0:u32]
            %a: i32 = atomic atomic_add %p, 3:i32
            %q = index %total[1:u32]
            %b: i32 = atomic atomic_max %q, %i
            %c: i32 = atomic atomic_compare_exchange %q, 5:i32, -1:i32
            %far = index %total[7:u32]
            %d: i32 = atomic atomic_add %far, 3:i32
            %o = index %old[%u]
            %s: i32 = add %a, %d
            store %o, %s
        }""",
        total,
        old,
    )
    assert total.tolist() == [12, 3]
    assert old.tolist() == [0, 3, 6, 9]


def test_one_array_bound_twice_is_one_memory() -> None:
    x = numpy.array([1, 2], "i4")
    run(
        """kernel k(%x: array<i32>, %y: mut array<i32>) cube(1, 1, 1) {
            %p = index %y[0:u32]
            store %p, 9:i32
            %q = index %x[0:u32]
            %v = load %q
            %r = index %y[1:u32]
            store %r, %v
        }""",
        x,
        x,
    )
    assert x.tolist() == [9, 9]


def test_vectors_are_tuples_of_lanes() -> None:
    x = numpy.arange(8, dtype="f4")
    run(
        """kernel k(%x: mut array<vec<f32, 4>>) cube(2, 1, 1) {
            %u: u32 = unit_pos
            %p = index %x[%u]
            %v = load %p
            %two: vec<f32, 4> = construct 2.0:f32
            %w: vec<f32, 4> = mul %v, %two
            %d: f32 = dot %v, %two
            %z: vec<f32, 4> = insert %w, 0:u32, %d
            store %p, %z
        }""",
        (x, (2,), (1,)),
    )
    assert x.tolist() == [12, 2, 4, 6, 44, 10, 12, 14]


def test_asserts_and_prints_are_reported() -> None:
    report = run(
        """kernel k(%x: array<f32>) cube(2, 1, 1) {
            %u: u32 = unit_pos
            %c: bool_ = lt %u, 1:u32
            assert %c, "too many units"
            %p = index %x[%u]
            %v = load %p
            print "{} holds {}!", %u, %v
        }""",
        numpy.array([0.1, 2], "f4"),
    )
    assert report.printed == ["0 holds 0.1!", "1 holds 2.0!"]
    assert report.failed_assert is not None
    assert "too many units" in str(report.failed_assert.error())


def test_validation_reports_a_zero_divisor() -> None:
    text = """kernel k(%x: mut array<i32>) cube(1, 1, 1) {
        %p = index %x[0:u32]
        %v = load %p
        %w: i32 = div_floor 7:i32, %v
        store %p, %w
    }"""
    x = numpy.zeros(1, "i4")
    report = run(text, x, validate=True)
    assert x.tolist() == [0]
    assert "`//` divides by zero" in str(report.violation.error() if report.violation else "")


def test_position_in_a_grid_of_three_dimensions() -> None:
    out = numpy.full(2 * 3 * 4 * 6, -1, "i8")
    run(
        """kernel k(%out: mut array<i64>) cube(2, 3, 1) grid(3) {
            %i: index = absolute_pos
            %x: u32 = absolute_pos_x
            %y: u32 = absolute_pos_y
            %z: u32 = absolute_pos_z
            %h: u32 = mul %z, 10000:u32
            %m: u32 = mul %y, 100:u32
            %a: u32 = add %h, %m
            %b: u32 = add %a, %x
            %v: i64 = cast %b
            %o = index %out[%i]
            store %o, %v
        }""",
        out,
        count=(2, 3, 4),
    )
    expected = [z * 10000 + y * 100 + x for z in range(4) for y in range(9) for x in range(4)]
    assert out.tolist() == expected

from __future__ import annotations

from textwrap import dedent

import pytest

from transpile.diagnose.diagnostic import CubeMemoryError
from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.verify import verify
from transpile.ops.table import TABLE
from transpile.passes.bounds import bounds
from transpile.passes.cse import cse
from transpile.passes.dead_code import dead_code


def run(text: str) -> core.Kernel:
    kernel = cse(parse_kernel(dedent(text)))
    verify(kernel, TABLE)
    after = dead_code(cse(bounds(kernel)))
    verify(after, TABLE)
    assert all(
        not op.checked and len(op.indices) == 1
        for op in core.walk(after.body)
        if isinstance(op, core.Index)
    )
    return after


def check(before: str, after: str) -> None:
    assert print_kernel(run(before)) == dedent(after).lstrip()


def guards(text: str) -> int:
    """Count the guarded accesses that are left."""
    return sum(getattr(op, "guard", None) is not None for op in core.walk(run(text).body))


def test_two_indices_are_tested_one_by_one_and_go_through_strides() -> None:
    check(
        """
        kernel k(%t: tensor<f32, 2>, %y: mut array<f32>) cube(64, 1, 1) {
            %i: u32 = cube_pos_x
            %j: u32 = unit_pos_x
            %p = index %t[%i, %j]
            %v = load %p
            %q = index %y[%j]
            store %q, %v
        }
        """,
        """
        kernel k(%t: tensor<f32, 2>, %y: mut array<f32>) cube(64, 1, 1) {
            %i: u32 = cube_pos_x
            %j: u32 = unit_pos_x
            %0: index = shape %t, 0:index
            %i.1: index = cast %i
            %1: bool_ = lt %i.1, %0
            %2: index = stride %t, 0:index
            %3: index = mul %i.1, %2
            %4: index = shape %t, 1:index
            %j.1: index = cast %j
            %5: bool_ = lt %j.1, %4
            %6: bool_ = logical_and %1, %5
            %7: index = stride %t, 1:index
            %8: index = mul %j.1, %7
            %9: index = add %3, %8
            %p = index %t[%9] unchecked
            %v = load %p if %6
            %10: index = length %y
            %11: bool_ = lt %j.1, %10
            %q = index %y[%j.1] unchecked
            store %q, %v if %11
        }
        """,
    )


def test_contiguous_memory_has_row_major_strides_and_its_length_as_extent() -> None:
    check(
        """
        kernel k(%t: tensor<f32, 2>) cube(64, 1, 1) contiguous(0) unchecked {
            %i: u32 = unit_pos_x
            %p = index %t[%i, 3:u32]
            %v = load %p
            %n: index = extent %t
            print "{} {}", %v, %n
        }
        """,
        """
        kernel k(%t: tensor<f32, 2>) cube(64, 1, 1) contiguous(0) unchecked {
            %i: u32 = unit_pos_x
            %i.1: index = cast %i
            %0: index = shape %t, 1:index
            %1: index = mul %i.1, %0
            %2: index = add %1, 3:index
            %p = index %t[%2] unchecked
            %v = load %p
            %n: index = length %t
            print "{} {}", %v, %n
        }
        """,
    )


def test_signed_index_is_tested_unsigned_and_a_wide_one_in_its_own_width() -> None:
    check(
        """
        kernel k(%x: array<f32>, %i: i32, %j: i64) cube(1, 1, 1) {
            %p = index %x[%i]
            %v = load %p
            %q = index %x[%j]
            %w = load %q
            print "{} {}", %v, %w
        }
        """,
        """
        kernel k(%x: array<f32>, %i: i32, %j: i64) cube(1, 1, 1) {
            %0: index = length %x
            %i.1: index = cast %i
            %1: bool_ = lt %i.1, %0
            %p = index %x[%i.1] unchecked
            %v = load %p if %1
            %j.1: u64 = cast %j
            %2: u64 = cast %0
            %3: bool_ = lt %j.1, %2
            %j.2: index = cast %j
            %q = index %x[%j.2] unchecked
            %w = load %q if %3
            print "{} {}", %v, %w
        }
        """,
    )


SAXPY = """
    kernel saxpy(%a: f32, %x: tensor<f32, 1>, %y: mut tensor<f32, 1>) cube(256, 1, 1) {contiguous}{{
        %i: index = absolute_pos
        %n: index = length %y
        {test}
        %p = index %y[%i]
        store %p, %a
        {end}
    }}
    """


SHORT_CIRCUIT = """
    %s: slot<bool_> = declare START
    if %c {
        %d: bool_ = lt %a, 1.0:f32
        store %s, %d
    }
    %e = load %s
    if %e {"""


@pytest.mark.parametrize(
    ("test", "end"),
    [
        ("%c: bool_ = lt %i, %n\nif %c {", "}"),
        ("%c: bool_ = gt %n, %i\nif %c {", "}"),
        ("%c: bool_ = ge %i, %n\nif %c {\nterminate\n}", ""),
        ("%d: bool_ = lt %i, %n\n%c: bool_ = logical_not %d\nif %c {\nterminate\n}", ""),
        ("%d: bool_ = lt %a, 1.0:f32\n%e: bool_ = lt %i, %n\n%c: bool_ = logical_and %d, %e\nif %c {", "}"),
        ("%d: bool_ = lt %a, 1.0:f32\n%e: bool_ = ge %i, %n\n%c: bool_ = logical_or %d, %e\nif %c {\nterminate\n}", ""),
        ("block @b {\n%c: bool_ = ge %i, %n\nif %c {\nexit @b\n}", "}"),
        ("%c: bool_ = lt %i, %n" + SHORT_CIRCUIT.replace("START", "%c"), "}"),
    ],
)  # fmt: skip
def test_a_condition_around_removes_the_guard(test: str, end: str) -> None:
    text = SAXPY.format(test=test, end=end, contiguous="contiguous(1, 2) ")
    assert guards(text) == 0
    assert guards(SAXPY.format(test=test, end=end, contiguous="")) == 1


@pytest.mark.parametrize(
    ("test", "end"),
    [
        ("%c: bool_ = le %i, %n\nif %c {", "}"),
        ("%c: bool_ = lt %i, %n\nif %c {\nterminate\n}", ""),
        ("%c: bool_ = lt %i, %n\nif %c {\n}", ""),
        ("%d: bool_ = lt %a, 1.0:f32\n%e: bool_ = lt %i, %n\n%c: bool_ = logical_or %d, %e\nif %c {", "}"),
        ("%c: bool_ = lt %i, %n" + SHORT_CIRCUIT.replace("START", "true"), "}"),
        ("block @b {\n%c: bool_ = ge %i, %n\nif %c {\nexit @b\n}\n}", ""),
    ],
)  # fmt: skip
def test_a_condition_that_proves_nothing_keeps_the_guard(test: str, end: str) -> None:
    assert guards(SAXPY.format(test=test, end=end, contiguous="contiguous(1, 2) ")) == 1


def test_ranges_prove_shared_and_local_accesses() -> None:
    assert (
        guards(
            """
            kernel k(%n: u32) cube(16, 16, 1) {
                %s: shared<f32, 256> = shared
                %l: local<f32, 8> = local
                %x: u32 = unit_pos_x
                %y: u32 = unit_pos_y
                %a: u32 = mul %y, 16:u32
                %b: u32 = add %a, %x
                %p = index %s[%b]
                store %p, 1.0:f32
                for %k in 0:i32, 16:i32, 1:i32 {
                    %c: u32 = cast %k
                    %d: u32 = add %a, %c
                    %q = index %s[%d]
                    store %q, 2.0:f32
                    %e: i32 = rem_floor %k, 8:i32
                    %r = index %l[%e]
                    store %r, 3.0:f32
                    %f: u32 = bit_and %n, 7:u32
                    %t = index %l[%f]
                    store %t, 3.0:f32
                }
            }
            """
        )
        == 0
    )


TREE = """
    kernel k(%n: u32) cube(256, 1, 1) {{
        %s: shared<f32, {length}> = shared
        %u: u32 = unit_pos_x
        %width: slot<u32> = declare 128:u32
        while {{
            %w = load %width
            %more: bool_ = gt %w, 0:u32
        }} test %more {{
            %w1 = load %width
            %mine: bool_ = lt %u, %w1
            if %mine {{
                %w2 = load %width
                %other: u32 = add %u, %w2
                %p = index %s[%other]
                %v = load %p
                %q = index %s[%u]
                store %q, %v
            }}
            barrier sync_cube
            %w3 = load %width
            %half: u32 = div_floor %w3, 2:u32
            store %width, %half
        }}
    }}
    """


def test_tree_reduction_in_shared_memory_needs_no_guard() -> None:
    assert guards(TREE.format(length=256)) == 0
    assert guards(TREE.format(length=254)) == 1


def test_while_condition_holds_until_the_slot_changes() -> None:
    text = """
        kernel k(%x: array<f32>) cube(1, 1, 1) {{
            %i: slot<index> = declare 0:index
            %n: index = length %x
            while {{
                %a = load %i
                %c: bool_ = lt %a, %n
            }} test %c {{
                {first}
                %b = load %i
                %p = index %x[%b]
                %v = load %p
                print "{{}}", %v
                {second}
            }}
        }}
        """
    step = "%d = load %i\n%e: index = add %d, 1:index\nstore %i, %e"
    assert guards(text.format(first="", second=step)) == 0
    assert guards(text.format(first=step, second="")) == 1


def test_signed_loop_over_a_length_that_may_not_fit() -> None:
    text = """
        kernel k(%x: array<f32>, %a: i32) cube(1, 1, 1) {{
            %n: index = length %x
            %m: i32 = cast %n
            for %i in {start}, %m, 1:i32 {{
                %p = index %x[%i]
                %v = load %p
                print "{{}}", %v
            }}
        }}
        """
    assert guards(text.format(start="0:i32")) == 0
    assert guards(text.format(start="%a")) == 1


def test_grid_stride_loop_needs_no_guard() -> None:
    assert (
        guards(
            """
            kernel k(%x: mut array<f32>) cube(64, 1, 1) {
                %n: index = length %x
                %i: index = absolute_pos
                %c: index = cube_count
                for %k in %i, %n, %c {
                    %p = index %x[%k]
                    store %p, 1.0:f32
                }
            }
            """
        )
        == 0
    )


def test_neighbours_clamped_to_the_edge_need_no_guard() -> None:
    text = """
        kernel k(%x: array<f32>) cube(64, 1, 1) {{
            %n: index = length %x
            %i: index = absolute_pos
            %out: bool_ = {row} %i, %n
            if %out {{
                terminate
            }}
            %first: bool_ = gt %i, 0:index
            %before: index = sub %i, 1:index
            %left: index = select %first, %before, %i
            %after: index = add %i, 1:index
            %last: index = sub %n, 1:index
            %right: index = min %after, %last
            %p = index %x[%left]
            %v = load %p
            %q = index %x[%right]
            %w = load %q
            print "{{}} {{}}", %v, %w
        }}
        """
    assert guards(text.format(row="ge")) == 0
    assert guards(text.format(row="gt")) == 2


def test_atomics_are_guarded_and_min_bounds_an_index() -> None:
    text = """
        kernel k(%h: mut array<atomic<u32>>, %i: u32) cube(1, 1, 1) {
            %n: index = length %h
            %last: index = sub %n, 1:index
            %j: index = cast %i
            %m: index = min %j, %last
            %p = index %h[%m]
            %old: u32 = atomic atomic_add %p, 1:u32
            print "{}", %old
        }
        """
    assert guards(text) == 1


def test_index_that_is_always_outside_is_an_error() -> None:
    with pytest.raises(CubeMemoryError) as caught:
        run(
            """
            kernel k() cube(1, 1, 1) {
                %tile: local<f32, 4> = local
                %p = index %tile[4:u32]
                store %p, 1.0:f32
            }
            """
        )
    assert str(caught.value).startswith("error[CUBE320]: index 4 is outside of `tile`")


def ifs(text: str) -> int:
    return sum(isinstance(op, core.If) for op in core.walk(run(text).body))


@pytest.mark.parametrize(
    ("type", "test", "left"),
    [
        ("u32", "lt %k, %n", 0),
        ("u32", "lt %k, 9:u32", 1),
        ("u32", "gt %n, %k", 0),
        ("u32", "ge %k, %n", 0),
        ("i32", "lt %k, %n", 0),
        ("i32", "le %k, %n", 0),
        ("i32", "ge %k, 0:i32", 0),
        ("i32", "ge %k, 1:i32", 1),
        ("i32", "ne %k, %n", 0),
        ("i32", "eq %k, 3:i32", 1),
    ],
)
def test_a_test_that_a_loop_makes_already_is_not_made_again(
    type: str, test: str, left: int
) -> None:
    text = f"""
    kernel k(%x: mut array<f32>, %n: {type}) cube(1, 1, 1) {{
        for %k in 0:{type}, %n, 1:{type} {{
            %0: bool_ = {test.replace("9:u32", f"9:{type}")}
            if %0 {{
                %p = index %x[%k]
                store %p, 1.0:f32
            }}
        }}
    }}
    """
    assert ifs(text) == left


@pytest.mark.parametrize(("address", "left"), [("", 0), (" address(u64)", 1)])
def test_signed_sizes_and_positions_are_not_negative(address: str, left: int) -> None:
    """As far as positions have 32 bits, they fit 31."""
    text = f"""
    kernel k(%x: mut array<f32>, %y: array<f32>) cube(64, 1, 1){address} {{
        %0: index = absolute_pos
        %i: i32 = cast %0
        %1: index = length %x
        %n: i32 = cast %1
        %2: index = length %y
        %m: i32 = cast %2
        %3: bool_ = lt %i, %n
        %4: bool_ = gt %m, 0:i32
        %5: bool_ = logical_and %3, %4
        if %5 {{
            %p = index %x[%i]
            %j: i32 = rem_floor %i, %m
            %q = index %y[%j]
            %v = load %q
            store %p, %v
        }}
    }}
    """
    assert guards(text) == left


@pytest.mark.parametrize(
    ("stop", "loops", "tests"),
    [("64:u32", 0, 0), ("20:u32", 0, 1), ("100:u32", 1, 0), ("128:u32", 1, 0), ("%n", 1, 0)],
)
def test_a_loop_of_one_trip_is_none(stop: str, loops: int, tests: int) -> None:
    text = f"""
    kernel k(%n: u32) cube(64, 1, 1) {{
        %s: shared<f32, 128> = shared
        %unit: u32 = unit_pos_x
        for %i in %unit, {stop}, 64:u32 {{
            block @next {{
                %0: bool_ = eq %i, 3:u32
                if %0 {{
                    exit @next
                }}
                %p = index %s[%i]
                store %p, 1.0:f32
            }}
        }}
    }}
    """
    found = list(core.walk(run(text).body))
    assert sum(isinstance(op, core.For) for op in found) == loops
    assert sum(isinstance(op, core.If) for op in found) == tests + 1


def test_bits_that_no_number_has_are_not_tested() -> None:
    text = """
    kernel k() cube(64, 1, 1) {
        %unit: u32 = unit_pos_x
        %0: u32 = bit_and %unit, 64:u32
        %1: bool_ = eq %0, 0:u32
        %2: u32 = bit_and %unit, 32:u32
        %3: bool_ = eq %2, 0:u32
        if %1 {
            print "one"
        }
        if %3 {
            print "two"
        }
    }
    """
    assert ifs(text) == 1


@pytest.mark.parametrize(
    ("row", "left"),
    [
        ("max %i, 0:i32", "%i"),
        ("min 0:i32, %i", "0:i32"),
        ("min %i, 63:i32", "%i"),
        ("max 63:i32, %i", "63:i32"),
        ("min %i, %n", "%i"),
        ("max %n, %i", "%n"),
        ("min %i, %last", "%i"),
        ("min %last, %i", "%i"),
        ("max %last, %i", "%last"),
        ("min %m, %last", None),
        ("min %i, 62:i32", None),
        ("max %i, 1:i32", None),
    ],
)
def test_a_limit_that_is_never_reached_is_none(row: str, left: str | None) -> None:
    text = f"""
    kernel k(%x: mut array<i32>, %n: i32, %m: i32) cube(64, 1, 1) {{
        %0: u32 = unit_pos_x
        %i: i32 = cast %0
        %1: bool_ = lt %i, %n
        %last: i32 = sub %n, 1:i32
        if %1 {{
            %r: i32 = {row}
            %p = index %x[0:u32]
            store %p, %r
        }}
    }}
    """
    found = list(core.walk(run(text).body))
    (store,) = [op for op in found if isinstance(op, core.Store)]
    rows = [op.op for op in found if isinstance(op, core.Apply) and op.op in ("min", "max")]
    assert len(rows) == (left is None)
    if left is not None:
        assert store.value.name == left[1:] or str(getattr(store.value, "value", "")) == left[:-4]

from __future__ import annotations

import os
from textwrap import dedent

import pytest

from tests.passes.programs import Builder, Machine, TooLong
from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.types import i32, u8
from transpile.ir.values import Constant
from transpile.ir.verify import verify
from transpile.passes.contents import kinds
from transpile.passes.structure import structure


def check(
    before: str, after: str, *, has_break: bool = True, judges_barriers: bool = False
) -> None:
    kernel = parse_kernel(dedent(before))
    kernel = structure(kernel, has_break=has_break, judges_barriers=judges_barriers)
    verify(kernel)
    assert print_kernel(kernel) == dedent(after).lstrip()


def test_early_return_of_helper_becomes_if_else() -> None:
    check(
        """
        kernel k(%c: bool_) cube(1, 1, 1) {
            %r: slot<i32> = declare
            block @return {
                if %c {
                    store %r, 1:i32
                    exit @return
                }
                print "work"
                store %r, 2:i32
                exit @return
            }
            %v = load %r
            print "{}", %v
        }
        """,
        """
        kernel k(%c: bool_) cube(1, 1, 1) {
            %r: slot<i32> = declare
            if %c {
                store %r, 1:i32
            } else {
                print "work"
                store %r, 2:i32
            }
            %v = load %r
            print "{}", %v
        }
        """,
    )


GUARD = """
    kernel k(%i: i32, %n: i32) cube(1, 1, 1) {
        block @return {
            %c: bool_ = ge %i, %n
            if %c {
                exit @return
            }
            print "work"
        }
    }
    """


def test_early_return_guard_of_a_kernel_terminates() -> None:
    check(
        GUARD,
        """
        kernel k(%i: i32, %n: i32) cube(1, 1, 1) {
            %c: bool_ = ge %i, %n
            if %c {
                terminate
            }
            print "work"
        }
        """,
    )


def test_early_return_guard_without_break_inverts_the_condition() -> None:
    check(
        GUARD,
        """
        kernel k(%i: i32, %n: i32) cube(1, 1, 1) {
            %c: bool_ = ge %i, %n
            %0: bool_ = lt %i, %n
            if %0 {
                print "work"
            }
        }
        """,
        has_break=False,
    )


def test_float_comparison_is_not_inverted() -> None:
    check(
        """
        kernel k(%a: f32) cube(1, 1, 1) {
            %c: bool_ = lt %a, 0.0:f32
            if %c {
                terminate
            }
            print "work"
        }
        """,
        """
        kernel k(%a: f32) cube(1, 1, 1) {
            %c: bool_ = lt %a, 0.0:f32
            %0: bool_ = logical_not %c
            if %0 {
                print "work"
            }
        }
        """,
        has_break=False,
    )


BREAK_CONTINUE = """
    kernel k(%n: i32, %a: i32, %b: i32) cube(1, 1, 1) {
        block @exit {
            for %i in 0:i32, %n, 1:i32 {
                block @next {
                    %c: bool_ = eq %i, %a
                    if %c {
                        exit @next
                    }
                    %d: bool_ = eq %i, %b
                    if %d {
                        print "found"
                        exit @exit
                    }
                    print "{}", %i
                }
            }
        }
        print "end"
    }
    """


def test_break_and_continue() -> None:
    check(
        BREAK_CONTINUE,
        """
        kernel k(%n: i32, %a: i32, %b: i32) cube(1, 1, 1) {
            for %i in 0:i32, %n, 1:i32 {
                %c: bool_ = eq %i, %a
                if %c {
                    continue
                }
                %d: bool_ = eq %i, %b
                if %d {
                    print "found"
                    break
                }
                print "{}", %i
            }
            print "end"
        }
        """,
    )


def test_break_and_continue_as_flags() -> None:
    check(
        BREAK_CONTINUE,
        """
        kernel k(%n: i32, %a: i32, %b: i32) cube(1, 1, 1) {
            %broke: slot<bool_> = declare false
            %i: slot<i32> = declare 0:i32
            while {
                %i.1 = load %i
                %0: bool_ = lt %i.1, %n
                %1 = load %broke
                %2: bool_ = logical_not %1
                %3: bool_ = logical_and %0, %2
            } test %3 {
                %c: bool_ = eq %i.1, %a
                %4: bool_ = ne %i.1, %a
                if %4 {
                    %d: bool_ = eq %i.1, %b
                    if %d {
                        print "found"
                        store %broke, true
                    } else {
                        print "{}", %i.1
                    }
                }
                %5: i32 = add %i.1, 1:i32
                store %i, %5
            }
            print "end"
        }
        """,
        has_break=False,
    )


def test_exit_across_two_loops_and_loop_else() -> None:
    check(
        """
        kernel k(%n: i32) cube(1, 1, 1) {
            block @found {
                for %i in 0:i32, %n, 1:i32 {
                    for %j in 0:i32, %n, 1:i32 {
                        %c: bool_ = eq %i, %j
                        if %c {
                            exit @found
                        }
                    }
                    print "row"
                }
                print "else"
            }
            print "end"
        }
        """,
        """
        kernel k(%n: i32) cube(1, 1, 1) {
            %left_found: slot<bool_> = declare false
            for %i in 0:i32, %n, 1:i32 {
                for %j in 0:i32, %n, 1:i32 {
                    %c: bool_ = eq %i, %j
                    if %c {
                        store %left_found, true
                        break
                    }
                }
                %0 = load %left_found
                if %0 {
                    break
                }
                print "row"
            }
            %1 = load %left_found
            %2: bool_ = logical_not %1
            if %2 {
                print "else"
            }
            print "end"
        }
        """,
    )


def test_exit_from_one_side_of_a_nested_if_needs_a_flag() -> None:
    check(
        """
        kernel k(%c: bool_, %d: bool_) cube(1, 1, 1) {
            block @return {
                if %c {
                    if %d {
                        exit @return
                    }
                    print "c"
                }
                print "rest"
            }
            print "end"
        }
        """,
        """
        kernel k(%c: bool_, %d: bool_) cube(1, 1, 1) {
            %returned: slot<bool_> = declare false
            if %c {
                if %d {
                    store %returned, true
                } else {
                    print "c"
                }
            }
            %0 = load %returned
            %1: bool_ = logical_not %0
            if %1 {
                print "rest"
            }
            print "end"
        }
        """,
    )


def test_many_early_exits_become_one_loop_instead_of_deep_nesting() -> None:
    exits = "".join(
        f"""
                %c{n}: bool_ = eq %i, {n}:i32
                if %c{n} {{
                    exit @return
                }}"""
        for n in range(12)
    )
    kernel = structure(
        parse_kernel(
            f"""
            kernel k(%i: i32) cube(1, 1, 1) {{
                block @return {{{exits}
                    print "none"
                }}
                print "end"
            }}"""
        ),
        has_break=True,
    )
    verify(kernel)
    loop, end = kernel.body
    assert isinstance(loop, core.While)
    assert isinstance(loop.body[-1], core.Break)
    assert isinstance(end, core.Print)
    assert all(len(op.then) == 1 for op in loop.body if isinstance(op, core.If))


SKIPS = """
    kernel k(%n: u32) cube(64, 1, 1) {
        for %i in 0:u32, %n, 1:u32 {
            barrier sync_cube
            block @next {
                %u: u32 = unit_pos_x
                %c: bool_ = gt %u, %i
                if %c {
                    %d: bool_ = eq %u, 5:u32
                    if %d {
                        print "five"
                        exit @next
                    }
                    print "above"
                }
                print "end"
            }
        }
    }
    """


def test_a_loop_with_a_barrier_has_no_continue_where_compilers_judge() -> None:
    check(
        SKIPS,
        """
        kernel k(%n: u32) cube(64, 1, 1) {
            for %i in 0:u32, %n, 1:u32 {
                barrier sync_cube
                %skipped: slot<bool_> = declare false
                %u: u32 = unit_pos_x
                %c: bool_ = gt %u, %i
                if %c {
                    %d: bool_ = eq %u, 5:u32
                    if %d {
                        print "five"
                        store %skipped, true
                    } else {
                        print "above"
                    }
                }
                %0 = load %skipped
                %1: bool_ = logical_not %0
                if %1 {
                    print "end"
                }
            }
        }
        """,
        judges_barriers=True,
    )
    plain = structure(parse_kernel(dedent(SKIPS)), has_break=True)
    assert core.Continue in kinds(plain.body)


def test_nothing_stands_beside_a_jump() -> None:
    check(
        """
        kernel k(%n: i32) cube(1, 1, 1) {
            for %i in 0:i32, %n, 1:i32 {
                block @next {
                    %c: bool_ = eq %i, 3:i32
                    if %c {
                        exit @next
                    } else {
                        print "other"
                    }
                    %d: bool_ = gt %i, 5:i32
                    if %d {
                        print "above"
                    } else {
                        exit @next
                    }
                    print "end"
                }
            }
        }
        """,
        """
        kernel k(%n: i32) cube(1, 1, 1) {
            for %i in 0:i32, %n, 1:i32 {
                %c: bool_ = eq %i, 3:i32
                if %c {
                    continue
                }
                print "other"
                %d: bool_ = gt %i, 5:i32
                %0: bool_ = le %i, 5:i32
                if %0 {
                    continue
                }
                print "above"
                print "end"
            }
        }
        """,
    )


# Random programs: the same trace before and after.


def agrees(seed: int, has_break: bool, judges_barriers: bool) -> bool:
    """Check one random program; false when it runs for too long to say."""
    builder = Builder(seed, barriers=judges_barriers)
    first = core.Declare(builder.state, Constant(i32, seed % 32))
    kernel = core.Kernel("k", (), (first, *builder.region([], 0)))
    verify(kernel)
    try:
        expected = Machine().run(kernel)
    except TooLong:
        return False
    after = structure(kernel, has_break=has_break, judges_barriers=judges_barriers)
    verify(after)
    assert not any(isinstance(op, (core.Block, core.Exit)) for op in core.walk(after.body))
    if judges_barriers:
        loops = [op for op in core.walk(after.body) if isinstance(op, (core.For, core.While))]
        assert not any(core.Barrier in kinds(loop.body) and continues(loop.body) for loop in loops)
    if not has_break:
        left = (core.Break, core.Continue, core.Terminate)
        assert not any(isinstance(op, left) for op in core.walk(after.body))
    assert Machine(fuel=4000).run(after) == expected, print_kernel(kernel)
    return True


def continues(region: core.Region) -> bool:
    """Tell whether the loop around `region` is continued in it."""
    return any(
        isinstance(op, core.Continue)
        or (isinstance(op, core.If) and (continues(op.then) or continues(op.otherwise)))
        for op in region
    )


@pytest.mark.fuzz
@pytest.mark.parametrize(
    ("has_break", "judges_barriers"), [(True, False), (False, False), (True, True)]
)
def test_random_programs(has_break: bool, judges_barriers: bool) -> None:
    count = int(os.environ.get("TRANSPILE_FUZZ", "600"))
    agreed = sum(agrees(seed, has_break, judges_barriers) for seed in range(count))
    assert agreed > count // 2


@pytest.mark.parametrize(
    ("start", "stop", "step"), [(250, 255, 1), (250, 255, 3), (0, 255, 200), (5, 5, 2), (9, 3, 4)]
)
def test_loop_that_can_be_left_does_not_wrap(start: int, stop: int, step: int) -> None:
    text = f"""
        kernel k() cube(1, 1, 1) {{
            block @exit {{
                for %i in {start}:u8, {stop}:u8, {step}:u8 {{
                    print "{{}}", %i
                    %c: bool_ = eq %i, 254:u8
                    if %c {{
                        exit @exit
                    }}
                }}
            }}
        }}
        """
    kernel = parse_kernel(text)
    after = structure(kernel, has_break=False)
    verify(after)
    assert Machine().run(after) == Machine().run(kernel)
    assert u8.bits == 8

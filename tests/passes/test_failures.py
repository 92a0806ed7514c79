from __future__ import annotations

from textwrap import dedent

from transpile.ir.notes import Note
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.types import f16, i64, u32
from transpile.ir.verify import verify
from transpile.ops.table import TABLE
from transpile.passes.failures import failures


def check(before: str, after: str, *, prints: bool = True) -> tuple[Note, ...]:
    kernel = failures(parse_kernel(dedent(before)), prints=prints)
    verify(kernel, TABLE)
    assert print_kernel(kernel) == dedent(after).lstrip()
    return kernel.notes


def test_the_first_failing_assert_is_noted() -> None:
    notes = check(
        """
        kernel k(%x: u32) cube(4, 1, 1) {
            %c: bool_ = lt %x, 9:u32
            assert %c, "too large"
        }
        """,
        """
        kernel k(%x: u32, %notes: mut array<atomic<u32>> from notes(-1)) cube(4, 1, 1) {
            %c: bool_ = lt %x, 9:u32
            %0: bool_ = logical_not %c
            if %0 {
                %1 = index %notes[0:u32] unchecked
                %2: u32 = atomic atomic_compare_exchange %1, 0:u32, 1:u32
                %3: bool_ = eq %2, 0:u32
                if %3 {
                    %4: u32 = absolute_pos_x
                    %5 = index %notes[1:u32] unchecked
                    %6: u32 = atomic atomic_store %5, %4
                    %7: u32 = absolute_pos_y
                    %8 = index %notes[2:u32] unchecked
                    %9: u32 = atomic atomic_store %8, %7
                    %10: u32 = absolute_pos_z
                    %11 = index %notes[3:u32] unchecked
                    %12: u32 = atomic atomic_store %11, %10
                }
            }
        }
        """,
    )
    assert notes == (Note("assert", "too large", None),)


def test_the_values_of_a_message_are_noted_with_it() -> None:
    notes = check(
        """
        kernel k(%h: f16, %i: index, %bad: bool_) cube(1, 1, 1) {
            if %bad {
                assert false, "{:.1f} at {}", %h, %i
            }
        }
        """,
        """
        kernel k(%h: f16, %i: index, %bad: bool_, %notes: mut array<atomic<u32>> from notes(-1)) cube(1, 1, 1) {
            if %bad {
                %0 = index %notes[0:u32] unchecked
                %1: u32 = atomic atomic_compare_exchange %0, 0:u32, 1:u32
                %2: bool_ = eq %1, 0:u32
                if %2 {
                    %3: u32 = absolute_pos_x
                    %4 = index %notes[1:u32] unchecked
                    %5: u32 = atomic atomic_store %4, %3
                    %6: u32 = absolute_pos_y
                    %7 = index %notes[2:u32] unchecked
                    %8: u32 = atomic atomic_store %7, %6
                    %9: u32 = absolute_pos_z
                    %10 = index %notes[3:u32] unchecked
                    %11: u32 = atomic atomic_store %10, %9
                    %h.1: f32 = cast %h
                    %12: u32 = bitcast %h.1
                    %i.1: u32 = cast %i
                    %13 = index %notes[4:u32] unchecked
                    %14: u32 = atomic atomic_store %13, %12
                    %15 = index %notes[5:u32] unchecked
                    %16: u32 = atomic atomic_store %15, %i.1
                }
            }
        }
        """,
    )
    assert notes == (Note("assert", "{:.1f} at {}", None, (f16, u32)),)


def test_a_print_is_a_record_of_words() -> None:
    notes = check(
        """
        kernel k(%x: i64, %h: f16, %i: index) cube(4, 1, 1) {
            print "{} {} {}", %x, %h, %i
        }
        """,
        """
        kernel k(%x: i64, %h: f16, %i: index, %notes: mut array<atomic<u32>> from notes(-1)) cube(4, 1, 1) {
            %0 = index %notes[61:u32] unchecked
            %room: u32 = atomic atomic_load %0
            %1 = index %notes[63:u32] unchecked
            %used: u32 = atomic atomic_load %1
            %2: bool_ = lt %used, %room
            %3 = index %notes[63:u32] unchecked
            %start: u32 = atomic atomic_add %3, 5:u32 if %2
            %4: u32 = add %start, 5:u32
            %5: bool_ = le %4, %room
            %6: bool_ = logical_and %2, %5
            if %6 {
                %7: u64 = bitcast %x
                %8: u64 = shift_right %7, 32:u64
                %9: u32 = cast %7
                %10: u32 = cast %8
                %h.1: f32 = cast %h
                %11: u32 = bitcast %h.1
                %i.1: u32 = cast %i
                %12: u32 = add %start, 64:u32
                %13 = index %notes[%12] unchecked
                %14: u32 = atomic atomic_store %13, 1:u32
                %15: u32 = add %start, 65:u32
                %16 = index %notes[%15] unchecked
                %17: u32 = atomic atomic_store %16, %9
                %18: u32 = add %start, 66:u32
                %19 = index %notes[%18] unchecked
                %20: u32 = atomic atomic_store %19, %10
                %21: u32 = add %start, 67:u32
                %22 = index %notes[%21] unchecked
                %23: u32 = atomic atomic_store %22, %11
                %24: u32 = add %start, 68:u32
                %25 = index %notes[%24] unchecked
                %26: u32 = atomic atomic_store %25, %i.1
            } else {
                %27 = index %notes[62:u32] unchecked
                %28: u32 = atomic atomic_add %27, 1:u32
            }
        }
        """,
    )
    assert notes == (Note("print", "{} {} {}", None, (i64, f16, u32)),)


def test_prints_stay_where_the_host_is_called() -> None:
    text = """
        kernel k(%x: u32) cube(4, 1, 1) {
            print "{}", %x
        }
        """
    assert check(text, text, prints=False) == ()


def test_unchecked_kernels_print_and_do_not_assert() -> None:
    notes = check(
        """
        kernel k(%c: bool_) cube(1, 1, 1) unchecked {
            assert %c, "never"
        }
        """,
        """
        kernel k(%c: bool_) cube(1, 1, 1) unchecked {
        }
        """,
    )
    assert notes == ()

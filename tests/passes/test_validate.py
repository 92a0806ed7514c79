from __future__ import annotations

from textwrap import dedent

from transpile.ir.notes import Note
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.types import i32, u32
from transpile.ir.verify import verify
from transpile.ops.table import TABLE
from transpile.passes.bounds import bounds
from transpile.passes.validate import validate


def notes_of(before: str) -> tuple[Note, ...]:
    kernel = bounds(validate(parse_kernel(before)))
    verify(kernel, TABLE)
    return kernel.notes


def test_numbers_without_a_result_are_noted() -> None:
    notes = notes_of(
        """
        kernel k(%a: i32, %u: u32) cube(4, 1, 1) validate {
            %q: i32 = div_floor 7:i32, %a
            %r: i32 = rem_trunc %a, 3:i32
            %p: i32 = pow %a, %a
            %s: u32 = pow %u, %u
            %v: vec<i32, 2> = construct %a
            %w: vec<i32, 2> = rem_floor %v, %v
            %e = extract %v, %u
            print "{} {} {} {} {}", %q, %r, %p, %s, %e
            %z = insert %w, 1:u32, %a
            print "{}", %z
        }
        """
    )
    assert notes == (
        Note("number", "`//` divides by zero", None),
        Note("number", "an integer is raised to a negative power", None),
        Note("number", "`%` divides by zero", None),
        Note("read", "v", None, (u32, u32)),
    )


def test_accesses_that_nothing_guards_are_noted() -> None:
    notes = notes_of(
        """
        kernel k(%x: tensor<f32, 2>, %y: mut array<f32>, %b: mut array<atomic<u32>>, %a: i32) cube(4, 1, 1) validate {
            %i: index = absolute_pos
            %p = index %x[%i, %a]
            %v = load %p
            %n: index = length %y
            %c: bool_ = lt %i, %n
            if %c {
                %q = index %y[%i]
                store %q, %v
            }
            %r = index %y[%a]
            store %r, %v
            %o = index %b[%a]
            %old: u32 = atomic atomic_add %o, 1:u32
        }
        """
    )
    assert notes == (
        Note("read", "x", None, (u32, i32, u32, u32)),
        Note("write", "y", None, (i32, u32)),
        Note("atomic", "b", None, (i32, u32)),
    )


def test_reads_may_be_left_out() -> None:
    before = """
        kernel k(%x: array<f32>, %y: mut array<f32>, %a: i32, %z: array<vec<f32, 4>>) cube(4, 1, 1) validate(writes) {
            %o = index %z[%a]
            %d: vec<f32, 4> = load %o
            %p = index %x[%a]
            %v: f32 = load %p
            %l: f32 = extract %d, %a
            %w: f32 = add %v, %l
            %r = index %y[%a]
            store %r, %w
        }
        """
    kernel = parse_kernel(before)
    assert kernel.validate == "writes"
    assert parse_kernel(print_kernel(kernel)).validate == "writes"
    assert [note.kind for note in notes_of(before)] == ["write"]


def test_shared_memory_is_filled_first() -> None:
    before = """
        kernel k() cube(4, 1, 1) validate {
            %m: shared<f32, 6> = shared
            %w: shared<vec<i32, 2>, 3> = shared
        }
        """
    kernel = validate(parse_kernel(before))
    verify(kernel, TABLE)
    after = """
        kernel k() cube(4, 1, 1) validate {
            %m: shared<f32, 6> = shared
            %w: shared<vec<i32, 2>, 3> = shared
            %0: u32 = unit_pos
            for %poisoned in %0, 6:u32, 4:u32 {
                %1 = index %m[%poisoned] unchecked
                store %1, nan:f32
            }
            %2: u32 = unit_pos
            for %poisoned.1 in %2, 3:u32, 4:u32 {
                %3 = index %w[%poisoned.1] unchecked
                %4: vec<i32, 2> = construct -1515870811:i32
                store %3, %4
            }
            barrier sync_cube
        }
        """
    assert print_kernel(kernel) == dedent(after).lstrip()
    assert print_kernel(parse_kernel(print_kernel(kernel))) == print_kernel(kernel)

from __future__ import annotations

from textwrap import dedent

from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.verify import verify
from transpile.ops.table import TABLE
from transpile.passes.bind import bind
from transpile.passes.cse import cse
from transpile.passes.dead_code import dead_code
from transpile.passes.topology import topology


def check(before: str, after: str) -> None:
    parsed = parse_kernel(dedent(before))
    assert print_kernel(parse_kernel(print_kernel(parsed))) == print_kernel(parsed)
    kernel = topology(bind(parsed), "cuda", 32)
    verify(kernel, TABLE)
    found = print_kernel(dead_code(cse(kernel)))
    assert found == dedent(after).lstrip().replace(",\n    %", ", %")


def test_a_row_of_cubes() -> None:
    check(
        """
        kernel k(%y: mut array<u32>, %cube_count_x: u32) cube(4, 1, 1) folded(u32) {
            %m: shared<u32, 4> = shared
            %i: index = absolute_pos
            %p = index %y[%i] unchecked
            %c: u32 = cube_count_x
            store %p, %c
            %q = index %m[0:u32] unchecked
            store %q, %cube_count_x
        }
        """,
        """
        kernel k(%y: mut array<u32>, %cube_count_x: u32,
            %cube_count_x_: u32 from count(-1, 0)) cube(4, 1, 1) folded(u32) address(u32) {
            %m: shared<u32, 4> = shared
            %0: u32 = cube_pos_x
            %1: u32 = cube_pos_y
            %2: u32 = cube_pos_z
            %3: u32 = cube_count_x
            %4: u32 = cube_count_y
            %5: u32 = mul %2, %4
            %6: u32 = add %5, %1
            %7: u32 = mul %6, %3
            %cube: u32 = add %7, %0
            %8: bool_ = ge %cube, %cube_count_x_
            if %8 {
                terminate
            }
            %9: u32 = unit_pos_x
            %10: u32 = mul %cube, 4:u32
            %i: u32 = add %10, %9
            %p = index %y[%i] unchecked
            store %p, %cube_count_x_
            %q = index %m[0:u32] unchecked
            store %q, %cube_count_x
        }
        """,
    )


def test_a_box_of_cubes_numbered_in_64_bits() -> None:
    check(
        """
        kernel k(%y: mut array<u32>) cube(1, 1, 1) grid(3) folded(u64) address(u64) {
            %z: u32 = cube_pos_z
            %n: index = cube_pos
            %p = index %y[%n] unchecked
            store %p, %z
        }
        """,
        """
        kernel k(%y: mut array<u32>,
            %cube_count_x: u32 from count(-1, 0),
            %cube_count_y: u32 from count(-1, 1),
            %cube_count_z: u32 from count(-1, 2)) cube(1, 1, 1) grid(3) folded(u64) address(u64) {
            %0: u32 = cube_pos_x
            %1: u64 = cast %0
            %2: u32 = cube_pos_y
            %3: u64 = cast %2
            %4: u32 = cube_pos_z
            %5: u64 = cast %4
            %6: u32 = cube_count_x
            %7: u64 = cast %6
            %8: u32 = cube_count_y
            %9: u64 = cast %8
            %10: u64 = mul %5, %9
            %11: u64 = add %10, %3
            %12: u64 = mul %11, %7
            %cube: u64 = add %12, %1
            %cube_count_x.1: u64 = cast %cube_count_x
            %cube_count_y.1: u64 = cast %cube_count_y
            %cube_count_z.1: u64 = cast %cube_count_z
            %13: u64 = mul %cube_count_x.1, %cube_count_y.1
            %14: u64 = mul %13, %cube_count_z.1
            %15: bool_ = ge %cube, %14
            if %15 {
                terminate
            }
            %16: u64 = div_trunc %cube, %cube_count_x.1
            %17: u64 = div_trunc %16, %cube_count_y.1
            %cube_z: u32 = cast %17
            %p = index %y[%cube] unchecked
            store %p, %cube_z
        }
        """,
    )

from __future__ import annotations

from textwrap import dedent

from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.verify import verify
from transpile.ops.table import TABLE
from transpile.passes.bind import bind


def check(before: str, after: str) -> None:
    kernel = parse_kernel(dedent(before))
    verify(kernel, TABLE)
    bound = bind(kernel)
    verify(bound, TABLE)
    assert print_kernel(bound) == dedent(after).lstrip()


def test_parameters_are_ordered_and_narrow_scalars_widened() -> None:
    check(
        """
        kernel k(%a: f16, %x: tensor<f32, 2>, %on: bool_, %b: f64, %y: mut array<f32>, %n: index) cube(1, 1, 1) {
            %s: index = stride %x, 1:index
            %m: index = shape %x, 0:index
            %r: index = add %m, %n
            %o: index = mul %r, %s
            %p = index %y[%o] unchecked
            %l: index = length %y
            %e: index = extent %x
            print "{} {} {} {} {} {}", %a, %on, %b, %l, %e, %m
            store %p, 1.0:f32
        }
        """,
        """
        kernel k(%x: tensor<f32, 2> from 1, %y: mut array<f32> from 4, %b: f64 from 3, %a: f32 from 0, \
%on: u32 from 2, %n: u32, %x_extent: u32 from extent(1), %x_shape_0: u32 from shape(1, 0), \
%x_stride_1: u32 from stride(1, 1), %y_length: u32 from length(4)) cube(1, 1, 1) address(u32) {
            %a.1: f16 = cast %a
            %on.1: bool_ = cast %on
            %r: u32 = add %x_shape_0, %n
            %o: u32 = mul %r, %x_stride_1
            %p = index %y[%o] unchecked
            print "{} {} {} {} {} {}", %a.1, %on.1, %b, %y_length, %x_extent, %x_shape_0
            store %p, 1.0:f32
        }
        """,
    )


def test_index_becomes_the_address_type_everywhere() -> None:
    check(
        """
        kernel k(%x: mut array<f32>, %x_length: u32) cube(64, 1, 1) address(u64) {
            %u: u32 = unit_pos_x
            %i: index = cast %u
            %slot: slot<index> = declare 0:index
            %n: index = length %x
            for %k in %i, %n, 64:index {
                store %slot, %k
                %v = load %slot
                %w: u64 = cast %v
                print "{} {}", %w, %x_length
            }
        }
        """,
        """
        kernel k(%x: mut array<f32>, %x_length_: u64 from length(0), %x_length: u32 from 1) \
cube(64, 1, 1) address(u64) {
            %u: u32 = unit_pos_x
            %i: u64 = cast %u
            %slot: slot<u64> = declare 0:u64
            for %k in %i, %x_length_, 64:u64 {
                store %slot, %k
                %v = load %slot
                print "{} {}", %v, %x_length
            }
        }
        """,
    )


def test_run_time_dimension_selects() -> None:
    check(
        """
        kernel k(%x: tensor<f32, 3>, %d: u32) cube(1, 1, 1) {
            %n: index = shape %x, %d
            print "{}", %n
        }
        """,
        """
        kernel k(%x: tensor<f32, 3>, %d: u32, %x_shape_0: u32 from shape(0, 0), \
%x_shape_1: u32 from shape(0, 1), %x_shape_2: u32 from shape(0, 2)) cube(1, 1, 1) address(u32) {
            %0: bool_ = eq %d, 1:u32
            %1: u32 = select %0, %x_shape_1, %x_shape_2
            %2: bool_ = eq %d, 0:u32
            %3: u32 = select %2, %x_shape_0, %1
            print "{}", %3
        }
        """,
    )

"""Atomics of halves where a target exchanges words, 16 bits as integers, or the halves themselves."""

from __future__ import annotations

from tests.passes.test_legalize import check, run
from transpile.ir import core
from transpile.ops.capabilities import CPU, CUDA, HIP, METAL

BEFORE = """
    kernel k(%h: mut array<atomic<f16>>, %v: f16) cube(64, 1, 1) address(u32) {
        %s: shared<atomic<f16>, 5> = shared
        %p = index %s[3:u32] unchecked
        %old: f16 = atomic atomic_load %p
        %i: u32 = unit_pos_x
        %c: bool_ = lt %i, 7:u32
        %q = index %h[%i] unchecked
        %was: f16 = atomic atomic_exchange %q, %old if %c
        print "{}", %was
    }
    """


def test_words() -> None:
    check(
        BEFORE,
        """
        kernel k(%h: mut array<atomic<u32>>, %v: f32) cube(64, 1, 1) address(u32) {
            %s: shared<atomic<u32>, 3> = shared
            %p = index %s[1:u32] unchecked
            %0: u32 = atomic atomic_load %p
            %1: u32 = shr_masked %0, 16:u32 {within=true}
            %2: u16 = cast %1
            %i: u32 = unit_pos_x
            %c: bool_ = lt %i, 7:u32
            %3: u32 = bit_and %i, 1:u32
            %shift: u32 = shl_masked %3, 4:u32
            %word: u32 = shr_masked %i, 1:u32
            %q = index %h[%word] unchecked
            %was: slot<f16> = declare 0.0:f16
            if %c {
                %4: u32 = atomic atomic_load %q
                %seen: slot<u32> = declare %4
                block @exit {
                    while {
                    } test true {
                        %5 = load %seen
                        %6: u32 = shr_masked %5, %shift {within=true}
                        %7: u16 = cast %6
                        %8: f16 = bitcast %7
                        %9: u32 = shl_masked 65535:u32, %shift {within=true}
                        %10: u32 = bit_not %9
                        %11: u32 = bit_and %5, %10
                        %12: u32 = cast %2
                        %13: u32 = shl_masked %12, %shift {within=true}
                        %14: u32 = bit_or %11, %13
                        %15: u32 = atomic atomic_compare_exchange %q, %5, %14
                        %16: bool_ = eq %15, %5
                        if %16 {
                            store %was, %8
                            exit @exit
                        }
                        store %seen, %15
                    }
                }
            }
            %was.1 = load %was
            print "{}", %was.1
        }
        """,
        METAL,
    )


def test_what_is_exchanged() -> None:
    for capabilities, element in ((CUDA, "f16"), (HIP, "f16"), (CPU, "u16"), (METAL, "u32")):
        kernel = run(BEFORE, capabilities)
        assert str(kernel.memories[0].type) == f"mut array<atomic<{element}>>"
        rows = [op.op for op in core.walk(kernel.body) if isinstance(op, core.Atomic)]
        # An exchange of 16 bits is there on the CPU.
        only = ["atomic_load", "atomic_exchange"]
        loop = ["atomic_load", "atomic_load", "atomic_compare_exchange"]
        assert rows == (only if capabilities is CPU else loop)

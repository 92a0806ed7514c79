from __future__ import annotations

from dataclasses import replace
from textwrap import dedent

import pytest

from transpile.diagnose.diagnostic import CubeTargetError
from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.types import Scalar, Vector, f16, f32, u16
from transpile.ir.values import Constant, Value
from transpile.ir.verify import verify
from transpile.ops.capabilities import CPU, CUDA, METAL, PROFILES, WGSL, Capabilities
from transpile.ops.row import TARGETS, Polyfill, Unsupported
from transpile.ops.table import TABLE
from transpile.passes.bind import bind
from transpile.passes.cse import cse
from transpile.passes.dead_code import dead_code
from transpile.passes.fold import fold
from transpile.passes.legalize import legalize
from transpile.protocols import Body

HONEST = replace(WGSL, forgets_nan=False)
"""A target like WGSL whose comparisons are what they say."""


def halved(name: str, types: tuple[Scalar | Vector, ...], capabilities: Capabilities) -> Body:
    """Stand for every polyfill of one f32: ``name(x) = x * 0.5``."""
    if types != (f32,):
        raise LookupError(name)
    x, half = Value(f32, "x"), Value(f32)
    return Body((x,), (core.Apply("mul", (x, Constant(f32, 0.5)), half),), half)


def run(text: str, capabilities: Capabilities) -> core.Kernel:
    kernel = bind(parse_kernel(dedent(text)))
    verify(kernel, TABLE)
    # `print` is the sink that keeps values alive in these texts.
    after = legalize(kernel, capabilities, halved)
    verify(after, TABLE)
    for op in core.walk(after.body):
        if isinstance(op, core.Apply):
            spelling = TABLE[op.op].spelling(capabilities.name, [a.type for a in op.args])  # type: ignore[arg-type]
            assert not isinstance(spelling, (Polyfill, Unsupported)), op.op
    return dead_code(cse(fold(after)))


def check(before: str, after: str, capabilities: Capabilities) -> None:
    assert print_kernel(run(before, capabilities)) == dedent(after).lstrip()


def body(
    text: str, parameters: str = "%y: mut array<f32>, %x: i32, %n: i32, %u: u32, %f: f32"
) -> str:
    return f"kernel k({parameters}) cube(256, 1, 1) address(u32) {{\n{text}\n}}"


def test_positions_are_put_together() -> None:
    text = """
        kernel k() cube(16, 16, 1) grid({rank}) address(u32) {{
            %i: u32 = unit_pos
            %j: u32 = absolute_pos_y
            print "{{}} {{}}", %i, %j
        }}
        """
    check(
        text.format(rank=2)
        .replace("index", "u32")
        .replace("%i: u32 = absolute_pos", "%i: u32 = unit_pos"),
        """
        kernel k() cube(16, 16, 1) grid(2) address(u32) {
            %0: u32 = unit_pos_x
            %1: u32 = unit_pos_y
            %2: u32 = mul %1, 16:u32
            %i: u32 = add %2, %0
            %3: u32 = cube_pos_y
            %4: u32 = mul %3, 16:u32
            %j: u32 = add %4, %1
            print "{} {}", %i, %j
        }
        """,
        CUDA,
    )


def test_linear_position_of_a_flat_grid() -> None:
    check(
        """
        kernel k() cube(256, 1, 1) address(u64) {
            %i: index = absolute_pos
            %p: u32 = plane_pos
            print "{} {}", %i, %p
        }
        """,
        """
        kernel k() cube(256, 1, 1) address(u64) {
            %0: u32 = cube_pos_x
            %1: u64 = cast %0
            %2: u32 = unit_pos_x
            %3: u64 = cast %2
            %4: u64 = mul %1, 256:u64
            %i: u64 = add %4, %3
            %p: u32 = div_trunc %2, 32:u32
            print "{} {}", %i, %p
        }
        """,
        CUDA,
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("%r: u32 = div_floor %u, 16:u32", "%r: u32 = div_trunc %u, 16:u32"),
        ("%r: u32 = rem_floor %u, 16:u32", "%r: u32 = rem_trunc %u, 16:u32"),
        ("%r: i32 = div_floor %x, 16:i32", "%r: i32 = shr_masked %x, 4:i32"),
        ("%r: i32 = rem_floor %x, 16:i32", "%r: i32 = bit_and %x, 15:i32"),
        ("%r: i32 = shift_left %x, 3:i32", "%r: i32 = shl_masked %x, 3:i32"),
        ("%r: u32 = rem_floor %u, %u", "%0: u32 = max %u, 1:u32\n%r: u32 = rem_trunc %u, %0"),
        ("%r: f32 = max %f, 0.0:f32", "%0: bool_ = lt %f, 0.0:f32\n%r: f32 = select %0, 0.0:f32, %f"),
        ("%r: f32 = tanh %f", "%r: f32 = mul %f, 0.5:f32"),
    ],
)  # fmt: skip
def test_rows_by_simpler_ones(before: str, after: str) -> None:
    kernel = run(body(f'{before}\nprint "{{}}", %r'), HONEST)
    expected = parse_kernel(body(f'{after}\nprint "{{}}", %r'))
    assert print_kernel(kernel) == print_kernel(expected)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            "%r: f32 = max %f, 0.0:f32",
            "%0: bool_ = lt %f, 0.0:f32\n%1: f32 = select %0, 0.0:f32, %f\n{}\n"
            "%r: f32 = select %4, %f, %1",
        ),
        ("%r: f32 = tanh %f", "%0: f32 = mul %f, 0.5:f32\n{}\n%r: f32 = select %4, %f, %0"),
        ("%r: bool_ = ne %f, %f", "{}"),
        ("%r: bool_ = eq %f, %f", "{}\n%r: bool_ = logical_not %4"),
    ],
)
def test_bits_tell_where_comparisons_do_not(before: str, after: str) -> None:
    bits = (
        "%2: u32 = bitcast %f\n%3: u32 = bit_and %2, 2147483647:u32\n"
        "%4: bool_ = gt %3, 2139095040:u32"
    )
    shown = "%r" if "%r" in after else "%4"
    kernel = run(body(f'{before}\nprint "{{}}", %r'), WGSL)
    expected = parse_kernel(body(f'{after.format(bits)}\nprint "{{}}", {shown}'))
    # Names of values don't matter.
    assert [op.op for op in core.walk(kernel.body) if isinstance(op, core.Apply)] == [
        op.op for op in core.walk(expected.body) if isinstance(op, core.Apply)
    ]


def test_loop_variable_that_is_never_negative_divides_plainly() -> None:
    text = """
        for %i in 0:i32, 100:i32, 1:i32 {
            %q: i32 = div_floor %i, 6:i32
            print "{}", %q
        }"""
    assert any(
        isinstance(op, core.Apply) and op.op == "div_trunc"
        for op in core.walk(run(body(text), CPU).body)
    )
    assert sum(isinstance(op, core.Apply) for op in core.walk(run(body(text), CPU).body)) == 1


def test_half_is_computed_in_single() -> None:
    check(
        """
        kernel k(%x: array<bf16>, %a: f32) cube(1, 1, 1) address(u32) {
            %p = index %x[0:u32] unchecked
            %v = load %p
            %w: bf16 = mul %v, 2.0:bf16
            %c: bool_ = lt %w, 1.0:bf16
            print "{} {}", %w, %c
        }
        """,
        """
        kernel k(%x: array<bf16>, %a: f32) cube(1, 1, 1) address(u32) {
            %p = index %x[0:u32] unchecked
            %v = load %p
            %v.1: f32 = cast %v
            %0: f32 = mul %v.1, 2.0:f32
            %w: bf16 = cast %0
            %w.1: f32 = cast %w
            %c: bool_ = lt %w.1, 1.0:f32
            print "{} {}", %w, %c
        }
        """,
        METAL,
    )


def test_half_is_computed_as_it_is_where_the_target_has_the_row() -> None:
    text = """
        kernel k(%x: array<bf16>, %a: f32) cube(1, 1, 1) address(u32) {
            %p = index %x[0:u32] unchecked
            %v = load %p
            %w: bf16 = mul %v, 2.0:bf16
            print "{}", %w
        }
    """
    check(text, text, CUDA)


NARROW = """
    kernel k(%x: array<i8>, %y: mut array<i8>) cube(64, 1, 1) address(u32) {
        %i: u32 = unit_pos_x
        %p = index %x[%i] unchecked
        %v = load %p
        %w: i8 = add %v, 100:i8
        %q = index %y[%i] unchecked
        store %q, %w
    }
"""


def test_narrow_elements_are_packed_and_computed_in_words() -> None:
    check(
        NARROW,
        """
        kernel k(%x: array<u32>, %y: mut array<atomic<u32>>) cube(64, 1, 1) address(u32) {
            %i: u32 = unit_pos_x
            %0: u32 = shr_masked %i, 2:u32
            %1: u32 = bit_and %i, 3:u32
            %2: u32 = shl_masked %1, 3:u32
            %p = index %x[%0] unchecked
            %3 = load %p
            %4: u32 = shr_masked %3, %2
            %5: i32 = cast %4
            %6: i32 = shl_masked %5, 24:i32
            %v: i32 = shr_masked %6, 24:i32
            %7: i32 = add %v, 100:i32
            %8: i32 = shl_masked %7, 24:i32
            %w: i32 = shr_masked %8, 24:i32
            %q = index %y[%0] unchecked
            %w.1: u32 = cast %w
            %w.2: u32 = bit_and %w.1, 255:u32
            %9: u32 = shl_masked 255:u32, %2
            %10: u32 = bit_not %9
            %11: u32 = shl_masked %w.2, %2
            %12: u32 = atomic atomic_and %q, %10
            %13: u32 = atomic atomic_or %q, %11
        }
        """,
        WGSL,
    )


VECTORS = """
    kernel k(%x: array<vec<f32, 4>>, %y: mut array<vec<f32, 4>>, %a: f32) cube(64, 1, 1) address(u32) {
        %i: u32 = unit_pos_x
        %p = index %x[%i] unchecked
        %v = load %p
        %s: vec<f32, 4> = construct %a
        %w: vec<f32, 4> = mul %v, %s
        %q = index %y[%i] unchecked
        store %q, %w
    }
    """


def test_vectors_are_computed_lane_by_lane_without_vector_arithmetic() -> None:
    check(
        VECTORS,
        """
        kernel k(%x: array<vec<f32, 4>>, %y: mut array<vec<f32, 4>>, %a: f32) cube(64, 1, 1) address(u32) {
            %i: u32 = unit_pos_x
            %p = index %x[%i] unchecked
            %v = load %p
            %0 = extract %v, 0:u32
            %1 = extract %v, 1:u32
            %2 = extract %v, 2:u32
            %3 = extract %v, 3:u32
            %4: f32 = mul %0, %a
            %5: f32 = mul %1, %a
            %6: f32 = mul %2, %a
            %7: f32 = mul %3, %a
            %w: vec<f32, 4> = construct %4, %5, %6, %7
            %q = index %y[%i] unchecked
            store %q, %w
        }
        """,
        CUDA,
    )
    check(VECTORS, VECTORS, METAL)


def test_wide_vectors_are_several_accesses() -> None:
    check(
        """
        kernel k(%x: array<vec<f32, 8>>, %y: mut array<vec<f32, 8>>, %b: f32) cube(64, 1, 1) address(u32) {
            %i: u32 = unit_pos_x
            %c: bool_ = lt %b, 0.0:f32
            %p = index %x[%i] unchecked
            %v = load %p if %c
            %q = index %y[%i] unchecked
            store %q, %v if %c
        }
        """,
        """
        kernel k(%x: array<vec<f32, 4>>, %y: mut array<vec<f32, 4>>, %b: f32) cube(64, 1, 1) address(u32) {
            %i: u32 = unit_pos_x
            %c: bool_ = lt %b, 0.0:f32
            %0: u32 = mul %i, 2:u32
            %p = index %x[%0] unchecked
            %1: u32 = add %0, 1:u32
            %p.1 = index %x[%1] unchecked
            %v = load %p if %c
            %v.1 = load %p.1 if %c
            %q = index %y[%0] unchecked
            %q.1 = index %y[%1] unchecked
            store %q, %v if %c
            store %q.1, %v.1 if %c
        }
        """,
        METAL,
    )


WIDE_HALVES = """
    kernel k(%x: array<vec<f16, 8>>, %y: mut array<vec<f16, 8>>) cube(64, 1, 1) address(u32) {
        %i: u32 = unit_pos_x
        %c: bool_ = lt %i, 9:u32
        %p = index %x[%i] unchecked
        %v = load %p if %c
        %s: vec<f16, 8> = construct 3.0:f16
        %w: vec<f16, 8> = mul %v, %s
        %q = index %y[%i] unchecked
        store %q, %w if %c
    }
"""


@pytest.mark.parametrize("target", ["metal", "spirv", "wgsl"])
def test_wide_vectors_of_halves_are_one_access_and_two_products(target: str) -> None:
    check(
        WIDE_HALVES,
        """
        kernel k(%x: array<vec<u32, 4>>, %y: mut array<vec<u32, 4>>) cube(64, 1, 1) address(u32) {
            %i: u32 = unit_pos_x
            %c: bool_ = lt %i, 9:u32
            %p = index %x[%i] unchecked
            %words = load %p if %c
            %0 = extract %words, 0:u32
            %1 = extract %words, 1:u32
            %2 = extract %words, 2:u32
            %3 = extract %words, 3:u32
            %4: vec<f16, 2> = bitcast %0
            %5: vec<f16, 2> = bitcast %1
            %6: vec<f16, 2> = bitcast %2
            %7: vec<f16, 2> = bitcast %3
            %v: vec<f16, 4> = construct %4, %5
            %v.1: vec<f16, 4> = construct %6, %7
            %8: vec<f16, 4> = construct 3.0:f16
            %9: vec<f16, 4> = mul %v, %8
            %10: vec<f16, 4> = mul %v.1, %8
            %q = index %y[%i] unchecked
            %11: vec<f16, 2> = extract %9, 0:u32
            %12: u32 = bitcast %11
            %13: vec<f16, 2> = extract %9, 2:u32
            %14: u32 = bitcast %13
            %15: vec<f16, 2> = extract %10, 0:u32
            %16: u32 = bitcast %15
            %17: vec<f16, 2> = extract %10, 2:u32
            %18: u32 = bitcast %17
            %19: vec<u32, 4> = construct %12, %14, %16, %18
            store %q, %19 if %c
        }
        """,
        PROFILES[target],
    )


COPY = """
    kernel k(%x: array<vec<{lane}, {width}>>, %y: mut array<vec<{lane}, {width}>>) cube(64, 1, 1) address(u32) {{
        %i: u32 = unit_pos_x
        %p = index %x[%i] unchecked
        %v = load %p
        %q = index %y[%i] unchecked
        store %q, %v
    }}
"""


@pytest.mark.parametrize("target", ["metal", "spirv"])
@pytest.mark.parametrize(
    ("lane", "width", "words"), [("f16", 8, 4), ("bf16", 8, 4), ("i8", 16, 4), ("u8", 8, 2)]
)
def test_copied_words_are_not_taken_apart(target: str, lane: str, width: int, words: int) -> None:
    check(
        COPY.format(lane=lane, width=width),
        COPY.format(lane="u32", width=words).replace("%v", "%words"),
        PROFILES[target],
    )


def test_halves_stay_lanes_where_their_bits_cannot_be_taken_out_of_words() -> None:
    poor = replace(PROFILES["spirv"], arithmetic=PROFILES["spirv"].arithmetic - {f16, u16})
    for lane in ("f16", "bf16"):
        kernel = run(COPY.format(lane=lane, width=8), poor)
        assert [str(p.type.element) for p in kernel.memories] == [f"vec<{lane}, 4>"] * 2


def test_packed_vectors_are_read_and_written_as_whole_words() -> None:
    kernel = run(COPY.format(lane="bf16", width=8), WGSL)
    assert [str(p.type) for p in kernel.memories] == [
        "array<vec<u32, 4>>",
        "mut array<vec<u32, 4>>",
    ]
    kernel = run(COPY.format(lane="i8", width=4), WGSL)
    assert [str(p.type) for p in kernel.memories] == ["array<u32>", "mut array<u32>"]
    kernel = run(COPY.format(lane="i8", width=2), WGSL)
    assert [str(p.type) for p in kernel.memories] == ["array<u32>", "mut array<atomic<u32>>"]


def test_wide_slots_lanes_and_rows_across_lanes() -> None:
    text = """
        kernel k(%n: u32, %f: f32) cube(64, 1, 1) address(u32) {
            %a: vec<f32, 8> = construct %f
            %s: slot<vec<f32, 8>> = declare %a
            %b = load %s
            %c: vec<f32, 8> = add %b, %b
            store %s, %c
            %d = insert %c, %n, 1.0:f32
            %e: f32 = dot %d, %c
            %g = extract %d, %n
            %h: vec<f32, 8> = normalize %d
            %i = extract %h, 7:u32
            print "{} {} {}", %e, %g, %i
        }"""
    for target in TARGETS:
        kernel = run(text, PROFILES[target])
        wide = [v for op in core.walk(kernel.body) for v in core.results(op) if "8>" in str(v.type)]
        assert bool(wide) is (target == "mlir")


def test_atomic_by_compare_and_exchange_on_bits() -> None:
    check(
        """
        kernel k(%h: mut array<atomic<f32>>, %v: f32, %b: f32) cube(1, 1, 1) address(u32) {
            %c: bool_ = lt %v, %b
            %p = index %h[0:u32] unchecked
            %old: f32 = atomic atomic_add %p, %v if %c
            print "{}", %old
        }
        """,
        """
        kernel k(%h: mut array<atomic<u32>>, %v: f32, %b: f32) cube(1, 1, 1) address(u32) {
            %c: bool_ = lt %v, %b
            %p = index %h[0:u32] unchecked
            %old: slot<f32> = declare 0.0:f32
            if %c {
                %0: u32 = atomic atomic_load %p
                %seen: slot<u32> = declare %0
                block @exit {
                    while {
                    } test true {
                        %1 = load %seen
                        %2: f32 = bitcast %1
                        %3: f32 = add %2, %v
                        %4: u32 = bitcast %3
                        %5: u32 = atomic atomic_compare_exchange %p, %1, %4
                        %6: bool_ = eq %5, %1
                        if %6 {
                            store %old, %2
                            exit @exit
                        }
                        store %seen, %5
                    }
                }
            }
            %old.1 = load %old
            print "{}", %old.1
        }
        """,
        WGSL,
    )


LONG_ATOMIC = "%p = index %h[0:u32] unchecked\n%o: i64 = atomic atomic_add %p, 1:i64"


@pytest.mark.parametrize(
    ("code", "text", "capabilities"),
    [
        ("CUBE340", body("%d: f64 = cast %f\nprint \"{}\", %d"), WGSL),
        ("CUBE340", body("", "%a: f64"), WGSL),
        ("CUBE341", body("", "%a: array<f64>"), METAL),
        ("CUBE341", body("%s: shared<f64, 4> = shared"), WGSL),
        ("CUBE342", body("barrier sync_plane"), WGSL),
        ("CUBE343", body(LONG_ATOMIC, "%h: mut array<atomic<i64>>"), METAL),
        ("CUBE344", "kernel k() cube(512, 1, 1) {\n}", WGSL),
        ("CUBE346", body("%p: f32 = pow %f, %f\nprint \"{}\", %p"), WGSL),
    ],
)  # fmt: skip
def test_what_a_target_lacks_is_an_error(code: str, text: str, capabilities: Capabilities) -> None:
    with pytest.raises(CubeTargetError) as caught:
        run(text, capabilities)
    assert caught.value.diagnostic.code == code
    assert str(caught.value).startswith(f"error[{code}]: ")


def test_a_body_is_copied_for_each_use() -> None:
    kernel = run(body('%a: f32 = tanh %f\n%b: f32 = exp %a\nprint "{}", %b'), HONEST)
    assert sum(isinstance(op, core.Apply) for op in core.walk(kernel.body)) == 2

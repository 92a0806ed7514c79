from __future__ import annotations

from textwrap import dedent

import pytest

from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.ir.verify import verify
from transpile.ops.table import TABLE
from transpile.passes.rebuild import with_fields
from transpile.passes.uniformity import uniformity

HEAD = "kernel k(%x: array<f32>, %y: mut array<f32>, %n: u32) cube(256, 1, 1) {properties}{{\n"
VALUES = """
    %u: u32 = unit_pos
    %i: index = absolute_pos
    %p: u32 = plane_pos
    %c: u32 = cube_pos_x
    %d: u32 = plane_dim
"""
VERDICTS = {None, "CUBE300", "CUBE301", "CUBE302", "CUBE303"}


def verdict(body: str, properties: str = "") -> str | None:
    """Return the error's code, or ``None``."""
    kernel = parse_kernel(HEAD.format(properties=properties) + VALUES + dedent(body) + "\n}")
    verify(kernel, TABLE)
    try:
        uniformity(kernel)
    except CubeError as error:
        return error.diagnostic.code
    return None


@pytest.mark.parametrize(
    ("code", "condition"),
    [
        (None, "%t: bool_ = lt %c, %n"),
        (None, "%a: u32 = unit_pos_y\n%t: bool_ = eq %a, 0:u32"),
        ("CUBE300", "%t: bool_ = lt %u, %n"),
        ("CUBE300", "%t: bool_ = eq %p, 0:u32"),
        (None, "%a: bool_ = lt %u, %n\n%t: bool_ = assume_uniform %a"),
        (None, "%q = index %x[%c]\n%v = load %q\n%t: bool_ = lt %v, 0.0:f32"),
        ("CUBE300", "%q = index %x[%i]\n%v = load %q\n%t: bool_ = lt %v, 0.0:f32"),
        ("CUBE300", "%q = index %y[%c]\n%v = load %q\n%t: bool_ = lt %v, 0.0:f32"),
        ("CUBE300", "%a: u32 = plane_sum %n\n%t: bool_ = lt %a, 5:u32"),
    ],
)
def test_barrier_under_a_condition(code: str | None, condition: str) -> None:
    assert verdict(f"{condition}\nif %t {{\nbarrier sync_cube\n}}") == code
    assert verdict(f"{condition}\nif %t {{\n}} else {{\nbarrier sync_cube\n}}") == code
    assert verdict(f"{condition}\nwhile {{\n}} test %t {{\nbarrier sync_cube\n}}") == code
    assert verdict(f"{condition}\nif %t {{\n}}\nbarrier sync_cube") is None


@pytest.mark.parametrize(
    ("code", "properties", "condition"),
    [
        (None, "", "%t: bool_ = lt %p, %n"),
        (None, "", "%a: u32 = div_floor %u, %d\n%t: bool_ = eq %a, 0:u32"),
        (None, "", "%t: bool_ = lt %u, %d"),
        (None, "", "%a: u32 = mul %d, 2:u32\n%t: bool_ = ge %u, %a"),
        (None, "plane(32) ", "%t: bool_ = lt %u, 64:u32"),
        ("CUBE302", "plane(32) ", "%t: bool_ = lt %u, 48:u32"),
        ("CUBE302", "", "%t: bool_ = lt %u, 64:u32"),
        (None, "plane(32) ", "%b: u32 = unit_pos_x\n%a: u32 = div_floor %b, 32:u32\n%t: bool_ = eq %a, 0:u32"),
        ("CUBE302", "", "%t: bool_ = lt %u, 3:u32"),
        (None, "", "%a: f32 = plane_max 1.0:f32\n%t: bool_ = lt %a, 5.0:f32"),
    ],
)  # fmt: skip
def test_plane_operation_under_a_condition(
    code: str | None, properties: str, condition: str
) -> None:
    body = f"{condition}\nif %t {{\n%s: f32 = plane_sum 1.0:f32\n}}"
    assert verdict(body, properties) == code


@pytest.mark.parametrize(
    ("code", "body"),
    [
        ("CUBE301", "if %t {\nterminate\n}\nbarrier sync_cube"),
        ("CUBE303", "if %t {\nterminate\n}\n%s: f32 = plane_sum 1.0:f32"),
        ("CUBE301", "block @b {\nif %t {\nexit @b\n}\nbarrier sync_cube\n}"),
        (None, "block @b {\nif %t {\nexit @b\n}\n}\nbarrier sync_cube"),
        (None, "if %f {\nterminate\n}\nbarrier sync_cube"),
        # The barrier stands before the exit, but comes again after it in the next trip.
        ("CUBE301", "block @b {\nfor %k in 0:u32, %n, 1:u32 {\nbarrier sync_cube\nif %t {\nexit @b\n}\n}\n}"),
        (None, "for %k in 0:u32, %n, 1:u32 {\nbarrier sync_cube\nblock @b {\nif %t {\nexit @b\n}\n}\n}"),
        ("CUBE301", "for %k in 0:u32, %n, 1:u32 {\nbarrier sync_cube\nif %t {\nterminate\n}\n}"),
        ("CUBE300", "for %k in 0:u32, %u, 1:u32 {\nbarrier sync_cube\n}"),
        (None, "for %k in %u, %u, 1:u32 {\n}\nbarrier sync_cube"),
    ],
)  # fmt: skip
def test_exits_and_loops(code: str | None, body: str) -> None:
    conditions = "%t: bool_ = lt %u, %n\n%f: bool_ = lt %c, %n\n"
    assert verdict(conditions + body) == code


@pytest.mark.parametrize(
    ("code", "body"),
    [
        (None, "store %s, %n"),
        ("CUBE300", "store %s, %u"),
        ("CUBE300", "%t: bool_ = lt %u, %n\nif %t {\nstore %s, 3:u32\n}"),
        (None, "%t: bool_ = lt %c, %n\nif %t {\nstore %s, 3:u32\n}"),
        # The store that makes the slot divergent comes after the loop's test in the text.
        ("CUBE300", "while {\n%a = load %s\n%b: bool_ = lt %a, %n\n} test %b {\nbarrier sync_cube\nstore %s, %u\n}"),
        ("CUBE300", "for %k in 0:u32, %u, 1:u32 {\nstore %s, %k\n}"),
        (None, "for %k in 0:u32, %n, 1:u32 {\nstore %s, %k\n}"),
    ],
)  # fmt: skip
def test_slots(code: str | None, body: str) -> None:
    text = f"""
%s: slot<u32> = declare 0:u32
{body}
%v = load %s
%w: bool_ = eq %v, 0:u32
if %w {{
    barrier sync_cube
}}"""
    assert verdict(text) == code


def test_local_arrays_are_like_slots() -> None:
    text = """
        %l: local<u32, 4> = local
        %p0 = index %l[0:u32]
        store %p0, {}
        %p1 = index %l[1:u32]
        %v = load %p1
        %w: bool_ = eq %v, 0:u32
        if %w {{
            barrier sync_cube
        }}"""
    assert verdict(text.format("%n")) is None
    assert verdict(text.format("%u")) == "CUBE300"


def test_sync_plane_needs_the_plane_only() -> None:
    text = "%t: bool_ = eq %p, 0:u32\nif %t {\nbarrier sync_plane\n}"
    assert verdict(text) is None
    assert verdict(text.replace("eq %p", "eq %u")) == "CUBE302"


def test_labels_the_barrier_and_the_condition() -> None:
    text = """
        kernel k(%n: u32) cube(64, 1, 1) {
            %u: u32 = unit_pos
            %t: bool_ = lt %u, %n
            if %t {
                barrier sync_cube
            }
        }"""
    kernel = parse_kernel(dedent(text))
    numbers = {op: line for line, op in enumerate(core.walk(kernel.body), 1)}

    def placed(region: core.Region) -> core.Region:
        return tuple(
            with_fields(
                op,
                {"span": Span("k.py", numbers[op], 0, numbers[op], 1)}
                | {name: placed(getattr(op, name)) for name in op.REGIONS},
            )
            for op in region
        )

    kernel.body = placed(kernel.body)
    with pytest.raises(CubeError) as caught:
        uniformity(kernel)
    barrier, condition = caught.value.diagnostic.labels()
    assert (barrier.span.line, condition.span.line) == (4, 2)
    assert condition.text == "this differs between units"

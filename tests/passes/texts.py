"""Run a pass on IR text: the header is filled in, the result must verify."""

from __future__ import annotations

import textwrap
from collections.abc import Callable

from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import INDENT, print_kernel
from transpile.ir.verify import verify
from transpile.ops.table import TABLE

HEADER = (
    "kernel k(%x: mut array<f32>, %y: mut array<i32>, %i: i32, %u: u32, %f: f32, %b: bool_, %n: index, %z: array<f32>)"
    " cube(1, 1, 1)"
)


def parsed(body: str) -> core.Kernel:
    kernel = parse_kernel(f"{HEADER} {{\n{textwrap.dedent(body).strip()}\n}}\n")
    verify(kernel, TABLE)
    return kernel


def after(change: Callable[[core.Kernel], core.Kernel], body: str) -> str:
    """Return the body's text after a pass, which must not change the kernel it is given."""
    kernel = parsed(body)
    before = print_kernel(kernel)
    result = change(kernel)
    verify(result, TABLE)
    assert print_kernel(kernel) == before
    lines = print_kernel(result).splitlines()[1:-1]
    return "\n".join(line.removeprefix(INDENT) for line in lines)


def body_of(text: str) -> str:
    return textwrap.dedent(text).strip()

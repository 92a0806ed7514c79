"""Plane operations of CUDA and HIP that are more than one instruction: reductions, scans, ballots.

Each becomes a small device function of shuffles before the kernel::

    static __device__ __forceinline__ float plane_sum(float value) {
        for (unsigned int step = 16; step > 0; step >>= 1) {
            value += __shfl_xor_sync(0xffffffffu, value, step);
        }
        return value;
    }

Where the last plane of a cube is not full the function adds up downward, and ignores lanes that don't
exist. On CUDA the full mask is right there too: such lanes count as exited (PTX ISA, "shfl.sync").
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from transpile.ir import core
from transpile.ir.types import Scalar, f32, i32, u32, u64
from transpile.ir.values import Coined, Constant
from transpile.lower.c_family import CFamily
from transpile.lower.expression import POSTFIX, PREFIX, Expression

if TYPE_CHECKING:
    from transpile.lower.text import Body
    from transpile.lower.writer import Custom


@dataclass(frozen=True, slots=True)
class Shuffles:
    """The names of a dialect's plane functions; `mask` is their first argument, if they have one."""

    at: str
    up: str
    down: str
    xor: str
    mask: str = ""


class PlaneWriter(Protocol):
    """What a dialect adds for these functions."""

    shuffles: Shuffles

    def plane_size(self, kernel: core.Kernel) -> int:
        """Return the units of a plane."""


def _writer(body: Body) -> CFamily:
    assert isinstance(body.writer, CFamily)
    return body.writer


def _shape(body: Body) -> tuple[Shuffles, int]:
    writer: PlaneWriter = body.writer  # type: ignore[assignment]
    return writer.shuffles, writer.plane_size(body.kernel)


def unit(body: Body) -> Expression:
    """Return the number of the unit in its cube."""
    x, y, z = body.kernel.cube_dim
    if y == z == 1:
        return Expression("threadIdx.x", POSTFIX)
    row = "threadIdx.y" if z == 1 else f"(threadIdx.z * {y}u + threadIdx.y)"
    return Expression(f"{row} * {x}u + threadIdx.x", 10)


def lane(body: Body, size: int) -> str:
    """Return the number of the unit in its plane; declared once at the top of the kernel."""
    return body.at_top(u32, "lane", f"{unit(body).tight(11)} % {size}u")


def _present(body: Body, size: int) -> str:
    """Return how many units the plane has."""
    units = body.kernel.units
    rest = units % size
    if units < size:
        return f"{units}u"
    return body.at_top(
        u32, "plane_units", f"{unit(body).text} < {units - rest}u ? {size}u : {rest}u"
    )


def _carrier(type: Scalar, kind: str) -> Scalar:
    """Return the type that the function works in: sums and products wrap as unsigned, halves are f32."""
    if type.is_float:
        return f32 if type.bits == 16 else type
    if kind in ("sum", "prod") or not type.is_signed:
        return u64 if type.bits == 64 else u32
    return type if type.bits >= 32 else i32


def _combine(kind: str, type: Scalar, other: str) -> str:
    """Return the statement that takes `other` into ``value``."""
    if kind in ("sum", "prod"):
        return f"value {'+' if kind == 'sum' else '*'}= {other};"
    if type.is_integer:
        return f"value = {kind}(value, {other});"
    sign = "<" if kind == "min" else ">"
    # Either comparison is false for NaN, so a NaN in `value` stays, and one in `other` is taken.
    return f"value = {other} {sign} value || {other} != {other} ? {other} : value;"


def _through(
    body: Body, op: core.Apply, value: Expression, carrier: Scalar, call: str
) -> Expression:
    """Return `call` on the value as `carrier`, converted back; ``{}`` stands for the value."""
    writer = _writer(body)
    type = op.result.type
    assert isinstance(type, Scalar)
    inner = writer.cast(body, value, type, carrier)
    result = Expression(call.format(inner.text), POSTFIX, inner.reads)
    return writer.cast(body, result, carrier, type)


def _reduce(
    body: Body, op: core.Apply | core.Atomic | core.Barrier, args: list[Expression]
) -> Expression:
    assert isinstance(op, core.Apply)
    kind = op.op.removeprefix("plane_")
    type = op.result.type
    assert isinstance(type, Scalar)
    carrier = _carrier(type, kind)
    shuffles, size = _shape(body)
    writer = _writer(body)
    name = writer.type_name(carrier)
    partial = body.kernel.units % size != 0
    lines = []
    if partial:
        head = f"({name} value, unsigned int lane, unsigned int units)"
        lines = [
            f"    for (unsigned int step = {size // 2}; step > 0; step >>= 1) {{",
            f"        const {name} other = {shuffles.down}({shuffles.mask}value, step);",
            "        if (lane + step < units) {",
            f"            {_combine(kind, carrier, 'other')}",
            "        }",
            "    }",
            f"    return {shuffles.at}({shuffles.mask}value, 0);",
        ]
        call = f"{op.op}({{}}, {lane(body, size)}, {_present(body, size)})"
    else:
        shuffled = f"{shuffles.xor}({shuffles.mask}value, step)"
        step = [f"        {_combine(kind, carrier, shuffled)}"]
        if kind in ("min", "max") and carrier.is_float:
            step = [
                f"        const {name} other = {shuffled};",
                f"        {_combine(kind, carrier, 'other')}",
            ]
        head = f"({name} value)"
        lines = [
            f"    for (unsigned int step = {size // 2}; step > 0; step >>= 1) {{",
            *step,
            "    }",
            "    return value;",
        ]
        call = f"{op.op}({{}})"
    body.helper(f"{op.op} {name}", [f"{writer.function} {name} {op.op}{head} {{", *lines, "}"])
    return _through(body, op, args[0], carrier, call)


def _scan(
    body: Body, op: core.Apply | core.Atomic | core.Barrier, args: list[Expression]
) -> Expression:
    assert isinstance(op, core.Apply)
    kind = op.op.rpartition("_")[2]
    type = op.result.type
    assert isinstance(type, Scalar)
    carrier = _carrier(type, kind)
    shuffles, size = _shape(body)
    writer = _writer(body)
    name = writer.type_name(carrier)
    inclusive = f"plane_inclusive_{kind}"
    body.helper(
        f"{inclusive} {name}",
        [
            f"{writer.function} {name} {inclusive}({name} value, unsigned int lane) {{",
            f"    for (unsigned int step = 1; step < {size}; step <<= 1) {{",
            f"        const {name} other = {shuffles.up}({shuffles.mask}value, step);",
            "        if (lane >= step) {",
            f"            {_combine(kind, carrier, 'other')}",
            "        }",
            "    }",
            "    return value;",
            "}",
        ],
    )
    if op.op != inclusive:
        neutral = writer.literal(Constant(carrier, 0 if kind == "sum" else 1)).text
        if carrier.is_float:
            neutral = writer.literal(Constant(carrier, 0.0 if kind == "sum" else 1.0)).text
        shifted = f"{shuffles.up}({shuffles.mask}{inclusive}(value, lane), 1)"
        body.helper(
            f"{op.op} {name}",
            [
                f"{writer.function} {name} {op.op}({name} value, unsigned int lane) {{",
                f"    const {name} before = {shifted};",
                f"    return lane == 0 ? {neutral} : before;",
                "}",
            ],
        )
    return _through(body, op, args[0], carrier, f"{op.op}({{}}, {lane(body, size)})")


PLANES: dict[str, Custom] = {
    **dict.fromkeys(("plane_sum", "plane_prod", "plane_min", "plane_max"), _reduce),
    **dict.fromkeys(
        (
            "plane_inclusive_sum",
            "plane_exclusive_sum",
            "plane_inclusive_prod",
            "plane_exclusive_prod",
        ),
        _scan,
    ),
}
"""Customs that CUDA and HIP share."""


def reduce_word(
    body: Body, op: core.Apply | core.Atomic | core.Barrier, args: list[Expression]
) -> Expression:
    """Reduce over a plane of CUDA: integers up to 32 bits in one instruction (compute capability 8.0)."""
    assert isinstance(op, core.Apply)
    type = op.result.type
    assert isinstance(type, Scalar)
    kind = {"plane_sum": "add", "plane_min": "min", "plane_max": "max"}.get(op.op)
    if kind is None or not type.is_integer or type.bits > 32:
        return _reduce(body, op, args)
    carrier = (i32 if type.is_signed else u32) if type.bits < 32 else type
    return _through(body, op, args[0], carrier, f"__reduce_{kind}_sync(0xffffffffu, {{}})")


def ballot_word(
    body: Body, op: core.Apply | core.Atomic | core.Barrier, args: list[Expression]
) -> Expression:
    """Vote on CUDA: one word."""
    return _words(Expression(f"__ballot_sync(0xffffffffu, {args[0].text})", POSTFIX, args[0].reads))


def ballot_long(
    body: Body, op: core.Apply | core.Atomic | core.Barrier, args: list[Expression]
) -> Expression:
    """Vote on HIP: 64 bits."""
    votes = body.declare(Expression(f"__ballot({args[0].text})", POSTFIX), u64, Coined("votes"))
    low = Expression(f"(unsigned int){votes.text}", PREFIX)
    return _words(low, Expression(f"(unsigned int)({votes.text} >> 32)", PREFIX))


def _words(*words: Expression) -> Expression:
    """Return four words; those of the plane, then zeros."""
    lanes = (*words, *[Expression("0u")] * (4 - len(words)))
    text = f"make_uint4({', '.join(word.text for word in lanes)})"
    return Expression(text, POSTFIX, words[0].reads, lanes=lanes)

"""HIP C++, as hipRTC and clang take it for AMD devices: planes of 64 units unless the kernel was specialized for 32."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, ClassVar

from transpile.ir import core
from transpile.ir.types import Scalar, Vector, f32, i32, u16
from transpile.lower import device_c
from transpile.lower.c_family import CFamily
from transpile.lower.cuda import BITCASTS, RESERVED, SCALARS, SUFFIXES, TO_BFLOAT, TO_HALF, VECTORS
from transpile.lower.device_planes import PLANES, Shuffles, ballot_long
from transpile.lower.expression import POSTFIX, Expression, merge_reads
from transpile.lower.text import lower_text
from transpile.protocols import Artifact

if TYPE_CHECKING:
    from transpile.lower.text import Body
    from transpile.lower.writer import Custom

BFLOAT = "__hip_bfloat16"

HEADERS = {"half": "hip/hip_fp16.h", BFLOAT: "hip/hip_bf16.h"}

FUNCTION = "static __device__ __forceinline__"
EXCHANGE = "__hip_atomic_compare_exchange_strong"


def _compare_exchange(
    body: Body, op: core.Apply | core.Atomic | core.Barrier, args: list[Expression]
) -> Expression:
    """Exchange a half by its bits, in the word around it where the hardware has nothing narrower."""
    assert isinstance(op, core.Atomic)
    half = op.result.type
    assert isinstance(half, Scalar)
    orders = "__ATOMIC_RELAXED, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT"
    lines = [
        f"{FUNCTION} unsigned short exchange_bits("
        "unsigned short* place, unsigned short expected, unsigned short desired) {",
        f"    {EXCHANGE}(place, &expected, desired, {orders});",
        "    return expected;",
        "}",
    ]
    place, *halves = args
    bits = [body.writer.bitcast(body, value, half, u16).text for value in halves]
    name = body.helper("exchange_bits", lines)
    text = f"{name}((unsigned short*){place.text}, {', '.join(bits)})"
    found = Expression(text, POSTFIX, merge_reads(args))
    return body.writer.bitcast(body, found, u16, half)


class Hip(CFamily):
    """The writer of ``.hip`` text."""

    target = "hip"
    scalars = SCALARS | {"bf16": BFLOAT}
    suffixes = SUFFIXES
    vectors = VECTORS
    reserved = RESERVED
    customs: ClassVar[dict[str, Custom]] = {
        **PLANES,
        "plane_ballot": ballot_long,
        "atomic_compare_exchange": _compare_exchange,
    }
    shuffles = Shuffles("__shfl", "__shfl_up", "__shfl_down", "__shfl_xor")

    function = FUNCTION

    def plane_size(self, kernel: core.Kernel) -> int:
        return kernel.plane_dim or 64

    def special(self, type: Scalar, value: float) -> str:
        if type.bits == 16:
            return f"{self.scalars[type.name]}({self.special(f32, value)})"
        suffix = "f" if type.bits == 32 else ""
        if math.isnan(value):
            return f'__builtin_nan{suffix}("")'
        return f"{'-' if value < 0 else ''}__builtin_inf{suffix}()"

    def narrow_literal(self, type: Scalar, digits: str) -> Expression:
        return Expression(f"{self.scalars[type.name]}({digits}f)", POSTFIX)

    def convert(self, value: Expression, source: Scalar, result: Scalar) -> Expression:
        if source.bits == 16 and source.is_float:
            widen = "__half2float" if source.name == "f16" else "__bfloat162float"
            wide = Expression(f"{widen}({value.text})", POSTFIX, value.reads)
            return wide if result == f32 else self.convert(wide, f32, result)
        if result.bits == 16 and result.is_float:
            if source.is_bool or (source.is_integer and source.bits == 8):
                value, source = self.cast_text(value, i32), i32
            name = "u32" if source.name == "index" else source.name
            if result.name == "bf16" and source.is_integer:
                # HIP's header converts to bf16 from floats only.
                value, name = self.cast_text(value, f32), "f32"
            convert = (TO_HALF if result.name == "f16" else TO_BFLOAT)[name]
            return Expression(f"{convert}({value.text})", POSTFIX, value.reads)
        return self.cast_text(value, result)

    def reinterpret(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        return device_c.reinterpret(self, BITCASTS, body, value, source, result)

    def assemble(self, body: Body) -> tuple[list[str], list[str]]:
        return device_c.assemble(self, body, HEADERS)


_WRITER = Hip()


def lower(kernel: core.Kernel) -> Artifact:
    """Write a bound, legalized kernel as HIP C++."""
    return lower_text(kernel, _WRITER)

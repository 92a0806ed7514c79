"""CUDA C++, as NVRTC takes it: no standard headers, compute capability 8.0 and later."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from transpile.ir import core
from transpile.ir.minifloats import code_of
from transpile.ir.types import Scalar, Vector, f32, i32
from transpile.ir.values import Constant
from transpile.lower import device_c, fp8, words
from transpile.lower.c_family import CFamily
from transpile.lower.device_planes import PLANES, Shuffles, ballot_word, reduce_word
from transpile.lower.expression import POSTFIX, PREFIX, Expression
from transpile.lower.literals import bits
from transpile.lower.text import lower_text
from transpile.protocols import Artifact

if TYPE_CHECKING:
    from transpile.lower.text import Body
    from transpile.lower.writer import Custom

SCALARS = {
    "bool_": "bool",
    "i8": "signed char",
    "i16": "short",
    "i32": "int",
    "i64": "long long",
    "u8": "unsigned char",
    "u16": "unsigned short",
    "u32": "unsigned int",
    "u64": "unsigned long long",
    "index": "unsigned int",
    "f16": "half",
    "bf16": "__nv_bfloat16",
    "e4m3": "unsigned char",
    "e5m2": "unsigned char",
    "f32": "float",
    "f64": "double",
}
VECTORS = {
    "bool_": "bool",
    "i8": "char",
    "i16": "short",
    "i32": "int",
    "i64": "longlong",
    "u8": "uchar",
    "u16": "ushort",
    "u32": "uint",
    "u64": "ulonglong",
    "index": "uint",
    "f16": "half",
    "bf16": "bfloat",
    "f32": "float",
    "f64": "double",
}
SUFFIXES = {"u32": "u", "index": "u", "i64": "ll", "u64": "ull", "f32": "f", "f64": ""}
TO_HALF = {
    "f32": "__float2half",
    "f64": "__double2half",
    "i32": "__int2half_rn",
    "u32": "__uint2half_rn",
    "i64": "__ll2half_rn",
}
TO_HALF |= {"u64": "__ull2half_rn", "i16": "__short2half_rn", "u16": "__ushort2half_rn"}
TO_BFLOAT = {name: text.replace("half", "bfloat16") for name, text in TO_HALF.items()}
SATURATING = {"i32": "__float2int_rz", "u32": "__float2uint_rz"}
"""PTX ``cvt`` saturates; it gives 0 for NaN only from f32 to 32 bits (PTX ISA, "cvt")."""

HEADERS = {"half": "cuda_fp16.h", "__nv_bfloat16": "cuda_bf16.h"}
BITCASTS = {
    ("f32", "i32"): "__float_as_int",
    ("f32", "u32"): "__float_as_uint",
    ("i32", "f32"): "__int_as_float",
    ("u32", "f32"): "__uint_as_float",
    ("f64", "i64"): "__double_as_longlong",
    ("i64", "f64"): "__longlong_as_double",
    ("f16", "i16"): "__half_as_short",
    ("f16", "u16"): "__half_as_ushort",
    ("i16", "f16"): "__short_as_half",
    ("u16", "f16"): "__ushort_as_half",
    ("bf16", "i16"): "__bfloat16_as_short",
    ("bf16", "u16"): "__bfloat16_as_ushort",
    ("i16", "bf16"): "__short_as_bfloat16",
    ("u16", "bf16"): "__ushort_as_bfloat16",
}
RESERVED = words.DEVICE | frozenset(
    f"{stem}{width}" for stem in VECTORS.values() for width in (1, 2, 3, 4, "x2", "x4", "x8", "x16")
)


class Cuda(CFamily):
    """The writer of ``.cu`` text."""

    target = "cuda"
    scalars = SCALARS
    suffixes = SUFFIXES
    vectors = VECTORS
    reserved = RESERVED
    customs: ClassVar[dict[str, Custom]] = {
        **PLANES,
        **dict.fromkeys(("plane_sum", "plane_min", "plane_max"), reduce_word),
        "plane_ballot": ballot_word,
    }
    shuffles = Shuffles(
        "__shfl_sync", "__shfl_up_sync", "__shfl_down_sync", "__shfl_xor_sync", "0xffffffffu, "
    )

    function = "static __device__ __forceinline__"

    def plane_size(self, kernel: core.Kernel) -> int:
        return 32

    def special(self, type: Scalar, value: float) -> str:
        if type.bits == 16:
            return f"{SCALARS[type.name]}({self.special(f32, value)})"
        if type.bits == 64:
            return f"__longlong_as_double({bits(type, value):#x}ll)"
        return f"__int_as_float({bits(type, value):#x})"

    def literal(self, constant: Constant) -> Expression:
        if constant.type.name in fp8.NAMES:
            return Expression(str(code_of(constant.type.name, float(constant.value))))
        return super().literal(constant)

    def opaque(self, value: Expression) -> Expression:
        bits = (value.raw or value).text
        return Expression(f"(int)__byte_perm({bits}, 0u, 0x3210)", PREFIX, value.reads)

    def cut(self, value: Expression, type: Scalar) -> Expression:
        bits = (value.raw or value).text
        text = f"({SCALARS[type.name]})__byte_perm({bits}, 0u, 0x9910u)"
        return Expression(text, PREFIX, value.reads)

    def narrow_literal(self, type: Scalar, digits: str) -> Expression:
        return Expression(f"{SCALARS[type.name]}({digits}f)", POSTFIX)

    def convert(self, value: Expression, source: Scalar, result: Scalar) -> Expression:
        if source.bits == 16 and source.is_float:
            widen = "__half2float" if source.name == "f16" else "__bfloat162float"
            wide = Expression(f"{widen}({value.text})", POSTFIX, value.reads)
            return wide if result == f32 else self.convert(wide, f32, result)
        if result.bits == 16 and result.is_float:
            if source.is_bool or (source.is_integer and source.bits == 8):
                value, source = self.cast_text(value, i32), i32
            table = TO_HALF if result.name == "f16" else TO_BFLOAT
            return Expression(
                f"{table['u32' if source.name == 'index' else source.name]}({value.text})",
                POSTFIX,
                value.reads,
            )
        return self.cast_text(value, result)

    def cast(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        if isinstance(source, Scalar) and isinstance(result, Scalar):
            if source.name in fp8.NAMES:
                return fp8.number(body, value, source, result)
            if result.name in fp8.NAMES:
                return fp8.code(body, value, result)
        return super().cast(body, value, source, result)

    def saturate(self, body: Body, value: Expression, source: Scalar, result: Scalar) -> Expression:
        if source.bits == 16:
            value, source = self.convert(value, source, f32), f32
        if source == f32 and result.name in SATURATING:
            return Expression(f"{SATURATING[result.name]}({value.text})", POSTFIX, value.reads)
        return super().saturate(body, value, source, result)

    def reinterpret(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        if fp8.NAMES & {str(source), str(result)}:  # it is its code
            return value
        return device_c.reinterpret(self, BITCASTS, body, value, source, result)

    def assemble(self, body: Body) -> tuple[list[str], list[str]]:
        return device_c.assemble(self, body, HEADERS)


_WRITER = Cuda()


def lower(kernel: core.Kernel) -> Artifact:
    """Write a bound, legalized kernel as CUDA C++."""
    return lower_text(kernel, _WRITER)

"""A seventh target, OpenCL C 1.2, in one file: tables, spellings that differ from Metal's, and a dozen hooks.

``import target`` registers it; ``kernel.inspect("opencl", ...)`` then gives its text. Floats are f32, planes are of one
unit; halves, doubles and subgroups are left to whoever needs them. ``run.py`` runs the text through pyopencl.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from transpile.ir import core
from transpile.ir.types import SCALARS as TYPES
from transpile.ir.types import Memory, Scalar, Type, Vector
from transpile.ir.values import Constant, Parameter
from transpile.lower import register, words
from transpile.lower.c_family import CFamily
from transpile.lower.expression import POSTFIX, PREFIX, Expression, merge_reads
from transpile.lower.text import lower_text
from transpile.ops.capabilities import METAL, VectorWidths
from transpile.ops.row import By, Polyfill, Spelling, Text, Unsupported
from transpile.ops.table import TABLE
from transpile.protocols import Artifact

if TYPE_CHECKING:
    from transpile.lower.text import Body
    from transpile.lower.writer import Custom

SCALARS = {
    "bool_": "bool",
    "i8": "char",
    "i16": "short",
    "i32": "int",
    "i64": "long",
    "u8": "uchar",
    "u16": "ushort",
    "u32": "uint",
    "u64": "ulong",
    "index": "uint",
    "f32": "float",
}
SUFFIXES = {"u32": "u", "index": "u", "i64": "l", "u64": "ul", "f32": "f"}
KEYWORDS = words.CPP | frozenset(
    """
    kernel global local constant private read_only write_only read_write image2d_t event_t sampler_t barrier select
    abs all any atom clamp cos cross distance dot exp floor fma fmax fmin fract length log max min mix normalize pow
    round rsqrt sign sin sqrt step tan tanh trunc
    """.split()
    + [f"{stem}{width}" for stem in SCALARS.values() for width in (2, 3, 4, 8, 16)]
)


def _words_only(text: str) -> By:
    """Atomics of OpenCL 1.2 are of 32-bit integers."""
    return By(
        {"i32": Text(text), "u32": Text(text), "other": Unsupported("is of 32-bit integers only")}
    )


def _pairwise(name: str) -> By:
    """``min`` and ``max``: integers have the built-in, floats need NaN seen to."""
    return By({"float": Polyfill(name), "other": Text(f"{name}({{0}}, {{1}})")})


SPELLINGS: dict[str, Spelling] = {
    **{
        f"{row}_{axis}": Text(f"(uint){function}({number})", binds="cast")
        for row, function in (
            ("unit_pos", "get_local_id"),
            ("cube_pos", "get_group_id"),
            ("cube_count", "get_num_groups"),
        )
        for number, axis in enumerate("xyz")
    },
    "plane_dim": Text("1u"),
    "plane_pos": Polyfill("plane_pos"),
    "unit_pos_plane": Polyfill("unit_pos_plane"),
    "sync_cube": Text("barrier(CLK_LOCAL_MEM_FENCE)"),
    "sync_plane": Text("mem_fence(CLK_LOCAL_MEM_FENCE)"),
    "sync_storage": Text("barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)"),
    "min": _pairwise("min"),
    "max": _pairwise("max"),
    "mul_hi": Text("mul_hi({0}, {1})"),
    "saturating_add": Text("add_sat({0}, {1})"),
    "saturating_sub": Text("sub_sat({0}, {1})"),
    "ctz": Polyfill("ctz"),
    "reverse_bits": Polyfill("reverse_bits"),
    **{name: Text(f"{name}({{0}})") for name in ("erf", "expm1", "log1p", "cbrt")},
    "atomic_load": _words_only("atomic_or({0}, 0)"),
    "atomic_store": _words_only("atomic_xchg({0}, {1})"),
    "atomic_exchange": _words_only("atomic_xchg({0}, {1})"),
    "atomic_compare_exchange": _words_only("atomic_cmpxchg({0}, {1}, {2})"),
    **{
        f"atomic_{verb}": _words_only(f"atomic_{verb}({{0}}, {{1}})")
        for verb in ("add", "sub", "min", "max", "and", "or", "xor")
    },
    **{
        name: Unsupported("needs subgroups, which this target leaves out")
        for name, row in TABLE.items()
        if row.effect == "plane"
    },
    "plane_elect": Polyfill("plane_elect"),
}
"""What OpenCL C spells otherwise than Metal."""

CAPABILITIES = replace(
    METAL,
    name="opencl",
    profile="OpenCL C 1.2",
    arithmetic=frozenset(TYPES[name] for name in SCALARS),
    storage=frozenset(TYPES[name] for name in SCALARS),
    max_vector_width=VectorWidths(lanes=16, bytes=16),
    vector_arithmetic=False,
    plane_size=1,
    max_cube_units=256,
    max_cube_dim=(256, 256, 256),
    atomics=frozenset(atomic for atomic in METAL.atomics if atomic[1].name in ("i32", "u32")),
    features=frozenset({"indirect", "i8", "i16", "i64", "u8", "u16", "u64"}),
    shares_bytes=False,
)


class OpenCl(CFamily):
    """The writer of ``.cl`` text."""

    target = "opencl"
    scalars = SCALARS
    suffixes = SUFFIXES
    vectors = SCALARS
    reserved = KEYWORDS
    customs: ClassVar[Mapping[str, Custom]] = {}

    @property
    def function(self) -> str:
        return "static inline"

    def vector_name(self, type: Vector) -> str:
        return f"{SCALARS[type.element.name]}{type.width}"

    def declared(self, body: Body, type: Scalar | Vector) -> str:
        return self.type_name(type)

    def special(self, type: Scalar, value: float) -> str:
        return "NAN" if math.isnan(value) else "INFINITY" if value > 0 else "-INFINITY"

    def narrow_literal(self, type: Scalar, digits: str) -> Expression:
        raise AssertionError(type)  # no halves

    def operand(self, value: Expression, type: Type) -> Expression:
        """Functions are overloaded: C has widened what is computed from narrow integers, and literals are int."""
        is_narrow = isinstance(type, Scalar) and type.is_integer and type.bits < 32
        return self.cast_text(value, type) if is_narrow and isinstance(type, Scalar) else value

    def convert(self, value: Expression, source: Scalar, result: Scalar) -> Expression:
        return self.cast_text(value, result)

    def reinterpret(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        value = self.operand(value, source)
        return Expression(f"as_{self.type_name(result)}({value.text})", POSTFIX, value.reads)

    def zero(self, type: Scalar | Vector) -> str:
        if isinstance(type, Vector):
            return f"({self.type_name(type)})({self.zero(type.element)})"
        return super().zero(type)

    def construct(self, body: Body, parts: list[Expression], type: Vector) -> Expression:
        texts = ", ".join(part.text for part in parts)
        return Expression(f"({self.type_name(type)})({texts})", PREFIX, merge_reads(parts))

    def extract(
        self, body: Body, vector: Expression, type: Vector, lane: Constant | Expression
    ) -> Expression:
        if isinstance(lane, Constant):
            return Expression(f"{vector.tight(POSTFIX)}.{_lane(lane)}", POSTFIX, vector.reads)
        named = body.atom(vector, type)
        pointer = f"((const {self.type_name(type.element)}*)&{named.text})"
        return Expression(f"{pointer}[{lane.text}]", POSTFIX, named.reads | lane.reads)

    def set_lane(
        self, body: Body, name: str, type: Vector, lane: Constant | Expression, part: Expression
    ) -> str:
        if isinstance(lane, Constant):
            return f"{name}.{_lane(lane)} = {part.text};"
        return f"(({self.type_name(type.element)}*)&{name})[{lane.text}] = {part.text};"

    def local_array(self, type: Memory, name: str, numbers: Sequence[str]) -> str:
        initial = ", ".join(numbers or "0")
        return f"{self.type_name(type.element)} {name}[{type.length}] = {{{initial}}};"

    def assemble(self, body: Body) -> tuple[list[str], list[str]]:
        kernel = body.kernel
        x, y, z = kernel.cube_dim
        lines = [line for helper in body.prelude.values() for line in [*helper, ""]]
        lines.append(f"__attribute__((reqd_work_group_size({x}, {y}, {z})))")
        lines += self.signature(
            f"__kernel void {body.entry}", [_parameter(self, body, p) for p in kernel.parameters]
        )
        for name, type in body.shared:
            lines.append(f"    __local {self.type_name(type.element)} {name}[{type.length}];")
        return [*lines, *(f"    {line}" for line in body.top)], ["}"]


def _lane(lane: Constant) -> str:
    return f"s{int(lane.value):x}"


def _parameter(writer: OpenCl, body: Body, parameter: Parameter) -> str:
    name, type = body.values[parameter].text, parameter.type
    if isinstance(type, Memory):
        constant = "" if type.mutable or type.atomic else "const "
        restrict = "" if body.kernel.aliased else "restrict "
        return f"__global {constant}{writer.type_name(type.element)}* {restrict}{name}"
    assert isinstance(type, (Scalar, Vector))
    return f"{writer.type_name(type)} {name}"


_WRITER = OpenCl()


def lower(kernel: core.Kernel) -> Artifact:
    """Write a bound, legalized kernel as OpenCL C."""
    return lower_text(kernel, _WRITER)


register(CAPABILITIES, lower, like="metal", rows=SPELLINGS)

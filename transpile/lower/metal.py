"""Metal Shading Language 3: positions are parameters of the kernel, scalars one struct, vectors have arithmetic."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, ClassVar

from transpile.ir import core
from transpile.ir.types import (
    Memory,
    Scalar,
    Type,
    Vector,
    bf16,
    element_of,
    f16,
    f32,
    with_element,
)
from transpile.ir.values import Coined, Constant, Parameter
from transpile.lower import words
from transpile.lower.c_family import CFamily
from transpile.lower.expression import POSTFIX, PREFIX, Expression, broadcast, merge_reads
from transpile.lower.inputs import POSITIONS
from transpile.lower.names import name_of
from transpile.lower.shared import end_of_common
from transpile.lower.text import lower_text
from transpile.ops.row import Infix
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
    "f16": "half",
    "bf16": "bfloat",
    "f32": "float",
}
HALVES = (f16, bf16)
BROADCAST = frozenset({"+", "-", "*", "/", "%", "&", "|", "^"})
"""Operators that take a scalar for all lanes of a vector."""
SUFFIXES = {"u32": "u", "index": "u", "i64": "l", "u64": "ul", "f32": "f", "f16": "h"}
RESERVED = words.METAL | frozenset(
    f"{stem}{width}" for stem in SCALARS.values() for width in (2, 3, 4)
)


def _ballot(
    body: Body, op: core.Apply | core.Atomic | core.Barrier, args: list[Expression]
) -> Expression:
    text = f"uint4(uint(ulong(simd_ballot({args[0].text}))), 0u, 0u, 0u)"
    return Expression(text, POSTFIX, args[0].reads)


def _compare_exchange(
    body: Body, op: core.Apply | core.Atomic | core.Barrier, args: list[Expression]
) -> Expression:
    """Repeat the weak exchange, the only one there is, while it fails on an equal value."""
    assert isinstance(op, core.Atomic)
    assert isinstance(op.result.type, Scalar)
    place, expected, new = args
    expected = body.atom(expected, op.result.type, Coined("expected"))
    new = body.atom(new, op.result.type, Coined("new_value"))
    name = body.names.unique(name_of(op.result, "old"))
    body.line(body.writer.variable(op.result.type, name, expected.text))
    order = "memory_order_relaxed, memory_order_relaxed"
    call = f"atomic_compare_exchange_weak_explicit({place.text}, &{name}, {new.text}, {order})"
    body.line(f"while (!{call} && {name} == {expected.text}) {{")
    body.line("}")
    return Expression(name)


def _broadcasts(spelling: Infix, type: Scalar | Vector) -> bool:
    """Whether an operator takes a scalar for all lanes (MSL spec, 3.1); of integers, where C++ converts nothing."""
    scalar = element_of(type)
    plain = scalar.is_float or (scalar.bits >= 32 and not scalar.is_signed)
    return plain and isinstance(type, Vector) and spelling.operator in BROADCAST


class Metal(CFamily):
    """The writer of ``.metal`` text."""

    target = "metal"
    scalars = SCALARS
    suffixes = SUFFIXES
    vectors = SCALARS
    reserved = RESERVED
    customs: ClassVar[dict[str, Custom]] = {
        **POSITIONS,
        "plane_ballot": _ballot,
        "atomic_compare_exchange": _compare_exchange,
    }

    function = "static inline"

    def vector_name(self, type: Vector) -> str:
        return f"{SCALARS[type.element.name]}{type.width}"

    def special(self, type: Scalar, value: float) -> str:
        text = "NAN" if math.isnan(value) else "INFINITY" if value > 0 else "-INFINITY"
        return text if type == f32 else f"{SCALARS[type.name]}({text})"

    def narrow_literal(self, type: Scalar, digits: str) -> Expression:
        if type.name == "bf16":
            return Expression(f"bfloat({digits}f)", POSTFIX)
        return Expression(f"{digits}h", PREFIX if digits[0] == "-" else POSTFIX)

    def cast_text(self, value: Expression, type: Scalar | Vector) -> Expression:
        return Expression(f"{self.type_name(type)}({value.text})", POSTFIX, value.reads)

    def operand(self, value: Expression, type: Type) -> Expression:
        """Functions are overloaded: C++ has widened what is computed from narrow integers, and literals are int."""
        is_narrow = isinstance(type, Scalar) and type.is_integer and type.bits < 32
        if not is_narrow or (value.level >= POSTFIX and not value.text[0].isdigit()):
            return value
        assert isinstance(type, Scalar)
        return self.cast_text(value, type)

    def infix(
        self,
        body: Body,
        spelling: Infix,
        left: Expression,
        right: Expression,
        type: Scalar | Vector,
    ) -> Expression:
        if _broadcasts(spelling, type):
            left, right = broadcast(left, right)
        return super().infix(body, spelling, left, right, type)

    def update_operand(
        self, spelling: Infix, operand: Expression, type: Scalar | Vector
    ) -> Expression | None:
        if _broadcasts(spelling, type) and operand.splat is not None:
            return operand.splat
        return super().update_operand(spelling, operand, type)

    def convert(self, value: Expression, source: Scalar, result: Scalar) -> Expression:
        return self.cast_text(self.between_halves(value, source, result), result)

    def between_halves(
        self, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        """Return a bfloat that is to be a half as a float, and the other way round: MSL names no conversion."""
        if element_of(source) in HALVES and element_of(result) in HALVES:
            return self.cast_text(value, with_element(source, f32))
        return value

    def cast_lanes(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Vector
    ) -> Expression:
        if (
            isinstance(source, Vector)
            and not result.element.is_bool
            and not (source.element.is_float and result.element.is_integer)
        ):
            return self.cast_text(self.between_halves(value, source, result), result)
        return super().cast_lanes(body, value, source, result)

    def reinterpret(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        value = self.operand(value, source)
        return Expression(f"as_type<{self.type_name(result)}>({value.text})", POSTFIX, value.reads)

    def zero(self, type: Scalar | Vector) -> str:
        if isinstance(type, Vector):
            return f"{self.type_name(type)}({self.zero(type.element)})"
        return super().zero(type)

    def declared(self, body: Body, type: Scalar | Vector) -> str:
        return self.type_name(type)

    def construct(self, body: Body, parts: list[Expression], type: Vector) -> Expression:
        texts = ", ".join(part.text for part in parts)
        made = Expression(f"{self.type_name(type)}({texts})", POSTFIX, merge_reads(parts))
        made.splat = parts[0] if len(parts) == 1 else None
        return made

    def extract(
        self, body: Body, vector: Expression, type: Vector, lane: Constant | Expression
    ) -> Expression:
        if isinstance(lane, Constant):
            return Expression(
                f"{vector.tight(POSTFIX)}.{'xyzw'[int(lane.value)]}", POSTFIX, vector.reads
            )
        return Expression(
            f"{vector.tight(POSTFIX)}[{lane.text}]", POSTFIX, vector.reads | lane.reads
        )

    def set_lane(
        self, body: Body, name: str, type: Vector, lane: Constant | Expression, part: Expression
    ) -> str:
        place = (
            f"{name}.{'xyzw'[int(lane.value)]}"
            if isinstance(lane, Constant)
            else f"{name}[{lane.text}]"
        )
        return f"{place} = {part.text};"

    def parameter(self, parameter: Parameter, name: str) -> Expression:
        return Expression(name) if parameter.is_memory else Expression(f"scalars.{name}", POSTFIX)

    def element(self, type: Memory) -> str:
        """Return the spelling of a memory's element."""
        name = self.type_name(type.element)
        return f"atomic_{name}" if type.atomic else name

    def assemble(self, body: Body) -> tuple[list[str], list[str]]:
        kernel = body.kernel
        lines = ["#include <metal_stdlib>", "using namespace metal;", ""]
        if kernel.scalars:
            lines.append("struct Scalars {")
            for parameter in kernel.scalars:
                assert isinstance(parameter.type, (Scalar, Vector))
                name = body.values[parameter].text.removeprefix("scalars.")
                lines.append(f"    {self.type_name(parameter.type)} {name};")
            lines += ["};", ""]
        for helper in body.prelude.values():
            lines += [*helper, ""]
        lines.append(f"[[max_total_threads_per_threadgroup({kernel.units})]]")
        lines.append(f"kernel void {body.entry}(")
        lines += [f"    {parameter}," for parameter in self._parameters(body)]
        lines[-1] = (
            lines[-1].removesuffix(",") + ") {"
            if not lines[-1].endswith("(")
            else lines[-1] + ") {"
        )
        lines += self._shared(body)
        lines += [f"    {line}" for line in body.top]
        return lines, ["}"]

    def _shared(self, body: Body) -> list[str]:
        """Declare shared memory: arrays, and pointers into bytes where several lie in the same."""
        lines = []
        if body.common:
            end = end_of_common((type, offset) for _, type, offset in body.common)
            lines.append(f"    alignas(16) threadgroup uchar shared_bytes[{end}];")
        for name, type, offset in body.common:
            pointer = f"threadgroup {self.element(type)}*"
            at = f"shared_bytes + {offset}" if offset else "shared_bytes"
            lines.append(f"    {pointer} const {name} = reinterpret_cast<{pointer}>({at});")
        for name, type in body.shared:
            lines.append(f"    threadgroup {self.element(type)} {name}[{type.length}];")
        return lines

    def _parameters(self, body: Body) -> list[str]:
        found = []
        for number, parameter in enumerate(body.kernel.memories):
            type = parameter.type
            assert isinstance(type, Memory)
            constant = "" if type.mutable or type.atomic else "const "
            name = body.values[parameter].text
            found.append(f"device {constant}{self.element(type)}* {name} [[buffer({number})]]")
        if body.kernel.scalars:
            found.append(f"constant Scalars& scalars [[buffer({len(found)})]]")
        for wanted, name in body.inputs.items():
            found.append(f"{'uint3' if wanted.axes else 'uint'} {name} [[{wanted.metal}]]")
        return found


_WRITER = Metal()


def lower(kernel: core.Kernel) -> Artifact:
    """Write a bound, legalized kernel as Metal Shading Language."""
    return lower_text(kernel, _WRITER)

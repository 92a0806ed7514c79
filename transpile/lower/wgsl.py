"""WGSL in Tint's dialect, as naga reads it too (but for the ``enable subgroups;`` line, which its loader drops).

Where the front ends, or the drivers below them, differ from the kernel language, the text says what
it means: NaN is tested by bits or ``!(a == b)``, constants can't overflow while they are folded,
infinities are read from a variable.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from transpile.ir import core
from transpile.ir.types import (
    Memory,
    Scalar,
    Space,
    Vector,
    element_of,
    f16,
    integer_range,
    u32,
    with_element,
)
from transpile.ir.values import Coined, Constant, Parameter
from transpile.lower import words
from transpile.lower.expression import ATOM, POSTFIX, PREFIX, Expression, broadcast, merge_reads
from transpile.lower.inputs import POSITIONS, read
from transpile.lower.literals import decimal
from transpile.lower.names import name_of
from transpile.lower.text import lower_text
from transpile.lower.uses import BARRIER, FENCED
from transpile.lower.writer import Writer
from transpile.ops.convert import from_bits
from transpile.ops.row import Infix, Prefix
from transpile.protocols import Artifact

if TYPE_CHECKING:
    from transpile.lower.text import Body
    from transpile.lower.writer import Custom

SCALARS = {"bool_": "bool", "i32": "i32", "u32": "u32", "index": "u32", "f16": "f16", "f32": "f32"}
SCALARS |= {"i64": "vec2u", "u64": "vec2u"}
SUFFIXES = {"bool_": "", "i32": "i", "u32": "u", "index": "u", "f16": "h", "f32": "f"}
LEVELS = {
    "|": 1,
    "^": 1,
    "&": 1,
    "||": 2,
    "&&": 3,
    "==": 4,
    "!=": 4,
    "<": 4,
    ">": 4,
    "<=": 4,
    ">=": 4,
}
LEVELS |= {
    "<<": 5,
    ">>": 5,
    "+": 10,
    "-": 10,
    "*": 11,
    "/": 11,
    "%": 11,
    "!": PREFIX,
    "cast": PREFIX,
}
HALVES = Vector(f16, 2)
"""What a word has: naga takes no bitcast of it (``_bits_of_half``)."""
BITWISE = frozenset({"|", "^", "&"})
BROADCAST = frozenset({"+", "-", "*", "/", "%"})
"""Operators that take a scalar for all lanes of a vector (WGSL spec, 8.7); the bitwise ones don't."""

RESERVED = words.WGSL | frozenset(f"vec{n}{t}" for n in (2, 3, 4) for t in "fhiu")


def _sync_storage(
    body: Body, op: core.Apply | core.Atomic | core.Barrier, args: list[Expression]
) -> Expression:
    """Write both barriers: each orders one kind of memory."""
    body.line("storageBarrier();")
    return Expression("workgroupBarrier()", POSTFIX)


def _unit_pos_plane(
    body: Body, op: core.Apply | core.Atomic | core.Barrier, args: list[Expression]
) -> Expression:
    """Count the units before in a cube of several dimensions, where naga refuses the built-in position."""
    if body.kernel.cube_dim[1:] == (1, 1):
        return read(body, op.op)
    # At the start, where all units take part: the rank among them is the number in the plane.
    return Expression(body.at_top(u32, "unit_pos_plane", "subgroupExclusiveAdd(1u)"))


def _assume_uniform(
    body: Body, op: core.Apply | core.Atomic | core.Barrier, args: list[Expression]
) -> Expression:
    """Have the first unit tell the others: only that makes a value uniform for WGSL's rules of barriers."""
    (value,) = args
    assert isinstance(op, core.Apply)
    if "agreed" not in op.attributes or not isinstance(op.result.type, Scalar):
        return value
    body.flush(BARRIER)
    name = body.names.coined("agreed", outermost=True)
    body.shared.append((name, Memory(op.result.type, Space.SHARED, length=1)))
    axes = [a for a, size in zip("xyz", body.kernel.cube_dim, strict=True) if size > 1]
    first = " && ".join(f"{read(body, f'unit_pos_{axis}').text} == 0u" for axis in axes)
    body.open(f"if ({first or 'true'}) {{")
    body.line(f"{name}[0] = {value.text};")
    body.close()
    return Expression(f"workgroupUniformLoad(&{name}[0])", POSTFIX, FENCED)


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
    body.open("loop {")
    tried = body.names.coined("exchange")
    call = f"atomicCompareExchangeWeak({place.text}, {expected.text}, {new.text})"
    body.line(f"let {tried} = {call};")
    body.line(f"{name} = {tried}.old_value;")
    body.open(f"if ({tried}.exchanged || {name} != {expected.text}) {{")
    body.line("break;")
    body.close()
    body.close()
    return Expression(name)


class Wgsl(Writer):
    """The writer of ``.wgsl`` text."""

    target = "wgsl"
    reserved = RESERVED
    levels = LEVELS
    customs: ClassVar[dict[str, Custom]] = {
        **POSITIONS,
        "sync_storage": _sync_storage,
        "unit_pos_plane": _unit_pos_plane,
        "assume_uniform": _assume_uniform,
        "atomic_compare_exchange": _compare_exchange,
    }

    def type_name(self, type: Scalar | Vector) -> str:
        if isinstance(type, Vector):
            name = SCALARS[type.element.name]
            return (
                f"vec{type.width}<bool>"
                if name == "bool"
                else f"vec{type.width}{name[0] if name != 'f16' else 'h'}"
            )
        return SCALARS[type.name]

    # Literals.

    def fixed_index(self, position: Constant) -> Expression:
        # No binding has 2^31 elements, so that the guard is false; naga refuses such an index all the same.
        return super().fixed_index(position) if not int(position.value) >> 31 else Expression("0")

    def literal(self, constant: Constant) -> Expression:
        type, value = constant.type, constant.value
        if type.is_bool:
            return Expression("true" if value else "false")
        if type.is_float:
            if not math.isfinite(value):
                return _special(type, float(value))
            digits = decimal(type, float(value)) + ("h" if type.name == "f16" else "")
            return Expression(digits, PREFIX if digits[0] == "-" else ATOM)
        if type.bits == 64:
            low, high = int(value) & 0xFFFFFFFF, int(value) >> 32 & 0xFFFFFFFF
            return Expression(f"vec2u({low}u, {high}u)" if value else "vec2u()", POSTFIX)
        if type.is_signed and value == integer_range(type)[0]:
            return Expression(f"i32({int(value)})", POSTFIX)
        digits = f"{int(value)}{'' if type.is_signed else 'u'}"
        return Expression(digits, PREFIX if value < 0 else ATOM)

    def zero(self, type: Scalar | Vector) -> str:
        if isinstance(type, Vector):
            return f"{self.type_name(type)}()"
        return self.literal(
            Constant(type, False if type.is_bool else 0.0 if type.is_float else 0)
        ).text

    # Operators.

    def infix(
        self,
        body: Body,
        spelling: Infix,
        left: Expression,
        right: Expression,
        type: Scalar | Vector,
    ) -> Expression:
        operator, scalar = spelling.operator, element_of(type)
        if operator in ("&&", "||") and isinstance(type, Vector):
            # WGSL spec, 8.6: the short-circuiting operators take numbers alone.
            operator = operator[0]
        if operator in ("<<", ">>"):
            right = self._count(right, type, masks=spelling.masks)
        elif operator in BROADCAST:
            left, right = broadcast(left, right)
        if _is_literal(left.text) and _is_literal(right.text):
            # Two abstract literals would be folded in another precision, or refused when they overflow.
            left, right = _typed(left, scalar), _typed(right, scalar)
        return _join(operator, left, right)

    def update_operand(
        self, spelling: Infix, operand: Expression, type: Scalar | Vector
    ) -> Expression | None:
        if spelling.operator in ("<<", ">>"):
            return self._count(operand, type, masks=spelling.masks)
        return operand.splat or operand if spelling.operator in BROADCAST else operand

    def _count(self, count: Expression, type: Scalar | Vector, *, masks: bool) -> Expression:
        """Return a shift's count modulo the width: it is unsigned, and a constant must be less than the width.

        A count that is known to be less needs no mask.
        """
        bits = element_of(type).bits
        digits = count.text.removesuffix("u")
        if digits.isdigit():
            return Expression(f"{int(digits) % bits}u")
        unsigned = self.type_name(with_element(type, u32))
        lane = count.splat.text.removesuffix("u") if count.splat else ""
        if lane.isdigit():
            return Expression(f"{unsigned}({int(lane) % bits}u)", POSTFIX)
        if element_of(type).is_signed:
            count = Expression(f"{unsigned}({count.text})", POSTFIX, count.reads)
        if not masks:
            return count
        mask = f"{bits - 1}u" if isinstance(type, Scalar) else f"{unsigned}({bits - 1}u)"
        return _join("&", count, Expression(mask, POSTFIX))

    def prefix(
        self, body: Body, spelling: Prefix, value: Expression, type: Scalar | Vector
    ) -> Expression:
        least = POSTFIX if value.text.startswith(spelling.operator) else PREFIX
        return Expression(f"{spelling.operator}{value.tight(least)}", PREFIX, value.reads)

    def choose(self, condition: Expression, then: Expression, otherwise: Expression) -> Expression:
        text = f"select({_listed([otherwise, then, condition])})"
        return Expression(text, POSTFIX, merge_reads([condition, then, otherwise]))

    # Conversions.

    def cast(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        if source == result:
            return value
        if isinstance(source, Scalar) and isinstance(result, Vector):
            return self.construct(body, [self.cast(body, value, source, result.element)], result)
        old = source.element if isinstance(source, Vector) else source
        new = result.element if isinstance(result, Vector) else result
        if SCALARS[old.name] == SCALARS[new.name]:
            return value
        if new.is_bool and old.is_float:
            # `!=` is false for NaN on both front ends.
            return Expression(
                f"!({value.tight(LEVELS['<<'])} == {self.zero(source)})", PREFIX, value.reads
            )
        if new.is_bool:
            return _join("!=", value, Expression(self.zero(source)))
        if old.is_float and new.is_integer:
            return self._saturate(body, value, source, result)
        return Expression(f"{self.type_name(result)}({value.text})", POSTFIX, value.reads)

    def _saturate(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        """Return a float as an integer; the built-in conversion stops short of the last, and has no rule for NaN."""
        old, new = self.type_name(source), self.type_name(result)
        if "f16" in (old, old[-1]) or old.endswith("h"):
            wide = old.replace("f16", "f32").replace("h", "f")
            value, old = Expression(f"{wide}({value.text})", POSTFIX, value.reads), wide
        low, high = integer_range(result.element if isinstance(result, Vector) else result)
        suffix = "u" if low == 0 else ""
        all_high, all_zero, bound, exponent = (
            f"{high}{suffix}",
            f"0{suffix}",
            f"{float(high + 1)}",
            "0x7f800000u",
        )
        magnitude, mask = "bitcast<u32>(x)", "0x7fffffffu"
        if isinstance(result, Vector):
            all_high, all_zero, bound = (
                f"{new}({all_high})",
                f"{new}({all_zero})",
                f"{old}({bound})",
            )
            words = f"vec{result.width}u"
            magnitude, mask, exponent = (
                f"bitcast<{words}>(x)",
                f"{words}({mask})",
                f"{words}({exponent})",
            )
        name = body.helper(
            f"{old}_to_{new}",
            [
                f"fn {old}_to_{new}(x: {old}) -> {new} {{",
                f"    let is_nan = ({magnitude} & {mask}) > {exponent};",
                f"    return select(select({new}(x), {all_high}, x >= {bound}), {all_zero}, is_nan);",
                "}",
            ],
        )
        return Expression(f"{name}({value.text})", POSTFIX, value.reads)

    def bitcast(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        if self.type_name(source) == self.type_name(result):
            return value
        if _is_literal(value.text) and isinstance(source, Scalar):
            assert isinstance(result, Scalar)
            if source.is_integer and result.is_float:
                number = from_bits(int(value.text) & ((1 << source.bits) - 1), result)
                if number is None or not math.isfinite(number):
                    return _special(result, math.nan if number is None else float(number))
            value = _typed(value, source)
        if isinstance(source, Scalar) and isinstance(result, Scalar) and f16 in (source, result):
            return self._bits_of_half(value, source, result)
        if isinstance(source, Scalar) and result == HALVES:
            return Expression(f"vec2h(unpack2x16float({value.text}))", POSTFIX, value.reads)
        if source == HALVES and isinstance(result, Scalar):
            return Expression(f"pack2x16float(vec2f({value.text}))", POSTFIX, value.reads)
        return Expression(f"bitcast<{self.type_name(result)}>({value.text})", POSTFIX, value.reads)

    def _bits_of_half(self, value: Expression, source: Scalar, result: Scalar) -> Expression:
        """The bits of an f16 are the lower half of a word: there are no integers of 16 bits.

        By way of f32, which holds every f16: naga has no bitcast of vectors of f16.
        """
        text = value.text
        if result is f16:
            word = f"bitcast<u32>({text})" if source.is_signed else text
            return Expression(f"f16(unpack2x16float({word}).x)", POSTFIX, value.reads)
        if result.is_signed:
            text = f"(bitcast<i32>(pack2x16float(vec2<f32>(0.0, f32({text})))) >> 16u)"
        else:
            text = f"pack2x16float(vec2<f32>(f32({text}), 0.0))"
        return Expression(text, POSTFIX, value.reads)

    # Vectors.

    def construct(self, body: Body, parts: list[Expression], type: Vector) -> Expression:
        made = Expression(f"{self.type_name(type)}({_listed(parts)})", POSTFIX, merge_reads(parts))
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

    # Declarations and loops.

    def parameter(self, parameter: Parameter, name: str) -> Expression:
        return Expression(name) if parameter.is_memory else Expression(f"scalars.{name}", POSTFIX)

    def constant(self, type: Scalar | Vector, name: str, value: str) -> str:
        return f"let {name} = {value};"

    def variable(self, type: Scalar | Vector, name: str, value: str | None) -> str:
        return f"var {name}: {self.type_name(type)};" if value is None else f"var {name} = {value};"

    def local_array(self, type: Memory, name: str, numbers: Sequence[str]) -> str:
        if numbers:
            return f"var {name} = array({', '.join(numbers)});"
        # Not `var {name}: array<...>;`, which naga sets to zeros once, not in each trip of a loop.
        return f"var {name} = array<{self.type_name(type.element)}, {type.length}>();"

    def for_header(self, loop: core.For, name: str, start: str, condition: str, step: str) -> str:
        if step.endswith((" += 1", " += 1u")):
            step = f"{name}++"
        return f"for (var {name} = {start}; {condition}; {step}) {{"

    @property
    def forever(self) -> str:
        return "loop {"

    # The frame.

    def assemble(self, body: Body) -> tuple[list[str], list[str]]:
        kernel = body.kernel
        rest = self._globals(body)
        for helper in body.prelude.values():
            rest += [*helper, ""]
        x, y, z = kernel.cube_dim
        inputs = [
            f"@builtin({wanted.wgsl}) {name}: {'vec3u' if wanted.axes else 'u32'}"
            for wanted, name in body.inputs.items()
        ]
        rest.append(f"@compute @workgroup_size({x}, {y}, {z})")
        head = f"fn {body.entry}({', '.join(inputs)}) {{"
        if len(head) <= 100:
            rest.append(head)
        else:
            rest += [f"fn {body.entry}(", *(f"    {i}," for i in inputs), ") {"]
        rest += [f"    {line}" for line in body.top]
        return [*self._directives(body, rest), *rest], ["}"]

    def _directives(self, body: Body, rest: list[str]) -> list[str]:
        lines = []
        text = "\n".join([*rest, *body.lines])
        if re.search(r"\bf16\b|\bvec\dh\b|\dh\b", text):
            lines.append("enable f16;")
        if "plane" in body.features or "subgroup" in text:
            lines.append("enable subgroups;")
            # The kernel language has its own check, which knows more than WGSL's.
            lines.append("diagnostic(off, subgroup_uniformity);")
        return [*lines, ""] if lines else []

    def _globals(self, body: Body) -> list[str]:
        kernel = body.kernel
        lines = []
        if kernel.scalars:
            lines.append("struct Scalars {")
            for parameter in kernel.scalars:
                assert isinstance(parameter.type, (Scalar, Vector))
                name = body.values[parameter].text.removeprefix("scalars.")
                lines.append(f"    {name}: {self.type_name(parameter.type)},")
            lines += ["}", ""]
        for number, parameter in enumerate(kernel.memories):
            type = parameter.type
            assert isinstance(type, Memory)
            access = "read_write" if type.mutable or type.atomic else "read"
            name = body.values[parameter].text
            array = f"array<{self._element(type)}>"
            lines.append(f"@group(0) @binding({number}) var<storage, {access}> {name}: {array};")
        if kernel.scalars:
            lines.append(
                f"@group(0) @binding({len(kernel.memories)}) var<uniform> scalars: Scalars;"
            )
        for name, type in body.shared:
            lines.append(f"var<workgroup> {name}: array<{self._element(type)}, {type.length}>;")
        text = "\n".join(body.lines)
        for name, value in (("infinity_bits", "0x7f800000u"), ("nan_bits", "0x7fc00000u")):
            if name in text:
                # Constant expressions must not be infinite or NaN, so the bits come from a variable.
                lines.append(f"var<private> {name}: u32 = {value};")
        return [*lines, ""]

    def _element(self, type: Memory) -> str:
        name = self.type_name(type.element)
        return f"atomic<{name}>" if type.atomic else name


_ABSTRACT = re.compile(r"-?\d+(\.\d+)?(e-?\d+)?")


def _is_literal(text: str) -> bool:
    """Whether the text is a number without a suffix, whose type WGSL leaves open."""
    return (
        text[-1].isdigit()
        and (text[0] == "-" or text[0].isdigit())
        and _ABSTRACT.fullmatch(text) is not None
    )


def _typed(literal: Expression, type: Scalar) -> Expression:
    if not _is_literal(literal.text):
        return literal
    return Expression(literal.text + SUFFIXES[type.name], literal.level)


def _special(type: Scalar, value: float) -> Expression:
    name = "nan_bits" if math.isnan(value) else "infinity_bits"
    text = f"bitcast<f32>({name})"
    if value < 0:
        text = f"-{text}"
    if type.name == "f16":
        return Expression(f"f16({text})", POSTFIX)
    return Expression(text, PREFIX if value < 0 else POSTFIX)


def _listed(parts: list[Expression]) -> str:
    """Return arguments with commas; in ``f(a < b, c > d)`` WGSL would read a template ``a<b, c>``."""
    texts = [part.text for part in parts]
    for position, part in enumerate(parts):
        if part.operator == "<" and any(">" in text for text in texts[position + 1 :]):
            texts[position] = f"({part.text})"
    return ", ".join(texts)


CHAINED = BITWISE | {"||", "&&"}
"""Operators that go on without parentheses."""


def _least(operator: str) -> tuple[int, int, int]:
    """Return an operator's level, and how tightly its operands must bind."""
    level = LEVELS[operator]
    if operator in BITWISE or operator in ("<<", ">>"):
        return level, PREFIX, PREFIX
    if operator in ("||", "&&"):
        return level, LEVELS["=="], LEVELS["=="]
    if level == LEVELS["=="]:
        return level, LEVELS["+"], LEVELS["+"]
    return level, level, level + 1


LEAST = {operator: _least(operator) for operator in LEVELS}


def _join(operator: str, left: Expression, right: Expression) -> Expression:
    """Return ``left operator right`` with parentheses around mixes that WGSL, or a reader, might refuse."""
    level, least_left, least_right = LEAST[operator]
    if left.operator == operator and operator in CHAINED:
        least_left = level
    text = right.tight(least_right)
    if (
        operator in ("+", "-")
        and right.level == PREFIX
        and text.startswith("-")
        and text[1:2].isdigit()
    ):
        # Subtracting a constant is adding its negative, exactly, in every type.
        operator, text = ("-" if operator == "+" else "+"), text[1:]
    reads = left.reads | right.reads if right.reads else left.reads
    return Expression(f"{left.tight(least_left)} {operator} {text}", level, reads, operator)


_WRITER = Wgsl()


def lower(kernel: core.Kernel) -> Artifact:
    """Write a bound, legalized kernel as WGSL."""
    return lower_text(kernel, _WRITER)

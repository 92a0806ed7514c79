"""What CUDA, HIP and Metal share: C++ operators, declarations, casts, literals and loops.

Tables and about a dozen hooks make the dialects; each dialect's file holds its tables first. Arithmetic on
signed integers wraps in the kernel language and is undefined on overflow in C++, so it is computed
unsigned, and converted back once per expression.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from transpile.ir import core
from transpile.ir.types import (
    Memory,
    Scalar,
    Vector,
    element_of,
    f32,
    i32,
    u16,
    u32,
    u64,
    with_element,
)
from transpile.ir.values import Constant, Parameter
from transpile.lower import structs
from transpile.lower.expression import ATOM, POSTFIX, PREFIX, Expression, merge_reads
from transpile.lower.literals import decimal
from transpile.lower.saturate import saturating
from transpile.lower.writer import Writer
from transpile.ops.row import Infix, Prefix

if TYPE_CHECKING:
    from transpile.lower.text import Body

TERNARY = 1
LEVELS = {
    "||": 2,
    "&&": 3,
    "|": 4,
    "^": 5,
    "&": 6,
    "==": 7,
    "!=": 7,
    "<": 8,
    ">": 8,
    "<=": 8,
    ">=": 8,
}
LEVELS |= {
    "?:": TERNARY,
    "cast": PREFIX,
    "!": PREFIX,
    "=": 0,
    "<<": 9,
    ">>": 9,
    "+": 10,
    "-": 10,
    "*": 11,
    "/": 11,
    "%": 11,
}
SPELLED_OUT = frozenset({"|", "^", "&", "<<", ">>"})
"""Operators whose precedence readers don't know by heart: their operands are parenthesized."""
ASSOCIATIVE = frozenset({"&&", "||", "&", "|", "^"})


def _least(operator: str) -> tuple[int, int, int]:
    """Return an operator's level, and how tightly its operands must bind where they are not of the same operator."""
    level = LEVELS[operator]
    if operator in SPELLED_OUT:
        return level, PREFIX, PREFIX
    if operator == "||":
        return level, LEVELS["&"], LEVELS["&"]
    if level == LEVELS["=="]:
        return level, LEVELS["<<"], LEVELS["<<"]
    if level == LEVELS["<"]:
        return level, LEVELS["+"], LEVELS["+"]
    return level, level, level + 1


LEAST = {operator: _least(operator) for operator in LEVELS}


def is_negative(value: Expression) -> bool:
    """Whether the expression is a negative literal."""
    return value.level == PREFIX and value.text[0] == "-" and value.text[1].isdigit()


def join(operator: str, left: Expression, right: Expression, reads_type: Scalar) -> Expression:
    """Return ``left operator right`` with the fewest parentheses that both compilers and readers need."""
    level, least_left, least_right = LEAST[operator]
    if operator in ASSOCIATIVE:
        if left.operator == operator:
            least_left = level
        if right.operator == operator:
            least_right = level
    elif right.operator == operator and operator in ("+", "*") and reads_type.is_integer:
        least_right = level
    reads = left.reads | right.reads if right.reads else left.reads
    text = right.text
    if operator in ("+", "-") and is_negative(right):
        # Subtracting a constant is adding its negative, exactly, in every type.
        operator, text = ("-" if operator == "+" else "+"), text[1:]
    else:
        text = right.tight(least_right)
    return Expression(f"{left.tight(least_left)} {operator} {text}", level, reads, operator)


_UNSIGNED = {32: u32, 64: u64}


def masked(count: Expression, type: Scalar, vector: str = "") -> Expression:
    """Return a shift's count modulo the width of the value shifted; `vector` is the type of a vector's lanes.

    An int has a greater rank than lanes of 8 and 16 bits, so that OpenCL's front ends refuse it beside them.
    """
    digits = count.text.rstrip("ul")
    if digits.isdigit():
        suffix = count.text[len(digits) :]
        return Expression(f"{int(digits) % type.bits}{suffix}")
    bits = str(type.bits - 1)
    return join("&", count, Expression(f"{vector}({bits})" if vector else bits), type)


class CFamily(Writer):
    """The C++ part of three targets."""

    scalars: ClassVar[Mapping[str, str]]
    levels = LEVELS
    is_lazy = True
    suffixes: ClassVar[Mapping[str, str]]
    """What a literal of a type ends in."""
    vectors: ClassVar[Mapping[str, str]]
    """Stem of the vector types: ``float`` of ``float4``."""

    def type_name(self, type: Scalar | Vector) -> str:
        return self.vector_name(type) if isinstance(type, Vector) else self.scalars[type.name]

    def vector_name(self, type: Vector) -> str:
        """Return the language's name of a vector, or that of our struct: ``float4``, ``halfx8``."""
        own = "" if structs.is_builtin(type) else "x"
        return f"{self.vectors[type.element.name]}{own}{type.width}"

    # Hooks of the dialects.

    @abstractmethod
    def special(self, type: Scalar, value: float) -> str:
        """Return infinity or NaN of a type."""

    @abstractmethod
    def narrow_literal(self, type: Scalar, digits: str) -> Expression:
        """Return a literal of f16 or bf16."""

    @abstractmethod
    def convert(self, value: Expression, source: Scalar, result: Scalar) -> Expression:
        """Return a numeric conversion that is neither to bool nor from a float to an integer."""

    @abstractmethod
    def reinterpret(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        """Return a bitcast that is not between integers of one width."""

    @property
    @abstractmethod
    def function(self) -> str:
        """Qualifiers of a helper function."""

    def saturate(self, body: Body, value: Expression, source: Scalar, result: Scalar) -> Expression:
        """Return a float as an integer: toward zero, saturating, 0 for NaN."""
        if source.bits == 16:
            value, source = self.convert(value, source, f32), f32
        name = body.helper(*saturating(self, source, result))
        return Expression(f"{name}({value.text})", POSTFIX, value.reads)

    # Literals.

    def literal(self, constant: Constant) -> Expression:
        type, value = constant.type, constant.value
        if type.is_bool:
            return Expression("true" if value else "false")
        if type.is_float:
            if not math.isfinite(value):
                text = self.special(type, float(value))
                return Expression(text, PREFIX if text.startswith("-") else POSTFIX)
            digits = decimal(type, float(value))
            if type.bits == 16:
                return self.narrow_literal(type, digits)
            return Expression(
                digits + self.suffixes[type.name], PREFIX if digits[0] == "-" else ATOM
            )
        suffix = self.suffixes.get(type.name, "")
        if type.is_signed and type.bits >= 32 and value == -(1 << (type.bits - 1)):
            # The digits alone would be a positive literal that does not fit.
            return Expression(f"(-{int(-value) - 1}{suffix} - 1)")
        return Expression(f"{int(value)}{suffix}", PREFIX if value < 0 else ATOM)

    def zero(self, type: Scalar | Vector) -> str:
        if isinstance(type, Vector):
            return f"{self.type_name(type)}{{}}"
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
        if spelling.masks:
            right = self._masked(right, type)
        if not spelling.wraps or not scalar.is_integer:
            return join(operator, left, right, scalar)
        if scalar.bits < 32:
            if type is u16 and operator == "*":
                # The product of two u16 overflows the int that C++ widens them to; it widens no vectors.
                left = self.cast_text(left, u32)
            return self.cast_text(join(operator, left, right, scalar), type)
        if not scalar.is_signed:
            return join(operator, left, right, scalar)
        if operator in ("+", "-") and is_negative(right):
            operator = "-" if operator == "+" else "+"
            right = Expression(right.text[1:])
        if isinstance(type, Vector):
            left, right = self.unsigned(left, type), self.unsigned(right, type)
        elif operator in ("<<", ">>"):
            left = self.unsigned(left, type)
        else:
            left, right = self._one_unsigned(operator, left, right, scalar)
        return self.signed(join(operator, left, right, scalar), type)

    def _masked(self, count: Expression, type: Scalar | Vector) -> Expression:
        scalar = element_of(type)
        is_small = isinstance(type, Vector) and scalar.bits < 32
        return masked(count, scalar, self.type_name(type) if is_small else "")

    def _one_unsigned(
        self, operator: str, left: Expression, right: Expression, type: Scalar
    ) -> tuple[Expression, Expression]:
        """Make one operand unsigned; C++ then converts the other."""
        if left.raw is not None:
            return left.raw, right.raw or right
        if right.raw is not None:
            # `a * (b * 2u)` is written without its parentheses, which begins with a * b.
            begins = f"({self.type_name(_UNSIGNED[type.bits])})"
            if right.raw.operator == operator and not right.raw.text.startswith(begins):
                left = self.unsigned(left, type)
            return left, right.raw
        if right.text.isdigit():
            return left, self.unsigned(right, type)
        if left.text.isdigit():
            return self.unsigned(left, type), right
        return self.unsigned(left, type), right

    def update_operand(
        self, spelling: Infix, operand: Expression, type: Scalar | Vector
    ) -> Expression | None:
        scalar = element_of(type)
        if spelling.masks:
            operand = self._masked(operand, type)
        if not spelling.wraps or not scalar.is_integer:
            return operand
        if type is u16 and spelling.operator == "*":
            return self.cast_text(operand, u32)
        if not scalar.is_signed or scalar.bits < 32:
            return operand
        # With an unsigned operand C++ computes unsigned, and converts back to store.
        plain = isinstance(type, Scalar) and spelling.operator in ("+", "-", "*")
        return self.unsigned(operand, type) if plain else None

    def signed(self, raw: Expression, type: Scalar | Vector) -> Expression:
        """Return unsigned bits as a signed value that remembers them."""
        result = self.cast_text(raw, type)
        result.raw = raw
        return result

    def unsigned(self, value: Expression, type: Scalar | Vector) -> Expression:
        """Return a signed value of `type` as unsigned bits."""
        if value.raw is not None:
            return value.raw
        scalar = _UNSIGNED[element_of(type).bits]
        suffix = self.suffixes[scalar.name]
        digits = value.text.removesuffix(self.suffixes["i64"]) if scalar is u64 else value.text
        if digits.isdigit():
            return Expression(digits + suffix)
        if value.text.startswith("(-") and value.text.endswith(" - 1)"):
            return Expression(f"{1 << (scalar.bits - 1)}{suffix}")
        return self.cast_text(value, with_element(type, scalar))

    def prefix(
        self, body: Body, spelling: Prefix, value: Expression, type: Scalar | Vector
    ) -> Expression:
        operator, scalar = spelling.operator, element_of(type)
        if operator == "-" and spelling.wraps and scalar.is_signed and scalar.bits >= 32:
            zero = Expression(f"0{self.suffixes[_UNSIGNED[scalar.bits].name]}")
            if isinstance(type, Vector) or value.raw is not None:
                value = self.unsigned(value, type)
            return self.signed(join("-", zero, value, scalar), type)
        least = POSTFIX if value.text.startswith(operator) else PREFIX
        result = Expression(f"{operator}{value.tight(least)}", PREFIX, value.reads)
        narrow = spelling.wraps and scalar.is_integer and scalar.bits < 32
        return self.cast_text(result, type) if narrow else result

    def choose(self, condition: Expression, then: Expression, otherwise: Expression) -> Expression:
        text = f"{condition.tight(TERNARY + 1)} ? {then.tight(TERNARY + 1)} : {otherwise.tight(TERNARY + 1)}"
        return Expression(text, TERNARY, merge_reads([condition, then, otherwise]))

    # Conversions.

    def cast_text(self, value: Expression, type: Scalar | Vector) -> Expression:
        """Return a plain C++ cast."""
        return Expression(f"({self.type_name(type)}){value.tight(PREFIX)}", PREFIX, value.reads)

    def cast(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        if source == result:
            return value
        if isinstance(result, Vector):
            return self.cast_lanes(body, value, source, result)
        assert isinstance(source, Scalar)
        if result.is_bool:
            zero = Expression(self.zero(source))
            return join("!=", value, zero, source)
        if source.is_float and result.is_integer:
            return self.saturate(body, value, source, result)
        if source.is_integer and result.is_integer and source.bits == result.bits:
            return self.same_width(value, source, result)
        return self.convert(value, source, result)

    def same_width(self, value: Expression, source: Scalar, result: Scalar) -> Expression:
        """Return an integer as the other signedness, without a round trip through the first."""
        if self.scalars[source.name] == self.scalars[result.name]:
            return value
        if value.raw is not None and not result.is_signed:
            return value.raw
        cast = self.cast_text(value, result)
        if result.is_signed:
            cast.raw = value if not source.is_signed and source.bits >= 32 else None
        return cast

    def cast_lanes(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Vector
    ) -> Expression:
        """Return a vector converted lane by lane."""
        if not isinstance(source, Vector):
            scalar = self.cast(body, value, source, result.element)
            return self.construct(body, [scalar], result)
        value = body.atom(value, source)
        lanes = []
        for at in range(result.width):
            lane = self.extract(body, value, source, Constant(i32, at))
            lanes.append(self.cast(body, lane, source.element, result.element))
        return self.construct(body, lanes, result)

    def bitcast(
        self, body: Body, value: Expression, source: Scalar | Vector, result: Scalar | Vector
    ) -> Expression:
        if source == result:
            return value
        if (
            isinstance(source, Scalar)
            and isinstance(result, Scalar)
            and source.is_integer
            and result.is_integer
        ):
            return self.same_width(value, source, result)
        return self.reinterpret(body, value, source, result)

    # Vectors without arithmetic; Metal, which has it, overrides these.

    def declared(self, body: Body, type: Scalar | Vector) -> str:
        name = self.type_name(type)
        if isinstance(type, Vector) and not structs.is_builtin(type):
            body.helper(name, structs.declaration(self, type))
        return name

    def construct(self, body: Body, parts: list[Expression], type: Vector) -> Expression:
        if len(parts) == 1:
            parts = [body.atom(parts[0], type.element)] * type.width
        self.declared(body, type)
        return structs.construct(self, parts, type)

    def extract(
        self, body: Body, vector: Expression, type: Vector, lane: Constant | Expression
    ) -> Expression:
        if isinstance(lane, Constant) and vector.lanes:
            return vector.lanes[int(lane.value)]
        if isinstance(lane, Constant):
            text = structs.lane(vector.tight(POSTFIX), type, int(lane.value))
            return Expression(text, POSTFIX, vector.reads)
        self.declared(body, type)
        body.helper(*structs.get_lane(self, type))
        return Expression(
            f"get_lane({vector.text}, {lane.text})", POSTFIX, vector.reads | lane.reads
        )

    def set_lane(
        self, body: Body, name: str, type: Vector, lane: Constant | Expression, part: Expression
    ) -> str:
        if isinstance(lane, Constant):
            return f"{structs.lane(name, type, int(lane.value))} = {part.text};"
        self.declared(body, type)
        body.helper(*structs.set_lane(self, type))
        return f"set_lane({name}, {lane.text}, {part.text});"

    # Declarations and loops.

    def parameter(self, parameter: Parameter, name: str) -> Expression:
        return Expression(name)

    def constant(self, type: Scalar | Vector, name: str, value: str) -> str:
        return f"const {self.type_name(type)} {name} = {value};"

    def variable(self, type: Scalar | Vector, name: str, value: str | None) -> str:
        return (
            f"{self.type_name(type)} {name};"
            if value is None
            else f"{self.type_name(type)} {name} = {value};"
        )

    def local_array(self, type: Memory, name: str, numbers: Sequence[str]) -> str:
        return f"{self.type_name(type.element)} {name}[{type.length}] = {{{', '.join(numbers)}}};"

    def for_header(self, loop: core.For, name: str, start: str, condition: str, step: str) -> str:
        assert isinstance(loop.variable.type, Scalar)
        start = start.removesuffix("u") if start[:-1].isdigit() else start
        if step.endswith((" += 1", " += 1" + self.suffixes["u32"])):
            step = f"++{name}"
        return (
            f"for ({self.type_name(loop.variable.type)} {name} = {start}; {condition}; {step}) {{"
        )

    @property
    def forever(self) -> str:
        return "while (true) {"

    def signature(self, head: str, parameters: list[str]) -> list[str]:
        """Return the head of the kernel on one line, or one line for each parameter if that is too long."""
        line = f"{head}({', '.join(parameters)}) {{"
        if len(line) <= 100:
            return [line]
        lines = [f"{head}("]
        lines += [f"    {p}," for p in parameters[:-1]]
        return [*lines, f"    {parameters[-1]}) {{"]

"""Numbers of fixed width for CPython, written from the language's page on numbers: what a kernel's Python would mean.

    a = i32(7)
    a + 1                 i32: a plain Python number is a weak literal and takes the other operand's type
    a + f32(0.5)          f32
    a + u32(1)            OracleError: the two signednesses do not mix

This module knows nothing of ``transpile`` or ``runtime``: it is a second opinion.
"""

from __future__ import annotations

import math
import struct
from fractions import Fraction

INTEGERS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "u8": 8, "u16": 16, "u32": 32, "u64": 64}
FLOATS = {"f16": 11, "bf16": 8, "f32": 24, "f64": 53}
"""Bits of the significand, the hidden one included."""
LEAST = {"f16": -24, "bf16": -133, "f32": -149, "f64": -1074}
"""Exponent of the smallest subnormal number."""
GREATEST = {
    "f16": Fraction(65504),
    "bf16": Fraction(255 * 2**120),
    "f32": Fraction((2**24 - 1) * 2**104),
    "f64": Fraction((2**53 - 1) * 2**971),
}


class OracleError(Exception):
    """Something that the language refuses."""


def is_signed(name: str) -> bool:
    return name.startswith("i")


def wrap(name: str, value: int) -> int:
    """Bring an integer into the range of a type by dropping its upper bits."""
    bits = INTEGERS[name]
    value &= (1 << bits) - 1
    if is_signed(name) and value >> (bits - 1):
        value -= 1 << bits
    return value


def bounds(name: str) -> tuple[int, int]:
    bits = INTEGERS[name]
    return (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if is_signed(name) else (0, (1 << bits) - 1)


def nearest(name: str, exact: Fraction, negative_zero: bool = False) -> float:
    """Round an exact number to a float type, ties to even."""
    if exact == 0:
        return -0.0 if negative_zero else 0.0
    size = abs(exact)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    if Fraction(2) ** exponent > size:
        exponent -= 1
    step = Fraction(2) ** max(exponent - FLOATS[name] + 1, LEAST[name])
    rounded = Fraction(round(size / step)) * step  # Fraction's round is to even
    sign = -1.0 if exact < 0 else 1.0
    if rounded > GREATEST[name]:
        return sign * math.inf
    return sign * (rounded.numerator / rounded.denominator)


def rounded(name: str, value: float) -> float:
    """Round a Python float to a float type."""
    if name == "f64" or not math.isfinite(value):
        return value
    if name == "f32":
        try:
            return float(struct.unpack("<f", struct.pack("<f", value))[0])
        except OverflowError:
            return math.copysign(math.inf, value)
    return nearest(name, Fraction(value), math.copysign(1.0, value) < 0)


class Number:
    """One number of one type."""

    __slots__ = ("name", "value")

    def __init__(self, name: str, value: bool | int | float) -> None:
        self.name = name
        self.value = value

    def __repr__(self) -> str:
        return f"{self.name}({self.value})"

    def __bool__(self) -> bool:
        return self.value != 0  # NaN is not zero, so it is true

    def __hash__(self) -> int:
        return id(self)

    @property
    def is_float(self) -> bool:
        return self.name in FLOATS

    # Arithmetic

    def __add__(self, other: object) -> Number:
        return arithmetic("+", self, other)

    def __radd__(self, other: object) -> Number:
        return arithmetic("+", other, self)

    def __sub__(self, other: object) -> Number:
        return arithmetic("-", self, other)

    def __rsub__(self, other: object) -> Number:
        return arithmetic("-", other, self)

    def __mul__(self, other: object) -> Number:
        return arithmetic("*", self, other)

    def __rmul__(self, other: object) -> Number:
        return arithmetic("*", other, self)

    def __truediv__(self, other: object) -> Number:
        return true_divide(self, other)

    def __rtruediv__(self, other: object) -> Number:
        return true_divide(other, self)

    def __floordiv__(self, other: object) -> Number:
        return arithmetic("//", self, other)

    def __rfloordiv__(self, other: object) -> Number:
        return arithmetic("//", other, self)

    def __mod__(self, other: object) -> Number:
        return arithmetic("%", self, other)

    def __rmod__(self, other: object) -> Number:
        return arithmetic("%", other, self)

    def __pow__(self, other: object) -> Number:
        return arithmetic("**", self, other)

    def __rpow__(self, other: object) -> Number:
        return arithmetic("**", other, self)

    def __and__(self, other: object) -> Number:
        return arithmetic("&", self, other)

    def __rand__(self, other: object) -> Number:
        return arithmetic("&", other, self)

    def __or__(self, other: object) -> Number:
        return arithmetic("|", self, other)

    def __ror__(self, other: object) -> Number:
        return arithmetic("|", other, self)

    def __xor__(self, other: object) -> Number:
        return arithmetic("^", self, other)

    def __rxor__(self, other: object) -> Number:
        return arithmetic("^", other, self)

    def __lshift__(self, other: object) -> Number:
        return arithmetic("<<", self, other)

    def __rlshift__(self, other: object) -> Number:
        return arithmetic("<<", other, self)

    def __rshift__(self, other: object) -> Number:
        return arithmetic(">>", self, other)

    def __rrshift__(self, other: object) -> Number:
        return arithmetic(">>", other, self)

    def __neg__(self) -> Number:
        return Number(
            self.name, -self.value if self.is_float else wrap(self.name, -int(self.value))
        )

    def __pos__(self) -> Number:
        return self

    def __invert__(self) -> Number:
        if self.is_float:
            raise OracleError(f"`~` does not work on {self.name}")
        return Number(self.name, wrap(self.name, ~int(self.value)))

    def __abs__(self) -> Number:
        return Number(
            self.name, abs(self.value) if self.is_float else wrap(self.name, abs(int(self.value)))
        )

    # Comparison

    def __eq__(self, other: object) -> bool:
        a, b = unified(self, other)
        return a.value == b.value

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __lt__(self, other: object) -> bool:
        a, b = unified(self, other)
        return a.value < b.value

    def __le__(self, other: object) -> bool:
        a, b = unified(self, other)
        return a.value <= b.value

    def __gt__(self, other: object) -> bool:
        a, b = unified(self, other)
        return a.value > b.value

    def __ge__(self, other: object) -> bool:
        a, b = unified(self, other)
        return a.value >= b.value


Operand = Number | bool | int | float


def weak(name: str, value: object) -> Number:
    """Give a plain Python number the type that it meets; a literal that does not fit is refused."""
    if isinstance(value, bool):
        return Number(name, float(value) if name in FLOATS else int(value))
    if isinstance(value, int):
        if name in FLOATS:
            return Number(name, nearest(name, Fraction(value)))
        low, high = bounds(name)
        if not low <= value <= high:
            raise OracleError(f"the literal {value} does not fit {name}")
        return Number(name, value)
    if isinstance(value, float):
        if name in INTEGERS:
            raise OracleError(f"the float literal {value} meets {name}")
        return Number(name, rounded(name, value))
    raise OracleError(f"{value!r} is no number")


def common(a: str, b: str) -> str:
    """Return the type that two types promote to."""
    if a == b:
        return a
    if a in FLOATS and b in FLOATS:
        if {a, b} == {"f16", "bf16"}:
            return "f32"
        return max(a, b, key=lambda name: FLOATS[name])
    if a in FLOATS or b in FLOATS:
        return a if a in FLOATS else b
    if is_signed(a) == is_signed(b):
        return max(a, b, key=lambda name: INTEGERS[name])
    signed, unsigned = (a, b) if is_signed(a) else (b, a)
    if INTEGERS[signed] > INTEGERS[unsigned]:
        return signed
    raise OracleError(f"{a} and {b} do not mix")


def unified(a: object, b: object) -> tuple[Number, Number]:
    """Bring two operands to one type."""
    if isinstance(a, Number) and isinstance(b, Number):
        name = common(a.name, b.name)
        return convert(name, a), convert(name, b)
    if isinstance(a, Number):
        name = float_for(a, b)
        return convert(name, a), weak(name, b)
    if isinstance(b, Number):
        name = float_for(b, a)
        return weak(name, a), convert(name, b)
    raise OracleError("two plain Python numbers are no matter of this class")


def float_for(number: Number, literal: object) -> str:
    """Return the type of an operation with a literal: a float literal makes a float of an integer."""
    if isinstance(literal, float) and not number.is_float:
        return "f32"
    return number.name


def convert(name: str, number: Operand) -> Number:
    """Cast by value: integers wrap, floats round, a float saturates to an integer and NaN gives 0."""
    value = number.value if isinstance(number, Number) else number
    if isinstance(number, Number) and number.name == name:
        return number
    if name in FLOATS:
        if isinstance(value, float):
            return Number(name, rounded(name, value))
        return Number(name, nearest(name, Fraction(int(value))))
    if isinstance(value, float):
        low, high = bounds(name)
        if math.isnan(value):
            return Number(name, 0)
        return Number(name, low if value <= low else high if value >= high else int(value))
    return Number(name, wrap(name, int(value)))


def arithmetic(operator: str, left: object, right: object) -> Number:
    a, b = unified(left, right)
    if a.is_float:
        return Number(a.name, float_operation(operator, a.name, float(a.value), float(b.value)))
    return Number(
        a.name, wrap(a.name, integer_operation(operator, a.name, int(a.value), int(b.value)))
    )


def integer_operation(operator: str, name: str, a: int, b: int) -> int:
    bits = INTEGERS[name]
    match operator:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case "//":
            return a // b if b else 0
        case "%":
            return a % b if b else 0
        case "**":
            return pow(a, b, 1 << bits) if b >= 0 else 0
        case "&":
            return a & b
        case "|":
            return a | b
        case "^":
            return a ^ b
        case "<<":
            return a << b if 0 <= b < bits else 0
        case ">>":
            return a >> b if 0 <= b < bits else (-1 if a < 0 else 0)
    raise OracleError(operator)


def float_operation(operator: str, name: str, a: float, b: float) -> float:
    """Compute exactly and round once; what is not finite follows IEEE."""
    if operator in ("+", "-", "*") and math.isfinite(a) and math.isfinite(b):
        x, y = Fraction(a), Fraction(b)
        exact = {"+": x + y, "-": x - y, "*": x * y}[operator]
        if exact == 0:  # the sign of an exact zero is IEEE's
            return {"+": a + b, "-": a - b, "*": a * b}[operator]
        return nearest(name, exact)
    match operator:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case "//":
            return float_floor_divide(name, a, b)
        case "%":
            return float_remainder(name, a, b)
    raise OracleError(f"`{operator}` does not work on {name}")


def float_divide(name: str, a: float, b: float) -> float:
    if math.isnan(a) or math.isnan(b):
        return math.nan
    sign = math.copysign(1.0, a) * math.copysign(1.0, b)
    if b == 0.0:
        return math.nan if a == 0.0 else sign * math.inf
    if math.isinf(a):
        return math.nan if math.isinf(b) else sign * math.inf
    if math.isinf(b) or a == 0.0:
        return sign * 0.0
    exact = Fraction(a) / Fraction(b)
    found = nearest(name, exact)
    return found or sign * 0.0


def float_floor_divide(name: str, a: float, b: float) -> float:
    """Python's ``//`` on floats, exact; by zero as IEEE divides."""
    if b == 0.0:
        return float_divide(name, a, b)
    if not math.isfinite(a) or math.isnan(b):
        return math.nan
    if math.isinf(b):
        return a // b
    quotient = Fraction(math.floor(Fraction(a) / Fraction(b)))
    if quotient == 0:
        return math.copysign(0.0, a) * math.copysign(1.0, b)
    return nearest(name, quotient)


def float_remainder(name: str, a: float, b: float) -> float:
    """Python's ``%`` on floats: the sign of the divisor; by zero NaN."""
    if b == 0.0 or not math.isfinite(a) or math.isnan(b):
        return math.nan
    if math.isinf(b):
        return a % b
    exact = Fraction(a) - Fraction(b) * math.floor(Fraction(a) / Fraction(b))
    if exact == 0:
        return math.copysign(0.0, b)
    return nearest(name, exact)


def true_divide(left: object, right: object) -> Number:
    a, b = unified(left, right)
    if not a.is_float:
        name = "f64" if INTEGERS[a.name] > 32 else "f32"
        a, b = convert(name, a), convert(name, b)
    return Number(a.name, float_divide(a.name, float(a.value), float(b.value)))


class Type:
    """A type as kernels call it: ``i32(x)`` casts."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, value: Operand = 0) -> Number:
        return convert(self.name, value)


i8, i16, i32, i64 = (Type(name) for name in ("i8", "i16", "i32", "i64"))
u8, u16, u32, u64 = (Type(name) for name in ("u8", "u16", "u32", "u64"))
f16, bf16, f32, f64 = (Type(name) for name in ("f16", "bf16", "f32", "f64"))
TYPES = {t.name: t for t in (i8, i16, i32, i64, u8, u16, u32, u64, f16, bf16, f32, f64)}


def minimum(left: object, right: object) -> Number:
    """Return the smaller; NaN if either is."""
    a, b = unified(left, right)
    if a.value != a.value:
        return a
    return b if b.value != b.value or b.value < a.value else a


def maximum(left: object, right: object) -> Number:
    """Return the larger; NaN if either is."""
    a, b = unified(left, right)
    if a.value != a.value:
        return a
    return b if b.value != b.value or b.value > a.value else a

"""What each row of the op table computes, on Python numbers: one entry a name, a function of the operands' type.

    ROWS["add"](i32) -> a function (a, b) -> the number before it is rounded to the result's type

`operations` rounds the result and lifts the function over the lanes of vectors. The rules are those of the language's
page on numbers: integers wrap, ``//`` and ``%`` floor, shifts saturate, ``min`` and ``max`` propagate NaN.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any

import numpy

from runtime.reference.numbers import fused
from transpile.ir.types import Scalar, integer_range
from transpile.ops.numbers import cube_root, reciprocal_hypotenuse
from transpile.ops.table import TABLE

Function = Callable[..., Any]
Factory = Callable[[Scalar], Function]


def same(function: Function) -> Factory:
    """Serve every type with one function."""
    return lambda type: function


def by_kind(*, integer: Function | None = None, floating: Function | None = None) -> Factory:
    def choose(type: Scalar) -> Function:
        found = floating if type.is_float else integer
        if found is None:
            raise LookupError(f"no such row for {type}")
        return found

    return choose


def ieee(ufunc: numpy.ufunc) -> Factory:
    """Compute in f64 with the infinities and NaN of IEEE, where Python's ``math`` raises."""

    def compute(*numbers: float) -> float:
        with numpy.errstate(all="ignore"):
            return float(ufunc(*[numpy.float64(n) for n in numbers]))

    return same(compute)


def float_power(a: float, b: float) -> float:
    """Raise to a power as IEEE says; NumPy takes the square root for 0.5, which is another of -0.0 and -inf."""
    if b == 0.5 and (a == 0.0 or math.isinf(a)):
        return abs(a)
    with numpy.errstate(all="ignore"):
        return float(numpy.power(numpy.float64(a), numpy.float64(b)))


def divide(a: float, b: float) -> float:
    if b != 0.0:
        return a / b
    if a == 0.0 or a != a:
        return math.nan
    return math.copysign(math.inf, a) * math.copysign(1.0, b)


def floor_divide_int(a: int, b: int) -> int:
    return a // b if b else 0


def floor_remainder_int(a: int, b: int) -> int:
    return a % b if b else 0


def truncate_divide_int(a: int, b: int) -> int:
    if b == 0:
        return 0
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def truncate_remainder_int(a: int, b: int) -> int:
    return a - b * truncate_divide_int(a, b) if b else 0


def floor_divide_float(a: float, b: float) -> float:
    if b != 0.0:
        return a // b
    return divide(a, b)


def floor_remainder_float(a: float, b: float) -> float:
    return a % b if b != 0.0 else math.nan


def truncate_remainder_float(a: float, b: float) -> float:
    return math.nan if b == 0.0 or math.isinf(a) else math.fmod(a, b)


def truncate_divide_float(a: float, b: float) -> float:
    quotient = divide(a, b)
    return quotient if not math.isfinite(quotient) else whole(math.trunc, quotient)


def whole(function: Callable[[float], int], value: float) -> float:
    """Apply a rounding to an integer, keeping the sign of zero, NaN and the infinities."""
    return math.copysign(float(function(value)), value) if math.isfinite(value) else value


def minimum(a: Any, b: Any) -> Any:
    return a if a != a else b if b != b or b < a else a


def maximum(a: Any, b: Any) -> Any:
    return a if a != a else b if b != b or b > a else a


def number_minimum(a: float, b: float) -> float:
    return b if a != a or b < a else a


def number_maximum(a: float, b: float) -> float:
    return b if a != a or b > a else a


def sign(value: Any) -> Any:
    return value if value != value or value == 0 else 1 if value > 0 else -1


def integer_power(type: Scalar) -> Function:
    modulus = 1 << type.bits
    return lambda base, exponent: pow(base, exponent, modulus) if exponent >= 0 else 0


def shift_left(type: Scalar) -> Function:
    return lambda value, count: value << count if 0 <= count < type.bits else 0


def shift_right(type: Scalar) -> Function:
    def compute(value: int, count: int) -> int:
        return value >> (count if 0 <= count < type.bits else type.bits)

    return compute


def masked(shift: Callable[[int, int], int]) -> Factory:
    return lambda type: lambda value, count: shift(value, count & (type.bits - 1))


def unsigned(type: Scalar, value: int) -> int:
    return value & ((1 << type.bits) - 1)


def leading_zeros(type: Scalar) -> Function:
    return lambda value: type.bits - unsigned(type, value).bit_length()


def trailing_zeros(type: Scalar) -> Function:
    return lambda value: (value & -value).bit_length() - 1 if value else type.bits


def reverse_bits(type: Scalar) -> Function:
    return lambda value: int(f"{unsigned(type, value):0{type.bits}b}"[::-1], 2)


def saturating(operation: Callable[[int, int], int]) -> Factory:
    def choose(type: Scalar) -> Function:
        low, high = integer_range(type)
        return lambda a, b: min(max(operation(a, b), low), high)

    return choose


def bit_not(type: Scalar) -> Function:
    return operator.not_ if type.is_bool else operator.invert


ROWS: dict[str, Factory] = {
    "add": same(operator.add),
    "sub": same(operator.sub),
    "mul": same(operator.mul),
    "div": same(divide),
    "div_floor": by_kind(integer=floor_divide_int, floating=floor_divide_float),
    "div_ceil": same(lambda a, b: -(-a // b) if b else 0),
    "is_multiple_of": same(lambda a, b: a % b == 0 if b else a == 0),
    "rem_floor": by_kind(integer=floor_remainder_int, floating=floor_remainder_float),
    "div_trunc": by_kind(integer=truncate_divide_int, floating=truncate_divide_float),
    "rem_trunc": by_kind(integer=truncate_remainder_int, floating=truncate_remainder_float),
    "neg": same(operator.neg),
    "abs": same(abs),
    "min": same(minimum),
    "max": same(maximum),
    "fmin": same(number_minimum),
    "fmax": same(number_maximum),
    "clamp": same(lambda value, low, high: minimum(maximum(value, low), high)),
    "fma": lambda type: lambda a, b, c: fused(type, a, b, c),
    "pow": lambda type: (same(float_power) if type.is_float else integer_power)(type),
    "eq": same(operator.eq),
    "ne": same(operator.ne),
    "lt": same(operator.lt),
    "le": same(operator.le),
    "gt": same(operator.gt),
    "ge": same(operator.ge),
    "logical_and": same(lambda a, b: a and b),
    "logical_or": same(lambda a, b: a or b),
    "logical_not": same(operator.not_),
    "bit_and": same(operator.and_),
    "bit_or": same(operator.or_),
    "bit_xor": same(operator.xor),
    "bit_not": bit_not,
    "shift_left": shift_left,
    "shift_right": shift_right,
    "shl_masked": masked(operator.lshift),
    "shr_masked": masked(operator.rshift),
    "popcount": lambda type: lambda value: unsigned(type, value).bit_count(),
    "clz": leading_zeros,
    "ctz": trailing_zeros,
    "find_first_set": same(lambda value: (value & -value).bit_length()),
    "reverse_bits": reverse_bits,
    "mul_hi": lambda type: lambda a, b: (a * b) >> type.bits,
    "saturating_add": saturating(operator.add),
    "saturating_sub": saturating(operator.sub),
    "exp": ieee(numpy.exp),
    "exp2": ieee(numpy.exp2),
    "expm1": ieee(numpy.expm1),
    "log": ieee(numpy.log),
    "log2": ieee(numpy.log2),
    "log10": ieee(numpy.log10),
    "log1p": ieee(numpy.log1p),
    "sqrt": ieee(numpy.sqrt),
    "cbrt": lambda type: lambda value: cube_root(type, value),
    "rsqrt": same(lambda value: divide(1.0, math.sqrt(value)) if value >= 0.0 else math.nan),
    "hypot": same(math.hypot),
    "rhypot": lambda type: lambda a, b: reciprocal_hypotenuse(type, a, b),
    "sin": ieee(numpy.sin),
    "cos": ieee(numpy.cos),
    "tan": ieee(numpy.tan),
    "sinh": ieee(numpy.sinh),
    "cosh": ieee(numpy.cosh),
    "tanh": ieee(numpy.tanh),
    "asin": ieee(numpy.arcsin),
    "acos": ieee(numpy.arccos),
    "atan": ieee(numpy.arctan),
    "atan2": ieee(numpy.arctan2),
    "asinh": ieee(numpy.arcsinh),
    "acosh": ieee(numpy.arccosh),
    "atanh": ieee(numpy.arctanh),
    "degrees": ieee(numpy.degrees),
    "radians": ieee(numpy.radians),
    "erf": same(math.erf),
    "floor": same(lambda value: whole(math.floor, value)),
    "ceil": same(lambda value: whole(math.ceil, value)),
    "trunc": same(lambda value: whole(math.trunc, value)),
    "round": same(lambda value: whole(round, value)),
    "sign": same(sign),
    "recip": same(lambda value: divide(1.0, value)),
    "is_nan": same(lambda value: value != value),
    "is_inf": same(math.isinf),
    "is_finite": same(math.isfinite),
    "assume_uniform": same(lambda value: value),
}
"""Rows that work on single numbers; ``operations`` serves ``select`` and those across lanes itself."""


def factory(name: str) -> Factory:
    """Return what computes a row; one without an entry here is computed by the NumPy function that the row names.

    Raises:
        LookupError: nothing says what the row computes.
    """
    found = ROWS.get(name)
    if found is None:
        library, _, function = (TABLE[name].reference or "").partition(":")
        if library != "numpy":
            raise LookupError(f"the interpreter does not know the row {name!r}")
        found = ieee(getattr(numpy, function))
    return found


ZERO_DIVISOR = frozenset({"div_floor", "div_ceil", "rem_floor", "div_trunc", "rem_trunc"})
"""Rows whose second operand must not be zero on integers; validation reports it."""

"""Numbers of kernel types on the host: the NumPy type of each scalar, and exact rounding of
Python numbers.
"""

from __future__ import annotations

import math
import struct
from typing import TYPE_CHECKING

from transpile.ir import minifloats
from transpile.ir.types import MINIFLOATS, Scalar, Vector, f32, integer_range

if TYPE_CHECKING:
    import numpy


class Shown:
    """A number for the message of a ``Print``: its own text, or formatted as the message says."""

    def __init__(self, text: str, number: object) -> None:
        self.text = text
        self.number = number

    def __format__(self, how: str) -> str:
        return format(self.number, how) if how else self.text


def same_bits(left: float, right: float) -> bool:
    """Tell whether two numbers are one: 0.0 and -0.0 are two, and a NaN is itself."""
    if left == right:
        return math.copysign(1.0, left) == math.copysign(1.0, right)
    return math.isnan(left) and struct.pack("<d", left) == struct.pack("<d", right)


def spelled(type: Scalar | Vector, value: object) -> str:
    """Spell a number as NumPy spells it in its own type: the shortest text that reads back."""
    if isinstance(type, Vector):
        assert isinstance(value, tuple)
        return f"({', '.join(spelled(type.element, lane) for lane in value)})"
    return str(numpy_dtype(type).type(value)) if type.is_float else str(value)


ML_DTYPES = {
    "bf16": "bfloat16",
    "e4m3": "float8_e4m3fn",
    "e5m2": "float8_e5m2",
    "ue8m0": "float8_e8m0fnu",
    "e2m1": "float4_e2m1fn",
}
"""What ml_dtypes calls the types that NumPy lacks."""


def numpy_dtype(type: Scalar) -> numpy.dtype[numpy.generic]:
    """Return the NumPy dtype that holds `type` in memory; bf16 and the small floats come from ml_dtypes."""
    import numpy

    if type.name in ML_DTYPES:
        import ml_dtypes

        small: numpy.dtype[numpy.generic] = numpy.dtype(getattr(ml_dtypes, ML_DTYPES[type.name]))
        return small
    names = {
        "bool_": "bool",
        "index": "uint32",
        "f16": "float16",
        "f32": "float32",
        "tf32": "float32",
        "f64": "float64",
    }
    if type.name in names:
        return numpy.dtype(names[type.name])
    return numpy.dtype(f"{'int' if type.is_signed else 'uint'}{type.bits}")


def host_scalar(type: Scalar, value: object) -> object:
    """Convert a number to the NumPy scalar of `type`."""
    dtype = numpy_dtype(type)
    if isinstance(value, (bool, int, float)):
        return dtype.type(round_to(type, value))
    return dtype.type(value)


def round_to(type: Scalar, value: bool | int | float) -> bool | int | float:
    """Return `value` as `type` would hold it, as a Python number.

    Integers wrap; a float becomes an integer by truncation that saturates, NaN becomes 0; floats
    round to nearest, ties to
    even, and overflow to infinity.
    """
    if type.is_bool:
        return bool(value)
    if type.is_integer:
        low, high = integer_range(type)
        if isinstance(value, float):
            if math.isnan(value):
                return 0
            return low if value <= low else high if value >= high else int(value)
        return (int(value) - low) % (high - low + 1) + low
    return round_float(type, value)


def round_float(type: Scalar, value: bool | int | float) -> float:
    """Round a Python number to the float type, ties to even."""
    try:
        number = float(value) if type.name == "f64" else _nearly(value)
    except OverflowError:
        number = math.inf if value > 0 else -math.inf
    if type.name in MINIFLOATS and type.name != "tf32":
        return minifloats.rounded(type.name, number)
    if type.name == "f64" or math.isnan(number) or math.isinf(number):
        return number
    if type.name == "bf16":
        return _round_to_bits(number, mantissa=8, least=-133, greatest=127)
    if type.name == "tf32":
        return _round_to_bits(round_float(f32, number), mantissa=11, least=-136, greatest=127)
    if type.name == "f16":
        return _round_to_bits(number, mantissa=11, least=-24, greatest=15)
    try:
        return float(struct.unpack("<f", struct.pack("<f", number))[0])
    except OverflowError:
        return math.copysign(math.inf, number)


def zero_of(type: Scalar) -> bool | int | float:
    """Return what a read out of bounds gives, and what memory of zeros holds."""
    if type.is_float:
        return minifloats.LEAST_SCALE if type.name == "ue8m0" else 0.0
    return False if type.is_bool else 0


GREATEST = {
    "f16": (11, 15),
    "bf16": (8, 127),
    "tf32": (11, 127),
    "f32": (24, 127),
    "f64": (53, 1023),
}
"""Digits and the greatest exponent of each float type."""


def greatest(type: Scalar) -> float:
    """Return the greatest finite value of a float type."""
    if type.name in MINIFLOATS and type.name != "tf32":
        return minifloats.greatest(type.name)
    mantissa, exponent = GREATEST[type.name]
    return math.ldexp(2.0 - 2.0 ** (1 - mantissa), exponent)


def _nearly(value: bool | int | float) -> float:
    """Return a number as a float; of a large integer one that rounds to fewer digits as it does (to odd)."""
    if isinstance(value, int) and (spare := value.bit_length() - 53) > 0:
        return float((value >> spare | bool(value & (1 << spare) - 1)) << spare)
    return float(value)


def _round_to_bits(number: float, *, mantissa: int, least: int, greatest: int) -> float:
    if number == 0.0:
        return number
    _, exponent = math.frexp(number)
    unit = max(exponent - mantissa, least)
    scaled = math.ldexp(number, -unit)
    try:
        rounded = math.ldexp(float(round(scaled)), unit)
    except OverflowError:
        return math.copysign(math.inf, number)
    limit = math.ldexp(2.0 - 2.0 ** (1 - mantissa), greatest)
    # A number that becomes zero keeps its sign; an integer of Python has none for zero.
    return math.copysign(rounded if abs(rounded) <= limit else math.inf, number)

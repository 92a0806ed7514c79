"""Numbers of fixed width as Python numbers: how each type rounds, converts and is reinterpreted.

A bool is a ``bool``, an integer an ``int`` in its range, a float a ``float`` that its type holds exactly. Sums,
products and quotients of f32, f16 and bf16 taken in f64 and rounded once more are those of the narrow type,
because 53 bits are more than twice its mantissa and two more.
"""

from __future__ import annotations

import ctypes
import math
import struct
from collections.abc import Callable
from fractions import Fraction

from transpile.ir import minifloats
from transpile.ir.host import round_float, zero_of
from transpile.ir.types import MINIFLOATS, Scalar, integer_range, u32

Number = bool | int | float
Rounding = Callable[[Number], Number]


def width_of_index(type: Scalar, address: Scalar) -> Scalar:
    """Return the type that stands for `type`: ``index`` is u32, or what the kernel's address says."""
    if type.name != "index":
        return type
    return u32 if address.name == "index" else address


def _to_f32(value: Number) -> float:
    return ctypes.c_float(value).value


def rounding(type: Scalar) -> Rounding:
    """Return the function that brings the result of an operation on `type` back into `type`."""
    if type.is_bool:
        return bool
    if type.is_integer:
        low, high = integer_range(type)
        if low == 0:
            return lambda value: int(value) & high
        size = high - low + 1
        return lambda value: (int(value) - low) % size + low
    if type.name == "f64":
        return float
    if type.name == "f32":
        return _to_f32
    return lambda value: round_float(type, value)


def conversion(source: Scalar, target: Scalar) -> Rounding:
    """Return the function that casts a number of `source` to `target`."""
    if source == target:
        return lambda value: value
    if target.is_bool:
        return lambda value: value != 0
    if target.is_integer:
        return _saturating(target) if source.is_float else rounding(target)
    if source.is_integer and source.bits > 53 and target.name != "f64":
        rounded = rounding(target)
        return lambda value: rounded(_odd_float(int(value)))
    if target.name == "f64":
        return float
    return rounding(target)


def _saturating(target: Scalar) -> Rounding:
    low, high = integer_range(target)

    def convert(value: Number) -> int:
        if value != value:
            return 0
        return low if value <= low else high if value >= high else int(value)

    return convert


def _odd_float(value: int) -> float:
    """Return an integer as f64, rounded to odd: a second rounding to a narrow type is then the right one."""
    surplus = abs(value).bit_length() - 52
    if surplus <= 0:
        return float(value)
    kept = abs(value) >> surplus
    if abs(value) & ((1 << surplus) - 1):
        kept |= 1
    return math.copysign(float(kept << surplus), value)


_CODES = {"f16": "<e", "tf32": "<f", "f32": "<f", "f64": "<d"}


def to_bits(type: Scalar, value: Number) -> int:
    """Return the bits of a number in memory, as an unsigned integer."""
    if type.is_float:
        if type.name in MINIFLOATS and type.name != "tf32":
            return minifloats.code_of(type.name, float(value))
        if type.name == "bf16":
            return int.from_bytes(struct.pack("<f", value), "little") >> 16
        if type.name == "f16" and value != value:
            # `struct` has one NaN of 16 bits; each has bits of its own.
            wide = to_bits_f64(float(value))
            return wide >> 48 & 0x8000 | 0x7C00 | (wide >> 42 & 0x3FF or 0x200)
        return int.from_bytes(struct.pack(_CODES[type.name], value), "little")
    return int(value) & ((1 << type.bits) - 1)


def from_bits(type: Scalar, bits: int) -> Number:
    """Return the number of `type` that has these bits."""
    if type.name in MINIFLOATS and type.name != "tf32":
        return minifloats.number_of(type.name, bits)
    if type.name == "f16" and bits & 0x7FFF > 0x7C00:
        wide = (bits & 0x8000) << 48 | 0x7FF0 << 48 | (bits & 0x3FF) << 42
        return float(struct.unpack("<d", wide.to_bytes(8, "little"))[0])
    if type.is_float:
        code = "<f" if type.name == "bf16" else _CODES[type.name]
        shifted = bits << 16 if type.name == "bf16" else bits
        return float(struct.unpack(code, shifted.to_bytes(struct.calcsize(code), "little"))[0])
    return rounding(type)(bits)


def poison(type: Scalar) -> Number:
    """Return what undefined memory holds here: a value that no test takes for a result."""
    if type.is_float:
        return math.nan
    if type.is_bool:
        return True
    return from_bits(type, int.from_bytes(b"\xa5" * type.bytes, "little"))


def zero(type: Scalar) -> Number:
    return zero_of(type)


def fused(type: Scalar, a: float, b: float, c: float) -> float:
    """Return ``a * b + c`` with one rounding."""
    product = a * b
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        return product + c
    if type.name == "f64":
        exact = Fraction(a) * Fraction(b) + Fraction(c)
        if exact == 0:
            return product + c  # IEEE's sign of an exact zero
        try:
            return float(exact)
        except OverflowError:
            return math.inf if exact > 0 else -math.inf
    # The product of narrow floats is exact in f64. The sum is rounded to odd, so that the last rounding is right.
    total = product + c
    virtual = total - product
    error = (product - (total - virtual)) + (c - virtual)
    if error != 0.0 and not to_bits_f64(total) & 1:
        total = math.nextafter(total, math.inf if error > 0 else -math.inf)
    return total


def to_bits_f64(value: float) -> int:
    return int.from_bytes(struct.pack("<d", value), "little")

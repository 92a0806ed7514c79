"""Floats of 8 and 4 bits, and tf32: their numbers, and exactly how a number becomes one.

Codes and rounding are those of ml_dtypes, which NumPy and JAX use, and of torch: to nearest, ties to even. Beyond the
greatest number e4m3 gives NaN, which is all it has, e5m2 infinity, and e2m1 stays at its greatest, 6; NaN gives NaN,
and in e2m1, which has none, zero. ue8m0 holds powers of two: the nearest, ties up; NaN for what is not positive. A
number of more digits than f32 is rounded to f32 first, on the host too.

    e4m3   float8_e4m3fn     448, no infinity        e2m1   float4_e2m1fn     0 0.5 1 1.5 2 3 4 6
    e5m2   float8_e5m2       57344                   ue8m0  float8_e8m0fnu    2**-127 to 2**127
"""

from __future__ import annotations

import math
import struct

from transpile.diagnose.record import Record


class Format(Record, frozen=True):
    """How the bits of a small float are divided, and the codes of what is no number."""

    bits: int
    mantissa: int
    bias: int
    top: int
    """Code of the greatest number."""
    overflow: int
    """Code of what is greater still."""
    nan: int

    @property
    def sign(self) -> int:
        """The bit of the sign."""
        return 1 << (self.bits - 1)


FORMATS = {
    "e4m3": Format(8, 3, 7, 0x7E, 0x7F, 0x7F),
    "e5m2": Format(8, 2, 15, 0x7B, 0x7C, 0x7E),
    "e2m1": Format(4, 1, 1, 0x7, 0x7, 0x8),
}
"""Those with a sign. The NaN of e2m1 is a zero of the other sign, as in ml_dtypes."""
LEAST_SCALE = 2.0**-127
"""What ue8m0 holds in memory that is zero."""


def code_of(name: str, number: float) -> int:
    """Return the code of a number, rounded."""
    if name == "ue8m0":
        return _scale_code(number)
    kind = FORMATS[name]
    number = _to_f32(number)
    sign = kind.sign if math.copysign(1.0, number) < 0 else 0
    if math.isnan(number):
        return sign ^ kind.nan
    number = abs(number)
    if number == 0.0:
        return sign
    if math.isinf(number):
        return sign | kind.overflow
    exponent = max(math.frexp(number)[1] - 1, 1 - kind.bias)
    digits = round(math.ldexp(number, kind.mantissa - exponent))
    code = ((exponent + kind.bias - 1) << kind.mantissa) + digits
    return sign | (kind.overflow if code > kind.top else code)


def number_of(name: str, code: int) -> float:
    """Return the number of a code."""
    if name == "ue8m0":
        return math.nan if code == 0xFF else math.ldexp(1.0, code - 127)
    kind = FORMATS[name]
    sign = -1.0 if code & kind.sign else 1.0
    code &= kind.sign - 1
    if name != "e2m1" and code > kind.top:
        is_infinite = kind.overflow != kind.nan and code == kind.overflow
        return math.copysign(math.inf if is_infinite else math.nan, sign)
    exponent, digits = code >> kind.mantissa, code & ((1 << kind.mantissa) - 1)
    if exponent:
        digits |= 1 << kind.mantissa
    return sign * math.ldexp(float(digits), max(exponent, 1) - kind.bias - kind.mantissa)


def rounded(name: str, number: float) -> float:
    """Return a number as the type holds it."""
    return number_of(name, code_of(name, number))


def greatest(name: str) -> float:
    return 2.0**127 if name == "ue8m0" else number_of(name, FORMATS[name].top)


def _scale_code(number: float) -> int:
    bits = int.from_bytes(struct.pack("<f", _to_f32(number)), "little")
    if bits == 0 or bits >> 31:
        return 0xFF
    if bits < 0x800000:  # below the normal numbers of f32
        return int(bits > 0x400000)
    return min((bits + 0x400000) >> 23, 0xFF)


def _to_f32(number: float) -> float:
    try:
        return float(struct.unpack("<f", struct.pack("<f", number))[0])
    except OverflowError:
        return math.copysign(math.inf, number)

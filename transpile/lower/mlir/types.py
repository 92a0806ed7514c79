"""Spelling of types and constants in MLIR: signless integers, ``i1`` for truth, ``vector<NxT>`` for
more than one lane.
"""

from __future__ import annotations

import math
import struct
from functools import lru_cache

from transpile.ir.host import round_float
from transpile.ir.types import Scalar, integer_range

POINTER = "!llvm.ptr"


@lru_cache(256)
def scalar_type(type: Scalar) -> str:
    """Return the spelling of a value of `type`; signedness is in the operations, not here."""
    if type.is_bool:
        return "i1"
    return type.name if type.is_float else f"i{type.bits}"


def lanes_type(type: Scalar, lanes: int) -> str:
    """Return the spelling of `lanes` values of `type`; one lane is a scalar."""
    return with_lanes(scalar_type(type), lanes)


def stored_type(type: Scalar, lanes: int = 1) -> str:
    """Return the spelling in memory, where a bool takes one byte."""
    return with_lanes("i8" if type.is_bool else scalar_type(type), lanes)


def with_lanes(element: str, lanes: int) -> str:
    return element if lanes == 1 else f"vector<{lanes}x{element}>"


def literal(type: Scalar, value: bool | int | float) -> str:
    """Return the attribute text of a constant: decimal where that is exact, else the bits in
    hexadecimal.
    """
    if type.is_bool:
        return "true" if value else "false"
    if type.is_integer:
        low, high = integer_range(type)
        number = (int(value) - low) % (high - low + 1) + low
        return str(number - (1 << type.bits) if number >= 1 << (type.bits - 1) else number)
    number_ = round_float(type, value)
    if math.isfinite(number_):
        short = _shortest(type, number_)
        if short is not None:
            return short
    return float_bits(type, number_)


def _shortest(type: Scalar, value: float) -> str | None:
    for digits in range(1, 18):
        text = f"{value:.{digits}g}"
        if round_float(type, float(text)) != value:
            continue
        mantissa, exponent, power = text.partition("e")
        if "." not in mantissa:
            mantissa += ".0"
        return mantissa + exponent + power
    return None


def float_bits(type: Scalar, value: float) -> str:
    """Return the bits of `value` in hexadecimal, the only spelling of infinities and NaN."""
    if type.name == "f64":
        return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"
    if type.name == "f16":
        return f"0x{struct.unpack('<H', struct.pack('<e', value))[0]:04X}"
    bits = struct.unpack("<I", struct.pack("<f", value))[0]
    return f"0x{bits >> 16:04X}" if type.name == "bf16" else f"0x{bits:08X}"

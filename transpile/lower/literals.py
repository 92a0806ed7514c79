"""Decimal literals: the shortest digits that give the exact number again."""

from __future__ import annotations

import math
import struct
from functools import lru_cache

from transpile.ir.host import round_to
from transpile.ir.types import Scalar, f32, f64, scalar

GREATEST = {"f16": 65504.0, "f32": 3.4028234663852886e38}


def decimal(type: Scalar, value: float) -> str:
    """Return the shortest decimal of a finite float, with a point or an exponent: ``0.1``, ``1e-5``."""
    return _decimal(type.name, value.hex())


@lru_cache(maxsize=4096)
def _decimal(name: str, hexadecimal: str) -> str:
    # The hexadecimal form is the key because 0.0 and -0.0 are equal as numbers.
    value = float.fromhex(hexadecimal)
    type = scalar(name)
    # Compilers read the narrow types from an f32 literal, so the digits must survive both roundings.
    through = f64 if type is f64 else f32
    for digits in range(1, 18):
        text = f"{value:.{digits}g}"
        # Tint refuses the short form of the greatest number, which lies above it before it is rounded.
        within = abs(float(text)) <= GREATEST.get(name, math.inf)
        if within and round_to(type, round_to(through, float(text))) == value:
            break
    else:
        text = repr(value)
    if value == int(value) and abs(value) < 1e16:
        text = f"{value:.0f}"
    mantissa, _, exponent = text.partition("e")
    if exponent and -5 < int(exponent) < 0:
        mantissa, exponent = f"{float(text):.20f}".rstrip("0"), ""
    if exponent:
        return f"{mantissa}e{int(exponent)}"
    return mantissa if "." in mantissa else f"{mantissa}.0"


def bits(type: Scalar, value: float) -> int:
    """Return the bits of a float; for infinities and NaN, which have no literal."""
    if type.name == "bf16":
        return bits(f32, value) >> 16
    code, integer = {"f16": ("e", "H"), "f32": ("f", "I"), "f64": ("d", "Q")}[type.name]
    if math.isnan(value):
        return {"f16": 0x7E00, "f32": 0x7FC00000, "f64": 0x7FF8000000000000}[type.name]
    (number,) = struct.unpack(f"<{integer}", struct.pack(f"<{code}", value))
    return int(number)

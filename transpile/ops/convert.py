"""Conversions: the rows that give a value on, and what ``Cast`` and ``Bitcast`` do to Python numbers."""

from __future__ import annotations

import struct

from transpile.ir.host import round_to
from transpile.ir.minifloats import code_of, number_of
from transpile.ir.types import MINIFLOATS, Scalar, integer_range
from transpile.ops.row import Custom, Number, Spell, Text, op
from transpile.ops.signatures import ANY, unary

assume_uniform = op(
    "assume_uniform",
    doc="`x`, which the author knows to be the same in every unit of the cube. Conditions on it count as uniform.",
    sig=unary(ANY),
    reference="numpy:positive",
    ulp={"f16": 0, "bf16": 0, "f32": 0, "f64": 0},
    spell=Spell(
        c=Text("{0}"),
        wgsl=Custom("assume_uniform"),
        spirv=Custom("identity"),
        mlir=Custom("identity"),
    ),
    # Not folded away before `passes.uniformity` has seen it, nor merged with its operand.
    uniform="cube",
)


def cast(number: Number, target: Scalar) -> Number:
    """Return what a ``Cast`` of `number` to `target` gives: a float is tested, truncated or rounded; integers wrap."""
    if target.is_bool:
        return number != 0
    return round_to(target, number)


FORMATS = {"f16": "<e", "tf32": "<f", "f32": "<f", "f64": "<d"}
CODES = MINIFLOATS.keys() - {"tf32"}


def bitcast(number: Number, source: Scalar, target: Scalar) -> Number | None:
    """Return what a ``Bitcast`` of `number` gives, ``None`` for a NaN (whose bits a Python number doesn't keep)."""
    pattern = to_bits(number, source)
    return None if pattern is None else from_bits(pattern, target)


def to_bits(number: Number, source: Scalar) -> int | None:
    """Return the bits of `number` as a number that is not negative; ``None`` for a NaN."""
    if number != number:
        return None
    if source.name in CODES:
        return code_of(source.name, float(number))
    if source.name == "bf16":
        return int.from_bytes(struct.pack("<f", number), "little") >> 16
    if source.name in FORMATS:
        return int.from_bytes(struct.pack(FORMATS[source.name], number), "little")
    return int(number) & ((1 << source.bits) - 1)


def from_bits(pattern: int, target: Scalar) -> Number | None:
    """Return the number of type `target` whose bits are `pattern`; ``None`` for a NaN or no bool."""
    if target.is_bool:
        return bool(pattern) if pattern in (0, 1) else None
    if target.is_integer:
        low, high = integer_range(target)
        return pattern if pattern <= high else pattern + 2 * low
    if target.name in CODES:
        found = number_of(target.name, pattern)
    elif target.name == "bf16":
        found = struct.unpack("<f", (pattern << 16).to_bytes(4, "little"))[0]
    else:
        found = struct.unpack(FORMATS[target.name], pattern.to_bytes(target.bytes, "little"))[0]
    return float(found) if found == found else None

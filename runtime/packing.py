"""How a kernel's scalars lie in one block, as C lays them out, and which of its memories it may write."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from typing import Any

from runtime.protocols import Number
from transpile.ir import core
from transpile.ir.types import Memory, Scalar

FORMATS = {
    "bool_": "?",
    "i8": "b",
    "u8": "B",
    "i16": "h",
    "u16": "H",
    "i32": "i",
    "u32": "I",
    "index": "I",
    "i64": "q",
    "u64": "Q",
    "f16": "e",
    "f32": "f",
    "f64": "d",
}
CHECKED = "fdiIqQ"
"""Formats that check and round a number as binding an argument does."""


class Block:
    """The scalars of one kernel as bytes."""

    __slots__ = ("_formats", "_layout", "offsets", "size")

    def __init__(self, kernel: core.Kernel) -> None:
        self._formats = [_format(parameter.type) for parameter in kernel.scalars]
        text, end = "=", 0
        self.offsets: list[int] = []
        for letter in self._formats:
            size = struct.calcsize(f"={letter}")
            start = -(-end // size) * size
            text += f"{start - end}x{letter}" if start > end else letter
            self.offsets.append(start)
            end = start + size
        self._layout = struct.Struct(text)
        self.size = end

    def pack(self, scalars: Sequence[Number]) -> bytes:
        """Return the bytes.

        Raises:
            struct.error: a number does not fit its type.
        """
        try:
            return self._layout.pack(*scalars)
        except OverflowError:
            pairs = zip(self._formats, scalars, strict=True)
            return self._layout.pack(*[_in_range(letter, value) for letter, value in pairs])

    def places(self) -> list[tuple[str, int] | None]:
        """Return how each scalar is written by itself: its format, and its offset.

        ``None`` for a type that packing does not check.
        """
        return [
            (letter, offset) if letter in CHECKED else None
            for letter, offset in zip(self._formats, self.offsets, strict=True)
        ]


def writes(kernel: core.Kernel) -> list[bool]:
    """Tell for each memory whether the kernel may write it."""
    found = []
    for parameter in kernel.memories:
        assert isinstance(parameter.type, Memory)
        found.append(bool(parameter.type.mutable or parameter.type.atomic))
    return found


def where(kernel: core.Kernel) -> str:
    """Return the kernel's name and line, for messages."""
    span = kernel.span
    return kernel.name if span is None else f"{kernel.name} ({span.file}:{span.line})"


def _format(type: Any) -> str:
    assert isinstance(type, Scalar)
    return FORMATS[type.name]


def _in_range(letter: str, value: Number) -> Number:
    """Return a float that is beyond a type's greatest as infinity: what rounding to the type gives."""
    if letter not in "ef":
        return value
    try:
        struct.pack(f"={letter}", value)
    except OverflowError:
        return math.copysign(math.inf, value)
    return value

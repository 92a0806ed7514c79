"""A compiled kernel of the driver, and the packed form of its arguments.

Parameters lie in one buffer as C lays them out: addresses, 64-bit scalars, 32-bit scalars, which leaves no gaps
(``passes.bind`` orders them so). A launch rewrites the buffer's bytes; what points to them never changes.
"""

from __future__ import annotations

import ctypes
import math
import struct
from collections.abc import Sequence
from typing import Any

from runtime.protocols import Number, Triple
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


class StreamedModule:
    """What a launch needs to know of a kernel."""

    __slots__ = (
        "__weakref__",
        "code",
        "dim",
        "formats",
        "function",
        "kernel",
        "layout",
        "memories",
        "name",
        "native",
        "offsets",
        "shared",
        "spare",
    )

    def __init__(self, kernel: core.Kernel, native: Any, function: Any, code: bytes) -> None:
        self.kernel = kernel
        self.native = native
        """The driver's module."""
        self.function = function
        self.code = code
        """The machine code."""
        self.name = kernel.name
        self.dim: Triple = kernel.cube_dim
        self.shared = 0
        """Bytes of dynamic shared memory."""
        self.memories = len(kernel.memories)
        self.formats = [_format(parameter.type) for parameter in kernel.parameters]
        self.layout = struct.Struct("".join(["=", *self.formats]))
        sizes = [struct.calcsize(f"={letter}") for letter in self.formats]
        self.offsets = [sum(sizes[:number]) for number in range(len(sizes))]
        self.spare: list[Arguments] = []
        """Sets of arguments that no launch is using."""
        misplaced = [a for a, size in zip(self.offsets, sizes, strict=True) if a % size]
        assert not misplaced, f"{kernel.name}: parameters at {misplaced} are not aligned"

    @property
    def where(self) -> str:
        """The kernel's name and line, for messages."""
        span = self.kernel.span
        return self.name if span is None else f"{self.name} ({span.file}:{span.line})"


def _format(type: Any) -> str:
    if isinstance(type, Memory):
        return "Q"
    assert isinstance(type, Scalar)
    return FORMATS[type.name]


class Arguments:
    """A packed set of arguments of one module; not to be shared by threads."""

    __slots__ = ("_formats", "_layout", "address", "buffer")

    def __init__(self, module: StreamedModule) -> None:
        self._layout = module.layout
        self._formats = module.formats[module.memories :]
        self.buffer = ctypes.create_string_buffer(max(module.layout.size, 8))
        self.address = 0
        """What the driver is given: each driver's own kind sets it."""

    def pack(self, addresses: Sequence[int], scalars: Sequence[Number]) -> None:
        """Write all values."""
        layout = self._layout
        try:
            layout.pack_into(self.buffer, 0, *addresses, *scalars)
        except OverflowError:
            pairs = zip(self._formats, scalars, strict=True)
            rounded = [_in_range(letter, value) for letter, value in pairs]
            layout.pack_into(self.buffer, 0, *addresses, *rounded)


class Pointers(Arguments):
    """Arguments as the driver of CUDA takes them: an array of the addresses of each."""

    __slots__ = ("_pointers",)

    def __init__(self, module: StreamedModule) -> None:
        super().__init__(module)
        start = ctypes.addressof(self.buffer)
        self._pointers = (ctypes.c_void_p * max(len(module.offsets), 1))(
            *(start + offset for offset in module.offsets)
        )
        self.address = ctypes.addressof(self._pointers)


def _in_range(letter: str, value: Number) -> Number:
    """Return a float that is beyond a type's greatest as infinity: what rounding to the type gives."""
    if letter not in "ef":
        return value
    try:
        struct.pack(f"={letter}", value)
    except OverflowError:
        return math.copysign(math.inf, value)
    return value

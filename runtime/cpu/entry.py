"""The entry that threads call: it takes ranges of cubes off an atomic counter until none is left.

::

    func.func @saxpy_work(%packet: !llvm.ptr)

Every kernel has the same signature here; what it needs is in the packet, laid out by byte offsets:
the counter on the first cache line (with the address that prints call), then the number of cubes,
how many to take at a time, the grid, and eight bytes for each parameter.
"""

from __future__ import annotations

import struct

from transpile.ir.core import Kernel
from transpile.ir.host import round_float
from transpile.ir.prints import reports_of
from transpile.ir.types import Memory, Scalar, f32
from transpile.ir.values import Parameter

REPORT, TOTAL, GRAIN, COUNTS, PARAMETERS = 8, 64, 72, 80, 96
POINTER = "!llvm.ptr"
_FORMATS = {"f64": "d", "f32": "f4x", "u64": "Q", "i64": "q", "u32": "I4x", "i32": "i4x"}


def with_entry(text: str, kernel: Kernel) -> str:
    """Return the module `text` with the entry added."""
    lines = "\n".join(f"  {line}" for line in _entry(kernel))
    end = text.rindex("}")
    return f"{text[:end]}{lines}\n}}\n"


def _entry(kernel: Kernel) -> list[str]:
    from transpile.lower.mlir import symbol_of  # only who compiles pays for the writer

    lines = [f"func.func @{symbol_of(kernel.name)}_work(%packet: {POINTER}) {{"]

    def field(name: str, offset: int, type: str) -> str:
        lines.append(
            f"  %{name}_at = llvm.getelementptr %packet[{offset}] : ({POINTER}) -> {POINTER}, i8"
        )
        lines.append(f"  %{name} = llvm.load %{name}_at : {POINTER} -> {type}")
        return f"%{name}"

    total, grain = field("total", TOTAL, "i64"), field("grain", GRAIN, "i64")
    counts = [field(f"count_{axis}", COUNTS + 4 * k, "i32") for k, axis in enumerate("xyz")]
    types = [_type(parameter) for parameter in kernel.parameters]
    names = [field(f"p{k}", PARAMETERS + 8 * k, type) for k, type in enumerate(types)]
    if reports_of(kernel):
        names.append(field("report", REPORT, POINTER))
        types.append(POINTER)
    arguments = ", ".join([*names, *counts, "%first", "%last"])
    signature = ", ".join([*types, "i32", "i32", "i32", "i64", "i64"])
    return [
        *lines,
        "  scf.while : () -> () {",
        f"    %first = llvm.atomicrmw add %packet, {grain} monotonic : {POINTER}, i64",
        f"    %some = arith.cmpi ult, %first, {total} : i64",
        "    scf.if %some {",
        f"      %next = arith.addi %first, {grain} : i64",
        f"      %last = arith.minui %next, {total} : i64",
        f"      func.call @{symbol_of(kernel.name)}({arguments}) : ({signature}) -> ()",
        "    }",
        "    scf.condition(%some)",
        "  } do {",
        "    scf.yield",
        "  }",
        "  return",
        "}",
    ]


def _type(parameter: Parameter) -> str:
    type = parameter.type
    if isinstance(type, Memory):
        return POINTER
    assert isinstance(type, Scalar)
    return type.name if type.is_float else f"i{type.bits}"


class PacketLayout:
    """Packs the packet of a launch of one kernel."""

    def __init__(self, kernel: Kernel) -> None:
        self._parameters = kernel.parameters
        formats = [
            "Q" if isinstance(p.type, Memory) else _format(p.type) for p in kernel.parameters
        ]
        self._struct = struct.Struct("<qqIII4x" + "".join(formats))
        self.size = TOTAL + self._struct.size

    def pack(
        self,
        packet: bytearray,
        total: int,
        grain: int,
        count: tuple[int, int, int],
        values: list[bool | int | float],
    ) -> None:
        """Fill a zeroed packet; `values` are addresses and numbers in the order of the kernel's
        parameters.
        """
        try:
            self._struct.pack_into(packet, TOTAL, total, grain, *count, *values)
        except OverflowError:  # a finite number beyond f32 is an infinity
            rounded = [round_float(f32, v) if isinstance(v, float) else v for v in values]
            self._struct.pack_into(packet, TOTAL, total, grain, *count, *rounded)

    def places(self) -> list[tuple[str, int] | None]:
        """Return how each scalar is written to a packet, and where: what does not fit is refused."""
        return [
            (_format(p.type), PARAMETERS + 8 * place)
            for place, p in enumerate(self._parameters)
            if isinstance(p.type, Scalar)
        ]


def _format(type: object) -> str:
    assert isinstance(type, Scalar)
    return _FORMATS[type.name]

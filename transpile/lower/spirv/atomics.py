"""Atomic rows. Order is relaxed, as the language promises no more; the scope is the cube's or the device's.

What the device lacks was replaced by legalization; sums of floats are left where it has VK_EXT_shader_atomic_float.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from transpile.ir.core import Atomic
from transpile.ir.types import Scalar, Space
from transpile.lower.spirv.memory import Place
from transpile.ops.row import Core
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from transpile.lower.spirv.writer import Writer

_DEVICE, _WORKGROUP = 1, 2


def write_atomic(cx: Writer, op: Atomic, place: Place) -> None:
    """Write an atomic; its result is the old value, and 0 where the guard is false."""
    element = place.storage.element
    assert isinstance(element, Scalar)
    run = partial(_unguarded, cx, op.op, place, element, [cx.id(arg) for arg in op.args])
    if op.guard is None:
        cx.set(op.result, run())
    elif op.result in cx.used:
        cx.set(op.result, cx.guarded_value(cx.id(op.guard), element, run))
    else:
        cx.guarded(cx.id(op.guard), run)


def _unguarded(cx: Writer, row: str, place: Place, element: Scalar, args: list[int]) -> int:
    type = cx.type(element)
    scope = cx.uint(_WORKGROUP if place.storage.space is Space.SHARED else _DEVICE)
    relaxed = cx.uint(0)
    where = (place.pointer, scope, relaxed)
    if element.is_integer and cx.plain(element).bits == 64:
        cx.builder.capability("Int64Atomics")
    match row:
        case "atomic_store":
            cx.builder.act("OpAtomicStore", *where, args[0])
            return args[0]
        case "atomic_compare_exchange":
            # Order where it fails, the new value, the expected one.
            last = (relaxed, args[1], args[0])
            return cx.builder.emit("OpAtomicCompareExchange", type, *where, *last)
        case "atomic_add" | "atomic_sub" if element.is_float:
            added = args[0] if row == "atomic_add" else cx.op("OpFNegate", element, args[0])
            cx.builder.extension("SPV_EXT_shader_atomic_float_add")
            cx.builder.capability(f"AtomicFloat{element.bits}AddEXT")
            return cx.builder.emit("OpAtomicFAddEXT", type, *where, added)
        case _:
            spelling = TABLE[row].spelling("spirv", [element] * (1 + len(args)))
            assert isinstance(spelling, Core)
            return cx.builder.emit(spelling.opcode, type, *where, *args)

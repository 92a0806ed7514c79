"""Atomic rows. Order is relaxed, as the language promises no more; the scope is the cube's or the device's.

Vulkan has atomic integers; sums of floats are an extension. Elsewhere the memory of atomic floats is declared as
integers: what needs no arithmetic works on the bits, the rest becomes a loop that tries to exchange.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from transpile.ir.core import Atomic
from transpile.ir.types import Scalar, Space, element_of
from transpile.lower.spirv.memory import Place
from transpile.ops.row import Core
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from transpile.lower.spirv.writer import Writer

_DEVICE, _WORKGROUP = 1, 2


def write_atomic(cx: Writer, op: Atomic, place: Place) -> int:
    """Write an atomic and return the old value; 0 where the guard is false."""
    element = place.storage.element
    assert isinstance(element, Scalar)
    args = [cx.id(arg) for arg in op.args]
    run = partial(_unguarded, cx, op.op, place, element, args)
    if op.guard is None:
        return run()
    return cx.guarded_value(cx.id(op.guard), element, run)


def _unguarded(cx: Writer, row: str, place: Place, element: Scalar, args: list[int]) -> int:
    storage = place.storage
    held = cx.plain(storage.bits or element_of(element))
    type = cx.type(held)
    if held.bits == 64 and not held.is_float:
        cx.builder.capability("Int64Atomics")
    scope = cx.uint(_WORKGROUP if storage.space is Space.SHARED else _DEVICE)
    relaxed = cx.uint(0)
    pointer = place.pointer

    def bits(value: int) -> int:
        return value if storage.bits is None else cx.builder.emit("OpBitcast", type, value)

    def number(value: int) -> int:
        return value if storage.bits is None else cx.op("OpBitcast", element, value)

    match row:
        case "atomic_load":
            return number(cx.builder.emit("OpAtomicLoad", type, pointer, scope, relaxed))
        case "atomic_store":
            cx.builder.act("OpAtomicStore", pointer, scope, relaxed, bits(args[0]))
            return args[0]
        case "atomic_exchange":
            new = bits(args[0])
            return number(cx.builder.emit("OpAtomicExchange", type, pointer, scope, relaxed, new))
        case "atomic_compare_exchange":
            expected, new = bits(args[0]), bits(args[1])
            return number(
                cx.builder.emit(
                    "OpAtomicCompareExchange", type, pointer, scope, relaxed, relaxed, new, expected
                )
            )
        case _ if storage.bits is not None:
            return _retry(cx, place, scope, lambda old: _combine(cx, row, element, old, args[0]))
        case "atomic_add" | "atomic_sub" if element.is_float:
            added = args[0] if row == "atomic_add" else cx.op("OpFNegate", element, args[0])
            cx.builder.extension("SPV_EXT_shader_atomic_float_add")
            cx.builder.capability(f"AtomicFloat{element.bits}AddEXT")
            return cx.builder.emit("OpAtomicFAddEXT", type, pointer, scope, relaxed, added)
        case _:
            spelling = TABLE[row].spelling("spirv", [held] * (1 + len(args)))
            assert isinstance(spelling, Core)
            return cx.builder.emit(spelling.opcode, type, pointer, scope, relaxed, args[0])


def _combine(cx: Writer, row: str, element: Scalar, old: int, value: int) -> int:
    """Return what a float atomic stores for the old value."""
    match row:
        case "atomic_add":
            return cx.op("OpFAdd", element, old, value)
        case "atomic_sub":
            return cx.op("OpFSub", element, old, value)
        case _:
            # True for NaN too, which stays when it is the old value; one more select lets it in as the new one.
            order = "OpFUnordLessThan" if row == "atomic_min" else "OpFUnordGreaterThan"
            first = cx.select(element, cx.truth(order, element, old, value), old, value)
            number = cx.truth("OpFOrdEqual", element, value, value)
            return cx.select(element, number, first, value)


def _retry(cx: Writer, place: Place, scope: int, combine: Callable[[int], int]) -> int:
    """Exchange until no other unit came between; return the old value."""
    storage = place.storage
    assert storage.bits is not None
    type, relaxed = cx.type(storage.bits), cx.uint(0)
    first = cx.builder.emit("OpAtomicLoad", type, place.pointer, scope, relaxed)
    loop = cx.begin_loop()
    expected, found, body = cx.builder.fresh(), cx.builder.fresh(), cx.builder.fresh()
    cx.phi(expected, type, (first, loop.before), (found, loop.again))
    cx.loop_merge(loop.end, loop.again)
    cx.jump(body)
    cx.open(body)
    element = storage.element
    old = cx.op("OpBitcast", element, expected)
    new = cx.builder.emit("OpBitcast", type, combine(old))
    cx.builder.define(
        found,
        "OpAtomicCompareExchange",
        type,
        place.pointer,
        scope,
        relaxed,
        relaxed,
        new,
        expected,
    )
    same = cx.truth("OpIEqual", storage.bits, found, expected)
    cx.branch(same, loop.end, loop.again)
    cx.open(loop.again)
    cx.end_loop(loop)
    return cx.op("OpBitcast", element, found)

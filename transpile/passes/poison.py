"""Fill shared memory, so that what is read before it is written shows: ``Kernel -> Kernel``.

    %m: shared<f32, 64> = shared   ->   %m: shared<f32, 64> = shared
                                        for %i in unit_pos, 64, cube_dim { store %m[%i], nan }
                                        barrier sync_cube

What was never written reads as NaN, or as bytes of 0xa5. Memory is filled at the start of the kernel, or where there
are several after the last barrier that all units come to before anything uses it: as late as may be, so that it
can lie where other memory was (``passes.share_memory``).
"""

from __future__ import annotations

import math
from dataclasses import replace

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import (
    Memory,
    Reference,
    Scalar,
    Space,
    Vector,
    element_of,
    integer_range,
    u32,
)
from transpile.ir.values import Coined, Constant, Value
from transpile.passes.grid import after_shared
from transpile.passes.lifetimes import WAITS
from transpile.passes.rebuild import Rebuilder

PATTERN = 0xA5


def poison(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` with its shared memory filled before it is used."""
    head, body = after_shared(kernel.body)
    shared = [op.result for op in head if isinstance(op, core.SharedAlloc)]
    if not shared:
        return kernel
    fills: dict[core.Op | None, list[Value]] = {}
    for memory in shared:
        after = _last_barrier(body, memory) if len(shared) > 1 else None
        fills.setdefault(after, []).append(memory)
    rebuilder = _Poison(kernel, fills)
    return replace(kernel, body=(*head, *rebuilder.whole(body)))


def _last_barrier(body: core.Region, memory: Value) -> core.Op | None:
    """Return the last barrier that comes before every access of memory, in a region that holds all of them."""
    elements = {
        op.result for op in core.walk(body) if isinstance(op, core.Index) and op.memory is memory
    }
    found = None
    region: core.Region | None = body
    while region is not None:
        using = [at for at, op in enumerate(region) if _uses(op, elements)]
        if not using:
            break
        for op in region[: using[0]]:
            if isinstance(op, core.Barrier) and op.op in WAITS:
                found = op
        region = _inner(region[using[0]], elements) if len(using) == 1 else None
    return found


def _uses(op: core.Op, elements: set[Value]) -> bool:
    return any(not elements.isdisjoint(one.uses()) for one in core.walk((op,)))


def _inner(op: core.Op, elements: set[Value]) -> core.Region | None:
    """Return the region inside of `op` that is run once at most and has all accesses."""
    if not isinstance(op, (core.If, core.Block)):
        return None
    using = [part for part in op.inside() if any(_uses(one, elements) for one in part)]
    return using[0] if len(using) == 1 else None


class _Poison(Rebuilder):
    VISITS = frozenset({core.Barrier})

    def __init__(self, kernel: core.Kernel, fills: dict[core.Op | None, list[Value]]) -> None:
        super().__init__()
        self.source = kernel
        self.fills = fills

    def whole(self, body: core.Region) -> core.Region:
        rest = self.region(body)
        self.written = []
        self.filled(None)
        return (*self.written, *rest)

    def visit(self, op: core.Op) -> None:
        self.keep(op)
        if isinstance(op, core.Barrier):
            self.filled(op)

    def filled(self, after: core.Op | None) -> None:
        """Write what fills the memory whose turn it is, and wait for all units."""
        memories = self.fills.get(after)
        if not memories:
            return
        for memory in memories:
            self.fill(memory)
        self.emit(core.Barrier("sync_cube", self.source.span))

    def fill(self, memory: Value) -> None:
        kind, span = memory.type, self.source.span
        assert isinstance(kind, Memory)
        start = self.apply("unit_pos", type=u32, span=span)
        position = Value(u32, Coined("poisoned"))
        outer, self.written = self.written, []
        for part in range(kind.units):
            self.store(memory, kind, position, part, span)
        body, self.written = tuple(self.written), outer
        stop = Constant(u32, (kind.length or 0) // kind.units)
        step = Constant(u32, self.source.units)
        self.emit(core.For(position, start, stop, step, body, span))

    def store(
        self, memory: Value, kind: Memory, position: Value, part: int, span: Span | None
    ) -> None:
        place = Value(Reference(kind.element, Space.SHARED))
        self.emit(core.Index(memory, (position,), place, False, part, span))
        value: Value = poison_of(element_of(kind.element))
        if isinstance(kind.element, Vector):
            splat = Value(kind.element)
            self.emit(core.Construct((value,), splat, span))
            value = splat
        if kind.atomic:
            old = Value(kind.element)
            self.emit(core.Atomic("atomic_store", place, (value,), old, span=span))
        else:
            self.emit(core.Store(place, value, None, span))


def poison_of(type: Scalar) -> Constant:
    """Return what undefined memory holds: a value that nobody takes for a result."""
    if type.is_float:
        return Constant(type, math.nan)
    if type.is_bool:
        return Constant(type, True)
    bits = int.from_bytes(bytes([PATTERN]) * type.bytes, "little")
    low, high = integer_range(type)
    return Constant(type, bits if bits <= high else bits - (high - low + 1))

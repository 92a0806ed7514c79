"""Atomics that a target lacks, by those that it has: ``Kernel -> Kernel``.

A type without its operation retries a compare and exchange::

    %old: f32 = atomic atomic_max %p, %v          block @done {
                                                      %seen: slot = atomic_load %p
                                            ->        while true:
                                                          %new = max(seen, %v)
                                                          %found = atomic_compare_exchange %p, %seen, %new
                                                          if bits of found == bits of seen: exit @done
                                                          store %seen, %found
                                                  }

Where the target has not even that for the type (floats, mostly), the memory's elements become u32 or u64 of the same
bits, and values are bitcast on their way in and out.
"""

from __future__ import annotations

from dataclasses import replace

from transpile.diagnose.errors.target import UnsupportedAtomic
from transpile.diagnose.record import replaced
from transpile.ir import core
from transpile.ir.types import Memory, Reference, Scalar, Space, bool_, scalar
from transpile.ir.values import Constant, Label, Parameter, Value
from transpile.ops.capabilities import Capabilities
from transpile.ops.table import TABLE
from transpile.passes.rebuild import Rebuilder, kinds, with_fields

EXCHANGE = "atomic_compare_exchange"


def atomics(kernel: core.Kernel, capabilities: Capabilities) -> core.Kernel:
    """Return `kernel` with the atomic operations that the target has."""
    kernel = _without_idle(kernel)
    if core.Atomic not in kinds(kernel.body):
        return kernel
    found = [op for op in core.walk(kernel.body) if isinstance(op, core.Atomic)]
    if all(_is_native(op, capabilities) for op in found):
        return kernel
    return _Atomics(kernel, capabilities, found).run(kernel)


def _without_idle(kernel: core.Kernel) -> core.Kernel:
    """Let parameters that nothing uses hold plain elements: the target may have no atomics of their type."""
    if not any(isinstance(p.type, Memory) and p.type.atomic for p in kernel.parameters):
        return kernel
    used = {value for op in core.walk(kernel.body) for value in op.uses()}
    parameters = [
        Parameter(replaced(p.type, atomic=False), p.name, p.source)
        if isinstance(p.type, Memory) and p.type.atomic and p not in used
        else p
        for p in kernel.parameters
    ]
    return replace(kernel, parameters=tuple(parameters))


def _place(op: core.Atomic) -> tuple[Space, Scalar]:
    kind = op.place.type
    assert isinstance(kind, Reference)
    assert isinstance(kind.element, Scalar)
    assert kind.space is not None
    return kind.space, kind.element


def _is_native(op: core.Atomic, capabilities: Capabilities) -> bool:
    space, element = _place(op)
    return capabilities.has_atomic(space, element, op.op)


class _Atomics(Rebuilder):
    def __init__(
        self, kernel: core.Kernel, capabilities: Capabilities, found: list[core.Atomic]
    ) -> None:
        super().__init__()
        self.capabilities = capabilities
        self.elements = {
            op.result: op.memory for op in core.walk(kernel.body) if isinstance(op, core.Index)
        }
        self.as_bits: dict[Value, Scalar] = {}
        """Memory whose elements become integers -> their type."""
        for op in found:
            self.plan(op)

    def plan(self, op: core.Atomic) -> None:
        space, element = _place(op)
        has = self.capabilities.has_atomic
        if has(space, element, op.op) or has(space, element, EXCHANGE):
            return
        if element.bits in (32, 64) and has(space, scalar(f"u{element.bits}"), EXCHANGE):
            self.as_bits[self.elements[op.place]] = scalar(f"u{element.bits}")
            return
        raise UnsupportedAtomic(
            op.span, self.capabilities.name, TABLE[op.op].written, element.name, space.value
        ).error()

    def run(self, kernel: core.Kernel) -> core.Kernel:
        parameters: list[Parameter] = []
        for parameter in kernel.parameters:
            if parameter in self.as_bits:
                kind = self.changed(parameter)
                new = Parameter(kind, parameter.name, parameter.source)
                self.replace(parameter, new)
                parameters.append(new)
            else:
                parameters.append(parameter)
        return replace(kernel, parameters=tuple(parameters), body=self.region(kernel.body))

    def changed(self, memory: Value) -> Memory:
        assert isinstance(memory.type, Memory)
        return replaced(memory.type, element=self.as_bits[memory])

    def visit(self, op: core.Op) -> None:
        match op:
            case core.SharedAlloc() | core.LocalArray() if op.result in self.as_bits:
                new = Value(self.changed(op.result), op.result.name)
                self.replace(op.result, new)
                self.emit(with_fields(op, {"result": new}))
            case core.Index(memory=Value(type=Memory(element=element, space=space))):
                if op.result.type == Reference(element, space):
                    self.emit(op)
                    return
                place = Value(Reference(element, space), op.result.name)
                self.replace(op.result, place)
                self.emit(with_fields(op, {"result": place}))
            case core.Atomic():
                self.atomic(op)
            case _:
                self.keep(op)

    def atomic(self, op: core.Atomic) -> None:
        _, stored = _place(op)
        assert isinstance(op.result.type, Scalar)
        element = op.result.type
        has = self.capabilities.has_atomic
        space, _ = _place(op)
        if stored == element and has(space, stored, op.op):
            self.emit(op)
        elif op.op in ("atomic_load", "atomic_store", "atomic_exchange", EXCHANGE) and has(
            space, stored, op.op
        ):
            # The bits go in and out as they are.
            args = tuple([self.bits(a, stored, op) for a in op.args])
            old = Value(stored)
            self.emit(core.Atomic(op.op, op.place, args, old, op.guard, op.span))
            self.replace(op.result, self.bits(old, element, op))
        else:
            self.retry(op, element, stored)

    def retry(self, op: core.Atomic, element: Scalar, stored: Scalar) -> None:
        """Load, compute, and exchange until nobody was in between; nothing at all when the guard is false."""
        result = Value(Reference(element), op.result.name)
        self.emit(core.Declare(result, _zero(element), op.span))
        outer, self.written = self.written, []
        self.loop(op, element, stored, result)
        body, self.written = tuple(self.written), outer
        if op.guard is None:
            self.written += body
        else:
            self.emit(core.If(op.guard, body, (), op.span))
        self.emit(core.Load(result, op.result, None, op.span))

    def loop(self, op: core.Atomic, element: Scalar, stored: Scalar, result: Value) -> None:
        done = Label("exit")
        seen = Value(Reference(stored), "seen")
        first = Value(stored)
        self.emit(core.Atomic("atomic_load", op.place, (), first, None, op.span))
        self.emit(core.Declare(seen, first, op.span))
        outer, self.written = self.written, []
        before = Value(stored)
        self.emit(core.Load(seen, before, None, op.span))
        old = self.bits(before, element, op)
        new = self.computed(op, old, element)
        found = Value(stored)
        exchange = (before, self.bits(new, stored, op))
        self.emit(core.Atomic(EXCHANGE, op.place, exchange, found, None, op.span))
        word = scalar(f"u{stored.bits}")
        same = self.apply(
            "eq", self.bits(found, word, op), self.bits(before, word, op), type=bool_, span=op.span
        )
        leave = (core.Store(result, old, None, op.span), core.Exit(done, op.span))
        self.emit(core.If(same, leave, (), op.span))
        self.emit(core.Store(seen, found, None, op.span))
        body, self.written = tuple(self.written), outer
        loop = core.While((), Constant(bool_, True), body, op.span)
        self.emit(core.Block(done, (loop,), op.span))

    def computed(self, op: core.Atomic, old: Value, element: Scalar) -> Value:
        if op.op in ("atomic_exchange", "atomic_store"):
            return op.args[0]
        row = {"atomic_and": "bit_and", "atomic_or": "bit_or", "atomic_xor": "bit_xor"}.get(
            op.op, op.op.removeprefix("atomic_")
        )
        return self.apply(row, old, op.args[0], type=element, span=op.span)

    def bits(self, value: Value, type: Scalar, op: core.Atomic) -> Value:
        if value.type == type:
            return value
        result = Value(type, value.name)
        self.emit(core.Bitcast(value, result, op.span))
        return result


def _zero(type: Scalar) -> Constant:
    return Constant(type, 0.0 if type.is_float else 0)

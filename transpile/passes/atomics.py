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

Where the target has not even that for the type (floats, mostly), the memory's elements become integers of the same
bits, and values are bitcast on their way in and out. Where there is nothing narrower than words, memory of halves
becomes words of two; a change of one is a compare and exchange of the word, which keeps the other as it is, whoever
writes that::

    %p = index %x[%i] unchecked           %w: index = shr_masked %i, 1
    %old: f16 = atomic atomic_add %p, %v  %p = index %words[%w] unchecked
                                    ->    ...             # as above, with
                                          %old = the half of %seen at 16 * (%i & 1)
                                          %new = %seen with the sum in that half

Where values forget which NaN they are on their way to a word (WGSL's halves go by f32), any NaN of f16 counts
as any other there: else a compare and exchange that expects the NaN of a load would fail for ever.
"""

from __future__ import annotations

from dataclasses import replace
from math import copysign

from transpile.diagnose.errors.target import UnsupportedAtomic
from transpile.diagnose.record import replaced
from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Memory, Reference, Scalar, Space, bool_, f16, scalar, u16, u32
from transpile.ir.values import Coined, Constant, Label, Parameter, Value
from transpile.ops.capabilities import Capabilities
from transpile.ops.table import TABLE
from transpile.passes.contents import kinds
from transpile.passes.facts import WITHIN
from transpile.passes.rebuild import Rebuilder, with_fields

EXCHANGE = "atomic_compare_exchange"
HALF = 16
INFINITY = 0x7C00
"""An f16 whose bits without the sign are more is NaN."""


def atomics(kernel: core.Kernel, capabilities: Capabilities) -> core.Kernel:
    """Return `kernel` with the atomic operations that the target has."""
    kernel = _without_idle(kernel, capabilities)
    if core.Atomic not in kinds(kernel.body):
        return kernel
    found = [op for op in core.walk(kernel.body) if isinstance(op, core.Atomic)]
    if all(_is_native(op, capabilities) for op in found):
        return kernel
    return _Atomics(kernel, capabilities, found).run(kernel)


def _without_idle(kernel: core.Kernel, capabilities: Capabilities) -> core.Kernel:
    """Let parameters that nothing uses hold plain elements: the target may have no atomics of their type."""
    if not any(isinstance(p.type, Memory) and p.type.atomic for p in kernel.parameters):
        return kernel
    used = {value for op in core.walk(kernel.body) for value in op.uses()}

    def plain(parameter: Parameter) -> Parameter:
        kind = parameter.type
        if not (isinstance(kind, Memory) and kind.atomic) or parameter in used:
            return parameter
        element = u32 if kind.element in capabilities.packed else kind.element
        return Parameter(
            replaced(kind, element=element, atomic=False), parameter.name, parameter.source
        )

    return replace(kernel, parameters=tuple(map(plain, kernel.parameters)))


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
        self.in_words: set[Value] = set()
        """Memory of halves that becomes words, and the words."""
        self.one_nan = False
        """Whether any NaN of f16 counts as any other."""
        self.shifts: dict[Value, Value] = {}
        """Place of a word -> the bits below the half that is meant."""
        for op in found:
            self.plan(op)

    def plan(self, op: core.Atomic) -> None:
        space, element = _place(op)
        has = self.capabilities.has_atomic
        if has(space, element, op.op) or has(space, element, EXCHANGE):
            return
        if has(space, scalar(f"u{element.bits}"), EXCHANGE):
            self.as_bits[self.elements[op.place]] = scalar(f"u{element.bits}")
            return
        if element.bits == HALF and has(space, u32, EXCHANGE):
            self.in_words.add(self.elements[op.place])
            self.one_nan |= self.capabilities.forgets_nan and element == f16 and op.op == EXCHANGE
            return
        raise UnsupportedAtomic(
            op.span, self.capabilities.name, TABLE[op.op].written, element.name, space.value
        ).error()

    def run(self, kernel: core.Kernel) -> core.Kernel:
        parameters: list[Parameter] = []
        for parameter in kernel.parameters:
            if self.is_changed(parameter):
                new = Parameter(self.changed(parameter), parameter.name, parameter.source)
                self.exchange(parameter, new)
                parameters.append(new)
            else:
                parameters.append(parameter)
        return replace(kernel, parameters=tuple(parameters), body=self.region(kernel.body))

    def is_changed(self, memory: Value) -> bool:
        return memory in self.as_bits or memory in self.in_words

    def exchange(self, memory: Value, new: Value) -> None:
        self.replace(memory, new)
        if memory in self.in_words:
            self.in_words.add(new)

    def changed(self, memory: Value) -> Memory:
        kind = memory.type
        assert isinstance(kind, Memory)
        if memory in self.as_bits:
            return replaced(kind, element=self.as_bits[memory])
        # An odd number of halves ends with one that nobody reads.
        length = None if kind.length is None else -(-kind.length // 2)
        return replaced(kind, element=u32, length=length, shape=())

    def visit(self, op: core.Op) -> None:
        match op:
            case core.SharedAlloc() | core.LocalArray() if self.is_changed(op.result):
                new = Value(self.changed(op.result), op.result.name)
                self.exchange(op.result, new)
                self.emit(with_fields(op, {"result": new}))
            case core.Index(memory=Value(type=Memory(element=element, space=space))):
                if op.result.type == Reference(element, space):
                    self.emit(op)
                    return
                place = Value(Reference(element, space), op.result.name)
                indices = op.indices
                if op.memory in self.in_words:
                    indices = (self.word_of(op, place),)
                self.replace(op.result, place)
                self.emit(with_fields(op, {"result": place, "indices": indices}))
            case core.Atomic():
                self.atomic(op)
            case core.Bitcast() if self.is_compared(op):
                self.replace(op.result, self.bits_to_compare(self.value(op.value), op.span))
            case _:
                self.keep(op)

    def word_of(self, op: core.Index, place: Value) -> Value:
        """Return the number of the word that holds a half, and note where in it that is."""
        (number,) = op.indices
        kind = number.type
        assert isinstance(kind, Scalar)
        if isinstance(number, Constant):
            self.shifts[place] = Constant(u32, int(number.value) % 2 * HALF)
            return Constant(kind, int(number.value) // 2)
        one, four = Constant(kind, 1), Constant(u32, 4)
        part = self.apply("bit_and", number, one, type=kind, span=op.span)
        part = self.cast(part, u32, span=op.span)
        name = Coined("shift")
        self.shifts[place] = self.apply("shl_masked", part, four, type=u32, name=name, span=op.span)
        return self.apply("shr_masked", number, one, type=kind, name=Coined("word"), span=op.span)

    def atomic(self, op: core.Atomic) -> None:
        space, stored = _place(op)
        assert isinstance(op.result.type, Scalar)
        element = op.result.type
        has = self.capabilities.has_atomic
        if stored == element and has(space, stored, op.op):
            self.emit(op)
        elif op.place in self.shifts and op.op == "atomic_load":
            word = Value(u32)
            self.emit(core.Atomic(op.op, op.place, (), word, op.guard, op.span))
            self.replace(op.result, self.taken(op, word, element))
        elif (
            op.op in ("atomic_load", "atomic_store", "atomic_exchange", EXCHANGE)
            and op.place not in self.shifts
            and has(space, stored, op.op)
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
        seen = Value(Reference(stored), Coined("seen"))
        first = Value(stored)
        self.emit(core.Atomic("atomic_load", op.place, (), first, None, op.span))
        self.emit(core.Declare(seen, first, op.span))
        outer, self.written = self.written, []
        before = Value(stored)
        self.emit(core.Load(seen, before, None, op.span))
        old = self.taken(op, before, element)
        given = op.args[0] if op.op == "atomic_store" else old

        def leave(condition: Value) -> None:
            then = (core.Store(result, given, None, op.span), core.Exit(done, op.span))
            self.emit(core.If(condition, then, (), op.span))

        if op.op == EXCHANGE:
            leave(self.differ(op, old, op.args[0]))
        new = self.put(op, before, self.computed(op, old, element))
        found = Value(stored)
        self.emit(core.Atomic(EXCHANGE, op.place, (before, new), found, None, op.span))
        word = scalar(f"u{stored.bits}")
        same = self.apply(
            "eq", self.bits(found, word, op), self.bits(before, word, op), type=bool_, span=op.span
        )
        leave(same)
        self.emit(core.Store(seen, found, None, op.span))
        body, self.written = tuple(self.written), outer
        loop = core.While((), Constant(bool_, True), body, op.span)
        self.emit(core.Block(done, (loop,), op.span))

    def computed(self, op: core.Atomic, old: Value, element: Scalar) -> Value:
        if op.op in ("atomic_exchange", "atomic_store", EXCHANGE):
            return op.args[-1]
        row = {"atomic_and": "bit_and", "atomic_or": "bit_or", "atomic_xor": "bit_xor"}.get(
            op.op, op.op.removeprefix("atomic_")
        )
        return self.apply(row, old, op.args[0], type=element, span=op.span)

    def differ(self, op: core.Atomic, a: Value, b: Value) -> Value:
        """Compare the bits of halves."""
        a, b = self.bits_to_compare(a, op.span), self.bits_to_compare(b, op.span)
        return self.apply("ne", a, b, type=bool_, span=op.span)

    def is_compared(self, op: core.Bitcast) -> bool:
        """Say whether these may be the bits by which a kernel learns that an exchange went well."""
        return self.one_nan and op.value.type == f16 and op.result.type == u16

    def bits_to_compare(self, value: Value, span: Span | None) -> Value:
        """Return the bits of a half; of any NaN the same, where a target does not keep them."""
        bits = Value(u16, value.name)
        self.emit(core.Bitcast(value, bits, span))
        if not self.one_nan:
            return bits
        below = Constant(u16, (1 << HALF - 1) - 1)
        number = self.apply("bit_and", bits, below, type=u16, span=span)
        is_nan = self.apply("gt", number, Constant(u16, INFINITY), type=bool_, span=span)
        one = Constant(u16, INFINITY | 1 << 9)
        return self.apply("select", is_nan, one, bits, type=u16, span=span)

    # What memory holds, and what it stands for

    def taken(self, op: core.Atomic, held: Value, element: Scalar) -> Value:
        """Return the element in what memory holds."""
        shift = self.shifts.get(op.place)
        if shift is None:
            return self.bits(held, element, op)
        word = self.shifted("shr_masked", held, shift, op)
        return self.bits(self.cast(word, u16, span=op.span), element, op)

    def put(self, op: core.Atomic, held: Value, new: Value) -> Value:
        """Return what memory is to hold: in a word the other half stays."""
        shift, kind = self.shifts.get(op.place), held.type
        assert isinstance(kind, Scalar)
        if shift is None:
            return self.bits(new, kind, op)
        mask = Constant(u32, (1 << HALF) - 1)
        covered = self.shifted("shl_masked", mask, shift, op)
        others = self.apply("bit_not", covered, type=u32, span=op.span)
        kept = self.apply("bit_and", held, others, type=u32, span=op.span)
        if isinstance(new, Constant) and not new.value and copysign(1, new.value) > 0:
            return kept
        half = self.cast(self.bits(new, u16, op), u32, span=op.span)
        half = self.shifted("shl_masked", half, shift, op)
        return self.apply("bit_or", kept, half, type=u32, span=op.span)

    def shifted(self, row: str, word: Value, count: Value, op: core.Atomic) -> Value:
        """Shift by less than the width."""
        within = {WITHIN: True}
        return self.apply(row, word, count, type=u32, span=op.span, attributes=within)

    def bits(self, value: Value, type: Scalar, op: core.Atomic) -> Value:
        if value.type == type:
            return value
        result = Value(type, value.name)
        self.emit(core.Bitcast(value, result, op.span))
        return result


def _zero(type: Scalar) -> Constant:
    return Constant(type, 0.0 if type.is_float else 0)

"""Keep narrow elements in words of 32 bits where a target has no narrower memory: ``Kernel -> Kernel``.

Arguments of ``Capabilities.packed`` types become arrays of u32, four bytes or two halves a word::

    %p = index %x[%i] unchecked           %w: u32 = shr_masked %i, 2:u32
    %v: u8 = load %p                      %p = index %x[%w] unchecked
                                    ->    %0: u32 = bit_and %i, 3:u32
                                          %s: u32 = shl_masked %0, 3:u32
                                          %1: u32 = load %p
                                          %2: u32 = shr_masked %1, %s
                                          %v: u8 = cast %2

What the kernel writes is made atomic: a store clears the element's bits in its word and sets them anew, so units that
write neighbours don't harm each other. Vectors that fill whole words are accessed as these, up to four at once, and
need no atomics. Memory of the cube and of the unit is not packed; ``passes.widen`` gives its elements 32 bits.
"""

from __future__ import annotations

from dataclasses import replace

from transpile.diagnose.record import Record, replaced
from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import (
    Memory,
    Reference,
    Scalar,
    Space,
    Type,
    Vector,
    element_of,
    scalar,
    u32,
    width_of,
)
from transpile.ir.values import Constant, Parameter, Value
from transpile.ops.capabilities import Capabilities
from transpile.passes.words import WORD, InWords, words_for


def pack(kernel: core.Kernel, capabilities: Capabilities) -> core.Kernel:
    """Return `kernel` with its arguments of packed types as words; ``passes.bounds`` came before."""
    found = {p for p in kernel.memories if _is_packed(p.type, capabilities)}
    return _Pack(found).run(kernel) if found else kernel


def words_of(kind: Scalar | Vector) -> Scalar | Vector | None:
    """Return the words of an element that fills them; ``None`` where others lie in the same word."""
    if isinstance(kind, Vector) and kind.width * kind.element.bits >= WORD:
        return words_for(kind)
    return None


def _is_packed(kind: Type, capabilities: Capabilities) -> bool:
    return (
        isinstance(kind, Memory)
        and not kind.atomic
        and element_of(kind.element) in capabilities.packed
    )


class _Place(Record, frozen=True):
    """Where an element is: in all of its words, or in a part of one."""

    words: tuple[Value, ...]
    """Each a word, or several of them."""
    shift: Value | None
    """Bits below the element, where it is smaller than a word."""
    element: Scalar | Vector
    is_atomic: bool


class _Pack(InWords):
    def __init__(self, packed: set[Parameter]) -> None:
        super().__init__()
        self.packed = packed
        self.places: dict[Value, _Place] = {}

    def run(self, kernel: core.Kernel) -> core.Kernel:
        parameters: list[Parameter] = []
        for parameter in kernel.parameters:
            if parameter in self.packed:
                kind = parameter.type
                assert isinstance(kind, Memory)
                held = words_of(kind.element)
                words = replaced(
                    kind, element=held or u32, atomic=kind.mutable and not held, units=1
                )
                new = Parameter(words, parameter.name, parameter.source)
                self.replace(parameter, new)
                parameters.append(new)
            else:
                parameters.append(parameter)
        return replace(kernel, parameters=tuple(parameters), body=self.region(kernel.body))

    def visit(self, op: core.Op) -> None:
        match op:
            case core.Index(result=Value(type=Reference(element=element))) if (
                isinstance(op.memory.type, Memory) and op.memory.type.element != element
            ):
                self.index(op, element, op.memory.type.atomic)
            case core.Load() if op.place in self.places:
                self.load(op, self.places[op.place])
            case core.Store() if op.place in self.places:
                self.store(op, self.places[op.place])
            case _:
                self.keep(op)

    def index(self, op: core.Index, element: Scalar | Vector, is_atomic: bool) -> None:
        (offset,) = op.indices
        bits = element_of(element).bits * width_of(element)
        held = words_of(element)
        if held is not None:
            count = bits // (WORD * width_of(held))
            first = self.number("mul", offset, count, op.span) if count > 1 else offset
            offsets = [self.number("add", first, n, op.span) if n else first for n in range(count)]
            shift = None
        else:
            in_word = WORD // bits
            offsets = [self.number("shr_masked", offset, in_word.bit_length() - 1, op.span)]
            part = self.number("bit_and", offset, in_word - 1, op.span)
            shift = self.number("shl_masked", part, bits.bit_length() - 1, op.span)
            shift = (
                Constant(u32, int(shift.value))
                if isinstance(shift, Constant)
                else self.cast(shift, u32, span=op.span)
            )
        words = []
        for at in offsets:
            words.append(Value(Reference(held or u32, Space.GLOBAL), op.result.name))
            self.emit(core.Index(op.memory, (at,), words[-1], False, span=op.span))
        self.places[op.result] = _Place(tuple(words), shift, element, is_atomic)

    def number(self, row: str, value: Value, operand: int, span: Span | None) -> Value:
        """Compute with an offset and a constant."""
        assert isinstance(value.type, Scalar)
        if isinstance(value, Constant):
            known = int(value.value)
            found = {
                "mul": known * operand,
                "add": known + operand,
                "shr_masked": known >> operand,
                "bit_and": known & operand,
                "shl_masked": known << operand,
            }
            return Constant(value.type, found[row])
        return self.apply(row, value, Constant(value.type, operand), type=value.type, span=span)

    def load(self, op: core.Load, place: _Place) -> None:
        words: list[Value] = []
        for where in place.words:
            assert isinstance(where.type, Reference)
            loaded = Value(where.type.element, "words" if place.shift is None else "")
            if place.is_atomic:
                self.emit(core.Atomic("atomic_load", where, (), loaded, op.guard, op.span))
            else:
                self.emit(core.Load(where, loaded, op.guard, op.span))
            words += self.lanes_in(loaded, op.span)
        kind = place.element
        element = element_of(kind)
        if place.shift is not None:
            words = [self.word("shr_masked", words[0], place.shift, op.span)]
        lanes = []
        for lane in range(width_of(kind)):
            at, below = divmod(lane * element.bits, WORD)
            bits = words[at]
            if below:
                bits = self.word("shr_masked", bits, Constant(u32, below), op.span)
            lanes.append(self.from_bits(bits, element, op.span))
        if isinstance(kind, Vector):
            self.emit(core.Construct(tuple(lanes), op.result, op.span))
        else:
            if op.result.name and not lanes[0].name:
                lanes[0].name = op.result.name
            self.replace(op.result, lanes[0])

    def store(self, op: core.Store, place: _Place) -> None:
        element, width = element_of(place.element), width_of(place.element)
        lanes = [op.value]
        if isinstance(place.element, Vector):
            lanes = []
            for lane in range(width):
                lanes.append(Value(element))
                self.emit(core.Extract(op.value, Constant(u32, lane), lanes[-1], op.span))
        parts = [self.to_bits(lane, element, op.span) for lane in lanes]
        in_word = max(1, WORD // element.bits)
        joined: list[Value] = []
        for start in range(0, width, in_word):
            word = parts[start]
            for number, part in enumerate(parts[start + 1 : start + in_word], 1):
                above = self.word("shl_masked", part, Constant(u32, number * element.bits), op.span)
                word = self.word("bit_or", word, above, op.span)
            joined.append(word)
        if place.shift is None:
            held = place.words[0].type.element  # type: ignore[union-attr]
            assert not isinstance(held, Memory | Reference)
            step = width_of(held)
            for number, where in enumerate(place.words):
                some = joined[number * step : (number + 1) * step]
                word = self.vector(some, held, op.span) if isinstance(held, Vector) else some[0]
                self.emit(core.Store(where, word, op.guard, op.span))
            return
        mask = Constant(u32, (1 << element.bits * width) - 1)
        covered = self.word("shl_masked", mask, place.shift, op.span)
        others = self.word("bit_not", covered, None, op.span)
        value = self.word("shl_masked", joined[0], place.shift, op.span)
        where = place.words[0]
        both = (
            core.Atomic("atomic_and", where, (others,), Value(u32), None, op.span),
            core.Atomic("atomic_or", where, (value,), Value(u32), None, op.span),
        )
        if op.guard is None:
            self.written += both
        else:
            self.emit(core.If(op.guard, both, (), op.span))

    def word(self, row: str, value: Value, operand: Value | None, span: Span | None) -> Value:
        operands = (value,) if operand is None else (value, operand)
        return self.apply(row, *operands, type=u32, span=span)

    def from_bits(self, bits: Value, element: Scalar, span: Span | None) -> Value:
        """Return the element in the lowest bits of a word."""
        narrow = self.cast(bits, scalar(f"u{element.bits}"), span=span)
        if element.is_float:
            result = Value(element)
            self.emit(core.Bitcast(narrow, result, span))
            return result
        if element.is_signed:
            return self.cast(bits, element, span=span)
        return self.cast(narrow, element, span=span)

    def to_bits(self, value: Value, element: Scalar, span: Span | None) -> Value:
        """Return an element in the lowest bits of a word, the others 0."""
        narrow = scalar(f"u{element.bits}")
        if element.is_float:
            bits = Value(narrow)
            self.emit(core.Bitcast(value, bits, span))
            return self.cast(bits, u32, span=span)
        if element.is_signed:
            value = self.cast(value, narrow, span=span)
        return self.cast(value, u32, span=span)

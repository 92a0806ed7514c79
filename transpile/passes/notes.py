"""Writes to the buffer that tells the host what happened in a kernel (``transpile.ir.notes``).

    notes.fail(%bad, note, values)              if %bad {
                                                    %p = index %notes[0] unchecked
                                                    %old = atomic atomic_compare_exchange %p, 0, 1
                                        ->          %first: bool_ = eq %old, 0
                                                    if %first { ... store the unit's position and the values }
                                                }
    notes.record(note, values)                  %start = atomic atomic_add %used, 3
                                        ->      %fits: bool_ = le %end, %room
                                                if %fits { ... store the values } else { ... count it as lost }

The first failure is kept; records are kept until there is no room. The passes that write notes share the parameter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.notes import (
    FAILURE,
    LOST,
    RECORDS,
    ROOM,
    UNIT,
    USED,
    VALUES,
    Note,
    word_type,
    words_of,
)
from transpile.ir.types import Memory, Reference, Scalar, Space, Vector, bool_, index, u32, u64
from transpile.ir.values import Constant, Parameter, Source, Value
from transpile.passes.rebuild import Rebuilder

TYPE = Memory(u32, Space.GLOBAL, mutable=True, atomic=True)


class Notes:
    """The notes of one kernel, written through a pass that rebuilds it."""

    def __init__(self, writer: Rebuilder, kernel: core.Kernel) -> None:
        self._writer = writer
        known = [p for p in kernel.parameters if p.source.what == "notes"]
        self._parameter = known[0] if known else Parameter(TYPE, "notes", Source(-1, "notes"))
        self._is_new = not known
        self._address = u64 if kernel.address == u64 else u32
        self._found = list(kernel.notes)

    def finished(self, kernel: core.Kernel) -> core.Kernel:
        """Return the rebuilt kernel with its notes."""
        if len(self._found) == len(kernel.notes):
            return kernel
        parameters = kernel.parameters
        if self._is_new:
            parameters = (*parameters, self._parameter)
        return replace(kernel, parameters=parameters, notes=tuple(self._found))

    def fail(self, bad: Value, kind: str, text: str, span: Span | None, *values: Value) -> None:
        """Write what notes a failure where `bad` holds; here for certain, if it is true."""
        number, _ = self._add(kind, text, span, values)
        writer = self._writer
        outer, writer.written = writer.written, []
        arguments = (Constant(u32, 0), Constant(u32, number))
        old = self._atomic("atomic_compare_exchange", self._word(FAILURE), arguments, span)
        first = writer.apply("eq", old, Constant(u32, 0), type=bool_, span=span)
        body, writer.written = writer.written, []
        for axis, name in enumerate("xyz"):
            position = writer.apply(f"absolute_pos_{name}", type=u32, span=span)
            self._store(self._word(UNIT + axis), position, span)
        for place, word in enumerate(self._words(values, span)):
            self._store(self._word(VALUES + place), word, span)
        body.append(core.If(first, tuple(writer.written), (), span))
        writer.written = outer
        if isinstance(bad, Constant) and bad.value:
            outer += body
        else:
            writer.emit(core.If(bad, tuple(body), (), span))

    def record(self, text: str, span: Span | None, *values: Value) -> None:
        """Write what notes the values each time."""
        writer = self._writer
        number, types = self._add("print", text, span, values)
        size = Constant(u32, 1 + words_of(types))
        # Once it is full nobody adds to it any more, so that it does not wrap.
        room = self._atomic("atomic_load", self._word(ROOM), (), span)
        used = self._atomic("atomic_load", self._word(USED), (), span)
        some = writer.apply("lt", used, room, type=bool_, span=span)
        start = self._atomic("atomic_add", self._word(USED), (size,), span, some)
        room.name, used.name, start.name = "room", "used", "start"
        end = writer.apply("add", start, size, type=u32, span=span)
        within = writer.apply("le", end, room, type=bool_, span=span)
        fits = writer.apply("logical_and", some, within, type=bool_, span=span)
        outer, writer.written = writer.written, []
        words = [Constant(u32, number), *self._words(values, span)]
        for place, word in enumerate(words):
            offset = Constant(u32, RECORDS + place)
            at = writer.apply("add", start, offset, type=u32, span=span)
            self._store(at, word, span)
        kept, writer.written = writer.written, []
        self._atomic("atomic_add", self._word(LOST), (Constant(u32, 1),), span)
        lost, writer.written = writer.written, outer
        writer.emit(core.If(fits, tuple(kept), tuple(lost), span))

    def _add(
        self, kind: str, text: str, span: Span | None, values: Sequence[Value]
    ) -> tuple[int, tuple[Scalar | Vector, ...]]:
        types = tuple([self._type(value) for value in values])
        self._found.append(Note(kind, text, span, types))
        return len(self._found), types

    def _type(self, value: Value) -> Scalar | Vector:
        kind = value.type
        assert isinstance(kind, (Scalar, Vector))
        return self._address if kind == index else kind

    # Words

    def _words(self, values: Sequence[Value], span: Span | None) -> list[Value]:
        found: list[Value] = []
        for value in values:
            kind = value.type
            if isinstance(kind, Vector):
                for lane in range(kind.width):
                    part = Value(kind.element)
                    self._writer.emit(core.Extract(value, Constant(u32, lane), part, span))
                    found += self._halves(part, kind.element, span)
            else:
                found += self._halves(value, self._type(value), span)
        return found

    def _halves(self, value: Value, kind: Scalar | Vector, span: Span | None) -> list[Value]:
        """Return a number as words of 32 bits, the low one first."""
        assert isinstance(kind, Scalar)
        writer = self._writer
        wide = word_type(kind)
        number = writer.cast(value, wide, span=span)
        whole = u64 if wide.bits == 64 else u32
        if isinstance(number, Constant) and wide.is_integer:
            bits = int(number.value) % (1 << wide.bits)
            parts = (bits & 0xFFFFFFFF, bits >> 32)
            return [Constant(u32, part) for part in parts[: wide.bits // 32]]
        if wide != whole:
            bits_of = Value(whole)
            writer.emit(core.Bitcast(number, bits_of, span))
            number = bits_of
        if whole == u32:
            return [number]
        high = writer.apply("shift_right", number, Constant(u64, 32), type=u64, span=span)
        return [writer.cast(number, u32, span=span), writer.cast(high, u32, span=span)]

    def _word(self, place: int) -> Value:
        return Constant(u32, place)

    def _store(self, place: Value, word: Value, span: Span | None) -> None:
        self._atomic("atomic_store", place, (word,), span)

    def _atomic(
        self,
        row: str,
        place: Value,
        args: tuple[Value, ...],
        span: Span | None,
        guard: Value | None = None,
    ) -> Value:
        """Write an atomic op on one word; return its result."""
        writer = self._writer
        reference = Value(Reference(u32, Space.GLOBAL))
        writer.emit(core.Index(self._parameter, (place,), reference, False, span=span))
        result = Value(u32)
        writer.emit(core.Atomic(row, reference, args, result, guard, span=span))
        return result

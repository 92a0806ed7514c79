"""Take bf16 out of words as f32, and put it in, with no 16-bit numbers between: ``Kernel -> Kernel``.

``passes.vector_split`` reads and writes wide vectors by words, and arithmetic on bf16 is arithmetic on f32, of which a
bf16 is the upper half. So the lower one of a word is a shift away from an f32, and the upper one a mask::

    %h: vec<bf16, 2> = bitcast %w         %0: u32 = shl_masked %w, 16:u32
    %v: vec<f32, 2> = cast %h             %1: u32 = bit_and %w, 4294901760:u32
                                    ->    %2: f32 = bitcast %0
                                          %3: f32 = bitcast %1
                                          %v: vec<f32, 2> = construct %2, %3
"""

from __future__ import annotations

from typing import ClassVar

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Scalar, Vector, bf16, element_of, f32, u16, u32
from transpile.ir.values import Constant, Value
from transpile.passes.words import InWords

HALF = 16
UPPER = 0xFFFF0000
PAIR = Vector(bf16, 2)


def halves_in_words(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` without vectors of bf16 between words and f32; the same object if there are none."""
    made = {op.result: op for op in core.walk(kernel.body) if isinstance(op, core.Bitcast)}
    if not any(PAIR in (op.value.type, result.type) for result, op in made.items()):
        return kernel
    return _HalvesInWords(kernel).kernel(kernel)


class _HalvesInWords(InWords):
    VISITS: ClassVar[frozenset[type[core.Op]] | None] = frozenset({core.Cast, core.Bitcast})

    def __init__(self, kernel: core.Kernel) -> None:
        super().__init__()
        self.made = {result: op for op in core.walk(kernel.body) for result in op.makes()}

    def visit(self, op: core.Op) -> None:
        match op:
            case core.Cast(value=value, result=result) if (words := self.words_of(value)) and (
                element_of_vector(result) is f32
            ):
                lanes = [lane for word in words for lane in self.lanes(word, op.span)]
                self.emit(core.Construct(tuple(lanes), result, op.span))
            case core.Bitcast(value=value, result=result) if (
                value.type == PAIR and result.type is u32 and (upper := self.uppers(value))
            ):
                self.join(*upper, result, op.span)
            case _:
                self.keep(op)

    def words_of(self, value: Value) -> list[Value]:
        """Return the words whose halves are the lanes of a vector; none if it comes from elsewhere."""
        made = self.made.get(value)
        parts = made.parts if isinstance(made, core.Construct) else (value,)
        found = []
        for part in parts:
            cut = self.made.get(part)
            if not (isinstance(cut, core.Bitcast) and part.type == PAIR and cut.value.type is u32):
                return []
            found.append(self.value(cut.value))
        return found

    def lanes(self, word: Value, span: Span | None) -> list[Value]:
        lower = self.apply("shl_masked", word, Constant(u32, HALF), type=u32, span=span)
        upper = self.apply("bit_and", word, Constant(u32, UPPER), type=u32, span=span)
        found = [Value(f32), Value(f32)]
        for bits, lane in zip((lower, upper), found, strict=True):
            self.emit(core.Bitcast(bits, lane, span))
        return found

    def uppers(self, pair: Value) -> tuple[Value, int] | None:
        """Return the words whose upper halves make up a vector that `pair` is two lanes of, and which lanes."""
        part, first = pair, 0
        taken = self.made.get(pair)
        if isinstance(taken, core.Extract) and isinstance(taken.lane, Constant):
            part, first = taken.value, int(taken.lane.value)
        as_bits = self.made.get(part)
        narrowed = self.made.get(as_bits.value) if isinstance(as_bits, core.Bitcast) else None
        if not isinstance(narrowed, core.Cast):
            return None
        shifted_to = narrowed.result
        shifted = self.made.get(narrowed.value)
        if not isinstance(shifted, core.Apply) or shifted.op != "shr_masked":
            return None
        words, count = shifted.args
        splat = self.made.get(count)
        parts = splat.parts if isinstance(splat, core.Construct) else ()
        number = parts[0] if len(parts) == 1 else None
        is_half = isinstance(number, Constant) and number.value == HALF
        kinds = element_of_vector(words), element_of_vector(shifted_to)
        return (self.value(words), first) if is_half and kinds == (u32, u16) else None

    def join(self, words: Value, first: int, result: Value, span: Span | None) -> None:
        lower, upper = (self.lane(words, first + n, span) for n in range(2))
        lower = self.apply("shr_masked", lower, Constant(u32, HALF), type=u32, span=span)
        upper = self.apply("bit_and", upper, Constant(u32, UPPER), type=u32, span=span)
        self.emit(core.Apply("bit_or", (lower, upper), result, {}, span))


def element_of_vector(value: Value) -> Scalar | None:
    return element_of(value.type) if isinstance(value.type, Vector) else None

"""Take vectors of narrow lanes out of words, and put them in: what ``passes.vector_split`` writes around an access.

A word has four lanes of 8 bits or two of 16, the first one lowest; parts of a vector have four lanes::

    %w: vec<u32, 2> = load %p             %a: vec<f16, 2> = bitcast of lane 0 of %w
                                    ->    %b: vec<f16, 2> = bitcast of lane 1
                                          %v: vec<f16, 4> = construct %a, %b
"""

from __future__ import annotations

from collections.abc import Sequence

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Scalar, Vector, u32
from transpile.ir.values import Constant, Value
from transpile.passes.rebuild import Rebuilder

WORD = 32
MOST_WORDS = 4
"""In one access: 16 bytes, the most that any target has an instruction for."""
LANES = 4
"""Of a part."""


def words_for(kind: Vector) -> Scalar | Vector:
    """Return the words of an element, or of the parts that make it where it has more than 16 bytes."""
    count = min(MOST_WORDS, kind.width * kind.element.bits // WORD)
    return u32 if count == 1 else Vector(u32, count)


class InWords(Rebuilder):
    """A rebuilder that takes lanes out of words."""

    def lane(self, vector: Value, number: int, span: Span | None) -> Value:
        assert isinstance(vector.type, Vector)
        result = Value(vector.type.element)
        self.emit(core.Extract(vector, Constant(u32, number), result, span))
        return result

    def lanes_in(self, vector: Value, span: Span | None) -> list[Value]:
        """Return the words of a vector of them; a word is one by itself."""
        kind = vector.type
        if not isinstance(kind, Vector):
            return [vector]
        return [self.lane(vector, number, span) for number in range(kind.width)]

    def vector(
        self, parts: Sequence[Value], kind: Vector, span: Span | None, name: str = ""
    ) -> Value:
        """Put lanes, or vectors one behind the other, together."""
        result = Value(kind, name)
        self.emit(core.Construct(tuple(parts), result, span))
        return result

    def out_of_words(self, words: Value, lane: Scalar, name: str, span: Span | None) -> list[Value]:
        """Return vectors of four lanes, each with the name."""
        in_word = Vector(lane, WORD // lane.bits)
        step = LANES // in_word.width
        found: list[Value] = []
        for word in self.lanes_in(words, span):
            found.append(Value(in_word, name if step == 1 else ""))
            self.emit(core.Bitcast(word, found[-1], span))
        if step == 1:
            return found
        kind = Vector(lane, LANES)
        parts = range(0, len(found), step)
        return [self.vector(found[n : n + step], kind, span, name) for n in parts]

    def into_words(
        self, parts: Sequence[Value], held: Vector, span: Span | None
    ) -> tuple[Value, ...]:
        """Return vectors of words from vectors of four lanes."""
        words: list[Value] = []
        for part in parts:
            kind = part.type
            assert isinstance(kind, Vector)
            in_word = Vector(kind.element, WORD // kind.element.bits)
            for start in range(0, kind.width, in_word.width):
                some = part
                if in_word != kind:
                    some = Value(in_word)
                    self.emit(core.Extract(part, Constant(u32, start), some, span))
                words.append(Value(u32))
                self.emit(core.Bitcast(some, words[-1], span))
        step = held.width
        return tuple(
            [self.vector(words[n : n + step], held, span) for n in range(0, len(words), step)]
        )

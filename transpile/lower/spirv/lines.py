"""Which line of a module's disassembly comes from which line of the kernel.

A binary has no lines, its text has: one an instruction, with an empty one between sections. Nobody but a reader asks
for them, so they are counted at the first look.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping

from transpile.diagnose.span import Span
from transpile.lower.spirv.disassemble import lines_of_words


class Lines(Mapping[int, Span]):
    """Line of the disassembly, from 1 -> span, for the instructions of the function's body."""

    def __init__(self, module: bytes, start: int, marks: list[tuple[int, Span]]) -> None:
        self._module = module
        self._start = start
        """Index of the word at which the body's code begins."""
        self._marks = marks
        """Index of a word in the body, and the span of what follows it."""
        self._found: dict[int, Span] | None = None

    def __getitem__(self, line: int) -> Span:
        return self._lines()[line]

    def __iter__(self) -> Iterator[int]:
        return iter(self._lines())

    def __len__(self) -> int:
        return len(self._lines())

    def _lines(self) -> dict[int, Span]:
        if self._found is None:
            places = [place for place, _ in self._marks]
            self._found = {}
            for line, word in lines_of_words(self._module):
                mark = bisect_right(places, word - self._start) - 1
                if word >= self._start and mark >= 0:
                    self._found[line] = self._marks[mark][1]
        return self._found

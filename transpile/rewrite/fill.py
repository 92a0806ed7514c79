"""Splice edits into the original text, and map every place of the result back.

    text, [Edit(start, end, new)]  ->  Filled(text, origin of each piece)

An edit replaces ``text[start:end]``, or inserts where both are equal; edits come in the order in which their texts
stand at equal starts. The map is the edit list itself: what is kept maps to itself, what is new maps to the range that
the edit names (by default the range that it replaces).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import field

from transpile.diagnose.record import Record
from transpile.rewrite.binding import Text

CX = "\x01"
"""Stands for the context's name in new text: a fresh name is known only after the walk."""
TRIP = "\x02"
"""Stands for the variable of a region loop (``_cx``)."""
CHECK = "\x03"
"""Stands for the parameter that holds a nested function's check (``_d``)."""


class Edit(Record, eq=False):
    """Replace ``[start, end)`` by `text`, which stands for the user's ``[origin_start, origin_end)``."""

    start: int
    end: int
    text: str | Text
    origin_start: int
    origin_end: int


class Edits(Record):
    """A list of edits under construction."""

    items: list[Edit] = field(default_factory=list)

    def replace(self, start: int, end: int, text: str | Text) -> None:
        self.items.append(Edit(start, end, text, start, end))

    def replace_as(self, start: int, end: int, text: str | Text, origin: tuple[int, int]) -> None:
        """Replace a range by text whose nodes are to be found at `origin`."""
        self.items.append(Edit(start, end, text, *origin))

    def insert(self, at: int, text: str | Text) -> None:
        self.items.append(Edit(at, at, text, at, at))

    def insert_as(self, at: int, text: str | Text, origin: tuple[int, int]) -> None:
        self.items.append(Edit(at, at, text, *origin))


class Filled(Record):
    """The new text and, piece by piece, where it comes from."""

    text: str
    starts: list[int]
    """Start of each piece in `text`; a last entry holds the length."""
    origins: list[tuple[int, int, bool]]
    """For each piece its range in the original, and whether it is kept text."""

    def origin_of_start(self, offset: int) -> int:
        """Map the place where a node starts."""
        index = bisect_right(self.starts, offset) - 1
        if index >= len(self.origins):
            return self.origins[-1][1]
        start, _, is_kept = self.origins[index]
        return start + (offset - self.starts[index]) if is_kept else start

    def origin_of_end(self, offset: int) -> int:
        """Map the place where a node ends."""
        index = max(bisect_left(self.starts, offset) - 1, 0)
        start, end, is_kept = self.origins[index]
        return start + (offset - self.starts[index]) if is_kept else end


def fill(text: str, edits: Edits, names: tuple[str, str, str]) -> Filled:
    """Apply `edits`; `names` replace `CX`, `TRIP` and `CHECK`."""
    cx, trip, check = names
    pieces: list[str] = []
    starts: list[int] = []
    origins: list[tuple[int, int, bool]] = []
    length = at = 0
    for edit in sorted(edits.items, key=_start):
        assert edit.start >= at, "edits overlap"
        if edit.start > at:
            pieces.append(text[at : edit.start])
            starts.append(length)
            origins.append((at, edit.start, True))
            length += edit.start - at
        new = edit.text if isinstance(edit.text, str) else edit.text.render()
        if new:
            new = new.replace(CX, cx).replace(TRIP, trip).replace(CHECK, check)
            pieces.append(new)
            starts.append(length)
            origins.append((edit.origin_start, edit.origin_end, False))
            length += len(new)
        at = edit.end
    if at < len(text):
        pieces.append(text[at:])
        starts.append(length)
        origins.append((at, len(text), True))
        length += len(text) - at
    starts.append(length)
    return Filled("".join(pieces), starts, origins)


def fill_range(text: str, start: int, end: int, edits: Edits) -> str:
    """Apply edits that lie in one range and return that range's new text, with the stand-ins left in."""
    pieces: list[str] = []
    at = start
    for edit in sorted(edits.items, key=_start):
        pieces.append(text[at : edit.start])
        pieces.append(edit.text if isinstance(edit.text, str) else edit.text.render())
        at = edit.end
    pieces.append(text[at:end])
    return "".join(pieces)


def _start(edit: Edit) -> int:
    return edit.start


def keep_lines(old: str, new: str) -> str:
    """Return `new` with as many line ends as `old` has: a replacement must not move later lines."""
    return new + "\n" * old.count("\n")

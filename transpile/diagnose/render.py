"""Diagnostic -> text, in the shape that compilers have taught everyone to read.

    error[CUBE021]: `i32` and `u32` do not mix in `+`
      --> examples/softmax.py:9:25
       |
     9 |             acc = acc + lane
       |                   ~~~   ^^^^ u32
       |                   |
       |                   i32
     note: the two signednesses have no common type of 32 bits
     help: convert one side, for example `i32(lane)`
      via: softmax (examples/softmax.py:31) calls row_scale (examples/softmax.py:9)

The primary label is underlined with ``^``, the others with ``~``. A message never fails because of its source text: a
missing file, a line out of range or a column past the end leave only the location.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from transpile.diagnose.diagnostic import Diagnostic, Label
from transpile.diagnose.sources import source_line
from transpile.diagnose.span import Span

TAB = "    "
LONGEST_CHAIN = 8
"""Calls shown in the ``via`` line before its middle is left out."""


def render(diagnostic: Diagnostic) -> str:
    """Return the message for `diagnostic`, without a final line end."""
    kind = "warning" if issubclass(diagnostic.phase, Warning) else "error"
    lines = [f"{kind}[{diagnostic.code}]: {diagnostic.fill(diagnostic.title)}"]
    labels = [label for label in diagnostic.labels() if label.span.line > 0]
    if labels:
        lines += _snippets(labels)
    lines += [line for note in diagnostic.notes for line in _remark("note", diagnostic.fill(note))]
    if way_out := diagnostic.fill(diagnostic.help):
        lines += _remark("help", way_out)
    if diagnostic.span is not None and diagnostic.span.call_site is not None:
        lines += _remark("via", _chain(diagnostic.span))
    return "\n".join(lines)


def shown_path(file: str) -> str:
    """Return `file` relative to the working directory where it lies inside it, else unchanged."""
    if not os.path.isabs(file):
        return file
    try:
        relative = os.path.relpath(file)
    except (OSError, ValueError):  # the working directory is gone, or another drive on Windows
        return file
    return file if relative.startswith(os.pardir) else relative.replace(os.sep, "/")


def _location(span: Span) -> str:
    return f"{shown_path(span.file)}:{span.line}:{span.column + 1}"


def _remark(word: str, text: str) -> list[str]:
    """Lay out ``note``, ``help`` and ``via``, right-aligned, with continuation lines under the text."""
    first, *rest = text.split("\n")
    return [f"{word:>5}: {first}", *(f"       {line}".rstrip() for line in rest)]


def _chain(innermost: Span) -> str:
    """Return the calls from the kernel to `innermost`, outermost first."""
    spans = [innermost]
    while (caller := spans[-1].call_site) is not None:
        spans.append(caller)
    hops = [f"{s.function or '?'} ({shown_path(s.file)}:{s.line})" for s in reversed(spans)]
    if len(hops) > LONGEST_CHAIN:
        # How many there were says nothing: Python's own stack decides where a recursion ends.
        half = LONGEST_CHAIN // 2
        hops[half:-half] = ["..."]
    return " calls ".join(hops)


def _snippets(labels: Sequence[Label]) -> list[str]:
    """Return one snippet a file, the primary label's file first."""
    primary = labels[0]
    width = len(str(max(label.span.line for label in labels)))
    lines: list[str] = []
    for file in dict.fromkeys(label.span.file for label in labels):
        mine = [label for label in labels if label.span.file == file]
        arrow = "-->" if file == primary.span.file else ":::"
        lines.append(f"{' ' * (width + 1)}{arrow} {_location(mine[0].span)}")
        lines += _snippet(mine, primary, width)
    return lines


def _snippet(labels: Sequence[Label], primary: Label, width: int) -> list[str]:
    gutter = f"{' ' * (width + 2)}|"
    lines = [gutter]
    previous: int | None = None
    missing: list[str] = []
    for number in sorted({label.span.line for label in labels}):
        on_line = [label for label in labels if label.span.line == number]
        text = source_line(on_line[0].span.file, number)
        if text is None:
            missing += [
                f"{' ' * (width + 2)}= {number}:{label.span.column + 1}: {label.text}"
                for label in on_line
                if label.text
            ]
            continue
        if previous is not None and number > previous + 1:
            between = source_line(on_line[0].span.file, number - 1)
            if number == previous + 2 and between is not None:
                lines.append(f" {number - 1:>{width}} | {_Row.of(between).shown}".rstrip())
            else:
                lines.append("...")
        previous = number
        row = _Row.of(text)
        lines.append(f" {number:>{width}} | {row.shown}".rstrip())
        marks = [_Mark.of(label, row, "^" if label is primary else "~") for label in on_line]
        lines += [f"{gutter} {under}".rstrip() for under in _underline(marks)]
    if previous is None:
        lines = []
    return lines + missing


@dataclass(frozen=True, slots=True)
class _Row:
    """One source line as shown, with the screen column at which each of its characters starts."""

    shown: str
    starts: tuple[int, ...]

    @classmethod
    def of(cls, text: str) -> _Row:
        shown: list[str] = []
        starts = [0]
        for character in text:
            piece, columns = _cell(character)
            shown.append(piece)
            starts.append(starts[-1] + columns)
        return cls("".join(shown), tuple(starts))

    def column(self, index: int) -> int:
        return self.starts[max(0, min(index, len(self.starts) - 1))]


def _cell(character: str) -> tuple[str, int]:
    """Return what is printed for `character` and how many columns of a terminal it takes."""
    if character == "\t":
        return TAB, len(TAB)
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return character, 0
    if unicodedata.category(character) == "Cc":
        return "\N{REPLACEMENT CHARACTER}", 1
    return character, 2 if unicodedata.east_asian_width(character) in "WF" else 1


@dataclass(frozen=True, slots=True)
class _Mark:
    """A label laid on one row: the half-open range of screen columns that it underlines."""

    start: int
    end: int
    sign: str
    text: str

    @classmethod
    def of(cls, label: Label, row: _Row, sign: str) -> _Mark:
        span = label.span
        start = row.column(span.column)
        # A range over several lines is underlined to the end of its first one.
        end = row.column(span.end_column) if span.end_line <= span.line else row.starts[-1]
        return cls(start, max(end, start + 1), sign, label.text)


def _underline(marks: Iterable[_Mark]) -> list[str]:
    """Return the line of signs, with the rightmost text on it, and the lines of the texts that hang below."""
    # The primary sign is drawn last, so that it shows where ranges overlap.
    by_start = sorted(marks, key=lambda mark: (mark.start, mark.end))
    canvas = [" "] * max(mark.end for mark in by_start)
    for mark in sorted(by_start, key=lambda mark: mark.sign == "^"):
        canvas[mark.start : mark.end] = mark.sign * (mark.end - mark.start)
    last = by_start[-1]
    inline = last.text.split("\n")[0] if last.end == len(canvas) else ""
    lines = ["".join(canvas) + (f" {inline}" if inline else "")]
    rest = last.text.split("\n")[1:] if inline else []
    lines += [f"{' ' * (len(canvas) + 1)}{line}" for line in rest]
    hanging = [mark for mark in (by_start[:-1] if inline else by_start) if mark.text]
    if hanging:
        lines.append(_bars(hanging))
    while hanging:
        mark = hanging.pop()
        left = [other for other in hanging if other.start < mark.start]
        for line in mark.text.split("\n"):
            lines.append(f"{_bars(left):<{mark.start}}{line}")
    return lines


def _bars(marks: Sequence[_Mark]) -> str:
    canvas = [" "] * max((mark.start + 1 for mark in marks), default=0)
    for mark in marks:
        canvas[mark.start] = "|"
    return "".join(canvas)

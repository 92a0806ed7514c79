"""From a running twin to the user's line: frame -> instruction -> Span.

A twin's code objects carry the user's file, lines and columns (PEP 657), so the innermost twin frame on the stack and
its current instruction say which expression of the user's is being expanded.

    register_codes(twin.codes, "softmax")
    span = span_here()            # the expression that is running now, in characters
"""

from __future__ import annotations

import sys
import weakref
from collections.abc import Iterable
from functools import partial
from types import CodeType, FrameType, TracebackType

from transpile.diagnose.sources import source_line
from transpile.diagnose.span import UNKNOWN, Span
from transpile.diagnose.traceback import is_internal

_Position = tuple[int | None, int | None, int | None, int | None]


class _Registered:
    """What is known of one code object of a twin."""

    __slots__ = ("function", "positions", "reference", "spans")

    def __init__(self, function: str) -> None:
        self.function = function
        self.positions: list[_Position] | None = None
        self.spans: dict[int, Span] = {}
        self.reference: weakref.ref[CodeType] | None = None
        """Forgets this when the code object goes, before another can get its id."""


# Code objects compare by value, without their file: identity is what tells two equal helpers in two files apart.
# They are not kept alive: programs that make kernels and drop them would grow without end.
_REGISTERED: dict[int, _Registered] = {}


def register_codes(codes: Iterable[CodeType], function_name: str) -> None:
    """Make frames that run `codes` known as frames of the user's function `function_name`.

    Functions written inside it have names of their own; deferred operands and comprehensions have none.
    """
    for code in codes:
        if id(code) not in _REGISTERED:
            name = function_name if code.co_name.startswith("<") else code.co_name
            known = _REGISTERED[id(code)] = _Registered(name)
            known.reference = weakref.ref(code, partial(_REGISTERED.pop, id(code)))


def is_twin(code: CodeType) -> bool:
    """Return whether `code` belongs to a registered twin."""
    return id(code) in _REGISTERED


def twin_frame(depth: int = 1) -> FrameType | None:
    """Return the innermost frame of a twin, `depth` frames out from the caller's own (1) or further."""
    frame: FrameType | None = sys._getframe(depth)
    while frame is not None and id(frame.f_code) not in _REGISTERED:
        frame = frame.f_back
    return frame


def span_here(depth: int = 1) -> Span:
    """Return the place in the user's source that is running, or `UNKNOWN` outside twins."""
    frame: FrameType | None = sys._getframe(depth)
    # As `twin_frame`, written out: this runs for each op.
    while frame is not None and id(frame.f_code) not in _REGISTERED:
        frame = frame.f_back
    if frame is None:
        return UNKNOWN
    known = _REGISTERED[id(frame.f_code)]
    instruction = frame.f_lasti
    span = known.spans.get(instruction)
    return span if span is not None else _locate(known, frame.f_code, instruction)


def span_of_caller() -> Span | None:
    """Return the place outside the machinery that is running: of a twin, or of any Python that called."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and is_internal(frame.f_code.co_filename):
        frame = frame.f_back
    return None if frame is None else span_of(frame.f_code, frame.f_lasti)


def span_of(code: CodeType, instruction: int) -> Span:
    """Return the span of one instruction (`f_lasti`, `tb_lasti`) of any code object; columns count characters."""
    known = _REGISTERED.get(id(code))
    if known is None:
        known = _Registered(code.co_name)
    span = known.spans.get(instruction)
    return span if span is not None else _locate(known, code, instruction)


def _locate(known: _Registered, code: CodeType, instruction: int) -> Span:
    if known.positions is None:
        known.positions = list(code.co_positions())
    index = instruction // 2
    position = known.positions[index] if 0 <= index < len(known.positions) else (None,) * 4
    line, end_line, column, end_column = position
    if line is None:
        line = end_line = code.co_firstlineno
    if end_line is None:
        end_line = line
    file = code.co_filename
    if column is None or end_column is None:  # compiled with -X no_debug_ranges: the whole line
        text = source_line(file, line) or ""
        column, end_column, end_line = len(text) - len(text.lstrip()), len(text.rstrip()), line
    else:
        column = characters(source_line(file, line), column)
        end_column = characters(source_line(file, end_line), end_column)
    span = Span(file, line, column, end_line, end_column, known.function)
    known.spans[instruction] = span
    return span


def characters(text: str | None, column: int) -> int:
    """Turn a column in UTF-8 bytes, as CPython counts, into one in characters."""
    if text is None or text.isascii():
        return column
    return len(text.encode()[:column].decode(errors="ignore"))


def span_of_traceback(traceback: TracebackType | None) -> Span:
    """Return the user's place in the innermost twin frame of a traceback, or `UNKNOWN`."""
    found = UNKNOWN
    while traceback is not None:
        if is_twin(traceback.tb_frame.f_code):
            found = span_of(traceback.tb_frame.f_code, traceback.tb_lasti)
        traceback = traceback.tb_next
    return found

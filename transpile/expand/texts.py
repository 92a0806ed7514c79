"""Texts with run-time values, for ``print``: an f-string whose numbers are known only on the device.

While ``cx.text`` collects, a value that is formatted notes itself and leaves a mark in the string; the finished string
is taken apart at the marks. Such a text can be printed, joined and put into other texts, nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from transpile.diagnose.errors.structs import FormatOfRunTime
from transpile.diagnose.errors.types import TextOfRunTime
from transpile.diagnose.span import Span
from transpile.expand.weak import Weak
from transpile.ir.types import Scalar

if TYPE_CHECKING:
    from transpile.expand.context import Context
    from transpile.ir.values import Value as IRValue

Part = str | tuple[Any, str]
"""Plain text, or a value with its format."""
_MARK = re.compile("\x00(\\d+)\x00")
_FORMAT = re.compile(r"([<>]?)([+ ]?)(#?)(0?)(\d*)(\.\d+)?([dxXofFeEgG]?)")
"""What ``printf`` can do as Python does it."""


class Mark(str):
    """Stands in a string for a value; a format that comes after ``!r`` is the value's."""

    def __new__(cls, cx: Context, value: Any) -> Mark:
        collected = cx.texts[-1]
        collected.append((value, ""))
        made = super().__new__(cls, f"\x00{len(collected) - 1}\x00")
        made.cx, made.value = cx, value
        return made

    cx: Context
    value: Any

    def __format__(self, how: str) -> str:
        return note(self.cx, self.value, how) if how else str.__str__(self)


def note(cx: Context, value: Any, how: str) -> str:
    """Return the mark of a value that is formatted now."""
    if how and (value.width > 1 or not _FORMAT.fullmatch(how)):
        raise FormatOfRunTime(cx.span(), format=how.replace("\x00", "")).error()
    if how:
        span = cx.span()
        _check(value, how, span)
        cx.formats.append((value, how, span))
    cx.texts[-1].append((value, how))
    return f"\x00{len(cx.texts[-1]) - 1}\x00"


def _check(value: Any, how: str, span: Span | None) -> None:
    """Refuse a format that Python has for the other kind of number, as `d` is of integers."""
    element = value.element
    is_float = element.kind == "float" if isinstance(element, Weak) else element.is_float
    try:
        format(1.0 if is_float else 1, how)
    except ValueError:
        plain = "a float" if is_float else "an integer"
        number = f"a number of `{element}`" if isinstance(element, Scalar) else plain
        way_out = (
            f"`{how[-1]}` is for integers: write `:.0f`, or convert the number, `i32(...)`"
            if is_float
            else "a precision is for floats: write a width alone, or convert the number, `f32(...)`"
        )
        raise FormatOfRunTime(span, format=how, number=number, way_out=way_out).error() from None


def check_formats(cx: Context) -> None:
    """Look again at the formats of what was a literal at first, now that its type is known."""
    for value, how, span in cx.formats:
        _check(value, how, span)


class Text:
    """A text with run-time values in it."""

    def __init__(self, cx: Context, parts: Sequence[Part]) -> None:
        self.cx = cx
        self.parts = list(parts)

    def __add__(self, other: object) -> object:
        if isinstance(other, (str, Text)):
            return Text(self.cx, [*self.parts, *parts_of(other)])
        return NotImplemented

    def __radd__(self, other: object) -> object:
        return Text(self.cx, [other, *self.parts]) if isinstance(other, str) else NotImplemented

    def _refuse(self, *_: object) -> NoReturn:
        raise TextOfRunTime(self.cx.span(), what="this string").error()

    __hash__ = __eq__ = __ne__ = __str__ = __bool__ = __len__ = __getitem__ = __contains__ = (
        __mod__
    ) = _refuse
    __iter__ = None

    def __format__(self, how: str) -> str:
        if how or not self.cx.texts:
            self._refuse()
        return "".join(
            part if isinstance(part, str) else note(self.cx, *part) for part in self.parts
        )


def finish(cx: Context, text: str) -> object:
    """Return what was collected as a text; a string without run-time values as it is."""
    collected = cx.texts.pop()
    if not collected:
        return text
    pieces = _MARK.split(text)
    parts: list[Part] = []
    for number, piece in enumerate(pieces):
        if number % 2:
            parts.append(collected[int(piece)])
        elif piece:
            parts.append(piece)
    return Text(cx, parts)


def parts_of(value: object) -> list[Part]:
    return value.parts if isinstance(value, Text) else [str(value)]


def text_of(cx: Context, item: object) -> object:
    """Return what ``str(item)`` is, with the run-time values that it shows."""
    return item if isinstance(item, Text) else cx.text(cx.mark, str(item))


def taken_apart(parts: Sequence[Part]) -> tuple[str, tuple[IRValue, ...]]:
    """Return the message of an op, with a ``{}`` for each value, and the values."""
    message = ""
    values = []
    for part in parts:
        if isinstance(part, str):
            message += part.replace("{", "{{").replace("}", "}}")
        else:
            value, how = part
            message += f"{{:{how}}}" if how else "{}"
            values.append(value.ir)
    return message, tuple(values)

"""``assert``: decided here on what is comptime, an op of the device on what is not.

    assert x[i] >= 0.0, f"x is {x[i]}"     ->   %bad: bool_ = logical_not %c
                                                if %bad {
                                                    %v: f32 = load %p
                                                    assert False, "x is {}", %v
                                                }

As in Python, the message is evaluated only where the condition is false; one that needs no op stands without an ``If``.
``assert False`` under a run-time condition says that the device never comes there; elsewhere it is decided at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from transpile.diagnose.errors.calls import AssertionFailed, TooManyShown
from transpile.expand import logic
from transpile.expand.texts import Part, parts_of, taken_apart, text_of
from transpile.expand.value import Value
from transpile.ir.core import Assert, If
from transpile.ir.notes import ROOM, VALUES, words_of
from transpile.ir.types import Scalar, bool_, i64, index
from transpile.ir.values import Constant

if TYPE_CHECKING:
    from transpile.expand.context import Context
    from transpile.ir.values import Value as IRValue


def assert_(cx: Context, test: object, message: object, never: bool) -> None:
    test = logic.tested(cx, test)
    if never and any(entry.runtime for entry in cx.regions.stack):
        test = Value(cx, Constant(bool_, False))
    if not isinstance(test, Value):
        if not logic.decide(cx, test):
            text = "".join(
                [p if isinstance(p, str) else cx.shown(p[0]) for p in _parts(cx, message)]
            )
            raise AssertionFailed(cx.span(), message=text).error()
        return
    if not cx.checked:
        return
    condition = logic.truth(cx, test)
    found, ops, _ = logic.evaluate(cx, lambda: told(cx, message), test.when_false)
    assert isinstance(found, tuple)
    text, values = found
    span = cx.span()
    if not ops:
        cx.emit(Assert(condition.ir, text, values, span))
        return
    body = (*ops, Assert(Constant(bool_, False), text, values, span))
    if never:
        cx.regions.ops.extend(body)
        return
    bad = logic.not_(cx, condition)
    assert isinstance(bad, Value)
    cx.emit(If(bad.ir, body, (), span=span))


def told(cx: Context, message: object) -> tuple[str, tuple[IRValue, ...]]:
    """Return the message of an ``Assert``, evaluated here, and its values."""
    parts = _parts(cx, message)
    _need_room(cx, parts)
    return taken_apart(parts)


def _parts(cx: Context, message: object) -> list[Part]:
    return parts_of(text_of(cx, message() if callable(message) else message))


def _need_room(cx: Context, parts: Sequence[Part]) -> None:
    words = 0
    for part in parts:
        if not isinstance(part, str):
            element, width = part[0].element, part[0].width
            # What is not decided yet may become a type of two words.
            known = isinstance(element, Scalar) and element != index
            words += width * words_of((element if known else i64,))
    if words > ROOM - VALUES:
        raise TooManyShown(cx.span(), words=words, most=ROOM - VALUES).error()

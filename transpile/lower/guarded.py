"""What the walk remembers of a guarded store, to join it with its neighbours."""

from __future__ import annotations

from transpile.diagnose.record import Record
from transpile.ir.values import Value
from transpile.lower.expression import Expression


class Guarded(Record):
    """The block of guarded stores that was written last."""

    value: Value | None
    test: Expression
    start: int
    end: int = -1
    """Lines before and after it."""


NOT_GUARDED = Guarded(None, Expression(""), -1)

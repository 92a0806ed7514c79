"""What the walk remembers of a guarded store, to join it with its neighbours."""

from __future__ import annotations

from dataclasses import dataclass

from transpile.ir.values import Value
from transpile.lower.expression import Expression


@dataclass(slots=True)
class Guarded:
    """The block of guarded stores that was written last."""

    value: Value | None
    test: Expression
    start: int
    end: int = -1
    """Lines before and after it."""


NOT_GUARDED = Guarded(None, Expression(""), -1)

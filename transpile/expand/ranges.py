"""``range`` and ``unroll`` in kernels."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from transpile.diagnose.errors.types import ComptimeNeeded, NotIterable

if TYPE_CHECKING:
    from transpile.expand.context import Context


@dataclass(frozen=True, eq=False)
class Range:
    """A run-time loop, whatever its bounds; each is a number, comptime or not."""

    start: object
    stop: object
    step: object


@dataclass(frozen=True, eq=False)
class Unrolled:
    """A loop that is expanded once for each item."""

    source: object

    def items(self, cx: Context) -> Iterable[object]:
        """Return the comptime items, or raise where a bound is run-time."""
        if isinstance(self.source, Range):
            bounds = [
                cx.known_number(bound)
                for bound in (self.source.start, self.source.stop, self.source.step)
            ]
            for bound in bounds:
                if not isinstance(bound, int):
                    raise ComptimeNeeded(cx.span(), what="a bound of an unrolled range").error()
            return range(*(int(bound) for bound in bounds if bound is not None))
        if not isinstance(self.source, Iterable) or cx.is_runtime(self.source):
            raise NotIterable(cx.span(), what=cx.describe(self.source)).error()
        return self.source

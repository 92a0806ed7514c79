"""``range`` and ``unroll`` in kernels."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from transpile.diagnose.errors.calls import NotSupportedYet
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
class Mapped:
    """A run-time loop whose items are computed from the loop variable: arrays, ``enumerate``, ``zip``, ``reversed``."""

    range: Range
    item: Callable[[object], object]

    @staticmethod
    def of(cx: Context, items: object) -> Mapped | None:
        """Return the run-time loop over `items`, or ``None`` where they are comptime."""
        if isinstance(items, Mapped):
            return items
        if isinstance(items, Range):
            return Mapped(items, lambda position: position)
        length = getattr(type(items), "len", None)
        if length is not None and cx.is_memory(items):
            return Mapped(Range(0, length(items), 1), lambda position: items[position])  # type: ignore[index]
        return None

    def counted(self, cx: Context) -> tuple[object, Callable[[object], object]]:
        """Return the number of trips of a range with step 1, and the item of each by its number from 0."""
        start, stop, step = self.range.start, self.range.stop, self.range.step
        if not (isinstance(step, int) and step == 1):
            raise NotSupportedYet(
                cx.span(),
                what="this over a range with a step",
                way_out="loop over the range itself",
            ).error()
        if isinstance(start, int) and start == 0:
            return stop, self.item
        trips = cx.cond(lambda: stop - start, cx.compare(start, "<", stop), lambda: 0)  # type: ignore[operator]
        return trips, lambda number: self.item(start + number)


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

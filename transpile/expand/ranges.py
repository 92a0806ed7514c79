"""``range`` and ``unroll`` in kernels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.types import ComptimeNeeded, NotIterable
from transpile.expand.habits import LOOPS_OF_THE_DEVICE
from transpile.expand.value import Value
from transpile.ir.types import Scalar

if TYPE_CHECKING:
    from transpile.expand.context import Context


@dataclass(frozen=True, eq=False)
class Range:
    """A run-time loop, whatever its bounds; each is a number, comptime or not."""

    start: object
    stop: object
    step: object


class WrittenRange(Range):
    """One that the user wrote. Where ordinary Python goes through it (``sum(range(4))``, ``[*range(n)]``), nothing but
    its comptime items can be meant.
    """

    cx: Context

    @classmethod
    def of(cls, cx: Context, *bounds: object) -> WrittenRange:
        made = cls(*bounds)
        object.__setattr__(made, "cx", cx)
        return made

    def _known(self) -> range:
        found = Unrolled(self).items(self.cx)
        assert isinstance(found, range)
        return found

    def __iter__(self) -> Iterator[int]:
        for item in self._known():
            self.cx.count_trip()
            yield item

    def __len__(self) -> int:
        return len(self._known())

    def __getitem__(self, place: Any) -> Any:
        return self._known()[place]

    def __contains__(self, item: object) -> bool:
        return item in self._known()

    def __bool__(self) -> bool:
        return True  # a test of it is refused elsewhere; ours ask whether there is one


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
            return Mapped(_ended(cx, items), lambda position: position)
        length = getattr(type(items), "len", None)
        if length is not None and cx.is_memory(items):
            return Mapped(Range(0, length(items), 1), lambda position: items[position])  # type: ignore[index]
        return None

    def counted(self, cx: Context) -> tuple[object, Callable[[object], object]]:
        """Return the number of trips, and the item of each by its number from 0."""
        start, step = self.range.start, self.range.step
        if isinstance(step, int) and step == 1:
            if isinstance(start, int) and start == 0:
                return self.range.stop, self.item
            return self._length(cx), lambda number: self.item(start + number)
        return self._length(cx), lambda number: self.item(start + number * step)

    def _length(self, cx: Context) -> object:
        start, stop, step = self.range.start, self.range.stop, self.range.step
        if isinstance(step, int):
            if step > 0:
                return _steps(cx, start, stop, step)
            return _steps(cx, stop, start, -step) if step else 0

        def up() -> object:
            return _steps(cx, start, stop, step)

        def down() -> object:
            return _steps(cx, stop, start, -step)  # type: ignore[operator]

        if not _may_be_negative(step):
            return up()
        is_up = cx.compare(step, ">", 0)
        return cx.cond(up, is_up, lambda: cx.cond(down, cx.compare(step, "<", 0), lambda: 0))


def _ended(cx: Context, items: Range) -> Range:
    """Return a range that stops at 0 where its stop is below, as in ``range(CUBE_DIM_X - 33)``: neither makes trips."""
    stop = items.stop
    if not isinstance(stop, Value) or not isinstance(stop.element, Scalar) or stop.exact is None:
        return items
    if stop.exact >= 0 or stop.element.is_signed:
        return items
    return Range(items.start, cx.wrap(cx.constant(stop.element, 0)), items.step)


def _steps(cx: Context, low: Any, high: Any, step: Any) -> object:
    """Return how many steps there are from one end to before the other."""
    if isinstance(step, int) and step == 1:
        return cx.cond(lambda: high - low, cx.compare(low, "<", high), lambda: 0)
    return cx.cond(lambda: (high - low - 1) // step + 1, cx.compare(low, "<", high), lambda: 0)


def not_iterable(cx: Context, items: object) -> NotIterable:
    """Say what to do about something that has no comptime items."""
    what = cx.describe(items)
    if isinstance(items, Value) and items.width > 1:
        return NotIterable(
            cx.span(), what=what, way_out="loop over lanes: `for k in range(len(v))`"
        )
    if cx.is_memory(items):
        way_out = "write a loop, `for v in x:`, or name the elements: `[x[i] for i in range(4)]`"
        return NotIterable(cx.span(), what=what, way_out=way_out)
    return NotIterable(cx.span(), what=what)


def _may_be_negative(step: object) -> bool:
    element = getattr(step, "element", None)
    return not isinstance(element, Scalar) or element.is_signed


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
                    raise ComptimeNeeded(
                        cx.span(), what="a bound of an unrolled range", way_out=LOOPS_OF_THE_DEVICE
                    ).error()
            return range(*(int(bound) for bound in bounds if bound is not None))
        if not isinstance(self.source, Iterable) or cx.is_runtime(self.source):
            raise not_iterable(cx, self.source).error()
        return self.source

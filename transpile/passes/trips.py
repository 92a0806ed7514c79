"""Let loops count their trips where adding the step could leave the type: ``Kernel -> Kernel``.

A loop of a text adds its step once more than it makes trips. Near the type's limit that wraps, and what should have
ended goes on for ever::

    for %k in 0:u8, %n, 10:u8 {              %trips: u8 = ... ceil(%n / 10)
        ...                         ->       for %trip in 0:u8, %trips, 1:u8 {
    }                                            %k: u8 = mul %trip, 10:u8
                                                 ...
                                             }

The division is done once, and compilers make an addition of the multiplication: NVRTC's loops are as long as those of a
``while`` that adds the step, but for the counter, and are unrolled, which it can't do where the end may wrap.

Loops stay as they are where ranges tell that nothing wraps, which steps of 1 never do. Sizes of memory and positions
in the grid are less than half of what an address holds, as launches see to it: a loop from ``ABSOLUTE_POS`` to
``x.len()`` in steps of all units stays too.
"""

from __future__ import annotations

from transpile.ir import core
from transpile.ir.types import Scalar
from transpile.ir.values import Constant, Value
from transpile.passes.contents import contents
from transpile.passes.counted_loop import as_trips
from transpile.passes.ranges import Interval, Look, Ranges
from transpile.passes.rebuild import Rebuilder

COUNTS = {"cube_count": "xyz", "cube_count_x": "x", "cube_count_y": "y", "cube_count_z": "z"}
"""Rows that count cubes, and the axes along which they do."""


def trips(kernel: core.Kernel) -> core.Kernel:
    """Return `kernel` with loops that end; the same object if all do."""
    loops = [op for op in contents(kernel.body).ops if isinstance(op, core.For)]
    found = _Trips(kernel)
    return kernel if all(map(found.ends, loops)) else found.kernel(kernel)


class _Trips(Rebuilder):
    VISITS = frozenset({core.For})

    def __init__(self, kernel: core.Kernel) -> None:
        super().__init__()
        self.source = kernel
        self.ranges: _Launched | None = None

    def visit(self, op: core.Op) -> None:
        if not isinstance(op, core.For) or self.ends(op):
            self.keep(op)
            return
        assert self.ranges is not None  # for `ends`
        step = self.ranges.of(op.step)
        *before, loop = as_trips(op, is_positive=step is not None and step[0] > 0)
        for one in before:
            self.keep(one)
        self.keep(loop)

    def ends(self, op: core.For) -> bool:
        """Tell whether no addition of the step leaves the type, that of the last trip included."""
        if isinstance(op.step, Constant) and abs(op.step.value) <= 1:
            return True
        if self.ranges is None:
            self.ranges = _Launched(self.source)
        ranges = self.ranges
        start, stop, step = ranges.of(op.start), ranges.of(op.stop), ranges.of(op.step)
        if start is None or stop is None or step is None:
            return True
        low, high = ranges.limits(op.variable.type)
        rises = step[1] > 0 and start[0] < stop[1]
        falls = step[0] < 0 and start[1] > stop[0]
        return not (
            (rises and stop[1] - 1 + step[1] > high) or (falls and stop[0] + 1 + step[0] < low)
        )


class _Launched(Ranges):
    """Ranges of what launches pass."""

    def computed(self, value: Value, look: Look) -> Interval | None:
        low, high = self.limits(value.type)
        units = self.units_of(value)
        if units is not None and units[0] <= self.kernel.units:
            return min(low, 0), min(self.most, high)
        return super().computed(value, look)

    def units_of(self, value: Value) -> tuple[int, frozenset[str]] | None:
        """Return the number, and the axes whose counts of cubes, that a value is the product of."""
        if isinstance(value, Constant):
            return (int(value.value), frozenset()) if value.value >= 1 else None
        op = self.definitions.get(value)
        if isinstance(op, core.Cast):
            is_word = isinstance(op.result.type, Scalar) and op.result.type.bits >= 32
            return self.units_of(op.value) if is_word else None
        if not isinstance(op, core.Apply):
            return None
        if op.op in COUNTS:
            return 1, frozenset(COUNTS[op.op])
        if op.op != "mul":
            return None
        a, b = map(self.units_of, op.args)
        if a is None or b is None or a[1] & b[1]:
            return None
        return a[0] * b[0], a[1] | b[1]

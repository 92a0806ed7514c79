"""Sweeps: several ways to do one thing, over sizes, as a table, CSV or a plot.

    sweep = report("saxpy", {"ours": ours, "numpy": numpy}, x="n", values=[1 << 16, 1 << 20],
                   bytes_moved=lambda n: 12 * n)

prints::

    saxpy on cpu, GB/s (share of the measured copy, 11.2 GB/s)
              n             ours            numpy
          65536     21.3   190 %     18.2   163 %
        1048576     10.9    97 %      8.1    72 %

A maker gets the size and returns the work to be timed; what it allocates there is not timed. What fails is marked in
its row, with the reason below the table, and the sweep goes on.
"""

from __future__ import annotations

import csv
import io
import os
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from runtime.bench import plot
from runtime.bench.ceilings import Ceiling, ceiling
from runtime.bench.timing import SECONDS, Timing, Work, bench
from runtime.client import ComputeClient, client_of
from runtime.devices import Device
from transpile.diagnose import given
from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.errors.usage import WrongValue
from transpile.diagnose.record import Record

Maker = Callable[[int], Work]
Amount = Callable[[int], float]
UNITS = {"GB/s": 1e9, "TFLOP/s": 1e12}


class Sweep(Record):
    """What a sweep measured."""

    title: str
    device: str
    x: str
    values: tuple[int, ...]
    timings: Mapping[str, Sequence[Timing | None]]
    """For each way, a timing for each value; ``None`` where it failed, or where the sweep ended before."""
    failures: Mapping[tuple[str, int], str]
    """Why it failed, for a way and a value."""
    amounts: tuple[float, ...] | None
    """Bytes or operations for each value; without them times are shown."""
    unit: str
    """``GB/s``, ``TFLOP/s`` or ``µs``."""
    peak: float | None
    """The measured ceiling in `unit`."""

    def figure(self, way: str, place: int) -> float | None:
        """Return what is shown for a way at the value of number `place`, in `unit`."""
        timing = self.timings[way][place]
        if timing is None:
            return None
        if self.amounts is None:
            return timing.median * 1e6
        return self.amounts[place] / timing.median / UNITS[self.unit]

    def share(self, way: str, place: int) -> float | None:
        """Return the share of the ceiling."""
        found = self.figure(way, place)
        return None if found is None or self.peak is None else found / self.peak

    def table(self) -> str:
        """Return the figures as text."""
        head = f"{self.title} on {self.device}, {self.unit}"
        if self.peak is not None:
            what = "copy" if self.unit == "GB/s" else "f32 multiply-adds"
            head += f" (share of the measured {what}, {self.peak:.3g} {self.unit})"
        ways = list(self.timings)
        width = max(16, *(len(way) + 2 for way in ways))
        lines = [head, f"{self.x:>12}" + "".join(f"{way:>{width}}" for way in ways)]
        for place, value in enumerate(self.values):
            cells = [f"{self._cell(way, place):>{width}}" for way in ways]
            lines.append(f"{value:>12}" + "".join(cells))
        alike: dict[tuple[str, str], list[str]] = {}
        for (way, value), reason in self.failures.items():
            alike.setdefault((way, reason), []).append(str(value))
        lines += [
            f"{way} failed at {self.x} = {', '.join(values)}: {reason}"
            for (way, reason), values in alike.items()
        ]
        return "\n".join(lines)

    def _cell(self, way: str, place: int) -> str:
        found, share = self.figure(way, place), self.share(way, place)
        if found is None:
            return "failed" if (way, self.values[place]) in self.failures else "-"
        return f"{found:.4g}" if share is None else f"{found:.4g} {share:>5.0%}"

    def csv(self) -> str:
        """Return every figure as CSV, one line for each way and value; times are in seconds."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(
            ["way", self.x, "median", "low", "high", "samples", "clock", self.unit, "share"]
        )
        for way, timings in self.timings.items():
            for place, (value, timing) in enumerate(zip(self.values, timings, strict=True)):
                if timing is None:
                    writer.writerow([way, value, "", "", "", 0, "", "", ""])
                    continue
                times = [timing.median, timing.quantile(0.1), timing.quantile(0.9)]
                share = self.share(way, place)
                writer.writerow(
                    [
                        way,
                        value,
                        *(f"{time:.6g}" for time in times),
                        len(timing.samples),
                        timing.clock,
                        f"{self.figure(way, place):.6g}",
                        "" if share is None else f"{share:.4f}",
                    ]
                )
        return out.getvalue()

    def plot(self, path: str | Path) -> None:
        """Draw a line for each way to a file; its ending says the format.

        Raises:
            CubeUsageError: matplotlib is not installed.
        """
        lines = {
            way: [
                (value, figure)
                for place, value in enumerate(self.values)
                if (figure := self.figure(way, place)) is not None
            ]
            for way in self.timings
        }
        plot.lines(path, f"{self.title} on {self.device}", self.x, self.unit, lines, self.peak)


class Interrupted(KeyboardInterrupt):
    """Ctrl-C in a sweep, after what was measured until then was printed and written."""

    def __init__(self, sweep: Sweep) -> None:
        super().__init__()
        self.sweep = sweep


def report(
    title: str,
    ways: Mapping[str, Maker],
    *,
    x: str,
    values: Sequence[int],
    bytes_moved: Amount | None = None,
    operations: Amount | None = None,
    client: ComputeClient | Device | str | None = None,
    budget: float = 0.2,
    flush: bool = True,
    csv: str | Path | None = None,
    plot: str | Path | None = None,
    quiet: bool = False,
) -> Sweep:
    """Measure several ways over several sizes, print the table, and return it all.

    Args:
        title: what is measured.
        ways: a name, and a function that gets a size and returns the work to be timed.
        x: what a size is called.
        values: the sizes.
        bytes_moved: of a size, the bytes read and written: figures are GB/s then.
        operations: of a size, the operations: figures are TFLOP/s then.
        client: of the device that the work runs on, or that device or its name; the default device's if not given.
        budget: seconds for each measurement.
        flush: whether caches are emptied before each sample.
        csv: a file to write the figures to.
        plot: a file to draw to; needs matplotlib.
        quiet: print nothing.

    What a maker or its work raises is a failure of that way at that size. Ctrl-C, a lost device and a way that is no
    maker end the sweep; what was measured until then is printed and written all the same.

    Raises:
        CubeUsageError: there is nothing to measure, an argument makes no sense, a file can't be written, or
            matplotlib is not installed; nothing is measured then.
        Interrupted: Ctrl-C was pressed; its ``sweep`` is what was measured.
    """
    values, amounts = _checked(title, ways, x, values, bytes_moved, operations)
    given.real("report", "budget", budget, SECONDS)
    flush = given.flag("report", "flush", flush)
    csv = None if csv is None else given.path("report", "csv", csv)
    plot = None if plot is None else given.path("report", "plot", plot)
    if plot is not None:
        draws("report", "plot", plot)
    client = client_of("report", client)
    unit, peak = unit_of(client, bytes_moved is not None, operations is not None)
    timings: dict[str, list[Timing | None]] = {way: [] for way in ways}
    failures: dict[tuple[str, int], str] = {}

    def publish() -> Sweep:
        count = max(map(len, timings.values()))
        for found in timings.values():
            found += [None] * (count - len(found))
        sweep = Sweep(
            title,
            client.device.name,
            x,
            values[:count],
            timings,
            failures,
            None if amounts is None else amounts[:count],
            unit,
            peak,
        )
        if not quiet:
            print(sweep.table())
        if csv is not None:
            Path(csv).write_text(sweep.csv(), encoding="utf-8")
        if plot is not None:
            sweep.plot(plot)
        return sweep

    try:
        for value in values:
            for way, maker in ways.items():
                found = _measured(way, maker, value, client, budget, flush)
                if isinstance(found, str):
                    failures[way, value] = found
                timings[way].append(None if isinstance(found, str) else found)
    except BaseException as end:
        if not any(timings.values()):
            raise
        sweep = publish()
        if isinstance(end, KeyboardInterrupt):
            raise Interrupted(sweep).with_traceback(end.__traceback__) from None
        raise
    return publish()


def _measured(
    way: str, maker: Maker, value: int, client: ComputeClient, budget: float, flush: bool
) -> Timing | str:
    """Return the time that a way takes at a size, or why it failed there.

    Raises:
        CubeError: it would fail at any size: it is no maker, or the device is lost.
    """
    try:
        work = given.calling("report", f"ways[{way!r}]", maker, (value,))
        given.called("report", f"ways[{way!r}]", work, RETURNED)
        return bench(work, client=client, budget=budget, flush=flush)
    except Exception as error:  # the caller's work may raise anything
        if _is_no_maker(error) or getattr(client.server, "lost", None) is not None:
            raise
        reason = _reason(error, maker)
    with suppress(Exception):  # what it launched before it failed must not fail another way
        client.sync()
    return reason


def _is_no_maker(error: Exception) -> bool:
    said = error.diagnostic if isinstance(error, CubeError) else None
    return isinstance(said, WrongValue) and said.function in ("report", "bench")


def _reason(error: Exception, maker: Maker) -> str:
    """Return an error in one line: ours as it is, others with their class and the last line of the maker's file."""
    said = (str(error).splitlines() or [""])[0]
    if isinstance(error, CubeError):
        return said
    said = f"{type(error).__name__}: {said}" if said else type(error).__name__
    file = getattr(getattr(maker, "__code__", None), "co_filename", None)
    trace = traceback.walk_tb(error.__traceback__)
    lines = [line for frame, line in trace if frame.f_code.co_filename == file]
    return f"{said} ({os.path.basename(file)}:{lines[-1]})" if file and lines else said


RETURNED = "a maker that returns the work, a function without arguments: `lambda n: lambda: kernel.launch(...)`"


def _checked(
    title: Any, ways: Any, x: Any, values: Any, bytes_moved: Any, operations: Any
) -> tuple[tuple[int, ...], tuple[float, ...] | None]:
    """Check what is to be measured; return the sizes, and the bytes or operations of each."""
    for parameter, text in (("title", title), ("x", x)):
        if not isinstance(text, str):
            raise given.wrong("report", parameter, text, "a text")
    wants = 'at least one way, by its name: `{"ours": maker}`'
    if not isinstance(ways, Mapping) or not ways or not all(isinstance(w, str) for w in ways):
        raise given.wrong("report", "ways", ways, wants)
    for way, maker in ways.items():
        wants = "a function that gets a size and returns the work"
        if not callable(maker):
            raise given.wrong("report", f"ways[{way!r}]", maker, wants)
    if bytes_moved is not None and operations is not None:
        wants = "`bytes_moved` or `operations`, not both: a table has one unit"
        raise given.wrong("report", "operations", operations, wants)
    for parameter, amount in (("bytes_moved", bytes_moved), ("operations", operations)):
        if amount is not None:
            wants = "a function of the size, such as `lambda n: 12 * n`"
            given.called("report", parameter, amount, wants)
    amount = bytes_moved or operations
    wants = "at least one size, such as `[1 << 16, 1 << 20]`"
    found = given.sizes("report", "values", values, wants=wants)
    if not found:
        raise given.wrong("report", "values", values, wants)
    if amount is None:
        return found, None
    parameter, wants = parameter_of(bytes_moved), "a function that returns a number above 0"
    moved = [given.calling("report", parameter, amount, (value,)) for value in found]
    return found, tuple(given.real("report", parameter, number, wants) for number in moved)


def parameter_of(bytes_moved: object) -> str:
    """Return which of the two amounts was given."""
    return "operations" if bytes_moved is None else "bytes_moved"


draws = plot.check
"""Under another name: `report` has a parameter ``plot``."""


def unit_of(
    client: ComputeClient, has_bytes: bool, has_operations: bool
) -> tuple[str, float | None]:
    """Return the unit of the figures, and the device's ceiling in it."""
    if not has_bytes and not has_operations:
        return "µs", None
    found: Ceiling = ceiling(client)
    if has_bytes:
        return "GB/s", found.bandwidth / UNITS["GB/s"]
    return "TFLOP/s", found.rate / UNITS["TFLOP/s"]

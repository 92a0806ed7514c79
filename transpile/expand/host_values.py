"""Calls of the host whose value is another one each time: ``random.random()`` is one constant of the kernel, silently.

A call is noted where it is expanded, and told when the kernel is, unless `comptime(...)` around it says that one value
is meant.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.diagnose.errors.calls import HostValue
from transpile.diagnose.places import span_text
from transpile.diagnose.span import Span

if TYPE_CHECKING:
    from transpile.expand.context import Context

RANDOM = frozenset({"random", "numpy.random", "secrets"})
NAMED = {
    "time": frozenset(
        f"{clock}{unit}"
        for clock in ("time", "perf_counter", "monotonic", "process_time", "thread_time")
        for unit in ("", "_ns")
    ),
    "datetime": frozenset({"now", "utcnow", "today"}),
    "uuid": frozenset({"uuid1", "uuid4", "uuid6", "uuid7"}),
    "posix": frozenset({"urandom", "getrandom"}),
    "nt": frozenset({"urandom"}),
}
"""Of other modules, the functions that give another value each time."""
SAME = frozenset(
    "seed default_rng spawn getstate setstate get_state set_state compare_digest".split()
)
"""Of the modules of random numbers, the functions that give none."""


def note(cx: Context, function: object) -> None:
    """Note a call of the host by its place, if its value is another one each time."""
    if isinstance(function, type) or not _varies(function):
        return
    span = cx.span()
    for frame in reversed(cx.frames):
        # `random.uniform` has a source, and is expanded in place: the call in it is not the user's.
        plain = getattr(frame.function, "function", frame.function)
        if frame.call_site is None or not _is_of(getattr(plain, "__module__", None), RANDOM):
            break
        span = frame.call_site
    if span not in cx.baked:
        written = (span_text(span) or "").partition("(")[0]
        name = getattr(function, "__name__", "it")
        cx.baked[span] = HostValue(span, function=written or name)


def forgive(cx: Context) -> None:
    """Take back what was noted within the call that runs now, of `comptime`."""
    if cx.baked:
        outer = cx.span()
        for span in [span for span in cx.baked if _within(span, outer)]:
            del cx.baked[span]


def tell(cx: Context) -> None:
    """Warn of what was noted."""
    for found in cx.baked.values():
        found.warn()


def _varies(function: object) -> bool:
    name = getattr(function, "__name__", "")
    module = getattr(function, "__module__", None)
    if module in NAMED:
        return name in NAMED[module]
    if _is_of(module, RANDOM):
        return name not in SAME
    owner = getattr(function, "__self__", None)
    if owner is None or module is not None:
        return False
    # Methods in C have no module; their class has one.
    kind = owner if isinstance(owner, type) else type(owner)
    for module in [base.__module__ for base in kind.__mro__]:
        if module in NAMED:
            return name in NAMED[module]
        if _is_of(module, RANDOM):
            return name not in SAME
    return False


def _is_of(module: object, names: frozenset[str]) -> bool:
    return isinstance(module, str) and (module in names or module.startswith("numpy.random."))


def _within(span: Span | None, outer: Span) -> bool:
    """Tell if a span, or a call that led to it, lies in another."""
    while span is not None:
        starts = (outer.line, outer.column) <= (span.line, span.column)
        ends = (span.end_line, span.end_column) <= (outer.end_line, outer.end_column)
        if span.file == outer.file and starts and ends:
            return True
        span = span.call_site
    return False

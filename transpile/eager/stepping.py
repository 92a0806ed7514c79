"""``breakpoint()`` in a kernel that runs on numbers: the debugger stops in the user's function, at its next line.

The call stands in a twin, so the frame that `breakpoint` itself would pick is one of ours.
"""

from __future__ import annotations

import contextlib
import os
import pdb  # noqa: T100 (to stop is what this module is for)
import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

from transpile.diagnose.frames import is_twin
from transpile.expand.symbols import PAUSED


class Debugger(pdb.Pdb):
    """pdb that stops in what the user wrote: in twins, whose lines are the user's, and outside of kernels."""

    def __init__(self, *, is_early: bool = False) -> None:
        super().__init__(skip=("bdb", "transpile.*", "runtime.*"), nosigint=True)
        self.is_early = is_early
        """It waits for the first call of a twin, to stop at its first line."""

    def user_call(self, frame: FrameType, argument_list: None) -> None:
        if self.is_early:
            self.is_early = False
            return
        super().user_call(frame, argument_list)

    def interaction(self, frame: FrameType | None, *rest: Any) -> None:
        """Take commands; names such as ``UNIT_POS`` have the values of the unit that stopped."""
        PAUSED.cx = frame.f_locals.get("cx") if frame and is_twin(frame.f_code) else None
        try:
            super().interaction(frame, *rest)
        finally:
            PAUSED.cx = None

    def stop_here(self, frame: FrameType) -> bool:
        if self.is_early and not is_twin(frame.f_code):
            return False
        if is_twin(frame.f_code):
            return super().stop_here(frame)
        return super().stop_here(frame) and not _is_called_by_us(frame)


def _is_called_by_us(frame: FrameType) -> bool:
    """Whether a twin or the packages called it, directly or not: a library, what ``dataclass`` generated."""
    outer = frame.f_back
    while outer is not None:
        package = str(outer.f_globals.get("__name__", "")).partition(".")[0]
        if is_twin(outer.f_code) or package in ("transpile", "runtime"):
            return True
        outer = outer.f_back
    return False


@contextlib.contextmanager
def unseen() -> Iterator[None]:
    """Hide what runs from tools for coverage and from breakpoints: an expansion goes through both arms of every ``if``,
    and comes by the user's lines before any unit does.
    """
    before = sys.gettrace()
    sys.settrace(None)
    taken = _take_callbacks()
    try:
        yield
    finally:
        for tool, event, callback in taken:
            sys.monitoring.register_callback(tool, event, callback)  # type: ignore[attr-defined, unused-ignore]
        sys.settrace(before)


def _take_callbacks() -> list[tuple[int, int, object]]:
    """Take away what tools registered under PEP 669, from Python 3.12 on; return what is to be put back."""
    monitoring = getattr(sys, "monitoring", None)
    if monitoring is None:
        return []
    taken = []
    for tool in range(6):
        if monitoring.get_tool(tool) is None:
            continue
        for name, event in vars(monitoring.events).items():
            if name.startswith("_") or event == 0:
                continue
            callback = monitoring.register_callback(tool, event, None)
            if callback is not None:
                taken.append((tool, event, callback))
    return taken


def stop_at_start(run: Callable[[], object]) -> None:
    """Run a unit, and stop at the first line of its kernel."""
    debugger = Debugger(is_early=True)
    before = sys.gettrace()
    try:
        debugger.runcall(run)
    finally:
        sys.settrace(before)


def stop_in(frame: FrameType) -> None:
    """Stop in `frame`; a debugger that has set its own hook, or ``PYTHONBREAKPOINT``, is asked instead."""
    hook = sys.breakpointhook
    if hook is not sys.__breakpointhook__ or os.environ.get("PYTHONBREAKPOINT"):
        hook()
        return
    debugger = Debugger()
    debugger.set_trace(frame)
    debugger.set_next(frame)  # not in what is still to run of ours

"""Tracebacks that show the user's frames: the machinery between their call and their kernel's line is cut.

The expanded twin of a kernel is compiled with the user's file name, so its frames stay; frames of the packages
``transpile`` and ``runtime`` go. The entrances (launch, ``inspect``) are marked with ``@boundary``.

Python adds the boundary's own frame while it unwinds; it sets ``__tracebackhide__``, which pytest and IPython honour.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import ParamSpec, TypeVar

from transpile.config import settings
from transpile.diagnose.diagnostic import CubeError

E = TypeVar("E", bound=BaseException)
P = ParamSpec("P")
R = TypeVar("R")

_TRANSPILE = Path(__file__).resolve().parent.parent
_FOLDERS = (_TRANSPILE, _TRANSPILE.parent / "runtime")
_INTERNAL = (*(f"{folder}{os.sep}" for folder in _FOLDERS), "<runtime.")
"""How the files of the machinery begin; functions that it writes are in ``<runtime.shortcuts>``."""


def boundary(function: Callable[P, R]) -> Callable[P, R]:
    """Mark an entrance: a `CubeError` that leaves it shows the user's frames only."""

    @functools.wraps(function)
    def enter(*args: P.args, **kwargs: P.kwargs) -> R:
        __tracebackhide__ = True
        try:
            return function(*args, **kwargs)
        except CubeError as error:
            raise cut(error) from error.__cause__

    return enter


def cut(error: E) -> E:
    """Drop internal frames from the error's traceback, in place; ``TRANSPILE_FULL_TRACEBACK=1`` keeps all."""
    if not settings.full_traceback:
        error.__traceback__ = _without_internal(error.__traceback__)
    return error


def is_internal(file: str) -> bool:
    """Tell whether a code object's file belongs to the machinery."""
    return file.startswith(_INTERNAL)


def _without_internal(trace: TracebackType | None) -> TracebackType | None:
    kept: list[TracebackType] = []
    while trace is not None:
        if not is_internal(trace.tb_frame.f_code.co_filename):
            kept.append(trace)
        trace = trace.tb_next
    chained: TracebackType | None = None
    for entry in reversed(kept):
        chained = TracebackType(chained, entry.tb_frame, entry.tb_lasti, entry.tb_lineno)
    return chained

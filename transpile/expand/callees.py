"""Callables of Python that are neither functions nor classes of kernels: what they run, and which take any value."""

from __future__ import annotations

import functools
import inspect
import operator
from types import FunctionType, MethodType
from typing import Any

from transpile.expand.vocabulary import is_of_the_language

_CACHED = type(functools.cache(lambda: None))
_OPERATORS = """
    add sub mul truediv floordiv mod pow neg pos abs invert lshift rshift and_ or_ xor eq ne lt le gt ge getitem
"""
ANYTHING: frozenset[object] = frozenset(
    (
        tuple, list, dict, set, id, type, isinstance, callable, hasattr, getattr, slice, super, iter, functools.partial,
        *(getattr(operator, name) for name in _OPERATORS.split()),
    )
)  # fmt: skip
"""They keep run-time values, or ask them for what their operators do."""
GETTERS = (operator.itemgetter, operator.attrgetter)


def takes_run_time(function: Any) -> bool:
    """Whether a callable without a source may be given run-time values as they are."""
    if isinstance(function, GETTERS):
        return True
    if isinstance(function, MethodType) and isinstance(function.__self__, tuple):
        return function.__name__ in ("_replace", "_asdict")
    if isinstance(function, type) and issubclass(function, tuple) and hasattr(function, "_fields"):
        return True
    try:
        return function in ANYTHING
    except TypeError:  # not hashable
        return False


def behind(function: Any) -> Any:
    """Return the function that an object runs when it is called, of a cache or ``__call__``, if there is one."""
    if isinstance(function, _CACHED):
        return function.__wrapped__
    if isinstance(function, (type, FunctionType, MethodType)):
        return None
    method = inspect.getattr_static(type(function), "__call__", None)
    if isinstance(method, FunctionType) and not is_of_the_language(method):
        return MethodType(method, function)
    return None

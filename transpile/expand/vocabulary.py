"""Whether a plain Python function speaks the kernel language: then it is expanded whatever its arguments are."""

from __future__ import annotations

from collections.abc import Iterator
from types import CodeType, FunctionType

from transpile.expand.symbols import Constructor, Intrinsic, Symbol


def speaks_kernel(function: FunctionType) -> bool:
    """Tell if the function names what has a value only inside a kernel: ``min_value``, ``UNIT_POS_X``."""
    return any(isinstance(value, (Intrinsic, Symbol, Constructor)) for value in _named(function))


def is_of_the_language(function: FunctionType) -> bool:
    """Tell if the function is our own, for the host: `cube`, `spec`. It is not written in the language."""
    module = function.__module__ or ""
    return module.startswith("transpile.") and not module.startswith("transpile.polyfills")


def _named(function: FunctionType) -> Iterator[object]:
    """Go through what the free names of a function stand for now."""
    for name in _names(function.__code__):
        if name in function.__globals__:
            yield function.__globals__[name]
    for cell in function.__closure__ or ():
        try:
            yield cell.cell_contents
        except ValueError:  # not bound yet
            continue


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)

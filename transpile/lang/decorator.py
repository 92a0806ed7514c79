"""``@cube``: a Python function becomes a kernel-language function, and with ``launch=True`` a
kernel.
"""

from __future__ import annotations

import linecache
import sys
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, TypeVar, overload

from transpile.diagnose.errors.calls import NotSupportedYet
from transpile.diagnose.errors.syntax import NotAFunction
from transpile.diagnose.frames import span_of_caller
from transpile.diagnose.given import described, wrong
from transpile.diagnose.span import Span
from transpile.diagnose.traceback import is_internal
from transpile.expand.structs import is_struct_class
from transpile.lang.cube_function import CubeFunction
from transpile.lang.options import PLAINLY, check_launch, options_of
from transpile.lang.struct import struct
from transpile.rewrite import function_from_source, place_of

F = TypeVar("F", bound=Callable[..., Any])
AFTER_CUBE = "__after_cube__"
"""Attribute of a plain function: what a decorator below ``@cube`` wants to make of the kernel."""


@overload
def cube(function: F, /) -> Any: ...
@overload
def cube(*, launch: bool = ..., **options: Any) -> Callable[[Callable[..., Any]], Any]: ...
def cube(function: Any = None, /, *, launch: bool = False, **options: Any) -> Any:
    """Make a function one of the kernel language; with ``launch=True``, a kernel. On a dataclass: a struct of kernels.

    Args:
        function: the function, when the decorator is used without parentheses.
        launch: whether the host launches it.
        options: ``fast_math``, ``True`` or a set of ``contract reassociate functions division``: what floats of 32 bits
            may do for speed in this function, and in those that it calls which don't say; ``cluster_dim``, an int or up
            to three: how many cubes are in a cluster; ``address_type``, ``auto``, ``u32`` or ``u64``: what ``index`` is
            in launches that don't say.

    Raises:
        CubeError: what is decorated is no function, or an option is unknown.
    """
    caller = sys._getframe(1)
    check_launch(launch)

    def decorate(target: Any) -> Any:
        if isinstance(target, type):
            file, line = caller.f_code.co_filename, caller.f_lineno
            text = linecache.getline(file, line).rstrip()
            indent = len(text) - len(text.lstrip())
            span = Span(file, line, indent, line, max(len(text), indent + 1), target.__name__)
            if is_internal(file):  # called in a kernel
                span = span_of_caller() or span
            is_local = "<locals>" in target.__qualname__
            names = dict(caller.f_locals) if is_local else {}
            options_of(options, span, is_launched=launch)
            return struct(target, span, caller.f_globals, names)
        return _cube_function(target, launch, options)

    return decorate if function is None else decorate(function)


def _cube_function(target: Any, launch: bool, options: Mapping[str, Any]) -> Any:
    """Make a function, or what was made of one, a function of kernels with these options."""
    if isinstance(target, CubeFunction):
        launch = launch or target.is_launched
        made = options_of(options, target.span, is_launched=launch) if options else target.settled
        return CubeFunction(target.function, launch, made)
    if isinstance(target, (staticmethod, classmethod)):
        return type(target)(_cube_function(target.__func__, launch, options))
    if not isinstance(target, FunctionType):
        raise NotSupportedYet(
            span_of_caller(),
            what=f"`@cube` on {described(target)}",
            way_out="decorate a function defined by `def`",
        ).error()
    if launch and target.__code__.co_name == "<lambda>":
        raise NotAFunction(place_of(target), "lambda").error()
    after: Callable[[CubeFunction], Any] | None = target.__dict__.pop(AFTER_CUBE, None)
    made = PLAINLY
    if options:
        made = options_of(options, place_of(target), is_launched=launch)
    found = CubeFunction(target, launch, made)
    return found if after is None else after(found)


def from_source(
    text: str, names: dict[str, Any] | None = None, *, launch: bool = False, **options: Any
) -> Any:
    """Make a kernel-language function from source text, where Python cannot find it (plain
    ``exec``, ``python -c``).

    Args:
        text: one or several definitions; the last one is returned, decorated or not.
        names: its namespace; that of the package if not given.
        launch: whether the host launches it.
        options: those of ``@cube``; they replace those of a decorator in the text.

    Raises:
        CubeError: the text defines nothing for kernels, or an option is unknown.
    """
    if not isinstance(text, str):
        raise wrong("cube.from_source", "text", text, "the source of a function, as a `str`")
    if not (names is None or isinstance(names, dict)):
        raise wrong("cube.from_source", "names", names, "a dict, or nothing")
    check_launch(launch)
    if names is None:
        # The package's own names, one layer up.
        names = dict(vars(sys.modules["transpile"]))
    found = function_from_source(text, names)
    is_plain = isinstance(found, FunctionType) or (
        isinstance(found, type) and not is_struct_class(found)
    )
    return _cube_function(found, launch, options) if is_plain or launch or options else found


cube.from_source = from_source  # type: ignore[attr-defined]

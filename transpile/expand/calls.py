"""Calls: what a callee is decides what happens. Cube functions and helpers are expanded in place."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from dataclasses import is_dataclass
from functools import partial
from types import BuiltinFunctionType, FunctionType, MethodType
from typing import TYPE_CHECKING, Any, TypeVar

from transpile.diagnose.diagnostic import CubeError, CubeWarning
from transpile.diagnose.errors.calls import (
    ComptimeFailure,
    NotCallable,
    NotCalled,
    RuntimeToHost,
    WrongArguments,
)
from transpile.diagnose.errors.structs import PlainDataclass
from transpile.diagnose.places import span_text
from transpile.expand import (
    arithmetic,
    callees,
    construct,
    displays,
    exact,
    host_values,
    structs,
)
from transpile.expand.annotations import (
    LocalMemory,
    MemoryAnnotation,
)
from transpile.expand.atomics import AtomicElement
from transpile.expand.builtins import BUILTINS
from transpile.expand.containers import Container
from transpile.expand.habits import F_STRING, Sizes, function_hint
from transpile.expand.in_place import call_nested, expand_function, nested_of
from transpile.expand.known import has_runtime
from transpile.expand.number_types import generic
from transpile.expand.slices import Slice
from transpile.expand.symbols import Constructor, Intrinsic, Symbol
from transpile.expand.value import Value
from transpile.expand.vectors import renewed
from transpile.expand.vocabulary import is_of_the_language, speaks_kernel
from transpile.expand.weak import check_fits
from transpile.expand.words import describe, readable
from transpile.ir import foreign
from transpile.ir.core import Cast
from transpile.ir.host import round_to
from transpile.ir.types import Scalar, Vector
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.expand.context import Context


def _plain(args: tuple[object, ...], kwargs: dict[str, object]) -> tuple[Any, dict[str, object]]:
    return exact.plain(args), {name: exact.plain(value) for name, value in kwargs.items()}


def free(cx: Context, value: object) -> object:
    """Read a free name: symbols get this expansion's value, type variables their binding."""
    if isinstance(value, Symbol):
        return value.read(cx)
    if isinstance(value, TypeVar):
        return generic(cx, value)
    if structs.holds_struct(value):
        return construct.lift(cx, value)
    return displays.from_outside(cx, value)


def cast(cx: Context, target: Scalar | Vector, args: Sequence[object]) -> Value:
    """``f32(x)``: an explicit conversion, by value."""
    if len(args) > 1:
        raise WrongArguments(
            cx.span(),
            function=str(target),
            signature=f"{target}(value)",
            problem=f"got {len(args)}",
        ).error()
    value = displays.host_number(args[0]) if args else 0
    if isinstance(value, (bool, int, float)):
        element = target.element if isinstance(target, Vector) else target
        if isinstance(value, int) and not element.is_float:
            check_fits(value, element, cx.span)
        return cx.wrap(arithmetic.convert(cx, round_to(element, value), target))
    if not isinstance(value, Value):
        raise WrongArguments(
            cx.span(), function=str(target), signature=f"{target}(number)", problem=describe(value)
        ).error()
    element = target.element if isinstance(target, Vector) else target
    if value.element == element:
        return renewed(cx, value)
    wanted = Vector(element, value.width) if value.width > 1 else element
    result = IRValue(wanted)
    cx.emit(Cast(value.ir, result, span=cx.span()))
    return cx.wrap(result)


def call(cx: Context, function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> object:
    """Carry out one call."""
    if isinstance(function, TypeVar):
        function = generic(cx, function)
    if isinstance(function, (Scalar, Vector)):
        return _fitting(cx, function, cast, (cx, function, args), kwargs)
    if isinstance(function, Intrinsic):
        return _checked_intrinsic(cx, function, args, kwargs)
    if isinstance(function, Constructor):
        return _fitting(cx, function, function.construct, (cx, *args), kwargs)
    if getattr(function, "__cube__", False):
        return expand_function(cx, function, args, kwargs)
    if isinstance(function, Sizes):
        return _fitting(cx, function, function, args, kwargs)
    if isinstance(function, partial):
        return call(cx, function.func, (*function.args, *args), {**function.keywords, **kwargs})
    if construct.is_callee(function):
        return construct.call(cx, function, args, kwargs)
    if isinstance(function, FunctionType):
        nested = nested_of(cx, function)
        if nested is not None:
            return call_nested(cx, function, nested, args, kwargs)
    builtin = _builtin(function)
    if builtin is not None:
        return _fitting(cx, function, builtin, (cx, *args), kwargs)
    if isinstance(function, MethodType):
        owner = function.__self__
        if isinstance(owner, LocalMemory):
            return owner.construct(cx, *args, zeros=True)
        if isinstance(owner, (Container, Slice, AtomicElement, Value)):
            return _fitting(cx, function, function, args, kwargs)
        if getattr(function.__func__, "__cube__", False):
            return expand_function(cx, function.__func__, (owner, *args), kwargs)
        if structs.is_struct_class(owner) or structs.is_struct_class(type(owner)):
            return construct.call_method(cx, function, args, kwargs)
    if getattr(function, "__comptime__", False):
        args, kwargs = _plain(args, kwargs)
    runtime = any(has_runtime(a) for a in args) or any(has_runtime(a) for a in kwargs.values())
    plain = function.__func__ if isinstance(function, MethodType) else function
    in_place = runtime or (isinstance(plain, FunctionType) and speaks_kernel(plain))
    in_place = in_place and not callees.takes_run_time(function)
    if isinstance(function, MethodType) and isinstance(plain, FunctionType) and in_place:
        if isinstance(function.__self__, (list, dict, set)):
            return function(*args, **kwargs)
        return expand_function(
            cx,
            cx.services.as_cube(plain, cx.span()),
            (function.__self__, *args),
            kwargs,
        )
    if (
        isinstance(function, FunctionType)
        and in_place
        and not getattr(function, "__comptime__", False)
    ):
        if is_of_the_language(function):
            raise NotCallable(cx.span(), what=describe(function)).error()
        return expand_function(cx, cx.services.as_cube(function, cx.span()), args, kwargs)
    if not callable(function) or isinstance(function, MemoryAnnotation):
        raise NotCallable(cx.span(), what=describe(function)).error()
    args = tuple(cx.keep(a) for a in args)
    if isinstance(function, BuiltinFunctionType) and isinstance(
        function.__self__, (list, dict, set, tuple)
    ):
        displays.check_change(cx, function)
        return _host_call(cx, function, args, kwargs)
    if runtime and not callees.takes_run_time(function):
        found = foreign.scalar_of(function) or callees.behind(function)
        if found is not None:
            return call(cx, found, args, kwargs)
        known_args, known_kwargs = _plain(args, kwargs)
        if not has_runtime(known_args) and not has_runtime(known_kwargs):
            return _host_call(cx, function, known_args, known_kwargs)
        if isinstance(function, type) and is_dataclass(function):
            raise PlainDataclass(cx.span(), name=getattr(function, "__name__", "?")).error()
        name = getattr(function, "__name__", type(function).__name__)
        way_out = (
            "pass comptime values, or write the helper as a Python function that kernels can expand"
        )
        if isinstance(function, type):
            way_out = "make the class a dataclass under `@cube`, or pass comptime values"
        if isinstance(getattr(function, "__self__", None), str):
            way_out = F_STRING
        way_out = function_hint(name) or way_out
        raise RuntimeToHost(cx.span(), function=name, reason=way_out).error()
    return _host_call(cx, function, args, kwargs)


def refuse_uncalled(cx: Context, value: object) -> None:
    """Refuse a function that stands alone as a statement, which Python passes over: a barrier would be missing."""
    functions = (Intrinsic, Sizes, FunctionType, MethodType, BuiltinFunctionType)
    if isinstance(value, functions) or type(value).__name__ == "CubeFunction":
        span = cx.span()
        raise NotCalled(span, name=(span_text(span) or "it").strip("() ")).error()


def _builtin(function: object) -> Any:
    try:
        return BUILTINS.get(function)
    except TypeError:
        return None


def _fitting(cx: Context, function: Any, run: Any, args: tuple[Any, ...], kwargs: Any) -> object:
    """Call what carries out `function`; arguments that it does not take are an error of the user's."""
    try:
        return run(*args, **kwargs)
    except TypeError:
        signature = inspect.signature(run)
        try:
            signature.bind(*args, **kwargs)
        except TypeError as error:
            name = getattr(function, "__name__", str(function))
            names = [p for p in signature.parameters if p not in ("cx", "target", "args", "kwargs")]
            raise WrongArguments(
                cx.span(),
                function=name,
                signature=f"{name}({', '.join(names)})",
                problem=str(error),
            ).error() from None
        raise


def _host_call(cx: Context, function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> object:
    """Run ordinary Python at comptime; what it raises is shown at the user's line."""
    cx.note_called(function, *args, *kwargs.values())
    host_values.note(cx, function)
    try:
        return function(*args, **kwargs)
    except (CubeError, CubeWarning):
        raise
    except (KeyboardInterrupt, MemoryError):
        raise
    except Exception as error:
        raise ComptimeFailure(cx.span(), exception=readable(error)).error() from error


def _checked_intrinsic(
    cx: Context, function: Intrinsic, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> object:
    try:
        return function.run(cx, *args, **kwargs)
    except TypeError:
        try:
            inspect.signature(function.run).bind(cx, *args, **kwargs)
        except TypeError as error:
            raise WrongArguments(
                cx.span(),
                function=function.__name__,
                signature=function.signature,
                problem=str(error),
            ).error() from None
        raise

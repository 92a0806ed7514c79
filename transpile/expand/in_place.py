"""Functions expanded in place of their calls: a frame, its arguments by their annotations, and the twin that runs.

y = helper(x[i], 2)   ->   the ops of `helper`, in a block of their own where it returns early
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

from transpile.diagnose.errors.binding import CyclicExpansion
from transpile.diagnose.errors.calls import WrongArguments
from transpile.diagnose.errors.types import ComptimeNeeded, NotMutable
from transpile.diagnose.frames import register_codes
from transpile.expand import arithmetic, comptimes, copies, displays, exact, returns, vectors
from transpile.expand.annotations import (
    AtomicAnnotation,
    ComptimeAnnotation,
    MemoryAnnotation,
    VectorAnnotation,
    without_none,
)
from transpile.expand.containers import Container
from transpile.expand.frames import Frame
from transpile.expand.generics import bind_generics
from transpile.expand.known import has_runtime
from transpile.expand.number_types import number_type
from transpile.expand.regions import Scope
from transpile.expand.slices import Slice
from transpile.expand.slots import Slot
from transpile.expand.twins import twin_of
from transpile.expand.value import Value
from transpile.expand.words import describe
from transpile.ir.types import Scalar, Vector
from transpile.ir.values import Label
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.expand.context import Context

MAX_DEPTH = 100
"""Calls inside calls: what fits into Python's own stack under a test runner or a notebook."""


def nested_of(cx: Context, function: FunctionType) -> Any:
    for frame in reversed(cx.frames):
        if function.__code__ in frame.nested:
            return frame.nested[function.__code__]
    return None


def open_frame(
    cx: Context,
    name: str,
    function: object,
    nested: Mapping[Any, Any],
    generics: dict[object, object],
) -> Frame:
    """Begin an expansion in place; the frame's block is where returns go."""
    if len(cx.frames) >= MAX_DEPTH:
        raise too_deep(cx).error()
    site = cx.span() if cx.frames else None
    name = "lambda" if name == "<lambda>" else name
    block = cx.regions.push(runtime=False, label=Label(f"{name}_return"))
    frame = Frame(name, function, site, nested, block, [Scope(block.ops)], generics)
    if cx.frames:
        frame.fast = cx.frames[-1].fast
    cx.frames.append(frame)
    return frame


def too_deep(cx: Context) -> CyclicExpansion:
    """Name the cycle that the innermost function is part of."""
    last = cx.frames[-1].name
    cycle = [last]
    for frame in reversed(cx.frames[:-1]):
        cycle.append(frame.name)
        if frame.name == last:
            break
    return CyclicExpansion(cx.span(), cycle=" calls ".join(f"`{name}`" for name in reversed(cycle)))


def call_nested(
    cx: Context, function: FunctionType, nested: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> object:
    """Call a function or lambda that was written inside a kernel-language function."""
    outer = next(f for f in reversed(cx.frames) if function.__code__ in f.nested)
    frame = open_frame(
        cx,
        function.__name__,
        function,
        outer.nested,
        dict(outer.generics),
    )
    names = nested.slot_parameters
    annotations = nested_annotations(function)
    frame.returns = annotations.pop("return", None)
    if names or annotations:
        bound = _bind(cx, function, args, kwargs, inspect.signature(function))
        for name, annotation in annotations.items():
            if name in bound.arguments:
                value = bound.arguments[name]
                bound.arguments[name] = adapt_argument(cx, name, annotation, value, frame.name)
        wrap_parameters(cx, frame, bound.arguments, names)
        args, kwargs = bound.args, bound.kwargs
    given = {*vectors.places_of((*args, *kwargs.values()))}
    copies.hold_arguments(cx, (*args, *kwargs.values()), frame.call_site)
    parameters = function.__code__.co_varnames[: len(args)]
    named = zip_longest(parameters, args, fillvalue="")
    args = tuple([vectors.argument(cx, frame, value, name) for name, value in named])
    kwargs = {n: vectors.argument(cx, frame, value, n) for n, value in kwargs.items()}
    result = _run(cx, function, args, kwargs, function)
    if function.__name__ == "<lambda>":
        frame.direct.append(displays.unwrap(result))
    return _closed(cx, frame, given)


def _closed(cx: Context, frame: Frame, given: set[IRValue]) -> object:
    """End a function, whose arguments had the vectors in `given`, and return what it gave."""
    value = returns.close_frame(cx, frame)
    return vectors.result(cx, value, given)


def nested_annotations(function: FunctionType) -> dict[str, object]:
    """Evaluate the annotations of a function inside a kernel; those that mean nothing here are left out."""
    found = {}
    for name, deferred in function.__annotations__.items():
        try:
            found[name] = deferred()
        except (NameError, TypeError, AttributeError):  # of a type checker's world only
            continue
    return found


def wrap_parameters(
    cx: Context, frame: Frame, arguments: dict[str, Any], names: Sequence[str]
) -> None:
    for name in names:
        if name in arguments:
            slot = Slot(name, cx.span())
            frame.scopes[0].slots[name] = slot
            cx.store_slot(slot, arguments[name], frame.scopes[0], cx.span())
            arguments[name] = slot


def _bind(
    cx: Context,
    function: Any,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    signature: inspect.Signature,
) -> inspect.BoundArguments:
    try:
        bound = signature.bind(*args, **kwargs)
    except TypeError as error:
        name = getattr(function, "__name__", "function")
        raise WrongArguments(
            cx.span(), function=name, signature=f"{name}{signature}", problem=str(error)
        ).error() from None
    bound.apply_defaults()
    return bound


def expand_function(
    cx: Context, cube: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> object:
    """Expand a kernel-language function in place of its call."""
    twin, annotations = twin_of(cx, cube)
    function: FunctionType = cube.function
    cx.used[id(function)] = cube
    bound = _bind(cx, function, args, kwargs, cube.signature)
    bound_types: dict[object, object] = {}
    for name, value in bound.arguments.items():
        if name in annotations:
            bind_generics(cx, annotations[name], value, bound_types, name)
    frame = open_frame(cx, function.__name__, function, twin.nested, bound_types)
    frame.returns = cube.returns
    if cube.fast_math is not None:
        frame.fast = cube.fast_math
    for name, value in list(bound.arguments.items()):
        if name in annotations:
            bound.arguments[name] = adapt_argument(
                cx, name, annotations[name], value, function.__name__
            )
    is_dead = not cx.regions.alive
    if is_dead:
        # After `terminate()` the twin runs on, and what follows wants the call's value.
        cx.regions.assigned = set()
    given = {*vectors.places_of(bound.arguments.values())}
    wrap_parameters(cx, frame, bound.arguments, twin.slot_parameters)
    copies.hold_arguments(cx, bound.arguments.values(), frame.call_site)
    for name, value in bound.arguments.items():
        bound.arguments[name] = vectors.argument(cx, frame, value, name)
    register_codes(twin.codes, function.__name__)
    _run(cx, twin.expand, (cx, *bound.args), bound.kwargs, function)
    result = _closed(cx, frame, given)
    if is_dead:
        cx.regions.assigned = None
    return result


def _run(
    cx: Context, twin: Any, args: tuple[Any, ...], kwargs: dict[str, Any], function: Any
) -> object:
    try:
        return twin(*args, **kwargs)
    except RecursionError:
        raise too_deep(cx).error() from None


def adapt_argument(
    cx: Context, name: str, annotation: object, value: object, function: str
) -> object:
    """Convert an argument of an in-place call to its parameter's annotation."""
    span = cx.span()
    inner = without_none(annotation)
    if inner is not None:
        if value is None:
            return None
        annotation = inner
    if isinstance(annotation, ComptimeAnnotation):
        value = exact.plain(value)
        if has_runtime(value):
            raise ComptimeNeeded(span, what=f"the argument `{name}` of `{function}`").error()
        try:
            return displays.explicit(comptimes.fitting(value, annotation.type))
        except TypeError:
            wanted = comptimes.shown(annotation.type)
            raise WrongArguments(
                span,
                function=function,
                signature=f"{name}: Comptime[{wanted}]",
                problem=f"`{name}` is {describe(value)}",
            ).error() from None
    if (
        isinstance(annotation, TypeVar)
        and annotation not in cx.frame.generics
        and cx.is_number(value)
    ):
        return value  # a weak literal: the body's demands decide
    if isinstance(annotation, (Scalar, Vector, VectorAnnotation, TypeVar)) and cx.is_number(value):
        target = number_type(cx, annotation, span)
        if isinstance(value, Value) and value.width > 1 and value.ir.type == target:
            return value  # the object itself: its lanes may be written
        return cx.wrap(arithmetic.convert_for_store(cx, value, target, span))
    if isinstance(annotation, MemoryAnnotation):
        if not isinstance(value, (Container, Slice)):
            wanted = f"{annotation.container}[...]"
            raise WrongArguments(
                span,
                function=function,
                signature=f"{name}: {wanted}",
                problem=f"`{name}` is {describe(value)}",
            ).error()
        base = value._base if isinstance(value, Slice) else value
        if annotation.mutable and not base._type.mutable:
            raise NotMutable(span, name=base._name, other=base._declared).error()
        element = annotation.element
        if isinstance(element, AtomicAnnotation):
            element = element.element
        if isinstance(element, Scalar) and element != base.dtype:
            raise WrongArguments(
                span,
                function=function,
                signature=f"{name}: {annotation.container}[{element}]",
                problem=f"`{name}` holds `{base.dtype}`",
            ).error()
    return value

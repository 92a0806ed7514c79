"""Calls: what a callee is decides what happens. Cube functions and helpers are expanded in place."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from functools import partial
from types import BuiltinFunctionType, FunctionType, MethodType
from typing import TYPE_CHECKING, Any, TypeVar

from transpile.diagnose.diagnostic import CubeError, CubeWarning
from transpile.diagnose.errors.binding import CyclicExpansion
from transpile.diagnose.errors.calls import (
    ComptimeFailure,
    NotCallable,
    RuntimeToHost,
    UnboundGeneric,
    UnknownAnnotation,
    WrongArguments,
)
from transpile.diagnose.errors.structs import PlainDataclass
from transpile.diagnose.errors.types import ComptimeNeeded, NotMutable
from transpile.diagnose.frames import register_codes
from transpile.diagnose.numerals import shown
from transpile.diagnose.span import Span
from transpile.expand import (
    arithmetic,
    callees,
    comptimes,
    construct,
    displays,
    exact,
    returns,
    structs,
)
from transpile.expand.annotations import (
    AtomicAnnotation,
    ComptimeAnnotation,
    LocalMemory,
    MemoryAnnotation,
    VectorAnnotation,
    variable_name,
    without_none,
)
from transpile.expand.atomics import AtomicElement
from transpile.expand.builtins import BUILTINS
from transpile.expand.containers import Container
from transpile.expand.frames import Frame
from transpile.expand.generics import bind_generics
from transpile.expand.habits import Sizes, function_hint
from transpile.expand.ranges import Range
from transpile.expand.regions import Scope
from transpile.expand.slices import Slice
from transpile.expand.slots import Slot
from transpile.expand.symbols import Constructor, Intrinsic, Symbol
from transpile.expand.twins import twin_of
from transpile.expand.value import Value
from transpile.expand.vocabulary import is_of_the_language, speaks_kernel
from transpile.expand.weak import check_fits
from transpile.expand.words import describe, readable
from transpile.ir import foreign
from transpile.ir.core import Cast
from transpile.ir.host import round_to
from transpile.ir.types import MOST_LANES, Scalar, Vector
from transpile.ir.values import Label
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.expand.context import Context

RUNTIME = (Value, Container, Slice, AtomicElement, Range, structs.Struct)
HOST_TYPES = (int, float, bool, list, tuple, dict, set, str, object, Any)
MAX_DEPTH = 100
"""Calls inside calls: what fits into Python's own stack under a test runner or a notebook."""


def has_runtime(value: object) -> bool:
    """Whether an argument is, or holds, something known only on the device."""
    if isinstance(value, RUNTIME):
        return True
    if isinstance(value, (tuple, list, set, frozenset)):
        return any(has_runtime(item) for item in value)
    if isinstance(value, dict):
        return any(has_runtime(item) for item in value.values())
    return False


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


def generic(cx: Context, variable: object) -> object:
    """Return what a type variable is bound to, in this function or a caller's."""
    for frame in reversed(cx.frames):
        if variable in frame.generics:
            return frame.generics[variable]
    raise UnboundGeneric(cx.span(), name=variable_name(variable)).error()


def number_type(cx: Context, annotation: object, span: Span | None) -> Scalar | Vector:
    """Turn an annotation into a number type."""
    if isinstance(annotation, (Scalar, Vector)):
        return annotation
    if isinstance(annotation, TypeVar):
        annotation = generic(cx, annotation)  # a size, maybe
        if isinstance(annotation, (Scalar, Vector)):
            return annotation
    if isinstance(annotation, VectorAnnotation):
        return vector_type(cx, annotation)
    found = foreign.scalar_of(annotation)
    if found is not None:
        return found
    raise UnknownAnnotation(span, name="a number", annotation=describe(annotation)).error()


def vector_type(cx: Context, annotation: VectorAnnotation) -> Scalar | Vector:
    element = number_type(cx, annotation.element, cx.span())
    width = annotation.width
    if isinstance(width, TypeVar):
        width = generic(cx, width)
    if (
        not isinstance(element, Scalar)
        or not isinstance(width, int)
        or width < 1
        or width & (width - 1)
        or width > MOST_LANES
    ):
        width = shown(width) if isinstance(width, int) else describe(width)
        raise WrongArguments(
            cx.span(),
            function="Vector",
            signature=f"Vector[dtype, power of two up to {MOST_LANES}]",
            problem=f"[{element}, {width}]",
        ).error()
    return element if width == 1 else Vector(element, int(width))


def declared_type(cx: Context, annotation: object, span: Span | None) -> Scalar | Vector | None:
    """The type of an annotated local; ``None`` for annotations that say nothing about run time."""
    if isinstance(annotation, str):
        found = foreign.scalar_of(annotation)
        if found is not None:
            return found
        raise UnknownAnnotation(span, name="a variable", annotation=f"`{annotation}`").error()
    if isinstance(annotation, (Scalar, Vector, VectorAnnotation, TypeVar)):
        return number_type(cx, annotation, span)
    if structs.is_struct_class(annotation):
        return None
    if any(annotation is known for known in HOST_TYPES):
        return None
    found = foreign.scalar_of(annotation)
    if found is not None:
        return found
    raise UnknownAnnotation(span, name="a variable", annotation=describe(annotation)).error()


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
        return value
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
        nested = _nested(cx, function)
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
        way_out = function_hint(name) or way_out
        raise RuntimeToHost(cx.span(), function=name, reason=way_out).error()
    return _host_call(cx, function, args, kwargs)


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


def _nested(cx: Context, function: FunctionType) -> Any:
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
        _wrap_parameters(cx, frame, bound.arguments, names)
        args, kwargs = bound.args, bound.kwargs
    result = _run(cx, function, args, kwargs, function)
    if function.__name__ == "<lambda>":
        frame.direct.append(displays.unwrap(result))
    return returns.close_frame(cx, frame)


def nested_annotations(function: FunctionType) -> dict[str, object]:
    """Evaluate the annotations of a function inside a kernel; those that mean nothing here are left out."""
    found = {}
    for name, deferred in function.__annotations__.items():
        try:
            found[name] = deferred()
        except (NameError, TypeError, AttributeError):  # of a type checker's world only
            continue
    return found


def _wrap_parameters(
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
    _wrap_parameters(cx, frame, bound.arguments, twin.slot_parameters)
    register_codes(twin.codes, function.__name__)
    _run(cx, twin.expand, (cx, *bound.args), bound.kwargs, function)
    result = returns.close_frame(cx, frame)
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

"""Run a twin and finish what it built: ``CubeFunction`` and ``Specialization`` -> ``ir.Kernel``."""

from __future__ import annotations

import inspect
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from types import FunctionType
from typing import Any, TypeVar

from transpile.diagnose.depth import deep
from transpile.diagnose.diagnostic import CubeError, CubeWarning
from transpile.diagnose.errors.binding import Unbound, UnknownName
from transpile.diagnose.errors.calls import (
    ComptimeFailure,
    MissingAnnotation,
    UnknownAnnotation,
)
from transpile.diagnose.errors.types import HeldOnly, OperandKind
from transpile.diagnose.frames import register_codes, span_of_traceback
from transpile.diagnose.places import parameter_span
from transpile.diagnose.span import Span
from transpile.expand import (
    construct,
    copies,
    displays,
    host_values,
    in_place,
    number_types,
    rebinding,
    shared_vectors,
    structs,
)
from transpile.expand.allocation import made
from transpile.expand.annotations import (
    AtomicAnnotation,
    DefineAnnotation,
    MemoryAnnotation,
    VectorAnnotation,
    variable_name,
)
from transpile.expand.arguments import (
    ComptimeSpec,
    GroupSpec,
    Lanes,
    MemorySpec,
    ScalarSpec,
    Specialization,
)
from transpile.expand.context import Context
from transpile.expand.elements import layout_in
from transpile.expand.forward import forward
from transpile.expand.frames import Frame
from transpile.expand.generics import beyond_bound, set_generic, within_bound
from transpile.expand.habits import name_hint
from transpile.expand.regions import Scope
from transpile.expand.services import Services
from transpile.expand.texts import check_formats
from transpile.expand.value import Value as CubeValue
from transpile.expand.weak import resolve
from transpile.expand.words import describe, readable
from transpile.ir.core import Apply, Construct, Index, Kernel, Op, Print, Region, regions
from transpile.ir.types import (
    MINIFLOATS,
    Memory,
    Reference,
    Scalar,
    Space,
    Vector,
    element_of,
    tf32,
    with_element,
)
from transpile.ir.values import Parameter, Source, Value
from transpile.ops.table import TABLE


@dataclass(frozen=True)
class Expansion:
    """A kernel and the cube functions that it was expanded from, whose free names a warm launch
    checks.
    """

    kernel: Kernel
    functions: tuple[Any, ...]
    notes: Mapping[tuple[object, ...], Value] = field(default_factory=dict)
    """What got which type, by place: for the eager context."""


def expand(function: Any, specialization: Specialization, services: Services) -> Expansion:
    """Expand a kernel for one specialization.

    Raises:
        CubeError: anything that the kernel language refuses, with the user's line.
    """
    cx = Context(
        services, specialization.capabilities, specialization.cube_dim, specialization.checked,
        specialization.validate,
    )  # fmt: skip
    cx.cluster_dim = function.cluster_dim
    plain: FunctionType = function.function
    span = function.span
    parameters = run_twin(cx, function, specialization)
    frame = cx.frame
    resolve(cx.weak_values)
    check_formats(cx)
    for place, weak in frame.weak_places:
        place.type = Reference(weak.settle())
    with deep(span, plain.__name__):
        if cx.lane_writes:
            shared_vectors.check(tuple(cx.regions.ops), cx.choices, cx.parts)
        body = forward((*cx.shared, *cx.regions.ops), cx.field_places)
        _check_rows(body)
    rebinding.tell(cx, function.twin.text)
    host_values.tell(cx)
    kernel = Kernel(
        plain.__name__, tuple(parameters), body, cube_dim=specialization.cube_dim, grid_rank=specialization.grid_rank,
        checked=specialization.checked, span=span,
    )  # fmt: skip
    contiguous = {
        i for i, _ in _memories(parameters) if _is_contiguous(parameters, specialization, i)
    }
    kernel.contiguous = frozenset(contiguous)
    kernel.aliased = specialization.aliased
    kernel.address = specialization.address
    kernel.cluster_dim = function.cluster_dim
    kernel.folded = specialization.folded
    kernel.validate = specialization.validate
    return Expansion(kernel, tuple(cx.used.values()), cx.notes)


def run_twin(cx: Context, function: Any, specialization: Specialization) -> list[Parameter]:
    """Run a kernel's twin in `cx`; what it builds is there. Return the kernel's parameters.

    Raises:
        CubeError: what the twin raised, as an error at the user's line.
    """
    twin = function.twin
    plain: FunctionType = function.function
    register_codes(twin.codes, plain.__name__)
    frame = Frame(plain.__name__, plain, None, twin.nested, None, [Scope(cx.regions.ops)])
    frame.generics.update(specialization.generics)
    frame.fast = function.fast_math or frozenset()
    cx.frames.append(frame)
    cx.used[id(plain)] = function
    parameters, values = _parameters(cx, function, specialization, function.span)
    rebinding.note_parameters(cx, values)
    in_place.wrap_parameters(cx, frame, values, twin.slot_parameters)
    for name, value in values.items():
        if structs.holds_struct(value):
            copies.hold_arguments(cx, (value,), parameter_span(plain, name))
    try:
        _call(cx, twin.expand, plain, values)
    except CubeError as error:
        if error.diagnostic.span is not None:
            raise
        # What is refused outside of kernels too knows no line: `Mut[1]`, `as_dtype("f31")`.
        raise error.diagnostic.at(_place(cx, error)).error() from error.__cause__
    except CubeWarning:  # where filters make errors of warnings
        raise
    except UnboundLocalError as error:
        raise _unbound(cx, error).error() from None
    except NameError as error:
        raise _unknown(cx, error).error() from None
    except (KeyboardInterrupt, MemoryError):
        raise
    except Exception as error:
        if isinstance(error, IndexError) and cx.unheard is not None:
            raise cx.unheard.diagnostic.at(_place(cx, error)).error() from None
        raise ComptimeFailure(_place(cx, error), exception=readable(error)).error() from error
    return parameters


def _place(cx: Context, error: Exception) -> Span:
    """Return where an exception left the user's code, with the calls that led there."""
    return span_of_traceback(error.__traceback__).called_from(cx.frames[-1].call_site)


def _memories(parameters: list[Parameter]) -> list[tuple[int, Parameter]]:
    return [(p.source.argument, p) for p in parameters if p.is_memory]


def _is_contiguous(
    parameters: list[Parameter], specialization: Specialization, argument: int
) -> bool:
    spec = specialization.run_time[argument]
    return isinstance(spec, MemorySpec) and spec.contiguous


def _call(cx: Context, twin: Any, plain: FunctionType, values: dict[str, Any]) -> None:
    signature = inspect.signature(plain)
    bound = inspect.BoundArguments(signature, OrderedDict(values))
    try:
        twin(cx, *bound.args, **bound.kwargs)
    except RecursionError as error:
        raise in_place.too_deep(cx).at(_place(cx, error)).error() from None


def _parameters(
    cx: Context, function: Any, specialization: Specialization, span: Span | None
) -> tuple[list[Parameter], dict[str, Any]]:
    """Make the IR parameters, and what the twin gets for each of the user's."""
    annotations = function.annotations()
    names = list(function.signature.parameters)
    frame = cx.frame
    for name, spec in zip(names, specialization.arguments, strict=True):
        if name not in annotations:
            raise MissingAnnotation(
                parameter_span(function.function, name),
                name=name,
                function=function.function.__name__,
            ).error()
        place = partial(parameter_span, function.function, name)
        known = set(frame.generics)
        _bind(cx, annotations[name], spec, frame.generics, place)
        _check_bounds(frame, set(frame.generics) - known, place)
    _check_bounds(frame, {v for v, _ in specialization.generics}, lambda: span)
    parameters: list[Parameter] = []
    values: dict[str, Any] = {}
    for name, spec in zip(names, specialization.arguments, strict=True):
        annotation = annotations[name]
        if isinstance(spec, ComptimeSpec):
            values[name] = displays.explicit(spec.value)
            continue
        place = partial(parameter_span, function.function, name)
        if isinstance(spec, GroupSpec):
            values[name] = _group(cx, spec, name, parameters, place)
            continue
        if isinstance(spec, MemorySpec):
            if not isinstance(annotation, MemoryAnnotation):
                raise UnknownAnnotation(
                    place(), name=f"`{name}`", annotation=describe(annotation)
                ).error()
            values[name] = _memory(cx, spec, annotation, name, place, parameters)
            continue
        scalar = annotation
        if not isinstance(scalar, (Scalar, Vector)):
            scalar = number_types.number_type(cx, annotation, place())
        # Where a launch vectorizes, a type variable is a vector; a number given for it is one lane.
        parameters.append(Parameter(element_of(scalar), name, Source(len(parameters))))
        values[name] = cx.wrap(parameters[-1])
    return parameters, values


def _memory(
    cx: Context,
    spec: MemorySpec,
    annotation: MemoryAnnotation,
    name: str,
    place: Callable[[], Span],
    parameters: list[Parameter],
) -> object:
    """Make the parameter of an array, and what the kernel sees of it."""
    layout = layout_in(cx, annotation.element, name, place)
    atomic = isinstance(annotation.element, AtomicAnnotation)
    element = spec.element if layout is None else layout.unit
    wanted = annotation.element
    if isinstance(wanted, (Vector, VectorAnnotation)):
        wanted = wanted.element
    if wanted is tf32:
        element = with_element(element, tf32)
    type = Memory(
        element,
        Space.GLOBAL,
        rank=spec.rank if annotation.container == "Tensor" else None,
        mutable=annotation.mutable or atomic,
        atomic=atomic,
        units=1 if layout is None else layout.units,
    )
    parameters.append(Parameter(type, name, Source(len(parameters))))
    return made(cx, parameters[-1], name, place, (), layout)


def _group(
    cx: Context,
    spec: GroupSpec,
    name: str,
    parameters: list[Parameter],
    place: Callable[[], Span],
) -> object:
    """Make a struct, tuple or vector whose numbers and arrays are parameters of the kernel."""
    found: dict[str, object] = {}
    for part, inner in spec.fields:
        if isinstance(inner, GroupSpec):
            found[part] = _group(cx, inner, f"{name}_{part}", parameters, place)
        elif isinstance(inner, ComptimeSpec):
            found[part] = displays.explicit(inner.value)
        elif isinstance(inner, MemorySpec):
            annotation: Any = structs.annotations_of(spec.cls)[part]
            found[part] = _memory(cx, inner, annotation, f"{name}_{part}", place, parameters)
        else:
            parameters.append(Parameter(inner.dtype, f"{name}_{part}", Source(len(parameters))))
            found[part] = cx.wrap(parameters[-1])
    if spec.cls is Lanes:
        lanes = [value for value in found.values() if isinstance(value, CubeValue)]
        whole = Value(Vector(lanes[0].dtype, len(lanes)))
        cx.emit(Construct(tuple(lane.ir for lane in lanes), whole, span=cx.span()))
        return cx.wrap(whole)
    if issubclass(spec.cls, tuple):
        return structs.of_items(spec.cls, list(found.values()))
    return construct.of_fields(cx, spec.cls, found, name=name)


def _bind(
    cx: Context, annotation: object, spec: object, generics: dict[object, object], place: Any
) -> None:
    variable: object = None
    found: object = None
    if isinstance(annotation, DefineAnnotation) and isinstance(spec, ComptimeSpec):
        variable, found = annotation.variable, spec.value
    elif isinstance(annotation, MemoryAnnotation) and isinstance(spec, MemorySpec):
        element = (
            annotation.element.element
            if isinstance(annotation.element, AtomicAnnotation)
            else annotation.element
        )
        if isinstance(element, VectorAnnotation):
            if isinstance(element.element, TypeVar):
                set_generic(cx, element.element, spec.dtype, generics, place)
            if isinstance(element.width, TypeVar):
                set_generic(cx, element.width, spec.width, generics, place)
        elif isinstance(element, TypeVar):
            variable, found = element, spec.element
    elif isinstance(annotation, TypeVar) and isinstance(spec, GroupSpec):
        variable, found = annotation, spec.cls
    elif (
        isinstance(annotation, TypeVar)
        and isinstance(spec, ScalarSpec)
        and annotation not in generics
    ):
        variable, found = annotation, spec.dtype
    if variable is not None:
        if isinstance(found, Vector) and generics.get(variable) == found.element:
            generics[variable] = found
            return
        if isinstance(generics.get(variable), Vector) and element_of(generics[variable]) == found:  # type: ignore[arg-type]
            return
        set_generic(cx, variable, found, generics, place)


def _check_bounds(frame: Frame, variables: set[object], place: Any) -> None:
    for variable in sorted(variables, key=variable_name):
        found = frame.generics[variable]
        if not within_bound(variable, found):
            raise beyond_bound(place(), variable, found)


def _unbound(cx: Context, error: UnboundLocalError) -> Unbound:
    name = getattr(error, "name", None) or str(error).split("'")[1]
    return Unbound(_place(cx, error), name=name)


def _unknown(cx: Context, error: NameError) -> UnknownName | Unbound:
    name = getattr(error, "name", None) or "?"
    span = _place(cx, error)
    if "free variable" in str(error):
        return Unbound(span, name=name)
    function: Any = cx.frames[-1].function
    known = [*function.__globals__, *function.__code__.co_varnames]
    return UnknownName(span, name=name, near=name_hint(name, known))


def _check_rows(body: Region) -> None:
    """Check rows whose operands had open types when they were added."""
    for op in body:
        _check_row(op)
        for region in regions(op):
            _check_rows(region)


def _check_row(op: Op) -> None:
    if isinstance(op, Apply) and op.args:
        row = TABLE[op.op]
        for value, accepted in zip(op.args, row.sig.operands, strict=False):
            element = element_of(value.type)  # type: ignore[arg-type]
            name = "u32" if element.name == "index" else element.name
            if name in MINIFLOATS:
                if op.op != "select":  # which passes values on, of whatever type
                    raise HeldOnly(op.span, operator=op.op, dtype=name).error()
            elif name not in accepted:
                raise OperandKind(
                    op.span,
                    operator=op.op,
                    dtype=element.name,
                    accepted=", ".join(sorted(accepted)),
                ).error()
    elif isinstance(op, Index):
        for value in op.indices:
            element = element_of(value.type)  # type: ignore[arg-type]
            if not element.is_integer:
                from transpile.diagnose.errors.types import IndexKind

                raise IndexKind(op.span, what=f"a run-time `{element.name}`").error()


def expand_body(
    function: Any,
    types: tuple[Scalar | Vector, ...],
    specialization: Specialization,
    services: Services,
) -> tuple[tuple[Value, ...], Region, Value]:
    """Expand a helper on its own: its parameters as values, its ops, and the value that it
    returns.
    """
    cx = Context(
        services, specialization.capabilities, specialization.cube_dim, specialization.checked
    )
    root = Frame(
        function.function.__name__, function.function, None, {}, None, [Scope(cx.regions.ops)]
    )
    cx.frames.append(root)
    parameters = tuple(
        Value(type, name) for type, name in zip(types, function.signature.parameters, strict=True)
    )
    result = in_place.expand_function(cx, function, tuple(cx.wrap(p) for p in parameters), {})
    ir = result.ir if hasattr(result, "ir") else cx.convert(result, types[0], None)
    resolve(cx.weak_values)
    check_formats(cx)
    for place, weak in root.weak_places:
        place.type = Reference(weak.settle())
    end = Print("", (ir,))  # so that the result too is what its variable has
    *body, _ = forward((*cx.regions.ops, end), cx.field_places)
    return parameters, tuple(body), end.args[0]

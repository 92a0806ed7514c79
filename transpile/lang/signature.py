"""What a kernel declares: one `Declaration` for each parameter, read from its annotations once."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping, Sequence
from types import FunctionType
from typing import Any, Protocol, TypeVar, get_origin

from transpile.diagnose import numerals
from transpile.diagnose.errors.calls import (
    MissingAnnotation,
    NoneParameter,
    NotSupportedYet,
    UnknownAnnotation,
)
from transpile.diagnose.errors.structs import StructElements
from transpile.diagnose.places import parameter_span
from transpile.diagnose.record import Record
from transpile.expand.annotations import (
    AtomicAnnotation,
    ComptimeAnnotation,
    DefineAnnotation,
    MemoryAnnotation,
    VectorAnnotation,
    substituted,
    without_none,
)
from transpile.expand.layouts import Unfit, is_struct, layout_of, named
from transpile.expand.words import describe
from transpile.ir.types import Scalar, Vector, is_width
from transpile.lang import groups

MISSING: Any = inspect.Parameter.empty
RESERVED = frozenset(
    {"vectorize", "validate", "aliasing", "address_type", "client", "count", "dim"}
)


class KernelFunction(Protocol):
    """What the launcher asks of a kernel of ``transpile.lang``."""

    @property
    def function(self) -> Any:
        """The user's plain function."""
        ...

    def annotations(self) -> Mapping[str, object]: ...


class Declaration(Record, frozen=True):
    """One parameter.

    `kind` is ``memory``, ``scalar``, ``comptime``, ``define`` or ``group``, a struct or tuple.
    `element` is the type of a scalar or of the elements;
    a type variable stays one.
    """

    name: str
    kind: str
    element: object = None
    mutable: bool = False
    atomic: bool = False
    container: str = ""
    default: Any = MISSING


class Signature(Record, frozen=True):
    """A kernel's name, its parameters in order, and its signature as text."""

    kernel: str
    declarations: tuple[Declaration, ...]
    text: str
    names: tuple[str, ...]
    by_position: frozenset[str] = frozenset()
    """Parameters before ``/``."""
    by_name: frozenset[str] = frozenset()
    """Parameters behind ``*``."""


def signature_of(function: KernelFunction) -> Signature:
    """Read a kernel's parameters."""
    plain: FunctionType = function.function
    refuse_open(plain)
    bound = dict(getattr(function, "generics", ()))
    annotations = {n: substituted(a, bound) for n, a in function.annotations().items()}
    found = []
    for parameter in inspect.signature(plain).parameters.values():
        if parameter.name not in annotations:
            place = parameter_span(plain, parameter.name)
            raise MissingAnnotation(place, name=parameter.name, function=plain.__name__).error()
        found.append(declaration(parameter.name, annotations[parameter.name], parameter.default))
    check_types(plain, found)
    signature = inspect.signature(plain)
    text = signature_text(signature, {d.name: shown(annotations[d.name]) for d in found})
    names = tuple(d.name for d in found)
    parameters = signature.parameters.values()
    by_position = frozenset(p.name for p in parameters if p.kind is p.POSITIONAL_ONLY)
    by_name = frozenset(p.name for p in parameters if p.kind is p.KEYWORD_ONLY)
    return Signature(plain.__name__, tuple(found), text, names, by_position, by_name)


def declaration(name: str, annotation: object, default: Any = MISSING) -> Declaration:
    """Read one annotation."""
    if isinstance(annotation, ComptimeAnnotation):
        return Declaration(name, "comptime", annotation.type, default=default)
    if isinstance(annotation, DefineAnnotation):
        return Declaration(name, "define", annotation.variable, default=default)
    if isinstance(annotation, MemoryAnnotation):
        element, atomic = annotation.element, isinstance(annotation.element, AtomicAnnotation)
        if isinstance(element, AtomicAnnotation):
            element = element.element
        # Atomic elements are there to be changed, marked or not.
        mutable = annotation.mutable or atomic
        return Declaration(name, "memory", element, mutable, atomic, annotation.container, default)
    if groups.is_group(annotation):
        return Declaration(name, "group", annotation, default=default)
    return Declaration(name, "scalar", annotation, default=default)


def open_types(
    found: Iterable[tuple[Declaration, object]], known: Mapping[object, object]
) -> dict[object, object]:
    """Return what type variables stand for: what was bound before, what is given for them, what arrays hold.

    `found` are declarations with the dtypes of their arguments; of two for one variable the first counts.
    """
    types = dict(known)
    for each, dtype in found:
        if each.kind == "define":
            types.setdefault(each.element, dtype)
        elif each.kind == "memory":
            types.setdefault(element_scalar(each.element), dtype)
    return types


def settled(element: object, own: Scalar, types: Mapping[object, object]) -> Scalar:
    """Return the type of a number: that of its variable where it is known, else its own."""
    found = types.get(element)
    return found if isinstance(found, Scalar) else own


def memories_of(signature: Signature) -> tuple[Declaration, ...]:
    """Return the arrays in the order they are passed, those in fields of structs too."""
    found: list[Declaration] = []
    for each in signature.declarations:
        if each.kind == "memory":
            found.append(each)
        elif each.kind == "group":
            found += [declaration(name, a) for name, a in groups.memories(each.name, each.element)]
    return tuple(found)


def refuse_open(function: FunctionType) -> None:
    """Refuse ``*xs`` and ``**xs`` of a kernel: what a launch passes is what it declares."""
    code = function.__code__
    if not code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS):
        return
    for parameter in inspect.signature(function).parameters.values():
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            written = str(parameter).partition(":")[0]
            raise NotSupportedYet(
                parameter_span(function, parameter.name),
                what=f"`{written}` of a kernel",
                way_out="name each parameter; what Python knows at the launch may be one tuple, `Comptime[tuple]`",
            ).error()


def refuse_none(function: FunctionType, name: str, annotation: object) -> None:
    """Refuse a kernel's parameter that may be ``None``; a helper's is decided where it is called."""
    inner = without_none(annotation)
    if inner is not None:
        raise NoneParameter(parameter_span(function, name), name=name, inner=shown(inner)).error()


def check_types(function: FunctionType, found: Sequence[Declaration]) -> None:
    """Refuse numbers of no kernel type, such as ``n: int``, and structs that memory can't hold, at the parameter."""
    for each in found:
        if each.kind == "scalar":
            refuse_none(function, each.name, each.element)
        if each.kind == "memory" and is_struct(each.element):
            try:
                layout_of(each.element)
            except Unfit as error:
                place, reason = parameter_span(function, each.name), str(error)
                raise StructElements(place, name=each.name, reason=reason).error() from None
        misfit = no_element(each.element) if each.kind == "memory" else no_vector(each.element)
        if each.kind == "group":
            of_fields = (no_element(a.element) for _, a in groups.memories("", each.element))
            misfit = misfit or next(filter(None, of_fields), "")
        if misfit or (each.kind == "scalar" and not isinstance(each.element, (Scalar, TypeVar))):
            place = parameter_span(function, each.name)
            written = misfit or declared(each.element)
            raise UnknownAnnotation(place, name=f"`{each.name}`", annotation=written).error()


def no_element(element: object) -> str:
    """Say what is declared as the elements of an array and can be none, or nothing."""
    if isinstance(element, AtomicAnnotation):
        element = element.element
    if isinstance(element, (Scalar, Vector, VectorAnnotation, TypeVar)) or is_struct(element):
        return no_vector(element)
    return f"an array of {declared(element)}"


def declared(annotation: object) -> str:
    """Say what an annotation is that is no type: those of ours as they are written."""
    if isinstance(annotation, tuple):
        return f"`{', '.join(shown(part) for part in annotation)}`"
    if get_origin(annotation) is list or isinstance(
        annotation, (MemoryAnnotation, ComptimeAnnotation, DefineAnnotation, AtomicAnnotation)
    ):
        return f"`{annotation}`"
    words = type(annotation).__name__
    return f"`{annotation}`" if words in ("_Mut", "_Comptime", "_Define") else describe(annotation)


def no_vector(element: object) -> str:
    """Say what is declared as a vector and can be none, or nothing."""
    width = getattr(element, "width", 1)
    if isinstance(width, int) and not is_width(width):
        return f"a vector of {numerals.shown(width)} lanes"
    if isinstance(element, VectorAnnotation) and not isinstance(element.element, Scalar | TypeVar):
        return f"a vector of {describe(element.element)}"
    return ""


def element_scalar(element: object) -> Scalar | TypeVar | None:
    """Return the scalar type of an element, or the type variable that stands for it."""
    if isinstance(element, Scalar | TypeVar):
        return element
    if isinstance(element, Vector):
        return element.element
    if isinstance(element, VectorAnnotation):
        return element_scalar(element.element)
    return None


def element_width(element: object) -> int:
    """Return how many numbers of an array one declared element takes."""
    if isinstance(element, Vector):
        return element.width
    width = element.width if isinstance(element, VectorAnnotation) else 1
    return width if isinstance(width, int) else 1


class _Written(str):
    """An annotation that is a string, shown without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def signature_text(
    signature: inspect.Signature, annotations: Mapping[str, str] | None = None
) -> str:
    """Return a signature as its author wrote it: annotations that were left as strings have no quotes.

    With `annotations`, as text, these stand for its own, and nothing is said of a result.
    """
    if annotations is not None:
        given = [
            p.replace(annotation=annotations[p.name], default=_default(p.default))
            for p in signature.parameters.values()
        ]
        return signature_text(inspect.Signature(given))

    def bare(annotation: Any) -> Any:
        return _Written(annotation) if isinstance(annotation, str) else annotation

    parameters = [p.replace(annotation=bare(p.annotation)) for p in signature.parameters.values()]
    returns = bare(signature.return_annotation)
    return str(signature.replace(parameters=parameters, return_annotation=returns))


def _default(value: Any) -> Any:
    """Return what is shown of a default: a function or a class by its name."""
    name = None if value is inspect.Parameter.empty else getattr(value, "__name__", None)
    return _Written(name) if isinstance(name, str) else value


def shown(annotation: object) -> str:
    """Write an annotation as the user would."""
    if isinstance(annotation, MemoryAnnotation):
        text = f"{annotation.container}[{shown(annotation.element)}]"
        return f"Mut[{text}]" if annotation.mutable else text
    if isinstance(annotation, AtomicAnnotation):
        return f"Atomic[{shown(annotation.element)}]"
    if isinstance(annotation, ComptimeAnnotation):
        return f"Comptime[{shown(annotation.type)}]"
    if isinstance(annotation, DefineAnnotation):
        return f"Define[{shown(annotation.variable)}]"
    if isinstance(annotation, VectorAnnotation):
        return f"Vector[{shown(annotation.element)}, {shown(annotation.width)}]"
    return named(annotation)

"""Type variables: what the arguments of a call bind them to, and whether their bounds allow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.errors.calls import GenericBound, GenericConflict
from transpile.diagnose.span import Span
from transpile.expand.annotations import (
    DefineAnnotation,
    MemoryAnnotation,
    VectorAnnotation,
    variable_name,
    without_none,
)
from transpile.expand.containers import Container
from transpile.expand.slices import Slice
from transpile.expand.value import Value
from transpile.ir.types import Scalar, Vector, element_of

if TYPE_CHECKING:
    from transpile.expand.context import Context


def bind_generics(
    cx: Context, annotation: object, value: object, generics: dict[object, object], name: str
) -> None:
    """Bind the type variables of a parameter's annotation from the argument."""
    annotation = without_none(annotation) or annotation
    variable: object = None
    found: object = None
    if isinstance(annotation, TypeVar) and isinstance(value, Value):
        variable, found = (
            annotation,
            value.dtype if value.width == 1 else Vector(value.dtype, value.width),
        )
    elif (
        isinstance(annotation, MemoryAnnotation)
        and isinstance(annotation.element, TypeVar)
        and isinstance(value, (Container, Slice))
    ):
        base = value._base if isinstance(value, Slice) else value
        variable, found = annotation.element, base._type.element
    elif isinstance(annotation, DefineAnnotation):
        variable, found = annotation.variable, value
    elif isinstance(annotation, VectorAnnotation) and isinstance(value, Value):
        if isinstance(annotation.element, TypeVar):
            set_generic(cx, annotation.element, value.dtype, generics)
        if isinstance(annotation.width, TypeVar):
            set_generic(cx, annotation.width, value.width, generics)
    if variable is not None:
        set_generic(cx, variable, found, generics)


def set_generic(
    cx: Context, variable: object, found: object, generics: dict[object, object], place: Any = None
) -> None:
    before = generics.setdefault(variable, found)
    if before != found:
        name = variable_name(variable)
        span = cx.span() if place is None else place()
        raise GenericConflict(span, name=name, first=str(before), second=str(found)).error()
    if not within_bound(variable, found):
        span = cx.span() if place is None else place()
        raise beyond_bound(span, variable, found)


def within_bound(variable: Any, found: object) -> bool:
    """Whether a type is one that a variable may stand for; bounds that mean nothing here allow all."""
    bound = getattr(variable, "__bound__", None)
    # Of the class: an object of the user's may answer to any name.
    accepts = getattr(type(bound), "accepts", None)
    if accepts is None or not isinstance(found, (Scalar, Vector)):
        return True
    return bool(accepts(bound, element_of(found)))


def beyond_bound(span: Span | None, variable: Any, found: object) -> CubeError:
    name = variable_name(variable)
    bound = str(variable.__bound__)
    return GenericBound(span, name=name, dtype=str(found), bound=bound).error()

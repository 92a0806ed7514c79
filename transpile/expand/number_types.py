"""Annotations and type variables -> the types that numbers have while a kernel is expanded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from transpile.diagnose.errors.calls import UnboundGeneric, UnknownAnnotation, WrongArguments
from transpile.diagnose.numerals import shown
from transpile.diagnose.span import Span
from transpile.expand.annotations import VectorAnnotation, variable_name
from transpile.expand.structs import is_struct_class
from transpile.expand.words import describe
from transpile.ir.foreign import scalar_of
from transpile.ir.types import MOST_LANES, Scalar, Vector

if TYPE_CHECKING:
    from transpile.expand.context import Context

HOST_TYPES = (int, float, bool, list, tuple, dict, set, str, object, Any)


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
    found = scalar_of(annotation)
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
        found = scalar_of(annotation)
        if found is not None:
            return found
        raise UnknownAnnotation(span, name="a variable", annotation=f"`{annotation}`").error()
    if isinstance(annotation, (Scalar, Vector, VectorAnnotation, TypeVar)):
        return number_type(cx, annotation, span)
    if is_struct_class(annotation):
        return None
    if any(annotation is known for known in HOST_TYPES):
        return None
    found = scalar_of(annotation)
    if found is not None:
        return found
    raise UnknownAnnotation(span, name="a variable", annotation=describe(annotation)).error()

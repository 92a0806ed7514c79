"""Structs and tuples as arguments of kernels: each field is an argument of its own, or comptime."""

from __future__ import annotations

import dataclasses
from typing import Any, TypeVar, get_args, get_origin

from transpile.expand.annotations import ComptimeAnnotation, VectorAnnotation, substituted
from transpile.expand.structs import annotations_of, is_host_struct, is_struct_class
from transpile.ir.types import Scalar, Vector

Part = tuple[str, Any, Any]
"""A field's name, its annotation and its value."""


class Misfit(Exception):
    """Why a value is no argument for a parameter; the launcher makes an error of it."""


def is_group(annotation: Any) -> bool:
    """Whether a parameter takes a struct or a tuple: marked classes, protocols and bases of theirs, ``tuple[...]``."""
    if isinstance(annotation, TypeVar):
        return isinstance(annotation.__bound__, type) and is_group(annotation.__bound__)
    origin = get_origin(annotation)
    if origin is not None:
        return origin is tuple or is_struct_class(origin)
    return (
        isinstance(annotation, type)
        and not issubclass(annotation, (int, float, str, bytes, list, dict, set))
        and annotation is not object
        and (is_struct_class(annotation) or _is_abstract(annotation))
    )


def _is_abstract(cls: type) -> bool:
    return bool(getattr(cls, "_is_protocol", False) or getattr(cls, "__abstractmethods__", None))


def parts(annotation: Any, value: Any) -> list[Part]:
    """Take an argument apart.

    Raises:
        Misfit: it is no struct or tuple of the kind that the parameter asks for.
    """
    if isinstance(annotation, TypeVar):
        annotation = annotation.__bound__
    origin = get_origin(annotation) or annotation
    if origin is tuple:
        return _items(get_args(annotation), value)
    if not is_host_struct(value) or (is_struct_class(origin) and not isinstance(value, origin)):
        raise Misfit(f"must be a `{origin.__name__}`, not {type(value).__name__}")
    generics = dict(zip(getattr(origin, "__parameters__", ()), get_args(annotation)))
    known = annotations_of(type(value))
    return [
        (f.name, substituted(known.get(f.name), generics), getattr(value, f.name))
        for f in dataclasses.fields(value)
    ]


def _items(annotations: tuple[Any, ...], value: Any) -> list[Part]:
    if not isinstance(value, tuple):
        raise Misfit(f"must be a tuple, not {type(value).__name__}")
    if len(annotations) == 2 and annotations[1] is Ellipsis:
        annotations = (annotations[0],) * len(value)
    if len(annotations) != len(value):
        raise Misfit(f"must be a tuple of {len(annotations)}, not of {len(value)}")
    return [(str(n), a, v) for n, (a, v) in enumerate(zip(annotations, value, strict=True))]


def kind(name: str, annotation: Any, value: Any) -> str:
    """Return what a field is: ``group``, ``scalar`` or ``comptime``.

    Raises:
        Misfit: a type that no field of an argument has.
    """
    if is_group(annotation) or is_host_struct(value):
        return "group"
    if isinstance(annotation, (Scalar, TypeVar)):
        return "scalar"
    if isinstance(annotation, ComptimeAnnotation) or isinstance(value, str):
        return "comptime"
    if isinstance(annotation, (Vector, VectorAnnotation)):
        raise Misfit(f"has a vector in its field `{name}`: pass its lanes as numbers")
    shown = getattr(annotation, "__name__", str(annotation))
    if hasattr(value, "shape") and getattr(value, "shape", ()) != ():
        raise Misfit(f"has an array in its field `{name}`: pass it as a parameter of its own")
    raise Misfit(
        f"has the field `{name}: {shown}`: write a dtype such as `f32`, or `Comptime[...]`"
    )


def dtype_of(annotation: Any, value: Any, generics: dict[object, Any]) -> Any:
    """Return the dtype of a field: its own, that of its type variable, or that of a NumPy scalar; ``None``: by kind."""
    if isinstance(annotation, Scalar):
        return annotation
    found = generics.get(annotation)
    return found if isinstance(found, Scalar) else getattr(value, "dtype", None)

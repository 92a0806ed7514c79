"""Structs and tuples as arguments of kernels: each field is an argument of its own, or comptime."""

from __future__ import annotations

import dataclasses
from typing import Any, TypeVar, get_args, get_origin

from transpile.diagnose.given import described
from transpile.expand import variants
from transpile.expand.annotations import (
    ComptimeAnnotation,
    MemoryAnnotation,
    VectorAnnotation,
    substituted,
)
from transpile.expand.arguments import Lanes
from transpile.expand.structs import annotations_of, is_host_struct, is_struct_class
from transpile.ir.types import Scalar, Vector, i32, is_width

Part = tuple[str, Any, Any]
"""A field's name, its annotation and its value."""


class Misfit(Exception):
    """Why a value is no argument for a parameter; the launcher makes an error of it."""


def is_group(annotation: Any) -> bool:
    """Whether a parameter takes a struct or a tuple: marked classes, protocols and bases of theirs, ``tuple[...]``."""
    if isinstance(annotation, TypeVar):
        return isinstance(annotation.__bound__, type) and is_group(annotation.__bound__)
    if variants.is_variant(annotation):
        return True
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
    vector = vector_type(annotation)
    if vector is not None:
        return _lanes(vector, value)
    if variants.is_enum(annotation):
        if not isinstance(value, annotation):
            raise Misfit(f"must be a `{annotation.__name__}`, not {type(value).__name__}")
        return [(variants.TAG, i32, variants.members(annotation).index(value))]
    if variants.is_union(annotation):
        fitting = [one for one in get_args(annotation) if type(value) is (get_origin(one) or one)]
        if not fitting:
            raise Misfit(f"must be a `{variants.named(annotation)}`, not {type(value).__name__}")
        annotation = fitting[0]
    origin = get_origin(annotation) or annotation
    if origin is tuple:
        return _items(get_args(annotation), value)
    if not is_host_struct(value) or (is_struct_class(origin) and not isinstance(value, origin)):
        raise Misfit(f"must be a `{origin.__name__}`, not {type(value).__name__}")
    generics = dict(zip(getattr(origin, "__parameters__", ()), get_args(annotation)))
    known = annotations_of(type(value))
    return [
        (f.name, substituted(known.get(f.name), generics), _field(value, f.name))
        for f in dataclasses.fields(value)
    ]


def _field(value: Any, name: str) -> Any:
    try:
        return getattr(value, name)
    except AttributeError:  # an `__init__` or `__setattr__` of the user's did not set it
        raise Misfit(f"is a `{type(value).__name__}` without its field `{name}`") from None


def _items(annotations: tuple[Any, ...], value: Any) -> list[Part]:
    if not isinstance(value, tuple):
        raise Misfit(f"must be a tuple, not {type(value).__name__}")
    if len(annotations) == 2 and annotations[1] is Ellipsis:
        annotations = (annotations[0],) * len(value)
    if len(annotations) != len(value):
        raise Misfit(f"must be a tuple of {len(annotations)}, not of {len(value)}")
    return [(str(n), a, v) for n, (a, v) in enumerate(zip(annotations, value, strict=True))]


def vector_type(annotation: Any) -> Vector | None:
    """Return the type of a vector field whose lanes are known; ``None`` for others."""
    if isinstance(annotation, VectorAnnotation):
        element, width = annotation.element, annotation.width
        if isinstance(element, Scalar) and is_width(width):
            return Vector(element, width)  # type: ignore[arg-type]
    return annotation if isinstance(annotation, Vector) else None


def _lanes(vector: Vector, value: Any) -> list[Part]:
    try:
        lanes = list(value)
    except TypeError:
        lanes = []
    if len(lanes) != vector.width:
        raise Misfit(f"needs {vector.width} numbers for a `{vector}`, not {described(value)}")
    return [(str(n), vector.element, lane) for n, lane in enumerate(lanes)]


def memories(name: str, annotation: Any) -> list[tuple[str, MemoryAnnotation]]:
    """Return the arrays in a struct parameter's fields, named ``parameter.field``, in the order they are passed."""
    origin = get_origin(annotation) or annotation
    if not is_struct_class(origin):
        return []
    generics = dict(zip(getattr(origin, "__parameters__", ()), get_args(annotation)))
    known = annotations_of(origin)
    found: list[tuple[str, MemoryAnnotation]] = []
    for field in dataclasses.fields(origin):
        inner = substituted(known.get(field.name), generics)
        if isinstance(inner, MemoryAnnotation):
            found.append((f"{name}.{field.name}", inner))
        else:
            found += memories(f"{name}.{field.name}", inner)
    return found


def class_of(annotation: Any, value: Any) -> type:
    """Return the class that a kernel makes of an argument's parts."""
    if vector_type(annotation) is not None:
        return Lanes
    cls = type(value)
    return variants.carrier_of(cls) if variants.is_enum(cls) else cls


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
    if vector_type(annotation) is not None:
        return "group"
    if isinstance(annotation, MemoryAnnotation):
        return "memory"
    shown = getattr(annotation, "__name__", str(annotation))
    if hasattr(value, "shape") and getattr(value, "shape", ()) != ():
        raise Misfit(
            f"has an array in its field `{name}`, which is declared as `{shown}`: write `Array[f32]`, for example"
        )
    raise Misfit(
        f"has the field `{name}: {shown}`: write a dtype such as `f32`, or `Comptime[...]`"
    )


def dtype_of(annotation: Any, value: Any) -> Any:
    """Return the dtype of a field's number: the declared one, or that of a NumPy scalar; ``None``: by kind."""
    return annotation if isinstance(annotation, Scalar) else getattr(value, "dtype", None)

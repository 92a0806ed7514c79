"""Arguments without a device: what ``inspect`` takes, and how they specialize a kernel."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from types import FunctionType, MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar

from transpile.diagnose import given
from transpile.diagnose.diagnostic import CubeError
from transpile.diagnose.errors.calls import MissingAnnotation, UnknownAnnotation, WrongArguments
from transpile.diagnose.errors.launch import MissingDefine, WrongComptime
from transpile.diagnose.errors.structs import GroupArgument, StructElements
from transpile.diagnose.places import parameter_span
from transpile.expand.annotations import (
    AtomicAnnotation,
    ComptimeAnnotation,
    DefineAnnotation,
    MemoryAnnotation,
    VectorAnnotation,
)
from transpile.expand.arguments import (
    ArgumentSpec,
    ComptimeSpec,
    GroupSpec,
    MemorySpec,
)
from transpile.expand.comptimes import fitting, shown
from transpile.expand.layouts import Unfit, is_struct, layout_of, named, struct_dtype
from transpile.expand.words import describe
from transpile.ir import host
from transpile.ir.foreign import NAMES
from transpile.ir.types import EVERY_SCALAR, Scalar, Vector, f32, holds, i32, u32
from transpile.lang import groups
from transpile.lang.signature import (
    declaration,
    declared,
    no_element,
    refuse_none,
    refuse_open,
    signature_text,
)
from transpile.lang.specs import number_spec, specs_of
from transpile.lang.texts import way_out

if TYPE_CHECKING:
    import numpy


@dataclass(frozen=True)
class ArraySpec:
    """An array that is not there: dtype or struct, shape and strides, in elements."""

    dtype: Any
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    @property
    def is_contiguous(self) -> bool:
        return is_row_major(self.shape, self.strides)


def spec(
    dtype: object, shape: int | Sequence[int], strides: Sequence[int] | None = None
) -> ArraySpec:
    """Describe an array argument for ``inspect``: ``spec(f32, (64, 128))``, ``spec(Particle, 1000)``; strides count
    elements, row major if not given.
    """
    sizes = given.sizes("spec", "shape", shape)
    steps = row_major(sizes)
    if strides is not None:
        steps = given.sizes("spec", "strides", strides, least=None)
    if len(steps) != len(sizes):
        raise WrongArguments(
            None,
            function="spec",
            signature="spec(dtype, shape, strides=None)",
            problem="shape and strides differ in length",
        ).error()
    return ArraySpec(dtype if is_struct(dtype) else as_dtype(dtype), sizes, steps)


def row_major(shape: Sequence[int]) -> tuple[int, ...]:
    """Return the strides of a row-major array without gaps, in elements."""
    return tuple(prod(shape[i + 1 :]) for i in range(len(shape)))


def is_row_major(shape: Sequence[int], strides: Sequence[int]) -> bool:
    """Whether strides, in elements, are those of a row-major array without gaps; dimensions of
    size 1 do not count.
    """
    if prod(shape) == 0:
        return True
    return all(
        size == 1 or a == b for size, a, b in zip(shape, strides, row_major(shape), strict=True)
    )


def as_dtype(dtype: Any) -> Scalar:
    """Return the scalar type for a dtype of ours, of NumPy, of torch, or a string such as
    ``"f32"`` or ``"float32"``.

    Raises:
        CubeTypeError: it names no type that kernels have.
    """
    if isinstance(dtype, Scalar):
        return dtype
    names = [
        str(dtype).removeprefix("torch."),
        getattr(dtype, "__name__", ""),
        getattr(getattr(dtype, "dtype", None), "name", ""),
    ]
    # Numbers and arrays have a dtype, and a shape; NumPy's dtypes have a shape and a kind.
    is_array = hasattr(dtype, "shape") and not (hasattr(dtype, "kind") or isinstance(dtype, type))
    for name in () if is_array else names:
        found = EVERY_SCALAR.get(NAMES.get(str(name), str(name)))
        if found is not None:
            return found
    raise WrongArguments(
        None,
        function="dtype",
        signature=", ".join(EVERY_SCALAR),
        problem=f"{given.described(dtype)} is no dtype",
    ).error()


def example_specs(
    signature: inspect.Signature,
    annotations: Mapping[str, Any],
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
    function: FunctionType,
    vectorize: int = 1,
    generics: Mapping[object, object] = MappingProxyType({}),
) -> tuple[ArgumentSpec, ...]:
    """Turn example arguments into specs: arrays by dtype, rank and contiguity, numbers by their
    annotation.
    """  # fmt: skip
    name = function.__name__
    refuse_open(function)
    try:
        bound = signature.bind(*args, **kwargs)
    except TypeError as error:
        raise WrongArguments(
            None,
            function=name,
            signature=f"{name}{signature_text(signature)}",
            problem=str(error),
            way_out=way_out(str(error), kwargs.keys() - signature.parameters.keys()),
        ).error() from None
    bound.apply_defaults()
    given = bound.arguments.items()
    values = [_value(k, v, annotations.get(k), function, vectorize) for k, v in given]
    declarations = [declaration(key, annotations[key]) for key, _ in given]
    return specs_of(declarations, values, generics)[0]


def _is_array(value: Any) -> bool:
    return hasattr(value, "dtype") and isinstance(getattr(value, "shape", None), Sequence)


def _value(key: str, value: Any, annotation: Any, function: FunctionType, vectorize: int) -> object:
    """Return what a parameter is specialized for, as `specs_of` takes it."""
    name = function.__name__
    if annotation is None:
        raise MissingAnnotation(parameter_span(function, key), name=key, function=name).error()
    if isinstance(annotation, DefineAnnotation):
        return _dtype_given(key, value, function)
    if isinstance(annotation, ComptimeAnnotation):
        return _comptime(key, value, annotation, name)
    if isinstance(annotation, MemoryAnnotation):
        written = no_element(annotation.element)
        if written:
            raise UnknownAnnotation(
                parameter_span(function, key), name=f"`{key}`", annotation=written
            ).error()
        return _memory(key, value, annotation, name, vectorize)
    if groups.is_group(annotation):
        return _group(key, value, annotation, name)
    refuse_none(function, key, annotation)
    if not isinstance(annotation, (Scalar, TypeVar)):
        try:
            annotation = as_dtype(annotation)
        except CubeError:
            raise UnknownAnnotation(
                parameter_span(function, key), name=f"`{key}`", annotation=declared(annotation)
            ).error() from None
    if not _is_number(value):
        raise WrongArguments(
            None,
            function=name,
            signature=f"{key}: {getattr(annotation, '__name__', annotation)}",
            problem=f"`{key}` is {describe(value)}, not a number",
        ).error()
    return annotation if isinstance(annotation, Scalar) else _own(value)


def _dtype_given(key: str, value: Any, function: Any) -> Scalar:
    try:
        return as_dtype(value)
    except CubeError:
        signature = str(inspect.signature(function))
        raise MissingDefine(
            None, function.__name__, signature, key, given.described(value)
        ).error() from None


def _dtype_held(key: str, value: Any, name: str) -> Scalar:
    try:
        return as_dtype(value.dtype)
    except CubeError:
        raise WrongArguments(
            None,
            function=name,
            signature=f"{key}: an array of a type that kernels have",
            problem=f"`{key}` holds {given.described(value.dtype)}",
            way_out="convert it, for example with `astype(numpy.float32)`",
        ).error() from None


def _is_number(value: Any) -> bool:
    """Whether a launch can pass it as one number: Python's, NumPy's, or an array of no dimension."""
    if isinstance(getattr(value, "shape", None), Sequence):
        return len(value.shape) == 0 and not isinstance(value, ArraySpec)
    return any(hasattr(type(value), name) for name in ("__index__", "__float__"))


def _comptime(key: str, value: Any, annotation: ComptimeAnnotation, name: str) -> object:
    try:
        return fitting(value, annotation.type)
    except TypeError:
        wanted = shown(annotation.type)
        raise WrongComptime(None, name, key, wanted, describe(value)).error() from None


DEEPEST_GROUP = 64
"""Structs in a struct that is an argument."""


def _group(key: str, value: Any, annotation: Any, name: str) -> GroupSpec:
    try:
        if key.count(".") > DEEPEST_GROUP:
            reason = "holds itself, or structs in structs without end"
            raise GroupArgument(
                None, kernel=name, parameter=key.partition(".")[0], reason=reason
            ).error()
        found: list[tuple[str, ArgumentSpec]] = []
        for field, inner, item in groups.parts(annotation, value):
            kind = groups.kind(field, inner, item)
            if kind == "group":
                known = groups.is_group(inner) or groups.vector_type(inner) is not None
                inner = inner if known else type(item)
                found.append((field, _group(f"{key}.{field}", item, inner, name)))
            elif kind == "memory":
                found.append((field, _memory(f"{key}.{field}", item, inner, name, 1)))
            elif kind == "comptime":
                found.append((field, ComptimeSpec(item)))
            else:
                dtype = groups.dtype_of(inner, item)
                own = _own(item) if dtype is None else as_dtype(dtype)
                found.append((field, number_spec(inner, own)))
        return GroupSpec(groups.class_of(annotation, value), tuple(found))
    except groups.Misfit as error:
        raise GroupArgument(None, kernel=name, parameter=key, reason=str(error)).error() from None


def _memory(
    key: str, value: Any, annotation: MemoryAnnotation, name: str, vectorize: int
) -> MemorySpec:
    if not _is_array(value):
        raise WrongArguments(
            None,
            function=name,
            signature=f"{key}: {annotation.container}[...]",
            problem=f"`{key}` is {given.described(value)}, not an array",
            way_out="pass an array, or `spec(f32, shape)` in its place",
        ).error()
    shape = tuple(int(s) for s in value.shape)
    contiguous = is_row_major(shape, _strides(value, shape))
    element = (
        annotation.element.element
        if isinstance(annotation.element, AtomicAnnotation)
        else annotation.element
    )
    if is_struct(element):
        return _structs(key, value, element, name, contiguous)
    dtype = _dtype_held(key, value, name)
    wanted = element.element if isinstance(element, (Vector, VectorAnnotation)) else element
    if isinstance(wanted, Scalar) and not holds(dtype, wanted):
        raise WrongArguments(
            None,
            function=name,
            signature=f"{key}: {annotation.container}[{wanted}]",
            problem=f"`{key}` holds `{dtype}`",
            way_out=_converted(value, wanted),
        ).error()
    declared = element.width if isinstance(element, (Vector, VectorAnnotation)) else None
    width = declared if isinstance(declared, int) else vectorize
    return MemorySpec(dtype, len(shape), width, contiguous)


def _strides(value: Any, shape: tuple[int, ...]) -> Sequence[int]:
    """Return the strides of an array, in elements: of a spec, a device's, NumPy's, torch's."""
    if hasattr(value, "strides"):
        # NumPy counts bytes; handles, which have memory in blocks, count elements.
        size = 1 if hasattr(value, "block") else getattr(value, "itemsize", 1)
        return [int(s) // size for s in value.strides]
    steps = getattr(value, "stride", None)
    return [int(s) for s in steps()] if callable(steps) else row_major(shape)


def _converted(value: Any, wanted: Scalar) -> str:
    if isinstance(value, ArraySpec):
        return f"write `spec({wanted}, shape)`"
    from transpile.lang.libraries import converted, numpy_name  # numpy, which few need here

    return f"convert it, for example with `{converted(value, numpy_name(wanted))}`"


def _structs(key: str, value: Any, element: Any, name: str, contiguous: bool) -> MemorySpec:
    try:
        layout = layout_of(element)
    except Unfit:
        return MemorySpec(
            u32, len(value.shape), 1, contiguous
        )  # refused where the kernel is expanded
    held = getattr(value.dtype, "numpy", value.dtype)  # of an array of a device
    if held not in (element, struct_dtype(layout)):
        shown = named(held) if is_struct(held) else held
        raise WrongArguments(
            None,
            function=name,
            signature=f"{key}: an array of `{layout.name}`, with the dtype `numpy_dtype({layout.name})`",
            problem=f"`{key}` holds `{shown}`",
        ).error()
    return MemorySpec(layout.unit, len(value.shape), 1, contiguous, layout.units)


def numpy_dtype(type: Any) -> numpy.dtype[Any]:
    """Return the NumPy dtype of arrays of a type: of a scalar, or of a struct with every offset.

    Args:
        type: a dtype, or a dataclass under ``@cube`` whose fields are numbers, vectors and such structs.

    Raises:
        CubeTypeError: memory can't hold it.
    """
    if not is_struct(type):
        return host.numpy_dtype(as_dtype(type))
    try:
        return struct_dtype(layout_of(type))
    except Unfit as error:
        raise StructElements(None, name=named(type), reason=str(error)).error() from None


def _own(value: Any) -> Scalar:
    """Return the type that a number has where no variable says another."""
    if hasattr(value, "dtype"):
        return as_dtype(value.dtype)
    return f32 if isinstance(value, float) else i32

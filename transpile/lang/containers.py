"""Annotations and containers: ``Tensor[f32]``, ``Mut[...]``, ``SharedMemory[f32](256)`` and the rest."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from transpile.diagnose.errors.calls import UnknownAnnotation
from transpile.expand.annotations import (
    AtomicAnnotation,
    ComptimeAnnotation,
    DefineAnnotation,
    LocalMemory,
    MemoryAnnotation,
    VectorAnnotation,
)


class _Memory:
    """``Tensor``, ``Array`` and ``Slice``: subscripted with the type of an element."""

    def __init__(self, name: str, doc: str) -> None:
        self._name = name
        self.__doc__ = doc

    __iter__ = None  # else Python would iterate by asking for item 0, 1, 2 without end

    def __getitem__(self, element: Any) -> Any:
        return MemoryAnnotation(self._name, element)

    def __repr__(self) -> str:
        return self._name


class _Local:
    """``SharedMemory`` and ``LocalArray``."""

    def __init__(self, space: str, doc: str) -> None:
        self._space = space
        self.__doc__ = doc

    __iter__ = None

    def __getitem__(self, element: Any) -> Any:
        return LocalMemory(self._space, element)


class _Mut:
    """Marks a parameter that the kernel writes: ``Mut[Tensor[f32]]``."""

    __iter__ = None

    def __getitem__(self, annotation: Any) -> Any:
        if not isinstance(annotation, MemoryAnnotation):
            raise UnknownAnnotation(
                None, name="a parameter", annotation=f"`Mut[{annotation}]`"
            ).error()
        return replace(annotation, mutable=True)


class _Comptime:
    """Marks a parameter that is known when the kernel is built: ``Comptime[int]``. The value must be hashable."""

    __iter__ = None

    def __getitem__(self, type: Any) -> Any:
        return ComptimeAnnotation(type)


class _Define:
    """Marks a dtype argument that binds a type variable: ``dtype: Define[F]``."""

    __iter__ = None

    def __getitem__(self, variable: Any) -> Any:
        return DefineAnnotation(variable)


class _Atomic:
    """Marks elements that are accessed atomically: ``Mut[Array[Atomic[u32]]]``."""

    __iter__ = None

    def __getitem__(self, element: Any) -> Any:
        return AtomicAnnotation(element)


class _Vector:
    """``Vector[f32, 4]``: `N` lanes, a power of two; called in kernels with one value, or one a lane."""

    __iter__ = None

    def __getitem__(self, item: Any) -> Any:
        if not isinstance(item, tuple) or len(item) != 2:
            raise UnknownAnnotation(None, name="a vector", annotation=f"`Vector[{item}]`").error()
        element, width = item
        return VectorAnnotation(element, getattr(width, "__args__", (width,))[0])


Tensor: Any = _Memory(
    "Tensor",
    "An array argument with shape and strides; ``t[i, j]`` goes through the strides, ``t[i]`` is the linear element.",
)
Array: Any = _Memory("Array", "An array argument with a length.")
Slice: Any = _Memory("Slice", "A window of an array or tensor, as a helper's parameter.")
SharedMemory: Any = _Local(
    "shared",
    "Memory of one cube, ``SharedMemory[f32](256)``; undefined until written; ``.zeros(n)`` writes and syncs.",
)
LocalArray: Any = _Local("local", "An array of one unit, ``LocalArray[f32](4)``; zero at first.")
Mut: Any = _Mut()
Comptime: Any = _Comptime()
Define: Any = _Define()
Atomic: Any = _Atomic()
Vector: Any = _Vector()

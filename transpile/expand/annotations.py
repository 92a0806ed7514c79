"""Annotations of parameters as objects: what ``Tensor[f32]``, ``Mut[...]``, ``Comptime[...]`` and
the rest evaluate to.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Optional, TypeVar, Union, get_args, get_origin

from transpile.diagnose.errors.calls import OutsideKernel
from transpile.diagnose.record import Record, replaced
from transpile.expand.symbols import Constructor
from transpile.ir.foreign import equals
from transpile.ir.types import Scalar, Vector

if TYPE_CHECKING:
    from transpile.expand.context import Context


class MayBeNone:
    """Something of which ``annotation | None`` can be written, as of a class."""

    __slots__ = ()

    def __or__(self, other: object) -> Any:
        return Optional[self] if other is None else NotImplemented  # noqa: UP045 (X | None is made here)

    __ror__ = __or__


def without_none(annotation: Any) -> Any:
    """Return what ``X | None`` and ``Optional[X]`` say beside ``None``, or ``None`` for other annotations."""
    if get_origin(annotation) not in (Union, UnionType):
        return None
    kinds = [kind for kind in get_args(annotation) if kind is not NoneType]
    return kinds[0] if len(kinds) == 1 and len(get_args(annotation)) == 2 else None


def folded(annotation: Any) -> Any:
    """Return ``Comptime[X | None]`` for ``Comptime[X] | None``; others as they are."""
    inner = without_none(annotation)
    if isinstance(inner, ComptimeAnnotation):
        return ComptimeAnnotation(Optional[inner.type])  # noqa: UP045 (X | None is made here)
    return annotation


class MemoryAnnotation(MayBeNone, Record, frozen=True):
    """``Tensor[T]``, ``Array[T]`` or ``Slice[T]``; the element may be a type variable."""

    container: str
    element: object
    mutable: bool = False

    def __repr__(self) -> str:
        written = f"{self.container}[{shown(self.element)}]"
        return f"Mut[{written}]" if self.mutable else written

    def __call__(self, *args: object) -> Any:
        raise OutsideKernel(None, name=f"{self.container}[...]").error()


class AtomicAnnotation(Record, frozen=True):
    """``Atomic[T]`` as an element type."""

    element: object

    def __repr__(self) -> str:
        return f"Atomic[{shown(self.element)}]"


class ComptimeAnnotation(MayBeNone, Record, frozen=True):
    """``Comptime[T]``: known when the kernel is built; part of what it is specialized for."""

    type: object

    def __repr__(self) -> str:
        return f"Comptime[{shown(self.type)}]"


class DefineAnnotation(Record, frozen=True):
    """``Define[F]``: a dtype chosen at launch, bound to the type variable."""

    variable: object

    def __repr__(self) -> str:
        return f"Define[{shown(self.variable)}]"


@dataclass(frozen=True)
class VectorAnnotation(MayBeNone, Constructor):
    """``Vector[T, N]``; callable in kernels."""

    element: object
    width: object

    def __eq__(self, other: object) -> bool:
        if isinstance(other, VectorAnnotation):
            return bool(self.element == other.element) and self.width == other.width
        return equals(self, other)

    def __hash__(self) -> int:
        return hash((self.element, self.width))

    def __repr__(self) -> str:
        return f"Vector[{shown(self.element)}, {shown(self.width)}]"

    def construct(self, cx: Context, *args: object, **kwargs: object) -> object:
        from transpile.expand import number_types, operators

        type = number_types.vector_type(cx, self)
        return (
            cx.call(type, *args)
            if isinstance(type, Scalar)
            else operators.construct(cx, type, args)
        )

    def __call__(self, *args: object) -> Any:
        raise OutsideKernel(None, name="Vector[...]").error()


@dataclass(frozen=True)
class LocalMemory(Constructor):
    """``SharedMemory[T]`` or ``LocalArray[T]``, called with a comptime length or shape."""

    space: str
    element: object

    def __repr__(self) -> str:
        return (
            f"{'SharedMemory' if self.space == 'shared' else 'LocalArray'}[{shown(self.element)}]"
        )

    def construct(self, cx: Context, *args: object, **kwargs: object) -> object:
        from transpile.expand import allocation

        return allocation.allocate(cx, self, *args, zeros=bool(kwargs.get("zeros")))

    def __call__(self, *args: object) -> Any:
        raise OutsideKernel(
            None, name="SharedMemory[...]" if self.space == "shared" else "LocalArray[...]"
        ).error()

    def zeros(self, *args: object) -> Any:
        """Allocate, write zeros and synchronize the cube; in kernels only."""
        raise OutsideKernel(None, name="SharedMemory[...].zeros").error()


def shown(part: Any) -> str:
    """Return a part of an annotation as it is written: a class or a type variable by its name."""
    if isinstance(part, (type, TypeVar)) and get_origin(part) is None:
        return str(part.__name__)
    return str(part)


NumberType = Scalar | Vector


def substituted(annotation: Any, generics: Mapping[object, object]) -> Any:
    """Return an annotation with the type variables that are bound already replaced by their types and sizes."""
    if not generics:
        return annotation
    if isinstance(annotation, TypeVar):
        return generics.get(annotation, annotation)
    if isinstance(annotation, (MemoryAnnotation, AtomicAnnotation)):
        return replaced(annotation, element=substituted(annotation.element, generics))
    if isinstance(annotation, VectorAnnotation):
        element = substituted(annotation.element, generics)
        return vector_of(element, substituted(annotation.width, generics))
    return annotation


def vector_of(element: object, width: object) -> object:
    """Return the annotation of a vector; of a single lane, that of a number, which it is everywhere else."""
    return element if type(width) is int and width == 1 else VectorAnnotation(element, width)


def variable_name(variable: object) -> str:
    """Name a type variable; Python lets its name be any object, and then cannot show it."""
    return str(getattr(variable, "__name__", "?"))

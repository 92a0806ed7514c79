"""Memory in kernels: argument tensors and arrays, shared memory, local arrays, slices and atomic elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.calls import NotSupportedYet, WrongArguments
from transpile.diagnose.errors.types import (
    AtomicAccess,
    ComptimeNeeded,
    IndexCount,
    NotIterable,
    NotMutable,
    WrongAttribute,
)
from transpile.diagnose.places import Place
from transpile.expand import arithmetic
from transpile.expand.atomics import AtomicElement
from transpile.expand.habits import Sizes, Whole, memory_hint
from transpile.expand.slices import CallableInt, Line, Slice
from transpile.expand.value import Value
from transpile.expand.vectors import VectorElement
from transpile.ir.core import (
    Extent,
    Index,
    Load,
    Store,
)
from transpile.ir.types import Memory, Reference, Scalar, Space, Vector, index, width_of
from transpile.ir.values import Parameter
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.diagnose.diagnostic import CubeError
    from transpile.expand.context import Context


class Container(Whole):
    """Memory that can be indexed. `shape_known` is the comptime shape of shared and local memory."""

    __iter__ = None

    def __init__(
        self,
        cx: Context,
        ir: IRValue,
        name: str,
        declared: Place,
        shape_known: tuple[int, ...] = (),
    ) -> None:
        assert isinstance(ir.type, Memory)
        self._cx = cx
        self._ir = ir
        self._type = ir.type
        self._name = name
        self._declared = declared
        self._shape_known = shape_known

    def named(self, name: str) -> None:
        """Take the name of the first variable that holds it."""
        if not self._ir.name:
            self._ir.name = self._name = name

    # What a kernel reads

    @property
    def dtype(self) -> Scalar:
        """The scalar type of the elements."""
        element = self._type.element
        return element.element if isinstance(element, Vector) else element

    @property
    def vector_width(self) -> int:
        """Lanes of an element; comptime."""
        return width_of(self._type.element)

    @property
    def rank(self) -> Any:
        """Number of dimensions; comptime. Called or read: ``x.rank()``, ``x.rank``."""
        return CallableInt(self._rank())

    @property
    def _known_length(self) -> int | None:
        """The length of shared and local memory."""
        length = self._type.length
        return None if length is None else length // self._type.units

    def _rank(self) -> int:
        if self._shape_known:
            return len(self._shape_known)
        return 1 if self._type.rank is None else self._type.rank

    def len(self) -> object:
        """Number of elements: the product of the shape."""
        if self._known_length is not None:
            return self._known_length
        return self._extent("length", None)

    def buffer_len(self) -> object:
        """Elements that the view reaches over: ``1 + sum((shape - 1) * stride)``."""
        if self._known_length is not None:
            return self._known_length
        return self._extent("extent", None)

    @property
    def shape(self) -> Sizes:
        """Size of one dimension, in elements: ``x.shape(0)``."""
        return Sizes(self._cx, self._name, "shape", lambda d: self._dimension("shape", d))

    @property
    def stride(self) -> Sizes:
        """Distance of neighbours in one dimension, in elements: ``x.stride(0)``."""
        return Sizes(self._cx, self._name, "stride", lambda d: self._dimension("stride", d))

    def _dimension(self, what: str, dimension: object) -> object:
        cx = self._cx
        rank = self._rank()
        if isinstance(dimension, int):
            if not -rank <= dimension < rank:
                raise WrongArguments(
                    cx.span(), function=what, signature=f"{what}(dimension)",
                    problem=f"dimension {dimension} of rank {rank}",
                ).error()  # fmt: skip
            dimension %= rank
            if self._shape_known:
                return (
                    self._shape_known[dimension]
                    if what == "shape"
                    else _row_major(self._shape_known)[dimension]
                )
            if self._known_length is not None:
                return self._known_length if what == "shape" else 1
            return self._extent(what, cx.constant(index, dimension))
        if self._type.space is not Space.GLOBAL:
            raise ComptimeNeeded(cx.span(), what="the dimension of local memory").error()
        return self._extent(what, arithmetic.index_value(cx, dimension))

    def _extent(self, what: str, dimension: IRValue | None) -> Value:
        result = IRValue(index)
        self._cx.emit(Extent(what, self._ir, result, dimension, span=self._cx.span()))
        return Value(self._cx, result)

    def slice(self, start: object, stop: object) -> Slice:
        """Return elements `start` to `stop`, clamped as Python does."""
        return Slice(self, 0, self.len()).part(slice(start, stop))

    # Access

    def __getitem__(self, position: object) -> object:
        window = self._window(position)
        if window is not None:
            return window
        cx = self._cx
        place = self._place(position)
        if self._type.atomic:
            return AtomicElement(cx, place, self)
        result = IRValue(self._type.element)
        cx.emit(Load(place, result, span=cx.span()))
        if isinstance(result.type, Vector):
            return VectorElement(self, place, result)
        return Value(cx, result)

    def __setitem__(self, position: object, value: object) -> None:
        cx = self._cx
        span = cx.span()
        if isinstance(position, slice) or (
            isinstance(position, tuple) and any(isinstance(one, slice) for one in position)
        ):
            raise NotSupportedYet(
                span, what="assignment to a slice", way_out="write a loop over the elements"
            ).error()
        if self._type.atomic:
            if isinstance(value, AtomicElement):
                return
            raise AtomicAccess(span, name=self._name).error()
        if not self._type.mutable:
            raise NotMutable(span, name=self._name, other=self._declared).error()
        place = self._place(position)
        cx.emit(
            Store(
                place,
                arithmetic.convert_for_store(cx, value, self._type.element, span, self._declared),
                span=span,
            )
        )

    def _window(self, position: object) -> Slice | None:
        """Return what ``x[a:b]`` and ``x[i, a:b]`` are; ``None`` for one element."""
        if isinstance(position, slice):
            return Slice(self, 0, self.len()).part(position)
        if not isinstance(position, tuple):
            return None
        opened = [axis for axis, one in enumerate(position) if isinstance(one, slice)]
        if len(opened) != 1:
            return None  # of two, the first says what is wrong
        (axis,) = opened
        if len(position) != self._rank():
            raise self._miscounted(len(position))
        return Line(self, 0, self.shape(axis), position, axis).part(position[axis])

    def _miscounted(self, given: int) -> CubeError:
        is_argument = isinstance(self._ir, Parameter)
        return IndexCount(self._cx.span(), given, self._rank(), is_argument).error()

    def _place(self, position: object) -> IRValue:
        cx = self._cx
        result = IRValue(Reference(self._type.element, self._type.space))
        cx.emit(
            Index(self._ir, self._indices(position), result, checked=cx.checked, span=cx.span())
        )
        return result

    def _indices(self, position: object) -> tuple[IRValue, ...]:
        cx = self._cx
        if not isinstance(position, tuple):
            return (arithmetic.index_value(cx, self._from_end(position, self.len)),)
        rank = self._rank()
        if len(position) != rank:
            raise self._miscounted(len(position))
        sizes = [lambda d=d: self.shape(d) for d in range(rank)]
        return tuple(
            arithmetic.index_value(cx, self._from_end(p, s))
            for p, s in zip(position, sizes, strict=True)
        )

    def _from_end(self, position: object, length: Any) -> object:
        """Count a negative literal from the end."""
        if isinstance(position, int) and not isinstance(position, bool) and position < 0:
            size = length()
            if isinstance(size, int) and -position > size:
                raise WrongArguments(
                    self._cx.span(), function=self._name,
                    signature=f"{self._name}[-{size}] to {self._name}[{size - 1}]",
                    problem=f"index {position} of {size} elements",
                ).error()  # fmt: skip
            return size - (-position)  # `index` holds no negative number
        return position

    def __len__(self) -> int:
        length = self._known_length
        if length is None:
            raise ComptimeNeeded(
                self._cx.span(), what="`len()` outside a kernel's own code"
            ).error()
        return length

    def __contains__(self, item: object) -> bool:
        raise NotIterable(self._cx.span(), what="memory").error()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        near = memory_hint(self._name, name)
        raise WrongAttribute(self._cx.span(), what=f"`{self._name}`", name=name, near=near).error()

    def __repr__(self) -> str:
        return self._cx.looks(self)


def _row_major(shape: Sequence[int]) -> list[int]:
    strides = []
    step = 1
    for size in reversed(shape):
        strides.append(step)
        step *= size
    return strides[::-1]

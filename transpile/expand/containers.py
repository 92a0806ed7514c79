"""Memory in kernels: argument tensors and arrays, shared memory, local arrays, slices and atomic elements."""

from __future__ import annotations

import builtins
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
from transpile.expand import arithmetic, operators
from transpile.expand.atomics import AtomicElement
from transpile.expand.displays import host_number
from transpile.expand.habits import Sizes, memory_hint
from transpile.expand.value import Value
from transpile.ir.core import (
    Extent,
    Index,
    Load,
    Store,
)
from transpile.ir.types import Memory, Reference, Scalar, Space, Vector, index, ue8m0, width_of
from transpile.ir.values import Value as IRValue
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from transpile.expand.context import Context


class Container:
    """Memory that can be indexed. `shape_known` is the comptime shape of shared and local memory."""

    __iter__ = None
    __hash__ = object.__hash__

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
        return _CallableInt(self._rank())

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
        return Slice.of(self, start, stop)

    # Access

    def __getitem__(self, position: object) -> object:
        if isinstance(position, slice):
            return self._slice(position)
        cx = self._cx
        place = self._place(position)
        if self._type.atomic:
            return AtomicElement(cx, place, self)
        result = IRValue(self._type.element)
        cx.emit(Load(place, result, span=cx.span()))
        return Value(cx, result)

    def __setitem__(self, position: object, value: object) -> None:
        cx = self._cx
        span = cx.span()
        if isinstance(position, slice):
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

    def _slice(self, position: builtins.slice) -> Slice:
        if position.step is not None and position.step != 1:
            raise NotSupportedYet(
                self._cx.span(), what="a slice with a step", way_out="index with `start + i * step`"
            ).error()
        start = 0 if position.start is None else position.start
        stop = self.len() if position.stop is None else position.stop
        return Slice.of(self, start, stop)

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
            raise IndexCount(cx.span(), given=len(position), rank=rank).error()
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
        return f"<{self._type} {self._name}>"


class _CallableInt(int):
    """``x.rank`` and ``x.rank()`` both give the comptime number."""

    def __call__(self) -> int:
        return int(self)


class Slice:
    """A window of memory: indices count from its start and are checked against its own length."""

    __iter__ = None
    __hash__ = object.__hash__

    def __init__(self, base: Container, start: object, length: object) -> None:
        self._base = base
        self._start = start
        self._length = length

    @classmethod
    def of(cls, base: Container | Slice, start: object, stop: object) -> Slice:
        """Clamp as Python does: into ``0 .. len``, empty where the start is not before the stop."""
        cx = base._base._cx if isinstance(base, Slice) else base._cx
        size = base.len()

        def clamp(bound: object) -> object:
            bound = host_number(bound)
            if isinstance(bound, int) and isinstance(size, int):
                return min(max(bound + size if bound < 0 else bound, 0), size)
            if isinstance(bound, int) and bound < 0:
                back = cx.convert(-bound, index, None)
                small = cx.binary("lt", size, cx.wrap(back))
                return operators.call_row(
                    cx,
                    TABLE["select"],
                    (small, cx.wrap(cx.constant(index, 0)), cx.binary("sub", size, cx.wrap(back))),
                )
            if isinstance(bound, int) and bound == 0:
                return bound
            arithmetic.index_value(cx, bound)
            if isinstance(bound, Value) and _is_signed(bound):
                return _from_either_end(cx, bound, size)
            wrapped = (
                bound
                if isinstance(bound, Value) and bound.element == index
                else cx.wrap(_as_index(cx, bound))
            )
            return operators.call_row(cx, TABLE["min"], (wrapped, size))

        first, last = clamp(start), clamp(stop)
        if isinstance(first, int) and isinstance(last, int):
            length: object = max(last - first, 0)
        elif isinstance(first, int) and first == 0:
            length = last
        else:
            first_value = (
                first if isinstance(first, Value) else cx.wrap(cx.convert(first, index, None))
            )
            some = cx.binary("lt", first_value, last)
            length = operators.call_row(
                cx,
                TABLE["select"],
                (some, cx.binary("sub", last, first_value), cx.wrap(cx.constant(index, 0))),
            )
        if isinstance(base, Slice):
            first = base._offset(first)
            base = base._base
        return cls(base, first, length)

    def _offset(self, position: object) -> object:
        if isinstance(self._start, int) and self._start == 0:
            return position
        return self._start + position  # type: ignore[operator]

    @property
    def dtype(self) -> Scalar:
        return self._base.dtype

    @property
    def rank(self) -> Any:
        return _CallableInt(1)

    def len(self) -> object:
        return self._length

    @property
    def shape(self) -> Sizes:
        """Size of the one dimension: ``s.shape(0)``."""
        return Sizes(self._base._cx, "slice", "shape", self._size)

    def _size(self, dimension: object) -> object:
        if dimension not in (0, -1):
            raise WrongArguments(
                self._base._cx.span(), function="shape", signature="shape(0)",
                problem="a slice has one dimension",
            ).error()  # fmt: skip
        return self._length

    def __getitem__(self, position: object) -> object:
        if isinstance(position, slice):
            start = 0 if position.start is None else position.start
            stop = self._length if position.stop is None else position.stop
            return Slice.of(self, start, stop)
        inside, where = self._inside(position)
        cx = self._base._cx
        if inside is None:
            return self._base[where]
        if self._base._type.units != 1 or self._base._type.element is ue8m0:
            # A struct is read where the kernel may write to its fields: outside, where nothing is. ue8m0 has no zero.
            nowhere = cx.wrap(cx.constant(index, 0xFFFFFFFF))
            return self._base[operators.call_row(cx, TABLE["select"], (inside, where, nowhere))]
        zero = cx.wrap(cx.convert(0, self._base._type.element, None))
        return cx.cond(lambda: self._base[where], inside, lambda: zero)

    def __setitem__(self, position: object, value: object) -> None:
        inside, where = self._inside(position)
        if inside is None:
            self._base[where] = value
            return
        for _ in self._base._cx.if_(inside):
            self._base[where] = value

    def _inside(self, position: object) -> tuple[object, object]:
        cx = self._base._cx
        if isinstance(position, int) and position < 0:
            position = self._length - (-position)  # type: ignore[operator]
        arithmetic.index_value(cx, position)
        if isinstance(position, int) and isinstance(self._length, int) and position < self._length:
            return None, self._offset(position)
        # A slice that starts at run time adds an `index` to it, whatever its type.
        wide = (
            position
            if not isinstance(position, Value) or position.element == index
            else cx.wrap(_as_index(cx, position))
        )
        if not cx.checked:
            return None, self._offset(wide)
        inside = wide < self._length  # type: ignore[operator]
        return inside, self._offset(wide)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        near = "a slice has `.len()`, `.shape(0)`, `.dtype` and indexing"
        raise WrongAttribute(self._base._cx.span(), what="a slice", name=name, near=near).error()

    def __repr__(self) -> str:
        return f"<slice of {self._base!r}>"


def _is_signed(value: Value) -> bool:
    element = value.element
    return isinstance(element, Scalar) and element.is_signed and element.is_integer


def _from_either_end(cx: Context, bound: Value, size: object) -> object:
    """Clamp a signed run-time bound, which counts from the end where it is negative."""
    zero = cx.wrap(cx.constant(index, 0))
    back = cx.wrap(_as_index(cx, cx.unary("neg", bound)))
    from_end = operators.call_row(
        cx, TABLE["select"], (cx.binary("lt", size, back), zero, cx.binary("sub", size, back))
    )
    from_start = operators.call_row(cx, TABLE["min"], (cx.wrap(_as_index(cx, bound)), size))
    return operators.call_row(
        cx, TABLE["select"], (cx.binary("lt", bound, 0), from_end, from_start)
    )


def _as_index(cx: Context, position: object) -> IRValue:
    """Convert an integer to ``index``; a negative run-time number becomes a huge one, which no check passes."""
    from transpile.ir.core import Cast

    if isinstance(position, Value):
        if position.element == index:
            return position.ir
        result = IRValue(index)
        cx.emit(Cast(arithmetic.index_value(cx, position), result, span=cx.span()))
        return result
    return cx.convert(position, index, None)


def _row_major(shape: Sequence[int]) -> list[int]:
    strides = []
    step = 1
    for size in reversed(shape):
        strides.append(step)
        step *= size
    return strides[::-1]

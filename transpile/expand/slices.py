"""Windows of memory in kernels: ``x[a:b]`` of its elements as they lie, ``x[i, a:b]`` of one of its dimensions."""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.calls import NotSupportedYet, WrongArguments
from transpile.diagnose.errors.types import WrongAttribute
from transpile.expand import arithmetic, operators
from transpile.expand.displays import host_number
from transpile.expand.habits import Whole
from transpile.expand.value import Value
from transpile.ir.core import Assert, Cast
from transpile.ir.types import Scalar, index, ue8m0
from transpile.ir.values import Value as IRValue
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from transpile.expand.containers import Container
    from transpile.expand.context import Context


class CallableInt(int):
    """``x.rank`` and ``x.rank()`` both give the comptime number."""

    def __call__(self) -> int:
        return int(self)


class Slice(Whole):
    """A window of memory: indices count from its start and are checked against its own length."""

    __iter__ = None

    def __init__(self, base: Container, start: object, length: object) -> None:
        self._base = base
        self._start = start
        self._length = length

    def part(self, position: builtins.slice) -> Slice:
        """Clamp as Python does: into ``0 .. len``, empty where the start is not before the stop."""
        cx = self._base._cx
        if position.step is not None and position.step != 1:
            raise NotSupportedYet(
                cx.span(), what="a slice with a step", way_out="index with `start + i * step`"
            ).error()
        size = self.len()
        start = 0 if position.start is None else position.start
        stop = size if position.stop is None else position.stop

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
                else cx.wrap(as_index(cx, bound))
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
        return self._of(self._offset(first), length)

    def _of(self, start: object, length: object) -> Slice:
        return Slice(self._base, start, length)

    def _at(self, where: object) -> object:
        """Return the index of an element in all of the memory."""
        return where

    def _offset(self, position: object) -> object:
        if isinstance(self._start, int) and self._start == 0:
            return position
        return self._start + position  # type: ignore[operator]

    @property
    def dtype(self) -> Scalar:
        return self._base.dtype

    @property
    def rank(self) -> Any:
        return CallableInt(1)

    def len(self) -> object:
        return self._length

    def shape(self, dimension: object) -> object:
        if dimension not in (0, -1):
            raise WrongArguments(
                self._base._cx.span(), function="shape", signature="shape(0)",
                problem="a slice has one dimension",
            ).error()  # fmt: skip
        return self._length

    def __getitem__(self, position: object) -> object:
        if isinstance(position, slice):
            return self.part(position)
        cx = self._base._cx
        reads = not self._base._type.atomic
        inside, where = self._inside(position, is_told=not (reads and cx.validate == "writes"))
        if inside is None:
            return self._base[self._at(where)]
        kind = self._base._type
        if kind.units != 1 or kind.element is ue8m0 or kind.atomic:
            # A struct is read where the kernel may write to its fields: outside, where nothing is. ue8m0 has no zero.
            # An atomic element is a place, not a number.
            nowhere = cx.wrap(cx.constant(index, 0xFFFFFFFF))
            return self._base[
                self._at(operators.call_row(cx, TABLE["select"], (inside, where, nowhere)))
            ]
        zero = cx.wrap(cx.convert(0, self._base._type.element, None))
        return cx.cond(lambda: self._base[self._at(where)], inside, lambda: zero)

    def __setitem__(self, position: object, value: object) -> None:
        inside, where = self._inside(position)
        if inside is None:
            self._base[self._at(where)] = value
            return
        for _ in self._base._cx.if_(inside):
            self._base[self._at(where)] = value

    def _inside(self, position: object, *, is_told: bool = True) -> tuple[object, object]:
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
            else cx.wrap(as_index(cx, position))
        )
        if not cx.checked:
            return None, self._offset(wide)
        inside = wide < self._length  # type: ignore[operator]
        if cx.validate and is_told and isinstance(inside, Value):
            # What it is a slice of may well have such an element.
            cx.emit(Assert(inside.ir, "an index is outside of the slice", span=cx.span()))
        return inside, self._offset(wide)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        near = "a slice has `.len()`, `.shape(0)`, `.dtype` and indexing"
        raise WrongAttribute(self._base._cx.span(), what="a slice", name=name, near=near).error()

    def __repr__(self) -> str:
        return self._base._cx.looks(self._base, (self._start, self._length))


class Line(Slice):
    """A window of one dimension of memory with several: ``x[i, a:b]``. The other indices are checked at each access."""

    def __init__(
        self,
        base: Container,
        start: object,
        length: object,
        indices: tuple[object, ...],
        axis: int,
    ) -> None:
        super().__init__(base, start, length)
        self._indices = indices
        self._axis = axis

    def _of(self, start: object, length: object) -> Slice:
        return Line(self._base, start, length, self._indices, self._axis)

    def _at(self, where: object) -> object:
        return (*self._indices[: self._axis], where, *self._indices[self._axis + 1 :])


def _is_signed(value: Value) -> bool:
    element = value.element
    return isinstance(element, Scalar) and element.is_signed and element.is_integer


def _from_either_end(cx: Context, bound: Value, size: object) -> object:
    """Clamp a signed run-time bound, which counts from the end where it is negative."""
    zero = cx.wrap(cx.constant(index, 0))
    back = cx.wrap(as_index(cx, cx.unary("neg", bound)))
    from_end = operators.call_row(
        cx, TABLE["select"], (cx.binary("lt", size, back), zero, cx.binary("sub", size, back))
    )
    from_start = operators.call_row(cx, TABLE["min"], (cx.wrap(as_index(cx, bound)), size))
    return operators.call_row(
        cx, TABLE["select"], (cx.binary("lt", bound, 0), from_end, from_start)
    )


def as_index(cx: Context, position: object) -> IRValue:
    """Convert an integer to ``index``; a negative run-time number becomes a huge one, which no check passes."""
    if isinstance(position, Value):
        if position.element == index:
            return position.ir
        result = IRValue(index)
        cx.emit(Cast(arithmetic.index_value(cx, position), result, span=cx.span()))
        return result
    return cx.convert(position, index, None)

"""Run-time values while a kernel is expanded: numbers and vectors whose operators add ops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from transpile.diagnose.errors.types import (
    ComptimeNeeded,
    LaneRange,
    NotIterable,
    OperandKind,
    RowOfMemory,
    TextOfRunTime,
    TruthNeeded,
    WrongAttribute,
)
from transpile.diagnose.places import is_percent_format, row_index
from transpile.expand.habits import F_STRING, TABLES_LIE_IN_MEMORY, number_hint
from transpile.expand.texts import Mark, note
from transpile.expand.weak import Weak
from transpile.ir.types import Scalar, Vector
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.expand.context import Context
    from transpile.expand.slots import Slot

Names = frozenset["Slot"]
NOTHING: Names = frozenset()


class Value:
    """A number, bool or vector known only on the device.

    `when_true` and `when_false` are the slots that are assigned for certain when this, as a test, came out so.
    """

    __slots__ = ("_ir", "cx", "exact", "when_false", "when_true")
    __iter__ = None
    __hash__ = object.__hash__

    def __init__(
        self, cx: Context, ir: IRValue, when_true: Names = NOTHING, when_false: Names = NOTHING
    ) -> None:
        self.cx = cx
        self._ir = ir
        self.when_true = when_true
        self.when_false = when_false
        self.exact: bool | int | float | None = None
        """Its number, where it is computed from comptime numbers alone (``transpile.expand.exact``)."""

    @property
    def ir(self) -> IRValue:
        """The IR value; a vector in a variable is loaded now."""
        return self._ir

    @property
    def element(self) -> Scalar | Weak:
        """The scalar type, of a lane for a vector; open for a weak literal."""
        type: object = self._ir.type
        if isinstance(type, Scalar):
            return type
        if isinstance(type, Weak):
            return type.current()
        assert isinstance(type, Vector)
        return type.element

    @property
    def width(self) -> int:
        """Number of lanes; 1 for a scalar."""
        type = self._ir.type
        return type.width if isinstance(type, Vector) else 1

    @property
    def dtype(self) -> Scalar:
        """The scalar type; a weak literal takes its default now."""
        element = self.element
        return element.settle() if isinstance(element, Weak) else element

    def __add__(self, other: object) -> object:
        return self.cx.binary("add", self, other)

    def __radd__(self, other: object) -> object:
        return self.cx.binary("add", other, self)

    def __sub__(self, other: object) -> object:
        return self.cx.binary("sub", self, other)

    def __rsub__(self, other: object) -> object:
        return self.cx.binary("sub", other, self)

    def __mul__(self, other: object) -> object:
        return self.cx.binary("mul", self, other)

    def __rmul__(self, other: object) -> object:
        return self.cx.binary("mul", other, self)

    def __truediv__(self, other: object) -> object:
        return self.cx.binary("div", self, other)

    def __rtruediv__(self, other: object) -> object:
        return self.cx.binary("div", other, self)

    def __floordiv__(self, other: object) -> object:
        return self.cx.binary("div_floor", self, other)

    def __rfloordiv__(self, other: object) -> object:
        return self.cx.binary("div_floor", other, self)

    def __mod__(self, other: object) -> object:
        return self.cx.binary("rem_floor", self, other)

    def __rmod__(self, other: object) -> object:
        return self.cx.binary("rem_floor", other, self)

    def __divmod__(self, other: object) -> object:
        return self // other, self % other

    def __rdivmod__(self, other: object) -> object:
        return other // self, other % self

    def __pow__(self, other: object) -> object:
        return self.cx.binary("pow", self, other)

    def __rpow__(self, other: object) -> object:
        return self.cx.binary("pow", other, self)

    def __and__(self, other: object) -> object:
        return self.cx.binary("bit_and", self, other)

    def __rand__(self, other: object) -> object:
        return self.cx.binary("bit_and", other, self)

    def __or__(self, other: object) -> object:
        return self.cx.binary("bit_or", self, other)

    def __ror__(self, other: object) -> object:
        return self.cx.binary("bit_or", other, self)

    def __xor__(self, other: object) -> object:
        return self.cx.binary("bit_xor", self, other)

    def __rxor__(self, other: object) -> object:
        return self.cx.binary("bit_xor", other, self)

    def __lshift__(self, other: object) -> object:
        return self.cx.binary("shift_left", self, other)

    def __rlshift__(self, other: object) -> object:
        return self.cx.binary("shift_left", other, self)

    def __rshift__(self, other: object) -> object:
        return self.cx.binary("shift_right", self, other)

    def __rrshift__(self, other: object) -> object:
        return self.cx.binary("shift_right", other, self)

    def __neg__(self) -> object:
        return self.cx.unary("neg", self)

    def __pos__(self) -> object:
        return self.cx.unary("pos", self)

    def __invert__(self) -> object:
        return self.cx.unary("bit_not", self)

    def __abs__(self) -> object:
        return self.cx.unary("abs", self)

    def __round__(self, digits: object = None) -> object:
        return self.cx.unary("round", self)

    def __eq__(self, other: object) -> object:  # type: ignore[override]
        return self.cx.binary("eq", self, other)

    def __ne__(self, other: object) -> object:  # type: ignore[override]
        return self.cx.binary("ne", self, other)

    def __lt__(self, other: object) -> object:
        return self.cx.binary("lt", self, other)

    def __le__(self, other: object) -> object:
        return self.cx.binary("le", self, other)

    def __gt__(self, other: object) -> object:
        return self.cx.binary("gt", self, other)

    def __ge__(self, other: object) -> object:
        return self.cx.binary("ge", self, other)

    def __setitem__(self, lane: object, value: object) -> None:
        self._refuse_row()
        raise TypeError("'Value' object does not support item assignment")

    def _refuse_row(self) -> None:
        row = row_index(self.cx.span()) if self.width == 1 else None
        if row is not None:
            raise RowOfMemory(self.cx.span(), element=row[0], both=row[1]).error()

    def __getitem__(self, lane: object) -> object:
        if self.width == 1:
            self._refuse_row()
            raise OperandKind(
                self.cx.span(), operator="[]", dtype=str(self.element),
                accepted="memory, vectors, lists and tuples",
            ).error()  # fmt: skip
        return self.cx.extract(self, self.lane(lane))

    def lane(self, lane: object) -> object:
        """Check a comptime lane number; negative ones count from the end."""
        if isinstance(lane, int):
            if not -self.width <= lane < self.width:
                raise LaneRange(self.cx.span(), lane=lane, width=self.width).error()
            return lane % self.width
        return lane

    def _comptime_only(self) -> NoReturn:
        span = self.cx.span()
        if is_percent_format(span):
            raise TextOfRunTime(span, what="this string", way_out=F_STRING).error()
        raise TruthNeeded(span, dtype=str(self.element)).error()

    def __bool__(self) -> bool:
        self._comptime_only()

    def __index__(self) -> int:
        if isinstance(self.exact, int):
            return int(self.exact)
        what = "a number that ordinary Python uses, such as the index of a list,"
        error = ComptimeNeeded(self.cx.span(), what=what, way_out=TABLES_LIE_IN_MEMORY).error()
        self.cx.unheard = error
        raise error

    def __int__(self) -> int:
        self._comptime_only()

    def __float__(self) -> float:
        self._comptime_only()

    def __contains__(self, item: object) -> bool:
        raise NotIterable(self.cx.span(), what="a run-time value").error()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        what = (
            f"a vector of {self.width} `{self.element}`"
            if self.width > 1
            else f"a `{self.element}`"
        )
        raise WrongAttribute(
            self.cx.span(),
            what=what,
            name=name,
            near=number_hint(name),
        ).error()

    def __format__(self, how: str) -> str:
        if self.cx.texts:
            return note(self.cx, self, how)
        raise TextOfRunTime(self.cx.span(), what=self.cx.describe(self)).error()

    def __str__(self) -> str:
        return self.__repr__()

    def __repr__(self) -> str:
        if self.cx.texts:
            return Mark(self.cx, self)
        return self.cx.shown(self)

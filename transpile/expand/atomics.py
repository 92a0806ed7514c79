"""One element of atomic memory in a kernel: methods, each of which is one indivisible step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from transpile.diagnose.errors.types import (
    AtomicAccess,
    NotANumber,
    NotMutable,
    OperandKind,
    WrongAttribute,
)
from transpile.expand import arithmetic
from transpile.expand.value import Value
from transpile.ir.core import Atomic, Bitcast
from transpile.ir.types import Scalar, scalar
from transpile.ir.values import Value as IRValue
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from transpile.expand.containers import Container
    from transpile.expand.context import Context


class Exchange(tuple[object, object]):
    """The old value and whether the new one was written.

    Python would say that a pair differs from every number, and a branch on it would be gone without a word.
    """

    __hash__ = tuple.__hash__
    _cx: Context

    def __new__(cls, cx: Context, old: object, written: object) -> Exchange:
        made = super().__new__(cls, (old, written))
        made._cx = cx
        return made

    def __eq__(self, other: object) -> bool:
        return self._checked(other, "==") or super().__eq__(other)

    def __ne__(self, other: object) -> bool:
        return self._checked(other, "!=") or super().__ne__(other)

    def _checked(self, other: object, operator: str) -> bool:
        cx = self._cx
        if cx.is_number(other):
            raise NotANumber(cx.span(), what=cx.describe(self), where=f"`{operator}`").error()
        return False


class AtomicElement:
    """One element of atomic memory; every method returns the old value but ``store``."""

    __hash__ = object.__hash__

    def __init__(self, cx: Context, place: IRValue, owner: Container) -> None:
        self._cx = cx
        self._place = place
        self._owner = owner

    def __repr__(self) -> str:
        return f"<atomic element of {self._owner!r}>"

    def _run(self, row: str, *values: object) -> Value:
        cx = self._cx
        owner = self._owner
        span = cx.span()
        if row != "atomic_load" and not owner._type.mutable:
            raise NotMutable(span, name=owner._name, other=owner._declared).error()
        element = owner._type.element
        if not isinstance(element, Scalar):  # of a launch with `vectorize`
            accepted = ", ".join(sorted(TABLE[row].sig.operands[0]))
            raise OperandKind(span, operator=row, dtype=str(element), accepted=accepted).error()
        args = tuple(
            arithmetic.convert_for_store(cx, v, element, span, owner._declared) for v in values
        )
        arithmetic.require(cx, TABLE[row].sig.operands[0], element, row)
        result = IRValue(element)
        cx.emit(Atomic(row, self._place, args, result, span=span))
        return Value(cx, result)

    def load(self) -> object:
        return self._run("atomic_load")

    def store(self, value: object) -> None:
        self._run("atomic_store", value)

    def exchange(self, value: object) -> object:
        return self._run("atomic_exchange", value)

    def add(self, value: object) -> object:
        return self._run("atomic_add", value)

    def sub(self, value: object) -> object:
        return self._run("atomic_sub", value)

    def min(self, value: object) -> object:
        return self._run("atomic_min", value)

    def max(self, value: object) -> object:
        return self._run("atomic_max", value)

    def and_(self, value: object) -> object:
        return self._run("atomic_and", value)

    def or_(self, value: object) -> object:
        return self._run("atomic_or", value)

    def xor(self, value: object) -> object:
        return self._run("atomic_xor", value)

    def compare_exchange(self, expected: object, value: object) -> tuple[object, object]:
        """Write `value` if the element equals `expected`; return the old value and whether it was written.

        Floats are compared by their bits, as every target does: 0.0 is not -0.0, and a NaN is itself.
        """
        cx, element = self._cx, self._owner._type.element
        old = self._run("atomic_compare_exchange", expected, value)
        assert isinstance(element, Scalar)  # the operation is there for it
        # As the element's type holds it: of an i64, say, only what is left in 32 bits was compared.
        wanted = arithmetic.convert_for_store(
            cx, expected, element, cx.span(), self._owner._declared
        )
        if not element.is_float:
            return Exchange(cx, old, cx.binary("eq", old, Value(cx, wanted)))
        words = [self._bits(value, element) for value in (old._ir, wanted)]
        return Exchange(cx, old, cx.binary("eq", *words))

    def _bits(self, value: IRValue, element: Scalar) -> Value:
        word = IRValue(scalar(f"u{element.bits}"))
        self._cx.emit(Bitcast(value, word, span=self._cx.span()))
        return Value(self._cx, word)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        near = "atomic elements have load, store, exchange, add, sub, min, max, and_, or_, xor, compare_exchange"
        raise WrongAttribute(
            self._cx.span(), what="an atomic element", name=name, near=near
        ).error()

    def refuse_plain(self, *_: object) -> NoReturn:
        raise AtomicAccess(self._cx.span(), name=self._owner._name).error()

    __bool__ = __int__ = __float__ = __index__ = __neg__ = __invert__ = __abs__ = refuse_plain
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = refuse_plain
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = (
        refuse_plain
    )
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = refuse_plain
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = refuse_plain
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = refuse_plain

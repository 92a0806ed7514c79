"""Spellings of op rows on integers, floats and truth values.

A row function gets the operands' names and returns its last operation (or a name), so that the
result carries the user's name. It serves any number of lanes.
"""

from __future__ import annotations

from collections.abc import Callable

from transpile.diagnose.record import Record
from transpile.ir.types import Scalar, f64
from transpile.ir.types import bool_ as BOOL
from transpile.lower.mlir.numbers import Number, Numbers


class Operands(Record, frozen=True):
    """The operands of one row: names, their common type, the result's type, and the values of
    constants.
    """

    names: tuple[str, ...]
    type: Scalar
    result: Scalar
    constants: tuple[Number | None, ...]
    nonzero: bool = False
    """Whether the second operand is known to be positive."""
    fast: str = ""
    """The flags of ``fast_math`` that the op has."""

    def __getitem__(self, position: int) -> str:
        return self.names[position]


RowFunction = Callable[[Numbers, Operands], str]
ROWS: dict[str, RowFunction] = {}
"""By the name in a `Custom` spelling; and rows whose one operation is not written as others are."""


def row(function: RowFunction) -> RowFunction:
    ROWS[function.__name__.removesuffix("_")] = function
    return function


@row
def neg(n: Numbers, o: Operands) -> str:
    if o.type.is_float:
        return f"arith.negf {o[0]} : {n.type(o.type)}"
    return f"arith.subi {n.constant(o.type, 0)}, {o[0]} : {n.type(o.type)}"


@row
def logical_not(n: Numbers, o: Operands) -> str:
    return f"arith.xori {o[0]}, {n.constant(o.type, True)} : {n.type(o.type)}"


@row
def bit_not(n: Numbers, o: Operands) -> str:
    return f"arith.xori {o[0]}, {n.constant(o.type, -1)} : {n.type(o.type)}"


@row
def select(n: Numbers, o: Operands) -> str:
    return n.select_text(o[0], o[1], o[2], o.result)


@row
def reverse_bits(n: Numbers, o: Operands) -> str:
    return f"llvm.intr.bitreverse({o[0]}) : ({n.type(o.type)}) -> {n.type(o.type)}"


@row
def saturating_add(n: Numbers, o: Operands) -> str:
    return _saturating(n, o, "add")


@row
def saturating_sub(n: Numbers, o: Operands) -> str:
    return _saturating(n, o, "sub")


def _saturating(n: Numbers, o: Operands, operation: str) -> str:
    """An intrinsic: LLVM 22 for x86 chose wrongly by the sign that would tell, of ``(x ^ sum) & (y ^ sum)``."""
    letter, type = "s" if o.type.is_signed else "u", n.type(o.type)
    return f"llvm.intr.{letter}{operation}.sat({o[0]}, {o[1]}) : ({type}, {type}) -> {type}"


def _count(n: Numbers, o: Operands) -> str:
    """The count of a shift modulo the width."""
    count = o.constants[1]
    if count is not None and 0 <= count < o.type.bits:
        return o[1]
    return n.binary("arith.andi", o[1], n.constant(o.type, o.type.bits - 1), o.type, "count")


@row
def shl_masked(n: Numbers, o: Operands) -> str:
    return f"arith.shli {o[0]}, {_count(n, o)} : {n.type(o.type)}"


@row
def shr_masked(n: Numbers, o: Operands) -> str:
    operation = "arith.shrsi" if o.type.is_signed else "arith.shrui"
    return f"{operation} {o[0]}, {_count(n, o)} : {n.type(o.type)}"


@row
def mul_hi(n: Numbers, o: Operands) -> str:
    """The upper half of the product, by arithmetic of twice the width."""
    wide = Scalar(f"wide{o.type.bits}", o.type.kind, 2 * o.type.bits)
    extend = "arith.extsi" if o.type.is_signed else "arith.extui"
    left, right = (n.cast(extend, name, o.type, wide) for name in o.names)
    product = n.binary("arith.muli", left, right, wide, "product")
    upper = n.binary("arith.shrui", product, n.text.constant(wide, o.type.bits, n.lanes), wide)
    return f"arith.trunci {upper} : {n.type(wide)} to {n.type(o.type)}"


def _divided(
    n: Numbers, o: Operands, operation: str, hint: str = ""
) -> tuple[str, str | None, str | None]:
    """Divide with a divisor made safe.

    Returns the result and, where they can happen, the conditions "by zero" and "by minus one".
    """
    divisor = o.constants[1]
    if divisor is not None and divisor not in (0, -1):
        return n.binary(operation, o[0], o[1], o.type, hint), None, None
    if o.nonzero:
        return _quotient(n, o, o[1], operation, hint), None, None
    zero = n.compare("eq", o[1], n.constant(o.type, 0), o.type, "by_zero")
    unsafe, minus = zero, None
    if o.type.is_signed:
        minus = n.compare("eq", o[1], n.constant(o.type, -1), o.type, "by_minus_one")
        unsafe = n.emit(f"arith.ori {zero}, {minus} : {n.type(BOOL)}", "unsafe")
    safe = n.select(unsafe, n.constant(o.type, 1), o[1], o.type, "divisor")
    return _quotient(n, o, safe, operation, hint), zero, minus


def _quotient(n: Numbers, o: Operands, divisor: str, operation: str, hint: str) -> str:
    """Divide by a safe divisor; 32-bit lanes in f64, where the truncated quotient is exact.

    CPUs divide vectors of floats, but not of integers.
    """
    if n.lanes == 1 or o.type.bits != 32:
        return n.binary(operation, o[0], divisor, o.type, hint)
    letter = "s" if o.type.is_signed else "u"
    above, below = (
        n.cast(f"arith.{letter}itofp", name, o.type, f64, f"{hint or 'divided'}_f64")
        for name in (o[0], divisor)
    )
    ratio = n.binary("arith.divf", above, below, f64, "ratio")
    quotient = n.cast(f"arith.fpto{letter}i", ratio, f64, o.type, "quotient")
    if operation.startswith("arith.div"):
        return quotient
    product = n.binary("arith.muli", quotient, divisor, o.type, "product")
    return n.binary("arith.subi", o[0], product, o.type, "remainder")


def _finish(
    n: Numbers, o: Operands, value: str, zero: str | None, minus: str | None, at_minus: str
) -> str:
    """Put in what a division by zero (0) and by -1 gives."""
    if minus is not None:
        value = n.select(minus, at_minus, value, o.type)
    if zero is not None:
        return n.select_text(zero, n.constant(o.type, 0), value, o.type)
    return value


def _negated(n: Numbers, o: Operands) -> str:
    return n.binary("arith.subi", n.constant(o.type, 0), o[0], o.type)


@row
def div_trunc(n: Numbers, o: Operands) -> str:
    if o.type.is_float:
        return f"math.trunc {n.binary('arith.divf', o[0], o[1], o.type)} : {n.type(o.type)}"
    name = "arith.divsi" if o.type.is_signed else "arith.divui"
    value, zero, minus = _divided(n, o, name)
    return _finish(n, o, value, zero, minus, _negated(n, o) if minus else "")


@row
def rem_trunc(n: Numbers, o: Operands) -> str:
    if o.type.is_float:
        return f"arith.remf {o[0]}, {o[1]} : {n.type(o.type)}"
    name = "arith.remsi" if o.type.is_signed else "arith.remui"
    value, zero, minus = _divided(n, o, name)
    return _finish(n, o, value, zero, minus, n.constant(o.type, 0))


@row
def recip(n: Numbers, o: Operands) -> str:
    return f"arith.divf {n.constant(o.type, 1)}, {o[0]} : {n.type(o.type)}"


def _math(name: str) -> None:
    def spelled(n: Numbers, o: Operands) -> str:
        return n.call(name, o.type, n.lanes, o.names)

    ROWS[name] = spelled


for _name in (
    "exp exp2 log log2 log10 log1p expm1 sin cos tan tanh sinh cosh asin acos atan atan2 erf pow cbrt"
).split():
    _math(_name)

"""Spellings of op rows on integers, floats and truth values.

A row function gets the operands' names and returns its last operation (or a name), so that the
result carries the user's name. It serves any number of lanes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from transpile.ir.types import Scalar
from transpile.ir.types import bool_ as BOOL
from transpile.lower.mlir.numbers import Number, Numbers


@dataclass(frozen=True, slots=True)
class Operands:
    """The operands of one row: names, their common type, the result's type, and the values of
    constants.
    """

    names: tuple[str, ...]
    type: Scalar
    result: Scalar
    constants: tuple[Number | None, ...]

    def __getitem__(self, position: int) -> str:
        return self.names[position]


RowFunction = Callable[[Numbers, Operands], str]
ROWS: dict[str, RowFunction] = {}


def row(function: RowFunction) -> RowFunction:
    ROWS[function.__name__.removesuffix("_")] = function
    return function


def _simple(
    name: str, *, signed: str, unsigned: str | None = None, real: str | None = None
) -> None:
    def spelled(n: Numbers, o: Operands) -> str:
        operation = real if o.type.is_float else signed if o.type.is_signed else unsigned or signed
        return f"{operation} {', '.join(o.names)} : {n.type(o.type)}"

    ROWS[name] = spelled


_simple("add", signed="arith.addi", real="arith.addf")
_simple("sub", signed="arith.subi", real="arith.subf")
_simple("mul", signed="arith.muli", real="arith.mulf")
_simple("div", signed="", real="arith.divf")
_simple("min", signed="arith.minsi", unsigned="arith.minui", real="arith.minimumf")
_simple("max", signed="arith.maxsi", unsigned="arith.maxui", real="arith.maximumf")
_simple("fmin", signed="arith.minsi", unsigned="arith.minui", real="arith.minnumf")
_simple("fmax", signed="arith.maxsi", unsigned="arith.maxui", real="arith.maxnumf")
_simple("fma", signed="", real="math.fma")
_simple("bit_and", signed="arith.andi")
_simple("bit_or", signed="arith.ori")
_simple("bit_xor", signed="arith.xori")
_simple("logical_and", signed="arith.andi")
_simple("logical_or", signed="arith.ori")
_simple("logical_xor", signed="arith.xori")
_simple("popcount", signed="math.ctpop")
_simple("clz", signed="math.ctlz")
_simple("ctz", signed="math.cttz")
_simple("sqrt", signed="", real="math.sqrt")


def _comparison(name: str, integer: str, real: str) -> None:
    def spelled(n: Numbers, o: Operands) -> str:
        if o.type.is_float:
            return f"arith.cmpf {real}, {o[0]}, {o[1]} : {n.type(o.type)}"
        predicate = (
            integer if name in ("eq", "ne") else ("s" if o.type.is_signed else "u") + integer
        )
        return f"arith.cmpi {predicate}, {o[0]}, {o[1]} : {n.type(o.type)}"

    ROWS[name] = spelled


_comparison("eq", "eq", "oeq")
_comparison("ne", "ne", "une")
_comparison("lt", "lt", "olt")
_comparison("le", "le", "ole")
_comparison("gt", "gt", "ogt")
_comparison("ge", "ge", "oge")


def _rounding(name: str, operation: str) -> None:
    def spelled(n: Numbers, o: Operands) -> str:
        return f"{operation} {o[0]} : {n.type(o.type)}" if o.type.is_float else o[0]

    ROWS[name] = spelled


_rounding("floor", "math.floor")
_rounding("ceil", "math.ceil")
_rounding("trunc", "math.trunc")
_rounding("round", "math.roundeven")


@row
def neg(n: Numbers, o: Operands) -> str:
    if o.type.is_float:
        return f"arith.negf {o[0]} : {n.type(o.type)}"
    return f"arith.subi {n.constant(o.type, 0)}, {o[0]} : {n.type(o.type)}"


@row
def abs_(n: Numbers, o: Operands) -> str:
    if o.type.is_float:
        return f"math.absf {o[0]} : {n.type(o.type)}"
    return f"math.absi {o[0]} : {n.type(o.type)}" if o.type.is_signed else o[0]


@row
def sign(n: Numbers, o: Operands) -> str:
    """-1, 0 or 1; zeros and NaN stay as they are."""
    zero, one = n.constant(o.type, 0), n.constant(o.type, 1)
    above = ROWS["gt"](n, Operands((o[0], zero), o.type, o.type, (None, 0)))
    upper = n.select(n.emit(above, "positive"), one, o[0], o.type)
    if not o.type.is_float and not o.type.is_signed:
        return upper
    below = ROWS["lt"](n, Operands((o[0], zero), o.type, o.type, (None, 0)))
    return n.select_text(n.emit(below, "negative"), n.constant(o.type, -1), upper, o.type)


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
def shift_left(n: Numbers, o: Operands) -> str:
    """Zero for a count of the width or more; the count is read as unsigned."""
    count = o.constants[1]
    shifted = f"arith.shli {o[0]}, {o[1]} : {n.type(o.type)}"
    if count is not None and 0 <= count < o.type.bits:
        return shifted
    fits = n.compare("ult", o[1], n.constant(o.type, o.type.bits), o.type, "fits")
    return n.select_text(fits, n.emit(shifted), n.constant(o.type, 0), o.type)


@row
def shift_right(n: Numbers, o: Operands) -> str:
    """Zero, or -1 for negative values, for a count of the width or more."""
    count = o.constants[1]
    operation = "arith.shrsi" if o.type.is_signed else "arith.shrui"
    if count is not None and 0 <= count < o.type.bits:
        return f"{operation} {o[0]}, {o[1]} : {n.type(o.type)}"
    if o.type.is_signed:
        most = n.binary("arith.minui", o[1], n.constant(o.type, o.type.bits - 1), o.type, "count")
        return f"arith.shrsi {o[0]}, {most} : {n.type(o.type)}"
    fits = n.compare("ult", o[1], n.constant(o.type, o.type.bits), o.type, "fits")
    shifted = n.binary("arith.shrui", o[0], o[1], o.type)
    return n.select_text(fits, shifted, n.constant(o.type, 0), o.type)


@row
def shl_masked(n: Numbers, o: Operands) -> str:
    count = n.binary("arith.andi", o[1], n.constant(o.type, o.type.bits - 1), o.type, "count")
    return f"arith.shli {o[0]}, {count} : {n.type(o.type)}"


@row
def shr_masked(n: Numbers, o: Operands) -> str:
    count = n.binary("arith.andi", o[1], n.constant(o.type, o.type.bits - 1), o.type, "count")
    operation = "arith.shrsi" if o.type.is_signed else "arith.shrui"
    return f"{operation} {o[0]}, {count} : {n.type(o.type)}"


@row
def mul_hi(n: Numbers, o: Operands) -> str:
    """The upper half of the product, by arithmetic of twice the width."""
    wide = Scalar(f"wide{o.type.bits}", o.type.kind, 2 * o.type.bits)
    extend = "arith.extsi" if o.type.is_signed else "arith.extui"
    left, right = (n.cast(extend, name, o.type, wide) for name in o.names)
    product = n.binary("arith.muli", left, right, wide, "product")
    upper = n.binary("arith.shrui", product, n.text.constant(wide, o.type.bits, n.lanes), wide)
    return f"arith.trunci {upper} : {n.type(wide)} to {n.type(o.type)}"


def _saturating(name: str, operation: str) -> None:
    def spelled(n: Numbers, o: Operands) -> str:
        letter = "s" if o.type.is_signed else "u"
        type = n.type(o.type)
        return f"llvm.intr.{letter}{operation}.sat({o[0]}, {o[1]}) : ({type}, {type}) -> {type}"

    ROWS[name] = spelled


_saturating("saturating_add", "add")
_saturating("saturating_sub", "sub")


def _divided(
    n: Numbers, o: Operands, operation: str, hint: str = ""
) -> tuple[str, str | None, str | None]:
    """Divide with a divisor made safe; return the result and the conditions "by zero" and "by minus
    one", if possible.
    """
    divisor = o.constants[1]
    if divisor is not None and divisor not in (0, -1):
        return n.binary(operation, o[0], o[1], o.type, hint), None, None
    zero = n.compare("eq", o[1], n.constant(o.type, 0), o.type, "by_zero")
    unsafe, minus = zero, None
    if o.type.is_signed:
        minus = n.compare("eq", o[1], n.constant(o.type, -1), o.type, "by_minus_one")
        unsafe = n.emit(f"arith.ori {zero}, {minus} : {n.type(BOOL)}", "unsafe")
    safe = n.select(unsafe, n.constant(o.type, 1), o[1], o.type, "divisor")
    return n.binary(operation, o[0], safe, o.type, hint), zero, minus


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


def _rounds_down(n: Numbers, o: Operands, remainder: str) -> str:
    """Whether the truncated quotient lies above the floor: a remainder whose sign differs from the
    divisor's.
    """
    zero = n.constant(o.type, 0)
    inexact = n.compare("une" if o.type.is_float else "ne", remainder, zero, o.type, "inexact")
    less = "olt" if o.type.is_float else "slt"
    left = n.compare(less, remainder, zero, o.type)
    right = n.compare(less, o[1], zero, o.type)
    differ = n.emit(f"arith.xori {left}, {right} : {n.type(BOOL)}", "differ")
    return n.emit(f"arith.andi {inexact}, {differ} : {n.type(BOOL)}", "down")


@row
def div_floor(n: Numbers, o: Operands) -> str:
    """The quotient rounded down; 0 for integers divided by zero."""
    if o.type.is_float:
        return _float_div_floor(n, o)
    if not o.type.is_signed:
        return div_trunc(n, o)
    quotient, zero, minus = _divided(n, o, "arith.divsi", "quotient")
    product = n.binary("arith.muli", quotient, o[1], o.type)
    remainder = n.binary("arith.subi", o[0], product, o.type, "remainder")
    down = _rounds_down(n, o, remainder)
    lower = n.binary("arith.subi", quotient, n.constant(o.type, 1), o.type)
    value = n.select(down, lower, quotient, o.type)
    return _finish(n, o, value, zero, minus, _negated(n, o) if minus else "")


@row
def rem_floor(n: Numbers, o: Operands) -> str:
    """The remainder with the divisor's sign; 0 for integers divided by zero."""
    if not o.type.is_float and not o.type.is_signed:
        return rem_trunc(n, o)
    if o.type.is_float:
        remainder = n.binary("arith.remf", o[0], o[1], o.type, "remainder")
        down = _rounds_down(n, o, remainder)
        moved = n.select(down, n.binary("arith.addf", remainder, o[1], o.type), remainder, o.type)
        exact = n.compare("oeq", remainder, n.constant(o.type, 0), o.type, "exact")
        signed_zero = n.emit(f"math.copysign {n.constant(o.type, 0)}, {o[1]} : {n.type(o.type)}")
        return n.select_text(exact, signed_zero, moved, o.type)
    remainder, zero, minus = _divided(n, o, "arith.remsi", "remainder")
    down = _rounds_down(n, o, remainder)
    moved = n.select(down, n.binary("arith.addi", remainder, o[1], o.type), remainder, o.type)
    return _finish(n, o, moved, zero, minus, n.constant(o.type, 0))


def _float_div_floor(n: Numbers, o: Operands) -> str:
    """Python's float floor division: exact through the remainder; as IEEE division where that is
    zero, infinite or NaN.
    """
    plain = n.binary("arith.divf", o[0], o[1], o.type, "plain")
    remainder = n.binary("arith.remf", o[0], o[1], o.type, "remainder")
    exact = n.binary("arith.divf", n.binary("arith.subf", o[0], remainder, o.type), o[1], o.type)
    down = _rounds_down(n, o, remainder)
    lower = n.binary("arith.subf", exact, n.constant(o.type, 1), o.type)
    whole = n.unary("math.roundeven", n.select(down, lower, exact, o.type), o.type)
    size = n.unary("math.absf", plain, o.type)
    finite = n.compare("olt", size, n.constant(o.type, float("inf")), o.type, "finite")
    nonzero = n.compare("une", plain, n.constant(o.type, 0), o.type)
    usual = n.emit(f"arith.andi {finite}, {nonzero} : {n.type(BOOL)}")
    return n.select_text(usual, whole, plain, o.type)


@row
def recip(n: Numbers, o: Operands) -> str:
    return f"arith.divf {n.constant(o.type, 1)}, {o[0]} : {n.type(o.type)}"


@row
def rsqrt(n: Numbers, o: Operands) -> str:
    root = n.unary("math.sqrt", o[0], o.type, "root")
    return f"arith.divf {n.constant(o.type, 1)}, {root} : {n.type(o.type)}"


@row
def is_nan(n: Numbers, o: Operands) -> str:
    return f"arith.cmpf uno, {o[0]}, {o[0]} : {n.type(o.type)}"


@row
def is_inf(n: Numbers, o: Operands) -> str:
    size = n.unary("math.absf", o[0], o.type, "size")
    return f"arith.cmpf oeq, {size}, {n.constant(o.type, float('inf'))} : {n.type(o.type)}"


@row
def is_finite(n: Numbers, o: Operands) -> str:
    size = n.unary("math.absf", o[0], o.type, "size")
    return f"arith.cmpf olt, {size}, {n.constant(o.type, float('inf'))} : {n.type(o.type)}"


def _math(name: str) -> None:
    def spelled(n: Numbers, o: Operands) -> str:
        return n.call(name, o.type, n.lanes, o.names)

    ROWS[name] = spelled


for _name in "exp exp2 log log2 log10 log1p expm1 sin cos tan tanh sinh cosh asin acos atan atan2 erf pow".split():
    _math(_name)

"""Operators and rows on run-time values: promote the operands, add the op, say what it gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from transpile.diagnose.errors.calls import WrongArguments
from transpile.diagnose.errors.types import (
    DivisionOf64,
    NegativeShift,
    NotANumber,
    OperandKind,
    UnsignedTest,
)
from transpile.expand import arithmetic, displays, exact
from transpile.expand.habits import element_hint
from transpile.expand.value import Value
from transpile.expand.vectors import renewed
from transpile.expand.weak import Weak
from transpile.ir.core import Apply, Cast, Construct, Extract
from transpile.ir.host import round_to
from transpile.ir.types import Kind, Scalar, Vector, bool_, f64, u32
from transpile.ir.values import Constant
from transpile.ir.values import Value as IRValue
from transpile.ops.row import SYMBOLS, Row
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from transpile.expand.context import Context

COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")
ACROSS = ("dot", "vector_sum", "magnitude", "normalize")
"""Rows whose results depend on several lanes."""
ON_BOOLS = {
    "bit_and": "logical_and",
    "bit_or": "logical_or",
    "bit_xor": "ne",
    "bit_not": "logical_not",
}


def binary(cx: Context, name: str, left: object, right: object) -> object:
    """Add a binary operator; Python finds the reflected form by itself, so both orders come here."""
    left, right = displays.host_number(left), displays.host_number(right)
    number = exact.computed(name, left, right)
    if number is None:
        return _binary(cx, name, left, right)
    if exact.has_no_place(left, right):
        return number
    if name in COMPARISONS:
        return exact.marked(cx.wrap(cx.constant(bool_, number)), number)
    return exact.marked(_binary(cx, name, left, right), number)


def _binary(cx: Context, name: str, left: object, right: object) -> object:
    for operand in (left, right):
        if not cx.is_number(operand):
            is_equality = name in ("eq", "ne") and not cx.is_memory(operand)
            if not is_equality and not hasattr(type(operand), "__radd__"):
                raise NotANumber(
                    cx.span(), what=cx.describe(operand), where=f"`{SYMBOLS[name]}`"
                ).error()
            return NotImplemented
    if name == "pow":
        return power(cx, left, right)
    if name in ("shift_left", "shift_right"):
        return shift(cx, name, left, right)
    if name == "div":
        return divide(cx, left, right)
    values, element, width = arithmetic.promote(cx, (left, right), SYMBOLS[name])
    if name in COMPARISONS:
        if element == bool_ and name not in ("eq", "ne"):
            raise OperandKind(
                cx.span(), operator=SYMBOLS[name], dtype="bool_", accepted="numbers"
            ).error()
        if isinstance(element, Scalar) and element.kind in (Kind.UINT, Kind.INDEX):
            _look_at_sign(cx, name, left, right, element)
        arithmetic.require(cx, TABLE[name].sig.operands[0], element, SYMBOLS[name])
        return apply(cx, name, values, bool_, width)
    if element == bool_:
        if name not in ON_BOOLS:
            # Python's bools add up as integers.
            values, element, width = arithmetic.promote(cx, (left, right, 0), SYMBOLS[name])
            values = values[:2]
        else:
            return apply(cx, ON_BOOLS[name], values, bool_, width)
    arithmetic.require(cx, TABLE[name].sig.operands[0], element, SYMBOLS[name])
    if name in ("div_floor", "rem_floor") and "division" in cx.frame.fast and is_float(element):
        return _floored(cx, name, values, element, width)
    return apply(cx, name, values, element, width)


def is_float(element: Scalar | Weak) -> bool:
    return element.kind == "float" if isinstance(element, Weak) else element.is_float


def _floored(
    cx: Context, name: str, values: Sequence[IRValue], element: Scalar | Weak, width: int
) -> Value:
    """Divide floats, then round down: off by one where the quotient rounds to the next integer."""
    quotient = apply(cx, "div", values, element, width)
    floor = apply(cx, "floor", [quotient.ir], element, width)
    if name == "div_floor":
        return floor
    product = apply(cx, "mul", [floor.ir, values[1]], element, width)
    return apply(cx, "sub", [values[0], product.ir], element, width)


ALWAYS = {
    ("ge", False): "true",
    ("lt", False): "false",
    ("le", True): "true",
    ("gt", True): "false",
}
"""Comparisons of an unsigned number with a literal 0, on the right or the left, that say nothing."""


def _look_at_sign(cx: Context, name: str, left: object, right: object, element: Scalar) -> None:
    """Warn of ``i - 1 >= 0``. A helper may be meant for signed numbers too: there, only of a difference."""
    for literal, value, is_left in ((right, left, False), (left, right, True)):
        outcome = ALWAYS.get((name, is_left))
        is_zero = isinstance(literal, int) and literal == 0 and not isinstance(literal, bool)
        if outcome is None or not is_zero or not isinstance(value, Value):
            continue
        if isinstance(value.ir, Constant):
            return
        of_all_types = len(cx.frames) > 1 or bool(cx.frame.generics)
        if of_all_types and not _is_difference(cx, value.ir):
            return
        UnsignedTest(cx.span(), dtype=element.name, operator=SYMBOLS[name], outcome=outcome).warn()


def _is_difference(cx: Context, value: IRValue) -> bool:
    last = (op for op in cx.regions.ops[-3:] if isinstance(op, Apply))
    return any(op.op == "sub" and op.result is value for op in last)


def apply(
    cx: Context,
    name: str,
    args: Sequence[IRValue],
    element: Scalar | Weak,
    width: int,
    **attributes: int | str,
) -> Value:
    """Add one row with a result of the given lane type."""
    if width > 1:
        assert isinstance(element, Scalar)
        result = IRValue(Vector(element, width))
    else:
        result = cx.fresh(element)
    if cx.frame.fast and (row := TABLE[name]).fast is not None and is_float(element):
        flags = cx.frame.fast & row.fast.flags
        if flags:
            attributes["fast"] = " ".join(sorted(flags))
    cx.emit(Apply(name, tuple(args), result, dict(attributes), span=cx.span()))
    _know(cx, name, args, result)
    return Value(cx, result)


def _know(cx: Context, name: str, args: Sequence[IRValue], result: IRValue) -> None:
    """Remember the number of a result whose operands are all known, for ``comptime(...)``."""
    numbers = []
    for value in args:
        number = value.value if isinstance(value, Constant) else cx.known.get(value)
        if number is None:
            return
        numbers.append(number)
    fold = TABLE[name].fold
    element = args[0].type if args else None
    if fold is None or not isinstance(element, Scalar) or not isinstance(result.type, Scalar):
        return
    folded = fold(element, *numbers)
    if folded is not None:
        cx.known[result] = round_to(result.type, folded)


def unary(cx: Context, name: str, value: Value) -> object:
    return exact.marked(_unary(cx, name, value), exact.computed(name, value))


def _unary(cx: Context, name: str, value: Value) -> object:
    element = value.element
    if name == "pos":
        return renewed(cx, value)
    if isinstance(element, Scalar):
        if name == "bit_not" and element == bool_:
            return apply(cx, "logical_not", [value.ir], bool_, value.width)
        if name == "abs" and element.is_integer and not element.is_signed:
            return renewed(cx, value)
        if name == "round" and element.is_integer:
            return renewed(cx, value)
        arithmetic.require(cx, TABLE[name].sig.operands[0], element, SYMBOLS.get(name, name))
    return apply(cx, name, [value.ir], element, value.width)


def divide(cx: Context, left: object, right: object) -> object:
    """``/``: integers divide as floats."""
    element = arithmetic.common_element(cx, (left, right), "/")
    width = arithmetic.common_width(cx, (left, right), "/")
    computed = arithmetic.divided(cx, element, "/")
    if (
        isinstance(element, Scalar)
        and element.is_integer
        and isinstance(computed, Scalar)
        and computed.bits == 64
    ):
        if f64 not in cx.capabilities.arithmetic:
            raise DivisionOf64(cx.span(), dtype=element.name).error()
    if width > 1 and isinstance(computed, Weak):
        computed = computed.settle()
    target = Vector(computed, width) if width > 1 and isinstance(computed, Scalar) else computed
    values = [arithmetic.convert(cx, operand, target) for operand in (left, right)]
    return apply(cx, "div", values, computed, width)


def shift(cx: Context, name: str, left: object, right: object) -> object:
    """``<<``, ``>>``: the result has the type of the left side; the count is brought to it without wrapping."""
    if isinstance(right, int) and right < 0:
        raise NegativeShift(cx.span(), count=right).error()
    if isinstance(right, float):
        raise OperandKind(
            cx.span(), operator=SYMBOLS[name], dtype="float", accepted="integers"
        ).error()
    if not isinstance(left, Value):
        values, element, width = arithmetic.promote(cx, (left, right), SYMBOLS[name])
        arithmetic.require(cx, TABLE[name].sig.operands[0], element, SYMBOLS[name])
        return apply(cx, name, values, element, width)
    element = left.element
    arithmetic.require(cx, TABLE[name].sig.operands[0], element, SYMBOLS[name])
    if isinstance(right, int) and isinstance(element, Scalar):
        right = min(right, element.bits)
    if isinstance(right, Value):
        count = right.element
        arithmetic.require(cx, TABLE[name].sig.operands[0], count, SYMBOLS[name])
        if isinstance(count, Scalar) and isinstance(element, Scalar) and count.bits > element.bits:
            right = call_row(cx, TABLE["min"], (right, element.bits))
    width = arithmetic.common_width(cx, (left, right), SYMBOLS[name])
    if isinstance(element, Weak):
        if isinstance(right, Value) and isinstance(right.element, Weak):
            element.unify(right.element.root())
        if width > 1:  # lanes have a type
            element = element.settle()
    target: Scalar | Vector | Weak = element
    if width > 1:
        assert isinstance(element, Scalar)
        target = Vector(element, width)
    values = [arithmetic.convert(cx, left, target), arithmetic.convert(cx, right, target)]
    return apply(cx, name, values, element, width)


def power(cx: Context, left: object, right: object) -> object:
    """``**``: comptime integer exponents multiply; floats use ``pow``."""
    if isinstance(right, int) and isinstance(left, Value):
        element = left.element
        is_float = element.kind == "float" if isinstance(element, Weak) else element.is_float
        if right < 0:
            base = left if is_float else divide(cx, left, 1)
            return divide(cx, 1.0, power(cx, base, -right))
        if right <= 64:
            return _power_by_squaring(cx, left, right)
    values, element, width = arithmetic.promote(cx, (left, right), "**")
    if element == bool_:
        values, element, width = arithmetic.promote(cx, (left, right, 0), "**")
        values = values[:2]
    arithmetic.require(cx, TABLE["pow"].sig.operands[0], element, "**")
    return apply(cx, "pow", values, element, width)


def _power_by_squaring(cx: Context, base: Value, exponent: int) -> object:
    if exponent == 0:
        return cx.wrap(arithmetic.convert(cx, 1, _type(base)))
    result: object = None
    square: object = base
    while True:
        if exponent & 1:
            result = square if result is None else result * square  # type: ignore[operator]
        exponent >>= 1
        if not exponent:
            return renewed(cx, result)
        square = square * square  # type: ignore[operator]


def _type(value: Value) -> Scalar | Vector | Weak:
    element = value.element
    return (
        Vector(element, value.width) if value.width > 1 and isinstance(element, Scalar) else element
    )


def extract(cx: Context, vector: Value, lane: object) -> Value:
    """Read one lane."""
    element = vector.element
    assert isinstance(element, Scalar)
    number = (
        arithmetic.convert(cx, lane, u32)
        if isinstance(lane, int)
        else arithmetic.index_value(cx, lane)
    )
    result = IRValue(element)
    cx.emit(Extract(vector.ir, number, result, span=cx.span()))
    return Value(cx, result)


def construct(cx: Context, type: Vector, parts: Sequence[object]) -> Value:
    """Make a vector from one value a lane, or from one for all."""
    span = cx.span()
    if len(parts) not in (1, type.width):
        raise WrongArguments(
            span, function=str(type), signature=f"{type}(one value, or {type.width})",
            problem=f"got {len(parts)} values",
        ).error()  # fmt: skip
    result = IRValue(type)
    if len(parts) == 1 and isinstance(parts[0], Value) and parts[0].width == type.width > 1:
        cx.emit(Cast(parts[0].ir, result, span=span))
        return Value(cx, result)
    values = tuple(arithmetic.convert_for_store(cx, part, type.element, span) for part in parts)
    cx.emit(Construct(values, result, span=span))
    return Value(cx, result)


def call_row(cx: Context, row: Row, args: Sequence[object]) -> object:
    """Call a row as a function of the kernel language, by its signature."""
    sig = row.sig
    args = [displays.host_number(argument) for argument in args]
    if len(args) != len(sig.operands):
        names = ", ".join(sig.names) if sig.names else f"{len(sig.operands)} operands"
        raise WrongArguments(
            cx.span(),
            function=row.name,
            signature=f"{row.name}({names})",
            problem=f"got {len(args)}",
        ).error()
    for number, argument in enumerate(args):
        if not cx.is_number(argument):
            raise WrongArguments(
                cx.span(), function=row.name, signature=f"{row.name}({', '.join(sig.names)})",
                problem=f"operand {number + 1} is {cx.describe(argument)}",
                way_out=element_hint(row.name, argument),
            ).error()  # fmt: skip
    same = [args[i] for i in sig.same] if sig.same else list(args)
    if (
        same
        and all(_is_integer(a) for a in same)
        and not any(_accepts_integer(sig.operands[i]) for i in sig.same or range(len(args)))
    ):
        # An integer literal in a float function is a float.
        same = [float(a) if isinstance(a, int) else a for a in same]
    element: Scalar | Weak = arithmetic.common_element(cx, same, row.name) if same else bool_
    width = arithmetic.common_width(cx, args, row.name)
    if width > 1 and isinstance(element, Weak):
        element = element.settle()
    values = []
    for number, argument in enumerate(args):
        accepted = sig.operands[number]
        if number in sig.same or not sig.same:
            arithmetic.require(cx, accepted, element, row.name)
            target: Scalar | Vector | Weak = (
                Vector(element, width) if width > 1 and isinstance(element, Scalar) else element
            )
        else:
            target = _own_type(cx, argument, accepted, row.name, width)
        values.append(arithmetic.convert(cx, argument, target))
    if row.name == "plane_ballot":
        out = IRValue(Vector(u32, 4))
        cx.emit(Apply(row.name, tuple(values), out, {}, span=cx.span()))
        return Value(cx, out)
    if width == 1 and row.name in ACROSS:
        return _of_one_lane(cx, row.name, values, element)
    result = _result(row, element)
    made = apply(cx, row.name, values, result, 1 if sig.result == "element" else width)
    return exact.marked(made, exact.computed(row.name, *args))


def _of_one_lane(
    cx: Context, name: str, values: Sequence[IRValue], element: Scalar | Weak
) -> object:
    """Compute a row across lanes of numbers, which are vectors of one lane: kernels of any width meet them."""
    if name == "vector_sum":
        return cx.wrap(values[0])
    product = apply(cx, "mul", [values[0], values[-1]], element, 1)
    if name == "dot":
        return product
    length = apply(cx, "sqrt", [product.ir], element, 1)
    return length if name == "magnitude" else apply(cx, "div", [values[0], length.ir], element, 1)


def _own_type(
    cx: Context, argument: object, accepted: frozenset[str], name: str, width: int
) -> Scalar | Vector | Weak:
    """The type of an operand that does not take part in the common type, such as a lane number or a condition."""
    if accepted == {"bool_"}:
        return Vector(bool_, width) if isinstance(argument, Value) and argument.width > 1 else bool_
    if not isinstance(argument, Value):
        return u32 if "u32" in accepted else arithmetic.element_of(cx, argument)
    arithmetic.require(cx, accepted, argument.element, name)
    element = argument.element
    if isinstance(element, Weak):
        element.demand(u32, cx.span())
        return u32
    return u32 if "u32" in accepted and len(accepted) == 1 else element


def _result(row: Row, element: Scalar | Weak) -> Scalar | Weak:
    from transpile.ir.types import SCALARS

    if row.sig.result in ("same", "element"):
        return element
    return bool_ if row.sig.result == "bool" else SCALARS[row.sig.result]


def _is_integer(operand: object) -> bool:
    if isinstance(operand, Value):
        element = operand.element
        return False if isinstance(element, Scalar) else element.kind == "int"
    return isinstance(operand, int)


def _accepts_integer(accepted: frozenset[str]) -> bool:
    return bool(accepted & {"i32", "u32"})

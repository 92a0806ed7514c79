"""Rules for one op with some operands known, for `fold`.

Each is right for every number: no rule for floats changes the sign of a zero, integers wrap, and an ``index`` may have
32 or 64 bits. A number in all lanes of a vector is as good as a number.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from operator import and_, is_, mul, or_, xor

from transpile.ir import core
from transpile.ir.host import round_to
from transpile.ir.types import Scalar, Vector, bool_, element_of
from transpile.ir.values import Constant, Value
from transpile.passes.bit_fields import masked_field, shifted_field

Better = core.Apply | Value


class Definitions(dict[Value, core.Op]):
    """The op behind each value."""

    def __init__(self, *, is_late: bool = False) -> None:
        super().__init__()
        self.is_late = is_late
        """Whether bounds are known: a difference whose operand was compared before tells more than one without."""


def simplified(op: core.Apply, definitions: Definitions) -> Better:
    """Return a value or an op to use for `op`; `op` itself if no rule applies.

    Of an op on vectors the result may be a scalar, or have operands that are
    numbers: they stand for all lanes.
    """
    rule = RULES.get(op.op)
    if rule is None:
        return op
    if op.result.type.__class__ is not Vector:
        return rule(op, definitions)
    vectors: dict[Value, Value] = {}
    args = [literal(a, definitions) or a for a in op.args]
    for number, vector in zip(args, op.args, strict=True):
        vectors.setdefault(number, vector)
    better = rule(core.Apply(op.op, tuple(args), op.result, op.attributes, op.span), definitions)
    if isinstance(better, Value):
        return vectors.get(better, better)
    args = [vectors.get(a, a) for a in better.args]
    same = better.op == op.op and all(map(is_, args, op.args)) and len(args) == len(op.args)
    return op if same else _renamed(op, better.op, *args)


def literal(value: Value, definitions: Definitions) -> Constant | None:
    """Return the number that a value is, or that all lanes of it are."""
    if value.__class__ is Constant:
        assert isinstance(value, Constant)
        return value
    made = definitions.get(value)
    if isinstance(made, core.Construct) and len(made.parts) == 1:
        part = made.parts[0]
        return part if isinstance(part, Constant) else None
    return None


def _number(value: Value) -> bool | int | float | None:
    return value.value if isinstance(value, Constant) else None


def _is(value: Value, number: int) -> bool:
    """Tell whether `value` is `number`, and no negative zero."""
    known = _number(value)
    return known is not None and known == number and (known != 0 or math.copysign(1.0, known) > 0)


def _scalar(op: core.Apply) -> Scalar | None:
    """Return the type of the first operand, or of its lanes."""
    found = op.args[0].type
    if type(found) is Scalar:
        return found
    return found.element if isinstance(found, Vector) else None


def _constant(op: core.Apply, number: int) -> Constant:
    kind = op.result.type
    assert isinstance(kind, (Scalar, Vector))
    return Constant(element_of(kind), round_to(element_of(kind), number))


def _renamed(op: core.Apply, row: str, *args: Value) -> core.Apply:
    return core.Apply(row, args, op.result, op.attributes, op.span)


def _add(op: core.Apply, definitions: Definitions) -> Better:
    x, y = op.args
    kind = _scalar(op)
    if kind is None:
        return op
    if kind.is_float:
        # x + 0.0 turns -0.0 into 0.0; x + -0.0 is x.
        return x if _is_negative_zero(y) else y if _is_negative_zero(x) else op
    if _is(y, 0):
        return x
    if _is(x, 0):
        return y
    if isinstance(x, Constant):
        x, y = y, x
    if not isinstance(y, Constant):
        return op
    inner = definitions.get(x)
    if _is(y, 1) and kind.is_signed and isinstance(inner, core.Apply) and inner.op == "bit_not":
        return _renamed(op, "neg", *inner.args)
    return _summed(op, kind, x, 1, int(y.value), definitions)


def _summed(
    op: core.Apply, kind: Scalar, x: Value, sign: int, number: int, definitions: Definitions
) -> Better:
    """Return ``x + number`` or ``number - x`` of integers as one operation, where `x` is such a sum itself."""
    inner = definitions.get(x)
    if not isinstance(inner, core.Apply) or inner.op not in ("add", "sub", "neg"):
        return op
    if not definitions.is_late and not inner.op == op.op == "add":
        return op
    left, right = inner.args if len(inner.args) == 2 else (Constant(kind, 0), *inner.args)
    first, second = literal(left, definitions), literal(right, definitions)
    if second is not None:
        x, number = left, number + sign * int(second.value) * (1 if inner.op == "add" else -1)
    elif first is not None:
        x, number = right, number + sign * int(first.value)
        sign = sign if inner.op == "add" else -sign
    else:
        return op
    if kind.name == "index":
        if abs(number) >= 2**32 or (sign < 0 and number < 0):
            return op
    elif sign < 0 or kind.is_signed or abs(number) >= 1 << kind.bits:
        number = int(round_to(kind, number))
    if sign < 0:
        return _renamed(op, "sub", Constant(kind, number), x)
    if number == 0:
        return x
    row = "add" if number > 0 or number == round_to(kind, -number) else "sub"
    return _renamed(op, row, x, Constant(kind, number if row == "add" else -number))


def _is_negative_zero(value: Value) -> bool:
    known = _number(value)
    return known == 0 and math.copysign(1.0, float(known)) < 0 if known is not None else False


def _sub(op: core.Apply, definitions: Definitions) -> Better:
    x, y = op.args
    kind = _scalar(op)
    if kind is None:
        return op
    if _is(y, 0):
        return x
    if not kind.is_integer:
        return op
    if x is y:
        return _constant(op, 0)
    if isinstance(y, Constant):
        return _summed(op, kind, x, 1, -int(y.value), definitions)
    if not isinstance(x, Constant):
        return op
    better = _summed(op, kind, y, -1, int(x.value), definitions)
    return better if better is not op or not kind.is_signed or x.value else _renamed(op, "neg", y)


def _mul(op: core.Apply, definitions: Definitions) -> Better:
    x, y = op.args
    kind = _scalar(op)
    if kind is None:
        return op
    if _is(y, 1):
        return x
    if _is(x, 1):
        return y
    if not kind.is_integer:
        return op
    if _is(x, 0) or _is(y, 0):
        return _constant(op, 0)
    if isinstance(x, Constant):
        x, y = y, x
    if _is(y, -1) and kind.is_signed:
        return _renamed(op, "neg", x)
    return _joined(op, kind, x, y, definitions)


def _joined(op: core.Apply, kind: Scalar, x: Value, y: Value, definitions: Definitions) -> Better:
    """Return an operation that commutes, on a number and the result of the same on another number, as one."""
    inner = definitions.get(x)
    if isinstance(y, Constant) and isinstance(inner, core.Apply) and inner.op == op.op:
        left, right = inner.args
        known = literal(right, definitions)
        if known is None:
            left, known = right, literal(left, definitions)
        if known is not None:
            both = JOINED[op.op](int(known.value), int(y.value))
            if kind.name != "index" or both < 2**32:
                joined = _renamed(op, op.op, left, Constant(kind, round_to(kind, both)))
                return RULES[op.op](joined, definitions)
    return op


def _div(op: core.Apply, definitions: Definitions) -> Better:
    x, y = op.args
    return x if _scalar(op) is not None and _is(y, 1) else op


def _div_floor(op: core.Apply, definitions: Definitions) -> Better:
    x, y = op.args
    kind, divisor = _scalar(op), _number(y)
    if kind is None or divisor is None or not kind.is_integer:
        return op
    if divisor == 1:
        return x
    if divisor == 0:
        return _constant(op, 0)
    if not kind.is_signed:
        return _renamed(op, "div_trunc", x, y)
    if divisor > 0 and int(divisor).bit_count() == 1:
        return _renamed(op, "shr_masked", x, Constant(kind, int(divisor).bit_length() - 1))
    return op


def _rem_floor(op: core.Apply, definitions: Definitions) -> Better:
    x, y = op.args
    kind, divisor = _scalar(op), _number(y)
    if kind is None or divisor is None or not kind.is_integer:
        return op
    if divisor in (0, 1):
        return _constant(op, 0)
    if not kind.is_signed:
        return _renamed(op, "rem_trunc", x, y)
    if divisor > 0 and int(divisor).bit_count() == 1:
        return _renamed(op, "bit_and", x, Constant(kind, int(divisor) - 1))
    return op


def _div_trunc(op: core.Apply, definitions: Definitions) -> Better:
    x, y = op.args
    return x if _scalar(op) is not None and _is(y, 1) else op


def _rem_trunc(op: core.Apply, definitions: Definitions) -> Better:
    kind = _scalar(op)
    return _constant(op, 0) if kind is not None and kind.is_integer and _is(op.args[1], 1) else op


def _shift(op: core.Apply, definitions: Definitions) -> Better:
    """A count in range needs no saturation."""
    x, y = op.args
    kind, count = _scalar(op), _number(y)
    if kind is None or count is None:
        return op
    if count == 0:
        return x
    masked = "shl_masked" if op.op == "shift_left" else "shr_masked"
    if 0 < count < kind.bits and (kind.name != "index" or count < 32):
        return _renamed(op, masked, x, y)
    if kind.name == "index" and count < 64:
        return op
    if op.op == "shift_right" and kind.is_signed:
        return _renamed(op, masked, x, Constant(kind, kind.bits - 1))
    return _constant(op, 0)


def _masked_shift(op: core.Apply, definitions: Definitions) -> Better:
    """Bring a known count into range, which some targets demand."""
    x, y = op.args
    kind, count = _scalar(op), _number(y)
    if kind is None or count is None or kind.name == "index":
        return op
    within = int(count) % kind.bits
    if within == 0:
        return x
    if within != count:
        return _renamed(op, op.op, x, Constant(kind, within))
    return shifted_field(op, kind, definitions) or op


def _bit_and(op: core.Apply, definitions: Definitions) -> Better:
    x, y = op.args
    kind = _scalar(op)
    if kind is None:
        return op
    if x is y or _all_ones(kind, y):
        return x
    if _all_ones(kind, x):
        return y
    if _is(x, 0) or _is(y, 0):
        return _constant(op, 0)
    return masked_field(op, definitions) or _bitwise(op, kind, definitions)


def _bitwise(op: core.Apply, kind: Scalar, definitions: Definitions) -> Better:
    x, y = op.args
    if isinstance(x, Constant):
        x, y = y, x
    return op if kind.is_bool else _joined(op, kind, x, y, definitions)


def _bit_or(op: core.Apply, definitions: Definitions) -> Better:
    x, y = op.args
    kind = _scalar(op)
    if kind is None:
        return op
    if x is y or _is(y, 0):
        return x
    return y if _is(x, 0) else _bitwise(op, kind, definitions)


def _bit_xor(op: core.Apply, definitions: Definitions) -> Better:
    x, y = op.args
    kind = _scalar(op)
    if kind is None:
        return op
    if x is y:
        return _constant(op, 0)
    return x if _is(y, 0) else y if _is(x, 0) else _bitwise(op, kind, definitions)


def _all_ones(kind: Scalar, value: Value) -> bool:
    known = _number(value)
    if known is None or kind.name == "index":
        return False
    return known is True if kind.is_bool else known == round_to(kind, -1)


def _logical_and(op: core.Apply, definitions: Definitions) -> Better:
    x, y = op.args
    for known, other in ((_number(x), y), (_number(y), x)):
        if known is not None:
            return other if known else _constant(op, 0)
    return x if x is y else op


def _logical_or(op: core.Apply, definitions: Definitions) -> Better:
    x, y = op.args
    for known, other in ((_number(x), y), (_number(y), x)):
        if known is not None:
            return _constant(op, 1) if known else other
    return x if x is y else op


def _undone(op: core.Apply, definitions: Definitions) -> Better:
    """Done twice, it gives the operand: ``not``, ``~``, ``-``."""
    inner = definitions.get(op.args[0])
    return inner.args[0] if isinstance(inner, core.Apply) and inner.op == op.op else op


def _select(op: core.Apply, definitions: Definitions) -> Better:
    condition, x, y = op.args
    known = _number(condition)
    if known is not None:
        return x if known else y
    if x is y or are_same(x, y):
        return x
    if op.result.type is bool_ and condition.type is bool_:
        return _as_logic(op, definitions)
    return op


def _as_logic(op: core.Apply, definitions: Definitions) -> Better:
    """A choice between bools that says ``and`` or ``or``."""
    condition, x, y = op.args
    if y is condition or _is(y, 0):
        return _logical_and(_renamed(op, "logical_and", condition, x), definitions)
    if x is condition or _is(x, 1):
        return _logical_or(_renamed(op, "logical_or", condition, y), definitions)
    return op


def are_same(x: Value, y: Value) -> bool:
    """Tell whether two values are one number of one type."""
    if not isinstance(x, Constant) or not isinstance(y, Constant):
        return False
    return x.type == y.type and repr(x.value) == repr(y.value)


def _either(op: core.Apply, definitions: Definitions) -> Better:
    x, y = op.args
    kind = _scalar(op)
    if x is y or kind is None or not kind.is_integer:
        return x if x is y else op
    return _bitwise(op, kind, definitions)


def _compared(op: core.Apply, definitions: Definitions) -> Better:
    """Compare a value with itself, of which a float may be NaN, or an unsigned one with 0."""
    x, y = op.args
    kind = _scalar(op)
    if kind is None or kind.is_float:
        return op
    if op.op in ("eq", "ne") and (test := _counted(x, definitions)) is not None:
        # A condition that Python would count as 0 or 1.
        number = _number(y)
        if number in (0, 1) and not isinstance(number, bool):
            same = (op.op == "eq") is (number == 1)
            if not same:
                return _renamed(op, "logical_not", test)
            return _again(op, test, definitions)
    if x is y:
        return _constant(op, op.op in ("eq", "le", "ge"))
    if kind.is_bool and op.op in ("eq", "ne"):
        for known, other in ((_number(x), y), (_number(y), x)):
            if known is not None:
                if bool(known) is not (op.op == "eq"):
                    return _renamed(op, "logical_not", other)
                return _again(op, other, definitions)
    if kind.is_integer and not kind.is_signed:
        # Nothing is less than 0.
        if op.op in ("lt", "ge") and _is(y, 0):
            return _constant(op, op.op == "ge")
        if op.op in ("gt", "le") and _is(x, 0):
            return _constant(op, op.op == "le")
    return op


def _again(op: core.Apply, test: Value, definitions: Definitions) -> Better:
    """Return a test that `op` comes to; computed again where that has a name, so that each keeps its own."""
    made = definitions.get(test)
    if op.result.name and isinstance(made, core.Apply):
        return core.Apply(made.op, made.args, op.result, made.attributes, op.span)
    return test


def _counted(value: Value, definitions: Definitions) -> Value | None:
    """Return the bool that was made a number."""
    made = definitions.get(value)
    return made.value if isinstance(made, core.Cast) and made.value.type is bool_ else None


JOINED: dict[str, Callable[[int, int], int]] = {
    "mul": mul,
    "bit_and": and_,
    "bit_or": or_,
    "bit_xor": xor,
    "min": min,
    "max": max,
}
RULES: dict[str, Callable[[core.Apply, Definitions], Better]] = {
    "add": _add,
    "sub": _sub,
    "mul": _mul,
    "div": _div,
    "div_floor": _div_floor,
    "rem_floor": _rem_floor,
    "div_trunc": _div_trunc,
    "rem_trunc": _rem_trunc,
    "shift_left": _shift,
    "shift_right": _shift,
    "shl_masked": _masked_shift,
    "shr_masked": _masked_shift,
    "bit_and": _bit_and,
    "bit_or": _bit_or,
    "bit_xor": _bit_xor,
    "bit_not": _undone,
    "neg": _undone,
    "logical_and": _logical_and,
    "logical_or": _logical_or,
    "logical_not": _undone,
    "select": _select,
    "min": _either,
    "max": _either,
    "fmin": _either,
    "fmax": _either,
    "eq": _compared,
    "ne": _compared,
    "lt": _compared,
    "le": _compared,
    "gt": _compared,
    "ge": _compared,
}

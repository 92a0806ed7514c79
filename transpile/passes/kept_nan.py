"""Which functions need not give NaN for NaN, since what becomes of their results is NaN anyway.

A minimum that keeps NaN takes two instructions on Vulkan, one that does not takes one. Where compilers assume that
there is no NaN, a polyfill loses it in the comparisons that limit its operand, and three more instructions put it back
by the operand's bits. Most activation functions have no need of that: in ``x * (1.0 + erf(x * 0.7))`` the product is
NaN if `x` is, whatever the error function makes of it.

Only a factor brings NaN back, or a divisor or dividend: in ``(tanh(x) + x) - x`` compilers drop what is added and taken
away again, where they assume that there is no NaN.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from transpile.ir import core
from transpile.ir.types import Scalar, Vector, element_of
from transpile.ir.values import Constant, Value
from transpile.passes.contents import contents

PASSES_ON = frozenset("add sub mul div neg abs fma".split())
"""Rows that give NaN if an operand is one."""
SCALES = frozenset({"add", "sub", "mul", "div"})


def restored_by_others(kernel: core.Kernel, rows: Iterable[str]) -> frozenset[Value]:
    """Return the results of functions of one float whose every use is NaN by another operand where theirs is."""
    names = frozenset(rows)
    if names.isdisjoint(contents(kernel.body).rows):
        return frozenset()
    found = _Uses(kernel)
    return frozenset(
        result
        for result, op in found.made.items()
        if isinstance(op, core.Apply)
        and op.op in names
        and len(op.args) == 1
        and found.is_lost_anyway(result, op.args[0])
    )


class _Uses:
    def __init__(self, kernel: core.Kernel) -> None:
        self.made: dict[Value, core.Op] = {}
        self.users: dict[Value, list[core.Op]] = {}
        self.passing: list[core.Op] = []
        """What passes NaN on, in the order in which it is computed."""
        self.known: dict[Value, set[Value]] = {}
        """What is NaN if a value is, for those that were asked for."""
        for op in core.walk(kernel.body):
            for result in op.makes():
                self.made[result] = op
            for value in op.uses():
                self.users.setdefault(value, []).append(op)
            if passes_on(op):
                self.passing.append(op)

    def is_lost_anyway(self, result: Value, operand: Value) -> bool:
        """Tell whether all uses of `result` are NaN if `operand` is."""
        followers = self.followers(self.source(operand))
        pending, seen = [result], {result}
        while pending:
            value = pending.pop()
            users = self.users.get(value, [])
            if not users:
                return False
            for op in users:
                if not (isinstance(op, core.Apply) and passes_on(op)):
                    return False
                is_factor = value in factors(op)
                if is_factor and any(v is not value and v in followers for v in factors(op)):
                    continue
                if op.result not in seen:
                    seen.add(op.result)
                    pending.append(op.result)
        return True

    def source(self, value: Value) -> Value:
        """Return what `value` is NaN for, and only for: through products and sums with numbers."""
        while True:
            op = self.made.get(value)
            match op:
                case core.Cast(value=inner) if passes_on(op):
                    value = inner
                case core.Apply(op="neg", args=(inner,)):
                    value = inner
                case core.Apply(op=row, args=(inner, other)) if row in SCALES:
                    if self.is_number(inner):
                        inner, other = other, inner
                    if not self.is_number(other) or not _is_float(inner):
                        return value
                    value = inner
                case _:
                    return value

    def followers(self, source: Value) -> set[Value]:
        """Return what is NaN if `source` is; the result of no function is among it, which may lose that."""
        found = self.known.get(source)
        if found is None:
            found = self.known[source] = {source}
            for op in self.passing:
                if not found.isdisjoint(op.uses()) and not self.may_vanish(op, found):
                    found.update(op.makes())
        return found

    def may_vanish(self, op: core.Op, found: set[Value]) -> bool:
        """Tell whether a compiler may find that an operand makes no difference: ``x - x``, ``x * 0``, ``x / x``."""
        if not isinstance(op, core.Apply):
            return False
        if op.op == "div" and op.args[0] is op.args[1]:
            return True
        of = factors(op)
        if any(self.number(value) == 0 for value in of):
            return True
        terms = [value in found for value in op.args[len(of) :]]
        if of:
            terms.append(not found.isdisjoint(of))
        return sum(terms) > 1

    def is_number(self, value: Value) -> bool:
        """Tell whether `value` is finite and not 0, whose product with infinity is NaN."""
        number = self.number(value)
        return number is not None and math.isfinite(number) and number != 0

    def number(self, value: Value) -> float | None:
        """Return a constant, or the one in all lanes."""
        made = self.made.get(value)
        if isinstance(made, core.Construct) and len(made.parts) == 1:
            value = made.parts[0]
        return value.value if isinstance(value, Constant) else None


def factors(op: core.Apply) -> tuple[Value, ...]:
    """Return the operands of a product or a quotient, whose NaN no other operation takes back."""
    if op.op in ("mul", "div"):
        return op.args
    return op.args[:2] if op.op == "fma" else ()


def passes_on(op: core.Op) -> bool:
    """Tell whether the result of `op` is NaN if an operand is."""
    match op:
        case core.Cast(value=value, result=result):
            return _is_float(value) and _is_float(result)
        case core.Apply(op=row, result=result):
            return row in PASSES_ON and _is_float(result)
        case _:
            return False


def _is_float(value: Value) -> bool:
    kind = value.type
    return isinstance(kind, (Scalar, Vector)) and element_of(kind).is_float

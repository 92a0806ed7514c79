"""Which functions need not give NaN for NaN, since what becomes of their results is NaN anyway.

A minimum that keeps NaN takes two instructions on Vulkan, one that does not takes one. Where compilers assume that
there is no NaN, a polyfill loses it in the comparisons that limit its operand, and three more instructions put it back
by the operand's bits. Most activation functions have no need of that: in ``x * (1.0 + erf(x * 0.7))`` the product is
NaN if `x` is, whatever the error function makes of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from transpile.ir import core
from transpile.ir.types import Scalar, Vector, element_of
from transpile.ir.values import Constant, Value

PASSES_ON = frozenset("add sub mul div neg abs fma".split())
"""Rows that give NaN if an operand is one."""
SCALES = frozenset({"add", "sub", "mul", "div"})


def restored_by_others(kernel: core.Kernel, rows: Iterable[str]) -> frozenset[Value]:
    """Return the results of functions of one float whose every use is NaN by another operand where theirs is."""
    found = _Uses(kernel)
    names = frozenset(rows)
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
        self.known: dict[Value, set[Value]] = {}
        """What is NaN if a value is, for those that were asked for."""
        for op in core.walk(kernel.body):
            for result in op.makes():
                self.made[result] = op
            for value in op.uses():
                self.users.setdefault(value, []).append(op)

    def is_lost_anyway(self, result: Value, operand: Value) -> bool:
        """Tell whether all uses of `result` are NaN if `operand` is."""
        followers = self.followers(self.source(operand))
        pending, seen = [result], {result}
        while pending:
            users = self.users.get(pending.pop(), [])
            if not users:
                return False
            for op in users:
                if not (isinstance(op, core.Apply) and passes_on(op)):
                    return False
                if op.result not in followers and op.result not in seen:
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
            pending = [source]
            while pending:
                for op in self.users.get(pending.pop(), ()):
                    if passes_on(op):
                        (result,) = op.makes()
                        if result not in found:
                            found.add(result)
                            pending.append(result)
        return found

    def is_number(self, value: Value) -> bool:
        """Tell whether `value` is finite and not 0, whose product with infinity is NaN."""
        made = self.made.get(value)
        if isinstance(made, core.Construct) and len(made.parts) == 1:
            value = made.parts[0]
        return isinstance(value, Constant) and math.isfinite(value.value) and value.value != 0


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

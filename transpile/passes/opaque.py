"""Mark negations that may meet a minimum or a maximum, for a compiler that forgets them there.

ptxas of CUDA 13.0 makes one instruction of ``min(min(x, -y), z)`` for i32, ``VIMNMX3 x, y, z``: without the minus. It
sees through variables, branches and loops, and makes minima of comparisons and choices by itself; 13.5 has it right.
So a negation is marked (``opaque``) when its result is an operand of ``min`` or ``max``, is chosen by a comparison of
order, or is kept in a variable; the writer then puts it out of the compiler's sight. Sums, products, conversions and
stores into memory don't matter. SPIR-V and WGSL have no word that does that: there the negation becomes ``zero - y``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from transpile.ir import core
from transpile.ir.types import Reference, Scalar, Space, bool_, i32, i64
from transpile.ir.values import Constant, Parameter, Source, Value
from transpile.passes.rebuild import Rebuilder, marked

ORDER = frozenset({"lt", "le", "gt", "ge"})
EXTREMES = frozenset({"min", "max"})


def opaque(kernel: core.Kernel, *, by_zero: bool = False) -> core.Kernel:
    """Return `kernel` with its negations marked; the same object if none is to be.

    With `by_zero` they are differences from a parameter that every launch passes as 0 instead, and so is what an
    absolute value negates: these compilers take it for positive, though that of the least number is not.
    """
    found = _Negations()
    found.read(kernel.body)
    if not found.exposed and not (by_zero and found.has_abs):
        return kernel
    if not by_zero:
        return marked(kernel, found.exposed, "opaque")
    name, taken = "zero", {parameter.name for parameter in kernel.parameters}
    while name in taken:
        name += "_"
    zero = Parameter(i32, name, Source(-1, "zero"))
    made = _Subtract(found.exposed, zero).kernel(kernel)
    # The counts of folded grids come last, since a launch adds them last.
    counts = tuple(p for p in kernel.parameters if p.source.what == "count")
    others = tuple(p for p in kernel.parameters if p.source.what != "count")
    return replace(made, parameters=(*others, zero, *counts))


class _Negations:
    """Which negations of i32 are used where an order decides."""

    def __init__(self) -> None:
        self.made: set[Value] = set()
        self.ordered: set[Value] = set()
        """Results of comparisons of order."""
        self.exposed: set[Value] = set()
        self.has_abs = False

    def read(self, region: core.Region) -> None:
        for op in region:
            match op:
                case core.Apply(op="abs", result=result) if result.type in (i32, i64):
                    self.has_abs = True
                case core.Apply(op="neg", result=result) if result.type is i32:
                    self.made.add(result)
                case core.Apply(op=row, result=result) if row in ORDER:
                    self.ordered.add(result)
                case core.Apply(op=row, args=args) if row in EXTREMES:
                    self.exposed |= self.made.intersection(args)
                case core.Apply(op="select", args=(condition, *arms)) if condition in self.ordered:
                    self.exposed |= self.made.intersection(arms)
                case core.Store(place=place, value=value) if _is_slot(place):
                    self.exposed |= self.made & {value}
                case core.Declare(initial=initial) if initial in self.made:
                    self.exposed.add(initial)
                case _:
                    pass
            for inner in core.regions(op):
                self.read(inner)


def _is_slot(place: Value) -> bool:
    """Tell whether a place is a variable, or part of one; both end up in registers."""
    return isinstance(place.type, Reference) and place.type.space in (None, Space.LOCAL)


class _Subtract(Rebuilder):
    VISITS: ClassVar[frozenset[type[core.Op]] | None] = frozenset({core.Apply})

    def __init__(self, exposed: set[Value], zero: Value) -> None:
        super().__init__()
        self.exposed, self.zero = exposed, zero

    def visit(self, op: core.Op) -> None:
        if isinstance(op, core.Apply) and op.result in self.exposed:
            op = core.Apply("sub", (self.zero, *op.args), op.result, op.attributes, op.span)
        elif isinstance(op, core.Apply) and op.op == "abs" and op.result.type in (i32, i64):
            self.write_abs(op)
            return
        self.keep(op)

    def write_abs(self, op: core.Apply) -> None:
        (x,), kind = op.args, op.result.type
        assert isinstance(kind, Scalar)
        is_negative, negative = Value(bool_), Value(kind)
        zero = self.cast(self.zero, kind, span=op.span)
        self.emit(core.Apply("lt", (x, Constant(kind, 0)), is_negative, {}, op.span))
        self.emit(core.Apply("sub", (zero, x), negative, {}, op.span))
        self.keep(core.Apply("select", (is_negative, negative, x), op.result, {}, op.span))

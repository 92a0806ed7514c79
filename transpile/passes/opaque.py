"""Mark negations that may meet a minimum or a maximum, for a compiler that forgets them there.

ptxas of CUDA 13.0 makes one instruction of ``min(min(x, -y), z)`` for i32, ``VIMNMX3 x, y, z``: without the minus. It
sees through variables, branches and loops, and makes minima of comparisons and choices by itself; 13.5 has it right.
So a negation is marked (``opaque``) when its result is an operand of ``min`` or ``max``, is chosen by a comparison of
order, or is kept in a variable; the writer then puts it out of the compiler's sight. Sums, conversions and stores into
memory don't matter. SPIR-V and WGSL have no word that does that: there the negation becomes ``zero - y``.

What begins as a number becomes a negation in the turns of a loop that the compiler writes out: ``total - y`` in the
first, ``k * y`` where `k` is -1. Such differences and products are marked where an order decides about them. In SPIR-V
and WGSL the variable takes the zero there: ``(total + zero) - y``. Lanes of vectors are numbers like others.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from transpile.ir import core
from transpile.ir.types import Reference, Scalar, Space, Type, Vector, bool_, i32, i64, with_element
from transpile.ir.values import Constant, Parameter, Source, Value
from transpile.passes.contents import contents
from transpile.passes.rebuild import Rebuilder, marked

ORDER = frozenset({"lt", "le", "gt", "ge"})
EXTREMES = frozenset({"min", "max"})
LOGIC = frozenset({"logical_not", "logical_and", "logical_or"})
PASSED_ON = (core.Construct, core.Extract, core.Insert, core.Bitcast)
"""What gives its operands' numbers, or some of them, as they are."""

_NONE: frozenset[Value] = frozenset()


def opaque(kernel: core.Kernel, *, by_zero: bool = False) -> core.Kernel:
    """Return `kernel` with its negations marked; the same object if none is to be.

    With `by_zero` they are differences from a parameter that every launch passes as 0 instead, and so is what an
    absolute value negates: these compilers take it for positive, though that of the least number is not.
    """
    found = _Negations()
    found.follow(contents(kernel.body).ops)
    if not found.exposed and not (by_zero and found.has_abs):
        return kernel
    if not by_zero:
        return marked(kernel, found.exposed, "opaque")
    name, taken = "zero", {parameter.name for parameter in kernel.parameters}
    while name in taken:
        name += "_"
    zero = Parameter(i32, name, Source(-1, "zero"))
    made = _Subtract(found, zero).kernel(kernel)
    # The counts of folded grids come last, since a launch adds them last.
    counts = tuple(p for p in kernel.parameters if p.source.what == "count")
    others = tuple(p for p in kernel.parameters if p.source.what != "count")
    return replace(made, parameters=(*others, zero, *counts))


class _Negations:
    """Which negations of i32 are used where an order decides."""

    def __init__(self) -> None:
        self.behind: dict[Value, frozenset[Value]] = {}
        """The results of negations, and of what may become one, that a value may be."""
        self.held: dict[Value, frozenset[Value]] = {}
        """The same for variables: slots and arrays of one unit."""
        self.elements: dict[Value, Value] = {}
        """Places in these arrays."""
        self.numbers: set[Value] = set()
        """Values that a compiler may know in one turn of a loop."""
        self.ordered: set[Value] = set()
        """Results of comparisons of order, and of what is put together of them."""
        self.compared: frozenset[Value] = _NONE
        """What comparisons of order look at."""
        self.kept: frozenset[Value] = _NONE
        """What is kept in a variable."""
        self.plain: set[Value] = set()
        """The results of negations that are written as such."""
        self.exposed: set[Value] = set()
        self.has_abs = False

    def follow(self, ops: Iterable[core.Op]) -> None:
        """Read a kernel's ops until nothing new is found in its variables."""
        before = None
        while before != self.held:
            before = dict(self.held)
            for op in ops:
                self.read(op)
        self.exposed |= self.kept & self.plain
        self.exposed |= self.kept & self.compared

    def read(self, op: core.Op) -> None:
        match op:
            case core.Apply(result=result):
                self.row(op)
                if op.args and all(map(self.is_number, op.args)):
                    self.numbers.add(result)
            case core.For(variable=variable):
                self.numbers.add(variable)
            case core.Cast(value=value, result=result) if self.is_number(value):
                self.numbers.add(result)
            case core.Index(memory=memory, result=place) if _is_own(memory.type):
                self.elements[place] = memory
            case core.Load(place=place, result=result) if _is_own(place.type):
                self.numbers.add(result)
                self.behind[result] = self.held.get(self.variable(place), _NONE)
            case core.Store(place=place, value=value) if _is_own(place.type):
                self.keep(self.variable(place), value)
            case core.Declare(result=slot, initial=initial) if initial is not None:
                self.keep(slot, initial)
            case _ if isinstance(op, PASSED_ON):
                self.pass_on(op.makes(), op.uses())

    def row(self, op: core.Apply) -> None:
        result, args = op.result, op.args
        if op.op == "abs" and _element(result.type) in (i32, i64):
            self.has_abs = True
        elif op.op in ORDER:
            self.ordered.add(result)
            self.compared |= self.all_behind(args)
        elif op.op in LOGIC:
            if not self.ordered.isdisjoint(args):
                self.ordered.add(result)
        elif op.op in EXTREMES:
            self.exposed |= self.all_behind(args)
        elif op.op == "select":
            arms = args[1:]
            if args[0] in self.ordered:
                self.exposed |= self.all_behind(arms)
            self.pass_on((result,), arms)
        elif _element(result.type) is i32 and self.negates(op):
            self.behind[result] = frozenset((result,))

    def negates(self, op: core.Apply) -> bool:
        """Tell whether a row is a negation, or may be one in some turn of a loop."""
        if op.op == "neg":
            self.plain.add(op.result)
            return True
        if any(isinstance(value, Constant) for value in op.args):
            return False
        return (op.op == "sub" and self.is_number(op.args[0])) or (
            op.op == "mul" and any(map(self.is_number, op.args))
        )

    def is_number(self, value: Value) -> bool:
        return isinstance(value, Constant) or value in self.numbers

    def variable(self, place: Value) -> Value:
        return self.elements.get(place, place)

    def keep(self, variable: Value, value: Value) -> None:
        if held := self.behind.get(value, _NONE):
            self.kept |= held
            self.held[variable] = self.held.get(variable, _NONE) | held

    def pass_on(self, results: Iterable[Value], values: Iterable[Value]) -> None:
        if found := self.all_behind(values):
            self.behind.update(dict.fromkeys(results, found))

    def all_behind(self, values: Iterable[Value]) -> frozenset[Value]:
        return _NONE.union(*[self.behind.get(value, _NONE) for value in values])


def _is_own(type: Type) -> bool:
    """Tell whether a place or a memory is one unit's own: it ends up in registers."""
    if isinstance(type, Reference):
        return type.space in (None, Space.LOCAL)
    return getattr(type, "space", None) is Space.LOCAL


def _element(type: Type) -> Type:
    return type.element if isinstance(type, Vector) else type


class _Subtract(Rebuilder):
    VISITS: ClassVar[frozenset[type[core.Op]] | None] = frozenset({core.Apply})

    def __init__(self, found: _Negations, zero: Value) -> None:
        super().__init__()
        self.found, self.zero = found, zero

    def visit(self, op: core.Op) -> None:
        if not isinstance(op, core.Apply):
            self.keep(op)
        elif op.op == "abs" and _element(op.result.type) in (i32, i64):
            self.write_abs(op)
        elif op.result in self.found.exposed:
            self.write(op)
        else:
            self.keep(op)

    def write(self, op: core.Apply) -> None:
        if op.op == "neg":
            args = (self.like(self.zero, op), *op.args)
        else:
            hidden = next(n for n, value in enumerate(op.args) if self.found.is_number(value))
            value, zero = op.args[hidden], self.like(self.zero, op)
            other = self.apply("add", value, zero, type=value.type, span=op.span)
            args = tuple([other if n == hidden else arg for n, arg in enumerate(op.args)])
        row = "sub" if op.op == "neg" else op.op
        self.keep(core.Apply(row, args, op.result, op.attributes, op.span))

    def write_abs(self, op: core.Apply) -> None:
        (x,), kind = op.args, op.result.type
        assert isinstance(kind, (Scalar, Vector))
        element = _element(kind)
        assert isinstance(element, Scalar)
        is_negative, negative = Value(with_element(kind, bool_)), Value(kind)
        zero = self.like(self.cast(self.zero, element, span=op.span), op)
        none = self.like(Constant(element, 0), op)
        self.emit(core.Apply("lt", (x, none), is_negative, {}, op.span))
        self.emit(core.Apply("sub", (zero, x), negative, {}, op.span))
        self.keep(core.Apply("select", (is_negative, negative, x), op.result, {}, op.span))

    def like(self, value: Value, op: core.Apply) -> Value:
        """Return a number as the result of `op` is: in each lane, where that is a vector."""
        if not isinstance(op.result.type, Vector):
            return value
        lanes = Value(op.result.type)
        self.emit(core.Construct((value,), lanes, op.span))
        return lanes

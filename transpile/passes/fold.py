"""Compute what is known: rows and casts of constants, algebra that is always right, branches known in advance.

Before::

    %0: i32 = mul 6:i32, 7:i32          %2: i32 = add %x, 0:i32
    %1: bool_ = lt %0, 50:i32           %3: u32 = div_floor %n, 3:u32
    if %1 {                             %4: i32 = shift_left %x, 4:i32
        store %p, %0                    %5: f32 = add %y, 0.0:f32
    }

After::

    store %p, 42:i32                    (uses of %2 are uses of %x)
                                        %3: u32 = div_trunc %n, 3:u32
                                        %4: i32 = shl_masked %x, 4:i32
                                        %5: f32 = add %y, 0.0:f32        (-0.0 + 0.0 is 0.0)
"""

from __future__ import annotations

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.host import round_to, zero_of
from transpile.ir.types import (
    Kind,
    Reference,
    Scalar,
    Type,
    Vector,
    bf16,
    element_of,
    u32,
    width_of,
)
from transpile.ir.values import Constant, Value, is_better, is_slot
from transpile.ops.convert import bitcast, cast
from transpile.ops.row import Number, Row
from transpile.ops.table import PURE, TABLE
from transpile.passes.algebra import Definitions, are_same, literal, simplified
from transpile.passes.named import named
from transpile.passes.rebuild import Rebuilder, with_fields


def fold(kernel: core.Kernel, *, is_late: bool = False) -> core.Kernel:
    """Return `kernel` with everything computed that its text decides, after ``bounds`` more of it."""
    folding = _Fold(is_late=is_late)
    return named(folding.kernel(kernel), folding.names)


class _Fold(Rebuilder):
    VISITS = frozenset(
        {
            core.Apply,
            core.Assert,
            core.Atomic,
            core.Bitcast,
            core.Cast,
            core.Construct,
            core.Extract,
            core.Load,
            core.Store,
        }
    )

    def __init__(self, *, is_late: bool) -> None:
        super().__init__()
        self.definitions = Definitions(is_late=is_late)
        """The op behind a value, for rules that look through one."""
        self.held: set[Value] = set()
        """What was read from slots."""
        self.names: dict[Value, str] = {}
        """What the user calls a value without a name."""

    def replace(self, old: Value, new: Value) -> None:
        super().replace(old, new)
        if is_better(old.name, new.name) and not isinstance(new, Constant):
            self.names.setdefault(new, old.name)

    def visit(self, op: core.Op) -> None:
        if isinstance(op, core.Apply):
            self.apply_row(op)
            return
        if isinstance(op, (core.Load, core.Store, core.Atomic)):
            if op.guard is None:
                self.written.append(op)
                if isinstance(op, core.Load) and is_slot(op.place):
                    self.held.add(op.result)
            else:
                self.access(op)
            return
        match op:
            case core.Cast():
                self.cast_value(op)
            case core.Bitcast(value=Constant() as constant, result=result) if isinstance(
                result.type, Scalar
            ):
                number = bitcast(constant.value, constant.type, result.type)
                if number is None:
                    self.keep(op)
                else:
                    self.replace(result, Constant(result.type, number))
            case core.Construct():
                self.construct(op)
            case core.Bitcast():
                self.reinterpreted(op)
            case core.Extract(lane=Constant(value=lane)):
                self.extract(op, int(lane))
            case core.If(condition=Constant(value=known)):
                self.inline(op.then if known else op.otherwise)
            case core.For(
                start=Constant() as start, stop=Constant() as stop, step=Constant() as step
            ) if (
                not range(int(start.value), int(stop.value), int(step.value) or 1)
                or step.value == 0
            ):
                pass
            case core.While():
                self.loop(op)
            case core.Assert(condition=Constant(value=True)):
                pass
            case _:
                self.keep(op)

    def apply_row(self, op: core.Apply) -> None:
        if op.op not in PURE:
            self.written.append(op)
            return
        kind = op.result.type
        if kind.__class__ is Vector:
            self.apply_lanes(op)
            return
        if op.args and op.args[0].__class__ is Constant and isinstance(kind, Scalar):
            constants = [a for a in op.args if isinstance(a, Constant)]
            if len(constants) == len(op.args):
                number = _computed(TABLE[op.op], constants)
                if number is not None and _fits(number, kind):
                    self.replace(op.result, Constant(kind, round_to(kind, number)))
                    return
        better = simplified(op, self.definitions)
        if isinstance(better, Value):
            self.replace(op.result, better)
        else:
            self.definitions[op.result] = better
            self.written.append(better)

    def apply_lanes(self, op: core.Apply) -> None:
        """Do the same with a row on vectors, of which numbers in all lanes are known."""
        kind = op.result.type
        assert isinstance(kind, Vector)
        constants = [literal(a, self.definitions) for a in op.args]
        if None not in constants:
            number = _computed(TABLE[op.op], [c for c in constants if c is not None])
            if number is not None and _fits(number, kind.element):
                known = Constant(kind.element, round_to(kind.element, number))
                self.splat(op.result, known, op.span)
                return
        better = simplified(op, self.definitions)
        if isinstance(better, Value):
            if better.type == kind:
                self.replace(op.result, better)
            else:
                self.splat(op.result, better, op.span)
            return
        args = []
        for value in better.args:
            if isinstance(value, Constant) and value not in op.args:
                vector = Value(Vector(value.type, kind.width))
                self.splat(vector, value, op.span)
                args.append(vector)
            else:
                args.append(value)
        if args != [*better.args]:
            better = core.Apply(better.op, tuple(args), better.result, better.attributes, op.span)
        self.definitions[op.result] = better
        self.written.append(better)

    def splat(self, result: Value, number: Value, span: Span | None) -> None:
        """Write the vector that is a number in all lanes."""
        made = core.Construct((number,), result, span)
        self.definitions[result] = made
        self.written.append(made)

    def cast_value(self, op: core.Cast) -> None:
        value, target = op.value, op.result.type
        if value.type is target or (type(target) is Vector and value.type == target):
            self.replace(op.result, value)
        elif (
            isinstance(target, Vector)
            and (known := literal(value, self.definitions)) is not None
            and _fits(known.value, target.element)
        ):
            self.splat(
                op.result, Constant(target.element, cast(known.value, target.element)), op.span
            )
        elif (
            isinstance(value, Constant)
            and isinstance(target, Scalar)
            and _fits(value.value, target)
        ):
            self.replace(op.result, Constant(target, cast(value.value, target)))
        elif (
            isinstance(inner := self.definitions.get(value), core.Cast)
            and inner.value.type == target
            and _holds(value.type, target)
            and not self.rounds(inner.value)
        ):
            self.replace(op.result, inner.value)
        else:
            self.definitions[op.result] = op
            self.emit(op)

    def rounds(self, value: Value) -> bool:
        """Tell whether a value may have more digits than its type, until a conversion rounds it (``passes.excess``)."""
        kind = value.type
        if self.definitions.is_late or not isinstance(kind, (Scalar, Vector)):
            return False
        is_computed = value in self.held or isinstance(self.definitions.get(value), core.Apply)
        return element_of(kind) is bf16 and is_computed

    def reinterpreted(self, op: core.Bitcast) -> None:
        """Read the bits of the bits of a value from the value itself."""
        inner = self.definitions.get(op.value)
        value = inner.value if isinstance(inner, core.Bitcast) else op.value
        if value.type == op.result.type and not self.rounds(value):
            self.replace(op.result, value)
            return
        if value is not op.value and value.type != op.result.type:
            op = core.Bitcast(value, op.result, op.span)
        self.definitions[op.result] = op
        self.emit(op)

    def construct(self, op: core.Construct) -> None:
        """Put together what was taken apart, unless it is what it was; write one number in all lanes once."""
        number = op.parts[0]
        if (
            isinstance(number, Constant)
            and len(op.parts) > 1
            and all(are_same(number, p) for p in op.parts)
        ):
            self.splat(op.result, number, op.span)
            return
        first = self.definitions.get(op.parts[0])
        whole = first.value if isinstance(first, core.Extract) else None
        if whole is not None and whole.type == op.result.type and len(op.parts) > 1:
            lane = 0
            for part in op.parts:
                match self.definitions.get(part):
                    case core.Extract(value=value, lane=Constant(value=at)) if (
                        value is whole and at == lane
                    ):
                        lane += _width(part)
                    case _:
                        break
            else:
                self.replace(op.result, whole)
                return
        self.definitions[op.result] = op
        self.keep(op)

    def extract(self, op: core.Extract, lane: int) -> None:
        kind = op.result.type
        match self.definitions.get(op.value):
            case core.Construct(parts=(part,)) if not isinstance(kind, Vector):
                self.replace(op.result, part)
            case core.Construct(parts=parts) if len(parts) > 1:
                self.extract_of(op, lane, parts)
            case _:
                self.definitions[op.result] = op
                self.keep(op)

    def extract_of(self, op: core.Extract, lane: int, parts: tuple[Value, ...]) -> None:
        """Read lanes of a vector that was put together from where they came from."""
        wanted = _width(op.result)
        inside: list[Value] = []
        for part in parts:
            width = _width(part)
            if width > wanted and 0 <= lane <= width - wanted:
                self.visit(core.Extract(part, Constant(u32, lane), op.result, op.span))
                return
            if -wanted < lane <= 0:
                inside.append(part)
            lane -= width
        if len(inside) == 1 and _width(inside[0]) == wanted:
            self.replace(op.result, inside[0])
        elif sum(map(_width, inside)) == wanted:
            self.visit(core.Construct(tuple(inside), op.result, op.span))
        else:
            self.keep(op)

    def loop(self, op: core.While) -> None:
        """Keep only the test of a loop whose condition turns out false."""
        test = self.region(op.test)
        condition = self.value(op.condition)
        if isinstance(condition, Constant) and not condition.value:
            for inner in test:
                self.emit(inner)
            return
        body = self.region(op.body)
        if test is op.test and body is op.body and condition is op.condition:
            self.emit(op)
        else:
            self.emit(core.While(test, condition, body, op.span))

    def access(self, op: core.Load | core.Store | core.Atomic) -> None:
        """Decide a guard that is known."""
        if not isinstance(op.guard, Constant):
            self.written.append(op)
        elif op.guard.value:
            self.emit(with_fields(op, {"guard": None}))
        elif isinstance(op, core.Store):
            pass
        elif isinstance(zero := _zero(op.place.type), Constant):
            self.replace(op.result, zero)
        else:
            self.keep(op)


WIDTH = frozenset({"clz", "ctz", "reverse_bits", "mul_hi", "saturating_add", "saturating_sub"}) | {
    "shift_left",
    "shift_right",
    "shl_masked",
    "shr_masked",
}
"""Rows whose result depends on the width, which ``index`` hasn't got yet."""


def _computed(row: Row, constants: list[Constant]) -> Number | None:
    lead = row.sig.leading([c.type for c in constants])
    if (
        lead is None
        or row.fold is None
        or (element_of(lead).kind is Kind.INDEX and row.name in WIDTH)
    ):
        return None
    return row.fold(element_of(lead), *[c.value for c in constants])


def _fits(number: Number, target: Scalar) -> bool:
    """Tell whether `number` means the same in `target` whatever its width: an ``index`` doesn't wrap at a known one."""
    return target.kind is not Kind.INDEX or (number == number and 0 <= number < 2**32)


def _width(value: Value) -> int:
    assert isinstance(value.type, (Scalar, Vector))
    return width_of(value.type)


def _zero(place: Type) -> Constant | None:
    if isinstance(place, Reference) and isinstance(place.element, Scalar):
        return Constant(place.element, zero_of(place.element))
    return None


def _holds(wide: Type, narrow: Type) -> bool:
    """Tell whether every value of `narrow` passes through `wide` unchanged; ``index`` may be u32 or u64."""
    if not isinstance(wide, (Scalar, Vector)) or not isinstance(narrow, (Scalar, Vector)):
        return False
    outer, inner = element_of(wide), element_of(narrow)
    if inner.is_bool:
        return True
    if outer.is_float and inner.is_float:
        return (inner.name, outer.name) in EXACT_FLOATS
    if not outer.is_integer or not inner.is_integer:
        return False
    least = 64 if inner.kind is Kind.INDEX else inner.bits
    if inner.is_signed:
        return outer.is_signed and outer.bits >= least
    return outer.bits > least or (outer.bits == least and not outer.is_signed)


EXACT_FLOATS = {("f16", "f32"), ("bf16", "f32"), ("f16", "f64"), ("bf16", "f64"), ("f32", "f64")}

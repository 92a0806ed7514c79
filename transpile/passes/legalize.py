"""Leave only what a target can do: ``Kernel, Capabilities -> Kernel``, or an error at the user's line.

In this order: the limits and types of the target are checked, narrow elements of memory are packed into words
(``pack``; ``widen`` ends with what is left of narrow numbers), positions are put together (``topology``), vectors are
taken apart where they are too wide or the target has no arithmetic on them (``vector_split``), atomics become loops
(``atomics``), and then, here, row by row::

    %r: f16 = add %a, %b              %0: f32 = cast %a          no arithmetic on f16
                               ->     %1: f32 = cast %b
                                      %2: f32 = add %0, %1
                                      %r: f16 = cast %2
    %q: u32 = div_floor %n, 16:u32    %q: u32 = div_trunc %n, 16:u32       a formula (``passes.formulas``)
    %t: f32 = tanh %x                 the ops of ``transpile.polyfills.tanh``, inlined

What a formula or a polyfill writes is legalized in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from transpile.diagnose.errors.target import MissingPolyfill, UnsupportedOperation
from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import (
    SCALARS,
    Scalar,
    Vector,
    bool_,
    element_of,
    f16,
    f32,
    u32,
    with_element,
)
from transpile.ir.values import Constant, Value, is_better
from transpile.ops.capabilities import Capabilities
from transpile.ops.convert import cast
from transpile.ops.row import Polyfill, Spelling, Target, Unsupported
from transpile.ops.support import MOVED
from transpile.ops.table import TABLE
from transpile.passes.atomics import atomics
from transpile.passes.counted_loop import as_while
from transpile.passes.excess import unrounded
from transpile.passes.formulas import FORMULAS, pairs
from transpile.passes.kept_nan import restored_by_others
from transpile.passes.limits import check_limits
from transpile.passes.pack import pack
from transpile.passes.ranges import Ranges, is_integer
from transpile.passes.rebuild import Rebuilder, clone, with_fields
from transpile.passes.rough_division import (
    divide_halves,
    divide_scaled,
    is_narrow,
    is_near,
    near_values,
)
from transpile.passes.round_by_sums import round_by_sums, take_half
from transpile.passes.topology import topology
from transpile.passes.vector_split import vector_split
from transpile.passes.widen import widen
from transpile.protocols import Polyfills

UNTOUCHED = ("select", "assume_uniform")
"""Rows that only pass values on, of whatever type."""
EXACT = frozenset("neg abs min max fmin fmax clamp floor ceil trunc round sign".split())
"""Rows that give a number of the type that their operands have, as they are."""
LOOSE = {"min": "fmin", "max": "fmax"}
"""One instruction in place of two or three, where NaN does not matter."""
KEEP_NAN = frozenset(
    "exp exp2 expm1 log log2 log10 log1p sin cos tan sinh cosh tanh asin acos atan asinh acosh atanh erf".split()
)
"""Functions of one number that give NaN for NaN alone by comparisons; others look at its bits themselves."""


def legalize(kernel: core.Kernel, capabilities: Capabilities, polyfills: Polyfills) -> core.Kernel:
    """Return `kernel` with nothing left that the target lacks.

    Raises:
        CubeTargetError: for a type, an operation or a size that can't be replaced.
    """
    if capabilities.name == "reference":
        return kernel
    target: Target = capabilities.name
    check_limits(kernel, capabilities)
    kernel = pack(kernel, capabilities)
    varies = capabilities.plane_size_varies
    plane = kernel.plane_dim if varies else capabilities.plane_size
    kernel = topology(kernel, target, plane, has_clusters="clusters" in capabilities.features)
    kernel = vector_split(kernel, capabilities)
    kernel = atomics(kernel, capabilities)
    rows = _Legalize if not capabilities.paired else _LegalizePairs
    legalizer = rows(kernel, capabilities, target, polyfills)
    kernel = legalizer.kernel(kernel)
    kernel = round_by_sums(kernel, legalizer.by_sums, capabilities)
    return widen(kernel, capabilities)


class _Legalize(Rebuilder):
    VISITS: ClassVar[frozenset[type[core.Op]] | None] = frozenset({core.Apply, core.Barrier})

    def __init__(
        self,
        kernel: core.Kernel,
        capabilities: Capabilities,
        target: Target,
        polyfills: Polyfills,
    ) -> None:
        super().__init__()
        self.capabilities = capabilities
        self.target: Target = target
        self.polyfills = polyfills
        self.source = kernel
        self.made: list[core.Op] = []
        """Ops that were written since `ranges` were asked for last."""
        self.span: Span | None = None
        self.within = 0
        """How many polyfills are being written, one inside another: their divisors are near, their NaN is seen to."""
        self.restored = (
            restored_by_others(kernel, KEEP_NAN) if target in ("wgsl", "spirv") else frozenset()
        )
        """Results of functions that may lose NaN, as others see to it (``passes.kept_nan``)."""
        self.is_restored = False
        """Whether the op that is visited is one of these."""
        self.is_loose = False
        """Whether the polyfill that is written may lose NaN."""
        self.native: set[tuple[object, ...]] = set()
        """Rows, with the types of their operands, that stand as they are."""
        computed = {type.name for type in capabilities.arithmetic}
        self.promoted: frozenset[object] = frozenset(
            type for name, type in SCALARS.items() if type.is_float and name not in computed
        )
        self.unrounded = unrounded(kernel, capabilities.excess) if capabilities.excess else ()
        """Results that need not be rounded to their type (``passes.excess``)."""
        self.wide: dict[Value, Value] = {}
        """What stands for them: numbers of f32."""
        self.by_sums: set[Value] = set()
        """Halves that two sums are to round."""

    def emit(self, op: core.Op) -> None:
        self.written.append(op)
        self.made.append(op)

    @cached_property
    def ranges(self) -> Ranges:
        """Made when the first formula asks: most kernels need none."""
        return Ranges(self.source)

    def visit(self, op: core.Op) -> None:
        if isinstance(op, core.Apply):
            self.is_restored = op.result in self.restored
            if op.op != "select" or not self.forgets_nan or not self.choose(op):
                self.row(op)
            return
        if isinstance(op, core.Barrier):
            self.spelling(op.op, (), op.span)
        self.keep(op)

    def spelling(
        self, name: str, args: Sequence[Value], span: Span | None, flags: object = None
    ) -> Spelling:
        """Return the spelling of a row, or raise what the table says against it."""
        found = TABLE[name].spelling(self.target, [a.type for a in args], flags)
        if isinstance(found, Unsupported):
            operands = f" of {_types(args)}" if args else ""
            raise UnsupportedOperation(
                span, self.capabilities.name, TABLE[name].written, operands, found.reason
            ).error()
        return found

    def row(self, op: core.Apply) -> None:
        flags = op.attributes.get("fast")
        loose = self.is_loose and self.target == "spirv" and LOOSE.get(op.op)
        if loose and element_of_value(op.result).is_float:
            op = core.Apply(loose, op.args, op.result, op.attributes, op.span)
        kind = (op.op, flags, *[a.type for a in op.args])
        if kind in self.native:
            self.emit(op)
            return
        if self.is_promoted(op):
            self.promote(op)
            return
        if op.op == "div" and self.capabilities.divides_roughly and self.divide(op):
            return
        if op.op in ("eq", "ne") and self.forgets_nan and self.compare(op):
            return
        found = self.spelling(op.op, op.args, op.span, flags)
        if isinstance(found, Polyfill):
            outer, self.span = self.span, op.span
            self.replace(op.result, self.named(op, self.replacement(op, found)))
            self.span = outer
        else:
            self.native.add(kind)
            self.emit(op)

    def named(self, op: core.Apply, value: Value) -> Value:
        """Give a value that was just made the name of what it replaces."""
        last = self.written[-1] if self.written else None
        is_free = is_better(op.result.name, value.name)
        if is_free and last is not None and value in core.results(last):
            value.name = op.result.name
        return value

    @property
    def forgets_nan(self) -> bool:
        return self.capabilities.forgets_nan and not self.within

    @cached_property
    def near(self) -> set[Value]:
        """Made for the first quotient."""
        return near_values(self.source)

    def divide(self, op: core.Apply) -> bool:
        """Write a quotient if it is more than what the target has."""
        kind = element_of_value(op.args[1])
        if kind is f16:
            divide_halves(self, op)
        elif kind is not f32 or "fast" in op.attributes:
            return False
        elif self.within or is_near(op.args[1], self.near):
            self.emit(op)
        else:
            divide_scaled(self, op)
        return True

    def compare(self, op: core.Apply) -> bool:
        """Test by bits whether a float equals itself."""
        x, y = op.args
        if x is not y or not element_of_value(x).is_float:
            return False
        if isinstance(x.type, Vector):
            self.replace(op.result, self.named(op, self.lane_by_lane(op)))
            return True
        outer, self.span = self.span, op.span
        found = self("is_nan", x)
        found = found if op.op == "ne" else self("logical_not", found)
        self.replace(op.result, self.named(op, found))
        self.span = outer
        return True

    def choose(self, op: core.Apply) -> bool:
        """Keep what NaN chooses where a driver makes a minimum or a maximum of ``select(x < y, x, y)``."""
        condition, *arms = op.args
        decides, nan = self.definition(condition), arms[1]
        while isinstance(decides, core.Apply) and decides.op == "logical_not":
            decides, nan = self.definition(decides.args[0]), arms[0] if nan is arms[1] else arms[1]
        if not (isinstance(decides, core.Apply) and decides.op in ("lt", "le", "gt", "ge")):
            return False
        compared = [self.value(value) for value in decides.args]
        if not element_of_value(compared[0]).is_float:
            return False
        if {*map(self.origin, compared)} != {*map(self.origin, arms)}:
            return False
        outer, self.span = self.span, op.span
        found = Value(op.result.type)
        self.row(core.Apply(op.op, op.args, found, op.attributes, op.span))
        for value in compared:
            if not isinstance(value, Constant):
                found = self("select", self("is_nan", value), nan, found)
        self.replace(op.result, self.named(op, found))
        self.span = outer
        return True

    def origin(self, value: Value) -> object:
        """Return what values that are likely the same have in common: a number, or where they are read."""
        if isinstance(value, Constant):
            return value.value
        made = self.definition(value)
        return made.place if isinstance(made, core.Load) else value

    # Half precision

    def is_promoted(self, op: core.Apply) -> bool:
        """Tell whether an operand is of a float type that the target can store but not compute with."""
        promoted = self.promoted
        if not promoted or op.op in UNTOUCHED:
            return False
        for argument in op.args:
            kind = argument.type
            if isinstance(kind, Vector):
                kind = kind.element
            if kind in promoted:
                if (kind, op.op) in self.capabilities.half_rows:
                    return False
                found = TABLE[op.op].spelling(self.target, [a.type for a in op.args])
                has_own = isinstance(found, Polyfill) and found.halves
                return not has_own or kind in self.capabilities.excess
        return False

    def promote(self, op: core.Apply) -> None:
        """Compute in f32 and round the result, op by op, but for what need not be rounded."""
        args = tuple([self.raised(a, op.span) for a in op.args])
        kind = op.result.type
        assert isinstance(kind, (Scalar, Vector))
        element = element_of(kind)
        if not element.is_float or self.capabilities.computes(element):
            self.row(core.Apply(op.op, args, op.result, op.attributes, op.span))
            return
        if op.result not in self.unrounded:
            wide = self.computed(op, args, Value(with_element(kind, f32)))
            is_exact = op.op in EXACT and self.wide.keys().isdisjoint(op.args)
            self.rounded(wide, op.result, op.span, is_exact=is_exact)
        else:
            wide = Value(with_element(kind, f32), op.result.name)
            self.wide[op.result] = self.computed(op, args, wide)

    def computed(self, op: core.Apply, args: tuple[Value, ...], wide: Value) -> Value:
        """Write a row of halves on numbers of f32."""
        raised = core.Apply(op.op, args, wide, op.attributes, op.span)
        found = TABLE[op.op].spelling(self.target, [a.type for a in op.args])
        if not (isinstance(found, Polyfill) and found.halves):
            self.row(raised)
            return self.value(wide)
        kind = wide.type
        if not isinstance(kind, Vector):
            return self.named(raised, self.inlined(raised, found))
        lanes = []
        for number in range(kind.width):
            each = tuple([self.lane(a, number, op.span) for a in args])
            lanes.append(self.inlined(core.Apply(op.op, each, Value(f32), {}, op.span), found))
        self.emit(core.Construct(tuple(lanes), wide, op.span))
        return wide

    def rounded(self, wide: Value, result: Value, span: Span | None, *, is_exact: bool) -> None:
        """Write a number of f32 as the half that it is nearest to, or that it is."""
        if element_of_value(result) not in self.capabilities.excess:
            self.emit(core.Cast(wide, result, span))
        elif is_exact:
            take_half(self, wide, result, span)
        else:
            if self.capabilities.rounds_by_sums:
                self.by_sums.add(result)
            self.emit(core.Cast(wide, result, span))

    def raised(self, value: Value, span: Span | None) -> Value:
        if value in self.wide:
            return self.wide[value]
        kind = value.type
        assert isinstance(kind, (Scalar, Vector))
        if not element_of(kind).is_float or self.capabilities.computes(kind):
            return value
        if isinstance(value, Constant):
            return Constant(f32, value.value)
        return self.cast(value, with_element(kind, f32), span=span)

    # Replacements

    def replacement(self, op: core.Apply, polyfill: Polyfill) -> Value:
        name = polyfill.name
        if any(isinstance(a.type, Vector) for a in op.args):
            return self.lane_by_lane(op)
        formula = FORMULAS.get(name)
        found = None if formula is None else formula(self, op.args)
        if found is not None:
            return found
        if polyfill.halves:
            return self.inlined(op, polyfill)
        lead = element_of_value(op.args[0]) if op.args else None
        if lead is not None and lead.is_float and lead.bits == 16:
            # Polyfills are written for f32; two roundings stay within what a half promises.
            wide = [self.to(a, f32) for a in op.args]
            return self.to(self(op.op, *wide), lead)
        return self.inlined(op, polyfill)

    def lane_by_lane(self, op: core.Apply) -> Value:
        kind = op.result.type
        assert isinstance(kind, Vector)
        lanes: list[Value] = []
        for lane in range(kind.width):
            args = [self.lane(a, lane, op.span) for a in op.args]
            lanes.append(self(op.op, *args))
        result = Value(kind, op.result.name)
        self.emit(core.Construct(tuple(lanes), result, op.span))
        return result

    def lane(self, value: Value, lane: int, span: Span | None) -> Value:
        if not isinstance(value.type, Vector):
            return value
        result = Value(value.type.element)
        self.emit(core.Extract(value, Constant(u32, lane), result, span))
        return result

    def inlined(self, op: core.Apply, polyfill: Polyfill) -> Value:
        """Write the ops of a kernel-language function, at the user's place."""
        is_restored = self.is_restored
        types = tuple([element_of_value(a) for a in op.args])
        bits = (16, 32) if polyfill.halves else (64,) if polyfill.doubles else (32,)
        try:
            if any(type.is_float and type.bits not in bits for type in types):
                raise LookupError(polyfill.name)
            self.within += 1
            outer, self.is_loose = self.is_loose, self.is_loose or is_restored
            found = self.called(polyfill.name, op.args, op.span)
            self.within -= 1
            # What was inlined is visited in turn.
            self.is_loose, self.is_restored = outer, is_restored
        except LookupError:
            raise MissingPolyfill(
                op.span, self.capabilities.name, TABLE[op.op].written, _types(op.args)
            ).error() from None
        if self.forgets_nan and op.op in KEEP_NAN and not is_restored:
            return self("select", self("is_nan", op.args[0]), op.args[0], found)
        return found

    def called(self, name: str, args: Sequence[Value], span: Span | None) -> Value:
        types = tuple([a.type for a in args if isinstance(a.type, (Scalar, Vector))])
        body = self.polyfills(name, types, self.capabilities)
        copy, mapping = clone(body.region, dict(zip(body.parameters, args, strict=True)))
        self.inline(placed(copy, span))
        return self.value(mapping.get(body.result, body.result))

    # The writer of formulas

    def __call__(self, row: str, *args: Value) -> Value:
        kind = TABLE[row].sig.result_type([a.type for a in args])
        assert kind is not None
        result = Value(kind)
        self.row(core.Apply(row, args, result, {}, self.span))
        return self.value(result)

    def to(self, value: Value, type: Scalar) -> Value:
        found = self.cast(value, type, span=self.span)
        if found is not value and is_narrow(value):
            self.near.add(found)
        return found

    def bits(self, value: Value, type: Scalar) -> Value:
        if value.type == type:
            return value
        result = Value(type)
        self.emit(core.Bitcast(value, result, self.span))
        return result

    def words(self, value: Value) -> tuple[Value, Value]:
        raise AssertionError("for pairs of words")

    def pair(self, low: Value, high: Value, type: Scalar) -> Value:
        raise AssertionError("for pairs of words")

    def function(self, name: str, args: Sequence[Value], type: Scalar) -> Value:
        raise AssertionError("for pairs of words")

    def is_nonnegative(self, value: Value) -> bool:
        return self.least(value) >= 0

    def is_positive(self, value: Value) -> bool:
        return self.least(value) > 0

    def definition(self, value: Value) -> core.Op | None:
        """Return the op that makes a value, with its operands as they were in the source."""
        for op in self.made:
            for result in op.makes():
                self.ranges.definitions.setdefault(result, op)
        self.made.clear()
        return self.ranges.definitions.get(value)

    def least(self, value: Value) -> int:
        if not is_integer(value):
            return -1
        self.definition(value)
        held = self.ranges.of(value)
        return 1 if held is None else held[0]


PAIR = Vector(u32, 2)


class _LegalizePairs(_Legalize):
    """Where 64-bit integers are pairs of words, to which the target's own type is a synonym: ``formulas.pairs``."""

    VISITS: ClassVar[frozenset[type[core.Op]] | None] = frozenset(
        {core.Apply, core.Barrier, core.Cast, core.For, core.Index, core.Extract, core.Insert}
    )

    def is_pair(self, value: Value) -> bool:
        return value.type in self.capabilities.paired

    def visit(self, op: core.Op) -> None:
        if isinstance(op, core.Cast) and (self.is_pair(op.value) or self.is_pair(op.result)):
            assert isinstance(op.result.type, Scalar)
            outer, self.span = self.span, op.span
            found = self.to(op.value, op.result.type)
            self.replace(op.result, found)
            self.span = outer
        elif isinstance(op, core.For) and self.is_pair(op.start):
            self.inline(as_while(op, ((), Constant(bool_, True))))
        elif isinstance(op, core.Index) and any(map(self.is_pair, op.indices)):
            # What lies within bounds fits a word: so do the sizes of all memory.
            self.keep(with_fields(op, {"indices": tuple(map(self.low_word, op.indices))}))
        elif isinstance(op, core.Extract | core.Insert) and self.is_pair(op.lane):
            self.keep(with_fields(op, {"lane": self.low_word(op.lane)}))
        else:
            super().visit(op)

    def row(self, op: core.Apply) -> None:
        if op.op in MOVED or not any(map(self.is_pair, op.args)):
            super().row(op)
            return
        if isinstance(self.spelling(op.op, op.args, op.span), Polyfill):
            super().row(op)
            return
        outer, self.span = self.span, op.span
        found = pairs.row(self, op.op, op.args)
        self.span = outer
        self.replace(op.result, self.named(op, found))

    def low_word(self, value: Value) -> Value:
        return self.to(value, u32) if self.is_pair(value) else value

    def to(self, value: Value, type: Scalar) -> Value:
        if value.type == type or not (self.is_pair(value) or type in self.capabilities.paired):
            return super().to(value, type)
        if isinstance(value, Constant):
            return Constant(type, cast(value.value, type))
        if type in self.capabilities.paired:
            return pairs.widened(self, value, type)
        return pairs.narrowed(self, value, type)

    def words(self, value: Value) -> tuple[Value, Value]:
        if isinstance(value, Constant):
            number = int(value.value)
            return Constant(u32, number & 0xFFFFFFFF), Constant(u32, number >> 32 & 0xFFFFFFFF)
        pair = Value(PAIR)
        self.emit(core.Bitcast(value, pair, self.span))
        return self.lane(pair, 0, self.span), self.lane(pair, 1, self.span)

    def pair(self, low: Value, high: Value, type: Scalar) -> Value:
        vector, result = Value(PAIR), Value(type)
        self.emit(core.Construct((low, high), vector, self.span))
        self.emit(core.Bitcast(vector, result, self.span))
        return result

    def function(self, name: str, args: Sequence[Value], type: Scalar) -> Value:
        vectors = []
        for value in args:
            low, high = self.words(value)
            vectors.append(Value(PAIR))
            self.emit(core.Construct((low, high), vectors[-1], self.span))
        result = Value(type)
        self.emit(core.Bitcast(self.called(name, vectors, self.span), result, self.span))
        return result


def element_of_value(value: Value) -> Scalar:
    assert isinstance(value.type, (Scalar, Vector))
    return element_of(value.type)


def placed(region: core.Region, span: Span | None) -> core.Region:
    """Return `region` with each op at the user's place."""
    found: list[core.Op] = []
    for op in region:
        changed: dict[str, object] = {"span": span}
        for name in op.REGIONS:
            changed[name] = placed(getattr(op, name), span)
        found.append(with_fields(op, changed))
    return tuple(found)


def _types(args: Sequence[Value]) -> str:
    return " and ".join(dict.fromkeys(str(a.type) for a in args))

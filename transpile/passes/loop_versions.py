"""Test the bounds of a loop's accesses once, before it: ``Kernel -> Kernel``.

A loop whose indices grow evenly with its variable stays in bounds if the last trip does. So it is written twice,
without the tests that this decides and with them::

    for %k in 0, %n, 1 {                        %l: u32 = sub %n, 1
        %s: u32 = mul %k, %stride               %p: u32 = mul %l, %stride
        %i: u32 = add %start, %s                %i: u32 = add %start, %p
        %g: bool_ = lt %i, %length       ->     ... %fits = %p and %i don't wrap, and %i < %length
        %e = index %x[%i]                       if %fits {
        %v = load %e if %g                          for %k in 0, %n, 1 { ... %v = load %e ... }
    }                                           } else {
                                                    for %k in 0, %n, 1 { ... %v = load %e if %g ... }
                                                }

Compilers do not find this by themselves: unsigned indices wrap, and the reads of a matrix product wait for each test.
It is range-check elimination by loop versioning, as just-in-time compilers of Java do it (S. P. Midkiff, J. E. Moreira
and M. Snir, "Optimizing array reference checking in Java programs", 1998).

- Only innermost loops of few operations, and without anything that units do together: they may take different versions.
- Without checks the second loop is the same as the first, for indices that wrap on purpose; only CUDA's have two.
- An index is ``a + k * b`` in the arithmetic of the address's width, `a` and `b` the same in all trips. Without trips
  the last one is a large number, and the tests stay.
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from transpile.ir import core
from transpile.ir.types import Memory, Scalar, Space, bool_, u32, u64
from transpile.ir.values import Coined, Constant, Value, is_slot
from transpile.ops.capabilities import Capabilities
from transpile.ops.row import Polyfill, Target
from transpile.ops.table import TABLE
from transpile.passes.contents import contents, kinds
from transpile.passes.facts import WITHIN
from transpile.passes.rebuild import Rebuilder, clone, with_fields

FEW_TRIPS = 16
"""Loops that are known to make fewer are not worth a test."""
MANY_OPS = 32
"""In longer loops the tests are a small part."""
FEW_LIMITS = 2
"""Loops with one access that needs a test wait for memory anyway."""
MANY_TESTS = 6
BITS = 32
WORD_MAX = (1 << BITS) - 1
ONE = Constant(u32, 1)
OWN = (
    core.Apply,
    core.Atomic,
    core.Bitcast,
    core.Block,
    core.Break,
    core.Cast,
    core.Construct,
    core.Continue,
    core.Declare,
    core.Exit,
    core.Extent,
    core.Extract,
    core.If,
    core.Index,
    core.Insert,
    core.Load,
    core.Store,
    core.Terminate,
)
"""What a unit does by itself."""
LEAVES = (core.Barrier, core.Exit, core.Terminate)
"""What is reached, or decides what is, by the conditions around."""
GUARDED = (core.Load, core.Store, core.Atomic)
PURE = frozenset(
    "add sub mul shl_masked shr_masked min max div_floor div_trunc rem_floor rem_trunc bit_and"
    " lt le gt ge eq ne logical_and logical_or logical_not select".split()
)
"""Rows that may be computed before a loop, whether it makes a trip or not."""


def loop_versions(kernel: core.Kernel, capabilities: Capabilities) -> core.Kernel:
    """Return `kernel` with loops whose bounds are tested before them; the same object if there are none."""
    if kernel.address != u32 or kernel.validate or core.For not in kinds(kernel.body):
        return kernel
    target: Target = capabilities.name
    versions = _LoopVersions(target, checked=kernel.checked)
    if capabilities.judges_barriers and core.Barrier in kinds(kernel.body):
        versions.kept = _deciding(kernel)
    return versions.kernel(kernel)


class Line(NamedTuple):
    """``start + variable * step``; ``None`` is 0."""

    start: Value | None
    step: Value | None


class Limit(NamedTuple):
    """What a guard compares: an index, which is to be less in each trip than a size."""

    line: Line
    size: Value | None
    """``None`` is what its type holds."""


class _LoopVersions(Rebuilder):
    VISITS: ClassVar[frozenset[type[core.Op]] | None] = frozenset({core.For})

    def __init__(self, target: Target, *, checked: bool) -> None:
        super().__init__()
        self.is_wide = target in ("cuda", "hip", "metal")
        """Whether 64-bit integers are at hand."""
        self.has_no_guards = target == "cuda" and not checked
        """Whether what is left to know is that no index wraps: NVIDIA's compilers then count pointers up instead."""
        spelling = TABLE["mul_hi"].spelling(target, [u32, u32])
        self.multiplies_wide = not isinstance(spelling, Polyfill)
        """Whether a product of 64 bits takes fewer instructions than a quotient."""
        self.kept: set[Value] | None = None
        """Where the target's compiler judges barriers: slots that decide which are met, so that no loop under a test
        that units may answer differently is to store to them, or to leave what is around it.
        """

    def visit(self, op: core.Op) -> None:
        if not isinstance(op, core.For) or not _is_simple(op) or self.decides(op):
            self.keep(op)
            return
        outer, self.written = self.written, []
        tests = _Tests(self, op)
        free = {guard for guard in tests.guards if tests.add(guard)}
        if self.has_no_guards:
            tests.add_indices()
        fits = tests.written() if len(tests.limits) >= FEW_LIMITS else None
        before, self.written = self.written, outer
        if fits is None:
            self.keep(op)
            return
        self.written += before
        body = _Unguarded(free).region(op.body)
        (fast,), _ = clone((with_fields(op, {"body": body}),), {})
        self.emit(core.If(fits, (fast,), (op,), op.span))

    def decides(self, loop: core.For) -> bool:
        """Tell whether barriers that are met after a loop would seem to depend on the test before it."""
        kept = self.kept
        if kept is None:
            return False
        ops = core.walk(loop.body)
        own = {op.label for op in ops if isinstance(op, core.Block)}
        return any(
            isinstance(op, core.Terminate)
            or (isinstance(op, core.Exit) and op.label not in own)
            or (isinstance(op, core.Store) and op.place in kept)
            for op in ops
        )


class _Unguarded(Rebuilder):
    """Take guards away."""

    def __init__(self, guards: set[Value]) -> None:
        super().__init__()
        self.guards = guards

    def visit(self, op: core.Op) -> None:
        if isinstance(op, GUARDED) and op.guard in self.guards:
            op = with_fields(op, {"guard": None})
        self.keep(op)


def _deciding(kernel: core.Kernel) -> set[Value]:
    """Return the values and slots that decide which barriers are met."""
    ops = contents(kernel.body).ops
    sources: dict[Value, list[Value]] = {}
    for op in ops:
        for result in op.makes():
            sources.setdefault(result, []).extend(op.uses())
        if isinstance(op, core.Store):
            sources.setdefault(op.place, []).append(op.value)
    branches = [
        (op, [inner for region in op.inside() for inner in core.walk(region)])
        for op in ops
        if isinstance(op, (core.If, core.For, core.While))
    ]
    found: set[Value] = set()
    waiting: list[Value] = []
    while branches:
        decides = [
            any(
                isinstance(o, LEAVES) or (isinstance(o, core.Store) and o.place in found)
                for o in inside
            )
            for _, inside in branches
        ]
        if not any(decides):
            break
        for (op, _), is_one in zip(branches, decides, strict=True):
            waiting += op.uses() if is_one else ()
        branches = [each for each, is_one in zip(branches, decides, strict=True) if not is_one]
        while waiting:
            value = waiting.pop()
            if value not in found:
                found.add(value)
                waiting += sources.get(value, ())
    return found


def _is_simple(op: core.For) -> bool:
    kind, start, step = op.variable.type, op.start, op.step
    assert isinstance(kind, Scalar)
    if kind.bits != BITS:
        return False
    if kind.is_signed:  # its numbers are to be those of an index
        counts_up = isinstance(step, Constant) and int(step.value) > 0
        if not counts_up or not isinstance(start, Constant) or int(start.value) < 0:
            return False
    if isinstance(start, Constant) and isinstance(step, Constant) and isinstance(op.stop, Constant):
        trips = range(int(start.value), int(op.stop.value), int(step.value) or 1)
        if len(trips) < FEW_TRIPS:
            return False
    ops = core.walk(op.body)
    return len(ops) <= MANY_OPS and all(
        isinstance(each, OWN)
        and not (isinstance(each, core.Apply) and each.op.startswith(("plane_", "assume_")))
        for each in ops
    )


class _Tests:
    """Write what decides the guards of a loop before it."""

    def __init__(self, write: _LoopVersions, loop: core.For) -> None:
        self.write, self.loop, self.span = write, loop, loop.span
        ops = core.walk(loop.body)
        self.made = {result: op for op in ops for result in op.makes()}
        self.changed = {op.place for op in ops if isinstance(op, core.Store)}
        self.guards = {op.guard: None for op in ops if isinstance(op, GUARDED) and op.guard}
        self.hoisted: dict[Value, Value | None] = {}
        self.lines: dict[Value, Line | None] = {}
        self.limits: dict[Limit, None] = {}
        self.conditions: dict[Value, None] = {}
        """What must hold, and is the same in all trips."""

    def add(self, guard: Value) -> bool:
        """Note what decides a guard; nothing if it changes in another way."""
        found = self.terms(guard)
        if found is None or len(self.limits | dict.fromkeys(found)) > MANY_TESTS:
            return False
        for term in found:
            if isinstance(term, Limit):
                self.limits[term] = None
            else:
                self.conditions[term] = None
        return True

    def add_indices(self) -> None:
        """Note that no index of an array is to wrap."""
        for op in self.made.values():
            if isinstance(op, core.Index) and _is_global(op.memory):
                line = self.line(op.indices[0])
                if line is not None and not _falls(line):
                    self.limits[Limit(line, None)] = None

    def terms(self, guard: Value) -> list[Limit | Value] | None:
        same = self.invariant(guard)
        if same is not None:
            return [same]
        op = self.made.get(guard)
        if not isinstance(op, core.Apply):
            return None
        if op.op == "logical_and":
            both = [self.terms(arg) for arg in op.args]
            return None if None in both else [term for terms in both for term in terms or ()]
        if op.op != "lt" or op.args[0].type != u32:
            return None
        line, size = self.line(op.args[0]), self.invariant(op.args[1])
        return None if line is None or size is None or _falls(line) else [Limit(line, size)]

    def invariant(self, value: Value) -> Value | None:
        """Return a value as it is before the loop, if it is the same in all trips."""
        if value is self.loop.variable:
            return None
        if value not in self.made:
            return value
        if value not in self.hoisted:
            self.hoisted[value] = self.before(value)
        return self.hoisted[value]

    def before(self, value: Value) -> Value | None:
        op = self.made[value]
        match op:
            case core.Load(place=place, guard=None):
                if not is_slot(place) or place in self.made or place in self.changed:
                    return None
            case core.Apply(op=row, attributes=attributes) if row in PURE:
                if WITHIN in attributes:  # which may hold under a condition in the loop alone
                    op = with_fields(op, {"attributes": {}})
            case core.Apply(op=row) if TABLE[row].effect == "topology":
                pass
            case core.Cast() | core.Extent():
                pass
            case _:
                return None
        moved: dict[Value, Value] = {}
        for use in op.uses():
            same = self.invariant(use)
            if same is None:
                return None
            if same is not use:
                moved[use] = same
        (copy,), mapping = clone((op,), moved)
        self.write.emit(copy)
        return mapping[value]

    def line(self, value: Value) -> Line | None:
        """Return how an index of the address's width grows, if it does so evenly."""
        if not _is_word(value):
            return None
        if value not in self.lines:
            self.lines[value] = self.grown(value)
        return self.lines[value]

    def grown(self, value: Value) -> Line | None:
        if value is self.loop.variable:
            return Line(None, ONE)
        same = self.invariant(value)
        if same is not None:
            return Line(self.word(same), None)
        op = self.made[value]
        if isinstance(op, core.Cast):
            return self.line(op.value)
        if not isinstance(op, core.Apply) or op.op not in ("add", "sub", "mul", "shl_masked"):
            return None
        a, b = (self.line(arg) for arg in op.args)
        if a is None or b is None:
            return None
        if op.op == "add":
            return Line(self.sum(a.start, b.start), self.sum(a.step, b.step))
        if op.op == "mul" and a.step is None:
            a, b = b, a
        if b.step is not None or b.start is None:
            return None
        if op.op == "sub":
            start = Constant(u32, 0) if a.start is None else a.start
            return Line(self.apply("sub", start, b.start), a.step)
        return Line(*(part and self.product(op.op, part, b.start) for part in a))

    def product(self, row: str, a: Value, b: Value) -> Value:
        if row == "mul" and isinstance(a, Constant):
            a, b = b, a
        is_one = isinstance(b, Constant) and b.value == 1
        return a if row == "mul" and is_one else self.apply(row, a, b)

    def sum(self, a: Value | None, b: Value | None) -> Value | None:
        return a if b is None else b if a is None else self.apply("add", a, b)

    def word(self, value: Value) -> Value:
        if isinstance(value, Constant):
            return Constant(u32, int(value.value) & WORD_MAX)
        return self.write.cast(value, u32, span=self.span)

    def apply(self, row: str, *args: Value) -> Value:
        return self.write.apply(row, *args, type=u32, span=self.span)

    def test(self, row: str, a: Value, b: Value) -> None:
        self.conditions[self.write.apply(row, a, b, type=bool_, span=self.span)] = None

    def written(self) -> Value | None:
        """Write whether all guards hold in the last trip, and no index on the way there wraps."""
        stop = self.word(self.loop.stop)
        last = self.write.apply("sub", stop, ONE, type=u32, name=Coined("last"), span=self.span)
        ends: dict[Line, Value] = {}
        for line, size in self.limits:
            is_wide = self.write.is_wide and line != Line(None, ONE)
            if line not in ends:
                ends[line] = self.wide_end(line, last) if is_wide else self.end(line, last)
            if size is not None:
                size = self.write.cast(size, u64, span=self.span) if is_wide else size
                self.test("lt", ends[line], size)
            elif is_wide:
                self.test("le", ends[line], Constant(u64, WORD_MAX))
        if not self.conditions:
            return None
        first, *others = self.conditions
        for condition in others:
            first = self.write.apply(
                "logical_and", first, condition, type=bool_, name=Coined("fits"), span=self.span
            )
        return first

    def wide_end(self, line: Line, last: Value) -> Value:
        """Write the index of the last trip in 64 bits, which hold a word and the product of two."""
        assert line.step is not None
        found = self.write.cast(last, u64, span=self.span)
        if line.step != ONE:
            step = self.write.cast(line.step, u64, span=self.span)
            found = self.write.apply("mul", found, step, type=u64, span=self.span)
        if line.start is not None:
            start = self.write.cast(line.start, u64, span=self.span)
            found = self.write.apply("add", start, found, type=u64, span=self.span)
        return found

    def end(self, line: Line, last: Value) -> Value:
        """Write the index of the last trip in 32 bits, and test that these hold it."""
        assert line.step is not None
        found = last
        if isinstance(line.step, Constant):
            factor = int(line.step.value)
            if factor != 1:
                self.test("le", last, Constant(u32, WORD_MAX // factor))
                found = self.apply("mul", last, line.step)
        else:
            if self.write.multiplies_wide:
                self.test("eq", self.apply("mul_hi", last, line.step), Constant(u32, 0))
            else:
                step = self.apply("max", line.step, ONE)  # it may turn out to be 0
                most = self.apply("div_trunc", Constant(u32, WORD_MAX), step)
                self.test("le", last, most)
            found = self.apply("mul", last, line.step)
        if line.start is None:
            return found
        found = self.apply("add", line.start, found)
        self.test("ge", found, line.start)
        return found


def _is_word(value: Value) -> bool:
    kind = value.type
    return isinstance(kind, Scalar) and kind.is_integer and kind.bits == BITS


def _is_global(memory: Value) -> bool:
    return isinstance(memory.type, Memory) and memory.type.space is Space.GLOBAL


def _falls(line: Line) -> bool:
    """Tell whether an index is known to count down, or to stay."""
    step = line.step
    return step is None or (isinstance(step, Constant) and not 0 < int(step.value) < 1 << 31)

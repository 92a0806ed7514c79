"""Random valid kernels of one unit, for hypothesis: control flow, slots, memory, casts, lanes and pure rows."""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import strategies as st

from transpile.ir import core
from transpile.ir.host import round_to
from transpile.ir.types import (
    Memory,
    Reference,
    Scalar,
    Space,
    Vector,
    bool_,
    f32,
    i8,
    i32,
    i64,
    index,
    u8,
    u32,
)
from transpile.ir.values import Constant, Label, Parameter, Source, Value
from transpile.ops.row import TABLE, Row
from transpile.ops.table import TABLE as _FILLED

assert _FILLED is TABLE

TYPES: tuple[Scalar, ...] = (bool_, i8, u8, i32, u32, i64, f32)
LENGTH = 8
ROWS: tuple[Row, ...] = tuple(
    row
    for row in TABLE.values()
    if row.effect == "pure"
    and row.fold is not None
    and not any(bound > 1 for bound in row.ulp.values())
    and row.name not in ("div_trunc", "rem_trunc")
)
"""Rows that every implementation computes alike: exact ones and those that round once, but for undefined quotients."""


@dataclass
class Scope:
    """What an op may use at one place."""

    values: list[Value]
    slots: list[Value]
    memories: list[Value]
    labels: list[Label]
    loops: int = 0
    vectors: list[Value] = field(default_factory=list)

    def inner(self, *, label: Label | None = None, loop: bool = False) -> Scope:
        labels = [*self.labels, label] if label else list(self.labels)
        return Scope(
            list(self.values),
            list(self.slots),
            self.memories,
            labels,
            self.loops + loop,
            list(self.vectors),
        )


NAMES = ("", "", "x", "acc", "row", "x.y", "é")


class Builder:
    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.budget = draw(st.integers(3, 30))

    def choose(self, *options: object) -> object:
        return self.draw(st.sampled_from(options))

    def name(self) -> str:
        return self.draw(st.sampled_from(NAMES))

    def constant(self, type: Scalar) -> Constant:
        if type.is_bool:
            return Constant(type, self.draw(st.booleans()))
        if type.is_float:
            number = self.draw(
                st.sampled_from((0.0, -0.0, 1.0, -2.5, 0.1, 1e30)) | st.floats(width=32)
            )
            return Constant(type, round_to(type, number))
        number = self.draw(st.integers(-3, 40) | st.integers(-(2**63), 2**63))
        return Constant(type, round_to(type, number))

    def value(self, scope: Scope, type: Scalar) -> Value:
        found = [v for v in scope.values if v.type == type]
        if found and self.draw(st.integers(0, 3)):
            return self.draw(st.sampled_from(found))
        return self.constant(type)

    def region(self, scope: Scope, depth: int) -> core.Region:
        found: list[core.Op] = []
        for _ in range(self.draw(st.integers(1, 6))):
            if self.budget <= 0:
                break
            self.budget -= 1
            found.extend(self.op(scope, depth))
            if isinstance(found[-1], (core.Exit, core.Terminate, core.Break, core.Continue)):
                break
        return tuple(found)

    def op(self, scope: Scope, depth: int) -> list[core.Op]:
        kinds = [
            "apply",
            "apply",
            "apply",
            "cast",
            "declare",
            "load",
            "store",
            "read",
            "write",
            "lanes",
            "bits",
        ]
        if depth < 3:
            kinds += ["if", "if", "for", "block", "while"]
        if depth:
            kinds += ["leave"]
        build = getattr(self, f"build_{self.draw(st.sampled_from(kinds))}")
        found: list[core.Op] = build(scope, depth)
        return found

    def build_apply(self, scope: Scope, depth: int) -> list[core.Op]:
        row = self.draw(st.sampled_from(ROWS))
        sig = row.sig
        names = [t.name for t in TYPES]
        lead = sig.same[0] if sig.same else 0
        options = sorted(sig.operands[lead] & set(names))
        word = self.draw(st.sampled_from(options))
        chosen = next(t for t in TYPES if t.name == word)
        args = []
        for position, allowed in enumerate(sig.operands):
            type = chosen if position in sig.same else next(t for t in TYPES if t.name in allowed)
            args.append(self.value(scope, type))
        types = [a.type for a in args]
        if sig.result == "element":
            return self.build_cast(scope, depth)
        result = Value(sig.result_type(types), self.name())
        scope.values.append(result)
        return [core.Apply(row.name, tuple(args), result)]

    def build_cast(self, scope: Scope, depth: int) -> list[core.Op]:
        source, target = self.draw(st.sampled_from(TYPES)), self.draw(st.sampled_from(TYPES))
        result = Value(target, self.name())
        op = core.Cast(self.value(scope, source), result)
        scope.values.append(result)
        return [op]

    def build_bits(self, scope: Scope, depth: int) -> list[core.Op]:
        source, target = self.draw(st.sampled_from(((i32, u32), (u32, i32), (i8, u8), (u32, f32))))
        result = Value(target, self.name())
        op = core.Bitcast(self.value(scope, source), result)
        scope.values.append(result)
        return [op]

    def build_declare(self, scope: Scope, depth: int) -> list[core.Op]:
        type = self.draw(st.sampled_from(TYPES))
        slot = Value(Reference(type), self.name())
        initial = self.value(scope, type)
        scope.slots.append(slot)
        return [core.Declare(slot, initial)]

    def build_load(self, scope: Scope, depth: int) -> list[core.Op]:
        if not scope.slots:
            return self.build_declare(scope, depth)
        slot = self.draw(st.sampled_from(scope.slots))
        result = Value(slot.type.element, self.name())
        scope.values.append(result)
        return [core.Load(slot, result)]

    def build_store(self, scope: Scope, depth: int) -> list[core.Op]:
        if not scope.slots:
            return self.build_declare(scope, depth)
        slot = self.draw(st.sampled_from(scope.slots))
        return [core.Store(slot, self.value(scope, slot.type.element))]

    def place(self, scope: Scope) -> tuple[list[core.Op], Value]:
        memory = self.draw(st.sampled_from(scope.memories))
        place = Value(Reference(memory.type.element, memory.type.space), self.name())
        position = Constant(index, self.draw(st.integers(0, LENGTH - 1)))
        return [core.Index(memory, (position,), place)], place

    def build_read(self, scope: Scope, depth: int) -> list[core.Op]:
        ops, place = self.place(scope)
        guard = self.value(scope, bool_) if self.draw(st.booleans()) else None
        result = Value(place.type.element, self.name())
        scope.values.append(result)
        return [*ops, core.Load(place, result, guard)]

    def build_write(self, scope: Scope, depth: int) -> list[core.Op]:
        ops, place = self.place(scope)
        guard = self.value(scope, bool_) if self.draw(st.booleans()) else None
        return [*ops, core.Store(place, self.value(scope, place.type.element), guard)]

    def build_lanes(self, scope: Scope, depth: int) -> list[core.Op]:
        type = self.draw(st.sampled_from((i32, f32, u8)))
        count = self.draw(st.sampled_from((1, 4)))
        parts = tuple(self.value(scope, type) for _ in range(count))
        vector, lane, changed = (
            Value(Vector(type, 4), self.name()),
            Value(type),
            Value(Vector(type, 4)),
        )
        position = Constant(u32, self.draw(st.integers(0, 3)))
        ops: list[core.Op] = [core.Construct(parts, vector)]
        ops.append(core.Insert(vector, position, self.value(scope, type), changed))
        ops.append(core.Extract(self.draw(st.sampled_from((vector, changed))), position, lane))
        scope.values.append(lane)
        return ops

    def build_if(self, scope: Scope, depth: int) -> list[core.Op]:
        condition = self.value(scope, bool_)
        then = self.region(scope.inner(), depth + 1)
        otherwise = self.region(scope.inner(), depth + 1) if self.draw(st.booleans()) else ()
        return [core.If(condition, then, otherwise)]

    def build_for(self, scope: Scope, depth: int) -> list[core.Op]:
        type = self.draw(st.sampled_from((i32, u32)))
        variable = Value(type, self.name())
        start, stop, step = (Constant(type, self.draw(st.integers(0, 3))) for _ in range(3))
        inner = scope.inner(loop=True)
        inner.values.append(variable)
        return [core.For(variable, start, stop, step, self.region(inner, depth + 1))]

    def build_while(self, scope: Scope, depth: int) -> list[core.Op]:
        """Count down from a few, so that the loop ends; no ``continue`` skips the count, which stands first."""
        slot, old, new = Value(Reference(i32)), Value(i32), Value(i32)
        condition = Value(bool_)
        declare = core.Declare(slot, Constant(i32, self.draw(st.integers(0, 3))))
        test = (core.Load(slot, old), core.Apply("gt", (old, Constant(i32, 0)), condition))
        count = (core.Apply("sub", (old, Constant(i32, 1)), new), core.Store(slot, new))
        inner = scope.inner(loop=True)
        inner.values += [old, new]
        return [declare, core.While(test, condition, (*count, *self.region(inner, depth + 1)))]

    def build_block(self, scope: Scope, depth: int) -> list[core.Op]:
        label = Label(self.draw(st.sampled_from(("", "done", "out"))))
        return [core.Block(label, self.region(scope.inner(label=label), depth + 1))]

    def build_leave(self, scope: Scope, depth: int) -> list[core.Op]:
        options: list[core.Op] = [core.Exit(label) for label in scope.labels]
        if scope.loops:
            options += [core.Break(), core.Continue()]
        if not options or self.draw(st.integers(0, 9)) == 0:
            options.append(core.Terminate())
        return [self.draw(st.sampled_from(options))]


MEMORIES = ("ints", "floats", "bytes")


@st.composite
def kernels(draw: st.DrawFn) -> core.Kernel:
    """Draw a kernel with three arrays of `LENGTH` elements and two scalars."""
    parameters = [
        Parameter(Memory(type, Space.GLOBAL, mutable=True), name, Source(i))
        for i, (name, type) in enumerate(zip(MEMORIES, (i32, f32, u8), strict=True))
    ]
    scalars = [Parameter(i32, "n", Source(3)), Parameter(f32, "a", Source(4))]
    scope = Scope(list(scalars), [], list(parameters), [])
    body = Builder(draw).region(scope, 0)
    return core.Kernel("kernel", (*parameters, *scalars), body)

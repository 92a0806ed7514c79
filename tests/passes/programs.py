"""Random programs with blocks and exits, and an interpreter of them: the same trace before and after a pass."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from transpile.ir import core
from transpile.ir.types import Reference, bool_, i32, scalar
from transpile.ir.values import Constant, Label, Value


class Stop(Exception):
    pass


class TooLong(Exception):
    pass


class Jump(Exception):
    def __init__(self, target: object) -> None:
        self.target = target


@dataclass
class Machine:
    """Interprets what the random programs use; a trace of the prints is the result."""

    trace: list[tuple[str, ...]] = field(default_factory=list)
    values: dict[Value, int] = field(default_factory=dict)
    fuel: int = 400

    def run(self, kernel: core.Kernel) -> list[tuple[str, ...]]:
        try:
            self.region(kernel.body)
        except Stop:
            self.trace.append(("terminated",))
        return [t for t in self.trace if t != ("terminated",)]

    def get(self, value: Value) -> int:
        return int(value.value) if isinstance(value, Constant) else self.values[value]

    def region(self, region: core.Region) -> None:
        for op in region:
            self.op(op)

    def burn(self) -> None:
        self.fuel -= 1
        if self.fuel < 0:
            raise TooLong

    def op(self, op: core.Op) -> None:
        match op:
            case core.Apply():
                self.values[op.result] = wrap(op.result, apply(op.op, *map(self.get, op.args)))
            case core.Cast():
                self.values[op.result] = wrap(op.result, self.get(op.value))
            case core.Declare():
                if op.initial is not None:
                    self.values[op.result] = self.get(op.initial)
            case core.Load():
                self.values[op.result] = self.get(op.place)
            case core.Store():
                self.values[op.place] = self.get(op.value)
            case core.Print():
                self.trace.append((op.message, *(str(self.get(a)) for a in op.args)))
            case core.If():
                self.region(op.then if self.get(op.condition) else op.otherwise)
            case core.For():
                trips = range(self.get(op.start), self.get(op.stop), self.get(op.step))
                self.loop(iter(trips), op)
            case core.While():
                self.loop(self.tests(op), op)
            case core.Block():
                try:
                    self.region(op.body)
                except Jump as jump:
                    if jump.target is not op.label:
                        raise
            case core.Exit():
                raise Jump(op.label)
            case core.Barrier():
                self.trace.append((op.op,))
            case core.Break():
                raise Jump("break")
            case core.Continue():
                raise Jump("continue")
            case core.Terminate():
                raise Stop
            case _:
                raise AssertionError(op)

    def tests(self, op: core.While):  # type: ignore[no-untyped-def]
        while True:
            self.region(op.test)
            if not self.get(op.condition):
                return
            yield None

    def loop(self, trips, op: core.For | core.While) -> None:  # type: ignore[no-untyped-def]
        for trip in trips:
            self.burn()
            if isinstance(op, core.For):
                self.values[op.variable] = trip
            try:
                self.region(op.body)
            except Jump as jump:
                if jump.target == "break":
                    return
                if jump.target != "continue":
                    raise


def apply(row: str, a: int, b: int = 0, c: int = 0) -> int:
    match row:
        case "add":
            return a + b
        case "sub":
            return a - b
        case "mul":
            return a * b
        case "div_trunc":
            assert a >= 0
            assert b > 0
            return a // b
        case "max":
            return max(a, b)
        case "abs":
            return abs(a)
        case "select":
            return b if a else c
        case "bit_and":
            return a & b
        case "eq" | "ne" | "lt" | "le" | "gt" | "ge":
            return int(
                {"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}[
                    row
                ]
            )
        case "logical_and":
            return a and b
        case "logical_or":
            return a or b
        case "logical_not":
            return int(not a)
    raise AssertionError(row)


def wrap(value: Value, number: int) -> int:
    kind = scalar(str(value.type))
    if kind.is_bool:
        return int(bool(number))
    number %= 1 << kind.bits
    return number - (1 << kind.bits) if kind.is_signed and number >> (kind.bits - 1) else number


class Builder:
    """Draws a program. Conditions are bits of a state that every print changes, so they can be computed twice."""

    def __init__(self, seed: int, *, barriers: bool = False) -> None:
        self.random = random.Random(seed)
        self.barriers = barriers
        self.state = Value(Reference(i32), "state")
        self.count = 0

    def pick(self, options: list[str]) -> str:
        return self.random.choice(options)

    def note(self, *args: Value) -> list[core.Op]:
        self.count += 1
        old, scaled, new = Value(i32), Value(i32), Value(i32)
        return [
            core.Print(f"p{self.count}" + " {}" * len(args), args),
            core.Load(self.state, old),
            core.Apply("mul", (old, Constant(i32, 5)), scaled),
            core.Apply("add", (scaled, Constant(i32, 2 * self.count + 1)), new),
            core.Store(self.state, new),
        ]

    def condition(self) -> tuple[list[core.Op], Value]:
        bit = 1 << self.random.randint(0, 4)
        state, masked, result = Value(i32), Value(i32), Value(bool_)
        row = self.pick(["eq", "ne", "lt"])
        return [
            core.Load(self.state, state),
            core.Apply("bit_and", (state, Constant(i32, bit)), masked),
            core.Apply(row, (masked, Constant(i32, bit if row == "lt" else 0)), result),
        ], result

    def region(self, labels: list[Label], depth: int) -> core.Region:
        ops: list[core.Op] = []
        for _ in range(self.random.randint(0 if depth else 2, 4)):
            ops += self.statement(labels, depth)
        return tuple(ops)

    def statement(self, labels: list[Label], depth: int) -> list[core.Op]:
        leaf = ["print"] + (["exit"] * 2 if labels else []) + ["terminate"] * (depth > 1)
        leaf += ["barrier"] * self.barriers
        kind = self.pick(leaf if depth > 4 else [*leaf, "if", "if", "block", "for", "while"])
        match kind:
            case "exit":
                return [core.Exit(self.random.choice(labels))]
            case "terminate":
                return [core.Terminate()]
            case "barrier":
                return [core.Barrier("sync_cube")]
            case "if":
                ops, condition = self.condition()
                branches = (self.region(labels, depth + 1), self.region(labels, depth + 1))
                return [*ops, core.If(condition, *branches)]
            case "block":
                label = Label(self.pick(["return", "break", "b"]))
                return [core.Block(label, self.region([*labels, label], depth + 1))]
            case "for":
                variable = Value(i32, "i")
                start, stop = self.random.randint(-3, 3), self.random.randint(-3, 3)
                step = self.random.choice([1, 1, -1, 2, -2])
                body = (*self.note(variable), *self.region(labels, depth + 1))
                bounds = [Constant(i32, n) for n in (start, stop, step)]
                if self.random.random() < 0.5:
                    slot, loaded = Value(Reference(i32)), Value(i32)
                    made = [core.Declare(slot, bounds[2]), core.Load(slot, loaded)]
                    return [*made, core.For(variable, bounds[0], bounds[1], loaded, body)]
                return [core.For(variable, *bounds, body)]
            case "while":
                test, condition = self.condition()
                if self.random.random() < 0.5:
                    test = [*self.region(labels, depth + 2), *test]
                return [core.While(tuple(test), condition, self.region(labels, depth + 1))]
        return self.note()

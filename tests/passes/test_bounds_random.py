"""Random integer programs: no access that `bounds` left without a guard is ever outside."""

from __future__ import annotations

import os
import random

import pytest

from transpile.diagnose.diagnostic import CubeMemoryError
from transpile.ir import core
from transpile.ir.printer import print_kernel
from transpile.ir.types import Memory, Reference, Scalar, Space, bool_, f32, i32, index, u32
from transpile.ir.values import Constant, Label, Parameter, Source, Value
from transpile.ir.verify import verify
from transpile.ops.table import TABLE
from transpile.passes.bounds import bounds
from transpile.passes.cse import cse
from transpile.passes.fold import fold

TYPES = (u32, i32, index)
EDGES = (0, 1, 2, 3, 7, 8, 2**31 - 1, 2**31, 2**32 - 1)


class Stop(Exception):
    pass


class Jump(Exception):
    def __init__(self, label: Label) -> None:
        self.label = label


class Builder:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.array = Parameter(Memory(f32, Space.GLOBAL, mutable=True), "x", Source(0))
        self.numbers = [Parameter(t, f"n{i}", Source(i + 1)) for i, t in enumerate(TYPES)]
        self.local = Value(Memory(f32, Space.LOCAL, length=8, mutable=True), "l")
        self.slots = [Value(Reference(t), "s") for t in TYPES]

    def kernel(self) -> core.Kernel:
        head: list[core.Op] = [core.LocalArray(self.local)]
        values: dict[Scalar, list[Value]] = {t: [] for t in TYPES}
        for slot, parameter, kind in zip(self.slots, self.numbers, TYPES, strict=True):
            head.append(core.Declare(slot, parameter))
            values[kind].append(parameter)
        length = Value(index)
        head.append(core.Extent("length", self.array, length))
        values[index].append(length)
        body = self.region(values, [], 0)
        return core.Kernel("k", (self.array, *self.numbers), (*head, *body), cube_dim=(8, 1, 1))

    def region(
        self, values: dict[Scalar, list[Value]], labels: list[Label], depth: int
    ) -> core.Region:
        values = {t: list(v) for t, v in values.items()}
        ops: list[core.Op] = []
        for _ in range(self.random.randint(2, 6)):
            ops += self.statement(values, labels, depth)
        return tuple(ops)

    def constant(self, kind: Scalar) -> Constant:
        number = self.random.choice((0, 1, 1, 2, 3, 4, 7, 8))
        return Constant(kind, -number if kind is i32 and self.random.random() < 0.2 else number)

    def value(self, values: dict[Scalar, list[Value]], kind: Scalar) -> Value:
        if not values[kind] or self.random.random() < 0.3:
            return self.constant(kind)
        return self.random.choice(values[kind][-5:])

    def condition(self, values: dict[Scalar, list[Value]]) -> tuple[list[core.Op], Value]:
        kind = self.random.choice(TYPES)
        a, b = self.value(values, kind), self.value(values, kind)
        ops: list[core.Op] = []
        result = Value(bool_)
        ops.append(
            core.Apply(self.random.choice(["lt", "le", "gt", "ge", "eq", "ne"]), (a, b), result)
        )
        choice = self.random.random()
        if choice < 0.25:
            more, other = self.condition(values)
            both = Value(bool_)
            row = self.random.choice(["logical_and", "logical_or"])
            return [*ops, *more, core.Apply(row, (result, other), both)], both
        if choice < 0.35:
            inverse = Value(bool_)
            return [*ops, core.Apply("logical_not", (result,), inverse)], inverse
        return ops, result

    def guarded_slot(
        self, values: dict[Scalar, list[Value]], labels: list[Label], depth: int
    ) -> list[core.Op]:
        """Test what a slot holds, perhaps change it, and access at what it holds then."""
        slot = self.slots[2]
        first, second, condition = Value(index), Value(index), Value(bool_)
        between: core.Region = ()
        if depth < 3 and self.random.random() < 0.7:
            between = self.region(values, labels, 3)
        place = Value(Reference(f32, Space.GLOBAL))
        access = (
            *between,
            core.Load(slot, second),
            core.Index(self.array, (second,), place),
            core.Store(place, Constant(f32, 1.0)),
        )
        return [
            core.Load(slot, first),
            core.Apply("lt", (first, values[index][1]), condition),
            core.If(condition, access),
        ]

    def statement(
        self, values: dict[Scalar, list[Value]], labels: list[Label], depth: int
    ) -> list[core.Op]:
        kinds = (
            ["guarded_slot"] * 2
            + ["compute"] * 5
            + ["access"] * 4
            + ["load", "store", "cast", "unit"]
        )
        if depth < 3:
            kinds += ["if", "if", "for", "while", "block"]
        if depth:
            kinds += ["terminate"] + ["exit"] * bool(labels)
        kind = self.random.choice(TYPES)
        match self.random.choice(kinds):
            case "compute":
                rows = [
                    "add",
                    "sub",
                    "mul",
                    "min",
                    "max",
                    "div_floor",
                    "rem_floor",
                    "bit_and",
                    "shift_right",
                ]
                row = self.random.choice([*rows, "select"])
                result = Value(kind)
                a, b = self.value(values, kind), self.value(values, kind)
                ops: list[core.Op] = []
                args: tuple[Value, ...] = (a, b)
                if row == "select":
                    ops, condition = self.condition(values)
                    args = (condition, a, b)
                values[kind].append(result)
                return [*ops, core.Apply(row, args, result)]
            case "cast":
                source = self.value(values, self.random.choice(TYPES))
                result = Value(kind)
                values[kind].append(result)
                return [core.Cast(source, result)]
            case "unit":
                result = Value(u32)
                values[u32].append(result)
                return [core.Apply("unit_pos_x", (), result)]
            case "access":
                memory = self.random.choice([self.array, self.array, self.local])
                assert isinstance(memory.type, Memory)
                position = self.value(values, kind)
                if isinstance(position, Constant) and memory is self.local:
                    position = Constant(kind, abs(int(position.value)) % 8)
                place = Value(Reference(f32, memory.type.space))
                return [
                    core.Index(memory, (position,), place),
                    core.Store(place, Constant(f32, 1.0)),
                ]
            case "load":
                number = TYPES.index(kind)
                result = Value(kind)
                values[kind].append(result)
                return [core.Load(self.slots[number], result)]
            case "store":
                return [core.Store(self.slots[TYPES.index(kind)], self.value(values, kind))]
            case "guarded_slot":
                return self.guarded_slot(values, labels, depth)
            case "if":
                ops, condition = self.condition(values)
                then = self.region(values, labels, depth + 1)
                otherwise = (
                    self.region(values, labels, depth + 1) if self.random.random() < 0.4 else ()
                )
                return [*ops, core.If(condition, then, otherwise)]
            case "for":
                variable = Value(kind)
                start, stop = self.value(values, kind), self.value(values, kind)
                step = self.constant(kind)
                inner = {t: list(v) for t, v in values.items()}
                inner[kind].append(variable)
                body = self.region(inner, labels, depth + 1)
                return [core.For(variable, start, stop, step, body)]
            case "while":
                inner = {t: list(v) for t, v in values.items()}
                loaded = Value(kind)
                inner[kind].append(loaded)
                test: list[core.Op] = [core.Load(self.slots[TYPES.index(kind)], loaded)]
                ops, condition = self.condition(inner)
                body = self.region(inner, labels, depth + 1)
                return [core.While((*test, *ops), condition, body)]
            case "block":
                label = Label("b")
                return [core.Block(label, self.region(values, [*labels, label], depth + 1))]
            case "exit":
                return [core.Exit(self.random.choice(labels))]
        return [core.Terminate()]


class Machine:
    """Runs one unit and checks every access that is not guarded."""

    def __init__(self, kernel: core.Kernel, length: int, unit: int, numbers: list[int]) -> None:
        self.length, self.unit, self.fuel = length, unit, 60
        self.values: dict[Value, int] = dict(zip(kernel.parameters[1:], numbers, strict=True))
        self.places: dict[Value, tuple[int, int]] = {}
        self.accesses = 0
        try:
            self.region(kernel.body)
        except Stop:
            pass

    def get(self, value: Value) -> int:
        return int(value.value) if isinstance(value, Constant) else self.values[value]

    def region(self, region: core.Region) -> None:
        for op in region:
            self.op(op)

    def op(self, op: core.Op) -> None:
        match op:
            case core.Apply(op="unit_pos_x"):
                self.values[op.result] = self.unit
            case core.Apply():
                args = [self.get(a) for a in op.args]
                self.values[op.result] = wrap(op.result.type, apply(op.op, args))
            case core.Cast():
                self.values[op.result] = wrap(op.result.type, self.get(op.value))
            case core.Extent():
                self.values[op.result] = self.length
            case core.Index():
                limit = op.memory.type.length or self.length  # type: ignore[union-attr]
                self.places[op.result] = self.get(op.indices[0]), limit
            case core.Store() if op.place in self.places:
                position, limit = self.places[op.place]
                if op.guard is None or self.get(op.guard):
                    assert position < limit, f"{position} of {limit}"
                self.accesses += 1
            case core.Declare() if op.initial is not None:
                self.values[op.result] = self.get(op.initial)
            case core.Store():
                self.values[op.place] = self.get(op.value)
            case core.Load():
                self.values[op.result] = self.values[op.place]
            case core.If():
                self.region(op.then if self.get(op.condition) else op.otherwise)
            case core.For():
                step = self.get(op.step)
                for number in range(self.get(op.start), self.get(op.stop), step) if step else ():
                    self.burn()
                    self.values[op.variable] = number
                    self.region(op.body)
            case core.While():
                while True:
                    self.burn()
                    self.region(op.test)
                    if not self.get(op.condition):
                        return
                    self.region(op.body)
            case core.Block():
                try:
                    self.region(op.body)
                except Jump as jump:
                    if jump.label is not op.label:
                        raise
            case core.Exit():
                raise Jump(op.label)
            case core.Terminate():
                raise Stop

    def burn(self) -> None:
        self.fuel -= 1
        if self.fuel < 0:
            raise Stop


def wrap(kind: object, number: int) -> int:
    if kind == bool_:
        return int(bool(number))
    number %= 2**32
    return number - 2**32 if kind == i32 and number >= 2**31 else number


def apply(row: str, args: list[int]) -> int:
    if row == "select":
        return args[1] if args[0] else args[2]
    if row == "logical_not":
        return int(not args[0])
    if row == "neg":
        return -args[0]
    a, b = args
    match row:
        case "add":
            return a + b
        case "sub":
            return a - b
        case "mul":
            return a * b
        case "min":
            return min(a, b)
        case "max":
            return max(a, b)
        case "div_floor":
            return a // b if b else 0
        case "rem_floor":
            return a % b if b else 0
        case "div_trunc":
            return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1) if b else 12345
        case "rem_trunc":
            return abs(a) % abs(b) * (-1 if a < 0 else 1) if b else 12345
        case "shl_masked":
            return a << (b & 31)
        case "shr_masked":
            return a >> (b & 31)
        case "bit_and" | "logical_and":
            return a & b
        case "logical_or":
            return a | b
        case "shift_left":
            return a << b if 0 <= b < 32 else 0
        case "shift_right":
            return a >> (b if 0 <= b < 32 else 31 if a < 0 else 40)
        case "neg":
            return -a
    return int(
        {"lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b, "eq": a == b, "ne": a != b}[row]
    )


def examine(seed: int) -> tuple[int, int]:
    """Return how many accesses a program has, and how many kept their guard."""
    kernel = Builder(seed).kernel()
    verify(kernel, TABLE)
    try:
        after = bounds(cse(fold(kernel)))
    except CubeMemoryError:  # folding found an index that is always outside
        return 0, 0
    verify(after, TABLE)
    chance = random.Random(seed)
    for _ in range(12):
        length = chance.choice((0, 1, 2, 5, 8, 9, 2**31, 2**32 - 1))
        numbers = [wrap(t, chance.choice((*EDGES, length, length - 1))) for t in TYPES]
        try:
            Machine(after, length, chance.randrange(8), numbers)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {error}\n{print_kernel(after)}") from None
    stores = [op for op in _walk(after.body) if isinstance(op, core.Store) and op.place.type.space]  # type: ignore[union-attr]
    return len(stores), sum(op.guard is not None for op in stores)


def _walk(region: core.Region) -> list[core.Op]:
    found: list[core.Op] = []
    for op in region:
        found.append(op)
        for inner in core.regions(op):
            found += _walk(inner)
    return found


@pytest.mark.fuzz
def test_no_unguarded_access_is_outside() -> None:
    count = int(os.environ.get("TRANSPILE_FUZZ", "600"))
    total = guarded = 0
    for seed in range(count):
        accesses, kept = examine(seed)
        total += accesses
        guarded += kept
    # Some must be proved, or the test says nothing.
    assert 0.1 < guarded / total < 0.95

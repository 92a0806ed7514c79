"""Random structured programs: the device agrees with the reference interpreter, and the validator with every module."""

from __future__ import annotations

import os
import random

import numpy as np
import pytest

from runtime.reference.interpret import interpret
from tests.lower.spirv.conftest import Run
from transpile.ir.parser import parse_kernel

PROGRAMS = int(os.environ.get("TRANSPILE_FUZZ", "12"))
UNITS = 8
SIZE = 16
BINARY = ["add", "sub", "mul", "bit_and", "bit_or", "bit_xor", "min", "max", "shl_masked", "shr_masked"]  # fmt: skip
COMPARE = ["eq", "ne", "lt", "le", "gt", "ge"]


class Program:
    """Writes one kernel over four slots, an input, an output and a local array."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.depth = 1
        self.count = 0
        self.loops = 0
        self.type = self.random.choice(["i32", "u32", "i64", "u16"])
        self.visible: list[str] = []

    def text(self) -> str:
        head = f"kernel program(%x: array<{self.type}>, %out: mut array<{self.type}>, %n: u32) cube({UNITS}, 1, 1) {{"
        self.line("%unit: u32 = unit_pos_x")
        self.line(f"%u: {self.type} = cast %unit")
        self.visible.append("%u")
        self.line(f"%own: local<{self.type}, 4> = local")
        for i in range(4):
            self.line(f"%s{i}: slot<{self.type}> = declare {self.constant()}")
        self.region(5)
        for i in range(2):
            name = self.fresh("load %s" + str(i), None)
            at = self.fresh(f"add %unit, {i * UNITS}:u32", "u32")
            place = self.fresh(f"index %out[{at}] unchecked", None)
            self.line(f"store {place}, {name}")
        return "\n".join([head, *self.lines, "}"])

    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def fresh(self, text: str, type: str | None) -> str:
        self.count += 1
        name = f"%v{self.count}"
        self.line(f"{name}{f': {type}' if type else ''} = {text}")
        return name

    def constant(self) -> str:
        value = self.random.choice([0, 1, 2, 3, 5, 17, 100, 1000])
        return f"{value}:{self.type}"

    def value(self) -> str:
        """Return an operand: a constant, a slot's content or an earlier value of this region or one around it."""
        match self.random.randrange(4):
            case 0:
                return self.constant()
            case 1 if self.visible:
                return self.random.choice(self.visible)
            case _:
                return self.fresh(f"load %s{self.random.randrange(4)}", None)

    def computed(self) -> str:
        found = self.fresh(
            f"{self.random.choice(BINARY)} {self.value()}, {self.value()}", self.type
        )
        self.visible.append(found)
        return found

    def condition(self) -> str:
        found = self.fresh(f"{self.random.choice(COMPARE)} {self.value()}, {self.value()}", "bool_")
        if self.random.random() < 0.2:
            other = self.fresh(
                f"{self.random.choice(COMPARE)} {self.value()}, {self.value()}", "bool_"
            )
            found = self.fresh(f"logical_or {found}, {other}", "bool_")
        return found

    def place(self) -> tuple[str, str]:
        """Return a place in an array and a guard that it lies inside."""
        narrow = self.fresh(f"cast {self.value()}", "u32")
        if self.random.random() < 0.4:
            guard = self.fresh(f"lt {narrow}, 4:u32", "bool_")
            return self.fresh(f"index %own[{narrow}] unchecked", None), guard
        guard = self.fresh(f"lt {narrow}, %n", "bool_")
        return self.fresh(f"index %x[{narrow}] unchecked", None), guard

    def region(self, budget: int) -> None:
        """Write some ops; nothing after one that leaves."""
        outer = len(self.visible)
        for _ in range(self.random.randint(1, budget)):
            if self.op(budget):
                break
        del self.visible[outer:]

    def nested(self, budget: int) -> None:
        self.depth += 1
        self.region(max(1, budget - 1))
        self.depth -= 1

    def op(self, budget: int) -> bool:
        """Write one op; tell whether it leaves the region."""
        choice = self.random.random()
        if budget <= 1 or choice < 0.4:
            value = self.computed()
            self.line(f"store %s{self.random.randrange(4)}, {value}")
        elif choice < 0.5:
            place, guard = self.place()
            self.visible.append(self.fresh(f"load {place} if {guard}", None))
        elif choice < 0.55:
            narrow = self.fresh(f"bit_and {self.value()}, 7:{self.type}", self.type)
            wide = self.fresh(f"cast {narrow}", "u32")
            guard = self.fresh(f"lt {wide}, 4:u32", "bool_")
            place = self.fresh(f"index %own[{wide}] unchecked", None)
            self.line(f"store {place}, {self.value()} if {guard}")
        elif choice < 0.75:
            self.line(f"if {self.condition()} {{")
            self.nested(budget)
            if self.random.random() < 0.6:
                self.line("} else {")
                self.nested(budget)
            self.line("}")
        elif choice < 0.87:
            self.count_loop(budget)
        elif choice < 0.94 or not self.loops:
            self.while_loop(budget)
        elif choice < 0.99:
            self.line(self.random.choice(["break", "continue"]))
            return True
        else:
            self.line("terminate")
            return True
        return False

    def count_loop(self, budget: int) -> None:
        self.count += 1
        name = f"%k{self.count}"
        start, step = self.random.choice([(0, 1), (1, 2), (3, 1), (0, 3)])
        stop = self.fresh(f"bit_and {self.value()}, 7:{self.type}", self.type)
        self.line(f"for {name} in {start}:{self.type}, {stop}, {step}:{self.type} {{")
        self.visible.append(name)
        self.loops += 1
        self.nested(budget)
        self.loops -= 1
        self.visible.remove(name)
        self.line("}")

    def while_loop(self, budget: int) -> None:
        """A counter that nothing else writes bounds the trips."""
        self.count += 1
        counter = f"%c{self.count}"
        self.line(f"{counter}: slot<u32> = declare 0:u32")
        self.line("while {")
        self.depth += 1
        seen = self.fresh(f"load {counter}", None)
        following = self.fresh(f"add {seen}, 1:u32", "u32")
        self.line(f"store {counter}, {following}")
        few = self.fresh(f"lt {seen}, 5:u32", "bool_")
        other = self.condition()
        more = self.fresh(f"logical_and {few}, {other}", "bool_")
        self.depth -= 1
        self.line(f"}} test {more} {{")
        self.loops += 1
        self.nested(budget)
        self.loops -= 1
        self.line("}")


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(PROGRAMS))
def test_random_programs(run: Run, seed: int) -> None:
    program = Program(seed)
    text = program.text()
    dtype = {"i32": np.int32, "u32": np.uint32, "i64": np.int64, "u16": np.uint16}[program.type]
    x = np.random.default_rng(seed).integers(0, 50, SIZE).astype(dtype)
    wanted = np.full(2 * UNITS, 77, dtype)
    interpret(parse_kernel(text), (1, 1, 1), (x, wanted, SIZE))
    _, found = run(text, x, np.full(2 * UNITS, 77, dtype), np.uint32(SIZE))
    np.testing.assert_array_equal(found, wanted, err_msg=text)

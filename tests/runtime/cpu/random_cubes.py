"""Random kernels of whole cubes, as IR text: divergent control flow, barriers in uniform control
flow, shared memory, slots.

They are free of races: a unit writes its own elements only, and reads others' shared elements only
between barriers where nobody writes.
"""

from __future__ import annotations

import random

CUBES = [(32, 1, 1), (16, 2, 1), (8, 2, 3), (16, 4, 1), (8, 8, 1), (4, 4, 2), (12, 1, 1)]
GRID = (3, 1, 1)
BINARY = (
    "add sub mul bit_and bit_or bit_xor min max div_floor rem_floor shift_left shift_right".split()
)
COMPARE = "eq ne lt le gt ge".split()


class Generator:
    """One kernel; `seed` decides everything."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.counter = 0
        self.depth = 1
        self.dim = self.random.choice(CUBES)
        self.units = self.dim[0] * self.dim[1] * self.dim[2]
        self.ints: list[str] = ["%p"]
        self.uniform: list[str] = ["%p"]
        self.floats: list[str] = []
        self.bools: list[str] = []
        self.slots: list[tuple[str, str]] = []
        self.reads_shared = False

    def text(self) -> str:
        x, y, z = self.dim
        self.add("%ux: u32 = unit_pos_x")
        self.add("%uy: u32 = unit_pos_y")
        self.add("%cx: u32 = cube_pos_x")
        self.add("%unit: u32 = unit_pos")
        self.add(f"%b: u32 = mul %cx, {self.units}:u32")
        self.add("%i: u32 = add %b, %unit")
        self.add("%ok: bool_ = lt %i, %n")
        self.add("%j: i32 = cast %i")
        self.add("%k: i32 = cast %ux")
        self.add("%l: i32 = cast %uy")
        self.add("%c: i32 = cast %cx")
        self.ints += ["%j", "%k", "%l", "%c"]
        self.uniform.append("%c")
        self.bools.append("%ok")
        self.slot("i32")
        self.slot("f32")
        for _ in range(self.random.randint(2, 4)):
            self.phase(2)
        self.finish()
        header = (
            f"kernel random_cube(%x: array<i32>, %z: array<f32>, %y: mut array<i32>, %w: mut array<f32>, "
            f"%n: u32, %p: i32) cube({x}, {y}, {z})"
        )
        shared = f"  %tile: shared<i32, {self.units}> = shared"
        return "\n".join([header + " {", shared, *self.lines, "}"])

    def add(self, line: str) -> None:
        self.lines.append("  " * self.depth + line)

    def new(self) -> str:
        self.counter += 1
        return f"%v{self.counter}"

    def pick(self, options: list[str]) -> str:
        return self.random.choice(options)

    # Phases between barriers

    def phase(self, budget: int) -> None:
        choice = self.random.randint(0, 5)
        if choice == 0 and budget:
            self.uniform_loop(budget)
        elif choice == 1 and budget:
            self.uniform_branch(budget)
        else:
            self.exchange()

    def exchange(self) -> None:
        """Write the own element, wait, read others', wait."""
        self.body(2)
        place = self.place("%tile", "%unit")
        self.add(f"store {place}, {self.pick(self.ints)}")
        self.add("barrier sync_cube")
        self.reads_shared = True
        self.body(2)
        self.reads_shared = False
        self.add("barrier sync_cube")

    def uniform_loop(self, budget: int) -> None:
        variable = self.new()
        step = self.random.choice([1, 1, 2, 3])
        self.add(f"for {variable} in 0:i32, {self.random.randint(1, 4)}:i32, {step}:i32 {{")
        self.inner(lambda: self.phase(budget - 1), variable)
        self.add("}")

    def uniform_branch(self, budget: int) -> None:
        condition = self.new()
        self.add(
            f"{condition}: bool_ = lt {self.pick(self.uniform)}, {self.random.randint(0, 4)}:i32"
        )
        self.add(f"if {condition} {{")
        self.inner(lambda: self.phase(budget - 1))
        if self.random.random() < 0.5:
            self.add("} else {")
            self.inner(lambda: self.phase(budget - 1))
        self.add("}")

    def inner(self, write: object, uniform: str = "") -> None:
        assert callable(write)
        kept = (
            list(self.ints),
            list(self.uniform),
            list(self.floats),
            list(self.bools),
            list(self.slots),
        )
        self.depth += 1
        if uniform:
            self.ints.append(uniform)
            self.uniform.append(uniform)
        write()
        self.depth -= 1
        self.ints, self.uniform, self.floats, self.bools, self.slots = kept

    # Ops of units

    def body(self, depth: int) -> None:
        for _ in range(self.random.randint(1, 4)):
            kinds = [
                self.arithmetic,
                self.arithmetic,
                self.compare,
                self.real,
                self.read,
                self.store,
                self.load,
                self.write,
            ]
            if depth:
                kinds += [self.branch, self.loop, self.while_loop, self.branch]
            kind = self.random.choice(kinds)
            if kind in (self.branch, self.loop, self.while_loop):
                kind(depth - 1)  # type: ignore[call-arg]
            else:
                kind()  # type: ignore[call-arg]

    def arithmetic(self) -> None:
        result = self.new()
        row = self.pick(BINARY)
        right = self.pick([*self.ints, f"{self.random.randint(-3, 9)}:i32"])
        self.add(f"{result}: i32 = {row} {self.pick(self.ints)}, {right}")
        self.ints.append(result)

    def compare(self) -> None:
        result = self.new()
        right = self.pick([*self.ints, f"{self.random.randint(-3, 20)}:i32"])
        self.add(f"{result}: bool_ = {self.pick(COMPARE)} {self.pick(self.ints)}, {right}")
        self.bools.append(result)
        if self.random.random() < 0.3:
            both = self.new()
            row = self.pick(["logical_and", "logical_or"])
            self.add(f"{both}: bool_ = {row} {result}, {self.pick(self.bools)}")
            self.bools.append(both)

    def real(self) -> None:
        result = self.new()
        if not self.floats or self.random.random() < 0.3:
            self.add(f"{result}: f32 = cast {self.pick(self.ints)}")
        elif self.random.random() < 0.2:
            self.add(
                f"{result}: f32 = select {self.pick(self.bools)}, {self.pick(self.floats)}, 1.5:f32"
            )
        else:
            row = self.pick(["add", "sub", "mul", "min", "max"])
            self.add(f"{result}: f32 = {row} {self.pick(self.floats)}, {self.pick(self.floats)}")
        self.floats.append(result)

    def slot(self, type: str) -> None:
        result = self.new()
        zero = f"{self.random.randint(0, 3)}:i32" if type == "i32" else "0.5:f32"
        self.add(f"{result}: slot<{type}> = declare {zero}")
        self.slots.append((result, type))

    def store(self) -> None:
        if self.random.random() < 0.3:
            self.slot(self.random.choice(["i32", "f32"]))
            return
        slot, type = self.random.choice(self.slots)
        values = self.ints if type == "i32" else self.floats
        if values:
            self.add(f"store {slot}, {self.pick(values)}")

    def load(self) -> None:
        slot, type = self.random.choice(self.slots)
        result = self.new()
        self.add(f"{result}: {type} = load {slot}")
        (self.ints if type == "i32" else self.floats).append(result)

    def place(self, memory: str, index: str) -> str:
        result = self.new()
        self.add(f"{result} = index {memory}[{index}] unchecked")
        return result

    def read(self) -> None:
        result = self.new()
        if self.reads_shared and self.random.random() < 0.7:
            raw, at, bounded = self.new(), self.new(), self.new()
            self.add(f"{raw}: u32 = cast {self.pick(self.ints)}")
            self.add(f"{bounded}: u32 = rem_floor {raw}, {self.units}:u32")
            index = self.pick([bounded, f"{self.random.randrange(self.units)}:u32"])
            self.add(f"{at} = index %tile[{index}] unchecked")
            self.add(f"{result}: i32 = load {at}")
            self.ints.append(result)
            return
        index = self.pick(["%i", "%i", "%ux", "%cx"])
        if index == "%i" and self.random.random() < 0.4:
            before, inside = self.new(), self.new()
            self.add(f"{before}: u32 = sub %i, 1:u32")
            self.add(f"{inside}: bool_ = gt %i, 0:u32")
            both = self.new()
            self.add(f"{both}: bool_ = logical_and {inside}, %ok")
            place = self.place("%x", before)
            self.add(f"{result}: i32 = load {place} if {both}")
            self.ints.append(result)
            return
        guard = " if %ok" if index == "%i" else ""
        memory, type = self.random.choice([("%x", "i32"), ("%z", "f32")])
        place = self.place(memory, index)
        self.add(f"{result}: {type} = load {place}{guard}")
        (self.ints if type == "i32" else self.floats).append(result)

    def write(self) -> None:
        memory, values = self.random.choice([("%y", self.ints), ("%w", self.floats)])
        if values:
            place = self.place(memory, "%i")
            self.add(f"store {place}, {self.pick(values)} if %ok")

    def branch(self, depth: int) -> None:
        self.add(f"if {self.pick(self.bools)} {{")
        self.inner(lambda: self.body(depth))
        if self.random.random() < 0.4:
            self.add("} else {")
            self.inner(lambda: self.body(depth))
        self.add("}")

    def loop(self, depth: int) -> None:
        low, high, variable = self.new(), self.new(), self.new()
        self.add(f"{low}: i32 = bit_and {self.pick(self.ints)}, 3:i32")
        self.add(f"{high}: i32 = bit_and {self.pick(self.ints)}, 7:i32")
        start = self.pick([low, "%k", f"{self.random.randint(-2, 2)}:i32"])
        stop = self.pick([high, f"{self.random.randint(-2, 6)}:i32"])
        step = self.random.choice([1, 1, 2, -1, 4])
        self.add(f"for {variable} in {start}, {stop}, {step}:i32 {{")
        self.inner(lambda: (self.ints.append(variable), self.body(depth)))
        self.add("}")

    def while_loop(self, depth: int) -> None:
        slot, start, now, more, less = (self.new() for _ in range(5))
        self.add(f"{start}: i32 = bit_and {self.pick(self.ints)}, 3:i32")
        self.add(f"{slot}: slot<i32> = declare {start}")
        self.add("while {")
        self.add(f"  {now}: i32 = load {slot}")
        self.add(f"  {more}: bool_ = gt {now}, 0:i32")
        self.add(f"}} test {more} {{")
        self.add(f"  {less}: i32 = sub {now}, 1:i32")
        self.add(f"  store {slot}, {less}")
        self.inner(lambda: (self.ints.append(now), self.body(depth)))
        self.add("}")

    def finish(self) -> None:
        for slot, type in self.slots:
            value, place = self.new(), self.new()
            memory = "%y" if type == "i32" else "%w"
            old, total = self.new(), self.new()
            self.add(f"{value}: {type} = load {slot}")
            self.add(f"{place} = index {memory}[%i] unchecked")
            self.add(f"{old}: {type} = load {place} if %ok")
            self.add(f"{total}: {type} = add {old}, {value}")
            self.add(f"store {place}, {total} if %ok")

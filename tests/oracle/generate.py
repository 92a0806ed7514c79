"""Random kernels as source text: control flow, early exits, helpers, walrus, chains, side effects.

A program is written twice, differing only where a literal starts a slot: the kernel says ``v = 3``, which takes
its type from what it meets, CPython's text says ``v = i32(3)``. Every program ends, keeps to the types that the
language lets mix, and reads only names that are bound for certain. What it does is seen in its logs: each unit
writes to its own part of ``log_<type>``, at a cursor that moves with every write.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import Any

from expressions import Expressions
from parts import (
    FLOATS,
    HARD,
    INTEGERS,
    LITERAL,
    SLOTS,
    WEAK,
    Helper,
    Program,
    Text,
    Variable,
    Writer,
    typed,
)


class Generator(Expressions):
    """Writes one program from a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed
        extra = [t for t in (*INTEGERS, *FLOATS) if t not in ("i32", "u32", "f32")]
        self.types = ("i32", "u32", "f32", *self.random.sample(extra, self.random.randint(0, 2)))
        self.writer = Writer()
        self.loops = 0
        """How many loops of the function are open."""
        self.budget = 0
        """Statements that may still be written."""

    # The whole

    def program(self) -> Program:
        """Write the helpers, then the kernel."""
        heads: list[tuple[Text, Writer]] = []
        for number in range(self.random.randint(0, 2)):
            heads.append(self.helper(number))
        heads.append(self.kernel())
        parts: dict[str, str] = {}
        for key, choose in (("kernel", lambda t: t.kernel), ("python", lambda t: t.python)):
            parts[key] = "\n\n".join(
                choose(head) + "\n" + body.text(choose) for head, body in heads
            )
        names = ", ".join(
            ("Array", "LocalArray", "Mut", "UNIT_POS", "cube", "terminate", "unroll", *self.types)
        )
        preamble = f"from __future__ import annotations\n\nfrom transpile import {names}\n\n\n"
        return Program(
            self.seed,
            self.types,
            preamble + parts["kernel"],
            "from __future__ import annotations\n\n\n\n\n" + parts["python"],
        )

    def helper(self, number: int) -> tuple[Text, Writer]:
        types = tuple(self.random.choice(self.types) for _ in range(self.random.randint(1, 3)))
        result = self.random.choice((*types, self.random.choice(self.types)))
        self.begin(result, 7)
        names = [f"a{place}" for place in range(len(types))]
        self.scope = [Variable(name, type) for name, type in zip(names, types, strict=True)]
        annotated = self.random.random() < 0.5
        shown = ", ".join(
            f"{name}: {type}" if annotated else name
            for name, type in zip(names, types, strict=True)
        )
        self.suite(0)
        self.writer.line(Text.join("return {}", self.hard(result, 2)))
        helper = Helper(f"helper_{number}", types, result)
        self.helpers.append(helper)
        returns = f" -> {result}" if annotated else ""
        return Text.same(f"@cube\ndef {helper.name}({shown}){returns}:"), self.writer

    def kernel(self) -> tuple[Text, Writer]:
        self.begin(None, 34)
        parameters = [f"x_{type}: Array[{type}]" for type in self.types]
        parameters += [f"log_{type}: Mut[Array[{type}]]" for type in self.types]
        parameters.append("n: i32")
        self.scope = [Variable("n", "i32", mutable=False)]
        self.writer.line(Text.same(f"base = UNIT_POS * {SLOTS}"))
        self.writer.line(Text.same("p = u32(0)"))
        for type in self.random.sample(self.types, self.random.randint(0, 2)):
            self.writer.line(Text.same(f"local_{type} = LocalArray[{type}](4)"))
            self.scope.append(Variable(f"local_{type}", f"array {type}", mutable=False))
        self.suite(0)
        for variable in self.visible(lambda v: v.type in self.types)[-6:]:
            self.log(variable.type, Text.same(variable.name, variable.sure))
        return Text.same(
            f"@cube(launch=True)\ndef program({', '.join(parameters)}) -> None:"
        ), self.writer

    def begin(self, result: str | None, budget: int) -> None:
        self.writer, self.result, self.budget = Writer(), result, budget
        self.scope, self.lambdas, self.loops = [], [], 0
        self.captured, self.rebound = set(), set()

    # Statements

    def suite(self, depth: int) -> None:
        """Write some statements; names bound here stay in scope, for the caller to drop."""
        for _ in range(self.random.randint(1, 4 if depth else 9)):
            if self.budget <= 0:
                break
            self.budget -= 1
            if self.statement(depth):
                break

    def statement(self, depth: int) -> bool:
        """Write one statement; tell whether nothing can follow it."""
        simple = [self.bind] * 4 + [self.assign] * 4 + [self.augment] * 3 + [self.note] * 4
        simple += [self.swap, self.local_store, self.bind_lambda, self.rebind]
        compound = [self.branch] * 4 + [self.count_loop] * 3 + [self.while_loop] * 2
        compound += [self.unrolled, self.stop]
        if depth and self.random.random() < 0.14:
            return self.leave()
        if depth < 4 and self.random.random() < 0.45:
            self.random.choice(compound)(depth)
        else:
            self.random.choice(simple)()
        return False

    def bind(self) -> None:
        type = self.random.choice((*self.types, "bool"))
        name = self.fresh()
        if type in ("i32", "f32") and self.random.random() < 0.3:
            literal = self.literal(type)
            self.writer.line(Text(f"{name} = {literal}", f"{name} = {type}({literal})"))
            self.scope.append(Variable(name, type, WEAK))
            return
        value = self.condition(2, True) if type == "bool" else self.hard(type, 3, True)
        self.writer.line(Text.join(f"{name} = {{}}", value))
        self.scope.append(Variable(name, type))

    def rebind(self) -> None:
        """Give a name of this suite another type: a new value, not a store."""
        found = self.visible(
            lambda v: (
                v.type in self.types
                and v.mutable
                and v.sure == HARD
                and v.name not in self.captured
            )
        )
        if self.writer.depth != 1 or not found:
            return
        variable = self.random.choice(found)
        type = self.random.choice(self.types)
        self.writer.line(Text.same(f"{variable.name} = {type}({variable.name})"))
        self.scope = [v for v in self.scope if v.name != variable.name]
        self.scope.append(Variable(variable.name, type))
        self.rebound.add(variable.name)

    def targets(self) -> list[Variable]:
        return self.visible(lambda v: v.mutable and v.type in (*self.types, "bool"))

    def assign(self) -> None:
        found = self.targets()
        if not found:
            return self.bind()
        variable = self.random.choice(found)
        if variable.type == "bool":
            value = self.condition(2, True)
        elif variable.type in ("i32", "f32") and self.random.random() < 0.2:
            value = typed(variable.type, Text.same(self.literal(variable.type), LITERAL))
            variable.sure = WEAK  # it may be a variable of its own, which starts from a literal
        else:
            value = self.hard(variable.type, 3, True)
        self.writer.line(Text.join(f"{variable.name} = {{}}", value))
        return None

    def augment(self) -> None:
        found = [v for v in self.targets() if v.type != "bool"]
        if not found:
            return self.bind()
        variable = self.random.choice(found)
        is_float = variable.type in FLOATS
        operator = self.random.choice(
            ("+", "-", "*") if is_float else ("+", "-", "*", "&", "|", "^", "//", "%")
        )
        divides = operator in ("//", "%")
        value = self.number(variable.type, 2, True)
        if value.sure == LITERAL and divides:
            value = Text.join(f"{variable.type}({{}})", value)
        self.writer.line(Text.join(f"{variable.name} {operator}= {{}}", value))
        return None

    def swap(self) -> None:
        found = [v for v in self.targets() if v.type != "bool" and v.sure == HARD]
        pairs = [(a, b) for a in found for b in found if a.type == b.type and a.name < b.name]
        if not pairs:
            return self.bind()
        a, b = self.random.choice(pairs)
        value = self.hard(a.type, 1)
        self.writer.line(Text.join(f"{a.name}, {b.name} = {b.name}, {a.name} + {{}}", value))
        return None

    def bind_lambda(self) -> None:
        """Bind a function of one number that reads names around it, as they are when it is called."""
        type = self.random.choice(self.types)
        name, parameter = self.fresh("g"), self.fresh("q")
        kept = list(self.scope)
        # All stores to a name that a function captures are one variable: such a name keeps its type.
        self.scope = self.visible(lambda v: v.name not in self.rebound)
        self.scope.append(Variable(parameter, type, mutable=False))
        value = self.hard(type, 2)
        self.scope = kept
        self.captured.update(re.findall(r"\w+", value.kernel))
        self.writer.line(Text.join(f"{name} = lambda {parameter}: {{}}", value))
        self.lambdas.append(Helper(name, (type,), type))

    def note(self) -> None:
        if self.result is not None:
            return self.assign()
        type = self.random.choice(self.types)
        self.log(type, self.number(type, 3, True))
        return None

    def log(self, type: str, value: Text) -> None:
        self.writer.line(Text.join(f"log_{type}[base + p] = {{}}", value))
        self.writer.line(Text.same("p += 1"))

    def local_store(self) -> None:
        found = self.visible(lambda v: v.type.startswith("array"))
        if not found:
            return self.note()
        variable = self.random.choice(found)
        type = variable.type.removeprefix("array ")
        operator = self.random.choice(("=", "=", "+=", "-="))
        place, value = self.place(2, True), self.hard(type, 2)
        self.writer.line(Text.join(f"{variable.name}[{{}}] {operator} {{}}", place, value))
        return None

    def leave(self) -> bool:
        """Write an early exit."""
        choices = ["return"]
        if self.loops:
            choices += ["break", "continue"] * 2
        chosen = self.random.choice(choices)
        if chosen == "return" and self.result is not None:
            self.writer.line(Text.join("return {}", self.hard(self.result, 2)))
        else:
            self.writer.line(Text.same(chosen))
        return True

    def stop(self, depth: int) -> None:
        """End the unit, under a condition that only the device knows."""
        if self.result is not None:
            return self.branch(depth)
        test = f"x_i32[{{}}] > {self.random.choice((-3, 2, 6))}"
        self.writer.line(Text.join(f"if {test}:", self.place(1)))
        with self.block():
            self.note()
            self.writer.line(Text.same("terminate()"))
        return None

    @contextmanager
    def block(self) -> Any:
        """Write a suite whose names are forgotten after it."""
        scope, lambdas = list(self.scope), list(self.lambdas)
        with self.writer.suite():
            yield
        self.scope, self.lambdas = scope, lambdas

    def branch(self, depth: int) -> None:
        self.writer.line(Text.join("if {}:", self.condition(3, True)))
        with self.block():
            self.suite(depth + 1)
        for _ in range(self.random.choice((0, 0, 1, 2))):
            # An elif's test runs only sometimes: it binds nothing that lasts.
            self.writer.line(Text.join("elif {}:", self.condition(2)))
            with self.block():
                self.suite(depth + 1)
        if self.random.random() < 0.6:
            self.writer.line(Text.same("else:"))
            with self.block():
                self.suite(depth + 1)

    def count_loop(self, depth: int) -> None:
        existing = self.visible(lambda v: v.type == "i32" and v.mutable and v.sure == HARD)
        if existing and self.random.random() < 0.2:
            # The variable of a loop that may make no trips was bound before.
            name, bounds = self.random.choice(existing).name, self.bounds("i32")
            self.loop(Text.join(f"for {name} in range({{}}):", bounds), None, depth)
            return
        name = self.fresh("k")
        if self.random.random() < 0.4:
            trips = self.random.randint(0, 4)
            head = Text(f"for {name} in range({trips}):", f"for {name} in range(i32({trips})):")
            self.loop(head, Variable(name, "i32", WEAK, mutable=False), depth)
            return
        type = self.random.choice(("i32", "u32"))
        head = Text.join(f"for {name} in range({{}}):", self.bounds(type))
        self.loop(head, Variable(name, type, mutable=False), depth)

    def bounds(self, type: str) -> Text:
        small = Text.join("{} & 3", self.hard(type, 1))
        form = self.random.randrange(4)
        if form == 0:
            return Text.same("n") if type == "i32" and self.result is None else small
        if form == 1:
            return small
        if form == 2:
            return Text.join(f"{self.random.randint(0, 2)}, {{}}", small)
        if type == "i32":
            return Text.join("{}, -1, -1" if self.random.random() < 0.5 else "{}, 6, 2", small)
        return Text.join("{}, 6, 2", small)

    def loop(self, head: Text, variable: Variable | None, depth: int) -> None:
        self.writer.line(head)
        self.loops += 1
        with self.block():
            if variable is not None:
                self.scope.append(variable)
            self.suite(depth + 1)
        self.loops -= 1
        if self.random.random() < 0.25:
            self.writer.line(Text.same("else:"))
            with self.block():
                self.suite(depth + 1)

    def while_loop(self, depth: int) -> None:
        fuel = self.fresh("w")
        self.writer.line(
            Text.same(f"{fuel} = i32(0)") if self.has("i32") else Text.same(f"{fuel} = 0")
        )
        limit = self.random.randint(1, 4)
        if self.random.random() < 0.5:
            test = Text.join(f"{fuel} < {limit} and {{}}", self.condition(2))
        else:
            test = Text.join(f"{{}} and {fuel} < {limit}", self.condition(2, True))
        self.writer.line(Text.join("while {}:", test))
        self.loops += 1
        with self.block():
            self.writer.line(Text.same(f"{fuel} += 1"))
            self.scope.append(Variable(fuel, "i32", mutable=False))
            self.suite(depth + 1)
        self.loops -= 1
        if self.random.random() < 0.25:
            self.writer.line(Text.same("else:"))
            with self.block():
                self.suite(depth + 1)

    def unrolled(self, depth: int) -> None:
        name = self.fresh("c")
        trips = self.random.randint(1, 3)
        head = self.random.choice((f"unroll(range({trips}))", "(2, 5)", "(1, 0, 3)"))
        self.loop(
            Text.same(f"for {name} in {head}:"),
            Variable(name, "comptime", LITERAL, mutable=False),
            depth,
        )

    def has(self, type: str) -> bool:
        return type in self.types


def generate(seed: int) -> Program:
    """Write the program of one seed."""
    return Generator(seed).program()

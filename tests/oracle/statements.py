"""Random statements: bindings, stores, control flow, early exits."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from tests.oracle.expressions import Expressions
from tests.oracle.parts import (
    FLOATS,
    HARD,
    LITERAL,
    SLOTS,
    TOLD,
    WEAK,
    Helper,
    Text,
    Variable,
    Writer,
    typed,
)

Statement = Callable[[], None]
Suite = Callable[[int], None]


class Statements(Expressions):
    """Writes suites; what a program consists of comes from the kernel around."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed
        self.writer = Writer()
        self.loops = 0
        """How many loops of the function are open."""
        self.budget = 0
        """Statements that may still be written."""

    def begin(self, result: str | None, budget: int) -> None:
        self.writer, self.result, self.budget = Writer(), result, budget
        self.scope, self.lambdas, self.loops = [], [], 0
        self.captured, self.rebound = set(), set()

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
        if depth and self.random.random() < 0.14:
            return self.leave()
        if depth < 4 and self.random.random() < 0.45:
            self.random.choice(self.compound())(depth)
        else:
            self.random.choice(self.simple())()
        return False

    def simple(self) -> list[Statement]:
        found = [self.bind] * 4 + [self.assign] * 4 + [self.augment] * 3 + [self.note] * 4
        found += [self.swap, self.local_store, self.bind_lambda, self.rebind]
        return [*found, self.bind_annotated, self.bind_many, self.divide, self.gather]

    def compound(self) -> list[Suite]:
        found = [self.branch] * 4 + [self.count_loop] * 3 + [self.while_loop] * 2
        return [*found, self.unrolled, self.stop, self.over_items, self.endless, self.accumulate]

    def bind(self) -> None:
        type = self.random.choice((*self.types, "bool"))
        name = self.fresh()
        if type in ("i32", "f32") and self.random.random() < 0.3:
            literal = self.small(type)
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
                and v.name.isidentifier()
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
            value = typed(variable.type, Text.same(self.small(variable.type), LITERAL))
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
            ("+", "-", "*", "/")
            if is_float
            else ("+", "-", "*", "&", "|", "^", "//", "%", ">>", "<<", "**")
        )
        divides = operator in ("//", "%", "/", ">>", "<<", "**")
        value = self.number(variable.type, 2, True)
        if value.sure != HARD and divides:
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
        self.scope = self.capturable()
        self.scope.append(Variable(parameter, type, mutable=False))
        value = self.hard(type, 2)
        self.scope = kept
        self.captured.update(re.findall(r"\w+", value.kernel))
        self.writer.line(Text.join(f"{name} = lambda {parameter}: {{}}", value))
        self.lambdas.append(Helper(name, (type,), type))

    def capturable(self) -> list[Variable]:
        """Return what a nested function may read: not what gets another type, or is bound by an operand."""
        return [replace(v, mutable=False) for v in self.scope if v.name not in self.rebound]

    def bind_annotated(self) -> None:
        """Bind a name whose type is said: what it gets is converted as by a store."""
        type, name = self.random.choice(self.types), self.fresh()
        value = self.beside(type, 2, True)
        self.writer.line(
            Text(f"{name}: {type} = {value.kernel}", f"{name}: {type} = {type}({value.python})")
        )
        self.scope.append(Variable(name, type))

    def bind_many(self) -> None:
        """Bind several names at once."""
        types = [self.random.choice(self.types) for _ in range(3)]
        names = [self.fresh() for _ in types]
        if self.random.random() < 0.3:
            self.writer.line(
                Text.join(f"{names[0]} = {names[1]} = {{}}", self.hard(types[0], 2, True))
            )
            types = [types[0], types[0]]
        else:
            values = [self.hard(type, 2) for type in types]
            forms = (
                ("{}, {}, {}", "{}, {}, {}"),
                ("{}, ({}, {})", "{}, ({}, {})"),
                ("({}, {}), {}", "[({}, {}), {}]"),
                ("{}, {}, {}", "{}, *({}, {})"),
            )
            left, right = self.random.choice(forms)
            self.writer.line(Text.join(f"{left.format(*names)} = {right}", *values))
        for name, type in zip(names, types):
            self.scope.append(Variable(name, type))

    def divide(self) -> None:
        type = self.random.choice(self.types)
        first, second = self.fresh(), self.fresh()
        values = self.hard(type, 2), self.hard(type, 2)
        self.writer.line(Text.join(f"{first}, {second} = divmod({{}}, {{}})", *values))
        self.scope += [Variable(first, type), Variable(second, type)]

    def gather(self) -> None:
        """Bind a list of a comprehension over a comptime sequence."""
        type, name, item = self.random.choice(self.types), self.fresh("ws"), self.fresh("c")
        kept = list(self.scope)
        self.scope.append(Variable(item, "comptime", LITERAL, mutable=False))
        value = self.hard(type, 2)
        self.scope = kept
        source, count = self.random.choice(
            (("(1, 2)", 2), ("(0, 3, 1)", 3), ("range_of_two", 2), ("(4, 5, 6, 7)", 4))
        )
        if source == "range_of_two":
            source = "(0, 1)"
        test = ""
        if count == 3 and self.random.random() < 0.4:
            test, count = f" if {item} > 0", 2
        if self.random.random() < 0.3:
            items = [int(part) for part in re.findall(r"\d+", source)]
            items = [part for part in items if part > 0] if test else items
            head = f"{name} = {{{{{item}: {{}} for {item} in {source}{test}}}}}"
            places = [f"[{part}]" for part in items]
        else:
            head = f"{name} = [{{}} for {item} in {source}{test}]"
            places = [f"[{place}]" for place in range(-1, count)]
            self.scope.append(Variable(name, f"list {type}", mutable=False))
        self.writer.line(Text.join(head, value))
        for place in places:
            self.scope.append(Variable(f"{name}{place}", type, mutable=False))

    def note(self) -> None:
        if self.result is not None:
            return self.assign()
        type = self.random.choice(self.types)
        self.log(type, self.number(type, 3, True))
        return None

    def log(self, type: str, value: Text) -> None:
        self.writer.line(Text.join(f"log_{type}[base + p % {SLOTS - TOLD}] = {{}}", value))
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
        existing = self.visible(
            lambda v: v.type == "i32" and v.mutable and v.sure == HARD and v.name.isidentifier()
        )
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

    def endless(self, depth: int) -> None:
        """Write a loop that only a statement in it ends."""
        fuel = self.fresh("w")
        self.writer.line(Text.same(f"{fuel} = i32(0)"))
        self.writer.line(Text.same("while True:"))
        self.loops += 1
        with self.block():
            self.writer.line(Text.same(f"{fuel} += 1"))
            limit = Text.same(f"{fuel} > {self.random.randint(1, 3)}")
            self.writer.line(Text.join("if {} or {}:", limit, self.condition(2)))
            with self.writer.suite():
                if self.result is not None and self.random.random() < 0.6:
                    self.writer.line(Text.join("return {}", self.hard(self.result, 2)))
                else:
                    self.writer.line(Text.same("break"))
            self.scope.append(Variable(fuel, "i32", mutable=False))
            self.suite(depth + 1)
        self.loops -= 1

    def accumulate(self, depth: int) -> None:
        """Start from a literal, and let what is added in a loop say the type."""
        type, name, k = self.random.choice(self.types), self.fresh(), self.fresh("k")
        literal = self.random.choice(("0", "1", "3")) + (".0" if type in FLOATS else "")
        self.writer.line(Text(f"{name} = {literal}", f"{name} = {type}({literal})"))
        operator = self.random.choice(("+=", "-=", "*="))
        value, sure = self.hard(type, 2), HARD
        if self.random.random() < 0.5:
            self.writer.line(Text.join(f"for {k} in range({{}}):", self.bounds("i32")))
            with self.writer.suite():
                self.writer.line(Text.join(f"{name} {operator} {{}}", value))
        else:
            test = self.condition(2)
            if self.is_of_comptime(test):  # what is never added says no type
                sure = WEAK
            self.writer.line(Text.join("if {}:", test))
            with self.writer.suite():
                self.writer.line(Text.join(f"{name} {operator} {{}}", value))
        self.scope.append(Variable(name, type, sure))

    def is_of_comptime(self, test: Text) -> bool:
        """Tell whether a comptime value may decide a test."""
        names = {v.name for v in self.visible(lambda v: v.type == "comptime")}
        return not names.isdisjoint(re.findall(r"\w+", test.kernel))

    def over_items(self, depth: int) -> None:
        """Loop over numbers, an array, or several things side by side."""
        type, name, other = self.random.choice(self.types), self.fresh("q"), self.fresh("k")
        found = [v.name for v in self.visible(lambda v: v.type == f"array {type}")]
        if self.result is None:
            found += [f"x_{type}", f"x_{type}[1:3]", f"x_{type}[-2:]"]
        values = [self.hard(type, 2) for _ in range(self.random.randint(1, 3))]
        several = Text.join("(" + "{}, " * len(values) + ")", *values)
        counted = Text.join("range({} & 3)", self.hard("u32", 1))
        item = Variable(name, type, mutable=False)
        forms: list[tuple[Text, list[Variable]]] = [
            (Text.join(f"for {name} in {{}}:", several), [item]),
            (
                Text.join(f"for {other}, {name} in enumerate({{}}):", several),
                [item, Variable(other, "comptime", LITERAL, mutable=False)],
            ),
            (
                Text.join(f"for {other} in reversed({{}}):", counted),
                [Variable(other, "u32", mutable=False)],
            ),
        ]
        if found:
            array = self.random.choice(found)
            forms += [
                (Text.same(f"for {name} in {array}:"), [item]),
                (
                    Text.same(f"for {other}, {name} in enumerate({array}):"),
                    [item, Variable(other, "index", mutable=False)],
                ),
                (
                    Text.join(f"for {other}, {name} in zip({{}}, {array}):", counted),
                    [item, Variable(other, "index", mutable=False)],
                ),
            ]
        head, bound = self.random.choice(forms)
        self.writer.line(head)
        self.loops += 1
        with self.block():
            self.scope += bound
            self.suite(depth + 1)
        self.loops -= 1
        if self.random.random() < 0.2:
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

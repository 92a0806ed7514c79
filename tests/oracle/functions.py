"""Functions of all kinds: those that log what they get, nested ones, generic ones, and functions as arguments."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tests.oracle.parts import SLOTS, TOLD, Helper, Text, Variable, Writer
from tests.oracle.statements import Statement, Statements, Suite

GENERIC = (
    "return a * b + a",
    "return min(a, b) + 0 - a",  # which of two zeros is the smaller is open
    "return a if a < b else b",
    "c = a\n    for _ in range(2):\n        c = c * b\n    return c",
    "if a > b:\n        return a\n    return b - a",
    "c = a\n    c += b\n    return -c",
    "a, b = b, a\n    return a - b",
)
"""Bodies that go with numbers of any type."""


class Functions(Statements):
    """Adds functions to statements and expressions."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.generics: list[str] = []
        self.has_tellers = False

    # Order of side effects

    def tellers(self) -> None:
        """Write a function for each type that logs a number and gives it back."""
        self.writer.line(Text.same("told = LocalArray[u32](1)"))
        for type in self.types:
            self.writer.line(Text.same(f"def tell_{type}(v):"))
            with self.writer.suite():
                place = f"base + {SLOTS - TOLD} + told[0] % {TOLD}"
                self.writer.line(Text.same(f"log_{type}[{place}] = v"))
                self.writer.line(Text.same("told[0] += 1"))
                self.writer.line(Text.same("return v"))
        self.has_tellers = True

    def told(self, type: str, depth: int, binds: bool) -> Text:
        return Text.join(f"tell_{type}({{}})", self.hard(type, depth - 1, binds))

    # Generic helpers, and functions as arguments

    def generic(self) -> list[tuple[Text, Writer]]:
        found = []
        for number in range(self.random.randint(1, 2)):
            writer = Writer()
            for line in self.random.choice(GENERIC).split("\n    "):
                writer.line(Text.same(line))
            decorator = self.random.choice(("@cube\n", ""))
            found.append((Text.same(f"{decorator}def generic_{number}(a, b):"), writer))
            self.generics.append(f"generic_{number}")
        writer = Writer()
        writer.line(Text.same("return function(function(v))"))
        found.append((Text.same("@cube\ndef twice(function, v):"), writer))
        self.generics.append("twice")
        return found

    def generic_call(self, type: str, depth: int, binds: bool) -> Text:
        name = self.random.choice(self.generics)
        if name != "twice":
            values = self.hard(type, depth - 1, binds), self.hard(type, depth - 1, binds)
            return Text.join(f"{name}({{}}, {{}})", *values)
        functions = [
            h.name
            for h in (*self.helpers, *self.lambdas)
            if h.parameters == (type,) and h.result == type
        ]
        value = self.hard(type, depth - 1, binds)
        if functions and self.random.random() < 0.7:
            return Text.join(f"twice({self.random.choice(functions)}, {{}})", value)
        item = self.fresh("q")
        kept = self.scope
        self.scope = [*self.capturable(), Variable(item, type, mutable=False)]
        body = self.hard(type, depth - 1)
        self.scope = kept
        self.captured.update(re.findall(r"\w+", body.kernel))
        return Text.join(f"twice(lambda {item}: {{}}, {{}})", body, value)

    # Nested functions

    def nested(self, depth: int) -> None:
        """Define a function in the kernel, which reads names around it and may return early."""
        type = self.random.choice(self.types)
        parameters = tuple(self.random.choice(self.types) for _ in range(self.random.randint(0, 2)))
        name, names = self.fresh("g"), [self.fresh("q") for _ in parameters]
        shown: list[Text] = [Text.same(n) for n in names]
        if parameters and self.random.random() < 0.3:
            default = self.hard(parameters[-1], 2)
            shown[-1] = Text.join(f"{names[-1]}={{}}", default)
        head = Text.join(f"def {name}({', '.join('{}' for _ in shown)}):", *shown)
        self.writer.line(head)
        kept = self.scope, self.result, self.loops, self.lambdas, self.budget
        self.scope = self.capturable()
        self.scope += [Variable(n, t) for n, t in zip(names, parameters, strict=True)]
        self.result, self.loops, self.lambdas = type, 0, list(self.lambdas)
        self.budget = min(self.budget, 3)
        start = len(self.writer.lines)
        with self.writer.suite():
            self.suite(2)
            self.writer.line(Text.join("return {}", self.hard(type, 2)))
        spent = min(kept[4], 3) - self.budget
        self.scope, self.result, self.loops, self.lambdas, self.budget = kept
        self.budget -= spent
        for _, text in self.writer.lines[start:]:
            self.captured.update(re.findall(r"\w+", text.kernel))
        self.lambdas.append(Helper(name, parameters, type))

    # Tuples

    def pair_helper(self) -> tuple[Text, Writer]:
        """Write a helper that returns a tuple, in one place or two."""
        first, second = self.random.choice(self.types), self.random.choice(self.types)
        self.both = first, second
        self.begin(first, 4)
        self.scope = [Variable("a", first), Variable("b", second)]
        self.result = None
        if self.random.random() < 0.6:
            self.result = first
            test = self.condition(2)
            self.writer.line(Text.join("if {}:", test))
            with self.writer.suite():
                values = self.hard(first, 2), self.hard(second, 2)
                self.writer.line(Text.join("return {}, {}", *values))
        self.result = first
        self.writer.line(Text.join("return ({}, {})", self.hard(first, 2), self.hard(second, 2)))
        return Text.same("@cube\ndef both(a, b):"), self.writer

    def bind_tuple(self) -> None:
        types = [self.random.choice(self.types) for _ in range(self.random.randint(1, 3))]
        name = self.fresh("t")
        values = [self.hard(type, 2) for type in types]
        if self.random.random() < 0.25:
            inner = self.hard(types[0], 1), self.hard(types[0], 1)
            shown = ", ".join("{}" for _ in values)
            self.writer.line(Text.join(f"{name} = ({shown}, ({{}}, {{}}))", *values, *inner))
            places = [(f"[{len(values)}][{n}]", types[0]) for n in range(2)]
        else:
            shown = "".join("{}, " for _ in values)
            self.writer.line(Text.join(f"{name} = ({shown})", *values))
            places = [(f"[-{len(values)}]", types[0])]
            self.scope.append(Variable(name, "tuple " + " ".join(types)))
        places += [(f"[{n}]", type) for n, type in enumerate(types)]
        self.scope += [Variable(name + place, type, mutable=False) for place, type in places]

    def assign_tuple(self) -> None:
        found = self.visible(lambda v: v.type.startswith("tuple ") and v.mutable)
        if not found:
            return self.bind_tuple()
        variable = self.random.choice(found)
        values = [self.hard(type, 2) for type in variable.type.split()[1:]]
        shown = "".join("{}, " for _ in values)
        self.writer.line(Text.join(f"{variable.name} = ({shown})", *values))
        return None

    def unpack(self) -> None:
        names, (first, second) = (self.fresh(), self.fresh()), self.both
        values = self.hard(first, 2), self.hard(second, 2)
        self.writer.line(Text.join(f"{names[0]}, {names[1]} = both({{}}, {{}})", *values))
        self.scope += [Variable(names[0], first), Variable(names[1], second)]

    # What is chosen from

    def forms(self, type: str, depth: int, binds: bool) -> list[Callable[[], Text]]:
        found = super().forms(type, depth, binds)
        if self.has_tellers and self.result is None:
            found += [lambda: self.told(type, depth, binds)] * 4
        if self.generics:
            found += [lambda: self.generic_call(type, depth, binds)] * 2
        return found

    def simple(self) -> list[Statement]:
        found = super().simple()
        if "tuple" in self.features:
            found += [self.bind_tuple, self.assign_tuple, self.assign_tuple]
            found += [self.unpack] * (self.result is None)
        return found

    def compound(self) -> list[Suite]:
        found: list[Any] = super().compound()
        if "nested" in self.features and self.result is None:
            found += [self.nested] * 3
        return found

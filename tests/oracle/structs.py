"""Dataclasses with methods, operators, properties and class methods; their objects are built, changed and compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.oracle.parts import INTEGERS, Helper, Text, Variable, Writer
from tests.oracle.statements import Statement, Statements


class Structs(Statements):
    """Adds objects to statements and expressions."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.fields: tuple[str, str] | None = None
        """Types of ``f0`` and ``f1`` of ``Pair``."""
        self.method: Helper | None = None
        self.size = ""
        """Type of the property."""

    def struct(self) -> list[tuple[Text, Writer]]:
        """Write ``Pair``, and ``Outer``, which holds one."""
        self.fields = first, second = self.random.choice(self.types), self.random.choice(self.types)
        body: list[tuple[int, Text]] = [(1, Text.same(f"f0: {first}"))]
        literal = self.literal(second)
        default = Text(f" = {literal}", f" = {second}({literal})")
        body += [(1, Text.join(f"f1: {second}{{}}", default)), (0, Text.same(""))]
        parameter, result = self.random.choice(self.types), self.random.choice(self.types)
        self.begin(result, 4)
        self.scope = [
            Variable("self.f0", first),
            Variable("self.f1", second),
            Variable("by", parameter),
        ]
        self.suite(1)
        self.writer.line(Text.join("return {}", self.hard(result, 2)))
        body += self.member("def method(self, by):", self.writer)
        self.method = Helper("method", (parameter,), result)
        self.size = self.random.choice(self.types)
        self.begin(self.size, 0)
        self.scope = [
            Variable("self.f0", first, mutable=False),
            Variable("self.f1", second, mutable=False),
        ]
        self.writer.line(Text.join("return {}", self.hard(self.size, 2)))
        body += self.member("@property\ndef size(self):", self.writer)
        one, two = self.random.choice("+-*"), self.random.choice("+-*")
        text = f"return Pair(self.f0 {one} other.f0, self.f1 {two} other.f1)"
        body += self.line_member("def __add__(self, other):", text)
        body += self.line_member("def __neg__(self):", "return Pair(-self.f0, f1=self.f1)")
        body += self.line_member("def __lt__(self, other):", "return self.f0 < other.f0")
        body += self.line_member("@classmethod\ndef of(cls, a):", "return cls(a)")
        body += self.line_member("@staticmethod\ndef flipped(b, a):", "return Pair(a, b)")
        body += self.line_member("def __call__(self, a):", "return self.f0 * a")
        body += self.line_member(
            "def __getitem__(self, k):", "return self.f0 if k == 0 else -self.f0"
        )
        writer = Writer()
        writer.lines = body
        outer = Writer()
        outer.lines = [(1, Text.same("inner: Pair")), (1, Text.same(f"k: {first}"))]
        outer.lines += self.line_member(
            "def grow(self, a):", "self.inner.f0 += a\n    return self.k + self.inner.f0"
        )
        return [
            (Text.same("@cube\n@dataclass\nclass Pair:"), writer),
            (Text.same("@cube\n@dataclass\nclass Outer:"), outer),
        ]

    def member(self, head: str, writer: Writer) -> list[tuple[int, Text]]:
        lines = [(1, Text.same(text)) for text in head.split("\n")]
        return [*lines, *((depth + 1, text) for depth, text in writer.lines), (0, Text.same(""))]

    def line_member(self, head: str, body: str) -> list[tuple[int, Text]]:
        writer = Writer()
        for line in body.split("\n    "):
            writer.line(Text.same(line))
        return self.member(head, writer)

    # Objects

    def objects(self) -> list[Variable]:
        return self.visible(lambda v: v.type == "Pair")

    def made(self, depth: int) -> Text:
        """Write a fresh object."""
        assert self.fields is not None
        first, second = (self.hard(type, depth - 1) for type in self.fields)
        found = self.objects()
        forms = ["Pair({}, {})"] * 3 + ["Pair({})", "Pair.of({})", "Pair(f0={}, f1={})"]
        values = [first, second]
        form = self.random.choice(forms)
        if form.count("{}") == 1:
            return Text.join(form, first)
        if found and self.random.random() < 0.5:
            a, b = self.random.choice(found).name, self.random.choice(found).name
            text = self.random.choice((f"({a} + {b})", f"(-{a})", f"replace({a}, f0={{}})"))
            return Text.join(text, first) if "{}" in text else Text.same(text)
        if self.random.random() < 0.2:
            return Text.join("Pair.flipped({}, {})", second, first)
        return Text.join(form, *values)

    def declare(self, name: str, prefix: str = "") -> None:
        assert self.fields is not None
        if not prefix:
            self.scope.append(Variable(name, "Pair"))
        for n, type in enumerate(self.fields):
            self.scope.append(Variable(f"{name}{prefix}.f{n}", type))

    def bind_object(self) -> None:
        name = self.fresh("s")
        self.writer.line(Text.join(f"{name} = {{}}", self.made(2)))
        self.declare(name)

    def bind_outer(self) -> None:
        assert self.fields is not None
        name = self.fresh("o")
        self.writer.line(
            Text.join(f"{name} = Outer({{}}, {{}})", self.made(2), self.hard(self.fields[0], 2))
        )
        self.declare(name, ".inner")
        self.scope.append(Variable(f"{name}.k", self.fields[0]))
        self.lambdas.append(Helper(f"{name}.grow", (self.fields[0],), self.fields[0]))

    def assign_object(self) -> None:
        found = self.objects()
        if not found:
            return self.bind_object()
        name = self.random.choice(found).name
        value = self.made(2)
        if self.random.random() < 0.3:
            value = Text.join("({} if {} else {})", value, self.condition(1), self.made(1))
        self.writer.line(Text.join(f"{name} = {{}}", value))
        return None

    # What is chosen from

    def forms(self, type: str, depth: int, binds: bool) -> list[Callable[[], Text]]:
        found = super().forms(type, depth, binds)
        if self.fields is None or self.result is not None:
            return found
        for variable in self.objects()[-2:]:
            found += self.uses(variable.name, type, depth)
        return found

    def uses(self, name: str, type: str, depth: int) -> list[Callable[[], Text]]:
        assert self.fields is not None
        assert self.method is not None
        found: list[Callable[[], Text]] = []
        if self.method.result == type:
            by = self.method.parameters[0]
            found += [lambda: Text.join(f"{name}.method({{}})", self.hard(by, depth - 1))] * 2
        if self.size == type:
            found.append(lambda: Text.same(f"{name}.size"))
        if self.fields[0] == type:
            found.append(lambda: Text.join(f"{name}({{}})", self.hard(type, depth - 1)))
            found.append(lambda: Text.join("{}.f0", self.made(depth)))
            found.append(lambda: Text.same(f"{name}[{self.random.randrange(2)}]"))
        return found

    def comparison(self, depth: int, binds: bool = False) -> Text:
        found = self.objects() if self.fields is not None and self.result is None else []
        if not found or self.random.random() < 0.7:
            return super().comparison(depth, binds)
        assert self.fields is not None
        a, b = self.random.choice(found).name, self.random.choice(found).name
        operators = ["<"]
        if all(type in INTEGERS for type in self.fields):
            operators += ["==", "!="]  # CPython takes an object that is NaN for equal to itself
        return Text.same(f"({a} {self.random.choice(operators)} {b})")

    def simple(self) -> list[Statement]:
        found: list[Any] = super().simple()
        if self.fields is not None and self.result is None:
            found += [self.bind_object] * 3 + [self.assign_object] * 2 + [self.bind_outer]
        return found

"""Vectors: built from numbers, worked on lane by lane, read and written at any lane."""

from __future__ import annotations

from collections.abc import Callable

from tests.oracle.parts import FLOATS, Text, Variable
from tests.oracle.statements import Statement, Statements


class Vectors(Statements):
    """Adds vectors to statements and expressions."""

    def vectors(self, type: str, width: int = 0) -> list[Variable]:
        return self.visible(
            lambda v: (
                v.type == f"vec{width} {type}"
                if width
                else v.type.startswith("vec") and v.type.endswith(f" {type}")
            )
        )

    def vector(self, type: str, width: int, depth: int) -> Text:
        """Write a fresh vector."""
        found = self.vectors(type, width)
        if depth <= 0 or not found or self.random.random() < 0.3:
            return self.of_numbers(type, width, depth)
        first = Text.same(self.random.choice(found).name)
        second = self.other(type, width, depth - 1)
        form = self.random.randrange(6)
        if form == 0:
            test = self.random.choice(("<", "<=", ">", ">=", "==", "!="))
            third = self.of_numbers(type, width, depth - 1)
            return Text.join(f"select({{}} {test} {{}}, {{}}, {{}})", first, second, third, first)
        if form == 1:
            # Which of two zeros is the larger is open; a sum with zero makes them one.
            plain = f"{self.random.choice(('min', 'max'))}({{}}, {{}})"
            return Text.join(f"({plain} + 0.0)" if type in FLOATS else plain, first, second)
        if form == 2:
            forms = ("(-{})", "abs({})") if type in FLOATS else ("(-{})", "(~{})", "abs({})")
            return Text.join(self.random.choice(forms), first)
        if type in FLOATS:
            operator = self.random.choice(("+", "-", "*", "/", "//", "%"))
        else:
            operator = self.random.choice(("+", "-", "*", "//", "%", "&", "|", "^", "<<", ">>"))
        return Text.join(f"({{}} {operator} {{}})", first, second)

    def other(self, type: str, width: int, depth: int) -> Text:
        """Write what stands beside a vector: another, or one number."""
        if self.random.random() < 0.3:
            return self.hard(type, 1)
        found = self.vectors(type, width)
        if found and self.random.random() < 0.6:
            return Text.same(self.random.choice(found).name)
        return self.of_numbers(type, width, depth)

    def of_numbers(self, type: str, width: int, depth: int) -> Text:
        count = 1 if self.random.random() < 0.2 else width
        values = [self.hard(type, min(depth, 1)) for _ in range(count)]
        return Text.join(f"Vector[{type}, {width}]({', '.join('{}' for _ in values)})", *values)

    def bind_vector(self) -> None:
        type, width = self.random.choice(self.types), self.random.choice((2, 4, 4, 8))
        name = self.fresh("z")
        self.writer.line(Text.join(f"{name} = {{}}", self.vector(type, width, 2)))
        self.scope.append(Variable(name, f"vec{width} {type}"))
        self.scope += [Variable(f"{name}[{lane}]", type) for lane in (0, width - 1)]

    def assign_vector(self) -> None:
        found = self.visible(lambda v: v.type.startswith("vec") and v.mutable)
        if not found:
            return self.bind_vector()
        variable = self.random.choice(found)
        width, type = variable.type.removeprefix("vec").split()
        choice = self.random.random()
        if choice < 0.4:
            self.writer.line(Text.join(f"{variable.name} = {{}}", self.vector(type, int(width), 2)))
        elif choice < 0.7:
            operator = self.random.choice(("+", "-", "*"))
            other = self.other(type, int(width), 1)
            self.writer.line(Text.join(f"{variable.name} {operator}= {{}}", other))
        else:
            lane = Text.join(f"{{}} & {int(width) - 1}", self.hard("u32", 1))
            self.writer.line(Text.join(f"{variable.name}[{{}}] = {{}}", lane, self.hard(type, 2)))
        return None

    def forms(self, type: str, depth: int, binds: bool) -> list[Callable[[], Text]]:
        found = super().forms(type, depth, binds)
        for variable in self.vectors(type)[-2:]:
            width = int(variable.type.removeprefix("vec").split()[0])
            name = variable.name
            found.append(
                lambda name=name, width=width: Text.join(  # type: ignore[misc]
                    f"{name}[{{}} & {width - 1}]", self.hard(self.random.choice(("i32", "u32")), 1)
                )
            )
        return found

    def simple(self) -> list[Statement]:
        found = super().simple()
        if "vector" in self.features:
            found += [self.bind_vector] * 3 + [self.assign_vector] * 2
        return found

"""``match`` on numbers, tuples and comptime values; enums; arms that comptime never takes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.oracle.parts import INTEGERS, LITERAL, Text, Variable
from tests.oracle.statements import Statements, Suite

NEVER = (
    "no_such_name.at_all(1, 2)",
    "p = no_such_function()[0]",
    "log_i32['text'] = None",
)
"""Lines that would be refused if they were looked at."""


class Matching(Statements):
    """Adds `match` to the statements."""

    mode = 0

    def match_number(self, depth: int) -> None:
        type = self.random.choice([t for t in self.types if t in INTEGERS])
        subject = Text.join(
            self.random.choice(("{}", "{} & 3", "{} % 5")), self.hard(type, 2, True)
        )
        self.writer.line(Text.join("match {}:", subject))
        with self.writer.suite():
            for _ in range(self.random.randint(1, 3)):
                self.case(self.pattern(type), depth, type)
            if self.random.random() < 0.6:
                self.case(("_", None), depth, type)

    def pattern(self, type: str) -> tuple[str, str | None]:
        """Write a pattern; tell the name that it binds."""
        numbers = ["0", "1", "2", "3", "7", "Mode.SMALL", "Mode.TALL"]
        if not type.startswith("u"):
            numbers += ["-1", "-2"]
        first, second = self.random.sample(numbers, 2)
        name = self.fresh("m")
        form = self.random.randrange(5)
        if form == 0:
            return f"{first} | {second}", None
        if form == 1:
            return f"({first} | {second}) as {name}", name
        if form == 2:
            return name, name
        return first, None

    def case(self, pattern: tuple[str, str | None], depth: int, type: str) -> None:
        text, name = pattern
        with self.arm(text, name, type):
            self.suite(depth + 1)

    @contextmanager
    def arm(self, text: str, name: str | None, type: str) -> Iterator[None]:
        """Write a case; what its pattern binds is known in it, and in its guard."""
        kept = list(self.scope)
        if name is not None:
            self.scope.append(Variable(name, type, mutable=False))
        if text == name or self.random.random() < 0.3:  # a capture without a guard would take all
            self.writer.line(Text.join(f"case {text} if {{}}:", self.condition(2)))
        else:
            self.writer.line(Text.same(f"case {text}:"))
        with self.block():
            yield
        self.scope = kept

    def match_tuple(self, depth: int) -> None:
        types = [self.random.choice([t for t in self.types if t in INTEGERS]) for _ in range(2)]
        values = [Text.join("{} & 3", self.hard(type, 2)) for type in types]
        self.writer.line(Text.join("match {}, {}:", *values))
        with self.writer.suite():
            for _ in range(self.random.randint(1, 3)):
                name = self.fresh("m")
                place = self.random.randrange(2)
                number = self.random.choice(("0", "1", "2", "1 | 3"))
                parts = [name, number] if place == 0 else [number, name]
                shape = self.random.choice(("({}, {})", "[{}, {}]"))
                with self.arm(shape.format(*parts), name, types[place]):
                    self.suite(depth + 1)
            if self.random.random() < 0.5:
                self.case(("_", None), depth, types[0])

    def comptime_branch(self, depth: int) -> None:
        """Decide by what is known while the kernel is built; the other arm is nonsense."""
        if not self.visible(lambda v: v.name == "mode"):
            return self.branch(depth)
        other = (self.mode + 1) % 3
        form = self.random.randrange(4)
        if form == 0:
            self.writer.line(Text.same(f"if mode == {other}:"))
            self.nonsense()
            self.writer.line(Text.same("else:"))
        elif form == 1:
            self.writer.line(Text.same(f"if mode != {other} and mode < 3:"))
        elif form == 2:
            self.writer.line(Text.same("match mode:"))
            self.writer.depth += 1
            self.writer.line(Text.same(f"case {other}:"))
            self.nonsense()
            self.writer.line(Text.same(f"case {self.mode} | 77:"))
        else:
            self.writer.line(Text.join(f"if mode == {self.mode} or {{}}:", self.condition(1)))
        with self.block():
            self.suite(depth + 1)
        if form == 2:
            self.writer.line(Text.same("case _:"))
            self.nonsense()
            self.writer.depth -= 1
        return None

    def nonsense(self) -> None:
        with self.writer.suite():
            self.writer.line(Text.same(self.random.choice(NEVER)))

    def over_enum(self, depth: int) -> None:
        name = self.fresh("c")
        head = self.random.choice(
            (f"for {name} in Mode:", f"for {name} in (Mode.TALL, Mode.WIDE):")
        )
        self.loop(Text.same(head), Variable(name, "comptime", LITERAL, mutable=False), depth)

    def compound(self) -> list[Suite]:
        found = super().compound()
        if "match" in self.features:
            found += [self.match_number] * 3 + [self.match_tuple, self.over_enum]
        if "mode" in self.features and self.result is None:
            found += [self.comptime_branch] * 3
        return found

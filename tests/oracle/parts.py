"""What programs are made of: texts in two forms, variables, helpers, lines."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

INTEGERS = {name: int(name[1:]) for name in ("i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64")}
FLOATS = ("f16", "bf16", "f32", "f64")
INPUTS = 6
"""Elements of each input array."""
SLOTS = 60
"""Elements of each log that a unit owns."""
TOLD = 20
"""Of these, the last: what expressions log where they are computed."""
UNITS = 3
MODES = 3
"""Values of the comptime parameter."""

CUT = "\n# As CPython reads it:\n"
"""Between the two texts of a program, in reports."""

NEGATIVE = ("-1",)

LITERAL, WEAK, HARD = range(3)
"""How sure the type of an expression is: a literal, a slot that started from one, or a number of a type."""

PROMOTES: dict[str, tuple[str, ...]] = {
    "i16": ("i8",),
    "i32": ("i8", "i16", "u8", "u16"),
    "i64": ("i32", "u32", "i8"),
    "u16": ("u8",),
    "u32": ("u8", "u16"),
    "u64": ("u32", "u8"),
    "f16": ("i8", "u8"),
    "bf16": ("i8",),
    "f32": ("i32", "u32", "f16", "bf16", "i8", "u16"),
    "f64": ("f32", "i32", "u64"),
}
"""Types that may stand beside one and become it."""


@dataclass(frozen=True)
class Text:
    """An expression or a line, as the kernel and as CPython read it."""

    kernel: str
    python: str
    sure: int = HARD

    @staticmethod
    def same(text: str, sure: int = HARD) -> Text:
        return Text(text, text, sure)

    @staticmethod
    def join(template: str, *parts: Text, sure: int | None = None) -> Text:
        return Text(
            template.format(*(part.kernel for part in parts)),
            template.format(*(part.python for part in parts)),
            max((part.sure for part in parts), default=LITERAL) if sure is None else sure,
        )


@dataclass
class Variable:
    """A name that is bound for certain."""

    name: str
    type: str
    sure: int = HARD
    mutable: bool = True


@dataclass(frozen=True)
class Helper:
    name: str
    parameters: tuple[str, ...]
    result: str


@dataclass
class Program:
    """A generated program."""

    seed: int
    types: tuple[str, ...]
    kernel: str
    python: str


@dataclass
class Writer:
    """The lines of one function, in both texts."""

    lines: list[tuple[int, Text]] = field(default_factory=list)
    depth: int = 1

    def line(self, text: Text) -> None:
        self.lines.append((self.depth, text))

    @contextmanager
    def suite(self) -> Any:
        self.depth += 1
        start = len(self.lines)
        yield
        if len(self.lines) == start:
            self.line(Text.same("pass"))
        self.depth -= 1

    def text(self, choose: Callable[[Text], str]) -> str:
        return "".join(f"{'    ' * depth}{choose(text)}\n" for depth, text in self.lines)


def typed(type: str, value: Text) -> Text:
    """Give a literal its type in CPython's text, where nothing that it meets would."""
    return Text(value.kernel, f"{type}({value.python})", HARD) if value.sure == LITERAL else value

"""Random programs on vectors that share, swap and change objects: Python's numbers, or a refusal of what is shared."""

from __future__ import annotations

import dataclasses
import linecache
import os
import random
import sys
import types
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile.diagnose.diagnostic import CubeError

PROGRAMS = int(os.environ.get("TRANSPILE_FUZZ") or 240) // 4
"""Programs of one test run; 12,000 were run when variables of vectors were followed along paths."""
REFUSED = ("CUBE245", "CUBE216", "CUBE257")
SIZE = 120
HEAD = """\
from __future__ import annotations
from dataclasses import dataclass
from transpile import Array, Mut, Vector, cube, f32, u32, unroll

@cube
@dataclass
class Pair:
    v: Vector[f32, 2]
    n: f32

    def moved(self, p):
        old = self.v
        self.v = p + old
        p[0] = 2.0
        return old

@cube
def poked(p: Vector[f32, 2], x: f32) -> Vector[f32, 2]:
    p[0] += x
    return p

@cube
def one_of(p, q, x):
    if x > 3.0:
        return p
    return q

@cube
def late(p, x):
    if x > 3.0:
        p = p + p
    p = p + x
    p[0] = x
    return p

@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    at = u32(0)
    s = Pair(Vector[f32, 2](x[2], x[3]), x[4])
    a, b, c = Vector[f32, 2](x[0], x[1]), Vector[f32, 2](x[1]), s.v
"""


class Lanes:
    """A vector of ordinary Python."""

    def __init__(self, *lanes: float) -> None:
        self.lanes = [np.float32(lane) for lane in lanes]

    def __add__(self, other: Any) -> Lanes:
        others = other.lanes if isinstance(other, Lanes) else [other] * 2
        return Lanes(*[a + np.float32(b) for a, b in zip(self.lanes, others, strict=True)])

    def __pos__(self) -> Lanes:
        return Lanes(*self.lanes)

    def __getitem__(self, lane: int) -> Any:
        return self.lanes[lane]

    def __setitem__(self, lane: int, value: float) -> None:
        self.lanes[lane] = np.float32(value)

    @classmethod
    def __class_getitem__(cls, _: object) -> Callable[..., Lanes]:
        return lambda *v: cls(*(v[0].lanes if isinstance(v[0], Lanes) else v * (2 // len(v))))


class Writer:
    """Writes one program from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.loops = 0
        for _ in range(self.random.randint(2, 6)):
            self.statement(1)
        for text in ("a[0]", "a[1]", "b[0]", "b[1]", "c[0]", "c[1]", "s.v[0]", "s.v[1]", "s.n"):
            self.log(1, text)

    def any(self, *texts: str) -> str:
        return self.random.choice(texts)

    def name(self) -> str:
        return self.any("a", "b", "c", "a", "b", "c", "s.v")

    def number(self) -> str:
        number = self.random.randint(0, 7)
        return self.any(f"{number}.0", f"x[{number}]", f"{self.name()}[{number % 2}]")

    def vector(self, depth: int = 2) -> str:
        if not depth or self.random.random() < 0.4:
            return self.name()
        one, other, x = self.vector(depth - 1), self.vector(depth - 1), self.number()
        calls = f"poked({one}, {x})", f"one_of({one}, {other}, {x})", f"late({one}, {x})"
        return self.any(
            f"{one} + {x}", f"(+{one}) + {other}" if "+" not in one else f"{one} + {other}",
            f"Vector[f32, 2]({one})", f"({one} if {x} > 2.0 else {other})", f"[{one}, {other}][1]",
            f"s.moved({self.name()})", *calls,
        )  # fmt: skip

    def say(self, depth: int, text: str) -> None:
        self.lines.append("    " * depth + text)

    def log(self, depth: int, text: str) -> None:
        self.say(depth, f"out[at] = {text}")
        self.say(depth, "at += 1")

    def statement(self, depth: int) -> None:
        name, lane = self.name(), self.random.randrange(2)
        simple = [
            f"{name} = {self.vector()}",
            f"{name} += {self.number()}",
            f"{name}[{lane}] = {self.number()}",
            f"{name}[{lane}] += {self.number()}",
            "a, b = b, a",
            f"a, c = {self.vector(1)}, {self.vector(1)}",
            f"s = Pair({self.vector(1)}, {self.number()})",
        ]
        kind = self.random.random()
        if kind < 0.7 or depth > 3:
            self.say(depth, self.any(*simple))
        elif kind < 0.75:
            self.log(depth, self.number())
        else:
            self.loops += 1
            heads = [f"if {self.number()} > 2.0:"] * 2
            heads += [f"for k{self.loops} in range(3):", f"for k{self.loops} in unroll(range(2)):"]
            head = self.any(*heads)
            self.say(depth, head)
            for _ in range(self.random.randint(1, 4)):
                self.statement(depth + 1)
            if head.startswith("for") and self.random.random() < 0.4:
                self.say(depth + 1, f"if {self.number()} > 4.0:")
                self.say(depth + 2, self.any("break", "continue"))
                self.statement(depth + 1)


NUMBERS = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 0.0]


def unmarked(function: Any = None, **_: object) -> Any:
    """Stand for `cube`."""
    return function or unmarked


def new_module(name: str) -> Any:
    """Return a module that dataclasses find by its name."""
    module = sys.modules[name] = types.ModuleType(name)
    return module


def in_python(text: str) -> list[float]:
    """Run a program as the plain Python that it is."""
    module = new_module("plain_vectors")
    module.__dict__.update(cube=unmarked, Vector=Lanes, f32=np.float32, u32=int, unroll=lambda r: r)
    module.dataclass = lambda cls: dataclasses.dataclass(eq=False)(cls)
    lines = [line for line in text.splitlines() if not line.startswith("from ") or "future" in line]
    exec(compile("\n".join(lines), "<plain vectors>", "exec"), module.__dict__)
    out = [0.0] * SIZE
    module.kernel([np.float32(number) for number in NUMBERS], out)
    return [float(number) for number in out]


def outcome(seed: int) -> str:
    """Compare one program; tell whether it ran."""
    text = HEAD + "\n".join(Writer(seed).lines) + "\n"
    name = f"<vectors {seed}>"
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    module = new_module("program_of_vectors")
    exec(compile(text, name, "exec"), module.__dict__)
    wanted = in_python(text)
    for where in ("reference", "eager"):
        x, out = np.array(NUMBERS, "f4"), np.zeros(SIZE, "f4")
        try:
            if where == "eager":
                module.kernel.eager(1, 1, x, out)
            else:
                module.kernel.launch(device(where).client, 1, 1, x, out)
        except CubeError as error:
            if where != "reference" or error.diagnostic.code not in REFUSED:
                raise
            return "refused"
        assert out.tolist() == wanted, f"{where}:\n{text}"
    return "same"


@pytest.mark.fuzz
def test_programs_on_vectors_mean_what_python_means() -> None:
    found = [outcome(seed) for seed in range(PROGRAMS)]
    assert found.count("same") > PROGRAMS // 5

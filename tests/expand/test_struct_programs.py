"""Random programs on structs that share, copy and change objects: Python's numbers, or a refusal of what is shared."""

from __future__ import annotations

import os
import random
from typing import Any

import numpy as np
import pytest
from expand.compared import plain, run

from transpile import cube
from transpile.diagnose.diagnostic import CubeError

SHARE = int(os.environ.get("TRANSPILE_FUZZ", "240")) // 4
"""Programs of one test run; 4,000 were run when structs were made."""
FAULTS = (5793, 6042)
"""Programs that went wrong once: two fields of one struct, or a field and a name, held one object."""
NAMES = ("a", "b", "c")
REFUSED = ("CUBE216", "CUBE228", "CUBE150")
HEAD = """
from __future__ import annotations
from dataclasses import dataclass, replace
from transpile import Array, Mut, cube, f32, comptime, unroll

@cube
@dataclass
class Point:
    x: f32
    y: f32

    def __add__(self, other):
        return Point(self.x + other.x, self.y + 1.0)

    def bump(self, by):
        self.x += by
        return self

@cube
@dataclass
class Pair:
    left: Point
    right: Point

def bumped(p):
    p.y += 1.0

def same(p):
    return p

def larger(p, q):
    if p.x > q.x:
        return p
    return q

def changed(p, v):
    if v > 1.0:
        p.x = v
    q = p
    q.y -= 1.0
    return q

"""


class Writer:
    """Writes one program."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines = [
            "def k(x: Array[f32], out: Mut[Array[f32]]) -> None:",
            "    a = Point(x[0], x[1])",
            "    b = Point(x[2], 2.0)",
            "    c = Point(3.0, x[3])",
            "    o = Pair(Point(x[0], 0.0), Point(1.0, x[1]))",
        ]
        for _ in range(self.random.randint(2, 7)):
            self.statement(1)
        places = [f"{n}.{f}" for n in (*NAMES, "o.left", "o.right") for f in "xy"]
        self.lines += [f"    out[{k}] = {place}" for k, place in enumerate(places)]

    def pick(self, *items: str) -> str:
        return self.random.choice(items)

    def name(self) -> str:
        return self.pick(*NAMES)

    def place(self) -> str:
        return self.pick(*NAMES, *NAMES, "o.left", "o.right")

    def number(self) -> str:
        return self.pick(
            "1.0", "x[0]", "x[1]", "x[3]", f"{self.place()}.x", f"{self.place()}.y", f"{self.place()}.x * 0.5"
        )  # fmt: skip

    def test(self) -> str:
        return f"{self.number()} > {self.number()}"

    def struct(self) -> str:
        p, q = self.place(), self.place()
        return self.pick(
            p, p, f"Point({self.number()}, {self.number()})", f"Point({p}.y, {p}.x)", f"{p} + {q}", f"same({p})",
            f"larger({p}, {q})", f"({p} if {self.test()} else {q})", f"replace({p}, x={self.number()})",
            f"{p}.bump({self.number()})", f"changed({p}, {self.number()})",
        )  # fmt: skip

    def say(self, indent: int, text: str) -> None:
        self.lines.append("    " * indent + text)

    def statement(self, indent: int) -> None:
        kind = self.random.random()
        if kind < 0.25:
            self.say(indent, f"{self.place()} = {self.struct()}")
        elif kind < 0.32:
            n, m = self.random.sample(NAMES, 2)
            self.say(indent, f"{n}, {m} = {m}, {n}")
        elif kind < 0.36:
            self.say(indent, f"o = Pair({self.struct()}, {self.struct()})")
        elif kind < 0.4:
            n, m = self.random.sample(NAMES, 2)
            self.say(indent, f"{n} = {m} = {self.struct()}")
        elif kind < 0.6:
            self.say(
                indent,
                f"{self.place()}.{self.pick('x', 'y')} {self.pick('=', '+=')} {self.number()}",
            )
        elif kind < 0.66:
            self.say(indent, f"bumped({self.place()})")
        elif indent > 3:
            self.say(indent, f"{self.name()}.bump(1.0)")
        elif kind < 0.82:
            self.say(indent, f"if {self.test()}:")
            self.block(indent + 1)
            if self.random.random() < 0.5:
                self.say(indent, "else:")
                self.block(indent + 1)
        elif kind < 0.95:
            self.say(indent, f"for _ in {self.pick('range(2)', 'range(3)', 'unroll(range(2))')}:")
            self.block(indent + 1)
            if self.random.random() < 0.2:
                self.say(indent + 1, f"if {self.test()}: {self.pick('break', 'continue')}")
                self.statement(indent + 1)
        else:
            self.say(indent, "if comptime(True):")
            self.block(indent + 1)

    def block(self, indent: int) -> None:
        for _ in range(self.random.randint(1, 3)):
            self.statement(indent)


def outcome(seed: int, where: str, x: list[float]) -> tuple[str, Any, Any]:
    """Return ``same``, ``differs`` or the code of the refusal."""
    text = HEAD + "\n".join(Writer(seed).lines) + "\n"
    space: dict[str, Any] = {"__name__": __name__}
    kernel = cube.from_source(text, space, launch=True)
    out = np.zeros(10, "f4")
    try:
        run(kernel, where, np.array(x, "f4"), out)
    except CubeError as error:
        return error.diagnostic.code, text, str(error)
    expected: list[Any] = [0.0] * 10
    with plain(space):
        kernel.function(list(x), expected)
    same = np.allclose(out, expected, rtol=1e-5, atol=1e-5)
    return "same" if same else "differs", text, (out, expected)


@pytest.mark.fuzz
@pytest.mark.parametrize("where", ["reference", "eager"])
def test_programs(where: str) -> None:
    counts: dict[str, int] = {}
    for seed in (*FAULTS, *range(SHARE)):
        for x in ([1.0, 2.0, 0.5, -1.0], [3.0, -2.0, 4.0, 1.5]):
            found, text, detail = outcome(seed, where, x)
            assert found in ("same", *REFUSED), f"seed {seed}\n{text}\n{detail}"
            counts[found] = counts.get(found, 0) + 1
    assert counts["same"] > SHARE // 2, counts

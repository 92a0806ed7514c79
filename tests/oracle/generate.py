"""Random kernels as source text, from all of the language that one unit can use.

A program is written twice, differing only where a literal starts a slot: the kernel says ``v = 3``, which takes
its type from what it meets, CPython's text says ``v = i32(3)``. Every program ends, keeps to the types that the
language lets mix, and reads only names that are bound for certain. What it does is seen in its logs: each unit
writes to its own part of ``log_<type>``, at a cursor that moves with every write; and what ``tell`` gets is logged
where it is computed, so that the order of side effects shows.
"""

from __future__ import annotations

from tests.oracle.functions import Functions
from tests.oracle.matching import Matching
from tests.oracle.parts import (
    FLOATS,
    INTEGERS,
    MODES,
    SLOTS,
    Helper,
    Program,
    Text,
    Variable,
    Writer,
)
from tests.oracle.structs import Structs
from tests.oracle.vectors import Vectors

FEATURES = ("tell", "nested", "generic", "struct", "vector", "match", "tuple", "mode", "names")
WORDS = (
    "Array Comptime LocalArray Mut UNIT_POS Vector bitcast ceil clz cube ctz floor mul_hi popcount reverse_bits "
    "saturating_add saturating_sub select terminate trunc unroll"
)
STANDARD = """\
from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
"""
SHARED = """

LIMIT = 5
TABLE = (3, 1, 2)


class Mode(IntEnum):
    SMALL = 0
    WIDE = 1
    TALL = 2


"""


class Generator(Structs, Vectors, Functions, Matching):
    """Writes one program from a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        extra = [t for t in (*INTEGERS, *FLOATS) if t not in ("i32", "u32", "f32")]
        self.types = ("i32", "u32", "f32", *self.random.sample(extra, self.random.randint(0, 2)))
        self.features = frozenset(self.random.sample(FEATURES, self.random.randint(1, 5)))
        self.mode = seed % MODES

    def program(self) -> Program:
        """Write the functions and structs, then the kernel."""
        heads: list[tuple[Text, Writer]] = []
        if "struct" in self.features:
            heads += self.struct()
        for number in range(self.random.randint(0, 2)):
            heads.append(self.helper(number))
        if "generic" in self.features:
            heads += self.generic()
        if "tuple" in self.features:
            heads.append(self.pair_helper())
        heads.append(self.kernel())
        parts: dict[str, str] = {}
        for key, choose in (("kernel", lambda t: t.kernel), ("python", lambda t: t.python)):
            parts[key] = "\n\n".join(
                choose(head) + "\n" + body.text(choose) for head, body in heads
            )
        names = ", ".join((*WORDS.split(), *self.types))
        kernel = f"{STANDARD}\nfrom transpile import {names}\n{SHARED}{parts['kernel']}"
        python = f"{STANDARD.splitlines()[0]}\n\n\n\n\n\n{SHARED}{parts['python']}"
        return Program(self.seed, self.types, kernel, python)

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
        if "mode" in self.features:
            parameters.append("mode: Comptime[int]")
            self.scope.append(Variable("mode", "comptime", mutable=False))
        self.writer.line(Text.same(f"base = UNIT_POS * {SLOTS}"))
        self.writer.line(Text.same("p = u32(0)"))
        for type in self.random.sample(self.types, self.random.randint(0, 2)):
            self.writer.line(Text.same(f"local_{type} = LocalArray[{type}](4)"))
            self.scope.append(Variable(f"local_{type}", f"array {type}", mutable=False))
        if "tell" in self.features:
            self.tellers()
        self.suite(0)
        for variable in self.visible(lambda v: v.type in self.types)[-6:]:
            self.log(variable.type, Text.same(variable.name, variable.sure))
        head = f"@cube(launch=True)\ndef program({', '.join(parameters)}) -> None:"
        return Text.same(head), self.writer


def generate(seed: int) -> Program:
    """Write the program of one seed."""
    return Generator(seed).program()

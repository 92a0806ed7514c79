"""Which shared memory must lie apart: on small kernels, and on random ones that are run with a trace of accesses."""

from __future__ import annotations

import random
from collections import Counter
from textwrap import dedent, indent

import pytest

from transpile.diagnose.diagnostic import CubeError
from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.types import Memory, Reference, Space, bool_, f32, u32
from transpile.ir.values import Constant, Label, Parameter, Source, Value
from transpile.ir.verify import verify
from transpile.ops.table import TABLE
from transpile.passes.lifetimes import must_lie_apart
from transpile.passes.uniformity import uniformity

HEADER = "kernel k(%x: mut array<f32>, %n: u32, %c: bool_) cube(4, 1, 1)"


def apart(body: str) -> set[str]:
    """Return the pairs of memories %a, %b, %d that must lie apart, of a body in which ``A`` accesses %a."""
    text = dedent(body).strip()
    for name in "abd":
        access = f"%{name}0 = index %{name}[0:u32] unchecked\n%{name}1 = load %{name}0"
        found = []
        for number, line in enumerate(text.splitlines()):
            if line.strip() == name.upper():
                space = " " * (len(line) - len(line.lstrip()))
                new = access.replace(f"{name}0", f"{name}{number}p").replace(
                    f"{name}1", f"{name}{number}v"
                )
                line = indent(new, space)
            found.append(line)
        text = "\n".join(found)
    head = "\n".join(f"%{name}: shared<f32, 4> = shared" for name in "abd")
    kernel = parse_kernel(f"{HEADER} {{\n{head}\n{text.replace('WAIT', 'barrier sync_cube')}\n}}\n")
    verify(kernel, TABLE)
    found = must_lie_apart(kernel)
    return {"".join(sorted((one.name, other.name))) for one in found for other in found[one]}


def test_a_barrier_separates() -> None:
    assert apart("A\nWAIT\nB") == set()
    assert apart("A\nbarrier sync_storage\nB") == set()
    assert apart("A\nB") == {"ab"}
    assert apart("A\nbarrier sync_plane\nB") == {"ab"}
    assert apart("A\nWAIT\nB\nWAIT\nA") == {"ab"}
    assert apart("A\nWAIT\nB\nWAIT\nD") == set()
    assert apart("A\nWAIT\nB\nD") == {"bd"}
    assert apart("A\nWAIT\nA\nB\nWAIT\nD") == {"ab"}


def test_a_barrier_must_be_on_every_way() -> None:
    assert apart("A\nif %c {\n    WAIT\n}\nB") == {"ab"}
    assert apart("A\nif %c {\n    WAIT\n} else {\n    WAIT\n}\nB") == set()
    assert apart("A\nfor %i in 0:u32, %n, 1:u32 {\n    WAIT\n}\nB") == {"ab"}
    assert apart("A\nfor %i in 0:u32, 2:u32, 1:u32 {\n    WAIT\n}\nB") == set()
    assert apart("A\nfor %i in 2:u32, 0:u32, 1:u32 {\n    WAIT\n}\nB") == {"ab"}
    assert apart("A\nblock @b {\n    if %c {\n        exit @b\n    }\n    WAIT\n}\nB") == {"ab"}
    assert (
        apart(
            "block @b {\n    if %c {\n        WAIT\n        exit @b\n    }\n    A\n    WAIT\n}\nB"
        )
        == set()
    )
    assert apart("if %c {\n    A\n    WAIT\n}\nB") == set()


def test_units_take_different_arms_at_the_same_time() -> None:
    assert apart("if %c {\n    A\n} else {\n    B\n}") == {"ab"}
    assert apart("if %c {\n    A\n    terminate\n}\nB") == {"ab"}
    assert apart("block @b {\n    if %c {\n        A\n        exit @b\n    }\n    B\n}") == {"ab"}


def test_units_that_wait_inside_take_one_arm() -> None:
    assert apart("if %c {\n    A\n    WAIT\n    D\n} else {\n    B\n}") == set()
    assert apart("if %c {\n    A\n    WAIT\n} else {\n    B\n}\nD") == {"bd"}


def test_units_that_leave_are_ahead_of_the_others() -> None:
    """Some are at %b behind the inner block, while those that did not leave it are at %a; %d comes for both."""
    body = """
        block @outer {
            block @inner {
                WAIT
                if %c {
                    exit @inner
                }
                A
                exit @outer
            }
            B
        }
        WAIT
        D
        """
    assert apart(body) == {"ab"}
    # With a barrier on the way, all leave or none.
    waits = body.replace("                A\n", "                WAIT\n                A\n")
    assert apart(waits) == set()


def test_lifetimes_extend_over_loops() -> None:
    both = "    A\n    WAIT\n    B\n    WAIT\n"
    assert apart(f"for %i in 0:u32, %n, 1:u32 {{\n{both}}}") == {"ab"}
    assert apart(f"while {{\n    D\n    WAIT\n}} test %c {{\n{both}}}") == {"ab", "ad", "bd"}
    assert apart(f"for %i in 0:u32, 1:u32, 1:u32 {{\n{both}}}") == set()
    assert apart(f"while {{\n}} test true {{\n{both}    break\n}}") == set()
    assert apart(f"while {{\n}} test true {{\n{both}    if %c {{\n        break\n    }}\n}}") == {
        "ab"
    }
    assert apart("for %i in 0:u32, %n, 1:u32 {\n    A\n    WAIT\n}\nB") == set()
    assert apart("for %i in 0:u32, %n, 1:u32 {\n    WAIT\n    A\n}\nB") == {"ab"}
    assert apart(
        "for %i in 0:u32, %n, 1:u32 {\n    A\n    if %c {\n        continue\n    }\n    WAIT\n}\nB"
    ) == {"ab"}


def test_memory_that_nothing_uses_may_lie_anywhere() -> None:
    assert apart("A\nD") == {"ad"}


NAMES = "abcd"
UNITS = 4


class Program:
    """A random kernel, whose conditions and counts are equal in all units (`same`) or not (`own`)."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.same = Parameter(bool_, "same", Source(0))
        self.count = Parameter(u32, "count", Source(1))
        self.own = Value(bool_, "own")
        self.own_count = Value(u32, "own_count")
        type = Memory(f32, Space.SHARED, length=4, mutable=True)
        self.memories = [Value(type, name) for name in NAMES]
        self.hot = self.random.sample(self.memories, 2)
        self.names: dict[Value, str] = {}

    def kernel(self) -> core.Kernel:
        head = [core.SharedAlloc(memory) for memory in self.memories]
        body: list[core.Op] = [
            core.Apply("unit_pos_x", (), self.own_count),
            core.Apply("eq", (self.own_count, Constant(u32, 0)), self.own),
        ]
        for _ in range(self.random.randint(2, 4)):
            body += self.region([], [], 0, waits=True)
            self.hot = self.random.sample(self.memories, 2)
        return core.Kernel("k", (self.same, self.count), (*head, *body), cube_dim=(UNITS, 1, 1))

    def region(
        self, labels: list[Label], loops: list[bool], depth: int, *, waits: bool
    ) -> core.Region:
        found: list[core.Op] = []
        for _ in range(self.random.randint(1, 4)):
            found += self.statement(labels, loops, depth, waits=waits)
        return tuple(found)

    def access(self, memory: Value | None = None) -> list[core.Op]:
        memory = memory or self.random.choice(self.hot)
        place = Value(Reference(f32, Space.SHARED))
        self.names[place] = memory.name
        return [
            core.Index(memory, (Constant(u32, 0),), place, False),
            core.Store(place, Constant(f32, 1.0)),
        ]

    def statement(
        self, labels: list[Label], loops: list[bool], depth: int, *, waits: bool
    ) -> list[core.Op]:
        kinds = ["access"] * 4
        if waits:
            kinds += ["wait"] * 4
        if depth < 3:
            kinds += [
                "if",
                "own if",
                "for",
                "own for",
                "while",
                "block",
                "own block",
                "own block",
            ] + ["ways"] * (2 * waits)
        if depth:
            kinds += ["exit"] * min(len(labels) * 2, 5) + ["jump"] * (2 * bool(loops))
        kind = self.random.choice(kinds)
        # Where units are not together nobody waits; exits may still be to where somebody does.
        inner = waits and not kind.startswith("own")
        fresh = [] if inner != waits and self.random.random() < 0.3 else labels
        match kind.removeprefix("own "):
            case "access":
                return self.access()
            case "wait":
                return [core.Barrier(self.random.choice(("sync_cube", "sync_storage")))]
            case "if":
                condition = self.same if inner else self.own
                loops = loops if inner == waits else []
                then = self.region(fresh, loops, depth + 1, waits=inner)
                otherwise = (
                    self.region(fresh, loops, depth + 1, waits=inner)
                    if self.random.random() < 0.5
                    else ()
                )
                return [core.If(condition, then, otherwise)]
            case "for":
                stop: Value = self.count if inner else self.own_count
                if self.random.random() < 0.5:
                    stop = Constant(u32, self.random.randint(0, 2))
                body = self.region(fresh, [True], depth + 1, waits=inner)
                return [core.For(Value(u32), Constant(u32, 0), stop, Constant(u32, 1), body)]
            case "while":
                test = self.region([], [], 3, waits=inner)
                endless = self.random.random() < 0.2
                body = self.region(fresh, [True], depth + 1, waits=inner)
                if endless:
                    body = (*body, core.Break())
                condition = Constant(bool_, True) if endless else (self.same if inner else self.own)
                return [core.While(test, condition, body)]
            case "block":
                label = Label("b")
                body = self.region([*fresh, label], [], depth + 1, waits=inner)
                return [core.Block(label, body)]
            case "ways":
                return self.ways()
            case "exit":
                return [core.Exit(self.random.choice(labels))]
            case "jump":
                return [self.random.choice((core.Break, core.Continue))()]
        raise AssertionError(kind)

    def ways(self) -> list[core.Op]:
        """Let some units leave an inner block, and the others an outer one, between barriers."""
        outer, inner, wait = Label("outer"), Label("inner"), core.Barrier
        ahead, behind = self.random.sample(self.memories, 2)
        leave = core.If(self.own, (core.Exit(inner),))
        first = (wait("sync_cube"), leave, *self.access(behind), core.Exit(outer))
        block = core.Block(inner, first)
        return [core.Block(outer, (block, *self.access(ahead))), wait("sync_cube")]


class _Leave(Exception):
    def __init__(self, target: object) -> None:
        self.target = target


class _Tired(Exception):
    pass


class Unit:
    """Runs one unit, and notes after how many barriers it accesses what."""

    def __init__(self, program: Program, run: int, unit: int) -> None:
        self.program, self.run, self.unit = program, run, unit
        self.visits: Counter[core.Op] = Counter()
        self.together: dict[core.Op, int] = {}
        self.waited = 0
        self.events: list[tuple[int, str]] = []
        self.fuel = 200

    def chosen(self, op: core.Op, value: Value, most: int) -> int:
        """Choose a number, the same in all units or not, anew at each visit."""
        if isinstance(value, Constant):
            return int(value.value)
        is_same = value in (self.program.same, self.program.count)
        self.visits[op] += 1
        key = f"{self.run} {self.place[op]} {self.visits[op]} {0 if is_same else self.unit + 1}"
        return random.Random(key).randint(0, most)

    def whole(self, kernel: core.Kernel, place: dict[core.Op, int]) -> None:
        self.place = place
        try:
            self.region(kernel.body)
        except _Tired:
            pass

    def region(self, region: core.Region) -> None:
        for op in region:
            self.fuel -= 1
            if self.fuel < 0:
                raise _Tired
            self.op(op)

    def op(self, op: core.Op) -> None:
        match op:
            case core.Store():
                self.events.append((self.waited, self.program.names[op.place]))
            case core.Barrier():
                self.waited += 1
            case core.If():
                self.region(op.then if self.chosen(op, op.condition, 1) else op.otherwise)
            case core.For():
                for _ in range(self.chosen(op, op.stop, 2)):
                    if not self.trip(op.body):
                        return
            case core.While():
                while True:
                    self.region(op.test)
                    if not self.chosen(op, op.condition, 1) or not self.trip(op.body):
                        return
            case core.Block():
                try:
                    self.region(op.body)
                except _Leave as leave:
                    if leave.target is not op.label:
                        raise
            case core.Exit():
                raise _Leave(op.label)
            case core.Break() | core.Continue():
                raise _Leave(type(op))

    def trip(self, body: core.Region) -> bool:
        """Run a loop's body; tell whether the loop goes on."""
        try:
            self.region(body)
        except _Leave as leave:
            if leave.target is core.Break:
                return False
            if leave.target is not core.Continue:
                raise
        return True


def _numbered(region: core.Region, found: dict[core.Op, int]) -> dict[core.Op, int]:
    for op in region:
        found[op] = len(found)
        for inner in core.regions(op):
            _numbered(inner, found)
    return found


def examine(seed: int) -> tuple[int, int]:
    """Check a program's pairs that need not lie apart; return how many there are, and how many of these were used."""
    program = Program(seed)
    kernel = program.kernel()
    verify(kernel, TABLE)
    try:
        uniformity(kernel)
    except CubeError:
        return 0, 0
    found = must_lie_apart(kernel)
    free = [
        (one.name, other.name)
        for number, one in enumerate(program.memories)
        for other in program.memories[:number]
        if other not in found[one]
    ]
    place = _numbered(kernel.body, {})
    both = set()
    for run in range(8):
        units = [Unit(program, run, number) for number in range(UNITS)]
        for unit in units:
            unit.whole(kernel, place)
        events = [event for unit in units for event in unit.events]
        for pair in free:
            when = [[waited for waited, name in events if name == one] for one in pair]
            if all(when):
                both.add(pair)
                first, second = sorted(when, key=min)
                assert max(first) < min(second), f"seed {seed}: {pair}\n{print_kernel(kernel)}"
    return len(free), len(both)


@pytest.mark.fuzz
def test_what_may_share_is_never_used_at_the_same_time() -> None:
    free = met = 0
    for seed in range(400):
        pairs, both = examine(seed)
        free += pairs
        met += both
    # Some that share must be used in one run, or the test says nothing.
    assert met > 150, (free, met)

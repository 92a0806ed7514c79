from __future__ import annotations

import os
import random
from dataclasses import dataclass, field
from textwrap import dedent

import pytest

from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.ir.types import Reference, bool_, i32, scalar, u8
from transpile.ir.values import Constant, Label, Value
from transpile.ir.verify import verify
from transpile.passes.rebuild import walk
from transpile.passes.structure import structure


def check(before: str, after: str, *, has_break: bool = True) -> None:
    kernel = structure(parse_kernel(dedent(before)), has_break=has_break)
    verify(kernel)
    assert print_kernel(kernel) == dedent(after).lstrip()


def test_early_return_of_helper_becomes_if_else() -> None:
    check(
        """
        kernel k(%c: bool_) cube(1, 1, 1) {
            %r: slot<i32> = declare
            block @return {
                if %c {
                    store %r, 1:i32
                    exit @return
                }
                print "work"
                store %r, 2:i32
                exit @return
            }
            %v = load %r
            print "{}", %v
        }
        """,
        """
        kernel k(%c: bool_) cube(1, 1, 1) {
            %r: slot<i32> = declare
            if %c {
                store %r, 1:i32
            } else {
                print "work"
                store %r, 2:i32
            }
            %v = load %r
            print "{}", %v
        }
        """,
    )


GUARD = """
    kernel k(%i: i32, %n: i32) cube(1, 1, 1) {
        block @return {
            %c: bool_ = ge %i, %n
            if %c {
                exit @return
            }
            print "work"
        }
    }
    """


def test_early_return_guard_of_a_kernel_terminates() -> None:
    check(
        GUARD,
        """
        kernel k(%i: i32, %n: i32) cube(1, 1, 1) {
            %c: bool_ = ge %i, %n
            if %c {
                terminate
            }
            print "work"
        }
        """,
    )


def test_early_return_guard_without_break_inverts_the_condition() -> None:
    check(
        GUARD,
        """
        kernel k(%i: i32, %n: i32) cube(1, 1, 1) {
            %c: bool_ = ge %i, %n
            %0: bool_ = lt %i, %n
            if %0 {
                print "work"
            }
        }
        """,
        has_break=False,
    )


def test_float_comparison_is_not_inverted() -> None:
    check(
        """
        kernel k(%a: f32) cube(1, 1, 1) {
            %c: bool_ = lt %a, 0.0:f32
            if %c {
                terminate
            }
            print "work"
        }
        """,
        """
        kernel k(%a: f32) cube(1, 1, 1) {
            %c: bool_ = lt %a, 0.0:f32
            %0: bool_ = logical_not %c
            if %0 {
                print "work"
            }
        }
        """,
        has_break=False,
    )


BREAK_CONTINUE = """
    kernel k(%n: i32, %a: i32, %b: i32) cube(1, 1, 1) {
        block @exit {
            for %i in 0:i32, %n, 1:i32 {
                block @next {
                    %c: bool_ = eq %i, %a
                    if %c {
                        exit @next
                    }
                    %d: bool_ = eq %i, %b
                    if %d {
                        print "found"
                        exit @exit
                    }
                    print "{}", %i
                }
            }
        }
        print "end"
    }
    """


def test_break_and_continue() -> None:
    check(
        BREAK_CONTINUE,
        """
        kernel k(%n: i32, %a: i32, %b: i32) cube(1, 1, 1) {
            for %i in 0:i32, %n, 1:i32 {
                %c: bool_ = eq %i, %a
                if %c {
                    continue
                }
                %d: bool_ = eq %i, %b
                if %d {
                    print "found"
                    break
                }
                print "{}", %i
            }
            print "end"
        }
        """,
    )


def test_break_and_continue_as_flags() -> None:
    check(
        BREAK_CONTINUE,
        """
        kernel k(%n: i32, %a: i32, %b: i32) cube(1, 1, 1) {
            %broke: slot<bool_> = declare false
            %i: slot<i32> = declare 0:i32
            while {
                %i.1 = load %i
                %0: bool_ = lt %i.1, %n
                %1 = load %broke
                %2: bool_ = logical_not %1
                %3: bool_ = logical_and %0, %2
            } test %3 {
                %c: bool_ = eq %i.1, %a
                %4: bool_ = ne %i.1, %a
                if %4 {
                    %d: bool_ = eq %i.1, %b
                    if %d {
                        print "found"
                        store %broke, true
                    } else {
                        print "{}", %i.1
                    }
                }
                %5: i32 = add %i.1, 1:i32
                store %i, %5
            }
            print "end"
        }
        """,
        has_break=False,
    )


def test_exit_across_two_loops_and_loop_else() -> None:
    check(
        """
        kernel k(%n: i32) cube(1, 1, 1) {
            block @found {
                for %i in 0:i32, %n, 1:i32 {
                    for %j in 0:i32, %n, 1:i32 {
                        %c: bool_ = eq %i, %j
                        if %c {
                            exit @found
                        }
                    }
                    print "row"
                }
                print "else"
            }
            print "end"
        }
        """,
        """
        kernel k(%n: i32) cube(1, 1, 1) {
            %left_found: slot<bool_> = declare false
            for %i in 0:i32, %n, 1:i32 {
                for %j in 0:i32, %n, 1:i32 {
                    %c: bool_ = eq %i, %j
                    if %c {
                        store %left_found, true
                        break
                    }
                }
                %0 = load %left_found
                if %0 {
                    break
                }
                print "row"
            }
            %1 = load %left_found
            %2: bool_ = logical_not %1
            if %2 {
                print "else"
            }
            print "end"
        }
        """,
    )


def test_exit_from_one_side_of_a_nested_if_needs_a_flag() -> None:
    check(
        """
        kernel k(%c: bool_, %d: bool_) cube(1, 1, 1) {
            block @return {
                if %c {
                    if %d {
                        exit @return
                    }
                    print "c"
                }
                print "rest"
            }
            print "end"
        }
        """,
        """
        kernel k(%c: bool_, %d: bool_) cube(1, 1, 1) {
            %returned: slot<bool_> = declare false
            if %c {
                if %d {
                    store %returned, true
                } else {
                    print "c"
                }
            }
            %0 = load %returned
            %1: bool_ = logical_not %0
            if %1 {
                print "rest"
            }
            print "end"
        }
        """,
    )


def test_many_early_exits_become_one_loop_instead_of_deep_nesting() -> None:
    exits = "".join(
        f"""
                %c{n}: bool_ = eq %i, {n}:i32
                if %c{n} {{
                    exit @return
                }}"""
        for n in range(12)
    )
    kernel = structure(
        parse_kernel(
            f"""
            kernel k(%i: i32) cube(1, 1, 1) {{
                block @return {{{exits}
                    print "none"
                }}
                print "end"
            }}"""
        ),
        has_break=True,
    )
    verify(kernel)
    loop, end = kernel.body
    assert isinstance(loop, core.While)
    assert isinstance(loop.body[-1], core.Break)
    assert isinstance(end, core.Print)
    assert all(len(op.then) == 1 for op in loop.body if isinstance(op, core.If))


# Random programs: the same trace before and after.


class Stop(Exception):
    pass


class TooLong(Exception):
    pass


class Jump(Exception):
    def __init__(self, target: object) -> None:
        self.target = target


@dataclass
class Machine:
    """Interprets what the random programs use; a trace of the prints is the result."""

    trace: list[tuple[str, ...]] = field(default_factory=list)
    values: dict[Value, int] = field(default_factory=dict)
    fuel: int = 400

    def run(self, kernel: core.Kernel) -> list[tuple[str, ...]]:
        try:
            self.region(kernel.body)
        except Stop:
            self.trace.append(("terminated",))
        return [t for t in self.trace if t != ("terminated",)]

    def get(self, value: Value) -> int:
        return int(value.value) if isinstance(value, Constant) else self.values[value]

    def region(self, region: core.Region) -> None:
        for op in region:
            self.op(op)

    def burn(self) -> None:
        self.fuel -= 1
        if self.fuel < 0:
            raise TooLong

    def op(self, op: core.Op) -> None:
        match op:
            case core.Apply():
                self.values[op.result] = wrap(op.result, apply(op.op, *map(self.get, op.args)))
            case core.Cast():
                self.values[op.result] = wrap(op.result, self.get(op.value))
            case core.Declare():
                if op.initial is not None:
                    self.values[op.result] = self.get(op.initial)
            case core.Load():
                self.values[op.result] = self.get(op.place)
            case core.Store():
                self.values[op.place] = self.get(op.value)
            case core.Print():
                self.trace.append((op.message, *(str(self.get(a)) for a in op.args)))
            case core.If():
                self.region(op.then if self.get(op.condition) else op.otherwise)
            case core.For():
                trips = range(self.get(op.start), self.get(op.stop), self.get(op.step))
                self.loop(iter(trips), op)
            case core.While():
                self.loop(self.tests(op), op)
            case core.Block():
                try:
                    self.region(op.body)
                except Jump as jump:
                    if jump.target is not op.label:
                        raise
            case core.Exit():
                raise Jump(op.label)
            case core.Break():
                raise Jump("break")
            case core.Continue():
                raise Jump("continue")
            case core.Terminate():
                raise Stop
            case _:
                raise AssertionError(op)

    def tests(self, op: core.While):  # type: ignore[no-untyped-def]
        while True:
            self.region(op.test)
            if not self.get(op.condition):
                return
            yield None

    def loop(self, trips, op: core.For | core.While) -> None:  # type: ignore[no-untyped-def]
        for trip in trips:
            self.burn()
            if isinstance(op, core.For):
                self.values[op.variable] = trip
            try:
                self.region(op.body)
            except Jump as jump:
                if jump.target == "break":
                    return
                if jump.target != "continue":
                    raise


def apply(row: str, a: int, b: int = 0, c: int = 0) -> int:
    match row:
        case "add":
            return a + b
        case "sub":
            return a - b
        case "mul":
            return a * b
        case "div_trunc":
            assert a >= 0
            assert b > 0
            return a // b
        case "max":
            return max(a, b)
        case "abs":
            return abs(a)
        case "select":
            return b if a else c
        case "bit_and":
            return a & b
        case "eq" | "ne" | "lt" | "le" | "gt" | "ge":
            return int(
                {"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}[
                    row
                ]
            )
        case "logical_and":
            return a and b
        case "logical_or":
            return a or b
        case "logical_not":
            return int(not a)
    raise AssertionError(row)


def wrap(value: Value, number: int) -> int:
    kind = scalar(str(value.type))
    if kind.is_bool:
        return int(bool(number))
    number %= 1 << kind.bits
    return number - (1 << kind.bits) if kind.is_signed and number >> (kind.bits - 1) else number


class Builder:
    """Draws a program. Conditions are bits of a state that every print changes, so they can be computed twice."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.state = Value(Reference(i32), "state")
        self.count = 0

    def pick(self, options: list[str]) -> str:
        return self.random.choice(options)

    def note(self, *args: Value) -> list[core.Op]:
        self.count += 1
        old, scaled, new = Value(i32), Value(i32), Value(i32)
        return [
            core.Print(f"p{self.count}" + " {}" * len(args), args),
            core.Load(self.state, old),
            core.Apply("mul", (old, Constant(i32, 5)), scaled),
            core.Apply("add", (scaled, Constant(i32, 2 * self.count + 1)), new),
            core.Store(self.state, new),
        ]

    def condition(self) -> tuple[list[core.Op], Value]:
        bit = 1 << self.random.randint(0, 4)
        state, masked, result = Value(i32), Value(i32), Value(bool_)
        row = self.pick(["eq", "ne", "lt"])
        return [
            core.Load(self.state, state),
            core.Apply("bit_and", (state, Constant(i32, bit)), masked),
            core.Apply(row, (masked, Constant(i32, bit if row == "lt" else 0)), result),
        ], result

    def region(self, labels: list[Label], depth: int) -> core.Region:
        ops: list[core.Op] = []
        for _ in range(self.random.randint(0 if depth else 2, 4)):
            ops += self.statement(labels, depth)
        return tuple(ops)

    def statement(self, labels: list[Label], depth: int) -> list[core.Op]:
        leaf = ["print"] + (["exit"] * 2 if labels else []) + ["terminate"] * (depth > 1)
        kind = self.pick(leaf if depth > 4 else [*leaf, "if", "if", "block", "for", "while"])
        match kind:
            case "exit":
                return [core.Exit(self.random.choice(labels))]
            case "terminate":
                return [core.Terminate()]
            case "if":
                ops, condition = self.condition()
                branches = (self.region(labels, depth + 1), self.region(labels, depth + 1))
                return [*ops, core.If(condition, *branches)]
            case "block":
                label = Label(self.pick(["return", "break", "b"]))
                return [core.Block(label, self.region([*labels, label], depth + 1))]
            case "for":
                variable = Value(i32, "i")
                start, stop = self.random.randint(-3, 3), self.random.randint(-3, 3)
                step = self.random.choice([1, 1, -1, 2, -2])
                body = (*self.note(variable), *self.region(labels, depth + 1))
                bounds = [Constant(i32, n) for n in (start, stop, step)]
                if self.random.random() < 0.5:
                    slot, loaded = Value(Reference(i32)), Value(i32)
                    made = [core.Declare(slot, bounds[2]), core.Load(slot, loaded)]
                    return [*made, core.For(variable, bounds[0], bounds[1], loaded, body)]
                return [core.For(variable, *bounds, body)]
            case "while":
                test, condition = self.condition()
                if self.random.random() < 0.5:
                    test = [*self.region(labels, depth + 2), *test]
                return [core.While(tuple(test), condition, self.region(labels, depth + 1))]
        return self.note()


def agrees(seed: int, has_break: bool) -> bool:
    """Check one random program; false when it runs for too long to say."""
    builder = Builder(seed)
    first = core.Declare(builder.state, Constant(i32, seed % 32))
    kernel = core.Kernel("k", (), (first, *builder.region([], 0)))
    verify(kernel)
    try:
        expected = Machine().run(kernel)
    except TooLong:
        return False
    after = structure(kernel, has_break=has_break)
    verify(after)
    assert not any(isinstance(op, (core.Block, core.Exit)) for op in walk(after.body))
    if not has_break:
        left = (core.Break, core.Continue, core.Terminate)
        assert not any(isinstance(op, left) for op in walk(after.body))
    assert Machine(fuel=4000).run(after) == expected, print_kernel(kernel)
    return True


@pytest.mark.fuzz
@pytest.mark.parametrize("has_break", [True, False])
def test_random_programs(has_break: bool) -> None:
    count = int(os.environ.get("TRANSPILE_FUZZ", "600"))
    agreed = sum(agrees(seed, has_break) for seed in range(count))
    assert agreed > count // 2


@pytest.mark.parametrize(
    ("start", "stop", "step"), [(250, 255, 1), (250, 255, 3), (0, 255, 200), (5, 5, 2), (9, 3, 4)]
)
def test_loop_that_can_be_left_does_not_wrap(start: int, stop: int, step: int) -> None:
    text = f"""
        kernel k() cube(1, 1, 1) {{
            block @exit {{
                for %i in {start}:u8, {stop}:u8, {step}:u8 {{
                    print "{{}}", %i
                    %c: bool_ = eq %i, 254:u8
                    if %c {{
                        exit @exit
                    }}
                }}
            }}
        }}
        """
    kernel = parse_kernel(text)
    after = structure(kernel, has_break=False)
    verify(after)
    assert Machine().run(after) == Machine().run(kernel)
    assert u8.bits == 8

"""Expressions of random programs, each of a type that is known when it is written."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.oracle.parts import (
    FLOATS,
    HARD,
    INTEGERS,
    LITERAL,
    NEGATIVE,
    PROMOTES,
    WEAK,
    Helper,
    Text,
    Variable,
    typed,
)

ODD_NAMES = (
    "cx _cx int float out thread kernel buffer var let switch this inline \u00e9 _ __ print id x texture vec4 "
    "half register true false null main char unsigned double struct f t loop fn discard sampler precise atomic const "
    "auto template new delete operator typename workgroup \u03b1\u03b2 get cond live let_ call static type object super"
)
"""Names that the rewriter or a target uses for things of its own."""


class Expressions:
    """Writes numbers and tests; what is in scope comes from the statements around."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.types: tuple[str, ...] = ()
        self.helpers: list[Helper] = []
        self.lambdas: list[Helper] = []
        self.scope: list[Variable] = []
        self.captured: set[str] = set()
        """Names that a nested function reads."""
        self.rebound: set[str] = set()
        """Names that a nested function must not read."""
        self.result: str | None = None
        """The type that the function being written returns; ``None`` in the kernel."""
        self.count = 0
        self.features: frozenset[str] = frozenset()
        """Parts of the language that the program uses."""
        self.odd = ODD_NAMES.split()

    def fresh(self, letter: str = "v") -> str:
        self.count += 1
        if (
            "names" in self.features
            and letter in "vkqw"
            and self.odd
            and self.random.random() < 0.5
        ):
            return self.odd.pop(self.random.randrange(len(self.odd)))
        return f"{letter}{self.count}"

    def visible(self, test: Callable[[Variable], bool]) -> list[Variable]:
        return [variable for variable in self.scope if test(variable)]

    def hard(self, type: str, depth: int, binds: bool = False) -> Text:
        """Write a number whose type is sure."""
        value = self.number(type, depth, binds)
        return value if value.sure == HARD else Text.join(f"{type}({{}})", value, sure=HARD)

    def number(self, type: str, depth: int, binds: bool = False) -> Text:
        """Write a number of `type`; with `binds` a walrus in it runs for certain."""
        if depth <= 0 or self.random.random() < 0.2:
            return self.leaf(type)
        return self.random.choice(self.forms(type, depth, binds))()

    def forms(self, type: str, depth: int, binds: bool) -> list[Callable[[], Text]]:
        """Return what an expression of `type` may be."""
        forms: list[Callable[[], Text]] = [lambda: self.binary(type, depth, binds)] * 6
        forms += [
            lambda: self.unary(type, depth, binds),
            lambda: self.cast(type, depth, binds),
            lambda: self.ternary(type, depth),
            lambda: self.either(type, depth),
            lambda: self.extreme(type, depth, binds),
            lambda: self.call(type, depth, binds),
            lambda: self.flag(type, depth, binds),
            lambda: self.word(type, depth, binds),
            lambda: self.reduced(type, depth),
        ]
        if binds:
            forms += [lambda: self.walrus(type, depth)] * 2
        return forms

    def leaf(self, type: str) -> Text:
        choices: list[Text] = [
            Text.same(v.name, v.sure) for v in self.visible(lambda v: v.type == type)
        ]
        choices = choices[-8:] * 2
        choices.append(Text.same(self.literal(type), LITERAL))
        choices.append(Text.same(f"{type}({self.literal(type)})"))
        comptime = self.visible(lambda v: v.type == "comptime")
        if comptime:
            choices.append(Text.same(self.random.choice(comptime).name, LITERAL))
        choices += self.leaves(type)
        if self.result is None:
            choices += [Text.join(f"x_{type}[{{}}]", self.place(1), sure=HARD)] * 2
            if type == "u32":
                choices += [Text.same("UNIT_POS"), Text.same("u32(x_i32.len())")]
            for variable in self.visible(lambda v: v.type == f"array {type}"):
                choices.append(Text.join(f"{variable.name}[{{}}]", self.place(1, True), sure=HARD))
        return self.random.choice(choices)

    def leaves(self, type: str) -> list[Text]:
        """Return more of what stands for a number of `type`."""
        found = [Text.same(f"{type}({v.name})") for v in self.visible(lambda v: v.type == "index")]
        if type in INTEGERS and self.random.random() < 0.1:
            found.append(Text.same(self.random.choice(("LIMIT", "TABLE[1]", "TABLE[-1]")), LITERAL))
        return found

    def small(self, type: str) -> str:
        """Write a literal that a slot starts from: what is computed of it at comptime must fit too."""
        return (
            self.literal(type) if type in FLOATS else str(self.random.choice((0, 1, 2, 3, 7, 100)))
        )

    def literal(self, type: str) -> str:
        if type in FLOATS:
            return str(self.random.choice((0.0, 0.5, 1.0, 2.0, -1.5, 3.25, -0.25, 8.0)))
        bits = INTEGERS[type]
        if type.startswith("u"):
            edges = (2**bits - 1, 2 ** (bits - 1))
            return str(self.random.choice((0, 1, 2, 3, 5, 7, 100, self.random.choice(edges))))
        edges = (2 ** (bits - 1) - 1, -(2 ** (bits - 1)), 2 ** (bits - 2))
        choices = (0, 1, 2, 3, -1, -2, 7, 100, -100, self.random.choice(edges))
        return str(self.random.choice(choices))

    def place(self, depth: int, is_local: bool = False) -> Text:
        """Write an index, now and then one out of bounds; what is proved wrong on local memory is refused."""
        if self.random.random() < 0.6:
            return Text.same(self.random.choice(("0", "1", "2", "3", *NEGATIVE)))
        type = self.random.choice(("i32", "u32"))
        value = self.hard(type, depth - 1)
        return value if not is_local and self.random.random() < 0.3 else Text.join("{} & 3", value)

    def beside(self, type: str, depth: int, binds: bool = False) -> Text:
        """Write an operand that becomes `type` beside one that is: the type itself, or one that promotes to it."""
        narrower = [t for t in PROMOTES.get(type, ()) if self.has(t)]
        if narrower and self.random.random() < 0.2:
            return self.hard(self.random.choice(narrower), depth, binds)
        if type in FLOATS and self.random.random() < 0.1:
            return Text.same(str(self.random.randint(-3, 9)), LITERAL)
        return self.number(type, depth, binds)

    def pair(self, type: str, depth: int, binds: bool = False) -> tuple[Text, Text]:
        """Write two operands whose common type is `type`; the type of at least one is sure."""
        first = self.number(type, depth, binds)
        if first.sure != HARD and self.random.random() < 0.5:
            first = Text.join(f"{type}({{}})", first, sure=HARD)
        second = (
            self.beside(type, depth, binds) if first.sure == HARD else self.hard(type, depth, binds)
        )
        return first, second

    def binary(self, type: str, depth: int, binds: bool) -> Text:
        if self.random.random() < 0.1:
            return self.nudge(type)
        if type not in FLOATS and self.random.random() < 0.15:
            return self.shift(type, depth, binds)
        first, second = self.pair(type, depth - 1, binds)
        if type in FLOATS:
            operator = self.random.choice(("+", "-", "*", "+", "-", "*", "/", "//", "%"))
        else:
            operator = self.random.choice(("+", "-", "*", "+", "-", "*", "//", "%", "&", "|", "^"))
        if operator in ("//", "%", "/") and second.sure == LITERAL:
            operator = "-"
        return Text.join(f"({{}} {operator} {{}})", first, second, sure=HARD)

    def nudge(self, type: str) -> Text:
        """Write a little arithmetic on a slot that started from a literal: its type is open for longer."""
        found = self.visible(lambda v: v.type == type and v.sure == WEAK)
        if not found:
            return self.leaf(type)
        form = self.random.choice(("({} + 1)", "({} * 2)", "(3 - {})", "(-{})", "({} - 1)"))
        return Text.join(form, Text.same(self.random.choice(found).name, WEAK))

    def shift(self, type: str, depth: int, binds: bool) -> Text:
        value = self.hard(type, depth - 1, binds)
        operator = self.random.choice(("<<", ">>"))
        if self.random.random() < 0.6:
            return Text.join(f"({{}} {operator} {self.random.choice((1, 3, 31, 40))})", value)
        count = self.hard(type, 1)
        if self.random.random() < 0.3:  # of any size, below zero too
            return Text.join(f"({{}} {operator} {{}})", value, count)
        return Text.join(f"({{}} {operator} ({{}} & 7))", value, count)

    def unary(self, type: str, depth: int, binds: bool) -> Text:
        value = self.hard(type, depth - 1, binds)
        if type in FLOATS:
            return Text.join(self.random.choice(("(-{})", "abs({})")), value)
        forms = ("(-{})", "(~{})", "abs({})", "({} ** 2)", "({} ** 3)", "power")
        form = self.random.choice(forms)
        if form == "power":
            exponent = self.hard(type, 1)
            return Text.join(
                self.random.choice(("({} ** {})", "({} ** ({} & 3))")), value, exponent
            )
        return Text.join(form, value)

    def cast(self, type: str, depth: int, binds: bool) -> Text:
        other = self.random.choice(self.types)
        return Text.join(f"{type}({{}})", self.hard(other, depth - 1, binds), sure=HARD)

    def ternary(self, type: str, depth: int) -> Text:
        first, second = self.number(type, depth - 1), self.hard(type, depth - 1)
        if self.random.random() < 0.5:
            first, second = second, first
        # A condition of comptime may leave a literal.
        sure = HARD if first.sure == second.sure == HARD else WEAK
        first, second = typed(type, first), typed(type, second)
        return Text.join("({} if {} else {})", first, self.condition(depth - 1), second, sure=sure)

    def either(self, type: str, depth: int) -> Text:
        operator = self.random.choice(("and", "or"))
        first, second = self.hard(type, depth - 1), self.hard(type, depth - 1)
        return Text.join(f"({{}} {operator} {{}})", first, second, sure=HARD)

    def extreme(self, type: str, depth: int, binds: bool) -> Text:
        function = self.random.choice(("min", "max"))
        first, second = self.pair(type, depth - 1, binds)
        # Which of two zeros is the larger is open; a sum with zero makes them one.
        form = "({}({{}}, {{}}) + 0.0)" if type in FLOATS else "{}({{}}, {{}})"
        return Text.join(form.format(function), first, second, sure=HARD)

    def word(self, type: str, depth: int, binds: bool) -> Text:
        """Write a function of the language that is exact."""
        if self.random.random() < 0.25:
            # Both operands are computed, whatever the test.
            test, first = self.condition(depth - 1), self.hard(type, depth - 1)
            return Text.join("select({}, {}, {})", test, first, self.hard(type, depth - 1))
        if type in FLOATS:
            function = self.random.choice(("floor", "ceil", "trunc", "round"))
            return Text.join(f"{function}({{}})", self.hard(type, depth - 1, binds))
        signed = {"i": "u", "u": "i"}[type[0]] + type[1:]
        if self.has(signed) and self.random.random() < 0.3:
            return Text.join(f"bitcast({{}}, {type})", self.hard(signed, depth - 1, binds))
        value = self.hard(type, depth - 1, binds)
        if self.random.random() < 0.5:
            function = self.random.choice(("popcount", "clz", "ctz", "reverse_bits"))
            return Text.join(f"{function}({{}})", value)
        function = self.random.choice(("saturating_add", "saturating_sub", "mul_hi"))
        return Text.join(f"{function}({{}}, {{}})", value, self.hard(type, depth - 1, binds))

    def has(self, type: str) -> bool:
        return type in self.types

    def reduced(self, type: str, depth: int) -> Text:
        """Write one number of a list of several."""
        found = self.visible(lambda v: v.type == f"list {type}")
        if not found:
            return self.extreme(type, depth, False)
        name = self.random.choice(found).name
        form = self.random.randrange(4)
        # A sum of floats below zero is one in a kernel; Python starts from 0.
        start = "0.0 + " if type in FLOATS else ""
        if form == 0:
            return Text.same(f"({start}sum({name}))")
        if form == 1:
            item = self.fresh("q")
            return Text.same(f"({start}sum({item} * {item} for {item} in {name}))")
        if type in FLOATS or form == 2:
            return Text.join(f"({start}sum({name}) + {{}})", self.hard(type, depth - 1))
        function = self.random.choice(("min", "max"))
        spread = self.random.choice(("", "*"))
        return Text.same(f"{function}({spread}{name})")

    def call(self, type: str, depth: int, binds: bool) -> Text:
        found = [h for h in (*self.helpers, *self.lambdas) if h.result == type]
        if not found:
            return self.binary(type, depth, binds)
        helper = self.random.choice(found)
        arguments = [self.hard(t, depth - 1, binds) for t in helper.parameters]
        template = ", ".join("{}" for _ in arguments)
        return Text.join(f"{helper.name}({template})", *arguments, sure=HARD)

    def flag(self, type: str, depth: int, binds: bool) -> Text:
        """Write a bool that becomes a number."""
        if self.random.random() < 0.5:
            return Text.join(f"{type}({{}})", self.condition(depth - 1, binds), sure=HARD)
        return Text.join("({} + {})", self.hard(type, depth - 1), self.comparison(1), sure=HARD)

    def walrus(self, type: str, depth: int) -> Text:
        value = self.hard(type, depth - 1, True)
        known = self.visible(
            lambda v: (
                v.type == type
                and v.mutable
                and v.sure == HARD
                and v.name.isidentifier()
                and v.name not in self.captured
            )
        )
        if known and self.random.random() < 0.4:
            name = self.random.choice(known).name
        else:
            name = self.fresh()
            self.scope.append(Variable(name, type))
        # A nested function can't read what an operand binds that may not run: a test of a loop, say.
        self.rebound.add(name)
        return Text.join(f"({name} := {{}})", value)

    def condition(self, depth: int, binds: bool = False) -> Text:
        """Write a test."""
        choice = self.random.random()
        if depth <= 0 or choice < 0.5:
            return self.comparison(depth, binds)
        if choice < 0.6:
            return Text.join("(not {})", self.condition(depth - 1, binds))
        if choice < 0.8:
            operator = self.random.choice(("and", "or"))
            first = self.condition(depth - 1, binds)
            return Text.join(f"({{}} {operator} {{}})", first, self.condition(depth - 1))
        flags = self.visible(lambda v: v.type == "bool")
        if choice < 0.9 and flags:
            return Text.same(self.random.choice(flags).name)
        comptime = self.visible(lambda v: v.type == "comptime")
        if choice < 0.95 and comptime:
            return Text.same(
                f"({self.random.choice(comptime).name} == {self.random.randint(0, 3)})"
            )
        if choice < 0.86 and flags == []:
            # A ternary of truths, or of numbers whose truth is taken.
            one, other = (self.random.choice((self.condition, self.truth))(depth - 1) for _ in "ab")
            return Text.join("(not ({} if {} else {}))", one, self.condition(depth - 1), other)
        lists = self.visible(lambda v: v.type.startswith("list "))
        if choice < 0.97 and lists:
            found, item = self.random.choice(lists), self.fresh("q")
            other = self.hard(found.type.removeprefix("list "), depth - 1)
            function = self.random.choice(("any", "all"))
            return Text.join(f"{function}({item} < {{}} for {item} in {found.name})", other)
        if choice < 0.98:
            type = self.random.choice([t for t in self.types if t in INTEGERS])
            value = self.hard(type, depth - 1, binds)
            return Text.join(f"({{}} {self.random.choice(('in', 'not in'))} (0, 1, 7))", value)
        # The truth of a number.
        if self.random.random() < 0.3:
            return Text.join(
                "(not {})", self.hard(self.random.choice(self.types), depth - 1, binds)
            )
        return Text.join("({} != 0)", self.hard(self.random.choice(self.types), depth - 1, binds))

    def truth(self, depth: int) -> Text:
        """Write a number that is taken for a truth."""
        return self.hard(self.random.choice(self.types), depth)

    def comparison(self, depth: int, binds: bool = False) -> Text:
        type = self.random.choice(self.types)
        operators = ("<", "<=", ">", ">=", "==", "!=")
        first, second = self.pair(type, depth - 1, binds)
        if self.random.random() < 0.2:
            third = self.hard(type, depth - 1)
            one, two = self.random.choice(operators), self.random.choice(operators)
            return Text.join(f"({{}} {one} {{}} {two} {{}})", first, second, third)
        return Text.join(f"({{}} {self.random.choice(operators)} {{}})", first, second)

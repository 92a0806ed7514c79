"""Random kernels: a seed gives the text of a function `k(n, m, xs)` that always ends.

Names are read only where they are bound on every path (`tame`), or anywhere (then both sides may find them unbound).
`f` logs its argument, so that the order and number of evaluations count; `t` ends loops.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

NAMES = ("a", "b", "c", "d", "e")


@dataclass
class Log:
    """What a run did."""

    seen: list[object] = field(default_factory=list)
    fuel: int = 60

    def f(self, value):  # type: ignore[no-untyped-def]
        self.seen.append(value)
        return value

    def t(self):  # type: ignore[no-untyped-def]
        self.fuel -= 1
        return self.fuel > 0


class Writer:
    """Writes one program."""

    def __init__(self, seed: int, *, tame: bool) -> None:
        self.random = random.Random(seed)
        self.tame = tame
        self.lines: list[str] = []
        self.loops = 0
        self.budget = 26
        self.functions: list[str] = []
        self.walrus = True
        self.depth_of_functions = 0

    def text(self) -> str:
        self.lines.append("def k(n, m, xs):")
        bound = self.block(1, {"n", "m"}, [])
        if bound is not None:
            names = ", ".join(sorted(bound if self.tame else set(NAMES) & bound | {"n"}))
            self.lines.append(f"    return {names}, xs[0], xs[1]")
        return "\n".join(self.lines) + "\n"

    # Expressions: each returns text; names bound inside are added to `bound`

    def name(self, bound: set[str]) -> str:
        if not self.tame and self.random.random() < 0.04:
            return self.random.choice(NAMES)
        return self.random.choice(sorted(bound))

    def expression(self, bound: set[str], depth: int = 0) -> str:
        pick = self.random.random()
        if depth > 2 or pick < 0.3:
            return (
                self.name(bound) if self.random.random() < 0.7 else str(self.random.randint(0, 4))
            )
        if pick < 0.5:
            operator = self.random.choice("+-*")
            left, right = self.expression(bound, depth + 1), self.expression(bound, depth + 1)
            return f"({left} {operator} {right}) % 17"
        if pick < 0.56:
            return f"f({self.expression(bound, depth + 1)})"
        if pick < 0.64:
            return f"xs[{self.expression(bound, depth + 1)} % 4]"
        if pick < 0.72:
            test = self.test(bound, depth + 1)
            then, other = (
                self.expression(set(bound), depth + 1),
                self.expression(set(bound), depth + 1),
            )
            return f"({then} if {test} else {other})"
        if pick < 0.78:
            word = self.random.choice(("and", "or"))
            left = self.expression(bound, depth + 1)
            return f"({left} {word} {self.expression(set(bound), depth + 1)})"
        if pick < 0.84 and self.walrus:
            value = self.expression(bound, depth + 1)
            target = self.random.choice(NAMES)
            bound.add(target)
            return f"({target} := {value})"
        if pick < 0.9 and self.functions:
            name = self.random.choice(self.functions)
            return f"{name}({self.expression(bound, depth + 1)})"
        if pick < 0.94:
            variable = self.random.choice(NAMES)
            saved, self.walrus = self.walrus, False
            item = self.expression({*bound, variable}, depth + 1)
            self.walrus = saved
            return f"sum([{item} for {variable} in range({self.random.randint(0, 3)})])"
        if pick < 0.97:
            saved, self.walrus = self.walrus, False
            body = self.expression({*bound, "v", "w"}, depth + 1)
            self.walrus = saved
            default, value = self.expression(bound, depth + 1), self.expression(bound, depth + 1)
            return f"(lambda v, w={default}: {body})({value})"
        return f"({self.test(bound, depth + 1)})"

    def test(self, bound: set[str], depth: int = 0) -> str:
        pick = self.random.random()
        if pick < 0.45 or depth > 2:
            operator = self.random.choice(("<", ">", "==", "!=", "<=", ">="))
            left = self.expression(bound, depth + 1)
            return f"{left} {operator} {self.expression(bound, depth + 1)}"
        if pick < 0.6:
            word = self.random.choice(("and", "or"))
            left = self.test(bound, depth + 1)
            return f"({left} {word} {self.test(set(bound), depth + 1)})"
        if pick < 0.7:
            return f"not ({self.test(bound, depth + 1)})"
        if pick < 0.8:
            first, second = self.expression(bound, depth + 1), self.expression(bound, depth + 1)
            return f"({first} < {second} <= {self.expression(set(bound), depth + 1)})"
        if pick < 0.85:
            return f"({self.expression(bound, depth + 1)} in (1, 2, 3))"
        return self.expression(bound, depth + 1)

    # Statements: each returns the names that are bound behind it, or None where control does not come

    def block(self, indent: int, bound: set[str], loops: list[str]) -> set[str] | None:
        now: set[str] | None = set(bound)
        for _ in range(self.random.randint(1, 5 if indent == 1 else 3)):
            if now is None:
                if self.random.random() < 0.8:
                    break
                self.statement(indent, set(bound), loops)  # dead code
                continue
            now = self.statement(indent, now, loops)
        return now

    def say(self, indent: int, text: str) -> None:
        self.lines.append("    " * indent + text)

    def statement(self, indent: int, bound: set[str], loops: list[str]) -> set[str] | None:
        self.budget -= 1
        pick = self.random.random()
        if self.budget < 0 or indent > 5:
            pick *= 0.5
        if pick < 0.22:
            value = self.expression(bound)
            target = self.random.choice(NAMES)
            self.say(indent, f"{target} = {value}")
            return bound | {target}
        if pick < 0.32:
            target = self.random.choice(sorted(bound))
            value = self.expression(bound)
            self.say(indent, f"{target} {self.random.choice('+-')}= {value}")
            return bound
        if pick < 0.37:
            value = self.expression(bound)
            self.say(indent, f"xs[{self.expression(bound)} % 4] += {value}")
            return bound
        if pick < 0.43:
            first, second = self.random.choice(NAMES), self.random.choice(NAMES)
            values = f"{self.expression(bound)}, {self.expression(bound)}"
            self.say(indent, f"{first}, {second} = {values}")
            return bound | {first, second}
        if pick < 0.45:
            first, second = self.random.choice(NAMES), self.random.choice(NAMES)
            self.say(indent, f"{first} = {second} = {self.expression(bound)}")
            return bound | {first, second}
        if pick < 0.5:
            self.say(indent, f"f({self.expression(bound)})")
            return bound
        if pick < 0.66:
            return self.if_(indent, bound, loops)
        if pick < 0.72 and indent < 5:
            return self.match(indent, bound, loops)
        if pick < 0.8:
            return self.for_(indent, bound)
        if pick < 0.86:
            return self.while_(indent, bound)
        if pick < 0.9 and self.depth_of_functions < 2 and indent < 4:
            return self.function(indent, bound)
        return self.jump(indent, bound, loops)

    def jump(self, indent: int, bound: set[str], loops: list[str]) -> set[str] | None:
        if loops and self.random.random() < 0.8:
            self.say(indent, self.random.choice(("break", "continue")))
        elif indent > 1:
            self.say(indent, f"return {self.expression(bound)}")
        else:
            self.say(indent, "pass")
            return bound
        return None

    def if_(self, indent: int, bound: set[str], loops: list[str]) -> set[str] | None:
        before = set(bound)
        self.say(indent, f"if {self.test(before)}:")
        ends = [self.arm(indent + 1, before, loops)]
        while self.random.random() < 0.25:
            before = set(before)
            self.say(indent, f"elif {self.test(before)}:")
            ends.append(self.arm(indent + 1, before, loops))
        if self.random.random() < 0.5:
            self.say(indent, "else:")
            ends.append(self.arm(indent + 1, before, loops))
        else:
            ends.append(before)
        alive = [end for end in ends if end is not None]
        return set.intersection(*alive) if alive else None

    def match(self, indent: int, bound: set[str], loops: list[str]) -> set[str] | None:
        """A `match` of one number or of two; after a guard with captures nobody reads those."""
        before = set(bound)
        is_pair = self.random.random() < 0.4
        subject = f"{self.expression(before)} % 4"
        self.say(
            indent,
            f"match ({subject}, {self.expression(before)}):" if is_pair else f"match {subject}:",
        )
        ends = []
        for last in (False, self.random.random() < 0.5, True):
            now = set(before)
            names: list[str] = []
            parts = [self.pattern(names) for _ in range(1 + is_pair)]
            guard = ""
            if last and self.random.random() < 0.7:
                names, parts = [], ["_"]
            elif self.random.random() < 0.3 and (self.tame or not names):
                guard = f" if {self.test(now | set(names))}"
                before -= set(names)
            self.say(indent + 1, f"case {', '.join(parts)}{guard}:")
            ends.append(self.block(indent + 2, now | set(names), loops))
            if last and parts == ["_"]:
                break
        else:
            ends.append(before)
        alive = [end for end in ends if end is not None]
        return set.intersection(*alive) if alive else None

    def pattern(self, names: list[str]) -> str:
        pick = self.random.random()
        name = self.random.choice([n for n in NAMES if n not in names])
        if pick < 0.4:
            return str(self.random.randint(0, 3))
        if pick < 0.55:
            return f"{self.random.randint(0, 1)} | {self.random.randint(2, 3)}"
        names.append(name)
        return f"(1 | 2) as {name}"

    def arm(self, indent: int, bound: set[str], loops: list[str]) -> set[str] | None:
        if self.random.random() < 0.15:
            target = self.random.choice(sorted(bound))
            self.lines[-1] += f" {target} = {self.expression(set(bound))}; f({target})"
            return set(bound)
        return self.block(indent, bound, loops)

    def for_(self, indent: int, bound: set[str]) -> set[str] | None:
        count = self.random.choice(("3", "2", f"{self.expression(bound)} % 4"))
        target = self.random.choice(NAMES)
        if self.random.random() < 0.2:
            second = self.random.choice([name for name in NAMES if name != target])
            self.say(
                indent, f"for {target}, {second} in [(1, 2), (3, {self.random.randint(0, 4)})]:"
            )
            self.block(indent + 1, bound | {target, second}, ["for"])
        else:
            self.say(indent, f"for {target} in range({count}):")
            self.block(indent + 1, bound | {target}, ["for"])
        return self.loop_else(indent, bound)

    def loop_else(self, indent: int, bound: set[str]) -> set[str] | None:
        if self.random.random() < 0.25:
            self.say(indent, "else:")
            self.block(indent + 1, bound, [])
        return bound

    def while_(self, indent: int, bound: set[str]) -> set[str] | None:
        inside = set(bound)
        saved, self.walrus = self.walrus, self.walrus and not self.tame
        test = self.test(inside)
        self.walrus = saved
        self.say(indent, f"while t() and {test}:")
        self.block(indent + 1, bound, ["while"])
        return self.loop_else(indent, bound)

    def function(self, indent: int, bound: set[str]) -> set[str] | None:
        name = f"g{len(self.lines)}"
        default = self.expression(bound)
        self.say(indent, f"def {name}(p, q={default}):")
        self.depth_of_functions += 1
        saved, self.functions = self.functions, []
        inner = self.block(indent + 1, bound | {"p", "q"}, [])
        # A name that the function binds is its own from the start: reads before that are unbound, on both sides.
        if inner is not None:
            self.say(indent + 1, f"return {self.expression(set(inner))}")
        self.depth_of_functions -= 1
        self.functions = saved
        arguments = self.expression(bound)
        target = self.random.choice(NAMES)
        self.say(indent, f"{target} = {name}({arguments})")
        return bound | {target}


def program(seed: int, *, tame: bool) -> str:
    """Return the text of one program."""
    return Writer(seed, tame=tame).text()

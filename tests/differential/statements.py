"""Random statements of units, and the functions that they call."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.differential.expressions import VARIABLE
from tests.differential.parts import (
    COUNTERS,
    CUBES,
    FLOATS,
    INTEGERS,
    WHOLE,
    Helper,
    Lines,
    Number,
    Single,
    Variable,
)
from tests.differential.vectors import WIDTHS, Vectors
from transpile.lang.pages import OPERATORS
from transpile.ops.table import TABLE

EVERYWHERE = ("i32", "u32", "f32", "f16")
"""Types that every target has in memory."""
ACROSS = ("dot", "vector_sum", "magnitude", "normalize")
SINGLES = [
    row.name
    for row in TABLE.values()
    if row.effect == "pure"
    and (row.public or row.name in OPERATORS)
    and row.name not in (*ACROSS, "select", "assume_uniform")
]


class Statements(Vectors):
    """Writes suites and helpers; what all units of a cube do together comes from the kernel around."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed
        self.lines = Lines()
        self.unit_count = 0
        self.slots: dict[str, int] = {}
        """Places of each log that are in use."""
        self.regions: dict[str, int] = {}
        """Regions of each input array that are in use."""
        self.singles: list[Single] = []
        self.counters = 0
        self.result: str | None = None
        """The type that the function being written returns; ``None`` in the kernel."""
        self.loops = 0
        self.budget = 0
        """Statements that may still be written."""
        self.may_end = False
        """Whether units may return: no barrier follows."""
        self.fields: tuple[str, ...] = ()
        """Types of the fields of ``Pair``."""
        self.counts_of = "u32"
        """The type of the atomic array."""

    # Functions

    def helper(self, number: int) -> str:
        types = tuple(self.random.choice(self.known) for _ in range(self.random.randint(1, 3)))
        result = self.random.choice(self.known)
        self.begin(result, 6)
        self.is_helper = True
        names = [f"a{place}" for place in range(len(types))]
        self.scope = [self.variable(name, type) for name, type in zip(names, types, strict=True)]
        self.suite(1)
        self.lines.add(f"return {self.typed(result, 2)}")
        self.is_helper = False
        self.helpers.append(Helper(f"helper_{number}", types, result))
        shown = ", ".join(f"{n}: {t}" for n, t in zip(names, types, strict=True))
        head = f"@cube\ndef helper_{number}({shown}) -> {result}:"
        return "\n".join([head, *self.lines.found, ""])

    def struct(self) -> str:
        """Write a dataclass with a method, which may change its fields."""
        self.fields = tuple(
            self.random.choice([t for t in self.known if t not in ("bool_", "index")])
            for _ in range(2)
        )
        parameter, result = self.random.choice(self.known), self.random.choice(self.known)
        self.begin(result, 5)
        self.is_helper = True
        self.scope = [self.variable(f"self.f{n}", type) for n, type in enumerate(self.fields)]
        self.scope.append(self.variable("by", parameter))
        self.suite(1)
        self.lines.add(f"return {self.typed(result, 2)}")
        self.is_helper = False
        self.method = Helper("method", (parameter,), result)
        self.method_writes = any(
            isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
            for node in ast.walk(ast.parse("\n".join(["def method():", *self.lines.found])))
        )
        fields = [f"    f{n}: {type}" for n, type in enumerate(self.fields)]
        body = [f"    {line}" for line in self.lines.found]
        sums = [
            f"self.f{n} {self.random.choice('+-*^&|')} other.f{n}"
            if type in INTEGERS
            else f"other.f{n}"
            for n, type in enumerate(self.fields)
        ]
        body += ["", "    def __add__(self, other):", f"        return Pair({', '.join(sums)})"]
        body += [
            "",
            "    @property",
            "    def swapped(self):",
            "        return Pair(f1=self.f1, f0=self.f0)",
        ]
        head = ["@cube", "@dataclass", "class Pair:", *fields, "", "    def method(self, by):"]
        return "\n".join([*head, *body, ""])

    def bind_object(self) -> None:
        name = self.fresh("pair")
        found = [v.name for v in self.visible(lambda v: v.type == "Pair")]
        if found and self.chance(0.5):
            one, other = self.random.choice(found), self.random.choice(found)
            text = self.random.choice(
                (f"{one} + {other}", f"{one}.swapped", f"({one} + {other}).swapped")
            )
        else:
            text = f"Pair({', '.join(self.typed(type, 2) for type in self.fields)})"
        self.lines.add(f"{name} = {text}")
        self.scope.append(Variable(name, "Pair"))
        for n, type in enumerate(self.fields):
            self.scope.append(self.variable(f"{name}.f{n}", type))

    def begin(self, result: str | None, budget: int) -> None:
        self.lines, self.result, self.budget = Lines(), result, budget
        self.scope, self.loops = [], 0

    def variable(self, name: str, type: str, *, width: int = 1, elements: int = 0) -> Variable:
        magnitude, fraction = VARIABLE.get(type, (0, 0))
        return Variable(name, type, True, magnitude, fraction, width, elements)

    def typed(self, type: str, depth: int) -> str:
        """Write a value whose type is sure, for a name that is bound to it."""
        text = self.value(type, depth)
        return text if type == "bool_" else f"{type}({text})"

    @contextmanager
    def block(self) -> Iterator[None]:
        """Write a suite whose names are forgotten after it."""
        scope = list(self.scope)
        with self.lines.suite():
            yield
        self.scope = scope

    # Statements of units

    def suite(self, depth: int) -> None:
        for _ in range(self.random.randint(1, 3 if depth else 8)):
            if self.budget <= 0:
                break
            self.budget -= 1
            if self.statement(depth):
                break

    def statement(self, depth: int) -> bool:
        """Write one statement; tell whether nothing can follow it."""
        simple = [self.bind] * 4 + [self.assign] * 4 + [self.augment] * 3
        simple += [self.local_store, self.lane_store, self.exchange_names, self.augment_real]
        if self.result is None:
            simple += [self.note] * 5 + [self.count_up] + [self.outside] * self.is_checked
        if self.fields and not self.is_helper:
            simple += [self.bind_object, self.field_store]
        if self.has_vectors:
            simple += [self.bind_vector] * 3
        compound = (
            [self.branch] * 4 + [self.count_loop] * 3 + [self.while_loop] * 2 + [self.unrolled]
        )
        simple += self.more()
        if self.chance(0.12):
            compound = [self.match]
        if depth > 1 and self.chance(0.16):
            return self.leave()
        if depth < 4 and self.chance(0.4):
            self.random.choice(compound)(depth)
        else:
            self.random.choice(simple)()
        return False

    def bind(self) -> None:
        type, name = self.random.choice(self.known), self.fresh()
        self.lines.add(f"{name} = {self.typed(type, 3)}")
        self.scope.append(self.variable(name, type))

    def targets(self) -> list[Variable]:
        return self.visible(lambda v: v.is_mutable and not v.elements and v.type in self.known)

    def assign(self) -> None:
        found = self.targets()
        if not found:
            return self.bind()
        variable = self.random.choice(found)
        if variable.width > 1:
            return self.assign_vector(variable)
        self.lines.add(f"{variable.name} = {self.value(variable.type, 3)}")
        return None

    def augment(self) -> None:
        found = self.visible(lambda v: v.is_mutable and v.type in WHOLE and v.is_scalar)
        if not found:
            return self.bind()
        variable = self.random.choice(found)
        operator = self.random.choice(("+", "-", "*", "&", "|", "^", "//", "%", "<<", ">>", "**"))
        value = self.integer(variable.type, 2)
        if operator in ("<<", ">>", "**"):
            value = str(self.random.randint(2, 3)) if operator == "**" else f"{value} & 15"
        self.lines.add(f"{variable.name} {operator}= {value}")
        return None

    def augment_real(self) -> None:
        found = self.visible(lambda v: v.is_mutable and v.type in FLOATS and v.is_scalar)
        if not found:
            return self.bind()
        v = self.random.choice(found)
        a = self.held(v.type, self.real(v.type, 2))
        wide = Number(v.name, v.magnitude + a.magnitude, v.fraction + a.fraction)
        operator = self.random.choice("+-*" if wide.fits(v.type) else "+-")
        if operator != "*":
            wide = Number(v.name, *self.joined(a, v, 1))
        self.lines.add(f"{v.name} {operator}= {a.text}")
        self.lines.add(f"{v.name} = {self.held(v.type, wide).text}")
        return None

    def exchange_names(self) -> None:
        """Bind two names at once, each from what both held before."""
        found = self.visible(lambda v: v.is_mutable and v.is_scalar and v.type in self.known)
        if len(found) < 2:
            return self.bind()
        one = self.random.choice(found)
        others = [v for v in found if v.type == one.type and v is not one]
        if not others:
            return self.assign()
        other = self.random.choice(others)
        right = other.name if self.chance(0.5) else self.value(one.type, 2)
        self.lines.add(f"{one.name}, {other.name} = {right}, {one.name}")
        return None

    def field_store(self) -> None:
        """Write a field, or all, of a struct in memory."""
        found = self.visible(lambda v: v.type == "structs")
        if not found:
            return self.bind_object()
        place = self.struct_place(self.random.choice(found))
        if self.chance(0.3):
            values = ", ".join(self.typed(type, 1) for type in self.fields)
            self.lines.add(f"{place} = Pair({values})")
            return None
        number = self.random.randrange(len(self.fields))
        self.lines.add(f"{place}.f{number} = {self.value(self.fields[number], 2)}")
        return None

    def struct_place(self, variable: Variable) -> str:
        return self.local_element(variable) if variable.elements else f"{variable.name}[i]"

    def kept(self, type: str) -> list[str]:
        return [
            f"{self.struct_place(variable)}.f{number}"
            for variable in self.visible(lambda v: v.type == "structs")
            for number, field in enumerate(self.fields)
            if field == type
        ]

    def note(self) -> None:
        type = self.random.choice(self.types)
        self.log(type, self.real(type, 3).text if type in FLOATS else self.value(type, 3))

    def log(self, type: str, value: str) -> None:
        self.lines.add(f"log_{type}[i * SLOTS_{type} + {self.slots[type]}] = {value}")
        self.slots[type] += 1

    def log_variable(self, variable: Variable) -> None:
        """Log what a variable holds, in a log of any type."""
        of = variable.type
        type = of if of in self.types else self.random.choice(self.types)
        text = self.lane(variable) if variable.width > 1 else variable.name
        number = Number(text, variable.magnitude, variable.fraction)
        if type == of:
            self.log(type, text)
        elif type == "bool_":
            self.log(type, f"{text} > {of}(1)")
        elif type in FLOATS and of in FLOATS and not number.fits(type):
            self.log(type, f"{type}({text} > {of}(1))")
        elif type in FLOATS and of in WHOLE:
            self.log(type, f"{type}({text} & 7)")
        else:
            self.log(type, f"{type}({text})")

    def outside(self) -> None:
        """Write behind the end, which is skipped."""
        type = self.random.choice(self.types)
        place = f"log_{type}.len() + u32({self.integer('i32', 1)} & 15)"
        self.lines.add(f"log_{type}[{place}] = {self.value(type, 1)}")

    def single(self) -> None:
        """Use one op on numbers of any kind, and log what it gives."""
        type = self.random.choice(self.types)
        operands = []
        if self.chance(0.3):
            wanted = self.random.choice(self.types)
            row, result, names = f"cast {wanted}", wanted, (type,)
            if type in ("bool_", wanted):
                return
            text = f"{wanted}({{0}})"
        else:
            rows = [r for r in SINGLES if type in TABLE[r].sig.operands[0]]
            if not rows or type not in self.types:
                return
            row = self.random.choice(rows)
            if row in ("div_trunc", "rem_trunc") and type in INTEGERS:
                return
            if any(type not in allowed for allowed in TABLE[row].sig.operands):
                return
            names = (type,) * len(TABLE[row].sig.operands)
            result = TABLE[row].sig.result
            result = {"bool": "i32"}.get(result, type if result not in self.known else result)
            if result not in self.types:
                return
            places = ", ".join(f"{{{p}}}" for p in range(len(names)))
            call = OPERATORS.get(row, f"{TABLE[row].builtin or row}({places})")
            text = f"i32({call})" if TABLE[row].sig.result == "bool" else call
        sources = []
        for name in names:
            region = self.regions[name]
            self.regions[name] += 1
            sources.append((name, region))
            operands.append(f"x_{name}[i + {region * self.unit_count * CUBES}]")
        self.singles.append(Single(row, result, self.slots[result], tuple(sources)))
        self.log(result, text.format(*operands))

    def count_up(self) -> None:
        """Write to the atomic array with an op of one kind, so the order does not matter."""
        type = self.counts_of
        row, value = self.counting(type)
        place = f"{self.counters * COUNTERS} + ({self.integer('u32', 1)} & {COUNTERS - 1})"
        text = value()
        if row in ("add", "sub") and type in ("f16", "bf16"):
            # Sums of more units, or in loops, would be rounded.
            if self.lines.depth > 1:
                row, text = "max", self.value(type, 1)
            else:
                text = f"select(CUBE_POS < 2, {text}, {type}(0))"
        self.lines.add(f"counts[{place}].{row}({text})")
        self.counters += 1

    def counting(self, type: str) -> tuple[str, Callable[[], str]]:
        """Choose an atomic op, and what writes numbers for it: sums of many units are exact."""
        if type in INTEGERS:
            row = self.random.choice(("add", "sub", "min", "max", "and_", "or_", "xor"))
            return row, lambda: self.integer(type, 2)
        row = self.random.choice(("add", "sub", "min", "max"))
        if row in ("min", "max"):
            return row, lambda: self.value(type, 1)
        return row, lambda: f"{type}({self.integer('i32', 1)} & {1 if type == 'bf16' else 3})"

    def local(self) -> None:
        name = self.fresh("own")
        if self.fields and self.chance(0.3):
            self.lines.add(f"{name} = LocalArray[Pair](4)")
            self.scope.append(Variable(name, "structs", False, elements=4))
            return
        type = self.random.choice([t for t in self.known if t not in ("bool_", "index")])
        width = self.random.choice((2, 4)) if self.has_vectors and self.chance(0.4) else 1
        element = f"Vector[{type}, {width}]" if width > 1 else type
        self.lines.add(f"{name} = LocalArray[{element}](4)")
        self.scope.append(self.variable(name, type, elements=4, width=width))

    def local_store(self) -> None:
        found = self.visible(lambda v: v.elements > 0 and v.type in self.known)
        if not found:
            return self.bind()
        variable = self.random.choice(found)
        place = self.local_element(variable)
        if variable.width > 1:
            value = self.vector_held(variable)
        else:
            value = self.value(variable.type, 2)
        self.lines.add(f"{place} = {value}")
        return None

    def bind_vector(self) -> None:
        type = self.random.choice([t for t in self.known if t in FLOATS or t in INTEGERS])
        name, width = self.fresh("w"), self.random.choice(WIDTHS)
        variable = self.variable(name, type, width=width)
        a = self.vector(type, width, 2)
        if type in FLOATS and (a.magnitude, a.fraction) > (0, 0):
            variable.magnitude, variable.fraction = a.magnitude, a.fraction
            variable.is_mutable = False
        self.lines.add(f"{name} = {a.text}")
        self.scope.append(variable)

    def assign_vector(self, variable: Variable) -> None:
        self.lines.add(f"{variable.name} = {self.vector_held(variable)}")

    def vector_held(self, variable: Variable) -> str:
        """Write a vector that keeps to the bound of a variable."""
        a = self.vector(variable.type, variable.width, 2)
        if variable.type in FLOATS and (
            a.magnitude > variable.magnitude or a.fraction > variable.fraction
        ):
            a = self.made(variable.type, variable.width)
        return a.text

    def lane_store(self) -> None:
        found = self.visible(lambda v: v.is_mutable and v.width > 1 and v.type in self.known)
        if not found:
            return self.bind()
        variable = self.random.choice(found)
        self.lines.add(f"{self.lane(variable)} = {self.value(variable.type, 2)}")
        return None

    def leave(self) -> bool:
        choices = ["return"] if self.result is not None or self.may_end else []
        if self.loops:
            choices += ["break", "continue"] * 2
        if not choices:
            return False
        chosen = self.random.choice(choices)
        if chosen == "return" and self.result is not None:
            chosen = f"return {self.typed(self.result, 2)}"
        elif chosen == "return" and self.chance(0.3):
            chosen = "terminate()"
        self.lines.add(chosen)
        return True

    def branch(self, depth: int) -> None:
        self.lines.add(f"if {self.condition(3)}:")
        with self.block():
            self.suite(depth + 1)
        for _ in range(self.random.choice((0, 0, 0, 1, 2))):
            self.lines.add(f"elif {self.condition(2)}:")
            with self.block():
                self.suite(depth + 1)
        if self.chance(0.5):
            self.lines.add("else:")
            with self.block():
                self.suite(depth + 1)

    def more(self) -> list[Callable[[], None]]:
        """Return further statements that a kernel may have."""
        return []

    def match(self, depth: int) -> None:
        type = self.random.choice([t for t in self.known if t in WHOLE])
        self.lines.add(
            f"match {self.integer(type, 2)} {self.random.choice(('& 3', '% 4', '& 1'))}:"
        )
        with self.lines.suite():
            numbers = self.random.sample(("0", "1", "2", "3"), 4)
            patterns = [numbers[0], f"{numbers[1]} | {numbers[2]}", self.fresh("m"), "_"]
            for pattern in patterns[: self.random.randint(1, 4)]:
                name = pattern if pattern.startswith("m") else ""
                scope = list(self.scope)
                if name:
                    self.scope.append(Variable(name, type, False))
                guard = f" if {self.condition(2)}" if name or self.chance(0.2) else ""
                self.lines.add(f"case {pattern}{guard if pattern != '_' else ''}:")
                with self.block():
                    self.suite(depth + 1)
                self.scope = scope

    def count_loop(self, depth: int) -> None:
        name, type = self.fresh("k"), self.random.choice(("i32", "u32"))
        small = f"{self.integer(type, 1)} & 3"
        forms = [small, f"{self.random.randint(0, 2)}, {small}", f"{small}, 6, 2"]
        if type == "i32":
            forms += [f"{small}, -1, -1", f"i32({self.random.randint(0, 4)})", "n"][
                : 2 + (not self.is_helper)
            ]
        self.loop(
            f"for {name} in range({self.random.choice(forms)}):", Variable(name, type, False), depth
        )

    def unrolled(self, depth: int) -> None:
        name = self.fresh("k")
        trips = self.random.randint(1, 3)
        self.loop(f"for {name} in unroll(range({trips})):", None, depth)

    def loop(self, head: str, variable: Variable | None, depth: int) -> None:
        self.lines.add(head)
        self.loops += 1
        with self.block():
            if variable is not None:
                self.scope.append(variable)
            self.suite(depth + 1)
        self.loops -= 1
        if self.chance(0.2):
            self.lines.add("else:")
            with self.block():
                self.suite(depth + 1)

    def while_loop(self, depth: int) -> None:
        fuel = self.fresh("fuel")
        self.lines.add(f"{fuel} = i32(0)")
        is_endless = self.chance(0.2)
        test = self.random.choice((f"{{}} and {fuel} < {{}}", f"{fuel} < {{1}} and {{0}}"))
        test = test.format(self.condition(2), self.random.randint(1, 4))
        self.lines.add(f"while {'True' if is_endless else test}:")
        self.loops += 1
        with self.block():
            self.lines.add(f"{fuel} += 1")
            if is_endless:
                self.lines.add(f"if {self.condition(1)} or {fuel} > {self.random.randint(1, 4)}:")
                with self.lines.suite():
                    self.lines.add("break")
            self.scope.append(Variable(fuel, "i32", False))
            self.suite(depth + 1)
        self.loops -= 1
        if not is_endless and self.chance(0.2):
            self.lines.add("else:")
            with self.block():
                self.suite(depth + 1)

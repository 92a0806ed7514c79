"""Random expressions, each of a type that is known when it is written."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from tests.differential.parts import FLOATS, INTEGERS, WHOLE, Helper, Number, Variable

FORMS = ("+", "-", "*", "&", "|", "^")
COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")
VARIABLE = {"f16": (4, 3), "bf16": (3, 3), "f32": (6, 4), "f64": (9, 6)}
"""The bound that variables keep to: magnitude and fraction."""
INPUT = (3, 2)
"""The bound of floats in the arrays."""
BITS = {"index": 32, **{type: int(type[1:]) for type in INTEGERS}}
POSITIONS = (
    *("UNIT_POS", "CUBE_POS_X", "UNIT_POS_X") * 3,
    *(f"{name}_{axis}" for name in ("UNIT_POS", "CUBE_POS", "ABSOLUTE_POS") for axis in "XYZ"),
    *(f"{name}{axis}" for name in ("CUBE_COUNT", "CUBE_DIM") for axis in ("_X", "_Y", "_Z")),
    *("CUBE_DIM", "u32(CUBE_POS)", "u32(CUBE_COUNT)", "u32(ABSOLUTE_POS)"),
)
IN_CLUSTERS = (
    "CUBE_POS_CLUSTER",
    *(f"CUBE_POS_CLUSTER_{axis}" for axis in "XYZ"),
    "CUBE_CLUSTER_DIM",
)


class Expressions:
    """Writes numbers and tests; what is in scope comes from the statements around."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.types: tuple[str, ...] = ()
        """Types of the arrays."""
        self.known: tuple[str, ...] = ()
        """Types of variables: those, and the ones every kernel has."""
        self.scope: list[Variable] = []
        self.helpers: list[Helper] = []
        self.method: Helper | None = None
        self.method_writes = False
        """Whether the method changes the fields of its struct."""
        self.is_helper = False
        self.is_checked = False
        self.has_vectors = False
        self.has_clusters = False
        self.count = 0

    def fresh(self, letter: str = "v") -> str:
        self.count += 1
        return f"{letter}{self.count}"

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def visible(self, test: Callable[[Variable], bool]) -> list[Variable]:
        return [variable for variable in self.scope if test(variable)]

    def scalars(self, type: str) -> list[Variable]:
        return self.visible(lambda v: v.type == type and v.is_scalar)

    def value(self, type: str, depth: int) -> str:
        """Write a scalar that a variable of `type` can hold."""
        if type == "bool_":
            return self.condition(depth)
        if type in FLOATS:
            return self.held(type, self.real(type, depth)).text
        return self.integer(type, depth)

    # Integers

    def integer(self, type: str, depth: int) -> str:
        if depth <= 0 or self.chance(0.15):
            return self.integer_leaf(type)
        product = self.across(type) if self.chance(0.1) else None
        if product is not None:
            return product.text
        forms: list[Callable[[], str]] = [lambda: self.binary(type, depth)] * 7
        forms += [lambda: self.divided(type, depth), lambda: self.shifted(type, depth)] * 2
        forms += [lambda: self.unary(type, depth), lambda: self.counted(type, depth)]
        forms += [lambda: self.extreme(type, depth), lambda: self.converted(type, depth)] * 2
        forms += [lambda: self.chosen(type, depth)] * 2
        forms += [lambda: self.called(type, depth)]
        return self.random.choice(forms)()

    def integer_leaf(self, type: str) -> str:
        choices: list[Callable[[], str]] = [lambda: self.plain(type)] * 4
        for variable in self.visible(lambda v: v.type == type):
            if variable.width > 1:
                choices.append(partial(self.lane, variable))
            elif variable.elements:
                choices.append(partial(self.local_element, variable))
        if type in self.types and not self.is_helper:
            choices += [lambda: f"x_{type}[{self.place(type)}]"] * 2
            choices += self.reads(type)
        choices += [lambda text=text: text for text in self.kept(type)] * 2  # type: ignore[misc]
        return self.random.choice(choices)()

    def plain(self, type: str) -> str:
        """Write an integer without an access to memory."""
        choices = [v.name for v in self.scalars(type)][-7:] * 2
        choices.append(f"{type}({self.literal(type)})")
        if type == "u32" and not self.is_helper:
            choices += self.random.sample(POSITIONS, 3)
            if self.has_clusters:
                choices.append(self.random.choice(IN_CLUSTERS))
        if type == "index" and not self.is_helper:
            choices += ["ABSOLUTE_POS", "CUBE_POS", "CUBE_COUNT", "i"]
            choices += [f"x_{other}.len()" for other in self.types]
        found = self.random.choice(choices)
        if self.chance(0.2):
            return f"({found} {self.random.choice(FORMS)} {self.random.choice(choices)})"
        return found

    def local_element(self, variable: Variable) -> str:
        return f"{variable.name}[{self.local_place(variable)}]"

    def literal(self, type: str) -> str:
        choices = [0, 1, 2, 3, 5, 7, 100]
        if type.startswith("i") and type != "index":
            choices += [-1, -2, -7, -100]
        bits = BITS[type]
        if self.chance(0.15):
            choices = [2 ** (bits - 1) - 1, 1 << (bits // 2)]
            is_signed = type.startswith("i") and type != "index"
            choices.append(-(2 ** (bits - 1)) if is_signed else 2**bits - 1)
        return str(self.random.choice(choices))

    def binary(self, type: str, depth: int) -> str:
        left, operator = self.integer(type, depth - 1), self.random.choice(FORMS)
        if self.chance(0.25):
            return f"({left} {operator} {self.literal(type)})"
        return f"({left} {operator} {self.integer(type, depth - 1)})"

    def divided(self, type: str, depth: int) -> str:
        left = self.integer(type, depth - 1)
        if self.chance(0.3):
            return f"({left} {self.random.choice(('//', '%'))} {self.literal(type)})"
        right = self.integer(type, depth - 1)
        if self.chance(0.3):
            return f"{self.random.choice(('div_trunc', 'rem_trunc'))}({left}, ({right} & 7) + 1)"
        return f"({left} {self.random.choice(('//', '%'))} {right})"

    def shifted(self, type: str, depth: int) -> str:
        left = self.integer(type, depth - 1)
        bits = BITS[type]
        operator = self.random.choice(("<<", ">>"))
        if self.chance(0.4):
            return f"({left} {operator} {self.random.choice((0, 1, 3, bits - 1, bits, bits + 3))})"
        if self.chance(0.25):
            function = self.random.choice(("shl_masked", "shr_masked"))
            return f"{function}({left}, {self.integer(type, depth - 1)})"
        count = self.integer(type, depth - 1)
        return f"({left} {operator} ({count} & {self.random.choice((7, bits - 1, 2 * bits - 1))}))"

    def unary(self, type: str, depth: int) -> str:
        form = self.random.choice(("(-{})", "(~{})", "abs({})", "({} ** 2)", "({} ** 3)"))
        return form.format(self.integer(type, depth - 1))

    def counted(self, type: str, depth: int) -> str:
        functions = ("popcount", "clz", "ctz", "reverse_bits")
        return f"{self.random.choice(functions)}({self.integer(type, depth - 1)})"

    def extreme(self, type: str, depth: int) -> str:
        functions = ("min", "max", "min", "max", "saturating_add", "saturating_sub", "mul_hi")
        left, right = self.integer(type, depth - 1), self.integer(type, depth - 1)
        return f"{self.random.choice(functions)}({left}, {right})"

    def converted(self, type: str, depth: int) -> str:
        other = self.random.choice(self.known)
        if other == "bool_" or self.chance(0.15):
            return f"{type}({self.condition(depth - 1)})"
        if other in FLOATS:
            return f"{type}({self.real(other, depth - 1).text})"
        if other != type and other[1:] == type[1:] and self.chance(0.5):
            return f"bitcast({self.integer(other, depth - 1)}, {type})"
        return f"{type}({self.integer(other, depth - 1)})"

    def chosen(self, type: str, depth: int) -> str:
        test = self.condition(depth - 1)
        first, second = self.value(type, depth - 1), self.value(type, depth - 1)
        if self.chance(0.4):
            return f"select({test}, {first}, {second})"
        return f"({first} if {test} else {second})"

    def called(self, type: str, depth: int) -> str:
        found = [h for h in self.helpers if h.result == type]
        if self.method is not None and self.method.result == type:
            for variable in self.visible(lambda v: v.type == "Pair"):
                name = variable.name
                if self.method_writes and not variable.is_mutable:
                    # What is read from memory is a copy, whose fields cannot be written.
                    name = f"Pair({name}.f0, {name}.f1)"
                found.append(replace(self.method, name=f"{name}.method"))
        if not found:
            return self.value(type, depth - 1)
        helper = self.random.choice(found)
        arguments = ", ".join(self.value(t, depth - 1) for t in helper.parameters)
        return f"{helper.name}({arguments})"

    # Places

    def place(self, type: str) -> str:
        """Write an index into an input array: within its first region, or out of bounds where that is checked."""
        if self.chance(0.5):
            return "i"
        other = self.random.choice(("i32", "u32"))
        if self.is_checked and self.chance(0.25):
            if type in INTEGERS and self.chance(0.5):
                return self.plain(other)
            return f"x_{type}.len() + u32({self.plain(other)} & 7)"
        if self.chance(0.3):
            return f"i // {self.random.choice((2, 3))}"
        return f"{self.plain(other)} & {self.random.choice((3, 7, 15))}"

    def local_place(self, variable: Variable) -> str:
        if self.chance(0.4):
            return str(self.random.randrange(variable.elements))
        other = self.random.choice(("i32", "u32"))
        return f"{self.plain(other)} & {variable.elements - 1}"

    def reads(self, type: str) -> list[Callable[[], str]]:
        """Return reads of tensors and slices that hold what the inputs hold."""
        return []

    def kept(self, type: str) -> list[str]:
        """Return fields of structs in memory; floats keep to the bound of variables."""
        return []

    def across(self, type: str) -> Number | None:
        """Write a number that is made of the lanes of vectors."""
        return None

    def lane(self, variable: Variable) -> str:
        name = self.local_element(variable) if variable.elements else variable.name
        if self.chance(0.6):
            return f"{name}[{self.random.randrange(variable.width)}]"
        return f"{name}[u32({self.plain('i32')}) & {variable.width - 1}]"

    # Floats

    def real(self, type: str, depth: int) -> Number:
        """Write a float that is exact."""
        if depth <= 0 or self.chance(0.15):
            return self.real_leaf(type)
        forms: list[Callable[[], Number]] = [lambda: self.real_binary(type, depth)] * 8
        forms += [lambda: self.real_unary(type, depth), lambda: self.real_extreme(type, depth)] * 2
        forms += [lambda: self.real_converted(type, depth), lambda: self.real_fma(type, depth)]
        forms += [lambda: self.real_divided(type, depth), lambda: self.real_chosen(type, depth)]
        for _ in range(4):
            found = self.random.choice(forms)()
            if found.fits(type):
                return found
        return self.real_leaf(type)

    def real_leaf(self, type: str) -> Number:
        choices: list[Callable[[], Number]] = [lambda: self.real_literal(type)]
        for v in self.visible(lambda v: v.type == type)[-8:]:
            choices += [partial(self.read, v)] * 2
        if type in self.types and not self.is_helper:
            choices += [lambda: Number(f"x_{type}[{self.place(type)}]", *INPUT)] * 3
            choices += [lambda read=read: Number(read(), *INPUT) for read in self.reads(type)]  # type: ignore[misc]
        for text in self.kept(type) * 2:
            choices.append(partial(Number, text, *VARIABLE[type]))
        product = self.across(type) if self.chance(0.2) else None
        if product is not None:
            return product
        return self.random.choice(choices)()

    def read(self, variable: Variable) -> Number:
        """Read a variable, or an element of it."""
        if variable.width > 1:
            text = self.lane(variable)
        else:
            text = self.local_element(variable) if variable.elements else variable.name
        return Number(text, variable.magnitude, variable.fraction)

    def real_literal(self, type: str) -> Number:
        value = self.random.choice((0.0, 0.5, 1.0, 2.0, -1.5, 3.25, -0.25, 8.0))
        return Number(f"{type}({value})", *INPUT)

    def real_binary(self, type: str, depth: int) -> Number:
        a, b = self.real(type, depth - 1), self.real(type, depth - 1)
        operator = self.random.choice(("+", "-", "*"))
        if operator == "*":
            return Number(
                f"({a.text} * {b.text})", a.magnitude + b.magnitude, a.fraction + b.fraction
            )
        return Number(f"({a.text} {operator} {b.text})", *self.joined(a, b, 1))

    def joined(self, a: Number, b: Number, more: int = 0) -> tuple[int, int]:
        return max(a.magnitude, b.magnitude) + more, max(a.fraction, b.fraction)

    def real_unary(self, type: str, depth: int) -> Number:
        a = self.real(type, depth - 1)
        form = self.random.choice(
            ("(-{})", "abs({})", "floor({})", "ceil({})", "trunc({})", "round({})", "half")
        )
        if form == "half":
            return Number(
                f"({a.text} {self.random.choice(('/ 2.0', '* 0.5'))})", a.magnitude, a.fraction + 1
            )
        if form in ("(-{})", "abs({})"):
            return Number(form.format(a.text), a.magnitude, a.fraction)
        return Number(form.format(a.text), a.magnitude + 1, 0)

    def real_extreme(self, type: str, depth: int) -> Number:
        a, b = self.real(type, depth - 1), self.real(type, depth - 1)
        function = self.random.choice(("min", "max", "fmin", "fmax"))
        return Number(f"{function}({a.text}, {b.text})", *self.joined(a, b))

    def real_fma(self, type: str, depth: int) -> Number:
        a, b, c = (self.real(type, depth - 1) for _ in range(3))
        product = Number("", a.magnitude + b.magnitude, a.fraction + b.fraction)
        return Number(f"fma({a.text}, {b.text}, {c.text})", *self.joined(product, c, 1))

    def real_divided(self, type: str, depth: int) -> Number:
        a, b = self.real(type, depth - 1), self.real(type, depth - 1)
        # 1 + |b| is no zero, and at least 1.
        divisor = Number("", b.magnitude + 1, b.fraction)
        if not divisor.fits(type):
            return self.real_leaf(type)
        operator = self.random.choice(("//", "%"))
        text = f"({a.text} {operator} (abs({b.text}) + 1.0))"
        if operator == "//":
            return Number(text, a.magnitude + 1, 0)
        return Number(text, divisor.magnitude, max(a.fraction, b.fraction))

    def real_chosen(self, type: str, depth: int) -> Number:
        a, b, test = (
            self.real(type, depth - 1),
            self.real(type, depth - 1),
            self.condition(depth - 1),
        )
        if self.chance(0.5):
            return Number(f"select({test}, {a.text}, {b.text})", *self.joined(a, b))
        return Number(f"({a.text} if {test} else {b.text})", *self.joined(a, b))

    def real_converted(self, type: str, depth: int) -> Number:
        other = self.random.choice(self.known)
        if other in FLOATS and other != type:
            a = self.real(other, depth - 1)
            return Number(f"{type}({a.text})", a.magnitude, a.fraction)
        if other in WHOLE:
            mask = self.random.choice((3, 15))
            return Number(
                f"{type}({self.integer(other, depth - 1)} & {mask})", mask.bit_length(), 0
            )
        return Number(f"{type}({self.condition(depth - 1)})", 1, 0)

    def held(self, type: str, a: Number) -> Number:
        """Bring a float into the bound of variables."""
        magnitude, fraction = VARIABLE[type]
        if a.magnitude <= magnitude and a.fraction <= fraction:
            return Number(a.text, magnitude, fraction)
        text = f"floor({a.text})" if a.fraction > fraction else a.text
        limit = 2.0**magnitude
        if a.magnitude > magnitude or a.fraction > fraction:
            text = f"min(max({text}, -{limit}), {limit})"
        return Number(text, magnitude, fraction)

    # Tests

    def condition(self, depth: int) -> str:
        choice = self.random.random()
        flags = [v.name for v in self.scalars("bool_")][-5:]
        if depth <= 0 and flags and choice < 0.4:
            return self.random.choice(flags)
        if depth <= 0 or choice < 0.6:
            return self.comparison(depth)
        if choice < 0.68:
            return f"(not {self.condition(depth - 1)})"
        if choice < 0.85:
            operator = self.random.choice(("and", "or"))
            return f"({self.condition(depth - 1)} {operator} {self.condition(depth - 1)})"
        if "bool_" in self.types and not self.is_helper and choice < 0.92:
            return "x_bool_[i]"
        if flags:
            return self.random.choice(flags)
        return f"({self.integer(self.random.choice(('i32', 'u32')), depth - 1)} != 0)"

    def comparison(self, depth: int) -> str:
        type = self.random.choice([t for t in self.known if t != "bool_"])
        operator = self.random.choice(COMPARISONS)
        if type in FLOATS:
            a, b = self.real(type, depth - 1), self.real(type, depth - 1)
            return f"({a.text} {operator} {b.text})"
        left = self.integer(type, depth - 1)
        if self.chance(0.3):
            return f"({left} {operator} {self.literal(type)})"
        if self.chance(0.1):
            middle, last = self.integer(type, depth - 1), self.integer(type, depth - 1)
            return f"({left} {operator} {middle} {self.random.choice(COMPARISONS)} {last})"
        return f"({left} {operator} {self.integer(type, depth - 1)})"

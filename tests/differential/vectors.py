"""Random vectors, lane by lane what scalars are, and the numbers that are made of their lanes."""

from __future__ import annotations

from collections.abc import Callable

from tests.differential.expressions import COMPARISONS, FORMS, VARIABLE, Expressions
from tests.differential.parts import FLOATS, INTEGERS, Number, Variable

WIDTHS = (2, 4, 4, 4, 8, 16)
ON_INTEGERS = ("abs", "popcount", "clz", "ctz", "reverse_bits", "~", "-")
OF_TWO_INTEGERS = ("min", "max", "saturating_add", "saturating_sub", "mul_hi", "shl_masked", "shr_masked")  # fmt: skip
ROUNDED = ("floor", "ceil", "trunc", "round")


class Vectors(Expressions):
    """Writes vectors of one type and width."""

    def vector(self, type: str, width: int, depth: int) -> Number:
        if depth <= 0 or self.chance(0.15):
            return self.vector_leaf(type, width)
        forms: list[Callable[[str, int, int], Number]] = [self.vector_chosen, self.vector_extreme]
        if type in INTEGERS:
            forms += [self.integer_lanes] * 4 + [self.integer_function] * 2
        else:
            forms += [self.real_lanes] * 4 + [self.real_function] * 2
        found = self.random.choice(forms)(type, width, depth)
        return found if type in INTEGERS or found.fits(type) else self.vector_leaf(type, width)

    def vector_leaf(self, type: str, width: int) -> Number:
        found = self.visible(lambda v: v.type == type and v.width == width)
        if found and self.chance(0.7):
            v = self.random.choice(found)
            text = self.local_element(v) if v.elements else v.name
            return Number(text, v.magnitude, v.fraction)
        others = self.visible(lambda v: v.type != type and v.width == width and not v.elements)
        if others and self.chance(0.4):
            return self.vector_converted(type, self.random.choice(others))
        return self.made(type, width)

    def made(self, type: str, width: int) -> Number:
        bound = VARIABLE[type] if type in FLOATS else (0, 0)
        lanes = [self.value(type, 1) for _ in range(1 if self.chance(0.2) else width)]
        return Number(f"Vector[{type}, {width}]({', '.join(lanes)})", *bound)

    def vector_converted(self, type: str, source: Variable) -> Number:
        name, width = source.name, source.width
        if type in INTEGERS:
            if source.type in INTEGERS and source.type[1:] == type[1:] and self.chance(0.5):
                return Number(f"bitcast({name}, {type})")
            return Number(f"{self.random.choice((type, f'Vector[{type}, {width}]'))}({name})")
        if source.type in INTEGERS:
            return Number(f"{type}({name} & 7)", 3, 0)
        found = Number(f"{type}({name})", source.magnitude, source.fraction)
        return found if found.fits(type) else self.made(type, width)

    def vector_test(self, type: str, width: int, depth: int) -> str:
        a, b = self.vector(type, width, depth - 1), self.vector(type, width, depth - 1)
        test = f"({a.text} {self.random.choice(COMPARISONS)} {b.text})"
        if depth > 1 and self.chance(0.25):
            return f"({test} {self.random.choice('&|^')} {self.vector_test(type, width, 1)})"
        return f"(~{test})" if self.chance(0.1) else test

    def vector_chosen(self, type: str, width: int, depth: int) -> Number:
        a, b = self.vector(type, width, depth - 1), self.vector(type, width, depth - 1)
        bound = self.joined(a, b)
        if self.chance(0.3):
            test = self.condition(1)
            form = self.random.choice(
                (f"select({test}, {{}}, {{}})", f"({{}} if {test} else {{}})")
            )
            return Number(form.format(a.text, b.text), *bound)
        test = self.vector_test(type, width, depth)
        return Number(f"select({test}, {a.text}, {b.text})", *bound)

    def vector_extreme(self, type: str, width: int, depth: int) -> Number:
        a, b = self.vector(type, width, depth - 1), self.vector(type, width, depth - 1)
        functions = ("min", "max") if type in INTEGERS else ("min", "max", "fmin", "fmax")
        return Number(f"{self.random.choice(functions)}({a.text}, {b.text})", *self.joined(a, b))

    def integer_lanes(self, type: str, width: int, depth: int) -> Number:
        a = self.vector(type, width, depth - 1).text
        is_scalar = self.chance(0.3)
        b = self.integer(type, 1) if is_scalar else self.vector(type, width, depth - 1).text
        if self.chance(0.3):
            count = f"({b} & {self.random.choice((7, int(type[1:]) - 1, 2 * int(type[1:]) - 1))})"
            return Number(f"({a} {self.random.choice(('>>', '<<'))} {count})")
        if not is_scalar and self.chance(0.3):
            return Number(f"{self.random.choice(OF_TWO_INTEGERS)}({a}, {b})")
        return Number(f"({a} {self.random.choice((*FORMS, '//', '%'))} {b})")

    def integer_function(self, type: str, width: int, depth: int) -> Number:
        a = self.vector(type, width, depth - 1).text
        function = self.random.choice(ON_INTEGERS)
        return Number(f"({function}{a})" if function in "~-" else f"{function}({a})")

    def real_lanes(self, type: str, width: int, depth: int) -> Number:
        a = self.vector(type, width, depth - 1)
        b = self.real(type, 1) if self.chance(0.3) else self.vector(type, width, depth - 1)
        operator = self.random.choice(("+", "-", "*"))
        bound = self.joined(a, b, 1)
        if operator == "*":
            bound = (a.magnitude + b.magnitude, a.fraction + b.fraction)
        return Number(f"({a.text} {operator} {b.text})", *bound)

    def real_function(self, type: str, width: int, depth: int) -> Number:
        a = self.vector(type, width, depth - 1)
        if self.chance(0.3):
            b, c = self.vector(type, width, depth - 1), self.vector(type, width, depth - 1)
            product = Number("", a.magnitude + b.magnitude, a.fraction + b.fraction)
            return Number(f"fma({a.text}, {b.text}, {c.text})", *self.joined(product, c, 1))
        function = self.random.choice((*ROUNDED, "abs", "-"))
        if function in ROUNDED:
            return Number(f"{function}({a.text})", a.magnitude + 1, 0)
        text = f"(-{a.text})" if function == "-" else f"abs({a.text})"
        return Number(text, a.magnitude, a.fraction)

    def across(self, type: str) -> Number | None:
        """Write the dot product of two vectors in scope, if there are any."""
        found = self.visible(lambda v: v.type == type and v.width > 1 and not v.elements)
        if not found:
            return None
        a = self.random.choice(found)
        b = self.random.choice([v for v in found if v.width == a.width])
        lanes = a.width.bit_length() - 1
        bound = (a.magnitude + b.magnitude + lanes, a.fraction + b.fraction)
        result = Number(f"dot({a.name}, {b.name})", *bound)
        return result if type in INTEGERS or result.fits(type) else None

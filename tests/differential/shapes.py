"""Tensors with several indices, slices, and kernels whose launch makes vectors of their elements."""

from __future__ import annotations

from collections.abc import Callable

from tests.differential.parts import FLOATS, Case, Variable
from tests.differential.statements import EVERYWHERE, Statements

SHAPES = ((4, 5), (8, 3), (2, 3, 4), (1, 7), (6, 1, 5))
SAFE = 8
"""Elements that a slice has for certain where accesses are not checked."""


class Shapes(Statements):
    """Adds arguments of other shapes to statements and expressions."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.tensors: list[tuple[str, tuple[int, ...]]] = []

    def shape(self) -> None:
        """Choose the tensors of the kernel."""
        for type in self.types:
            if self.chance(0.25):
                self.tensors.append((type, self.random.choice(SHAPES)))

    def reads(self, type: str) -> list[Callable[[], str]]:
        found: list[Callable[[], str]] = [
            lambda shape=shape: self.element(type, shape)  # type: ignore[misc]
            for other, shape in self.tensors
            if other == type
        ]
        for variable in self.visible(lambda v: v.type == f"slice {type}")[-2:]:
            name = variable.name
            found.append(lambda name=name: f"{name}[{self.place_in_slice()}]")  # type: ignore[misc]
        return found

    def element(self, type: str, shape: tuple[int, ...]) -> str:
        places = []
        for size in shape:
            other = self.random.choice(("i32", "u32"))
            if self.is_checked and self.chance(0.15):
                places.append(f"{self.plain(other)} & 15")
            elif self.chance(0.3):
                places.append(str(self.random.randrange(-size, size)))
            else:
                places.append(f"u32({self.plain(other)}) % {size}")
        return f"t_{type}[{', '.join(places)}]"

    def place_in_slice(self) -> str:
        if self.is_checked and self.chance(0.2):
            return f"u32({self.plain('i32')} & 31)"
        return f"{self.plain(self.random.choice(('i32', 'u32')))} & {SAFE - 1}"

    def more(self) -> list[Callable[[], None]]:
        return [] if self.is_helper else [self.bind_slice]

    def bind_slice(self) -> None:
        type, name = self.random.choice(self.types), self.fresh("part")
        first = self.random.randrange(4)
        bounds = [f"{first}:{first + SAFE}", f"{first}:", f":{SAFE + first}", ":-1"]
        if self.is_checked:
            small = f"u32({self.plain('i32')} & 7)"
            bounds += [f"{small}:", f":{small}", f"{small}:{small}", f"{small}:-2", "-5:", "6:2"]
        else:
            bounds.append(f"u32({self.plain('i32')} & 7):")
        self.lines.add(f"{name} = x_{type}[{self.random.choice(bounds)}]")
        if self.chance(0.3):
            self.lines.add(f"{name} = {name}[1:]" if self.is_checked else f"{name} = {name}[0:]")
        self.scope.append(Variable(name, f"slice {type}", False))

    def vectorized(self) -> Case:
        """Write a kernel without control flow but a guard, whose elements are vectors by the launch."""
        type = self.random.choice((*EVERYWHERE, "i16", "u8", "i64", "f64", "bf16"))
        width = self.random.choice((2, 4, 4, 8))
        self.types, self.known, self.has_planes = (type,), (type, "i32", "u32", "f32"), False
        self.has_vectors = True
        self.dim = self.random.choice(((4, 1, 1), (16, 1, 1)))
        self.begin(None, 0)
        self.slots = {type: 0}
        self.lines.add("i = ABSOLUTE_POS")
        self.lines.add(f"if i < x_{type}.len():")
        self.is_helper = True  # no scalar reads of what holds vectors
        with self.lines.suite():
            for place in ("i", "i // 2", f"i % {self.random.choice((3, 5))}"):
                name = self.fresh("w")
                self.lines.add(f"{name} = x_{type}[{place}]")
                variable = self.variable(name, type, width=width)
                if type in FLOATS:
                    variable.magnitude, variable.fraction = 3, 2
                self.scope.append(variable)
            for _ in range(self.random.randint(1, 4)):
                value = self.vector(type, width, 3).text
                self.lines.add(f"log_{type}[i * SLOTS_{type} + {self.slots[type]}] = {value}")
                self.slots[type] += 1
        parameters = f"x_{type}: Array[{type}], log_{type}: Mut[Array[{type}]], n: i32"
        text = "\n".join([f"def k{self.seed}({parameters}) -> None:", *self.lines.found, ""])
        text = text.replace(f"SLOTS_{type}", str(self.slots[type]))
        return Case(
            self.seed, text, self.types, self.dim, self.slots, (), 0, False, self.is_checked, vectorize=width
        )  # fmt: skip

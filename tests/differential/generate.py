"""Random kernels as source text, for every target: arithmetic, control flow, shared memory, planes, atomics, vectors.

What a kernel does is seen in its logs: unit ``i`` writes to ``log_<type>[i * places + place]``, each statement to a
place of its own, and many units add to ``counts``. Results don't depend on the order of units: others' elements are
read between barriers where nobody writes, and atomics of one place commute.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.differential.parts import (
    COUNTERS,
    FLOATS,
    Case,
    Number,
    Variable,
)
from tests.differential.shapes import Shapes
from tests.differential.statements import EVERYWHERE

ELSEWHERE = ("i8", "i16", "i64", "u8", "u16", "u64", "f64", "bf16", "bool_")
CUBE_DIMS = ((4, 1, 1), (8, 1, 1), (4, 2, 1), (2, 2, 2), (16, 1, 1), (3, 2, 1), (5, 1, 1))
PLANE_DIMS = ((64, 1, 1),)
PARTIAL_DIMS = ((40, 1, 1), (33, 1, 1), (24, 3, 1), (7, 1, 1), (5, 5, 5))
"""Cubes whose last plane is not full."""


class Generator(Shapes):
    """Writes one kernel from a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        choose = self.random
        if self.chance(0.55):
            self.types = tuple(choose.sample(EVERYWHERE, choose.randint(1, 3)))
        else:
            self.types = tuple(dict.fromkeys(choose.sample((*EVERYWHERE, *ELSEWHERE * 2), 3)))
        self.known = tuple(dict.fromkeys((*self.types, "i32", "u32", "f32", "bool_")))
        self.has_planes = self.chance(0.2)
        self.has_vectors = self.chance(0.35)
        self.is_checked = self.chance(0.4)
        self.is_partial = self.has_planes and self.chance(0.4)
        dims = PARTIAL_DIMS if self.is_partial else PLANE_DIMS if self.has_planes else CUBE_DIMS
        self.dim = choose.choice(dims)
        self.unit_count = self.dim[0] * self.dim[1] * self.dim[2]
        self.slots = dict.fromkeys(self.types, 0)
        self.regions = dict.fromkeys(self.types, 1)
        self.tiles: list[Variable] = []

    def case(self) -> Case:
        if self.chance(0.07):
            return self.vectorized()
        self.shape()
        helpers = [self.helper(number) for number in range(self.random.choice((0, 0, 1, 2)))]
        if self.chance(0.25):
            helpers.append(self.struct())
        body = self.body()
        parameters = [f"x_{type}: Array[{type}]" for type in self.types]
        parameters += [f"log_{type}: Mut[Array[{type}]]" for type in self.types]
        parameters += ["counts: Mut[Array[Atomic[u32]]]", "n: i32"]
        parameters += [f"t_{type}: Tensor[{type}]" for type, _ in self.tensors]
        text = "\n".join([*helpers, f"def k{self.seed}({', '.join(parameters)}) -> None:", body])
        for type in self.types:
            text = text.replace(f"SLOTS_{type}", str(max(1, self.slots[type])))
        return Case(
            self.seed,
            text + "\n",
            self.types,
            self.dim,
            self.slots,
            tuple(self.singles),
            self.counters,
            self.has_planes,
            self.is_checked,
            tuple(self.tensors),
        )

    def body(self) -> str:
        self.begin(None, 26)
        self.lines.add("i = ABSOLUTE_POS")
        self.scope = [Variable("n", "i32", False)]
        for _ in range(self.random.randint(0, 2)):
            self.local()
        for _ in range(self.random.choice((0, 1, 2))):
            self.tile()
        for _ in range(self.random.choice((0, 1, 1, 2, 3))):
            self.single()
        for _ in range(self.random.randint(1, 4)):
            self.phase(2)
        self.may_end = True
        self.suite(0)
        for variable in self.scope[-8:]:
            if variable.type in self.types and variable.width == 1 and not variable.elements:
                self.log(variable.type, variable.name)
        return "\n".join(self.lines.found)

    # Phases: control flow that is the same for all units of a cube

    def phase(self, depth: int) -> None:
        forms: list[Callable[[], None]] = [lambda: self.suite(1)] * 2
        forms += [self.exchange] * (3 if self.tiles else 0)
        forms += [self.plane] * (4 if self.has_planes else 0)
        forms += [self.shared_counts]
        if depth:
            forms += [lambda: self.same_loop(depth), lambda: self.same_branch(depth)]
        self.random.choice(forms)()

    def same_condition(self) -> str:
        number = self.random.randint(-1, 3)
        forms = (
            f"n > {number}",
            f"n == {number}",
            f"CUBE_POS_X % 3 == {abs(number)}",
            "CUBE_POS_X > 4 or n < 1",
        )
        return self.random.choice(forms)

    def same_loop(self, depth: int) -> None:
        name = self.fresh("k")
        bounds = self.random.choice(("3", "i32(2)", "n", "n, 4", "3, -1, -2", "CUBE_POS_X & 3"))
        self.lines.add(f"for {name} in range({bounds}):")
        with self.block():
            if self.chance(0.2):
                self.lines.add(f"if {self.same_condition()}:")
                with self.block():
                    self.lines.add(self.random.choice(("break", "continue")))
            for _ in range(self.random.randint(1, 2)):
                self.phase(depth - 1)

    def same_branch(self, depth: int) -> None:
        self.lines.add(f"if {self.same_condition()}:")
        with self.block():
            if self.chance(0.1):
                self.lines.add("return")
            else:
                self.phase(depth - 1)
        if self.chance(0.5):
            self.lines.add("else:")
            with self.block():
                self.phase(depth - 1)

    def tile(self) -> None:
        type = self.random.choice([t for t in self.types if t != "bool_"] or ["i32"])
        name = self.fresh("tile")
        self.lines.add(f"{name} = SharedMemory[{type}]({self.unit_count})")
        self.tiles.append(self.variable(name, type))

    def exchange(self) -> None:
        """Write the own element, wait, read others', wait."""
        tile = self.random.choice(self.tiles)
        self.lines.add(f"{tile.name}[UNIT_POS] = {self.value(tile.type, 2)}")
        self.lines.add("sync_cube()")
        for _ in range(self.random.randint(1, 2)):
            place = self.random.choice(
                (
                    f"{self.unit_count - 1} - UNIT_POS",
                    f"u32({self.integer('i32', 1)}) % {self.unit_count}",
                    str(self.random.randrange(self.unit_count)),
                    f"(UNIT_POS + {self.random.randint(1, 3)}) % {self.unit_count}",
                )
            )
            if self.is_checked and self.chance(0.2):
                place = f"UNIT_POS + u32({self.integer('i32', 1)} & 7)"
            name = self.fresh()
            self.lines.add(f"{name} = {tile.name}[{place}]")
            self.scope.append(self.variable(name, tile.type))
        self.lines.add("sync_cube()")

    def shared_counts(self) -> None:
        """Let units add to shared atomics, wait, and read them."""
        name, type = self.fresh("bins"), self.random.choice(("u32", "i32"))
        self.lines.add(f"{name} = SharedMemory[Atomic[{type}]].zeros({COUNTERS})")
        method = self.random.choice(("add", "sub", "min", "max", "and_", "or_", "xor"))
        for _ in range(self.random.randint(1, 2)):
            place = f"{self.integer('u32', 1)} & {COUNTERS - 1}"
            self.lines.add(f"{name}[{place}].{method}({self.integer(type, 2)})")
        self.lines.add("sync_cube()")
        read = self.fresh()
        self.lines.add(f"{read} = {name}[UNIT_POS & {COUNTERS - 1}].load()")
        self.lines.add("sync_cube()")
        self.scope.append(self.variable(read, type))

    def plane(self) -> None:
        name = self.fresh("p")
        type = self.random.choice([t for t in self.known if t in ("i32", "u32", "f32")])
        form = self.random.randrange(6)
        if form == 0:
            function = self.random.choice(("plane_all", "plane_any"))
            self.lines.add(f"{name} = {function}({self.condition(2)})")
            self.scope.append(self.variable(name, "bool_"))
            return
        if form == 1:
            self.lines.add(f"{name} = plane_ballot({self.condition(2)})[0]")
            self.scope.append(self.variable(name, "u32"))
            return
        if type in FLOATS:
            # At most 64 units: six bits more.
            a = Number(
                f"{type}({self.random.choice(('floor', 'trunc', 'abs'))}({self.value(type, 1)}))",
                7,
                4,
            )
            bound = (a.magnitude + 7, a.fraction)
            rows = ["sum", "inclusive_sum", "exclusive_sum", "min", "max"]
        else:
            a, bound = Number(self.integer(type, 2)), (0, 0)
            rows = ["sum", "prod", "inclusive_sum", "exclusive_sum", "inclusive_prod"]
            rows += ["exclusive_prod", "min", "max"]
        if form < 4:
            text = f"plane_{self.random.choice(rows)}({a.text})"
        else:
            bound = (a.magnitude, a.fraction)
            text = self.shuffle(a.text, type)
        self.lines.add(f"{name} = {text}")
        self.scope.append(Variable(name, type, False, *bound))

    def shuffle(self, value: str, type: str) -> str:
        form = self.random.choice((2, 3)) if self.is_partial else self.random.randrange(4)
        other = self.integer("u32", 1)
        if form == 0:
            return f"plane_shuffle({value}, {other} % PLANE_DIM)"
        if form == 1:
            return f"plane_shuffle_xor({value}, u32({self.random.randint(1, 7)}) % PLANE_DIM)"
        if form == 2:
            return f"plane_broadcast({value}, 0)"
        step = self.random.randint(1, 3)
        if self.chance(0.5):
            inside = f"UNIT_POS_PLANE >= {step}"
            return f"select({inside}, plane_shuffle_up({value}, {step}), {type}(3))"
        inside = f"UNIT_POS_PLANE + {step} < PLANE_DIM"
        if self.is_partial:
            inside = f"{inside} and UNIT_POS + {step} < CUBE_DIM"
        return f"select({inside}, plane_shuffle_down({value}, {step}), {type}(3))"


def generate(seed: int) -> Case:
    """Write the kernel of a seed."""
    return Generator(seed).case()

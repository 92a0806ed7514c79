"""Random kernels as source text, for every target: arithmetic, control flow, shared memory, planes, atomics, vectors.

What a kernel does is seen in its logs: unit ``i`` writes to ``log_<type>[i * places + place]``, each statement to a
place of its own, and many units add to ``counts``. Results don't depend on the order of units: others' elements are
read between barriers where nobody writes, and atomics of one place commute.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.differential.cooperation import Cooperation
from tests.differential.parts import CUBES, Case, Variable
from tests.differential.statements import EVERYWHERE

ELSEWHERE = ("i8", "i16", "i64", "u8", "u16", "u64", "f64", "bf16", "bool_")
CUBE_DIMS = ((4, 1, 1), (8, 1, 1), (4, 2, 1), (2, 2, 2), (16, 1, 1), (3, 2, 1), (5, 1, 1))
PLANE_DIMS = ((64, 1, 1),)
PARTIAL_DIMS = ((40, 1, 1), (33, 1, 1), (24, 3, 1), (7, 1, 1), (5, 5, 5))
"""Cubes whose last plane is not full."""
LINE = (CUBES, 1, 1)
GRIDS = ((5, 4, 1), (1, 4, 5), (2, 5, 2))
CLUSTERS = {LINE: (2, 1, 1), (5, 4, 1): (1, 2, 1), (1, 4, 5): (1, 4, 1), (2, 5, 2): (2, 1, 2)}
COUNTED = ("u32", "u32", "i32", "f32", "f32", "i64", "u64", "f16", "bf16")


class Generator(Cooperation):
    """Writes one kernel from a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        choose = self.random
        if self.chance(0.55):
            self.types = tuple(choose.sample(EVERYWHERE, choose.randint(1, 3)))
        else:
            self.types = tuple(dict.fromkeys(choose.sample((*EVERYWHERE, *ELSEWHERE * 2), 3)))
        self.known = tuple(dict.fromkeys((*self.types, "i32", "u32", "f32", "bool_")))
        self.known += ("index",) * self.chance(0.3)
        self.has_planes = self.chance(0.25)
        self.grid = LINE if self.chance(0.7) else choose.choice(GRIDS)
        self.has_clusters = self.chance(0.12)
        self.counts_of = choose.choice(COUNTED) if self.chance(0.4) else "u32"
        self.has_vectors = self.chance(0.35)
        self.is_checked = self.chance(0.5)
        self.is_partial = self.has_planes and self.chance(0.4)
        dims = PARTIAL_DIMS if self.is_partial else PLANE_DIMS if self.has_planes else CUBE_DIMS
        self.dim = choose.choice(dims)
        self.unit_count = self.dim[0] * self.dim[1] * self.dim[2]
        self.slots = dict.fromkeys(self.types, 0)
        self.regions = dict.fromkeys(self.types, 1)

    def case(self) -> Case:
        if self.chance(0.07):
            return self.vectorized()
        self.shape()
        helpers = [self.helper(number) for number in range(self.random.choice((0, 0, 1, 2)))]
        if self.chance(0.25):
            helpers.append(self.struct())
        has_structs = bool(self.fields) and self.chance(0.4)
        body = self.body(has_structs)
        parameters = [f"x_{type}: Array[{type}]" for type in self.types]
        parameters += [f"log_{type}: Mut[Array[{type}]]" for type in self.types]
        parameters += [f"counts: Mut[Array[Atomic[{self.counts_of}]]]", "n: i32"]
        parameters += [f"t_{type}: Tensor[{type}]" for type, _ in self.tensors]
        parameters += ["pairs: Mut[Array[Pair]]"] * has_structs
        if self.has_clusters:
            helpers.append(f"@cube(launch=True, cluster_dim={CLUSTERS[self.grid]})")
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
            count=self.grid,
            counted=self.counts_of,
            fields=self.fields if has_structs else (),
        )

    def body(self, has_structs: bool) -> str:
        self.begin(None, 26)
        self.lines.add("i = ABSOLUTE_POS")
        self.scope = [Variable("n", "i32", False)]
        if has_structs:
            self.scope.append(Variable("pairs", "structs", False))
        for _ in range(self.random.randint(0, 2)):
            self.local()
        for _ in range(self.random.choice((0, 1, 2))):
            self.tile()
        for _ in range(self.random.choice((0, 1, 2, 2, 3, 4))):
            self.single()
        for _ in range(self.random.randint(1, 4)):
            self.phase(2)
        if self.has_planes:
            self.plane()
        for _ in range(self.random.choice((0, 0, 1, 2, 3))):
            self.walk()
        self.may_end = True
        self.suite(0)
        found = self.visible(lambda v: v.type in self.known and not v.elements)
        # What nobody reads is dropped before any target sees it.
        read = [v for v in found if v.name.startswith("p") or v.width > 1][-6:]
        for variable in dict.fromkeys((*(v.name for v in found[-8:]), *(v.name for v in read))):
            self.log_variable(next(v for v in found if v.name == variable))
        return "\n".join(self.lines.found)

    # Phases: control flow that is the same for all units of a cube

    def phase(self, depth: int) -> None:
        forms: list[Callable[[], None]] = [lambda: self.suite(1)] * 2
        forms += [self.exchange] * (3 if self.tiles else 0)
        forms += [self.plane] * (4 if self.has_planes else 0)
        forms += [self.shared_counts, self.swapped_counts]
        if self.grid == LINE and self.dim[1:] == (1, 1):
            forms.append(self.exchange_in_log)
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
            "CUBE_POS_Y + CUBE_POS_Z == 1",
            "CUBE_POS < CUBE_COUNT // 2",
            "CUBE_DIM_X > CUBE_COUNT_Y",
            f"assume_uniform(x_{self.types[0]}[CUBE_POS] {self.zero()})",
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


def generate(seed: int) -> Case:
    """Write the kernel of a seed."""
    return Generator(seed).case()

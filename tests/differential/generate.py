"""Random kernels as source text, for every target: arithmetic, control flow, shared memory, planes, atomics, vectors.

What a kernel does is seen in its logs: unit ``i`` writes to ``log_<type>[i * places + place]``, each statement to a
place of its own, and many units add to ``counts``. Results don't depend on the order of units: others' elements are
read between barriers where nobody writes, and atomics of one place commute.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.differential.expressions import VARIABLE, Expressions
from tests.differential.parts import (
    COUNTERS,
    CUBES,
    FLOATS,
    INTEGERS,
    Case,
    Helper,
    Lines,
    Number,
    Single,
    Variable,
)
from transpile.ops.table import TABLE

EVERYWHERE = ("i32", "u32", "f32", "f16")
"""Types that every target has in memory."""
ELSEWHERE = ("i8", "i16", "i64", "u8", "u16", "u64", "f64", "bf16", "bool_")
CUBE_DIMS = ((4, 1, 1), (8, 1, 1), (4, 2, 1), (2, 2, 2), (16, 1, 1), (3, 2, 1), (5, 1, 1))
PLANE_DIMS = ((64, 1, 1),)
ACROSS = ("dot", "magnitude", "normalize")
SINGLES = [
    row.name
    for row in TABLE.values()
    if row.effect == "pure" and row.public and row.name not in (*ACROSS, "select", "assume_uniform")
]


class Generator(Expressions):
    """Writes one kernel from a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed
        choose = self.random
        if self.chance(0.55):
            self.types = tuple(choose.sample(EVERYWHERE, choose.randint(1, 3)))
        else:
            self.types = tuple(choose.sample((*EVERYWHERE, *ELSEWHERE * 2), 3))
            self.types = tuple(dict.fromkeys(self.types))
        self.known = tuple(dict.fromkeys((*self.types, "i32", "u32", "f32", "bool_")))
        self.has_planes = self.chance(0.2)
        self.has_vectors = self.chance(0.35)
        self.is_checked = self.chance(0.4)
        self.dim = choose.choice(PLANE_DIMS if self.has_planes else CUBE_DIMS)
        self.unit_count = self.dim[0] * self.dim[1] * self.dim[2]
        self.lines = Lines()
        self.slots = dict.fromkeys(self.types, 0)
        self.regions = dict.fromkeys(self.types, 1)
        self.singles: list[Single] = []
        self.counters = 0
        self.tiles: list[Variable] = []
        self.result: str | None = None
        self.loops = 0
        self.budget = 0
        self.may_end = False

    def case(self) -> Case:
        helpers = [self.helper(number) for number in range(self.random.choice((0, 0, 1, 2)))]
        body = self.body()
        parameters = [f"x_{type}: Array[{type}]" for type in self.types]
        parameters += [f"log_{type}: Mut[Array[{type}]]" for type in self.types]
        parameters += ["counts: Mut[Array[Atomic[u32]]]", "n: i32"]
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
        )

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
        form = self.random.randrange(4)
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
        return f"select({inside}, plane_shuffle_down({value}, {step}), {type}(3))"

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
        simple += [self.local_store, self.lane_store]
        if self.result is None:
            simple += [self.note] * 5 + [self.count_up] + [self.outside] * self.is_checked
        if self.has_vectors:
            simple += [self.bind_vector] * 3
        compound = (
            [self.branch] * 4 + [self.count_loop] * 3 + [self.while_loop] * 2 + [self.unrolled]
        )
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
        return self.visible(lambda v: v.is_mutable and not v.elements)

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
        found = self.visible(
            lambda v: v.is_mutable and v.type in INTEGERS and v.width == 1 and not v.elements
        )
        if not found:
            return self.bind()
        variable = self.random.choice(found)
        operator = self.random.choice(("+", "-", "*", "&", "|", "^", "//", "%"))
        self.lines.add(f"{variable.name} {operator}= {self.integer(variable.type, 2)}")
        return None

    def note(self) -> None:
        type = self.random.choice(self.types)
        self.log(type, self.real(type, 3).text if type in FLOATS else self.value(type, 3))

    def log(self, type: str, value: str) -> None:
        self.lines.add(f"log_{type}[i * SLOTS_{type} + {self.slots[type]}] = {value}")
        self.slots[type] += 1

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
            call = (
                f"{TABLE[row].builtin or row}({', '.join(f'{{{p}}}' for p in range(len(names)))})"
            )
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
        row = self.random.choice(("add", "sub", "min", "max", "and_", "or_", "xor"))
        place = f"{self.counters * COUNTERS} + ({self.integer('u32', 1)} & {COUNTERS - 1})"
        self.lines.add(f"counts[{place}].{row}({self.integer('u32', 2)})")
        self.counters += 1

    def local(self) -> None:
        type, name = self.random.choice([t for t in self.known if t != "bool_"]), self.fresh("own")
        self.lines.add(f"{name} = LocalArray[{type}](4)")
        self.scope.append(self.variable(name, type, elements=4))

    def local_store(self) -> None:
        found = self.visible(lambda v: v.elements > 0)
        if not found:
            return self.bind()
        variable = self.random.choice(found)
        self.lines.add(
            f"{variable.name}[{self.local_place(variable)}] = {self.value(variable.type, 2)}"
        )
        return None

    def bind_vector(self) -> None:
        type = self.random.choice([t for t in self.known if t in EVERYWHERE or t in INTEGERS])
        name, width = self.fresh("w"), self.random.choice((2, 4, 4, 8))
        variable = self.variable(name, type, width=width)
        a = self.vector(type, width, 2)
        if type in FLOATS and (a.magnitude, a.fraction) > (0, 0):
            variable.magnitude, variable.fraction = a.magnitude, a.fraction
            variable.is_mutable = False
        self.lines.add(f"{name} = {a.text}")
        self.scope.append(variable)

    def assign_vector(self, variable: Variable) -> None:
        a = self.vector(variable.type, variable.width, 2)
        if variable.type in FLOATS and (
            a.magnitude > variable.magnitude or a.fraction > variable.fraction
        ):
            a = self.made(variable.type, variable.width)
        self.lines.add(f"{variable.name} = {a.text}")

    def lane_store(self) -> None:
        found = self.visible(lambda v: v.width > 1 and v.is_mutable)
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
        test = self.random.choice((f"{{}} and {fuel} < {{}}", f"{fuel} < {{1}} and {{0}}"))
        self.lines.add(f"while {test.format(self.condition(2), self.random.randint(1, 4))}:")
        self.loops += 1
        with self.block():
            self.lines.add(f"{fuel} += 1")
            self.scope.append(Variable(fuel, "i32", False))
            self.suite(depth + 1)
        self.loops -= 1


def generate(seed: int) -> Case:
    """Write the kernel of a seed."""
    return Generator(seed).case()

"""What the units of a cube or a plane do together: shared memory, barriers, atomics, plane operations.

Others' elements are read between two barriers where nobody writes, and atomics of one place commute, or one unit alone
has the place.
"""

from __future__ import annotations

from tests.differential.parts import COUNTERS, FLOATS, INTEGERS, Number, Variable
from tests.differential.walks import Walks

IN_PLANES = ("i32", "u32", "f32", "f16", "i64", "u64", "i8", "u16", "f64", "bf16")
SHARED_ATOMICS = ("u32", "i32", "u32", "i32", "f32", "i64", "u64", "f64", "f16", "bf16")


class Cooperation(Walks):
    """Writes statements that all units of a cube reach."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.has_planes = False
        self.is_partial = False
        self.tiles: list[Variable] = []
        self.columns: dict[str, int] = {}
        """Columns of tiles with two dimensions."""

    # Shared memory

    def tile(self) -> None:
        type = self.random.choice([t for t in self.types if t != "bool_"] or ["i32"])
        name, width, form = self.fresh("tile"), 1, self.random.random()
        size, zeros = str(self.unit_count), ".zeros" * self.chance(0.15)
        if self.fields and form < 0.25:
            self.lines.add(f"{name} = SharedMemory[Pair]({size})")
            self.tiles.append(Variable(name, "Pair", False))
            return
        if self.has_vectors and form < 0.5:
            width = self.random.choice((2, 4))
        elif form > 0.85:
            self.columns[name] = self.random.choice((2, 3, 4))
            size = f"({-(-self.unit_count // self.columns[name])}, {self.columns[name]})"
        element = f"Vector[{type}, {width}]" if width > 1 else type
        self.lines.add(f"{name} = SharedMemory[{element}]{zeros}({size})")
        self.tiles.append(self.variable(name, type, width=width))

    def spot(self, tile: Variable, place: str) -> str:
        if (columns := self.columns.get(tile.name)) is None:
            return f"{tile.name}[{place}]"
        return f"{tile.name}[({place}) // {columns}, ({place}) % {columns}]"

    def fill(self, tile: Variable) -> None:
        """Write the own element."""
        own = self.spot(tile, "UNIT_POS")
        if tile.type == "Pair":
            values = ", ".join(self.typed(type, 1) for type in self.fields)
            self.lines.add(f"{own} = Pair({values})")
            if self.chance(0.4):
                number = self.random.randrange(len(self.fields))
                self.lines.add(f"{own}.f{number} = {self.value(self.fields[number], 2)}")
        elif tile.width > 1:
            self.lines.add(f"{own} = {self.vector_held(tile)}")
        else:
            self.lines.add(f"{own} = {self.value(tile.type, 2)}")

    def take(self, tile: Variable, place: str) -> None:
        """Read an element; in later phases others write it."""
        name = self.fresh()
        self.lines.add(f"{name} = {self.spot(tile, place)}")
        if tile.type == "Pair":
            self.scope.append(Variable(name, "Pair", False))
            for number, type in enumerate(self.fields):
                field = self.variable(f"{name}.f{number}", type)
                field.is_mutable = False
                self.scope.append(field)
            return
        self.scope.append(self.variable(name, tile.type, width=tile.width))

    def exchange(self) -> None:
        """Write the own element, wait, read others', wait."""
        tile = self.random.choice(self.tiles)
        self.fill(tile)
        if self.has_planes and self.chance(0.3):
            self.lines.add("sync_plane()")
            other = f"PLANE_POS * PLANE_DIM + (UNIT_POS_PLANE + {self.random.randint(1, 3)}) % PLANE_DIM"
            self.take(tile, f"min({other}, CUBE_DIM - 1)" if self.is_partial else other)
            self.lines.add("sync_plane()")
            # What follows may read and write elements of other planes.
            self.lines.add("sync_cube()")
            return
        self.lines.add("sync_cube()")
        for _ in range(self.random.randint(1, 2)):
            self.take(tile, self.other_unit(self.is_checked and not self.columns.get(tile.name)))
        self.lines.add("sync_cube()")

    def other_unit(self, may_miss: bool) -> str:
        if may_miss and self.chance(0.2):
            return f"UNIT_POS + u32({self.integer('i32', 1)} & 7)"
        forms = (
            f"{self.unit_count - 1} - UNIT_POS",
            f"u32({self.integer('i32', 1)}) % {self.unit_count}",
            str(self.random.randrange(self.unit_count)),
            f"(UNIT_POS + {self.random.randint(1, 3)}) % {self.unit_count}",
        )
        return self.random.choice(forms)

    def exchange_in_log(self) -> None:
        """Let units of a cube read what others of it wrote to global memory."""
        type = self.random.choice(self.types)
        slot = self.slots[type]
        self.log(type, self.value(type, 2))
        self.lines.add("sync_storage()")
        name = self.fresh()
        place = f"(i - UNIT_POS + {self.other_unit(False)}) * SLOTS_{type} + {slot}"
        self.lines.add(f"{name} = log_{type}[{place}]")
        self.scope.append(self.variable(name, type))
        self.lines.add("sync_storage()")

    def zero(self) -> str:
        """Write the second half of a test of an input."""
        return {"bool_": ""}.get(self.types[0], f"> {self.types[0]}(1)").strip()

    # Atomics

    def atomic_type(self) -> str:
        found = [t for t in SHARED_ATOMICS if t in self.known]
        return self.random.choice(found)

    def shared_counts(self) -> None:
        """Let units add to shared atomics, wait, and read them."""
        name, type = self.fresh("bins"), self.atomic_type()
        self.lines.add(f"{name} = SharedMemory[Atomic[{type}]].zeros({COUNTERS})")
        method, value = self.counting(type)
        for _ in range(self.random.randint(1, 2)):
            place = f"{self.integer('u32', 1)} & {COUNTERS - 1}"
            self.lines.add(f"{name}[{place}].{method}({value()})")
        self.lines.add("sync_cube()")
        read = self.fresh()
        self.lines.add(f"{read} = {name}[UNIT_POS & {COUNTERS - 1}].load()")
        self.lines.add("sync_cube()")
        if type in INTEGERS:
            self.scope.append(self.variable(read, type))
        else:
            # Up to two additions of up to 3 by each of 125 units, of bf16 up to 1: all exact.
            magnitude, fraction = self.variable(read, type).magnitude, 0
            if method in ("min", "max"):
                fraction = self.variable(read, type).fraction
            most = 8 if type == "bf16" else 10
            self.scope.append(Variable(read, type, False, max(magnitude, most), fraction))

    def swapped_counts(self) -> None:
        """Let each unit exchange a shared atomic of its own."""
        name, type = self.fresh("own"), self.atomic_type()
        self.lines.add(f"{name} = SharedMemory[Atomic[{type}]].zeros({self.unit_count})")
        old, seen, done = self.fresh(), self.fresh(), self.fresh()
        element = f"{name}[UNIT_POS]"
        if self.chance(0.3):
            self.lines.add(f"{element}.store({self.swapped(type)})")
        self.lines.add(f"{old} = {element}.exchange({self.swapped(type)})")
        expected = old if self.chance(0.4) else self.swapped(type)
        self.lines.add(
            f"{seen}, {done} = {element}.compare_exchange({expected}, {self.swapped(type)})"
        )
        for read in (old, seen):
            found = self.variable(read, type)
            found.is_mutable = False
            self.scope.append(found)
        self.scope.append(Variable(done, "bool_", False))
        read = self.fresh()
        self.lines.add("sync_cube()")
        self.lines.add(f"{read} = {name}[{self.other_unit(False)}].load()")
        self.lines.add("sync_cube()")
        self.scope.append(self.variable(read, type))

    def swapped(self, type: str) -> str:
        """Write a value to exchange: no zero of a float, whose sign the exchange sees and WGSL leaves open."""
        value = self.value(type, 1)
        return f"max(abs({value}), {type}(1))" if type in FLOATS else value

    # Planes

    def plane(self) -> None:
        name = self.fresh("p")
        form = self.random.randrange(7)
        if form == 0:
            function = self.random.choice(("plane_all", "plane_any"))
            text = f"{function}({self.condition(2)})" if self.chance(0.8) else "plane_elect()"
            self.lines.add(f"{name} = {text}")
            self.scope.append(self.variable(name, "bool_"))
            self.log_variable(self.scope[-1])
            return
        if form == 1:
            lane = 0 if self.chance(0.7) else self.random.randrange(4)
            self.lines.add(f"{name} = plane_ballot({self.condition(2)})[{lane}]")
            self.scope.append(self.variable(name, "u32"))
            return
        if form == 2:
            text = self.random.choice(("PLANE_DIM", "PLANE_POS", "UNIT_POS_PLANE"))
            self.lines.add(f"{name} = {text} * {self.integer('u32', 1)}")
            self.scope.append(self.variable(name, "u32"))
            return
        type = self.random.choice([t for t in self.known if t in IN_PLANES])
        width = self.random.choice((2, 4)) if self.has_vectors and self.chance(0.25) else 1
        a = self.plane_operand(type, width)
        if form < 5:
            text, bound = self.reduction(type, a)
        else:
            text, bound = self.shuffle(a.text, type, width), (a.magnitude, a.fraction)
        self.lines.add(f"{name} = {text}")
        self.scope.append(Variable(name, type, False, *bound, width))
        if self.chance(0.5):
            self.log_variable(self.scope[-1])

    def plane_operand(self, type: str, width: int) -> Number:
        if width > 1:
            return self.vector(type, width, 1)
        if type in FLOATS:
            return self.held(type, self.real(type, 1))
        return Number(self.integer(type, 2))

    def reduction(self, type: str, a: Number) -> tuple[str, tuple[int, int]]:
        """Write a sum, a product, a least or a greatest; sums of floats are exact."""
        if type not in FLOATS:
            rows = ["sum", "prod", "inclusive_sum", "exclusive_sum", "inclusive_prod"]
            rows += ["exclusive_prod", "min", "max"]
            return f"plane_{self.random.choice(rows)}({a.text})", (0, 0)
        # At most 64 units: six bits more.
        if self.chance(0.3) or not Number("", a.magnitude + 6, a.fraction).fits(type):
            row = self.random.choice(("min", "max"))
            return f"plane_{row}({a.text})", (a.magnitude, a.fraction)
        row = self.random.choice(("sum", "inclusive_sum", "exclusive_sum"))
        return f"plane_{row}({a.text})", (a.magnitude + 6, a.fraction)

    def shuffle(self, value: str, type: str, width: int) -> str:
        form = self.random.choice((2, 3)) if self.is_partial else self.random.randrange(4)
        other = self.integer("u32", 1)
        if form == 0:
            return f"plane_shuffle({value}, {other} % PLANE_DIM)"
        if form == 1:
            return f"plane_shuffle_xor({value}, u32({self.random.randint(1, 7)}) % PLANE_DIM)"
        if form == 2:
            return f"plane_broadcast({value}, 0)"
        step = self.random.randint(1, 3)
        rest = f"Vector[{type}, {width}]({type}(3))" if width > 1 else f"{type}(3)"
        if self.chance(0.5):
            inside = f"UNIT_POS_PLANE >= {step}"
            return f"select({inside}, plane_shuffle_up({value}, {step}), {rest})"
        inside = f"UNIT_POS_PLANE + {step} < PLANE_DIM"
        if self.is_partial:
            inside = f"{inside} and UNIT_POS + {step} < CUBE_DIM"
        return f"select({inside}, plane_shuffle_down({value}, {step}), {rest})"

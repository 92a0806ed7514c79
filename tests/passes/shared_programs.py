"""Random kernels with several pieces of shared memory, that have no race: one phase after the other, loops, branches.

Each unit writes elements of its own, and reads those of others after a barrier. A barrier is written where the same
memory needs one, and anywhere by chance; between two pieces of memory there may be none.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from tests.differential.parts import Case, Lines

UNITS = 8
TYPES = ("f32", "f32", "u32", "u32", "i32", "f16")


class Piece:
    def __init__(self, name: str, type: str, rows: int) -> None:
        self.name, self.type, self.rows = name, type, rows

    @property
    def length(self) -> int:
        return self.rows * UNITS


class Programs:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.seed = seed
        self.lines = Lines()
        self.pieces: list[Piece] = []
        self.filled: set[str] = set()
        """Memory whose every element was written, on each way that leads here."""
        self.written: set[str] = set()
        """Memory with writes since the last barrier on some way."""
        self.read: set[str] = set()
        """Memory of which a unit read another's element since then."""
        self.left: list[tuple[set[str], set[str]]] = []
        """What was written and read where a loop was left."""

    def case(self) -> Case:
        self.lines.add("total = x_u32[i] & 63")
        for _ in range(self.random.randint(3, 5)):
            self.pieces.append(self.declared())
            if self.random.random() < 0.5:
                self.pieces = self.pieces[-2:]  # the others are not used any more
            for _ in range(self.random.randint(2, 4)):
                self.statement(0)
        self.lines.add("log_u32[i] = total")
        head = "def program(x_u32: Array[u32], log_u32: Mut[Array[u32]], n: i32) -> None:"
        text = "\n".join([head, "    i, u = ABSOLUTE_POS, UNIT_POS_X", *self.lines.found]) + "\n"
        dim, slots = (UNITS, 1, 1), {"u32": 1}
        return Case(self.seed, text, ("u32",), dim, slots, (), 0, False, True)

    def declared(self) -> Piece:
        number = sum("SharedMemory" in line for line in self.lines.found)
        piece = Piece(f"m{number}", self.random.choice(TYPES), self.random.randint(1, 3))
        zeros = ".zeros" if self.random.random() < 0.3 else ""
        self.lines.add(f"{piece.name} = SharedMemory[{piece.type}]{zeros}({piece.length})")
        if zeros:
            self.waited()
            self.filled.add(piece.name)
        return piece

    def waited(self) -> None:
        self.written, self.read = set(), set()

    def wait(self) -> None:
        self.lines.add(self.random.choice(("sync_cube()", "sync_cube()", "sync_storage()")))
        self.waited()

    def statement(self, depth: int) -> None:
        kinds = ["write", "write", "read", "read", "read own", "some", "wait"]
        if depth < 2:
            kinds += ["for", "if"]
        kind, piece = self.random.choice(kinds), self.random.choice(self.pieces)
        if kind in ("read", "read own", "some") and piece.name not in self.filled:
            kind = "write"
        match kind:
            case "write":
                self.write(piece)
            case "read":
                self.read_others(piece)
            case "read own":
                self.lines.add(f"total = total * 3 + u32({piece.name}[u])")
            case "some":
                self.some(piece)
            case "wait":
                self.wait()
            case "for":
                self.loop(depth)
            case "if":
                self.branch(depth)

    def value(self, piece: Piece) -> str:
        return f"{piece.type}((total + {self.random.randrange(9)}) & 255)"

    def write(self, piece: Piece) -> None:
        if piece.name in self.read:
            self.wait()
        for row in range(piece.rows):
            self.lines.add(f"{piece.name}[u + {row * UNITS}] = {self.value(piece)}")
        self.written.add(piece.name)
        self.filled.add(piece.name)

    def some(self, piece: Piece) -> None:
        """Let some units write, and others read what is their own."""
        if piece.name in self.read:
            self.wait()
        self.lines.add(f"if u % {self.random.choice((2, 3))} == 0:")
        with self.lines.suite():
            self.lines.add(f"{piece.name}[u] = {self.value(piece)}")
        other = self.random.choice(self.pieces)
        if other.name in self.filled:
            self.lines.add("else:")
            with self.lines.suite():
                self.lines.add(f"total += u32({other.name}[u])")
        self.written.add(piece.name)

    def read_others(self, piece: Piece) -> None:
        if piece.name in self.written:
            self.wait()
        place = f"(u * {self.random.choice((1, 3, 5))} + {self.random.randrange(1, 9)})"
        if self.random.random() < 0.3:
            first = self.random.randrange(1, 5)
            part = f"{piece.name}[{first}:]"
            read = f"{part}[{place} % {piece.length - first}]"
        else:
            read = f"{piece.name}[{place} % {piece.length}]"
        self.lines.add(f"total = total * 5 + u32({read})")
        self.read.add(piece.name)

    @contextmanager
    def suite(self) -> Iterator[None]:
        with self.lines.suite():
            yield

    def loop(self, depth: int) -> None:
        """Write a loop of all units that ends with a barrier, so that its trips follow each other."""
        trips = self.random.choice(("1", "2", "3", "u32(max(n, 0))", "u32(max(n, 0))"))
        filled, before = set(self.filled), (set(self.written), set(self.read))
        self.lines.add(f"for t{depth} in range({trips}):")
        outer, self.left = self.left, []
        with self.suite():
            for _ in range(self.random.randint(1, 4)):
                self.statement(depth + 1)
            leaves = self.random.random() < 0.3
            if leaves:
                self.lines.add(f"if t{depth} == {self.random.randrange(2)} and n > 1:")
                with self.suite():
                    self.lines.add("break")
                self.left.append((set(self.written), set(self.read)))
                for _ in range(self.random.randint(0, 2)):
                    self.statement(depth + 1)
            self.wait()
        if trips not in "123" or leaves:
            self.filled = filled
        for written, read in (before, *self.left):
            self.written |= written
            self.read |= read
        self.left = outer

    def branch(self, depth: int) -> None:
        """Write a branch that all units take or none."""
        filled, before = set(self.filled), (set(self.written), set(self.read))
        self.lines.add(f"if n > {self.random.randrange(-1, 3)}:")
        with self.suite():
            for _ in range(self.random.randint(1, 3)):
                self.statement(depth + 1)
        then = set(self.filled), set(self.written), set(self.read)
        self.filled, (self.written, self.read) = set(filled), (set(before[0]), set(before[1]))
        if self.random.random() < 0.5:
            self.lines.add("else:")
            with self.suite():
                for _ in range(self.random.randint(1, 3)):
                    self.statement(depth + 1)
        self.filled &= then[0]
        self.written |= then[1]
        self.read |= then[2]

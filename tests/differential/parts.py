"""What random kernels are made of: numbers with a bound, variables, lines, and the finished `Case`."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tests.ops.kernels import NAMES
from tests.ops.samples import edge_numbers, operand_samples
from transpile import Kernel, cube
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS, integer_range
from transpile.ops.table import TABLE

INTEGERS = ("i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64")
WHOLE = (*INTEGERS, "index")
FLOATS = ("f16", "bf16", "f32", "f64")
CUBES = 20
"""Cubes of a launch: each has inputs of its own."""
COUNTERS = 8
"""Atomic elements that one statement writes to."""
SIGNIFICAND = {"f16": 11, "bf16": 8, "f32": 24, "f64": 53}
RANGE = {"f16": 14, "bf16": 60, "f32": 60, "f64": 60}
"""Exponents that stay far from overflow and subnormals."""


@dataclass(frozen=True)
class Number:
    """An expression. A float is a multiple of ``2**-fraction``, at most ``2**magnitude`` in size: rounding never
    happens, so contraction and reordering change nothing.
    """

    text: str
    magnitude: int = 0
    fraction: int = 0

    def fits(self, type: str) -> bool:
        return (
            self.magnitude + self.fraction <= SIGNIFICAND[type]
            and self.magnitude <= RANGE[type]
            and self.fraction <= RANGE[type]
        )


@dataclass
class Variable:
    """A name that is bound for certain; a float keeps to its bound."""

    name: str
    type: str
    is_mutable: bool = True
    magnitude: int = 0
    fraction: int = 0
    width: int = 1
    """Lanes of a vector."""
    elements: int = 0
    """Elements of local memory."""

    @property
    def is_scalar(self) -> bool:
        return self.width == 1 and not self.elements


@dataclass(frozen=True)
class Helper:
    name: str
    parameters: tuple[str, ...]
    result: str


@dataclass
class Lines:
    """The lines of one function."""

    found: list[str] = field(default_factory=list)
    depth: int = 1

    def add(self, text: str) -> None:
        self.found.append("    " * self.depth + text)

    @contextmanager
    def suite(self) -> Iterator[None]:
        self.depth += 1
        start = len(self.found)
        yield
        if len(self.found) == start:
            self.add("pass")
        self.depth -= 1


@dataclass(frozen=True)
class Single:
    """One op on numbers of any kind, with its place in the log: the only results that may be rounded."""

    row: str
    type: str
    slot: int
    sources: tuple[tuple[str, int], ...]
    """The type and the region of the input array of each operand."""


@dataclass(frozen=True)
class Case:
    """A kernel as text, and its launch."""

    seed: int
    text: str
    types: tuple[str, ...]
    """Element types of the arrays ``x_<type>`` and ``log_<type>``."""
    dim: tuple[int, int, int]
    slots: dict[str, int]
    """Places of each unit in each log."""
    singles: tuple[Single, ...]
    counters: int
    """Statements that write to the atomic array."""
    has_planes: bool
    is_checked: bool
    tensors: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """The type and the shape of the arguments ``t_<type>``, which come last."""
    vectorize: int = 1
    """Lanes of the elements: chosen by the launch, as nothing in the text does."""
    count: tuple[int, int, int] = (CUBES, 1, 1)
    counted: str = "u32"
    """The type of the elements of ``counts``."""
    fields: tuple[str, ...] = ()
    """Types of the fields of the structs in ``pairs``, which comes after all others: each unit has its own."""

    @property
    def has_counts(self) -> bool:
        return "counts: Mut" in self.text

    @property
    def name(self) -> str:
        return f"k{self.seed}"

    @property
    def units(self) -> int:
        return self.dim[0] * self.dim[1] * self.dim[2] * CUBES

    def kernel(self) -> Kernel:
        return cube.from_source(self.text, {**NAMES, "dataclass": dataclass}, launch=True)

    def arguments(self) -> list[Any]:
        """Return fresh arguments, in the order of the kernel's parameters."""
        random = np.random.default_rng(self.seed)
        inputs: list[Any] = []
        for type in self.types:
            regions = [ordinary(random, type, self.units)]
            for single in self.singles:
                for position, (other, _) in enumerate(single.sources):
                    if other == type:
                        regions.append(self._operand(single, position))
            inputs.append(np.concatenate(regions))
        if self.vectorize > 1:
            inputs = [ordinary(random, type, self.units * self.vectorize) for type in self.types]
        logs = [
            np.zeros(
                max(1, self.slots[type]) * self.units * self.vectorize, numpy_dtype(SCALARS[type])
            )
            for type in self.types
        ]
        counted = numpy_dtype(SCALARS[self.counted])
        counters = [np.zeros(max(1, self.counters) * COUNTERS, counted)] * self.has_counts
        tensors = [
            ordinary(random, type, math.prod(shape)).reshape(shape) for type, shape in self.tensors
        ]
        structs = [self._structs(random)] if self.fields else []
        return [*inputs, *logs, *counters, self.seed % 5 - 1, *tensors, *structs]

    def _structs(self, random: np.random.Generator) -> Any:
        dtypes = [(f"f{n}", numpy_dtype(SCALARS[type])) for n, type in enumerate(self.fields)]
        structs = np.zeros(self.units, np.dtype(dtypes, align=True))
        for n, type in enumerate(self.fields):
            structs[f"f{n}"] = ordinary(random, type, self.units)
        return structs

    def bound_arguments(self) -> list[Any]:
        """Return arguments as a device binds them: lengths and strides count vectors."""
        return [
            a.view(f"V{a.itemsize * self.vectorize}")
            if isinstance(a, np.ndarray) and self.vectorize > 1
            else a
            for a in self.arguments()
        ]

    def plain(self, memories: list[Any]) -> list[Any]:
        """Return memories with their numbers: the inputs, the logs, what else there is."""
        if self.vectorize == 1:
            return memories
        dtypes = [numpy_dtype(SCALARS[type]) for type in self.types] * 2
        return [
            m.view(t) if m.dtype.kind == "V" and m.dtype != t else m
            for m, t in zip(memories, dtypes, strict=True)
        ]

    def _operand(self, single: Single, position: int) -> Any:
        types = [SCALARS[name] for name, _ in single.sources]
        if single.row.startswith("cast"):
            return extremes(np.random.default_rng(self.seed + single.slot), types[0], self.units)
        found = operand_samples(TABLE[single.row], types, self.units)
        # The row's samples begin with the edges: units take other ones in each kernel.
        order = np.random.default_rng(self.seed + single.slot).permutation(self.units)
        return found[position][order]


def ordinary(random: np.random.Generator, type: str, count: int) -> Any:
    """Return small numbers, and any of an integer type; floats are quarters."""
    dtype = numpy_dtype(SCALARS[type])
    if type == "bool_":
        return random.integers(0, 2, count).astype(dtype)
    if type in FLOATS:
        return (random.integers(-32, 32, count, endpoint=True) / 4).astype(dtype)
    low, high = integer_range(SCALARS[type])
    small = random.integers(max(low, -9), 9, count, endpoint=True).astype(dtype)
    wide = random.integers(low, high, count, endpoint=True, dtype=dtype)
    edges = random.choice(np.array([low, high, max(low, -1), 0, 1], dtype), count)
    kind = random.random(count)
    return np.where(kind < 0.6, small, np.where(kind < 0.85, wide, edges))


def extremes(random: np.random.Generator, type: Any, count: int) -> Any:
    """Return numbers for conversions: edges of all types, and numbers around those."""
    dtype = numpy_dtype(type)
    if not type.is_float:
        return ordinary(random, type.name, count)
    pool = [
        sign * (2.0**exponent + step)
        for exponent in (7, 8, 15, 16, 31, 32, 63, 64)
        for step in (-1.0, -0.5, 0.0, 0.5, 1.0)
        for sign in (1, -1)
    ]
    pool += [float(number) for number in edge_numbers(type, None)]
    with np.errstate(all="ignore"):
        near = random.choice(np.array(pool), count).astype(dtype)
        small = random.uniform(-300, 300, count).astype(dtype)
    return np.where(random.random(count) < 0.5, near, small)

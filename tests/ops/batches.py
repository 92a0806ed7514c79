"""Many rows in one kernel: ``rows of one shape -> Batch``, since compiling takes most of the time of a test.

Each row has its own segment of every array; a unit handles one place in each segment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tests.ops.kernels import (
    LANES,
    NAMES,
    Memory,
    is_across,
    lead_names,
    operand_types,
    parameters,
    statements,
    text,
)
from tests.ops.samples import operand_samples
from transpile import Kernel, cube
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS, Scalar
from transpile.ops.row import Row
from transpile.ops.table import TABLE

Array = np.ndarray
ROWS = 8
"""Most rows of a kernel."""
SAMPLES = 256
"""Places of a row."""


@dataclass(frozen=True, eq=False)
class Batch:
    """A kernel that uses several rows, and its launch."""

    rows: tuple[Row, ...]
    lead: Scalar
    memories: tuple[Memory, ...]
    count: tuple[int, int, int]
    dim: tuple[int, int, int]
    segment: int
    """Places of each row."""

    @property
    def name(self) -> str:
        return f"{self.lead}: {' '.join(row.name for row in self.rows)}"

    def of(self, rows: Sequence[Row]) -> Batch:
        """Return the batch with some of its rows."""
        return replace(self, rows=tuple(rows))

    def kernel(self) -> Kernel:
        body = ["i = ABSOLUTE_POS"]
        for number, row in enumerate(self.rows):
            body += statements(row, self.memories, f"{number * self.segment} + i")
        return cube.from_source(text("rows_kernel", self.memories, body), dict(NAMES), launch=True)

    def arguments(self, plane: int) -> list[Any]:
        """Return fresh arguments; shuffles get lanes that planes of `plane` units have."""
        columns = [self._operands(row, plane) for row in self.rows]
        found: list[Any] = []
        for position, memory in enumerate(self.memories):
            if memory.is_scalar:
                found.append(plane - 1)
                continue
            dtype = numpy_dtype(memory.stored)
            if position < len(self.rows[0].sig.operands):
                parts = [operands[position].astype(dtype) for operands in columns]
                found.append(np.concatenate(parts))
            else:
                found.append(np.zeros(len(self.rows) * self.segment * memory.width, dtype))
        return found

    def _operands(self, row: Row, plane: int) -> list[Array]:
        types = operand_types(row, self.lead)
        count = self.segment * (LANES if is_across(row) else 1)
        if row.effect != "plane":
            return operand_samples(row, types, count)
        # Sums and products of these are exact in any order.
        choice = (-1, 1, 2) if self.lead.is_float or self.lead.is_signed else (0, 1)
        values = np.random.default_rng(3).choice(choice, count)
        lanes = np.arange(count) * 7 % plane
        steps = np.full(count, 1 if plane > 1 else 0)
        return [values, lanes if row.name == "plane_shuffle" else steps][: len(types)]


def batches(effects: Sequence[str], types: Sequence[str]) -> Iterator[Batch]:
    """Yield kernels for all rows of these effects, for each type that leads them."""
    for name in types:
        lead = SCALARS[name]
        shapes: dict[tuple[bool, tuple[Memory, ...]], list[Row]] = {}
        for row in TABLE.values():
            if row.effect in effects and name in lead_names(row):
                memories = tuple(
                    replace(memory, name=f"p{position}")
                    for position, memory in enumerate(parameters(row, lead))
                )
                shapes.setdefault(("plane" in row.name, memories), []).append(row)
        for (_, shape), rows in shapes.items():
            for some in _pieces(rows):
                yield _batch(some, lead, shape)


def _pieces(rows: list[Row]) -> Iterator[tuple[Row, ...]]:
    for start in range(0, len(rows), ROWS):
        yield tuple(rows[start : start + ROWS])


def _batch(rows: tuple[Row, ...], lead: Scalar, memories: tuple[Memory, ...]) -> Batch:
    if rows[0].effect == "topology" and "plane" not in rows[0].name:
        return Batch(rows, lead, memories, (2, 3, 2), (8, 4, 2), 2 * 3 * 2 * 8 * 4 * 2)
    return Batch(rows, lead, memories, (SAMPLES // 64, 1, 1), (64, 1, 1), SAMPLES)

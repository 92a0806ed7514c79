"""Run several rows of units in step, so that their chains of operations overlap.

A loop that adds to one sum waits for each addition; with four rows in step the CPU has four sums to
work on. Before::

    for y in rows:  for k in 0..n:  sum[y] += a[y, k] * b[k]

After, with the loads of `b` shared::

    for y in every fourth row:  for k in 0..n:
        sum[y] += a[y, k] * b[k];  sum[y + 1] += a[y + 1, k] * b[k];  ...
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.core import (
    Apply,
    Bitcast,
    Cast,
    Construct,
    Declare,
    Extract,
    For,
    If,
    Index,
    Insert,
    Load,
    Op,
    Region,
    Store,
    operands,
    results,
    walk,
)
from transpile.ir.values import Constant, Parameter, Value
from transpile.lower.mlir import control, kept
from transpile.lower.mlir.forms import Environment, Form
from transpile.lower.mlir.levels import Level

if TYPE_CHECKING:
    from transpile.lower.mlir.body import Body

ROWS = 4
MOST_OPS = 60
"""Segments with more ops have enough to do in one row."""
_PURE = (Apply, Cast, Bitcast, Construct, Extract, Insert, Index)


def is_worth_it(body: Body, ops: Region) -> bool:
    """Whether a segment is a short uniform loop with a variable, and rows come in fours."""
    if body.width == 1 or body.cube_dim[1] % ROWS:
        return False
    inner = walk(ops)
    if len(inner) > MOST_OPS:
        return False
    levels = body.plan.levels
    for op in inner:
        match op:
            case For():
                bounds = (op.start, op.stop, op.step)
                if any(levels.of(v) is not Level.CUBE for v in bounds):
                    return False
            case If():
                if op.condition not in body.known and levels.of(op.condition) is not Level.CUBE:
                    return False
            case Load() | Store() | Declare():
                pass
            case _ if not isinstance(op, _PURE):
                return False
    loops = [op for op in inner if isinstance(op, For)]
    return any(isinstance(op, Store) and op.place in levels.slots for op in walk(tuple(loops)))


class Rows:
    """Writes ops for several rows in turns; each row has meanings, positions and variables of its
    own.
    """

    def __init__(self, body: Body, positions: list[dict[str, Form]]) -> None:
        self.body = body
        self.positions = positions
        self.environments = [Environment(body.environment) for _ in positions]
        self.slots: list[dict[Value, str]] = [{} for _ in positions]
        self.shared: set[Value] = set()
        """Values that are equal in all rows."""

    def write(self, ops: Region) -> None:
        """Write a whole segment."""
        outer = self.body.environment
        stored: list[list[Value]] = []
        for row in range(len(self.positions)):
            self._enter(row)
            stored.append(kept.cache_slots(self.body, ops))
        self._region(ops)
        for row, values in enumerate(stored):
            self._enter(row)
            kept.put_back(self.body, values)
        self.body.environment = outer

    def _enter(self, row: int) -> None:
        self.body.environment = self.environments[row]
        self.body.positions = self.positions[row]
        self.body.slots = self.slots[row]

    def _region(self, ops: Region) -> None:
        for op in ops:
            match op:
                case For():
                    self._loop(op)
                case If():
                    self._branch(op)
                case _ if self._is_shared(op):
                    self._enter(0)
                    self.body.op(op)
                    self._share(op)
                case _:
                    for row in range(len(self.positions)):
                        self._enter(row)
                        self.body.op(op)

    def _is_shared(self, op: Op) -> bool:
        if isinstance(op, Apply) and not op.args:
            return op.op not in ("unit_pos_y", "unit_pos_z", "unit_pos")
        if isinstance(op, Load) and op.place in self.body.plan.levels.slots:
            return False
        if not isinstance(op, (Load, *_PURE)):
            return False
        return all(self._is_equal(v) for v in operands(op))

    def _is_equal(self, value: Value) -> bool:
        levels = self.body.plan.levels
        if isinstance(value, (Constant, Parameter)) or value in self.shared:
            return True
        if levels.of(value) is Level.CUBE:
            return True
        op = levels.definition.get(value)
        is_elsewhere = value in self.body.plan.kept
        return isinstance(op, _PURE) and not is_elsewhere and self._is_shared(op)

    def _share(self, op: Op) -> None:
        for value in results(op):
            self.shared.add(value)
            found = self.environments[0].get(value)
            if found is not None:
                for environment in self.environments[1:]:
                    environment.set(value, found)

    def _loop(self, op: For) -> None:
        self._enter(0)
        control.uniform_loop(self.body, op, lambda: self._inside(op.body, op))

    def _branch(self, op: If) -> None:
        self._enter(0)
        if op.condition in self.body.known:
            self._region(op.then if self.body.known[op.condition] else op.otherwise)
            return
        condition = self.body.form(op.condition).name
        with self.body.scope(f"scf.if {condition} {{", None if op.otherwise else "}"):
            self._inside(op.then, op)
        self._enter(0)
        if op.otherwise:
            with self.body.scope("} else {"):
                self._inside(op.otherwise, op)

    def _inside(self, region: Region, op: Op) -> None:
        """Write a region whose scope has been opened for the first row."""
        outer = self.environments
        first = self.body.environment
        self.environments = [first, *(Environment(e) for e in outer[1:])]
        if isinstance(op, For):
            self._share(op)
        self._region(region)
        self.environments = outer
        self.body.environment = first

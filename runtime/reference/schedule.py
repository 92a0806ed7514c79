"""Runs the units of one cube: each up to where it waits, then those that meet go on together."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from runtime.reference.operations import UNIT, Frame
from runtime.reference.program import Code, Request
from runtime.reference.units import Unit
from transpile.diagnose.errors.launch import DivergentUnits
from transpile.ir.core import Apply, Barrier, Op


def run_cube(code: Code, frames: Sequence[Frame], plane_dim: int) -> None:
    """Run the units whose frames are given, in their order in the cube, to their ends."""
    if not code.waits:
        for frame in frames:
            code.run(frame)
        return
    _Cube(code, frames, plane_dim).run()


class _Cube:
    def __init__(self, code: Code, frames: Sequence[Frame], plane_dim: int) -> None:
        self.frames = frames
        self.running: list[Generator[Request, Any, object]] = [code.run(f) for f in frames]
        self.waiting: dict[int, Request] = {}
        """Units that wait, by number; the others are at their end or about to run."""
        units = range(len(frames))
        self.planes = [units[first : first + plane_dim] for first in units[::plane_dim]]

    def run(self) -> None:
        ready: list[tuple[int, Any]] = [(unit, None) for unit in range(len(self.frames))]
        while ready:
            for unit, answer in ready:
                try:
                    self.waiting[unit] = self.running[unit].send(answer)
                except StopIteration:
                    continue
            ready = self.meet()

    def meet(self) -> list[tuple[int, Any]]:
        """Return the units that go on, each with what it is sent; none when all are at their end."""
        ready: list[tuple[int, Any]] = []
        for plane in self.planes:
            request = self.common(plane)
            if request is not None and not request.whole_cube:
                operands = [self.waiting.pop(unit).operands for unit in plane]
                results = (
                    [None] * len(plane) if request.resolve is None else request.resolve(operands)
                )
                ready.extend(zip(plane, results, strict=True))
        if ready or not self.waiting:
            return ready
        everyone = range(len(self.frames))
        request = self.common(everyone)
        if request is None:
            raise self.divergence().error()
        self.waiting.clear()
        return [(unit, None) for unit in everyone]

    def common(self, units: Sequence[int]) -> Request | None:
        """Return what all of `units` wait for, or ``None`` when one waits elsewhere or has ended."""
        first = self.waiting.get(units[0])
        if first is None:
            return None
        for unit in units[1:]:
            other = self.waiting.get(unit)
            if other is None or other.op is not first.op:
                return None
        return first

    def divergence(self) -> DivergentUnits:
        first = next(iter(sorted(self.waiting)))
        op = self.waiting[first].op
        other = next((r.op for r in self.waiting.values() if r.op is not op), None)
        here = sum(r.op is op for r in self.waiting.values())
        unit: Unit = self.frames[0][UNIT]
        return DivergentUnits(
            op.span,
            what=f"`{_name(op)}`",
            cube=unit.cube_pos,
            waiting=here,
            missing=len(self.frames) - here,
            other=None if other is None else other.span,
        )


def _name(op: Op) -> str:
    return op.op if isinstance(op, Apply | Barrier) else type(op).__name__

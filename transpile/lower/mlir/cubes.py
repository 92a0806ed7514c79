"""The frame of a kernel: a function that runs a range of cubes.

::

    func.func @saxpy(%x: !llvm.ptr, ..., %a: f32, ..., %cube_count_x: i32, ..., %first: i64, %last:
    i64)

Parameters are the kernel's, in order, then ``%report`` if it prints, then the grid and
the half-open range of cubes, counted with x fastest.
"""

from __future__ import annotations

from collections.abc import Callable

from transpile.ir.core import For, If, Kernel, Op, Region, While, walk
from transpile.ir.prints import reports_of
from transpile.ir.types import Memory, Scalar, i32, i64, u32, u64
from transpile.ir.values import Value
from transpile.lower.mlir import control, kept
from transpile.lower.mlir.ahead import Ahead, ahead
from transpile.lower.mlir.body import Body, Call
from transpile.lower.mlir.fission import CubeControl, CubeStep, Plan, Segment, Step, wanted
from transpile.lower.mlir.forms import Environment, Form, Kind, Storage
from transpile.lower.mlir.full import FullCubes
from transpile.lower.mlir.reports import PARAMETER
from transpile.lower.mlir.text import INDENT, Line, Text, own_name, symbol_of
from transpile.lower.mlir.together import ROWS, Rows, is_worth_it
from transpile.lower.mlir.types import POINTER, scalar_type
from transpile.lower.names import given_names

LONGEST = 300
"""Segments with more ops are written once, with their guards: twice as much code to compile saves
some 6 % of their time.
"""
ROLLED = "{llvm.loop_annotation = #rolled}"
"""Ends a loop that is not to be unrolled."""
ROLLED_IS = "#rolled = #llvm.loop_annotation<unroll = <disable = true>>"

COUNTS = ("cube_count_x", "cube_count_y", "cube_count_z")


class Cubes:
    """Writes the function that runs cubes ``first`` to ``last``."""

    def __init__(self, kernel: Kernel, plan: Plan, call: Call, width: int) -> None:
        self.kernel = kernel
        self.plan = plan
        self.text = Text(given_names(kernel))
        self.body = Body(self.text, plan, call, kernel.cube_dim, width, kernel.units)
        self.width = width
        self.footer = "}"
        """What ends a loop over units."""
        self.has_edges = False
        """Whether a loop over units was written a second time, for cubes at an edge."""
        self.loop: For | None = None
        """The innermost loop around barriers."""
        self.arguments: list[tuple[str, str, str]] = []
        """Name, type and attributes of each parameter."""

    def write(self) -> list[Line]:
        text = self.text
        for parameter in self.kernel.parameters:
            self._parameter(parameter)
        numbers: dict[Op, int] = {op: number for number, op in enumerate(reports_of(self.kernel))}
        if numbers:
            self.arguments.append((text.name(PARAMETER[1:]), POINTER, ""))
            self.body.report_numbers.update(numbers)
        counts = [text.name(name) for name in COUNTS]
        first, last = text.name("first"), text.name("last")
        one = text.constant(i64, 1)
        cube = text.inner_name("cube")
        with self.body.scope(f"scf.for {cube} = {first} to {last} step {one} : i64 {{"):
            self._positions(cube, counts)
            self._steps(self.plan.steps)
        text.line("return")
        parts = [f"{name}: {type}{attributes}" for name, type, attributes in self.arguments]
        parts += [f"{name}: i32" for name in counts] + [f"{first}: i64", f"{last}: i64"]
        header = _wrapped(f"func.func @{symbol_of(self.kernel.name)}(", parts, ") {")
        return [*header, *text.finished(), (f"{INDENT}}}", None)]

    def _parameter(self, parameter: Value) -> None:
        name = self.text.name(own_name(parameter))
        type = parameter.type
        if isinstance(type, Memory):
            words = [] if self.kernel.aliased else ["llvm.noalias"]
            words += [] if type.mutable else ["llvm.readonly"]
            attributes = f" {{{', '.join(words)}}}" if words else ""
            self.arguments.append((name, POINTER, attributes))
            self.body.environment.set(parameter, Storage(name, type))
        else:
            assert isinstance(type, Scalar)
            self.arguments.append((name, scalar_type(type), ""))
            self.body.environment.set(parameter, Form(name, type))

    def _positions(self, cube: str, counts: list[str]) -> None:
        """Take the linear position of the cube apart."""
        text, rank = self.text, self.kernel.grid_rank
        positions = self.body.positions
        for name, count in zip(COUNTS, counts, strict=True):
            positions[name] = Form(count, u32)
        positions["cube_pos"] = Form(cube, u64)
        zero = Form(text.constant(i32, 0), u32)
        positions["cube_pos_y"] = positions["cube_pos_z"] = zero
        if rank == 1:
            positions["cube_pos_x"] = Form(
                text.value("cube_pos_x", f"arith.trunci {cube} : i64 to i32"), u32
            )
            return
        rest = cube
        for axis in range(rank):
            letter = "xyz"[axis]
            here = rest
            if axis < rank - 1:
                size = text.value(f"count_{letter}", f"arith.extui {counts[axis]} : i32 to i64")
                here = text.value(f"pos_{letter}", f"arith.remui {rest}, {size} : i64")
                rest = text.value("rest", f"arith.divui {rest}, {size} : i64")
            name = text.value(f"cube_pos_{letter}", f"arith.trunci {here} : i64 to i32")
            positions[f"cube_pos_{letter}"] = Form(name, u32)

    # Steps of a cube

    def _steps(self, steps: tuple[Step, ...]) -> None:
        for step in steps:
            match step:
                case Segment():
                    self._segment(step)
                case CubeStep():
                    self.body.op(step.op)
                case CubeControl():
                    self._control(step)

    def _control(self, step: CubeControl) -> None:
        op, body = step.op, self.body
        outer, self.text.span = self.text.span, op.span
        match op:
            case If():
                condition = body.form(op.condition).name
                with body.scope(f"scf.if {condition} {{", None if op.otherwise else "}"):
                    self._steps(step.parts[0])
                if op.otherwise:
                    with body.scope("} else {"):
                        self._steps(step.parts[1])
            case For():
                around, self.loop = self.loop, op
                control.uniform_loop(body, op, lambda: self._steps(step.parts[0]))
                self.loop = around
            case While():
                with body.scope("scf.while : () -> () {", None):
                    self._steps(step.parts[0])
                    condition = body.form(op.condition).name
                    with body.scope(f"scf.if {condition} {{"):
                        self._steps(step.parts[1])
                    self.text.line(f"scf.condition({condition})")
                with body.scope("} do {"):
                    self.text.line("scf.yield")
        self.text.span = outer

    def _segment(self, segment: Segment) -> None:
        """Write a loop over units, twice if guards can be tested for the whole cube."""
        full = FullCubes(self.body)
        known = full.find(segment.ops) if len(walk(segment.ops)) <= LONGEST else {}
        ops = wanted(segment.ops, self.plan.kept)
        loads = ahead(self.plan, self.loop, ops) if self.loop is not None else None
        if not full.tests:
            self._units(ops, {}, loads)
            return
        condition = full.write()
        with self.body.scope(f"scf.if {condition} {{", None):
            self._units(ops, known, loads)
        with self.body.scope("} else {"):
            self.has_edges = True
            self._units(ops, {}, is_edge=True)

    def _units(
        self,
        ops: Region,
        known: dict[Value, bool],
        loads: Ahead | None = None,
        *,
        is_edge: bool = False,
    ) -> None:
        """Write the loop over units; few cubes are at an edge, so that one is kept short."""
        body = self.body
        body.ahead = loads
        self.footer = f"}} {ROLLED}" if is_edge else "}"
        outer, positions, slots = body.environment, dict(body.positions), body.slots
        body.environment = Environment(outer)
        body.known = known
        rows = ROWS if is_worth_it(body, ops) else 1
        self._axis(2, rows, lambda: self._write(ops, rows))
        body.known = {}
        body.ahead = None
        body.in_units = False
        body.positions = positions
        body.slots = slots
        body.environment = outer

    def _write(self, ops: Region, rows: int) -> None:
        """Write a segment's ops for one group, or for the groups of several rows."""
        body = self.body
        body.in_units = True
        if rows == 1:
            stored = kept.cache_slots(body, ops)
            body.region(ops)
            kept.put_back(body, stored)
            return
        first = body.positions["unit_pos_y"].name
        positions = [dict(body.positions) for _ in range(rows)]
        for row in range(1, rows):
            step = self.text.constant(i32, row)
            name = self.text.value("unit_pos_y", f"arith.addi {first}, {step} : i32")
            positions[row]["unit_pos_y"] = Form(name, u32)
        Rows(body, positions).write(ops)

    def _axis(self, axis: int, rows: int, write: Callable[[], None]) -> None:
        """Write the loop over one dimension of the cube and those inside it."""
        if axis < 0:
            write()
            return
        text, body = self.text, self.body
        row = f"unit_pos_{'xyz'[axis]}"
        size = self.kernel.cube_dim[axis]
        step = (self.width, rows, 1)[axis]
        kind = Kind.AFFINE if axis == 0 and self.width > 1 else Kind.UNIFORM
        if size == step:
            body.positions[row] = Form(text.constant(u32, 0), u32, kind)
            self._axis(axis - 1, rows, write)
            return
        name = text.inner_name(row)
        bounds = [text.constant(i32, k) for k in (0, size, step)]
        header = f"scf.for {name} = {bounds[0]} to {bounds[1]} step {bounds[2]} : i32 {{"
        with body.scope(header, self.footer):
            body.positions[row] = Form(name, u32, kind)
            self._axis(axis - 1, rows, write)


def _wrapped(start: str, parts: list[str], end: str) -> list[Line]:
    """Break a list of parameters into lines of at most 110 characters."""
    lines: list[Line] = []
    current = INDENT + start
    for position, part in enumerate(parts):
        piece = part + (", " if position < len(parts) - 1 else "")
        if len(current) + len(piece) > 110:
            lines.append((current.rstrip(), None))
            current = INDENT * 3
        current += piece
    lines.append((current + end, None))
    return lines

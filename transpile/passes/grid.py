"""Unfold a grid: positions and counts of the cubes that were asked for, from those that a device counts.

A device counts cubes of one dimension up to a limit. A launch beyond it runs a grid of another form, with some cubes
too many, and passes what was asked for; the kernel numbers its cubes and takes the number apart::

    kernel k(...)                       kernel k(..., %cube_count_x: u32 from count(-1, 0), ...)
        %y: u32 = cube_pos_y                %cube = (cube_pos_z * cube_count_y + cube_pos_y) * cube_count_x + cube_pos_x
                                            %all: u32 = mul %cube_count_x, %cube_count_y
                                ->          %surplus: bool_ = ge %cube, %all
                                            if %surplus {
                                                terminate
                                            }
                                            %y: u32 = div_trunc %cube, %cube_count_x

The rows on the right are the device's, the parameters are the user's. A whole cube leaves, so barriers stay uniform.
"""

from __future__ import annotations

from transpile.ir import core
from transpile.ir.types import Scalar, bool_, u32
from transpile.ir.values import Parameter, Source, Value
from transpile.passes.rebuild import Rebuilder

AXES = "xyz"


class Grid:
    """What stands for each row of the grid: ``cube_pos cube_pos_x ... cube_count_z``."""

    def __init__(self, writer: Rebuilder, kernel: core.Kernel, kind: Scalar) -> None:
        """Write the head of a kernel whose grid is folded; cubes are numbered in `kind`."""
        self._writer = writer
        self._kind = kind
        self._span = kernel.span
        taken = {parameter.name for parameter in kernel.parameters}
        self.parameters = tuple(
            Parameter(u32, _free(f"cube_count_{AXES[axis]}", taken), Source(-1, "count", axis))
            for axis in range(kernel.grid_rank)
        )
        self.rows: dict[str, Value] = {}
        self._write()

    def _write(self) -> None:
        place = [self._wide(self._row(f"cube_pos_{axis}")) for axis in AXES]
        sizes = [self._wide(self._row(f"cube_count_{axis}")) for axis in "xy"]
        row = self._apply("add", self._apply("mul", place[2], sizes[1]), place[1])
        cube = self._apply("add", self._apply("mul", row, sizes[0]), place[0], name="cube")
        counts = [self._wide(parameter) for parameter in self.parameters]
        everything = counts[0]
        for count in counts[1:]:
            everything = self._apply("mul", everything, count)
        surplus = Value(bool_)
        self._writer.emit(core.Apply("ge", (cube, everything), surplus, {}, self._span))
        leave: core.Region = (core.Terminate(self._span),)
        self._writer.emit(core.If(surplus, leave, (), self._span))
        rest = cube
        for axis, (parameter, count) in enumerate(zip(self.parameters, counts, strict=True)):
            position = rest
            if axis + 1 < len(counts):
                position = self._apply("rem_trunc", rest, count)
                rest = self._apply("div_trunc", rest, count)
            narrow = self._writer.cast(position, u32, span=self._span)
            if narrow is not cube:
                narrow.name = f"cube_{AXES[axis]}"
            self.rows[f"cube_pos_{AXES[axis]}"] = narrow
            self.rows[f"cube_count_{AXES[axis]}"] = parameter
        self.rows["cube_pos"] = cube
        self.rows["cube_count"] = everything

    def _row(self, name: str) -> Value:
        return self._writer.apply(name, type=u32, span=self._span)

    def _wide(self, value: Value) -> Value:
        return self._writer.cast(value, self._kind, span=self._span)

    def _apply(self, row: str, *args: Value, name: str = "") -> Value:
        return self._writer.apply(row, *args, type=self._kind, name=name, span=self._span)


def _free(name: str, taken: set[str]) -> str:
    while name in taken:
        name += "_"
    return name


def after_shared(body: core.Region) -> tuple[core.Region, core.Region]:
    """Split a kernel's body behind its last shared memory, which has to stay outside of every branch."""
    last = max((n for n, op in enumerate(body) if isinstance(op, core.SharedAlloc)), default=-1)
    return body[: last + 1], body[last + 1 :]

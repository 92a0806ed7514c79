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
Where the hardware has clusters they are what is numbered: the cubes of one stay together, each at its place in it, and
those of a cluster leave together.
"""

from __future__ import annotations

from transpile.ir import core
from transpile.ir.types import Scalar, bool_, u32
from transpile.ir.values import Constant, Parameter, Source, Value
from transpile.passes.rebuild import Rebuilder

AXES = "xyz"


class Grid:
    """What stands for each row of the grid: ``cube_pos cube_pos_x ... cube_count_z``."""

    def __init__(
        self, writer: Rebuilder, kernel: core.Kernel, kind: Scalar, cluster: tuple[int, int, int]
    ) -> None:
        """Write the head of a kernel whose grid is folded; cubes, or clusters of them, are numbered in `kind`."""
        self._writer = writer
        self._kind = kind
        self._span = kernel.span
        self._cluster = cluster
        taken = {parameter.name for parameter in kernel.parameters}
        self.parameters = tuple(
            Parameter(u32, _free(f"cube_count_{AXES[axis]}", taken), Source(-1, "count", axis))
            for axis in range(kernel.grid_rank)
        )
        self.rows: dict[str, Value] = {}
        self._write()

    def _write(self) -> None:
        is_clustered = self._cluster != (1, 1, 1)
        place = [self._wide(self._row(f"cube_pos_{axis}")) for axis in AXES]
        sizes = [self._wide(self._row(f"cube_count_{axis}")) for axis in "xy"]
        name = "cluster" if is_clustered else "cube"
        number = self._linear(self._clusters(place), self._clusters(sizes), name)
        counts = [self._wide(parameter) for parameter in self.parameters]
        wanted = self._clusters(counts)
        surplus = Value(bool_)
        everything = self._product(wanted)
        self._writer.emit(core.Apply("ge", (number, everything), surplus, {}, self._span))
        leave: core.Region = (core.Terminate(self._span),)
        self._writer.emit(core.If(surplus, leave, (), self._span))
        positions = [self._cube(n, axis) for n, axis in zip(self._apart(number, wanted), AXES)]
        for axis, position, parameter in zip(AXES, positions, self.parameters):
            narrow = self._writer.cast(position, u32, span=self._span)
            if narrow is not number:
                narrow.name = f"cube_{axis}"
            self.rows[f"cube_pos_{axis}"] = narrow
            self.rows[f"cube_count_{axis}"] = parameter
        if is_clustered:
            number, everything = self._linear(positions, counts, "cube"), self._product(counts)
        self.rows["cube_pos"] = number
        self.rows["cube_count"] = everything

    def _clusters(self, cubes: list[Value]) -> list[Value]:
        """Return numbers of cubes along the axes, from x on, as numbers of clusters."""
        return [
            cube if size == 1 else self._apply("div_trunc", cube, Constant(self._kind, size))
            for cube, size in zip(cubes, self._cluster)
        ]

    def _cube(self, cluster: Value, axis: str) -> Value:
        """Return the position of the cube along an axis, from that of its cluster."""
        size = self._cluster[AXES.index(axis)]
        if size == 1:
            return cluster
        own = self._wide(self._row(f"cube_pos_cluster_{axis}"))
        return self._apply("add", self._apply("mul", cluster, Constant(self._kind, size)), own)

    def _apart(self, number: Value, counts: list[Value]) -> list[Value]:
        """Take a linear position apart; nothing is beyond its last axis."""
        found = []
        for count in counts[:-1]:
            found.append(self._apply("rem_trunc", number, count))
            number = self._apply("div_trunc", number, count)
        return [*found, number]

    def _linear(self, place: list[Value], sizes: list[Value], name: str) -> Value:
        found = place[-1]
        for position, size in reversed(list(zip(place[:-1], sizes))):
            found = self._apply("add", self._apply("mul", found, size), position)
        if len(place) > 1:
            found.name = name
        return found

    def _product(self, counts: list[Value]) -> Value:
        everything = counts[0]
        for count in counts[1:]:
            everything = self._apply("mul", everything, count)
        return everything

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

"""Put positions together from those that a target has: ``Kernel -> Kernel``.

    %i: u32 = absolute_pos            %0: u32 = cube_pos_x
                               ->     %1: u32 = mul %0, 256:u32
                                      %2: u32 = unit_pos_x
                                      %i: u32 = add %1, %2

Dimensions that are known to be flat (of the cube, or beyond the grid's rank) are 0 in positions and 1 in counts. Rows
are composed where the op table spells them as a polyfill on the target; linear positions are as wide as an address.
Where the grid is folded (``Kernel.folded``) what the target has is not what was asked for: see ``passes.grid``. Where
the hardware has no clusters, positions in them are remainders of those in the grid, and the kernel has none any more.
"""

from __future__ import annotations

from dataclasses import replace

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.types import Scalar, bool_, u32
from transpile.ir.values import Constant, Value
from transpile.ops.row import Polyfill, Target
from transpile.ops.table import TABLE
from transpile.passes.contents import contents
from transpile.passes.grid import Grid, after_shared
from transpile.passes.rebuild import Rebuilder

AXES = {"x": 0, "y": 1, "z": 2}
PLACES = frozenset(
    {name for name, row in TABLE.items() if row.effect == "topology"} | {"plane_elect"}
)
ABSOLUTE = frozenset({name for name in PLACES if name.startswith("absolute_pos")})


def topology(
    kernel: core.Kernel,
    target: Target,
    plane_size: int | None = None,
    *,
    has_clusters: bool = False,
) -> core.Kernel:
    """Return `kernel` with the topology rows that `target` has; `plane_size` where it is known."""
    found = kernel
    if kernel.folded is not None:
        composer = _Topology(kernel, target, plane_size, has_clusters)
        found = composer.unfolded(kernel.folded)
    elif not contents(kernel.body).rows.isdisjoint(PLACES):
        found = _Topology(kernel, target, plane_size, has_clusters).kernel(kernel)
    return found if has_clusters else replace(found, cluster_dim=(1, 1, 1))


class _Topology(Rebuilder):
    VISITS = frozenset({core.Apply})

    def __init__(
        self, kernel: core.Kernel, target: Target, plane_size: int | None, has_clusters: bool
    ) -> None:
        super().__init__()
        self.has_clusters = has_clusters
        self.plane_size = plane_size
        self.source = kernel
        self.target = target
        self.names = _names(kernel.body)
        self.grid: Grid | None = None
        """What was asked for, where the device's grid is another."""

    def unfolded(self, kind: Scalar) -> core.Kernel:
        """Return the kernel with the grid that was asked for as parameters."""
        kernel = self.source
        shared, body = after_shared(kernel.body)
        shared = self.region(shared)
        cluster = kernel.cluster_dim if self.has_clusters else (1, 1, 1)
        self.grid = Grid(self, kernel, kind, cluster)
        head, self.written = tuple(self.written), []
        parameters = (*kernel.parameters, *self.grid.parameters)
        body = (*shared, *head, *self.region(body))
        return replace(kernel, parameters=parameters, body=body)

    def visit(self, op: core.Op) -> None:
        if not isinstance(op, core.Apply):
            self.keep(op)
            return
        if op.op not in PLACES:
            self.written.append(op)
            return
        kind = op.result.type
        assert isinstance(kind, Scalar)
        found = self.position(op.op, kind, op.span, op.result.name)
        if found is None:
            self.emit(op)
            return
        name = op.result.name or self.names.get(op.result, "")
        last = self.written[-1] if self.written else None
        if isinstance(last, core.Apply) and last.result is found and name == op.result.name:
            # The last op may compute the position itself, so that nothing that uses it changes.
            self.written[-1] = core.Apply(last.op, last.args, op.result, last.attributes, last.span)
            return
        if not found.name and not isinstance(found, Constant):
            found.name = name
        self.replace(op.result, found)

    def position(self, row: str, kind: Scalar, span: Span | None, name: str = "") -> Value | None:
        """Compute a row of a type; ``None`` if the target has it as it is."""
        flat = self.flat(row, kind)
        if flat is not None:
            return flat
        if self.grid is not None and row in self.grid.rows:
            return self.cast(self.grid.rows[row], kind, span=span)
        is_lacking = row.startswith("cube_pos_cluster") and not self.has_clusters
        if not is_lacking and not isinstance(TABLE[row].spelling(self.target, ()), Polyfill):
            return None
        return self.composed(row, kind, span)

    def flat(self, row: str, kind: Scalar) -> Constant | None:
        if row == "plane_dim" and self.plane_size is not None:
            return Constant(kind, self.plane_size)
        stem, _, axis = row.rpartition("_")
        if axis not in AXES:
            if row == "unit_pos" and self.source.units == 1:
                return Constant(kind, 0)
            if row == "cube_pos_cluster" and self.source.cluster_dim == (1, 1, 1):
                return Constant(kind, 0)
            return None
        number = AXES[axis]
        beyond = number >= self.source.grid_rank
        single = self.source.cube_dim[number] == 1
        if stem == "unit_pos" and single:
            return Constant(kind, 0)
        if stem == "cube_pos_cluster" and self.source.cluster_dim[number] == 1:
            return Constant(kind, 0)
        if stem == "cube_pos" and beyond:
            return Constant(kind, 0)
        if stem == "cube_count" and beyond:
            return Constant(kind, 1)
        return None

    def get(self, row: str, kind: Scalar, span: Span | None) -> Value:
        """Return a row's value as `kind`; sums and products are as wide as that, so that none wraps early."""
        found = self.position(row, kind, span)
        if found is None:
            found = self.cast(self.apply(row, type=u32, span=span), kind, span=span)
        return found

    def composed(self, row: str, kind: Scalar, span: Span | None) -> Value:
        dims, cluster = self.source.cube_dim, self.source.cluster_dim
        if row.startswith("cube_pos_cluster_"):
            cube = self.get(f"cube_pos_{row[-1]}", kind, span)
            across = Constant(kind, cluster[AXES[row[-1]]])
            return self.apply("rem_trunc", cube, across, type=kind, span=span)
        if row.startswith("absolute_pos_"):
            axis = row[-1]
            cube = self.get(f"cube_pos_{axis}", kind, span)
            unit = self.get(f"unit_pos_{axis}", kind, span)
            return self.sum(self.product(cube, Constant(kind, dims[AXES[axis]]), span), unit, span)
        match row:
            case "unit_pos":
                sizes: list[Value] = [Constant(kind, d) for d in dims]
                return self.linear("unit_pos", sizes, kind, span)
            case "cube_pos_cluster":
                sizes = [Constant(kind, c) for c in cluster]
                return self.linear("cube_pos_cluster", sizes, kind, span)
            case "cube_pos":
                return self.linear("cube_pos", self.counts(kind, span), kind, span)
            case "cube_count":
                x, y, z = self.counts(kind, span)
                return self.product(self.product(x, y, span), z, span)
            case "absolute_pos":
                counts = self.counts(kind, span)
                sizes = [
                    self.product(count, Constant(kind, dim), span)
                    for count, dim in zip(counts, dims, strict=True)
                ]
                return self.linear("absolute_pos", sizes, kind, span)
            case "plane_pos" | "unit_pos_plane":
                unit = self.get("unit_pos", kind, span)
                size = self.get("plane_dim", kind, span)
                trunc = "div_trunc" if row == "plane_pos" else "rem_trunc"
                if _is(size, 1):
                    return unit if row == "plane_pos" else Constant(kind, 0)
                return self.apply(trunc, unit, size, type=kind, span=span)
            case "plane_elect":
                lane = self.get("unit_pos_plane", u32, span)
                return self.apply("eq", lane, Constant(u32, 0), type=bool_, span=span)
        raise AssertionError(f"no composition for {row}")

    def counts(self, kind: Scalar, span: Span | None) -> list[Value]:
        return [self.get(f"cube_count_{axis}", kind, span) for axis in AXES]

    def linear(self, stem: str, sizes: list[Value], kind: Scalar, span: Span | None) -> Value:
        """Return ``(z * sizes[1] + y) * sizes[0] + x``."""
        x, y, z = (self.get(f"{stem}_{axis}", kind, span) for axis in AXES)
        rows = self.sum(self.product(z, sizes[1], span), y, span)
        return self.sum(self.product(rows, sizes[0], span), x, span)

    def sum(self, a: Value, b: Value, span: Span | None) -> Value:
        if _is(a, 0) or _is(b, 0):
            return b if _is(a, 0) else a
        return self.apply("add", a, b, type=a.type, span=span)

    def product(self, a: Value, b: Value, span: Span | None) -> Value:
        if _is(a, 0) or _is(b, 1):
            return a
        if _is(a, 1) or _is(b, 0):
            return b
        if isinstance(a, Constant) and isinstance(b, Constant):
            return Constant(a.type, int(a.value) * int(b.value))
        return self.apply("mul", a, b, type=a.type, span=span)


def _names(body: core.Region) -> dict[Value, str]:
    """Return names of absolute positions that are used more than once: the user's for a cast of one, or the row's."""
    ops = contents(body).ops
    made = [op for op in ops if type(op) is core.Apply and op.op in ABSOLUTE]
    names: dict[Value, str] = {}
    uses = dict.fromkeys([op.result for op in made], 0)
    for op in ops if made else ():
        for value in op.args if type(op) is core.Apply else op.uses():
            if value in uses:
                uses[value] += 1
                if type(op) is core.Cast and op.result.name:
                    names.setdefault(value, op.result.name)
    return {op.result: names.get(op.result, op.op) for op in made if uses[op.result] > 1}


def _is(value: Value, number: int) -> bool:
    return isinstance(value, Constant) and value.value == number

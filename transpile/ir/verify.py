"""Check a kernel: values are defined once and before use, types agree, control flow stays in its region.

A failure is a mistake of a pass or of the expander, never of the user, hence `VerifyError` and not a diagnostic.
Rows come in as a mapping, so that the IR does not know the table: ``verify(kernel, TABLE)``; without it, ``Apply``
is checked for its values only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Literal, Protocol

from transpile.ir import core
from transpile.ir.printer import derived_type, print_op
from transpile.ir.types import (
    MINIFLOATS,
    Memory,
    Reference,
    Scalar,
    Space,
    Type,
    Vector,
    bool_,
    element_of,
    u16,
    width_of,
)
from transpile.ir.values import Constant, Label, Value

Use = Literal["apply", "atomic", "barrier"]


class RowLike(Protocol):
    """What the verifier asks of a row of the op table."""

    def problem(self, use: Use, operands: Sequence[Type], result: Type | None) -> str | None:
        """Say what is wrong with a use of the row, or ``None``.

        `operands` of an atomic begin with the type of the place's element.
        """


class VerifyError(Exception):
    """A kernel breaks a rule of the IR."""


def verify(kernel: core.Kernel, rows: Mapping[str, RowLike] | None = None) -> None:
    """Raise `VerifyError` at the first op of `kernel` that breaks a rule."""
    _Verifier(kernel, rows).run()


class _Verifier:
    def __init__(self, kernel: core.Kernel, rows: Mapping[str, RowLike] | None) -> None:
        self.kernel = kernel
        self.rows = rows
        self.visible: set[Value] = set()
        self.defined: set[Value] = set()
        self.labels: list[Label] = []
        self.loops = 0
        self.depth = 0

    def run(self) -> None:
        for parameter in self.kernel.parameters:
            if not isinstance(parameter.type, (Scalar, Memory)):
                raise VerifyError(f"parameter {parameter!r} is neither a scalar nor memory")
            self.define(parameter)
        if len({p.name for p in self.kernel.parameters}) != len(self.kernel.parameters):
            raise VerifyError("two parameters have one name")
        if any(dimension < 1 for dimension in self.kernel.cube_dim):
            raise VerifyError(f"cube{self.kernel.cube_dim} has no units")
        if any(dimension < 1 for dimension in self.kernel.cluster_dim):
            raise VerifyError(f"cluster{self.kernel.cluster_dim} has no cubes")
        if self.kernel.grid_rank not in (1, 2, 3):
            raise VerifyError(f"a grid has rank 1, 2 or 3, not {self.kernel.grid_rank}")
        self.region(self.kernel.body)

    # Values and regions

    def define(self, value: Value) -> None:
        if isinstance(value, Constant):
            raise VerifyError(f"constant {value!r} has no definition")
        if value in self.defined:
            raise VerifyError(f"{value!r} is defined twice")
        self.defined.add(value)
        self.visible.add(value)

    @contextmanager
    def scope(self) -> Iterator[None]:
        """Hide at the end what was defined inside."""
        outer = self.visible
        self.visible = set(outer)
        self.depth += 1
        yield
        self.depth -= 1
        self.visible = outer

    def region(self, region: core.Region) -> None:
        for op in region:
            self.op(op)

    def op(self, op: core.Op) -> None:
        if not isinstance(op, (core.While, core.Block)):
            self.uses(op)
            problem = self.problem(op)
            if problem is not None:
                raise VerifyError(f"{problem}: {print_op(op).splitlines()[0]} ({op.span})")
        match op:
            case core.If():
                for part in (op.then, op.otherwise):
                    with self.scope():
                        self.region(part)
            case core.For():
                with self.loop():
                    self.define(op.variable)
                    self.region(op.body)
            case core.While():
                with self.loop():
                    self.region(op.test)
                    self.uses(op)
                    if op.condition.type != bool_:
                        raise VerifyError(f"a loop's condition is {op.condition.type} ({op.span})")
                    self.region(op.body)
            case core.Block():
                if op.label in self.labels:
                    raise VerifyError(f"block {op.label!r} is inside itself ({op.span})")
                self.labels.append(op.label)
                with self.scope():
                    self.region(op.body)
                self.labels.pop()
            case _:
                for result in core.results(op):
                    self.define(result)

    @contextmanager
    def loop(self) -> Iterator[None]:
        self.loops += 1
        with self.scope():
            yield
        self.loops -= 1

    def uses(self, op: core.Op) -> None:
        for value in core.operands(op):
            if not isinstance(value, Constant) and value not in self.visible:
                known = "is not visible here" if value in self.defined else "has no definition"
                raise VerifyError(f"{value!r} {known}: {print_op(op).splitlines()[0]} ({op.span})")

    # Types

    def problem(self, op: core.Op) -> str | None:
        """Return what is wrong with one op, its regions aside."""
        guard = getattr(op, "guard", None)
        if guard is not None and guard.type != bool_:
            return f"a guard is bool_, not {guard.type}"
        derived = derived_type(op)
        for result in core.results(op):
            if derived is not None and result.type != derived:
                return f"the result is {derived}, not {result.type}"
        match op:
            case core.Apply() | core.Barrier() | core.Atomic():
                return self.row_problem(op)
            case core.Declare():
                return _declare(op)
            case core.Load() | core.Store():
                return _access(op)
            case core.Index() | core.Extent():
                return _memory(op)
            case core.If() | core.Assert() if op.condition.type != bool_:
                return "a condition is bool_"
            case core.For():
                types = {value.type for value in (op.variable, op.start, op.stop, op.step)}
                integer = isinstance(op.variable.type, Scalar) and op.variable.type.is_integer
                return None if integer and len(types) == 1 else "a loop counts in one integer type"
            case core.Exit():
                return None if op.label in self.labels else f"no block {op.label!r} is open"
            case core.Break() | core.Continue():
                return None if self.loops else "no loop is open"
            case core.Cast() | core.Bitcast():
                return _cast(op)
            case core.Construct() | core.Extract() | core.Insert():
                return _lanes(op)
            case core.SharedAlloc() | core.LocalArray():
                return self.allocation_problem(op)
            case core.Assert() | core.Print():
                wrong = [v for v in op.args if not isinstance(v.type, (Scalar, Vector))]
                return "only numbers can be printed" if wrong else None
        return None

    def row_problem(self, op: core.Apply | core.Barrier | core.Atomic) -> str | None:
        place: list[Type] = []
        if isinstance(op, core.Atomic):
            place_type = op.place.type
            if not isinstance(place_type, Reference) or place_type.space is None:
                return "an atomic needs an element of memory"
            if isinstance(place_type.element, Vector):
                return "an atomic works on scalars"
            place.append(place_type.element)
            if place_type.element == u16:
                return None  # the bits of a half
        if self.rows is None:
            return None
        if isinstance(op, core.Apply) and op.op == "select" and _is_small(op.result.type):
            return None  # it passes values on, of whatever type
        row = self.rows.get(op.op)
        if row is None:
            return f"there is no row {op.op!r}"
        if isinstance(op, core.Barrier):
            return row.problem("barrier", (), None)
        use: Use = "apply" if isinstance(op, core.Apply) else "atomic"
        return row.problem(use, [*place, *(a.type for a in op.args)], op.result.type)

    def allocation_problem(self, op: core.SharedAlloc | core.LocalArray) -> str | None:
        space = Space.SHARED if isinstance(op, core.SharedAlloc) else Space.LOCAL
        if space is Space.SHARED and self.depth:
            return "shared memory stands at the top of the body"
        type = op.result.type
        if not isinstance(type, Memory) or type.space is not space:
            return f"the result is not {space.value} memory"
        return None if type.length is not None and type.length > 0 else "the length is not known"


def _declare(op: core.Declare) -> str | None:
    type = op.result.type
    if not isinstance(type, Reference) or type.space is not None:
        return "a declaration gives a slot"
    if op.initial is not None and op.initial.type != type.element:
        return f"a slot of {type.element} can't start as {op.initial.type}"
    return None


def _access(op: core.Load | core.Store) -> str | None:
    type = op.place.type
    if not isinstance(type, Reference):
        return f"{type} is no place"
    if isinstance(op, core.Store) and op.value.type != type.element:
        return f"a place of {type.element} can't hold {op.value.type}"
    return None


def _is_small(type: Type) -> bool:
    return isinstance(type, (Scalar, Vector)) and element_of(type).name in MINIFLOATS


def _is_integer(value: Value) -> bool:
    return isinstance(value.type, Scalar) and value.type.is_integer


def _memory(op: core.Index | core.Extent) -> str | None:
    type = op.memory.type
    if not isinstance(type, Memory):
        return f"{type} is not memory"
    if isinstance(op, core.Index):
        if not all(map(_is_integer, op.indices)):
            return "an index is an integer"
        if op.part and not 0 < op.part < type.units:
            return f"{type} has no part {op.part}"
        allowed = {1, type.rank or len(type.shape) or 1}
        return None if len(op.indices) in allowed else f"{type} takes {max(allowed)} indices"
    if op.what not in ("length", "extent", "shape", "stride"):
        return f"memory has no {op.what!r}"
    if not _is_integer(op.result):
        return "the size of memory is an integer"
    if (op.dimension is not None) != (op.what in ("shape", "stride")):
        return "shape and stride need a dimension, length and extent have none"
    if op.dimension is not None and not _is_integer(op.dimension):
        return "a dimension is an integer"
    return None


def _cast(op: core.Cast | core.Bitcast) -> str | None:
    source, target = op.value.type, op.result.type
    if not isinstance(source, (Scalar, Vector)) or not isinstance(target, (Scalar, Vector)):
        return "only numbers can be converted"
    if isinstance(op, core.Cast):
        return None if width_of(source) == width_of(target) else "a cast keeps the number of lanes"
    bits = element_of(source).bits * width_of(source), element_of(target).bits * width_of(target)
    return None if bits[0] == bits[1] else f"{source} and {target} differ in size"


def _lanes(op: core.Construct | core.Extract | core.Insert) -> str | None:
    vector = op.result.type if isinstance(op, core.Construct) else op.value.type
    if not isinstance(vector, Vector):
        return f"{vector} is no vector"
    if isinstance(op, core.Construct):
        kinds = [p.type for p in op.parts]
        wrong = [k for k in kinds if (k.element if isinstance(k, Vector) else k) != vector.element]
        if wrong:
            return f"a lane is {vector.element}, not {wrong[0]}"
        lanes = sum(k.width if isinstance(k, Vector) else 1 for k in kinds)
        if lanes != vector.width and not (len(kinds) == lanes == 1):
            return f"{len(op.parts)} parts do not make {vector}"
        return None
    if not _is_integer(op.lane):
        return "a lane's number is an integer"
    kind = op.result.type
    if isinstance(op, core.Extract) and isinstance(kind, Vector):
        first = op.lane.value if isinstance(op.lane, Constant) else vector.width
        inside = kind.element == vector.element and 0 <= first <= vector.width - kind.width
        return None if inside else f"{vector} has no lanes of {kind} there"
    if isinstance(op.lane, Constant) and not 0 <= op.lane.value < vector.width:
        return f"{vector} has no lane {op.lane.value}"
    if isinstance(op, core.Insert) and op.part.type != vector.element:
        return f"a lane is {vector.element}, not {op.part.type}"
    return None

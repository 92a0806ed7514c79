"""Write the ops of a kernel: values, variables and conversions. ``memory`` and ``control`` have the
rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial

from transpile.ir.core import (
    Apply,
    Atomic,
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
    LocalArray,
    Op,
    Print,
    Region,
    SharedAlloc,
    Store,
    While,
)
from transpile.ir.types import (
    Scalar,
    Vector,
    element_of,
    f32,
    i64,
    u32,
    width_of,
)
from transpile.ir.values import Constant, Value
from transpile.lower.mlir import atomics, control, kept, memory, reports
from transpile.lower.mlir.ahead import Ahead
from transpile.lower.mlir.conversions import bitcast, cast
from transpile.lower.mlir.fission import Plan
from transpile.lower.mlir.forms import Environment, Form, Kind, Meaning, Slot, Storage
from transpile.lower.mlir.numbers import Number, Numbers
from transpile.lower.mlir.rows import ROWS, Operands
from transpile.lower.mlir.text import Text, own_name
from transpile.lower.mlir.topology import topology
from transpile.lower.mlir.types import POINTER, lanes_type, scalar_type, with_lanes
from transpile.ops.row import TABLE, By, Custom, Dialect, Spelling

DIVISIONS = frozenset("div_trunc rem_trunc div_floor rem_floor".split())
Call = Callable[[str, Scalar, int, tuple[str, ...]], str]


class Body:
    """Writes ops in the place where the text stands, for one cube or for one group of its units."""

    def __init__(
        self,
        text: Text,
        plan: Plan,
        call: Call,
        cube_dim: tuple[int, int, int],
        width: int,
        units: int,
    ) -> None:
        self.text = text
        self.plan = plan
        self.call = call
        self.cube_dim = cube_dim
        self.width = width
        self.units = units
        self.environment = Environment()
        self.mask: str | None = None
        """Lanes that are active, or ``None`` when all are."""
        self.mask_depth = 0
        """How many masks are around."""
        self.known: dict[Value, bool] = {}
        """Conditions that were tested for the whole cube."""
        self.in_units = False
        """Whether this is inside of a loop over units."""
        self.positions: dict[str, Form] = {}
        """Positions of the cube and of the unit, by row."""
        self.report_numbers: dict[Op, int] = {}
        """Numbers of prints, as the host knows them."""
        self.slots: dict[Value, str] = {}
        """Pointers to variables; a segment that is written twice has them once."""
        self.ahead: Ahead | None = None
        """The loads that also ask for what they read in the next trip of a loop around."""
        self.arrays: dict[Value, str] = {}
        """Pointers to arrays with one element for each unit."""
        self.common = ""
        """The bytes in which several allocations of shared memory lie."""
        self.screens: dict[str, str] = {}
        """Pointers to memory through which masks go, by their type."""

    def numbers(self, lanes: int, hint: str = "") -> Numbers:
        return Numbers(self.text, lanes, self.call, hint)

    @contextmanager
    def scope(self, header: str, footer: str | None = "}") -> Iterator[None]:
        outer = self.environment
        with self.text.block(header, footer):
            self.environment = Environment(outer)
            yield
            self.environment = outer

    def enter(self) -> None:
        """Start a scope of meanings without a block; the caller puts the outer one back."""
        self.environment = Environment(self.environment)

    @contextmanager
    def masked(self, mask: str | None) -> Iterator[None]:
        outer = self.mask
        self.mask = mask
        self.mask_depth += 1
        yield
        self.mask_depth -= 1
        self.mask = outer

    # Values

    def meaning(self, value: Value) -> Meaning:
        """Return what `value` is here: computed before, kept for each unit, or computed again."""
        if isinstance(value, Constant):
            return Form(self.text.constant(value.type, value.value), value.type)
        found = self.environment.get(value)
        if found is not None:
            return found
        if value in self.plan.kept:
            found = kept.meaning_of(self, value)
        else:
            self.op(self.plan.levels.definition[value])
            found = self.environment.get(value)
        if found is None:
            raise LookupError(f"%{value.name} has no meaning here")
        self.environment.set(value, found)
        return found

    def form(self, value: Value) -> Form:
        if value in self.known:
            bool_type = value.type
            assert isinstance(bool_type, Scalar)
            return Form(self.text.constant(bool_type, self.known[value]), bool_type)
        found = self.meaning(value)
        assert isinstance(found, Form)
        return found

    def lanes(self, form: Form) -> int:
        return self.width if form.kind is Kind.WIDE else width_of(form.type)

    def wide(self, form: Form) -> str:
        """Return the name of a vector with a lane for each unit of the group."""
        if form.kind is Kind.WIDE or self.width == 1:
            return form.name
        if form.name.startswith("%c") and form.kind is Kind.UNIFORM:
            constant = self.text.widened(form.name, self.width)
            if constant is not None:
                return constant
        key = f"{form.name}:affine" if form.kind is Kind.AFFINE else f"{form.name}:uniform"
        found = self.environment.wide_of(key)
        if found is not None:
            return found
        type = scalar_type(form.element)
        wide_type = with_lanes(type, self.width)
        name = form.name[1:]
        found = self.text.value(
            f"{name}_all", f"vector.broadcast {form.name} : {type} to {wide_type}"
        )
        if form.kind is Kind.AFFINE:
            steps = self.text.iota(type, self.width)
            found = self.text.value(f"{name}_each", f"arith.addi {found}, {steps} : {wide_type}")
        self.environment.widened[key] = found
        return found

    def narrow(self, form: Form) -> str:
        """Return the scalar of a value that is equal in all units of the group."""
        if form.kind is not Kind.WIDE:
            return form.name
        type = scalar_type(form.element)
        return self.text.value(
            f"{form.name[1:]}_first",
            f"vector.extract {form.name}[0] : {type} from {with_lanes(type, self.width)}",
        )

    def define(self, value: Value, operation: str, kind: Kind = Kind.UNIFORM) -> None:
        """Add an operation whose result is `value`."""
        hint = self.hint(value)
        name = operation if operation.startswith("%") else self.text.value(hint, operation)
        type = value.type
        assert isinstance(type, (Scalar, Vector))
        self.set(value, Form(name, type, kind))

    def hint(self, value: Value) -> str:
        """Return what to call a value: as the user does, or after the row, or the memory that it is loaded from."""
        if value.name:
            return own_name(value)
        op = self.plan.levels.definition.get(value)
        if isinstance(op, Apply):
            return op.op
        if isinstance(op, Load):
            place = self.plan.levels.definition.get(op.place)
            source = place.memory.name if isinstance(place, Index) else op.place.name
            return f"{source or 'slot'}_value"
        if isinstance(op, For):
            return "k"
        return type(op).__name__.lower() if op is not None else "value"

    def set(self, value: Value, form: Form) -> None:
        self.environment.set(value, form)
        if value in self.plan.kept and self.in_units:
            kept.keep(self, value, form)

    def unit(self) -> Form:
        """Return the linear position of the group's first unit."""
        x, y, z = self.cube_dim
        here = self.positions["unit_pos_x"]
        if y == z == 1:
            return here
        found = self.environment.wide_of("unit")
        if found is None:
            found = here.name
            for row, size, stride in (("unit_pos_y", y, x), ("unit_pos_z", z, x * y)):
                if size > 1:
                    found = self._plus(found, self.positions[row].name, stride)
            self.environment.widened["unit"] = found
        return Form(found, u32, here.kind)

    def _plus(self, unit: str, position: str, stride: int) -> str:
        offset = self.text.value(
            "offset", f"arith.muli {position}, {self.text.constant(u32, stride)} : i32"
        )
        if unit == self.text.constant(u32, 0):
            return offset
        return self.text.value("unit", f"arith.addi {unit}, {offset} : i32")

    def slot_memory(self, slot: Value, type: Scalar | Vector, lanes: int) -> str:
        """Return the pointer to a variable; a segment that is written twice has it once."""
        if slot not in self.slots:
            one = self.text.constant(i64, 1)
            self.slots[slot] = self.text.at_top(
                own_name(slot) or "slot",
                f"llvm.alloca {one} x {lanes_type(element_of(type), lanes)} : (i64) -> {POINTER}",
            )
        return self.slots[slot]

    def unit_lanes(self, type: Scalar | Vector) -> int:
        return self.width if self.width > 1 and self.in_units else width_of(type)

    # Ops

    def region(self, ops: Region) -> None:
        for op in ops:
            self.op(op)

    def op(self, op: Op) -> None:
        """Write one op."""
        write = WRITERS.get(type(op))
        if write is None:
            raise LookupError(f"{type(op).__name__} must be gone before MLIR is written")
        outer, self.text.span = self.text.span, op.span
        write(self, op)
        self.text.span = outer

    def _apply(self, op: Apply) -> None:
        if op.result in self.known:
            return
        special = topology(self, op)
        if special:
            return
        if op.op == "select" and op.args[0] in self.known:
            self.set(op.result, self.form(op.args[1 if self.known[op.args[0]] else 2]))
            return
        if op.op in ("logical_and", "logical_or"):
            rest = [v for v in op.args if self.known.get(v) is not (op.op == "logical_and")]
            if len(rest) == 1:
                self.set(op.result, self.form(rest[0]))
                return
        forms = [self.form(v) for v in op.args]
        if self._affine(op, forms):
            return
        is_wide = any(form.kind is not Kind.UNIFORM for form in forms)
        if is_wide:
            lanes = self.width
            names = tuple([self.wide(form) for form in forms])
        else:
            lanes = max([width_of(form.type) for form in forms], default=1)
            names = tuple([self.splat(form, lanes) for form in forms])
        constants = tuple([v.value if isinstance(v, Constant) else None for v in op.args])
        kind = Kind.WIDE if is_wide else Kind.UNIFORM
        self.define(op.result, self._spelled(op, names, forms, constants, lanes), kind)

    def splat(self, form: Form, lanes: int) -> str:
        """Return a scalar as a vector of `lanes` equal lanes, for operands of vectors."""
        if lanes == 1 or isinstance(form.type, Vector):
            return form.name
        type = scalar_type(form.type)
        return self.text.value(
            f"{form.name[1:]}_all",
            f"vector.broadcast {form.name} : {type} to {with_lanes(type, lanes)}",
        )

    def _spelled(
        self,
        op: Apply,
        names: tuple[str, ...],
        forms: list[Form],
        constants: tuple[Number | None, ...],
        lanes: int,
    ) -> str:
        """Return the operation of a row; 16-bit floats compute in f32 and round after each op."""
        result = element_of(op.result.type)  # type: ignore[arg-type]
        element = forms[0].element if forms else result
        n = Numbers(self.text, lanes, self.call, own_name(op.result) or op.op)
        if op.op != "select" and any(_is_half(form.element) for form in forms):
            return self._in_f32(op, names, forms, constants, n)
        nonzero = op.op in DIVISIONS and self._is_positive(op.args[1])
        fast = str(op.attributes.get("fast", ""))
        return self.row(op.op, n, Operands(names, element, result, constants, nonzero, fast))

    def _is_positive(self, value: Value) -> bool:
        """Whether `value` is the greater of something and a positive constant."""
        op = self.plan.levels.definition.get(value)
        return (
            isinstance(op, Apply)
            and op.op == "max"
            and any(isinstance(v, Constant) and v.value > 0 for v in op.args)
        )

    def _in_f32(
        self,
        op: Apply,
        names: tuple[str, ...],
        forms: list[Form],
        constants: tuple[Number | None, ...],
        n: Numbers,
    ) -> str:
        result = element_of(op.result.type)  # type: ignore[arg-type]
        wide = tuple(
            n.cast("arith.extf", name, form.element, f32) if form.element.is_float else name
            for name, form in zip(names, forms, strict=True)
        )
        after = f32 if result.is_float else result
        computed = self.row(op.op, n, Operands(wide, f32, after, constants))
        if not result.is_float:
            return computed
        return f"arith.truncf {n.emit(computed)} : {n.type(f32)} to {n.type(result)}"

    def spelling(self, op: Apply) -> str:
        """Return the name under which this writer has the row; empty if it is an operation."""
        type = element_of(op.args[0].type) if op.args else None  # type: ignore[arg-type]
        found = _spelling(op.op, type)
        return found.name if isinstance(found, Custom) else ""

    def row(self, name: str, n: Numbers, operands: Operands) -> str:
        """Return the operation of a row, by its spelling for MLIR."""
        spelling = _spelling(name, operands.type)
        if isinstance(spelling, Dialect) and name not in ROWS:
            prefix = f"{spelling.prefix}, " if spelling.prefix else ""
            suffix = f" {spelling.suffix}" if spelling.suffix else relaxed(operands.fast)
            names = ", ".join(operands.names)
            return f"{spelling.name} {prefix}{names}{suffix} : {n.type(operands.type)}"
        key = spelling.name if isinstance(spelling, Custom) else name
        return ROWS[key](n, operands)

    def _affine(self, op: Apply, forms: list[Form]) -> bool:
        """Keep sums of a position and a uniform value as the first unit's; return whether that was
        possible.
        """
        if op.op not in ("add", "sub") or not any(f.kind is Kind.AFFINE for f in forms):
            return False
        left, right = forms
        if Kind.WIDE in (left.kind, right.kind) or (left.kind is right.kind and op.op == "add"):
            return False
        if op.op == "sub" and right.kind is Kind.AFFINE and left.kind is not Kind.AFFINE:
            return False
        type = op.result.type
        assert isinstance(type, Scalar)
        kind = Kind.UNIFORM if left.kind is right.kind else Kind.AFFINE
        zero = self.text.constant(type, 0)
        if right.name == zero or (left.name == zero and op.op == "add"):
            self.set(op.result, Form(left.name if right.name == zero else right.name, type, kind))
            return True
        self.define(
            op.result, f"arith.{op.op}i {left.name}, {right.name} : {scalar_type(type)}", kind
        )
        return True

    def _convert(
        self, op: Cast | Bitcast, function: Callable[[Numbers, str, Scalar, Scalar], str]
    ) -> None:
        form = self.form(op.value)
        result = element_of(op.result.type)  # type: ignore[arg-type]
        keeps = (
            form.element.is_integer and result.is_integer and self.plan.levels.is_affine(op.result)
        )
        if form.kind is Kind.AFFINE and keeps:
            self.define(
                op.result, function(self.numbers(1), form.name, form.element, result), Kind.AFFINE
            )
            return
        wide = form.kind is not Kind.UNIFORM
        lanes = self.width if wide else self.lanes(form)
        if isinstance(op, Bitcast) and form.element.bits != result.bits:
            before = lanes_type(form.element, lanes)
            after = lanes_type(result, width_of(op.result.type))  # type: ignore[arg-type]
            self.define(op.result, f"llvm.bitcast {form.name} : {before} to {after}")
            return
        name = self.wide(form) if wide else form.name
        operation = function(self.numbers(lanes, own_name(op.result)), name, form.element, result)
        self.define(op.result, operation, Kind.WIDE if wide else Kind.UNIFORM)

    def _construct(self, op: Construct) -> None:
        type = op.result.type
        if isinstance(type, Vector) and len(op.parts) == 1 and isinstance(op.parts[0], Constant):
            number = self.text.constant(type.element, op.parts[0].value, type.width)
            self.set(op.result, Form(number, type))
            return
        forms = [self.form(v) for v in op.parts]
        if not isinstance(type, Vector):
            self.set(op.result, forms[0])
            return
        text = lanes_type(type.element, type.width)
        if len(forms) == 1:
            self.define(
                op.result,
                f"vector.broadcast {forms[0].name} : {scalar_type(type.element)} to {text}",
            )
        else:
            self.define(
                op.result, f"vector.from_elements {', '.join(f.name for f in forms)} : {text}"
            )

    def _lane(self, lane: Value) -> str:
        if isinstance(lane, Constant):
            return str(int(lane.value))
        form = self.form(lane)
        return self.text.value(
            "lane", f"arith.index_castui {form.name} : {scalar_type(form.element)} to index"
        )

    def _extract(self, op: Extract) -> None:
        form = self.form(op.value)
        type = lanes_type(form.element, width_of(form.type))
        self.define(
            op.result,
            f"vector.extract {form.name}[{self._lane(op.lane)}] : {scalar_type(form.element)} from {type}",
        )

    def _insert(self, op: Insert) -> None:
        form, part = self.form(op.value), self.form(op.part)
        type = lanes_type(form.element, width_of(form.type))
        lane = self._lane(op.lane)
        self.define(
            op.result,
            f"vector.insert {part.name}, {form.name}[{lane}] : {scalar_type(form.element)} into {type}",
        )

    def _declare(self, op: Declare) -> None:
        type = op.result.type.element  # type: ignore[union-attr]
        levels = self.plan.levels
        if op.result in self.plan.kept:
            slot = kept.kept_slot(self, op.result, type)
        else:
            wide = self.in_units and self.width > 1 and levels.slots[op.result] == 2
            lanes = self.width if wide else width_of(type)
            pointer = self.slot_memory(op.result, type, lanes)
            slot = Slot(pointer, type, wide=wide, mask=self.mask)
        self.environment.set(op.result, slot)
        initial = self.form(op.initial) if op.initial is not None else None
        memory.store_slot(self, slot, initial or self.zero(type))

    def zero(self, type: Scalar | Vector) -> Form:
        return Form(self.text.constant(element_of(type), 0, width_of(type)), type)

    def storage(self, value: Value) -> Storage:
        found = self.meaning(value)
        assert isinstance(found, Storage)
        return found


def _is_half(type: Scalar) -> bool:
    return type.bits == 16 and type.is_float


FLAGS = {"contract": "contract", "reassociate": "reassoc"}
"""MLIR's names of flags; it has no others that promise as little as ours."""


def relaxed(fast: str) -> str:
    """Return the flags of a sum or product of floats."""
    flags = ",".join(FLAGS[flag] for flag in fast.split() if flag in FLAGS)
    return f" fastmath<{flags}>" if flags else ""


@cache
def _spelling(name: str, type: Scalar | None) -> Spelling:
    found = TABLE[name].spell.mlir
    return found.choose(type) if isinstance(found, By) and type is not None else found


WRITERS: dict[type[Op], Callable[..., None]] = {
    Apply: Body._apply,
    Declare: Body._declare,
    Load: memory.load,
    Store: memory.store,
    Atomic: atomics.atomic,
    Index: memory.index,
    SharedAlloc: memory.shared,
    LocalArray: memory.local,
    If: control.branch,
    For: control.loop,
    While: control.while_,
    Cast: partial(Body._convert, function=cast),
    Bitcast: partial(Body._convert, function=bitcast),
    Construct: Body._construct,
    Extract: Body._extract,
    Insert: Body._insert,
    Print: reports.report,
}
"""What writes each class of ops."""

"""Functions of the kernel language: one for each public row of the op table, and a few that are not rows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from transpile.diagnose.errors.calls import WrongArguments
from transpile.expand import arithmetic, number_types, operators
from transpile.expand.regroup import regrouped
from transpile.expand.symbols import Intrinsic
from transpile.expand.value import Value
from transpile.expand.weak import Weak
from transpile.ir.core import Barrier, Bitcast, Terminate
from transpile.ir.host import greatest
from transpile.ir.types import Scalar, Vector, element_of, f32, i32, integer_range
from transpile.ir.values import Value as IRValue
from transpile.ops.row import Row
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from transpile.expand.context import Context


def _row_function(row: Row) -> Intrinsic:
    def run(cx: Context, *args: Any) -> object:
        return operators.call_row(cx, row, args)

    name = row.builtin or row.name
    return Intrinsic(name, run, row.doc, f"{name}({', '.join(row.sig.names)})")


def _barrier(name: str, cx: Context) -> None:
    cx.emit(Barrier(name, span=cx.span()))


def _terminate(cx: Context) -> None:
    cx.emit(Terminate(span=cx.span()))
    stack = cx.regions.stack
    if any(entry.runtime for entry in stack):
        for entry in stack:
            entry.splits += 1
    cx.regions.end()


def _bitcast(cx: Context, value: object, type: object) -> object:
    wanted = number_types.number_type(cx, type, cx.span())
    if element_of(wanted).bits == 32:
        value = _settled(cx, value)
    lanes: object = None
    if isinstance(value, Value) and not isinstance(value.element, Weak):
        is_lanewise = element_of(wanted).bits == value.element.bits
        if is_lanewise and (not isinstance(wanted, Vector) or wanted.width == value.width):
            return _lanewise(cx, value, element_of(wanted))
        lanes = regrouped(cx, value, wanted)
    if lanes is None:
        raise WrongArguments(
            cx.span(),
            function="bitcast",
            signature="bitcast(value, type of as many bits)",
            problem=f"{cx.describe(value)} as {wanted}",
        ).error()
    return lanes


def _lanewise(cx: Context, value: Value, wanted: Scalar) -> object:
    result = IRValue(Vector(wanted, value.width) if value.width > 1 else wanted)
    cx.emit(Bitcast(value.ir, result, span=cx.span()))
    return cx.wrap(result)


def _settled(cx: Context, value: object) -> object:
    """Take a literal whose type is open as an i32 or f32, as it would be if nothing decided."""
    if isinstance(value, Value) and isinstance(value.element, Weak):
        value.element.demand(f32 if value.element.kind == "float" else i32, cx.span())
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        scalar = f32 if isinstance(value, float) else i32
        return cx.wrap(arithmetic.constant(cx, value, scalar))
    return value


def _limit(low: bool, cx: Context, type: object) -> object:
    wanted = element_of(number_types.number_type(cx, type, cx.span()))
    if wanted.is_float:
        return cx.wrap(cx.constant(wanted, -greatest(wanted) if low else greatest(wanted)))
    return cx.wrap(cx.constant(wanted, integer_range(wanted)[0 if low else 1]))


def _bits(cx: Context, type: object) -> int:
    found = element_of(number_types.number_type(cx, type, cx.span()))
    return found.bits


FUNCTIONS: dict[str, Any] = {
    (row.builtin or row.name): _row_function(row)
    for row in TABLE.values()
    if row.public and row.effect not in ("sync", "topology", "atomic")
}
for _name in ("sync_cube", "sync_plane", "sync_storage"):
    FUNCTIONS[_name] = Intrinsic(_name, partial(_barrier, _name), TABLE[_name].doc, f"{_name}()")
FUNCTIONS["terminate"] = Intrinsic(
    "terminate", _terminate, "End this unit, from anywhere.", "terminate()"
)
FUNCTIONS["bitcast"] = Intrinsic(
    "bitcast",
    _bitcast,
    "The same bits as another type, of each lane of a vector or of all.",
    "bitcast(value, type)",
)
FUNCTIONS["max_value"] = Intrinsic(
    "max_value", partial(_limit, False), "The greatest finite value of a type.", "max_value(type)"
)
FUNCTIONS["min_value"] = Intrinsic(
    "min_value", partial(_limit, True), "The least finite value of a type.", "min_value(type)"
)
FUNCTIONS["bits"] = Intrinsic("bits", _bits, "Bits of a type; comptime.", "bits(type)")

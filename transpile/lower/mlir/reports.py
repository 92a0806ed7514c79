"""Prints: calls of a function of the host, whose address the kernel gets as a
parameter.

::

    void report(int64_t which, int64_t unit, const void* values)

`which` counts the prints of the kernel (``transpile.ir.prints``), `unit` is the position in the cube, and
`values` holds eight bytes for each argument, or lane of one: an integer with the argument's sign,
or an f64.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.core import Print
from transpile.ir.types import Scalar, Vector, f32, f64, i32, i64
from transpile.ir.types import bool_ as BOOL
from transpile.lower.mlir.conversions import cast
from transpile.lower.mlir.forms import Form, Kind
from transpile.lower.mlir.types import POINTER, scalar_type, with_lanes

if TYPE_CHECKING:
    from transpile.lower.mlir.body import Body

PARAMETER = "%report"


def report(body: Body, op: Print) -> None:
    """Call the host for every active unit."""
    forms = [lane for v in op.args for lane in _lanes(body, body.form(v))]
    number = body.report_numbers[op]
    if body.width == 1:
        _call(body, number, body.unit().name, forms)
        return
    low, high, step = (body.text.raw_constant("index", str(k)) for k in (0, body.width, 1))
    wides = [(body.wide(form), form.element) for form in forms]
    mask, unit = body.mask, body.unit()
    lane = body.text.inner_name("lane")
    with body.scope(f"scf.for {lane} = {low} to {high} step {step} {{"):
        on = None if mask is None else _lane(body, mask, BOOL, lane, "on")
        here = unit.name
        if unit.kind is Kind.AFFINE:
            offset = body.text.value("offset", f"arith.index_cast {lane} : index to i32")
            here = body.text.value("unit", f"arith.addi {unit.name}, {offset} : i32")
        ones = [Form(_lane(body, name, type, lane, "shown"), type) for name, type in wides]
        if on is None:
            _call(body, number, here, ones)
        else:
            with body.scope(f"scf.if {on} {{"):
                _call(body, number, here, ones)


def _lanes(body: Body, form: Form) -> list[Form]:
    """Take a vector apart."""
    if not isinstance(form.type, Vector):
        return [form]
    type, width = scalar_type(form.element), form.type.width
    source = with_lanes(type, width)
    return [
        Form(
            body.text.value("shown", f"vector.extract {form.name}[{k}] : {type} from {source}"),
            form.element,
        )
        for k in range(width)
    ]


def _lane(body: Body, vector: str, element: Scalar, lane: str, hint: str) -> str:
    type = scalar_type(element)
    source = with_lanes(type, body.width)
    return body.text.value(hint, f"vector.extract {vector}[{lane}] : {type} from {source}")


def _call(body: Body, number: int, unit: str, values: list[Form]) -> None:
    """Report for one unit."""
    text, n = body.text, body.numbers(1)
    count = text.constant(i64, max(len(values), 1))
    room = text.at_top("shown", f"llvm.alloca {count} x i64 : (i64) -> {POINTER}")
    for position, form in enumerate(values):
        wide = f64 if form.element.is_float else i64
        name, element = form.name, form.element
        if element.is_float and element.bits == 16:
            name, element = n.cast("arith.extf", name, element, f32), f32
        name = n.emit(cast(n, name, element, wide), "shown")
        at = text.value(
            "shown_at", f"llvm.getelementptr {room}[{position}] : ({POINTER}) -> {POINTER}, i64"
        )
        text.line(f"llvm.store {name}, {at} : {scalar_type(wide)}, {POINTER}")
    which = text.constant(i64, number)
    far = text.value("unit_64", f"arith.extui {unit} : {scalar_type(i32)} to i64")
    text.line(
        f"llvm.call {PARAMETER}({which}, {far}, {room}) : {POINTER}, (i64, i64, {POINTER}) -> ()"
    )

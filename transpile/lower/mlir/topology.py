"""Positions of units and cubes, and the plane rows of a target whose planes have one unit."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from transpile.ir.core import Apply
from transpile.ir.types import Scalar, Vector, element_of, u32, width_of
from transpile.ir.values import Value
from transpile.lower.mlir.forms import Form
from transpile.lower.mlir.text import own_name
from transpile.lower.mlir.types import scalar_type
from transpile.ops.row import TABLE, By, Custom

if TYPE_CHECKING:
    from transpile.lower.mlir.body import Body

_CONSTANT = {"zero": 0, "one": 1, "true": True, "plane_dim": 1}
"""Rows that are a constant where a plane is one unit."""


@cache
def is_about_planes(row: str) -> bool:
    """Whether a row with operands may mean little: of planes of one unit, or `abs` of what has no sign."""
    spelling = TABLE[row].spell.mlir
    names = (*_CONSTANT, "identity", "plane_ballot")
    each = spelling.choices.values() if isinstance(spelling, By) else (spelling,)
    return any(isinstance(one, Custom) and one.name in names for one in each)


def topology(body: Body, op: Apply) -> bool:
    """Write a row about positions or planes; return whether `op` is one."""
    if op.args and not is_about_planes(op.op):
        return False
    type = op.result.type
    spelling = body.spelling(op)
    if spelling == "identity":
        body.set(op.result, body.form(op.args[0]))
        return True
    if spelling in _CONSTANT:
        assert isinstance(type, (Scalar, Vector))
        constant = body.text.constant(element_of(type), _CONSTANT[spelling], width_of(type))
        body.set(op.result, Form(constant, type))
        return True
    if spelling == "plane_ballot":
        _ballot(body, op)
        return True
    if op.op == "unit_pos":
        body.set(op.result, body.unit())
        return True
    name = body.positions.get(op.op)
    if name is None:
        return False
    body.set(op.result, _as_type(body, name, op.result))
    return True


def _as_type(body: Body, form: Form, result: Value) -> Form:
    type = result.type
    assert isinstance(type, Scalar)
    if type.bits == form.element.bits:
        return Form(form.name, type, form.kind)
    verb = "extui" if type.bits > form.element.bits else "trunci"
    name = body.text.value(
        own_name(result) or form.name[1:],
        f"arith.{verb} {form.name} : {scalar_type(form.element)} to {scalar_type(type)}",
    )
    return Form(name, type, form.kind)


def _ballot(body: Body, op: Apply) -> None:
    form = body.form(op.args[0])
    bit = body.text.value("bit", f"arith.extui {body.narrow(form)} : i1 to i32")
    zero = body.text.constant(u32, 0)
    body.define(op.result, f"vector.from_elements {bit}, {zero}, {zero}, {zero} : vector<4xi32>")

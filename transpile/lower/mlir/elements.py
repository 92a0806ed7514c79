"""Elements of memory in a row: loads and stores, where a bool takes a byte."""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.types import Scalar, i8
from transpile.lower.mlir.types import POINTER, stored_type, with_lanes

if TYPE_CHECKING:
    from transpile.lower.mlir.body import Body


def load_at(body: Body, pointer: str, element: Scalar, lanes: int, hint: str) -> str:
    """Load `lanes` elements in a row; a stored bool becomes a truth value."""
    type = stored_type(element, lanes)
    operation = f"llvm.load {pointer} {{alignment = {element.bytes} : i64}} : {POINTER} -> {type}"
    return from_stored(body, body.text.value(hint, operation), element, lanes)


def store_at(body: Body, pointer: str, value: str, element: Scalar, lanes: int) -> None:
    value = to_stored(body, value, element, lanes)
    type = stored_type(element, lanes)
    body.text.line(
        f"llvm.store {value}, {pointer} {{alignment = {element.bytes} : i64}} : {type}, {POINTER}"
    )


def from_stored(body: Body, name: str, element: Scalar, lanes: int) -> str:
    if not element.is_bool:
        return name
    zero = body.text.constant(i8, 0, lanes)
    return body.text.value(
        f"{name[1:]}_set", f"arith.cmpi ne, {name}, {zero} : {with_lanes('i8', lanes)}"
    )


def to_stored(body: Body, name: str, element: Scalar, lanes: int) -> str:
    if not element.is_bool:
        return name
    before, after = with_lanes("i1", lanes), with_lanes("i8", lanes)
    return body.text.value(f"{name[1:]}_byte", f"arith.extui {name} : {before} to {after}")

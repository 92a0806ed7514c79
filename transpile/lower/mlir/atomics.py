"""Atomics: one lane after the other; on shared memory, which belongs to one thread, as plain accesses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.core import Atomic
from transpile.ir.types import Scalar, Space
from transpile.ir.types import bool_ as BOOL
from transpile.lower.mlir.forms import Form, Kind, Place
from transpile.lower.mlir.memory import active_lanes, address, known_guard
from transpile.lower.mlir.types import POINTER, lanes_type, scalar_type, with_lanes

if TYPE_CHECKING:
    from transpile.lower.mlir.body import Body

_VERBS = {
    "atomic_add": ("add", "add", "fadd"),
    "atomic_sub": ("sub", "sub", "fsub"),
    "atomic_min": ("min", "umin", "fminimum"),
    "atomic_max": ("max", "umax", "fmaximum"),
    "atomic_and": ("_and", "_and", ""),
    "atomic_or": ("_or", "_or", ""),
    "atomic_xor": ("_xor", "_xor", ""),
    "atomic_exchange": ("xchg", "xchg", "xchg"),
}
_PLAIN = {
    "atomic_add": ("arith.addi", "arith.addi", "arith.addf"),
    "atomic_sub": ("arith.subi", "arith.subi", "arith.subf"),
    "atomic_min": ("arith.minsi", "arith.minui", "arith.minimumf"),
    "atomic_max": ("arith.maxsi", "arith.maxui", "arith.maximumf"),
    "atomic_and": ("arith.andi", "arith.andi", ""),
    "atomic_or": ("arith.ori", "arith.ori", ""),
    "atomic_xor": ("arith.xori", "arith.xori", ""),
}


def atomic(body: Body, op: Atomic) -> None:
    """One lane after the other; shared memory belongs to one thread, so plain accesses do."""
    place = body.meaning(op.place)
    assert isinstance(place, Place)
    type = op.result.type
    assert isinstance(type, Scalar)
    guard = known_guard(body, op.guard)
    if guard is False:
        body.set(op.result, body.zero(type))
        return
    condition = guard if isinstance(guard, Form) else None
    forms = [body.form(v) for v in op.args]
    if body.width == 1 or not body.in_units:
        _atomic_if(body, op, place, place.index, forms, condition.name if condition else None)
        return
    active = active_lanes(body, condition)
    wide_type, text = lanes_type(type, body.width), scalar_type(type)
    zero = body.text.constant(type, 0, body.width)
    low, high, step = (body.text.raw_constant("index", str(k)) for k in (0, body.width, 1))
    at = body.wide(place.index)
    values = [body.wide(form) for form in forms]
    result = body.text.name(op.result.name or f"{place.storage.pointer[1:]}_olds")
    header = f"{result} = scf.for %lane = {low} to {high} step {step} iter_args(%olds = {zero}) -> ({wide_type}) {{"
    with body.scope(header):
        one_at = _lane(body, at, place.index.element, "at")
        inner = Place(place.storage, Form(one_at, place.index.type))
        ones = [
            Form(_lane(body, v, f.element, "v"), f.type) for v, f in zip(values, forms, strict=True)
        ]
        on = _lane(body, active, BOOL, "on") if active is not None else None
        old = _atomic_if(body, op, inner, inner.index, ones, on)
        olds = body.text.value(
            "olds_next", f"vector.insert {old}, %olds[%lane] : {text} into {wide_type}"
        )
        body.text.line(f"scf.yield {olds} : {wide_type}")
    body.set(op.result, Form(result, type, Kind.WIDE))


def _lane(body: Body, vector: str, element: Scalar, hint: str) -> str:
    type = scalar_type(element)
    return body.text.value(
        hint, f"vector.extract {vector}[%lane] : {type} from {with_lanes(type, body.width)}"
    )


def _atomic_if(
    body: Body, op: Atomic, place: Place, at: Form, values: list[Form], condition: str | None
) -> str:
    """Write an atomic of one unit, under a condition if there is one; return the old value."""
    type = op.result.type
    assert isinstance(type, Scalar)
    hint = op.result.name or f"{place.storage.pointer[1:]}_old"
    names = [value.name for value in values]
    if condition is None:
        name = _atomic_once(body, op.op, address(body, place, at), place, names, type, hint)
    else:
        text = scalar_type(type)
        zero = body.text.constant(type, 0)
        name = body.text.name(hint)
        with body.scope(f"{name} = scf.if {condition} -> ({text}) {{", None):
            inner = _atomic_once(body, op.op, address(body, place, at), place, names, type, hint)
            body.text.line(f"scf.yield {inner} : {text}")
        with body.scope("} else {"):
            body.text.line(f"scf.yield {zero} : {text}")
    if body.width == 1 or not body.in_units:
        body.set(op.result, Form(name, type))
    return name


def _atomic_once(
    body: Body, row: str, pointer: str, place: Place, names: list[str], type: Scalar, hint: str
) -> str:
    text = scalar_type(type)
    n = body.numbers(1)
    aligned = f"{{alignment = {type.bytes} : i64}}"
    private = place.storage.memory.space is not Space.GLOBAL
    if row == "atomic_load":
        order = "" if private else " atomic monotonic"
        return body.text.value(hint, f"llvm.load {pointer}{order} {aligned} : {POINTER} -> {text}")
    if row == "atomic_store":
        order = "" if private else " atomic monotonic"
        body.text.line(f"llvm.store {names[0]}, {pointer}{order} {aligned} : {text}, {POINTER}")
        return names[0]
    kind = 2 if type.is_float else 0 if type.is_signed else 1
    if row == "atomic_compare_exchange":
        return _compare_exchange(body, pointer, names, type, hint, private=private)
    if not private:
        verb = _VERBS[row][kind]
        return body.text.value(
            hint, f"llvm.atomicrmw {verb} {pointer}, {names[0]} monotonic : {POINTER}, {text}"
        )
    old = body.text.value(hint, f"llvm.load {pointer} {aligned} : {POINTER} -> {text}")
    new = (
        names[0]
        if row == "atomic_exchange"
        else n.binary(_PLAIN[row][kind], old, names[0], type, "new")
    )
    body.text.line(f"llvm.store {new}, {pointer} {aligned} : {text}, {POINTER}")
    return old


def _compare_exchange(
    body: Body, pointer: str, names: list[str], type: Scalar, hint: str, *, private: bool
) -> str:
    text = scalar_type(type)
    n = body.numbers(1)
    if private:
        old = body.text.value(hint, f"llvm.load {pointer} : {POINTER} -> {text}")
        same = n.compare("oeq" if type.is_float else "eq", old, names[0], type, "same")
        new = n.select(same, names[1], old, type, "new")
        body.text.line(f"llvm.store {new}, {pointer} : {text}, {POINTER}")
        return old
    pair = body.text.value(
        "pair",
        f"llvm.cmpxchg {pointer}, {names[0]}, {names[1]} monotonic monotonic : {POINTER}, {text}",
    )
    return body.text.value(hint, f"llvm.extractvalue {pair}[0] : !llvm.struct<({text}, i1)>")

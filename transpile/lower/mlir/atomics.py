"""Atomics: one lane after the other; on shared memory, which belongs to one thread, as plain accesses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.core import Atomic, Load, Store
from transpile.ir.types import Scalar, Space
from transpile.ir.types import bool_ as BOOL
from transpile.lower.mlir import memory
from transpile.lower.mlir.forms import Form, Kind, Place
from transpile.lower.mlir.memory import active_lanes, address, known_guard
from transpile.lower.mlir.text import own_name
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
    """Write an atomic; units of a group take their turns."""
    place = body.meaning(op.place)
    assert isinstance(place, Place)
    type = op.result.type
    assert isinstance(type, Scalar)
    if _is_private(place) and op.op == "atomic_load":
        memory.load(body, Load(op.place, op.result, op.guard, op.span))
        return
    if _is_private(place) and op.op == "atomic_store":
        memory.store(body, Store(op.place, op.args[0], op.guard, op.span))
        body.set(op.result, body.form(op.args[0]))
        return
    guard = known_guard(body, op.guard)
    if guard is False:
        body.set(op.result, body.zero(type))
        return
    condition = guard if isinstance(guard, Form) else None
    forms = [body.form(v) for v in op.args]
    if body.width == 1 or not body.in_units:
        name = _of_one(body, op, place, forms, condition.name if condition else None)
        body.set(op.result, Form(name, type))
        return
    _of_group(body, op, place, forms, active_lanes(body, condition))


def _is_private(place: Place) -> bool:
    return place.storage.memory.space is not Space.GLOBAL


def _of_group(body: Body, op: Atomic, place: Place, forms: list[Form], active: str | None) -> None:
    """Write a loop over the lanes; old values are gathered if anything uses them."""
    text, type = body.text, op.result.type
    assert isinstance(type, Scalar)
    low, high, step = (text.raw_constant("index", str(k)) for k in (0, body.width, 1))
    at = body.wide(place.index)
    values = [form if form.kind is Kind.UNIFORM else body.wide(form) for form in forms]
    lane = text.inner_name("lane")
    loop = f"scf.for {lane} = {low} to {high} step {step}"
    vector = lanes_type(type, body.width)
    is_used = op.result in body.plan.used
    result = (
        text.name(own_name(op.result) or f"{place.storage.pointer[1:]}_olds") if is_used else ""
    )
    olds = text.inner_name("olds") if is_used else ""
    if is_used:
        zero = text.constant(type, 0, body.width)
        loop = f"{result} = {loop} iter_args({olds} = {zero}) -> ({vector})"
    with body.scope(f"{loop} {{"):
        index = Form(_lane(body, at, lane, place.index.element, "at"), place.index.type)
        ones = [
            value
            if isinstance(value, Form)
            else Form(_lane(body, value, lane, form.element, "operand"), form.type)
            for value, form in zip(values, forms, strict=True)
        ]
        on = _lane(body, active, lane, BOOL, "on") if active is not None else None
        old = _of_one(body, op, Place(place.storage, index), ones, on)
        if is_used:
            into = f"vector.insert {old}, {olds}[{lane}] : {scalar_type(type)} into {vector}"
            text.line(f"scf.yield {text.value('olds_next', into)} : {vector}")
    if is_used:
        body.set(op.result, Form(result, type, Kind.WIDE))


def _lane(body: Body, vector: str, lane: str, element: Scalar, hint: str) -> str:
    type = scalar_type(element)
    source = with_lanes(type, body.width)
    return body.text.value(hint, f"vector.extract {vector}[{lane}] : {type} from {source}")


def _of_one(body: Body, op: Atomic, place: Place, values: list[Form], condition: str | None) -> str:
    """Write an atomic of one unit, under a condition if there is one; return the old value."""
    type, text = op.result.type, body.text
    assert isinstance(type, Scalar)
    hint = own_name(op.result) or f"{place.storage.pointer[1:]}_old"
    names = [value.name for value in values]

    def once() -> str:
        pointer = address(body, place, place.index)
        return _atomic_once(body, op.op, pointer, place, names, type, hint)

    if condition is None:
        return once()
    zero = text.constant(type, 0)
    if op.result not in body.plan.used:
        with body.scope(f"scf.if {condition} {{"):
            once()
        return zero
    name = text.name(hint)
    with body.scope(f"{name} = scf.if {condition} -> ({scalar_type(type)}) {{", None):
        text.line(f"scf.yield {once()} : {scalar_type(type)}")
    with body.scope("} else {"):
        text.line(f"scf.yield {zero} : {scalar_type(type)}")
    return name


def _atomic_once(
    body: Body, row: str, pointer: str, place: Place, names: list[str], type: Scalar, hint: str
) -> str:
    text = scalar_type(type)
    n = body.numbers(1)
    aligned = f"{{alignment = {type.bytes} : i64}}"
    private = _is_private(place)
    if row == "atomic_load":
        operation = f"llvm.load {pointer} atomic monotonic {aligned} : {POINTER} -> {text}"
        return body.text.value(hint, operation)
    if row == "atomic_store":
        operation = f"llvm.store {names[0]}, {pointer} atomic monotonic {aligned}"
        body.text.line(f"{operation} : {text}, {POINTER}")
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

"""Loads, stores and atomics: contiguous vectors where neighbouring units touch neighbouring
elements, else one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.core import Index, Load, LocalArray, SharedAlloc, Store
from transpile.ir.types import Memory, Scalar, Space, Vector, element_of, i8, i64, u8, width_of
from transpile.ir.types import bool_ as BOOL
from transpile.ir.values import Value
from transpile.lower.mlir import kept
from transpile.lower.mlir.elements import from_stored, load_at, store_at, to_stored
from transpile.lower.mlir.forms import Form, Kind, Place, Slot, Storage
from transpile.lower.mlir.text import own_name
from transpile.lower.mlir.types import POINTER, lanes_type, scalar_type, stored_type, with_lanes

if TYPE_CHECKING:
    from transpile.lower.mlir.body import Body


# Places


def index(body: Body, op: Index) -> None:
    """Remember the place; its address is written where it is used."""
    body.environment.set(op.result, Place(body.storage(op.memory), body.form(op.indices[0])))


def shared(body: Body, op: SharedAlloc) -> None:
    memory = op.result.type
    assert isinstance(memory, Memory) and memory.length is not None
    hint = own_name(op.result) or "shared"
    if op.offset is None:
        pointer = _alloca(body, hint, memory, memory.length)
    else:
        pointer = body.text.at_top(
            hint,
            f"llvm.getelementptr {_common(body)}[{op.offset}] : ({POINTER}) -> {POINTER}, i8",
        )
    body.environment.set(op.result, Storage(pointer, memory))


def _common(body: Body) -> str:
    """Return the bytes in which several allocations of shared memory lie."""
    if not body.common:
        type = Memory(u8, Space.SHARED, length=body.plan.common)
        body.common = _alloca(body, "shared_bytes", type, body.plan.common)
    return body.common


def _alloca(body: Body, hint: str, memory: Memory, length: int) -> str:
    count = body.text.constant(i64, max(length, 1))
    type = stored_type(element_of(memory.element), width_of(memory.element))
    return body.text.at_top(
        hint, f"llvm.alloca {count} x {type} {{alignment = 64 : i64}} : (i64) -> {POINTER}"
    )


def local(body: Body, op: LocalArray) -> None:
    """An array of each unit; the units of a group are interleaved."""
    memory = op.result.type
    assert isinstance(memory, Memory) and memory.length is not None
    hint = own_name(op.result) or "local"
    if op.result in body.plan.kept:
        storage = kept.local_part(body, op.result, memory)
    else:
        if op.result not in body.arrays:
            body.arrays[op.result] = _alloca(body, hint, memory, memory.length * body.width)
        storage = Storage(body.arrays[op.result], memory, body.width)
    body.environment.set(op.result, storage)
    size = body.text.constant(
        i64,
        memory.length * body.width * element_of(memory.element).bytes * width_of(memory.element),
    )
    zero = body.text.constant(i8, 0)
    body.text.line(
        f'"llvm.intr.memset"({storage.pointer}, {zero}, {size}) <{{isVolatile = false}}> : ({POINTER}, i8, i64) -> ()'
    )


def _scaled_index(body: Body, place: Place) -> tuple[Form, bool]:
    """Return the index in elements of storage, and whether neighbouring units touch neighbouring
    elements.
    """
    form, lanes = place.index, place.storage.lanes
    if lanes == 1:
        return form, form.kind is Kind.AFFINE
    type = form.element
    if form.kind is Kind.UNIFORM:
        scaled = body.text.value(
            "at", f"arith.muli {form.name}, {body.text.constant(type, lanes)} : {scalar_type(type)}"
        )
        return Form(scaled, type), True
    wide = lanes_type(type, lanes)
    scaled = body.text.value(
        "at", f"arith.muli {body.wide(form)}, {body.text.constant(type, lanes, lanes)} : {wide}"
    )
    steps = body.text.iota(scalar_type(type), lanes)
    return Form(
        body.text.value("at", f"arith.addi {scaled}, {steps} : {wide}"), type, Kind.WIDE
    ), False


def _offset(body: Body, form: Form, element: Scalar | Vector) -> tuple[str, str]:
    """Return a signed index and its type.

    A 32-bit index counts less than 2**31 elements unless these are bytes (the launch sees to that),
    so reading it as signed changes nothing for accesses in bounds, and keeps a group contiguous
    whose first units wrapped below zero.
    """
    type = form.element
    lanes = body.width if form.kind is Kind.WIDE else 1
    text = lanes_type(type, lanes)
    if type.bits >= 32 and (
        type.is_signed or type.bits == 64 or element_of(element).bytes * width_of(element) > 1
    ):
        return form.name, text
    wide = with_lanes("i64", lanes)
    if form.kind is Kind.AFFINE and not type.is_signed:
        width = body.text.constant(type, body.width)
        ahead = body.text.value("ahead", f"arith.addi {form.name}, {width} : {text}")
        far = body.text.value("ahead", f"arith.extui {ahead} : {text} to i64")
        return body.text.value(
            "at", f"arith.subi {far}, {body.text.constant(i64, body.width)} : i64"
        ), "i64"
    verb = "arith.extsi" if type.is_signed else "arith.extui"
    return body.text.value("at", f"{verb} {form.name} : {text} to {wide}"), wide


KEYS = {kind: kind.value for kind in Kind}


def address(body: Body, place: Place, form: Form) -> str:
    key = f"{place.storage.pointer}[{form.name}:{KEYS[form.kind]}"
    known = body.environment.wide_of(key)
    if known is not None:
        return known
    memory = place.storage.memory
    name, type = _offset(body, form, memory.element)
    element = stored_type(element_of(memory.element), width_of(memory.element))
    after = with_lanes(POINTER, body.width if form.kind is Kind.WIDE else 1)
    found = body.text.value(
        f"{place.storage.pointer[1:]}_at",
        f"llvm.getelementptr {place.storage.pointer}[{name}] : ({POINTER}, {type}) -> {after}, {element}",
    )
    body.environment.widened[key] = found
    return found


def active_lanes(body: Body, guard: Form | None) -> str | None:
    """Return the lanes that access memory, or ``None`` for all: those of the mask and of the guard."""
    if guard is None or body.width == 1:
        return body.mask
    if body.mask is None:
        return body.wide(guard)
    return body.text.value(
        "active", f"arith.andi {body.mask}, {body.wide(guard)} : {with_lanes('i1', body.width)}"
    )


def known_guard(body: Body, guard: Value | None) -> Form | bool | None:
    """Return the form of a guard, or its value if that is known."""
    if guard is None:
        return True
    if guard in body.known:
        return body.known[guard]
    return body.form(guard)


# Loads


def load(body: Body, op: Load) -> None:
    place = body.meaning(op.place)
    type = op.result.type
    assert isinstance(type, (Scalar, Vector))
    if isinstance(place, Slot):
        _load_slot(body, op, place)
        return
    assert isinstance(place, Place)
    guard = known_guard(body, op.guard)
    if guard is False:
        body.set(op.result, body.zero(type))
        return
    condition = guard if isinstance(guard, Form) else None
    is_row = place.index.kind is not Kind.WIDE
    if is_row and body.ahead is not None and op in body.ahead.loads:
        _prefetch(body, place, body.ahead.index(body, op))
    form, contiguous = _scaled_index(body, place)
    if body.width == 1 or (
        form.kind is Kind.UNIFORM and not contiguous and not _is_wide(condition)
    ):
        _load_scalar(body, op, place, form, condition)
    elif contiguous:
        _load_row(body, op, place, form, condition)
    else:
        _gather(body, op, place, form, condition)


def _prefetch(body: Body, place: Place, index: Form) -> None:
    """Ask for the element at `index`, or the first of a row of them: to read, in all caches."""
    fields = "<{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}>"
    pointer = address(body, place, index)
    body.text.line(f'"llvm.intr.prefetch"({pointer}) {fields} : ({POINTER}) -> ()')


def _is_wide(form: Form | None) -> bool:
    return form is not None and form.kind is not Kind.UNIFORM


def _load_scalar(body: Body, op: Load, place: Place, form: Form, guard: Form | None) -> None:
    type = op.result.type
    assert isinstance(type, (Scalar, Vector))
    element, lanes = element_of(type), width_of(type)
    hint = body.hint(op.result)
    if guard is None:
        name = load_at(body, address(body, place, form), element, lanes, hint)
        body.set(op.result, Form(name, type))
        return
    name = body.text.name(hint)
    text = lanes_type(element, lanes)
    zero = body.zero(type).name
    with body.scope(f"{name} = scf.if {guard.name} -> ({text}) {{", None):
        inner = load_at(body, address(body, place, form), element, lanes, hint)
        body.text.line(f"scf.yield {inner} : {text}")
    with body.scope("} else {"):
        body.text.line(f"scf.yield {zero} : {text}")
    body.set(op.result, Form(name, type))


def _load_row(body: Body, op: Load, place: Place, form: Form, guard: Form | None) -> None:
    element = element_of(op.result.type)  # type: ignore[arg-type]
    hint = body.hint(op.result)
    active = active_lanes(body, guard)
    pointer = (
        address(body, place, Form(form.name, form.type))
        if form.kind is Kind.UNIFORM
        else address(body, place, form)
    )
    if active is None:
        name = load_at(body, pointer, element, body.width, hint)
    else:
        stored = stored_type(element, body.width)
        zero = body.text.raw_constant(stored, _zero_text(element), body.width)
        name = body.text.value(
            hint,
            f"llvm.intr.masked.load {pointer}, {active}, {zero} {{alignment = {element.bytes} : i32}} : "
            f"({POINTER}, {with_lanes('i1', body.width)}, {stored}) -> {stored}",
        )
        name = from_stored(body, name, element, body.width)
    body.set(op.result, Form(name, element, Kind.WIDE))


def _zero_text(element: Scalar) -> str:
    return "0.0" if element.is_float else "0"


def _gather(body: Body, op: Load, place: Place, form: Form, guard: Form | None) -> None:
    element = element_of(op.result.type)  # type: ignore[arg-type]
    hint = body.hint(op.result)
    active = active_lanes(body, guard) or body.text.constant(BOOL, True, body.width)
    wide = Form(body.wide(form), form.type, Kind.WIDE)
    pointers = address(body, place, wide)
    stored = stored_type(element, body.width)
    zero = body.text.raw_constant(stored, _zero_text(element), body.width)
    name = body.text.value(
        hint,
        f"llvm.intr.masked.gather {pointers}, {active}, {zero} {{alignment = {element.bytes} : i32}} : "
        f"({with_lanes(POINTER, body.width)}, {with_lanes('i1', body.width)}, {stored}) -> {stored}",
    )
    body.set(op.result, Form(from_stored(body, name, element, body.width), element, Kind.WIDE))


def _load_slot(body: Body, op: Load, slot: Slot) -> None:
    element = element_of(slot.type)
    hint = body.hint(op.result)
    if slot.per_unit:
        lanes = body.unit_lanes(slot.type)
        name = load_at(body, kept.unit_pointer(body, slot.pointer, slot.type), element, lanes, hint)
        wide = slot.wide and body.in_units
    else:
        lanes = body.width if slot.wide else width_of(slot.type)
        name = body.text.value(
            hint, f"llvm.load {slot.pointer} : {POINTER} -> {lanes_type(element, lanes)}"
        )
        wide = slot.wide
    body.set(op.result, Form(name, slot.type, Kind.WIDE if wide else Kind.UNIFORM))


# Stores


def store(body: Body, op: Store) -> None:
    place = body.meaning(op.place)
    form = body.form(op.value)
    if isinstance(place, Slot):
        store_slot(body, place, form)
        return
    assert isinstance(place, Place)
    guard = known_guard(body, op.guard)
    if guard is False:
        return
    condition = guard if isinstance(guard, Form) else None
    at, contiguous = _scaled_index(body, place)
    if body.width == 1 or (at.kind is Kind.UNIFORM and not contiguous):
        _store_scalar(body, place, at, form, condition)
    else:
        _store_wide(body, place, at, form, active_lanes(body, condition), contiguous=contiguous)


def store_slot(body: Body, slot: Slot, form: Form) -> None:
    element = element_of(slot.type)
    if slot.per_unit:
        lanes = body.unit_lanes(slot.type)
        pointer = kept.unit_pointer(body, slot.pointer, slot.type)
        value = body.wide(form) if slot.wide else form.name
        if slot.wide and body.mask not in (None, slot.mask):
            old = load_at(body, pointer, element, lanes, f"{slot.pointer[1:]}_old")
            value = _blend(body, value, old, element)
        store_at(body, pointer, value, element, lanes)
        return
    lanes = body.width if slot.wide else width_of(slot.type)
    type = lanes_type(element, lanes)
    value = body.wide(form) if slot.wide else body.narrow(form)
    if slot.wide and body.mask not in (None, slot.mask):
        old = body.text.value(
            f"{slot.pointer[1:]}_old", f"llvm.load {slot.pointer} : {POINTER} -> {type}"
        )
        value = _blend(body, value, old, element)
    body.text.line(f"llvm.store {value}, {slot.pointer} : {type}, {POINTER}")


def _blend(body: Body, value: str, old: str, element: Scalar) -> str:
    assert body.mask is not None
    n = body.numbers(body.width)
    return n.select(body.mask, value, old, element, f"{old[1:].removesuffix('_old')}_new")


def _store_scalar(body: Body, place: Place, at: Form, form: Form, guard: Form | None) -> None:
    """Store to one element for all units: the last active unit's value stays."""
    element = element_of(place.storage.memory.element)
    lanes = width_of(place.storage.memory.element)
    if body.width == 1 or form.kind is Kind.UNIFORM:
        name = form.name
        condition = guard.name if guard is not None else None
        if _is_wide(guard):
            active = active_lanes(body, guard)
            condition = any_lane(body, active) if active is not None else None
        if condition is None:
            store_at(body, address(body, place, at), name, element, lanes)
            return
        with body.scope(f"scf.if {condition} {{"):
            store_at(body, address(body, place, at), name, element, lanes)
        return
    active = active_lanes(body, guard)
    if active is None:
        type = scalar_type(element)
        last = body.text.value(
            f"{form.name[1:]}_last",
            f"vector.extract {body.wide(form)}[{body.width - 1}] : {type} from {with_lanes(type, body.width)}",
        )
        store_at(body, address(body, place, at), last, element, 1)
        return
    _store_wide(body, place, at, form, active, contiguous=False)


def _store_wide(
    body: Body, place: Place, at: Form, form: Form, active: str | None, *, contiguous: bool
) -> None:
    element = element_of(place.storage.memory.element)
    value = body.wide(form)
    if contiguous and active is None:
        store_at(body, address(body, place, at), value, element, body.width)
        return
    stored, mask = stored_type(element, body.width), with_lanes("i1", body.width)
    value = to_stored(body, value, element, body.width)
    alignment = f"{{alignment = {element.bytes} : i32}}"
    if contiguous:
        pointer = address(body, place, at)
        body.text.line(
            f"llvm.intr.masked.store {value}, {pointer}, {active} {alignment} : {stored}, {mask} into {POINTER}"
        )
        return
    active = active or body.text.constant(BOOL, True, body.width)
    pointers = address(body, place, Form(body.wide(at), at.type, Kind.WIDE))
    body.text.line(
        f"llvm.intr.masked.scatter {value}, {pointers}, {active} {alignment} : {stored}, {mask} into "
        f"{with_lanes(POINTER, body.width)}"
    )


def any_lane(body: Body, mask: str) -> str:
    """Return whether any lane of `mask` is on."""
    return body.text.value(
        "any", f"vector.reduction <or>, {mask} : {with_lanes('i1', body.width)} into i1"
    )

"""Values and variables that outlive a loop over units: arrays with one element for each unit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.ir.core import Declare, For, Load, Region, Store, While, walk
from transpile.ir.types import Memory, Reference, Scalar, Vector, element_of, i64, u32, width_of
from transpile.ir.values import Value
from transpile.lower.mlir.elements import load_at, store_at
from transpile.lower.mlir.forms import Form, Kind, Meaning, Slot, Storage
from transpile.lower.mlir.types import POINTER, lanes_type, stored_type

if TYPE_CHECKING:
    from transpile.lower.mlir.body import Body


def array(body: Body, value: Value, type: Scalar | Vector, length: int = 1) -> str:
    if value not in body.arrays:
        count = body.text.constant(i64, body.units * length)
        element = stored_type(element_of(type), width_of(type))
        attributes = "{alignment = 64 : i64} : (i64)"
        body.arrays[value] = body.text.at_top(
            f"{value.name or 'value'}_units",
            f"llvm.alloca {count} x {element} {attributes} -> {POINTER}",
        )
    return body.arrays[value]


def unit_pointer(body: Body, base: str, type: Scalar | Vector) -> str:
    """Return the address of this group's elements; the first unit's outside of a loop over
    units.
    """
    if not body.in_units:
        return base
    unit = body.unit().name
    key = f"{base}[{unit}"
    found = body.environment.wide_of(key)
    if found is None:
        element = stored_type(element_of(type), width_of(type))
        found = body.text.value(
            f"{base[1:]}_at",
            f"llvm.getelementptr {base}[{unit}] : ({POINTER}, i32) -> {POINTER}, {element}",
        )
        body.environment.widened[key] = found
    return found


def keep(body: Body, value: Value, form: Form) -> None:
    pointer = unit_pointer(body, array(body, value, form.type), form.type)
    store_at(body, pointer, body.wide(form), form.element, body.unit_lanes(form.type))


def meaning_of(body: Body, value: Value) -> Meaning:
    type = value.type
    if isinstance(type, Reference):
        return kept_slot(body, value, type.element)
    if isinstance(type, Memory):
        return local_part(body, value, type)
    assert isinstance(type, (Scalar, Vector))
    pointer = unit_pointer(body, array(body, value, type), type)
    lanes = body.unit_lanes(type)
    name = load_at(body, pointer, element_of(type), lanes, body.hint(value))
    wide = body.width > 1 and body.in_units
    return Form(name, type, Kind.WIDE if wide else Kind.UNIFORM)


def kept_slot(body: Body, value: Value, type: Scalar | Vector) -> Slot:
    return Slot(array(body, value, type), type, wide=body.width > 1, per_unit=True)


def cache_slots(body: Body, ops: Region) -> list[Value]:
    """Hold variables of units that a loop uses in registers; return those to put back.

    They live in arrays between segments, where each access would go through memory.
    """
    stored: list[Value] = []
    for slot in _slots_of_loops(body, ops):
        type = slot.type.element  # type: ignore[union-attr]
        source = kept_slot(body, slot, type)
        lanes = body.unit_lanes(type)
        pointer = unit_pointer(body, source.pointer, type)
        value = load_at(body, pointer, element_of(type), lanes, f"{slot.name}_before")
        cache = Slot(body.slot_memory(slot, type, lanes), type, wide=source.wide)
        stored_as = lanes_type(element_of(type), lanes)
        body.text.line(f"llvm.store {value}, {cache.pointer} : {stored_as}, {POINTER}")
        body.environment.set(slot, cache)
        if any(isinstance(op, Store) and op.place is slot for op in walk(ops)):
            stored.append(slot)
    return stored


def _slots_of_loops(body: Body, ops: Region) -> list[Value]:
    declared = {op.result for op in ops if isinstance(op, Declare)}
    loops = tuple(op for op in ops if isinstance(op, (For, While)))
    places = [op.place for op in walk(loops) if isinstance(op, (Load, Store))]
    found = [p for p in places if p in body.plan.kept and p in body.plan.levels.slots]
    return list(dict.fromkeys(p for p in found if p not in declared))


def put_back(body: Body, slots: list[Value]) -> None:
    """Store cached variables to their arrays."""
    for slot in slots:
        cache = body.environment.get(slot)
        assert isinstance(cache, Slot)
        element, lanes = element_of(cache.type), body.unit_lanes(cache.type)
        type = lanes_type(element, lanes)
        hint = f"{slot.name}_after"
        value = body.text.value(hint, f"llvm.load {cache.pointer} : {POINTER} -> {type}")
        source = kept_slot(body, slot, cache.type)
        pointer = unit_pointer(body, source.pointer, cache.type)
        store_at(body, pointer, value, element, lanes)


def local_part(body: Body, value: Value, memory: Memory) -> Storage:
    """Return this group's part of a local array that outlives a loop over units."""
    assert memory.length is not None and body.in_units
    whole = array(body, value, memory.element, memory.length)
    length = body.text.constant(u32, memory.length)
    start = body.text.value(
        f"{value.name or 'v'}_start", f"arith.muli {body.unit().name}, {length} : i32"
    )
    type = stored_type(element_of(memory.element), width_of(memory.element))
    pointer = body.text.value(
        f"{value.name or 'v'}_here",
        f"llvm.getelementptr {whole}[{start}] : ({POINTER}, i32) -> {POINTER}, {type}",
    )
    return Storage(pointer, memory, body.width)

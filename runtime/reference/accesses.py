"""Closures for accesses: loads, stores and atomics of memory, with the checks and guards of the language.

A checked access out of bounds gives zero, writes nothing, and is noted when validating. An unchecked one is an error
here, where a device would do anything.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from runtime.reference.memory import zero_of
from runtime.reference.numbers import rounding
from runtime.reference.operations import (
    Frame,
    Registers,
    Step,
    copy,
    misses,
    note_violation,
    out_of_bounds,
)
from runtime.reference.rows import maximum, minimum
from transpile.diagnose.span import Span
from transpile.ir.core import Atomic, Load, Store
from transpile.ir.host import same_bits
from transpile.ir.types import Reference
from transpile.ir.values import Value


def is_slot(place: Value) -> bool:
    return isinstance(place.type, Reference) and place.type.space is None


def element_zero(place: Value) -> Any:
    if not isinstance(place.type, Reference):
        raise TypeError(f"{place!r} is no place")
    return zero_of(place.type.element)


def missed(frame: Frame, action: str, place: Any, span: Span | None, *, validate: bool) -> None:
    """Pass over a checked access out of bounds; raise for an unchecked one."""
    if place[1] is not None:
        raise out_of_bounds(frame, action, place, span).error()
    if validate:
        note_violation(frame, out_of_bounds(frame, action, place, span))


def load(registers: Registers, op: Load, *, validate: bool) -> Step:
    source, out = registers.of(op.place), registers.of(op.result)
    if is_slot(op.place):
        return copy(source, out)
    nothing = element_zero(op.place)
    guard = None if op.guard is None else registers.of(op.guard)

    def step(frame: Frame) -> None:
        if guard is not None and not frame[guard]:
            frame[out] = nothing
            return
        place = frame[source]
        if misses(place):
            missed(frame, "a read", place, op.span, validate=validate)
            frame[out] = nothing
        else:
            frame[out] = place[0].data[place[1]]

    return step


def store(registers: Registers, op: Store, *, validate: bool) -> Step:
    target, source = registers.of(op.place), registers.of(op.value)
    if is_slot(op.place) and op.guard is None:
        return copy(source, target)
    guard = None if op.guard is None else registers.of(op.guard)
    if is_slot(op.place):

        def guarded(frame: Frame) -> None:
            if guard is not None and frame[guard]:
                frame[target] = frame[source]

        return guarded

    def step(frame: Frame) -> None:
        if guard is not None and not frame[guard]:
            return
        place = frame[target]
        if misses(place):
            missed(frame, "a write", place, op.span, validate=validate)
        else:
            place[0].data[place[1]] = frame[source]

    return step


ATOMICS: dict[str, Callable[..., Any]] = {
    "atomic_load": lambda old: old,
    "atomic_store": lambda old, new: new,
    "atomic_exchange": lambda old, new: new,
    "atomic_add": operator.add,
    "atomic_sub": operator.sub,
    "atomic_min": minimum,
    "atomic_max": maximum,
    "atomic_and": operator.and_,
    "atomic_or": operator.or_,
    "atomic_xor": operator.xor,
    "atomic_compare_exchange": lambda old, expected, new: new if same_bits(old, expected) else old,
}
"""What an element holds afterwards, from what it held and the operands."""


def atomic(registers: Registers, op: Atomic, *, validate: bool) -> Step:
    """Return the step of an atomic op. Units run one at a time here, so it is a plain update."""
    target, out = registers.of(op.place), registers.of(op.result)
    numbers = [registers.of(arg) for arg in op.args]
    guard = None if op.guard is None else registers.of(op.guard)
    nothing = element_zero(op.place)
    update = ATOMICS[op.op]
    rounded = rounding(registers.scalar(op.result.type))
    gives_new = op.op == "atomic_store"

    def step(frame: Frame) -> None:
        frame[out] = nothing
        if guard is not None and not frame[guard]:
            return
        place = frame[target]
        if misses(place):
            missed(frame, "an atomic", place, op.span, validate=validate)
            return
        data, offset = place[0].data, place[1]
        old = data[offset]
        new = data[offset] = rounded(update(old, *[frame[number] for number in numbers]))
        frame[out] = new if gives_new else old

    return step

"""Whether objects are known while a kernel is built, or hold something known only on the device."""

from __future__ import annotations

from transpile.expand.atomics import AtomicElement
from transpile.expand.containers import Container
from transpile.expand.ranges import Range
from transpile.expand.slices import Slice
from transpile.expand.structs import Struct
from transpile.expand.value import Value

RUNTIME = (Value, Container, Slice, AtomicElement, Range, Struct)


def has_runtime(value: object) -> bool:
    """Whether an argument is, or holds, something known only on the device."""
    if isinstance(value, RUNTIME):
        return True
    if isinstance(value, (tuple, list, set, frozenset)):
        return any(has_runtime(item) for item in value)
    if isinstance(value, dict):
        return any(has_runtime(item) for item in value.values())
    return False

"""Where shared memory lies: what a launch must reserve, and the offset of each allocation in it."""

from __future__ import annotations

from collections.abc import Iterable

from transpile.ir import core
from transpile.ir.types import Memory, element_of, width_of

ALIGNMENT = 16
"""Of each allocation, in bytes: the widest access."""
STATIC_LIMIT = 48 * 1024
"""CUDA refuses more than this in declared arrays; beyond it the launch passes the size."""


def size(type: Memory) -> int:
    """Return the bytes of an allocation, rounded up to `ALIGNMENT`."""
    assert type.length is not None
    used = type.length * element_of(type.element).bytes * width_of(type.element)
    return -(-used // ALIGNMENT) * ALIGNMENT


def offsets(types: Iterable[Memory]) -> list[int]:
    """Return the offset of each allocation when they lie one behind the other."""
    found, at = [], 0
    for type in types:
        found.append(at)
        at += size(type)
    return found


def shared_bytes(kernel: core.Kernel) -> int:
    """Return the bytes of shared memory that a cube of `kernel` uses."""
    return sum(
        size(op.result.type)
        for op in kernel.body
        if isinstance(op, core.SharedAlloc) and isinstance(op.result.type, Memory)
    )


def dynamic_shared_bytes(kernel: core.Kernel) -> int:
    """Return the dynamic shared memory of a CUDA launch: 0 unless it is beyond `STATIC_LIMIT`."""
    used = shared_bytes(kernel)
    return used if used > STATIC_LIMIT else 0

"""How large shared memory is: of one allocation, and of a kernel, where several may lie in the same bytes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from transpile.ir import core
from transpile.ir.types import Memory, element_of, width_of

ALIGNMENT = 16
"""Of each allocation, in bytes: the widest access."""


def size_of(type: Memory) -> int:
    """Return the bytes of memory of known length."""
    return (type.length or 0) * element_of(type.element).bytes * width_of(type.element)


def size(type: Memory) -> int:
    """Return the bytes of an allocation, rounded up to `ALIGNMENT`."""
    return -(-size_of(type) // ALIGNMENT) * ALIGNMENT


def end_of_common(pieces: Iterable[tuple[Memory, int]]) -> int:
    """Return the bytes that allocations need together which lie at these offsets of one piece of memory."""
    return max((offset + size(type) for type, offset in pieces), default=0)


def common_bytes(kernel: core.Kernel) -> int:
    """Return the bytes in which several allocations of `kernel` lie."""
    return end_of_common((type, at) for type, at in _allocations(kernel) if at is not None)


def shared_bytes(kernel: core.Kernel) -> int:
    """Return the bytes of shared memory that a cube of `kernel` uses."""
    own = sum(size(type) for type, at in _allocations(kernel) if at is None)
    return own + common_bytes(kernel)


def _allocations(kernel: core.Kernel) -> Iterator[tuple[Memory, int | None]]:
    for op in kernel.body:
        if isinstance(op, core.SharedAlloc) and isinstance(op.result.type, Memory):
            yield op.result.type, op.offset

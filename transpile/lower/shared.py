"""What a launch must reserve of shared memory, and the offset of each allocation in it."""

from __future__ import annotations

from collections.abc import Iterable

from transpile.ir import core
from transpile.ir.shared import ALIGNMENT, end_of_common, shared_bytes, size
from transpile.ir.types import Memory

STATIC_LIMIT = 48 * 1024
"""CUDA refuses more than this in declared arrays; beyond it the launch passes the size."""


def offsets(types: Iterable[Memory], start: int = 0) -> list[int]:
    """Return the offset of each allocation when they lie one behind the other."""
    found, at = [], start
    for type in types:
        found.append(at)
        at += size(type)
    return found


def dynamic_shared_bytes(kernel: core.Kernel) -> int:
    """Return the dynamic shared memory of a CUDA launch: 0 unless it is beyond `STATIC_LIMIT`."""
    used = shared_bytes(kernel)
    return used if used > STATIC_LIMIT else 0


__all__ = [
    "ALIGNMENT",
    "STATIC_LIMIT",
    "dynamic_shared_bytes",
    "end_of_common",
    "offsets",
    "shared_bytes",
    "size",
]

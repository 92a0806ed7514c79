"""Arguments of a launch that share memory, with each other or in themselves, while the kernel writes."""

from __future__ import annotations

from collections.abc import Sequence

from runtime.arrays import BoundArray, overlaps_itself
from transpile.diagnose.errors.launch import PartialOverlap, SelfOverlap
from transpile.lang.signature import Declaration


def is_aliased(
    kernel: str, memories: Sequence[Declaration], arrays: Sequence[BoundArray], aliasing: str
) -> bool:
    """Tell whether an array that is written is another one too; where that must not be, refuse it."""
    aliased = False
    for number, one in enumerate(arrays):
        for other_number in range(number):
            other = arrays[other_number]
            if one.first >= other.last or other.first >= one.last:
                continue
            first, second = memories[other_number], memories[number]
            if not (first.mutable or second.mutable) or not one.overlaps(other):
                continue
            aliased = True
            same = one.first == other.first and one.last == other.last
            # A packed array is a copy: what one of the two writes would not reach the other.
            packed = one.home is not None or other.home is not None
            if (packed or not same) and aliasing != "allow":
                raise PartialOverlap(None, kernel, first.name, second.name).error()
    return aliased


def check_itself(kernel: str, declaration: Declaration, bound: BoundArray) -> None:
    """Refuse a view that is written and whose elements share memory with each other."""
    size = bound.dtype.bytes * bound.width
    if bound.home is not None:
        shape, strides = bound.home.shape, bound.home.strides
    else:
        shape, strides = bound.shape, tuple(step * size for step in bound.steps)
    if overlaps_itself(shape, strides, bound.home.itemsize if bound.home is not None else size):
        raise SelfOverlap(None, kernel, declaration.name, shape, strides).error()

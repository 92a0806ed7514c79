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
            packed = one.home is not None or other.home is not None
            if packed:
                same = _is_packed_alike(one, other)
                if same:
                    one.flat = (
                        other.flat
                    )  # one copy, so that what is written to one reaches the other
            if same:
                continue
            # Both are copied back as a whole: what was written to the first would be lost.
            is_lost = packed and first.mutable and second.mutable
            if is_lost or aliasing != "allow":
                raise PartialOverlap(None, kernel, first.name, second.name, is_lost).error()
    return aliased


def _is_packed_alike(one: BoundArray, other: BoundArray) -> bool:
    """Tell whether two arrays were packed from the same view."""
    return (
        one.home is not None
        and other.home is not None
        and one.home.shape == other.home.shape
        and one.home.strides == other.home.strides
        and one.home.dtype == other.home.dtype
        and one.home.__array_interface__["data"] == other.home.__array_interface__["data"]
    )


def check_itself(kernel: str, declaration: Declaration, bound: BoundArray) -> None:
    """Refuse a view that is written and whose elements share memory with each other."""
    size = bound.dtype.bytes * bound.width
    if bound.home is not None:
        shape, strides = bound.home.shape, bound.home.strides
    else:
        shape, strides = bound.shape, tuple(step * size for step in bound.steps)
    if overlaps_itself(shape, strides, bound.home.itemsize if bound.home is not None else size):
        raise SelfOverlap(None, kernel, declaration.name, shape, strides).error()

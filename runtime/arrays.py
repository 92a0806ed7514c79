"""Handles, NumPy arrays and what other libraries share -> `BoundArray`: flat memory with its layout."""

from __future__ import annotations

import copy
from math import prod
from typing import Any

import numpy

from runtime.memory import Handle, contiguous_strides, flat_view, is_contiguous, reach
from runtime.protocols import Array
from runtime.structures import Element, Structure, element_of

WORK: Any = 10_000
"""How long NumPy may look for a common element of two strided arrays."""
COUNTED = 1 << 20
"""Elements up to which a view's places are compared one by one."""


class BoundArray:
    """One array of one launch. Sizes and strides count elements of the kernel: vectors where it is vectorized."""

    __slots__ = (
        "block",
        "contiguous",
        "dtype",
        "first",
        "flat",
        "home",
        "key",
        "last",
        "shape",
        "special",
        "strides",
        "width",
    )

    def __init__(
        self,
        flat: Any,
        dtype: Element,
        shape: tuple[int, ...],
        strides: tuple[int, ...] | None,
        first: int,
        count: int,
    ) -> None:
        self.flat = flat
        """What the server is given; of a host array, its elements."""
        self.dtype = dtype
        self.shape = shape
        self.contiguous = strides is None
        self.strides = strides
        """``None`` for a contiguous array: `steps` has them."""
        self.first = first
        """Address of the first byte, or its offset in the block where the device's memory has none."""
        self.last = first + count * dtype.bytes
        self.width = 1
        self.special = (dtype, len(shape), self.contiguous, 1)
        """What a kernel is specialized for: dtype, rank, contiguity, vector width."""
        self.key = (dtype.name, len(shape), self.contiguous, 1)
        """The same, cheaper to hash."""
        self.block: Any = None
        """The memory on the device behind it; ``None`` for a host array."""
        self.home: Array | None = None
        """The strided array that `flat` was packed from."""

    def refresh(self) -> None:
        """Pack a strided array again, which may hold other numbers now."""
        if self.home is not None:
            self.flat[...] = numpy.array(self.home, order="C").reshape(-1).view(self.flat.dtype)

    def widened(self, width: int) -> BoundArray:
        """Return the same memory as vectors of `width` elements."""
        found = copy.copy(self)
        found.shape = (*self.shape[:-1], self.shape[-1] // width)
        if self.strides is not None:
            found.strides = (*(stride // width for stride in self.strides[:-1]), 1)
        found.width = width
        found.special = (self.dtype, len(self.shape), self.contiguous, width)
        found.key = (self.dtype.name, len(self.shape), self.contiguous, width)
        return found

    def misfit(self, width: int) -> str:
        """Return why the array can't be read in vectors of `width` elements, or nothing."""
        if not self.shape or self.shape[-1] % width:
            last = self.shape[-1] if self.shape else 1
            return f"its last dimension, {last}, is no multiple"
        if self.steps[-1] != 1 and self.shape[-1] > 1:
            return "its last stride is not 1"
        if any(stride % width for stride in self.steps[:-1]):
            return f"its strides {self.steps} are no multiples"
        if self.first % self.alignment(width):
            return "its first element is not aligned"
        return ""

    def alignment(self, width: int) -> int:
        """Return what the place of a vector must be a multiple of.

        A GPU moves up to 16 bytes at once, from such a place only. An array of the host is copied to it; the CPU, where
        it stays, loads from anywhere.
        """
        size: int = self.dtype.bytes
        on_host = self.block is None or self.block.server.is_host
        return size if on_host else max(size, min(size * width, 16))

    @property
    def steps(self) -> tuple[int, ...]:
        """The strides."""
        return contiguous_strides(self.shape) if self.strides is None else self.strides

    @property
    def length(self) -> int:
        return prod(self.shape)

    @property
    def extent(self) -> int:
        return reach(self.shape, self.steps)

    @property
    def reached(self) -> int:
        """What a position in it must be able to count: elements, which a view may repeat, or the bytes of structs."""
        most = self.length if self.strides is None else max(self.extent, self.length)
        return most * (self.dtype.bytes if isinstance(self.dtype, Structure) else 1)

    def overlaps(self, other: BoundArray) -> bool:
        """Tell whether the two have memory in common."""
        if self.first >= other.last or other.first >= self.last:
            return False
        if self.block is not None and other.block is not None:
            # Where memory has an address, `first` and `last` are addresses too.
            return self.block is other.block or hasattr(self.block.memory, "address")
        if self.home is None and other.home is None:
            return True
        try:
            return bool(numpy.shares_memory(self.source, other.source, WORK))
        except numpy.exceptions.TooHardError:
            return True

    @property
    def source(self) -> Array:
        """The host array as it was given."""
        found: Array = self.flat if self.home is None else self.home
        return found


def from_handle(handle: Handle) -> BoundArray:
    """Bind a handle, where it lives."""
    block, dtype = handle.block, handle.dtype
    contiguous = is_contiguous(handle.shape, handle.strides)
    count = reach(handle.shape, handle.strides)
    start = handle.offset * dtype.bytes
    if block.server.is_host:
        flat: Any = flat_view(block, dtype, handle.offset, count)
        start += block.memory.__array_interface__["data"][0]
    else:
        flat = (block.memory, start)
        start += getattr(block.memory, "address", 0)
    strides = None if contiguous else handle.strides
    bound = BoundArray(flat, dtype, handle.shape, strides, start, count)
    bound.block = block
    return bound


def from_host(array: Array) -> BoundArray:
    """Bind a NumPy array; a strided or unaligned one is packed.

    Raises:
        TypeError: no kernel type holds its elements.
    """
    dtype = element_of(array.dtype)
    flags = array.flags
    if flags.c_contiguous and flags.aligned:
        first = array.__array_interface__["data"][0]
        return BoundArray(array.reshape(-1), dtype, array.shape, None, first, array.size)
    packed = numpy.array(array, order="C")
    bound = BoundArray(packed.reshape(-1), dtype, packed.shape, None, 0, packed.size)
    bound.first, bound.last = bounds(array)
    bound.home = array
    return bound


def bounds(array: Array) -> tuple[int, int]:
    """Return the addresses of an array's first byte and of the one after its last."""
    low = high = array.__array_interface__["data"][0]
    if not array.size:
        return low, high
    for size, step in zip(array.shape, array.strides, strict=True):
        low += min((size - 1) * step, 0)
        high += max((size - 1) * step, 0)
    return low, high + array.itemsize


def repeats(array: Array) -> bool:
    """Tell whether one element is repeated along a dimension of a NumPy array."""
    return bool(array.size) and any(
        not step and size > 1 for size, step in zip(array.shape, array.strides, strict=True)
    )


def overlaps_itself(shape: tuple[int, ...], strides: tuple[int, ...], size: int) -> bool:
    """Tell whether elements of `size` units, the units of the strides too, share memory with each other."""
    if 0 in shape:
        return False
    steps = sorted((abs(step), count) for step, count in zip(strides, shape) if count > 1)
    end = size
    for step, count in steps:
        if step < end:
            break
        end += (count - 1) * step
    else:
        return False
    if prod(shape) > COUNTED:
        return True  # it may not, but nobody can tell soon enough
    places = numpy.zeros(1, numpy.int64)
    for step, count in steps:
        places = numpy.add.outer(places, numpy.arange(count) * step).reshape(-1)
    places.sort()
    return bool((numpy.diff(places) < size).any())

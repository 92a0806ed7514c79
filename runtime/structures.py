"""Types of arrays on a device: a kernel's scalars, and structs as NumPy's structured dtypes lay them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy

from runtime.scalars import scalar_of
from transpile.diagnose.record import Record
from transpile.expand.arguments import MemorySpec
from transpile.expand.layouts import Layout, is_struct, layout_of, struct_dtype
from transpile.ir import host
from transpile.ir.types import Scalar
from transpile.lang import arguments

if TYPE_CHECKING:
    from runtime.arrays import BoundArray


class Structure(Record, frozen=True, eq=False):
    """Elements of a structured NumPy dtype, one object for each. `bytes` and `name` are what a scalar has too."""

    numpy: numpy.dtype[Any]
    bytes: int
    name: str

    def __str__(self) -> str:
        return self.name


Element = Scalar | Structure
_STRUCTURES: dict[numpy.dtype[Any], Structure] = {}


def structure_of(dtype: object) -> Structure | None:
    """Return the type of a struct's arrays, for a ``@cube`` dataclass or a structured dtype; ``None`` for others."""
    if is_struct(dtype):
        dtype = arguments.numpy_dtype(dtype)
    elif isinstance(dtype, Structure):
        return dtype
    if not isinstance(dtype, numpy.dtype) or dtype.fields is None:
        return None
    found = _STRUCTURES.get(dtype)
    if found is None:
        found = _STRUCTURES[dtype] = Structure(dtype, dtype.itemsize, str(dtype))
    return found


def element_of(dtype: object) -> Element:
    """Return the type of an array's elements: a kernel's scalar, or a struct.

    Raises:
        TypeError: no kernel type holds such elements.
    """
    return structure_of(dtype) or scalar_of(dtype)


def numpy_dtype(type: Element) -> numpy.dtype[Any]:
    """Return the NumPy dtype of an array's elements."""
    return type.numpy if isinstance(type, Structure) else host.numpy_dtype(type)


def memory_spec(element: Any, special: tuple[Any, ...]) -> MemorySpec:
    """Return what a kernel is specialized for, from `BoundArray.special` and the declared element."""
    dtype, rank, contiguous, width = special
    if not isinstance(dtype, Structure):
        return MemorySpec(dtype, rank, width, contiguous)
    layout = layout_of(element)
    return MemorySpec(layout.unit, rank, 1, contiguous, layout.units)


class Structured:
    """What a parameter takes whose elements are structs."""

    def __init__(self, layout: Layout) -> None:
        dtype = struct_dtype(layout)
        self.structure = element_of(dtype)
        self.unit = host.numpy_dtype(layout.unit)
        self.way_out = f"make it with the dtype `numpy_dtype({layout.name})`: offsets as in C, numpy.dtype({dtype!s})"

    def look(self, bound: BoundArray) -> None:
        """Let host memory be seen as kernels see it: a run of the struct's unit."""
        if isinstance(bound.flat, numpy.ndarray) and bound.flat.dtype != self.unit:
            bound.flat = bound.flat.view(self.unit)

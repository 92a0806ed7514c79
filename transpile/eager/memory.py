"""Memory of the eager context: host arrays and a cube's own, by physical element offset."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from transpile.ir.host import numpy_dtype, round_to, zero_of
from transpile.ir.types import Memory, Scalar, Vector, element_of, width_of

if TYPE_CHECKING:
    import numpy

Number = bool | int | float
Element = Number | tuple[Number, ...]


@dataclass(eq=False, slots=True)
class Storage:
    """Elements of one memory; `data` is flat, in scalars, and writes go through to the host's array."""

    data: numpy.ndarray[Any, Any]
    element: Scalar | Vector
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    @property
    def length(self) -> int:
        total = 1
        for size in self.shape:
            total *= size
        return total

    @property
    def extent(self) -> int:
        if self.length == 0:
            return 0
        return 1 + sum(
            (size - 1) * stride for size, stride in zip(self.shape, self.strides, strict=True)
        )

    def load(self, offset: int) -> Element:
        scalar = element_of(self.element)
        width = width_of(self.element)
        if width == 1:
            return number(scalar, self.data[offset])
        return tuple(number(scalar, self.data[offset * width + lane]) for lane in range(width))

    def store(self, offset: int, value: Element) -> None:
        width = width_of(self.element)
        if isinstance(value, tuple):
            for lane, item in enumerate(value):
                self.data[offset * width + lane] = item
        else:
            self.data[offset] = value


def number(scalar: Scalar, value: Any) -> Number:
    """Return an array's element as a Python number."""
    return round_to(scalar, float(value) if scalar.is_float else int(value))


def zero(type: Scalar | Vector) -> Element:
    nothing = zero_of(element_of(type))
    return (nothing,) * type.width if isinstance(type, Vector) else nothing


def of_array(array: Any, type: Memory) -> Storage:
    """Look at a host array without copying; `shape` and `strides` count elements of `type`."""
    import numpy as np

    if type.units != 1:
        return _of_structs(array, type)
    width = width_of(type.element)
    size = array.itemsize
    shape = list(array.shape)
    strides = [s // size for s in array.strides]
    if width > 1 and shape:
        shape[-1] //= width
        strides = [s // width for s in strides[:-1]] + [1]
    storage = Storage(array, type.element, tuple(shape), tuple(strides))
    # NumPy can't look at the floats of one byte in this way.
    plain = array.view(np.uint8) if size == 1 else array
    storage.data = (
        np.lib.stride_tricks.as_strided(plain, (storage.extent * width,), (size,)).view(array.dtype)
        if array.size
        else array.reshape(-1)
    )
    return storage


def _of_structs(array: Any, type: Memory) -> Storage:
    """Look at a contiguous array of structs as a run of their unit."""
    strides = tuple(s // array.itemsize for s in array.strides)
    data = array.reshape(-1).view(numpy_dtype(element_of(type.element)))
    return Storage(data, type.element, array.shape, strides)


def own(type: Memory, *, poisoned: bool) -> Storage:
    """Make shared or local memory: shared memory starts with a pattern that no sane kernel computes."""
    import numpy as np

    width = width_of(type.element)
    length = (type.length or 0) // type.units
    data = np.zeros(length * width * type.units, numpy_dtype(element_of(type.element)))
    if poisoned:
        data.view(np.uint8)[:] = 0 if data.dtype == bool else 0xCD
    shape = type.shape or (length,)
    strides = []
    step = 1
    for size in reversed(shape):
        strides.append(step)
        step *= size
    return Storage(data, type.element, shape, tuple(reversed(strides)))

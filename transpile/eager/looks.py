"""What a person sees of memory while a kernel runs in Python: its numbers, as NumPy writes them.

(Pdb) p x
f32[6]([0. 1. 2. 3. 4. 5.])
(Pdb) p tile
shared f32[16, 16]([[0. 1. 2. ... 13. 14. 15.]
 ...
 [0. 1. 2. ... 13. 14. 15.]])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from transpile.eager.memory import Storage
from transpile.expand.elements import StructContainer
from transpile.expand.layouts import struct_dtype
from transpile.ir.types import Space, width_of

if TYPE_CHECKING:
    from transpile.expand.containers import Container

MOST = 32
"""Elements that are shown all; of longer memory, some at both ends."""
SPACES = {Space.SHARED: "shared ", Space.LOCAL: "local "}


def look(storage: Storage, container: Container) -> Any:
    """Return the elements as an array of the memory's shape; a vector is one more dimension, of its lanes."""
    import numpy as np

    data = storage.data
    if isinstance(container, StructContainer):
        data = np.ascontiguousarray(data).view(np.uint8).view(struct_dtype(container._layout))
    width = width_of(storage.element)
    # NumPy can't look at the floats of one byte in this way.
    plain = data.view(np.uint8) if data.itemsize == 1 else data
    shape, strides = storage.shape, [step * width * data.itemsize for step in storage.strides]
    if width > 1:
        shape, strides = (*shape, width), [*strides, data.itemsize]
    if 0 in shape:
        return np.zeros(shape, data.dtype)
    return np.lib.stride_tricks.as_strided(plain, shape, strides).view(data.dtype)


def text(storage: Storage, container: Container, part: tuple[int, int] | None = None) -> str:
    """Return the memory, or `part` of it from one element to another, as a person sees it."""
    import numpy as np

    found = look(storage, container)
    sizes: tuple[int, ...] = storage.shape
    if part is not None:
        found, sizes = found[part[0] : part[1]], (part[1] - part[0],)
    shown = np.array2string(found, threshold=MOST, edgeitems=3)
    element = (
        container.dtype.__name__ if isinstance(container, StructContainer) else storage.element
    )
    space = SPACES.get(container._type.space, "")
    return f"{space}{element}[{', '.join(map(str, sizes))}]({shown})"

"""What a test passes to a kernel -> the buffers and scalars that a device binds, as a launch would find them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from transpile.ir.core import Kernel
from transpile.ir.host import numpy_dtype
from transpile.ir.types import Scalar
from transpile.ir.values import Source

Argument = np.ndarray | np.generic | bool | int | float


@dataclass(frozen=True)
class Dispatch:
    """One launch: a module or text, what is bound to it, and the number of cubes."""

    code: bytes | str
    entry: str
    buffers: tuple[np.ndarray, ...]
    read_only: tuple[bool, ...]
    scalars: bytes
    count: tuple[int, int, int]
    plane: int | None = None
    """The plane's size, where the kernel was specialized for one."""


def scalar_value(source: Source, args: Sequence[Argument]) -> object:
    """Return what a launch passes for a scalar parameter; where a grid is folded, `args` end in what was asked for."""
    if source.what == "zero":
        return 0
    argument = args[source.argument]
    if source.what == "value":
        return argument
    assert isinstance(argument, np.ndarray)
    strides = [stride // argument.itemsize for stride in argument.strides]
    match source.what:
        case "count":
            return argument[source.dimension]
        case "length":
            return argument.size
        case "extent":
            return 1 + sum((n - 1) * s for n, s in zip(argument.shape, strides, strict=True))
        case "shape":
            return argument.shape[source.dimension]
        case _:
            return strides[source.dimension]


def pack(kernel: Kernel, values: Iterable[object]) -> bytes:
    """Lay the values of the scalar parameters out as C does."""
    data = bytearray()
    for parameter, value in zip(kernel.scalars, values, strict=True):
        assert isinstance(parameter.type, Scalar)
        dtype = numpy_dtype(parameter.type)
        data += bytes(-len(data) % dtype.itemsize)
        data += np.asarray(value).astype(dtype).tobytes()
    return bytes(data)


def dispatch(
    code: bytes | str,
    entry: str,
    kernel: Kernel,
    args: Sequence[Argument],
    count: tuple[int, int, int] | int,
) -> Dispatch:
    """Bind `args`, in the order of the kernel's own signature."""
    buffers = []
    for parameter in kernel.memories:
        array = args[parameter.source.argument]
        assert isinstance(array, np.ndarray)
        buffers.append(array)
    return Dispatch(
        code,
        entry,
        tuple(buffers),
        tuple(not parameter.type.mutable for parameter in kernel.memories),
        pack(kernel, [scalar_value(p.source, args) for p in kernel.scalars]),
        (count, 1, 1) if isinstance(count, int) else count,
        kernel.plane_dim,
    )

"""Handles: arrays that live on a device, with shape, dtype and strides; and aligned host memory for them."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any, NoReturn

import numpy

from runtime import other_names
from runtime.pool import shown
from runtime.protocols import Array, Server
from runtime.structures import Element, Structure, numpy_dtype
from transpile.diagnose import given
from transpile.diagnose.diagnostic import Diagnostic
from transpile.diagnose.errors.device import OutOfDeviceMemory
from transpile.diagnose.errors.launch import FreedHandle

ALIGNMENT = 64
"""Bytes; a cache line, and the widest vector."""
MOST = 1 << 63
"""Bytes from which on no driver's numbers count."""


def aligned(size: int) -> Array:
    """Return `size` undefined bytes that begin at a multiple of `ALIGNMENT`."""
    memory = numpy.empty(size + ALIGNMENT, numpy.uint8)
    start = -memory.ctypes.data % ALIGNMENT
    return memory[start : start + size]


def contiguous_strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    """Return the strides, in elements, of a row-major array."""
    strides: list[int] = []
    step = 1
    for size in reversed(shape):
        strides.append(step)
        step *= max(size, 1)
    return tuple(reversed(strides))


def reach(shape: tuple[int, ...], strides: tuple[int, ...]) -> int:
    """Return how many elements lie between the first and the last of a view, both included."""
    if 0 in shape:
        return 0
    return 1 + sum((size - 1) * stride for size, stride in zip(shape, strides, strict=True))


def counts(shape: tuple[int, ...], size: int) -> bool:
    """Tell whether NumPy has arrays of a shape: it counts sizes of 0 as 1 for that."""
    return prod(max(each, 1) for each in shape) * size < MOST


def is_contiguous(shape: tuple[int, ...], strides: tuple[int, ...]) -> bool:
    """Tell whether a view is row-major without gaps; strides of dimensions of one element don't matter."""
    step = 1
    for size, stride in zip(reversed(shape), reversed(strides), strict=True):
        if size > 1 and stride != step:
            return False
        step *= size
    return True


class Trouble:
    """Counts how often a block of the process became bad, or may turn out to be."""

    count = 0


trouble = Trouble()


class Block:
    """Memory of a server, freed with the last handle on it."""

    __slots__ = ("__weakref__", "_free", "failure", "memory", "server", "size", "unheard")

    def __init__(self, server: Server, size: int) -> None:
        self.server = server
        self.size = size
        if size >= MOST:
            raise OutOfDeviceMemory(None, server.name, shown(size), server.memory_report()).error()
        self.memory: Any = server.allocate(size)
        self.failure: Diagnostic | None = None
        """Why the content is not to be trusted: a launch that should have written it failed."""
        self.unheard: tuple[Any, ...] = ()
        """Launches that wrote it, or what it was made from, and may still tell of a failure (``runtime.notes``)."""
        self._free = weakref.finalize(self, server.free, self.memory)

    def free(self) -> None:
        trouble.count += 1
        self.forget()
        self._free()

    def forget(self) -> None:
        """Let the server's remembered launches look at all memory again."""
        forget = getattr(self.server, "forget", None)
        if forget is not None:
            forget()

    @property
    def is_free(self) -> bool:
        return not self._free.alive

    def check(self) -> None:
        """Raise when the content is not to be trusted or is gone; waits for launches that may say so."""
        if getattr(self.server, "lost", None) is None:
            for launch in self.unheard:
                launch.settle()
        reason = self.reason
        if reason is not None:
            raise reason.error()
        if self.is_free:
            raise FreedHandle(None).error()

    @property
    def is_bad(self) -> bool:
        """Whether a use of this memory must raise."""
        return self.reason is not None or not self._free.alive

    @property
    def reason(self) -> Diagnostic | None:
        """Why the content is not to be trusted: a failed launch, or the loss of the whole device."""
        lost: Diagnostic | None = getattr(self.server, "lost", None)
        return lost if lost is not None else self.failure


class Handle:
    """An array on a device. Handles are cheap views: several can share one block."""

    __slots__ = ("__weakref__", "block", "bound", "dtype", "offset", "shape", "strides")

    block: Block
    dtype: Element
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    """In elements."""
    offset: int
    """First element, counted from the block's start."""

    def __init__(
        self,
        block: Block,
        dtype: Element,
        shape: tuple[int, ...],
        strides: tuple[int, ...] | None = None,
        offset: int = 0,
    ) -> None:
        put = object.__setattr__
        put(self, "block", block)
        put(self, "dtype", dtype)
        put(self, "shape", shape)
        put(self, "strides", contiguous_strides(shape) if strides is None else strides)
        put(self, "offset", offset)
        self.bound: Any = None
        """What a launch makes of it; `arguments` keeps it here."""

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: launches count on what a handle was."""
        if name != "bound":
            raise AttributeError(
                f"`{name}` of a handle can't be set: `handle.view(shape)` is another view"
            )
        object.__setattr__(self, name, value)

    def __reduce__(self) -> NoReturn:
        """Refuse to be pickled, or copied in depth: the memory belongs to one device of one process."""
        raise TypeError(f"{self!r} can't leave its process: send what it holds, `handle.numpy()`")

    def __copy__(self) -> Handle:
        """Return another handle on the same memory."""
        return Handle(self.block, self.dtype, self.shape, self.strides, self.offset)

    @property
    def size(self) -> int:
        """Number of elements."""
        return prod(self.shape)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def is_whole(self) -> bool:
        """Whether it covers all of its memory."""
        fills = not self.offset and self.nbytes == self.block.size
        return fills and is_contiguous(self.shape, self.strides)

    @property
    def itemsize(self) -> int:
        """Bytes of one element."""
        return self.dtype.bytes

    @property
    def nbytes(self) -> int:
        """Bytes of all elements, which those of a view may lie apart."""
        return self.size * self.dtype.bytes

    @property
    def T(self) -> Handle:
        """The transposed view: the same memory, with the dimensions the other way round."""
        return Handle(self.block, self.dtype, self.shape[::-1], self.strides[::-1], self.offset)

    def __len__(self) -> int:
        """Return the size of the first dimension."""
        if not self.shape:
            raise TypeError(f"{self!r} has no dimensions, and so no length")
        return self.shape[0]

    def __bool__(self) -> NoReturn:
        """Refuse: whether there is a handle, how long it is and what it holds are three questions."""
        raise TypeError(
            f"{self!r} is neither true nor false: ask `handle is None`, `handle.size` or `handle.numpy()`"
        )

    @property
    def device(self) -> str:
        return self.block.server.name

    def view(
        self, shape: int | Sequence[int], strides: Sequence[int] | None = None, offset: int = 0
    ) -> Handle:
        """Return another view of the same memory; `offset` counts elements from this view's first.

        Raises:
            CubeUsageError: the view reaches beyond the memory, or a stride is negative.
        """
        name = "handle.view"
        sizes = given.sizes(name, "shape", shape)
        steps = contiguous_strides(sizes)
        if strides is not None:
            steps = given.sizes(name, "strides", strides)
        if len(steps) != len(sizes):
            wants = f"a stride for each dimension of the shape {sizes}"
            raise given.wrong(name, "strides", strides, wants)
        if 0 in sizes and not counts(sizes, self.dtype.bytes):
            wants = "sizes that NumPy has an array of, also where one of them is 0"
            raise given.wrong(name, "shape", shape, wants)
        first = self.offset + given.integer(name, "offset", offset)
        held = self.block.size // self.dtype.bytes
        if first < 0:
            wants = f"one of at least {-self.offset}: the handle's memory begins there"
            raise given.wrong(name, "offset", offset, wants)
        if first + reach(sizes, steps) > held:
            reached = first + reach(sizes, steps) - self.offset
            wants = (
                f"one within the memory: the view would reach to element {reached}, beyond the "
                f"handle's {held - self.offset}"
            )
            raise given.wrong(name, "shape", shape, wants)
        return Handle(self.block, self.dtype, sizes, steps, first)

    def check(self) -> None:
        """Raise when the content is not to be trusted or is gone."""
        self.block.check()

    def numpy(self) -> Array:
        """Wait for what writes it and return the content as a NumPy array: the same as ``client.read(handle)``.

        Raises:
            CubeLaunchError: the launch that should have written it failed.
        """
        from runtime.devices import Device

        server: Any = self.block.server
        return Device(server.name, server).client.read(self)

    def __array__(self, *_given: object, **_options: object) -> NoReturn:
        """Refuse: a copy to the host that nobody asked for is slow, and NumPy would make an object of the handle."""
        raise TypeError(f"{self!r} is copied to the host when asked: `handle.numpy()`")

    def __getitem__(self, key: object) -> NoReturn:
        """Refuse, and iteration with it: the elements are on the device. A view is asked for by `view`."""
        view = other_names.part(self, key)
        way_out = f"; `{view}` is this part of its memory" if view else ""
        raise TypeError(
            f"the elements of {self!r} are on the device: `handle.numpy()` copies them{way_out}"
        )

    def __setitem__(self, key: object, _value: object) -> NoReturn:
        """Refuse: an array of the host is written by the client."""
        view = other_names.part(self, key) or "handle"
        raise TypeError(
            f"the elements of {self!r} are on the device: `client.write({view}, array)`"
        )

    if not TYPE_CHECKING:  # a type checker is to see what there is

        def __getattr__(self, name: str) -> NoReturn:
            """Refuse what arrays of other libraries have, with what there is for it here."""
            told = other_names.missing(name) if not name.startswith("__") else ""
            text = told or f"'Handle' object has no attribute '{name}'"
            raise AttributeError(text, name=name, obj=self)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The array for torch, CuPy, Numba and others, without a copy, where the device is one of CUDA's."""
        describe = getattr(self.block.server, "array_interface", None)
        if describe is None or isinstance(self.dtype, Structure):
            reason = "no CUDA device" if describe is None else "shared as numbers, not as structs"
            raise AttributeError(f"`{self.device}` is {reason}")
        self.check()
        found: dict[str, Any] = describe(self)
        return found

    def __dlpack_device__(self) -> tuple[int, int]:
        """Tell DLPack's number of the device's kind, and the device's own."""
        server: Any = self.block.server
        if isinstance(self.dtype, Structure):
            raise BufferError("DLPack has no structs")
        if not hasattr(server, "dlpack"):
            raise BufferError(
                f"handles of `{self.device}` don't export DLPack: `handle.numpy()` is a copy on the host"
            )
        return server.dlpack_device, server.ordinal

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """Return the array for other libraries, without a copy; `stream` waits for what uses it now."""
        place = self.__dlpack_device__()
        if copy or (dl_device is not None and tuple(dl_device) != place):
            raise BufferError("a handle is shared where it is, without a copy")
        self.check()
        server: Any = self.block.server
        return server.dlpack(self, stream, max_version is not None and max_version[0] >= 1)

    def __repr__(self) -> str:
        strides = "" if is_contiguous(self.shape, self.strides) else f", strides={self.strides}"
        state = ", freed" if self.block.is_free else ", spoiled" if self.block.is_bad else ""
        return f"Handle({self.dtype}, {self.shape}{strides}, on {self.device}{state})"


def flat_view(block: Block, dtype: Element, offset: int, count: int) -> Array:
    """Return `count` elements of a host block as a flat array."""
    start = offset * dtype.bytes
    memory: Array = block.memory
    return memory[start : start + count * dtype.bytes].view(numpy_dtype(dtype))

"""The client of a device: memory in and out, launches, waiting and timing."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy

from runtime.memory import Block, Handle, contiguous_strides, is_contiguous, reach
from runtime.notes import tell
from runtime.protocols import Array
from runtime.recorded import Recorded
from runtime.structures import element_of, numpy_dtype
from transpile.diagnose.errors.device import NotOffered
from transpile.diagnose.errors.launch import WrongDevice, WrongShape
from transpile.ops.capabilities import Capabilities

if TYPE_CHECKING:
    from runtime.devices import Device


class ComputeClient:
    """What a program holds of a device; it may be used from many threads.

    >>> client = device("cpu").client
    >>> handle = client.create(numpy.arange(4, dtype="f4"))
    >>> client.read(handle)
    array([0., 1., 2., 3.], dtype=float32)
    """

    def __init__(self, device: Device) -> None:
        self.device = device
        self.server = device.server

    @property
    def properties(self) -> Capabilities:
        """What the device can do: sizes, types, vector widths."""
        return self.server.capabilities

    @property
    def features(self) -> frozenset[str]:
        return self.server.capabilities.features

    def empty(self, shape: int | Sequence[int], dtype: object) -> Handle:
        """Return an array with undefined content, of a dtype or of a ``@cube`` dataclass."""
        sizes = (shape,) if isinstance(shape, int) else tuple(int(size) for size in shape)
        if min(sizes, default=0) < 0:
            raise ValueError(f"a shape can't be negative: {sizes}")
        element = element_of(dtype)
        size = reach(sizes, contiguous_strides(sizes)) * element.bytes
        return Handle(Block(self.server, size), element, sizes)

    def zeros(self, shape: int | Sequence[int], dtype: object) -> Handle:
        """Return an array of zeros."""
        handle = self.empty(shape, dtype)
        self.write(handle, numpy.zeros(handle.shape, numpy_dtype(handle.dtype)))
        return handle

    def create(self, data: object) -> Handle:
        """Return a contiguous copy of an array on the device."""
        array = numpy.asarray(data)
        handle = self.empty(array.shape, array.dtype)
        self.write(handle, array)
        return handle

    def write(self, handle: Handle, data: object) -> None:
        """Copy an array of the handle's shape and dtype to the device.

        Raises:
            CubeLaunchError: shape or dtype differ, or the handle is of another device.
        """
        self._own(handle)
        array = numpy.asarray(data)
        if array.shape != handle.shape or array.dtype != numpy_dtype(handle.dtype):
            wants = f"{handle.dtype} of the shape {handle.shape}"
            raise WrongShape(None, wants, f"{array.dtype} of the shape {array.shape}").error()
        handle.block.failure = None
        handle.block.unheard = ()
        handle.check()
        start = handle.offset * handle.dtype.bytes
        if is_contiguous(handle.shape, handle.strides):
            self.server.write(handle.block.memory, start, numpy.ascontiguousarray(array))
            return
        span = self._span(handle)
        strided(span, handle)[...] = array
        self.server.write(handle.block.memory, start, span)

    def read(self, handle: Handle) -> Array:
        """Wait for what writes the handle and return its content as a NumPy array.

        Raises:
            CubeLaunchError: the launch that should have written it failed.
        """
        self._own(handle)
        handle.check()
        if is_contiguous(handle.shape, handle.strides):
            found = numpy.empty(handle.shape, numpy_dtype(handle.dtype))
            self.server.read(handle.block.memory, handle.offset * handle.dtype.bytes, found)
            return found
        return strided(self._span(handle), handle).copy()

    def launch(
        self, kernel: Any, count: object, dim: object, *args: object, **options: Any
    ) -> None:
        """Launch `kernel` here: the same as ``kernel.launch(client, count, dim, ...)``."""
        kernel.launch(self, count, dim, *args, **options)

    def sync(self) -> None:
        """Wait for all launches of this device.

        Raises:
            CubeLaunchError: one of them failed, and no read said so yet.
        """
        self.server.sync()
        tell(self.server)

    def profile(self, work: Callable[[], object], *, repeat: int = 5) -> float:
        """Return the seconds that `work` takes with all that it launched: the median of `repeat` runs after a first.

        A device with a clock of its own measures; else the host does, launches and waiting included.
        """
        work()
        self.sync()
        times = [self.timed(work) for _ in range(repeat)]
        return sorted(times)[len(times) // 2]

    def timed(self, work: Callable[[], object]) -> float:
        """Return the seconds of one run of `work`, by the clock that `clock` names."""
        timed = getattr(self.server, "timed", None)
        if timed is not None:
            found: float = timed(work)
            return found
        start = time.perf_counter()
        work()
        self.sync()
        return time.perf_counter() - start

    @property
    def clock(self) -> str:
        """Whose clock times launches here: ``device``, or ``host``, which sees launches and waiting too."""
        return "device" if getattr(self.server, "timed", None) is not None else "host"

    def graph(self) -> Any:
        """Return a graph: it records what is launched in its ``with`` block, and ``replay()`` launches all of it.

        Raises:
            CubeUsageError: the device has no graphs.
        """
        return Recorded(self._offered("graph")())

    def stream(self) -> Any:
        """Return a new stream: in its ``with`` block this thread launches on it.

        Raises:
            CubeUsageError: the device has no streams.
        """
        return self._offered("stream")()

    def memory_report(self) -> str:
        """Return in words what the device's memory is used for."""
        return self.server.memory_report()

    def memory_cleanup(self) -> None:
        """Give back all memory that no handle holds."""
        self.server.memory_cleanup()

    def _offered(self, name: str) -> Any:
        """Return a method that not every device has."""
        found = getattr(self.server, name, None)
        if found is None:
            raise NotOffered(None, self.device.name, name).error()
        return found

    def _own(self, handle: Handle) -> None:
        if handle.block.server is not self.server:
            raise WrongDevice(None, "client", "the handle", handle.device, self.device.name).error()

    def _span(self, handle: Handle) -> Array:
        """Return the memory from a strided handle's first to its last element."""
        count = reach(handle.shape, handle.strides)
        span = numpy.empty(count, numpy_dtype(handle.dtype))
        self.server.read(handle.block.memory, handle.offset * handle.dtype.bytes, span)
        return span

    def __repr__(self) -> str:
        return f"ComputeClient({self.device.name})"


def strided(span: Array, handle: Handle) -> Array:
    """Return the view of a flat array that the handle is of its block."""
    strides = tuple(stride * span.itemsize for stride in handle.strides)
    # NumPy can't look at the floats of one byte in this way.
    plain = span.view(numpy.uint8) if span.itemsize == 1 else span
    return numpy.lib.stride_tricks.as_strided(plain, handle.shape, strides).view(span.dtype)

"""The client of a device: memory in and out, launches, waiting and timing."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

import numpy

from runtime import other_names
from runtime.devices import Device, default_device, device
from runtime.memory import Block, Handle, contiguous_strides, counts, is_contiguous, reach
from runtime.notes import tell
from runtime.protocols import Array
from runtime.recorded import Recorded, refuse_copies
from runtime.streams import InOrder, Stream, refuse_sync
from runtime.structures import Element, element_of, numpy_dtype
from transpile.diagnose import given
from transpile.diagnose.errors.launch import WrongDevice, WrongShape
from transpile.lang import libraries
from transpile.ops.capabilities import Capabilities


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

    if not TYPE_CHECKING:  # a type checker is to see what there is

        def __getattr__(self, name: str) -> NoReturn:
            """Refuse what other libraries call it, with what there is for it here."""
            told = "" if name.startswith("_") else other_names.missing_in_client(name)
            text = told or f"'ComputeClient' object has no attribute '{name}'"
            raise AttributeError(text, name=name, obj=self)

    @property
    def properties(self) -> Capabilities:
        """What the device can do: sizes, types, vector widths."""
        return self.server.capabilities

    @property
    def features(self) -> frozenset[str]:
        return self.server.capabilities.features

    def empty(self, shape: int | Sequence[int], dtype: object) -> Handle:
        """Return an array with undefined content, of a dtype or of a ``@cube`` dataclass.

        Raises:
            CubeUsageError: `shape` is no shape, or `dtype` no type that kernels have.
        """
        sizes = given.sizes("client.empty", "shape", shape)
        element = _element("client.empty", dtype)
        if 0 in sizes and not counts(sizes, element.bytes):
            wants = "sizes that NumPy has an array of, also where one of them is 0"
            raise given.wrong("client.empty", "shape", shape, wants)
        size = reach(sizes, contiguous_strides(sizes)) * element.bytes
        return Handle(Block(self.server, size), element, sizes)

    def zeros(self, shape: int | Sequence[int], dtype: object) -> Handle:
        """Return an array of zeros."""
        handle = self.empty(shape, dtype)
        refuse_copies(self.server)
        if self.server.is_host:
            handle.block.memory.fill(0)  # nobody else knows it
            return handle
        part = numpy.zeros(min(handle.nbytes, PART), numpy.uint8)
        for start in range(0, handle.nbytes, PART):
            self.server.write(handle.block.memory, start, part[: handle.nbytes - start])
        return handle

    def create(self, data: object) -> Handle:
        """Return a contiguous copy of an array on the device.

        Raises:
            CubeUsageError: it is no array of a type that kernels have.
        """
        array = _host_array("client.create", data)
        _element("client.create", array.dtype, data)
        handle = self.empty(array.shape, array.dtype)
        self.write(handle, array)
        return handle

    def write(self, handle: Handle, data: object) -> None:
        """Copy an array of the handle's shape and dtype to the device.

        What a failed launch spoiled is good again when all of it is written.

        Raises:
            CubeLaunchError: shape or dtype differ, the handle is of another device, or it is a part of what a failed
                launch spoiled.
        """
        self._own("client.write", handle)
        array = _host_array("client.write", data)
        if array.shape != handle.shape or array.dtype != numpy_dtype(handle.dtype):
            wants = f"{handle.dtype} of the shape {handle.shape}"
            raise WrongShape(None, wants, f"{array.dtype} of the shape {array.shape}").error()
        refuse_copies(self.server)
        block, failure = handle.block, handle.block.failure
        if handle.is_whole:
            block.failure = None
            block.unheard = ()
        if block.is_bad:
            block.check()
        start = handle.offset * handle.dtype.bytes
        try:
            if is_contiguous(handle.shape, handle.strides):
                self.server.write(block.memory, start, numpy.ascontiguousarray(array))
                return
            span = self._span(handle)
            strided(span, handle)[...] = array
            self.server.write(block.memory, start, span)
        except BaseException:
            block.failure = block.failure or failure
            raise

    def read(self, handle: Handle) -> Array:
        """Wait for what writes the handle and return its content as a NumPy array.

        Raises:
            CubeLaunchError: the launch that should have written it failed.
        """
        self._own("client.read", handle)
        refuse_copies(self.server)
        handle.check()
        if is_contiguous(handle.shape, handle.strides):
            found = self._host_memory(handle.shape, handle)
            self.server.read(handle.block.memory, handle.offset * handle.dtype.bytes, found)
            return found
        return strided(self._span(handle), handle).copy()

    def launch(
        self, kernel: Any, count: object, dim: object, *args: object, **options: Any
    ) -> None:
        """Launch `kernel` here: the same as ``kernel.launch(client, count, dim, ...)``."""
        launch = getattr(kernel, "launch", None)
        if launch is None:
            wants = "a kernel: a function under `@cube(launch=True)`"
            raise given.wrong("client.launch", "kernel", kernel, wants)
        launch(self, count, dim, *args, **options)

    def sync(self) -> None:
        """Wait for all launches of this device.

        Raises:
            CubeLaunchError: one of them failed, and no read said so yet.
        """
        refuse_sync(self.server)
        self.server.sync()
        tell(self.server)

    def profile(self, work: Callable[[], object], *, repeat: int = 5) -> float:
        """Return the seconds that `work` takes with all that it launched: the median of `repeat` runs after a first.

        A device with a clock of its own measures; else the host does, launches and waiting included.

        Raises:
            CubeUsageError: `work` can't be called, or `repeat` is below 1.
        """
        given.called("client.profile", "work", work, WORK)
        repeat = given.integer("client.profile", "repeat", repeat, least=1)
        given.calling("client.profile", "work", work)
        self.sync()
        times = [self.timed(work) for _ in range(repeat)]
        return sorted(times)[len(times) // 2]

    def timed(self, work: Callable[[], object]) -> float:
        """Return the seconds of one run of `work`, by the clock that `clock` names."""
        given.called("client.timed", "work", work, WORK)
        refuse_sync(self.server)
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
        """Return a graph: it records what is launched in its ``with`` block, and ``replay()`` launches all of it."""
        return Recorded(self.server)

    def stream(self) -> Stream:
        """Return a new stream: in its ``with`` block this thread launches on it.

        Launches that use the same memory are in order across streams. Where a device has one queue or none, all are.
        """
        make: Callable[[], Stream] | None = getattr(self.server, "stream", None)
        return InOrder(self.server) if make is None else make()

    def memory_report(self) -> str:
        """Return in words what the device's memory is used for."""
        return self.server.memory_report()

    def memory_cleanup(self) -> None:
        """Give back all memory that no handle holds."""
        self.server.memory_cleanup()

    def _own(self, function: str, handle: Handle) -> None:
        found: object = handle
        if not isinstance(found, Handle):
            wants = "a handle, which `client.create(array)` and `client.empty(shape, dtype)` return"
            raise given.wrong(function, "handle", found, wants)
        if handle.block.server is not self.server:
            home, own = handle.device, self.device.name
            raise WrongDevice(None, function, "handle", home, own, "the client is of").error()

    def _span(self, handle: Handle) -> Array:
        """Return the memory from a strided handle's first to its last element."""
        count = reach(handle.shape, handle.strides)
        span = self._host_memory(count, handle)
        self.server.read(handle.block.memory, handle.offset * handle.dtype.bytes, span)
        return span

    def _host_memory(self, shape: int | tuple[int, ...], handle: Handle) -> Array:
        """Return memory of the host for what a handle holds; what is kept for reuse may be in its way."""
        dtype = numpy_dtype(handle.dtype)
        try:
            return numpy.empty(shape, dtype)
        except MemoryError:
            gc.collect()
            self.memory_cleanup()
            return numpy.empty(shape, dtype)

    def __repr__(self) -> str:
        return f"ComputeClient({self.device.name})"

    def __reduce__(self) -> tuple[Callable[[Device], ComputeClient], tuple[Device]]:
        """Be pickled as a device's name: another process opens its own."""
        return ComputeClient, (self.device,)


PART = 16 << 20
"""Bytes that are copied to a device at once where all are the same."""
WORK = "a function without arguments that launches: `lambda: kernel.launch(client, ...)`"


def client_of(function: str, wanted: object) -> ComputeClient:
    """Return the client of what a caller named: a client, a device or its name; the default device's for ``None``.

    Raises:
        CubeUsageError: it is nothing of these.
    """
    if wanted is None:
        return default_device().client
    if isinstance(wanted, (Device, str)):
        return device(wanted).client
    if hasattr(wanted, "sync") and hasattr(
        wanted, "timed"
    ):  # one that counts another's launches is a client too
        client: Any = wanted
        return client  # type: ignore[no-any-return]
    raise given.wrong(function, "client", wanted, 'a client: `device("cpu").client`')


def _element(function: str, dtype: object, data: object = None) -> Element:
    """Return the type of elements; `data` is what had it, if the caller named no type."""
    try:
        if dtype is None:
            raise TypeError
        return element_of(dtype)
    except TypeError:
        if data is not None or function == "client.create":
            held = given.described(dtype)
            wants = (
                f"numbers of a type that kernels have, not of {held}: `array.astype(numpy.float32)`"
            )
            raise given.wrong(function, "data", data, wants) from None
        wants = "a type that kernels have, such as `f32` or `numpy.float32`, or a `@cube` dataclass"
        raise given.wrong(function, "dtype", dtype, wants) from None


def _host_array(function: str, data: object) -> Array:
    """Return data of the host as an array."""
    if isinstance(data, Handle):
        wants = "data of the host: a handle is copied there by `handle.numpy()`"
        raise given.wrong(function, "data", data, wants)
    try:
        shared = libraries.imported(data) if libraries.is_torch(data) else None
        return numpy.asarray(data) if shared is None else shared
    except (BufferError, TypeError, ValueError) as error:
        wants = libraries.where_not_shared(data, "data").removeprefix("pass ")
        wants = wants or f"an array, or numbers in rows of one length; NumPy says: {error}"
        raise given.wrong(function, "data", data, wants) from None


def strided(span: Array, handle: Handle) -> Array:
    """Return the view of a flat array that the handle is of its block."""
    strides = tuple(stride * span.itemsize for stride in handle.strides)
    # NumPy can't look at the floats of one byte in this way.
    plain = span.view(numpy.uint8) if span.itemsize == 1 else span
    return numpy.lib.stride_tricks.as_strided(plain, handle.shape, strides).view(span.dtype)

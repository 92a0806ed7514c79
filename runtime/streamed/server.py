"""A GPU whose driver orders work by streams: all that the servers of ``cuda`` and ``hip`` have in common.

    module, count, memories, scalars -> packed arguments -> a launch on a stream

Launches return at once. A fault shows at a later call; then the device is lost, and every use of its handles raises
the same error: they never give data.
"""

from __future__ import annotations

import gc
import os
import sys
import weakref
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from struct import error as StructError
from types import TracebackType
from typing import Any

from runtime.dlpack import lent
from runtime.launcher import LAUNCHER  # noqa: F401 (with the device comes what its first launch needs)
from runtime.memory import Handle
from runtime.pool import shown
from runtime.protocols import Array, Number, Triple
from runtime.streamed.driver import FORKED, Driver, DriverError
from runtime.streamed.foreign import Foreign, adopt, torch_stream
from runtime.streamed.graphs import Graph
from runtime.streamed.memory import Allocation, Pool, is_full
from runtime.streamed.module import Arguments, StreamedModule
from runtime.streamed.ready import Ready
from runtime.streamed.streams import LEGACY, Stream, Streams
from runtime.structures import numpy_dtype
from transpile.diagnose.diagnostic import CubeError, Diagnostic
from transpile.diagnose.errors.device import (
    DeviceFault,
    DriverRefused,
    ForkedDevice,
    NotInGraph,
    OutOfDeviceMemory,
)
from transpile.ir.notes import Validation
from transpile.ops.capabilities import Capabilities
from transpile.protocols import Artifact

REMEMBERED = 20
"""Launches that the message of a fault lists."""
COPIES = "copies between host and device"
BEFORE = "write before `with client.graph()`, and read after a replay"


class StreamedServer(ABC):
    """One GPU."""

    is_host = False
    platform: str
    """The kind of device, as device strings begin."""
    dlpack_device: int
    """DLPack's number of the kind."""
    arguments_type: type[Arguments]
    """The form in which the driver takes the arguments of a launch."""
    capabilities: Capabilities
    target: str
    """The architecture to compile for."""

    def __init__(self, driver: Driver, ordinal: int) -> None:
        self.name = f"{self.platform}:{ordinal}" if ordinal else self.platform
        self.ordinal = ordinal
        self.driver = driver
        self._launch_kernel = driver.launch_kernel
        self.lost: Diagnostic | None = None
        """Why nothing here can be used any more."""
        self.recent: deque[StreamedModule] = deque(maxlen=REMEMBERED)
        """Launches since the device was last known to be well."""
        self.device = driver.call("cuDeviceGet", ordinal)
        self.start()
        with self.guard():
            self.streams = Streams(driver)
            self.pool = Pool(driver, self.device)
        if hasattr(os, "register_at_fork"):
            found = weakref.ref(self)
            os.register_at_fork(after_in_child=lambda: _forked(found))

    @abstractmethod
    def start(self) -> None:
        """Find out what the device can do, and whatever `enter` needs."""

    @abstractmethod
    def enter(self) -> Any:
        """Make this device the thread's; return what `leave` needs to undo that, ``None`` if nothing."""

    @abstractmethod
    def leave(self, before: Any) -> None:
        """Give the thread its device of before."""

    @abstractmethod
    def machine_code(self, artifact: Artifact) -> bytes:
        """Return an artifact compiled for this device, from the disk cache if it is there.

        Raises:
            CubeCompileError: the compiler refused the text.
        """

    @abstractmethod
    def discard(self, artifact: Artifact) -> None:
        """Forget what the disk has of an artifact."""

    @abstractmethod
    def prepared(
        self, module: StreamedModule, count: Triple, arguments: Arguments, stream: Any
    ) -> tuple[Callable[..., tuple[Any, ...]], tuple[Any, ...]]:
        """Return the quickest launch: a function and what it is given; its result begins with false on success."""

    def guard(self) -> Guard:
        """Return the block in which driver calls are made: our device is current, errors are ours."""
        return Guard(self)

    # Compiling

    def compile(self, artifact: Artifact, *, validate: Validation) -> StreamedModule:
        """Return the kernel as machine code, from the disk cache if it is there."""
        with self.guard():
            code = self.machine_code(artifact)
            try:
                native = self.driver.call("cuModuleLoadData", code)
            except DriverError as error:
                if error.is_fatal or is_full(error):
                    raise
                self.discard(artifact)  # damaged, or of a compiler newer than the driver
                code = self.machine_code(artifact)
                native = self.driver.call("cuModuleLoadData", code)
            function = self.driver.call("cuModuleGetFunction", native, artifact.entry.encode())
            module = StreamedModule(artifact.kernel, native, function, code)
            self.reserve(module)
        weakref.finalize(module, _unload, weakref.ref(self), native).atexit = False
        return module

    @abstractmethod
    def reserve(self, module: StreamedModule) -> None:
        """Note the dynamic shared memory that a kernel needs, and ask for it."""

    # Launching

    def launch(
        self,
        module: StreamedModule,
        count: Triple,
        memories: Sequence[Any],
        scalars: Sequence[Number],
    ) -> None:
        stream = self._settled_stream(memories)
        if stream is None:
            with self.guard():
                stream = self.launch_stream(memories)
        arguments = self._packed(module, memories, scalars)
        given = (
            module.function,
            *count,
            *module.dim,
            module.shared,
            self.streams.native(stream),
            arguments.address,
            0,
        )
        if self._launch_kernel(*given)[0]:
            # Perhaps this thread has another context: nothing was launched then.
            with self.guard():
                self.driver.call("cuLaunchKernel", *given)
        # The driver has copied the arguments.
        module.spare.append(arguments)
        self.recent.append(module)
        recording = self.streams.recording()
        if recording is not None:
            recording.kept.append(module)
            return
        for memory, _ in memories:
            if type(memory) is Foreign and memory.home and memory.home != stream:
                # The library that owns it works on a stream of its own.
                if not memory.is_torch:
                    with self.guard():
                        self.streams.wait(memory.home, stream)
                    memory.stream = memory.home  # for a launch that is bound once and made again

    def _settled_stream(self, memories: Sequence[Any]) -> int | None:
        """Return the stream for a launch if nothing is to be done for that: the common case."""
        if self.lost is not None or self.streams.has_recordings:
            return None
        stream = self.streams.known()
        for memory, _ in memories:
            if type(memory) is Foreign:
                if not memory.is_torch:
                    return None
                stream = torch_stream(self.ordinal)
                break
        for memory, _ in memories:
            if memory.stream != stream and type(memory) is Allocation:
                return None
        return stream

    def launch_stream(self, memories: Sequence[Any]) -> int:
        """Return the stream for a launch on these memories, after it was made to wait for who used them last."""
        found = [memory for memory, _ in memories]
        recording = self.streams.recording()
        if recording is not None:
            for memory in found:
                recording.uses(memory)
            return recording.stream
        if any(type(memory) is Foreign and memory.is_torch for memory in found):
            stream = torch_stream(self.ordinal)
            ours = [memory for memory in found if type(memory) is Allocation]
            self.streams.order(ours, stream)
        else:
            stream = self.streams.current()
            self.streams.order(found, stream)
        return stream

    def _packed(
        self, module: StreamedModule, memories: Sequence[Any], scalars: Sequence[Number]
    ) -> Arguments:
        try:
            arguments = module.spare.pop()
        except IndexError:
            arguments = self.arguments_type(module)
        try:
            arguments.pack([memory.address + offset for memory, offset in memories], scalars)
        except StructError as error:
            reason = f"an argument does not fit its type of 32 bits ({error})"
            raise DriverRefused(None, self.name, module.name, reason).error() from error
        return arguments

    def ready(
        self,
        module: StreamedModule,
        count: Triple,
        memories: Sequence[Any],
        scalars: Sequence[Number],
    ) -> Ready | None:
        """Return a launch with everything in place for the next time, or ``None`` where that can't be."""
        has_torch = False
        for memory, _ in memories:
            if type(memory) is Foreign:
                if not memory.is_torch:
                    return None
                has_torch = True
        with self.guard():
            if self.streams.recording() is not None:
                return None
            stream = self.launch_stream(memories)
            arguments = self._packed(module, memories, scalars)
            return Ready(self, module, count, arguments, stream, has_torch)

    # Memory

    def allocate(self, size: int) -> Allocation:
        with self.guard():
            recording = self.streams.recording()
            stream = self.streams.current() if recording is None else recording.before
            try:
                return self.pool.take(size, stream)
            except DriverError as error:
                if not is_full(error) or recording is not None:
                    raise
            gc.collect()  # handles in reference cycles
            self.pool.trim()
            try:
                return self.pool.take(size, stream)
            except DriverError as error:
                if not is_full(error):
                    raise
                raise OutOfDeviceMemory(
                    None, self.name, shown(size), self.pool.report()
                ).error() from error

    def free(self, memory: Allocation) -> None:
        self.pool.give(memory)

    def write(self, memory: Allocation, offset: int, data: Array) -> None:
        if not data.nbytes:
            return
        with self.guard():
            stream = self.streams.native(self._copy_stream(memory))
            source = data.__array_interface__["data"][0]
            # From pageable memory: the driver returns once it has a copy of its own, and overlaps the parts of a large
            # one; going through pinned buffers of ours was slower.
            self.driver.call(
                "cuMemcpyHtoDAsync", memory.address + offset, source, data.nbytes, stream
            )

    def read(self, memory: Allocation, offset: int, data: Array) -> None:
        if not data.nbytes:
            return
        with self.guard():
            stream = self.streams.native(self._copy_stream(memory))
            target = data.__array_interface__["data"][0]
            self.driver.call(
                "cuMemcpyDtoHAsync", target, memory.address + offset, data.nbytes, stream
            )
            self.driver.call("cuStreamSynchronize", stream)

    def _copy_stream(self, memory: Allocation) -> int:
        if self.streams.recording() is not None:
            raise NotInGraph(None, COPIES, BEFORE).error()
        stream = self.streams.current()
        self.streams.order((memory,), stream)
        return stream

    def memory_report(self) -> str:
        """Return in words what the device's memory is used for."""
        with self.guard():
            return self.pool.report()

    def memory_cleanup(self) -> None:
        """Give back all memory that no handle holds."""
        with self.guard():
            self.pool.trim()

    # Waiting, timing, streams and graphs

    def sync(self) -> None:
        with self.guard():
            if self.streams.recording() is not None:
                raise NotInGraph(None, "a `sync`", "leave the block first").error()
            self.driver.call("cuCtxSynchronize")
            self.recent.clear()

    def timed(self, work: Callable[[], object]) -> float:
        """Return the seconds that the device takes for what `work` launches from this thread."""
        with self.guard():
            current = self.streams.current()
            stream = self.streams.native(current)
            first, last = self.driver.call("cuEventCreate", 0), self.driver.call("cuEventCreate", 0)
            try:
                self.driver.call("cuEventRecord", first, stream)
                with self.streams.gathered(current):
                    work()
                self.driver.call("cuEventRecord", last, stream)
                self.driver.call("cuEventSynchronize", last)
                return float(self.driver.call("cuEventElapsedTime", first, last)) / 1000
            finally:
                self.driver.call("cuEventDestroy", first)
                self.driver.call("cuEventDestroy", last)

    def stream(self) -> Stream:
        """Return a new stream, to be used in a ``with`` block."""
        return Stream(self)

    def graph(self) -> Graph:
        """Return a graph that records what is launched in its ``with`` block."""
        return Graph(self)

    # Other libraries

    def adopt(self, argument: Any) -> Any:
        """Return an array of another library on this device as a bound array, and whether it is read-only."""
        return adopt(self, argument)

    def array_interface(self, handle: Handle) -> dict[str, Any]:
        """Return what ``__cuda_array_interface__`` says of a handle; the stream is that of its last use."""
        memory: Allocation = handle.block.memory
        size = handle.dtype.bytes
        return {
            "shape": handle.shape,
            "typestr": numpy_dtype(handle.dtype).str,
            "strides": tuple(stride * size for stride in handle.strides),
            "data": (memory.address + handle.offset * size, False),
            "version": 3,
            "stream": memory.stream or 1,
        }

    def dlpack(self, handle: Handle, stream: int | None, versioned: bool) -> Any:
        """Return what ``__dlpack__`` gives: `stream` waits for the handle's last use, and is its last user then."""
        theirs = LEGACY if stream is None or stream == 1 else stream
        if theirs >= 0:
            with self.guard():
                self.streams.order((handle.block.memory,), theirs)
        address = handle.block.memory.address
        return lent(handle, address, self.dlpack_device, self.ordinal, versioned=versioned)

    # Errors

    def translated(self, error: DriverError) -> CubeError:
        """Return a driver's error as ours; a fatal one makes this device lost."""
        if error.code == FORKED:
            return ForkedDevice(None, self.name).error()
        if is_full(error):
            return OutOfDeviceMemory(None, self.name, error.call, "").error()
        if not error.is_fatal:
            return DriverRefused(None, self.name, error.call, error.name).error()
        launches = list(dict.fromkeys(module.where for module in reversed(self.recent)))
        since = ", ".join(launches) or "nothing"
        # The driver gives the same error to the whole process from now on, resetting the context or not.
        self.lose(DeviceFault(None, self.name, error.name, since))
        assert self.lost is not None
        return self.lost.error()

    def lose(self, reason: Diagnostic) -> None:
        if self.lost is None:
            self.lost = reason
        self.forget()

    def forget(self) -> None:
        """Let every remembered launch look at everything again."""
        self.streams.epoch += 1


class Guard:
    """The block around driver calls."""

    __slots__ = ("_before", "_server")

    def __init__(self, server: StreamedServer) -> None:
        self._server = server
        self._before: Any = None

    def __enter__(self) -> None:
        server = self._server
        if server.lost is not None:
            raise server.lost.error()
        try:
            self._before = server.enter()
        except DriverError as error:
            raise server.translated(error) from error

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        server = self._server
        if self._before is not None:
            server.leave(self._before)
        if isinstance(error, DriverError):
            raise server.translated(error) from error


def _forked(found: weakref.ref[StreamedServer]) -> None:
    server = found()
    if server is not None:
        server.lose(ForkedDevice(None, server.name))


def _unload(found: weakref.ref[StreamedServer], native: Any) -> None:
    """Unload a module that nobody launches any more; the driver waits for what runs."""
    server = found()
    if server is not None and server.lost is None and not sys.is_finalizing():
        server.driver.attempt("cuModuleUnload", native)

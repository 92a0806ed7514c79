"""The device ``cuda``: one NVIDIA GPU through its driver.

    artifact -> NVRTC, or the disk cache -> cubin -> CudaModule
    module, count, memories, scalars -> packed arguments -> cuLaunchKernel on a stream

Launches return at once. A fault shows at a later call; then the device is lost, and every use of its handles raises
the same error: they never give data.
"""

from __future__ import annotations

import gc
import os
import sys
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from struct import error as StructError
from types import TracebackType
from typing import Any

from runtime.cuda.compiler import architecture, compile_artifact, compiler_version, discard
from runtime.cuda.dlpack import CUDA as DLPACK_DEVICE
from runtime.cuda.dlpack import lent
from runtime.cuda.driver import FORKED, Driver, DriverError, open_driver
from runtime.cuda.foreign import Foreign, adopt, torch_stream
from runtime.cuda.graphs import Graph
from runtime.cuda.memory import Allocation, Pool, is_full
from runtime.cuda.module import Arguments, CudaModule
from runtime.cuda.ready import Ready
from runtime.cuda.streams import LEGACY, Stream, Streams
from runtime.launcher import LAUNCHER  # noqa: F401 (with the device comes what its first launch needs)
from runtime.memory import Handle
from runtime.pool import shown
from runtime.protocols import Absent, Array, Number, Triple
from runtime.structures import numpy_dtype
from transpile.diagnose.diagnostic import CubeError, Diagnostic
from transpile.diagnose.errors.device import (
    DeviceFault,
    DriverRefused,
    ForkedDevice,
    NotInGraph,
    OutOfDeviceMemory,
)
from transpile.lower import cuda as writer  # noqa: F401
from transpile.ops.capabilities import CUDA, Capabilities
from transpile.protocols import Artifact

REMEMBERED = 20
"""Launches that the message of a fault lists."""
COPIES = "copies between host and device"
BEFORE = "write before `with client.graph()`, and read after a replay"


class CudaServer:
    """One GPU."""

    is_host = False
    dlpack_device = DLPACK_DEVICE

    def __init__(self, driver: Driver, ordinal: int) -> None:
        self.name = f"cuda:{ordinal}" if ordinal else "cuda"
        self.ordinal = ordinal
        self.driver = driver
        self._launch_kernel = driver.module.cuLaunchKernel
        self.lost: Diagnostic | None = None
        """Why nothing here can be used any more."""
        self.recent: deque[CudaModule] = deque(maxlen=REMEMBERED)
        """Launches since the device was last known to be well."""
        device = driver.call("cuDeviceGet", ordinal)
        self.context = driver.call("cuDevicePrimaryCtxRetain", device)
        self.context_handle = int(self.context)
        self.capabilities, self.target = described(driver, device)
        with self.guard():
            self.streams = Streams(driver)
            self.pool = Pool(driver, device)
        compiler_version()  # looked up once; the first launch needs it
        if hasattr(os, "register_at_fork"):
            found = weakref.ref(self)
            os.register_at_fork(after_in_child=lambda: _forked(found))

    @property
    def title(self) -> str:
        """The GPU's name: two models of one architecture differ in speed."""
        device = self.driver.call("cuDeviceGet", self.ordinal)
        found: bytes = self.driver.call("cuDeviceGetName", 128, device)
        return found.partition(b"\0")[0].decode(errors="replace")

    def guard(self) -> Guard:
        """Return the block in which driver calls are made: our context is current, errors are ours."""
        return Guard(self)

    # Compiling

    def compile(self, artifact: Artifact, *, validate: bool) -> CudaModule:
        """Return the kernel as machine code, from the disk cache if it is there."""
        with self.guard():
            code = compile_artifact(artifact, self.target)
            try:
                native = self.driver.call("cuModuleLoadData", code)
            except DriverError as error:
                if error.is_fatal or is_full(error):
                    raise
                discard(artifact, self.target)  # damaged, or of a compiler newer than the driver
                code = compile_artifact(artifact, self.target)
                native = self.driver.call("cuModuleLoadData", code)
            function = self.driver.call("cuModuleGetFunction", native, artifact.entry.encode())
            module = CudaModule(artifact.kernel, native, function, code)
            if module.shared:
                which = self.driver.module.CUfunction_attribute
                most = which.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
                self.driver.call("cuFuncSetAttribute", function, most, module.shared)
        weakref.finalize(module, _unload, weakref.ref(self), native).atexit = False
        return module

    # Launching

    def launch(
        self, module: CudaModule, count: Triple, memories: Sequence[Any], scalars: Sequence[Number]
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
        self, module: CudaModule, memories: Sequence[Any], scalars: Sequence[Number]
    ) -> Arguments:
        try:
            arguments = module.spare.pop()
        except IndexError:
            arguments = Arguments(module)
        try:
            arguments.pack([memory.address + offset for memory, offset in memories], scalars)
        except StructError as error:
            reason = f"an argument does not fit its type of 32 bits ({error})"
            raise DriverRefused(None, self.name, module.name, reason).error() from error
        return arguments

    def ready(
        self, module: CudaModule, count: Triple, memories: Sequence[Any], scalars: Sequence[Number]
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
            stream = self.streams.native(self.streams.current())
            first, last = self.driver.call("cuEventCreate", 0), self.driver.call("cuEventCreate", 0)
            try:
                self.driver.call("cuEventRecord", first, stream)
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
        return adopt(self, self.ordinal, argument)

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
        return lent(handle, self.ordinal, versioned=versioned)

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

    __slots__ = ("_is_pushed", "_server")

    def __init__(self, server: CudaServer) -> None:
        self._server = server
        self._is_pushed = False

    def __enter__(self) -> None:
        server = self._server
        if server.lost is not None:
            raise server.lost.error()
        driver = server.driver
        try:
            current = int(driver.call("cuCtxGetCurrent"))
            if current == server.context_handle:
                return
            if current:
                driver.call("cuCtxPushCurrent", server.context)
                self._is_pushed = True
            else:
                driver.call("cuCtxSetCurrent", server.context)
        except DriverError as error:
            raise server.translated(error) from error

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        server = self._server
        if self._is_pushed:
            server.driver.module.cuCtxPopCurrent()
        if isinstance(error, DriverError):
            raise server.translated(error) from error


def described(driver: Driver, device: Any) -> tuple[Capabilities, str]:
    """Return what a device can do, and the architecture to compile for."""

    def limit(name: str) -> int:
        return driver.attribute(name, device)

    def three(name: str) -> Triple:
        return limit(f"{name}X"), limit(f"{name}Y"), limit(f"{name}Z")

    capability = limit("COMPUTE_CAPABILITY_MAJOR"), limit("COMPUTE_CAPABILITY_MINOR")
    capabilities = replace(
        CUDA,
        profile=f"sm_{capability[0]}{capability[1]}",
        plane_size=limit("WARP_SIZE"),
        max_cube_dim=three("MAX_BLOCK_DIM_"),
        max_cube_units=limit("MAX_THREADS_PER_BLOCK"),
        max_cube_count=three("MAX_GRID_DIM_"),
        max_shared_memory=limit("MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"),
    )
    return capabilities, architecture(capability)


def _forked(found: weakref.ref[CudaServer]) -> None:
    server = found()
    if server is not None:
        server.lose(ForkedDevice(None, server.name))


def _unload(found: weakref.ref[CudaServer], native: Any) -> None:
    """Unload a module that nobody launches any more; the driver waits for what runs."""
    server = found()
    if server is not None and server.lost is None and not sys.is_finalizing():
        server.driver.module.cuModuleUnload(native)


def open_server(ordinal: int) -> CudaServer:
    """Return a GPU.

    Raises:
        Absent: the bindings, the driver or the GPU is missing.
    """
    driver = open_driver()
    count = int(driver.call("cuDeviceGetCount"))
    if ordinal >= count:
        raise Absent(
            f"there are {count} NVIDIA GPUs here, counted from 0", "`nvidia-smi` lists them"
        )
    try:
        return CudaServer(driver, ordinal)
    except CubeError as error:
        raise Absent(
            f"the driver can't use it: {error.diagnostic.fill(error.diagnostic.title)}"
        ) from error
    except DriverError as error:
        raise Absent(f"the driver can't use it: {error}", "`nvidia-smi` may say why") from error

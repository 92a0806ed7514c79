"""A recording stand-in for ``cuda.bindings.driver``: memory is host memory, kernels are noted and not run.

It knows streams, events and captures well enough to tell wrong orders: each call on a stream is noted, an event holds
how far its stream was, and a wait notes that.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import get_ident
from types import SimpleNamespace
from typing import Any

OK = 0
OUT_OF_MEMORY = 2
ILLEGAL_ADDRESS = 700
NO_CONTEXT = 201
WITHOUT_CONTEXT = (
    "cuDeviceGet cuDeviceGetName cuDevicePrimaryCtxRetain cuDeviceGetAttribute cuDeviceTotalMem cuCtxGetCurrent "
    "cuCtxSetCurrent cuCtxPushCurrent cuCtxPopCurrent"
).split()
"""Calls that need no current context; all others fail without one."""
ATTRIBUTES = {
    "COMPUTE_CAPABILITY_MAJOR": 9,
    "COMPUTE_CAPABILITY_MINOR": 0,
    "WARP_SIZE": 32,
    "MAX_BLOCK_DIM_X": 1024,
    "MAX_BLOCK_DIM_Y": 1024,
    "MAX_BLOCK_DIM_Z": 64,
    "MAX_THREADS_PER_BLOCK": 1024,
    "MAX_GRID_DIM_X": 2**31 - 1,
    "MAX_GRID_DIM_Y": 65535,
    "MAX_GRID_DIM_Z": 65535,
    "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN": 232448,
}


class Names:
    """Constants that are their own names."""

    def __getattr__(self, name: str) -> str:
        return name


@dataclass
class Launch:
    """One launch: what the driver was given, the arguments' bytes as they were at that moment."""

    entry: str
    count: tuple[int, int, int]
    dim: tuple[int, int, int]
    shared: int
    stream: int
    arguments: list[int]
    """Addresses of the parameters."""
    data: bytes
    after: tuple[tuple[int, int], ...]
    """What its stream waits for: (stream, number of calls on it)."""

    def unpack(self, layout: str) -> tuple[Any, ...]:
        import struct

        return struct.unpack(f"={layout}", self.data[: struct.calcsize(f"={layout}")])


@dataclass
class Config:
    gridDimX: int = 0
    gridDimY: int = 0
    gridDimZ: int = 0
    blockDimX: int = 0
    blockDimY: int = 0
    blockDimZ: int = 0
    sharedMemBytes: int = 0
    hStream: Any = 0
    numAttrs: int = 0


@dataclass
class Fake:
    """The module, as far as the back end uses it; ``cuXxx`` methods return tuples that begin with a status."""

    room: int = 1 << 30
    launches: list[Launch] = field(default_factory=list)
    calls: list[tuple[Any, ...]] = field(default_factory=list)
    fail: dict[str, int] = field(default_factory=dict)
    """Status that a call returns instead of doing anything."""
    kernel: Callable[[bytes], None] | None = None
    """What a launch does: it is given the arguments' bytes."""
    fault: int = 0
    """Status of every call from now on: what a fault of a kernel does."""

    CUdevice_attribute = Names()
    CUfunction_attribute = Names()
    CUmemAllocationType = Names()
    CUmemLocationType = Names()
    CUmemPool_attribute = Names()
    CUstreamCaptureMode = Names()
    CUlaunchConfig = Config

    def __post_init__(self) -> None:
        self.memory: dict[int, Any] = {}
        self.sizes: dict[int, int] = {}
        self.contexts: dict[int, int] = {}
        """The current one of each thread."""
        self.progress: dict[int, int] = {0: 0}
        self.waits: dict[int, list[tuple[int, int]]] = {}
        self.events: dict[int, tuple[int, int]] = {}
        self.capturing: dict[int, list[Launch]] = {}
        self.graphs: dict[int, list[Launch]] = {}
        self.next = 0x1000
        self.functions: dict[int, str] = {}
        self.unloaded: list[int] = []

    @property
    def context(self) -> int:
        return self.contexts.get(get_ident(), 0)

    @context.setter
    def context(self, value: int) -> None:
        self.contexts[get_ident()] = value

    def number(self) -> int:
        self.next += 0x1000
        return self.next

    @staticmethod
    def CUstream(handle: int) -> int:
        return handle

    @staticmethod
    def cuuint64_t(value: int) -> int:
        return value

    @staticmethod
    def CUmemPoolProps() -> Any:
        return SimpleNamespace(allocType=None, location=SimpleNamespace(type=None, id=0))

    def __getattribute__(self, name: str) -> Any:
        found = object.__getattribute__(self, name)
        if not name.startswith("cu") or name in (
            "cuuint64_t",
            "cuGetErrorName",
            "cuGetErrorString",
        ):
            return found

        def call(*arguments: Any) -> tuple[Any, ...]:
            self.calls.append((name, *arguments))
            status = self.fault or self.fail.get(name, OK)
            if not status and not self.context and name not in WITHOUT_CONTEXT:
                status = NO_CONTEXT
            if status:
                return status, *(
                    [None] * (1 if name.startswith(("cuMemAlloc", "cuStreamCreate")) else 0)
                )
            done: tuple[Any, ...] = found(*arguments)
            return done

        return call

    # Devices and modules

    def cuGetErrorName(self, status: int) -> tuple[Any, ...]:
        names = {2: b"CUDA_ERROR_OUT_OF_MEMORY", 700: b"CUDA_ERROR_ILLEGAL_ADDRESS"}
        return OK, names.get(status, b"CUDA_ERROR_INVALID_VALUE")

    def cuGetErrorString(self, status: int) -> tuple[Any, ...]:
        return OK, b"some words"

    def cuDeviceGet(self, ordinal: int) -> tuple[Any, ...]:
        return OK, ordinal

    def cuDeviceGetName(self, length: int, device: int) -> tuple[Any, ...]:
        return OK, b"Fake H200\0 and what was in memory"[:length]

    def cuDevicePrimaryCtxRetain(self, device: int) -> tuple[Any, ...]:
        return OK, 0xC0 + device

    def cuDeviceGetAttribute(self, name: str, device: int) -> tuple[Any, ...]:
        return OK, ATTRIBUTES[name.removeprefix("CU_DEVICE_ATTRIBUTE_")]

    def cuDeviceTotalMem(self, device: int) -> tuple[Any, ...]:
        return OK, self.room

    def cuCtxGetCurrent(self) -> tuple[Any, ...]:
        return OK, self.context

    def cuCtxSetCurrent(self, context: int) -> tuple[Any, ...]:
        self.context = context
        return (OK,)

    def cuCtxPushCurrent(self, context: int) -> tuple[Any, ...]:
        self.pushed = self.context
        self.context = context
        return (OK,)

    def cuCtxPopCurrent(self) -> tuple[Any, ...]:
        found, self.context = self.context, self.pushed
        return OK, found

    def cuCtxSynchronize(self) -> tuple[Any, ...]:
        return (OK,)

    def cuModuleLoadData(self, code: bytes) -> tuple[Any, ...]:
        if not code.startswith(b"\x7fELF"):
            return 200, None
        return OK, self.number()

    def cuModuleUnload(self, module: int) -> tuple[Any, ...]:
        self.unloaded.append(module)
        return (OK,)

    def cuModuleGetFunction(self, module: int, entry: bytes) -> tuple[Any, ...]:
        function = self.number()
        self.functions[function] = entry.decode()
        return OK, function

    def cuFuncSetAttribute(self, function: int, name: str, value: int) -> tuple[Any, ...]:
        return (OK,)

    # Memory

    def cuMemPoolCreate(self, properties: Any) -> tuple[Any, ...]:
        return OK, self.number()

    def cuMemPoolSetAttribute(self, pool: int, name: str, value: int) -> tuple[Any, ...]:
        return (OK,)

    def cuMemPoolTrimTo(self, pool: int, size: int) -> tuple[Any, ...]:
        return (OK,)

    def cuMemGetInfo(self) -> tuple[Any, ...]:
        return OK, self.room - sum(self.sizes.values()), self.room

    def cuMemAllocFromPoolAsync(self, size: int, pool: int, stream: int) -> tuple[Any, ...]:
        if sum(self.sizes.values()) + size > self.room:
            return OUT_OF_MEMORY, None
        memory = ctypes.create_string_buffer(size)
        address = ctypes.addressof(memory)
        self.memory[address], self.sizes[address] = memory, size
        return OK, address

    def cuMemFreeAsync(self, address: int, stream: int) -> tuple[Any, ...]:
        del self.memory[address], self.sizes[address]
        return (OK,)

    def cuMemHostAlloc(self, size: int, flags: int) -> tuple[Any, ...]:
        memory = ctypes.create_string_buffer(size)
        address = ctypes.addressof(memory)
        self.memory[address] = memory
        return OK, address

    def cuMemcpyHtoDAsync(
        self, target: int, source: int, size: int, stream: int
    ) -> tuple[Any, ...]:
        self.step(stream)
        ctypes.memmove(target, source, size)
        return (OK,)

    def cuMemcpyDtoHAsync(
        self, target: int, source: int, size: int, stream: int
    ) -> tuple[Any, ...]:
        self.step(stream)
        ctypes.memmove(target, source, size)
        return (OK,)

    # Streams, events, graphs

    def step(self, stream: int) -> None:
        assert int(stream) in self.progress, f"no stream {stream}"
        self.progress[int(stream)] += 1

    def cuStreamCreate(self, flags: int) -> tuple[Any, ...]:
        stream = self.number()
        self.progress[stream] = 0
        return OK, stream

    def cuStreamDestroy(self, stream: int) -> tuple[Any, ...]:
        del self.progress[stream]
        return (OK,)

    def cuStreamSynchronize(self, stream: int) -> tuple[Any, ...]:
        return (OK,)

    def cuEventCreate(self, flags: int) -> tuple[Any, ...]:
        event = self.number()
        self.events[event] = (0, 0)
        return OK, event

    def cuEventDestroy(self, event: int) -> tuple[Any, ...]:
        del self.events[event]
        return (OK,)

    def cuEventRecord(self, event: int, stream: int) -> tuple[Any, ...]:
        self.events[event] = (stream, self.progress[stream])
        return (OK,)

    def cuEventSynchronize(self, event: int) -> tuple[Any, ...]:
        return (OK,)

    def cuEventElapsedTime(self, first: int, last: int) -> tuple[Any, ...]:
        return OK, 1.5

    def cuStreamWaitEvent(self, stream: int, event: int, flags: int) -> tuple[Any, ...]:
        self.waits.setdefault(stream, []).append(self.events[event])
        return (OK,)

    def cuStreamBeginCapture(self, stream: int, mode: str) -> tuple[Any, ...]:
        self.capturing[stream] = []
        return (OK,)

    def cuStreamEndCapture(self, stream: int) -> tuple[Any, ...]:
        graph = self.number()
        self.graphs[graph] = self.capturing.pop(stream)
        return OK, graph

    def cuGraphInstantiate(self, graph: int, flags: int) -> tuple[Any, ...]:
        executable = self.number()
        self.graphs[executable] = self.graphs[graph]
        return OK, executable

    def cuGraphDestroy(self, graph: int) -> tuple[Any, ...]:
        del self.graphs[graph]
        return (OK,)

    def cuGraphExecDestroy(self, executable: int) -> tuple[Any, ...]:
        del self.graphs[executable]
        return (OK,)

    def cuGraphLaunch(self, executable: int, stream: int) -> tuple[Any, ...]:
        self.step(stream)
        self.launches.extend(self.graphs[executable])
        return (OK,)

    # Launches

    def cuLaunchKernel(self, function: int, *rest: Any) -> tuple[Any, ...]:
        *sizes, shared, stream, pointers, _ = rest
        return self._launch(function, tuple(sizes[:3]), tuple(sizes[3:]), shared, stream, pointers)

    def cuLaunchKernelEx(
        self, config: Config, function: int, pointers: int, extra: int
    ) -> tuple[Any, ...]:
        count = config.gridDimX, config.gridDimY, config.gridDimZ
        dim = config.blockDimX, config.blockDimY, config.blockDimZ
        return self._launch(function, count, dim, config.sharedMemBytes, config.hStream, pointers)

    def _launch(
        self, function: int, count: Any, dim: Any, shared: int, stream: int, pointers: int
    ) -> tuple[Any, ...]:
        first = ctypes.c_void_p.from_address(pointers).value or 0
        data = ctypes.string_at(first, 64)
        if self.kernel is not None:
            self.kernel(data)
        waits = tuple(self.waits.get(stream, ()))
        made = Launch(self.functions[function], count, dim, shared, stream, [first], data, waits)
        if stream in self.capturing:
            self.capturing[stream].append(made)
        else:
            self.step(stream)
            self.launches.append(made)
        return (OK,)

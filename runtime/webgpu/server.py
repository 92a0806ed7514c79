"""The device ``webgpu``: one adapter of wgpu.

    artifact -> naga -> WebGpuModule with a pipeline and bind groups
    module, count, memories, scalars -> a dispatch in a batch -> submitted when somebody waits, or soon

Launches return at once. wgpu moves bytes in fours; what begins or ends in between is read, patched and written back.
"""

from __future__ import annotations

import gc
import os
import struct
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from types import TracebackType

import numpy

from runtime.pool import shown
from runtime.protocols import Absent, Array, Indirect, Number, Triple
from runtime.replay import Graph, Launch, recorder
from runtime.webgpu.compiler import Compiler
from runtime.webgpu.device import DRIVER, WebGpuDevice, open_adapters
from runtime.webgpu.memory import Memory, Piece
from runtime.webgpu.module import Bindings, WebGpuModule
from runtime.webgpu.queue import Queue
from runtime.webgpu.ready import Ready
from runtime.webgpu.timing import timed
from transpile.diagnose.diagnostic import CubeError, Diagnostic
from transpile.diagnose.errors.device import (
    DeviceFault,
    DriverRefused,
    ForkedDevice,
    NotInGraph,
    OutOfDeviceMemory,
    Unbindable,
)
from transpile.ir.notes import Validation
from transpile.protocols import Artifact

AGAIN = "open the device anew with `runtime.device(...)`"
"""What to do after a fault."""
REMEMBERED = 20
"""Launches that the message of a fault lists."""
CHUNK = 64 << 20
"""Bytes that are read back at a time."""
Bound = tuple[Piece, int]


class WebGpuServer:
    """One device."""

    is_host = False
    has_indirect = True
    can_reopen = True
    """A device of the driver is its own: after a fault another can be opened."""

    def __init__(self, device: WebGpuDevice, ordinal: int) -> None:
        self.name = f"webgpu:{ordinal}" if ordinal else "webgpu"
        self.device = device
        self.capabilities = device.capabilities
        self.is_software = device.is_software
        """Whether a CPU plays the GPU: never better than the device ``cpu``."""
        self.lost: Diagnostic | None = None
        """Why nothing here can be used any more."""
        self.epoch = 0
        """Counts what can make a remembered launch wrong."""
        self.recent: deque[WebGpuModule] = deque(maxlen=REMEMBERED)
        self.queue = Queue(device, self.name)
        self.memory = Memory(device, self.queue.is_pending)
        self.compiler = Compiler(device)
        self.alignment = device.limits["min-storage-buffer-offset-alignment"]
        self.max_range = device.limits["max-storage-buffer-binding-size"]
        self.recording = recorder()
        if {"timestamp-query", "timestamp-query-inside-encoders"} <= device.features:
            self.timed: Callable[[Callable[[], object]], float] = lambda work: timed(self, work)
        if hasattr(os, "register_at_fork"):
            found = weakref.ref(self)
            os.register_at_fork(after_in_child=lambda: _forked(found))

    def guard(self) -> Guard:
        """Return the block in which wgpu is called: one thread at a time, errors are ours."""
        return Guard(self)

    # Compiling

    def compile(self, artifact: Artifact, *, validate: Validation) -> WebGpuModule:
        """Return the kernel, compiled by naga and the driver."""
        with self.guard(), self.queue.lock:
            return self.compiler.module(artifact)

    # Launching

    def launch(
        self,
        module: WebGpuModule,
        count: Triple | Indirect,
        memories: Sequence[Bound],
        scalars: Sequence[Number],
    ) -> None:
        data = self.packed(module, scalars)
        graph = self.recording.get()
        if graph is not None:
            graph.record(module, count, memories, data)
            return
        self.run(module, count, memories, data)

    def run(
        self, module: WebGpuModule, count: Triple | Indirect, memories: Sequence[Bound], data: bytes
    ) -> None:
        """Launch with scalars that are packed already."""
        with self.guard(), self.queue.lock:
            for piece, _ in memories:
                if piece.failure is not None:
                    raise piece.failure.error()
            self.recent.append(module)
            copies = self._aligned(module, memories)
            self.queue.dispatch(self._bindings(module, copies or memories), count, data)
            if copies:
                self._copy_back(module, memories, copies)

    def packed(self, module: WebGpuModule, scalars: Sequence[Number]) -> bytes:
        """Lay scalars out as the kernel reads them."""
        try:
            return module.block.pack(scalars)
        except struct.error as error:
            reason = f"an argument does not fit its type of 32 bits ({error})"
            raise DriverRefused(None, self.name, module.name, reason).error() from error

    def _bindings(self, module: WebGpuModule, memories: Sequence[Bound]) -> Bindings:
        known = module.known(memories)
        if known is not None:
            return known
        is_shared = module.is_shared(memories)
        pipeline = module.pipelines.get(is_shared)
        if pipeline is None:
            pipeline = self.compiler.pipeline(module, is_shared=is_shared)
            module.pipelines[is_shared] = pipeline
        return module.bind(pipeline, memories, self.queue.uniform)

    def _aligned(self, module: WebGpuModule, memories: Sequence[Bound]) -> list[Bound]:
        """Return memories that can be bound, where some are not: views that begin in between are copied."""
        if all(not offset % self.alignment for _, offset in memories):
            return []
        found: list[Bound] = []
        copies: dict[tuple[int, int], Bound] = {}
        for number, (piece, offset) in enumerate(memories):
            if not offset % self.alignment:
                found.append((piece, offset))
                continue
            known = copies.get((piece.number, offset))
            if known is None:
                self._refuse_overlap(module, memories, number)
                rest = piece.length - offset
                scratch = self.memory.pool.take(max(rest, 1))
                known = copies[piece.number, offset] = (scratch, 0)
                self._copy(piece, offset, scratch, 0, rest)
            found.append(known)
        return found

    def _refuse_overlap(self, module: WebGpuModule, memories: Sequence[Bound], number: int) -> None:
        """Refuse views of one memory of which one is written and one has to be copied, or starts inside a word."""
        piece, offset = memories[number]
        if offset % 4:
            what, reason = f"a view that begins at byte {offset}", "wgpu copies in fours"
            way_out = (
                "let it begin at a multiple of 4 bytes, or copy it: `client.create(view.numpy())`"
            )
            raise Unbindable(None, module.name, self.name, what, reason, way_out).error()
        for other, (its, start) in enumerate(memories):
            if its is piece and start != offset and (module.writes[number] or module.writes[other]):
                what = f"the views of one array that begin at byte {offset} and {start}, of which one is written,"
                reason = f"it takes multiples of {self.alignment}"
                way_out = "let them begin there, or copy one of them: `client.create(view.numpy())`"
                raise Unbindable(None, module.name, self.name, what, reason, way_out).error()

    def _copy(self, source: Piece, start: int, target: Piece, to: int, size: int) -> None:
        words = min(-(-size // 4) * 4, source.size - start, target.size - to)
        self.queue.encode(
            lambda encoder: encoder.copy_buffer_to_buffer(
                source.native, start, target.native, to, words
            )
        )

    def _copy_back(
        self, module: WebGpuModule, memories: Sequence[Bound], copies: Sequence[Bound]
    ) -> None:
        done: dict[int, Piece] = {}
        for (piece, offset), (scratch, _), writes in zip(memories, copies, module.writes):
            if scratch is piece:
                continue
            if writes and scratch.number not in done:
                self._copy(scratch, 0, piece, offset, piece.length - offset)
            done[scratch.number] = scratch
        for scratch in done.values():
            self.memory.pool.give(scratch)

    def ready(
        self,
        module: WebGpuModule,
        count: Triple,
        memories: Sequence[Bound],
        scalars: Sequence[Number],
    ) -> Ready | None:
        """Return a launch with everything in place for the next time, or ``None`` where that can't be."""
        if self.recording.get() is not None or self.lost is not None:
            return None
        if any(offset % self.alignment or piece.failure for piece, offset in memories):
            return None
        with self.guard(), self.queue.lock:
            bindings = self._bindings(module, memories)
        return Ready(self, module, count, bindings, self.packed(module, scalars))

    # Memory

    def allocate(self, size: int) -> Piece:
        with self.guard(), self.queue.lock:
            try:
                found = self.memory.pool.take(max(size, 1))
            except self._full:
                gc.collect()  # handles in reference cycles
                self._reclaim()
                try:
                    found = self.memory.pool.take(max(size, 1))
                except self._full as error:
                    report = f"{self.memory.pool.report()}; {str(error).strip()}"
                    raise OutOfDeviceMemory(None, self.name, shown(size), report).error() from error
            found.failure = None
            return found

    @property
    def _full(self) -> tuple[type[Exception], ...]:
        """What says that there is no room."""
        wgpu = self.device.wgpu
        return MemoryError, wgpu.GPUOutOfMemoryError, wgpu.GPUValidationError

    def free(self, memory: Piece) -> None:
        self.memory.pool.give(memory)

    def write(self, memory: Piece, offset: int, data: Array) -> None:
        size = data.nbytes
        if not size:
            return
        self._refuse_in_graph()
        source = data.reshape(-1).view(numpy.uint8)
        with self.guard(), self.queue.lock:
            if self.queue.is_pending(memory):
                self.queue.flush()  # what was launched before reads what is there now
            start, end = offset // 4 * 4, -(-(offset + size) // 4) * 4
            if (start, end) != (offset, offset + size):
                words = numpy.zeros(end - start, numpy.uint8)
                if start != offset or offset + size < memory.length:
                    words[:] = self._bytes(memory, start, end - start)
                words[offset - start : offset - start + size] = source
                source = words
            if offset == 0 and size >= memory.length:
                memory.failure = None
            self.device.queue.write_buffer(memory.native, start, source)

    def read(self, memory: Piece, offset: int, data: Array) -> None:
        size = data.nbytes
        if not size:
            return
        self._refuse_in_graph()
        target = data.reshape(-1).view(numpy.uint8)
        with self.guard(), self.queue.lock:
            for at in range(0, size, CHUNK):
                part = target[at : at + CHUNK]
                first = offset + at
                start, end = first // 4 * 4, -(-(first + part.nbytes) // 4) * 4
                found = self._bytes(memory, start, end - start)
                part[...] = found[first - start : first - start + part.nbytes]

    def _bytes(self, memory: Piece, start: int, size: int) -> Array:
        """Return bytes of a piece, after what was launched before."""
        self.queue.flush()
        if memory.failure is not None:
            raise memory.failure.error()
        found = self.device.queue.read_buffer(memory.native, start, size)
        return numpy.frombuffer(found, numpy.uint8)

    def _refuse_in_graph(self) -> None:
        if self.recording.get() is not None:
            way_out = "write before `with client.graph()`, and read after a replay"
            raise NotInGraph(None, "copies between host and device", way_out).error()

    def memory_report(self) -> str:
        """Return in words what the device's memory is used for."""
        return self.memory.pool.report()

    def memory_cleanup(self) -> None:
        """Give back all memory that no handle holds."""
        with self.guard(), self.queue.lock:
            self._reclaim()

    def _reclaim(self) -> None:
        self.queue.flush()
        self.memory.pool.trim()
        self.memory.sweep()
        self.queue.wait()

    # Waiting, graphs

    def sync(self) -> None:
        with self.guard(), self.queue.lock:
            self.queue.flush()
            self.queue.wait()
            self.recent.clear()

    def graph(self) -> Graph:
        """Return a graph that records what is launched in its ``with`` block."""
        return Graph(self, self.recording)

    def replay(self, launches: Sequence[Launch]) -> None:
        """Launch what a graph recorded."""
        with self.guard(), self.queue.lock:
            for one in launches:
                if not one.bound or any(piece.failure is not None for piece, _ in one.memories):
                    self.run(one.module, one.count, one.memories, one.data)
                    if one.bound is None:
                        one.bound = self._bound(one.module, one.memories)
                    continue
                self.recent.append(one.module)
                self.queue.dispatch(one.bound, one.count, one.data)

    def _bound(self, module: WebGpuModule, memories: Sequence[Bound]) -> Bindings | tuple[()]:
        """Return what a launch binds each time; nothing where that is made anew."""
        if any(offset % self.alignment for _, offset in memories):
            return ()
        return self._bindings(module, memories)

    def pin(self, piece: Piece) -> None:
        self.memory.pool.pin(piece)

    def unpin(self, piece: Piece) -> None:
        self.memory.pool.unpin(piece)

    # Errors

    def translated(self, error: Exception) -> CubeError:
        """Return an error of wgpu as ours; a lost device stays lost."""
        text = str(error).strip()
        if "lost" not in text.lower():
            return DriverRefused(None, self.name, "wgpu", text).error()
        launches = list(dict.fromkeys(module.where for module in reversed(self.recent)))
        self.lose(DeviceFault(None, self.name, text, ", ".join(launches) or "nothing", AGAIN))
        assert self.lost is not None
        return self.lost.error()

    def lose(self, reason: Diagnostic) -> None:
        if self.lost is None:
            self.lost = reason
        self.queue.stop()
        self.forget()

    def forget(self) -> None:
        """Let every remembered launch look at everything again."""
        self.epoch += 1


class Guard:
    """The block around calls of wgpu: ``with server.guard(), server.queue.lock:``.

    It does not take the lock itself: an interruption in a method of Python could leave it taken.
    """

    __slots__ = ("_server",)

    def __init__(self, server: WebGpuServer) -> None:
        self._server = server

    def __enter__(self) -> None:
        server = self._server
        if server.lost is not None:
            raise server.lost.error()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        server = self._server
        if isinstance(error, server.device.wgpu.GPUError):
            raise server.translated(error) from error


def _forked(found: weakref.ref[WebGpuServer]) -> None:
    server = found()
    if server is not None:
        server.lost = ForkedDevice(None, server.name)
        server.forget()


def open_server(ordinal: int) -> WebGpuServer:
    """Return an adapter, counted from the fastest kind.

    Raises:
        Absent: the package, a driver or the adapter is missing.
    """
    wgpu, adapters = open_adapters()
    if ordinal >= len(adapters):
        raise Absent(
            f"there are {len(adapters)} adapters here, counted from 0",
            "leave the number out for the first",
        )
    try:
        return WebGpuServer(WebGpuDevice(wgpu, adapters[ordinal]), ordinal)
    except (wgpu.GPUError, RuntimeError) as error:
        raise Absent(f"wgpu can't use it: {str(error).strip()}", DRIVER) from error

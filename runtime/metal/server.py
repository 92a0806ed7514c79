"""The device ``metal``: one GPU of a Mac.

    artifact -> Metal's compiler -> MetalModule with a pipeline
    module, count, memories, scalars -> a command buffer of one launch, committed at once

Launches return at once. Memory is shared with the host: a copy waits for the launches that use it, and is the host's.
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

from runtime.launcher import LAUNCHER  # noqa: F401 (with the device comes what its first launch needs)
from runtime.metal.compiler import Compiler
from runtime.metal.device import MetalDevice, open_devices
from runtime.metal.memory import Memory, NoRoom, Piece
from runtime.metal.module import MetalModule
from runtime.metal.queue import MOST_BYTES, CommandFailed, Launch, Queue
from runtime.metal.ready import Ready
from runtime.pool import shown
from runtime.protocols import Absent, Array, Indirect, Number, Triple
from runtime.replay import Graph, recorder
from runtime.replay import Launch as Recorded
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
from transpile.lower import metal as writer  # noqa: F401
from transpile.protocols import Artifact

AGAIN = "open the device anew with `runtime.device(...)`"
"""What to do after a fault."""
REMEMBERED = 20
"""Launches that the message of a fault lists."""
Bound = tuple[Piece, int]


class MetalServer:
    """One device."""

    is_host = False
    has_indirect = True
    can_reopen = True
    """A queue is ours: after a fault another can be made."""

    def __init__(self, device: MetalDevice, ordinal: int) -> None:
        self.name = f"metal:{ordinal}" if ordinal else "metal"
        self.device = device
        self.title = device.title
        self.capabilities = device.capabilities
        self.lost: Diagnostic | None = None
        """Why nothing here can be used any more."""
        self.epoch = 0
        """Counts what can make a remembered launch wrong."""
        self.recent: deque[MetalModule] = deque(maxlen=REMEMBERED)
        self.queue = Queue(device)
        self.memory = Memory(device)
        self.compiler = Compiler(device)
        self.recording = recorder()
        if hasattr(os, "register_at_fork"):
            found = weakref.ref(self)
            os.register_at_fork(after_in_child=lambda: _forked(found))

    def guard(self) -> Guard:
        """Return the block in which Metal is called: one thread at a time, errors are ours."""
        return Guard(self)

    # Compiling

    def compile(self, artifact: Artifact, *, validate: Validation) -> MetalModule:
        """Return the kernel, compiled by Metal."""
        if self.lost is not None:
            raise self.lost.error()
        return self.compiler.module(artifact)

    # Launching

    def launch(
        self,
        module: MetalModule,
        count: Triple | Indirect,
        memories: Sequence[Bound],
        scalars: Sequence[Number],
    ) -> None:
        for (_, offset), step in zip(memories, module.steps, strict=True):
            if offset % step:
                what, reason = f"a view that begins at byte {offset}", "its atomics are of words"
                way_out = f"let it begin at a multiple of {step} bytes, or copy it: `client.create(view.numpy())`"
                raise Unbindable(None, module.name, self.name, what, reason, way_out).error()
        data = self._packed(module, scalars)
        graph = self.recording.get()
        if graph is not None:
            graph.record(module, count, memories, data)
            return
        self._run([Launch(module, count, memories, data)])

    def _run(self, launches: Sequence[Launch]) -> None:
        with self.guard(), self.queue.lock:
            self.recent.extend(one.module for one in launches)
            self.queue.run(launches)

    def _packed(self, module: MetalModule, scalars: Sequence[Number]) -> bytes:
        """Lay scalars out as the kernel reads them."""
        try:
            data = module.block.pack(scalars)
        except struct.error as error:
            reason = f"an argument does not fit its type of 32 bits ({error})"
            raise DriverRefused(None, self.name, module.name, reason).error() from error
        # The struct's size is a multiple of its widest member's.
        data += bytes(-len(data) % 8)
        if len(data) > MOST_BYTES:
            reason = f"numbers of {len(data)} bytes are more than the {MOST_BYTES} that it takes"
            raise DriverRefused(None, self.name, module.name, reason).error()
        return data

    def ready(
        self,
        module: MetalModule,
        count: Triple,
        memories: Sequence[Bound],
        scalars: Sequence[Number],
    ) -> Ready | None:
        """Return a launch with everything in place for the next time, or ``None`` where that can't be."""
        if self.recording.get() is not None or self.lost is not None:
            return None
        return Ready(
            self, module, Launch(module, count, list(memories), self._packed(module, scalars))
        )

    # Memory

    def allocate(self, size: int) -> Piece:
        with self.guard(), self.queue.lock:
            try:
                return self.memory.pool.take(max(size, 1))
            except NoRoom:
                gc.collect()  # handles in reference cycles
                self._reclaim()
            try:
                return self.memory.pool.take(max(size, 1))
            except NoRoom:
                report = self.memory.pool.report()
                raise OutOfDeviceMemory(None, self.name, shown(size), report).error() from None

    def free(self, memory: Piece) -> None:
        self.memory.pool.give(memory)

    def write(self, memory: Piece, offset: int, data: Array) -> None:
        self._refuse_in_graph()
        with self.guard(), self.queue.lock:
            self.queue.wait(memory.serial)
            source = data.reshape(-1).view(numpy.uint8)
            memory.view[offset : offset + data.nbytes] = source

    def read(self, memory: Piece, offset: int, data: Array) -> None:
        self._refuse_in_graph()
        with self.guard(), self.queue.lock:
            self.queue.wait(memory.serial)
            target = data.reshape(-1).view(numpy.uint8)
            target[...] = memory.view[offset : offset + data.nbytes]

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
        self.queue.drain()
        self.memory.pool.trim()

    # Waiting, timing, graphs

    def sync(self) -> None:
        if self.recording.get() is not None:
            raise NotInGraph(None, "a `sync`", "leave the block first").error()
        with self.guard(), self.queue.lock:
            self.queue.drain()
            self.recent.clear()

    def timed(self, work: Callable[[], object]) -> float:
        """Return the seconds from the first launch in `work` to the end of the last, by the GPU's clock."""
        with self.queue.watched() as commands:
            work()  # without the lock: it may wait for another thread that launches
            with self.guard(), self.queue.lock:
                self.queue.drain()
        if not commands:
            return 0.0
        return float(commands[-1].GPUEndTime()) - float(commands[0].GPUStartTime())

    def graph(self) -> Graph:
        """Return a graph that records what is launched in its ``with`` block."""
        return Graph(self, self.recording)

    def replay(self, launches: Sequence[Recorded]) -> None:
        """Launch what a graph recorded, as one command buffer."""
        if launches:
            self._run([Launch(one.module, one.count, one.memories, one.data) for one in launches])

    def pin(self, piece: Piece) -> None:
        self.memory.pool.pin(piece)

    def unpin(self, piece: Piece) -> None:
        self.memory.pool.unpin(piece)

    # Errors

    def translated(self, error: CommandFailed) -> CubeError:
        """Return a failure as ours: what the launches should have written is unknown, so the device is lost."""
        launches = list(dict.fromkeys(module.where for module in reversed(self.recent)))
        since = ", ".join(launches) or "nothing"
        self.lose(DeviceFault(None, self.name, str(error), since, AGAIN))
        assert self.lost is not None
        return self.lost.error()

    def lose(self, reason: Diagnostic) -> None:
        if self.lost is None:
            self.lost = reason
        self.forget()

    def forget(self) -> None:
        """Let every remembered launch look at everything again."""
        self.epoch += 1


class Guard:
    """The block around calls of Metal: ``with server.guard(), server.queue.lock:``.

    It does not take the lock itself: an interruption in a method of Python could leave it taken.
    """

    __slots__ = ("_server",)

    def __init__(self, server: MetalServer) -> None:
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
        if isinstance(error, CommandFailed):
            raise server.translated(error) from error


def _forked(found: weakref.ref[MetalServer]) -> None:
    server = found()
    if server is not None:
        server.lose(ForkedDevice(None, server.name))


def open_server(ordinal: int) -> MetalServer:
    """Return a GPU, the system's default first.

    Raises:
        Absent: this is no Mac, a package is missing, or there is no such GPU.
    """
    metal, objc, found = open_devices()
    if ordinal >= len(found):
        raise Absent(
            f"there are {len(found)} GPUs here, counted from 0",
            "leave the number out for the first",
        )
    return MetalServer(MetalDevice(metal, objc, found[ordinal]), ordinal)

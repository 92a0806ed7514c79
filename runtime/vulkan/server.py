"""The device ``vulkan``: one device through the Vulkan driver.

    artifact -> VulkanModule with a pipeline, from the driver's cache on disk if it is there
    module, count, memories, scalars -> commands in a batch -> submitted when somebody waits, or soon

Launches return at once. What a lost device held is gone: every use of its handles raises the same error.
"""

from __future__ import annotations

import atexit
import gc
import os
import struct
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any

import numpy

from runtime.pool import shown
from runtime.protocols import Absent, Array, Indirect, Number, Triple
from runtime.replay import Graph, Launch, recorder
from runtime.vulkan.compiler import Compiler
from runtime.vulkan.device import VulkanDevice
from runtime.vulkan.driver import LOADER, Driver, DriverError, open_driver
from runtime.vulkan.memory import DEVICE, DOWNLOAD, UPLOAD, Memory, Piece
from runtime.vulkan.module import VulkanModule
from runtime.vulkan.queue import Queue
from runtime.vulkan.ready import Ready
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
LAST_WAIT = 2.0
"""Seconds that the end of the process waits for the device."""
CHUNK = 16 << 20
"""Bytes that are copied to or from the device at a time, and that a batch copies there before it is submitted."""
Bound = tuple[Piece, int]


class VulkanServer:
    """One device."""

    is_host = False
    has_indirect = True
    can_reopen = True
    """A device of the driver is its own: after a fault another can be opened."""

    def __init__(self, device: VulkanDevice, ordinal: int) -> None:
        self.name = f"vulkan:{ordinal}" if ordinal else "vulkan"
        self.device = device
        self.capabilities = device.capabilities
        self.is_software = device.is_software
        """Whether a CPU plays the GPU: never better than the device ``cpu``."""
        self.lost: Diagnostic | None = None
        """Why nothing here can be used any more."""
        self.epoch = 0
        """Counts what can make a remembered launch wrong."""
        self.recent: deque[VulkanModule] = deque(maxlen=REMEMBERED)
        self.queue = Queue(device)
        retire = self.queue.retire
        self.memory = Memory(device, DEVICE, retire)
        self.upload = Memory(device, UPLOAD, retire)
        self.download = Memory(device, DOWNLOAD, retire)
        self.compiler = Compiler(device, retire, self.upload.pool.give)
        self.alignment = int(device.limits.minStorageBufferOffsetAlignment)
        self.max_range = int(device.limits.maxStorageBufferRange)
        self.recording = recorder()
        found = weakref.ref(self)
        atexit.register(_close, found)
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=lambda: _forked(found))

    def guard(self) -> Guard:
        """Return the block in which driver calls are made, with the queue's lock: errors are ours."""
        return Guard(self)

    # Compiling

    def compile(self, artifact: Artifact, *, validate: Validation) -> VulkanModule:
        """Return the kernel, compiled by the driver."""
        with self.guard(), self.queue.lock:
            return self.compiler.module(artifact)

    # Launching

    def launch(
        self,
        module: VulkanModule,
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
        self, module: VulkanModule, count: Triple | Indirect, memories: Sequence[Bound], data: bytes
    ) -> None:
        """Launch with scalars that are packed already."""
        with self.guard(), self.queue.lock:
            self.recent.append(module)
            copies = self._aligned(module, memories)
            bindings = module.bindings(copies or memories)
            uniform = self._uniform(module, data) if module.has_uniform else None
            scalars = self.device.driver.ffi.from_buffer(data)
            self.queue.dispatch(module, bindings, count, scalars, uniform)
            if copies:
                self._copy_back(module, memories, copies)

    def packed(self, module: VulkanModule, scalars: Sequence[Number]) -> bytes:
        """Lay scalars out as the kernel reads them."""
        try:
            return module.block.pack(scalars)
        except struct.error as error:
            reason = f"an argument does not fit its type of 32 bits ({error})"
            raise DriverRefused(None, self.name, module.name, reason).error() from error

    def _uniform(self, module: VulkanModule, data: bytes) -> Piece:
        piece = self.upload.pool.take(len(data))
        assert piece.view is not None
        piece.view[: len(data)] = numpy.frombuffer(data, numpy.uint8)
        return piece

    def _aligned(self, module: VulkanModule, memories: Sequence[Bound]) -> list[Bound]:
        """Return memories that the device can bind, where some are not: views that begin in between are copied."""
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
                rest = max(piece.length - offset, 1)
                scratch = self.memory.pool.take(rest)
                self.queue.copy(piece, offset, scratch, 0, rest)
                known = copies[piece.number, offset] = (scratch, 0)
            found.append(known)
        return found

    def _refuse_overlap(self, module: VulkanModule, memories: Sequence[Bound], number: int) -> None:
        """Refuse views of one memory of which one is written and one has to be copied."""
        piece, offset = memories[number]
        for other, (its, start) in enumerate(memories):
            if its is piece and start != offset and (module.writes[number] or module.writes[other]):
                what = f"the views of one array that begin at byte {offset} and {start}, of which one is written,"
                reason = f"it takes multiples of {self.alignment}"
                way_out = "let them begin there, or copy one of them: `client.create(view.numpy())`"
                raise Unbindable(None, module.name, self.name, what, reason, way_out).error()

    def _copy_back(
        self, module: VulkanModule, memories: Sequence[Bound], copies: Sequence[Bound]
    ) -> None:
        done: dict[int, Piece] = {}
        for (piece, offset), (scratch, _), writes in zip(memories, copies, module.writes):
            if scratch is piece:
                continue
            if writes and scratch.number not in done:
                self.queue.copy(scratch, 0, piece, offset, piece.length - offset)
            done[scratch.number] = scratch
        for scratch in done.values():
            self.memory.pool.give(scratch)

    def ready(
        self,
        module: VulkanModule,
        count: Triple,
        memories: Sequence[Bound],
        scalars: Sequence[Number],
    ) -> Ready | None:
        """Return a launch with everything in place for the next time, or ``None`` where that can't be."""
        if module.has_uniform or self.recording.get() is not None or self.lost is not None:
            return None
        if any(offset % self.alignment for _, offset in memories):
            return None
        return Ready(self, module, count, module.bindings(memories), self.packed(module, scalars))

    # Memory

    def allocate(self, size: int) -> Piece:
        return self._take(self.memory, size)

    def _take(self, memory: Memory, size: int) -> Piece:
        with self.guard(), self.queue.lock:
            try:
                return memory.pool.take(max(size, 1))
            except DriverError as error:
                if not error.is_full:
                    raise
            gc.collect()  # handles in reference cycles
            self._reclaim()
            try:
                return memory.pool.take(max(size, 1))
            except DriverError as error:
                if not error.is_full:
                    raise
                raise OutOfDeviceMemory(
                    None, self.name, shown(size), self.memory_report()
                ).error() from error

    def free(self, memory: Piece) -> None:
        self.memory.pool.give(memory)

    def write(self, memory: Piece, offset: int, data: Array) -> None:
        size = data.nbytes
        if not size:
            return
        self._refuse_in_graph()
        source = data.reshape(-1).view(numpy.uint8)
        with self.guard(), self.queue.lock:
            if memory.view is not None and self.queue.is_idle(memory):
                memory.view[offset : offset + size] = source
                return
            for start in range(0, size, CHUNK):
                part = source[start : start + CHUNK]
                piece = self._take(self.upload, part.nbytes)
                assert piece.view is not None
                piece.view[: part.nbytes] = part
                batch = self.queue.copy(piece, 0, memory, offset + start, part.nbytes)
                batch.kept.append(_giver(self.upload, piece))
                batch.staged += part.nbytes
                if batch.staged >= CHUNK:  # so that what waits for its turn takes little memory
                    self.queue.flush()

    def read(self, memory: Piece, offset: int, data: Array) -> None:
        size = data.nbytes
        if not size:
            return
        self._refuse_in_graph()
        target = data.reshape(-1).view(numpy.uint8)
        with self.guard(), self.queue.lock:
            if memory.view is not None:
                self.queue.wait(memory.serial)
                target[...] = memory.view[offset : offset + size]
                return
            # One part is on its way while the one before is copied out.
            waiting: deque[tuple[Piece, int, Array]] = deque()
            for start in range(0, size, CHUNK):
                part = target[start : start + CHUNK]
                piece = self._take(self.download, part.nbytes)
                batch = self.queue.copy(memory, offset + start, piece, 0, part.nbytes)
                self.queue.flush()
                waiting.append((piece, batch.serial, part))
                if len(waiting) > 2:
                    self._fetch(*waiting.popleft())
            while waiting:
                self._fetch(*waiting.popleft())

    def _fetch(self, piece: Piece, serial: int, part: Array) -> None:
        self.queue.wait(serial)
        assert piece.view is not None
        part[...] = piece.view[: part.nbytes]
        self.download.pool.give(piece)

    def _refuse_in_graph(self) -> None:
        if self.recording.get() is not None:
            way_out = "write before `with client.graph()`, and read after a replay"
            raise NotInGraph(None, "copies between host and device", way_out).error()

    def memory_report(self) -> str:
        """Return in words what the device's memory is used for."""
        copies = [self.upload.pool, self.download.pool]
        staged = sum(pool.used_bytes + pool.kept_bytes for pool in copies)
        return f"{self.memory.pool.report()}, {shown(staged)} for copies"

    def memory_cleanup(self) -> None:
        """Give back all memory that no handle holds."""
        with self.guard(), self.queue.lock:
            self._reclaim()

    def _reclaim(self) -> None:
        self.queue.drain()
        for memory in (self.memory, self.upload, self.download):
            memory.trim()
        self.queue.sweep()

    # Waiting, timing, graphs

    def sync(self) -> None:
        with self.guard(), self.queue.lock:
            self.queue.drain()
            self.recent.clear()
            self.queue.sweep()

    def timed(self, work: Callable[[], object]) -> float:
        """Return the seconds that the device takes for what `work` launches."""
        vk = self.device.driver.vk
        with self.guard(), self.queue.lock:
            queries = self.device.driver.call(
                "vkCreateQueryPool",
                self.device.native,
                vk.VkQueryPoolCreateInfo(queryType=vk.VK_QUERY_TYPE_TIMESTAMP, queryCount=2),
                None,
            )
            self.queue.timestamp(queries, 0)
        try:
            work()
            with self.guard(), self.queue.lock:
                self.queue.timestamp(queries, 1)
                self.queue.drain()
                ticks = self.device.driver.ffi.new("uint64_t[2]")
                wait = vk.VK_QUERY_RESULT_64_BIT | vk.VK_QUERY_RESULT_WAIT_BIT
                self.device.driver.call(
                    "vkGetQueryPoolResults", self.device.native, queries, 0, 2, 16, ticks, 8, wait
                )
        finally:
            if self.lost is None:
                with self.guard(), self.queue.lock:
                    self.queue.drain()  # commands still name it where `work` failed
                    vk.vkDestroyQueryPool(self.device.native, queries, None)
        period = float(self.device.limits.timestampPeriod)
        return int(ticks[1] - ticks[0]) * period * 1e-9

    def graph(self) -> Graph:
        """Return a graph that records what is launched in its ``with`` block."""
        return Graph(self, self.recording)

    def replay(self, launches: Sequence[Launch]) -> None:
        """Launch what a graph recorded."""
        with self.guard(), self.queue.lock:
            for one in launches:
                if not one.bound:
                    self.run(one.module, one.count, one.memories, one.data)
                    if one.bound is None:
                        one.bound = self._bound(one.module, one.memories, one.data)
                    continue
                bindings, scalars = one.bound
                self.recent.append(one.module)
                self.queue.dispatch(one.module, bindings, one.count, scalars, None)

    def _bound(self, module: VulkanModule, memories: Sequence[Bound], data: bytes) -> Any:
        """Return what a launch binds each time; nothing where that is made anew."""
        if module.has_uniform or any(offset % self.alignment for _, offset in memories):
            return ()
        return module.bindings(memories), self.device.driver.ffi.from_buffer(data)

    def pin(self, piece: Piece) -> None:
        self.memory.pool.pin(piece)

    def unpin(self, piece: Piece) -> None:
        self.memory.pool.unpin(piece)

    def close(self) -> None:
        """Destroy the device: drivers end badly when a process leaves them with work or with devices.

        A kernel that does not come back is left alone: the system ends it with the process.
        """
        if self.lost is not None:
            return
        with self.queue.lock:
            self.lost = DriverRefused(None, self.name, "any call", "it was closed")
            self.forget()
            try:
                if not self.queue.close(LAST_WAIT):
                    return
            except DriverError:
                return
            self.compiler.close()
            for memory in (self.memory, self.upload, self.download):
                memory.close()
            self.device.driver.vk.vkDestroyDevice(self.device.native, None)

    # Errors

    def translated(self, error: DriverError) -> CubeError:
        """Return a driver's error as ours; one that leaves launches undone makes this device lost."""
        if error.is_full and not error.call.startswith("vkQueue"):
            return OutOfDeviceMemory(None, self.name, error.call, self.memory_report()).error()
        if not error.is_fatal and error.call not in ("vkQueueSubmit", "vkEndCommandBuffer"):
            return DriverRefused(None, self.name, error.call, error.name).error()
        launches = list(dict.fromkeys(module.where for module in reversed(self.recent)))
        self.lose(DeviceFault(None, self.name, error.name, ", ".join(launches) or "nothing", AGAIN))
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
    """The block around driver calls: ``with server.guard(), server.queue.lock:``.

    It does not take the lock itself: an interruption in a method of Python could leave it taken.
    """

    __slots__ = ("_server",)

    def __init__(self, server: VulkanServer) -> None:
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
        if isinstance(error, DriverError):
            raise server.translated(error) from error


def _giver(memory: Memory, piece: Piece) -> Callable[[], None]:
    return lambda: memory.pool.give(piece)


def _close(found: weakref.ref[VulkanServer]) -> None:
    server = found()
    if server is not None:
        server.close()


def _forked(found: weakref.ref[VulkanServer]) -> None:
    server = found()
    if server is not None:
        server.lost = ForkedDevice(None, server.name)
        server.forget()


_driver: list[Driver] = []


def open_server(ordinal: int) -> VulkanServer:
    """Return a device, counted from the fastest kind.

    Raises:
        Absent: the package, the loader or the device is missing.
    """
    if not _driver:
        _driver.append(open_driver())
    driver = _driver[0]
    try:
        found = driver.physical_devices()
        if not found:
            raise Absent("the Vulkan loader found no driver of version 1.2 that computes", LOADER)
        if ordinal >= len(found):
            raise Absent(
                f"there are {len(found)} Vulkan devices here, counted from 0",
                "leave the number out for the first",
            )
        return VulkanServer(VulkanDevice(driver, found[ordinal]), ordinal)
    except DriverError as error:
        raise Absent(f"the driver can't use it: {error}", LOADER) from error

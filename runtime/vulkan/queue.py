"""The queue: commands are collected in batches, ordered by the memory that they touch, and submitted together.

A batch is submitted when somebody waits for it, when it is large, or a moment after it was begun (`flusher`). A barrier
goes between two commands where the later one touches what the earlier one wrote, or writes what it read; commands
that have nothing to do with each other may run at the same time.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from runtime.flusher import Flusher
from runtime.protocols import Indirect, Triple
from runtime.vulkan.descriptors import DescriptorSets
from runtime.vulkan.device import VulkanDevice
from runtime.vulkan.driver import DriverError
from runtime.vulkan.memory import Piece
from runtime.vulkan.module import Bindings, VulkanModule

LIMIT = 256
"""Commands in a batch."""
IN_FLIGHT = 8
"""Batches that may be submitted and not done; who wants more waits."""
PATIENCE = 50_000_000
"""Nanoseconds of one wait in the driver; between two, Python looks for Ctrl-C."""


class Batch:
    """A command buffer, and what must live until it is done."""

    __slots__ = (
        "_info",
        "commands",
        "count",
        "fence",
        "kept",
        "serial",
        "sets",
        "staged",
        "submit",
    )

    def __init__(self, device: VulkanDevice, pool: Any) -> None:
        driver, vk = device.driver, device.driver.vk
        (self.commands,) = driver.call(
            "vkAllocateCommandBuffers",
            device.native,
            vk.VkCommandBufferAllocateInfo(
                commandPool=pool,
                level=vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                commandBufferCount=1,
            ),
        )
        self.fence = driver.ffi.new(
            "VkFence[1]",
            [driver.call("vkCreateFence", device.native, vk.VkFenceCreateInfo(), None)],
        )
        self._info = vk.VkSubmitInfo(pCommandBuffers=[self.commands])
        self.submit = driver.ffi.addressof(self._info)
        self.sets = DescriptorSets(device)
        self.count = 0
        self.serial = 0
        self.staged = 0
        """Bytes that wait in memory of the host to be copied."""
        self.kept: list[Callable[[], object]] = []
        """Called when the batch is done."""


class Queue:
    """Every method that records is to be called with `lock` held."""

    def __init__(self, device: VulkanDevice) -> None:
        self.lock = threading.RLock()
        self.completed = 0
        """The last batch that is done, and all before it."""
        self._device = device
        self._functions = device.functions
        driver, vk = device.driver, device.driver.vk
        self._ffi = driver.ffi
        self._pool = driver.call(
            "vkCreateCommandPool",
            device.native,
            vk.VkCommandPoolCreateInfo(
                queueFamilyIndex=device.family,
                flags=vk.VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT,
            ),
            None,
        )
        begin = vk.VkCommandBufferBeginInfo(flags=vk.VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT)
        self._compute: int = vk.VK_PIPELINE_BIND_POINT_COMPUTE
        self._compute_stage: int = vk.VK_SHADER_STAGE_COMPUTE_BIT
        self._stages: int = (
            vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT
            | vk.VK_PIPELINE_STAGE_TRANSFER_BIT
            | vk.VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT
        )
        self._host_stage: int = vk.VK_PIPELINE_STAGE_HOST_BIT
        written = vk.VK_ACCESS_SHADER_WRITE_BIT | vk.VK_ACCESS_TRANSFER_WRITE_BIT
        read = (
            vk.VK_ACCESS_SHADER_READ_BIT
            | vk.VK_ACCESS_TRANSFER_READ_BIT
            | vk.VK_ACCESS_UNIFORM_READ_BIT
            | vk.VK_ACCESS_INDIRECT_COMMAND_READ_BIT
        )
        barrier = vk.VkMemoryBarrier(srcAccessMask=written, dstAccessMask=read | written)
        to_host = vk.VkMemoryBarrier(
            srcAccessMask=written, dstAccessMask=vk.VK_ACCESS_HOST_READ_BIT
        )
        self._infos = (begin, barrier, to_host)
        """The owners of what the next three point to."""
        self._begin, self._barrier, self._to_host = map(self._ffi.addressof, self._infos)
        self._batch: Batch | None = None
        self._serial = 0
        self._spare: list[Batch] = []
        self._submitted: deque[Batch] = deque()
        self._retired: deque[tuple[int, Callable[[], None]]] = deque()
        self._interval = 0
        self._pipeline: VulkanModule | None = None
        self._is_overdue = False
        self._broken: DriverError | None = None
        """Why nothing more can be submitted."""
        self._flusher = Flusher(self.flush_overdue)

    # Batches

    def open(self) -> Batch:
        """Return the batch that collects."""
        batch = self._batch
        if batch is not None:
            return batch
        self._check()
        self.collect()
        if len(self._submitted) >= IN_FLIGHT:
            self.wait(self._submitted[0].serial)
        batch = self._spare.pop() if self._spare else Batch(self._device, self._pool)
        self._device.driver.check(
            "vkBeginCommandBuffer",
            self._functions.vkBeginCommandBuffer(batch.commands, self._begin),
        )
        self._serial += 1
        batch.serial = self._serial
        batch.count = batch.staged = 0
        self._batch = batch
        self._is_overdue = False
        self._pipeline = None
        self.order()  # after all that was submitted before
        self._flusher.begin()
        return batch

    def flush(self) -> None:
        """Submit what was collected."""
        batch = self._batch
        if batch is None:
            return
        self._batch = None
        functions, driver = self._functions, self._device.driver
        null = self._ffi.NULL
        functions.vkCmdPipelineBarrier(
            batch.commands, self._stages, self._host_stage, 0, 1, self._to_host, 0, null, 0, null
        )
        try:
            driver.check("vkEndCommandBuffer", functions.vkEndCommandBuffer(batch.commands))
            status = functions.vkQueueSubmit(self._device.queue, 1, batch.submit, batch.fence[0])
            driver.check("vkQueueSubmit", status)
        except DriverError as error:
            self._broken = error
            raise
        self._submitted.append(batch)

    def _check(self) -> None:
        """Raise what a submission said before: what it should have written is missing."""
        if self._broken is not None:
            raise self._broken

    def flush_overdue(self) -> bool:
        """Submit a batch that was there at the last look already; tell whether there is one."""
        if not self.lock.acquire(blocking=False):
            return True
        try:
            if self._batch is None:
                return False
            if self._is_overdue:
                try:
                    self.flush()
                except DriverError:
                    return False  # who waits for it next learns why
            self._is_overdue = True
            return True
        finally:
            self.lock.release()

    def wait(self, serial: int) -> None:
        """Wait until the batch of this number is done."""
        with self.lock:
            self._check()
            if self._batch is not None and self._batch.serial <= serial:
                self.flush()
            driver, functions = self._device.driver, self._functions
            while self._submitted and self._submitted[0].serial <= serial:
                batch = self._submitted[0]
                status = 2
                while status == 2:  # VK_TIMEOUT
                    status = functions.vkWaitForFences(
                        self._device.native, 1, batch.fence, 1, PATIENCE
                    )
                driver.check("vkWaitForFences", status)
                self._done(self._submitted.popleft())

    def drain(self) -> None:
        """Wait for everything."""
        self.wait(self._serial)

    def is_idle(self, piece: Piece) -> bool:
        """Tell whether the device is done with a piece, without waiting."""
        if piece.serial > self.completed:
            self.collect()
        return piece.serial <= self.completed

    def collect(self) -> None:
        """Take back what is done by now."""
        with self.lock:
            functions = self._functions
            while self._submitted:
                batch = self._submitted[0]
                status = functions.vkGetFenceStatus(self._device.native, batch.fence[0])
                if status > 0:
                    break
                self._device.driver.check("vkGetFenceStatus", status)
                self._done(self._submitted.popleft())

    def _done(self, batch: Batch) -> None:
        self.completed = batch.serial
        self._functions.vkResetFences(self._device.native, 1, batch.fence)
        batch.sets.reset()
        for release in batch.kept:
            release()
        batch.kept.clear()
        self._spare.append(batch)
        for _ in range(len(self._retired)):
            self._retire(*self._retired.popleft())

    def retire(self, serial: int, action: Callable[[], None]) -> None:
        """Call `action` when the device is done with the batch of this number; from any thread, without a lock."""
        self._retired.append((serial, action))

    def _retire(self, serial: int, action: Callable[[], None]) -> None:
        if serial <= self.completed:
            action()
        else:
            self._retired.append((serial, action))

    def sweep(self) -> None:
        """Do what was put off and can be done by now."""
        with self.lock:
            for _ in range(len(self._retired)):
                self._retire(*self._retired.popleft())

    @property
    def pending(self) -> int:
        """The number of the batch that collects, or of the last one."""
        return self._serial

    # Commands

    def order(self) -> None:
        """Let what follows wait for what was recorded so far."""
        assert self._batch is not None
        null = self._ffi.NULL
        self._functions.vkCmdPipelineBarrier(
            self._batch.commands, self._stages, self._stages, 0, 1, self._barrier, 0, null, 0, null
        )
        self._interval += 1

    def uses(self, batch: Batch, read: Sequence[Piece], written: Sequence[Piece]) -> None:
        """Order the next command after those that it depends on."""
        now = self._interval
        for piece in read:
            if piece.written_in == now:
                self.order()
                break
        else:
            for piece in written:
                if now in (piece.written_in, piece.read_in):
                    self.order()
                    break
        now, serial = self._interval, batch.serial
        for piece in read:
            piece.read_in, piece.serial = now, serial
        for piece in written:
            piece.written_in, piece.serial = now, serial

    def dispatch(
        self,
        module: VulkanModule,
        bindings: Bindings,
        count: Triple | Indirect,
        scalars: Any,
        uniform: Piece | None,
    ) -> None:
        """Record a launch; `scalars` is memory with the push constants."""
        batch = self._batch or self.open()
        functions, commands = self._functions, batch.commands
        if isinstance(count, Indirect):
            self.uses(batch, (*bindings.read, count.memory), bindings.written)
        else:
            self.uses(batch, bindings.read, bindings.written)
        if self._pipeline is not module:
            functions.vkCmdBindPipeline(commands, self._compute, module.pipeline.native)
            self._pipeline = module
        if uniform is not None:
            bindings.set_uniform(uniform)
            batch.kept.append(lambda: module.release(uniform))
        if bindings.count:
            if module.pushes_descriptors:
                functions.vkCmdPushDescriptorSetKHR(
                    commands, self._compute, module.layout, 0, bindings.count, bindings.native
                )
            else:
                batch.sets.bind(commands, module, bindings)
        if module.push_size:
            functions.vkCmdPushConstants(
                commands, module.layout, self._compute_stage, 0, module.push_size, scalars
            )
        if isinstance(count, Indirect):
            piece: Piece = count.memory
            start = piece.offset + count.offset
            functions.vkCmdDispatchIndirect(commands, piece.native, start)
        else:
            functions.vkCmdDispatch(commands, *count)
        module.pipeline.last[0] = batch.serial
        batch.count += 1
        if batch.count >= LIMIT:
            self.flush()

    def copy(self, source: Piece, start: int, target: Piece, to: int, size: int) -> Batch:
        """Record a copy between two pieces."""
        batch = self._batch or self.open()
        self.uses(batch, (source,), (target,))
        region = self._ffi.new("VkBufferCopy*", (source.offset + start, target.offset + to, size))
        self._functions.vkCmdCopyBuffer(batch.commands, source.native, target.native, 1, region)
        batch.count += 1
        return batch

    def timestamp(self, queries: Any, number: int) -> None:
        """Record when all commands before are done."""
        batch = self._batch or self.open()
        self.order()
        vk = self._device.driver.vk
        if number == 0:
            self._functions.vkCmdResetQueryPool(batch.commands, queries, 0, 2)
        stage = vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT
        self._functions.vkCmdWriteTimestamp(batch.commands, stage, queries, number)

    def stop(self) -> None:
        self._flusher.stop()

    def close(self, seconds: float) -> bool:
        """Drop what was not submitted, wait for the rest, and destroy all; tell whether it was done in time."""
        self.stop()
        end = time.monotonic() + seconds
        left = [self._batch] if self._batch is not None else []
        self._batch = None
        while self._submitted:
            self.collect()
            if time.monotonic() > end:
                return False
            time.sleep(0.0005)
        self.sweep()
        vk, native = self._device.driver.vk, self._device.native
        for batch in [*self._spare, *left]:
            batch.sets.close()
            vk.vkDestroyFence(native, batch.fence[0], None)
        vk.vkDestroyCommandPool(native, self._pool, None)
        return True

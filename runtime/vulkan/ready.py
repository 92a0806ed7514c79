"""A launch with everything in place: the next one like it rewrites its scalars and records one command."""

from __future__ import annotations

from collections.abc import Callable
from threading import get_ident
from typing import TYPE_CHECKING, Any

from runtime.protocols import Triple
from runtime.vulkan.driver import DriverError
from runtime.vulkan.module import Bindings, VulkanModule

if TYPE_CHECKING:
    from runtime.vulkan.server import VulkanServer

DONE = (0,)


class Ready:
    """What the shortest path needs (``runtime.sites``); it is right as long as `clock` has not moved on."""

    __slots__ = (
        "arguments",
        "buffer",
        "call",
        "clock",
        "epoch",
        "module",
        "note",
        "places",
        "thread",
        "torch",
    )

    def __init__(
        self,
        server: VulkanServer,
        module: VulkanModule,
        count: Triple,
        bindings: Bindings,
        data: bytes,
    ) -> None:
        self.buffer = bytearray(data)
        scalars = server.device.driver.ffi.from_buffer(self.buffer)
        queue, recording = server.queue, server.recording

        def launch() -> tuple[int]:
            if recording.active:
                return (1,)  # the whole way records it
            try:
                with queue.lock:
                    queue.dispatch(module, bindings, count, scalars, None)
            except DriverError as error:
                raise server.translated(error) from error
            return DONE

        self.call: Callable[..., tuple[int]] = launch
        """Returns a tuple whose first item is false where all went well."""
        self.arguments: tuple[Any, ...] = ()
        self.module = module
        self.clock = server
        self.epoch = server.epoch
        self.thread = get_ident()
        self.note = server.recent.append
        self.places = module.block.places()
        self.torch: tuple[Callable[[], int], int] | None = None

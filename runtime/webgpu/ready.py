"""A launch with everything in place: the next one like it rewrites its scalars and records one dispatch."""

from __future__ import annotations

from collections.abc import Callable
from threading import get_ident
from typing import TYPE_CHECKING, Any

from runtime.protocols import Triple
from runtime.webgpu.module import Bindings, WebGpuModule

if TYPE_CHECKING:
    from runtime.webgpu.server import WebGpuServer

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
        server: WebGpuServer,
        module: WebGpuModule,
        count: Triple,
        bindings: Bindings,
        data: bytes,
    ) -> None:
        self.buffer = bytearray(data)
        queue, recording, scalars = server.queue, server.recording, self.buffer
        error_type = server.device.wgpu.GPUError

        def launch() -> tuple[int]:
            if recording.active:
                return (1,)  # the whole way records it
            try:
                with queue.lock:
                    queue.dispatch(bindings, count, scalars)
            except error_type as error:
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

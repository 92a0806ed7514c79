"""A launch with everything in place: the next one like it rewrites its scalars and commits one command buffer."""

from __future__ import annotations

from collections.abc import Callable
from threading import get_ident
from typing import TYPE_CHECKING, Any

from runtime.metal.module import MetalModule
from runtime.metal.queue import CommandFailed, Launch

if TYPE_CHECKING:
    from runtime.metal.server import MetalServer

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

    def __init__(self, server: MetalServer, module: MetalModule, launch: Launch) -> None:
        self.buffer = launch.data = bytearray(launch.data)
        queue, recording, launches = server.queue, server.recording, (launch,)

        def call() -> tuple[int]:
            if recording.active:
                return (1,)  # the whole way records it
            try:
                with queue.lock:
                    queue.run(launches)
            except CommandFailed as error:
                raise server.translated(error) from error
            return DONE

        self.call: Callable[..., tuple[int]] = call
        """Returns a tuple whose first item is false where all went well."""
        self.arguments: tuple[Any, ...] = ()
        self.module = module
        self.clock = server
        self.epoch = server.epoch
        self.thread = get_ident()
        self.note = server.recent.append
        self.places = module.block.places()
        self.torch: tuple[Callable[[], int], int] | None = None

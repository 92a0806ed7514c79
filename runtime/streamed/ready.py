"""A launch with everything in place: the next one like it rewrites its scalars and makes one driver call."""

from __future__ import annotations

from threading import get_ident
from typing import TYPE_CHECKING

from runtime.packing import CHECKED
from runtime.protocols import Triple
from runtime.streamed.foreign import torch_streams
from runtime.streamed.module import Arguments, StreamedModule

if TYPE_CHECKING:
    from runtime.streamed.server import StreamedServer


class Ready:
    """What the shortest path needs; it is right as long as `clock` has not moved on, in one thread."""

    __slots__ = (
        "_packed",
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
        server: StreamedServer,
        module: StreamedModule,
        count: Triple,
        arguments: Arguments,
        stream: int,
        has_torch: bool,
    ) -> None:
        self.call, self.arguments = server.prepared(
            module, count, arguments, server.streams.native(stream)
        )
        """`call` returns a tuple whose first item is false where all went well."""
        self.buffer = arguments.buffer
        self.module = module
        self._packed = arguments
        """Kept alive: the driver reads its memory."""
        self.clock = server.streams
        self.epoch = server.streams.epoch
        self.thread = get_ident()
        self.note = server.recent.append
        formats = zip(
            module.formats[module.memories :], module.offsets[module.memories :], strict=True
        )
        self.places = [
            (letter, offset) if letter in CHECKED else None for letter, offset in formats
        ]
        self.torch = (torch_streams(server.ordinal), stream) if has_torch else None

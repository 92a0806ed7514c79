"""A launch with everything in place: the next one like it rewrites its scalars and makes one driver call."""

from __future__ import annotations

import struct
from collections.abc import Callable
from threading import get_ident
from typing import TYPE_CHECKING, Any

from runtime.cuda.foreign import torch_stream
from runtime.cuda.module import Arguments, CudaModule
from runtime.protocols import Triple

if TYPE_CHECKING:
    from runtime.cuda.server import CudaServer

Pack = Callable[..., None]


class Ready:
    """What the shortest path needs; it is right as long as `clock` has not moved on, in one thread."""

    __slots__ = (
        "_packed",
        "arguments",
        "buffer",
        "call",
        "clock",
        "epoch",
        "has_moved",
        "module",
        "note",
        "packs",
        "thread",
    )

    def __init__(
        self,
        server: CudaServer,
        module: CudaModule,
        count: Triple,
        arguments: Arguments,
        stream: int,
        has_torch: bool,
    ) -> None:
        native = server.driver.module
        config = native.CUlaunchConfig()
        config.gridDimX, config.gridDimY, config.gridDimZ = count
        config.blockDimX, config.blockDimY, config.blockDimZ = module.dim
        config.sharedMemBytes = module.shared
        config.hStream = server.streams.native(stream)
        config.numAttrs = 0
        self.call: Callable[..., tuple[Any, ...]] = native.cuLaunchKernelEx
        """Returns a tuple whose first item is false where all went well."""
        self.arguments = (config, module.function, arguments.address, 0)
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
        self.packs: list[tuple[Pack, int] | None] = [
            (struct.Struct(f"={letter}").pack_into, offset) if letter in "fdiIqQ" else None
            for letter, offset in formats
        ]
        """How each scalar of the kernel is written to `buffer`."""
        self.has_moved: Callable[[], bool] | None = None
        """Whether torch has another current stream by now."""
        if has_torch:
            ordinal = server.ordinal
            self.has_moved = lambda: torch_stream(ordinal) != stream

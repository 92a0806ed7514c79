"""A launch with everything in place: the next one like it rewrites its scalars and calls compiled code."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Sequence
from threading import get_ident
from time import perf_counter
from typing import TYPE_CHECKING, Any

from runtime.cpu.entry import GRAIN
from runtime.cpu.module import ALONE, PORTIONS, CpuModule
from runtime.cpu.workers import pool
from runtime.protocols import Number, Triple
from runtime.turns import keys_of
from transpile.ir.types import Memory
from transpile.ir.values import Parameter

if TYPE_CHECKING:
    from runtime.cpu.server import CpuServer

DONE = (0,)
NOT_DONE = (1,)
_write_number = struct.Struct("<q").pack_into


class Ready:
    """What the shortest path needs (``runtime.sites``); it is right as long as `clock` has not moved on.

    It knows addresses only: memory that a handle let go of is not kept.
    """

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
        server: CpuServer,
        module: CpuModule,
        count: Triple,
        memories: Sequence[Any],
        scalars: Sequence[Number],
    ) -> None:
        total = count[0] * count[1] * count[2]
        packet = module.packed(count, total, memories, scalars)
        address = ctypes.addressof(ctypes.c_char.from_buffer(packet))
        work = module.work

        def together(start: float) -> float:
            """Launch in several threads; return the seconds that one would have taken."""
            workers = pool()
            threads = workers.size
            if module.is_tried_alone(total, threads, start):
                work(address)
                return perf_counter() - start
            _write_number(packet, GRAIN, max(1, total // (threads * PORTIONS)))
            workers.run(work, address, threads)
            took = (perf_counter() - start) * threads
            _write_number(packet, GRAIN, total)
            return took

        turns, epoch = server.turns, server.epoch
        pairs = list(zip(module.kernel.memories, memories, strict=True))
        written = keys_of(memory for parameter, memory in pairs if _is_written(parameter))
        turn = turns.take(keys_of(memories), written)

        def launch() -> tuple[int]:
            if not turns.is_shared and turns.first == get_ident():
                try:
                    turns.is_alone = True
                    if not turns.is_shared:
                        return compute()
                finally:
                    turns.is_alone = False
            try:
                turn.begin()
                # Who was waited for may have failed.
                return compute() if server.epoch == epoch else NOT_DONE
            finally:
                turns.active.pop(turn, None)
                turns.tell()

        def compute() -> tuple[int]:
            _write_number(packet, 0, 0)
            start = perf_counter()
            if total == 1 or total * module.cube_seconds <= ALONE:
                work(address)
                took = perf_counter() - start
            else:
                took = together(start)
            module.cube_seconds += (took / total - module.cube_seconds) / 4
            return DONE

        self.call: Callable[..., tuple[int]] = launch
        """Returns a tuple whose first item is false where all went well."""
        self.arguments: tuple[Any, ...] = ()
        self.buffer = packet
        self.module = module
        self.clock = server
        self.epoch = server.epoch
        self.thread = get_ident()
        self.note: Callable[[Any], object] | None = None
        """Nothing has to be noted: launches are done when they return."""
        self.places = module.layout.places()
        self.torch: tuple[Callable[[], int], int] | None = None


def _is_written(parameter: Parameter) -> bool:
    return isinstance(parameter.type, Memory) and parameter.type.mutable

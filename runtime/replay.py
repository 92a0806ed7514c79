"""Graphs of devices that have none of their own: launches are recorded, and launched again in order.

graph.begin()
...                         # launches of this thread come to `graph.record`
graph.end(keeps=True)
graph.replay()

Binding, checking and packing are done once; the memory that the launches use is kept for them.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from threading import get_ident
from typing import Any, Protocol

from runtime.protocols import Indirect, Triple


@dataclass(slots=True)
class Launch:
    """One launch that was recorded."""

    module: Any
    count: Triple | Indirect
    memories: Sequence[tuple[Any, int]]
    data: bytes
    """The packed scalars."""
    bound: Any = None
    """What the server made of it at the first replay, for those to come."""


class Replaying(Protocol):
    """A server whose launches can be recorded."""

    def replay(self, launches: Sequence[Launch]) -> None: ...

    def pin(self, piece: Any) -> None: ...

    def unpin(self, piece: Any) -> None: ...


class Recorder:
    """The graphs that threads record."""

    def __init__(self) -> None:
        self.active: dict[int, Graph] = {}

    def get(self) -> Graph | None:
        """Return the graph that this thread records."""
        return self.active.get(get_ident()) if self.active else None


def recorder() -> Recorder:
    return Recorder()


class Graph:
    """Recorded launches. It keeps the memory that they use until it is dropped itself."""

    def __init__(self, server: Replaying, recorder: Recorder) -> None:
        self._server = server
        self._recorder = recorder
        self._launches: list[Launch] = []
        self._pieces: dict[int, Any] = {}
        weakref.finalize(self, _unpin, server, self._pieces).atexit = False

    def begin(self) -> None:
        self._recorder.active[get_ident()] = self

    def end(self, *, keeps: bool) -> None:
        del self._recorder.active[get_ident()]
        if not keeps:
            self._launches.clear()
            _unpin(self._server, self._pieces)

    def record(
        self,
        module: Any,
        count: Triple | Indirect,
        memories: Sequence[tuple[Any, int]],
        data: bytes,
    ) -> None:
        """Note a launch."""
        for piece, _ in memories:
            if piece.number not in self._pieces:
                self._pieces[piece.number] = piece
                self._server.pin(piece)
        self._launches.append(Launch(module, count, list(memories), data))

    def replay(self) -> None:
        """Launch all that was recorded, after what used its memory before."""
        self._server.replay(self._launches)


def _unpin(server: Replaying, pieces: dict[int, Any]) -> None:
    for piece in pieces.values():
        server.unpin(piece)
    pieces.clear()

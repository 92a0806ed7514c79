"""Graphs that heed failures: a replay reads and writes handles as the launches it was recorded from would.

with client.graph() as graph:
    step[64, 256](x, y)
graph.replay()              # raises if x or y is bad; if x may turn out to be bad, so may y

Kernels that assert, print or validate have a buffer for each launch in the graph. What it holds after some replays is
told as that of launches is: at a read of what they wrote, or at a `sync`.

The devices' own graphs know memory only; this one knows the handles' blocks, and looks at them when any block of the
process got into trouble since the last replay.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable
from threading import get_ident
from types import TracebackType
from typing import Any

from runtime.memory import Block, trouble
from runtime.notes import Standing, Unheard, remember

_recording: dict[int, Recorded] = {}
"""The graph that each thread records."""


class Recorded:
    """A graph of a device, and the blocks that its launches read and write."""

    def __init__(self, graph: Any) -> None:
        self._graph = graph
        self._launches: list[
            tuple[list[weakref.ref[Block]], list[weakref.ref[Block]], Standing | None]
        ] = []
        self._has_notes = False
        self._seen = -1

    def __enter__(self) -> Recorded:
        self._graph.__enter__()
        _recording[get_ident()] = self
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        _recording.pop(get_ident(), None)
        self._graph.__exit__(kind, error, traceback)

    def replay(self) -> None:
        """Launch all that was recorded, after what used its memory before.

        Raises:
            CubeLaunchError: memory that it uses is not to be trusted, or nothing was recorded.
        """
        if not self._has_notes:
            if self._seen != trouble.count:
                self._look()
            self._graph.replay()
            return
        told = self._listen()
        if self._seen != trouble.count:
            self._look()
        self._graph.replay()
        for one in told:
            remember(one)

    def _listen(self) -> list[Unheard]:
        """Make the buffers of notes ready; return those that nobody waits for yet."""
        found = []
        for _, written, standing in self._launches:
            if standing is not None:
                targets = [block for one in written if (block := one()) is not None]
                told = standing.before(targets)
                if told is not None:
                    found.append(told)
        return found

    def _look(self) -> None:
        seen = trouble.count
        for read, written, _ in self._launches:
            blocks = [block for one in read if (block := one()) is not None]
            targets = [block for one in written if (block := one()) is not None]
            for block in blocks:
                if block.is_bad:
                    block.check()
            for unheard in [one for block in blocks for one in block.unheard]:
                unheard.watch(targets)
        # What is watched from here on may still fail: then there is more trouble to look at.
        self._seen = seen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._graph, name)


def is_recorded() -> bool:
    """Tell whether this thread records a graph."""
    return bool(_recording) and get_ident() in _recording


def record(blocks: Iterable[Any], written: Iterable[Any], standing: Standing | None = None) -> None:
    """Note a launch's blocks, and its buffer of notes, in the graph that this thread records, if it records one."""
    if not _recording:
        return
    graph = _recording.get(get_ident())
    if graph is not None:
        read = [weakref.ref(block) for block in blocks if isinstance(block, Block)]
        targets = [weakref.ref(block) for block in written if isinstance(block, Block)]
        graph._launches.append((read, targets, standing))
        graph._has_notes |= standing is not None

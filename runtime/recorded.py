"""Graphs: launches are recorded once; a replay makes them again, and reads and writes handles as they would.

with client.graph() as graph:
    step[64, 256](x, y)
    step[CubeCount.dynamic(n), 256](y, x)
graph.replay()              # raises if x or y is bad; if x may turn out to be bad, so may y

A graph is a row of parts:

    Captured    launches that the device has in a graph of its own, and repeats by one call
    Step        a launch that the host makes each time: one whose count it has to read, and every one of a device
                that computes in the host's memory

Kernels that assert, print or validate have a buffer for each launch in the graph. What it holds after some replays is
told as that of launches is: at a read of what they wrote, or at a `sync`.

The devices' own graphs know memory only; a part knows the handles' blocks, and looks at them when any block of the
process got into trouble since its last replay.
"""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Callable, Iterable
from threading import get_ident
from types import TracebackType
from typing import Any, NoReturn, Protocol

from runtime import defaults
from runtime.defaults import DEBUG, environment, overrides
from runtime.memory import Block, trouble
from runtime.notes import Standing, Unheard, remember, tell
from transpile.diagnose.diagnostic import CubeError, Diagnostic
from transpile.diagnose.errors.device import NothingToReplay, NotInGraph
from transpile.diagnose.errors.launch import FreedHandle
from transpile.diagnose.record import Record

COPIES = "copies between host and device"
FOREIGN_END = "an end that another thread makes, or that comes twice"
OUTSIDE = "write before `with client.graph()`, and read after a replay"

_recording: dict[tuple[int, int], Recorded] = {}
"""The graph that each thread records on each device."""


class Native(Protocol):
    """A device's own graph. Between `begin` and `end` the server records what this thread launches."""

    def begin(self) -> None: ...

    def end(self, *, keeps: bool) -> None:
        """Stop recording; without `keeps` forget what was recorded."""
        ...

    def replay(self) -> None:
        """Launch all that was recorded, after what used its memory before."""
        ...


class Noted(Record, eq=False):
    """What a launch in a graph uses."""

    used: tuple[Block, ...]
    """All memory that it reads or writes; what fails there is looked for though no handle is left."""
    written: tuple[Block, ...]
    standing: Standing | None = None
    renewed: tuple[Block, ...] = ()
    """Memory of ours, which it writes whole: what was wrong with it is over."""


class Part:
    """One or more launches."""

    def __init__(self) -> None:
        self.launches: list[Noted] = []
        self.seen = -1
        """The trouble there was when all blocks were well."""

    def check(self) -> None:
        """Raise where memory that is used is not to be trusted or is gone."""
        if self.seen == trouble.count:
            return
        for launch in self.launches:
            for block in launch.renewed:
                block.failure = None
                block.unheard = ()
        for launch in self.launches:
            for block in launch.used:
                if block.is_bad:
                    block.check()

    def spoil(self, failure: Diagnostic) -> None:
        """Mark what was to be written: it was not."""
        for launch in self.launches:
            for block in launch.written:
                if block.reason is None and not block.is_free:
                    block.failure = failure
                    block.forget()
                    trouble.count += 1


class Captured(Part):
    """Launches that the device repeats by one call."""

    def __init__(self, graph: Native) -> None:
        super().__init__()
        self.graph = graph
        self.has_notes = False

    def replay(self) -> None:
        told = self._listen() if self.has_notes else ()
        if self.seen != trouble.count:
            self._look()
        self.graph.replay()
        for one in told:
            remember(one)

    def _listen(self) -> list[Unheard]:
        """Make the buffers of notes ready; return those that nobody waits for yet."""
        found = []
        for launch in self.launches:
            if launch.standing is not None:
                told = launch.standing.before(launch.written)
                if told is not None:
                    found.append(told)
        return found

    def _look(self) -> None:
        """Check memory, and let what is written wait for what may still tell of what is read."""
        seen = trouble.count
        for launch in self.launches:
            for block in launch.used:
                if block.is_bad:
                    block.check()
            for unheard in [one for block in launch.used for one in block.unheard]:
                unheard.watch(launch.written)
        # What is watched from here on may still fail: then there is more trouble to look at.
        self.seen = seen


class Step(Part):
    """A launch that the host makes each time: `make` returns what does that, once the graph is recorded."""

    def __init__(
        self,
        used: Iterable[Any],
        written: Iterable[Any],
        make: Callable[[], Callable[[], object]],
    ) -> None:
        super().__init__()
        self.launches.append(Noted(_blocks(used), _blocks(written)))
        self._make = make
        self._launch: Callable[[], object] = make

    def settle(self) -> None:
        self._launch = self._make()

    def check(self) -> None:
        seen = trouble.count
        super().check()
        self.seen = seen

    def replay(self) -> None:
        self._launch()


class Recorded:
    """A graph. It keeps the memory that its launches use until it is dropped itself."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self._new: Callable[[], Native] | None = getattr(server, "graph", None)
        self._parts: list[Captured | Step] = []
        self._open: Captured | None = None
        """What the device records now."""
        self._only: Captured | None = None
        """The whole graph, where that is one call and no more."""
        self._is_done = False
        self._lock = threading.RLock()
        _graphs.add(self)

    def __enter__(self) -> Recorded:
        if self._is_done or is_recorded(self._server):
            raise NotInGraph(None, "another graph", "end one before the next begins").error()
        self._parts.clear()
        self._begin()
        _recording[get_ident(), id(self._server)] = self
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if recording(self._server) is not self:
            raise NotInGraph(None, FOREIGN_END, "leave the `with` block in its own thread").error()
        del _recording[get_ident(), id(self._server)]
        self._end(keeps=error is None)
        if error is not None:
            self._parts.clear()
            return
        for part in self._parts:
            if isinstance(part, Step):
                part.settle()
        if len(self._parts) == 1:
            part = self._parts[0]
            if isinstance(part, Captured) and not part.has_notes and not defaults.debug():
                self._only = part
        self._is_done = True

    def __reduce__(self) -> NoReturn:
        raise TypeError("a graph can't leave its process, nor be copied: record it there")

    def _begin(self) -> None:
        if self._new is None:
            # Launches that are remembered would run at once.
            forget = getattr(self._server, "forget", None)
            if forget is not None:
                forget()
            return
        part = Captured(self._new())
        part.graph.begin()
        self._open = part

    def _end(self, *, keeps: bool) -> None:
        part, self._open = self._open, None
        if part is None:
            return
        keeps = keeps and bool(part.launches)
        part.graph.end(keeps=keeps)
        if keeps:
            self._parts.append(part)

    def follow(self, step: Step) -> None:
        """Let a launch of the host's be next."""
        self._end(keeps=True)
        self._parts.append(step)
        self._begin()

    def note(self, launch: Noted) -> None:
        """Note what a launch uses that the device just recorded."""
        assert self._open is not None
        self._open.launches.append(launch)
        self._open.has_notes |= launch.standing is not None

    @property
    def last(self) -> Noted:
        """The last launch that the device recorded."""
        assert self._open is not None
        return self._open.launches[-1]

    def replay(self) -> None:
        """Launch all that was recorded, after what used its memory before.

        Raises:
            CubeLaunchError: memory that it uses is not to be trusted, or nothing was recorded.
        """
        only = self._only
        if (
            only is not None
            and only.seen == trouble.count
            and not _recording
            and ((not overrides() and DEBUG not in environment) or not defaults.debug())
        ):
            only.graph.replay()
            return
        if is_recorded(self._server):
            raise NotInGraph(None, "a replay", "leave the `with` block, then replay").error()
        if not self._is_done:
            raise NothingToReplay(None).error()
        with self._lock:
            self._replay_parts()
        if defaults.debug():
            self._server.sync()
            tell(self._server)

    def _replay_parts(self) -> None:
        has_begun = False
        for number, part in enumerate(self._parts):
            try:
                part.check()
                has_begun = True
                part.replay()
            except CubeError as error:
                # As with a launch, a handle that was freed is a mistake that leaves all memory as it was.
                if has_begun or not isinstance(error.diagnostic, FreedHandle):
                    for later in self._parts[number:]:
                        later.spoil(error.diagnostic)
                raise


_graphs: weakref.WeakSet[Recorded] = weakref.WeakSet()


def _renew_locks() -> None:
    """Let a forked child replay, whoever did so in the parent when it forked."""
    for graph in list(_graphs):
        graph._lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_renew_locks)


def recording(server: Any) -> Recorded | None:
    """Return the graph that this thread records on a device."""
    return _recording.get((get_ident(), id(server))) if _recording else None


def is_recorded(server: Any) -> bool:
    """Tell whether this thread records a graph on a device."""
    return bool(_recording) and (get_ident(), id(server)) in _recording


def record(
    server: Any, used: Iterable[Any], written: Iterable[Any], standing: Standing | None = None
) -> None:
    """Note a launch's blocks, and its buffer of notes, in the graph that this thread records, if it records one."""
    graph = recording(server)
    if graph is not None:
        graph.note(Noted(_blocks(used), _blocks(written), standing))


def refuse_copies(server: Any) -> None:
    """Raise where this thread records a graph on a device."""
    if is_recorded(server):
        raise NotInGraph(None, COPIES, OUTSIDE).error()


def _blocks(found: Iterable[Any]) -> tuple[Block, ...]:
    return tuple([block for block in found if isinstance(block, Block)])

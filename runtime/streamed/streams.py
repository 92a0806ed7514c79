"""Streams and the order of work across them.

Every thread has a stream of its own; a graph that is being recorded, an explicit stream, and torch's current stream
take its place. Memory remembers the stream that used it last: work on another stream first waits for that one.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import get_ident
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

from runtime.streamed.driver import Driver
from runtime.streamed.memory import Allocation, Pool
from runtime.streams import refuse_to_leave
from transpile.diagnose.errors.device import NotInGraph

if TYPE_CHECKING:
    from runtime.streamed.server import StreamedServer

LEGACY = 0
"""The stream that libraries use by default; it and ours wait for each other by themselves."""
_UNTIMED = 2  # CU_EVENT_DISABLE_TIMING


class Ordered(Protocol):
    """Memory that knows which stream used it last."""

    stream: int


class Recording:
    """A graph that is being recorded: its stream, and the memory that the launches in it use, which is kept for it."""

    __slots__ = ("before", "kept", "memories", "stream")

    def __init__(self, stream: int, before: int) -> None:
        self.stream = stream
        self.before = before
        """The stream that the thread had."""
        self.memories: dict[int, Allocation] = {}
        self.kept: list[Any] = []

    def uses(self, memory: Any) -> None:
        if not isinstance(memory, Allocation):
            self.kept.append(memory)
        elif memory.address not in self.memories:
            self.memories[memory.address] = memory
            memory.pins += 1

    def release(self, pool: Pool) -> None:
        """Let go of the memory: nothing will be replayed."""
        for memory in self.memories.values():
            pool.unpin(memory)
        self.memories.clear()
        self.kept.clear()


class Stream:
    """A stream of the user's own: ``with client.stream(): ...`` launches on it."""

    def __init__(self, server: StreamedServer) -> None:
        self._server = server
        with server.guard():
            self.handle = server.streams.lend()
        # Memory and remembered launches know the stream by its number, so it goes to the next one who asks.
        weakref.finalize(self, server.streams.spare.append, self.handle).atexit = False
        self._before: dict[int, list[int]] = {}
        """For each thread that is in a block, the streams that it had."""

    def __reduce__(self) -> NoReturn:
        refuse_to_leave()

    def __enter__(self) -> Stream:
        with self._server.guard():
            before = self._server.streams.switch(self.handle)
        self._before.setdefault(get_ident(), []).append(before)
        return self

    def __exit__(self, *_: object) -> None:
        before = self._before[get_ident()]
        self._server.streams.switch(before.pop())
        if not before:
            del self._before[get_ident()]

    def sync(self) -> None:
        """Wait for what was launched on this stream."""
        server = self._server
        with server.guard():
            if server.streams.recording() is not None:
                raise NotInGraph(None, "a `sync`", "leave the block first").error()
            server.driver.call("cuStreamSynchronize", server.streams.native(self.handle))


class Streams:
    """The streams of one device."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._natives: dict[int, Any] = {}
        self._of_thread: dict[int, int] = {}
        self._recordings: dict[int, Recording] = {}
        self.spare: list[int] = []
        """Streams of the user's that nobody holds any more."""
        self._visited: dict[int, set[int]] = {}
        """For each thread that measures, the streams that it went to."""
        self.epoch = 0
        """Counts what can make a remembered launch wrong: another stream for a thread or for memory, a lost device."""

    def create(self) -> int:
        """Return a new stream. It waits for the legacy stream and the legacy stream for it, as torch's, CuPy's and
        everybody's default stream is that one.
        """
        native = self._driver.call("cuStreamCreate", 0)
        handle = int(native)
        self._natives[handle] = native
        return handle

    def lend(self) -> int:
        """Return a stream that nobody else launches on."""
        try:
            return self.spare.pop()
        except IndexError:
            return self.create()

    def destroy(self, stream: int) -> None:
        self._driver.call("cuStreamDestroy", self._natives.pop(stream))

    def native(self, stream: int) -> Any:
        """Return the driver's object for a stream of ours or of others."""
        found = self._natives.get(stream)
        return self._driver.stream(stream) if found is None else found

    def current(self) -> int:
        """Return the stream of this thread."""
        thread = get_ident()
        found = self._of_thread.get(thread)
        if found is None:
            # A thread that ended leaves its number and with it its stream to a new one.
            found = self._of_thread[thread] = self.create()
        return found

    def known(self) -> int | None:
        """Return the stream of this thread if it has one already: making it takes a current context."""
        return self._of_thread.get(get_ident())

    def switch(self, stream: int) -> int:
        """Make `stream` this thread's; return the one it had."""
        before = self.current()
        self._of_thread[get_ident()] = stream
        self.epoch += 1
        if self._visited:
            self._visited.get(get_ident(), set()).add(stream)
        return before

    @contextmanager
    def gathered(self, stream: int) -> Iterator[None]:
        """Let `stream` wait at the end of the block for all streams that this thread went to in it."""
        thread = get_ident()
        outer = self._visited.get(thread)
        visited = self._visited[thread] = set[int]()
        try:
            yield
        finally:
            if outer is None:
                del self._visited[thread]
            else:  # a measurement in a measurement
                outer |= visited
                self._visited[thread] = outer
        for other in sorted(visited - {stream}):
            self.wait(stream, other)

    @property
    def has_recordings(self) -> bool:
        """Whether any thread records a graph."""
        return bool(self._recordings)

    def recording(self) -> Recording | None:
        """Return the graph that this thread records."""
        return self._recordings.get(get_ident()) if self._recordings else None

    def begin(self, recording: Recording) -> None:
        self._recordings[get_ident()] = recording
        self.epoch += 1

    def end(self) -> None:
        del self._recordings[get_ident()]
        self.epoch += 1

    def order(self, memories: Iterable[Ordered], stream: int) -> None:
        """Let `stream` wait for what used these memories before, where that was on another one."""
        waited: set[int] = set()
        for memory in memories:
            other = memory.stream
            if other == stream:
                continue
            if other not in waited:
                waited.add(other)
                self.wait(stream, other)
            memory.stream = stream
            self.epoch += 1

    def wait(self, stream: int, other: int) -> None:
        """Let what follows on `stream` wait for what is on `other` by now."""
        event = self._driver.call("cuEventCreate", _UNTIMED)
        try:
            self._driver.call("cuEventRecord", event, self.native(other))
            self._driver.call("cuStreamWaitEvent", self.native(stream), event, 0)
        finally:
            # The driver keeps it until the wait is over.
            self._driver.call("cuEventDestroy", event)

"""Graphs of the driver: launches that are recorded once and replayed by one call.

graph.begin()
...                         # launches of this thread are captured
graph.end(keeps=True)
graph.replay()
"""

from __future__ import annotations

import weakref
from threading import get_ident
from typing import TYPE_CHECKING, Any

from runtime.streamed.foreign import Foreign, torch_stream
from runtime.streamed.streams import Recording

if TYPE_CHECKING:
    from runtime.streamed.server import StreamedServer


class Graph:
    """Recorded launches. It keeps the memory that they use until it is dropped itself."""

    def __init__(self, server: StreamedServer) -> None:
        self._server = server
        self._recording: Recording | None = None
        self._executable: Any = None
        self._memories: list[Any] = []
        self._modules: list[Any] = []
        self._has_torch = False
        """Whether tensors of torch are among the memory: then torch's current stream is the one to replay on."""
        self._homes: set[int] = set()
        """Streams of other libraries whose memory is used."""
        self._epoch = -1
        self._thread = 0
        self._stream = 0
        self._native: Any = None

    def begin(self) -> None:
        server = self._server
        with server.guard():
            streams = server.streams
            before = streams.current()
            recording = Recording(streams.create(), before)
            mode = (
                server.driver.relaxed_capture
            )  # a kernel may be launched, and loaded, for the first time
            server.driver.call("cuStreamBeginCapture", streams.native(recording.stream), mode)
            streams.begin(recording)
            self._recording = recording

    def end(self, *, keeps: bool) -> None:
        server, recording = self._server, self._recording
        assert recording is not None
        driver, streams = server.driver, server.streams
        streams.end()
        self._recording = None
        with server.guard():
            try:
                graph = driver.call("cuStreamEndCapture", streams.native(recording.stream))
                if keeps:
                    self._executable = driver.call("cuGraphInstantiate", graph, 0)
                driver.call("cuGraphDestroy", graph)
            finally:
                streams.destroy(recording.stream)
                if self._executable is None:
                    recording.release(server.pool)
        if self._executable is not None:
            self._memories = list(recording.memories.values())
            self._modules = list(server.recent)
            foreign = [one for one in recording.kept if type(one) is Foreign]
            self._has_torch = any(one.is_torch for one in foreign)
            self._homes = {one.home for one in foreign if one.home and not one.is_torch}
            weakref.finalize(
                self, _drop, driver, self._executable, recording, server.pool
            ).atexit = False

    def replay(self) -> None:
        """Launch all that was recorded, after what used its memory before."""
        server = self._server
        streams = server.streams
        if (
            streams.epoch == self._epoch
            and get_ident() == self._thread
            and not (self._has_torch and torch_stream(server.ordinal) != self._stream)
        ):
            if not server.driver.launch_graph(self._executable, self._native)[0]:
                return
        with server.guard():
            stream = torch_stream(server.ordinal) if self._has_torch else streams.current()
            streams.order(self._memories, stream)
            for home in self._homes:
                streams.wait(stream, home)
            self._stream, self._native = stream, streams.native(stream)
            # Where other libraries have streams of their own, each replay has to wait for them.
            self._epoch, self._thread = -1 if self._homes else streams.epoch, get_ident()
            server.driver.call("cuGraphLaunch", self._executable, self._native)
            for home in self._homes:
                streams.wait(home, stream)
            server.recent.extend(self._modules)


def _drop(driver: Any, executable: Any, recording: Recording, pool: Any) -> None:
    driver.attempt("cuGraphExecDestroy", executable)
    recording.release(pool)

"""Streams of devices that have one queue, or none: what is launched runs in the order of the launches.

    with client.stream() as stream:
        kernel.launch(client, ...)
    stream.sync()

Nothing can overtake there, so a block needs nothing of the device, and the same program runs on every device. CUDA and
HIP have streams of their own (``runtime.streamed.streams``).
"""

from __future__ import annotations

from typing import Any, NoReturn, Protocol, Self

from runtime.protocols import Server
from runtime.recorded import is_recorded
from transpile.diagnose.errors.device import NotInGraph


class Stream(Protocol):
    """What `ComputeClient.stream` returns."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def sync(self) -> None:
        """Wait for what was launched on this stream.

        Raises:
            CubeLaunchError: this thread records a graph.
        """
        ...


class InOrder:
    """A stream whose launches go where all others go."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def __reduce__(self) -> NoReturn:
        refuse_to_leave()

    def __enter__(self) -> InOrder:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def sync(self) -> None:
        """Wait for all that was launched on the device, what is on this stream among it."""
        refuse_sync(self._server)
        self._server.sync()


def refuse_to_leave() -> NoReturn:
    """Refuse to pickle or copy a stream: it is one of this process, and ends with who made it."""
    raise TypeError(
        "a stream can't leave its process, nor be copied: `client.stream()` makes another one"
    )


def refuse_sync(server: Any) -> None:
    """Refuse to wait while this thread records a graph."""
    if is_recorded(server):
        raise NotInGraph(None, "a `sync`", "leave the block first").error()

"""The device's own clock: two timestamps around some launches."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from runtime.webgpu.server import WebGpuServer


def timed(server: WebGpuServer, work: Callable[[], object]) -> float:
    """Return the seconds that the device takes for what `work` launches."""
    from wgpu.backends.wgpu_native.extras import write_timestamp

    device = server.device
    usage = device.wgpu.BufferUsage
    with server.guard():
        queries = device.native.create_query_set(type="timestamp", count=2)
        found = device.native.create_buffer(size=16, usage=usage.QUERY_RESOLVE | usage.COPY_SRC)
        server.queue.encode(lambda encoder: write_timestamp(encoder, queries, 0))
    work()

    def end(encoder: Any) -> None:
        write_timestamp(encoder, queries, 1)
        encoder.resolve_query_set(queries, 0, 2, found, 0)

    with server.guard():
        server.queue.encode(end)
        data = bytes(device.queue.read_buffer(found, 0, 16))
    first, last = (int.from_bytes(data[at : at + 8], "little") for at in (0, 8))
    # wgpu's Python package gives ticks; those of every adapter that it was tried on are nanoseconds.
    return (last - first) * 1e-9

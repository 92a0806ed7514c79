"""The device's own clock: two timestamps around some launches."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from runtime.webgpu.server import WebGpuServer


def timed(server: WebGpuServer, work: Callable[[], object]) -> float:
    """Return the seconds that the device takes for what `work` launches."""
    device = server.device
    usage = device.wgpu.BufferUsage
    with server.guard(), server.queue.lock:
        queries = device.native.create_query_set(type="timestamp", count=2)
        found = device.native.create_buffer(size=16, usage=usage.QUERY_RESOLVE | usage.COPY_SRC)
        server.queue.flush()
        server.queue.timestamp(queries, 0)
    work()
    with server.guard(), server.queue.lock:
        server.queue.timestamp(queries, 1)
        server.queue.encode(lambda encoder: encoder.resolve_query_set(queries, 0, 2, found, 0))
        data = bytes(device.queue.read_buffer(found, 0, 16))
    first, last = (int.from_bytes(data[at : at + 8], "little") for at in (0, 8))
    # wgpu's Python package gives ticks; those of every adapter that it was tried on are nanoseconds.
    return (last - first) * 1e-9

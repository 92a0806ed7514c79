"""Emptying the caches between samples, so that each finds its arrays in memory as a program's next kernel would."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy

from runtime.bench.kernels import fill
from runtime.client import ComputeClient
from transpile.ir.types import f32

ASSUMED = 32 << 20
"""Bytes of a CPU's last cache where the system does not tell."""
MOST = 128 << 20
"""Bytes that are written at most: twice what the caches of most GPUs and what a share of a server's last cache hold."""


@cache
def host_cache() -> int:
    """Return the bytes of this CPU's largest cache."""
    found = [0]
    for path in Path("/sys/devices/system/cpu/cpu0/cache").glob("index*/size"):
        try:
            text = path.read_text(encoding="ascii").strip()
            found.append(int(text.rstrip("KMG")) << {"K": 10, "M": 20, "G": 30}.get(text[-1], 0))
        except (OSError, ValueError):
            continue
    return max(found) or ASSUMED


def is_gpu(client: ComputeClient) -> bool:
    """Tell whether kernels run on a processor of their own."""
    return not client.server.is_host and not getattr(client.server, "is_software", False)


class CacheFlush:
    """Writes more than the caches hold; call it before a sample."""

    def __init__(self, client: ComputeClient) -> None:
        self._client = client
        self._host = None
        if client.server.is_host:
            self._host = numpy.zeros(min(2 * host_cache(), MOST), numpy.uint8)
            return
        self._count = (MOST if is_gpu(client) else min(2 * host_cache(), MOST)) // 4
        self._buffer = client.empty(self._count, f32)

    def __call__(self) -> None:
        if self._host is not None:
            self._host.fill(1)
            return
        fill.over(self._count).launch(self._client, 0.0, self._buffer)

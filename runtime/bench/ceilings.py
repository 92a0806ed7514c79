"""The measured ceiling of a device: bytes a second of a plain copy, and f32 operations a second of multiply-adds.

    ceiling(client) -> Ceiling(bandwidth=4.2e12, rate=6.1e13)

Measured once for each device, then taken from the disk cache. Matrix units are not in it: kernels that use them can
pass ``rate`` by a good share.
"""

from __future__ import annotations

import json

from runtime.bench.caches import host_cache, is_gpu
from runtime.bench.identity import identity
from runtime.bench.kernels import copy, multiply_add, operations
from runtime.bench.timing import Work, bench
from runtime.cache import DiskCache, key_of
from runtime.client import ComputeClient, client_of
from runtime.devices import Device
from transpile.cache_folder import About
from transpile.diagnose.diagnostic import CubeLaunchError
from transpile.diagnose.record import Record
from transpile.forks import ForkLock
from transpile.ir.types import f32

VERSION = "ceiling 1"
WIDTH = 4
"""Elements that a unit of the copy moves at once."""


class Ceiling(Record, frozen=True):
    """What a device was seen to reach."""

    bandwidth: float
    """Bytes a second, those read and those written together."""
    rate: float
    """Operations a second in f32; a multiply-add is two."""

    def least_time(self, moved: float, operations: float = 0) -> float:
        """Return the seconds that moving so many bytes and doing so many operations takes at least."""
        return max(moved / self.bandwidth, operations / self.rate)


_known: dict[str, Ceiling] = {}
_lock = ForkLock()


def ceiling(client: ComputeClient | Device | str | None = None, *, fresh: bool = False) -> Ceiling:
    """Return the ceiling of a client's device, or of a device or its name; with `fresh`, measured anew."""
    client = client_of("ceiling", client)
    name = identity(client.server)
    with _lock:
        found = _known.get(name)
        if found is not None and not fresh:
            return found
        cache, key = DiskCache("measured"), key_of(VERSION, name)
        found = None if fresh else _read(cache.load(key))
        if found is None:
            found = Ceiling(_bandwidth(client), _rate(client))
            text = json.dumps({"bandwidth": found.bandwidth, "rate": found.rate})
            kind, _, device = name.partition(" / ")
            cache.store(key, {"ceiling": text.encode()}, About("ceiling", kind, device))
        _known[name] = found
        return found


def _read(files: dict[str, bytes] | None) -> Ceiling | None:
    if files is None:
        return None
    try:
        table = json.loads(files["ceiling"])
        found = Ceiling(float(table["bandwidth"]), float(table["rate"]))
    except (KeyError, TypeError, ValueError):
        return None
    return found if found.bandwidth > 0 and found.rate > 0 else None


def _bandwidth(client: ComputeClient) -> float:
    count = _copied(client) // 4
    while True:
        try:
            return 8 * count / bench(copying(client, count), client=client, flush=False).best
        except CubeLaunchError:  # a device with less memory, or with smaller bindings
            if count <= 1 << 16 or getattr(client.server, "lost", None) is not None:
                raise
            count //= 2


def copying(client: ComputeClient, count: int) -> Work:
    """Return the copy of an array of `count` f32."""
    x, out = client.zeros(count, f32), client.empty(count, f32)
    site = copy.over(count, vectorize=WIDTH)
    return lambda: site.launch(client, x, out)


def _copied(client: ComputeClient) -> int:
    """Return the bytes of an array that no cache holds."""
    if client.server.name == "reference":
        return 4 << 10
    return 1 << 30 if is_gpu(client) else min(max(2 * host_cache(), 16 << 20), 64 << 20)


def _rate(client: ComputeClient) -> float:
    units, rounds = {True: (1 << 20, 256), False: (1 << 15, 64)}[is_gpu(client)]
    if client.server.name == "reference":
        units, rounds = 64, 1
    out = client.empty(units, f32)
    site = multiply_add.over(units)
    found = bench(lambda: site.launch(client, 0.5, out, rounds=rounds), client=client, flush=False)
    return operations(units, rounds) / found.best

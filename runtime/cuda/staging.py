"""Copies between host and device. Large ones go through pinned buffers, so that the device copies one part while the
host moves the next; small ones are left to the driver, which does the same by itself.
"""

from __future__ import annotations

import ctypes
import threading
from typing import Any

import numpy

from runtime.cuda.driver import Driver
from runtime.protocols import Array

CHUNK = 4 << 20
FROM = 1 << 20
"""Bytes from which staging is used."""


class Staging:
    """Two pinned buffers, made when they are first needed; one copy uses them at a time."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._lock = threading.Lock()
        self._buffers: list[tuple[int, Array, Any]] = []

    def _ready(self) -> list[tuple[int, Array, Any]]:
        if not self._buffers:
            for _ in range(2):
                address = int(self._driver.call("cuMemHostAlloc", CHUNK, 0))
                memory = (ctypes.c_ubyte * CHUNK).from_address(address)
                event = self._driver.call("cuEventCreate", 2)
                self._buffers.append((address, numpy.ctypeslib.as_array(memory), event))
        return self._buffers

    def write(self, address: int, data: Array, stream: Any) -> None:
        """Copy to the device; `data` may be changed afterwards."""
        if data.nbytes < FROM:
            # Pageable memory: the driver returns once it has its own copy.
            source = data.__array_interface__["data"][0]
            self._driver.call("cuMemcpyHtoDAsync", address, source, data.nbytes, stream)
            return
        flat = data.reshape(-1).view(numpy.uint8)
        call = self._driver.call
        with self._lock:
            for number, start in enumerate(range(0, flat.size, CHUNK)):
                host, buffer, event = self._ready()[number % 2]
                part = flat[start : start + CHUNK]
                call("cuEventSynchronize", event)
                buffer[: part.size] = part
                call("cuMemcpyHtoDAsync", address + start, host, part.size, stream)
                call("cuEventRecord", event, stream)

    def read(self, address: int, data: Array, stream: Any) -> None:
        """Copy from the device, and wait for it."""
        call = self._driver.call
        if data.nbytes < FROM:
            target = data.__array_interface__["data"][0]
            call("cuMemcpyDtoHAsync", target, address, data.nbytes, stream)
            call("cuStreamSynchronize", stream)
            return
        flat = data.reshape(-1).view(numpy.uint8)
        with self._lock:
            pending: list[tuple[Array, Array, Any]] = []
            for number, start in enumerate(range(0, flat.size, CHUNK)):
                if len(pending) == 2:
                    self._finish(pending.pop(0))
                host, buffer, event = self._ready()[number % 2]
                call("cuEventSynchronize", event)
                part = flat[start : start + CHUNK]
                call("cuMemcpyDtoHAsync", host, address + start, part.size, stream)
                call("cuEventRecord", event, stream)
                pending.append((part, buffer, event))
            for one in pending:
                self._finish(one)

    def _finish(self, pending: tuple[Array, Array, Any]) -> None:
        part, buffer, event = pending
        self._driver.call("cuEventSynchronize", event)
        part[...] = buffer[: part.size]

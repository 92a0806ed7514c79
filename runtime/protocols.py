"""What every back end offers: a `Server` owns one device; the client, the launcher and the cache know only this.

    artifact -> server.compile -> module
    module, count, memories, scalars -> server.launch -> Report

A back end is a package ``runtime.<name>`` whose module ``server`` has ``open_server(ordinal: int) -> Server``; it
raises `Absent` with the reason when the library, the driver or the hardware is missing. Where that can be told quickly,
the package itself has a function ``look`` that raises it, before the server and what it needs are imported.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any, Protocol

import numpy

from transpile.diagnose.diagnostic import Diagnostic
from transpile.diagnose.record import Record
from transpile.ir.notes import Validation
from transpile.ops.capabilities import Capabilities
from transpile.protocols import Artifact

Triple = tuple[int, int, int]
Array = numpy.ndarray[Any, numpy.dtype[Any]]
Number = bool | int | float


class Absent(Exception):
    """A device that isn't there: why, and what to do about it."""

    def __init__(self, reason: str, way_out: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.way_out = way_out


class Indirect(Record, frozen=True):
    """A count of cubes in memory of the device: three u32, so many bytes in."""

    memory: Any
    offset: int


class Report(Record):
    """What a launch has to say besides what it wrote."""

    failure: Diagnostic | None = None
    """A device assert, or a violation that validation found: what was written is not to be trusted."""
    printed: Sequence[str] = field(default_factory=tuple)
    """Lines of ``print`` in the kernel, in the order in which they came."""


class Server(Protocol):
    """One device."""

    @property
    def name(self) -> str:
        """The device string: ``cpu``, ``cuda:1``."""
        ...

    @property
    def capabilities(self) -> Capabilities: ...

    @property
    def is_host(self) -> bool:
        """Whether memory of this device is NumPy memory, so that arrays are passed without a copy."""
        ...

    def compile(self, artifact: Artifact, *, validate: Validation) -> Any:
        """Return the module of an artifact for this device's target; it holds what `launch` needs to know.

        With `validate` the first access out of bounds is to be reported; a back end that can't is free to ignore it.

        Raises:
            CubeCompileError: the platform's compiler refused the text.
        """
        ...

    def launch(
        self,
        module: Any,
        count: Triple | Any,
        memories: Sequence[Any],
        scalars: Sequence[Number],
    ) -> Report | None:
        """Run `module` on `count` cubes.

        A server with ``has_indirect`` takes an `Indirect` as well.

        `memories` and `scalars` are the values of ``artifact.kernel.memories`` and ``.scalars``, each in that order.
        On a host device a memory is a flat, contiguous NumPy array of the element's scalar type, as long as the
        argument's extent; elsewhere it is a pair of what `allocate` returned and an offset in bytes.
        """
        ...

    def allocate(self, size: int) -> Any:
        """Return `size` bytes of memory, at least 64-byte aligned; the content is undefined.

        Raises:
            CubeLaunchError: there is no room, after all that nobody holds was given back.
        """
        ...

    def free(self, memory: Any) -> None: ...

    def memory_report(self) -> str:
        """Return in words what the memory is used for."""
        ...

    def memory_cleanup(self) -> None:
        """Give back all memory that no handle holds."""
        ...

    def write(self, memory: Any, offset: int, data: Array) -> None:
        """Copy the bytes of a contiguous array to `memory`, `offset` bytes in."""
        ...

    def read(self, memory: Any, offset: int, data: Array) -> None:
        """Copy bytes of `memory`, `offset` bytes in, to a contiguous array; waits for what writes them."""
        ...

    def sync(self) -> None:
        """Wait for all launches."""
        ...

"""What the shared half needs of a driver; CUDA's calls lend their names, HIP's have the same under others.

address = driver.call("cuMemAlloc", 1 << 20)    # the values, or DriverError
if driver.attempt("cuModuleUnload", module): ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

NO_DEVICE = 100
OUT_OF_MEMORY = 2
FORKED = 3
"""``NOT_INITIALIZED``: what a driver answers in a child of the process that opened it."""

FATAL = frozenset({214, 220, 226, 700, 702, 709, 710, 714, 715, 716, 717, 718, 719, 720, 999})
"""Errors after which the device takes no more work (CUDA driver API, "Data types used by CUDA driver"; HIP has the
same numbers in ``hipError_t``).
"""


class DriverError(Exception):
    """A call that did not succeed."""

    def __init__(self, call: str, code: int, name: str) -> None:
        super().__init__(f"{call}: {name} ({code})")
        self.call = call
        self.code = code
        self.name = name

    @property
    def is_fatal(self) -> bool:
        return self.code in FATAL


class Driver(Protocol):
    """A driver that was opened."""

    @property
    def launch_kernel(self) -> Callable[..., Any]:
        """``cuLaunchKernel``, unchecked: function, three counts, three sizes, shared bytes, stream, arguments, 0.

        It returns a tuple whose first item is false where all went well.
        """
        ...

    @property
    def launch_graph(self) -> Callable[..., Any]:
        """``cuGraphLaunch``, in the same form."""
        ...

    @property
    def relaxed_capture(self) -> Any:
        """The mode of recording graphs in which kernels can be loaded meanwhile."""
        ...

    def call(self, name: str, *arguments: Any) -> Any:
        """Return what a call returns besides its status: nothing, a value, or a tuple.

        Raises:
            DriverError: the status isn't success.
        """
        ...

    def attempt(self, name: str, *arguments: Any) -> bool:
        """Make a call, and tell whether it succeeded."""
        ...

    def stream(self, handle: int) -> Any:
        """Return the driver's object for another library's stream."""
        ...

    def open_pool(self, device: Any) -> Any:
        """Return a pool for memory in stream order, which keeps what is free until it is trimmed."""
        ...

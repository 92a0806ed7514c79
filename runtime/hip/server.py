"""The device ``hip``: one AMD GPU through its driver.

    artifact -> hipRTC, or the disk cache -> code object -> StreamedModule
    module, count, memories, scalars -> packed arguments -> hipModuleLaunchKernel on a stream

What it shares with ``cuda`` is in ``runtime.streamed``.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from runtime.dlpack import ROCM
from runtime.hip.compiler import Compiler, Refused
from runtime.hip.driver import (
    MAX_BLOCK_DIM,
    MAX_GRID_DIM,
    MAX_SHARED_MEMORY,
    MAX_THREADS_PER_BLOCK,
    WARP_SIZE,
    Driver,
    open_driver,
)
from runtime.hip.library import include_folders
from runtime.protocols import Absent, Triple
from runtime.streamed.driver import DriverError
from runtime.streamed.module import Arguments, StreamedModule
from runtime.streamed.server import StreamedServer
from transpile.diagnose.diagnostic import CubeError
from transpile.ir.types import bf16
from transpile.lower import hip as writer  # noqa: F401
from transpile.ops.capabilities import HIP, Capabilities
from transpile.protocols import Artifact

MOST_UNITS = 2**32 - 1
"""Units of a grid in each dimension: AMD's packets count units, in 32 bits, where CUDA counts cubes."""
_BUFFER_POINTER, _BUFFER_SIZE, _END = 1, 2, 3  # HIP_LAUNCH_PARAM_BUFFER_POINTER and its relatives


class Extra(Arguments):
    """Arguments as AMD's driver takes them: one buffer and its size, in a list of keys and values."""

    __slots__ = ("_extra", "_size")

    def __init__(self, module: StreamedModule) -> None:
        super().__init__(module)
        self._size = ctypes.c_size_t(module.layout.size)
        self._extra = (ctypes.c_void_p * 5)(
            _BUFFER_POINTER,
            ctypes.addressof(self.buffer),
            _BUFFER_SIZE,
            ctypes.addressof(self._size),
            _END,
        )
        self.address = ctypes.addressof(self._extra)


class HipServer(StreamedServer):
    """One GPU."""

    platform = "hip"
    dlpack_device = ROCM
    arguments_type = Extra
    driver: Driver

    def start(self) -> None:
        driver = self.driver
        self.target = driver.architecture(self.device)
        self.capabilities = described(driver, self.device, self.target)
        release = str(driver.call("cuDriverGetVersion"))
        self.compiler = Compiler(driver.ffi, driver.compiler, self.target, release)

    @property
    def title(self) -> str:
        """The GPU's name: two models of one architecture differ in speed."""
        return self.driver.name(self.device)

    def enter(self) -> Any:
        """Make our device the thread's."""
        current = int(self.driver.call("getDevice"))
        if current == self.device:
            return None
        self.driver.call("setDevice", self.device)
        return current

    def leave(self, before: Any) -> None:
        self.driver.attempt("setDevice", before)

    def machine_code(self, artifact: Artifact) -> bytes:
        return self.compiler.artifact(artifact)

    def discard(self, artifact: Artifact) -> None:
        self.compiler.discard(artifact)

    def reserve(self, module: StreamedModule) -> None:
        """HIP texts declare all of their shared memory, up to what the device has."""

    def prepared(
        self, module: StreamedModule, count: Triple, arguments: Arguments, stream: Any
    ) -> tuple[Callable[..., tuple[Any, ...]], tuple[Any, ...]]:
        given = (module.function, *count, *module.dim, module.shared, stream, arguments.address)
        return self.driver.launch_kernel, given


def described(driver: Driver, device: int, target: str) -> Capabilities:
    """Return what a device can do."""

    def three(which: tuple[int, int, int]) -> Triple:
        x, y, z = (driver.attribute(one, device) for one in which)
        return x, y, z

    units = driver.attribute(MAX_THREADS_PER_BLOCK, device)
    # Even a cube that is as long as can be in one dimension stays within the limit.
    x, y, z = (min(count, MOST_UNITS // units) for count in three(MAX_GRID_DIM))
    storage, features = HIP.storage, HIP.features
    if not include_folders():
        storage, features = storage - {bf16}, features - {"bf16"}
    return replace(
        HIP,
        profile=target.partition(":")[0],
        storage=storage,
        features=features,
        plane_size=driver.attribute(WARP_SIZE, device),
        max_cube_dim=three(MAX_BLOCK_DIM),
        max_cube_units=units,
        max_cube_count=(x, y, z),
        max_shared_memory=driver.attribute(MAX_SHARED_MEMORY, device),
    )


_driver: list[Driver] = []


def open_server(ordinal: int) -> HipServer:
    """Return a GPU.

    Raises:
        Absent: cffi, a library or the GPU is missing.
    """
    if not _driver:
        _driver.append(open_driver())
    driver = _driver[0]
    try:
        count = int(driver.call("cuDeviceGetCount"))
        if ordinal >= count:
            raise Absent(
                f"there are {count} AMD GPUs here, counted from 0", "`rocminfo` lists them"
            )
        return HipServer(driver, ordinal)
    except CubeError as error:
        raise Absent(
            f"the driver can't use it: {error.diagnostic.fill(error.diagnostic.title)}"
        ) from error
    except (DriverError, Refused) as error:
        raise Absent(f"the driver can't use it: {error}", "`rocminfo` may say why") from error

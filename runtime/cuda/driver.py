"""The CUDA driver: found lazily, with every result checked.

driver = open_driver()                          # or Absent, with the reason
address = driver.call("cuMemAlloc", 1 << 20)    # the values, or DriverError
"""

from __future__ import annotations

import ctypes
import sys
from importlib.util import find_spec
from typing import Any

from runtime.protocols import Absent
from runtime.streamed.driver import NO_DEVICE, DriverError

EXTRA = 'pip install "transpile[cuda]"'
OLDEST = 13000
"""Version of the first driver that loads what the compiler of the `cuda` extra writes."""


class Driver:
    """The calls of ``cuda.bindings.driver``."""

    def __init__(self, module: Any) -> None:
        self.module = module
        self.launch_kernel = module.cuLaunchKernel
        self.launch_graph = module.cuGraphLaunch

    def call(self, name: str, *arguments: Any) -> Any:
        """Return what a call returns besides its status: nothing, a value, or a tuple.

        Raises:
            DriverError: the status isn't success.
        """
        status, *values = getattr(self.module, name)(*arguments)
        if status:
            raise self.error(name, status)
        return values[0] if len(values) == 1 else tuple(values) if values else None

    def attempt(self, name: str, *arguments: Any) -> bool:
        """Make a call, and tell whether it succeeded."""
        return not getattr(self.module, name)(*arguments)[0]

    def error(self, call: str, status: Any) -> DriverError:
        _, name = self.module.cuGetErrorName(status)
        text = name.decode() if isinstance(name, bytes) else str(name)
        _, words = self.module.cuGetErrorString(status)
        if isinstance(words, bytes):
            text = f"{text}, {words.decode()}"
        return DriverError(call, int(status), text)

    def attribute(self, name: str, device: Any) -> int:
        """Return one of a device's attributes, by the end of its name: ``MAX_GRID_DIM_X``."""
        which = getattr(self.module.CUdevice_attribute, f"CU_DEVICE_ATTRIBUTE_{name}")
        return int(self.call("cuDeviceGetAttribute", which, device))

    @property
    def relaxed_capture(self) -> Any:
        return self.module.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED

    def stream(self, handle: int) -> Any:
        """Return the driver's object for another library's stream."""
        return self.module.CUstream(handle)

    def open_pool(self, device: Any) -> Any:
        """Return a pool for memory in stream order."""
        module = self.module
        properties = module.CUmemPoolProps()
        properties.allocType = module.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
        properties.location.type = module.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
        properties.location.id = int(device)
        pool = self.call("cuMemPoolCreate", properties)
        # Memory that is free at a synchronization stays with the pool; trimming gives it back.
        threshold = module.cuuint64_t(2**64 - 1)
        which = module.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
        self.call("cuMemPoolSetAttribute", pool, which, threshold)
        return pool


def open_driver() -> Driver:
    """Load and initialize the driver.

    Raises:
        Absent: the bindings, the driver or a GPU is missing.
    """
    if not _is_installed("cuda.bindings"):
        raise Absent("the package `cuda-bindings` is not installed", EXTRA)
    library = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
    try:
        # The bindings take a while to import; a machine without a driver needs none of them.
        ctypes.CDLL(library)
    except OSError:
        raise Absent(
            f"there is no NVIDIA driver: `{library}` is not found", "install the NVIDIA driver"
        ) from None
    from cuda.bindings import driver as module

    driver = Driver(module)
    try:
        driver.call("cuInit", 0)
        version = int(driver.call("cuDriverGetVersion"))
    except DriverError as error:
        if error.code == NO_DEVICE:
            raise Absent("the driver finds no NVIDIA GPU", "`nvidia-smi` lists them") from error
        raise Absent(
            f"the driver does not start: {error.name}", "`nvidia-smi` may say why"
        ) from error
    except RuntimeError as error:
        raise Absent(f"the driver can't be loaded: {error}", "install the NVIDIA driver") from error
    if version < OLDEST:
        shown = f"{version // 1000}.{version % 1000 // 10}"
        raise Absent(
            f"the NVIDIA driver is for CUDA {shown}, and 13.0 is needed", "update the driver"
        )
    return driver


def _is_installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False

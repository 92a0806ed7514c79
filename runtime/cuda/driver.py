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

EXTRA = 'pip install "transpile[cuda]"'
OLDEST = 13000
"""Version of the first driver that loads what the compiler of the `cuda` extra writes."""
NO_DEVICE = 100
OUT_OF_MEMORY = 2
FORKED = 3
"""``CUDA_ERROR_NOT_INITIALIZED``: what a driver answers in a child of the process that opened it."""

FATAL = frozenset({214, 220, 226, 700, 702, 709, 710, 714, 715, 716, 717, 718, 719, 720, 999})
"""Errors after which the context takes no more work (CUDA driver API, "Data types used by CUDA driver")."""


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


class Driver:
    """The calls of ``cuda.bindings.driver``."""

    def __init__(self, module: Any) -> None:
        self.module = module

    def call(self, name: str, *arguments: Any) -> Any:
        """Return what a call returns besides its status: nothing, a value, or a tuple.

        Raises:
            DriverError: the status isn't success.
        """
        status, *values = getattr(self.module, name)(*arguments)
        if status:
            raise self.error(name, status)
        return values[0] if len(values) == 1 else tuple(values) if values else None

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

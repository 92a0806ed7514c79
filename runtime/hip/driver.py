"""AMD's driver: every result checked, under the names that CUDA's calls have (``runtime.streamed.driver``).

driver = open_driver()                          # or Absent, with the reason
stream = driver.call("cuStreamCreate", 0)       # hipStreamCreateWithFlags: the value, or DriverError
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from runtime.hip.library import COMPILER, RUNTIME, WAY_OUT, find_libraries
from runtime.protocols import Absent
from runtime.streamed.driver import NO_DEVICE, DriverError

EXTRA = 'pip install "transpile[hip]"'
OLDEST = (5, 2)
"""The first version with memory in stream order and graphs."""
INVALID_DEVICE = 101
"""What ``hipInit`` of ROCm 5.2 answers where there is no GPU."""
_NUMBER = ("uintptr_t",)


@dataclass(frozen=True, slots=True)
class Call:
    """A function of the library: its name, and the types of what it returns through pointers."""

    function: str
    results: tuple[str, ...] = ()
    before: int = 0
    """Arguments that come before the pointers to the results."""


CALLS = {
    "cuDeviceGet": Call("hipDeviceGet", ("int",)),
    "cuDeviceGetCount": Call("hipGetDeviceCount", ("int",)),
    "cuDeviceTotalMem": Call("hipDeviceTotalMem", ("size_t",)),
    "cuDeviceGetAttribute": Call("hipDeviceGetAttribute", ("int",)),
    "cuDriverGetVersion": Call("hipDriverGetVersion", ("int",)),
    "cuInit": Call("hipInit"),
    "cuCtxSynchronize": Call("hipDeviceSynchronize"),
    "cuModuleLoadData": Call("hipModuleLoadData", _NUMBER),
    "cuModuleUnload": Call("hipModuleUnload"),
    "cuModuleGetFunction": Call("hipModuleGetFunction", _NUMBER),
    "cuMemAllocFromPoolAsync": Call("hipMallocFromPoolAsync", _NUMBER),
    "cuMemFreeAsync": Call("hipFreeAsync"),
    "cuMemPoolTrimTo": Call("hipMemPoolTrimTo"),
    "cuMemGetInfo": Call("hipMemGetInfo", ("size_t", "size_t")),
    "cuMemcpyHtoDAsync": Call("hipMemcpyHtoDAsync"),
    "cuMemcpyDtoHAsync": Call("hipMemcpyDtoHAsync"),
    "cuStreamCreate": Call("hipStreamCreateWithFlags", _NUMBER),
    "cuStreamDestroy": Call("hipStreamDestroy"),
    "cuStreamSynchronize": Call("hipStreamSynchronize"),
    "cuStreamWaitEvent": Call("hipStreamWaitEvent"),
    "cuEventCreate": Call("hipEventCreateWithFlags", _NUMBER),
    "cuEventDestroy": Call("hipEventDestroy"),
    "cuEventRecord": Call("hipEventRecord"),
    "cuEventSynchronize": Call("hipEventSynchronize"),
    "cuEventElapsedTime": Call("hipEventElapsedTime", ("float",)),
    "cuStreamBeginCapture": Call("hipStreamBeginCapture"),
    "cuStreamEndCapture": Call("hipStreamEndCapture", _NUMBER, before=1),
    "cuGraphInstantiate": Call("hipGraphInstantiateWithFlags", _NUMBER),
    "cuGraphDestroy": Call("hipGraphDestroy"),
    "cuGraphExecDestroy": Call("hipGraphExecDestroy"),
    "cuGraphLaunch": Call("hipGraphLaunch"),
    "getDevice": Call("hipGetDevice", ("int",)),
    "setDevice": Call("hipSetDevice"),
    "cuMemPoolCreate": Call("hipMemPoolCreate", _NUMBER),
    "cuMemPoolSetAttribute": Call("hipMemPoolSetAttribute"),
}
"""CUDA's names (and two of HIP's own) -> what is called; the arguments are the same in both."""
WITHOUT_POOLS = {
    "cuMemAllocFromPoolAsync": Call("hipMalloc", _NUMBER),
    "cuMemFreeAsync": Call("hipFree"),
}
"""What is called, with the first argument only, where the device has no memory in stream order: ``hipFree`` waits."""

WARP_SIZE = 87
MAX_BLOCK_DIM = (26, 27, 28)
MAX_GRID_DIM = (29, 30, 31)
MAX_THREADS_PER_BLOCK = 56
MAX_SHARED_MEMORY = 74
MEMORY_POOLS_SUPPORTED = 88
"""Numbers of ``hipDeviceAttribute_t``, the same since ROCm 5.2."""
_PINNED, _DEVICE, _RELEASE_THRESHOLD = 1, 1, 4
_PROPERTIES_SIZE = 4096
_NAME_AT, _OLD_NAME_AT = 1160, 396
"""Where ``gcnArchName`` lies in ``hipDeviceProp_tR0600``, and in the ``hipDeviceProp_t`` of ROCm 5."""


class Driver:
    """AMD's runtime library, and its compiler's."""

    relaxed_capture = 2
    """``hipStreamCaptureModeRelaxed``."""

    def __init__(self, ffi: Any, library: Any, compiler: Any) -> None:
        self.ffi = ffi
        self.library = library
        self.compiler = compiler
        self._launch = library.hipModuleLaunchKernel
        self.has_pools = True
        """Whether memory is allocated in stream order; `open_pool` finds out."""

    def call(self, name: str, *arguments: Any) -> Any:
        """Return what a call returns besides its status: nothing, a value, or a tuple.

        Raises:
            DriverError: the status isn't success.
        """
        if name == "cuLaunchKernel":
            self._check("hipModuleLaunchKernel", self.launch_kernel(*arguments)[0])
            return None
        call = CALLS[name]
        if name in WITHOUT_POOLS and not self.has_pools:
            call, arguments = WITHOUT_POOLS[name], arguments[:1]
        elif name == "cuMemPoolTrimTo" and not self.has_pools:
            return None
        found = [self.ffi.new(f"{type}*") for type in call.results]
        given = (*arguments[: call.before], *found, *arguments[call.before :])
        self._check(call.function, getattr(self.library, call.function)(*given))
        values = [one[0] for one in found]
        return values[0] if len(values) == 1 else tuple(values) if values else None

    def attempt(self, name: str, *arguments: Any) -> bool:
        """Make a call, and tell whether it succeeded."""
        return not getattr(self.library, CALLS[name].function)(*arguments)

    def _check(self, function: str, status: int) -> None:
        if status:
            name = self.ffi.string(self.library.hipGetErrorName(status)).decode()
            words = self.ffi.string(self.library.hipGetErrorString(status)).decode()
            raise DriverError(function, status, f"{name}, {words}")

    def launch_kernel(
        self,
        function: int,
        x: int,
        y: int,
        z: int,
        width: int,
        height: int,
        depth: int,
        shared: int,
        stream: int,
        extra: int,
        _: int = 0,
    ) -> tuple[int]:
        """Launch; the arguments are in `extra`, which says where their buffer is."""
        return (self._launch(function, x, y, z, width, height, depth, shared, stream, 0, extra),)

    def launch_graph(self, executable: int, stream: int) -> tuple[int]:
        return (self.library.hipGraphLaunch(executable, stream),)

    def attribute(self, which: int, device: int) -> int:
        return int(self.call("cuDeviceGetAttribute", which, device))

    def name(self, device: int) -> str:
        """Return the device's name for people."""
        found = self.ffi.new("char[]", 256)
        self._check("hipDeviceGetName", self.library.hipDeviceGetName(found, 256, device))
        return str(self.ffi.string(found).decode(errors="replace"))

    def architecture(self, device: int) -> str:
        """Return the device's instruction set with its settings: ``gfx90a:sramecc+:xnack-``.

        Raises:
            Absent: the driver doesn't tell in the form that this version knows.
        """
        # The structure grew in ROCm 6, which gave the function that fills it a name of its own.
        function = "hipGetDevicePropertiesR0600"
        place = _NAME_AT
        if not hasattr(self.library, function):
            function, place = "hipGetDeviceProperties", _OLD_NAME_AT
        found = self.ffi.new("char[]", _PROPERTIES_SIZE)
        self._check(function, getattr(self.library, function)(found, device))
        name: str = self.ffi.string(found + place, 256).decode(errors="replace")
        if not name.startswith("gfx"):
            raise Absent(f"`{function}` does not tell the GPU's architecture: {name!r}", WAY_OUT)
        return name

    def stream(self, handle: int) -> int:
        """Return another library's stream: a number as ours are."""
        return handle

    def open_pool(self, device: int) -> int:
        """Return a pool for memory in stream order, 0 where the device has none."""
        if not self.attribute(MEMORY_POOLS_SUPPORTED, device):
            self.has_pools = False
            return 0
        properties = self.ffi.new("hipMemPoolProps*")
        properties.allocType, properties.locationType = _PINNED, _DEVICE
        properties.locationId = device
        pool = int(self.call("cuMemPoolCreate", properties))
        # Memory that is free at a synchronization stays with the pool; trimming gives it back.
        threshold = self.ffi.new("uint64_t*", 2**64 - 1)
        self.call("cuMemPoolSetAttribute", pool, _RELEASE_THRESHOLD, threshold)
        return pool


def open_driver() -> Driver:
    """Load and initialize the driver.

    Raises:
        Absent: cffi, a library or a GPU is missing.
    """
    names = find_libraries()
    if find_spec("cffi") is None:
        raise Absent("the package `cffi` is not installed", EXTRA)
    import cffi

    ffi = cffi.FFI()
    ffi.cdef(RUNTIME + COMPILER)
    driver = Driver(ffi, *[ffi.dlopen(name) for name in names])
    try:
        driver.call("cuInit", 0)
        count = int(driver.call("cuDeviceGetCount"))
        version = int(driver.call("cuDriverGetVersion"))
    except DriverError as error:
        if error.code in (NO_DEVICE, INVALID_DEVICE):
            raise Absent("the driver finds no AMD GPU", "`rocminfo` lists them") from error
        raise Absent(f"the driver does not start: {error}", WAY_OUT) from error
    if not count:
        raise Absent("the driver finds no AMD GPU", "`rocminfo` lists them")
    found = version // 10_000_000, version // 100_000 % 100
    if found < OLDEST:
        shown = ".".join(map(str, found))
        raise Absent(f"ROCm {shown} is installed, and {OLDEST[0]}.{OLDEST[1]} is needed", WAY_OUT)
    return driver

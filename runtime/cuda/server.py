"""The device ``cuda``: one NVIDIA GPU through its driver.

    artifact -> NVRTC, or the disk cache -> cubin -> StreamedModule
    module, count, memories, scalars -> packed arguments -> cuLaunchKernel on a stream

What it shares with ``hip`` is in ``runtime.streamed``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from runtime.cuda.compiler import architecture, compile_artifact, compiler_version, discard
from runtime.cuda.driver import Driver, open_driver
from runtime.dlpack import CUDA as DLPACK_DEVICE
from runtime.protocols import Absent, Triple
from runtime.streamed.driver import DriverError
from runtime.streamed.module import Arguments, Pointers, StreamedModule
from runtime.streamed.server import StreamedServer
from transpile.config import settings
from transpile.diagnose.diagnostic import CubeError
from transpile.ir.types import Scalar, Space, bf16
from transpile.lower import cuda as writer  # noqa: F401
from transpile.lower.shared import dynamic_shared_bytes
from transpile.ops.capabilities import (
    CUDA,
    CUDA_CONVERTS,
    HALF_ADDITIONS,
    AtomicUse,
    Capabilities,
)
from transpile.protocols import Artifact


class CudaServer(StreamedServer):
    """One GPU."""

    platform = "cuda"
    dlpack_device = DLPACK_DEVICE
    arguments_type = Pointers
    driver: Driver

    def start(self) -> None:
        self.context = self.driver.call("cuDevicePrimaryCtxRetain", self.device)
        self.context_handle = int(self.context)
        self.capabilities, self.target = described(self.driver, self.device)
        compiler_version()  # looked up once; the first launch needs it

    @property
    def title(self) -> str:
        """The GPU's name: two models of one architecture differ in speed."""
        found: bytes = self.driver.call("cuDeviceGetName", 128, self.device)
        return found.partition(b"\0")[0].decode(errors="replace")

    def enter(self) -> Any:
        """Make our context the thread's."""
        current = int(self.driver.call("cuCtxGetCurrent"))
        if current == self.context_handle:
            return None
        if current:
            self.driver.call("cuCtxPushCurrent", self.context)
            return current
        self.driver.call("cuCtxSetCurrent", self.context)
        return None

    def leave(self, before: Any) -> None:
        self.driver.attempt("cuCtxPopCurrent")

    def machine_code(self, artifact: Artifact) -> bytes:
        return compile_artifact(artifact, self.target, lines=settings.debug)

    def discard(self, artifact: Artifact) -> None:
        discard(artifact, self.target, lines=settings.debug)

    def reserve(self, module: StreamedModule) -> None:
        module.shared = dynamic_shared_bytes(module.kernel)
        if module.shared:
            which = self.driver.module.CUfunction_attribute
            most = which.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
            self.driver.call("cuFuncSetAttribute", module.function, most, module.shared)

    def prepared(
        self, module: StreamedModule, count: Triple, arguments: Arguments, stream: Any
    ) -> tuple[Callable[..., tuple[Any, ...]], tuple[Any, ...]]:
        native = self.driver.module
        config = native.CUlaunchConfig()
        config.gridDimX, config.gridDimY, config.gridDimZ = count
        config.blockDimX, config.blockDimY, config.blockDimZ = module.dim
        config.sharedMemBytes = module.shared
        config.hStream = stream
        config.numAttrs = 0
        return native.cuLaunchKernelEx, (config, module.function, arguments.address, 0)


def described(driver: Driver, device: Any) -> tuple[Capabilities, str]:
    """Return what a device can do, and the architecture to compile for."""

    def limit(name: str) -> int:
        return driver.attribute(name, device)

    def three(name: str) -> Triple:
        return limit(f"{name}X"), limit(f"{name}Y"), limit(f"{name}Z")

    capability = limit("COMPUTE_CAPABILITY_MAJOR"), limit("COMPUTE_CAPABILITY_MINOR")
    features = CUDA.features | {"clusters"} if capability >= (9, 0) else CUDA.features
    capabilities = replace(
        CUDA,
        features=features,
        profile=f"sm_{capability[0]}{capability[1]}",
        plane_size=limit("WARP_SIZE"),
        max_cube_dim=three("MAX_BLOCK_DIM_"),
        max_cube_units=limit("MAX_THREADS_PER_BLOCK"),
        max_cube_count=three("MAX_GRID_DIM_"),
        max_shared_memory=limit("MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"),
        atomics=_atomics(capability),
        converts=CUDA_CONVERTS if capability >= (8, 9) else frozenset(),
        forgets_negation=capability >= (9, 0),  # from here on there are minima of three
    )
    return capabilities, architecture(capability)


def _atomics(capability: tuple[int, int]) -> frozenset[tuple[Space, Scalar, AtomicUse]]:
    """Return the atomics of a compute capability: those of halves came with 7.0, and sums of bf16 with 8.0."""
    if capability < (7, 0):
        return frozenset(each for each in CUDA.atomics if each[1].bits != 16)
    return CUDA.atomics if capability >= (8, 0) else CUDA.atomics - HALF_ADDITIONS[bf16]


def open_server(ordinal: int) -> CudaServer:
    """Return a GPU.

    Raises:
        Absent: the bindings, the driver or the GPU is missing.
    """
    driver = open_driver()
    count = int(driver.call("cuDeviceGetCount"))
    if ordinal >= count:
        raise Absent(
            f"there are {count} NVIDIA GPUs here, counted from 0", "`nvidia-smi` lists them"
        )
    try:
        return CudaServer(driver, ordinal)
    except CubeError as error:
        raise Absent(
            f"the driver can't use it: {error.diagnostic.fill(error.diagnostic.title)}"
        ) from error
    except DriverError as error:
        raise Absent(f"the driver can't use it: {error}", "`nvidia-smi` may say why") from error

"""Arrays of other libraries on the same device -> bound arrays, without a copy.

torch tensors are read directly; CuPy, Numba, PyCUDA and JAX through ``__cuda_array_interface__``; what has only DLPack
through that. Their memory stays theirs: launches on it go to torch's current stream, or wait for the stream that the
interface names, and that stream then waits for the launch.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy

from runtime.arrays import BoundArray
from runtime.dlpack import ROCM, Exported, taken
from runtime.memory import is_contiguous, reach
from runtime.origins import module_of
from runtime.scalars import scalar_of
from runtime.streamed.streams import LEGACY
from transpile.ir.types import Scalar
from transpile.lang.libraries import NO_GRADIENTS, is_torch, records_gradient

NVIDIA_ONLY = ("numba", "pycuda")
"""Libraries whose ``__cuda_array_interface__`` never means memory of an AMD GPU, as CuPy's may."""


class Foreign:
    """Memory of another library."""

    __slots__ = ("address", "home", "is_torch", "owner", "stream")

    def __init__(self, address: int, owner: Any, stream: int, *, is_torch: bool = False) -> None:
        self.address = address
        self.owner = owner
        self.home = stream
        """The stream on which its library works."""
        self.stream = stream
        """The stream that used it last."""
        self.is_torch = is_torch

    def __repr__(self) -> str:
        return f"Foreign({self.address:#x}, {type(self.owner).__name__})"


class ForeignBlock:
    """What stands for the block of a handle: nothing is freed, and a failure is not remembered."""

    __slots__ = ("failure", "memory", "server")

    def __init__(self, server: Any, memory: Foreign) -> None:
        self.server = server
        self.memory = memory
        self.failure: Any = None


def adopt(server: Any, argument: Any) -> tuple[BoundArray, bool] | None:
    """Return an array of another library that lives on this device, and whether it is read-only; else ``None``.

    Raises:
        BufferError: it is on a GPU, but can't be passed as it is.
        TypeError: no kernel type holds its elements.
    """
    root = module_of(type(argument)).partition(".")[0]
    if root == "torch" or is_torch(argument):
        return _torch(server, argument)
    if root in ("jax", "jaxlib") or not hasattr(argument, "__cuda_array_interface__"):
        return _dlpack(server, argument, root)
    if root in NVIDIA_ONLY and server.dlpack_device == ROCM:
        return None
    return _interface(server, argument)


def _torch(server: Any, tensor: Any) -> tuple[BoundArray, bool] | None:
    torch = sys.modules["torch"]
    # A torch for ROCm calls AMD's devices "cuda" too.
    if not tensor.is_cuda or bool(torch.version.hip) != (server.dlpack_device == ROCM):
        return None
    if tensor.get_device() != server.ordinal:
        raise BufferError(f"it is on cuda:{tensor.get_device()}, the launch on {server.name}")
    if tensor.layout is not torch.strided or tensor.is_neg():
        raise BufferError("it has a lazy or sparse form; use `.resolve_neg()` or `.to_dense()`")
    if records_gradient(tensor):
        raise BufferError(NO_GRADIENTS)
    memory = Foreign(tensor.data_ptr(), tensor, LEGACY, is_torch=True)
    dtype, shape = scalar_of(tensor.dtype), tuple(tensor.shape)
    if not tensor.is_contiguous():
        return _bound(server, memory, dtype, shape, tensor.stride()), False
    bound = BoundArray((memory, 0), dtype, shape, None, memory.address, tensor.numel())
    bound.block = ForeignBlock(server, memory)
    return bound, False


def torch_stream(ordinal: int) -> int:
    """Return torch's current stream of a device."""
    return int(torch_streams(ordinal)())


def torch_streams(ordinal: int) -> Callable[[], int]:
    """Return the function that tells torch's current stream of a device."""
    torch = sys.modules["torch"]
    quick = getattr(torch._C, "_cuda_getCurrentRawStream", None)
    if quick is not None:
        return partial(quick, ordinal)
    return lambda: torch.cuda.current_stream(ordinal).cuda_stream


def _interface(server: Any, argument: Any) -> tuple[BoundArray, bool]:
    interface = argument.__cuda_array_interface__
    address, read_only = interface["data"]
    described = numpy.dtype(interface["typestr"])
    shape, stream = tuple(interface["shape"]), interface.get("stream")
    # 1 is the legacy stream, 2 this thread's default one; both wait for blocking streams as ours are.
    memory = Foreign(address or 0, argument, LEGACY if stream in (None, 1, 2) else int(stream))
    strides = interface.get("strides")
    steps = None if strides is None else _elements(strides, described.itemsize)
    return _bound(server, memory, scalar_of(described), shape, steps), bool(read_only)


def _elements(strides: Any, size: int) -> tuple[int, ...]:
    if any(stride % size for stride in strides):
        raise BufferError(
            f"its strides {tuple(strides)} are no multiples of its elements' {size} bytes"
        )
    return tuple(stride // size for stride in strides)


def _dlpack(server: Any, argument: Any, root: str) -> tuple[BoundArray, bool] | None:
    if not hasattr(argument, "__dlpack_device__"):
        return None
    kind, number = argument.__dlpack_device__()
    if int(kind) != server.dlpack_device:
        return None
    if int(number) != server.ordinal:
        there = f"{server.platform}:{int(number)}"
        raise BufferError(f"it is on {there}, the launch on {server.name}")
    # Asked for the legacy stream, the library lets that stream wait for the array's last writer. The array API
    # standard gives it the number 1 on CUDA, and 0 on ROCm.
    exported: Exported = taken(argument, 0 if server.dlpack_device == ROCM else 1)
    memory = Foreign(exported.address, exported, LEGACY)
    bound = _bound(server, memory, exported.dtype, exported.shape, exported.strides)
    return bound, exported.read_only or root in ("jax", "jaxlib")


def _bound(
    server: Any,
    memory: Foreign,
    dtype: Scalar,
    shape: tuple[int, ...],
    strides: tuple[int, ...] | None,
) -> BoundArray:
    if strides is not None and is_contiguous(shape, tuple(strides)):
        strides = None
    if strides is None:
        count = 1
        for size in shape:
            count *= size
    else:
        strides = tuple(strides)
        if min(strides, default=0) < 0:
            raise BufferError(f"it has negative strides: {strides}")
        count = reach(shape, strides)
    bound = BoundArray((memory, 0), dtype, shape, strides, memory.address, count)
    bound.block = ForeignBlock(server, memory)
    return bound

"""Arrays of other libraries on an AMD GPU; to torch for ROCm they are "cuda"."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from runtime import devices
from runtime.client import ComputeClient
from runtime.dlpack import ROCM, Exported
from runtime.hip.driver import open_driver
from runtime.hip.server import HipServer
from runtime.memory import Handle
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32


@cube(launch=True)
def double(x: Mut[Tensor[f32]]) -> None:
    x[ABSOLUTE_POS] = x[ABSOLUTE_POS] + x[ABSOLUTE_POS]


@pytest.fixture
def client(rocm: Path, monkeypatch: pytest.MonkeyPatch) -> ComputeClient:
    monkeypatch.setenv("ROCM_PATH", str(rocm))
    return ComputeClient(devices.Device("hip", HipServer(open_driver(), 0)))


class Torch(SimpleNamespace):
    """What is asked of torch."""

    strided = "strided"
    cuda = SimpleNamespace(is_initialized=lambda: True)

    def __init__(self, hip: str | None) -> None:
        super().__init__(version=SimpleNamespace(hip=hip))
        self._C = SimpleNamespace(_cuda_getCurrentRawStream=lambda ordinal: 0)


class TorchTensor:
    """What is asked of a tensor, over a handle's memory."""

    is_cuda = True
    requires_grad = False
    layout = "strided"
    dtype = np.dtype("f4")

    def __init__(self, handle: Handle) -> None:
        self.handle = handle
        self.shape = handle.shape

    def get_device(self) -> int:
        return 0

    def is_neg(self) -> bool:
        return False

    def is_contiguous(self) -> bool:
        return True

    def stride(self) -> tuple[int, ...]:
        return self.handle.strides

    def numel(self) -> int:
        return self.handle.size

    def data_ptr(self) -> int:
        found: int = self.handle.block.memory.address
        return found


TorchTensor.__module__ = "torch"


def test_torch_for_rocm_is_taken_and_torch_for_cuda_is_not(
    client: ComputeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    handle = client.create(np.arange(8, dtype="f4"))
    monkeypatch.setitem(sys.modules, "torch", Torch("6.3"))
    bound, read_only = client.server.adopt(TorchTensor(handle))  # type: ignore[attr-defined]
    assert (bound.first, bound.shape, read_only) == (handle.block.memory.address, (8,), False)
    monkeypatch.setitem(sys.modules, "torch", Torch(None))
    assert client.server.adopt(TorchTensor(handle)) is None  # type: ignore[attr-defined]


class Lent:
    """An array of a library that only has DLPack, over a handle's memory."""

    def __init__(self, handle: Handle, kind: int = ROCM) -> None:
        self.handle = handle
        self.kind = kind
        self.streams: list[Any] = []

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.kind, 0

    def __dlpack__(self, *, stream: int | None = None, **options: Any) -> Any:
        self.streams.append(stream)
        return self.handle.__dlpack__(stream=None, **options)


def test_dlpack_of_rocm(client: ComputeClient) -> None:
    handle = client.create(np.arange(8, dtype="f4"))
    assert handle.__dlpack_device__() == (10, 0)
    exported = Exported(handle.__dlpack__(max_version=(1, 0)))
    assert (exported.address, exported.shape) == (handle.block.memory.address, (8,))
    lent = Lent(handle)
    double.launch(client, 1, 8, lent)
    assert client.read(handle).tolist() == [0, 2, 4, 6, 8, 10, 12, 14]
    assert lent.streams == [0]  # ROCm's number of the default stream; 1 and 2 are not allowed


def test_memory_of_nvidia_is_not_taken(client: ComputeClient) -> None:
    handle = client.create(np.arange(8, dtype="f4"))
    assert client.server.adopt(Lent(handle, kind=2)) is None  # type: ignore[attr-defined]


class CupyArray:
    def __init__(self, handle: Handle) -> None:
        self.__cuda_array_interface__ = handle.__cuda_array_interface__


def test_the_array_interface(client: ComputeClient) -> None:
    handle = client.create(np.arange(8, dtype="f4"))
    assert handle.__cuda_array_interface__["data"] == (handle.block.memory.address, False)
    double.launch(client, 1, 8, CupyArray(handle))
    assert client.read(handle).tolist() == [0, 2, 4, 6, 8, 10, 12, 14]
    of_numba = type("Array", (CupyArray,), {"__module__": "numba.cuda"})(handle)
    assert client.server.adopt(of_numba) is None  # type: ignore[attr-defined]

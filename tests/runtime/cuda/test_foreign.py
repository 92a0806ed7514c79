"""Arrays of other libraries: what they say of themselves is bound without a copy, and their streams are waited for."""

from __future__ import annotations

import ctypes
import gc
import sys
import weakref
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from runtime import dlpack
from runtime.client import ComputeClient
from runtime.cuda.driver import Driver
from runtime.cuda.server import CudaServer
from runtime.devices import Device
from runtime.dlpack import Exported
from runtime.memory import Handle
from tests.runtime.cuda.fake_driver import Fake
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32
from transpile.diagnose.diagnostic import CubeLaunchError


@cube(launch=True)
def add_columns(x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    for column in range(x.shape(1)):
        y[ABSOLUTE_POS] += x[ABSOLUTE_POS, column]


class Array:
    """An array of some library on the device."""

    def __init__(self, shape: tuple[int, ...], typestr: str = "<f4", **more: Any) -> None:
        self.memory = ctypes.create_string_buffer(4096)
        self.address = ctypes.addressof(self.memory)
        self.__cuda_array_interface__ = {
            "shape": shape,
            "typestr": typestr,
            "data": (self.address, more.pop("read_only", False)),
            "version": 3,
            **more,
        }


@pytest.fixture
def fake() -> Fake:
    return Fake()


@pytest.fixture
def client(fake: Fake) -> ComputeClient:
    return ComputeClient(Device("cuda", CudaServer(Driver(fake), 0)))


def test_addresses_shapes_and_strides_are_passed(client: ComputeClient, fake: Fake) -> None:
    x, y = Array((8, 3), strides=(40, 8)), Array((8,))
    add_columns.launch(client, 1, 8, x, y)
    (launch,) = fake.launches
    first, second, *numbers = launch.unpack("QQIIIIII")
    assert (first, second) == (x.address, y.address)
    assert {3, 10, 2} <= set(numbers)
    assert not [call for call in fake.calls if call[0].startswith("cuMemcpy")]


def test_the_librarys_stream_is_waited_for_and_waits(client: ComputeClient, fake: Fake) -> None:
    theirs = fake.number()
    fake.progress[theirs] = 5
    add_columns.launch(client, 1, 8, Array((8, 3), stream=theirs), Array((8,), stream=1))
    (launch,) = fake.launches
    assert (theirs, 5) in launch.after
    assert (launch.stream, fake.progress[launch.stream]) in fake.waits[theirs]


def test_read_only_and_repeating_arrays_are_not_written(client: ComputeClient) -> None:
    for wrong in (Array((8,), read_only=True), Array((8,), strides=(0,))):
        with pytest.raises(CubeLaunchError, match="read-only"):
            add_columns.launch(client, 1, 8, Array((8, 3)), wrong)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (Array((8, 3), "<c8"), "no kernel type"),
        (Array((8, 3), ">f4"), "no kernel type"),
        (Array((8, 3), strides=(-12, 4)), "negative strides"),
        (Array((8, 3), strides=(13, 4)), "no multiples"),
        (Array((8, 3), "<f8"), "must be an array of f32"),
        ([1.0], "needs an array"),
    ],
)
def test_what_does_not_fit_is_refused(client: ComputeClient, wrong: Any, message: str) -> None:
    with pytest.raises(CubeLaunchError, match=message):
        add_columns.launch(client, 1, 8, wrong, Array((8,)))


@pytest.mark.parametrize("version", [None, (1, 0)])
@pytest.mark.parametrize("name", ["f4", "f2", "u1", "i8", "bool", "bf16"])
def test_handles_are_lent_through_dlpack(
    client: ComputeClient, fake: Fake, version: tuple[int, int] | None, name: str
) -> None:
    handle = client.empty((4, 6), name)
    view = handle.view((2, 3), strides=(12, 2), offset=1)
    found = Exported(view.__dlpack__(stream=1, max_version=version))
    assert (found.dtype, found.shape, found.strides) == (view.dtype, (2, 3), (12, 2))
    assert found.address == handle.block.memory.address + view.dtype.bytes
    assert view.__dlpack_device__() == (2, 0)
    assert handle.block.memory.stream == 0  # what we launch next waits for their stream
    block = weakref.ref(handle.block)
    del handle, view
    gc.collect()
    assert block() is not None
    del found
    gc.collect()
    assert block() is None


def test_a_failed_import_keeps_its_error_and_no_memory(client: ComputeClient) -> None:
    handle = client.empty(4, "f4")
    block = weakref.ref(handle.block)
    with pytest.raises((BufferError, RuntimeError), match=r"[Uu]nsupported device"):
        np.from_dlpack(handle)
    del handle
    gc.collect()
    assert block() is None


def test_a_consumer_gives_a_handle_back(client: ComputeClient) -> None:
    handle = client.empty(4, "f4")
    capsule = handle.__dlpack__()
    block = weakref.ref(handle.block)
    del handle
    place = dlpack._python.PyCapsule_GetPointer(capsule, b"dltensor")
    rename = ctypes.pythonapi.PyCapsule_SetName
    rename.argtypes = (ctypes.py_object, ctypes.c_char_p)
    assert not rename(capsule, b"used_dltensor")
    del capsule
    gc.collect()
    assert block() is not None  # the consumer has it
    deleter = dlpack._Managed.from_address(place).deleter
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(deleter)(place)
    gc.collect()
    assert block() is None


def test_handles_of_other_devices_export_nothing() -> None:
    block: Any = SimpleNamespace(server=SimpleNamespace(name="metal"))
    with pytest.raises(BufferError, match="`metal` don't export"):
        Handle(block, f32, (4,)).__dlpack__()


def test_overlaps_of_different_libraries_are_found(client: ComputeClient) -> None:
    handle = client.create(np.zeros(8, "f4"))
    shared = Array((2, 2))
    shared.__cuda_array_interface__["data"] = (handle.block.memory.address + 4, False)
    with pytest.raises(CubeLaunchError, match="overlap in part"):
        add_columns.launch(client, 1, 2, shared, handle)


class Tensor_:
    """A tensor of torch, as far as it is looked at."""

    dtype, is_cuda, layout = "float32", True, "strided"
    requires_grad = False

    def __init__(self) -> None:
        self.host = np.zeros(64, "f4")
        self.shape: tuple[int, ...] = (64,)

    def get_device(self) -> int:
        return 0

    def is_neg(self) -> bool:
        return False

    def is_contiguous(self) -> bool:
        return True

    def data_ptr(self) -> int:
        return int(self.host.ctypes.data)

    def stride(self) -> tuple[int, ...]:
        return (1,)

    def numel(self) -> int:
        return self.shape[0]


Tensor_.__module__ = "torch"


@cube(launch=True)
def add_number(by: f32, y: Mut[Tensor[f32]]) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] += by


class Own(Tensor_):
    """A tensor of a class that is derived from torch's."""


@pytest.fixture
def torch(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """As much of torch as is asked; the stream is the first of `streams`."""
    found = SimpleNamespace(version=SimpleNamespace(hip=None), strided="strided", streams=[0])
    found._C = SimpleNamespace(_cuda_getCurrentRawStream=lambda ordinal: found.streams[0])
    found.is_grad_enabled = lambda: True
    monkeypatch.setitem(sys.modules, "torch", found)
    return found


@pytest.mark.parametrize("kind", [Tensor_, Own])
def test_gradients_are_lost_only_where_none_is_recorded(
    client: ComputeClient, torch: SimpleNamespace, kind: type[Tensor_]
) -> None:
    tensor = kind()
    refused = pytest.raises(CubeLaunchError, match=r"(?s)requires a gradient.*pass `y.detach\(\)`")
    for _ in range(4):  # remembered
        add_number.launch(client, 1, 64, 1.0, tensor)
    tensor.requires_grad = True
    for _ in range(2):
        with refused:
            add_number.launch(client, 1, 64, 1.0, tensor)
    with refused:
        add_number.prepare(client, 1, 64, 1.0, tensor)
    torch.is_grad_enabled = lambda: False
    for _ in range(4):
        add_number.launch(client, 1, 64, 1.0, tensor)
    torch.is_grad_enabled = lambda: True
    with refused:
        add_number.launch(client, 1, 64, 1.0, tensor)


@pytest.mark.parametrize("has_quick", [True, False])
def test_remembered_launches_follow_torchs_stream_and_tensors(
    client: ComputeClient, fake: Fake, torch: SimpleNamespace, has_quick: bool
) -> None:
    stream = torch.streams
    if not has_quick:
        torch._C = SimpleNamespace()
    torch.cuda = SimpleNamespace(
        current_stream=lambda ordinal: SimpleNamespace(cuda_stream=stream[0])
    )
    tensor, other = Tensor_(), client.zeros(4, f32)
    bound = add_number.prepare(client, 1, 64, 1.0, tensor)

    def launched(*, shortly: bool) -> Any:
        fake.calls.clear()
        add_number.launch(client, 1, 64, 1.0, tensor)
        names = [call[0] for call in fake.calls if call[0].startswith("cuLaunchKernel")]
        assert names == ["cuLaunchKernelEx" if shortly else "cuLaunchKernel"]
        return fake.launches[-1]

    for current in (0, 88):
        stream[0] = current
        fake.progress.setdefault(current, 0)
        for number in range(4):
            assert launched(shortly=number > 1 - bool(current)).stream == current
            bound()
            assert fake.launches[-1].stream == current
    assert launched(shortly=True).unpack("QfI") == (tensor.data_ptr(), 1.0, 64)
    tensor.host = np.zeros(32, "f4")
    assert launched(shortly=False).unpack("Q") == (tensor.data_ptr(),)
    for _ in range(8):  # it may have been another tensor's turn
        add_number.launch(client, 1, 64, 1.0, tensor)
    assert launched(shortly=True).unpack("Q") == (tensor.data_ptr(),)
    tensor.shape = (32,)
    assert launched(shortly=False).unpack("QfI") == (tensor.data_ptr(), 1.0, 32)
    add_number.launch(client, 1, 64, 1.0, other)
    assert fake.launches[-1].stream not in (0, 88)

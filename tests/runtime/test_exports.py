"""Handles in the host's memory as arrays of NumPy and others: the same memory, which lives as long as it is needed."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import threading
import weakref
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient, device
from runtime.devices import Device
from runtime.dlpack import _KINDS, Exported
from runtime.reference.server import ReferenceServer
from runtime.turns import NOTHING, keys_of
from transpile import (
    ABSOLUTE_POS,
    CubeError,
    CubeLaunchError,
    Mut,
    Tensor,
    bf16,
    bool_,
    cube,
    f16,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    u8,
    u16,
    u32,
    u64,
)
from transpile.ir.types import SCALARS


@cube(launch=True)
def add_one(x: Mut[Tensor[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < x.len():
        assert x[i] >= 0.0, "a negative number"
        x[i] += 1.0


@pytest.fixture(params=["cpu", "reference"])
def client(request: pytest.FixtureRequest) -> ComputeClient:
    return device(request.param).client


def test_an_export_is_the_same_memory(client: ComputeClient) -> None:
    handle = client.create(np.arange(6, dtype="f4").reshape(2, 3))
    assert handle.__dlpack_device__() == (1, 0)
    array = np.from_dlpack(handle)
    assert array.flags.writeable
    for _ in range(4):  # a remembered launch too
        add_one.launch(client, 1, 6, handle)
    assert array.tolist() == [[4, 5, 6], [7, 8, 9]]
    array[1, 2] = 0
    assert handle.numpy()[1, 2] == 0
    turned = np.from_dlpack(handle.view((2, 2), strides=(1, 3), offset=1))
    assert turned.tolist() == [[5, 8], [6, 0]]
    assert np.shares_memory(array, turned)
    for shape in ((), (0, 3), (1, 6)):
        assert np.from_dlpack(handle.view(shape)).shape == shape


def test_an_export_is_an_argument(client: ComputeClient) -> None:
    handle = client.zeros(4, f32)
    add_one.launch(client, 1, 4, np.from_dlpack(handle))
    assert handle.numpy().tolist() == [1] * 4


@pytest.mark.parametrize(
    "dtype", [f16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64, bool_], ids=str
)
def test_types_of_numpy(client: ComputeClient, dtype: Any) -> None:
    handle = client.zeros(3, dtype)
    array = np.from_dlpack(handle)
    assert array.dtype == handle.numpy().dtype
    array[1] = 1
    assert handle.numpy().tolist() == [0, 1, 0]


@pytest.mark.parametrize("version", [None, (1, 0)])
def test_types_that_only_others_have(
    client: ComputeClient, version: tuple[int, int] | None
) -> None:
    handle = client.zeros(3, bf16)
    assert Exported(handle.__dlpack__(max_version=version)).dtype is bf16
    block = weakref.ref(handle.block)
    with pytest.raises((BufferError, RuntimeError), match=r"Unsupported dtype in DLTensor"):
        np.from_dlpack(handle)  # NumPy's words, with nothing left behind
    del handle
    gc.collect()
    assert block() is None
    missing = [name for name in SCALARS if name.rstrip("0123456789") not in _KINDS.values()]
    assert missing == ["index"]  # no array has it
    with pytest.raises(BufferError, match=r"no type for e4m3: `handle.numpy\(\)` is a copy"):
        client.zeros(3, "e4m3").__dlpack__(max_version=version)


def test_views_whose_elements_share_memory_are_read_only(client: ComputeClient) -> None:
    handle = client.create(np.arange(4, dtype="f4"))
    for view in (handle.view((3, 4), strides=(0, 1)), handle.view((3, 2), strides=(1, 1))):
        array = np.from_dlpack(view)
        assert not array.flags.writeable
        with pytest.raises(CubeLaunchError, match="read-only"):
            add_one.launch(client, 1, 4, array)
        with pytest.raises(BufferError, match="read-only, which DLPack says from"):
            view.__dlpack__()
    assert np.from_dlpack(handle.view((2, 2), strides=(1, 2))).flags.writeable


@pytest.mark.parametrize("size", [16, 1 << 20])  # of both kinds of memory
def test_memory_lives_as_long_as_what_is_made_of_it(size: int) -> None:
    client = Device("reference", ReferenceServer()).client
    handle = client.create(np.full(size, 7, "u1"))
    block, server = weakref.ref(handle.block), weakref.ref(client.server)
    array = np.from_dlpack(handle)
    part = array[size // 2 :]
    other = client.zeros(size, u8)
    del handle, array
    gc.collect()
    for _ in range(4):
        del other
        client.memory_cleanup()
        other = client.zeros(size, u8)
    del client, other
    gc.collect()
    assert part.tolist() == [7] * (size // 2)
    assert server() is not None
    kept = [part]
    del part
    elsewhere = threading.Thread(target=kept.clear)
    elsewhere.start()
    elsewhere.join()
    gc.collect()
    assert block() is None
    assert server() is None


def test_memory_that_was_freed_by_hand_is_not_given_away() -> None:
    client = Device("reference", ReferenceServer()).client
    handle = client.create(np.full(1 << 20, 7, "u1"))
    array = np.from_dlpack(handle)
    handle.block.free()
    for _ in range(3):
        assert not np.shares_memory(client.zeros(1 << 20, u8).block.memory, array)
    assert array.min() == 7
    with pytest.raises(CubeError):
        np.from_dlpack(handle)


def test_a_capsule_that_nobody_takes_keeps_nothing(client: ComputeClient) -> None:
    handle = client.zeros(4, f32)
    block = weakref.ref(handle.block)
    capsules = [handle.__dlpack__(), handle.__dlpack__(max_version=(1, 2))]
    del handle
    gc.collect()
    assert block() is not None
    capsules.clear()
    gc.collect()
    assert block() is None


def test_a_consumer_without_the_interpreters_lock_may_let_go(client: ComputeClient) -> None:
    handle = client.zeros(4, f32)
    block = weakref.ref(handle.block)
    capsule = handle.__dlpack__(max_version=(1, 0))
    name = b"dltensor_versioned"
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
    rename = ctypes.pythonapi.PyCapsule_SetName
    rename.argtypes = (ctypes.py_object, ctypes.c_char_p)
    place = pointer(capsule, name)
    assert not rename(capsule, b"used_dltensor_versioned")
    del capsule, handle
    gc.collect()
    assert block() is not None
    # Two numbers of 32 bits for the version, and the context.
    deleter: Any = ctypes.c_void_p.from_address(place + 16).value
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(deleter)(place)
    gc.collect()
    assert block() is None


def test_what_failed_is_not_exported(client: ComputeClient) -> None:
    handle = client.create(np.array([1, -1], "f4"))
    with contextlib.suppress(CubeLaunchError):  # where it is told at once
        add_one.launch(client, 1, 2, handle)
    for _ in range(2):
        with pytest.raises(CubeLaunchError, match="a negative number"):
            np.from_dlpack(handle)
    client.write(handle, np.zeros(2, "f4"))
    assert np.from_dlpack(handle).tolist() == [0, 0]


def test_an_export_waits_for_what_another_thread_writes(client: ComputeClient) -> None:
    handle = client.zeros(4, f32)
    server: Any = client.server
    started, go_on, found = threading.Event(), threading.Event(), []

    def write() -> None:
        turn = server.turns.take(NOTHING, keys_of([handle.block.memory]))
        try:
            turn.begin()
            started.set()
            go_on.wait(30)
            handle.block.memory[:] = 255
        finally:
            server.turns.active.pop(turn, None)
            server.turns.tell()

    writer = threading.Thread(target=write)
    reader = threading.Thread(target=lambda: found.append(np.from_dlpack(handle.view(4))[0]))
    writer.start()
    assert started.wait(30)
    reader.start()
    reader.join(0.1)
    assert not found
    go_on.set()
    reader.join(30)
    writer.join()
    assert np.isnan(found).all()
    assert len(found) == 1


def test_what_an_export_can_not_be(client: ComputeClient) -> None:
    handle = client.zeros(4, f32)
    with pytest.raises(BufferError, match="has no streams"):
        handle.__dlpack__(stream=1)
    with pytest.raises(BufferError, match="without a copy"):
        np.from_dlpack(handle, copy=True)
    with pytest.raises(BufferError, match="without a copy"):
        handle.__dlpack__(dl_device=(2, 0))
    assert np.from_dlpack(handle, device="cpu", copy=False).shape == (4,)


def test_torch_itself(client: ComputeClient) -> None:
    torch = pytest.importorskip("torch")
    handle = client.zeros((2, 3), f32)
    tensor = torch.from_dlpack(handle)
    add_one.launch(client, 1, 6, handle)
    add_one.launch(client, 1, 6, tensor.view(6))
    assert tensor.tolist() == [[2] * 3] * 2
    tensor[1, 1] = 5
    assert handle.numpy()[1, 1] == 5
    brief = client.zeros(2, bf16)
    torch.from_dlpack(brief)[1] = 3
    assert brief.numpy().astype("f4").tolist() == [0, 3]
    assert torch.from_dlpack(client.zeros(2, bool_)).dtype == torch.bool

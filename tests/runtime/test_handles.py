"""Handles: what they tell of themselves, what they refuse, and what they say then."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient, device, other_names
from runtime.memory import Handle
from runtime.other_names import INSTEAD
from transpile import ABSOLUTE_POS, CubeUsageError, Mut, Tensor, bf16, cube, f32


@cube(launch=True)
def copy_rows(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if out.shape(0) > ABSOLUTE_POS:
        for column in range(out.shape(1)):
            out[ABSOLUTE_POS, column] = x[ABSOLUTE_POS, column]


@pytest.fixture(params=["reference", "cpu"])
def client(request: pytest.FixtureRequest) -> ComputeClient:
    return device(request.param).client


@pytest.fixture
def handle(client: ComputeClient) -> Handle:
    return client.create(np.arange(24, dtype="f4").reshape(4, 6))


@pytest.mark.parametrize("shape", [(4, 6), (0, 3), (5,), ()])
def test_sizes_are_those_of_numpy(client: ComputeClient, shape: tuple[int, ...]) -> None:
    array = np.zeros(shape, "f4")
    handle = client.create(array)
    for name in ("shape", "ndim", "size", "itemsize", "nbytes"):
        assert getattr(handle, name) == getattr(array, name), name
    assert client.empty(3, bf16).itemsize == 2
    if shape:
        assert len(handle) == len(array)
        return
    with pytest.raises(TypeError, match="no dimensions"):
        len(handle)


def test_the_transposed_view(client: ComputeClient, handle: Handle) -> None:
    data = handle.numpy()
    np.testing.assert_array_equal(handle.T.numpy(), data.T)
    assert handle.T.block is handle.block
    assert handle.T.T.strides == handle.strides
    out = client.zeros((6, 4), f32)
    copy_rows.launch(client, 1, 6, handle.T, out)
    np.testing.assert_array_equal(out.numpy(), data.T)
    copy_rows.launch(client, 1, 4, handle.numpy() * 2, out.T)
    np.testing.assert_array_equal(out.numpy(), data.T * 2)
    # Handles count strides in elements, arrays of NumPy in bytes.
    text = copy_rows.inspect("wgsl", handle.T, out, dim=6)
    assert text == copy_rows.inspect("wgsl", data.T, out.numpy(), dim=6)
    assert text != copy_rows.inspect("wgsl", handle, out, dim=6)


def test_a_part_is_told_as_a_view(handle: Handle) -> None:
    data = handle.numpy()
    for key in (2, -1, slice(1, 3), (slice(1, 3), slice(None, None, 2)), (..., 1), (0, 0), None):
        with pytest.raises(
            TypeError, match=r"`handle.numpy\(\)` copies them; `handle.view\("
        ) as raised:
            handle[key]
        call = str(raised.value).split("`")[3]
        np.testing.assert_array_equal(eval(call, {"handle": handle}).numpy(), data[key])
    for key in (slice(None, None, -1), 4, [0, 1], True, "x", handle):
        with pytest.raises(TypeError, match=r"are on the device: `handle.numpy\(\)` copies them$"):
            handle[key]
    with pytest.raises(TypeError, match=r"client.write\(handle.view\(\(6,\), \(1,\), 6\), array\)"):
        handle[1] = 0.0  # type: ignore[misc]
    with pytest.raises(TypeError, match="on the device"):
        list(handle)


def test_nothing_is_read_in_silence(handle: Handle) -> None:
    for use in (bool, np.asarray, lambda h: np.ones(6, "f4") + h, lambda h: np.array([h, h])):
        with pytest.raises(TypeError, match=r"handle\.numpy\(\)"):
            use(handle)  # type: ignore[operator]


def test_names_of_other_libraries_lead_to_ours(client: ComputeClient, handle: Handle) -> None:
    assert not [name for name in INSTEAD if hasattr(handle, name)]
    for name, words in INSTEAD.items():
        with pytest.raises(AttributeError, match=f"a handle has no `{name}`: ") as raised:
            getattr(handle, name)
        assert words in str(raised.value)
    unknown: Any = handle
    with pytest.raises(AttributeError, match="did you mean `shape`"):
        unknown.shap  # noqa: B018
    with pytest.raises(AttributeError, match="no attribute '__len'"):
        getattr(unknown, "__len")


def test_names_of_other_libraries_asked_of_a_client_and_a_device(client: ComputeClient) -> None:
    calls = other_names._CALLS
    assert not [name for name in calls if hasattr(client, name)]
    assert all(hasattr(client, name) for name in other_names.CLIENT)
    assert all(hasattr(client.device, name) for name in other_names.DEVICE)
    for name, words in calls.items():
        with pytest.raises(AttributeError, match=f"a client has no `{name}`: ") as raised:
            getattr(client, name)
        assert words in str(raised.value)
        with pytest.raises(AttributeError, match=f"a device has no `{name}`: "):
            getattr(client.device, name)
    for name in other_names.CLIENT:
        if name not in (*other_names.DEVICE, "device"):
            with pytest.raises(AttributeError, match=f"write `device.client.{name}`"):
                getattr(client.device, name)
    unknown: Any = client
    with pytest.raises(AttributeError, match="did you mean `zeros`"):
        unknown.zeross  # noqa: B018
    with pytest.raises(
        AttributeError, match="'ComputeClient' object has no attribute '__dlpack__'"
    ):
        unknown.__dlpack__  # noqa: B018
    assert copy.copy(client.device).name == client.device.name


def test_what_a_handle_shows(client: ComputeClient) -> None:
    handle = client.zeros((4, 6), f32)
    name = client.device.name
    assert repr(handle) == f"Handle(f32, (4, 6), on {name})"
    assert repr(handle.T) == f"Handle(f32, (6, 4), strides=(1, 6), on {name})"
    handle.block.free()
    assert repr(handle) == f"Handle(f32, (4, 6), on {name}, freed)"


def test_shapes_of_nothing_that_numpy_has_no_array_of(client: ComputeClient) -> None:
    for shape in ((1 << 40, 0, 1 << 40), (0, 1 << 62)):
        for make in (lambda shape: client.empty(shape, f32), client.zeros(4, f32).view):
            with pytest.raises(
                CubeUsageError, match=r"CUBE910.*`shape`.*\n help: give sizes that NumPy"
            ):
                make(shape)  # type: ignore[operator]
    assert client.zeros((0, 1 << 60), f32).numpy().shape == (0, 1 << 60)

"""Arrays are put back, and what candidates wrote is compared."""

from __future__ import annotations

from collections.abc import Callable

import ml_dtypes
import numpy as np
import pytest

from runtime import ComputeClient, device
from runtime.autotune import Tunables
from runtime.autotune import arguments as saving
from runtime.autotune.arguments import Arguments, difference
from transpile import CubeError, i32
from transpile.diagnose.errors.device import DriverRefused, OutOfDeviceMemory


def test_arrays_are_put_back() -> None:
    client = device("reference").client
    host, handle = np.arange(4), client.create(np.arange(4, dtype="i4"))
    part = client.create(np.arange(12, dtype="i4")).view((3,), (4,), 1)
    other = np.zeros(3)
    arguments = Arguments({"host": host, "all": [handle, part, handle], "n": 3, "o": other[:2]})
    host[:] = 9
    other[:] = 9
    client.write(handle, np.full(4, 9, "i4"))
    client.write(part, np.full(3, 9, "i4"))
    outputs = arguments.outputs(None)
    assert {name: list(array) for name, array in outputs.items()} == {
        "host": [9] * 4, "all[0]": [9] * 4, "all[1]": [9] * 3, "o": [9.0, 9.0],
    }  # fmt: skip
    arguments.restore()
    assert host.tolist() == client.read(handle).tolist() == [0, 1, 2, 3]
    assert client.read(part).tolist() == [1, 5, 9]
    assert other.tolist() == [0, 0, 9]


def test_read_only_arrays_are_left_alone() -> None:
    fixed = np.zeros(3)
    fixed.flags.writeable = False
    assert Arguments({"x": fixed, "number": np.float32(2.0)}).outputs(None) == {}


def test_a_poisoned_handle_is_well_again(fake: ComputeClient) -> None:
    handle = fake.zeros(3, i32)
    arguments = Arguments({"x": handle})
    handle.block.failure = DriverRefused(None, "reference", "a call", "a reason")
    arguments.restore()
    assert fake.read(handle).tolist() == [0, 0, 0]


def test_results_are_outputs_too() -> None:
    outputs = Arguments({}).outputs((np.arange(2), 5, None, "text"))
    assert sorted(outputs) == ["result 0", "result 1"]
    assert outputs["result 1"] == 5


@pytest.mark.parametrize(
    ("dtype", "error", "is_close"),
    [
        ("f8", 1e-12, True),
        ("f8", 1e-6, False),
        ("f4", 1e-6, True),
        ("f4", 1e-2, False),
        ("f2", 1e-3, True),
        ("f2", 0.5, False),
        (ml_dtypes.bfloat16, 1e-2, True),
        (ml_dtypes.bfloat16, 0.5, False),
    ],
)
def test_tolerances(dtype: str, error: float, is_close: bool) -> None:
    right = np.array([1.0, -2.0, 0.5, np.inf, np.nan]).astype(dtype)
    left = np.array([1.0 + error, -2.0, 0.5, np.inf, np.nan]).astype(dtype)
    assert (difference({"y": left}, {"y": right}, None) is None) == is_close


def test_an_element_near_zero_goes_by_the_whole_array() -> None:
    right = np.array([1000.0, 1e-6], "f4")
    assert difference({"y": np.array([1000.0, 2e-5], "f4")}, {"y": right}, None) is None
    text = difference({"y": np.array([1000.0, 2e-5], "f4")}, {"y": right}, 1e-9)
    assert text is not None
    assert text.startswith("`y` differs in 1 of 2, first at [1]: ")


def test_integers_are_exact_and_messages_say_where() -> None:
    right = np.zeros((2, 3), "i4")
    left = right.copy()
    left[1, 2] = 1
    assert difference({"y": left}, {"y": right}, None) == (
        "`y` differs in 1 of 6, first at [1, 2]: 1 instead of 0"
    )
    assert difference({}, {"y": right}, None) == "`y` is missing"
    assert difference({"y": left[0]}, {"y": right}, None) == (
        "`y` has the shape (3,) instead of (2, 3)"
    )
    assert difference({"y": np.array(np.nan)}, {"y": np.array(1.0)}, None) is not None


def test_structures_are_compared_by_field() -> None:
    kind = np.dtype([("a", "f4"), ("b", "i4")])
    right, left = np.zeros(2, kind), np.zeros(2, kind)
    assert difference({"y": left}, {"y": right}, None) is None
    left["b"][1] = 5
    assert difference({"y": left}, {"y": right}, None) is not None


@pytest.mark.parametrize("name", ["vulkan", "webgpu", "cuda"])
@pytest.mark.parametrize("dtype", ["f4", "f2", "i8"])
def test_large_arrays_are_saved_on_their_device(
    name: str,
    dtype: str,
    where_it_is: Callable[[str], ComputeClient],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = where_it_is(name)
    data = (np.arange(1 << 20) % 100).astype(dtype)
    handle = client.create(data)
    halves = [handle.view((1 << 19,), None, at << 19) for at in (0, 1)]
    monkeypatch.setattr(saving, "through_host", None)
    monkeypatch.setattr(saving, "WORTH_A_KERNEL", 1 << 17)
    arguments = Arguments({"second": halves[1]})
    client.write(handle, np.ones(1 << 20, dtype))
    arguments.restore()
    found = client.read(handle)
    np.testing.assert_array_equal(found[: 1 << 19], np.ones(1 << 19, dtype))
    np.testing.assert_array_equal(found[1 << 19 :], data[1 << 19 :])


def test_where_the_device_is_full_arrays_are_saved_on_the_host(
    where_it_is: Callable[[str], ComputeClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    client = where_it_is("vulkan")
    handle = client.create(np.arange(1 << 20, dtype="i4"))

    def full(*args: object) -> None:
        raise OutOfDeviceMemory(None, "vulkan", "4 MiB", "all in handles").error()

    monkeypatch.setattr(ComputeClient, "empty", full)
    arguments = Arguments({"x": handle})
    client.write(handle, np.zeros(1 << 20, "i4"))
    arguments.restore()
    assert client.read(handle)[-1] == (1 << 20) - 1


def test_many_numbers_are_compared_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "CHUNK", 100)
    right = np.linspace(-1, 1, 1001, dtype="f4").reshape(7, 143)
    left = right * np.float32(1 + 1e-6)
    assert difference({"y": left}, {"y": right}, None) is None
    left[5, 7] = 9
    left[6, 0] = np.nan
    text = difference({"y": left}, {"y": right}, None)
    assert text == f"`y` differs in 2 of 1001, first at [5, 7]: 9.0 instead of {right[5, 7]}"
    assert difference({"y": np.float32(2.0)}, {"y": np.float32(3.0)}, None) is not None


def test_what_is_written_is_an_argument(fake: ComputeClient) -> None:
    """What nobody has by that name would not be put back."""
    tunables = Tunables("double", client=fake, writes=["out"])
    with pytest.raises(CubeError, match=r"CUBE251.*`writes` names `out`(?s:.*)did you mean `outs`"):
        tunables.add(lambda x, outs: None, name="one")
    assert not tunables.candidates
    tunables.add(lambda x, out: None, name="one")
    Tunables("any", client=fake, writes=["out"]).add(lambda *args: None, name="one")

"""Arrays are put back, and what candidates wrote is compared."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from runtime import ComputeClient, device
from runtime.autotune.arguments import Arguments, difference
from transpile import i32


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
    from transpile.diagnose.errors.device import DriverRefused

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

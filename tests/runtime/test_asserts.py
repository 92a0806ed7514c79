"""Device asserts: the first failure is reported with its line and unit, on every device."""

from __future__ import annotations

import os

import numpy as np
import pytest

from runtime import device
from transpile import ABSOLUTE_POS, Array, CubeError, CubeLaunchError, Mut, cube, f32


@cube(launch=True)
def roots(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        assert x[i] >= 0.0, "a root of a negative number"
        out[i] = x[i] * 0.5
        assert out[i] < 100.0, "too large"


def required(name: str) -> bool:
    """Whether CI promises the device; it has no GPU."""
    return name != "cuda" and os.environ.get("TRANSPILE_TEST_REQUIRE") == "all"


def client(name: str):
    try:
        return device(name).client
    except CubeError as error:
        if name in ("cuda", "vulkan", "webgpu") and not required(name):
            pytest.skip(str(error))
        raise


@pytest.fixture(params=["reference", "cpu", "vulkan", "webgpu", "cuda"])
def somewhere(request):
    return client(request.param)


def test_asserts_that_hold_say_nothing(somewhere) -> None:
    x, out = np.arange(70, dtype="f4"), np.zeros(70, "f4")
    roots.launch(somewhere, 3, 32, x, out)
    np.testing.assert_array_equal(out, x / 2)


@pytest.mark.parametrize(
    ("where", "value", "message"), [(41, -1.0, "a root of"), (65, 1e3, "too large")]
)
def test_the_failing_assert_is_named(somewhere, where: int, value: float, message: str) -> None:
    x, out = np.ones(70, "f4"), np.zeros(70, "f4")
    x[where] = value
    with pytest.raises(CubeLaunchError, match=message) as caught:
        roots.launch(somewhere, 3, 32, x, out)
    assert f"({where}, 0, 0)" in str(caught.value)
    assert "test_asserts.py" in str(caught.value)


def test_handles_are_poisoned(somewhere) -> None:
    x, out = somewhere.create(-np.ones(8, "f4")), somewhere.create(np.zeros(8, "f4"))
    roots.launch(somewhere, 1, 8, x, out)
    with pytest.raises(CubeLaunchError, match="a root of"):
        somewhere.read(out)


def test_unchecked_launches_have_none(somewhere) -> None:
    x, out = -np.ones(8, "f4"), np.zeros(8, "f4")
    roots.launch_unchecked(somewhere, 1, 8, x, out)
    np.testing.assert_array_equal(out, x / 2)

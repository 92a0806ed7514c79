"""Vulkan's drivers are asked to keep NaN and infinities, whichever width of float is the only one in a kernel."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
import pytest

from runtime import device
from tests.ops import execute
from tests.ops.execute import Missing
from transpile import UNIT_POS, Array, Float, Mut, cube

F = TypeVar("F", bound=Float)


@cube(launch=True)
def nothing(x: Array[F], out: Mut[Array[F]]) -> None:
    """Drivers like to find 0, unless they are asked not to."""
    v = x[UNIT_POS]
    out[UNIT_POS * 2] = v - v
    out[UNIT_POS * 2 + 1] = v * F(0.0)


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8"])
def test_nan_is_kept_in_each_width(dtype: str, missing: Missing) -> None:
    execute.plane_of("vulkan", missing)
    found = device("vulkan").client
    width = 8 * np.dtype(dtype).itemsize
    if width not in getattr(found.server, "device").nan_widths:  # noqa: B009
        pytest.skip(f"the driver promises no NaN of {width} bits")
    x = np.array([np.inf, -np.inf, np.nan, 1.0], dtype)
    out = np.zeros(8, dtype)
    nothing.launch_unchecked(found, 1, 4, x, out)
    assert np.array_equal(np.isnan(out), [True] * 6 + [False] * 2)

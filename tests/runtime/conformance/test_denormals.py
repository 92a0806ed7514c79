"""Numbers below the least normal one are numbers, wherever the device promises them; WGSL lets devices take zeros."""

from __future__ import annotations

import numpy as np
import pytest

from runtime.client import ComputeClient
from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, u32


@cube(launch=True)
def signs_of_small(x: Array[f32], out: Mut[Array[u32]], kept: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < x.len():
        found = u32(0)
        if x[i] != 0.0:
            found += 1
        if abs(x[i]) > 0.0:
            found += 2
        if min(x[i], -0.0) < 0.0:
            found += 4
        if bool(x[i]):
            found += 8
        out[i] = found
        kept[i] = x[i] + x[i]


def test_denormal_numbers(client: ComputeClient) -> None:
    device = getattr(client.server, "device", None)
    if client.server.name == "webgpu" or 32 not in getattr(device, "denormal_widths", {32}):
        pytest.skip("this device may take zeros for denormal numbers")
    x = np.array([2.0**-149, -(2.0**-127), 2.0**-126, 0.0, -0.0, 1.0, -3.0], "f4")
    out, kept = np.zeros(x.size, "u4"), np.zeros(x.size, "f4")
    signs_of_small.launch(client, 1, 32, x, out, kept)
    wanted = np.where(x != 0, 11, 0) + np.where(x < 0, 4, 0)
    np.testing.assert_array_equal(out, wanted)
    np.testing.assert_array_equal(kept, x + x)

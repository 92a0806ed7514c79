"""The first kernel of every language, in full."""

from __future__ import annotations

import numpy as np

from tests.lower.spirv.conftest import Run

SAXPY = """
kernel saxpy(%x: array<f32>, %y: mut array<f32>, %a: f32, %y_length: u32 from length(1)) cube(64, 1, 1) {
    %i: u32 = absolute_pos_x
    %inside: bool_ = lt %i, %y_length
    if %inside {
        %px = index %x[%i] unchecked
        %0 = load %px
        %1: f32 = mul %a, %0
        %py = index %y[%i] unchecked
        %2 = load %py
        %3: f32 = add %1, %2
        store %py, %3
    }
}
"""


def test_saxpy(run: Run) -> None:
    random = np.random.default_rng(0)
    x, y = (random.standard_normal(200).astype(np.float32) for _ in range(2))
    kept, found = run(SAXPY, x, y, np.float32(2.5), count=4)
    np.testing.assert_array_equal(kept, x)
    np.testing.assert_allclose(found, np.float32(2.5) * x + y, rtol=1e-6)

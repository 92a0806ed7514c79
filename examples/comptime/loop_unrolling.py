"""Comptime 3: flavors of a kernel with and without unrolled loops, chosen by an argument.

``range`` is a run-time loop even if its bounds are known; ``unroll(range(...))`` repeats the body, each time with ``k``
as a Python int. ``unroll(items, enabled)`` decides by a comptime bool.

    python examples/comptime/loop_unrolling.py
    python -m transpile show examples/comptime/loop_unrolling.py:window_sum --stage cuda
"""

from __future__ import annotations

import numpy as np

from transpile import ABSOLUTE_POS, Array, Comptime, Mut, cube, f32, spec, unroll

UNROLL_UP_TO = 8


@cube(launch=True)
def window_sum(x: Array[f32], out: Mut[Array[f32]], window: Comptime[int]) -> None:
    """Sum of each element and those after it."""
    i = ABSOLUTE_POS
    if i < out.len():
        total = f32(0.0)
        for k in unroll(range(window), window <= UNROLL_UP_TO):  # a long one stays a loop
            total += x[i + k]
        out[i] = total


ARGS = {"window_sum": (spec(f32, 1000), spec(f32, 1000), 4)}


def main() -> None:
    x = np.random.default_rng(2).random(1000, "f4")
    for window in (1, 4, 8, 9, 100):
        out = np.zeros_like(x)
        window_sum[4, 256](x, out, window)
        padded = np.concatenate([x, np.zeros(window, "f4")]).astype("f8")
        expected = np.lib.stride_tricks.sliding_window_view(padded, window)[:1000].sum(axis=1)
        np.testing.assert_allclose(out, expected, rtol=1e-5)

    array = spec(f32, 1000)
    short, long = (window_sum.inspect("cuda", array, array, window) for window in (8, 9))
    assert "for (" not in short
    assert "for (" in long
    print("no loop up to 8, a loop from 9 on, the same sums")


if __name__ == "__main__":
    main()

"""Comptime 5: compute constants on the host, once, while the kernel is built.

A Python function that gets comptime values runs as the Python it is, with any library; what it returns is baked into
the kernel. Here NumPy makes the taps of a low-pass filter. No launch computes them again, and no memory holds them.

    python examples/comptime/compile_time_calculation.py
    python -m transpile show examples/comptime/compile_time_calculation.py:low_pass --stage metal
"""

from __future__ import annotations

import numpy as np

from transpile import ABSOLUTE_POS, Array, Comptime, Mut, cube, f32, spec, unroll


def taps(count: int, cutoff: float) -> list[float]:
    """Return the taps of a windowed-sinc filter; plain Python, never part of the kernel."""
    positions = np.arange(count) - (count - 1) / 2
    weights = np.sinc(2 * cutoff * positions) * np.hamming(count)
    return [float(w) for w in weights / weights.sum()]


@cube(launch=True)
def low_pass(
    x: Array[f32], out: Mut[Array[f32]], length: Comptime[int], cutoff: Comptime[float]
) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        weights = taps(length, cutoff)
        total = f32(0.0)
        for k in unroll(range(length)):
            total += x[i + k] * weights[k]
        out[i] = total


ARGS = {"low_pass": (spec(f32, 1000), spec(f32, 996), 5, 0.1)}


def main() -> None:
    x = np.random.default_rng(4).standard_normal(1000).astype("f4")
    out = np.zeros(996, "f4")
    low_pass[4, 256](x, out, 5, 0.1)
    np.testing.assert_allclose(out, np.correlate(x.astype("f8"), taps(5, 0.1)), atol=1e-5)

    text = low_pass.inspect("metal", *ARGS["low_pass"])
    assert "sin(" not in text
    assert text.count(" * ") >= 5
    print("five constants in the kernel, no sine")


if __name__ == "__main__":
    main()

"""Comptime 1: use a special instruction where the hardware has it, with a plain ``if``.

``target`` is the device that the kernel is built for. Its features are ordinary Python values at comptime, so the
``if`` is decided then, and the arm that isn't taken is not even looked at. The CUDA text has ``fmaf``; the WGSL text,
whose ``fma`` may round twice, has a multiplication and an addition.

    python examples/comptime/instruction_specialization.py
    python -m transpile show examples/comptime/instruction_specialization.py:polynomial --stage wgsl
"""

from __future__ import annotations

import numpy as np

from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, fma, spec, target


@cube
def multiply_add(a: f32, b: f32, c: f32) -> f32:
    if "fused_fma" in target.features:
        return fma(a, b, c)  # one rounding
    return a * b + c


@cube(launch=True)
def polynomial(x: Array[f32], out: Mut[Array[f32]]) -> None:
    """``((2 x + 3) x + 4) x + 5`` by Horner's rule."""
    i = ABSOLUTE_POS
    if i < out.len():
        v = x[i]
        result = multiply_add(2.0, v, 3.0)
        result = multiply_add(result, v, 4.0)
        out[i] = multiply_add(result, v, 5.0)


ARGS = {"polynomial": (spec(f32, 1000), spec(f32, 1000))}


def main() -> None:
    x = np.linspace(-2, 2, 1000, dtype="f4")
    out = np.zeros_like(x)
    polynomial[4, 256](x, out)
    np.testing.assert_allclose(
        out, np.polyval([2.0, 3.0, 4.0, 5.0], x.astype("f8")), rtol=1e-5, atol=1e-6
    )

    with_it, without = (polynomial.inspect(t, *ARGS["polynomial"]) for t in ("cuda", "wgsl"))
    assert with_it.count("fmaf(") == 3
    assert "fma(" not in without
    print("three fused instructions on CUDA, none on WGSL, the same numbers")


if __name__ == "__main__":
    main()

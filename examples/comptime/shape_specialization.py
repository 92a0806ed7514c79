"""Comptime 4: another kernel for other sizes, by passing the shape as comptime values.

Each value of a ``Comptime`` parameter makes a specialization of its own, compiled once and kept. Here a matrix of a
few columns is held in the unit's own registers, and a wide one is read twice; the host only passes the size.

    python examples/comptime/shape_specialization.py
    python -m transpile show examples/comptime/shape_specialization.py:normalize_rows --stage cuda
"""

from __future__ import annotations

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    Comptime,
    LocalArray,
    Mut,
    Tensor,
    cube,
    f32,
    rsqrt,
    spec,
    unroll,
)

REGISTERS = 8


@cube(launch=True)
def normalize_rows(x: Tensor[f32], out: Mut[Tensor[f32]], columns: Comptime[int]) -> None:
    row = ABSOLUTE_POS
    if row >= out.shape(0):
        return
    squares = f32(0.0)
    if columns <= REGISTERS:
        kept = LocalArray[f32](columns)
        for k in unroll(range(columns)):
            kept[k] = x[row, k]
            squares += kept[k] * kept[k]
        factor = rsqrt(squares)
        for k in unroll(range(columns)):
            out[row, k] = kept[k] * factor
    else:
        for k in range(columns):
            squares += x[row, k] * x[row, k]
        factor = rsqrt(squares)
        for k in range(columns):
            out[row, k] = x[row, k] * factor


ARGS = {"normalize_rows": (spec(f32, (100, 3)), spec(f32, (100, 3)), 3)}


def main() -> None:
    for columns in (3, 50):
        x = np.random.default_rng(3).random((100, columns), "f4") + 1
        out = np.zeros_like(x)
        normalize_rows[1, 128](x, out, x.shape[1])
        expected = x / np.linalg.norm(x.astype("f8"), axis=1, keepdims=True)
        np.testing.assert_allclose(out, expected, rtol=1e-5)

    small, large = (
        normalize_rows.inspect("cuda", spec(f32, (100, n)), spec(f32, (100, n)), n) for n in (3, 50)
    )
    assert "for (" not in small
    assert "for (" in large
    print("3 columns: straight code; 50 columns: loops")


if __name__ == "__main__":
    main()

"""Softmax of each row by one cube: helpers, shared memory and a reduction that halves at comptime.

python examples/softmax.py
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    UNIT_POS_X,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    exp,
    f32,
    min_value,
    spec,
    sync_cube,
)


@cube
def cube_reduce(value: f32, partial: SharedMemory[f32], combine: Callable[[f32, f32], f32]) -> f32:
    """Combine one value of each unit of the cube; every unit gets the result. `combine` is a function."""
    sync_cube()  # `partial` may still be read from the last time
    partial[UNIT_POS_X] = value
    sync_cube()
    half = comptime(CUBE_DIM_X // 2)
    while comptime(half > 0):  # expanded once for each power of two
        if UNIT_POS_X < half:
            partial[UNIT_POS_X] = combine(partial[UNIT_POS_X], partial[UNIT_POS_X + half])
        sync_cube()  # all units come here: the barrier is outside of the `if`
        half = half // 2
    return partial[0]


@cube(launch=True)
def softmax(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    partial = SharedMemory[f32](CUBE_DIM_X)
    row = CUBE_POS_X
    columns = x.shape(1)

    greatest = min_value(f32)
    for k in range(UNIT_POS_X, columns, CUBE_DIM_X):
        greatest = max(greatest, x[row, k])
    greatest = cube_reduce(greatest, partial, lambda a, b: max(a, b))

    total = f32(0.0)
    for k in range(UNIT_POS_X, columns, CUBE_DIM_X):
        total += exp(x[row, k] - greatest)
    total = cube_reduce(total, partial, lambda a, b: a + b)

    for k in range(UNIT_POS_X, columns, CUBE_DIM_X):
        out[row, k] = exp(x[row, k] - greatest) / total


ARGS = {"softmax": (spec(f32, (64, 300)), spec(f32, (64, 300)))}
OPTIONS = {"softmax": {"dim": 64}}


def main() -> None:
    x = np.random.default_rng(3).standard_normal((64, 300)).astype("f4")
    out = np.zeros_like(x)

    softmax[x.shape[0], 64](x, out)  # one cube a row

    wide = np.exp(x.astype("f8") - x.max(axis=1, keepdims=True))
    np.testing.assert_allclose(out, wide / wide.sum(axis=1, keepdims=True), rtol=1e-5)
    print("softmax agrees with NumPy")


if __name__ == "__main__":
    main()

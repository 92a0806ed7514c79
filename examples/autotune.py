"""Sums of rows, with the number of units in a cube chosen by time, once for each kind of shape.

python examples/autotune.py
TRANSPILE_AUTOTUNE=full python examples/autotune.py
"""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.autotune import Config, autotune
from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    UNIT_POS_X,
    Comptime,
    Mut,
    SharedMemory,
    Tensor,
    cube,
    f32,
    spec,
    sync_cube,
)


# `rows` and `dim` are left out of launches: each configuration gives its own. Calls share a choice when `x` has the
# same type and about the same shape.
@autotune(
    configs=[
        Config(rows=1, dim=32),
        Config(rows=1, dim=128),
        Config(rows=4, dim=32),
        Config(rows=4, dim=128),
    ],
    key=["x"],
)
@cube(launch=True)
def row_sums(x: Tensor[f32], out: Mut[Tensor[f32]], rows: Comptime[int]) -> None:
    sums = SharedMemory[f32](CUBE_DIM_X)
    for number in range(rows):
        row = CUBE_POS_X * rows + number
        total = f32(0.0)
        if row < out.len():
            for column in range(UNIT_POS_X, x.shape(1), CUBE_DIM_X):
                total += x[row, column]
        sums[UNIT_POS_X] = total
        sync_cube()
        if UNIT_POS_X == 0 and row < out.len():
            for unit in range(1, CUBE_DIM_X):
                total += sums[unit]
            out[row] = total
        sync_cube()


def count(x: Any, out: Any, rows: int) -> int:
    """Return the cubes of a launch: a function of all arguments, those of the configuration included."""
    return -(-out.size // rows)


ARGS = {"row_sums": (spec(f32, (60, 1000)), spec(f32, 60), 4)}
OPTIONS = {"row_sums": {"dim": 32}}


def main() -> None:
    x = np.random.default_rng(1).random((60, 1000), "f4")
    out = np.zeros(60, "f4")

    row_sums[count](x, out)  # the first call times all four; later ones, and later processes, know

    np.testing.assert_allclose(out, x.sum(1), rtol=1e-5)
    assert row_sums.best(x, out) in row_sums.configs
    print("row sums agree with NumPy, by the fastest of four configurations")


if __name__ == "__main__":
    main()

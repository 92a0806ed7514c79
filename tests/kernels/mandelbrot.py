"""Steps until a point of the plane escapes: ``while`` and ``break``."""

from __future__ import annotations

import numpy as np

from transpile import ABSOLUTE_POS_X, ABSOLUTE_POS_Y, Comptime, Mut, Tensor, cube, f32, i32, spec


@cube(launch=True)
def mandelbrot(steps: Mut[Tensor[i32]], scale: f32, limit: Comptime[int]) -> None:
    row, column = ABSOLUTE_POS_Y, ABSOLUTE_POS_X
    if row >= steps.shape(0) or column >= steps.shape(1):
        return
    real = f32(column) * scale - 2.0
    imaginary = f32(row) * scale - 1.0
    x = y = f32(0.0)
    count = 0
    while count < limit:
        square_x, square_y = x * x, y * y
        if square_x + square_y > 4.0:
            break
        x, y = square_x - square_y + real, 2.0 * x * y + imaginary
        count += 1
    steps[row, column] = count


ARGS = {"mandelbrot": (spec(i32, (40, 60)), 0.05, 100)}
OPTIONS = {"mandelbrot": {"cube_dim": (16, 8), "grid_rank": 2}}
DTYPES = ("i32",)
SIZES = ((5, 9), (16, 24))


def case(random, dtype, size):
    rows, columns = size
    scale = np.float32(
        0.125
    )  # exact products, so that fused multiply-adds change nothing before the escape
    expected = np.zeros(size, np.int64)
    for row in range(rows):
        for column in range(columns):
            c = complex(column * 0.125 - 2.0, row * 0.125 - 1.0)
            z, count = 0j, 0
            while count < 6 and z.real * z.real + z.imag * z.imag <= 4.0:
                z, count = z * z + c, count + 1
            expected[row, column] = count
    return dict(
        args=(random.zeros(dtype, size), float(scale), 6),
        count=(-(-columns // 8), -(-rows // 4)),
        dim=(8, 4),
        expected={0: expected},
    )

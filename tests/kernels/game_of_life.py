"""One generation of Conway's game of life on a torus: floored remainders wrap around on both sides."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import ABSOLUTE_POS_X, ABSOLUTE_POS_Y, Int, Mut, Tensor, cube, i32, spec

I = TypeVar("I", bound=Int)  # noqa: E741


@cube(launch=True)
def game_of_life(cells: Tensor[I], out: Mut[Tensor[I]]) -> None:
    row, column = i32(ABSOLUTE_POS_Y), i32(ABSOLUTE_POS_X)
    rows, columns = i32(cells.shape(0)), i32(cells.shape(1))
    if row >= rows or column >= columns:
        return
    neighbours = i32(0)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            if (down, right) != (0, 0):
                neighbours += i32(cells[(row + down) % rows, (column + right) % columns])
    match neighbours:
        case 3:
            out[row, column] = 1
        case 2:
            out[row, column] = cells[row, column]
        case _:
            out[row, column] = 0


ARGS = {"game_of_life": (spec(i32, (40, 50)), spec(i32, (40, 50)))}
OPTIONS = {"game_of_life": {"cube_dim": (16, 8), "grid_rank": 2}}
DTYPES = ("i32", "u8")
SIZES = ((3, 4), (9, 6))


def case(random, dtype, size):
    cells = random.integers(0, 2, size, dtype)
    turns = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0)]
    neighbours = sum(np.roll(cells, turn, (0, 1)) for turn in turns)
    expected = (neighbours == 3) | (neighbours == 2) & (cells == 1)
    return dict(
        args=(cells, random.zeros(dtype, size)),
        count=(-(-size[1] // 4), -(-size[0] // 4)),
        dim=(4, 4),
        expected={1: expected},
    )

"""``match`` on run-time numbers: a stack machine of two registers that runs a program from memory."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from transpile import ABSOLUTE_POS, Array, Mut, cube, i32, spec


class Code(IntEnum):
    ADD = 0
    SUB = 1
    MUL = 2
    SWAP = 3
    PUSH = 4


@cube(launch=True)
def interpreter(program: Array[i32], x: Array[i32], out: Mut[Array[i32]]) -> None:
    if ABSOLUTE_POS >= out.len():
        return
    top = x[ABSOLUTE_POS]
    below = i32(1)
    for place in range(program.len()):
        match program[place]:
            case Code.ADD:
                top += below
            case Code.SUB:
                top -= below
            case Code.MUL:
                top *= below
            case Code.SWAP:
                top, below = below, top
            case number if number >= Code.PUSH:
                below, top = top, number - Code.PUSH
            case _:
                break
    out[ABSOLUTE_POS] = top


ARGS = {"interpreter": (spec(i32, 16), spec(i32, 256), spec(i32, 256))}
OPTIONS = {"interpreter": {"cube_dim": 64}}
DTYPES = ("i32",)
SIZES = ((5, 8), (17, 20))


def case(random, dtype, size):
    units, length = size
    program = random.integers(-1 if length > 10 else 0, 9, length, "i32")
    x = random.array("i32", units)
    expected = np.zeros(units, np.int32)
    for unit in range(units):
        top, below = np.int32(x[unit]), np.int32(1)
        with np.errstate(over="ignore"):
            for code in program:
                if code < 0:
                    break
                if code == 0:
                    top = top + below
                elif code == 1:
                    top = top - below
                elif code == 2:
                    top = top * below
                elif code == 3:
                    top, below = below, top
                else:
                    top, below = np.int32(code - 4), top
        expected[unit] = top
    return dict(
        args=(program, x, random.zeros("i32", units)),
        count=-(-units // 8),
        dim=8,
        expected={2: expected},
    )

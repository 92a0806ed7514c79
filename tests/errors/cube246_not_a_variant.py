from __future__ import annotations

import enum

from transpile import Array, Mut, cube, f32, spec


class Mode(enum.Enum):
    ADD = 1
    MULTIPLY = 2


class Side(enum.Enum):
    LEFT = 1
    RIGHT = 2


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    mode: Mode = Side.LEFT
    if x[0] > 0.0:
        mode = Mode.MULTIPLY
    if mode == Mode.ADD:
        out[0] = 1.0


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))

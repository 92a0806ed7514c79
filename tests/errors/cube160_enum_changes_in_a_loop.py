from __future__ import annotations

import enum

from transpile import Array, Mut, cube, f32, spec


class Mode(enum.Enum):
    ADD = 1
    MULTIPLY = 2


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    mode = Mode.ADD
    for k in range(x.len()):
        if mode == Mode.ADD:
            out[k] = x[k]
        mode = Mode.MULTIPLY


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))

from __future__ import annotations

import enum

from transpile import Array, Mut, cube, f32, spec


class Mode(enum.Enum):
    ADD = "+"
    MULTIPLY = "*"


@cube(launch=True)
def kernel(modes: Array[Mode], out: Mut[Array[f32]]) -> None:
    out[0] = modes[0].value


def trigger():
    kernel.inspect("ir", spec(Mode, 64), spec(f32, 64))

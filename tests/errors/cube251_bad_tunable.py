from __future__ import annotations

from runtime.autotune import Config, autotune
from transpile import ABSOLUTE_POS, Comptime, Mut, Tensor, cube, f32


@cube(launch=True)
def scale(x: Mut[Tensor[f32]], block: Comptime[int]) -> None:
    if ABSOLUTE_POS < x.len():
        x[ABSOLUTE_POS] = x[ABSOLUTE_POS] * block


def trigger():
    autotune(configs=[Config(blok=64)])(scale)

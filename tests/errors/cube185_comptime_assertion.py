from __future__ import annotations

from transpile import Comptime, Mut, Tensor, cube, f32, spec, static_assert


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]], tile: Comptime[int]) -> None:
    static_assert(tile % 4 == 0, "tiles are multiples of 4")
    out[0] = x[0]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64), 6)

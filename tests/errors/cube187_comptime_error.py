from __future__ import annotations

from transpile import Comptime, Mut, Tensor, comptime_error, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]], mode: Comptime[str]) -> None:
    if mode == "sum":
        out[0] = x[0] + x[1]
    else:
        comptime_error("mode is `sum`")


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64), "mean")

from __future__ import annotations

from transpile import Mut, Tensor, cube, f32


@cube(launch=True, cluster_dim=2)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    out[0] = x[0]

from __future__ import annotations

from transpile import UNIT_POS, Mut, Tensor, cube, f32, spec, sync_plane


@cube(launch=True)
def kernel(out: Mut[Tensor[f32]]) -> None:
    sync_plane()
    out[UNIT_POS] = 1.0


def trigger():
    kernel.inspect("wgsl", spec(f32, 64))

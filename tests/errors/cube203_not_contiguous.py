from __future__ import annotations

from runtime import device
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32


@cube(launch=True)
def scale(factor: f32, x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < out.len():
        out[ABSOLUTE_POS] = factor * x[ABSOLUTE_POS]


def trigger():
    client = device("reference").client
    x = client.zeros(8, f32)
    scale.launch(client, 1, 4, 2.0, x.view((4,), (2,)), client.zeros(4, f32))

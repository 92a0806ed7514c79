from __future__ import annotations

from runtime import device
from transpile import ABSOLUTE_POS, CubeCount, Mut, Tensor, cube, f32


@cube(launch=True)
def scale(factor: f32, x: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < x.len():
        x[ABSOLUTE_POS] = factor * x[ABSOLUTE_POS]


def trigger():
    client = device("reference").client
    count = client.zeros((1, 3), "i4")
    scale.launch(client, CubeCount.dynamic(count), 4, 2.0, client.zeros(4, f32))

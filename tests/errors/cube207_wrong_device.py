from __future__ import annotations

from runtime import ComputeClient, Device, device
from runtime.reference.server import ReferenceServer
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32


class Other(ReferenceServer):
    def __init__(self) -> None:
        super().__init__()
        self.name = "other"


@cube(launch=True)
def scale(factor: f32, x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < out.len():
        out[ABSOLUTE_POS] = factor * x[ABSOLUTE_POS]


def trigger():
    client = device("reference").client
    elsewhere = ComputeClient(Device("other", Other()))
    scale.launch(client, 1, 4, 2.0, client.zeros(4, f32), elsewhere.zeros(4, f32))

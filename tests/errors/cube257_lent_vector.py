from __future__ import annotations

from dataclasses import dataclass

from transpile import Mut, Tensor, Vector, cube, f32, spec


@cube
@dataclass
class Body:
    at: Vector[f32, 4]

    def fall(self, start):
        way = 0.0
        for _ in range(4):
            way += start[0]
            self.at = self.at - 1.0
        return way


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    body = Body(Vector[f32, 4](x[0]))
    out[0] = body.fall(body.at)


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))

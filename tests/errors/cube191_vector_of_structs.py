from __future__ import annotations

from dataclasses import dataclass

from transpile import Array, Mut, Vector, cube, f32, i32, spec


@cube
@dataclass
class Particle:
    mass: f32
    kind: i32


@cube(launch=True)
def weigh(x: Array[Vector[Particle, 4]], out: Mut[Array[f32]]) -> None:
    out[0] = x[0][0].mass


def trigger():
    weigh.inspect("ir", spec(Particle, 4), spec(f32, 1))

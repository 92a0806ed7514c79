"""A step of particles, an array of structs: those that leave the box bounce, and count it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, numpy_dtype, spec, u32


@cube
@dataclass
class Vec:
    x: f32
    y: f32

    def __add__(self, other):
        return Vec(self.x + other.x, self.y + other.y)

    def __mul__(self, by):
        return Vec(self.x * by, self.y * by)


@cube
@dataclass
class Particle:
    place: Vec
    speed: Vec
    bounces: u32

    def move(self, dt):
        self.place = self.place + self.speed * dt


@cube(launch=True)
def particles(system: Mut[Array[Particle]], energy: Mut[Array[f32]], dt: f32) -> None:
    i = ABSOLUTE_POS
    system[i].move(dt)
    p = system[i]
    if p.place.x < 0.0 or p.place.x > 1.0:
        system[i].speed.x *= -1.0
        system[i].bounces += 1
    energy[i] = 0.5 * (p.speed.x * p.speed.x + p.speed.y * p.speed.y)


ARGS = {"particles": (spec(Particle, 1000), spec(f32, 1000), 0.1)}
OPTIONS = {"particles": {"cube_dim": 64}}
DTYPES = ("f32",)
SIZES = (1, 9, 40)


def case(random, dtype, size):
    system = np.zeros(size, numpy_dtype(Particle))
    for name in ("place", "speed"):
        for axis in ("x", "y"):
            system[name][axis] = random.array(dtype, size)
    after = system.copy()
    for axis in ("x", "y"):
        after["place"][axis] += np.float32(0.5) * after["speed"][axis]
    out = (after["place"]["x"] < 0.0) | (after["place"]["x"] > 1.0)
    after["speed"]["x"][out] *= -1.0
    after["bounces"][out] += 1
    energy = 0.5 * (random.wide(system["speed"]["x"]) ** 2 + random.wide(system["speed"]["y"]) ** 2)
    return dict(
        args=(system, random.zeros(dtype, size), 0.5),
        count=-(-size // 8),
        dim=8,
        expected={0: after, 1: energy},
    )

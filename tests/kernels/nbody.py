"""One step of a gravitational system: a tile of bodies in shared memory at a time; three floats a position."""

from __future__ import annotations

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    CUBE_DIM,
    UNIT_POS,
    Mut,
    SharedMemory,
    Tensor,
    cube,
    f32,
    fma,
    rsqrt,
    spec,
    sync_cube,
)


@cube(launch=True)
def nbody(
    position: Tensor[f32], velocity: Mut[Tensor[f32]], moved: Mut[Tensor[f32]], dt: f32
) -> None:
    tile = SharedMemory[f32]((3, CUBE_DIM))
    body = ABSOLUTE_POS
    bodies = position.shape(0)
    px, py, pz = position[body, 0], position[body, 1], position[body, 2]
    ax = ay = az = f32(0.0)
    for start in range(0, bodies, CUBE_DIM):
        for axis in (0, 1, 2):
            tile[axis, UNIT_POS] = position[start + UNIT_POS, axis]
        sync_cube()
        for k in range(CUBE_DIM):
            if start + k < bodies:
                dx, dy, dz = tile[0, k] - px, tile[1, k] - py, tile[2, k] - pz
                inverse = rsqrt(fma(dx, dx, fma(dy, dy, fma(dz, dz, 0.01))))
                pull = inverse * inverse * inverse
                ax, ay, az = fma(dx, pull, ax), fma(dy, pull, ay), fma(dz, pull, az)
        sync_cube()
    if body < bodies:
        vx = fma(ax, dt, velocity[body, 0])
        vy = fma(ay, dt, velocity[body, 1])
        vz = fma(az, dt, velocity[body, 2])
        velocity[body, 0], velocity[body, 1], velocity[body, 2] = vx, vy, vz
        moved[body, 0] = fma(vx, dt, px)
        moved[body, 1] = fma(vy, dt, py)
        moved[body, 2] = fma(vz, dt, pz)


ARGS = {"nbody": (spec(f32, (500, 3)), spec(f32, (500, 3)), spec(f32, (500, 3)), 0.01)}
OPTIONS = {"nbody": {"cube_dim": 64}}
DTYPES = ("f32",)
SIZES = (1, 13)


def case(random, dtype, size):
    position, velocity = random.array(dtype, (size, 3)), random.array(dtype, (size, 3))
    p, v = random.wide(position), random.wide(velocity)
    d = p[None] - p[:, None]
    pull = (np.sum(d * d, axis=2) + 0.01) ** -1.5
    v = v + 0.125 * np.sum(d * pull[:, :, None], axis=1)
    return dict(
        args=(position, velocity, random.zeros(dtype, (size, 3)), 0.125),
        count=-(-size // 8),
        dim=8,
        expected={1: v, 2: p + 0.125 * v},
        scale=2000,
    )

"""Layer normalization in one pass: Welford's moments, merged over the cube (Chan, Golub, LeVeque 1979)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    UNIT_POS_X,
    Array,
    Comptime,
    Float,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    f32,
    rsqrt,
    spec,
    sync_cube,
)

F = TypeVar("F", bound=Float)


@cube
@dataclass
class Moments:
    count: f32 = 0.0
    mean: f32 = 0.0
    squares: f32 = 0.0
    """The sum of squared distances from the mean."""

    def include(self, value):
        self.count += 1.0
        delta = value - self.mean
        self.mean += delta / self.count
        self.squares += delta * (value - self.mean)

    def __add__(self, other):
        count = self.count + other.count
        if count == 0.0:
            return Moments()
        delta = other.mean - self.mean
        share = other.count / count
        return Moments(
            count,
            self.mean + delta * share,
            self.squares + other.squares + delta * delta * self.count * share,
        )

    @property
    def variance(self):
        return self.squares / self.count


@cube
def over_cube(own: Moments) -> Moments:
    """Merge the moments of all units; every unit gets the result."""
    shared = SharedMemory[f32]((3, CUBE_DIM_X))
    half = comptime(CUBE_DIM_X)
    while comptime(half > 1):
        half = half // 2
        shared[0, UNIT_POS_X] = own.count
        shared[1, UNIT_POS_X] = own.mean
        shared[2, UNIT_POS_X] = own.squares
        sync_cube()
        other = (UNIT_POS_X + half) % CUBE_DIM_X
        own = own + Moments(shared[0, other], shared[1, other], shared[2, other])
        sync_cube()
    return own


@cube(launch=True)
def layer_norm(
    x: Tensor[F],
    scale: Array[F],
    shift: Array[F],
    out: Mut[Tensor[F]],
    epsilon: Comptime[float] = 1e-5,
) -> None:
    row = CUBE_POS_X
    own = Moments()
    for k in range(UNIT_POS_X, x.shape(1), CUBE_DIM_X):
        own.include(f32(x[row, k]))
    moments = over_cube(own)
    inverse = rsqrt(moments.variance + epsilon)
    for k in range(UNIT_POS_X, x.shape(1), CUBE_DIM_X):
        normal = (f32(x[row, k]) - moments.mean) * inverse
        out[row, k] = normal * f32(scale[k]) + f32(shift[k])


ARGS = {"layer_norm": (spec(f32, (64, 300)), spec(f32, 300), spec(f32, 300), spec(f32, (64, 300)))}
OPTIONS = {"layer_norm": {"cube_dim": 8}}
DTYPES = ("f32", "f16", "bf16")
SIZES = ((3, 5), (2, 37))


def case(random, dtype, size):
    x = random.array(dtype, size)
    scale, shift = random.array(dtype, size[1]), random.array(dtype, size[1])
    wide = random.wide(x)
    normal = (wide - wide.mean(axis=1, keepdims=True)) / (
        wide.var(axis=1, keepdims=True) + 1e-5
    ) ** 0.5
    return dict(
        args=(x, scale, shift, random.zeros(dtype, size)),
        count=size[0],
        dim=8,
        expected={3: normal * random.wide(scale) + random.wide(shift)},
        scale=8,
    )

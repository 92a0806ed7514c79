"""The greatest value of each row and where it is; of equal ones the first. A struct goes through shared memory."""

from __future__ import annotations

from dataclasses import dataclass

from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    UNIT_POS_X,
    Array,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    f32,
    min_value,
    spec,
    sync_cube,
    u32,
)


@cube
@dataclass
class Best:
    value: f32
    place: u32

    def or_better(self, other: Best) -> Best:
        if other.value > self.value or other.value == self.value and other.place < self.place:
            return other
        return self


@cube(launch=True)
def argmax_rows(x: Tensor[f32], values: Mut[Array[f32]], places: Mut[Array[u32]]) -> None:
    row, unit = CUBE_POS_X, UNIT_POS_X
    shared_values = SharedMemory[f32](CUBE_DIM_X)
    shared_places = SharedMemory[u32](CUBE_DIM_X)
    best = Best(min_value(f32), 0)
    for column in range(unit, u32(x.shape(1)), CUBE_DIM_X):
        best = best.or_better(Best(x[row, column], column))
    half = comptime(CUBE_DIM_X // 2)
    while comptime(half > 0):
        shared_values[unit], shared_places[unit] = best.value, best.place
        sync_cube()
        if unit < half:
            other = Best(shared_values[unit + half], shared_places[unit + half])
            best = best.or_better(other)
        sync_cube()
        half //= 2
    if unit == 0:
        values[row], places[row] = best.value, best.place


ARGS = {"argmax_rows": (spec(f32, (40, 1000)), spec(f32, 40), spec(u32, 40))}
OPTIONS = {"argmax_rows": {"cube_dim": 64}}
DTYPES = ("f32",)
SIZES = ((3, 1), (2, 37), (4, 5))


def case(random, dtype, size):
    x = random.integers(-9, 9, size, dtype)  # with ties
    return dict(
        args=(x, random.zeros(dtype, size[0]), random.zeros("u32", size[0])),
        count=size[0],
        dim=8,
        expected={1: x.max(axis=1), 2: x.argmax(axis=1)},
    )

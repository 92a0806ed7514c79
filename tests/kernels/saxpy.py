"""``y = a * x + y``: the first kernel of every language."""

from __future__ import annotations

from typing import TypeVar

from transpile import ABSOLUTE_POS, Mut, Numeric, Tensor, cube, f32, spec

N = TypeVar("N", bound=Numeric)


@cube(launch=True)
def saxpy(a: N, x: Tensor[N], y: Mut[Tensor[N]]) -> None:
    if ABSOLUTE_POS < y.len():
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


ARGS = {"saxpy": (2.0, spec(f32, 1000), spec(f32, 1000))}
DTYPES = ("f32", "f16", "bf16", "i32", "u32", "i64", "u8")
SIZES = (1, 37, 1000)


def case(random, dtype, size):
    x, y = random.array(dtype, size), random.array(dtype, size)
    expected = random.rounded(2 * random.wide(x), dtype)
    return dict(
        args=(2, x, y),
        count=-(-size // 64),
        dim=64,
        expected={2: random.wide(expected) + random.wide(y)},
    )

"""One kernel for many types: type variables bound by arguments, by the launch, or ahead of it.

python examples/generics.py
python -m transpile show examples/generics.py:scale --stage ir
"""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    Array,
    Define,
    Float,
    Mut,
    Numeric,
    Tensor,
    cube,
    f16,
    f32,
    i32,
    spec,
)

F = TypeVar("F", bound=Float)
N = TypeVar("N", bound=Numeric)


@cube
def clamped(x: N, low: N, high: N) -> N:
    """A helper: expanded in place for the types of each call. A literal takes the type that it meets."""
    if x < low:
        return low
    if x > high:
        return high
    return x


@cube(launch=True)
def clamp_both(
    x: Array[f32], n: Array[i32], floats: Mut[Array[f32]], integers: Mut[Array[i32]]
) -> None:
    i = ABSOLUTE_POS
    if i < x.len():
        floats[i] = clamped(x[i], -1, 1)
        integers[i] = clamped(n[i], -1, 1)


@cube(launch=True)
def scale(x: Tensor[F], out: Mut[Tensor[F]], by: F) -> None:
    """``F`` is bound by the dtype of the arrays."""
    if ABSOLUTE_POS < out.len():
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS] * by


@cube(launch=True)
def total(x: Tensor[f16], out: Mut[Tensor[f32]], accumulator: Define[F]) -> None:
    """No array has the type ``F``: the launch gives it."""
    if ABSOLUTE_POS < out.len():
        row = ABSOLUTE_POS
        sum_ = accumulator(0)
        for k in range(x.shape(1)):
            sum_ += accumulator(x[row, k])
        out[row] = f32(sum_)


ARGS = {
    "clamp_both": (spec(f32, 100), spec(i32, 100), spec(f32, 100), spec(i32, 100)),
    "scale": (spec(f32, 100), spec(f32, 100), 3.0),
    "total": (spec(f16, (8, 100)), spec(f32, 8), f32),
}


def main() -> None:
    random = np.random.default_rng(6)
    x = random.standard_normal(100).astype("f4") * 3
    n = random.integers(-5, 5, 100).astype("i4")
    floats, integers = np.zeros_like(x), np.zeros_like(n)
    clamp_both[1, 128](x, n, floats, integers)
    np.testing.assert_array_equal(floats, np.clip(x, -1, 1))
    np.testing.assert_array_equal(integers, np.clip(n, -1, 1))

    for dtype in ("f4", "f2"):
        array = x.astype(dtype)
        out = np.zeros_like(array)
        scale[1, 128](array, out, 3.0)
        np.testing.assert_allclose(out, array * array.dtype.type(3), rtol=1e-3)

    # 4000 ones: a sum in f16 stops at 2048, where the distance of neighbours is 2.
    ones, sums = np.ones((2, 4000), "f2"), np.zeros(2, "f4")
    total[1, 2](ones, sums, f32)
    np.testing.assert_array_equal(sums, [4000, 4000])
    total[1, 2](ones, sums, f16)
    np.testing.assert_array_equal(sums, [2048, 2048])
    print("generics agree with NumPy")


if __name__ == "__main__":
    main()

"""`X | None`: of a kernel's parameter it is comptime, of a helper's it is decided at each call."""

from __future__ import annotations

from typing import Optional

import numpy as np
import pytest

from runtime import device
from transpile import Array, Comptime, CubeTypeError, Mut, cube, f32, i32, spec

F32OrNone = Optional[f32]  # noqa: UP045 (as older programs write it)


@cube
def blended(value: f32, weight: f32 | None = None, offset: F32OrNone = None) -> f32:
    if weight is not None:
        value = value * weight
    return value if offset is None else value + offset


@cube
def first(x: Array[f32] | None, other: i32 | None) -> f32:
    if x is None:
        return -1.0
    return x[0] if other is None else x[0] + other


@cube(launch=True)
def kernel(
    x: Array[f32],
    out: Mut[Array[f32]],
    a: Comptime[int | None],
    b: Comptime[int] | None = None,
    c: Optional[Comptime[float]] = None,  # noqa: UP045
) -> None:
    out[0] = 1.0 if a is None else a
    out[1] = 2.0 if b is None else b
    out[2] = 3.0 if c is None else c
    out[3] = blended(x[0]) + blended(x[0], x[1]) + blended(1.0, None, x[1]) + blended(1.0, 2, 3)
    out[4] = first(x, None) + first(None, 4) * 10.0 + first(x, 4) * 100.0


@pytest.mark.parametrize("name", ["reference", "cpu", "eager"])
@pytest.mark.parametrize(
    ("args", "expected"),
    [((None,), [1, 2, 3]), ((0, 5), [0, 5, 3]), ((7, None, 0.5), [7, 2, 0.5])],
)
def test_none_is_comptime(name: str, args: tuple[object, ...], expected: list[float]) -> None:
    x, out = np.array([3, 5], "f4"), np.zeros(5, "f4")
    if name == "eager":
        kernel.eager(1, 1, x, out, *args)
    else:
        kernel.launch(device(name).client, 1, 1, x, out, *args)
    assert out.tolist() == [*expected, 3 + 15 + 6 + 5, 3 - 10 + 700]


def test_a_helper_takes_none_or_its_type() -> None:
    @cube(launch=True)
    def wrong(x: Array[f32], out: Mut[Array[f32]]) -> None:
        out[0] = first(x, x[0])

    with pytest.raises(CubeTypeError, match="`f32` cannot be stored as `i32`"):
        wrong.inspect("ir", spec(f32, 4), spec(f32, 4))

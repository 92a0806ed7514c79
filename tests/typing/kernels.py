"""What users write: kernels, launches and their options, as an editor and ``mypy --strict`` see them."""

from __future__ import annotations

from typing import Literal

import numpy as np
import numpy.typing as npt

from transpile import (
    ABSOLUTE_POS,
    CUBE_DIM_X,
    PLANE_DIM,
    UNIT_POS,
    Array,
    Atomic,
    Comptime,
    CubeError,
    Kernel,
    LocalArray,
    Mut,
    SharedMemory,
    Slice,
    Tensor,
    Vector,
    comptime,
    cube,
    exp,
    f16,
    f32,
    fma,
    i32,
    plane_sum,
    select,
    spec,
    static_assert,
    sync_cube,
    target,
    u32,
    unroll,
)


@cube(launch=True)
def saxpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < y.len():
        y[i] = fma(a, x[i], y[i])


@cube
def clamp(v: f32, low: f32 = 0.0, high: f32 = 1.0) -> f32:
    return min(max(v, low), high)


@cube(launch=True)
def softened(x: Array[f16], out: Mut[Array[f32]], how: Comptime[Literal["soft", "hard"]]) -> None:
    i = ABSOLUTE_POS
    if i < len(out):
        v = f32(x[i])
        out[i] = clamp(v) if how == "hard" else 1.0 / (1.0 + exp(-v))


@cube(launch=True)
def row_sums(x: Tensor[f32], out: Mut[Tensor[f32]], rows: Comptime[int]) -> None:
    static_assert(CUBE_DIM_X % PLANE_DIM == 0, "whole planes")
    tile = SharedMemory[f32](256)
    local = LocalArray[f32](4)
    total: f32 = 0
    for k in range(UNIT_POS, x.shape(1), CUBE_DIM_X):
        total += x[rows, k]
    tile[UNIT_POS] = total
    sync_cube()
    for part in unroll(range(4)):
        local[part] = tile[part]
    if UNIT_POS == 0:
        out[x.rank() - 1] = plane_sum(local[0]) + x.stride(0)


@cube(launch=True)
def counted(x: Array[u32], bins: Mut[Array[Atomic[u32]]]) -> None:
    old = bins[x[ABSOLUTE_POS]].add(1)
    if old > 3 and target.plane_size > 1:
        bins[0].max(old)


@cube
def total_of(window: Slice[f32]) -> f32:
    total = 0.0
    for v in range(window.len()):
        total += window[v]
    return total


@cube(launch=True)
def windows(x: Array[f32], out: Mut[Array[f32]]) -> None:
    width = comptime(CUBE_DIM_X)
    out[UNIT_POS] = total_of(x.slice(0, width))


@cube(launch=True)
def lanes(x: Array[Vector[f32, Literal[4]]], out: Mut[Array[Vector[f32, Literal[4]]]]) -> None:
    v = x[ABSOLUTE_POS]
    v[0] = v[1] * 2.0
    out[ABSOLUTE_POS] = select(v > 0.0, v, v + v)


@cube(launch=True)
def narrowed(x: Array[f32], out: Mut[Array[i32]]) -> None:
    out[ABSOLUTE_POS] = i32(x[ABSOLUTE_POS])


def launches() -> str:
    x: npt.NDArray[np.float32] = np.ones(1000, np.float32)
    y = np.zeros_like(x)
    saxpy[(x.size + 255) // 256, 256](2.0, x, y)
    saxpy.over(x.shape, vectorize=4)(2.0, x, y)
    saxpy.with_options(validate=True)[4, 256](2.0, x, y)
    saxpy.launch(None, (4, 1, 1), 256, 2.0, x, y)
    saxpy.eager(4, 256, 2.0, x, y, unit=((0, 0, 0), (1, 0, 0)))
    saxpy.debug(4, 256, 2.0, x, y, unit=5)
    try:
        text: str = saxpy.inspect("cuda", 1.0, spec(f32, 8), spec("float32", 8), dim=64)
    except CubeError as error:
        text = error.diagnostic.code
    return text + saxpy.expanded_source


def chosen(fast: bool) -> Kernel[..., None]:
    return saxpy if fast else softened

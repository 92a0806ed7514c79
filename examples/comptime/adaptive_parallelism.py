"""Comptime 2: fit the kernel to the plane, the cube and the vector of whatever runs it.

``PLANE_DIM`` is 32 on NVIDIA, 64 on AMD's large GPUs and 1 on the CPU; the cube's dim and the width of vectors are
the launch's choice. All three are Python ints under ``comptime``. So one kernel adds up a row by a plane instruction
where a cube is one plane, and goes through shared memory where it is many, and never says ``32``.

    python examples/comptime/adaptive_parallelism.py
    python -m transpile show examples/comptime/adaptive_parallelism.py:unit_rows --stage hip
"""

from __future__ import annotations

import numpy as np

from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    PLANE_DIM,
    PLANE_POS,
    UNIT_POS_PLANE,
    UNIT_POS_X,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    dot,
    f32,
    plane_sum,
    rsqrt,
    spec,
    sync_cube,
)


@cube(launch=True)
def unit_rows(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    """Scale each row to length 1."""
    row = CUBE_POS_X
    width = comptime(x.vector_width)  # 1, or what the launch says in `vectorize=`
    total = f32(0.0)
    for k in range(UNIT_POS_X, x.shape(1), CUBE_DIM_X):  # the shape counts vectors
        v = x[row, k]
        if width == 1:
            total += v * v
        else:
            total += dot(v, v)

    total = plane_sum(total)
    planes = comptime((CUBE_DIM_X + PLANE_DIM - 1) // PLANE_DIM)
    if planes > 1:  # decided at comptime: a cube of one plane has neither memory nor barrier
        partial = SharedMemory[f32](planes)
        if UNIT_POS_PLANE == 0:
            partial[PLANE_POS] = total
        sync_cube()
        total = f32(0.0)
        for p in range(planes):
            total += partial[p]
    factor = rsqrt(total)
    for k in range(UNIT_POS_X, x.shape(1), CUBE_DIM_X):
        out[row, k] = x[row, k] * factor  # a number with a vector: it goes to all lanes


ARGS = {"unit_rows": (spec(f32, (16, 1024)), spec(f32, (16, 1024)))}
OPTIONS = {"unit_rows": {"dim": 64}}


def main() -> None:
    x = np.random.default_rng(1).standard_normal((16, 1024)).astype("f4")
    expected = x / np.linalg.norm(x.astype("f8"), axis=1, keepdims=True)
    for dim in (1, 32, 64):
        for width in (1, 4):
            out = np.zeros_like(x)
            unit_rows.with_options(vectorize=width)[16, dim](x, out)
            np.testing.assert_allclose(out, expected, rtol=1e-5)

    # Two planes of 32 on CUDA need shared memory; the one of 64 on AMD's gfx942 doesn't.
    example = ARGS["unit_rows"]
    cuda, hip = (unit_rows.inspect(t, *example, dim=64) for t in ("cuda", "hip"))
    assert "__shared__" in cuda
    assert "__shared__" not in hip
    print("one kernel: shared memory on CUDA, a single plane on HIP, the same rows")


if __name__ == "__main__":
    main()

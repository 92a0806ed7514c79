"""Matrix product, bias and ReLU in one kernel, for batches of matrices: ``max(lhs @ rhs + bias, 0)``."""

from __future__ import annotations

from typing import TypeVar

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    ABSOLUTE_POS_Z,
    Define,
    Float,
    Mut,
    Tensor,
    cube,
    f32,
    index,
    spec,
    terminate,
    unroll,
)

F = TypeVar("F", bound=Float)


@cube(launch=True)
def fused_matmul_add_relu(
    lhs: Tensor[F], rhs: Tensor[F], bias: Tensor[F], output: Mut[Tensor[F]], dtype: Define[F]
) -> None:
    """Compute one element of the output in each unit: x counts rows, y columns, z matrices of the batch.

    All four have the same rank. The shapes are ``[..., rows, inner]``, ``[..., inner, columns]`` and twice
    ``[..., rows, columns]``; a batch dimension of `lhs` or `rhs` may be 1 where the output's is larger. Any strides.
    The sum is taken in `dtype`, in the order of the inner dimension.
    """
    row = ABSOLUTE_POS_X
    column = ABSOLUTE_POS_Y
    rank = output.rank
    inner = rhs.shape(rank - 2)
    if row >= output.shape(rank - 2) or column >= output.shape(rank - 1):
        terminate()

    batch = index(ABSOLUTE_POS_Z)
    lhs_start = row * lhs.stride(rank - 2)
    rhs_start = column * rhs.stride(rank - 1)
    for dim in unroll(range(rank - 3, -1, -1)):
        place = batch % output.shape(dim)
        batch = batch // output.shape(dim)
        lhs_start += place % lhs.shape(dim) * lhs.stride(dim)
        rhs_start += place % rhs.shape(dim) * rhs.stride(dim)

    total = dtype(0.0)
    for k in range(inner):
        total += (
            lhs[lhs_start + k * lhs.stride(rank - 1)] * rhs[rhs_start + k * rhs.stride(rank - 2)]
        )

    # Only now: while the loop runs, registers are for its own numbers.
    batch = index(ABSOLUTE_POS_Z)
    bias_place = row * bias.stride(rank - 2) + column * bias.stride(rank - 1)
    output_place = row * output.stride(rank - 2) + column * output.stride(rank - 1)
    for dim in unroll(range(rank - 3, -1, -1)):
        place = batch % output.shape(dim)
        batch = batch // output.shape(dim)
        bias_place += place * bias.stride(dim)
        output_place += place * output.stride(dim)
    output[output_place] = max(total + bias[bias_place], dtype(0.0))


ARGS = {
    "fused_matmul_add_relu": (
        spec(f32, (2, 33, 17)),
        spec(f32, (1, 17, 9)),
        spec(f32, (2, 33, 9)),
        spec(f32, (2, 33, 9)),
        f32,
    )
}
"""Examples for ``python -m transpile show stdlib.kernels.fused_matmul``."""
OPTIONS = {"fused_matmul_add_relu": {"dim": (16, 16, 1), "grid_rank": 3}}

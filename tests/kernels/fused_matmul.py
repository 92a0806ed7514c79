"""Matrix product, bias and ReLU in one kernel: the kernel of ``stdlib``."""

from __future__ import annotations

import numpy as np

from stdlib.kernels import fused_matmul as shipped
from transpile import f32, spec

fused_matmul_add_relu = shipped.fused_matmul_add_relu
ARGS = {
    "fused_matmul_add_relu": (
        spec(f32, (2, 33, 17)),
        spec(f32, (1, 17, 9)),
        spec(f32, (2, 33, 9)),
        spec(f32, (2, 33, 9)),
        f32,
    )
}
OPTIONS = {"fused_matmul_add_relu": {"cube_dim": (16, 16, 1), "grid_rank": 3}}
DTYPES = ("f32", "f16", "bf16")
SIZES = ((2, 5, 7, 3), (3, 17, 4, 18))


def case(random, dtype, size):
    batch, rows, inner, columns = size
    lhs = random.array(dtype, (batch, rows, inner))
    rhs = random.array(dtype, (1, inner, columns))
    bias = random.array(dtype, (batch, rows, columns))
    exact = random.wide(lhs) @ random.wide(rhs) + random.wide(bias)
    return dict(
        args=(lhs, rhs, bias, random.zeros(dtype, (batch, rows, columns)), dtype),
        count=(-(-rows // 4), -(-columns // 8), batch),
        dim=(4, 8, 1),
        expected={3: np.maximum(exact, 0)},
        scale=inner,
    )

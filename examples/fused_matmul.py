"""The kernel ``max(lhs @ rhs + bias, 0)`` that ships in ``stdlib.kernels``, seen from the host.

The kernel is generic in ``F``; the launch chooses it, by its last argument. Here the arrays live on the device as
handles of a client: nothing is copied between launches, and only ``read`` waits.

    python examples/fused_matmul.py
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from runtime import ComputeClient, Handle, device
from stdlib.kernels.fused_matmul import ARGS, OPTIONS, fused_matmul_add_relu
from transpile import as_dtype, f16, f32

__all__ = ["ARGS", "OPTIONS", "fused_matmul_add_relu"]


def matmul_add_relu(client: ComputeClient, lhs: Handle, rhs: Handle, bias: Handle) -> Handle:
    """Launch the kernel on a new output of the bias's shape; return before it has run."""
    *batch, rows, columns = bias.shape
    output = client.empty(bias.shape, bias.dtype)
    dim = (16, 16, 1)
    count = (-(-rows // dim[0]), -(-columns // dim[1]), prod(batch))
    fused_matmul_add_relu.launch(client, count, dim, lhs, rhs, bias, output, bias.dtype)
    return output


def check(client: ComputeClient, dtype: Any, tolerance: float) -> None:
    random = np.random.default_rng(2)
    numpy_dtype = {"f32": "f4", "f16": "f2"}[str(as_dtype(dtype))]
    lhs = random.standard_normal((2, 3, 20, 30)).astype(numpy_dtype)
    rhs = random.standard_normal((1, 3, 30, 10)).astype(
        numpy_dtype
    )  # its first batch dimension is broadcast
    bias = random.standard_normal((2, 3, 20, 10)).astype(numpy_dtype)

    output = matmul_add_relu(client, client.create(lhs), client.create(rhs), client.create(bias))

    expected = np.maximum(lhs.astype("f8") @ rhs.astype("f8") + bias, 0.0)
    np.testing.assert_allclose(client.read(output).astype("f8"), expected, atol=tolerance)
    print(f"{as_dtype(dtype)}: agrees with NumPy in float64")


def main() -> None:
    client = device().client  # the best device that is here
    check(client, f32, 1e-4)
    check(client, f16, 1e-1)


if __name__ == "__main__":
    main()

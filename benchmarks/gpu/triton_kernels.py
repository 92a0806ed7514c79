"""The peers' kernels in Triton."""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def axpy_kernel(a, x, y, n, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    tl.store(y + at, a * tl.load(x + at, mask=mask) + tl.load(y + at, mask=mask), mask=mask)

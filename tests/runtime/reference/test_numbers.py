"""Numbers of the interpreter have the bits that they have in memory."""

from __future__ import annotations

import numpy as np

from runtime.reference.numbers import from_bits, to_bits
from transpile.ir.types import f16


def test_each_half_keeps_its_bits() -> None:
    """NaN too, of which `struct` has one."""
    patterns = range(1 << 16)
    numbers = [from_bits(f16, pattern) for pattern in patterns]
    assert [to_bits(f16, number) for number in numbers] == list(patterns)
    expected = np.arange(1 << 16, dtype=np.uint16).view(np.float16).astype(np.float64)
    assert np.array(numbers).view(np.uint64).tolist() == expected.view(np.uint64).tolist()

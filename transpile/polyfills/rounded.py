"""Numbers as they were rounded: what a compiler must not take apart again.

WGSL lets a driver put sums and products in another order, and Vulkan where nothing forbids it: ``(a + b) - a`` becomes
``b``, ``(x - n * high) - n * low`` becomes ``x - n * (high + low)``, and so loses what the two parts were for.
"""

from __future__ import annotations

from transpile import bitcast, f32, f64, u32, u32x2


def rounded(x: f32) -> f32:
    """Return `x`, which is then a number of its own: no part of the sum or product that it came from.

    No compiler can tell that the minimum changes nothing but the payload of one NaN.
    """
    return bitcast(min(bitcast(x, u32), 0xFFFFFFFE), f32)


def rounded_double(x: f64) -> f64:
    """Do the same by the upper word: NVIDIA's Vulkan driver sees through a minimum of 64 bits.

    SPIR-V also marks a sum or product of f64 whose bits are taken (``NoContraction``).
    """
    words = bitcast(x, u32x2)
    return bitcast(u32x2(words[0], min(words[1], 0xFFFFFFFE)), f64)

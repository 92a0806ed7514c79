"""The cube root: of a number between 1 and 8, then a third of the exponent; by its bits, so that subnormal numbers work
where floats flush them to zero.

A first guess `c`, in 8 bits, has an exact cube, and ``x - c**3`` is exact too, contracted or not. What is missing,
``c * ((1 + z)**(1 / 3) - 1)`` with ``z = (x - c**3) / c**3``, is so small that its errors are too (as in FreeBSD's
``s_cbrt.c``).
"""

from __future__ import annotations

from transpile import bitcast, f32, i32, select, u32
from transpile.polyfills.exponents import power_of_two

INFINITY_BITS = 0x7F800000
LEAST_NORMAL_BITS = 0x800000


def first_guess(x: f32) -> f32:
    """Return the cube root of a number between 1 and 8 within 0.6 %: a minimax fit, rounded to 8 bits."""
    p = 0.009583833 + x * -0.0004321014
    p = -0.08377519 + x * p
    p = 0.4491941 + x * p
    p = 0.6272944 + x * p
    return bitcast((bitcast(p, i32) + 0x8000) & -65536, f32)


def cbrt(x: f32) -> f32:
    bits = bitcast(x, i32) & 0x7FFFFFFF
    small = bits < LEAST_NORMAL_BITS
    # The bits of a subnormal number, as an integer, are the number times 2**149; 2**150 has a cube root.
    scaled = select(small, bitcast(f32(bits << 1), i32), bits)
    # The biased exponent is 127 + 3 * third + 0, 1 or 2.
    third = i32((u32(scaled >> 23) + 2) // 3) - 43
    y = bitcast(scaled - ((3 * third) << 23), f32)
    c = first_guess(y)
    cube = c * c * c
    z = (y - cube) / cube
    root = c + c * (z * (0.33333333 + z * (-0.11111111 + z * 0.061728395)))
    power = third - select(small, i32(50), i32(0))
    root = root * power_of_two(power)
    root = select(bitcast(x, i32) < 0, -root, root)
    return select((bits == 0) | (bits >= INFINITY_BITS), x, root)

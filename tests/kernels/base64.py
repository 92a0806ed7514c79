"""Base64: three bytes become four letters, in words of four bytes that each unit reads, shifts and writes."""

from __future__ import annotations

import base64 as host

import numpy as np

from transpile import ABSOLUTE_POS, Array, Mut, cube, spec, u32


@cube
def letter(six: u32) -> u32:
    """Return the code of a letter of the alphabet: A-Z, a-z, 0-9, +, /."""
    match six:
        case n if n < 26:
            return 65 + n
        case n if n < 52:
            return 71 + n
        case n if n < 62:
            return n - 4
        case 62:
            return 43
        case _:
            return 47


@cube
def byte_of(words: Array[u32], place: u32) -> u32:
    return words[place // 4] >> 8 * (place % 4) & 255


@cube(launch=True)
def base64(data: Array[u32], size: u32, out: Mut[Array[u32]]) -> None:
    """Write a word of four letters; `size` counts bytes, of which the last words may have some more."""
    group = u32(ABSOLUTE_POS)
    first = 3 * group
    if first >= size:
        return
    bytes_ = [byte_of(data, first + k) if first + k < size else u32(0) for k in range(3)]
    bits = bytes_[0] << 16 | bytes_[1] << 8 | bytes_[2]
    result = u32(0)
    for k in range(4):
        code = letter(bits >> 6 * (3 - u32(k)) & 63)
        if first + u32(k) > size:
            code = u32(ord("="))
        result |= code << 8 * u32(k)
    out[group] = result


ARGS = {"base64": (spec(u32, 300), 1190, spec(u32, 397))}
DTYPES = ("u32",)
SIZES = (1, 2, 30)


def case(random, dtype, size):
    data = bytes(random.integers(0, 256, size, "u8"))
    letters = host.b64encode(data)
    words = np.frombuffer(data + bytes(-size % 4), "u4").copy()
    return dict(
        args=(words, size, random.zeros(dtype, len(letters) // 4)),
        count=-(-size // 24),
        dim=8,
        expected={2: np.frombuffer(letters, "u4")},
    )

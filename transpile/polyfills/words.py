"""Integers of two words, for targets that have 32 bits: low word first."""

from __future__ import annotations

from transpile import u32, u32x2


def divide_words(a: u32x2, b: u32x2) -> u32x2:
    """Divide unsigned integers, bit by bit where either is longer than a word; by zero all bits are set."""
    low, high = a[0], a[1]
    if high == 0 and b[1] == 0 and b[0] != 0:
        low = low // b[0]
    else:
        rest_low, rest_high = u32(0), u32(0)
        for _bit in range(64):
            top = rest_high >> 31
            rest_high = (rest_high << 1) | (rest_low >> 31)
            rest_low = (rest_low << 1) | (high >> 31)
            high = (high << 1) | (low >> 31)
            low = low << 1
            if top != 0 or rest_high > b[1] or (rest_high == b[1] and rest_low >= b[0]):
                borrow = u32(rest_low < b[0])
                rest_low = rest_low - b[0]
                rest_high = rest_high - b[1] - borrow
                low = low | 1
    return u32x2(low, high)

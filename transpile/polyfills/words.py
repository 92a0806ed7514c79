"""Integers of two words, for targets that have 32 bits: low word first."""

from __future__ import annotations

from transpile import (
    PLANE_DIM,
    UNIT_POS_PLANE,
    mul_hi,
    plane_max,
    plane_shuffle,
    plane_shuffle_up,
    u32,
    u32x2,
)


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


def plane_inclusive_prod_words(x: u32x2) -> u32x2:
    """Multiply over the units up to this one, in steps that reach twice as far each time (Hillis and Steele)."""
    low, high = x[0], x[1]
    reach = u32(1)
    while reach < PLANE_DIM:
        before_low = plane_shuffle_up(low, reach)
        before_high = plane_shuffle_up(high, reach)
        if UNIT_POS_PLANE >= reach:
            high = mul_hi(low, before_low) + low * before_high + high * before_low
            low = low * before_low
        reach += reach
    return u32x2(low, high)


def plane_exclusive_prod_words(x: u32x2) -> u32x2:
    product = plane_inclusive_prod_words(x)
    low = plane_shuffle_up(product[0], 1)
    high = plane_shuffle_up(product[1], 1)
    return u32x2(low, high) if UNIT_POS_PLANE > 0 else u32x2(1, 0)


def plane_prod_words(x: u32x2) -> u32x2:
    """Take the product up to the last unit, whose number is less in a plane that is not full."""
    product = plane_inclusive_prod_words(x)
    last = plane_max(UNIT_POS_PLANE)
    return u32x2(plane_shuffle(product[0], last), plane_shuffle(product[1], last))

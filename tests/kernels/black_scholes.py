"""Prices of European options by Black and Scholes, with the kind of option as an enum of run time."""

from __future__ import annotations

import enum
import math
from typing import TypeVar

import numpy as np

from transpile import ABSOLUTE_POS, Array, Float, Mut, cube, erf, exp, f32, i32, log, spec, sqrt

F = TypeVar("F", bound=Float)


class Kind(enum.IntEnum):
    CALL = 0
    PUT = 1


@cube
def normal(x: F) -> F:
    """The distribution function of the standard normal."""
    return 0.5 + 0.5 * erf(x * math.sqrt(0.5))


@cube(launch=True)
def black_scholes(
    spot: Array[F],
    strike: Array[F],
    years: Array[F],
    kinds: Array[i32],
    price: Mut[Array[F]],
    rate: F,
    volatility: F,
) -> None:
    i = ABSOLUTE_POS
    if i >= price.len():
        return
    s, k, t = spot[i], strike[i], years[i]
    deviation = volatility * sqrt(t)
    d1 = (log(s / k) + (rate + volatility * volatility / 2.0) * t) / deviation
    d2 = d1 - deviation
    present = k * exp(-rate * t)
    match kinds[i]:
        case Kind.CALL:
            price[i] = s * normal(d1) - present * normal(d2)
        case Kind.PUT:
            price[i] = present * normal(-d2) - s * normal(-d1)


_OPTIONS = spec(f32, 1000)
ARGS = {"black_scholes": (_OPTIONS, _OPTIONS, _OPTIONS, spec(i32, 1000), _OPTIONS, 0.03, 0.2)}
DTYPES = ("f32",)
SIZES = (1, 45)


def case(random, dtype, size):
    spot, strike = (random.integers(50, 150, size, dtype) for _ in range(2))
    years = random.integers(1, 9, size, dtype) / np.float32(4)
    kinds = random.integers(0, 2, size, "i32")
    s, k, t = random.wide(spot), random.wide(strike), random.wide(years)
    d1 = (np.log(s / k) + (0.0625 + 0.25**2 / 2) * t) / (0.25 * np.sqrt(t))
    d2 = d1 - 0.25 * np.sqrt(t)
    normal_of = np.vectorize(lambda x: 0.5 * (1 + math.erf(x / math.sqrt(2))))
    sign = np.where(kinds == 0, 1, -1)
    price = sign * (s * normal_of(sign * d1) - k * np.exp(-0.0625 * t) * normal_of(sign * d2))
    return dict(
        args=(spot, strike, years, kinds, random.zeros(dtype, size), 0.0625, 0.25),
        count=-(-size // 16),
        dim=16,
        expected={4: price},
        scale=512,
    )

"""Random numbers by counters, Philox 4x32-10 (Salmon et al. 2011), and two users: dropout, and pi by Monte Carlo."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    Array,
    Atomic,
    Comptime,
    Float,
    Mut,
    cube,
    f32,
    mul_hi,
    spec,
    u32,
    unroll,
)

F = TypeVar("F", bound=Float)
ROUNDS = 10


@cube
def philox_numbers(counter: u32, stream: u32, seed: u32):
    """Return four random numbers of a counter."""
    a, b, c, d = counter, stream, u32(0), u32(0)
    key, other = seed, u32(0)
    for _ in unroll(range(ROUNDS)):
        high, low = mul_hi(a, u32(0xD2511F53)), a * 0xD2511F53
        high_c, low_c = mul_hi(c, u32(0xCD9E8D57)), c * 0xCD9E8D57
        a, b, c, d = high_c ^ b ^ key, low_c, high ^ d ^ other, low
        key, other = key + 0x9E3779B9, other + 0xBB67AE85
    return a, b, c, d


@cube
def unit_interval(bits: u32) -> f32:
    """Return a number from 0 up to but without 1, of the 24 bits that an f32 holds."""
    return f32(bits >> 8) * (1.0 / 16777216.0)


@cube(launch=True)
def philox(out: Mut[Array[u32]], seed: u32) -> None:
    first = u32(ABSOLUTE_POS) * 4
    for lane, number in enumerate(philox_numbers(u32(ABSOLUTE_POS), 0, seed)):
        out[first + lane] = number


@cube(launch=True)
def dropout(x: Array[F], out: Mut[Array[F]], seed: u32, rate: Comptime[float]) -> None:
    i = ABSOLUTE_POS
    if i < x.len():
        number, *_ = philox_numbers(u32(i), 1, seed)
        kept = unit_interval(number) >= rate
        out[i] = x[i] * (1.0 / (1.0 - rate)) if kept else F(0)


@cube(launch=True)
def monte_carlo_pi(inside: Mut[Array[Atomic[u32]]], trials: u32, seed: u32) -> None:
    found = u32(0)
    for trial in range(trials):
        x, y, z, w = philox_numbers(trial, u32(ABSOLUTE_POS), seed)
        for a, b in ((x, y), (z, w)):
            a, b = unit_interval(a), unit_interval(b)
            if a * a + b * b < 1.0:
                found += 1
    inside[0].add(found)


ARGS = {
    "philox": (spec(u32, 1000), 7),
    "dropout": (spec(f32, 1000), spec(f32, 1000), 7, 0.25),
    "monte_carlo_pi": (spec(u32, 1), 1000, 7),
}
DTYPES = ("f32",)
SIZES = (3, 20)


def numbers(counter, stream, seed):
    """The generator in NumPy, on 64-bit integers."""
    a, b = np.broadcast_arrays(np.asarray(counter, np.uint64), np.uint64(stream))
    c = d = np.zeros_like(a)
    key, other = np.uint64(seed), np.uint64(0)
    low = np.uint64(0xFFFFFFFF)
    for _ in range(ROUNDS):
        x, y = a * np.uint64(0xD2511F53), c * np.uint64(0xCD9E8D57)
        a, b, c, d = y >> 32 ^ b ^ key, y & low, x >> 32 ^ d ^ other, x & low
        key, other = key + np.uint64(0x9E3779B9) & low, other + np.uint64(0xBB67AE85) & low
    return np.stack([a, b, c, d])


def case(random, dtype, size, kernel="philox"):
    counters = np.arange(size)
    count = -(-size // 16)
    if kernel == "philox":
        expected = numbers(counters, 0, 99).T.reshape(-1)
        return dict(
            args=(random.zeros("u32", 4 * size), 99), count=count, dim=16, expected={0: expected}
        )
    if kernel == "dropout":
        x = random.array(dtype, size)
        kept = (numbers(counters, 1, 99)[0] >> 8) / 2**24 >= 0.25
        return dict(
            args=(x, random.zeros(dtype, size), 99, 0.25),
            count=count,
            dim=16,
            expected={1: np.where(kept, random.wide(x) / 0.75, 0)},
        )
    points = np.stack([numbers(np.arange(2), unit, 99) for unit in range(16 * count)]) >> 8
    points = points.transpose(0, 2, 1).reshape(-1, 2).astype(float) / 2**24
    inside = (points**2).sum(axis=1) < 1
    return dict(
        args=(random.zeros("u32", 1), 2, 99), count=count, dim=16, expected={0: [inside.sum()]}
    )

"""SHA-256 of many messages of one block each: rotations, and a window of sixteen words along the schedule."""

from __future__ import annotations

import hashlib

import numpy as np

from transpile import ABSOLUTE_POS, Array, LocalArray, Mut, Tensor, cube, spec, u32, unroll


def primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def fraction_bits(root: float) -> int:
    """Return the first 32 bits behind the point, exactly: doubles hold 53."""
    return int((root - int(root)) * 2**32)


START = [fraction_bits(prime**0.5) for prime in primes(8)]
ROUNDS = 64


@cube
def rotated(x: u32, by: int) -> u32:
    return x >> by | x << (32 - by)


@cube
def extend(words):
    """Turn sixteen words of the schedule into the sixteen that follow."""
    for k in unroll(range(16)):
        far, near = words[(k + 1) % 16], words[(k + 14) % 16]
        small = rotated(far, 7) ^ rotated(far, 18) ^ far >> 3
        large = rotated(near, 17) ^ rotated(near, 19) ^ near >> 10
        words[k] += small + words[(k + 9) % 16] + large


@cube(launch=True)
def sha256(messages: Tensor[u32], constants: Array[u32], digests: Mut[Tensor[u32]]) -> None:
    """`messages` are padded blocks of sixteen words, `constants` those of the rounds."""
    row = ABSOLUTE_POS
    if row >= messages.shape(0):
        return
    words = LocalArray[u32](16)
    for k in range(16):
        words[k] = messages[row, k]
    a, b, c, d, e, f, g, h = (u32(word) for word in START)
    for start in range(0, ROUNDS, 16):
        if start > 0:
            extend(words)
        for k in unroll(range(16)):
            chosen = e & f ^ ~e & g
            mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            first = h + mixed + chosen + constants[start + k] + words[k]
            majority = a & b ^ a & c ^ b & c
            second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority
            a, b, c, d, e, f, g, h = first + second, a, b, c, d + first, e, f, g
    for k, word in enumerate((a, b, c, d, e, f, g, h)):
        digests[row, k] = word + START[k]


ARGS = {"sha256": (spec(u32, (100, 16)), spec(u32, 64), spec(u32, (100, 8)))}
DTYPES = ("u32",)
SIZES = (1, 5)


def case(random, dtype, size):
    texts = [bytes(random.integers(0, 256, 11 * k, "u8")) for k in range(size)]
    blocks = b"".join(
        text + b"\x80" + bytes(55 - len(text)) + (8 * len(text)).to_bytes(8, "big")
        for text in texts
    )
    digests = b"".join(hashlib.sha256(text).digest() for text in texts)
    return dict(
        args=(
            np.frombuffer(blocks, ">u4").astype("u4").reshape(-1, 16),
            np.array([fraction_bits(prime ** (1 / 3)) for prime in primes(ROUNDS)], "u4"),
            random.zeros(dtype, (size, 8)),
        ),
        count=-(-size // 4),
        dim=4,
        expected={2: np.frombuffer(digests, ">u4").reshape(-1, 8)},
    )

"""CRC-32 of records by a table that is computed at comptime, and the bits that keys set in a Bloom filter."""

from __future__ import annotations

import zlib

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    Array,
    Atomic,
    Comptime,
    LocalArray,
    Mut,
    Tensor,
    cube,
    spec,
    u32,
)


def crc_table() -> list[int]:
    table = []
    for entry in range(16):
        for _ in range(4):
            entry = entry >> 1 ^ (0xEDB88320 if entry & 1 else 0)
        table.append(entry)
    return table


@cube(launch=True)
def crc32(records: Tensor[u32], out: Mut[Array[u32]]) -> None:
    row = ABSOLUTE_POS
    if row < records.shape(0):
        table = LocalArray[u32](16)
        for entry, value in enumerate(crc_table()):
            table[entry] = value
        crc = u32(0xFFFFFFFF)
        for k in range(records.shape(1)):
            word = records[row, k]
            for _ in range(8):
                crc = crc >> 4 ^ table[(crc ^ word) & 15]
                word >>= 4
        out[row] = ~crc


@cube(launch=True)
def bloom(keys: Array[u32], filter_: Mut[Array[Atomic[u32]]], probes: Comptime[int]) -> None:
    i = ABSOLUTE_POS
    if i < keys.len():
        first = keys[i] * 0x9E3779B1
        step = first >> 15 | 1
        for probe in range(probes):
            bit = (first + u32(probe) * step) % u32(filter_.len() * 32)
            filter_[bit // 32].or_(u32(1) << bit % 32)


ARGS = {
    "crc32": (spec(u32, (1000, 4)), spec(u32, 1000)),
    "bloom": (spec(u32, 1000), spec(u32, 256), 3),
}
DTYPES = ("u32",)
SIZES = ((1, 1), (5, 3))


def case(random, dtype, size, kernel="crc32"):
    records = random.integers(0, 2**32, size, dtype)
    rows = size[0]
    if kernel == "crc32":
        found = np.array([zlib.crc32(record.tobytes()) for record in records], "u4")
        args = (records, random.zeros(dtype, rows))
    else:
        keys = records[:, 0].copy()
        found = np.zeros(5, np.uint32)
        first = keys * np.uint32(0x9E3779B1)
        for probe in range(3):
            bit = (first + np.uint32(probe) * (first >> 15 | 1)) % 160
            np.bitwise_or.at(found, bit // 32, np.uint32(1) << bit % 32)
        args = (keys, random.zeros(dtype, 5), 3)
    return dict(args=args, count=-(-rows // 4), dim=4, expected={1: found})

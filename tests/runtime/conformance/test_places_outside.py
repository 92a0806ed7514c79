"""Reads outside of memory of any kind give 0 and writes do nothing; not all devices see to it by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from runtime.client import ComputeClient
from transpile import (
    UNIT_POS,
    Array,
    Atomic,
    LocalArray,
    Mut,
    SharedMemory,
    Tensor,
    Vector,
    cube,
    f16,
    f32,
    i32,
    sync_cube,
    u8,
    u32,
    u64,
)

UNITS = 32
PLACES = [0, 1, 7, 8, 31, 32, 33, 63, 64, 100, 255, 256, 1000, 4095, 65535, 1 << 20, 1 << 26]
PLACES += [(1 << n) + step for n in (29, 30, 31) for step in (-1, 0, 1)]
PLACES += [(1 << 32) - n for n in (1, 2, 8, 64, 4096, 1 << 20)]


@cube
@dataclass
class Pair:
    number: f32
    many: u32


@cube(launch=True)
def shared(at: Array[u32], out: Mut[Array[f32]]) -> None:
    numbers = SharedMemory[f32](UNITS)
    halves = SharedMemory[f16](UNITS)
    pairs = SharedMemory[Pair](UNITS)
    counts = SharedMemory[Atomic[u32]].zeros(UNITS)
    numbers[UNIT_POS] = f32(UNIT_POS)
    halves[UNIT_POS] = f16(UNIT_POS)
    pairs[UNIT_POS] = Pair(f32(UNIT_POS) + 0.5, UNIT_POS)
    sync_cube()
    place = at[UNIT_POS]
    total = numbers[place] + f32(halves[place]) + pairs[place].number + f32(pairs[place].many)
    part = numbers[4:9]
    for k in range(place, place + 3):
        total += part[k] + numbers[i32(k) - 2]
    old = counts[place].add(1)
    sync_cube()
    numbers[place] = 0.0
    halves[place] += 1.0
    pairs[place].many = 7
    sync_cube()
    out[UNIT_POS] = total + f32(old) + f32(counts[UNIT_POS].load()) * 64.0
    out[UNIT_POS + 32] = numbers[UNIT_POS] + f32(halves[UNIT_POS]) + f32(pairs[UNIT_POS].many)


@cube(launch=True)
def own(at: Array[u32], out: Mut[Array[f32]]) -> None:
    numbers = LocalArray[f32](9)
    halves = LocalArray[f16](9)
    vectors = LocalArray[Vector[f32, 4]](9)
    pairs = LocalArray[Pair](9)
    for k in range(9):
        numbers[k] = f32(at[k])
        halves[k] = f16(k)
        vectors[k] = Vector[f32, 4](f32(at[k]), 1.0, 2.0, 3.0)
        pairs[k] = Pair(f32(k), at[k])
    place = at[UNIT_POS]
    total = numbers[place] + f32(halves[place]) + vectors[place][place & 3] + pairs[place].number
    total += f32(pairs[place].many)
    lanes = vectors[2]
    total += lanes[place] + lanes[place + 2]
    lanes[place] = 9.0
    lanes[i32(place) - 1] += 1.0
    numbers[place] = 5.0
    halves[place] += 2.0
    vectors[place] = lanes
    vectors[place + 1][place] = 8.0
    pairs[place].many += 1
    for k in range(9):
        total += numbers[k] + f32(halves[k]) + f32(pairs[k].many)
        total += vectors[k][0] + vectors[k][1] + vectors[k][2] + vectors[k][3]
    out[UNIT_POS] = total


@cube(launch=True)
def buffers(
    at: Array[u32],
    small: Mut[Array[u8]],
    halves: Mut[Array[f16]],
    table: Mut[Tensor[f32]],
    pairs: Mut[Array[Pair]],
    counts: Mut[Array[Atomic[u32]]],
    out: Mut[Array[f32]],
) -> None:
    place = at[UNIT_POS]
    total = f32(small[place]) + f32(halves[place]) + table[place, 1] + table[1, place]
    total += pairs[place].number + f32(pairs[place].many) + f32(at[u64(place) << 8])
    part = halves[3:7]
    for k in range(place, place + 3):
        total += f32(part[k]) + f32(small[k]) + table[k, k] + f32(part[1:][i32(k) - 3])
    total += f32(at[i32(total / f32(place))])
    sync_cube()
    small[place | 4096] = 1
    halves[place | 4096] = 1.0
    table[place | 4096, 0] = 1.0
    table[0, place | 4096] = 1.0
    pairs[place | 4096].number = 1.0
    counts[place | 4096].add(1)
    out[UNIT_POS] = total


def arguments(kernel: Any) -> list[Any]:
    at = np.array(PLACES, "u4")
    assert len(at) == UNITS
    if kernel is not buffers:
        return [at, np.zeros(2 * UNITS, "f4")]
    pairs = np.zeros(13, np.dtype([("number", "f4"), ("many", "u4")]))
    pairs["number"], pairs["many"] = np.arange(13) / 2, np.arange(13)
    return [
        at,
        np.arange(37, dtype="u1"),
        np.arange(13, dtype="f2"),
        np.arange(35, dtype="f4").reshape(5, 7),
        pairs,
        np.zeros(5, "u4"),
        np.zeros(UNITS, "f4"),
    ]


@pytest.mark.parametrize("kernel", [shared, own, buffers], ids=lambda kernel: kernel.__name__)
def test_places_outside(kernel: Any, client: ComputeClient) -> None:
    found, wanted = arguments(kernel), arguments(kernel)
    kernel.launch(client, 1, UNITS, *found)
    kernel.eager(1, UNITS, *wanted)
    assert len(np.unique(wanted[-1])) > 4
    for got, right in zip(found, wanted, strict=True):
        np.testing.assert_array_equal(got, right)

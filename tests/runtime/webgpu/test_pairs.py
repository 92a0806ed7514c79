"""64-bit integers on WebGPU, which has 32: against the reference device."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
import pytest

from runtime import device
from runtime.devices import probe
from runtime.protocols import Absent
from transpile import (
    ABSOLUTE_POS,
    UNIT_POS,
    Array,
    Int,
    Mut,
    SharedMemory,
    Tensor,
    bool_,
    clz,
    ctz,
    cube,
    f16,
    f32,
    i8,
    i32,
    i64,
    mul_hi,
    popcount,
    reverse_bits,
    saturating_add,
    saturating_sub,
    sync_cube,
    u64,
)

I = TypeVar("I", bound=Int)


@pytest.fixture(autouse=True)
def needs_webgpu(missing: Any) -> None:
    found = probe("webgpu")
    if isinstance(found, Absent):
        missing(f"no device `webgpu`: {found.reason}")


@cube(launch=True)
def arithmetic(x: Tensor[I], y: Tensor[I], by: I, out: Mut[Tensor[I]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        a, b = x[i], y[i]
        c = a * b + by
        c = c - a // b + a % b
        c = (c ^ (a << (b & 127))) | (a >> (b & 31))
        c += popcount(a) + clz(b) + ctz(a) + reverse_bits(b) + mul_hi(a, b)
        c = c - min(a, b) + abs(a) - ~b + max(-a, b)
        out[i] = saturating_add(c, a) ^ saturating_sub(c, b)


@cube(launch=True)
def compared(x: Tensor[I], y: Tensor[I], out: Mut[Tensor[i8]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        a, b = x[i], y[i]
        found: i8 = 0
        if a < b:
            found += 1
        if a <= b:
            found += 2
        if a == b:
            found += 4
        if a != b:
            found += 8
        if a > b:
            found += 16
        if a >= b:
            found += 32
        if bool_(a):
            found += 64
        out[i] = found


@cube(launch=True)
def looped(x: Tensor[I], out: Mut[Tensor[I]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        total: I = 1
        for k in range(x[i] & 7, (x[i] & 7) + 9, 2):
            if k == 6:
                continue
            if total > 1 << 60:
                break
            total = total * 31 + k
        else:
            total += 5
        for k in range(x[i] & 3, -3, -1):
            total += k
        out[i] = total


@cube(launch=True)
def converted(x: Tensor[f32], out: Mut[Tensor[I]], back: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < out.len():  # noqa: SIM300 (as users write it)
        out[ABSOLUTE_POS] = out.dtype(x[ABSOLUTE_POS])
        back[ABSOLUTE_POS] = f32(out[ABSOLUTE_POS])


@cube(launch=True)
def narrowed(x: Tensor[I], out: Mut[Tensor[i32]], half: Mut[Tensor[f16]]) -> None:
    if ABSOLUTE_POS < out.len():  # noqa: SIM300 (as users write it)
        out[ABSOLUTE_POS] = i32(x[ABSOLUTE_POS]) + i32(i8(x[ABSOLUTE_POS]))
        half[ABSOLUTE_POS] = f16(x[ABSOLUTE_POS])


@cube(launch=True)
def widened(x: Tensor[i32], out: Mut[Tensor[i64]], other: Mut[Tensor[u64]]) -> None:
    if ABSOLUTE_POS < out.len():  # noqa: SIM300 (as users write it)
        out[ABSOLUTE_POS] = i64(x[ABSOLUTE_POS]) * 3
        other[ABSOLUTE_POS] = u64(x[ABSOLUTE_POS]) * 3


@cube(launch=True)
def reversed_cube(x: Array[i64], out: Mut[Array[i64]]) -> None:
    shared = SharedMemory[i64](64)
    shared[UNIT_POS] = x[UNIT_POS] + 1
    sync_cube()
    out[UNIT_POS] = shared[63 - UNIT_POS]


@cube(launch=True)
def doubled(x: Tensor[I], out: Mut[Tensor[I]]) -> None:
    if ABSOLUTE_POS < out.len():  # noqa: SIM300 (as users write it)
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS] + x[ABSOLUTE_POS]


def numbers(dtype: str, count: int, seed: int) -> Any:
    """Numbers of all lengths, from one bit to 64, and the limits."""
    info = np.iinfo(dtype)
    random = np.random.default_rng(seed)
    found = random.integers(info.min, info.max, count, dtype, endpoint=True)
    found >>= random.integers(0, 64, count).astype(dtype)
    special = np.array([info.min, info.max, 0, 1, info.max // 2, 1 << 32, (1 << 32) - 1], dtype)
    places = random.integers(0, count, min(count, 40))
    found[places] = special[random.integers(0, special.size, places.size)]
    return found


def agree(kernel: Any, outs: list[Any], *args: Any, dim: int = 64, **options: Any) -> None:
    found = []
    for where in ("reference", "webgpu"):
        mine = [out.copy() for out in outs]
        units = outs[0].size // options.get("vectorize", 1)
        client = device(where).client
        kernel.launch(client, -(-units // dim), dim, *args, *mine, **options)
        found.append(mine)
    for expected, got in zip(*found, strict=True):
        np.testing.assert_array_equal(got, expected)


@pytest.mark.parametrize("count", [1, 7, 1023])
@pytest.mark.parametrize("dtype", ["i8", "u8"])
def test_arithmetic(dtype: str, count: int) -> None:
    by = -(2**40) - 5 if dtype == "i8" else 2**63 + 9
    x, y = numbers(dtype, count, 1), numbers(dtype, count, 2)
    agree(arithmetic, [np.zeros(count, dtype)], x, y, by)


@pytest.mark.parametrize("dtype", ["i8", "u8"])
def test_comparisons(dtype: str) -> None:
    x, y = numbers(dtype, 999, 3), numbers(dtype, 999, 4)
    y[::4] = x[::4]
    agree(compared, [np.zeros(999, "i1")], x, y)


@pytest.mark.parametrize("dtype", ["i8", "u8"])
def test_loops(dtype: str) -> None:
    if dtype == "i8":
        agree(looped, [np.zeros(200, dtype)], numbers(dtype, 200, 5))
    agree(doubled, [np.zeros(200, dtype)], numbers(dtype, 200, 6), vectorize=2)


@pytest.mark.parametrize("dtype", ["i8", "u8"])
def test_conversions(dtype: str) -> None:
    random = np.random.default_rng(7)
    sizes = random.standard_normal(600) * 10.0 ** random.integers(-3, 22, 600)
    special = [np.nan, np.inf, -np.inf, 2.0**63, -(2.0**63), 2.0**64, 0.0, -0.0, 0.99, -0.99]
    x = np.concatenate([sizes, special]).astype(np.float32)
    agree(converted, [np.zeros(x.size, dtype), np.zeros(x.size, "f4")], x)
    agree(narrowed, [np.zeros(600, "i4"), np.zeros(600, "f2")], numbers(dtype, 600, 8))


def test_rounding_to_single() -> None:
    """The sum of two floats would round twice."""
    cases = [(1 << 62) + (1 << 38) + tail for tail in (-1, 0, 1)] + [(1 << 63) - 1, -(1 << 63)]
    x = np.array([*cases, *(-c for c in cases[:3]), 16777217, 33554435], np.int64)
    out = np.zeros(x.size, "f4")
    to_single.launch(device("webgpu").client, 1, 64, x, out)
    np.testing.assert_array_equal(out, x.astype(np.float32))


@cube(launch=True)
def to_single(x: Tensor[i64], out: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < out.len():  # noqa: SIM300 (as users write it)
        out[ABSOLUTE_POS] = f32(x[ABSOLUTE_POS])


def test_from_narrower_numbers() -> None:
    x = np.array([0, 1, -1, 2**31 - 1, -(2**31), 12345, -98765], np.int32)
    agree(widened, [np.zeros(x.size, "i8"), np.zeros(x.size, "u8")], x)


def test_shared_memory() -> None:
    agree(reversed_cube, [np.zeros(64, "i8")], numbers("i8", 64, 9))

"""Numbers of 8 and 16 bits on WebGPU, whose memory and arithmetic have 32: against the reference device."""

from __future__ import annotations

from typing import Any, TypeVar

import ml_dtypes
import numpy as np
import pytest

from runtime import device
from runtime.devices import probe
from runtime.protocols import Absent
from transpile import (
    ABSOLUTE_POS,
    CUBE_POS,
    UNIT_POS,
    Array,
    Float,
    Int,
    LocalArray,
    Mut,
    SharedMemory,
    Tensor,
    bf16,
    bool_,
    clz,
    cube,
    exp,
    f32,
    i8,
    popcount,
    reverse_bits,
    sync_cube,
    u8,
    u16,
    u32,
)

I = TypeVar("I", bound=Int)
F = TypeVar("F", bound=Float)


@pytest.fixture(autouse=True)
def needs_webgpu(missing: Any) -> None:
    found = probe("webgpu")
    if isinstance(found, Absent):
        missing(f"no device `webgpu`: {found.reason}")


@cube(launch=True)
def integers(x: Tensor[I], y: Tensor[I], out: Mut[Tensor[I]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        a, b = x[i], y[i]
        c = a * b + 3
        if b != 0:
            c = c - a // b + a % b
        c = (c ^ (a << (b & 15))) | (a >> 2)
        c += popcount(a) + clz(b) + reverse_bits(a)
        c = c - min(a, b) + abs(a) - ~b
        total: I = 0
        for _k in range(3):
            total = total * 5 + c
        out[i] = total


@cube(launch=True)
def converted(x: Tensor[f32], out: Mut[Tensor[I]]) -> None:
    if ABSOLUTE_POS < out.len():  # noqa: SIM300 (as users write it)
        out[ABSOLUTE_POS] = out.dtype(x[ABSOLUTE_POS])


@cube(launch=True)
def is_greater(x: Tensor[I], out: Mut[Tensor[bool_]]) -> None:
    if ABSOLUTE_POS < out.len():  # noqa: SIM300 (as users write it)
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS] > 3


@cube(launch=True)
def rounded(x: Tensor[f32], out: Mut[Tensor[bf16]]) -> None:
    if ABSOLUTE_POS < out.len():  # noqa: SIM300 (as users write it)
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS]


@cube(launch=True)
def computed(x: Tensor[F], out: Mut[Tensor[F]]) -> None:
    if ABSOLUTE_POS < out.len():  # noqa: SIM300 (as users write it)
        out[ABSOLUTE_POS] = exp(x[ABSOLUTE_POS]) * 2.5 - x[ABSOLUTE_POS]


@cube(launch=True)
def brighter(x: Array[u8], by: u8, out: Mut[Array[u8]]) -> None:
    if ABSOLUTE_POS < out.len():  # noqa: SIM300 (as users write it)
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS] + by


@cube(launch=True)
def shuffled(x: Array[i8], out: Mut[Array[i8]]) -> None:
    shared = SharedMemory[i8](64)
    local = LocalArray[u16](4)
    shared[UNIT_POS] = x[CUBE_POS * 64 + UNIT_POS]
    local[UNIT_POS % 4] = u16(UNIT_POS) * 1000
    sync_cube()
    out[CUBE_POS * 64 + UNIT_POS] = shared[63 - UNIT_POS] + i8(u32(local[UNIT_POS % 4]) >> 9)


def numbers(dtype: str, count: int, seed: int) -> Any:
    info = np.iinfo(dtype)
    random = np.random.default_rng(seed)
    return random.integers(info.min, info.max, count, dtype, endpoint=True)


def agree(kernel: Any, out: Any, *args: Any, **options: Any) -> None:
    found = {}
    for where in ("reference", "webgpu"):
        found[where] = out.copy()
        units = out.size // options.get("vectorize", 1)
        kernel.launch(device(where).client, -(-units // 64), 64, *args, found[where], **options)
    np.testing.assert_array_equal(
        found["reference"].view(f"u{out.itemsize}"), found["webgpu"].view(f"u{out.itemsize}")
    )


@pytest.mark.parametrize("count", [1, 5, 257, 1023])
@pytest.mark.parametrize("dtype", ["i1", "u1", "i2", "u2"])
def test_integers(dtype: str, count: int) -> None:
    out = np.zeros(count, dtype)
    agree(integers, out, numbers(dtype, count, 1), numbers(dtype, count, 2))


@pytest.mark.parametrize("dtype", ["i1", "u1", "i2", "u2"])
def test_floats_saturate(dtype: str) -> None:
    small = [0.0, -0.9, 1.5, -1.5, 127.5, 128.0, -128.9, -129.0, 255.9, 256.0, 65535.9]
    x = np.array([*small, 7e9, -7e9, np.inf, -np.inf, np.nan], np.float32)
    agree(converted, np.ones(x.size, dtype), x)


def test_bools_in_memory() -> None:
    for dtype in ("i1", "u2"):
        agree(is_greater, np.ones(77, bool), numbers(dtype, 77, 3))


def test_rounding_to_bfloat16() -> None:
    bits = np.arange(0, 1 << 32, 65519, dtype=np.uint64).astype(np.uint32)
    ties = (np.arange(1 << 12, dtype=np.uint32) << 20) | 0x8000
    x = np.concatenate([bits, ties, ties + 1, ties - 1]).view(np.float32)
    out = np.zeros(x.size, ml_dtypes.bfloat16)
    rounded.launch(device("webgpu").client, -(-x.size // 64), 64, x, out)
    with np.errstate(all="ignore"):
        expected = x.astype(ml_dtypes.bfloat16).astype(np.float32)
    is_normal = (np.abs(x) >= 2.0**-126) | (x == 0)  # devices may flush what is smaller
    is_number = ~np.isnan(expected)
    got = out.astype(np.float32)
    assert np.isnan(got[~is_number]).all()
    checked = is_number & is_normal
    np.testing.assert_array_equal(got[checked], expected[checked])


def test_bfloat16_is_computed_in_single_and_rounded_once() -> None:
    x = np.linspace(-5, 5, 333).astype(ml_dtypes.bfloat16)
    out = np.zeros(333, ml_dtypes.bfloat16)
    computed.launch(device("webgpu").client, 6, 64, x, out)
    wide = x.astype(np.float64)
    exact = np.exp(wide) * 2.5 - wide
    ulp = 2.0 ** (np.floor(np.log2(exact)) - 7)
    assert (np.abs(out.astype(np.float64) - exact) <= 0.501 * ulp).all()


@pytest.mark.parametrize("width", [1, 2, 4, 8])
def test_vectors_of_bytes(width: int) -> None:
    x = numbers("u1", 1000, 4)
    agree(brighter, np.zeros(1000, "u1"), x, 77, vectorize=width)


def test_memory_of_cubes_and_units() -> None:
    agree(shuffled, np.zeros(640, "i1"), numbers("i1", 640, 5))


def test_neighbours_write_one_word() -> None:
    """Each byte is written by a unit of its own; none may be lost."""
    out = np.full(64 * 1024, 255, "u1")
    x = (np.arange(out.size) % 251).astype("u1")
    brighter.launch(device("webgpu").client, out.size // 64, 64, x, 1, out)
    np.testing.assert_array_equal(out, x + 1)


def test_what_is_not_written_stays() -> None:
    out = np.full(11, 7, "u1")
    brighter.launch(device("webgpu").client, 1, 4, np.arange(11, dtype="u1"), 1, out)
    assert out.tolist() == [1, 2, 3, 4, *[7] * 7]
    assert "atomicAnd" in brighter.inspect("wgsl", out, 1, out)
    assert "atomicAnd" not in brighter.inspect("wgsl", out[:8], 1, out[:8], vectorize=4)

"""Vectors of 2 to 16 narrow lanes: bits that are copied, numbers that are computed, lanes, slots, shared memory."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NoReturn, TypeVar

import ml_dtypes
import numpy as np
import pytest

from runtime.client import ComputeClient
from runtime.devices import probe
from runtime.protocols import Absent
from tests.devices import dawn_device
from transpile import (
    ABSOLUTE_POS,
    UNIT_POS,
    Mut,
    Numeric,
    SharedMemory,
    Tensor,
    Vector,
    cube,
    select,
    sync_cube,
    u32,
)

N = TypeVar("N", bound=Numeric)
W = TypeVar("W")
KINDS: dict[str, Any] = {
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "i8": np.int8,
    "u8": np.uint8,
    "i16": np.int16,
    "u16": np.uint16,
}
WIDTHS = (2, 4, 8, 16)


@pytest.fixture(params=["reference", "cpu", "vulkan", "webgpu", "dawn", "cuda"])
def where(request: pytest.FixtureRequest, missing: Callable[[str], NoReturn]) -> str:
    """The name of a device that is here; `tests.lower.test_wide_vectors` runs what has no device."""
    name = str(request.param)
    if name == "dawn":
        dawn_device.require(missing)
        return name
    found = probe(name)
    if isinstance(found, Absent):
        reason = f"no device `{name}`: {found.reason}"
        if name == "cuda":
            pytest.skip(reason)
        missing(reason)
    return name


@pytest.fixture
def client(where: str) -> ComputeClient:
    return client_of(where)


@cache
def client_of(name: str) -> ComputeClient:
    if name == "dawn":
        return dawn_device.client()
    found = probe(name)
    assert not isinstance(found, Absent)
    return found.client


@cube(launch=True)
def copied(x: Tensor[N], out: Mut[Tensor[N]]) -> None:
    if ABSOLUTE_POS < out.len():  # noqa: SIM300 (as users write it)
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS]


@cube(launch=True)
def mixed(x: Tensor[Vector[N, W]], y: Mut[Tensor[Vector[N, W]]], lane: u32) -> None:
    i = ABSOLUTE_POS
    if i < y.len():
        v = x[i]
        w = y[i]
        first, last = v[0], w[lane]
        w = v * 2 + w
        for _k in range(2):
            w = w + v
        w[1] = first
        if i % 3 == 1:
            w = max(v, w)
            w[lane] = last
        w = select(w > v, w, v + last)
        y[i] = w


@cube(launch=True)
def turned(x: Tensor[Vector[N, W]], out: Mut[Tensor[Vector[N, W]]]) -> None:
    """Turn a cube of 8 around in shared memory."""
    shared = SharedMemory[Vector[N, W]](8)
    shared[UNIT_POS] = x[UNIT_POS]
    sync_cube()
    out[UNIT_POS] = out[UNIT_POS] + shared[7 - UNIT_POS]


def every_bit(kind: Any, count: int) -> Any:
    """Return what all bits of a kind are, NaN with every payload among them."""
    bits = np.dtype(kind).itemsize * 8
    return np.resize(np.arange(1 << bits), count).astype(f"u{bits // 8}").view(kind)


def few(kind: Any, count: int, seed: int) -> Any:
    """Return numbers whose sums and products are exact."""
    return np.random.default_rng(seed).integers(0, 5, count).astype(kind)


def wanted(x: Any, y: Any, width: int) -> Any:
    """Return what `mixed` makes of `y`, with the last lane."""
    v, w = x.reshape(-1, width), y.reshape(-1, width)
    last = w[:, -1:]
    w = (4 * v + w).astype(v.dtype)
    w[:, 1] = v[:, 0]
    third = np.arange(len(w)) % 3 == 1
    w[third] = np.maximum(v, w)[third]
    w[third, -1:] = last[third]
    return np.where(w > v, w, (v + last).astype(v.dtype)).reshape(-1)


@pytest.mark.parametrize("kind", KINDS)
def test_bits(client: ComputeClient, where: str, kind: str) -> None:
    for width in WIDTHS:
        bits = every_bit(KINDS[kind], 65536 + 8 * width)
        x = bits[-40 * width :].copy() if where == "reference" else bits
        for checked in (True, False) if width > 4 else (True,):
            out = np.zeros_like(x)
            launch = copied.launch if checked else copied.launch_unchecked
            launch(client, -(-x.size // width // 8), 8, x, out, vectorize=width)
            if where == "reference":  # its numbers are Python's, whose NaN has no payload
                np.testing.assert_array_equal(out.astype("f4"), x.astype("f4"))
            else:
                assert out.tobytes() == x.tobytes(), (width, checked)


@pytest.mark.parametrize("kind", KINDS)
def test_numbers(client: ComputeClient, kind: str) -> None:
    for width in WIDTHS:
        x, before = few(KINDS[kind], 45 * width, 1), few(KINDS[kind], 45 * width, 2)
        expected = wanted(x, before, width).tolist()
        for checked in (True, False) if width > 4 else (True,):
            y = before.copy()
            launch = mixed.launch if checked else mixed.launch_unchecked
            launch(client, 6, 8, x, y, width - 1, vectorize=width)
            assert y.tolist() == expected, (width, checked)


@pytest.mark.parametrize("kind", ["f16", "bf16", "i8"])
def test_shared_memory(client: ComputeClient, kind: str) -> None:
    for width in (8, 16):
        x, out = few(KINDS[kind], 8 * width, 3), few(KINDS[kind], 8 * width, 4)
        wanted = (out.reshape(8, width) + x.reshape(8, width)[::-1]).astype(out.dtype)
        turned.launch(client, 1, 8, x, out, vectorize=width)
        assert out.tolist() == wanted.reshape(-1).tolist(), width


def test_the_same_array_twice(client: ComputeClient) -> None:
    for kind in (np.float16, np.uint8):
        x = client.create(few(kind, 8 * 16, 5))
        before = client.read(x)
        mixed.launch(client, 2, 8, x, x, 3, vectorize=8)
        other = client.create(before)
        mixed.launch(client, 2, 8, client.create(before), other, 3, vectorize=8)
        assert client.read(x).tolist() == client.read(other).tolist()

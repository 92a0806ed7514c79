"""The bits of vectors as lanes of another width, against NumPy's views."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import numpy as np
import pytest

from runtime import device
from runtime.devices import probe
from runtime.protocols import Absent
from transpile import (
    ABSOLUTE_POS,
    Array,
    CubeTypeError,
    Mut,
    Vector,
    bitcast,
    cube,
    f16,
    f32,
    i16,
    spec,
    u8,
    u32,
    u64,
)


@cube(launch=True)
def views(
    x: Array[Vector[f32, 4]],
    bytes_: Mut[Array[Vector[u8, 16]]],
    shorts: Mut[Array[Vector[i16, 8]]],
    longs: Mut[Array[Vector[u64, 2]]],
    back: Mut[Array[Vector[f32, 4]]],
    halves: Mut[Array[Vector[f16, 2]]],
    words: Mut[Array[u32]],
) -> None:
    i = ABSOLUTE_POS
    v = x[i]
    bytes_[i] = bitcast(v, Vector[u8, 16])
    shorts[i] = bitcast(v, Vector[i16, 8])
    longs[i] = bitcast(bytes_[i], Vector[u64, 2])
    back[i] = bitcast(longs[i], Vector[f32, 4])
    pair = bitcast(words[i], Vector[f16, 2])
    halves[i] = pair
    words[i] = bitcast(Vector[f16, 2](pair[1], pair[0]), u32)


@pytest.mark.parametrize("where", ["reference", "cpu", "vulkan", "webgpu"])
def test_lanes_are_cut_and_joined_as_in_memory(
    where: str, missing: Callable[[str], NoReturn]
) -> None:
    found = probe(where)
    if isinstance(found, Absent):
        missing(f"no device `{where}`: {found.reason}")
    x = np.random.default_rng(5).standard_normal(8).astype("f4")
    halves = np.array([[1.5, -2.25], [0.125, 7]], "f2")
    words = halves.view("u4").ravel().copy()
    outs = [np.zeros(8 * 4 // np.dtype(t).itemsize, t) for t in ("u1", "i2", "u8", "f4")]
    pairs = np.zeros(4, "f2")
    views.launch(device(where).client, 1, 2, x, *outs, pairs, words)
    for out in outs:
        np.testing.assert_array_equal(out, x.view(out.dtype))
    np.testing.assert_array_equal(pairs, halves.ravel())
    np.testing.assert_array_equal(words, halves[:, ::-1].copy().view("u4").ravel())


@cube(launch=True)
def fewer(x: Array[Vector[f32, 4]], out: Mut[Array[u32]]) -> None:
    out[0] = bitcast(x[0], Vector[u32, 2])[0]


def test_as_many_bits_are_wanted() -> None:
    with pytest.raises(CubeTypeError, match="type of as many bits"):
        fewer.inspect("ir", spec(f32, 4), spec(u32, 1))

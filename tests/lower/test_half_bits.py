"""f16 that only conversions know: its headers in CUDA and HIP; its bits in WGSL, which has no integers of 16 bits."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import device
from runtime.devices import probe
from runtime.protocols import Absent
from transpile import (
    ABSOLUTE_POS,
    Array,
    Mut,
    bf16,
    bitcast,
    cube,
    f16,
    f32,
    i16,
    i32,
    spec,
    u16,
    u32,
)


@cube(launch=True)
def rounded(x: Array[f32], out: Mut[Array[f32]]) -> None:
    out[0] = f32(f16(x[0])) + f32(bf16(x[1]))


@pytest.mark.parametrize("target", ["cuda", "hip"])
def test_a_conversion_alone_needs_the_header(target: str) -> None:
    text = rounded.inspect(target, spec(f32, 4), spec(f32, 4))
    assert "fp16.h>" in text
    assert "bf16.h>" in text


@cube(launch=True)
def halves(
    x: Array[f32], bits: Mut[Array[u32]], signed: Mut[Array[i32]], out: Mut[Array[f32]]
) -> None:
    i = ABSOLUTE_POS
    v = f16(x[i])
    bits[i] = u32(bitcast(v, u16))
    signed[i] = i32(bitcast(v, i16))
    out[i] = f32(bitcast(u16(bits[i]), f16)) + f32(bitcast(i16(signed[i]), f16))


@pytest.mark.parametrize("where", ["reference", "cpu", "vulkan", "webgpu"])
def test_bits(where: str) -> None:
    found = probe(where)
    if isinstance(found, Absent):
        pytest.skip(f"no device `{where}`: {found.reason}")
    x = np.array([1.5, 6e-7, np.inf, -0.0, -65504.0], "f4")
    bits, signed, out = np.zeros(5, "u4"), np.zeros(5, "i4"), np.zeros(5, "f4")
    halves.launch(device(where).client, 5, 1, x, bits, signed, out)
    wanted = x.astype("f2")
    assert bits.tolist() == wanted.view("u2").tolist()
    assert signed.tolist() == wanted.view("i2").tolist()
    assert out.tolist() == (wanted.astype("f4") * 2).tolist()

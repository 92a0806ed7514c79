"""fp8, fp4 and tf32: every code and every rounding against ml_dtypes, on reference, eager and CPU."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any, TypeVar

import ml_dtypes
import numpy as np
import pytest
from expand.compared import WHERE

from runtime import device
from transpile import (
    ABSOLUTE_POS,
    Array,
    CubeError,
    Float,
    LocalArray,
    Mut,
    Vector,
    as_dtype,
    bitcast,
    cube,
    e2m1,
    e4m3,
    e5m2,
    f16,
    f32,
    flex32,
    i32,
    max_value,
    numpy_dtype,
    spec,
    tf32,
    u8,
    u32,
    ue8m0,
)
from transpile.ir import minifloats
from transpile.ir.host import round_to

F = TypeVar("F")
G = TypeVar("G", bound=Float)
SMALL = (e4m3, e5m2, ue8m0, e2m1)
TARGETS = ("cuda", "hip", "metal", "wgsl", "spirv", "mlir")


def codes(type: Any) -> Any:
    return np.arange(16 if type is e2m1 else 256, dtype="u1")


def samples() -> Any:
    """Return numbers of every size, and those at and beside every border between two codes."""
    random = np.random.default_rng(1)
    exact = [codes(type).view(numpy_dtype(type)).astype("f4") for type in SMALL]
    found = [
        np.array(
            [
                0.0,
                -0.0,
                np.inf,
                -np.inf,
                np.nan,
                1e-40,
                -1e-40,
                2**-127,
                1.4 * 2**-127,
                3.4e38,
                1.1754942e-38,
            ],
            "f4",
        ),
        random.integers(0, 2**32, 3000, dtype="u4").view("f4"),
        (random.standard_normal(1000) * 10.0 ** random.integers(-8, 8, 1000)).astype("f4"),
    ]
    with np.errstate(all="ignore"):
        for numbers in exact:
            ordered = np.unique(numbers[np.isfinite(numbers)])
            middles = (ordered[:-1] / 2 + ordered[1:] / 2).astype("f4")
            found += [ordered, middles, -middles]
            found += [np.nextafter(middles, np.float32(end)) for end in (np.inf, -np.inf)]
    return np.concatenate(found)


def expected_codes(type: Any, numbers: Any) -> Any:
    with np.errstate(all="ignore"):
        return numbers.astype(numpy_dtype(type)).view("u1")


def launch(kernel: Any, where: str, *args: Any) -> None:
    units = max(arg.size for arg in args)
    if where == "eager":
        kernel.eager(-(-units // 64), 64, *args)
    else:
        kernel.launch(device(where).client, -(-units // 64), 64, *args)


@cube(launch=True)
def decode(x: Array[F], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = f32(x[i])


@cube(launch=True)
def encode(x: Array[f32], out: Mut[Array[F]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i]


@pytest.mark.parametrize("type", SMALL, ids=str)
def test_numbers_on_the_host(type: Any) -> None:
    wanted = codes(type).view(numpy_dtype(type)).astype("f4")
    found = np.array([minifloats.number_of(type.name, int(code)) for code in codes(type)], "f4")
    np.testing.assert_array_equal(found, wanted)
    np.testing.assert_array_equal(np.signbit(found), np.signbit(wanted))
    numbers = samples()
    mine = [minifloats.code_of(type.name, float(number)) for number in numbers]
    np.testing.assert_array_equal(mine, expected_codes(type, numbers))
    assert minifloats.greatest(type.name) == float(ml_dtypes.finfo(numpy_dtype(type)).max)


@pytest.mark.parametrize("type", SMALL, ids=str)
@pytest.mark.parametrize("where", WHERE)
def test_every_code_and_rounding(where: str, type: Any) -> None:
    given, out = codes(type).view(numpy_dtype(type)), np.zeros(len(codes(type)), "f4")
    launch(decode, where, given, out)
    np.testing.assert_array_equal(out, given.astype("f4"))
    np.testing.assert_array_equal(np.signbit(out), np.signbit(given.astype("f4")))
    numbers = samples() if where != "eager" else samples()[::7]
    small = np.zeros(len(numbers), numpy_dtype(type))
    launch(encode, where, numbers, small)
    np.testing.assert_array_equal(small.view("u1"), expected_codes(type, numbers))


@pytest.mark.parametrize("where", WHERE)
def test_tf32(where: str) -> None:
    @cube(launch=True)
    def rounded(x: Array[f32], out: Mut[Array[tf32]]) -> None:
        i = ABSOLUTE_POS
        if i < out.len():
            out[i] = x[i]

    numbers = samples() if where != "eager" else samples()[::7]
    out = np.zeros(len(numbers), "f4")
    launch(rounded, where, numbers, out)
    bits = numbers.view("u4").astype("u8")
    wanted = (((bits + 0xFFF + ((bits >> 13) & 1)) & 0xFFFFE000).astype("u4")).view("f4")
    np.testing.assert_array_equal(out, np.where(np.isnan(numbers), numbers, wanted))
    assert [round_to(tf32, float(v)) for v in wanted[:10]] == pytest.approx(
        wanted[:10].tolist(), nan_ok=True, rel=0
    )


@cube
@dataclass
class Block:
    scale: ue8m0
    lanes: Vector[e2m1, 4]
    kept: tf32
    small: e4m3


@cube(launch=True)
def everywhere(
    x: Array[e4m3],
    blocks: Mut[Array[Block]],
    s: e5m2,
    y: Mut[Array[Vector[e4m3, 4]]],
    out: Mut[Array[f32]],
) -> None:
    i = ABSOLUTE_POS
    v = x[i]
    if i > 1:
        v = e4m3(300.0)
    w = x[0] if i > 0 else v
    out[i] = f32(v) + f32(w) * 1000.0 + f32(s)
    out[i + 4] = (
        f32(e2m1(out[i])) + f32(bitcast(bitcast(w, u8), e4m3)) + f32(bitcast(w, u8)) + f32(i32(v))
    )
    table = LocalArray[e4m3](4)
    table[1] = u32(i)
    out[i + 8] = (
        f32(table[1]) + f32(table[0]) + f32(tf32(1.0001)) + flex32(2.0) + f32(max_value(e4m3))
    )
    blocks[i].small = v
    blocks[i].lanes[2] = 1.7
    blocks[i].scale = 3.0
    blocks[i].kept = f32(blocks[i].small) * 1.0003
    out[i + 12] = f32(blocks[i].lanes[2]) + f32(blocks[i].scale) + f32(blocks[i].kept)
    y[i] = Vector[f32, 4](1.1, 2.2, 3.3, f32(i)) if i > 0 else Vector[f32, 4](y[i])
    out[i + 16] = f32(y[i][1]) + f32(f16(v)) + f32(x[77])


@pytest.mark.parametrize("where", WHERE)
def test_everywhere(where: str) -> None:
    x = np.array([1.5, -2, 0, 448], numpy_dtype(e4m3))
    blocks, y = np.zeros(4, numpy_dtype(Block)), np.ones(16, numpy_dtype(e4m3))
    out = np.zeros(20, "f4")
    args = (x, blocks, ml_dtypes.float8_e5m2(2.5), y, out)
    if where == "eager":
        everywhere.eager(1, 4, *args)
    else:
        everywhere.launch(device(where).client, 1, 4, *args)
    assert out[:4].tolist() == [1504.0, 1500.5, 1790.5, 1790.5]
    assert out[4:8].tolist() == [68.5, 65.5, 355.5, 355.5]
    assert out[8:12].tolist() == [451.0, 452.0, 453.0, 454.0]
    assert blocks["scale"].astype("f4").tolist() == [4.0] * 4
    assert blocks["lanes"].astype("f4")[0].tolist() == [0.0, 0.0, 1.5, 0.0]
    assert blocks["kept"].tolist() == [1.5, -2.0, 288.0, 288.0]
    assert out[12:16].tolist() == [7.0, 3.5, 293.5, 293.5]
    assert y.astype("f4").reshape(4, 4)[:, 3].tolist() == [1.0, 1.0, 2.0, 3.0]
    assert out[16:].tolist() == [2.5, 0.25, 290.25, 290.25]


@pytest.mark.parametrize("target", TARGETS)
def test_every_target(target: str) -> None:
    for type in SMALL:
        decode.inspect(target, spec(type, 8), spec(f32, 8))
        encode.inspect(target, spec(f32, 8), spec(type, 8))
    everywhere.inspect(target, spec(e4m3, 4), spec(Block, 4), 2.5, spec(e4m3, 16), spec(f32, 20))


def test_names() -> None:
    assert [as_dtype(f"float8_{n}") for n in ("e4m3fn", "e5m2", "e8m0fnu")] == [e4m3, e5m2, ue8m0]
    assert as_dtype(ml_dtypes.float4_e2m1fn) is as_dtype("e2m1") is e2m1
    assert flex32 is f32 is as_dtype("flex32")
    client = device("cpu").client
    handle = client.create(np.array([1.5, 448.0], numpy_dtype(e4m3)))
    assert client.read(handle).astype("f4").tolist() == [1.5, 448.0]
    assert client.zeros(3, e5m2).nbytes == 3


COMPUTED = (
    "x[0] + x[1]",
    "x[0] + 1.0",
    "-x[0]",
    "x[0] * f32(2.0)",
    "max(x[0], x[1])",
    "f32(x[0] > x[1])",
    "f32(not x[0])",
)


@pytest.mark.parametrize("expression", COMPUTED)
def test_nothing_computes_with_them(expression: str) -> None:
    body = f"    out[0] = {expression}\n"
    text = f"@cube(launch=True)\ndef kernel(x: Array[e4m3], out: Mut[Array[f32]]) -> None:\n{body}"
    with pytest.raises(CubeError, match="convert the operand first: `f32"):
        cube.from_source(text, dict(globals())).inspect("ir", spec(e4m3, 4), spec(f32, 4))


def test_they_are_no_float_of_a_bound() -> None:
    @cube(launch=True)
    def bound(x: Array[G], out: Mut[Array[f32]]) -> None:
        out[0] = f32(x[0])

    with pytest.raises(CubeError, match="`e4m3` is not a `Float`"):
        bound.inspect("ir", spec(e4m3, 4), spec(f32, 4))


def test_memory_of_zeros_and_reads_out_of_bounds() -> None:
    @cube(launch=True)
    def outside(x: Array[ue8m0], out: Mut[Array[f32]]) -> None:
        table = LocalArray[ue8m0](2)
        out[0] = f32(x[u32(out[2])]) + f32(table[u32(out[3])])
        out[1] = f32(x[1:][u32(out[2])])

    for where, at in itertools.product(WHERE, (7.0,)):
        out = np.array([0.0, 0.0, at, 0.0], "f4")
        if where == "eager":
            outside.eager(1, 1, np.ones(3, numpy_dtype(ue8m0)), out)
        else:
            outside.launch(device(where).client, 1, 1, np.ones(3, numpy_dtype(ue8m0)), out)
        assert out[1] == 2.0**-127


@cube(launch=True)
def unpacked(packed: Mut[Array[u8]], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    byte = packed[i]
    out[2 * i] = f32(bitcast(byte & u8(15), e2m1))
    out[2 * i + 1] = f32(bitcast(byte >> 4, e2m1))
    low, high = e2m1(out[2 * i + 1]), e2m1(out[2 * i])
    packed[i] = bitcast(low, u8) | (bitcast(high, u8) << 4)


@pytest.mark.parametrize("where", WHERE)
def test_fp4_packed_by_two(where: str) -> None:
    packed, out = np.arange(256, dtype="u1"), np.zeros(512, "f4")
    if where == "eager":
        unpacked.eager(4, 64, packed, out)
    else:
        unpacked.launch(device(where).client, 4, 64, packed, out)
    codes = np.arange(256, dtype="u1")
    both = np.stack([codes & 15, codes >> 4], 1).view(numpy_dtype(e2m1)).astype("f4")
    np.testing.assert_array_equal(out, both.reshape(-1))
    np.testing.assert_array_equal(packed, (codes >> 4) | (codes << 4))

"""What keeps f32's digits on Vulkan and WebGPU: what only arithmetic uses; and it shows in the results."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from runtime import device
from transpile import (
    ABSOLUTE_POS,
    Comptime,
    Mut,
    Tensor,
    acos,
    acosh,
    atanh,
    bf16,
    bitcast,
    cube,
    erf,
    f32,
    spec,
    u16,
)
from transpile.ir.parser import parse_kernel
from transpile.ir.types import SCALARS
from transpile.passes.excess import unrounded

BF16 = frozenset({SCALARS["bf16"]})
HEAD = """kernel k(%x: array<bf16>, %y: mut array<bf16>, %z: mut array<u32>) cube(1, 1, 1) {
  %p = index %x[0:u32] unchecked
  %a = load %p
  %q = index %y[0:u32] unchecked
  %r = index %z[0:u32] unchecked
  %s: slot<bf16> = declare 0.0:bf16
  %m: bf16 = mul %a, %a
"""


@pytest.mark.parametrize(
    ("use", "kept"),
    [
        ("  %n: bf16 = add %m, %a\n  store %q, %n\n", {"m"}),
        ("  %n: bf16 = exp %m\n  store %q, %n\n", {"m"}),
        ("  %n: bf16 = add %m, %a\n  %o: bf16 = mul %n, %m\n  store %q, %o\n", {"m", "n"}),
        ("  %n: bf16 = max %m, 0.0:bf16\n  store %q, %n\n", {"m"}),
        ("  store %q, %m\n", set()),
        ("  %n: bf16 = add %m, %a\n  store %q, %n\n  store %q, %m\n", set()),
        ("  store %s, %m\n", set()),
        ("  %n: bf16 = floor %m\n  store %q, %n\n", set()),
        ("  %n: bf16 = acos %m\n  %o: bf16 = mul %n, %a\n  store %q, %o\n", {"n"}),
        ("  %n: bf16 = pow %a, %m\n  store %q, %n\n", set()),
        ("  %n: f32 = cast %m\n  %o: u32 = cast %n\n  store %r, %o\n", set()),
        ("  %n: u16 = bitcast %m\n  %o: u32 = cast %n\n  store %r, %o\n", set()),
        ("  %n: bool_ = lt %m, %a\n  %o: u32 = cast %n\n  store %r, %o\n", set()),
        ("  %n: bf16 = plane_broadcast %m, 0:u32\n  store %q, %n\n", set()),
    ],
)
def test_only_arithmetic_gets_more_digits(use: str, kept: set[str]) -> None:
    found = unrounded(parse_kernel(HEAD + use + "}\n"), BF16)
    assert {value.name for value in found} == kept


@cube(launch=True)
def chains(x: Tensor[bf16], out: Mut[Tensor[bf16]], how: Comptime[str]) -> None:
    a = x[ABSOLUTE_POS]
    if how == "sum":
        out[ABSOLUTE_POS] = a * a + a
    elif how == "name":
        square = a * a
        out[ABSOLUTE_POS] = square + a
    elif how == "variable":
        b = a
        for _ in range(1):
            b = a * a
        out[ABSOLUTE_POS] = b + a
    elif how == "and back":
        out[ABSOLUTE_POS] = bf16(f32(a * a)) + a
    elif how == "bits and back":
        square = a * a
        out[ABSOLUTE_POS] = bitcast(bitcast(square, u16), bf16) + a
    elif how == "cast":
        out[ABSOLUTE_POS] = bf16(f32(a * a) + f32(a))
    elif how == "bits":
        out[ABSOLUTE_POS] = bitcast(min(bitcast(a * a, u16), 0xFFFE), bf16) + a


def square_and(x: np.ndarray, *, rounded: bool) -> np.ndarray:
    square = x.astype(np.float32) ** 2
    if rounded:
        square = square.astype(ml_dtypes.bfloat16).astype(np.float32)
    return (square + x.astype(np.float32)).astype(ml_dtypes.bfloat16)


@pytest.mark.parametrize("where", ["reference", "cpu", "vulkan", "webgpu"])
@pytest.mark.parametrize(
    "how", ["sum", "name", "variable", "and back", "bits and back", "cast", "bits"]
)
@pytest.mark.parametrize("width", [1, 8])
def test_results_are_rounded_where_the_page_says(where: str, how: str, width: int) -> None:
    x = np.random.default_rng(0).uniform(1, 2, 64).astype(ml_dtypes.bfloat16)
    once, twice = (square_and(x, rounded=rounded) for rounded in (False, True))
    assert (once != twice).any()
    client = device(where).client
    out = client.empty(64, "bf16")
    chains.launch(client, 1, 64 // width, x, out, how, vectorize=width)
    keeps = how in ("sum", "name") and where in ("vulkan", "webgpu")
    assert (client.read(out) == (once if keeps else twice)).all()


@cube(launch=True)
def complement(x: Tensor[bf16], out: Mut[Tensor[bf16]]) -> None:
    out[ABSOLUTE_POS] = x[ABSOLUTE_POS] * (1.0 - erf(x[ABSOLUTE_POS]))


@pytest.mark.parametrize("where", ["cpu", "vulkan", "webgpu"])
def test_nothing_is_left_of_one_minus_the_error_function(where: str) -> None:
    x = np.array([3, 10, 1e10, 1e38], ml_dtypes.bfloat16)
    client = device(where).client
    out = client.empty(4, "bf16")
    complement.launch(client, 1, 4, x, out)
    assert (client.read(out) == 0).all()


@cube(launch=True)
def edges(x: Tensor[bf16], y: Tensor[bf16], out: Mut[Tensor[bf16]], how: Comptime[str]) -> None:
    product = x[ABSOLUTE_POS] * y[ABSOLUTE_POS]
    if how == "acos":
        out[ABSOLUTE_POS] = acos(product)
    elif how == "atanh":
        out[ABSOLUTE_POS] = atanh(product)
    elif how == "acosh":
        out[ABSOLUTE_POS] = acosh(product)
    elif how == "pow":
        out[ABSOLUTE_POS] = -((x[ABSOLUTE_POS] ** 0.0) ** product)


@pytest.mark.parametrize("where", ["reference", "cpu", "vulkan", "webgpu"])
@pytest.mark.parametrize("how", ["acos", "atanh", "acosh", "pow"])
def test_what_rounds_to_one_is_one(where: str, how: str) -> None:
    x = np.random.default_rng(0).uniform(0.5, 0.99, 256).astype(ml_dtypes.bfloat16)
    y = (1 / x.astype(np.float32)).astype(ml_dtypes.bfloat16)
    product = x.astype(np.float32) * y.astype(np.float32)
    is_one = (product != 1) & (product.astype(ml_dtypes.bfloat16) == 1)
    assert is_one.any()
    client = device(where).client
    out = client.empty(256, "bf16")
    edges.launch(client, 1, 256, x, y, out, how)
    assert not np.isnan(client.read(out)[is_one].astype(np.float32)).any()


def test_texts_round_once() -> None:
    arrays = spec(bf16, 64), spec(bf16, 64)
    wgsl, spirv = (
        str(chains.inspect(stage, *arrays, "sum", cube_dim=64)) for stage in ("wgsl", "spirv")
    )
    assert wgsl.count("32767u") == 1
    assert spirv.count("%u32_32767\n") == 1

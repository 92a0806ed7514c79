"""Rounding by sums: all numbers of f32 in NumPy, then products of bf16 on devices that are told to round so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NoReturn

import ml_dtypes
import numpy as np
import pytest

from runtime import ComputeClient
from runtime.devices import probe
from runtime.protocols import Absent
from transpile import ABSOLUTE_POS, Mut, Tensor, bf16, cube
from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.lang.services import SERVICES
from transpile.ops.capabilities import SPIRV, WGSL, Capabilities
from transpile.passes.legalize import legalize

MANTISSAS = np.arange(1 << 23, dtype=np.uint32)
FACTOR = np.float32(65536.0)


@pytest.mark.parametrize("exponent", [1, 2, 17, 18, 127, 128, 200, 238])
@pytest.mark.parametrize("sign", [0, 1])
def test_two_differences_round_to_even(exponent: int, sign: int) -> None:
    x = (np.uint32(sign << 31 | exponent << 23) | MANTISSAS).view(np.float32)
    product = x * FACTOR
    rounded = product - (product - x)
    wanted = x.astype(ml_dtypes.bfloat16).astype(np.float32)
    assert (rounded.view(np.uint32) == wanted.view(np.uint32)).all()


@pytest.mark.parametrize("exponent", [239, 254, 255])
def test_what_is_beyond_gives_no_number(exponent: int) -> None:
    x = (np.uint32(exponent << 23) | MANTISSAS[:: 1 << 12]).view(np.float32)
    with np.errstate(all="ignore"):  # among them signalling NaN
        product = x * FACTOR
        assert np.isnan(product - (product - x)).all()
        fused = x.astype(np.float64) * FACTOR  # exact, and only the sum is rounded
        found = (fused - (fused - x).astype(np.float32)).astype(np.float32)
        wanted = x.astype(ml_dtypes.bfloat16).astype(np.float32)
    assert (~np.isfinite(found) | (found == wanted)).all()


@pytest.mark.parametrize("zero", [0.0, -0.0])
def test_zeros_keep_their_sign(zero: float) -> None:
    x = np.float32(zero)
    product = x * FACTOR
    assert np.signbit(product - (product - x)) == np.signbit(x)
    assert np.signbit(x * FACTOR + -(x * FACTOR + -x)) == np.signbit(x)


@cube(launch=True)
def products(x: Tensor[bf16], y: Tensor[bf16], out: Mut[Tensor[bf16]]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS] * y[ABSOLUTE_POS]


@pytest.fixture(params=["vulkan", "webgpu"])
def client(
    request: pytest.FixtureRequest,
    missing: Callable[[str], NoReturn],
    monkeypatch: pytest.MonkeyPatch,
) -> ComputeClient:
    """A client of a device that is told to round so, whoever made it."""
    device = probe(request.param)
    if isinstance(device, Absent):
        missing(f"no device `{request.param}`: {device.reason}")
    found = device.client
    told = replace(found.server.capabilities, rounds_by_sums=True)
    monkeypatch.setattr(found.server, "capabilities", told)
    return found


@pytest.mark.parametrize("width", [1, 4, 8])
def test_devices_round_products(client: ComputeClient, width: int) -> None:
    every = np.arange(1 << 16, dtype=np.uint16).view(ml_dtypes.bfloat16)
    y = np.random.default_rng(0).permutation(every)
    with np.errstate(all="ignore"):
        exact = every.astype(np.float32) * y.astype(np.float32)
        wanted = exact.astype(ml_dtypes.bfloat16)
    out = client.empty(1 << 16, "bf16")
    products.launch(client, -(-(1 << 16) // 256 // width), 256, every, y, out, vectorize=width)
    got = client.read(out)
    is_plain = ~np.isnan(exact)
    for number in (every, y, exact):  # devices may take what is smaller for 0
        size = np.abs(number.astype(np.float32))
        is_plain &= (size >= 2.0**-126) | (size == 0)
    assert np.isnan(got[np.isnan(exact)].astype(np.float32)).all()
    assert (got.view(np.uint16)[is_plain] == wanted.view(np.uint16)[is_plain]).all()


@pytest.mark.parametrize("capabilities", [SPIRV, WGSL])
@pytest.mark.parametrize(("width", "products", "branches"), [(8, 1, 1), (4, 1, 1), (8, 3, 3)])
def test_parts_of_a_vector_share_a_branch(
    capabilities: Capabilities, width: int, products: int, branches: int
) -> None:
    store = """
  %m{n}: vec<bf16, {width}> = mul %v{before}, %v
  store %q, %m{n}
  %v{n} = load %q"""
    kernel = parse_kernel(
        f"kernel k(%x: mut array<vec<bf16, {width}>>) cube(1, 1, 1) {{\n"
        "  %q = index %x[0:u32] unchecked\n  %v = load %q"
        + "".join(
            store.format(n=n, before=n - 1 or "", width=width) for n in range(1, products + 1)
        )
        + "\n}\n"
    )
    told = replace(capabilities, rounds_by_sums=True)
    found = legalize(kernel, told, SERVICES.polyfills)
    assert sum(isinstance(op, core.If) for op in core.walk(found.body)) == branches

"""Quotients are right where a driver multiplies by a reciprocal that is flushed to zero."""

from __future__ import annotations

import numpy as np
import pytest

from tests.ops import execute
from tests.polyfills.test_accuracy import Machine
from transpile import ABSOLUTE_POS, Array, Mut, cube, f16, f32, f32x4, spec, sqrt, u32
from transpile.ir import core
from transpile.ir.types import f32 as single
from transpile.ir.values import Value
from transpile.lang.services import SERVICES
from transpile.ops.capabilities import WGSL
from transpile.passes.legalize import legalize

TINY = np.finfo(np.float32).tiny
MOST = np.finfo(np.float32).max


class Rough(Machine):
    """Divides by way of reciprocals, and has no subnormal numbers."""

    def apply(self, row: str, args: list[np.ndarray]) -> np.ndarray:
        if row == "div":
            return flushed(args[0] * flushed(np.float32(1.0) / args[1]))
        found = super().apply(row, args)
        return flushed(found) if found.dtype == np.float32 else found


def flushed(x: np.ndarray) -> np.ndarray:
    return np.where(np.abs(x) < TINY, np.copysign(np.float32(0.0), x), x)


def numbers() -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(3)
    edges = np.array(
        [0.0, 1.0, -3.0, TINY, 2.0**63, 2.0**64, 3e19, 2.0**126, 1e38, MOST, np.inf, np.nan],
        np.float32,
    )
    edges = np.concatenate([edges, -edges])
    some = np.exp2(random.uniform(-126, 128, (2, 4000))) * random.choice([-1.0, 1.0], (2, 4000))
    x, y = (a.ravel() for a in np.meshgrid(edges, edges))
    return np.concatenate([x, some[0].astype("f4")]), np.concatenate([y, some[1].astype("f4")])


def test_a_driver_with_reciprocals() -> None:
    x, y = numbers()
    a, b, out = Value(single), Value(single), Value(single)
    kernel = core.Kernel("divide", (), (core.Apply("div", (a, b), out, {}, None),))
    kernel = legalize(kernel, WGSL, SERVICES.polyfills)
    machine = Rough(len(x))
    machine.values.update({a: x, b: y})
    with np.errstate(all="ignore"):
        machine.region(kernel.body, np.ones(len(x), bool))
        got = machine.values[core.results(kernel.body[-1])[0]]
        exact = x.astype(np.float64) / y
        right = exact.astype(np.float32)
    plain = ~(np.abs(right) < TINY) & np.isfinite(right)
    # Just below infinity a quotient may round up, and just above the least number down.
    special = ~plain & ~((np.abs(exact) > 0) & (np.abs(exact) < TINY)) & ~np.isfinite(exact)
    np.testing.assert_array_equal(got[special], right[special])
    with np.errstate(over="ignore"):
        far = np.abs(got[plain].astype(np.float64) - exact[plain]) / np.spacing(
            np.abs(right[plain])
        )
    assert far.max() <= 2.5
    assert np.count_nonzero(plain & (np.abs(y) > 2.0**126)) > 10


@cube(launch=True)
def quotients(
    x: Array[f32], y: Array[f32], h: Array[f16], v: Array[f32x4], out: Mut[Array[f32]]
) -> None:
    i = ABSOLUTE_POS
    if i < x.len():
        out[i * 6] = x[i] / y[i]
        out[i * 6 + 1] = x[i] / 3.0
        out[i * 6 + 2] = x[i] / f32(u32(i) + 1)
        out[i * 6 + 3] = x[i] / sqrt(y[i])
        out[i * 6 + 4] = f32(h[0] / h[1])
        out[i * 6 + 5] = (v[i] / v[i + 1])[1]


@pytest.mark.parametrize("where", ["vulkan", "webgpu"])
def test_on_a_device(where: str, missing: execute.Missing) -> None:
    execute.plane_of(where, missing)
    x = np.array([-np.inf, -MOST, 1.0, 2.0**100], np.float32)
    y = np.array([-MOST, -MOST, 4.0, 2.0**127], np.float32)
    h = np.array([2.0**-24, 2.0**-24], np.float16)
    v = np.array([[0, -MOST, 0, 0], [1, MOST, 1, 1]] * 3, np.float32)[:5]
    arguments = [x, y, h, v, np.zeros(24, np.float32)]
    out = execute.execute(where, quotients, arguments, (1, 1, 1), (4, 1, 1))[-1].reshape(4, 6)
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(out[:, 0], x / y)
        np.testing.assert_allclose(out[:, 1], x / 3, rtol=3e-7)
        np.testing.assert_allclose(out[:, 2], x / np.arange(1, 5), rtol=3e-7)
        np.testing.assert_allclose(out[:, 3], x / np.sqrt(y), rtol=6e-7)
    assert out[:, 4:].tolist() == [[1.0, -1.0]] * 4


def test_only_where_it_may_be_needed() -> None:
    """What a square root, an integer or a half was, and constants, are divisors as they are."""
    text = quotients.inspect(
        "wgsl", spec(f32, 1), spec(f32, 1), spec(f16, 1), spec(f32, (2, 4)), spec(f32, 1)
    )
    assert text.count(" / ") == 6
    assert text.count("1.8446744e19") == 2

    @cube(launch=True, fast_math={"division"})
    def quick(x: Array[f32], out: Mut[Array[f32]]) -> None:
        out[0] = x[0] / x[1]

    for target in ("wgsl", "spirv"):
        assert "abs" not in quick.inspect(target, spec(f32, 1), spec(f32, 1)).lower()

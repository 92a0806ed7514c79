"""Which functions may lose NaN: those whose every use is NaN by another operand; and results are NaN all the same."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
import pytest

from runtime import device
from transpile import ABSOLUTE_POS, Comptime, Float, Mut, Tensor, cube, erf, exp, f32, spec, tanh
from transpile.ir.parser import parse_kernel
from transpile.ir.printer import print_kernel
from transpile.passes.kept_nan import restored_by_others

HEAD = """kernel k(%x: array<f32>, %y: array<f32>, %z: mut array<f32>) cube(1, 1, 1) {
  %p = index %x[0:u32] unchecked
  %a = load %p
  %o = index %y[0:u32] unchecked
  %b = load %o
  %q = index %z[0:u32] unchecked
"""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("%f: f32 = erf %a\n  %r: f32 = mul %f, %a", True),
        ("%t: f32 = mul %a, 0.5:f32\n  %f: f32 = erf %t\n  %r: f32 = mul %f, %a", True),
        (
            "%t: f32 = neg %a\n  %f: f32 = exp %t\n  %g: f32 = add 1.0:f32, %f\n  %r: f32 = div %a, %g",
            True,
        ),
        ("%f: f32 = erf %a\n  %g: f32 = mul %f, %f\n  %r: f32 = mul %g, %a", True),
        ("%f: f32 = erf %a\n  %g: f32 = mul %f, %f\n  %r: f32 = add %g, %a", False),
        ("%f: f32 = erf %a\n  %g: f32 = add %f, %a\n  %r: f32 = mul %g, %a", True),
        ("%f: f32 = erf %a\n  %r: f32 = fma %f, %a, %b", True),
        ("%f: f32 = erf %a\n  %r: f32 = fma %f, %b, %a", False),
        ("%f: f32 = erf %a\n  %n: f32 = sub %a, %a\n  %r: f32 = mul %f, %n", False),
        ("%f: f32 = erf %a\n  %n: f32 = fma %b, %a, %a\n  %r: f32 = mul %f, %n", False),
        ("%f: f32 = erf %a\n  %n: f32 = fma %b, %a, %b\n  %r: f32 = mul %f, %n", True),
        ("%f: f32 = erf %a\n  %n: f32 = mul %a, 0.0:f32\n  %r: f32 = mul %f, %n", False),
        ("%f: f32 = erf %a\n  %n: f32 = div %a, %a\n  %r: f32 = mul %f, %n", False),
        ("%f: f32 = erf %a\n  %r: f32 = add %f, 1.0:f32", False),
        ("%f: f32 = erf %a\n  %r: f32 = mul %f, %b", False),
        ("%f: f32 = erf %a\n  %g: f32 = mul %f, %a\n  store %q, %f\n  %r: f32 = add %g, %a", False),
        ("%f: f32 = erf %a\n  %r: f32 = max %f, %a", False),
        ("%t: f32 = mul %a, %b\n  %f: f32 = erf %t\n  %r: f32 = mul %f, %a", False),
        ("%t: f32 = mul %a, 0.0:f32\n  %f: f32 = erf %t\n  %r: f32 = mul %f, %a", False),
        ("%t: f32 = div 1.0:f32, %a\n  %f: f32 = erf %t\n  %r: f32 = mul %f, %a", True),
        ("%f: f32 = erf %a\n  %c: bool_ = lt %f, %a\n  %r: f32 = select %c, %f, %a", False),
    ],
)
def test_uses(text: str, found: bool) -> None:
    kernel = parse_kernel(HEAD + "  " + text + "\n  store %q, %r\n}\n")
    assert bool(restored_by_others(kernel, {"erf", "exp"})) is found


def test_many_ways_to_a_value_are_followed_once() -> None:
    squares = "".join(f"  %s{n + 1}: f32 = mul %s{n}, %s{n}\n" for n in range(2000))
    text = (
        f"  %s0: f32 = add %b, 1.0:f32\n{squares}  %f: f32 = erf %a\n  %r: f32 = mul %f, %s2000\n"
    )
    kernel = parse_kernel(HEAD + text + "  store %q, %r\n}\n")
    assert not restored_by_others(kernel, {"erf"})
    assert restored_by_others(
        parse_kernel(print_kernel(kernel).replace("erf %a", "erf %b")), {"erf"}
    )


F = TypeVar("F", bound=Float)


@cube(launch=True)
def activated(x: Tensor[F], out: Mut[Tensor[F]], how: Comptime[str]) -> None:
    v = x[ABSOLUTE_POS]
    if how == "gelu":
        out[ABSOLUTE_POS] = 0.5 * v * (1.0 + erf(v * 0.7))
    elif how == "silu":
        out[ABSOLUTE_POS] = v / (1.0 + exp(-v))
    elif how == "tanh":
        out[ABSOLUTE_POS] = v * tanh(v)
    elif how == "alone":
        out[ABSOLUTE_POS] = 1.0 + erf(v)
    elif how == "taken back":
        out[ABSOLUTE_POS] = (tanh(v) + v) - v
    elif how == "vanishes":
        out[ABSOLUTE_POS] = tanh(v) * (v - v + 1.0)


@pytest.mark.parametrize("where", ["cpu", "vulkan", "webgpu"])
@pytest.mark.parametrize("how", ["gelu", "silu", "tanh", "alone", "taken back", "vanishes"])
@pytest.mark.parametrize("width", [1, 4])
def test_nan_is_kept(where: str, how: str, width: int) -> None:
    numbers = [np.nan, 1.0, -np.nan, 0.0, 3.0, np.nan, -1.0, 2.0]
    x = np.array(numbers, np.float32)
    out = np.zeros_like(x)
    client = device(where).client
    result = client.create(out)
    activated.launch(client, 1, 8 // width, x, result, how, vectorize=width)
    assert (np.isnan(client.read(result)) == np.isnan(x)).all()


def test_texts_test_no_bits_where_none_need_be_tested() -> None:
    arrays = spec(f32, 64), spec(f32, 64)
    texts = {
        how: str(activated.inspect("wgsl", *arrays, how, cube_dim=64)) for how in ("gelu", "alone")
    }
    assert "2139095040u" not in texts["gelu"]
    assert "2139095040u" in texts["alone"]

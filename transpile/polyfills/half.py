"""Functions of f16 and bf16 that need fewer terms than those of f32: they compute in f32 and round once."""

from __future__ import annotations

from typing import TypeVar

from transpile import Float, bitcast, f32, u32

H = TypeVar("H", bound=Float)
SIGN = 0x80000000


def erf_f16(x: H) -> H:
    """``x * p(x * x)``, a minimax fit on [0, 2.625], beyond which erf is 1; at most 0.8 ulp off."""
    t = min(max(f32(x), -2.625), 2.625)  # limits in f32 take fewer instructions than in halves
    z = t * t
    p = -0.0002422005346 + z * 8.295494808e-06
    p = 0.003056232352 + z * p
    p = -0.02234808728 + z * p
    p = 0.1079597175 + z * p
    p = -0.3740136623 + z * p
    return x.dtype(t * (1.128217101 + z * p))


def erf_bf16(x: H) -> H:
    """``x * p(x * x)``, fitted to bf16's units in the last place; at most 0.83 of them off.

    It is over 1 from 2.3 on, and limited, so that erf is 1 even where bf16 keeps f32's digits: ``1 - erf(x)`` is 0.
    """
    t = f32(x)
    z = t * t
    return x.dtype(min(max(t * erf_slope(z), -1.0), 1.0))


def erf_saturated_bf16(x: H) -> H:
    """The same for hardware that limits a product to [0, 1] as it makes it; the sign is put back."""
    t = f32(x)
    z = t * t
    size = min(max(abs(t) * erf_slope(z), 0.0), 1.0)
    return x.dtype(bitcast((bitcast(t, u32) & SIGN) | bitcast(size, u32), f32))


def erf_slope(z: f32) -> f32:
    """Return ``erf(x) / x`` by the square of `x`."""
    p = -0.012705622240900993 + z * 0.0007446988602168858
    p = 0.08999049663543701 + z * p
    p = -0.3615702688694 + z * p
    return 1.1269515752792358 + z * p

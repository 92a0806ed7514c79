"""The error function: a polynomial around zero, ``1 - exp(-p(x))`` beyond 1, both minimax fits."""

from __future__ import annotations

from transpile import f32, select
from transpile.polyfills.exponential import exp


def erf(x: f32) -> f32:
    z = x * x
    q = -0.0008010192505 + z * 7.85385765e-05
    q = 0.005188327558 + z * q
    q = -0.02685381187 + z * q
    q = 0.1128358515 + z * q
    q = -0.3761262582 + z * q
    small = x * (1.128379166 + z * q)
    a = abs(x)
    t = select(a > 4.0, f32(4.0), a)
    p = -0.0004414727036 + t * 2.169762162e-05
    p = 0.004205284814 + t * p
    p = -0.02521033934 + t * p
    p = 0.108422098 + t * p
    p = 0.6332163993 + t * p
    p = 1.12958031 + t * p
    p = -0.0001884673454 + t * p
    large = 1.0 - exp(-p)
    return select(a < 1.0, small, select(x < 0.0, -large, large))

"""The whole op table: importing this module fills ``row.TABLE``.

A row whose spelling is ``Polyfill(name)`` on some target needs the kernel-language function ``name`` of
``transpile.polyfills``, which is called like the row. On every target: ``div_floor rem_floor shift_left shift_right``,
``sign is_nan is_inf is_finite dot magnitude normalize``, and ``pow`` of integers. On some: ``min max fmin fmax``,
``rem_trunc pow saturating_add saturating_sub mul_hi popcount clz ctz reverse_bits plane_elect``; the functions of
``math`` but roots and rounding on WGSL and SPIR-V, ``erf expm1 log1p`` on Metal. Those of ``math`` need to serve f32;
legalization converts halves.

Two kinds are built by legalization itself and have no function: topology, and ``compare_exchange_loop``.
"""

from __future__ import annotations

from transpile.ops import (  # noqa: F401
    arith,
    atomic,
    bits,
    compare,
    convert,
    math,
    plane,
    sync,
    topology,
    vector,
)
from transpile.ops.row import TABLE

__all__ = ["PURE", "TABLE"]

PURE = frozenset(name for name, row in TABLE.items() if row.is_pure)
"""Rows that may be folded, merged and dropped."""

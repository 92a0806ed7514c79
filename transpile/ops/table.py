"""The whole op table: importing this module fills ``row.TABLE``.

Rows whose spelling is ``Polyfill(name)`` need the kernel-language function ``name`` of ``transpile.polyfills``; it is
called like the row.
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

__all__ = ["TABLE"]

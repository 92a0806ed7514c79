"""Which values are the same to a kernel: Python's ``==`` takes 1 for 1.0 and for True, and 0.0 for -0.0."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy

_EXACT = frozenset({int, str, bool, bytes, type(None)})


def told_apart(value: Any) -> object:
    """Return a key for a value that can be hashed: different where a kernel may tell two values apart.

    It looks into tuples, frozen sets and dataclasses; what else a class defines as equal is the same.
    """
    kind = type(value)
    if kind in _EXACT:
        return kind, value
    if isinstance(value, (float, complex)):
        return kind, repr(value)  # every NaN is the same
    if isinstance(value, tuple):
        return (kind, *map(told_apart, value))
    if isinstance(value, frozenset):
        return kind, frozenset(map(told_apart, value))
    if isinstance(value, numpy.generic) and not value.dtype.hasobject:
        return kind, value.dtype, value.tobytes()
    if not isinstance(value, type) and hasattr(kind, "__dataclass_fields__"):
        # Fields that neither count for its hash nor are compared may hold anything.
        counted = [one for one in fields(value) if one.compare and one.hash is not False]
        return (kind, value, *[told_apart(getattr(value, one.name)) for one in counted])
    return kind, value

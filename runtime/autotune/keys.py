"""Keys: which calls share a choice. Types, ranks and layouts always count; sizes by their anchor, where they are named.

    x of (1000, 64) f32, n = 5000    ->   "x: f32[1024,64], n: 8192"

A call has two keys. The raw one is cheap and tells more calls apart than need be; the text is made once for each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, gcd, log2
from typing import Any

import numpy

from runtime.memory import Handle, contiguous_strides
from transpile.diagnose import given
from transpile.diagnose.record import Record

Anchor = Callable[[int], int]
PLAIN = (bool, int, float, str, type(None))


class Exact(Record, frozen=True):
    """A name of a key whose value counts as it is."""

    name: str


def exactly(name: str) -> Exact:
    """Name a parameter in a key whose sizes are not to be rounded to anchors."""
    return Exact(name)


def power_of_two(*, steps: float = 1, low: int = 1, high: int | None = None) -> Anchor:
    """Return an anchor that rounds sizes up to powers of two.

    Args:
        steps: anchors for each doubling; 0.5 is powers of four.
        low: sizes up to this are one.
        high: sizes from this on are one.
    """

    def anchor(size: int) -> int:
        if size <= low:
            return low if size > 0 else size
        if high is not None and size >= high:
            return high
        step = ceil(log2(size) * steps)
        before, found = (ceil(2 ** (number / steps)) for number in (step - 1, step))
        if before >= size:  # it was rounded up to a whole number
            found = before
        return found if high is None else min(found, high)

    return anchor


def raw_of(value: Any, *, counts: bool, floats: bool = True) -> object:
    """Return what of an argument can matter, fit for a dict; `counts` for a number whose value does, `floats` if that
    goes for floats too.
    """
    kind = type(value)
    if kind is Handle:
        return value.dtype, value.shape, value.strides
    if kind is numpy.ndarray:
        return value.dtype, value.shape, value.strides
    if isinstance(value, (bool, int, float, numpy.generic)):
        return (kind, value) if counts and (floats or not is_float(value)) else kind
    if hasattr(value, "dtype") and hasattr(value, "shape"):
        return kind, str(value.dtype), tuple(value.shape), _strides(value)
    try:
        hash(value)
    except TypeError:
        return kind, repr(value)
    return kind, value


def _strides(value: Any) -> object:
    found = getattr(value, "strides", None)
    if found is None:
        stride = getattr(value, "stride", None)
        found = stride() if callable(stride) else None
    return None if found is None else tuple(found)


def is_float(value: object) -> bool:
    return isinstance(value, (float, numpy.floating))


def is_array(value: Any) -> bool:
    """Tell whether a value is an array; numbers of NumPy's are none."""
    has_both = hasattr(value, "dtype") and hasattr(value, "shape")
    return has_both and not isinstance(value, numpy.generic)


def text_of(name: str, value: Any, anchor: Anchor | None, *, counts: bool, divisor: int) -> str:
    """Return the part of an argument in a key.

    Args:
        name: the parameter.
        value: the argument.
        anchor: rounds sizes; ``None`` to take them as they are.
        counts: whether the key names it; if not, sizes and run-time numbers are left out.
        divisor: what candidates may ask the last dimension to be a multiple of.
    """
    if is_array(value):
        shape = tuple(int(size) for size in value.shape)
        sizes = [str(_anchored(size, anchor)) if counts else ":" for size in shape]
        text = f"{name}: {_dtype(value)}[{','.join(sizes)}]{_layout(value, shape)}"
        whole = gcd(shape[-1], divisor) if shape and divisor > 1 else 0
        return f"{text} by {whole}" if whole > 1 else text
    if isinstance(value, (bool, numpy.bool_)):
        return f"{name}: {value}" if counts else f"{name}: bool"
    if isinstance(value, (int, numpy.integer)):
        return f"{name}: {_anchored(int(value), anchor)}" if counts else f"{name}: int"
    if is_float(value):
        return f"{name}: {float(value)!r}" if counts else f"{name}: float"
    return f"{name}: {plain(value)}"


def _anchored(size: int, anchor: Anchor | None) -> int:
    if anchor is None:
        return size
    wants = "a function that rounds a size to an integer"
    return given.integer(
        "Tunables", "anchor", given.calling("Tunables", "anchor", anchor, (size,)), wants=wants
    )


def _dtype(value: Any) -> str:
    return str(value.dtype).removeprefix("torch.")


def _layout(value: Any, shape: tuple[int, ...]) -> str:
    """Return nothing for a contiguous array, else the order of its strides."""
    strides: Any = _strides(value)
    if strides is None:
        return ""
    # Handles and torch's tensors count elements, others bytes.
    is_counted = isinstance(value, Handle) or hasattr(value, "stride")
    if not is_counted and not callable(getattr(value, "itemsize", callable)):
        size = value.itemsize
        strides = tuple(stride // size for stride in strides)
    wanted = contiguous_strides(shape)
    if all(have == want for size, have, want in zip(shape, strides, wanted) if size > 1):
        return ""
    order = sorted(range(len(shape)), key=lambda axis: -strides[axis])
    return " strided " + "".join(map(str, order))


def plain(value: Any) -> str:
    """Return a text for a value that is the same in every process."""
    if isinstance(value, PLAIN):
        return repr(value)
    if isinstance(value, (tuple, list)):
        return f"({', '.join(map(plain, value))})"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{plain(k)}: {plain(v)}" for k, v in value.items()) + "}"
    if isinstance(value, (numpy.integer, numpy.floating, numpy.bool_)):
        return repr(value.item())
    name = getattr(value, "__qualname__", None) or getattr(value, "name", None)
    if name is not None:
        return f"{getattr(value, '__module__', '')}.{name}"
    shown = repr(value)
    return type(value).__qualname__ if " at 0x" in shown else shown


def made_by(values: Any, anchor: Anchor | None) -> str:
    """Return the text of what a key function gave: integers by their anchor, the rest as it is."""
    found: Sequence[Any] = values if isinstance(values, (tuple, list)) else (values,)
    parts = []
    for value in found:
        if isinstance(value, (int, numpy.integer)) and not isinstance(value, bool):
            parts.append(str(_anchored(int(value), anchor)))
        elif isinstance(value, (tuple, list)):
            parts.append(f"({made_by(value, anchor)})")
        else:
            parts.append(plain(value))
    return ", ".join(parts)

"""Operands for rows: where rules change, then numbers spread over the row's domain. All from fixed seeds."""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Sequence

import ml_dtypes
import numpy as np

from tests.ops.oracle import edges, spread, within
from transpile.ir.host import numpy_dtype
from transpile.ir.types import Scalar, integer_range
from transpile.ops.row import Range, Row

Array = np.ndarray


def operand_samples(row: Row, types: Sequence[Scalar], count: int) -> list[Array]:
    """Return `count` numbers for each operand: combinations of edges first, in at most half of the places."""
    random = np.random.default_rng(zlib.crc32(f"{row.name} {types}".encode()))
    domains = spread(row)
    pools = [edge_numbers(t, r) for t, r in zip(types, domains, strict=True)]
    combined = list(itertools.product(*pools))
    if len(combined) > count // 2:
        picks = random.choice(len(combined), count // 2, replace=False)
        combined = [combined[pick] for pick in sorted(picks)]
    found = []
    for position, (type, domain) in enumerate(zip(types, domains, strict=True)):
        first = np.array([numbers[position] for numbers in combined], numpy_dtype(type))
        rest = spread_numbers(random, type, domain, count - len(combined))
        found.append(np.concatenate([first, rest]))
    return found


def edge_numbers(type: Scalar, domain: Range | None) -> list[float | int | bool]:
    found = list(edges(type))
    if type.is_float:
        info = ml_dtypes.finfo(numpy_dtype(type))
        extremes = [info.max, info.tiny, info.smallest_subnormal, info.tiny / 2, 1 + info.eps]
        found += [sign * float(number) for number in extremes for sign in (1, -1)]
    return [number for number in found if within(number, domain, type)]


def spread_numbers(
    random: np.random.Generator, type: Scalar, domain: Range | None, count: int
) -> Array:
    """Return numbers evenly over the domain, and evenly over its orders of magnitude."""
    dtype = numpy_dtype(type)
    if type.is_bool:
        return random.integers(0, 2, count).astype(dtype)
    half = count // 2
    if type.is_integer:
        low, high = integer_range(type)
        if domain is not None:
            low, high = max(low, int(domain.low)), min(high, int(domain.high))
        wide = random.integers(low, high, half, endpoint=True, dtype=dtype)
        small = random.integers(max(low, -70), min(high, 70), count - half, endpoint=True)
        return np.concatenate([wide, small.astype(dtype)])
    if domain is None:
        words = {2: np.uint16, 4: np.uint32, 8: np.uint64}[dtype.itemsize]
        patterns = random.integers(0, 2**type.bits, half, dtype=words).view(dtype)
        # C's fmin gives NaN for a signalling one.
        with np.errstate(invalid="ignore"):
            patterns[np.isnan(patterns)] = np.nan
        return np.concatenate([patterns, random.normal(0, 10, count - half).astype(dtype)])
    info = ml_dtypes.finfo(dtype)
    low, high = max(domain.low, -float(info.max)), min(domain.high, float(info.max))
    even = random.uniform(low, high, half)
    least = float(info.tiny) if low <= 0 <= high else min(abs(low), abs(high))
    sizes = np.exp(random.uniform(np.log(least), np.log(max(abs(low), abs(high))), count - half))
    if low < 0:
        sizes = np.where(random.random(len(sizes)) < 0.5, -1.0, 1.0) * sizes
    return np.clip(np.concatenate([even, sizes]), low, high).astype(dtype)

"""Every conversion between numbers: what is converted, what it gives, and kernels that do several at once.

What a conversion gives is computed here from the definition, with integers and exact operations of f64: NumPy and
ml_dtypes round some pairs of types twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from tests.ops.kernels import NAMES, Memory, text
from tests.ops.oracle import PRECISION
from transpile import Kernel, cube
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS, Scalar, integer_range

Array = np.ndarray
HALVES = ("f16", "bf16")
FLOATS = (*HALVES, "f32", "f64")
INTEGERS = ("i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64")
TYPES = (*FLOATS, *INTEGERS)
OUTPUTS = 6
"""Most results of a kernel: WGSL promises 8 bindings."""


def targets(source: str) -> list[str]:
    return [name for name in TYPES if name != source]


def kernel(source: str, results: Sequence[str]) -> Kernel:
    """Return the kernel that converts each number to all of `results`."""
    outs = [Memory(f"to_{name}", SCALARS[name], is_mutable=True) for name in results]
    body = ["i = ABSOLUTE_POS", "v = x[i]", *(f"to_{n}[i] = {n}(v)" for n in results)]
    lines = text(f"from_{source}", (Memory("x", SCALARS[source]), *outs), body)
    return cube.from_source(lines, dict(NAMES), launch=True)


@cache
def numbers(source: str) -> Array:
    """Return what is converted: all numbers of 16 bits or fewer, and where rounding changes for the wider ones."""
    type = SCALARS[source]
    dtype = numpy_dtype(type)
    if type.bits <= 16:
        words = np.uint8 if type.bits == 8 else np.uint16
        found = np.arange(1 << type.bits, dtype=words).view(dtype)
    elif type.is_float:
        every = 1 if source == "f32" else 7  # the interpreter takes seconds for all
        found = np.concatenate([_borders(dtype)[::every], _limits(dtype)])
    else:
        low, high = integer_range(type)
        powers = [sign * (1 << n) for n in range(type.bits) for sign in (1, -1)]
        # Halfway between two floats of 8, 11, 24 and 53 digits, and beside it.
        digits = [p + (p >> d) + (p >> d + 1) for p in powers for d in (1, 7, 8, 10, 11, 23, 24)]
        near = [n + step for n in powers + digits for step in (-1, 0, 1)]
        spread = np.random.default_rng(5).integers(low, high, 2000, dtype=dtype).tolist()
        every = sorted({n for n in near + spread + [low, high] if low <= n <= high})
        found = np.array(every, dtype)
    return np.concatenate([found, np.zeros(-len(found) % 256, dtype)])


def _borders(dtype: np.dtype) -> Array:
    """Return each half, the middle between it and the next one, and the numbers beside the middle."""
    found = []
    for name in HALVES:
        codes = np.arange(0x7FFF, dtype=np.uint16).view(numpy_dtype(SCALARS[name]))
        exact = _wide(codes)[np.isfinite(_wide(codes))]
        top = 2 * exact[-1] - exact[-2]  # what would come next
        with np.errstate(over="ignore"):
            middle = ((exact + np.append(exact[1:], top)) / 2).astype(dtype)
        beside = [np.nextafter(middle, dtype.type(to)) for to in (0, np.inf)]
        found += [sign * part for part in (middle, *beside) for sign in (dtype.type(1), -1)]
    return np.concatenate(found).astype(dtype)


def _limits(dtype: np.dtype) -> Array:
    """Return numbers near the ends of the integers, of f32 and between integers."""
    ends = [float(end) for name in INTEGERS for end in integer_range(SCALARS[name])]
    powers = [sign * 2.0**n for n in (-150, -149, -127, -126, 0, 1, 24, 53) for sign in (1, -1)]
    powers += [sign * float(np.finfo(np.float32).max) for sign in (1, -1)]
    with np.errstate(over="ignore"):
        exact = np.array([*ends, *powers, 0.0, -0.0, 0.5, -0.5, 2.5, -2.5, 1e300, -1e300], dtype)
        special = np.array([np.nan, np.inf, -np.inf], dtype)
        steps = [np.nextafter(exact, dtype.type(to)) for to in (-np.inf, np.inf)]
        whole = [exact + dtype.type(step) for step in (-1, -0.5, 0.5, 1)]
    return np.concatenate([special, exact, *steps, *whole]).astype(dtype)


@cache
def expected(source: str, target: str) -> Array:
    """Return what the numbers of a type are as another: rounded once, truncated and saturated, or wrapped."""
    given, type = numbers(source), SCALARS[target]
    if type.is_integer:
        return _integers(given, type, is_float=SCALARS[source].is_float)
    if SCALARS[source].is_float:
        return _floats(_wide(given), type)
    precision, _ = PRECISION[target]
    digits = [float(_to_digits(number, precision)) for number in given.tolist()]
    return _floats(np.array(digits), type)


def _integers(given: Array, type: Scalar, *, is_float: bool) -> Array:
    low, high = integer_range(type)

    def convert(number: float) -> int:
        if number != number:
            return 0
        return low if number <= low else high if number >= high else int(number)

    if is_float:
        found = [convert(number) for number in _wide(given).tolist()]
    else:
        found = [(number - low) % (high - low + 1) + low for number in given.tolist()]
    return np.array(found, numpy_dtype(type))


def _to_digits(number: int, precision: int) -> int:
    """Round to so many binary digits, ties to even."""
    shift = max(abs(number).bit_length() - precision, 0)
    quotient, rest = divmod(number, 1 << shift)
    half = (1 << shift) // 2
    up = shift and (rest > half or (rest == half and quotient % 2))
    return (quotient + bool(up)) << shift


def _floats(given: Array, type: Scalar) -> Array:
    """Round numbers of f64, ties to even; beyond the greatest they become infinite."""
    precision, least = PRECISION[type.name]
    with np.errstate(all="ignore"):
        step = np.maximum(np.frexp(given)[1] - precision, least)
        whole = np.rint(np.ldexp(given, -step)) if type.name != "f64" else given
        rounded = np.ldexp(whole, step) if type.name != "f64" else given
        return np.where(np.isfinite(given), rounded, given).astype(numpy_dtype(type))


def _wide(numbers: Array) -> Array:
    with np.errstate(invalid="ignore"):  # signalling NaNs
        return numbers.astype(np.float64)


def problems(source: str, target: str, got: Array) -> list[str]:
    """Describe the conversions that went wrong; any NaN will do, zeros keep their sign."""
    wanted = expected(source, target)
    words = f"u{wanted.dtype.itemsize}"
    wrong = got.view(words) != wanted.view(words)
    if SCALARS[target].is_float:
        wrong &= ~(np.isnan(_wide(got)) & np.isnan(_wide(wanted)))
    return [
        f"{source} {numbers(source)[place]} to {target}: got {got[place]}, expected {wanted[place]}"
        for place in np.flatnonzero(wrong)
    ]

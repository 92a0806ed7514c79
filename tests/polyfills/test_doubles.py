"""Functions of f64 that Vulkan lacks, on its device, against mpmath; remainders against NumPy, exactly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

import mpmath
import numpy as np
import pytest

from runtime import device
from runtime.devices import probe
from runtime.protocols import Absent
from transpile import (
    ABSOLUTE_POS,
    Array,
    Mut,
    acos,
    asin,
    atan,
    atan2,
    cbrt,
    cos,
    cosh,
    cube,
    erf,
    exp,
    exp2,
    expm1,
    f64,
    log,
    log1p,
    log2,
    log10,
    rem_trunc,
    rsqrt,
    sin,
    sinh,
    tan,
    tanh,
)
from transpile.ops.table import TABLE

EDGES = [
    0.0,
    -0.0,
    np.inf,
    -np.inf,
    np.nan,
    5e-324,
    -5e-324,
    2.2250738585072014e-308,
    1e-310,
    1.0,
    -1.0,
]
EDGES += [
    1.7976931348623157e308,
    -1.7976931348623157e308,
    0.5,
    -0.5,
    1.0 + 2.0**-52,
    1.0 - 2.0**-53,
]
WIDE = (-300.0, 308.0)
"""Decimal exponents of both signs."""


@cube(launch=True)
def powers(x: Array[f64], out: Mut[Array[f64]]) -> None:
    i, n = ABSOLUTE_POS, x.len()
    if i < n:
        out[i] = exp(x[i])
        out[i + n] = exp2(x[i])
        out[i + 2 * n] = expm1(x[i])
        out[i + 3 * n] = sinh(x[i])
        out[i + 4 * n] = cosh(x[i])
        out[i + 5 * n] = tanh(x[i])
        out[i + 6 * n] = erf(x[i])


@cube(launch=True)
def logarithms(x: Array[f64], out: Mut[Array[f64]]) -> None:
    i, n = ABSOLUTE_POS, x.len()
    if i < n:
        out[i] = log(x[i])
        out[i + n] = log2(x[i])
        out[i + 2 * n] = log10(x[i])
        out[i + 3 * n] = log1p(x[i])
        out[i + 4 * n] = cbrt(x[i])
        out[i + 5 * n] = rsqrt(x[i])


@cube(launch=True)
def angles(x: Array[f64], out: Mut[Array[f64]]) -> None:
    i, n = ABSOLUTE_POS, x.len()
    if i < n:
        out[i] = sin(x[i])
        out[i + n] = cos(x[i])
        out[i + 2 * n] = tan(x[i])


@cube(launch=True)
def inverses(x: Array[f64], out: Mut[Array[f64]]) -> None:
    i, n = ABSOLUTE_POS, x.len()
    if i < n:
        out[i] = asin(x[i])
        out[i + n] = acos(x[i])
        out[i + 2 * n] = atan(x[i])


@cube(launch=True)
def of_two(y: Array[f64], x: Array[f64], out: Mut[Array[f64]]) -> None:
    i, n = ABSOLUTE_POS, x.len()
    if i < n:
        out[i] = atan2(y[i], x[i])
        out[i + n] = rem_trunc(y[i], x[i])
        out[i + 2 * n] = y[i] // x[i]
        out[i + 3 * n] = y[i] % x[i]
        out[i + 4 * n] = y[i] ** x[i]


@pytest.fixture(scope="module")
def vulkan(missing: Callable[[str], NoReturn]) -> Any:
    found = probe("vulkan")
    if isinstance(found, Absent):
        missing(f"no device `vulkan`: {found.reason}")
    return device("vulkan").client


def launched(client: Any, kernel: Any, rows: int, *args: Any) -> Any:
    out = np.zeros((rows, args[0].size))
    kernel.launch(client, -(-args[0].size // 64), 64, *args, out.reshape(-1))
    return out


def spread(low: float, high: float, near: tuple[float, float], count: int = 300) -> Any:
    """Numbers spread evenly, spread over their orders of magnitude with both signs, and edges."""
    random = np.random.default_rng(count)
    even = random.uniform(low, high, count)
    orders = 10.0 ** random.uniform(*near, count) * random.choice([-1.0, 1.0], count)
    return np.concatenate([even, orders, EDGES])


def error(got: float, x: Any, function: Callable[..., Any]) -> float:
    """Return the error in units in the last place; of what has no result the bits of the kind are compared."""
    true = function(*map(mpmath.mpf, x))
    if isinstance(true, mpmath.mpc) or mpmath.isnan(true):
        return 0.0 if np.isnan(got) else np.inf
    if abs(true) >= mpmath.mpf(2) ** 1024 * (1 - mpmath.mpf(2) ** -54):
        return 0.0 if np.isinf(got) and (got > 0) == (true > 0) else np.inf
    if not np.isfinite(got):
        return np.inf
    exponent = max(mpmath.frexp(abs(true))[1] - 1 if true else -1022, -1022)
    return float(abs(mpmath.mpf(got) - true) / mpmath.mpf(2) ** (exponent - 52))


def poles(function: Callable[[Any], Any], pole: float = 0.0) -> Callable[[Any], Any]:
    def with_pole(x: Any) -> Any:
        if x == pole:
            return mpmath.mpf("-inf")
        return function(x) if x > pole else mpmath.nan

    return with_pole


def turned(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def with_bits(x: Any) -> Any:
        with mpmath.workprec(1300):
            return mpmath.nan if not mpmath.isfinite(x) else function(x)

    return with_bits


CASES: dict[Any, tuple[Any, dict[str, Callable[[Any], Any]]]] = {
    powers: (
        np.concatenate([spread(-760.0, 760.0, (-320.0, 3.2)), np.linspace(-6.5, 6.5, 301)]),
        {
            "exp": mpmath.exp,
            "exp2": lambda x: mpmath.power(2, x),
            "expm1": mpmath.expm1,
            "sinh": mpmath.sinh,
            "cosh": mpmath.cosh,
            "tanh": mpmath.tanh,
            "erf": mpmath.erf,
        },
    ),
    logarithms: (
        np.concatenate([spread(-1.0, 4.0, WIDE), np.linspace(0.98, 1.02, 101)]),
        {
            "log": poles(mpmath.log),
            "log2": poles(lambda x: mpmath.log(x, 2)),
            "log10": poles(mpmath.log10),
            "log1p": poles(mpmath.log1p, -1.0),
            "cbrt": lambda x: mpmath.cbrt(x) if x >= 0 else -mpmath.cbrt(-x),
            "rsqrt": poles(lambda x: 1 / mpmath.sqrt(x)),
        },
    ),
    angles: (
        # The last is the double that is closest to a multiple of pi / 2, for its size.
        np.concatenate(
            [spread(-1e4, 1e4, WIDE), np.arange(1, 90) * np.pi / 2, [6381956970095103 * 2.0**797]]
        ),
        {"sin": turned(mpmath.sin), "cos": turned(mpmath.cos), "tan": turned(mpmath.tan)},
    ),
    inverses: (
        spread(-1.0, 1.0, WIDE),
        {"asin": mpmath.asin, "acos": mpmath.acos, "atan": mpmath.atan},
    ),
}


@pytest.mark.parametrize("kernel", CASES, ids=lambda kernel: kernel.__name__)
def test_error_is_within_the_promise(kernel: Any, vulkan: Any) -> None:
    x, functions = CASES[kernel]
    found = launched(vulkan, kernel, len(functions), x)
    if kernel is logarithms:
        assert (np.isinf(found[-1]) & (np.signbit(found[-1]) == np.signbit(x)))[x == 0.0].all()
        found[-1][x == 0.0] = -np.inf  # as the logarithms' pole
    worst = {}
    with mpmath.workprec(150):
        for (name, function), row in zip(functions.items(), found, strict=True):
            errors = [
                error(float(got), (number,), function) for got, number in zip(row, x, strict=True)
            ]
            place = int(np.argmax(errors))
            worst[name] = (errors[place], x[place], row[place])
    promise = {name: TABLE[name].ulp["f64"] for name in functions}
    assert {n: w for n, w in worst.items() if not w[0] <= promise[n]} == {}


def test_zeros_keep_their_sign(vulkan: Any) -> None:
    x = np.array([0.0, -0.0])
    odd = {powers: (2, 3, 5, 6), logarithms: (3, 4), angles: (0, 2), inverses: (0, 2)}
    for kernel, rows in odd.items():
        found = launched(vulkan, kernel, len(CASES[kernel][1]), x)
        for row in rows:
            assert found[row].tolist() == [0.0, 0.0]
            assert np.signbit(found[row]).tolist() == [False, True]


def test_of_two_numbers(vulkan: Any) -> None:
    random = np.random.default_rng(3)
    a, b = (v.ravel() for v in np.meshgrid(EDGES, EDGES))
    y = np.concatenate([random.uniform(-99, 99, 300), 10.0 ** random.uniform(-300, 300, 300), a])
    x = np.concatenate([random.uniform(-9, 9, 300), -(10.0 ** random.uniform(-300, 300, 300)), b])
    angle, rest, quotient, modulus, _ = launched(vulkan, of_two, 5, y, x)
    with np.errstate(all="ignore"):
        signs = np.signbit(rest) == np.signbit(np.fmod(y, x))
        assert (signs | np.isnan(rest)).all()
        same = np.array([np.fmod(y, x), np.remainder(y, x), np.floor_divide(y, x)])
        for got, want in zip((rest, modulus, quotient), same, strict=True):
            np.testing.assert_array_equal(got, want)
        wanted = np.arctan2(y, x)
    number = ~np.isnan(wanted)
    assert np.isnan(angle[~number]).all()
    np.testing.assert_array_equal(np.signbit(angle[number]), np.signbit(wanted[number]))
    with mpmath.workprec(150):
        both = np.isfinite(y) & np.isfinite(x) & (y != 0.0)
        errors = [
            error(float(got), (p, q), mpmath.atan2)
            for got, p, q in zip(angle[both], y[both], x[both], strict=True)
        ]
    assert max(errors) <= TABLE["atan2"].ulp["f64"]
    np.testing.assert_allclose(angle[number & ~both], wanted[number & ~both], rtol=1e-15)


def test_powers(vulkan: Any) -> None:
    random = np.random.default_rng(4)
    edges = [*EDGES, 2.0, -2.0, 3.0, -3.0, 0.99, -0.99, 1e300, 2.0**53, 2.0**53 + 2.0]
    a, b = (v.ravel() for v in np.meshgrid(edges, edges))
    base = 10.0 ** random.uniform(-300, 300, 300)
    reach = 300 / np.abs(np.log10(base))
    x = np.concatenate([random.uniform(0, 10, 300), base, random.uniform(0.9, 1.1, 200), a])
    y = np.concatenate(
        [
            random.uniform(-300, 300, 300),
            random.uniform(-reach, reach),
            random.uniform(-7e3, 7e3, 200),
            b,
        ]
    )
    found = launched(vulkan, of_two, 5, x, y)[4]
    with np.errstate(all="ignore"):
        wanted = np.power(x, y)
    number = ~np.isnan(wanted)
    assert np.isnan(found[~number]).all()
    np.testing.assert_array_equal(np.signbit(found[number]), np.signbit(wanted[number]))
    simple = number & (~np.isfinite(x) | ~np.isfinite(y) | ~np.isfinite(wanted) | (wanted == 0.0))
    np.testing.assert_array_equal(found[simple], wanted[simple])
    with mpmath.workprec(200):
        errors = [
            error(float(got), (p, q), mpmath.power)
            for got, p, q in zip(
                found[number & ~simple], x[number & ~simple], y[number & ~simple], strict=True
            )
        ]
    assert max(errors) <= TABLE["pow"].ulp["f64"]

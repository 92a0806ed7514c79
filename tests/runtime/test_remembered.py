"""Launches that come again: by keyword, with defaults, closures, comptime values and settings."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient, device, launcher
from transpile import (
    ABSOLUTE_POS,
    Comptime,
    CubeLaunchError,
    Mut,
    Tensor,
    comptime,
    config,
    cube,
    f32,
    i32,
    u32,
)


@pytest.fixture(params=["cpu", "reference"])
def client(request: pytest.FixtureRequest) -> ComputeClient:
    return device(request.param).client


@pytest.fixture
def binds(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every launch that takes the whole way."""
    seen: list[object] = []
    whole = launcher.LAUNCHER.launch_openly

    def launch_openly(*args: Any) -> Any:
        seen.append(args[0])
        return whole(*args)

    monkeypatch.setattr(launcher.LAUNCHER, "launch_openly", launch_openly)
    return seen


@cube(launch=True)
def halved(out: Mut[Tensor[f32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] *= 0.5


@cube(launch=True)
def scaled(x: Tensor[f32], y: Mut[Tensor[f32]], by: f32 = 2.0, *, times: u32 = 1) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] += x[ABSOLUTE_POS] * by * f32(times)


@cube(launch=True)
def added(x: Tensor[f32], y: Mut[Tensor[f32]], by: f32 = 2.0) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] += x[ABSOLUTE_POS] + by


def test_keywords_and_defaults_are_remembered(client: ComputeClient, binds: list[object]) -> None:
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    for number in range(4):
        added[1, 64](x, y)
        added[1, 64](y=y, x=x)
        added[1, 64](x, by=float(number), y=y)
    assert client.read(y).tolist() == [12.0 + 16.0 + 6.0] * 64
    assert len(binds) == (2 if hasattr(client.server, "ready") else 12)
    for _ in range(2):
        with pytest.raises(CubeLaunchError, match="no parameter `b`"):
            added[1, 64](x, y, b=1.0)
        with pytest.raises(CubeLaunchError, match="lacks `y`"):
            added[1, 64](x)
        with pytest.raises(CubeLaunchError, match="`x` twice"):
            added[1, 64](x, y, x=x)
        with pytest.raises(CubeLaunchError, match="takes 3 arguments"):
            added[1, 64](x, y, 1.0, 2.0)


def test_what_is_taken_by_name_only_stays_so(client: ComputeClient) -> None:
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    for _ in range(4):
        scaled[1, 64](x, y, times=3)
        with pytest.raises(CubeLaunchError, match="`times` by its name only"):
            scaled[1, 64](x, y, 2.0, 3)
    assert client.read(y).tolist() == [24.0] * 64


def closed_over(offset: float) -> tuple[Any, Any]:
    @cube(launch=True)
    def kernel(x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
        if y.len() > ABSOLUTE_POS:
            y[ABSOLUTE_POS] = x[ABSOLUTE_POS] + offset

    def change(value: float) -> None:
        nonlocal offset
        offset = value

    return kernel, change


def test_a_changed_variable_of_a_closure_reaches_remembered_launches(client: ComputeClient) -> None:
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    kernel, change = closed_over(1.0)
    for offset in (1.0, 5.0, 2.0):
        change(offset)
        for _ in range(4):
            kernel[1, 64](x, y)
        assert client.read(y).tolist() == [1.0 + offset] * 64


def test_launches_are_remembered_where_settings_are_overridden(
    client: ComputeClient, binds: list[object]
) -> None:
    out = client.zeros(64, f32)
    with config.override(autotune="off"):
        for _ in range(6):
            halved[1, 32](out)
    inside = len(binds)
    assert inside == (2 if hasattr(client.server, "ready") else 6)
    halved[1, 32](out)
    assert len(binds) == (inside if hasattr(client.server, "ready") else 7)
    with config.override(autotune="off", validate=True):
        halved[1, 32](out)
    assert len(binds) == inside + (1 if hasattr(client.server, "ready") else 2)


@cube(launch=True)
def more(y: Mut[Tensor[f32]], by: Comptime[object]) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] += f32(by)


def test_equal_comptime_numbers_are_remembered(client: ComputeClient, binds: list[object]) -> None:
    y = client.zeros(64, f32)
    for _ in range(4):
        more[1, 64](y, int("1000"))  # a new object each time
    assert len(binds) == (2 if hasattr(client.server, "ready") else 4)
    more[1, 64](y, 500)
    more[1, 64](y, 1000.0)
    more[1, 64](y, True)
    assert client.read(y).tolist() == [5501.0] * 64
    assert len(binds) == (5 if hasattr(client.server, "ready") else 7)


class Halves:
    """What struct packs as a float, and is no number."""

    def __float__(self) -> float:
        return 0.5


@pytest.mark.parametrize(
    "odd",
    [Fraction(1, 2), Decimal(2), np.array([2.0]), np.complex64(2), np.longdouble(2), Halves()],
)
def test_what_is_no_number_is_refused_again(client: ComputeClient, odd: object) -> None:
    x, y = client.create(np.ones(4, "f4")), client.zeros(4, f32)
    for _ in range(2):
        for number in (2.0, 1, True, np.float32(3.0), np.float64(0.5), np.int8(2), np.bool_(True)):
            added[1, 4](x, y, number)
        with pytest.raises(CubeLaunchError, match="must be a number of f32"):
            added[1, 4](x, y, odd)
    assert client.read(y).tolist() == [2 * (7 + 10.5)] * 4


@dataclass(frozen=True)
class Scale:
    """A comptime value with one in it."""

    by: object
    name: str = field(default="", compare=False)


@cube(launch=True)
def signed(y: Mut[Tensor[f32]], given: Comptime[object]) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] = comptime(sign_of(given))


def sign_of(given: Any) -> float:
    """Tell apart what Python takes for equal."""
    while isinstance(given, (tuple, frozenset, Scale)):
        given = given.by if isinstance(given, Scale) else next(iter(given))
    if isinstance(given, complex):
        given = given.imag
    sizes = {int: 1.0, bool: 2.0, float: 3.0}
    return math.copysign(sizes.get(type(given), 4.0), given)


@pytest.mark.parametrize(
    "wrap",
    [Scale, lambda each: Scale((each,)), lambda each: frozenset([each]), lambda each: (each,)],
)
def test_equal_comptime_values_of_other_types_and_signs(
    client: ComputeClient, wrap: Callable[[object], object]
) -> None:
    y = client.zeros(1, f32)
    zeros: list[Any] = [0.0, -0.0, np.float32(0.0), np.float32(-0.0)]
    for number in [1, True, 1.0, *zeros, 1, 0.0]:
        for _ in range(2):
            signed[1, 1](y, wrap(number))
            assert client.read(y).tolist() == [sign_of(number)]


def test_signs_of_complex_zeros(client: ComputeClient) -> None:
    y = client.zeros(1, f32)
    for number in (0j, complex(0.0, -0.0), 0j):
        signed[1, 1](y, number)
        assert client.read(y).tolist() == [sign_of(number)]
    plans = len(launcher.state_of(signed).plans)
    for _ in range(3):
        signed[1, 1](y, complex(0.0, float("nan")))
        signed[1, 1](y, np.float32("nan"))
    assert len(launcher.state_of(signed).plans) == plans + 2


@cube(launch=True)
def counted(y: Mut[Tensor[i32]], one: i32, other: i32) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] += one * 100 + other


def test_an_index_that_launches_itself(client: ComputeClient) -> None:
    y = client.zeros(1, i32)

    class Launching:
        def __index__(self) -> int:
            counted[1, 1](y, 5, 9)
            return 1

    for _ in range(3):
        counted[1, 1](y, 0, 0)
    counted[1, 1](y, 7, Launching())  # type: ignore[arg-type]
    assert client.read(y).tolist() == [509 + 701]


@pytest.mark.parametrize(
    ("wrong", "right"), [((1.0, 1), (1, 1)), ((1, True), (1, 1)), ((np.float32(2.0), 1), (2, 1))]
)
def test_a_refused_geometry_leaves_nothing_to_the_right_one(wrong: Any, right: Any) -> None:
    client = device("reference").client
    for order in ("count", "dim"):
        y = client.create(np.full(4, 4.0, "f4"))
        with suppress(CubeLaunchError):
            halved[(wrong, 4) if order == "count" else (1, wrong)](y)
        halved[(right, 4) if order == "count" else (1, right)](y)


@pytest.mark.parametrize(
    ("option", "wrong", "right"),
    [("vectorize", 1.0, 1), ("checked", 1, True), ("validate", 0, False)],
)
def test_a_refused_option_leaves_nothing_to_the_right_one(
    option: str, wrong: Any, right: Any
) -> None:
    y = device("reference").client.create(np.full(4, 4.0, "f4"))
    for _ in range(2):
        with pytest.raises(CubeLaunchError, match=option):
            scaled.with_options(**{option: wrong})[1, 4](y, y)
    with pytest.raises(CubeLaunchError, match=option):
        halved.with_options(**{option: wrong})[3, 4](y)
    halved.with_options(**{option: right})[3, 4](y)

"""Functions that the host makes and kernels get: lambdas, closures, partials, decorated and in classes."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import ABSOLUTE_POS, Array, Comptime, Mut, cube, f32, spec
from transpile.diagnose.diagnostic import CubeError

X = np.array([1, 2, 4], "f4")


@cube(launch=True)
def mapped(x: Array[f32], out: Mut[Array[f32]], f: Comptime[Callable[..., Any]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = f(x[i])


@pytest.fixture(params=("reference", "eager", "cpu"))
def through(request: pytest.FixtureRequest) -> Callable[..., list[float]]:
    def run(function: object, kernel: Any = mapped) -> list[float]:
        out = np.zeros(3, "f4")
        if request.param == "eager":
            kernel.eager(1, 3, X, out, function)
        else:
            kernel.launch(device(request.param).client, 1, 3, X, out, function)
        found: list[float] = out.tolist()
        return found

    return run


def scaled(by: float) -> Callable[[Any], Any]:
    return lambda v: v * by


class Affine:
    offset = 1.0

    def __init__(self, slope: float) -> None:
        self.slope = slope

    def at(self, v: Any) -> Any:
        return v * self.slope + self.offset

    @classmethod
    def shifted(cls, v: Any) -> Any:
        return v + cls.offset

    @staticmethod
    def squared(v: Any) -> Any:
        return v * v


ü = 0.5
LAMBDAS = [lambda v: v * ü, lambda v: v * 2.0, lambda v, w=3.0: v * w]
LATE = [lambda v: v + q for q in range(3)]
EARLY = [lambda v, q=q: v + q for q in range(3)]
NESTED = lambda a: lambda b: a * b  # noqa: E731
# fmt: off
LONG = (
    lambda
        v,
        w=3  # of several lines
        :
        v
        + w
)
# fmt: on


@pytest.mark.parametrize(
    ("function", "expected"),
    [
        (LAMBDAS[0], [0.5, 1, 2]),
        (LAMBDAS[1], [2, 4, 8]),
        (LAMBDAS[2], [3, 6, 12]),
        (LATE[0], [3, 4, 6]),
        (EARLY[0], [1, 2, 4]),
        (EARLY[2], [3, 4, 6]),
        (NESTED(3.0), [3, 6, 12]),
        (LONG, [4, 5, 7]),
        (scaled(4.0), [4, 8, 16]),
        (lambda v: v if v > 1.5 else 9.0, [9, 2, 4]),
        (lambda v: (w := v + 1.0) * w, [4, 9, 25]),
        (lambda v: (lambda w: w + v)(v), [2, 4, 8]),
        (functools.partial(lambda w, v: v - w, 1.0), [0, 1, 3]),
        (Affine(2.0).at, [3, 5, 9]),
        (Affine.shifted, [2, 3, 5]),
        (Affine.squared, [1, 4, 16]),
    ],
    ids=lambda value: str(value).split(" at 0x")[0],
)
def test_what_the_host_makes(
    through: Callable[..., list[float]], function: object, expected: list[float]
) -> None:
    assert through(function) == expected


def plus_one(function: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(function)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs) + 1.0

    return wrapper


@plus_one
@cube
def above(v: f32) -> f32:
    return v * 2.0


@cube
@plus_one
def below(v: f32) -> f32:
    return v * 2.0


@plus_one
def plain(v: Any, *, by: float = 2.0) -> Any:
    return v * by


@pytest.mark.parametrize("function", [above, below, plain])
def test_decorators_above_and_below(through: Callable[..., list[float]], function: object) -> None:
    assert through(function) == [3, 5, 9]
    assert function.__name__ in ("above", "below", "plain")  # type: ignore[attr-defined]


@cube
def keyed(v: f32, /, by: f32 = 2.0, *, plus: f32 = 0.0) -> f32:
    return v * by + plus


@cube(launch=True)
def keyed_kernel(
    x: Array[f32], out: Mut[Array[f32]], /, n: Comptime[int] = 1, *, plus: f32 = 0.5
) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = keyed(x[i], n, plus=plus)


def test_positional_only_and_keyword_only_parameters() -> None:
    client = device("reference").client
    for args, kwargs, expected in [
        ((), {}, [1.5, 2.5, 4.5]),
        ((3,), {"plus": 1.0}, [4, 7, 13]),
        ((), {"n": 2}, [2.5, 4.5, 8.5]),
    ]:
        out = np.zeros(3, "f4")
        keyed_kernel.launch(client, 1, 3, X, out, *args, **kwargs)
        assert out.tolist() == expected
        out = np.zeros(3, "f4")
        keyed_kernel.eager(1, 3, X, out, *args, **kwargs)
        assert out.tolist() == expected
    for args, kwargs in [((X, out, 1, 2.0), {}), ((), {"x": X, "out": out})]:
        with pytest.raises(CubeError):
            keyed_kernel.launch(client, 1, 3, *args, **kwargs)


@cube(launch=True)
def misused(x: Array[f32], out: Mut[Array[f32]]) -> None:
    out[0] = keyed(v=x[0])


def test_a_positional_only_parameter_by_name_is_refused() -> None:
    with pytest.raises(CubeError, match="positional only") as caught:
        misused.inspect("ir", spec(f32, 3), spec(f32, 3))
    assert caught.value.diagnostic.span is not None


class Filters:
    """Kernels in a class: static ones, and ones that take their object at comptime."""

    def __init__(self, taps: tuple[float, ...]) -> None:
        self.taps = taps

    @staticmethod
    @cube(launch=True)
    def doubled(x: Array[f32], out: Mut[Array[f32]]) -> None:
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS] * 2.0

    @cube
    @staticmethod
    def halved(v: f32) -> f32:
        return v * 0.5

    @property
    def gain(self) -> float:
        return sum(self.taps)

    def weight(self, k: int) -> float:
        return self.taps[k]

    @cube(launch=True)
    def run(self, x: Array[f32], out: Mut[Array[f32]]) -> None:
        i = ABSOLUTE_POS
        if i < out.len():
            acc = f32(0.0)
            for k in range(len(self.taps)):
                acc += x[i]
            out[i] = self.halved(acc) * self.weight(0) + self.gain


def test_kernels_in_classes() -> None:
    client = device("reference").client
    filters = Filters((1.0, 3.0))
    out = np.zeros(3, "f4")
    Filters.doubled.launch(client, 1, 3, X, out)
    assert out.tolist() == [2, 4, 8]
    filters.doubled.launch(client, 1, 3, X, out)
    assert out.tolist() == [2, 4, 8]
    for start in (
        lambda: filters.run.launch(client, 1, 3, X, out),
        lambda: Filters.run.launch(client, 1, 3, filters, X, out),
        lambda: filters.run[1, 3](X, out),
        lambda: filters.run.over(3)(X, out),
        lambda: filters.run.eager(1, 3, X, out),
    ):
        out[:] = 0
        start()
        assert out.tolist() == [5, 6, 8]
    other = Filters((0.0,))
    other.run.launch(client, 1, 3, X, out)
    assert out.tolist() == [0, 0, 0]
    assert "out[i]" in filters.run.inspect("cuda", spec(f32, 3), spec(f32, 3))


def test_functions_are_part_of_the_specialization() -> None:
    client = device("reference").client
    results = []
    for by in (2.0, 3.0, 2.0):
        out = np.zeros(3, "f4")
        mapped.launch(client, 1, 3, X, out, scaled(by))
        results.append(out[0])
    assert results == [2, 3, 2]


def test_a_lambda_that_fails_is_shown_itself() -> None:
    with pytest.raises(CubeError) as caught:
        mapped.inspect("ir", spec(f32, 3), spec(f32, 3), lambda v: v.nothing)
    span = caught.value.diagnostic.span
    assert span is not None
    assert caught.value.diagnostic.code == "CUBE114"
    assert span.end_column - span.column == len("v.nothing")


# fmt: off
SIDE_BY_SIDE = {"one": lambda v: v, "other": lambda v: v if v > 1.5 else -v, "third": lambda v: v - 1.0}
# fmt: on


@pytest.mark.parametrize(
    ("name", "found"), [("one", [1, 2, 4]), ("other", [-1, 2, 4]), ("third", [0, 1, 3])]
)
def test_lambdas_on_one_line(
    through: Callable[..., list[float]], name: str, found: list[float]
) -> None:
    """No instruction of a lambda that is a ternary stands for the whole of it."""
    assert through(SIDE_BY_SIDE[name]) == found


def test_a_lambda_is_a_helper_but_no_kernel() -> None:
    doubled = cube(lambda v: v + v)
    out = np.zeros(3, "f4")
    mapped.launch(device("reference").client, 1, 3, X, out, doubled)
    assert out.tolist() == [2, 4, 8]
    with pytest.raises(CubeError) as caught:
        cube(launch=True)(lambda x, out: x)
    assert caught.value.diagnostic.code == "CUBE018"


@dataclass(frozen=True)
class Marker:
    name: str
    sizes: tuple[int, ...]


@cube(launch=True)
def typed(
    x: Array[f32],
    out: Mut[Array[f32]],
    n: Comptime[int],
    how: Comptime[Marker | None] = None,
    name: Comptime[str] = "",
) -> None:
    step = comptime_of(how)
    while step < 3:
        step += n
    out[0] = x[0] + f32(step) + len(name)


def comptime_of(how: Marker | None) -> int:
    return 0 if how is None else len(how.sizes)


@pytest.mark.parametrize(
    ("given", "total"),
    [
        ((2,), 5),
        ((np.int64(2),), 5),
        ((True,), 4),
        ((3, Marker("m", (1, 2))), 6),
        ((3, None, "ab"), 6),
    ],
)
def test_comptime_values_of_the_declared_type(given: tuple[Any, ...], total: float) -> None:
    out = np.zeros(1, "f4")
    typed.launch(device("reference").client, 1, 1, np.ones(1, "f4"), out, *given)
    assert out[0] == total
    typed.inspect("ir", spec(f32, 1), spec(f32, 1), *given)


@pytest.mark.parametrize(
    "given", [("2",), (2.5,), (None,), (2, "how"), (2, None, 3), (np.float32(2),)]
)
def test_comptime_values_of_another_type(given: tuple[Any, ...]) -> None:
    out = np.zeros(1, "f4")
    with pytest.raises(CubeError) as caught:
        typed.launch(device("reference").client, 1, 1, np.ones(1, "f4"), out, *given)
    assert caught.value.diagnostic.code == "CUBE237"
    with pytest.raises(CubeError) as caught:
        typed.inspect("ir", spec(f32, 1), spec(f32, 1), *given)
    assert caught.value.diagnostic.code == "CUBE237"


@cube
def halved_if(value, wanted: Comptime[bool], strict: Comptime[bool | None]):
    return value / 2.0 if wanted and strict is not None else value


@cube(launch=True)
def passes_bools_on(x: Array[f32], out: Mut[Array[f32]], wanted: Comptime[bool]) -> None:
    out[0] = halved_if(x[0], wanted, wanted)
    out[1] = halved_if(x[0], not wanted, None)


@pytest.mark.parametrize(("wanted", "found"), [(True, [2.0, 4.0]), (False, [4.0, 4.0])])
def test_a_comptime_bool_is_one_in_helpers_too(wanted: bool, found: list[float]) -> None:
    out = np.zeros(2, "f4")
    x = np.array([4], "f4")
    passes_bools_on.launch(device("reference").client, 1, 1, x, out, wanted)
    assert out.tolist() == found

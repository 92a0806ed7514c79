"""What a kernel may call besides functions: objects, caches, operators, named tuples, `map` and its kin."""

from __future__ import annotations

import functools
import operator
from collections import namedtuple
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest

import transpile
from runtime import device
from transpile import cube
from transpile.diagnose.diagnostic import CubeError

NAMES = {name: value for name, value in vars(transpile).items() if not name.startswith("_")}


class Scaled:
    def __init__(self, by: int) -> None:
        self.by = by

    def __call__(self, v: Any) -> Any:
        return v * self.by

    def add(self, n: int, v: Any) -> Any:
        return v + n

    two_more = functools.partialmethod(add, 2)


class Plain:
    def __init__(self, v: Any) -> None:
        self.v = v


@functools.lru_cache
def cached(v: Any) -> Any:
    return v + 5


Pair = namedtuple("Pair", "low high")


class Span(NamedTuple):
    start: Any
    stop: Any = 3

    @property
    def length(self) -> Any:
        return self.stop - self.start


def loops() -> list[Callable[[Any], Any]]:
    found: list[Callable[[Any], Any]] = []
    for n in range(3):

        @cube
        def times(v: Any, n: int = n) -> Any:
            return v * n

        found.append(times)
    return found


MORE: dict[str, Any] = {
    "Scaled": Scaled, "thrice": Scaled(3), "cached": cached, "Pair": Pair, "Span": Span, "operator": operator,
    "functools": functools, "reduce": functools.reduce, "LOOPS": loops(), "Plain": Plain,
}  # fmt: skip


@pytest.fixture(params=("reference", "eager"))
def results(request: pytest.FixtureRequest) -> Callable[[str], list[int]]:
    """Run a body with one unit; `x` holds 1 to 4, `out` starts as zeros."""

    def run(body: str) -> list[int]:
        kernel = made(body)
        x, out = np.arange(1, 5, dtype="i4"), np.zeros(4, "i4")
        if request.param == "eager":
            kernel.eager(1, 1, x, out)
        else:
            kernel.launch(device("reference").client, 1, 1, x, out)
        found: list[int] = out.tolist()
        return found

    return run


def made(body: str) -> Any:
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    head = "@cube(launch=True)\ndef kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:\n"
    return cube.from_source(head + lines, {**NAMES, **MORE})


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("out[0] = thrice(x[1])", [6]),
        ("out[0] = Scaled(5)(x[1])", [10]),
        ("out[0] = Scaled(5).two_more(x[1])", [4]),
        ("out[0] = cached(x[1]) + cached(1)", [13]),
        ("out[0] = operator.add(x[0], x[3]) * operator.neg(x[1])", [-10]),
        ("out[0] = i32(operator.lt(x[0], x[3]))\nout[1] = operator.getitem(x, 2)", [1, 3]),
        ("out[0] = operator.itemgetter(1)((x[0], x[3]))", [4]),
        ("out[0] = sum(map(lambda v: v * v, [x[0], x[1], x[2]]))", [14]),
        ("out[0] = sum(map(operator.mul, [x[0], x[1]], (10, 100)))", [210]),
        ("out[0], out[1] = map(thrice, (x[0], 2))", [3, 6]),
        ("out[0] = sum(x[k] for k in filter(lambda k: k % 2 == 1, range(4)))", [6]),
        ("out[0] = reduce(lambda a, b: a * 10 + b, [x[0], x[1], x[2]])", [123]),
        ("out[0] = functools.reduce(max, [x[k] for k in range(4)], 0)", [4]),
        ("out[0] = LOOPS[0](x[3])\nout[1] = LOOPS[2](x[3])", [0, 8]),
        ("p = Pair(x[0], high=x[3])\nout[0] = p.high - p.low\nlow, high = p\nout[1] = low + high", [3, 5]),
        ("s = Span(x[0])\nif x[1] > 1:\n    s = Span(x[1], x[3] * 2)\nout[0] = s.length\nout[1] = s[0]", [6, 2]),
        ("out[0] = sum(range(4))\nout[1] = max(range(2, 9, 3))\nout[2] = len(range(3, 9))", [6, 8, 6]),
        ("out[0] = [*range(3)][2]\na, out[1], b = range(3)\nout[2] = 3 in range(4)", [2, 1, 1]),
        ("out[0] = tuple(range(1, 5))[-1]\nout[1] = range(9)[4]", [4, 4]),
        ("out[0] = sum(list(range(x.rank()))) + sum(x[k] for k in list(range(2)))", [3]),
        ("s = Span(0, 1)\nfor k in range(3):\n    s = s._replace(stop=s.stop + x[k])\nout[0] = s.stop", [7]),
    ],
)  # fmt: skip
def test_what_is_called(
    results: Callable[[str], list[int]], body: str, expected: list[int]
) -> None:
    assert results(body)[: len(expected)] == expected


@pytest.mark.parametrize(
    ("body", "code", "help"),
    [
        ("out[0] = Plain(x[0]).v", "CUBE182", "a dataclass under `@cube`"),
        ("out[0] = sum(filter(lambda v: v > 1, [x[0], x[1]]))", "CUBE108", "comptime"),
        ("out[0] = reduce(lambda a, b: a + b, [])", "CUBE180", "signature"),
        ("out[0] = sum(map(thrice, x))", "CUBE119", "write a loop"),
        ("out[0] = sum(x)", "CUBE119", "`for v in x:`"),
        ("out[0] = max(x[1:3])", "CUBE119", "`for v in x:`"),
        ("out[0] = 1 if any(x) else 0", "CUBE119", "`for v in x:`"),
        ("v = Vector[i32, 2](1, 2)\nout[0] = sum(v)", "CUBE119", "`for k in range(len(v))`"),
        ("out[0] = max(x[0])", "CUBE119", ""),
        ("out[0] = sum(range(x[0]))", "CUBE108", "comptime"),
        ("out[0] = sum(range(10**9))", "CUBE157", "max_ops"),
        ("for a, b, c in [(1, 2)]:\n    pass", "CUBE119", "as many targets"),
        ("i = 0\nwhile comptime(i < 3):\n    i += 1", "CUBE108", "`i = comptime(0)`"),
        ("out[0] = maxx(x[0], 1)", "CUBE151", "`max`"),
        ("out[0] = f'{x[0]}'", "CUBE104", ""),
        ("out[0] = operator.not_(x[0])", "CUBE182", ""),
    ],
)
def test_what_is_refused(body: str, code: str, help: str) -> None:
    with pytest.raises(CubeError) as caught:
        made(body).inspect("ir", np.zeros(4, "i4"), np.zeros(4, "i4"))
    assert caught.value.diagnostic.code == code
    assert caught.value.diagnostic.span is not None
    assert help in str(caught.value)

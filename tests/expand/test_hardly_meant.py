"""What runs, and says nothing of what it leaves out: a written array's name that is rebound, and values of the host."""

from __future__ import annotations

import datetime
import os
import random
import secrets
import time
import uuid
import warnings
from typing import Any

import numpy as np
import pytest

import transpile
from runtime import device
from transpile import Atomic, Mut, Tensor, cube, f32, spec, u32

NAMES = {name: value for name, value in vars(transpile).items() if not name.startswith("_")}
HEAD = "@cube(launch=True)\ndef kernel(x: Array[f32], y: Mut[Array[f32]], flag: Comptime[bool]) -> None:\n"
HOST = {"np": np, "random": random, "time": time, "os": os, "secrets": secrets, "uuid": uuid}


def made(body: str, **names: Any) -> Any:
    lines = "\n".join(f"    {line}" for line in f"i = ABSOLUTE_POS\n{body}".splitlines())
    return cube.from_source(HEAD + lines, {**NAMES, **HOST, **names})


def told(body: str, **names: Any) -> list[tuple[str, int]]:
    """Return the code and the line of the body, from 1, of all that is warned of."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        made(body, **names).inspect("ir", spec(f32, 8), spec(f32, 8), False)
    return [(one.message.diagnostic.code, one.lineno - 3) for one in caught]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("body", "line"),
    [
        ("y = x[i] * 2.0", 1),
        ("y = y[i] * 2.0", 1),
        ("y: f32 = x[i]", 1),
        ("y = 0.0", 1),
        ("y = Vector[f32, 2](x[i], x[0])", 1),
        ("z, y = x[i], x[0]", 1),
        ("if x[i] > 0.0:\n    y = x[i]", 2),
        ("y = x[i]\nif y > 0.0:\n    y = y + 1.0", 1),
        ("for k in range(8):\n    y = x[k]", 2),
    ],
)
def test_the_name_of_an_array_that_nothing_writes(body: str, line: int) -> None:
    assert told(body) == [("CUBE164", line)]


def put(memory: Any, i: Any, value: Any) -> None:
    memory[i] = value


def of_its_own(y: Any) -> Any:
    y = y * 2.0
    return y  # noqa: RET504 (the name is what is tested)


@pytest.mark.parametrize(
    "body",
    [
        "y[i] = x[i]\ny = x[i]",
        "out = y\ny = x[i]\nout[i] = y",
        "out = y.slice(2, 4)\ny = x[i]\nout[0] = y",
        "put(y, i, x[i])\ny = x[i]",
        "if flag:\n    y[i] = x[i]\ny = x[i]",
        "if x[i] > 0.0:\n    y[i] = x[i]\ny = x[i]",
        "y[i] += 1.0\ny = x[i]",
        "z = of_its_own(x[i])",
        "def inner(v):\n    y = v * 2.0\n    return y\nz = inner(x[i])",
        "y = y.slice(2, 4)",
        "y = x",
        "z = x[i]",
        "x = y[i]",
    ],
)
def test_other_names_and_arrays_that_something_writes(body: str) -> None:
    assert told(body, put=put, of_its_own=of_its_own) == []


@cube(launch=True)
def loaded(counts: Tensor[Atomic[u32]], out: Mut[Tensor[u32]]) -> None:
    counts = counts[0].load()
    out[0] = counts


def test_atomics_may_be_read_only_though_they_can_be_written() -> None:
    loaded.inspect("ir", spec(u32, 4), spec(u32, 4))


def noise(v: Any) -> Any:
    return v + random.random()


@pytest.mark.parametrize(
    "value",
    [
        "random.random()",
        "random.uniform(0.0, 1.0)",
        "random.uniform(0.0, x[i])",
        "random.choice([1.0, 2.0])",
        "np.random.rand()",
        "float(np.random.default_rng(1).random())",
        "np.random.randint(4)",
        "time.time()",
        "time.perf_counter_ns() % 7",
        "os.urandom(1)[0]",
        "secrets.randbelow(4)",
        "secrets.choice([1.0, 2.0])",
        "uuid.uuid4().int % 7",
        "now().second",
    ],
)
def test_values_of_the_host_that_change(value: str) -> None:
    assert told(f"y[i] = {value}", now=datetime.datetime.now) == [("CUBE165", 1)]


def test_the_place_is_the_call_in_a_helper() -> None:
    with pytest.warns(transpile.CubeWarning, match=r"random\.random") as caught:
        made("y[i] = noise(x[i])", noise=noise).inspect("ir", spec(f32, 8), spec(f32, 8), False)
    assert [one.filename for one in caught] == [__file__]
    assert "calls noise" in str(caught[0].message)


def test_a_repeated_body_tells_once() -> None:
    assert told("for k in unroll(range(4)):\n    y[k] = random.random()") == [("CUBE165", 2)]


@pytest.mark.parametrize(
    "value",
    [
        "comptime(random.random())",
        "comptime(int(random.random() * 8.0))",
        "seeded()",
        "float(GENERATOR.bit_generator.state['has_uint32'])",
        "float(time.gmtime(0).tm_year)",
        "float(len(str(uuid.uuid5(uuid.NAMESPACE_DNS, 'a'))))",
        "abs(-1.0)",
    ],
)
def test_constants_that_are_meant(value: str) -> None:
    seeded = transpile.comptime(lambda: random.Random(1).random())
    assert told(f"y[i] = {value}", seeded=seeded, GENERATOR=np.random.default_rng(1)) == []


def test_what_is_told_is_so() -> None:
    kernel = made("y[i] = random.random()")
    client = device("reference").client
    x, first, second = np.zeros((3, 8), "f4")
    with pytest.warns(transpile.CubeWarning, match="one constant"):
        kernel.launch(client, 1, 8, x, first, False)
    kernel.launch(client, 1, 8, x, second, False)
    assert len({*first.tolist(), *second.tolist()} - {0.0}) == 1


def test_eager_tells_too() -> None:
    kernel = made("y = x[i] * 2.0")
    with pytest.warns(transpile.CubeWarning, match=r"`y\[i\] = ...`"):
        kernel.eager(1, 8, np.ones(8, "f4"), np.zeros(8, "f4"), False)

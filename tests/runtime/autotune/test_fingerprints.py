"""Fingerprints: what changes a candidate, and what does not."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import Any

import pytest

from runtime.autotune import Config, configured
from runtime.autotune.fingerprints import fingerprint


def module(text: str) -> ModuleType:
    """Return a user's module of this text."""
    found = ModuleType("users")
    found.__file__ = "/users.py"
    exec(compile(text, "/users.py", "exec"), vars(found))
    return found


BASE = """
from functools import wraps
import math
SIZE = 4
TABLE = [1, 2]
def helper(x):
    return x + SIZE
class Model:
    scale = 2
    def run(self, x):
        return x * self.scale
def f(x, k=3):
    # a comment
    y = math.floor(x) in {"a", "b"}
    return helper(x) + Model().run(k) + TABLE[0]
"""


def of(text: str, name: str = "f") -> str:
    return fingerprint(getattr(module(text), name))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("SIZE = 4", "SIZE = 5"),
        ("x + SIZE", "x - SIZE"),
        ("scale = 2", "scale = 3"),
        ("x * self.scale", "x / self.scale"),
        ("k=3", "k=4"),
        ("[1, 2]", "[1, 3]"),
        ("math.floor", "math.ceil"),
        ('"a", "b"', '"a", "c"'),
    ],
)
def test_what_changes_it(old: str, new: str) -> None:
    assert of(BASE) != of(BASE.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [("# a comment", "# another"), ("y = math", "why = math"), ("SIZE = 4", "\n\nSIZE = 4")],
)
def test_what_does_not(old: str, new: str) -> None:
    assert of(BASE) == of(BASE.replace(old, new))


def test_closures_partials_and_recursion() -> None:
    def make(n: int) -> Any:
        def inner(x: int) -> int:
            return inner(x - n) if x else n

        return inner

    assert fingerprint(make(1)) == fingerprint(make(1)) != fingerprint(make(2))
    assert fingerprint(partial(make(1), 2)) != fingerprint(partial(make(1), 3))
    assert fingerprint(max) != fingerprint(min)
    loop: list[Any] = [1]
    loop.append(loop)
    assert fingerprint(loop) == fingerprint(loop)


KERNEL = """
from transpile import ABSOLUTE_POS, Comptime, Mut, Tensor, cube, f32
FACTOR = 2.0
@cube
def helper(x: f32) -> f32:
    return x * FACTOR
@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]], rows: Comptime[int]) -> None:
    out[ABSOLUTE_POS] = helper(x[ABSOLUTE_POS])
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("FACTOR = 2.0", "FACTOR = 3.0"),
        ("x * FACTOR", "x + FACTOR"),
        ("out: Mut[Tensor[f32]]", "out: Mut[Tensor[f16]]"),
        ("launch=True", "launch=True, fast_math=True"),
    ],
)
def test_kernels_count_with_their_helpers(old: str, new: str) -> None:
    text = KERNEL.replace("cube, f32", "cube, f16, f32")
    assert of(text, "kernel") == of(text, "kernel") != of(text.replace(old, new), "kernel")


def test_configurations_count() -> None:
    kernel = module(KERNEL).kernel
    one, two = (configured(kernel, count=1, dim=1, rows=rows) for rows in (1, 2))
    assert fingerprint(one) != fingerprint(two)
    assert fingerprint(one) == fingerprint(configured(kernel, count=1, dim=1, rows=1))
    assert Config(rows=1) == Config(rows=1) != Config(rows=2)
    assert len({Config(rows=1), Config(rows=1)}) == 1

"""Keys: which calls share a choice."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from runtime import device
from runtime.autotune.keys import made_by, plain, power_of_two, raw_of, text_of
from transpile import f16, f32

CLIENT = device("reference").client


@pytest.mark.parametrize(
    ("anchor", "sizes"),
    [
        (power_of_two(), {0: 0, 1: 1, 2: 2, 3: 4, 1000: 1024, 1024: 1024, 1025: 2048}),
        (power_of_two(steps=0.5), {1: 1, 2: 4, 5: 16, 1000: 1024, 1025: 4096}),
        (power_of_two(steps=2), {2: 2, 3: 3, 4: 4, 5: 6, 1000: 1024, 1025: 1449}),
        (power_of_two(low=16, high=1000), {3: 16, 17: 32, 600: 1000, 1000: 1000, 5000: 1000}),
    ],
)
def test_anchors(anchor: Any, sizes: dict[int, int]) -> None:
    assert {size: anchor(size) for size in sizes} == sizes


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 1 << 40), st.sampled_from([0.5, 1, 2]))
def test_an_anchor_is_no_less_and_is_its_own(size: int, steps: float) -> None:
    anchor = power_of_two(steps=steps)
    assert size <= anchor(size) <= size * 2 ** (1 / steps) + 1
    assert anchor(anchor(size)) == anchor(size)


def text(value: Any, *, counts: bool = True, divisor: int = 1) -> str:
    return text_of("x", value, power_of_two(), counts=counts, divisor=divisor)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (np.zeros((1000, 64), "f4"), "x: float32[1024,64]"),
        (np.zeros((64, 100), "f4").T, "x: float32[128,64] strided 10"),
        (np.zeros((8, 8), "f4")[:, ::2], "x: float32[8,4] strided 01"),
        (np.zeros((), "i8"), "x: int64[]"),
        (CLIENT.empty((3, 5), f16), "x: f16[4,8]"),
        (CLIENT.empty((4, 8), f32).view((8, 4), (1, 8)), "x: f32[8,4] strided 10"),
        (5000, "x: 8192"),
        (True, "x: True"),
        (2.5, "x: 2.5"),
        ("tanh", "x: 'tanh'"),
        ((1, f32), "x: (1, transpile.ir.types.f32)"),
        (np.float32(2.5), "x: 2.5"),
    ],
)
def test_texts(value: Any, expected: str) -> None:
    found = text(value)
    assert found.replace("transpile.ir.types.", "") == expected.replace("transpile.ir.types.", "")


def test_what_a_key_does_not_name_counts_by_its_type() -> None:
    assert text(np.zeros((1000, 64), "f4"), counts=False) == "x: float32[:,:]"
    assert text(3, counts=False) == "x: int"
    assert text(2.5, counts=False) == "x: float"
    assert text(True, counts=False) == "x: bool"


def test_the_divisor_tells_what_vectors_fit() -> None:
    sizes = [1000, 1001, 1002, 1004]
    assert [text(np.zeros(n, "f4"), divisor=4) for n in sizes] == [
        "x: float32[1024] by 4", "x: float32[1024]", "x: float32[1024] by 2", "x: float32[1024] by 4",
    ]  # fmt: skip


def test_raw_keys_tell_what_matters_apart() -> None:
    x = np.zeros((4, 6), "f4")
    assert raw_of(x, counts=True) == raw_of(x.copy(), counts=True)
    others: list[Any] = [x.T, x[:2], x.astype("f2"), CLIENT.empty((4, 6), f32), 1, 1.0, True, "a"]
    keys = [raw_of(value, counts=True) for value in [x, *others]]
    assert len(set(keys)) == len(keys)
    assert raw_of(1, counts=False) == raw_of(2, counts=False)
    assert raw_of(1, counts=True) != raw_of(2, counts=True)
    assert raw_of([1, 2], counts=True) == raw_of([1, 2], counts=True)


def test_what_a_key_function_gives() -> None:
    assert made_by((1000, "a", (3, 2.5)), power_of_two()) == "1024, 'a', (4, 2.5)"
    assert made_by(7, None) == "7"


SCRIPT = """
from runtime.autotune.keys import plain
from transpile import f32
print(plain(({"b": 1, "a": [f32, max]}, object(), {1}, lambda: 0)))
"""


def test_texts_are_the_same_in_every_process() -> None:
    root = Path(__file__).parents[3]
    found = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            cwd=root, env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(found) == 1
    assert " at 0x" not in found.pop()
    assert plain(object()) == "object"

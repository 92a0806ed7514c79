"""A kernel of a class, looked up on an object, is launched in every way that other kernels are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import ABSOLUTE_POS, Array, Mut, cube, f32


class Filter:
    def __init__(self, gain: float) -> None:
        self.gain = gain

    @cube(launch=True)
    def run(self, out: Mut[Array[f32]], by: f32) -> None:
        i = ABSOLUTE_POS
        if i < out.len():
            out[i] = by * self.gain


WAYS: dict[str, Callable[[Any, Any, Any], object]] = {
    "launch": lambda run, client, out: run.launch(client, 1, 2, out, 2.0),
    "launch_unchecked": lambda run, client, out: run.launch_unchecked(client, 1, 2, out, 2.0),
    "over": lambda run, client, out: run.over(2).launch(client, out, 2.0),
    "with_options": lambda run, client, out: run.with_options(validate=True).launch(
        client, 1, 2, out, 2.0
    ),
    "prepare": lambda run, client, out: run.prepare(client, 1, 2, out, 2.0)(),
    "prepare with options": lambda run, client, out: run.with_options(validate=True).prepare(
        client, 1, 2, out, 2.0
    )(),
    "eager": lambda run, client, out: run.eager(1, 2, out, 2.0),
}


@pytest.mark.parametrize("way", WAYS)
def test_it_gets_its_object(way: str) -> None:
    client = device("reference").client
    for gain in (2.0, 3.0):
        out = np.zeros(2, "f4")
        handle = out if way == "eager" else client.create(out)
        WAYS[way](Filter(gain).run, client, handle)
        found = out if way == "eager" else client.read(handle)
        assert found.tolist() == [2 * gain, 2 * gain]


def test_on_the_default_device() -> None:
    out = np.zeros(2, "f4")
    Filter(4.0).run.over(2)(out, 1.0)
    assert out.tolist() == [4.0, 4.0]
    Filter(5.0).run.with_options(validate=True)[1, 2](out, 1.0)
    assert out.tolist() == [5.0, 5.0]

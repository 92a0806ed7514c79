"""The old number of an atomic op goes at once into the variable that keeps it, unless that takes part in the op."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import numpy as np
import pytest

from runtime import device
from tests.devices import vulkan_device, webgpu_device
from transpile import Array, Atomic, Mut, cube, u32


@cube(launch=True)
def followed(links: Mut[Array[Atomic[u32]]], steps: u32, out: Mut[Array[u32]]) -> None:
    place, seen = u32(1), u32(7)
    for _ in range(steps):
        place = links[place].load()  # the guard reads what is to be written
    for step in range(steps):
        seen = links[step].load()  # outside from 4 on: 0
        out[step] = links[step].add(10)
    out[6] = place
    out[7] = seen


@pytest.mark.parametrize("name", ["reference", "webgpu", "vulkan"])
def test_old_numbers_arrive(name: str, missing: Callable[[str], NoReturn]) -> None:
    if name == "webgpu":
        webgpu_device.require(missing)
    elif name == "vulkan":
        vulkan_device.require(missing)
    links, out = np.array([2, 3, 5, 0], "u4"), np.zeros(8, "u4")
    followed.launch(device(name).client, 1, 1, links, 5, out)
    np.testing.assert_array_equal(links, [12, 13, 15, 10])
    np.testing.assert_array_equal(out, [2, 3, 5, 0, 0, 0, 0, 0])

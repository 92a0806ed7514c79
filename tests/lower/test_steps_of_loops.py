"""Steps that only the device knows have a name each, though loops stand beside each other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

from runtime import ComputeClient
from tests.lower import emulated
from transpile import Array, Mut, cube, i32, u32
from transpile.ops.capabilities import PROFILES


@cube(launch=True)
def steps(out: Mut[Array[i32]], n: u32, m: i32) -> None:
    for k in range(u32(1), u32(20), (n & 3) + n):
        out[k] += 1
    for k in range(u32(0), u32(20), (n & 7) * n):
        out[k] += 10
    for j in range(19, 0, (m | 1) * 3):
        out[j] += 100
    for j in range(0, 20, (m & 3) - m):
        out[j] += 1000


def expected(n: int, m: int) -> np.ndarray:
    out = np.zeros(20, "i4")
    for start, stop, step, add in (
        (1, 20, (n & 3) + n, 1), (0, 20, (n & 7) * n, 10), (19, 0, (m | 1) * 3, 100), (0, 20, (m & 3) - m, 1000),
    ):  # fmt: skip
        for k in range(start, stop, step) if step else ():
            out[k] += add
    return out


CASES = [(1, -1), (2, -5), (3, -2), (0, -7)]


@pytest.mark.parametrize("where", ["reference", "cpu", "vulkan", "webgpu", "cuda"])
def test_on_devices(where: str, client_of: Callable[[str], ComputeClient]) -> None:
    client = client_of(where)
    for n, m in CASES:
        out = np.zeros(20, "i4")
        steps.launch(client, 1, 1, out, n, m)
        np.testing.assert_array_equal(out, expected(n, m))


@pytest.mark.parametrize("target", ["cuda", "metal"])
def test_texts_of_c(target: str, tmp_path: Path, missing: Callable[[str], NoReturn]) -> None:
    if emulated.compiler() is None:
        missing("no g++")
    arguments = [np.zeros(20, "i4"), np.uint32(1), np.int32(-1)]
    artifact = steps.artifact(PROFILES[target], *arguments, cube_dim=1, grid_rank=3)
    program = emulated.build({"steps": artifact}, target, tmp_path)
    for n, m in CASES:
        values = [np.zeros(20, "i4"), np.uint32(n), np.int32(m)]
        found = emulated.execute(program, "steps", artifact, values, 1)[-1]
        np.testing.assert_array_equal(found, expected(n, m))

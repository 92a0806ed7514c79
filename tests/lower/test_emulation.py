"""The emulation itself: a race gives other numbers in another order, and a barrier that not all come to is said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

from tests.lower import emulated
from transpile import (
    UNIT_POS,
    Array,
    Kernel,
    Mut,
    SharedMemory,
    assume_uniform,
    cube,
    i32,
    plane_sum,
    spec,
    sync_cube,
)
from transpile.ops.capabilities import PROFILES
from transpile.protocols import Artifact

UNITS = 96
"""Three planes."""
X = np.arange(UNITS, dtype="i4") * 3 + 1


@cube(launch=True)
def racing(x: Array[i32], out: Mut[Array[i32]]) -> None:
    tile = SharedMemory[i32](96)
    tile[UNIT_POS] = x[UNIT_POS]
    out[UNIT_POS] = tile[(UNIT_POS + 1) % 96]


@cube(launch=True)
def waiting(x: Array[i32], out: Mut[Array[i32]]) -> None:
    tile = SharedMemory[i32](96)
    tile[UNIT_POS] = x[UNIT_POS]
    sync_cube()
    out[UNIT_POS] = tile[(UNIT_POS + 1) % 96]


@cube(launch=True)
def left_out(x: Array[i32], out: Mut[Array[i32]]) -> None:
    if assume_uniform(x[UNIT_POS] < 50):
        sync_cube()
    out[UNIT_POS] = plane_sum(x[UNIT_POS])


@cube(launch=True)
def gone(x: Array[i32], out: Mut[Array[i32]]) -> None:
    if assume_uniform(x[UNIT_POS] < 50):
        return
    sync_cube()
    out[UNIT_POS] = x[UNIT_POS]


@cube(launch=True)
def two_barriers(x: Array[i32], out: Mut[Array[i32]]) -> None:
    if assume_uniform(x[UNIT_POS] < 50):
        sync_cube()
        out[UNIT_POS] = x[UNIT_POS]
    else:
        sync_cube()


KERNELS: dict[str, Kernel] = {
    k.__name__: k for k in (racing, waiting, left_out, gone, two_barriers)
}
Programs = tuple[Path, dict[str, Artifact]]


@pytest.fixture(scope="module", params=["cuda", "metal"])
def programs(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    missing: Callable[[str], NoReturn],
) -> Programs:
    if emulated.compiler() is None:
        missing("no g++")
    argument = spec(i32, UNITS)
    artifacts = {
        name: kernel.artifact(PROFILES[request.param], argument, argument, cube_dim=UNITS)
        for name, kernel in KERNELS.items()
    }
    folder = tmp_path_factory.mktemp("emulation")
    return emulated.build(artifacts, request.param, folder), artifacts


def run(programs: Programs, name: str, *, backwards: bool = False) -> np.ndarray:
    program, artifacts = programs
    arguments = (X, np.zeros_like(X))
    return emulated.execute(program, name, artifacts[name], arguments, 1, backwards=backwards)[1]


@pytest.mark.slow
def test_order_shows_a_race(programs: Programs) -> None:
    assert not np.array_equal(run(programs, "racing"), run(programs, "racing", backwards=True))
    for backwards in (False, True):
        np.testing.assert_array_equal(run(programs, "waiting", backwards=backwards), np.roll(X, -1))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("left_out", "units of a plane wait at different places"),
        ("gone", "unit 0 has left, others wait at the barrier of line"),
        ("two_barriers", "units wait at the barriers of lines"),
    ],
)
def test_divergent_barriers_abort(programs: Programs, name: str, message: str) -> None:
    for backwards in (False, True):
        with pytest.raises(AssertionError, match=message):
            run(programs, name, backwards=backwards)

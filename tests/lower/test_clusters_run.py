"""The text for hardware that has clusters, run on the host; grids of it that are folded; what NVRTC makes of it."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
import pytest

from runtime.cuda import compiler
from runtime.geometry import grid_of
from runtime.reference.interpret import interpret
from tests.lang.test_clusters import HOPPER
from tests.lower import emulated
from tests.runtime.conformance.test_clusters import CASES, FIELDS, clustered, expected
from transpile import config, spec, u32
from transpile.protocols import Artifact


def artifact(cluster: Any, count: tuple[int, ...], *, folded: bool) -> Artifact:
    out = spec(u32, prod(count) * FIELDS)
    found = clustered(cluster).artifact(
        HOPPER, 1, out, cube_dim=1, grid_rank=len(count), folded=folded
    )
    assert isinstance(found, Artifact)
    return found


def folded_grid(count: tuple[int, ...], cluster: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return the grid of a device that counts not quite so far."""
    x, y, z = (*count, 1, 1)[:3]
    with config.override(max_cube_count=max(count) - 1):
        grid = grid_of("places", "cuda", HOPPER, (x, y, z), cluster)
    assert grid.folded is u32
    assert not any(n % size for n, size in zip(grid.cubes, cluster, strict=True))
    return grid.cubes


def test_emulated(tmp_path: Path, missing: Callable[[str], NoReturn]) -> None:
    if emulated.compiler() is None:
        missing("no g++")
    cases = {(case, folded): case for case in CASES[1::2] for folded in (False, True)}
    artifacts = {
        f"case_{number}": artifact(*case, folded=folded)
        for number, ((_, folded), case) in enumerate(cases.items())
    }
    program = emulated.build(artifacts, "cuda", tmp_path)
    for (name, made), ((cluster, count), folded) in zip(artifacts.items(), cases, strict=True):
        assert "__cluster_dims__" in str(made.text)
        x, y, z = (*count, 1, 1)[:3]
        grid = folded_grid(count, made.kernel.cluster_dim) if folded else (x, y, z)
        args = [3, np.zeros(prod(count) * FIELDS, "u4"), np.array((x, y, z), "u4")]
        (found,) = emulated.execute(program, name, made, args, grid)
        np.testing.assert_array_equal(found, expected(cluster, count, 3), name)
    with pytest.raises(AssertionError, match="no whole number of clusters"):
        emulated.execute(program, "case_0", artifacts["case_0"], args, 5)


@pytest.mark.parametrize(("cluster", "count"), CASES)
def test_a_folded_grid_numbers_each_cube_once(cluster: Any, count: tuple[int, ...]) -> None:
    """The kernel as it is legalized, by the interpreter, which knows the device's clusters."""
    kernel = artifact(cluster, count, folded=True).kernel
    out = np.zeros(prod(count) * FIELDS, "u4")
    numbers = {"value": 2, "length": out.size}
    x, y, z = (*count, 1, 1)[:3]
    args = [
        out
        if p.is_memory
        else (x, y, z)[p.source.dimension]
        if p.source.what == "count"
        else numbers[p.source.what]
        for p in kernel.parameters
    ]
    interpret(kernel, folded_grid(count, kernel.cluster_dim), args)
    np.testing.assert_array_equal(out, expected(cluster, count, 2))


@pytest.mark.parametrize("target", ["sm_90a", "sm_100a", "sm_120a"])
@pytest.mark.parametrize("folded", [False, True])
def test_nvrtc(target: str, folded: bool, tmp_path: Path) -> None:
    with config.override(cache_dir=str(tmp_path)):
        made = artifact((2, 1, 2), (6, 3, 2), folded=folded)
        assert compiler.compile_artifact(made, target).startswith(b"\x7fELF")

"""The corpus as CUDA, HIP and Metal text, run on the host, agrees with NumPy."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.kernels.test_corpus import MODULES, Random, assert_agrees, load
from tests.lower import emulated
from transpile.expand.arguments import ComptimeSpec, GroupSpec
from transpile.ir.types import Memory, Vector
from transpile.ops.capabilities import PROFILES, Platform
from transpile.protocols import Artifact

TARGETS: tuple[Platform, ...] = ("cuda", "hip", "metal")
DTYPES = ("f32", "i32")
OTHER_PLANES = {("row_sum_plane", "hip")}
"""Launched with 32 units, which is not a whole plane there."""


def cases() -> list[tuple[str, str, str]]:
    return [
        (stem, kernel, dtype)
        for stem in MODULES
        for kernel in load(stem).ARGS
        for dtype in DTYPES
        if dtype in load(stem).DTYPES
    ]


def case_of(stem: str, kernel: str, dtype: str) -> dict[str, Any]:
    module = load(stem)
    several = {"kernel": kernel} if len(module.ARGS) > 1 else {}
    case: dict[str, Any] = module.case(Random(7), dtype, module.SIZES[1], **several)
    return case


def artifact_of(stem: str, kernel: str, case: dict[str, Any], target: Platform) -> Artifact:
    """Build the text for the profile of `target`, as a launch of the case would."""
    dim = emulated.PLANES[target] if case["dim"] == "plane" else case["dim"]
    count = case["count"]
    rank = 1 if isinstance(count, int) else len(count)
    function = getattr(load(stem), kernel)
    artifact = function.artifact(
        PROFILES[target],
        *case["args"],
        cube_dim=dim,
        grid_rank=rank,
        vectorize=case.get("vectorize", 1),
    )
    assert isinstance(artifact, Artifact)
    return artifact


def run_time_arguments(function: Any, args: list[Any]) -> list[Any]:
    """Take structs apart and leave out comptime arguments, which no launch passes; add defaults."""
    parameters = list(function.signature.parameters.values())
    args = [*args, *(parameter.default for parameter in parameters[len(args) :])]
    made = function._specialization(PROFILES["cuda"], tuple(args), {}, 1, 1, True, 1)
    found: list[Any] = []
    for spec, arg in zip(made.arguments, args, strict=True):
        if isinstance(spec, GroupSpec):
            found += spec.values(arg)
        elif not isinstance(spec, ComptimeSpec):
            found.append(arg)
    return found


@pytest.fixture(scope="module")
def programs(
    tmp_path_factory: pytest.TempPathFactory, missing: Callable[[str], NoReturn]
) -> Callable[[Platform], tuple[Path, dict[str, Artifact]]]:
    if emulated.compiler() is None:
        missing("no g++")

    @cache
    def build(target: Platform) -> tuple[Path, dict[str, Artifact]]:
        artifacts = {
            f"{kernel}_{dtype}": artifact_of(stem, kernel, case_of(stem, kernel, dtype), target)
            for stem, kernel, dtype in cases()
        }
        return emulated.build(artifacts, target, tmp_path_factory.mktemp(target)), artifacts

    return build


@pytest.mark.slow
@pytest.mark.parametrize(
    ("stem", "kernel", "dtype", "target"),
    [
        (*case, target)
        for case in cases()
        for target in TARGETS
        if (case[1], target) not in OTHER_PLANES
    ],
)
def test_agrees_with_numpy(
    stem: str,
    kernel: str,
    dtype: str,
    target: Platform,
    programs: Callable[[Platform], tuple[Path, dict[str, Artifact]]],
) -> None:
    program, artifacts = programs(target)
    artifact = artifacts[f"{kernel}_{dtype}"]
    case = case_of(stem, kernel, dtype)
    args = list(case["args"])
    plain = run_time_arguments(getattr(load(stem), kernel), args)
    given = list(plain)
    for parameter in artifact.kernel.memories:
        at = parameter.source.argument
        if isinstance(parameter.type, Memory) and isinstance(parameter.type.element, Vector):
            # Lengths and shapes count vectors then.
            given[at] = given[at].view(f"V{given[at].itemsize * parameter.type.element.width}")
    count = case["count"]
    cubes = (count,) if isinstance(count, int) else tuple(count)
    cubes += (1,) * (3 - len(cubes))
    found = emulated.execute(program, f"{kernel}_{dtype}", artifact, given, cubes)
    by_argument = {
        id(plain[parameter.source.argument]): got
        for parameter, got in zip(artifact.kernel.memories, found, strict=True)
    }
    for position, expected in case["expected"].items():
        got = by_argument[id(args[position])].view(args[position].dtype)
        assert_agrees(got, expected, 8 * case.get("scale", 1))

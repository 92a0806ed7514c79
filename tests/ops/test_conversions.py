"""Every conversion between two types of numbers, on every device and in the emulated texts.

All numbers of 16 bits are converted; of the wider types those at, and beside, each place where rounding changes.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from tests.lower import emulated
from tests.ops import execute
from tests.ops.conversions import OUTPUTS, TYPES, kernel, numbers, problems, targets
from transpile.ir.host import numpy_dtype, round_to
from transpile.ir.types import SCALARS
from transpile.ops.capabilities import PROFILES, REFERENCE, Capabilities, Platform
from transpile.protocols import Artifact

Array = np.ndarray
WHERE: dict[str, Capabilities] = {"reference": REFERENCE, **execute.ENGINES}
EMULATED: tuple[Platform, ...] = ("cuda", "hip", "metal")
Programs = Callable[[Platform], tuple[Path, dict[str, Artifact]]]


def pieces(source: str, capabilities: Capabilities) -> list[tuple[str, ...]]:
    """Return the types that a device converts `source` to, as many at a time as one kernel does."""
    if not capabilities.stores(SCALARS[source]):
        return []
    there = [name for name in targets(source) if capabilities.stores(SCALARS[name])]
    return [tuple(there[at : at + OUTPUTS]) for at in range(0, len(there), OUTPUTS)]


def launch(source: str, results: tuple[str, ...]) -> tuple[list[Array], tuple[int, int, int]]:
    given = numbers(source)
    outs = [np.zeros(len(given), numpy_dtype(SCALARS[name])) for name in results]
    return [given, *outs], (len(given) // 256, 1, 1)


def check(source: str, results: tuple[str, ...], got: list[Array]) -> None:
    found = [problems(source, name, out) for name, out in zip(results, got[1:], strict=True)]
    assert not any(found), "\n".join(line for lines in found for line in lines[:8])


RUNS = [
    pytest.param(source, results, where, id=f"{source}-{results[0]}-{where}")
    for where, capabilities in WHERE.items()
    for source in TYPES
    for results in pieces(source, capabilities)
]


@pytest.mark.parametrize(("source", "results", "where"), RUNS)
def test_conversions(
    source: str, results: tuple[str, ...], where: str, missing: execute.Missing
) -> None:
    given, count = launch(source, results)
    made = kernel(source, results), given, count, (256, 1, 1)
    if where == "reference":
        got = execute.reference(*made, 32)
    else:
        execute.plane_of(where, missing)
        got = execute.execute(where, *made)
    check(source, results, got)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory, missing: execute.Missing) -> Programs:
    if emulated.compiler() is None:
        missing("no g++")

    @cache
    def build(target: Platform) -> tuple[Path, dict[str, Artifact]]:
        artifacts = {}
        for source in TYPES:
            for results in pieces(source, PROFILES[target]):
                artifacts[f"from_{source}_{results[0]}"] = kernel(source, results).artifact(
                    PROFILES[target], *launch(source, results)[0], cube_dim=256, checked=False
                )
        return emulated.build(artifacts, target, tmp_path_factory.mktemp(target)), artifacts

    return build


@pytest.mark.slow
@pytest.mark.parametrize(
    ("source", "target"),
    [
        pytest.param(source, target, id=f"{source}-{target}")
        for target in EMULATED
        for source in TYPES
        if pieces(source, PROFILES[target])
    ],
)
def test_conversions_of_texts(source: str, target: Platform, programs: Programs) -> None:
    program, artifacts = programs(target)
    for results in pieces(source, PROFILES[target]):
        name = f"from_{source}_{results[0]}"
        given, count = launch(source, results)
        got = emulated.execute(program, name, artifacts[name], given, count)
        check(source, results, got)


def test_what_is_converted() -> None:
    """All numbers of 16 bits, and all pairs of types on the reference."""
    for source in ("f16", "bf16", "i16", "u16"):
        assert len(set(numbers(source)[: 1 << 16].view(np.uint16).tolist())) == 1 << 16
    pairs = {(source, name) for source, results, where in _runs("reference") for name in results}
    assert pairs == {pair for pair in itertools.product(TYPES, TYPES) if pair[0] != pair[1]}
    assert len(numbers("f32")) > 300_000


def _runs(where: str) -> list[tuple[str, tuple[str, ...], str]]:
    runs = [(source, results, place) for source, results, place in (run.values for run in RUNS)]
    return [run for run in runs if run[2] == where]


def test_a_wrong_conversion_is_found() -> None:
    wanted = numbers("f32").astype(np.float64)
    assert problems("f32", "f64", wanted) == []
    wanted[5] = -wanted[5]
    assert len(problems("f32", "f64", wanted)) == 1


@pytest.mark.parametrize("source", ["i64", "u64"])
def test_the_host_rounds_once(source: str) -> None:
    """What folds constants and plays kernels in Python; the middle of two numbers needs all digits of an integer."""
    for name in ("f16", "bf16", "f32", "f64"):
        given = numbers(source).tolist()
        got = np.array([round_to(SCALARS[name], number) for number in given])
        found = problems(source, name, got.astype(numpy_dtype(SCALARS[name])))
        assert not found, "\n".join(found[:8])


def test_what_rounds_to_zero_keeps_its_sign() -> None:
    for name in ("f16", "bf16", "f32"):
        assert math.copysign(1.0, float(round_to(SCALARS[name], -1e-60))) == -1.0

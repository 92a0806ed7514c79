"""Every row as CUDA, HIP and Metal text, run on the host, gives what the reference gives."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.lower import emulated
from tests.ops import execute
from tests.ops.batches import Batch
from tests.ops.test_execution import BATCHES, expected, problems_of
from transpile.ops.capabilities import PROFILES, Platform
from transpile.ops.support import support
from transpile.protocols import Artifact

TARGETS: tuple[Platform, ...] = ("cuda", "hip", "metal")
TYPES = ("f32", "i32", "u32", "bool_")
ELSEWHERE = {
    # Undefined in C++ by zero, as they say.
    ("div_trunc", "int"),
    ("rem_trunc", "int"),
    # The emulation runs units one after the other up to a barrier, and leaves out those that have ended.
    ("plane_elect", "metal"),
}
"""Rows that are not run here, by kind of type or by target."""
Programs = Callable[[Platform], tuple[Path, dict[str, Artifact]]]


def there(number: int, target: Platform) -> Batch:
    batch = BATCHES[number]
    kind = "float" if batch.lead.is_float else "int"
    rows = [
        row
        for row in batch.rows
        if support(row, PROFILES[target], batch.lead).is_there
        and not ELSEWHERE & {(row.name, kind), (row.name, target)}
    ]
    return batch.of(rows)


def is_run(number: int, target: Platform) -> bool:
    """Tell whether a batch is; of the halves' only atomics, which differ in texts more than arithmetic does."""
    batch = BATCHES[number]
    is_wanted = batch.lead.name in TYPES or batch.rows[0].effect == "atomic"
    return is_wanted and bool(there(number, target).rows)


RUNS = [
    pytest.param(number, target, id=f"{batch.name}-{target}")
    for number, batch in enumerate(BATCHES)
    for target in TARGETS
    if is_run(number, target)
]


def artifact_of(batch: Batch, target: Platform) -> Artifact:
    arguments = batch.arguments(emulated.PLANES[target])
    return batch.kernel().artifact(
        PROFILES[target], *arguments, cube_dim=batch.dim, grid_rank=3, checked=False
    )


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory, missing: execute.Missing) -> Programs:
    if emulated.compiler() is None:
        missing("no g++")

    @cache
    def build(target: Platform) -> tuple[Path, dict[str, Artifact]]:
        artifacts = {
            f"rows_{number}": artifact_of(there(number, target), target)
            for number in range(len(BATCHES))
            if is_run(number, target)
        }
        return emulated.build(artifacts, target, tmp_path_factory.mktemp(target)), artifacts

    return build


@pytest.mark.slow
@pytest.mark.parametrize(("number", "target"), RUNS)
def test_agrees_with_the_reference(number: int, target: Platform, programs: Programs) -> None:
    program, artifacts = programs(target)
    name, plane, batch = f"rows_{number}", emulated.PLANES[target], there(number, target)
    arguments = batch.arguments(plane)
    got = emulated.execute(program, name, artifacts[name], arguments, batch.count)
    problems = problems_of(batch, arguments, got, expected(batch, plane), plane)
    assert not problems, "\n".join(problems[:40])

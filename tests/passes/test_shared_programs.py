"""Random kernels whose pieces of shared memory lie in the same place give what they give on the reference, where each
has its own: on the CPU, as CUDA text with the units in either order, and on the software devices.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest

from tests.devices import vulkan_device, webgpu_device
from tests.differential.compare import differences
from tests.differential.execute import Runner, artifact_of, in_order, reference
from tests.differential.parts import Case
from tests.lower import emulated
from tests.passes.shared_programs import Programs
from transpile.ir import core
from transpile.ir.shared import shared_bytes
from transpile.ops.capabilities import CUDA, REFERENCE
from transpile.protocols import Artifact

COUNT = int(os.environ.get("TRANSPILE_FUZZ") or 8)
OWN = replace(CUDA, shares_bytes=False)


def shares(artifact: Artifact) -> bool:
    return any(
        isinstance(op, core.SharedAlloc) and op.offset is not None for op in artifact.kernel.body
    )


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    return [Programs(seed).case() for seed in range(COUNT)]


@pytest.mark.fuzz
@pytest.mark.slow
def test_devices(cases: list[Case], tmp_path: Path, missing: Callable[[str], NoReturn]) -> None:
    vulkan_device.require(missing)
    webgpu_device.require(missing)
    faults = Runner(tmp_path, ("cpu", "vulkan", "webgpu")).run(cases)
    assert not faults, "\n".join(map(str, faults))


@pytest.mark.fuzz
@pytest.mark.slow
def test_texts_with_units_in_either_order(
    cases: list[Case], tmp_path: Path, missing: Callable[[str], NoReturn]
) -> None:
    if emulated.compiler() is None:
        missing("no g++")
    artifacts = {case.name: artifact_of(case, CUDA) for case in cases}
    program = emulated.build(artifacts, "cuda", tmp_path)
    shared = 0
    for case in cases:
        wanted, artifact = reference(case, 32), artifacts[case.name]
        shared += shares(artifact)
        for backwards in (False, True):
            found = emulated.execute(
                program,
                case.name,
                artifact,
                case.bound_arguments(),
                case.count,
                backwards=backwards,
            )
            wrong = differences(case, in_order(artifact, found), wanted)
            assert not wrong, "\n".join([f"seed {case.seed}", *wrong, case.text])
    # Some must share, and some must not, or the test says nothing.
    assert len(cases) // 3 < shared < len(cases)


def test_memory_gets_less(cases: list[Case]) -> None:
    for case in cases:
        own = shared_bytes(artifact_of(case, REFERENCE).kernel)
        typed = shared_bytes(artifact_of(case, OWN).kernel)
        assert shared_bytes(artifact_of(case, CUDA).kernel) <= typed <= own

"""Random kernels give everywhere what they give on the reference: a small fixed share, and those that once did not.

``TRANSPILE_FUZZ=1000 pytest tests/differential`` runs more; ``python tests/differential/run.py`` runs any number, and
shows what differs.
"""

from __future__ import annotations

import os
import re
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest

from tests.devices import vulkan_device, webgpu_device
from tests.differential import execute
from tests.differential.compare import differences
from tests.differential.execute import WHERE, Runner, reference
from tests.differential.generate import generate
from tests.differential.parts import CUBES, Case
from tests.lower import emulated

KERNELS = int(os.environ.get("TRANSPILE_FUZZ") or 50)
BATCH = 25
ONCE_WRONG = Path(__file__).parent / "once_wrong"


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory, missing: Callable[[str], NoReturn]) -> Runner:
    if emulated.compiler() is None:
        missing("no g++")
    vulkan_device.require(missing)
    webgpu_device.require(missing)
    return Runner(tmp_path_factory.mktemp("programs"))


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, KERNELS, BATCH))
def test_random_kernels_agree(first: int, runner: Runner) -> None:
    cases = [generate(seed) for seed in range(first, min(first + BATCH, KERNELS))]
    before = runner.result.ran.copy()
    faults = runner.run(cases)
    assert not faults, "\n".join(map(str, faults))
    ran = runner.result.ran - before
    assert all(ran[where] > len(cases) // 3 for where in WHERE), ran


@pytest.mark.slow
def test_once_wrong(runner: Runner) -> None:
    cases = [read(path) for path in sorted(ONCE_WRONG.glob("*.py"))]
    faults = runner.run(cases)
    assert not faults, "\n".join(map(str, faults))


def test_what_differs_is_seen() -> None:
    """A wrong number in any log or counter is reported."""
    case = next(case for case in map(generate, range(2, 100)) if case.has_counts)
    wanted = reference(case, 32)
    assert not differences(case, [m.copy() for m in wanted], wanted)
    for place in range(len(case.types), 2 * len(case.types) + 1):
        found = [m.copy() for m in wanted]
        found[place][-1] = 3 if found[place][-1] == 77 else 77
        assert differences(case, found, wanted)


@pytest.mark.slow
def test_each_target_can_fail(runner: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one target computes otherwise than the reference is a fault of that target, and of each."""
    case = read(ONCE_WRONG / "masks_of_vectors.py")
    other = replace(case, text=case.text.replace("(v > w)", "(v < w)"))
    monkeypatch.setattr(execute, "reference", lambda _, plane: reference(other, plane))
    assert {fault.where for fault in runner.run([case])} == set(WHERE)


def test_inputs_of_cubes_differ() -> None:
    case = generate(2)
    first = case.arguments()[0][: case.units].reshape(CUBES, -1)
    assert len({row.tobytes() for row in first}) == CUBES


def read(path: Path) -> Case:
    """Return a kept kernel; its signature says what it takes, ``# checked`` how it is launched."""
    text = path.read_text()
    types = tuple(re.findall(r"x_(\w+): Array", text))
    places = {t: re.search(rf"log_{t}\[i \* (\d+)", text) for t in types}
    return Case(
        zlib.crc32(path.stem.encode()),
        text,
        types,
        (64, 1, 1) if "plane_" in text else (8, 1, 1),
        {t: int(found[1]) if found else 0 for t, found in places.items()},
        (),
        len(re.findall(r"counts\[", text)),
        "plane_" in text,
        text.startswith("# checked"),
        counted=found[1]
        if (found := re.search(r"counts: Mut\[Array\[Atomic\[(\w+)", text))
        else "u32",
    )

"""Kernels that once gave something else somewhere agree with the reference; each target is seen where it does not."""

from __future__ import annotations

import re
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from tests.differential import execute
from tests.differential.execute import WHERE, Runner, reference
from tests.differential.parts import Case

ONCE_WRONG = Path(__file__).parent / "once_wrong"


@pytest.mark.slow
def test_once_wrong(runner: Runner) -> None:
    cases = [read(path) for path in sorted(ONCE_WRONG.glob("*.py"))]
    faults = runner.run(cases)
    assert not faults, "\n".join(map(str, faults))


@pytest.mark.slow
def test_each_target_can_fail(runner: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one target computes otherwise than the reference is a fault of that target, and of each."""
    case = read(ONCE_WRONG / "masks_of_vectors.py")
    other = replace(case, text=case.text.replace("(v > w)", "(v < w)"))
    monkeypatch.setattr(execute, "reference", lambda _, plane: reference(other, plane))
    assert {fault.where for fault in runner.run([case])} == set(WHERE)


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

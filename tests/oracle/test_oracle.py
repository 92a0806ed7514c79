"""Random programs by CPython on `scalars` and by the project: what they write must be the same, bit by bit but for NaN.

The suite runs a small fixed share; ``TRANSPILE_FUZZ=20000 pytest tests/oracle`` runs more, and
``python tests/oracle/run.py`` any number, in several processes.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import NoReturn

import pytest

from runtime.devices import probe
from runtime.protocols import Absent
from tests.oracle.check import check_program
from tests.oracle.generate import generate
from tests.oracle.parts import Program
from tests.oracle.regressions import programs

PROGRAMS = int(os.environ.get("TRANSPILE_FUZZ") or 80)
SHARE = 20
"""Programs in one test."""


def shares(programs: int) -> list[range]:
    """Split the seeds into tests of `SHARE` programs."""
    return [range(first, min(first + SHARE, programs)) for first in range(0, programs, SHARE)]


def assert_same(seeds: range, *where: str) -> None:
    for seed in seeds:
        program = generate(seed)
        wrong = check_program(program, *where)
        assert not wrong, "\n".join([f"seed {seed}", program.kernel, *wrong[:5]])


@pytest.mark.fuzz
@pytest.mark.parametrize(
    "seeds", shares(PROGRAMS), ids=lambda seeds: f"{seeds.start}-{seeds.stop - 1}"
)
def test_programs_mean_what_python_means(seeds: range) -> None:
    assert_same(seeds, "reference", "eager")


@pytest.mark.fuzz
@pytest.mark.slow
def test_programs_mean_the_same_when_compiled() -> None:
    found = probe("cpu")
    if isinstance(found, Absent):
        pytest.skip(f"cpu: {found.reason}")
    assert_same(range(PROGRAMS // 8), "cpu")


@pytest.mark.parametrize("program", programs(), ids=lambda program: f"program{program.seed}")
def test_programs_that_were_once_wrong(program: Program) -> None:
    assert check_program(program, "reference", "eager") == []


@pytest.mark.parametrize("program", programs(), ids=lambda program: f"program{program.seed}")
def test_programs_that_were_once_wrong_when_compiled(
    program: Program, missing: Callable[[str], NoReturn]
) -> None:
    found = probe("cpu")
    if isinstance(found, Absent):
        missing(f"cpu: {found.reason}")
    assert check_program(program, "cpu") == []

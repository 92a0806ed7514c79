"""IR text -> the text of four targets, compared with golden files (which `test_validate` has compiled)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from transpile.diagnose.span import Span
from transpile.ir import core
from transpile.ir.parser import parse_kernel
from transpile.lower import lower
from transpile.testing.golden import FILES, Golden

CASES = {path.stem: path for path in sorted((Path(__file__).parent / "cases").glob("*.ir"))}
ONLY = {
    "dynamic_shared": {"cuda"},
    "wide": {"cuda", "hip"},
    "vector_arithmetic": {"metal", "wgsl"},
}
"""Cases that not every target has the types, or the memory, for."""


def text_of(case: str, target: str) -> str:
    text = lower(target, parse_kernel(CASES[case].read_text())).text
    assert isinstance(text, str)
    return text


def targets_of(case: str) -> list[str]:
    return [t for t in ("cuda", "hip", "metal", "wgsl") if t in ONLY.get(case, {t})]


@pytest.mark.parametrize("case", CASES)
def test_texts_are_golden(case: str, golden: Golden) -> None:
    for target in targets_of(case):
        golden.text(golden.folder / "lower" / case / FILES[target], text_of(case, target))


@pytest.mark.parametrize("target", ["cuda", "hip", "metal", "wgsl"])
def test_lines_lead_back_to_the_kernel(target: str) -> None:
    kernel = parse_kernel(CASES["saxpy"].read_text())
    spans = {}
    for number, op in enumerate(walk(kernel.body)):
        op.span = Span("saxpy.py", number, 0, number, 1)
        spans[op] = op.span
    artifact = lower(target, kernel)
    assert isinstance(artifact.text, str)
    lines = artifact.text.splitlines()
    found = {lines[at - 1].split()[0]: span for at, span in artifact.lines.items()}
    test = next(op for op in spans if isinstance(op, core.If))
    store = next(op for op in spans if isinstance(op, core.Store))
    assert found["if"] == test.span
    assert found["y[i]"] == store.span
    assert len(artifact.lines) == 3


def walk(region: core.Region) -> Iterator[core.Op]:
    for op in region:
        yield op
        for inner in core.regions(op):
            yield from walk(inner)

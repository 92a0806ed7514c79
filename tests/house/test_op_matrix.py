"""Every row of the op table answers for every target and type: a spelling, a polyfill, or a reason."""

from __future__ import annotations

import ast
import math
import re
from pathlib import Path

import numpy as np
import pytest

from transpile.ir.types import SCALARS, Scalar, Vector
from transpile.ops.row import (
    TARGETS,
    Core,
    Custom,
    Dialect,
    Ext,
    Infix,
    Polyfill,
    Prefix,
    Row,
    Spelling,
    Target,
    Text,
    Unsupported,
)
from transpile.ops.table import TABLE
from transpile.passes.formulas import FORMULAS
from transpile.passes.vector_split import ACROSS

ROOT = Path(__file__).parents[2]
ROWS = sorted(TABLE.values(), key=lambda row: row.name)

KINDS: dict[Target, tuple[type, ...]] = {
    "cuda": (Text, Infix, Prefix, Custom),
    "hip": (Text, Infix, Prefix, Custom),
    "metal": (Text, Infix, Prefix, Custom),
    "wgsl": (Text, Infix, Prefix, Custom),
    "spirv": (Core, Ext, Custom),
    "mlir": (Dialect, Custom),
}


def operand_types(row: Row) -> list[list[Scalar | Vector]]:
    """Return one list of operand types for each leading type that the row accepts."""
    if not row.sig.operands:
        return [[]]
    lead = row.sig.same[0] if row.sig.same else 0
    found = []
    for name in sorted(row.sig.operands[lead]):
        types: list[Scalar | Vector] = []
        for position, allowed in enumerate(row.sig.operands):
            same = position == lead or position in row.sig.same
            scalar = SCALARS[name if same else min(allowed)]
            types.append(Vector(scalar, 4) if row.sig.result == "element" else scalar)
        found.append(types)
    return found


def answers(row: Row, target: Target) -> list[Spelling]:
    return [row.spelling(target, types) for types in operand_types(row)]


def functions(folder: str) -> set[str]:
    return {
        node.name
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    }


def words(folder: str) -> set[str]:
    """Return all strings in a folder's source: keys of its tables among them."""
    return {
        node.value
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_there_are_enough_rows() -> None:
    assert len(ROWS) >= 60


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_target_has_an_answer(row: Row) -> None:
    for target in TARGETS:
        for types, answer in zip(operand_types(row), answers(row, target), strict=True):
            where = f"{row.name} on {target} for {types}"
            assert isinstance(answer, (*KINDS[target], Polyfill, Unsupported)), where
            if isinstance(answer, Unsupported):
                # It completes "`name` ..." in the user's error.
                verb = re.match(r"(has|needs|takes|is|does|can|works)\b", answer.reason)
                assert verb, f"{where}: {answer.reason}"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_texts_use_each_operand_at_most_once(row: Row) -> None:
    for target in TARGETS:
        for answer in answers(row, target):
            if isinstance(answer, Text):
                used = [int(number) for number in re.findall(r"(?<!\{)\{(\d)\}", answer.template)]
                assert len(used) == len(set(used)), answer.template
                assert all(number <= len(row.sig.operands) for number in used), answer.template


def test_polyfills_exist() -> None:
    """A polyfill is a function of the kernel language, a formula of IR, or what a pass of its own puts together."""
    have = functions("transpile/polyfills") | set(FORMULAS) | set(ACROSS)
    lacking = {
        f"{answer.name} ({row.name} on {target})"
        for row in ROWS
        for target in TARGETS
        for answer in answers(row, target)
        if isinstance(answer, Polyfill)
        and answer.name not in have
        # Positions are put together by ``passes.topology``, loops of atomics by ``passes.atomics``.
        and row.effect not in ("topology", "atomic")
        and row.name != "plane_elect"
    }
    assert not lacking, "\n".join(sorted(lacking))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_the_row_is_complete(row: Row) -> None:
    assert re.fullmatch(r"[a-z][a-z0-9_]*", row.name)
    assert row.doc.endswith((".", ";")), row.doc
    assert len(row.sig.names) in (0, len(row.sig.operands))
    assert len(row.samples) in (0, 1, len(row.sig.operands))
    assert set(row.ulp) <= set(SCALARS)
    if row.reference is None:
        assert row.effect in ("topology", "sync", "plane"), "what can be computed has an oracle"
        return
    library, _, name = row.reference.partition(":")
    if library == "numpy":
        assert hasattr(np, name)
    elif library == "math":
        assert hasattr(math, name)
    else:
        assert library == "reference"
        if row.effect != "topology":
            assert name in words("runtime/reference"), f"runtime.reference has no {name}"

"""Every row answers every question."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator

import pytest

from transpile.ir.types import SCALARS, Scalar, Vector, bool_, f32, i32, u32
from transpile.ops.row import (
    TARGETS,
    By,
    Core,
    Custom,
    Polyfill,
    Row,
    Spelling,
    Text,
    Unsupported,
)
from transpile.ops.table import TABLE

ROWS = [pytest.param(row, id=name) for name, row in TABLE.items()]
HALVES = ("_f16", "_bf16", "_saturated_bf16")
ELSEWHERE = {"compare_exchange_loop"}
"""Polyfills that legalization builds from IR, with no function of their own."""


def leads(row: Row) -> list[Scalar | None]:
    if not row.sig.operands:
        return [None]
    lead = row.sig.same[0] if row.sig.same else 0
    return [SCALARS[name] for name in sorted(row.sig.operands[lead])]


def spellings(row: Row) -> Iterator[tuple[str, Spelling]]:
    """Yield every spelling that some operand type chooses."""
    for target in TARGETS:
        for lead in leads(row):
            types = [lead or u32] * len(row.sig.operands)
            yield target, row.spelling(target, types)


@pytest.mark.parametrize("row", ROWS)
def test_a_row_answers_for_every_target_and_type(row: Row) -> None:
    for target, spelling in spellings(row):
        assert not isinstance(spelling, By)
        if isinstance(spelling, Unsupported):
            assert not spelling.reason.startswith("has no form for"), f"{target}: forgotten type"
            assert len(spelling.reason) > 20
        if isinstance(spelling, Polyfill):
            suffixes = HALVES if spelling.halves else ("_double" * spelling.doubles,)
            own = {f"{row.name}{suffix}" for suffix in suffixes}
            assert spelling.name in own | set(ELSEWHERE)


def test_a_type_nobody_thought_of_is_seen() -> None:
    assert By({"f32": Text("x")}).choose(i32) == Unsupported("has no form for i32")


@pytest.mark.parametrize("row", ROWS)
def test_templates_use_each_operand_once(row: Row) -> None:
    for target, spelling in spellings(row):
        if not isinstance(spelling, Text):
            continue
        names = [
            name
            for _, name, _, _ in string.Formatter().parse(spelling.template)
            if name is not None
        ]
        used = sorted(name for name in names if name.isdigit())
        assert used == [str(i) for i in range(len(row.sig.operands))], (target, spelling)
        assert set(names) - set(used) <= {"t", "t0", "wide"}


@pytest.mark.parametrize("row", ROWS)
def test_a_row_is_documented(row: Row) -> None:
    assert re.fullmatch(r"[a-z][a-z0-9_]*", row.name)
    assert row.doc.endswith(".")
    assert row.doc[0].isupper() or row.doc[0] in "`-"
    assert "\n" not in row.doc
    assert len(row.sig.names) in (0, len(row.sig.operands))
    assert len(row.samples) in (0, 1, len(row.sig.operands))
    assert all(0 <= position < len(row.sig.operands) for position in row.sig.same)


@pytest.mark.parametrize("row", ROWS)
def test_a_row_has_an_oracle_and_a_promise(row: Row) -> None:
    if row.effect == "sync":
        return
    library, _, name = (row.reference or "").partition(":")
    assert library in ("numpy", "math", "reference")
    assert name
    if library == "reference":
        assert name == row.name
    if row.effect == "pure" and row.sig.result in ("same", "element"):
        floats = {name for names in row.sig.operands for name in names if SCALARS[name].is_float}
        assert set(row.ulp) == floats


def test_rows_of_one_kind_behave_alike() -> None:
    for row in TABLE.values():
        if row.name.startswith("atomic_"):
            assert row.effect == "atomic"
            assert row.uniform == "unit"
        if row.name.startswith("plane_") and row.sig.operands:
            assert row.effect == "plane"
            assert row.uniform in ("plane", "unit")
        if row.name.startswith("sync_"):
            assert row.effect == "sync"
            assert row.sig.result == "none"
        if row.effect == "topology":
            assert row.builtin == row.name.upper()
            assert not row.sig.operands
    assert len(TABLE) >= 60


def test_spirv_instructions_have_names_of_instructions() -> None:
    for row in TABLE.values():
        for target, spelling in spellings(row):
            if isinstance(spelling, Core):
                assert target == "spirv"
                assert spelling.opcode.startswith("Op")


def test_spelling_follows_the_leading_operand() -> None:
    select = TABLE["select"]
    assert select.sig.leading([bool_, f32, f32]) == f32
    assert TABLE["lt"].spelling("spirv", [f32, f32]) == Core("OpFOrdLessThan")
    assert TABLE["lt"].spelling("spirv", [SCALARS["index"]] * 2) == Core("OpULessThan")
    assert TABLE["div_floor"].spelling("cuda", [i32, i32]) == Polyfill("div_floor")
    assert TABLE["unit_pos_x"].spelling("spirv", []) == Custom("unit_pos_x")


def test_results_follow_operands() -> None:
    wide, mask = Vector(f32, 4), Vector(bool_, 4)
    assert TABLE["add"].sig.result_type([wide, wide]) == wide
    assert TABLE["lt"].sig.result_type([wide, wide]) == mask
    assert TABLE["select"].sig.result_type([mask, wide, wide]) == wide
    assert TABLE["dot"].sig.result_type([wide, wide]) == f32
    assert TABLE["plane_ballot"].sig.result_type([bool_]) == Vector(u32, 4)
    assert TABLE["absolute_pos"].sig.result_type([]) == SCALARS["index"]
    assert TABLE["sync_cube"].sig.result_type([]) is None
    assert TABLE["select"].sig.problem([bool_, wide, wide]) is None
    assert (
        TABLE["select"].sig.problem([Vector(bool_, 2), wide, wide])
        == "does not take vectors like these"
    )
    assert TABLE["logical_and"].sig.problem([mask, mask]) is None

"""The pages made from the op table are current, and know every row."""

from __future__ import annotations

from pathlib import Path

from transpile.lang.pages import MARK, TABLES, families, ops_page, targets_page
from transpile.ops.table import TABLE

DOCS = Path(__file__).parents[2] / "docs"
COMMAND = "run: python -m transpile.lang.pages"


def test_functions_are_current() -> None:
    assert (DOCS / "ops.md").read_text(encoding="utf-8") == ops_page(), COMMAND


def test_targets_are_current() -> None:
    text = (DOCS / "targets.md").read_text(encoding="utf-8")
    assert text == targets_page(text), COMMAND
    assert {mark[2] for mark in MARK.finditer(text)} == set(TABLES)


def test_each_row_is_in_one_family() -> None:
    names = [row.name for _, _, rows in families() for row in rows]
    assert sorted(names) == sorted(TABLE)


def test_positions_are_left_over_alone() -> None:
    *_, (title, _, rows) = families()
    assert title == "Positions"
    assert {row.effect for row in rows} == {"topology"}, "a row without a name in its module"

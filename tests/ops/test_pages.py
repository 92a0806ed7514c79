"""The pages made from the op table are current, and know every row."""

from __future__ import annotations

from pathlib import Path

from transpile.lang.pages import MARK, TABLES, families, ops_page, targets_page
from transpile.ops.table import TABLE
from transpile.testing import Golden

DOCS = Path(__file__).parents[2] / "docs"


def test_functions_are_current(golden: Golden) -> None:
    golden.text(DOCS / "ops.md", ops_page())


def test_targets_are_current(golden: Golden) -> None:
    text = (DOCS / "targets.md").read_text(encoding="utf-8")
    golden.text(DOCS / "targets.md", targets_page(text))
    assert {mark[2] for mark in MARK.finditer(text)} == set(TABLES)


def test_each_row_is_in_one_family() -> None:
    names = [row.name for _, _, rows in families() for row in rows]
    assert sorted(names) == sorted(TABLE)


def test_positions_are_left_over_alone() -> None:
    *_, (title, _, rows) = families()
    assert title == "Positions"
    assert {row.effect for row in rows} == {"topology"}, "a row without a name in its module"

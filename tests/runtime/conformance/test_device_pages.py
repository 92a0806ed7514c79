"""The page of each device, ``docs/runtime/<device>.md``, runs on it, and says what was run on what."""

from __future__ import annotations

from pathlib import Path

from docs.pages import run_page

DOCS = Path(__file__).parents[3] / "docs"


def test_the_page_of_a_device_runs(where: str) -> None:
    path = DOCS / "runtime" / f"{where}.md"
    assert run_page(path) == []
    text = path.read_text(encoding="utf-8")
    assert f'device("{where}")' in text
    assert "## What was run on what" in text
    assert f"(runtime/{where}.md)" in (DOCS / "index.md").read_text(encoding="utf-8")

"""``docs/errors.md`` is what the classes and the messages of ``tests/errors`` make."""

from __future__ import annotations

from pathlib import Path

from transpile.lang.error_page import page, topics
from transpile.testing import Golden

ROOT = Path(__file__).parents[2]


def test_the_page_is_current(golden: Golden) -> None:
    golden.text(ROOT / "docs" / "errors.md", page(ROOT / "tests" / "errors"))


def test_every_code_is_there_with_a_message() -> None:
    text = page(ROOT / "tests" / "errors")
    for _, classes in topics():
        for kind in classes:
            _, found, rest = text.partition(f"\n### {kind.code}\n")
            assert found, kind.code
            assert f"[{kind.code}]" in rest.partition("\n### ")[0], kind.code

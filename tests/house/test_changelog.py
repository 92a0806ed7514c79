"""The changelog says each thing once, under a heading."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

TEXT = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")


def test_what_changed_stands_under_headings() -> None:
    for release in re.split(r"^## .*\n", TEXT, flags=re.MULTILINE)[1:]:
        first, *topics = re.split(r"^### (.*)\n", release, flags=re.MULTILINE)
        assert not first.strip(), f"put these under a heading:\n{first}"
        names, texts = topics[::2], topics[1::2]
        assert len(set(names)) == len(names)
        for name, text in zip(names, texts, strict=True):
            assert re.fullmatch(r"\n(- .+\n(  .+\n)*)+\n?", text), f"under {name}:\n{text}"


def test_nothing_is_said_twice() -> None:
    entries = Counter(
        " ".join(entry.split()) for entry in re.split(r"^- ", TEXT, flags=re.MULTILINE)
    )
    assert max(entries.values()) == 1, entries.most_common(1)

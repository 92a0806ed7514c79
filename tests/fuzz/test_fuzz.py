"""Whatever is written under `@cube`, only located errors come out: a fixed share of mutated modules.

``TRANSPILE_FUZZ=20000 pytest tests/fuzz`` runs more, ``python tests/fuzz/run.py`` any number, in several processes.
"""

from __future__ import annotations

import os
import random

import pytest

from tests.fuzz import chunks
from tests.fuzz.mutate import is_python
from tests.fuzz.regressions import modules
from tests.fuzz.robust import examine
from tests.fuzz.run import case
from tests.fuzz.seeds import Seed, seeds

CASES = int(os.environ.get("TRANSPILE_FUZZ") or 400)
SHARE = 100
"""Cases in one test."""
LONGEST = 20.0
"""Seconds of processor time that a case may take."""


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(0, CASES, SHARE))
def test_only_located_errors_come_out(first: int, capfd: pytest.CaptureFixture[str]) -> None:
    written = 0
    for seed in range(first, min(first + SHARE, CASES)):
        text = case(seed)
        if text is None:
            continue
        written += 1
        chunks.limit(LONGEST)
        try:
            wrong = examine(text, f"case {seed}", random.Random(-seed))
        finally:
            chunks.limit(0)
        assert not wrong, "\n".join([f"seed {seed}", text, *wrong])
    assert written > SHARE // 2


@pytest.mark.parametrize("name", modules())
def test_what_was_once_wrong(name: str) -> None:
    for attempt in range(3):
        assert examine(modules()[name], name, random.Random(attempt)) == []


def test_the_seeds_are_sound() -> None:
    found = seeds()
    assert len(found) > 150
    assert all(is_python(seed.text) for seed in found)


def test_a_fault_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error of Python's, and one without a line, are both reported."""
    from transpile.diagnose.errors.calls import NotCallable
    from transpile.expand.context import Context

    seed = Seed(modules()["uniform"], "")

    def broken(cx: Context, *_: object) -> None:
        raise KeyError("x")

    monkeypatch.setattr("transpile.pipeline.fold", broken)
    assert "KeyError" in examine(seed.text, "broken", random.Random(0))[0]

    def unplaced(cx: Context, *_: object) -> None:
        raise NotCallable(None, what="it").error()

    monkeypatch.setattr("transpile.pipeline.fold", unplaced)
    assert "no line" in examine(seed.text, "broken", random.Random(0))[0]

"""Every diagnostic has a code of its own, texts that fill, a phase, and a test pair."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import transpile.diagnose.errors
from transpile.diagnose.diagnostic import CubeError, CubeWarning, Diagnostic

ROOT = Path(__file__).parents[2]
PAIRS = ROOT / "tests" / "errors"


def codes() -> Iterator[tuple[str, str]]:
    """Yield (code, class) of every diagnostic class in the three packages, read from the source."""
    for package in ("transpile", "runtime", "stdlib"):
        for path in sorted((ROOT / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.ClassDef):
                    continue
                for statement in node.body:
                    value = getattr(statement, "value", None)
                    if (
                        isinstance(value, ast.Constant)
                        and isinstance(value.value, str)
                        and re.fullmatch(r"CUBE\d+", value.value)
                    ):
                        yield value.value, f"{path.relative_to(ROOT)}: {node.name}"


CODES = list(codes())


def diagnostics() -> list[type[Diagnostic]]:
    package = transpile.diagnose.errors
    for info in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{info.name}")
    found: list[type[Diagnostic]] = []
    pending = [Diagnostic]
    while pending:
        for kind in pending.pop().__subclasses__():
            pending.append(kind)
            if kind.code and kind.__module__.startswith(package.__name__):
                found.append(kind)
    return sorted(found, key=lambda kind: kind.code)


def test_codes_are_unique() -> None:
    counts = Counter(code for code, _ in CODES)
    twice = [f"{code} {where}" for code, where in CODES if counts[code] > 1]
    assert not twice, "\n".join(twice)


def test_codes_have_three_digits() -> None:
    assert [code for code, _ in CODES if not re.fullmatch(r"CUBE\d{3}", code)] == []


def test_every_code_has_a_test_pair() -> None:
    have = {path.stem.partition("_")[0].upper() for path in PAIRS.glob("cube*.py")}
    lacking = [f"{code} {where}" for code, where in CODES if code not in have]
    assert not lacking, "no tests/errors pair:\n" + "\n".join(lacking)


@pytest.mark.parametrize("kind", diagnostics(), ids=lambda kind: kind.code)
def test_texts_fill_and_read_well(kind: type[Diagnostic]) -> None:
    assert issubclass(kind.phase, CubeError | CubeWarning)
    annotated = {name for base in kind.__mro__ for name in getattr(base, "__annotations__", ())}
    known = annotated | set(dir(kind))
    for text in (kind.title, kind.label, kind.help, *kind.notes):
        used = set(re.findall(r"(?<!\{)\{(\w+)[^}]*\}(?!\})", text))
        assert used <= known, f"unknown placeholders {used - known} in {text!r}"
    assert kind.title
    assert "\n" not in kind.title
    assert not kind.title.endswith(".")

"""Every page of the language runs, and those of the runtime that need no GPU; each prints what it says, and every link
of the documentation leads somewhere.
"""

from __future__ import annotations

import difflib
import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from docs.pages import FENCE, LIBRARIES, blocks_of, run_page

from transpile import config

DOCS = Path(__file__).parents[2] / "docs"
# Their code runs on the devices themselves: tests/runtime/conformance/test_device_pages.py.
NEEDS_A_GPU = ("cuda.md", "hip.md", "metal.md", "vulkan.md", "webgpu.md")
PAGES = [
    *sorted((DOCS / "language").glob("*.md")),
    *(path for path in sorted((DOCS / "runtime").glob("*.md")) if path.name not in NEEDS_A_GPU),
]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_page(path: Path, missing: Callable[[str], NoReturn], tmp_path: Path) -> None:
    for library in ("llvmlite", "mlir", "cffi"):
        if importlib.util.find_spec(library) is None:
            missing(f"the extra `cpu` is not installed: no {library}")
    with config.override(device="cpu", cache_dir=cache_of(path, tmp_path)):
        wrong = run_page(path)
    report = [
        f"line {line}:\n"
        + "\n".join(difflib.unified_diff(says.splitlines(), does.splitlines(), "page", "run", lineterm=""))
        for line, says, does in wrong
    ]  # fmt: skip
    assert not wrong, "\n".join(report)


@pytest.mark.parametrize("library", LIBRARIES)
def test_pages_about_a_library(library: str, tmp_path: Path) -> None:
    pytest.importorskip(library)
    about = [
        p
        for p in PAGES
        if any(b.library == library for b in blocks_of(p.read_text(encoding="utf-8")))
    ]
    assert about
    for path in about:
        with config.override(device="cpu", cache_dir=cache_of(path, tmp_path)):
            assert run_page(path, (library,)) == []


def cache_of(path: Path, own: Path) -> Path:
    """Pages about caches and tuning start with an empty cache; the others take what is there."""
    return own / "cache" if path.parent.name == "runtime" else config.settings.cache_dir


def test_pages_are_found_in_the_index() -> None:
    index = (DOCS / "index.md").read_text(encoding="utf-8")
    names = [f"{path.parent.name}/{path.name}" for path in PAGES]
    assert [name for name in names if f"({name})" not in index] == []


def test_links_lead_somewhere() -> None:
    dead: list[str] = []
    devices = [DOCS / "runtime" / name for name in NEEDS_A_GPU]
    for path in [DOCS / "index.md", DOCS / "settings.md", *PAGES, *devices]:
        prose = FENCE.sub("", path.read_text(encoding="utf-8"))
        links = re.findall(r"\]\((?!https?:)([^)#\s]+)\)", re.sub(r"`[^`\n]*`", "", prose))
        dead += [f"{path.name}: {link}" for link in links if not (path.parent / link).exists()]
        named = re.findall(r"`((?:examples|tests|golden)/[\w/.-]+)`", prose)
        dead += [f"{path.name}: {name}" for name in named if not (DOCS.parent / name).exists()]
    assert dead == []


def test_the_runner_sees_wrong_output(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# P\n\n```python\na = 2\nprint(a)\n```\n\n```text\n3\n```\n\nand\n\n```python\nprint(a)\n```\n"
    )
    assert run_page(page) == [(4, "3\n", "2\n"), (15, "", "2\n")]


def test_the_runner_refuses_blocks_that_nothing_prints() -> None:
    with pytest.raises(AssertionError, match="nothing prints this block"):
        blocks_of("```python\na = 1\n```\n\nwords\n\n```text\n1\n```\n")

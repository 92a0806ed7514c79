"""Files are rooms one can see through: at most 600 lines, with a name that says what is inside."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LIMIT = 600
FOLDERS = ("transpile", "runtime", "stdlib", "tests", "examples", "benchmarks")
FILES = sorted(
    path
    for folder in FOLDERS
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".py", ".h", ".c", ".cpp", ".pyi") and "__pycache__" not in path.parts
)
SAYS_NOTHING = {
    "utils",
    "util",
    "helpers",
    "helper",
    "common",
    "base",
    "misc",
    "core_utils",
    "tools",
}


def test_no_file_is_longer_than_the_limit() -> None:
    lines = {path: path.read_text(encoding="utf-8").count("\n") for path in FILES}
    long = [f"{path.relative_to(ROOT)}: {count}" for path, count in lines.items() if count > LIMIT]
    assert not long, "\n".join(long)


def test_names_say_something() -> None:
    empty = [
        str(path.relative_to(ROOT))
        for path in FILES
        if {path.stem.removeprefix("test_"), *path.relative_to(ROOT).parts[:-1]} & SAYS_NOTHING
    ]
    assert not empty, "\n".join(empty)


def test_the_tests_have_no_packages() -> None:
    assert not list((ROOT / "tests").rglob("__init__.py"))


@pytest.mark.parametrize("package", ["transpile", "runtime", "stdlib"])
def test_packages_are_packages(package: str) -> None:
    folders = {path.parent for path in (ROOT / package).rglob("*.py")}
    bare = [
        str(folder.relative_to(ROOT)) for folder in folders if not (folder / "__init__.py").exists()
    ]
    assert not bare, "\n".join(sorted(bare))


def test_annotations_are_postponed_everywhere() -> None:
    line = "from __future__ import annotations"
    missing = [
        str(path.relative_to(ROOT))
        for path in FILES
        if path.suffix == ".py"
        and path.read_text(encoding="utf-8").strip()
        and line not in path.read_text(encoding="utf-8").splitlines()
        and path.name != "__init__.py"
    ]
    assert not missing, "\n".join(missing)

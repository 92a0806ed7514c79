"""What users import and call: the names of ``transpile``, the entry points, the extras."""

from __future__ import annotations

import ast
import importlib
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import transpile

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ENTRIES = [
    (group, name, value)
    for group, entries in PROJECT["entry-points"].items()
    for name, value in entries.items()
]


NAMES = {
    name
    for name, value in vars(transpile).items()
    if not name.startswith("_") and not isinstance(value, ModuleType) and name != "annotations"
}
"""What ``from transpile import ...`` offers."""


def stub_names() -> set[str]:
    """Return the public names that type checkers see."""
    stub = (ROOT / "transpile" / "__init__.pyi").read_text(encoding="utf-8")
    found: set[str] = set()
    for node in ast.parse(stub).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.Assign) and "TypeVar(" not in ast.unparse(node.value):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.ImportFrom):
            # Only `import x as x` is public in a stub.
            found |= {alias.asname for alias in node.names if alias.asname == alias.name}
    return {name for name in found if not name.startswith("_") and name != "P"}


def test_type_checkers_see_every_name() -> None:
    assert sorted(NAMES - stub_names()) == []


def test_type_checkers_see_no_name_that_is_not_there() -> None:
    assert sorted(name for name in stub_names() if not hasattr(transpile, name)) == []


LANGUAGE = (
    "cube Tensor Array Mut Comptime Define SharedMemory LocalArray Atomic Vector comptime unroll terminate sync_cube "
    "f16 bf16 f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 bool_ spec ABSOLUTE_POS CUBE_POS CUBE_DIM CUBE_COUNT UNIT_POS "
    "PLANE_DIM plane_sum fma exp"
)


@pytest.mark.parametrize("name", LANGUAGE.split())
def test_the_names_of_the_language_are_there(name: str) -> None:
    assert name in NAMES


def test_functions_of_the_namespace_say_what_they_do() -> None:
    silent = [
        name
        for name in sorted(NAMES)
        if callable(found := getattr(transpile, name)) and not (found.__doc__ or "").strip()
    ]
    assert not silent


@pytest.mark.parametrize(("group", "name", "value"), ENTRIES, ids=lambda text: text)
def test_entry_points_resolve(group: str, name: str, value: str) -> None:
    module, _, attribute = value.partition(":")
    loaded = importlib.import_module(module)
    if attribute:
        assert hasattr(loaded, attribute)
        assert group != "transpile.commands" or callable(getattr(loaded, attribute))


def test_the_extras_are_the_ones_that_are_promised() -> None:
    expected = "cpu cuda hip vulkan webgpu metal pycuda torch jax bench test docs"
    assert set(PROJECT["optional-dependencies"]) == set(expected.split())


def test_dependencies_have_a_reason() -> None:
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    extras = PROJECT["optional-dependencies"].values()
    requirements = [*PROJECT["dependencies"], *(one for extra in extras for one in extra)]
    names = {re.match(r"[\w-]+", requirement)[0] for requirement in requirements}  # type: ignore[index]
    assert {name for name in names if name not in text} == set()

"""What users import and call: the names of ``transpile``, the entry points, the extras."""

from __future__ import annotations

import importlib
import re
import tomllib
from pathlib import Path

import pytest

import transpile

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ENTRIES = [
    (group, name, value)
    for group, entries in PROJECT["entry-points"].items()
    for name, value in entries.items()
]


def test_all_names_exist_once_and_are_public() -> None:
    names = transpile.__all__
    assert len(names) == len(set(names))
    assert [name for name in names if name.startswith("_")] == []
    assert [name for name in names if not hasattr(transpile, name)] == []


LANGUAGE = (
    "cube Tensor Array Mut Comptime Define SharedMemory LocalArray Atomic Vector comptime unroll terminate sync_cube "
    "f16 bf16 f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 bool_ spec ABSOLUTE_POS CUBE_POS CUBE_DIM CUBE_COUNT UNIT_POS "
    "PLANE_DIM plane_sum fma exp"
)


@pytest.mark.parametrize("name", LANGUAGE.split())
def test_the_names_of_the_language_are_there(name: str) -> None:
    assert name in transpile.__all__


def test_functions_of_the_namespace_say_what_they_do() -> None:
    silent = [
        name
        for name in transpile.__all__
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

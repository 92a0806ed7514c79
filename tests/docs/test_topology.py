"""The table of ``docs/language/topology.md``: each constant becomes what the table says, in the text of each target."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import transpile
from transpile import cube
from transpile.expand.symbols import Topology

PAGE = Path(__file__).parents[2] / "docs" / "language" / "topology.md"
TARGETS = ("cuda", "wgsl", "metal", "spirv")
NAMES = {name: value for name, value in vars(transpile).items() if not name.startswith("_")}


def table() -> dict[str, list[str]]:
    """Return the cells of each target, by constant."""
    rows = re.findall(
        r"^\| (`[A-Z_`\s]+) \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    found: dict[str, list[str]] = {}
    for names, cells in rows:
        first, *others = re.findall(r"`(\w+)`", names)
        axes = [first, *(first[:-2] + other for other in others)]
        for axis, name in zip("xyz", axes, strict=False):
            found[name] = [
                re.sub(r"\.x`", f".{axis}`", cell).strip() for cell in cells.split("|")[1:]
            ]
    return found


ROWS = table()


def test_every_constant_is_in_the_table() -> None:
    assert set(ROWS) == {name for name, value in NAMES.items() if isinstance(value, Topology)}


@pytest.mark.parametrize("name", ROWS)
def test_spelling(name: str) -> None:
    kernel = cube.from_source(
        f"@cube(launch=True)\ndef k(out: Mut[Array[u32]]):\n    out[u32({name})] = u32({name})\n", dict(NAMES)
    )  # fmt: skip
    for target, cell in zip(TARGETS, ROWS[name], strict=True):
        text = kernel.inspect(target, np.zeros(1, "u4"), cube_dim=(4, 4, 4), grid_rank=3)
        if "several dimensions" in cell:
            text += kernel.inspect(target, np.zeros(1, "u4"), cube_dim=64)
        words = re.findall(r"`([a-zA-Z_]\w*)(?:\.([xyz]))?(?:\(\w+\))?`", cell)
        if cell == "a constant":
            assert not re.search(r"blockDim|workgroup_size\)|threads_per_threadgroup\b(?!\()", text)
        for word, axis in words:
            if word == "warpSize" or word.isupper():
                continue  # a constant, or an expression of others
            assert word in text, (target, word, text)
            if axis and target == "cuda":
                assert f"{word}.{axis}" in text, (target, word, axis, text)

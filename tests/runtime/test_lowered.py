"""Lowered kernels on disk: found by later processes, never for another kernel, another place or other code."""

from __future__ import annotations

import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from runtime import bundles, cache, device, lowered
from runtime.cache import DiskCache
from transpile import (
    ABSOLUTE_POS,
    CubeLaunchError,
    Mut,
    Tensor,
    config,
    cube,
    f32,
    pipeline,
)
from transpile.lang.services import SERVICES
from transpile.ops.capabilities import PROFILES

ROOT = Path(__file__).parents[2]
NO_BYTECODE = shutil.ignore_patterns("__pycache__")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        yield tmp_path / "cache"


def kept() -> list[str]:
    return [entry.key for entry in cache.entries() if entry.area == lowered.AREA]


PROGRAM = """
import sys
import numpy as np
from runtime import device
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32

@cube(launch=True)
def checked(x: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < x.len():
        assert x[ABSOLUTE_POS] < 5.0, "small"
        x[ABSOLUTE_POS] *= 2.0

client = device(sys.argv[1]).client
for _ in range(2):
    x = client.create(np.array([1, 4], "f4"))
    checked.launch(client, 1, 2, x)
    print(client.read(x))
    x = client.create(np.array([1, 7], "f4"))
    checked.launch(client, 1, 2, x)
    try:
        client.read(x)
    except Exception as error:
        print(str(error).splitlines()[1].strip().rpartition("/")[2])
print("transpile.passes.sequence" in sys.modules, "transpile.lower.mlir" in sys.modules)
"""


def run(program: Path, where: str, **environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, str(program), where],
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("where", ["cpu", "webgpu"])
def test_a_later_process_needs_no_passes(where: str, folder: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    own = {"TRANSPILE_CACHE_DIR": str(folder)}
    expected = ["[2. 8.]", "program.py:10:9"] * 2
    assert run(program, where, **own)[:4] == expected
    count = len(kept())
    assert run(program, where, **own, PYTHONHASHSEED="7") == [*expected, "False False"]
    assert len(kept()) == count
    if where == "webgpu":
        return  # opening it takes long
    program.write_text(PROGRAM.replace("@cube", "# one line more\n@cube", 1))
    moved = ["[2. 8.]", "program.py:11:9"] * 2
    assert run(program, where, **own)[:4] == moved  # the line of the assert is not the old one


def made(scale: float, limit: float = 10.0) -> Any:
    @cube(launch=True)
    def scaled(x: Mut[Tensor[f32]]) -> None:
        if x.len() > ABSOLUTE_POS:
            assert x[ABSOLUTE_POS] < limit, "small"
            x[ABSOLUTE_POS] *= scale

    return scaled


def launched(kernel: Any, number: float = 2.0, where: str = "cpu") -> float:
    x = np.full(8, number, "f4")
    kernel.over(8).launch(device(where).client, x)
    return float(x[0])


def test_equal_kernels_share_an_entry_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert launched(made(3.0)) == 6
    assert len(kept()) == 1
    with monkeypatch.context() as patch:
        patch.setattr(pipeline, "specialize", None)  # nothing is lowered again
        assert launched(made(3.0)) == 6
    assert launched(made(-0.0)) == 0
    assert launched(made(0.0)) == 0
    assert len(kept()) == 3
    with pytest.raises(CubeLaunchError, match="small"):
        launched(made(3.0, limit=1.0))
    assert len(kept()) == 4
    x = np.ones(8, "f4")
    made(3.0).launch_unchecked(device("cpu").client, 1, 8, x)
    assert len(kept()) == 5


def key_of(kernel: Any, target: str = "wgsl", **changed: Any) -> str:
    capabilities = replace(PROFILES[target], **changed)
    x = np.ones(8, "f4")
    specialization = kernel._specialization(capabilities, (x,), {}, 8, None, True, 1)
    found = pipeline.expand_clean(kernel, specialization, SERVICES).kernel
    return lowered.key_for(found, capabilities)


def test_what_decides_the_text_is_in_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = [
        key_of(made(3.0)),
        key_of(made(2.0)),
        key_of(made(3.0), "cuda"),
        key_of(made(3.0), max_nesting=3),
        key_of(made(3.0), features=frozenset()),
    ]
    assert key_of(made(3.0)) == keys[0]
    monkeypatch.setattr(lowered, "version", lambda: "other files")
    keys.append(key_of(made(3.0)))
    assert len(set(keys)) == len(keys)


def test_the_version_sees_every_file_that_lowers() -> None:
    root = os.path.dirname(lowered.transpile.__file__)
    seen = {fact[0] for fact in lowered._facts(root, lowered.PARTS)}
    for file in ("pipeline.py", "passes/sequence.py", "lower/wgsl.py", "lower/spirv/__init__.py"):
        assert os.path.join(root, file) in seen
    needed = {
        os.path.relpath(str(module.__file__), root)
        for name, module in sys.modules.items()
        if name.startswith(("transpile.passes", "transpile.lower", "transpile.polyfills"))
    }
    assert needed
    assert {os.path.join(root, file) for file in needed} <= seen


@pytest.mark.parametrize("damage", [b"", b"junk", pickle.dumps(3), b"\x80\x05crunner\nNone\n."])
def test_what_can_not_be_read_is_made_again(damage: bytes) -> None:
    assert launched(made(3.0)) == 6
    [key] = kept()
    area = DiskCache(lowered.AREA)
    right = area.load(key)
    assert area.store(key, {"artifact": damage})
    assert launched(made(3.0)) == 6
    assert right is not None
    assert area.load(key) == right


def test_nothing_is_kept_where_that_is_not_wanted() -> None:
    with config.override(cache=False):
        assert launched(made(3.0)) == 6
    with config.override(debug=True):
        assert launched(made(3.0)) == 6
    assert launched(made(3.0), where="reference") == 6
    assert kept() == []


def test_bundles_ship_them_to_where_files_lie_elsewhere(
    tmp_path: Path,
) -> None:
    """Another folder for the program, and times and places of the package's own files that are others."""
    one, two = tmp_path / "one" / "program.py", tmp_path / "two" / "program.py"
    package = tmp_path / "elsewhere"
    shutil.copytree(
        ROOT / "transpile", package / "transpile", ignore=NO_BYTECODE, copy_function=shutil.copy
    )
    shutil.copytree(
        ROOT / "runtime", package / "runtime", ignore=NO_BYTECODE, copy_function=shutil.copy
    )
    for program in (one, two):
        program.parent.mkdir()
        program.write_text(PROGRAM.replace('print("tr', "print('libcst' in sys.modules, \"tr"))
    expected = ["[2. 8.]", "program.py:10:9"] * 2
    assert run(one, "cpu", TRANSPILE_CACHE_DIR=str(tmp_path / "a")) == [*expected, "True True True"]
    with config.override(cache_dir=tmp_path / "a"):
        assert bundles.export(tmp_path / "all.bundle") == 3
        areas = {entry.area for entry in cache.entries()}
    assert areas == {"rewrite", "lowered", "cpu"}
    with config.override(cache_dir=tmp_path / "b"):
        taken = bundles.take_in(tmp_path / "all.bundle")
        assert taken == (len(cache.entries()), 0, 0, ())
        before = {entry.key for entry in cache.entries()}
    own = {"TRANSPILE_CACHE_DIR": str(tmp_path / "b"), "PYTHONPATH": str(package)}
    assert run(two, "cpu", **own) == [*expected, "False False False"]
    with config.override(cache_dir=tmp_path / "b"):
        assert {entry.key for entry in cache.entries()} == before


def test_a_message_that_names_a_file_stays_what_it_is(tmp_path: Path) -> None:
    source = PROGRAM.replace('"small"', '"PLACE"').replace("splitlines()[1]", "splitlines()[0]")
    one, two = tmp_path / "one.py", tmp_path / "two.py"
    for program in (one, two):
        program.write_text(source.replace("PLACE", str(one)))
    own = {"TRANSPILE_CACHE_DIR": str(tmp_path / "cache")}
    assert [run(program, "cpu", **own)[1] for program in (one, two)] == ["one.py"] * 2

"""The rewrite cache: warm without LibCST, never wrong, never in the way."""

from __future__ import annotations

import os
import stat
import subprocess
import sys

import pytest
from rewrite.concrete import Concrete

from transpile import config
from transpile.rewrite import cache, function_from_source, rewrite

TEXT = "def k(n):\n    def f(v):\n        while v < 9: v = v * 2\n        return v\n    return f(n) + 1\n"


@pytest.fixture
def folder(tmp_path):
    with config.override(cache=True, cache_dir=tmp_path):
        yield tmp_path / "rewrite"


def files(folder):
    return sorted(folder.iterdir())


def test_second_rewrite_comes_from_the_cache(folder, monkeypatch):
    k = function_from_source(TEXT, {})
    first = rewrite(k)
    assert len(files(folder)) == 1
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    monkeypatch.setattr("transpile.rewrite.build.build", None)
    second = rewrite(k)
    assert second.text == first.text
    assert [one.slot_parameters for one in second.nested.values()] == [
        one.slot_parameters for one in first.nested.values()
    ]
    assert Concrete(second).run(3) == k(3)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:-1],
        lambda data: data[:40] + bytes([data[40] ^ 1]) + data[41:],
        lambda data: b"something else",
        lambda data: data + b"x",
    ],
)
def test_damaged_entries_are_written_anew(folder, damage):
    k = function_from_source(TEXT, {})
    rewrite(k)
    [file] = files(folder)
    data = file.read_bytes()
    file.write_bytes(damage(data))
    assert Concrete(rewrite(k)).run(3) == k(3)
    assert cache.load(file.name, "anywhere") is not None


def test_entry_of_another_text_under_this_name(folder):
    """A foreign entry is one whose code is not that of the function's text."""
    k = function_from_source(TEXT, {})
    rewrite(k)
    [file] = files(folder)
    other = function_from_source("def k(n):\n    return n\n", {})
    rewrite(other)
    [foreign] = [one for one in files(folder) if one != file]
    file.write_bytes(foreign.read_bytes())
    assert Concrete(rewrite(k)).run(3) == k(3)


def test_moved_file_keeps_its_entry(folder, tmp_path):
    for name in ("one.py", "two.py"):
        path = tmp_path / name
        path.write_text(TEXT)
        namespace = {}
        exec(compile(TEXT, str(path), "exec"), namespace)
        twin = rewrite(namespace["k"])
        assert {code.co_filename for code in twin.codes} == {str(path)}
    assert len(files(folder)) == 1


def test_place_and_name_are_part_of_the_key(folder):
    rewrite(function_from_source(TEXT, {}))
    rewrite(function_from_source("\n" + TEXT, {}))
    assert len(files(folder)) == 2


def test_switched_off(tmp_path):
    with config.override(cache=False, cache_dir=tmp_path):
        rewrite(function_from_source(TEXT, {}))
    assert not list(tmp_path.iterdir())


def test_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")
    with config.override(cache=True, cache_dir=tmp_path / "file"):
        k = function_from_source(TEXT, {})
        assert Concrete(rewrite(k)).run(3) == k(3)


def test_folder_that_others_can_write_is_not_trusted(folder):
    k = function_from_source(TEXT, {})
    folder.mkdir(parents=True)
    folder.chmod(0o777)
    rewrite(k)
    assert files(folder) == []


def test_no_temporary_files_stay(folder):
    for index in range(5):
        rewrite(function_from_source(f"def k(n):\n    return n + {index}\n", {}))
    assert all(len(file.name) == 64 for file in files(folder))


def test_version_names_the_rewriter(monkeypatch, folder):
    k = function_from_source(TEXT, {})
    rewrite(k)
    monkeypatch.setattr(cache, "rewriter_version", lambda: "another")
    rewrite(k)
    assert len(files(folder)) == 2


def test_warm_process_does_not_import_libcst(tmp_path):
    path = tmp_path / "program.py"
    path.write_text(
        TEXT
        + "import sys\n"
        + "from transpile.rewrite import rewrite\n"
        + "assert 'libcst' not in sys.modules\n"
        + "rewrite(k)\n"
        + "print('libcst' in sys.modules)\n"
    )
    env = {
        **os.environ,
        "PYTHONPATH": os.getcwd(),
        "TRANSPILE_CACHE": "1",
        "TRANSPILE_CACHE_DIR": str(tmp_path / "cache"),
    }
    shown = [
        subprocess.run(
            [sys.executable, str(path)], capture_output=True, text=True, check=True, env=env
        ).stdout.strip()
        for _ in range(2)
    ]
    assert shown == ["True", "False"]


def kernel(number):
    return function_from_source(f"def k(n):\n    return n + {number}\n", {})


def aged(path, seconds):
    """Make an entry look as if it was used last so long ago."""
    then = path.stat().st_mtime - seconds
    os.utime(path, (then, then))


def test_size_is_capped_and_the_least_recently_used_go_first(folder):
    kernels = [kernel(number) for number in range(9)]
    rewrite(kernels[0])
    [first] = files(folder)
    aged(first, 500)
    for k in kernels[1:6]:
        rewrite(k)
    for path in files(folder):
        if path != first:
            aged(path, 1000)
    rewrite(kernels[0])  # a use: it is now the newest
    size = sum(path.stat().st_size for path in files(folder))
    with config.override(cache_size=size):
        for k in kernels[6:]:
            rewrite(k)
    assert sum(path.stat().st_size for path in files(folder)) <= size * 1.1
    assert first in files(folder)
    assert len(files(folder)) < 9
    for number, k in enumerate(kernels):
        assert Concrete(rewrite(k)).run(1) == 1 + number


def test_eviction_leaves_what_is_not_an_entry(folder):
    folder.mkdir(parents=True, mode=0o700)
    (folder / "notes.txt").write_text("mine" * 100)
    with config.override(cache_size=1):
        rewrite(kernel(0))
    assert [path.name for path in files(folder)] == ["notes.txt"]


def test_leftovers_of_killed_processes_go(folder):
    folder.mkdir(parents=True, mode=0o700)
    for name, age in ((".old", 7200), (".new", 0)):
        (folder / name).write_bytes(b"half")
        aged(folder / name, age)
    rewrite(kernel(0))
    assert [path.name for path in files(folder) if path.name.startswith(".")] == [".new"]


PROGRAM = """
import sys
from transpile.rewrite import function_from_source, rewrite
for number in range(30):
    k = function_from_source(f"def k(n):\\n    return n + {number}\\n", {})
    assert f"n + {number}" in rewrite(k).text, number
"""


def test_processes_share_a_small_cache(tmp_path):
    """One evicts what another is about to read: each has the right twin all the same."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.getcwd(),
        "TRANSPILE_CACHE": "1",
        "TRANSPILE_CACHE_DIR": str(tmp_path),
        "TRANSPILE_CACHE_SIZE": "8KiB",
    }
    running = [
        subprocess.Popen([sys.executable, "-c", PROGRAM], env=environment, stderr=subprocess.PIPE)
        for _ in range(4)
    ]
    for process in running:
        _, errors = process.communicate(timeout=60)
        assert process.returncode == 0, errors.decode()
    assert sum(path.stat().st_size for path in files(tmp_path / "rewrite")) < 16 << 10

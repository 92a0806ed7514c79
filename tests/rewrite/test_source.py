"""Finding the text of a function, and refusing a text that is not the code that runs."""

from __future__ import annotations

import importlib.util
import linecache
import os
import subprocess
import sys
import textwrap

import pytest
from rewrite.concrete import Concrete, expanded

from transpile.diagnose.diagnostic import CubeSyntaxError
from transpile.diagnose.errors import syntax
from transpile.diagnose.sources import source_line
from transpile.rewrite import function_from_source, rewrite, text_hash
from transpile.rewrite.source import find_source, fingerprint


def load(path, text):
    """Write a module and import it."""
    path.write_text(textwrap.dedent(text).lstrip("\n"))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def edit(path, text):
    """Change a file so that its time stamp shows it."""
    path.write_text(textwrap.dedent(text).lstrip("\n"))
    later = path.stat().st_mtime + 10
    os.utime(path, (later, later))


def test_edit_after_import_is_refused(tmp_path):
    path = tmp_path / "module_a.py"
    module = load(path, "def k(x):\n    return x + 1\n")
    edit(path, "def k(x):\n    return x * 99\n")
    with pytest.raises(CubeSyntaxError) as caught:
        rewrite(module.k)
    assert type(caught.value.diagnostic) is syntax.SourceChanged
    assert "reload" in str(caught.value)


def test_edit_elsewhere_in_the_file_is_fine(tmp_path):
    path = tmp_path / "module_b.py"
    module = load(path, "def k(x):\n    return x + 1\n\n\nA = 1\n")
    edit(path, "def k(x):\n    return x + 1  # same\n\n\nA = 2\n")
    assert expanded(module.k)(1) == 2


def test_function_that_moved_is_refused(tmp_path):
    path = tmp_path / "module_c.py"
    module = load(path, "def k(x):\n    return x + 1\n")
    edit(path, "A = 1\n\n\ndef k(x):\n    return x + 1\n")
    with pytest.raises(CubeSyntaxError) as caught:
        rewrite(module.k)
    assert type(caught.value.diagnostic) is syntax.SourceChanged


@pytest.mark.parametrize(
    "other", ["x + 1.0", "x + 1 + 0", "x + y", "x - 1", "x + '1'", "x + True", "x + (1,)"]
)
def test_every_difference_is_seen(other):
    one = function_from_source("def k(x, y=1):\n    return x + 1\n", {})
    two = function_from_source(f"def k(x, y=1):\n    return {other}\n", {})
    assert fingerprint(one.__code__) != fingerprint(two.__code__)


def test_stale_line_cache_is_refreshed(tmp_path):
    path = tmp_path / "module_d.py"
    path.write_text("nothing\n")
    linecache.getlines(str(path))
    edit(path, "def k(x):\n    return x + 1\n")
    module = load(path, "def k(x):\n    return x + 1\n")
    later = path.stat().st_mtime + 20
    os.utime(path, (later, later))
    assert expanded(module.k)(1) == 2


def test_no_source():
    namespace = {}
    exec("def k(x):\n    return x\n", namespace)
    with pytest.raises(CubeSyntaxError) as caught:
        rewrite(namespace["k"])
    assert type(caught.value.diagnostic) is syntax.SourceMissing
    assert "from_source" in str(caught.value)


def test_notebook_cell():
    text = "def k(x):\n    v = x\n    return v + 1\n"
    name = "<ipython-input-7-abc>"
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    namespace = {}
    exec(compile(text, name, "exec"), namespace)
    assert expanded(namespace["k"])(1) == 2
    assert source_line(name, 2) == "    v = x"


ENDS = {
    "last line without an end": "def k(x):\n    return x",
    "dead text at the end": "def k(x):\n    return x\n    '''a\nb'''\n",
    "a pass after code": "def k(x):\n    if x:\n        return x\n    else:\n        pass\n\n\ny = 1\n",
    "comments and blanks": "def k(x):\n    return x\n\n    # a comment\n\n\n# another\ny = 1\n",
    "a bracket at the margin": "def k(x):\n    return (\n  x\n)\n\ny = 1\n",
    "a string at the margin": 'def k(x):\n    """a\nb"""\n    return x\n\ny = 1\n',
    "one line": "def k(x): return x\ny = 1\n",
    "only a docstring": 'def k(x):\n    """a\nb\n    """\ny = 1\n',
    "tabs": "if 1:\n\tdef k(x):\n\t\tif x:\n\t\t\treturn x\n\t\treturn 0\n\ty = 1\n",
    "decorators": "@id\n@(\n  id\n)\ndef k(x):\n    return x\n",
    "a long signature": "def k(\n    x,\n    y=1,\n):\n    pass\n\n\nz = 1\n",
}


@pytest.mark.parametrize("name", ENDS)
def test_end_of_a_function(name, tmp_path):
    text = ENDS[name]
    path = tmp_path / f"module_{name.replace(' ', '_')}.py"
    path.write_text(text.replace("@id", "@keep").replace("  id", "  keep"))
    namespace = {"keep": lambda f: f, "__file__": str(path)}
    exec(compile(path.read_text(), str(path), "exec"), namespace)
    k = namespace["k"]
    assert expanded(k)(5) == k(5)
    source, _ = find_source(k)
    assert not any(line.startswith(("y =", "z =")) for line in source.lines)


def test_asserts_in_modules_of_pytest():
    """This very module is compiled by pytest's import hook."""

    def k(n):
        assert n > 0, "not positive"
        return n

    noted = text_hash(k)
    assert noted is not None
    assert Concrete(rewrite(k, decorated_text=noted)).run(2) == 2
    with pytest.raises(CubeSyntaxError) as caught:
        rewrite(k, decorated_text="0" * 64)
    assert type(caught.value.diagnostic) is syntax.SourceChanged


def test_future_flags_and_optimization(tmp_path):
    """Under ``-O`` asserts are gone from the code, and the text still counts as the one that runs."""
    path = tmp_path / "optimized.py"
    path.write_text(
        "from __future__ import annotations\n"
        "from transpile.rewrite import rewrite\n"
        "def k(n: nothing):\n"
        "    def f(v: nothing) -> nothing:\n"
        "        return v\n"
        "    assert n, 'text'\n"
        "    return f(n)\n"
        "print(rewrite(k).text)\n"
    )
    for flags in ([], ["-O"], ["-OO"], ["-X", "no_debug_ranges"]):
        done = subprocess.run(
            [sys.executable, *flags, str(path)],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONPATH": os.getcwd(), "TRANSPILE_CACHE": "0"},
        )
        head = "    def f(v: lambda: cx[nothing]) -> lambda: cx[nothing]:\n"
        assert done.stdout.startswith(f"def k__expand(cx, n):\n{head}")
